/** Reads the raid in the workshop: what is wrong with it, and the words that can stand at a place. Pure, for a worker. */
import type { RaidDef } from '../../raid/format.ts'
import { type Words, wordsAt } from './complete.ts'
import { type Mark, readSource } from './source.ts'

/** Asked of the worker: what is wrong with a text that is JSON, or which words can stand at a place of it. */
export interface ReadingQuestion {
  reading: number
  text: string
  /** The raid as it was kept, in the first question. */
  before?: string
  at?: number
}

export interface ReadingReply {
  reading: number
  marks?: readonly Mark[]
  words?: Words | null
}

/** Answers questions, in a worker or on the page. Cards that were read without problems aren't read back again. */
export function newReading(): (question: ReadingQuestion) => ReadingReply {
  let last: Pick<RaidDef, 'cards'> | undefined
  return ({ reading, text, before, at }) => {
    if (at !== undefined) return { reading, words: wordsAt(text, at) }
    last ??= before === undefined ? undefined : JSON.parse(before)
    const { raid, marks } = readSource(text, last)
    last = raid ?? last
    return { reading, marks }
  }
}
