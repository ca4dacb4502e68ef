/** Highlights over the places: target lines, a dragged card, a hovered or focused place. Pure. */
import { type Choice, choiceKey } from '../places/answers.ts'
import { contains } from '../places/layout.ts'
import { meets, type Rect } from '../places/pack.ts'
import type { Place } from '../places/place.ts'
import { targetLines } from '../places/target-lines.ts'
import type { Scene } from '../scene.ts'
import { type Highlight, headSize } from './rings.ts'

export interface Pointed {
  /** Keys of the places under the mouse and in focus, '' if there is none. */
  hover: string
  focused: string
  /** The dragged place, and where the pointer holds it. */
  lifted: { key: string; x: number; y: number } | null
  /** Whether an arrow leads from the dragged place to the pointer; a card of the hand follows the pointer itself. */
  arrow?: boolean
  /** The parts of the table that take it. */
  zones?: readonly Rect[]
  /** The table's unit. */
  u?: number
}

/** Whether a place, or a line between two places, can be seen: anything open over the table hides them. */
function covers(places: readonly Place[]): {
  seen(place: Place, i: number): boolean
  crossed(from: Rect, to: Rect): boolean
} {
  const open = places.flatMap(({ show, rect }, at) => (show.kind === 'panel' && show.solid ? [{ at, rect }] : []))
  return {
    seen: ({ rect: { x, y, w, h } }, i) => !open.some(({ at, rect }) => at > i && contains(rect, x + w / 2, y + h / 2)),
    crossed: (from, to) => open.some(({ rect }) => meets(rect, around(from, to))),
  }
}

/** The box around a line between the middles of two boxes. */
function around(a: Rect, b: Rect): Rect {
  const [ax, ay, bx, by] = [a.x + a.w / 2, a.y + a.h / 2, b.x + b.w / 2, b.y + b.h / 2]
  return { x: Math.min(ax, bx), y: Math.min(ay, by), w: Math.abs(ax - bx) + 1, h: Math.abs(ay - by) + 1 }
}

/** The places with these keys; a card in a pile is where its pile is. */
export const pointedPlaces = (places: readonly Place[], keys: readonly string[]): Place[] =>
  keys.flatMap((key) => {
    const at = places.findLast((one) => one.key === key || one.pile?.some((id) => key === `card:${id}`))
    return at ? [at] : []
  })

const isRead = ({ key, show }: Place): boolean =>
  key === 'panel:status' || ['text', 'bubble', 'button', 'clock'].includes(show.kind)

/** Points at a place from above, else from below, else within a tall one: where that covers nothing to be read. */
function pointAt(rect: Rect, places: readonly Place[], u: number): Highlight {
  const [w, h, gap] = [headSize.w * u, headSize.h * u, headSize.gap * u]
  const above = { y: rect.y - gap, up: false }
  const below = { y: rect.y + rect.h + gap, up: true }
  const within = { y: rect.y + gap + h, up: false }
  const isFree = ({ y, up }: typeof above): boolean => {
    const head = { x: rect.x + rect.w / 2 - w / 2, y: up ? y : y - h, w, h }
    return head.y >= 0 && !places.some((one) => isRead(one) && meets(one.rect, head))
  }
  const ways = [above, below, ...(rect.h > 5 * h ? [within] : [])]
  return { as: 'point', rect, tip: ways.find(isFree) ?? (above.y < h ? below : above) }
}

export function highlightsOf(
  { view, lesson }: Scene,
  all: readonly Place[],
  choices: readonly Choice[],
  { hover, focused, lifted, arrow = true, zones = [], u = 1 }: Pointed,
): Highlight[] {
  const { seen, crossed } = covers(all)
  const places = all.filter(seen)
  const rectOf = (key: string): Place['rect'] | undefined => places.findLast((one) => one.key === key)?.rect
  /** The place on the table that an answer button points at. */
  const answered = (key: string): readonly string[] => choices.find((choice) => key === choiceKey(choice))?.places ?? []
  const rings = (as: 'hover' | 'focus' | 'meant', keys: readonly string[]): Highlight[] =>
    keys.flatMap((key) => {
      const rect = rectOf(key)
      return rect ? [{ as, rect }] : []
    })
  const read = places.filter(isRead).map(({ rect }) => rect)
  const under = [...['panel:combat', 'panel:chain'].flatMap((key) => rectOf(key) ?? []), ...read]
  const start = lifted && rectOf(lifted.key)
  const over = places.findLast(({ key, answers, act }) => key === hover && (answers.length > 0 || act || lifted))
  return [
    ...(view.tabletop ? [] : targetLines(view, places)).flatMap(({ from, to, attack }): Highlight[] =>
      crossed(from, to) ? [] : [{ as: attack ? 'attack' : 'thread', rect: from, to, under: attack ? under : read }],
    ),
    ...zones.map((rect): Highlight => ({ as: 'zone', rect })),
    ...(lifted && start && arrow
      ? [{ as: 'drag', rect: start, to: { x: lifted.x, y: lifted.y, w: 0, h: 0 } } as const]
      : []),
    ...(over ? rings('hover', [over.key]) : []),
    ...rings('focus', [focused, ...answered(focused)]),
    ...rings('meant', answered(hover)),
    ...[...new Set(pointedPlaces(places, lesson?.points ?? []))].map(({ rect }) => pointAt(rect, places, u)),
  ]
}
