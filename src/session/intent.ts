/** A bot's next act, as everyone watching may know it, and how long it is shown before it happens. */
import type { CardView, Decision, Seat, View } from '../engine/types.ts'
import type { BotMove } from './bot-move.ts'
import { onlooker, type Session } from './session.ts'
import { inWords } from './thoughts.ts'
import { toldAct } from './told-act.ts'
import type { ShownReason } from './who-is-asked.ts'

/** Milliseconds of bots' work at a time, before others have their turn. */
export const slice = 12

/** A bot's next act, for everyone watching. */
export interface Intent {
  seat: Seat
  name: string
  boss: boolean
  /** The act and the reason in words; '' if they are secret. */
  act: string
  why: string
  /** Its other thoughts, if bots think aloud; otherwise ''. */
  thoughts: string
  /** The card that it acts with, if everyone may see it. */
  card?: CardView | undefined
  /** The characters that it is expected to hurt, in words; '' if none. */
  aims: string
  /** Milliseconds that it waits after it is announced. */
  wait: number
}

/** Milliseconds for an act of the Boss, of a raider, and for part of an act: the least, per letter, and the most for all letters. */
const paces = {
  boss: { least: 1000, letter: 16, most: 2600 },
  raider: { least: 700, letter: 10, most: 1500 },
  part: { least: 350, letter: 10, most: 900 },
} as const

/** Milliseconds for a letter of its thoughts, which are meant to be read. */
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

const shownWords = ({ act, why, secret, thoughts }: BotMove): Pick<Intent, 'act' | 'why' | 'thoughts'> => ({
  act,
  why: secret ? '' : why,
  thoughts: inWords(thoughts, false),
})

/**
 * The move as everyone may know it; null if it is made at once, with nothing to read or nobody waiting.
 * `speed`: how many times faster than reading; 0 is at once.
 */
export function intentOf(session: Session, open: Decision, move: BotMove, speed: number): Intent | null {
  if (speed === 0 || move.quiet) return null
  const { seat } = open
  const seen = onlooker(session)
  const { name = '', boss = false } = seen.seats[seat] ?? {}
  const aims = move.secret ? '' : aimsOf(move, seen)
  const words = shownWords(move)
  const { act, why, thoughts } = words
  const wait = readingTime(open, boss, words) / speed
  const given = open.answers[move.answer]
  const told = given ? toldAct(open, given, act, name) : act
  return { seat, name, boss, act: told, why, thoughts, card: move.act ? move.card : undefined, aims, wait }
}

/** 'Warrax −3 fire, Adept Breton −3 fire'. */
const aimsOf = ({ hits }: BotMove, { cards }: View): string =>
  hits
    .flatMap(({ obj, n, type }) => {
      const name = cards[obj]?.def
      return name ? [`${name} −${n}${type ? ` ${type}` : ''}`] : []
    })
    .join(', ')

/** The reason to show for a move. A part of an act without a reason of its own keeps the act's reason, `said`, as does a quiet move. */
export const shownReason = (
  said: ShownReason | null,
  { seat }: Decision,
  { why, secret, hits, quiet }: BotMove,
): ShownReason | null =>
  quiet ? said : secret ? null : { seat, text: why || (said?.seat === seat ? said.text : ''), hits }
