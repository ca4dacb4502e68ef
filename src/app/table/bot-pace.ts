/** How long a bot's next act is shown before it happens. */
import type { CardView, Decision, Seat } from '../../engine/types.ts'

/** What a bot is about to do, for everyone watching. */
export interface Intent {
  seat: Seat
  name: string
  boss: boolean
  /** The act and the reason in words; '' if only its own seat may know. */
  act: string
  why: string
  /** What else it thought of, if bots think aloud; otherwise ''. */
  thoughts: string
  /** The card that it acts with, if everyone may see it. */
  card?: CardView | undefined
  /** Whom it is expected to hurt, in words; '' if nobody. */
  aims: string
  /** Milliseconds that it waits after it is announced. */
  wait: number
}

/** Milliseconds for an act of the Boss, of a raider, and for part of an act: at least, per letter, and at most for all letters. */
const paces = {
  boss: { least: 1000, letter: 16, most: 2600 },
  raider: { least: 700, letter: 10, most: 1500 },
  part: { least: 350, letter: 10, most: 900 },
} as const

/** Milliseconds for a letter of its thoughts: whoever has asked for them wants to read them. */
const aloud = 22

/** Milliseconds that an act waits so that it can be read before it happens. */
export function readingTime(
  { kind }: Decision,
  boss: boolean,
  { act, why, thoughts }: Pick<Intent, 'act' | 'why' | 'thoughts'>,
): number {
  const part = kind !== 'priority' && kind !== 'attacker-target'
  const { least, letter, most } = paces[part ? 'part' : boss ? 'boss' : 'raider']
  return least + Math.min(most, letter * (act.length + why.length)) + aloud * thoughts.length
}
