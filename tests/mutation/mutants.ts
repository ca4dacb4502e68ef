/** Mutants of the source, each with a name of its own, and a sample of them that does not change with edits elsewhere. Nothing here needs Stryker (stryker/). */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The rooms whose tests are held to the bound. */
const rooms = ['state', 'language', 'rules', 'raid', 'engine'].map((room) => `src/${room}`)

interface Place {
  line: number
  column: number
}

/** Where a mutant begins and ends. */
export interface Range {
  start: Place
  end: Place
}

/** One small change of the source. Lines and columns count from 0, as Stryker has them. */
export interface Mutant {
  file: string
  /** Stryker's name of the kind of change. */
  mutator: string
  original: string
  replacement: string
  /** The line on which it begins, without the blanks around it. */
  line: string
  /** Which of its like it is: the same change in the same line of the same file; from 1. */
  nth: number
  location: Range
}

/** All TypeScript files of the rooms; of those only the ones whose path has `part` in it. */
export function sources(part = ''): string[] {
  return rooms
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && file.includes(part))
    .sort()
}

/**
 * The `count` mutants with the lowest hashes. A mutant's hash comes from the seed and from itself, not from its place, so that
 * an edit exchanges only as many of the sample as it touches.
 */
export function sample(mutants: readonly Mutant[], seed: string, count: number): Mutant[] {
  const hashed = mutants.map((mutant) => ({ mutant, hash: hashOf(mutant, seed) }))
  hashed.sort((a, b) => (a.hash < b.hash ? -1 : a.hash > b.hash ? 1 : 0))
  return hashed.slice(0, count).map(({ mutant }) => mutant)
}

const named = ({ file, mutator, original, replacement, line, nth }: Mutant) =>
  [file, mutator, original, replacement, line, nth] as const

/** What tells a mutant from every other, wherever its line has moved to. */
export const nameOf = (mutant: Mutant): string => JSON.stringify(named(mutant))

const hashOf = (mutant: Mutant, seed: string): string =>
  createHash('sha256')
    .update(JSON.stringify([seed, ...named(mutant)]))
    .digest('hex')

/** Code on one line, at most 70 letters of it. */
export const brief = (code: string): string => {
  const line = code.replace(/\s+/g, ' ').trim()
  return line.length > 70 ? `${line.slice(0, 69)}…` : line
}

/** How a mutant reads: its place, what stands there, what would stand there. */
export function reads({ file, location, original, replacement }: Mutant): string {
  return `${file}:${location.start.line + 1}:${location.start.column + 1}  ${brief(original)}  =>  ${brief(replacement)}`
}

/** What tells a mutant from every other while the source stays as it is. */
export function placeOf(file: string, { start, end }: Range, replacement: string): string {
  return [relative('.', file).replaceAll('\\', '/'), start.line, start.column, end.line, end.column, replacement].join(
    ':',
  )
}

/** A report counts lines and columns from 1, a mutant both from 0. */
export function fromReport({ start, end }: Range): Range {
  const less = ({ line, column }: Place) => ({ line: line - 1, column: column - 1 })
  return { start: less(start), end: less(end) }
}

export type Status = 'killed' | 'timeout' | 'survived' | 'no coverage' | 'error'

export interface Tried {
  mutant: Mutant
  status: Status
  /** The test that failed, or what Stryker says. */
  by?: string
  /** Every test was run, whether or not it seemed to reach the mutant. */
  all: boolean
  /** How many tests were run, up to the one that failed. */
  tests: number
}
