/** The mutants of the source, each with a name of its own, and a sample of them that does not change with edits elsewhere. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Mutant as Made } from '@stryker-mutator/api/core'
import type { Logger } from '@stryker-mutator/api/logging'
import { Instrumenter } from '@stryker-mutator/instrumenter'

/** The rooms whose tests are held to the bound. */
const rooms = ['state', 'language', 'rules', 'raid', 'engine'].map((room) => `src/${room}`)

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
  location: Made['location']
}

const silent = { debug() {}, info() {}, isDebugEnabled: () => false } as unknown as Logger

/** All TypeScript files of the rooms; of those only the ones whose path has `part` in it. */
export function sources(part = ''): string[] {
  return rooms
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && file.includes(part))
    .sort()
}

/** All mutants of these files, in the order in which they stand there. */
export async function mutantsOf(files: readonly string[]): Promise<Mutant[]> {
  const contents = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const made = await new Instrumenter(silent).instrument(
    [...contents].map(([file, content]) => ({ name: resolve(file), content, mutate: true })),
    { plugins: null, ignorers: [], excludedMutations: [], noHeader: true },
  )
  const seen = new Map<string, number>()
  return made.mutants.map((mutant) => {
    const file = relative('.', mutant.fileName).replaceAll('\\', '/')
    const lines = contents.get(file)!.split('\n')
    const name = {
      file,
      mutator: mutant.mutatorName,
      original: textAt(lines, mutant.location),
      replacement: mutant.replacement,
      line: lines[mutant.location.start.line]!.trim(),
    }
    const key = JSON.stringify(name)
    const nth = (seen.get(key) ?? 0) + 1
    seen.set(key, nth)
    return { ...name, nth, location: mutant.location }
  })
}

function textAt(lines: readonly string[], { start, end }: Made['location']): string {
  const taken = lines.slice(start.line, end.line + 1)
  taken[taken.length - 1] = taken.at(-1)!.slice(0, end.column)
  taken[0] = taken[0]!.slice(start.column)
  return taken.join('\n')
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
export function placeOf(file: string, { start, end }: Made['location'], replacement: string): string {
  return [relative('.', file).replaceAll('\\', '/'), start.line, start.column, end.line, end.column, replacement].join(
    ':',
  )
}

/** A report counts lines and columns from 1, a mutant both from 0. */
export function fromReport({ start, end }: Made['location']): Made['location'] {
  const less = ({ line, column }: Made['location']['start']) => ({ line: line - 1, column: column - 1 })
  return { start: less(start), end: less(end) }
}
