/** Changes of the deck lists in a raid's text, which leave all else as it is written. Pure. */
import type { RaidFile } from '../../raid/format.ts'
import { jsonRanges } from '../../raid/json-tree.ts'
import type { Change } from './source.ts'

type Decks = Readonly<Record<string, readonly (readonly [number, string])[]>>

/** The decks as they stand in the text; null if it is not JSON, or has none. */
function decksIn(text: string): Decks | null {
  try {
    return (JSON.parse(text) as Partial<RaidFile>).decks ?? null
  } catch {
    return null
  }
}

/** Makes a deck have so many copies of a card: in its row, without it, or with a new one. Null if the text has no such deck. */
export function withCopies(text: string, deck: string, name: string, n: number): Change | null {
  const rows = decksIn(text)?.[deck]
  if (!Array.isArray(rows)) return null
  const range = jsonRanges(text)
  const at = rows.findIndex((row) => row?.[1] === name)
  const last = range(['decks', deck, rows.length - 1])
  if (at < 0) {
    const insert = `[${n}, ${JSON.stringify(name)}]`
    const [, end] = rows.length > 0 ? last : range(['decks', deck])
    return rows.length > 0 ? { from: end, to: end, insert: `, ${insert}` } : { from: end - 1, to: end - 1, insert }
  }
  const [from, to] = range(['decks', deck, at])
  if (n > 0) {
    const [start, end] = range(['decks', deck, at, 0])
    return { from: start, to: end, insert: `${n}` }
  }
  const [next] = at < rows.length - 1 ? range(['decks', deck, at + 1]) : [to]
  const [, before] = at > 0 ? range(['decks', deck, at - 1]) : [0, from]
  return next > to ? { from, to: next, insert: '' } : { from: before, to, insert: '' }
}
