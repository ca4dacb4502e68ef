/** A problem in data that a person wrote: place, fault, and fix. */
export interface Problem {
  /** File, deck, card, path: 'Crush.text[0].what.is'. */
  where: string
  what: string
  fix: string
  /** The keys and indices that lead there from the raid: `['cards', 3, 'text', 0]`. */
  path?: Path
  /** The letter of the text at this path where the fault is, from 0. */
  letter?: number
  /** The allowed values: words to choose from, or a kind of value. */
  expected?: readonly string[]
  /** The right word that is most like the wrong one. */
  nearest?: string
  /** The whole text to write at this path, of one that is not read. */
  write?: string
}

/** Keys of records and indices of lists, from the outside in. */
export type Path = readonly (string | number)[]

/** The fix of a problem: in words, and as data for editors. */
export type Hint = Pick<Problem, 'fix' | 'expected' | 'nearest'>

/** Longer words are not compared; all words of the language are shorter. */
const longest = 100

/** Pairs of letters that may still be compared in search of similar words. */
let left = Number.POSITIVE_INFINITY

/**
 * Runs a check that may report many problems, with a limit on searching for similar words: the number of pairs of letters.
 * Within another such call the smaller number counts. A hundred thousand take a millisecond or two.
 */
export function sparingly<T>(pairs: number, make: () => T): T {
  const before = left
  const mine = Math.min(pairs, before)
  left = mine
  try {
    return make()
  } finally {
    left = before - (mine - left)
  }
}

/** The candidate most similar to this word, if any is similar: one contains the other, or few letters differ. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > longest) return undefined
  const wanted = word.toLowerCase()
  let best: string | undefined
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1
  for (const candidate of known) {
    const other = candidate.toLowerCase()
    const within = Math.min(wanted.length, other.length) > 2 && (other.includes(wanted) || wanted.includes(other))
    if (!within && Math.abs(wanted.length - other.length) < least) left -= wanted.length * other.length
    if (left < 0) return best
    // Of words that contain each other, one letter more or less is nearest: "phases" for "phase", not "has".
    const near = Math.abs(wanted.length - other.length) === 1 ? 0.9 : 1
    const distance = within ? near : edits(wanted, other, least)
    if (distance < least) {
      least = distance
      best = candidate
    }
  }
  return best
}

/** The nearest candidate as a hint; `more`, or the list of candidates, if none is near. */
export function hint(word: unknown, known: readonly string[], more = ''): Hint {
  const near = typeof word === 'string' ? nearest(word, known) : undefined
  const list = more || (known.length > 0 ? `Use one of: ${known.join(', ')}.` : 'Leave it out.')
  const fix = near === undefined ? list : meant(near, more)
  return { fix, expected: known, ...(near === undefined ? {} : { nearest: near }) }
}

/** Suggests the nearest candidate, or `more`; only `more`, or the list of candidates, if none is near. */
export function didYouMean(word: string, known: readonly string[], more = ''): string {
  const guess = nearest(word, known)
  return guess === undefined ? more || `Known: ${known.join(', ')}.` : meant(guess, more)
}

const meant = (guess: string, more: string): string => `Did you mean "${guess}"?${more && ` ${more}`}`

/**
 * The number of letters to add, drop, change or swap with a neighbor to turn one word into the other.
 * If it is `enough` or more, any number that is; so different words are recognized quickly.
 */
export function edits(a: string, b: string, enough = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) >= enough) return enough
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  let last = 0
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let n = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + change)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) n = Math.min(n, before[j - 2]! + 1)
      next[j] = n
      least = Math.min(least, n)
    }
    if (last >= enough && least >= enough) return enough // a swap looks two rows back
    last = least
    before = row
    row = next
  }
  return row[b.length]!
}
