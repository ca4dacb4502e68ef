/** Everything that one seat, or an onlooker, may see at one moment: a frame without events and reasons. */
import type { Seat } from '../engine/types.ts'
import type { Pondered } from '../players/index.ts'
import type { Intent } from '../session/intent.ts'
import type { Seen } from '../session/seen.ts'
import type { Silences } from '../session/stops.ts'
import type { ShownReason } from '../session/who-is-asked.ts'
import type { Asking } from '../session/wishing.ts'

export interface Sight {
  /**
   * The number of the open question, named by answers. It increases with every choice and every undo, but not while several people are asked at once.
   */
  question: number
  /** The seats of people who are asked now. */
  deciding: readonly Seat[]
  /** The number of choices in the game. */
  choices: number
  seen: Seen
  /** The open question as everybody may read it; '' once the game is over. */
  prompt: string
  /** The progress in quarters of a bot that looks ahead; null if none does. */
  pondered: Pondered | null
  /** A bot's next act; the last reason of a bot. */
  intent: Intent | null
  lastReason: ShownReason | null
  undo: UndoNow
  /** Whether this seat is passing until something happens; the cards that it has silenced. */
  passing: boolean
  silent: Silences
  wishes: readonly Pick<Asking, 'what' | 'card' | 'by'>[]
}

export interface UndoNow {
  /** Whether this client may undo, or redo: at once, or by vote. */
  back: boolean
  forward: boolean
  /** The next choice of what followed before something was taken back and chosen otherwise, in words, if this client may play on as before. */
  before: string | null
  /** A vote to undo (or redo): who asked, the choice in words, who has agreed, and who is still to vote; people by their numbers. */
  vote: { by: number; way: 'back' | 'forward'; what: string; yes: readonly number[]; needs: readonly number[] } | null
}
