/** The mutants that Stryker makes of the source. */
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Logger } from '@stryker-mutator/api/logging'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import type { Mutant, Range } from '../mutants.ts'

const silent = { debug() {}, info() {}, isDebugEnabled: () => false } as unknown as Logger

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

function textAt(lines: readonly string[], { start, end }: Range): string {
  const taken = lines.slice(start.line, end.line + 1)
  taken[taken.length - 1] = taken.at(-1)!.slice(0, end.column)
  taken[0] = taken[0]!.slice(start.column)
  return taken.join('\n')
}
