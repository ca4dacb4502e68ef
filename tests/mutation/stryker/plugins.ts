/**
 * What Stryker is told as plugins. It takes ranges of the source and not single mutants: the checker lets pass those of the
 * sample, and nothing else in their ranges. The reporter says what came of each as soon as it is known.
 */
import { type Checker, type CheckResult, CheckStatus } from '@stryker-mutator/api/check'
import type { MutantResult, StrykerOptions } from '@stryker-mutator/api/core'
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import type { Reporter } from '@stryker-mutator/api/report'
import { fromReport, placeOf } from '../mutants.ts'

/** The sample as Stryker hands it to plugins: how each mutant reads, by its place. */
type Sample = Readonly<Record<string, string>>

check.inject = tokens(commonTokens.options)
function check(options: StrykerOptions): Checker {
  const sample = options.sample as Sample
  const isIn = (place: string): CheckResult =>
    place in sample
      ? { status: CheckStatus.Passed }
      : { status: CheckStatus.CompileError, reason: 'It is not in the sample.' }
  return {
    init: async () => {},
    check: async (mutants) =>
      Object.fromEntries(mutants.map((m) => [m.id, isIn(placeOf(m.fileName, m.location, m.replacement))])),
    group: async (mutants) => [mutants.map(({ id }) => id)],
  }
}

report.inject = tokens(commonTokens.options)
function report(options: StrykerOptions): Reporter {
  const sample = options.sample as Sample
  const of = Object.keys(sample).length
  let tried = 0
  return {
    onMutantTested(result: MutantResult) {
      const reads = sample[placeOf(result.fileName, fromReport(result.location), result.replacement)]
      if (reads) console.error(`${++tried}/${of} ${result.status.toLowerCase()} ${reads}`)
    },
  }
}

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.Checker, 'sample', check),
  declareFactoryPlugin(PluginKind.Reporter, 'sample', report),
]
export const strykerValidationSchema = { properties: { sample: { type: 'object' } } }
