import { expect, test } from 'vitest'
import { type Import, type Source, sources } from './source.ts'

/** Rooms that a room may import from. A room that is missing here may import everything. */
const mayImport: Record<string, readonly string[]> = {
  state: [],
  language: ['state'],
  cards: ['language'],
  raids: ['language', 'raid'],
  rules: ['state', 'language'],
  raid: ['state', 'language', 'rules'],
  engine: ['state', 'language', 'rules', 'raid'],
  content: ['cards', 'raids', 'language', 'engine', 'raid'],
  catalogue: ['cards', 'raids', 'language', 'raid'],
  decks: ['engine', 'language', 'rules', 'state'],
  campaign: ['engine', 'language', 'state'],
  players: ['engine', 'language', 'state', 'content'],
  ahead: ['engine', 'state', 'players', 'raids'],
  practice: ['engine', 'language', 'state', 'raids'],
  session: ['engine', 'language', 'state', 'players', 'ahead'],
  wire: ['engine', 'language', 'state', 'players', 'session'],
  board: ['engine', 'language', 'state', 'assets', 'session'],
  sound: ['engine', 'language', 'state'],
  threads: [],
  trials: ['ahead', 'engine', 'language', 'players', 'raid', 'state'],
  cli: [
    'campaign',
    'content',
    'cards',
    'decks',
    'engine',
    'language',
    'state',
    'rules',
    'raid',
    'players',
    'ahead',
    'practice',
    'session',
    'threads',
    'trials',
    'package.json',
  ],
  server: ['content', 'engine', 'language', 'state', 'raid', 'players', 'session', 'wire', 'threads', 'page-policy.ts'],
  app: [
    'campaign',
    'catalogue',
    'content',
    'cards',
    'decks',
    'engine',
    'language',
    'state',
    'raid',
    'players',
    'practice',
    'session',
    'wire',
    'board',
    'sound',
    'trials',
    'assets',
  ],
}

/** Of these rooms, others than their owners may import only these files, or types. */
const doors: Record<string, { for: readonly string[]; files: readonly string[] }> = {
  engine: {
    for: [
      'players',
      'ahead',
      'practice',
      'session',
      'wire',
      'board',
      'sound',
      'app',
      'cli',
      'server',
      'content',
      'decks',
      'campaign',
      'trials',
    ],
    files: ['src/engine/index.ts', 'src/engine/tabletop.ts'],
  },
  raid: { for: ['raids'], files: ['src/raid/build.ts', 'src/raid/build-cards.ts'] },
  raids: { for: ['ahead', 'practice'], files: ['raids/ahead.ts', 'raids/drills.ts'] },
  practice: { for: ['app', 'cli'], files: ['src/practice/index.ts'] },
  players: { for: ['ahead', 'session', 'wire', 'trials', 'app', 'cli', 'server'], files: ['src/players/index.ts'] },
  ahead: { for: ['session', 'trials', 'cli', 'app'], files: ['src/ahead/index.ts'] },
  language: { for: ['players', 'board', 'sound'], files: ['src/language/index.ts', 'src/language/print/index.ts'] },
  state: { for: ['players', 'ahead', 'board', 'sound'], files: ['src/state/dice.ts', 'src/state/ids.ts'] },
  content: { for: ['players'], files: [] },
  wire: { for: ['app', 'server'], files: ['src/wire/index.ts'] },
  decks: { for: ['app', 'cli', 'server'], files: ['src/decks/index.ts'] },
  campaign: { for: ['app', 'cli'], files: ['src/campaign/index.ts'] },
  rules: { for: ['decks'], files: ['src/rules/100-decks.ts'] },
  session: { for: ['board'], files: [] },
}

/** Packages, and the rooms that may use them. */
const packages: Record<string, readonly string[]> = {
  xstate: ['raid', 'board', 'app'],
  'pixi.js': ['board'],
  howler: ['sound'],
  cac: ['cli', 'server'],
  ws: ['server'],
  uqr: ['server', 'app'],
  vite: ['server'],
  'cli-progress': ['cli'],
  tinypool: ['threads'],
  bullmq: ['cli'],
  ioredis: ['threads'],
  idb: ['app'],
  preact: ['board', 'app'],
  '@preact/signals': ['app'],
  ...Object.fromEntries(
    ['autocomplete', 'commands', 'lang-json', 'language', 'lint', 'search', 'state', 'view'].map((name) => [
      `@codemirror/${name}`,
      ['app'],
    ]),
  ),
  '@lezer/highlight': ['app'],
  '@babel/parser': ['cli'],
  papaparse: ['decks'],
  '@xmldom/xmldom': ['decks'],
  zod: ['board', 'campaign', 'decks', 'engine', 'raid', 'language', 'practice', 'session', 'wire', 'app', 'cli'],
}

const all = sources('src', 'raids')

function roomOf(path: string): string {
  const [top, second] = path.split('/')
  return top === 'src' ? second.replace(/\.ts$/, '') : top
}

const isWorker = (path: string) => /worker\.ts$/.test(path)

function objection(source: Source, to: Import): string | undefined {
  const room = roomOf(source.path)
  if (!to.file) return packageObjection(room, to.from)
  const target = roomOf(to.file)
  if (target === room) return undefined
  const allowed = mayImport[room]
  if (allowed && !allowed.includes(target)) return `${room} may not import ${target}`
  const door = doors[target]
  if (!door?.for.includes(room) || to.typeOnly || door.files.includes(to.file)) return undefined
  if (target === 'content' && isWorker(source.path)) return undefined
  return `${room} may import only types of ${target}${door.files.length ? `, or ${door.files.join(', ')}` : ''}`
}

function packageObjection(room: string, from: string): string | undefined {
  if (from.startsWith('node:'))
    return room === 'cli' || room === 'server' ? undefined : `only cli and server may use ${from}`
  const rooms = packages[from.split('/')[0]] ?? packages[from]
  if (!rooms) return `${from} has no line in tests/house/rooms.test.ts`
  return rooms.includes(room) ? undefined : `${from} is for ${rooms.join(', ')}`
}

test('rooms import only from the rooms below them, through their doors', () => {
  const objections = all.flatMap((source) =>
    source.imports.flatMap((to) => {
      const why = objection(source, to)
      return why ? [`${source.path}:${to.line} imports ${to.from}: ${why}`] : []
    }),
  )
  expect(objections).toEqual([])
})

test('every relative import names a file', () => {
  const known = new Set(['page-policy.ts', ...sources('src', 'raids', 'tests').map(({ path }) => path)])
  const lost = all.flatMap(({ path, imports }) =>
    imports
      .filter(({ file }) => file?.endsWith('.ts') && !known.has(file))
      .map(({ line, from }) => `${path}:${line} ${from}`),
  )
  expect(lost).toEqual([])
})

test('no file imports itself in a circle', () => {
  const edges = new Map(
    all.map(({ path, imports }) => [path, imports.filter((to) => !to.typeOnly).flatMap(({ file }) => file ?? [])]),
  )
  expect(circles(edges)).toEqual([])
})

/** Every circle that a walk along the edges meets, as 'a > b > a'. */
function circles(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const walk = (at: string, path: string[]): void => {
    const before = path.indexOf(at)
    if (before >= 0) {
      found.push([...path.slice(before), at].join(' > '))
      return
    }
    if (done.has(at)) return
    for (const next of edges.get(at) ?? []) walk(next, [...path, at])
    done.add(at)
  }
  for (const at of edges.keys()) walk(at, [])
  return found
}

test('the walk finds a circle', () => {
  const edges = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['b']],
  ])
  expect(circles(edges)).toEqual(['b > c > b'])
})
