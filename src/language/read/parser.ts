/** What a parser of the grammar is: it gives all readings that begin at a word, and each word knows the text that is read. */
import type { Condition, Effect, EventPattern, Power, SetWho, Since, Who } from '../types.ts'
import type { Raw } from './refs.ts'
import type { World } from './world.ts'

/** A text that is read: what it is read for, the parts of the grammar that others need, and how far reading got. */
export interface Text {
  readonly world: World
  readonly grammar: Grammar
  /** Where quotation marks stand: what they hold is a power that something is given. */
  readonly quotes: readonly (readonly [from: number, to: number])[]
  readonly furthest: Furthest
}

/** The last word that a reading came to, and what could stand there: words, or what tells several if somebody asks. */
export interface Furthest {
  at: number
  expected: Set<string | (() => readonly string[])>
}

/** A word, number or mark of the text; behind the last one stands one without text. */
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
  /** So that a choice need not try what can't begin here. */
  starts?: () => Starts
}

/** A noun phrase: a Who, or a set whose article still says nothing about whether one of them is picked. */
export type Phrase = { who: Who } | { set: Raw<SetWho>; article: 'a' | 'each' | 'all' | 'bare' }

/** Parts that earlier parts of the grammar need: the grammar is recursive, the files are not. */
export interface Grammar {
  phrase: P<Phrase>
  /** "your", "its", "target player's". */
  whose: P<Who>
  /** "ally you control", after "for each"; "allies you control", after "the number of". */
  countedSet: P<Who>
  eventPast: P<{ event: EventPattern; since: Since }>
  /** "attacked this turn", of somebody who was named before. */
  didPast: P<EventPattern & { since?: Since }>
  condition: P<Condition>
  /** "this ally remains exhausted": how long something lasts. */
  remaining: P<Condition>
  /** Sentences. */
  effectList: P<readonly Effect[]>
  /** Effects as the rest of a sentence. */
  restOfSentence: P<readonly Effect[]>
  power: P<Power>
}
