/** A fanned-out pile: its cards side by side over the table, so that each can be chosen. Pure. */

import { least } from './layout.ts'
import { aspect, clamp, type Rect } from './pack.ts'
import { lightsOf } from './piles.ts'
import { type Draft, faceOf, type Place, panel } from './place.ts'

const most = 24

/** The cards of the inspected pile, next to it; nothing for a single card. */
export function fanPlaces(table: readonly Place[], draft: Draft): Place[] {
  const { at, scene, looking, answers } = draft
  const id = looking.fan?.startsWith('card:') ? Number(looking.fan.slice(5)) : 0
  const pile = id > 0 ? table.findLast((place) => place.pile?.includes(id)) : undefined
  if (!pile?.pile) return []
  const { u, main } = at
  const ids = pile.pile.slice(0, most)
  const { w, h, across, step, pad } = rowsFor(ids.length, Math.max(pile.rect.h, 84 * u), draft)
  const [wide, high] = [w + step * (across - 1) + pad * 2, Math.ceil(ids.length / across) * (h + pad) + pad]
  const box: Rect = {
    x: clamp(pile.rect.x + pile.rect.w / 2 - wide / 2, main.x, main.x + main.w - wide),
    y: clamp(pile.rect.y + pile.rect.h / 2 - high / 2, main.y, main.y + main.h - high),
    w: wide,
    h: high,
  }
  const cards = ids.flatMap((one, i): Place[] => {
    const card = scene.view.cards[one]
    if (!card) return []
    const own = answers.get(`card:${one}`) ?? []
    const picked = scene.decision?.about.picked?.includes(one) ?? false
    return [
      {
        key: `card:${one}`,
        rect: { x: box.x + pad + (i % across) * step, y: box.y + pad + Math.floor(i / across) * (h + pad), w, h },
        show: { kind: 'card', face: faceOf(card, draft.printed), count: 1, ...lightsOf(own, scene), picked },
        answers: own,
        card: one,
      },
    ]
  })
  return [{ ...panel('panel:fan', box, { lit: true, solid: true }), act: 'none' }, ...cards]
}

interface Rows {
  w: number
  h: number
  /** Cards per row, and the distance from one to the next. */
  across: number
  step: number
  pad: number
}

/** Cards side by side in as few rows as possible, made smaller if needed; they overlap only if that is not enough. */
function rowsFor(n: number, tall: number, { at: { u, main }, touch }: Draft): Rows {
  const pad = 3 * u
  const room = { w: main.w * 0.94 - pad, h: main.h * 0.94 - pad }
  const lowest = Math.max(60 * u, touch ? least / aspect : 0)
  for (let size = tall; ; size *= 0.92) {
    const [w, h] = [size * aspect, size]
    const most = Math.max(1, Math.floor(room.h / (h + pad)))
    const rows = Math.ceil(n / Math.max(1, Math.floor(room.w / (w + pad))))
    if (rows <= most) return { w, h, across: Math.ceil(n / rows), step: w + pad, pad }
    if (size * 0.92 < lowest) {
      const across = Math.ceil(n / most)
      return { w, h, across, step: Math.min(w + pad, (room.w - pad - w) / Math.max(1, across - 1)), pad }
    }
  }
}
