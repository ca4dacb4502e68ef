/** `npm run mutation -- --help` says how: makes small changes in the source, one at a time, and counts those that the tests notice. */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { equivalents } from '../equivalents.ts'
import { type Mutant, nameOf, sample, sources, type Tried } from '../mutants.ts'
import { inWords, judge } from '../report.ts'
import { mutantsOf } from './made.ts'
import { tryAll } from './try.ts'

const help = `npm run mutation -- [--seed SEED] [--count N] [--file PART] [--at-once N] [--json FILE] [--again FILE]

Takes a sample of all small changes (mutants) of src/state, language, rules, raid and engine, and runs the quick tests that reach
each of them until one fails. Those that none of these tests notices are tried once more with all of them.
  --seed SEED    which sample (1)
  --count N      how many mutants (300)
  --file PART    only of files with this in their path
  --at-once N    how many are tried at the same time (1)
  --json FILE    writes what came of each to this file
  --again FILE   reads such a file, and tries only those once more that no test had failed on (time limits are among them);
                 the others count as they came out then
  --help         this text
The exit code is 1 if less than 95 in a hundred are noticed of those that tests/mutation/equivalents.ts does not excuse, or if
an excuse there fits no mutant any more. It is 2 for an option that is not in this list, and nothing is tried.`

/** Says what is wrong and how it is done, and tries nothing. */
function refuse(what: string): never {
  console.error(`${what}\n\n${help}`)
  process.exit(2)
}

const text = { type: 'string' } as const
const shape = {
  seed: text,
  count: text,
  file: text,
  'at-once': text,
  json: text,
  again: text,
  help: { type: 'boolean' },
} as const
function given() {
  try {
    return parseArgs({ options: shape, strict: true }).values
  } catch (error) {
    return refuse((error as Error).message.split('. ')[0] + '.')
  }
}

const options = given()
if (options.help) {
  console.log(help)
  process.exit(0)
}

function number(name: 'count' | 'at-once', otherwise: number): number {
  const n = Number(options[name] ?? otherwise)
  if (Number.isInteger(n) && n > 0) return n
  return refuse(`--${name} must be a whole number above 0, such as ${otherwise}, not "${options[name]}".`)
}

const count = number('count', 300)
const concurrency = number('at-once', 1)
const files = sources(options.file)
if (files.length === 0) refuse(`No file of the source has "${options.file}" in its path.`)

const all = await mutantsOf(files)
const earlier = options.again === undefined ? [] : readEarlier(options.again)
const settled = earlier.filter(({ status }) => status === 'killed')
const chosen = options.again === undefined ? sample(all, options.seed ?? '1', count) : openOf(earlier)
console.error(`${chosen.length} of ${all.length} mutants of ${files.length} files.`)
const first = chosen.length === 0 ? [] : await tryAll(chosen, { concurrency, reached: true })
const tried = [...settled, ...(await again(first))]
const report = judge(tried, all, equivalents)
if (options.json) writeFileSync(options.json, JSON.stringify({ ...report, tried }, null, 2))
console.log(inWords(report))
process.exit(report.share < 0.95 || report.stale.length > 0 ? 1 : 0)

function readEarlier(file: string): readonly Tried[] {
  try {
    const { tried } = JSON.parse(readFileSync(file, 'utf8')) as { tried?: readonly Tried[] }
    return tried ?? refuse(`${file} is not what --json wrote: it has no list "tried".`)
  } catch (error) {
    return refuse(`${file} can't be read: ${(error as Error).message}`)
  }
}

/** Those of an earlier run on which no test had failed, where they stand in the source now; one whose line has changed is left out, and named. */
function openOf(earlier: readonly Tried[]): Mutant[] {
  const now = new Map(all.map((mutant) => [nameOf(mutant), mutant]))
  return earlier.flatMap(({ mutant, status }) => {
    if (status === 'killed') return []
    const found = now.get(nameOf(mutant))
    if (!found) console.error(`Its line has changed since: ${mutant.file}  ${mutant.line}`)
    return found ?? []
  })
}

/**
 * What some test remembers for all (a compiled library) is reached by the first test only, as far as Stryker can see; so those
 * that were not noticed get every test.
 */
async function again(before: readonly Tried[]): Promise<readonly Tried[]> {
  const alive = before.filter(({ status, all }) => !all && (status === 'survived' || status === 'no coverage'))
  if (alive.length === 0) return before
  console.error(`${alive.length} were not noticed by the tests that reach them, and are tried with all.`)
  const after = new Map(
    (
      await tryAll(
        alive.map(({ mutant }) => mutant),
        { concurrency, reached: false },
      )
    ).map((one) => [one.mutant, one]),
  )
  return before.map((one) => after.get(one.mutant) ?? one)
}
