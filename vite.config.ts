import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Plugin, UserConfig } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'
import { licences } from './licences.ts'
import { guarded, headers } from './page-policy.ts'
import { referencePage, referenceScript, referenceStyle } from './reference-page.ts'
import { raidSchema, schemaFile } from './src/raid/json-schema.ts'

/** Tests that sit at the table of tests/table/; they also run with every choice taken back and made again, and the state sent through JSON. */
const atTable = [
  'tests/table/table.test.ts',
  'tests/rules/**/*.test.ts',
  'tests/cards/**/*.test.ts',
  'tests/raids/**/*.test.ts',
]

/** Browser tests that are part of every run; the others are long journeys through the page. */
const short = ['decks', 'policy', 'raid', 'rooms', 'smoke'].map((name) => `tests/browser/${name}.test.ts`)
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

const worker = 'service-worker'
const roomsFile = 'rooms.json'

const pageLicences = licences(true)

/** The page is built with relative addresses, so that it can be put into any folder of any site. */
const page: UserConfig = {
  publicDir: 'assets/page',
  plugins: [published(schemaFile), reference(), withoutRooms(), offline(), guarded(), pageLicences.build],
  build: {
    outDir: 'dist',
    target: 'es2022',
    chunkSizeWarningLimit: 1200,
    // No file of ours does anything as it is loaded, except the entry: so a door (index.ts) brings only what is asked of it.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /\/(src|raids)\/.*\.tsx?$/, sideEffects: false }] } },
  },
}

/** Node runs a file's constants faster than variables, which Vite makes of them; a page keeps those, since it starts faster with them. */
const constants = { topLevelVar: false }

/** What the npm package has: its doors (`exports` of package.json) and the terminal, for Node; its dependencies stay outside. */
const npmPackage: UserConfig = {
  publicDir: false,
  plugins: [published('schema.json'), licences(false).build],
  build: {
    ssr: true,
    outDir: 'lib',
    target: 'node20.19',
    rolldownOptions: {
      input: {
        index: 'src/index.ts',
        content: 'src/content.ts',
        players: 'src/players/index.ts',
        raid: 'src/raid/index.ts',
        tabletop: 'src/engine/tabletop.ts',
        testing: 'src/engine/testing.ts',
        cli: 'src/cli/main.ts',
        worker: 'src/cli/pool/worker.ts',
      },
      output: { ...constants, entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
    },
  },
}

/** What the image runs (Dockerfile): the server with all that it needs, except what must lie in files of its own (docker/package.json). It lies as deep as its source, from where it finds the page. */
const server: UserConfig = {
  publicDir: false,
  plugins: [licences(false).build],
  ssr: { noExternal: true, external: ['tinypool'] },
  build: {
    ssr: true,
    outDir: 'built/server',
    target: 'node20.19',
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        'think-worker': 'src/server/think-worker.ts',
        'room-worker': 'src/server/room-worker.ts',
      },
      external: ['vite'],
      output: { ...constants, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
}

/** What `npm run bench` measures: the game as the package has it, in one file. */
const bench: UserConfig = {
  publicDir: false,
  build: {
    ssr: 'tests/bench/bench.ts',
    outDir: 'node_modules/.cache/bench',
    target: 'node20.19',
    rolldownOptions: { output: constants },
  },
}

export default defineConfig(({ mode }) => ({
  base: './',
  ...({ package: npmPackage, server, bench }[mode] ?? page),
  // A worker holds Heroes of Azeroth, which is one of the sets that are loaded by name.
  worker: {
    format: 'es',
    plugins: () => [pageLicences.worker],
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
  preview: { port: 4173, headers: { ...headers } },
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
          exclude: [...configDefaults.exclude, 'tests/browser/**', ...lengthy],
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
}))

/** Puts the reference of the language beside the page. */
function reference(): Plugin {
  const files = {
    'reference.html': referencePage,
    'reference.css': () => referenceStyle,
    'reference.js': () => referenceScript,
  }
  return {
    name: 'reference',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle() {
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: source() })
    },
  }
}

/** On plain web space there are no rooms: a page that looks for them finds a file that says so, and nothing that is missing. A host answers itself. */
function withoutRooms(): Plugin {
  return {
    name: 'without-rooms',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: roomsFile, source: '{}\n' })
    },
  }
}

/** Puts the JSON Schema of the raid format beside what is built. */
function published(fileName: string): Plugin {
  return {
    name: 'schema',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(raidSchema())}\n` })
    },
  }
}

/** Builds src/app/storage/service-worker.ts beside the page, and tells it which files the page has. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: 'index.html', [worker]: `src/app/storage/${worker}.ts` },
          output: {
            entryFileNames: (chunk) => (chunk.name === worker ? '[name].js' : 'assets/[name]-[hash].js'),
          },
        },
      },
    }),
    async writeBundle({ dir }) {
      const files = await filesIn(dir!)
      const hash = createHash('sha256')
      for (const file of files) hash.update(file).update(await readFile(join(dir!, file)))
      const built = { version: hash.digest('hex').slice(0, 16), files }
      const path = join(dir!, `${worker}.js`)
      const code = await readFile(path, 'utf8')
      await writeFile(path, `const BUILT=${JSON.stringify(built)};\n${code}`)
    },
  }
}

async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length).split(sep).filter(Boolean).join('/'))
    .filter((file) => ![`${worker}.js`, schemaFile, roomsFile].includes(file) && !file.endsWith('.map'))
    .sort()
}
