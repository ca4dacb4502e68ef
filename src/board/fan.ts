/** A pile looked at: its cards side by side over the table, each to be chosen by itself. Pure. */
import { aspect, clamp, type Rect } from './pack.ts'
import { type Draft, faceOf, type Place, panel } from './place.ts'

const most = 24

/** The cards of the pile that is looked at, near it; nothing for a card that lies alone. */
export function fanPlaces(table: readonly Place[], draft: Draft): Place[] {
  const { at, scene, looking, answers } = draft
  const id = looking.fan?.startsWith('card:') ? Number(looking.fan.slice(5)) : 0
  const pile = id > 0 ? table.findLast((place) => place.pile?.includes(id)) : undefined
  if (!pile?.pile) return []
  const { u, main } = at
  const ids = pile.pile.slice(0, most)
  const lying = pile.rect.w > pile.rect.h
  const high = Math.max(lying ? pile.rect.w : pile.rect.h, 84 * u)
  const [w, h] = lying ? [high, high * aspect] : [high * aspect, high]
  const pad = 3 * u
  const room = Math.min(main.w * 0.94, ids.length * (w + pad)) - pad * 2
  const step = Math.min(w + pad, (room - w) / Math.max(1, ids.length - 1))
  const wide = w + step * (ids.length - 1) + pad * 2
  const box: Rect = {
    x: clamp(pile.rect.x + pile.rect.w / 2 - wide / 2, main.x, main.x + main.w - wide),
    y: clamp(pile.rect.y + pile.rect.h / 2 - h / 2 - pad, main.y, main.y + main.h - h - pad * 2),
    w: wide,
    h: h + pad * 2,
  }
  const cards = ids.flatMap((one, i): Place[] => {
    const card = scene.view.cards[one]
    if (!card) return []
    const own = answers.get(`card:${one}`) ?? []
    const picked = scene.decision?.about.picked?.includes(one) ?? false
    return [
      {
        key: `card:${one}`,
        rect: { x: box.x + pad + i * step, y: box.y + pad, w, h },
        show: { kind: 'card', face: faceOf(card, draft.printed), count: 1, lit: own.length > 0, picked },
        answers: own,
        card: one,
      },
    ]
  })
  return [{ ...panel('panel:fan', box, true, true), act: 'none' }, ...cards]
}
