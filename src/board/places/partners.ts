/** The raiders who are not in focus: parties, or on a small page portraits that open them. Pure. */
import type { Obj, SeatView, View } from '../../engine/types.ts'
import { cut } from '../draw/measure.ts'
import type { Scene } from '../scene.ts'
import { colors, letterSize } from '../theme.ts'
import type { Regions } from './layout.ts'
import { meterWidth, threatPlace } from './meters.ts'
import type { Rect } from './pack.ts'
import { type Draft, faceOf, type Place, panel, textPlace } from './place.ts'
import { fittingName, marksOf, seatLine, seatWords, smallParty } from './seats.ts'

/** A raider who is not in focus; if there is no room for a party, a portrait or a name that opens it. */
export function otherParty(seat: SeatView, rect: Rect, draft: Draft): Place[] {
  const { view } = draft.scene
  if (!draft.at.compact) return smallParty(seat, rect, draft)
  const lit = [seat.hero, ...seat.party, ...seat.resources].some((id) => draft.answers.has(`card:${id}`))
  const plate = panel(`panel:${seat.seat}`, rect, {
    lit: view.turn.seat === seat.seat || lit,
    away: seat.away !== '',
  })
  if (rect.h >= 30 * draft.at.u) return [plate, ...portraitPlaces(seat, rect, draft, lit)]
  return [plate, ...seatLine(seat, rect, draft, { small: true, lit }), ...warned(seat, rect, draft)]
}

/** In a layout of names only: the meter of a raider who is at the threat level or above it. */
function warned(seat: SeatView, rect: Rect, draft: Draft): Place[] {
  const { u } = draft.at
  const w = meterWidth(seat, draft, true)
  const x = rect.x + rect.w - seatWords(seat, rect, draft, true).width - w - 10 * u
  const fits = isWarned(seat, draft) && x > rect.x + draft.measure(seat.name, 13.5 * u, true) + 20 * u
  return fits ? threatPlace(seat, { x, y: rect.y + rect.h / 2 - 7.5 * u, w, h: 15 * u }, draft) : []
}

const isWarned = ({ resources }: SeatView, { scene }: Draft): boolean =>
  resources.length >= (scene.view.raid.threat?.level ?? Number.POSITIVE_INFINITY)

/** The allies of a seat that are not exhausted. */
const readyAllies = ({ party }: SeatView, { cards }: View): number =>
  party.filter((id) => cards[id]?.types.includes('ally') && !cards[id]?.exhausted).length

/** The hero's picture, and beside it the name, health, ready allies, and the cards in hand if there is room. A tap opens the party. */
function portraitPlaces(seat: SeatView, rect: Rect, draft: Draft, lit: boolean): Place[] {
  const { at, scene, measure, printed } = draft
  const { view, decides } = scene
  const { u } = at
  const [hero, turn] = [view.cards[seat.hero], view.turn.seat === seat.seat]
  const answers = draft.answers.get(`seat:${seat.seat}`) ?? []
  const pad = 2
  const side = rect.h - 2 * pad
  const wide = Math.min(side, rect.w * 0.38)
  const x = rect.x + wide + 2 * pad
  const w = rect.x + rect.w - x - pad
  const size = letterSize(12, u)
  const step = Math.min(size * 1.22, side / (marksOf(seat).length > 0 ? 3 : 2))
  const asked = decides === seat.seat ? ' …' : ''
  const setting = { width: w - measure(asked, size, true), size, measure, bold: true }
  const name = fittingName({ ...seat, lost: false }, view, (text) => measure(text, size, true) <= setting.width)
  const line = (key: string, row: number, text: string, color: number): Place =>
    textPlace(`text:${key}:${seat.seat}`, { x, y: rect.y + pad + row * step, w, h: step }, [text], {
      size,
      bold: true,
      color,
    })
  const marks = cut(marksOf(seat).join(', '), { ...setting, width: w })
  const numbers = { x, y: rect.y + pad + step, w, h: step }
  return [
    {
      key: `seat:${seat.seat}`,
      rect,
      show: { kind: 'button', lines: [], size, hint: '', tone: answers.length > 0 || lit ? 'lit' : 'quiet' },
      answers,
      card: 0,
      ...(answers.length === 0 ? { act: `zone seat:${seat.seat}` } : {}),
    },
    ...(hero
      ? [
          {
            ...textPlace(`text:portrait:${seat.seat}`, { x: rect.x + pad, y: rect.y + pad, w: wide, h: side }, [], {
              size: 0,
            }),
            show: { kind: 'portrait', face: { ...faceOf(hero, printed), out: seat.lost }, turn } as const,
          },
        ]
      : []),
    line('name', 0, cut(name, setting) + asked, seat.lost ? colors.soft : turn ? colors.gold : colors.text),
    ...(seat.lost ? [line('out', 1, 'out', colors.soft)] : numberPlaces(seat, numbers, size, draft)),
    ...(marks ? [line('marks', 2, marks, colors.gold)] : []),
    ...(isWarned(seat, draft)
      ? threatPlace(seat, { x: rect.x + pad, y: rect.y + pad + side - 14, w: wide, h: 14 }, draft)
      : []),
  ]
}

/** Signs with numbers, side by side: the first of them always, the others as far as there is room. */
function numberPlaces(seat: SeatView, box: Rect, size: number, { scene, measure }: Draft): Place[] {
  const { view } = scene
  const hero = view.cards[seat.hero]
  const health = hero && hero.health !== null ? Math.max(0, hero.health - hero.damage) : null
  const hurt = hero !== undefined && hero.damage > 0
  const told = [
    ...(health === null
      ? []
      : ([{ key: 'health', sign: 'health', text: `${health}`, color: hurt ? colors.hurt : colors.text }] as const)),
    { key: 'allies', sign: 'ready', text: `${readyAllies(seat, view)}`, color: colors.text } as const,
    { key: 'held', sign: 'hand', text: `${seat.handCount}`, color: colors.soft } as const,
  ]
  const out: Place[] = []
  let { x } = box
  for (const { key, sign, text, color } of told) {
    const wide = size * 1.05 + measure(text, size, true)
    if (out.length > 0 && x + wide > box.x + box.w + 1) break
    const mark = { x, y: box.y + (box.h - size) / 2, w: size * 0.95, h: size }
    out.push(
      { ...textPlace(`text:sign:${key}:${seat.seat}`, mark, [], { size: 0 }), show: { kind: 'sign', sign } },
      textPlace(`text:${key}:${seat.seat}`, { ...box, x: x + size * 1.05, w: wide - size * 1.05 }, [text], {
        size,
        bold: true,
        color,
      }),
    )
    x += wide + size * 0.25
  }
  return out
}

/** The zone that is open while this card has the focus: on a small page a partner's party opens for its cards, and closes for others. */
export function zoneOf(card: Obj, open: string, { view }: Scene, { compact, others }: Regions): string {
  const seat = compact ? others.find(({ seat }) => view.seats[seat]?.party.includes(card))?.seat : undefined
  if (seat !== undefined) return `seat:${seat}`
  return compact && open.startsWith('seat:') ? '' : open
}
