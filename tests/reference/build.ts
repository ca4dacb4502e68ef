/**
 * Builds the reference players anew: `npx tsx tests/reference/build.ts`. They are the raiders' bot and the Boss's tactics as they were at one commit, in
 * one module that imports nothing. What it makes is kept beside this file, so that their games never change; there is no reason to build it again,
 * other than to see that nobody has touched it.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const commit = 'a98f8275'
const made = fileURLToPath(new URL('./players.js', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'node_modules/.cache/reference')

const head = `/**
 * The reference players: the raiders' bot and the tactics of the Boss as they were at commit ${commit}, before they were changed.
 * Others are measured against them, so their games must never change (tests/slow/reference.test.ts). The texts of the cards are those of the game.
 * Built from that commit by tests/reference/build.ts; not to be edited.
 */
`

/** A view that is read by need (`glance`) can't be spread: `{ ...card, damage: 3 }` becomes this. */
const changed = '((of, by) => new Proxy(of, { get: (one, key) => (key in by ? by : one)[key] }))'

/** A word that has since been given to what was `yourHero` in the texts of raids; nothing else is changed. */
const boss = `case 'boss': {
      const boss = t.view.seats.find((s) => s.boss)
      return boss ? fixed(t, { ...f, you: boss.seat }, 'yourHero') : []
    }
    case 'raid':`

/** A raid that came later has no tactics here. */
const entry = `
import { makePlayer } from './src/players/index.ts'
import { advice as templeAdvice, tactics as temple } from './raids/black-temple/tactics.ts'
import { advice as pitAdvice, tactics as pit } from './raids/magtheridons-lair/tactics.ts'
import { tactics as core } from './raids/molten-core/tactics.ts'
import { tactics as lair } from './raids/onyxias-lair/tactics.ts'

const then = {
  'onyxias-lair': { tactics: lair },
  'molten-core': { tactics: core },
  'magtheridons-lair': { tactics: pit, advice: pitAdvice },
  'black-temple': { tactics: temple, advice: templeAdvice },
}
const known = new WeakMap()

function asThen(library) {
  let found = known.get(library)
  if (!found) {
    const raids = library.raids.map((raid) => ({ ...raid, tactics: [], advice: [], ...then[raid.id] }))
    found = { ...library, raids }
    known.set(library, found)
  }
  return found
}

export const byNeed = true

export function makeBot(seat, seed, library) {
  return makePlayer(seat === 0 ? 'tactics' : 'raider', seat, seed, asThen(library))
}
`

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
execFileSync('sh', ['-c', `git archive ${commit} src raids tsconfig.json package.json | tar -x -C "${folder}"`], {
  cwd: root,
})
writeFileSync(join(folder, 'entry.ts'), entry)
for (const name of ['mods', 'judge']) {
  const file = join(folder, `src/players/${name}.ts`)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\{ \.\.\.card, ([^{}]*?) \}/g, `${changed}(card, { $1 })`))
}
const who = join(folder, 'src/players/who.ts')
writeFileSync(who, readFileSync(who, 'utf8').replace("case 'raid':", boss))
await build({
  root: folder,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: 'entry.ts',
    outDir: 'out',
    target: 'es2022',
    minify: false,
    rolldownOptions: { treeshake: { moduleSideEffects: false }, output: { entryFileNames: 'players.js' } },
  },
})
const built = readFileSync(join(folder, 'out/players.js'), 'utf8').replaceAll(
  '// node_modules/.cache/reference/',
  '// ',
)
writeFileSync(made, head + built)
