/** Whole raids written in English: each card as its own print, read again with its raid. */
import { printCard, raidWords } from '../../src/language/print/index.ts'
import { lineOf, meansSame } from '../../src/language/read/again.ts'
import { otherSide } from '../../src/language/read/index.ts'
import type { RaidDef } from '../../src/raid/format.ts'
import { readRaid } from '../../src/raid/read.ts'

/** The raid's file with the print of every so many-th card, from the one that many places on, instead of its data. */
function inEnglish(raid: RaidDef, every = 1, from = 0): object {
  const words = raidWords(raid)
  const cards = raid.cards.map((card, i) => {
    const { text, back } = printCard(card, words)
    const lines = [...text.split('\n'), ...(back === null ? [] : [otherSide, ...back.split('\n')])].filter(Boolean)
    return i % every === from && lines.length > 0 ? { ...lineOf(card), text: lines } : card
  })
  return { ...raid, cards }
}

/** The cards of which the raid in English is another than the raid; or what is wrong with it. */
export function otherInEnglish(raid: RaidDef, every?: number, from?: number): readonly string[] {
  const read = readRaid(inEnglish(raid, every, from))
  if ('problems' in read) return read.problems.map(({ where, what }) => `${where}: ${what}`)
  return read.raid.cards.flatMap((card, i) => (meansSame(card, raid.cards[i]!) ? [] : [card.name]))
}
