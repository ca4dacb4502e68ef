/**
 * Fits what a raid's positions are worth, for the players that look ahead: `npm run fit -- onyxias-lair --raiders 3,4,5 --positions 120`. Turns of bots' games are
 * played in several ways in the same imagined worlds, to the end; what tells the ways apart is written beside the raid, and used from then on.
 * With `--blunders 15` it plants so many, and counts how many of them, and how many good turns, are warned of. With `--chances 30` it plays so many raids of bots at
 * each level, and looks at how well the chance to win is told of them; with `--out`, or where there is none yet, it fits it, and writes that into the file.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chancesFor } from '../../src/ahead/index.ts'
import { library } from '../../src/content.ts'
import { engineVersion } from '../../src/engine/index.ts'
import { hashText } from '../../src/state/dice.ts'
import { blunders } from './blunders.ts'
import { branches, type World } from './branches.ts'
import { chancesFrom, kept, most, positionsAt } from './chances.ts'
import { fitted } from './weights.ts'

const usual = {
  raiders: '3,4,5',
  positions: '120',
  worlds: '3',
  seed: '1',
  mode: '',
  out: '',
  data: '',
  blunders: '',
  chances: '',
}
const options = Object.fromEntries(Object.keys(usual).map((key) => [key, { type: 'string' as const }]))
const { values, positionals } = parseArgs({ options, allowPositionals: true })
const text = (key: keyof typeof usual): string => String(values[key] ?? usual[key])
const [raid = ''] = positionals
const [positions, worlds, seed] = (['positions', 'worlds', 'seed'] as const).map((key) => Number(text(key))) as [
  number,
  number,
  number,
]
const [planted, played] = [Number(text('blunders') || 1), Number(text('chances') || 1)]
const raiders = text('raiders').split(',').map(Number)
if (
  !library.raids.some(({ id }) => id === raid) ||
  ![positions, worlds, seed, planted, played, ...raiders].every((n) => Number.isInteger(n) && n > 0)
) {
  console.error(
    'fit: It takes a raid, --raiders 3,4,5, --positions, --worlds, --seed, --mode, --out FILE, --data FILE, --blunders N and --chances N.',
  )
  process.exit(2)
}
if (text('blunders')) {
  const sample = { raid, mode: text('mode') || undefined, raiders, positions, seed }
  for (const told of blunders(library, sample, planted)) console.log(JSON.stringify(told))
  process.exit(0)
}
if (text('chances')) {
  const rows = [...positionsAt(library, { raid, raiders, games: played, seed })]
  if (!text('out') && chancesFor(raid)) {
    const told = kept(rows, raid)
    console.log(JSON.stringify(told))
    process.exit(told.brier <= most * told.usual ? 0 : 1)
  }
  const { told, ...chances } = chancesFrom(rows)
  const before: object = existsSync(text('out')) ? JSON.parse(readFileSync(text('out'), 'utf8')) : { raid }
  if (text('out'))
    writeFileSync(
      text('out'),
      `${JSON.stringify({ ...before, chances: { ...chances, games: played, seed, told } }, null, 2)}\n`,
    )
  console.log(JSON.stringify({ ...chances, told }, null, 2))
  process.exit(0)
}
const found: World[] = []
for (const world of branches(library, { raid, mode: text('mode') || undefined, raiders, positions, worlds, seed })) {
  found.push(world)
  if (found.length % 10 === 0) console.error(`${found.length} of ${positions * worlds} worlds`)
}
const { weights, correlation, from, lambda } = fitted(found)
if (text('data')) writeFileSync(text('data'), JSON.stringify(found))
const hash = hashText(JSON.stringify(found)).toString(16)
const round = (n: number): number => Number(n.toFixed(3))
const file = {
  ...{ raid, engine: engineVersion, mode: text('mode'), raiders, seed, positions, worlds, hash },
  ...{ ways: found.reduce((sum, one) => sum + one.branches.length, 0), from, lambda },
  correlation: { one: round(correlation.one), two: round(correlation.two) },
  weights,
}
if (text('out')) writeFileSync(text('out'), `${JSON.stringify(file, null, 2)}\n`)
console.log(JSON.stringify(file, null, 2))
