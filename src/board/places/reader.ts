/** The reader: the inspected card, large, with its lines. It has one fixed place, over nothing that a player needs to act. Pure. */
import { type Measure, wrap } from '../draw/measure.ts'
import { colors } from '../theme.ts'
import type { InspectorLine } from './inspector.ts'
import type { Regions } from './layout.ts'
import { aspect, type Rect } from './pack.ts'
import { type Face, type Place, panel, textPlace } from './place.ts'

/** The conditions for the reader's place: the parts of the table, the height of the log, the card, and other open panels. */
export interface ReaderUse {
  readonly at: Regions
  readonly logHeight: number
  readonly key: string
  /** The open menu, if there is one. */
  readonly menu?: Rect | undefined
}

/** With less height than this there is nothing to read, in table units. */
const leastHeight = 70

/**
 * The box for the reader, or null if it is too small: that of the log; for a line of the log itself the hall beside it.
 * On a small page everything between the status line and the hand, or an open menu.
 */
export function readerBox({ at, logHeight, key, menu }: ReaderUse): Rect | null {
  const { side, main, status, arena, compact, hand, gap, u } = at
  const top = status.y + status.h + gap
  if (compact) {
    const foot = Math.min(hand ? hand.y : main.y + main.h, menu?.y ?? Number.POSITIVE_INFINITY) - gap
    return foot - top < leastHeight * u ? null : { x: main.x, y: top, w: main.w, h: foot - top }
  }
  if (!key.startsWith('log:')) return { ...side, h: logHeight }
  const w = Math.min(340 * u, main.w * 0.4)
  return { x: main.x + main.w - w, y: top, w, h: arena.y + arena.h - top }
}

const looks = {
  title: { size: 16, color: colors.gold, bold: true },
  type: { size: 11.5, color: colors.soft },
  text: { size: 13.5, color: colors.text },
  keyword: { size: 12, color: colors.soft },
  now: { size: 12.5, color: colors.defend },
  sum: { size: 11.5, color: colors.soft },
} as const

/** A way to set the reader: the picture's height in table units, whether all lines stand beside it, the size of the letters. */
interface Way {
  readonly tall: number
  readonly beside: boolean
  readonly scale: number
}

/** Tried in this order until everything fits; the last one is cut off. */
const ways: readonly Way[] = [
  { tall: 236, beside: true, scale: 1 },
  { tall: 180, beside: true, scale: 1 },
  { tall: 110, beside: false, scale: 1 },
  { tall: 84, beside: false, scale: 0.92 },
  { tall: 0, beside: false, scale: 0.92 },
  { tall: 0, beside: false, scale: 0.84 },
]

/** Beside a picture, lines need more units than that, with the space around them. */
const narrowest = 180

export interface Setting {
  readonly u: number
  readonly measure: Measure
}

/** The panel with the picture (if there is a face) and the lines, in the upper left of `box` and as large as it needs to be. */
export function readerPlaces(lines: readonly InspectorLine[], face: Face | null, box: Rect, setting: Setting): Place[] {
  if (lines.length === 0 || box.w <= 0 || box.h <= 0) return []
  const tried = ways
    .filter(({ tall }) => face !== null || tall === 0)
    .filter(({ tall, beside }) => !beside || box.w - tall * aspect * setting.u > narrowest * setting.u)
    .map((way) => typeset(lines, box, way, setting))
  const set = tried.find(({ h }) => h <= box.h) ?? tried.at(-1)
  return set ? framed(set, face, box, setting) : []
}

interface Row {
  readonly look: (typeof looks)[InspectorLine['kind']]
  readonly wrapped: readonly string[]
  readonly x: number
  readonly y: number
  readonly size: number
}

interface Typeset {
  readonly rows: readonly Row[]
  readonly tall: number
  readonly h: number
}

const leading = 1.25

function typeset(lines: readonly InspectorLine[], box: Rect, way: Way, { u, measure }: Setting): Typeset {
  const pad = 9 * u
  const tall = Math.min(way.tall * u, box.h - pad * 2)
  const left = tall > 0 ? tall * aspect + pad : 0
  let y = pad
  const rows = lines.map(({ kind, text }): Row => {
    const look = looks[kind]
    const aside = way.beside || y < tall
    const x = pad + (aside ? left : 0)
    const size = Math.max(11, look.size * u * way.scale)
    const bold = 'bold' in look
    const wrapped = wrap(text, { width: box.w - x - pad, size, measure, bold })
    const row = { look, wrapped, x, y, size }
    y += wrapped.length * size * leading + 5 * u
    // Beside a small picture only what fits stands there; the rest goes below it.
    if (aside && !way.beside && y > tall && y < tall + pad) y = tall + pad
    return row
  })
  return { rows, tall, h: Math.max(y + 4 * u, tall + pad * 2) }
}

function framed({ rows, tall, h }: Typeset, face: Face | null, box: Rect, { u }: Setting): Place[] {
  const pad = 9 * u
  const high = Math.min(h, box.h)
  const shown = rows.filter(({ y, wrapped, size }) => y + wrapped.length * size * leading <= high)
  const card: Place[] =
    face && tall > 0
      ? [
          {
            key: 'inspector:card',
            rect: { x: box.x + pad, y: box.y + pad, w: tall * aspect, h: tall },
            show: { kind: 'card', face: { ...face, lying: false }, count: 1, lit: false, picked: false },
            answers: [],
            card: 0,
          },
        ]
      : []
  return [
    panel('panel:inspector', { ...box, h: high }, { lit: true, solid: true }),
    ...card,
    ...shown.map(({ look, wrapped, x, y, size }, i) =>
      textPlace(`inspector:${i}`, { x: box.x + x, y: box.y + y, w: box.w - x - pad, h: size }, wrapped, {
        ...look,
        size,
      }),
    ),
  ]
}
