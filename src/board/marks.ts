/** What is drawn over the places: lines of the attack and the chain, what is dragged, what is hovered or in focus. Pure. */
import type { Choice } from './choices.ts'
import type { Place } from './place.ts'
import type { Mark } from './rings.ts'
import type { Scene } from './scene.ts'
import { threads } from './threads.ts'

export interface Pointed {
  /** Keys of the places under the mouse and in focus, '' if there is none. */
  hover: string
  focused: string
  /** What is being dragged, and where it is held. */
  lifted: { key: string; x: number; y: number } | null
}

export function marksOf(
  { view }: Scene,
  places: readonly Place[],
  choices: readonly Choice[],
  { hover, focused, lifted }: Pointed,
): Mark[] {
  const rectOf = (key: string): Place['rect'] | undefined => places.findLast((one) => one.key === key)?.rect
  /** Where the answer of a button lies on the table. */
  const answered = (key: string): readonly string[] =>
    choices.find(({ index }) => key === `answer:${index}`)?.places ?? []
  const rings = (as: 'hover' | 'focus' | 'meant', keys: readonly string[]): Mark[] =>
    keys.flatMap((key) => {
      const rect = rectOf(key)
      return rect ? [{ as, rect }] : []
    })
  const start = lifted && rectOf(lifted.key)
  const over = places.findLast(({ key, answers, act }) => key === hover && (answers.length > 0 || act || lifted))
  return [
    ...(view.tabletop ? [] : threads(view, places)).map(
      ({ from, to, attack }): Mark => ({ as: attack ? 'attack' : 'thread', rect: from, to }),
    ),
    ...(lifted && start ? [{ as: 'drag', rect: start, to: { x: lifted.x, y: lifted.y, w: 0, h: 0 } } as const] : []),
    ...(over ? rings('hover', [over.key]) : []),
    ...rings('focus', [focused, ...answered(focused)]),
    ...rings('meant', answered(hover)),
  ]
}
