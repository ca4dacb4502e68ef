/** What keywords mean, for whoever asks: the words of the language's own table. */
import { keywordTable } from '../language/keywords.ts'

/** In our words, with the rule that gives it its meaning; '' for a word that is no keyword. */
export function aboutKeyword(word: string): string {
  const entry = Object.entries(keywordTable).find(([name]) => name === word)?.[1]
  return entry ? `${entry.about}${entry.rule ? ` (${entry.rule})` : ''}` : ''
}
