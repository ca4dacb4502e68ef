/** A close look at a card: what is printed on it and where its numbers come from, in lines. Pure. */
import type { CardId, CardView, View } from '../../engine/types.ts'
import { type Measure, wrap } from '../draw/measure.ts'
import { type Ask, nameIn } from '../scene.ts'
import { colors } from '../theme.ts'
import type { Size } from './layout.ts'
import { aspect, type Rect } from './pack.ts'
import { type Face, isNew, type Place, panel, textPlace } from './place.ts'

export interface InspectorLine {
  kind: 'title' | 'type' | 'text' | 'keyword' | 'now' | 'sum'
  text: string
}

/** Everything that the viewer may know about a card, in reading order; the accessible table shows the same lines. */
export function inspectorLines(
  id: CardId,
  view: View,
  ask: Pick<Ask, 'printed' | 'explain' | 'keyword'>,
): InspectorLine[] {
  const card = view.cards[id]
  if (!card) return []
  if (card.def === null) return [{ kind: 'title', text: 'A hidden card' }]
  const printed = ask.printed(card.def)
  const lines: InspectorLine[] = [{ kind: 'title', text: printed?.name ?? card.def }]
  if (printed?.line) lines.push({ kind: 'type', text: printed.line })
  for (const text of printed?.text ?? []) lines.push({ kind: 'text', text })
  for (const word of card.keywords) {
    const about = ask.keyword(word)
    if (about) lines.push({ kind: 'keyword', text: `${word}: ${about}` })
  }
  for (const text of stateLines(card, view)) lines.push({ kind: 'now', text })
  for (const stat of ['atk', 'health', 'def', 'cost'] as const) {
    if (statOf(card, stat) === null) continue
    const ledger = ask.explain(id, stat)
    if (!ledger || ledger.lines.length < 2) continue
    const sum = ledger.lines.map(
      ({ n, why, rule }, i) => `${i > 0 && n >= 0 ? '+' : ''}${n} ${why}${rule ? ` (${rule})` : ''}`,
    )
    lines.push({ kind: 'sum', text: `${statNames[stat]} ${ledger.total}: ${sum.join(', ')}` })
  }
  return lines
}

/** What a zone is, what belongs to a player, or what a step of the turn is for. */
export function zoneLines(key: string, { turn, seats }: View, ask: Pick<Ask, 'keyword'>): InspectorLine[] {
  const [what, seat, kind, name] = key.split(':')
  const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
  const told = (words: readonly string[], title = words[0] ?? ''): InspectorLine[] => {
    const lines = words.flatMap((word): InspectorLine[] => {
      const text = ask.keyword(word)
      return text ? [words.length > 1 ? { kind: 'keyword', text: `${word}: ${text}` } : { kind: 'text', text }] : []
    })
    return lines.length > 0 ? [{ kind: 'title', text: title }, ...lines] : []
  }
  if (what === 'turn') return told([upper(turn.name)])
  if (what === 'seat') return told(['Hand', 'Resource row', 'Party'], seats[Number(seat)]?.name)
  if (what !== 'zone') return []
  if (kind === 'graveyard') return told(['Graveyard'])
  if (kind === 'removed') return told(['Removed from game'])
  const own = kind === 'deck' ? told([`${upper(name ?? '')} deck`]) : []
  return own.length > 0 || kind !== 'deck' ? own : told(['Deck'])
}

const statNames = { atk: 'ATK', health: 'Health', def: 'DEF', cost: 'Cost' } as const
const statOf = (card: CardView, stat: keyof typeof statNames): number | null =>
  stat === 'def' ? card.def_ : card[stat]

/** The current numbers and state in words. */
export function stateLines(card: CardView, view: View): string[] {
  const numbers = [
    card.cost !== null && card.zone === 'hand' ? `cost ${card.cost}` : '',
    card.atk !== null ? `${card.atk} ATK${card.damageTypes.length > 0 ? ` (${card.damageTypes.join(', ')})` : ''}` : '',
    card.strike !== null && card.types.includes('weapon') ? `strike cost ${card.strike}` : '',
    card.def_ !== null ? `${card.def_} DEF` : '',
    card.health !== null ? `${card.health - card.damage} of ${card.health} health` : '',
    card.damage > 0 ? `${card.damage} damage` : '',
  ]
  const states = [
    card.exhausted ? 'exhausted' : '',
    ...new Set([card.away, ...card.marks]),
    card.side || (card.faceDown ? (card.types.includes('hero') ? 'flipped' : 'face down') : ''),
    isNew(card) ? 'new this turn' : '',
    card.role,
    ...Object.entries(card.counters).map(([name, n]) => (n > 0 ? `${n} ${name} counters` : '')),
    card.host > 0 ? `attached to ${nameIn(view, card.host)}` : '',
  ]
  const words = [numbers, states, card.keywords].map((part) => part.filter(Boolean).join(', ')).filter(Boolean)
  const attached = card.attachments.map((id) => nameIn(view, id)).join(', ')
  return attached ? [...words, `Attached: ${attached}`] : words
}

