import { createHash } from 'node:crypto'
import { watch } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { basename, join, sep } from 'node:path'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { licences } from './licences.ts'
import { packaged } from './package-manifest.ts'
import { guarded, headers } from './page-policy.ts'
import { referencePage, referenceScript, referenceStyle } from './reference-page.ts'
import { readBeing } from './src/board/art/beings/format.ts'
import { raidSchema, schemaFile } from './src/raid/json-schema.ts'

const worker = 'service-worker'
const roomsFile = 'rooms.json'

const pageLicences = licences(true)

/** The page is built with relative addresses, so that it can be put into any folder of any site. */
const page: UserConfig = {
  publicDir: 'assets/page',
  plugins: [
    beings(),
    published(schemaFile),
    reference(),
    withoutRooms(),
    following(),
    offline(),
    guarded(),
    pageLicences.build,
  ],
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

/** What the npm package has: its doors (`exports` of package.json) and the terminal, for Node; its dependencies stay outside (package-manifest.ts). */
const npmPackage: UserConfig = {
  publicDir: false,
  plugins: [published('schema.json'), licences(false).build, packaged()],
  json: { stringify: true, namedExports: false }, // two thirds of what it takes as code
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
      output: {
        ...{ ...constants, entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
        comments: { jsdoc: false }, // the declarations have them
      },
    },
  },
}

/** What the image runs (Dockerfile): the server with all that it needs, except what must lie in files of its own. It lies as deep as its source, from where it finds the page. */
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

/** A program that plays many games (`npm run bench`, `fit`, `possible`, `drills`): the game as the package has it, in one file. */
const program = (name: string): UserConfig => ({
  publicDir: false,
  build: {
    ssr: `tests/${name}/${name}.ts`,
    outDir: `node_modules/.cache/${name}`,
    target: 'node20.19',
    rolldownOptions: { output: constants },
  },
})

const modes: Record<string, UserConfig> = {
  ...{ package: npmPackage, server },
  ...Object.fromEntries(['bench', 'fit', 'possible', 'drills'].map((name) => [name, program(name)])),
}

export default defineConfig(({ mode }) => ({
  base: './',
  ...(modes[mode] ?? page),
  // A worker holds Heroes of Azeroth, which is one of the sets that are loaded by name.
  worker: {
    format: 'es',
    plugins: () => [pageLicences.worker],
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
  preview: { port: 4173, headers: { ...headers } },
}))

/** Checks the files of beings and reads their lines as the page is built, so that the page starts without the schema. */
export function beings(): Plugin {
  return {
    name: 'beings',
    enforce: 'pre',
    transform: {
      filter: { id: /\/assets\/beings\/[^/]+\.json$/ },
      handler: (text, id) => JSON.stringify(readBeing(basename(id, '.json'), JSON.parse(text))),
    },
  }
}

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

/** A text as a server sends it to those who listen (EventSource). */
const message = (text: string): string => `data: ${text.replaceAll(/\r?\n/g, '\ndata: ')}\n\n`

/** The preview server tells the page whenever the file of a raid changes (src/app/games/raid-files.ts). */
function following(): Plugin {
  return {
    name: 'following',
    configurePreviewServer({ config, middlewares, httpServer }) {
      const folder = join(config.root, 'raids')
      const listeners = new Set<ServerResponse>()
      const told = new Map<string, string>()
      const tell = async (name: string): Promise<void> => {
        const text = await readFile(join(folder, name), 'utf8').catch(() => '')
        if (text === '' || told.get(name) === text) return
        told.set(name, text)
        for (const to of listeners) to.write(message(text))
      }
      const watching = watch(folder, { persistent: false }, (_, name) => {
        if (name?.endsWith('.raid.json')) void tell(name)
      })
      httpServer.on('close', () => watching.close())
      middlewares.use(`/${roomsFile}`, (_, response) => response.end('{"follows":true}'))
      middlewares.use('/follow', (request, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders()
        for (const text of told.values()) response.write(message(text))
        listeners.add(response)
        request.on('close', () => listeners.delete(response))
      })
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
