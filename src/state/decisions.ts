/** Questions and their answers as data: who is asked, about what, and the possible answers. */
import type { CardId, Obj, Ptr, Seat } from './types.ts'

/** One kind of decision for every prompt in the game. */
export interface Decision {
  /** The seat that answers. For a joint decision the party leader answers for all of `joint`. */
  seat: Seat
  joint?: readonly Seat[]
  kind: DecisionKind
  /** The rule that lets them decide, or makes them. */
  rule: string
  /** The subject: the link, source card, piece of text, amounts. Clients print it; the engine does not read it. */
  about: About
  answers: readonly Answer[]
  /** False when the answer cannot matter to that seat: only one is legal. */
  matters: boolean
  /** The handler in the engine that takes the answer. */
  step: string
}

export const decisionKinds = [
  'priority',
  'mulligan',
  'x',
  'mode',
  'target',
  'cost',
  'attacker-target',
  'strike',
  'protect',
  'armor',
  'replace',
  'choose',
  'number',
  'yes-no',
  'order',
  'discard',
  'unique',
  'face',
  'arrange',
] as const
export type DecisionKind = (typeof decisionKinds)[number]

export interface About {
  link?: number
  card?: CardId
  /** Effect, set or power that asks. */
  code?: Ptr
  /** Picked so far, and how many are wanted. */
  picked?: readonly Obj[]
  min?: number
  max?: number
  /**
   * An amount being divided: the total, the shares so far, the objects still to be given a share (the first is asked about now).
   * Also the most that each can take, and whether that is its fatal damage.
   */
  share?: Share
  /** Damage at stake (armor, replace): packet size, type, source and destination. */
  packet?: { n: number; types: readonly string[]; by: Obj; to: Obj; combat: boolean }
  /** The link's field for the answer; internal to the engine. */
  site?: string
  /** priority: window name; strike: wielder. */
  window?: string
  why?: string
  /** The owner of the real card that is asked for, if not whoever is asked. */
  whose?: Seat
  /** Nobody else learns the answer until all have answered. */
  secret?: true
}

export interface Share {
  total: number
  given: readonly (readonly [Obj, number])[]
  rooms: readonly (readonly [Obj, number])[]
  fatal: boolean
}

/** One legal answer. `do` is its kind; the other fields are its parameters. Plain data, in a stable order. */
export interface Answer {
  do:
    | 'pass'
    | 'play'
    | 'use'
    | 'place'
    | 'show'
    | 'mend'
    | 'complete'
    | 'attack'
    | 'pick'
    | 'done'
    | 'yes'
    | 'no'
    | 'number'
    | 'mode'
    | 'strike'
    | 'protect'
    | 'prevent'
    | 'trigger'
    | 'keep'
    | 'mulligan'
    | 'up'
    | 'down'
    | 'word'
  /** The card, player or zone it concerns. */
  card?: Obj
  /** Number, index of the mode, of the power, of the waiting trigger. */
  n?: number
  /** Power or modifier it uses. */
  code?: Ptr
  /** The chosen word, or the word that a number stands for. */
  word?: string
  /** trigger: the object that triggered it; 0 if there is none. */
  of?: Obj
  /** The seat whose secret it is, until all who are asked have answered. */
  kept?: Seat
}
