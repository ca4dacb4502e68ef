/** A card that is revealed: large in the middle of the hall, its picture beside its whole text. Pure. */
import { type Measure, wrap } from '../draw/measure.ts'
import type { PrintedFace } from '../scene.ts'
import { colors } from '../theme.ts'
import type { Regions } from './layout.ts'
import { aspect, type Rect } from './pack.ts'
import { faceNamed, type Place, panel, textPlace } from './place.ts'

export interface RevealUse {
  readonly at: Regions
  readonly measure: Measure
  readonly printed: (def: string) => PrintedFace | null
  /** A line below the text, '' if none. */
  readonly hint: string
}

/** A card as it is revealed; `card` is the place of its picture. */
export interface Reveal {
  readonly card: Place
  readonly others: readonly Place[]
}

/** The room for it: hall and arena, on a small page all above the viewer's party; never the hand, that party or the question. */
function revealRoom({ boss, arena, main, gap, compact, u, focus, hand }: Regions): Rect {
  const foot = Math.max(boss.y + boss.h, arena.y + arena.h)
  if (compact)
    return { ...main, h: Math.min(focus?.all.y ?? main.h, hand?.y ?? main.h, main.y + main.h) - gap - main.y }
  const w = Math.min(640 * u, main.w * 0.86)
  const y = boss.y + boss.h * 0.3
  return { x: main.x + (main.w - w) / 2, y, w, h: foot - y }
}

/** Sizes of the text in table units, largest first; whether the picture is there. */
const ways = [16, 15, 14, 13, 12, 11].map((size) => ({ size, picture: true }))
const without = [13, 12, 11, 10, 9].map((size) => ({ size, picture: false }))

/** As large as it fits into its room, at the foot of it. */
export function revealPlaces(name: string, use: RevealUse): Reveal {
  const room = revealRoom(use.at)
  const { u } = use.at
  const pad = 9 * u
  const all = [...ways, ...without].map((way) => set(name, way, room, use))
  const most = room.h - 2 * pad
  const { lines, tall, h, size } = all.find((one) => one.h <= most) ?? all[all.length - 1]!
  const inner = Math.min(Math.max(h, tall), most)
  const rect = { ...room, y: room.y + room.h - inner - 2 * pad, h: inner + 2 * pad }
  const w = tall * aspect
  const face = faceNamed(name, use.printed)
  const card: Place = {
    key: 'reveal:card',
    rect: { x: rect.x + pad, y: rect.y + pad + (inner - tall) / 2, w, h: tall },
    show: { kind: 'card', face, count: 1, lit: false, picked: false },
    answers: [],
    card: 0,
  }
  const left = rect.x + pad + (w > 0 ? w + 1.4 * pad : 0)
  let y = rect.y + pad
  const texts = lines.map((line, i): Place => {
    const own = { x: left, y, w: rect.x + rect.w - pad - left, h: line.lines.length * line.size * 1.25 }
    y += own.h + size * 0.3 * u
    const { lines: words, ...style } = line
    return textPlace(`reveal:text:${i}`, own, words, style)
  })
  return { card, others: [panel('panel:reveal', rect, { lit: true, solid: true }), ...texts] }
}

interface Line {
  lines: readonly string[]
  size: number
  color: number
  bold?: boolean
  italic?: boolean
}

interface SetText {
  lines: Line[]
  /** The height of the text, and of the picture. */
  h: number
  tall: number
  size: number
}

/** The text in letters of one size. */
function set(
  name: string,
  { size: units, picture }: (typeof ways)[number],
  room: Rect,
  { at: { u }, measure, printed, hint }: RevealUse,
): SetText {
  const pad = 9 * u
  const size = units * u
  const tall = picture ? Math.min(200 * u, room.h - 2 * pad) : 0
  const width = room.w - 2 * pad - (picture ? tall * aspect + 1.4 * pad : 0)
  const known = printed(name)
  const lineOf = (text: string, at: number, look: Omit<Line, 'lines' | 'size'>): Line[] =>
    text ? [{ lines: wrap(text, { width, size: at, measure, bold: look.bold ?? false }), size: at, ...look }] : []
  const lines = [
    ...lineOf(known?.name ?? name, size * 1.3, { color: colors.gold, bold: true }),
    ...lineOf(known?.line ?? '', size * 0.85, { color: colors.soft }),
    ...(known?.text ?? []).flatMap((text) => lineOf(text, size, { color: colors.text })),
    ...lineOf(hint, Math.max(10 * u, size * 0.8), { color: colors.soft, italic: true }),
  ]
  const h = lines.reduce((sum, line) => sum + line.lines.length * line.size * 1.25 + size * 0.3, 0)
  return { lines, h, tall, size: units }
}
