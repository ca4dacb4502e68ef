/** What the words of the game mean, for whoever asks: keywords of the language's own table, zones, steps. */
import { keywordTable } from '../../language/keywords.ts'
import { steps, zones } from './glossary.ts'

const others = new Map([...zones, ...steps])

/** In our words, with the rule that gives it its meaning; '' for a word that is none of them. */
export function aboutKeyword(word: string): string {
  const entry = Object.entries(keywordTable).find(([name]) => name === word)?.[1]
  return entry ? `${entry.about}${entry.rule ? ` (${entry.rule})` : ''}` : (others.get(word) ?? '')
}
