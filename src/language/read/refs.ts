/**
 * Marks for things whose meaning depends on the whole text: `$!12:self` is this card, mentioned at 12.
 * `$?12:it` refers at 12 to something mentioned before. resolve.ts replaces them.
 */
import type { FixedWho, NameRef, Who } from '../types.ts'

/**
 * The forms of references. `that ally` has its noun; `dealt` are those "dealt damage this way"; `much` is a number.
 * `second` is the second one of its noun, `third` are those before it, `both` the last two; `word` is a chosen word.
 */
export type Form =
  | 'it'
  | 'they'
  | 'he'
  | 'that'
  | 'those'
  | 'way'
  | 'much'
  | 'done'
  | 'rest'
  | 'source'
  | 'other'
  | 'same'
  | 'second'
  | 'third'
  | 'both'
  | 'word'

/** The name of those among several players who will act. */
export const willing = 'willing'
/** The card itself, by a word of its own. */
export const isSelf = (who: Who | undefined): boolean => typeof who === 'string' && who.endsWith(':self')
/** All players of a kind. */
export const isGroup = (who: unknown): who is NameRef =>
  typeof who === 'string' && /:(?:opponents|players|friends)$/.test(who)
export const mentioned = (at: number, word: FixedWho): NameRef => `$!${at}:${word}`
export const refer = (at: number, form: Form, noun = ''): NameRef => `$?${at}:${form}:${noun}`

/** The owner of a hand or a deck, or a controller: if it is "he", it is a player. */
export const asPlayer = <W>(who: W): W => {
  const ref = referenceOf(who)
  return ref?.form === 'he' ? (refer(ref.at, 'he', 'player') as W) : who
}

export interface Reference {
  at: number
  form: Form
  noun: string
}

export function referenceOf(text: unknown): Reference | null {
  const m = typeof text === 'string' ? /^\$\?(\d+):(\w+):(.*)$/.exec(text) : null
  return m ? { at: Number(m[1]), form: m[2] as Form, noun: m[3] ?? '' } : null
}

export function mentionOf(text: unknown): { at: number; word: FixedWho } | null {
  const m = typeof text === 'string' ? /^\$!(\d+):(\w+)$/.exec(text) : null
  return m ? { at: Number(m[1]), word: m[2] as FixedWho } : null
}

/** A piece of data with the place of its words, until it is resolved. */
export type Raw<T> = T & { '@'?: number }

/** The piece without its place. */
export const unplaced = <T extends object>({ '@': _, ...piece }: Raw<T>): Omit<Raw<T>, '@'> => piece