const looks = {
  title: { size: 16, color: colors.gold, bold: true },
  type: { size: 11.5, color: colors.soft },
  text: { size: 13.5, color: colors.text },
  keyword: { size: 12, color: colors.soft },
  now: { size: 12.5, color: colors.defend },
  sum: { size: 11.5, color: colors.soft },
} as const

/** Where a card is inspected. */
export interface Inspected {
  /** Where the card itself lies. */
  readonly near: Rect
  readonly page: Size
  readonly u: number
  readonly measure: Measure
}

/** The card large with its lines beside it, next to its place and inside the page. */
export function inspectorPlaces(lines: readonly InspectorLine[], face: Face | null, where: Inspected): Place[] {
  if (lines.length === 0) return []
  const { page: size, u } = where
  const pad = 9 * u
  const most = size.h - 8 * u
  // If there is little room, the picture goes first, then the text gets wider, and at last it is cut off.
  for (const tight of [false, true]) {
    const tall = Math.min(236 * u, size.h * 0.6)
    const left = face && !tight ? tall * aspect + pad : 0
    const room = tight ? size.w - pad * 2 - 8 * u : Math.min(300 * u, size.w * 0.5)
    const set = typeset(lines, room, pad, where)
    const h = Math.max(set.h + 4 * u, left > 0 ? tall + pad * 2 : 0)
    if (h > most && !tight) continue
    const rows = set.rows.filter(({ y, wrapped, size: step }) => y + wrapped.length * step + 4 * u <= most)
    const frame = { w: pad + left + room + pad, h: Math.min(h, most), tall, left, room }
    return framed(rows, left > 0 ? face : null, frame, where)
  }
  return []
}

interface Row {
  kind: InspectorLine['kind']
  wrapped: string[]
  y: number
  /** Line height. */
  size: number
}

function typeset(
  lines: readonly InspectorLine[],
  room: number,
  from: number,
  { u, measure }: Inspected,
): { rows: Row[]; h: number } {
  let h = from
  const rows = lines.map(({ kind, text }): Row => {
    const look = looks[kind]
    const wrapped = wrap(text, { width: room, size: look.size * u, measure, bold: 'bold' in look, most: 12 })
    const row = { kind, wrapped, y: h, size: look.size * 1.25 * u }
    h += wrapped.length * row.size + 5 * u
    return row
  })
  return { rows, h }
}

/** The panel that a card is inspected in. */
interface Frame {
  w: number
  h: number
  /** How tall the card is in it, and how far it moves the lines to the right. */
  tall: number
  left: number
  /** How wide the lines may be. */
  room: number
}

function framed(
  rows: readonly Row[],
  face: Face | null,
  { w, h, tall, left, room }: Frame,
  { near, page: size, u }: Inspected,
): Place[] {
  const pad = 9 * u
  const gap = 8 * u
  const after = near.x + near.w + gap
  const x = after + w <= size.w ? after : Math.max(0, Math.min(near.x - gap - w, size.w - w))
  const y = Math.max(4 * u, Math.min(near.y + near.h / 2 - h / 2, size.h - h - 4 * u))
  const shown: Place[] = face
    ? [
        {
          key: 'inspector:card',
          rect: { x: x + pad, y: y + pad, w: tall * aspect, h: tall },
          show: { kind: 'card', face: { ...face, lying: false }, count: 1, lit: false, picked: false },
          answers: [],
          card: 0,
        },
      ]
    : []
  return [
    panel('panel:inspector', { x, y, w, h }, { lit: true, solid: true }),
    ...shown,
    ...rows.map(({ kind, wrapped, y: top }, i) => {
      const look = looks[kind]
      const rect = { x: x + pad + left, y: y + top, w: room, h: 10 }
      return textPlace(`inspector:${i}`, rect, wrapped, { ...look, size: look.size * u })
    }),
  ]
}
