/** What the mutation run chooses and says. The run itself (`npm run mutation`) is not part of the suite, because it takes the better part of an hour. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { equivalents } from './equivalents.ts'
import { brief, type Mutant, type Status, sample, sources, type Tried } from './mutants.ts'
import { inWords, judge } from './report.ts'

const small = 'src/state/dice.ts'
/** One for each line with an assignment. */
const mutantsHere = (): Mutant[] =>
  readFileSync(small, 'utf8')
    .split('\n')
    .flatMap((text, line) => {
      const column = text.indexOf(' = ')
      const location = { start: { line, column }, end: { line, column: column + 3 } }
      const name = {
        file: small,
        mutator: 'AssignmentOperator',
        original: ' = ',
        replacement: ' += ',
        line: text.trim(),
      }
      return column < 0 ? [] : [{ ...name, nth: 1, location }]
    })
const mutants = mutantsHere()

const like = (changes: Partial<Mutant>): Mutant => ({ ...mutants[0]!, ...changes })
const come = (status: Status, mutant: Mutant): Tried => ({ mutant, status, all: false, tests: 1 })

test('a sample is the same for a seed, another for another seed, and the smaller is part of the larger', () => {
  const [one, again, other] = ['1', '1', '2'].map((seed) => sample(mutants, seed, 8))
  expect(one).toHaveLength(8)
  expect(again).toEqual(one)
  expect(other).not.toEqual(one)
  expect(sample(mutants, '1', 5)).toEqual(one!.slice(0, 5))
  expect(sample(mutantsHere(), '1', 8)).toEqual(one)
})

test('an edit elsewhere changes nothing in the sample but what it brings or takes away', () => {
  const before = sample(mutants, '1', 8)
  const moved = mutants.map((mutant) => like({ ...mutant, location: below(mutant) }))
  expect(sample(moved, '1', 8).map(({ line }) => line)).toEqual(before.map(({ line }) => line))
  const more = [...moved, ...mutants.map((mutant) => like({ ...mutant, file: 'src/state/new.ts' }))]
  const kept = sample(more, '1', 8).filter(({ file }) => file === small)
  expect(before.map(({ original }) => original)).toEqual(expect.arrayContaining(kept.map(({ original }) => original)))
})

const below = ({ location: { start, end } }: Mutant): Mutant['location'] => ({
  start: { ...start, line: start.line + 3 },
  end: { ...end, line: end.line + 3 },
})

test('the rooms of the rules are looked at, and nothing else', () => {
  const files = sources()
  for (const room of ['state', 'language', 'rules', 'raid', 'engine'])
    expect(files.some((file) => file.startsWith(`src/${room}/`))).toBe(true)
  expect(files.filter((file) => !/^src\/(state|language|rules|raid|engine)\/.*\.ts$/.test(file))).toEqual([])
  expect(sources('dice')).toEqual([small])
})

test('what is excused counts neither way; an excuse that is wrong or out of date is named', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((original) => like({ original }))
  const why = 'Both are the same game.'
  const excuse = (original: string) => ({
    file: small,
    line: a!.line,
    original,
    replacement: brief(a!.replacement),
    why,
  })
  const tried = [
    come('killed', a!),
    come('survived', b!),
    come('no coverage', c!),
    come('timeout', like({ original: 'd' })),
  ]
  const all = tried.map(({ mutant }) => mutant)
  expect(judge(tried, all, [])).toMatchObject({ share: 0.5, unnoticed: [b, c], excused: [], noticed: [], stale: [] })
  const report = judge(tried, all, [excuse('a'), excuse('c'), excuse('gone')])
  expect(report).toMatchObject({ unnoticed: [b], excused: [{ mutant: c, why }], noticed: [a], stale: [excuse('gone')] })
  expect(report.share).toBeCloseTo(2 / 3)
  const late = judge(tried, all, [excuse('d')])
  expect(late).toMatchObject({ excused: [{ mutant: all[3], why }], noticed: [] })
  expect(late.share).toBeCloseTo(1 / 3)
  expect(inWords(report)).toContain('4 mutants: 1 killed, 1 timeout, 1 survived, 1 no coverage, 0 error.')
  expect(inWords(report)).toContain(why)
})

test.each(equivalents)('$file: the excuse for "$original" has its line in the file, and a reason', (excuse) => {
  const lines = readFileSync(excuse.file, 'utf8').split('\n')
  expect(lines.map((line) => line.trim())).toContain(excuse.line)
  expect(excuse.why).toMatch(/^[A-Z].{20,}\.$/)
})
