/** The pointer's drawings over the table: a dragged card, words on the parts that take it, the result at the pointer. Pure. */
import type { Hit } from '../../engine/types.ts'
import type { Measure } from '../draw/measure.ts'
import type { DropZone } from '../input/drop-targets.ts'
import { placeOf, type Scene } from '../scene.ts'
import type { Rect } from './pack.ts'
import type { Place } from './place.ts'

/** The point where the pointer holds something. */
interface Held {
  readonly x: number
  readonly y: number
}

/** The dragged card under the pointer. */
export function liftedPlace(from: Place, { x, y }: Held): Place[] {
  const { rect, show } = from
  if (show.kind !== 'card') return []
  const at = { ...rect, x: x - rect.w / 2, y: y - rect.h * 0.4 }
  return [{ key: 'lifted', rect: at, show: { ...show, lit: true, dim: false }, answers: [], card: 0 }]
}

/** A word on each part of the table that takes the card. */
export function zoneWords(zones: readonly DropZone[], u: number, measure: Measure): Place[] {
  const size = 15 * u
  return zones.map(({ key, rect, word }): Place => {
    const w = measure(word, size, true) + 28 * u
    const h = Math.min(28 * u, rect.h)
    const at = { x: rect.x + (rect.w - w) / 2, y: rect.y + (rect.h - h) / 2, w, h }
    const show = { kind: 'button', lines: [word], size: Math.min(size, h * 0.7), hint: '', tone: 'pass' } as const
    return { key: `drop:${key}`, rect: at, show, answers: [], card: 0 }
  })
}

/** The damage of the only answer of a place. */
export function resultOf(
  place: Pick<Place, 'answers'> | undefined,
  { foresight }: Pick<Scene, 'foresight'>,
): readonly Hit[] {
  const [index, ...others] = place?.answers ?? []
  return index === undefined || others.length > 0 ? [] : (foresight?.results[index]?.hits ?? [])
}

/** Expected damage, on the cards that would take it. */
export function hitPlaces(hits: readonly Hit[], table: readonly Place[], u: number): Place[] {
  const w = 46 * u
  const h = 24 * u
  return hits.flatMap(({ obj, n, type }): Place[] => {
    const { x, y, ...box } = table.findLast(({ key }) => key === `card:${obj}`)?.rect ?? none
    if (box.w === 0) return []
    const rect = { x: x + (box.w - w) / 2, y: y + Math.max(0, (box.h - h) * 0.38), w, h }
    return [{ key: `text:hit:${obj}`, rect, show: { kind: 'hit', n, type }, answers: [], card: 0 }]
  })
}

/** The word on an answer that is on its way. */
export const sentWord = 'Sent…'

/** The same word on the card that the answer points at. */
export function sentPlaces(
  { decision, sent = -1 }: Scene,
  table: readonly Place[],
  u: number,
  measure: Measure,
): Place[] {
  const answer = decision?.answers[sent]
  const at = answer && table.findLast(({ key }) => key === placeOf(answer))
  return at ? zoneWords([{ ...at, word: sentWord }], u, measure).map((one) => ({ ...one, key: 'text:sent' })) : []
}

const none: Rect = { x: 0, y: 0, w: 0, h: 0 }
