import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that sit at the table of tests/table/; they also run with every choice taken back and made again, and the state sent through JSON. */
const atTable = ['tests/table/table.test.ts', 'tests/rules/**/*.test.ts', 'tests/raids/*.test.ts']

/** Those that grow with the cards and raids, for which the others are the sample. */
const moreAtTable = ['tests/cards/**/*.test.ts', 'tests/raids/*/**/*.test.ts']

/** Tests in those folders that do not sit at it. */
const elsewhere = [
  'tests/cards/sets.test.ts',
  'tests/raids/**/mistakes.test.ts',
  'tests/raids/molten-core/R300.test.ts',
  'tests/raids/small-party.test.ts',
  'tests/rules/100.test.ts',
]

/** Browser tests that are part of every run; the others are long journeys through the page. */
const short = ['decks', 'first-screen', 'policy', 'raid', 'raid-files', 'rooms', 'smoke'].map(
  (name) => `tests/browser/${name}.test.ts`,
)
const long = ['tests/browser/**/*.test.ts']

/** Tests of seconds rather than milliseconds: they wait for `npm test`, so that the quick part stays quick. */
const lengthy = [
  'tests/slow/**/*.test.ts',
  'tests/board/coach.test.ts',
  'tests/board/layout.test.ts',
  'tests/book/rules.test.ts',
  'tests/cards/sets.test.ts',
  'tests/cli/**/*.test.ts',
  'tests/decks/check.test.ts',
  'tests/decks/text.test.ts',
  'tests/engine/glance.test.ts',
  'tests/engine/onward.test.ts',
  'tests/engine/position.test.ts',
  'tests/engine/real-cards.test.ts',
  'tests/engine/record.test.ts',
  'tests/engine/why-not.test.ts',
  'tests/house/casts.test.ts',
  'tests/house/dead.test.ts',
  'tests/house/names.test.ts',
  'tests/language/print-sets.test.ts',
  'tests/language/read/round-trip.test.ts',
  'tests/package/installed.test.ts',
  'tests/players/levels.test.ts',
  'tests/players/lint.test.ts',
  'tests/players/meaning.test.ts',
  'tests/players/ruin.test.ts',
  'tests/raid/art.test.ts',
  'tests/raid/attacks.test.ts',
  'tests/raid/english.test.ts',
  'tests/raid/guide.test.ts',
  'tests/raid/lint.test.ts',
  'tests/raid/mistakes.test.ts',
  'tests/raid/read.test.ts',
  'tests/raid/reference.test.ts',
  'tests/raid/siege.test.ts',
  'tests/raid/told.test.ts',
  'tests/server/own-raid.test.ts',
  'tests/server/own-rooms.test.ts',
  'tests/server/room.test.ts',
  'tests/server/thinking.test.ts',
  'tests/session/decisive.test.ts',
  'tests/session/questions.test.ts',
  'tests/session/replay.test.ts',
  'tests/session/session.test.ts',
  'tests/session/told-plan.test.ts',
]

/** Where no earlier run has told how long files take, large ones come first; but some of a few lines take longest, and one core would wait for the last. */
class LengthyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLengthy = ({ moduleId }: TestSpecification): boolean =>
      moduleId.includes('/tests/slow/') || lengthy.some((file) => moduleId.endsWith(`/${file}`))
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      return [...own.filter(isLengthy), ...own.filter((file) => !isLengthy(file))]
    })
  }
}

const everywhere = ['tests/**/*.test.ts']
const others = [...configDefaults.exclude, 'tests/browser/**', 'tests/mutation/stryker/**']
const patient = { globalSetup: 'tests/cli/global.ts', testTimeout: 300_000, hookTimeout: 300_000 }

const project = (name: string, rest: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, environment: 'node', isolate: false, ...rest },
})

export default defineConfig({
  resolve: { alias: { 'raidkeeper/raid': fileURLToPath(new URL('src/raid/index.ts', import.meta.url)) } },
  test: {
    testTimeout: 30_000,
    maxWorkers: '100%',
    sequence: { sequencer: LengthyFirst },
    // What a file is compiled to is kept in node_modules/: for the next run, and for the other projects of this one.
    experimental: { fsModuleCache: true },
    projects: [
      project('quick', { include: everywhere, exclude: [...others, ...lengthy], testTimeout: 60_000 }),
      ...Object.entries({ again: atTable, 'again-more': moreAtTable }).map(([name, include]) =>
        project(name, {
          include,
          exclude: [...others, ...elsewhere],
          testTimeout: 60_000,
          env: { RAIDKEEPER_TABLE: 'json,rewind' },
        }),
      ),
      project('slow', { include: lengthy, ...patient }),
      // Both in one, so that each worker reads the sources once.
      project('whole', { include: everywhere, exclude: others, ...patient }),
      {
        extends: true,
        test: { name: 'mutation', environment: 'node', include: ['tests/mutation/stryker/**/*.test.ts'] },
      },
      ...Object.entries({ browser: { include: short }, journeys: { include: long, exclude: short } }).map(
        ([name, files]) => ({
          extends: true as const,
          test: {
            name,
            environment: 'node' as const,
            ...files,
            globalSetup: 'tests/browser/global.ts',
            testTimeout: 120_000,
            hookTimeout: 180_000,
            // A machine that stalls for minutes is no fault of the page; what fails twice is one. The report names what was tried again.
            retry: 1,
            sequence: { groupOrder: 1 },
          },
        }),
      ),
    ],
  },
})
