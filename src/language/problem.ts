/** What is wrong with something that a person wrote: where, what, and how to put it right. */
export interface Problem {
  /** File, deck, card, path: 'Crush.text[0].what.is'. */
  where: string
  what: string
  /** What to do about it. */
  fix: string
}

/** Words that are longer are not compared: nothing that is known is. */
const longest = 100

/** The known word that is most like this one, if any is like it at all: one holds the other, or few letters differ. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > longest) return undefined
  const wanted = word.toLowerCase()
  let best: string | undefined
  let least = Math.max(2, Math.floor(wanted.length / 2)) + 1
  for (const candidate of known) {
    const other = candidate.toLowerCase()
    const within = wanted.length > 2 && (other.includes(wanted) || wanted.includes(other))
    const distance = within ? 1 : edits(wanted, other)
    if (distance < least) {
      least = distance
      best = candidate
    }
  }
  return best
}

/** The question whether the nearest word was meant, followed by what else may be said; that alone if none is near. */
export function didYouMean(word: string, known: readonly string[], more = ''): string {
  const guess = nearest(word, known)
  return guess === undefined ? more || `Known: ${known.join(', ')}.` : `Did you mean "${guess}"?${more && ` ${more}`}`
}

/** How many letters must be added, dropped, changed or swapped with a neighbour to make one word of the other. */
export function edits(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + change)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        next[j] = Math.min(next[j]!, before[j - 2]! + 1)
    }
    before = row
    row = next
  }
  return row[b.length]!
}
