/** Tags, states and counters as everybody sees them on cards in play. */
import type { Marked } from './tactics.ts'

type Counters = Readonly<Record<string, number>>
interface Seen {
  id: number
  controller: number
  tags: readonly string[]
  counters: Counters
  exhausted: boolean
  damage: number
}
interface Sight {
  seats: readonly { hero: number; marks: readonly string[]; counters?: Counters }[]
}

/** The player whose hero this is. */
const playerOf = ({ seats }: Sight, { id, controller }: Seen): Sight['seats'][number] | undefined =>
  seats[controller]?.hero === id ? seats[controller] : undefined

/** The number of counters of this name on a card; a hero also has those of its player. */
export const countersOn = (sight: Sight, card: Seen, name: string): number =>
  (card.counters[name] ?? 0) + (playerOf(sight, card)?.counters?.[name] ?? 0)

/** Whether a card has this tag, this state and such counters; a hero also has the tags and counters of its player. */
export const isMarked = (sight: Sight, card: Seen, { tag, state, counter }: Marked): boolean =>
  (tag === undefined || card.tags.includes(tag) || (playerOf(sight, card)?.marks.includes(tag) ?? false)) &&
  (counter === undefined || countersOn(sight, card, counter) > 0) &&
  (state === undefined ||
    (state === 'ready' || state === 'exhausted'
      ? card.exhausted === (state === 'exhausted')
      : card.damage > 0 === (state === 'damaged')))
