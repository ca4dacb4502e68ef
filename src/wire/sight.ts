/** Everything that one seat, or an onlooker, may see at one moment: what a frame carries besides events and reasons. */
import type { Seat } from '../engine/types.ts'
import type { Intent } from '../session/intent.ts'
import type { Seen } from '../session/seen.ts'
import type { Silences } from '../session/stops.ts'
import type { ShownReason } from '../session/who-is-asked.ts'
import type { Asking } from '../session/wishing.ts'

export interface Sight {
  /** The number of the open question: an answer names it. It counts up with every choice and every undo; while several people are asked at once, it stays. */
  question: number
  /** The seats of people who are asked now. */
  deciding: readonly Seat[]
  /** How many choices the game has made. */
  choices: number
  seen: Seen
  /** The open question as everybody may read it; '' once the game is over. */
  prompt: string
  /** What a bot is about to do; what a bot said last. */
  intent: Intent | null
  lastReason: ShownReason | null
  undo: UndoNow
  /** Whether this seat is passing until something happens; the cards that it has told to stop asking. */
  passing: boolean
  silent: Silences
  /** What has been asked of the bots. */
  wishes: readonly Pick<Asking, 'what' | 'card' | 'by'>[]
}

export interface UndoNow {
  /** Whether this client may take back, or do again: at once, or by asking the others. */
  back: boolean
  forward: boolean
  /** What somebody has asked to take back (or to do again), who has agreed, and who is still to say; people by their numbers. */
  vote: { by: number; way: 'back' | 'forward'; yes: readonly number[]; needs: readonly number[] } | null
}
