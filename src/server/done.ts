/** The result of a request. */
import type { Refusal } from '../engine/types.ts'
import type { Ask, AskName, Fault, Tell, TellName } from '../wire/index.ts'
import type { At, RaidRoom } from './room.ts'

/** A refusal, with the rule of the game if it is by one. */
export type No = Fault & { rule?: string }

/** The result of a message: null if it was done, a refusal, or an answer to its sender. */
export type Done = null | { no: No } | { reply: { name: TellName; message: Tell } }

export const no = (why: string, fix: string): { no: No } => ({ no: { why, fix } })

/** The result of the game's own refusal, if it is one. */
export const refused = (refusal: Refusal | null): Done =>
  refusal && {
    no: { why: refusal.why, fix: 'Look at the table again, and choose another answer.', rule: refusal.rule },
  }

export interface Asker {
  readonly room: RaidRoom
  readonly who: number
  readonly at: At
}

export type Handler<N extends AskName> = (asker: Asker, ask: Ask<N>) => Done
