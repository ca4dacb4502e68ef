/** Explains a word of the game: a keyword from the language's own table, a zone or a step. */
import { keywordTable } from '../../language/keywords.ts'
import { stepEntries, zones } from './glossary.ts'

const others = new Map([...zones, ...stepEntries])

/** The explanation with its rule; '' for an unknown word. */
export function aboutKeyword(word: string): string {
  const entry = Object.entries(keywordTable).find(([name]) => name === word)?.[1]
  return entry ? `${entry.about}${entry.rule ? ` (${entry.rule})` : ''}` : (others.get(word) ?? '')
}
