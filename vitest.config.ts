import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that sit at the table of tests/table/; they also run with every choice taken back and made again, and the state sent through JSON. */
const atTable = [
  'tests/table/table.test.ts',
  'tests/rules/**/*.test.ts',
  'tests/cards/**/*.test.ts',
  'tests/raids/**/*.test.ts',
]

/** Browser tests that are part of every run; the others are long journeys through the page. */
const short = ['decks', 'first-screen', 'policy', 'raid', 'rooms', 'smoke'].map(
  (name) => `tests/browser/${name}.test.ts`,
)
const long = ['tests/browser/**/*.test.ts']

/** Tests of seconds rather than milliseconds: they wait for `npm test`, so that the quick part stays quick. */
const lengthy = [
  'tests/slow/**/*.test.ts',
  'tests/board/coach.test.ts',
  'tests/book/rules.test.ts',
  'tests/cli/**/*.test.ts',
  'tests/decks/check.test.ts',
  'tests/engine/glance.test.ts',
  'tests/engine/why-not.test.ts',
  'tests/house/casts.test.ts',
  'tests/house/dead.test.ts',
  'tests/house/names.test.ts',
  'tests/language/print-sets.test.ts',
  'tests/cards/sets.test.ts',
  'tests/language/read/round-trip.test.ts',
  'tests/package/installed.test.ts',
  'tests/players/levels.test.ts',
  'tests/players/lint.test.ts',
  'tests/raid/art.test.ts',
  'tests/raid/attacks.test.ts',
  'tests/raid/guide.test.ts',
  'tests/raid/read.test.ts',
  'tests/raid/reference.test.ts',
  'tests/raid/siege.test.ts',
  'tests/raid/told.test.ts',
  'tests/server/own-rooms.test.ts',
  'tests/server/room.test.ts',
  'tests/server/thinking.test.ts',
  'tests/session/questions.test.ts',
]

export default defineConfig({
  test: {
    testTimeout: 30_000,
    maxWorkers: '100%',
    // What a file is compiled to is kept in node_modules/: for the next run, and for the other projects of this one.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tests/browser/**', 'tests/mutation/stryker/**', ...lengthy],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'again',
          environment: 'node',
          include: atTable,
          isolate: false,
          testTimeout: 60_000,
          env: { RAIDKEEPER_TABLE: 'json,rewind' },
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          environment: 'node',
          include: lengthy,
          isolate: false,
          globalSetup: 'tests/cli/global.ts',
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
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
            sequence: { groupOrder: 1 },
          },
        }),
      ),
    ],
  },
})
