/** What the terminal says when something is wrong: what, where, and how to put it right. */

/** A mistake of the caller's, or a file that cannot be used. `main` prints it and ends with a code other than 0. */
export class CliError extends Error {
  readonly where: string
  readonly fix: string

  constructor(what: string, where: string, fix: string) {
    super(what)
    this.name = 'CliError'
    this.where = where
    this.fix = fix
  }
}

/** An unknown word where only known ones will do, with the nearest of them. */
export function unknown(kind: string, word: string, where: string, known: readonly string[]): CliError {
  const guess = nearest(word, known)
  const list = known.length ? `Known: ${known.join(', ')}.` : 'There are none.'
  return new CliError(`unknown ${kind} "${word}"`, where, guess ? `Did you mean "${guess}"? ${list}` : list)
}

/** The known word that is most like this one, if any is like it at all. */
export function nearest(word: string, known: readonly string[]): string | undefined {
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

/** How many letters must be added, dropped or changed to make one word of the other. */
export function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, row[j] + 1, next[j - 1] + 1))
    }
    row = next
  }
  return row[b.length]
}

interface Placed {
  where: string
  what: string
  fix: string
}

/** Anything thrown, as problems with place and fix; undefined for what is no one's mistake but the program's. */
export function problemsOf(error: unknown): readonly Placed[] | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof CliError) return [{ where: error.where, what: error.message, fix: error.fix }]
  if ('problems' in error && Array.isArray(error.problems)) return error.problems as Placed[]
  if (error.name === 'PrintError')
    return [{ where: 'the text', what: error.message, fix: 'See src/language/types.ts.' }]
  if ('where' in error && 'fix' in error) {
    const what = 'what' in error ? String(error.what) : error.message
    return [{ where: String(error.where), what, fix: String(error.fix) }]
  }
  return undefined
}

export const printed = ({ where, what, fix }: Placed): string => `${what}\n  where: ${where}\n  fix: ${fix}`
