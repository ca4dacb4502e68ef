/** A parser of the grammar: it gives all readings from a word on, and each word has access to the text. */
import type { Condition, Effect, EventPattern, Power, SetWho, Since, Who } from '../types.ts'
import type { Raw } from './refs.ts'
import type { World } from './world.ts'

/** The text being read: its context, the recursive parts of the grammar, and the furthest place reached. */
export interface Text {
  readonly world: World
  readonly grammar: Grammar
  /** The places of quotation marks, which enclose a power given to something. */
  readonly quotes: readonly (readonly [from: number, to: number])[]
  readonly furthest: Furthest
}

/** The last word reached by a reading, and the words possible there, listed on demand. */
export interface Furthest {
  at: number
  expected: Set<string | (() => readonly string[])>
}

/** A word, number or mark of the text; the last one is followed by one without text. */
export interface Word {
  readonly text: string
  readonly at: number
  /** The next one; the last has itself. */
  readonly next: Word
  readonly of: Text
}

/** A reading: its value, and the word behind it. */
export interface Found<T> {
  readonly value: T
  readonly next: Word
}

/** The words that a part can begin with, null if any; `empty`: it may be left out. */
export interface Starts {
  words: ReadonlySet<string> | null
  empty: boolean
}

export interface P<T> {
  /** All readings that begin at this word. */
  parse(word: Word): readonly Found<T>[]
  /** The possible first words, so that a choice skips impossible parts. */
  starts?: () => Starts
}

/** A noun phrase: a Who, or a set whose article doesn't tell yet whether one of them is picked. */
export type Phrase = { who: Who } | { set: Raw<SetWho>; article: 'a' | 'each' | 'all' | 'bare' }

/** Parts that earlier parts of the grammar need: the grammar is recursive, the files are not. */
export interface Grammar {
  phrase: P<Phrase>
  /** "your", "its", "target player's". */
  whose: P<Who>
  /** "ally you control", after "for each"; "allies you control", after "the number of". */
  countedSet: P<Who>
  eventPast: P<{ event: EventPattern; since: Since }>
  /** "attacked this turn", about somebody named before. */
  didPast: P<EventPattern & { since?: Since }>
  condition: P<Condition>
  /** "this ally remains exhausted": a duration. */
  remaining: P<Condition>
  effectList: P<readonly Effect[]>
  /** Effects as the rest of a sentence. */
  restOfSentence: P<readonly Effect[]>
  power: P<Power>
}
