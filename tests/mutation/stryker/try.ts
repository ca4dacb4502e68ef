/** Lets Stryker try mutants: each is put into a copy of the project, and the tests that reach it are run until one fails. */
import { fileURLToPath } from 'node:url'
import type { LogLevel, MutantResult } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { fromReport, type Mutant, placeOf, reads, type Status, type Tried } from '../mutants.ts'

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

export interface Options {
  /** How many at once. */
  concurrency: number
  /** False: every test is run, also those that do not reach the mutant as they are seen one by one. */
  reached: boolean
}

/** Tries each of these mutants; what came of it, in the order in which they are given. */
export async function tryAll(mutants: readonly Mutant[], { concurrency, reached }: Options): Promise<Tried[]> {
  const results = await new Stryker({
    mutate: [...new Set(mutants.map(rangeOf))],
    sample: Object.fromEntries(mutants.map((mutant) => [place(mutant), reads(mutant)])),
    checkers: ['sample'],
    checkerNodeArgs: ['--import', 'tsx'],
    plugins: ['@stryker-mutator/vitest-runner', here('plugins.ts')],
    testRunner: 'vitest',
    vitest: { configFile: 'mutation.config.ts', related: true },
    coverageAnalysis: reached ? 'perTest' : 'off',
    concurrency,
    reporters: ['sample'],
    logLevel: 'error' as LogLevel,
    tempDirName: '.cache/mutation',
    // Stryker would rewrite the tsconfig with TypeScript's old compiler API, which TypeScript 7 does not have.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    ignorePatterns: ['assets', 'dist', 'docs/*.png', 'tests/browser'],
    timeoutMS: 30_000,
    timeoutFactor: 2,
    dryRunTimeoutMinutes: 60,
    allowConsoleColors: false,
  }).runMutationTest()
  const found = new Map(
    results.map((result) => [placeOf(result.fileName, fromReport(result.location), result.replacement), result]),
  )
  return mutants.map((mutant) => judged(mutant, found.get(place(mutant))))
}

const place = ({ file, location, replacement }: Mutant): string => placeOf(file, location, replacement)

/** Stryker's ranges have lines from 1 and columns from 0. */
function rangeOf({ file, location: { start, end } }: Mutant): string {
  return `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`
}

const statuses: Partial<Record<MutantResult['status'], Status>> = {
  Killed: 'killed',
  Timeout: 'timeout',
  Survived: 'survived',
  NoCoverage: 'no coverage',
}

function judged(mutant: Mutant, result: MutantResult | undefined): Tried {
  if (!result) throw new Error(`Stryker has not tried ${mutant.file}:${mutant.location.start.line + 1} ${mutant.line}`)
  const by = result.status === 'Killed' ? result.killedBy?.[0] : result.statusReason
  return {
    mutant,
    status: statuses[result.status] ?? 'error',
    all: result.static ?? false,
    tests: result.testsCompleted ?? 0,
    ...(by ? { by } : {}),
  }
}
