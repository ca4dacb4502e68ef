/** Everything that one seat, or an onlooker, may see at one moment: what a frame carries besides events and reasons. */
import type { Decision, Forecast, Seat, Timing, View } from '../engine/types.ts'
import type { Intent } from '../session/intent.ts'
import type { Proposal } from '../session/proposal.ts'
import type { Silences } from '../session/stops.ts'
import type { ShownReason } from '../session/who-is-asked.ts'

export interface Sight {
  /** The number of the open question: an answer names it. It counts up with every choice and every undo. */
  question: number
  /** How many choices the game has made. */
  choices: number
  view: View
  /** Who is asked; null when the game is over. `prompt`: the question as everybody may read it; `joint`: who decides it together. */
  asked: { seat: Seat; person: boolean; prompt: string; joint?: readonly Seat[] } | null
  /** The question to this seat, if it is asked. */
  mine: Mine | null
  /** The links of the chain in words, bottom first; ongoing effects about no single card; what the open combat will do. */
  links: readonly string[]
  standing: readonly { card: number; seat: Seat; text: string }[]
  forecast: Forecast | null
  /** What another person proposes for the open question; only for those who decide it. */
  proposal: Proposal | null
  /** What a bot is about to do. */
  intent: Intent | null
  lastReason: ShownReason | null
  undo: UndoNow
  /** Whether this seat is passing until something happens; the cards that it has told to stop asking. */
  passing: boolean
  silent: Silences
  /** What has been asked of the bots on this seat's side. */
  wishes: readonly { what: string; card: number }[]
}

/** A question, for the seat that is asked. */
export interface Mine {
  decision: Decision
  words: { prompt: string; says: string; answers: readonly string[]; why: string }
  timing: readonly Timing[]
  /** Whether what has been begun can be taken back; whether the cards that ask can be told not to, this turn. */
  cancels: boolean
  hushes: boolean
}

export interface UndoNow {
  /** Whether this client may take back, or do again: at once, or by asking the others. */
  back: boolean
  forward: boolean
  /** What somebody has asked to take back, and who has agreed, by the numbers of people. */
  vote: { by: number; yes: readonly number[]; needs: readonly number[] } | null
}
