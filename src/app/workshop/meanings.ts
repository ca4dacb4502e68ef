/** The meanings of words of the language, as the reference has them. */
import { words } from '../../raid/reference.ts'

let known: ReadonlyMap<string, readonly string[]> | null = null

function meanings(): ReadonlyMap<string, readonly string[]> {
  const out = new Map<string, string[]>()
  for (const { word, kind, about, example } of words()) {
    const sample = JSON.stringify(example)
    const shown = sample.length <= longest ? `\n${sample}` : ''
    out.set(word, [...(out.get(word) ?? []), `${word} (${kind}): ${about}${shown}`])
  }
  return out
}

/** The longest example that is shown with its word, in letters. */
const longest = 300

/** The meanings of a word, a paragraph for each place where it can stand; none if it is no word of the language. */
export function meaningsOf(word: string): readonly string[] {
  known ??= meanings()
  return known.get(word) ?? []
}
