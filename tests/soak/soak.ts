/**
 * `npm run soak [-- --games N --from SEED]`: random raids with every check. `--tables`: games at tables without a raid, with
 * every check at every decision. Prints each seed that fails; keep it as a test.
 */
import { library } from '../../src/content.ts'
import type { Game } from '../../src/engine/game.ts'
import { library as testSet } from '../set/index.ts'
import { reload } from './checks.ts'
import { playRandom } from './random.ts'
import { playTable } from './tables.ts'

const option = (name: string, otherwise: number): number => {
  const i = process.argv.indexOf(`--${name}`)
  const n = i < 0 ? otherwise : Number(process.argv[i + 1])
  if (!Number.isInteger(n) || n < 0) {
    console.error(`--${name} must be a whole number, such as ${otherwise}.`)
    process.exit(1)
  }
  return n
}

const tables = process.argv.includes('--tables')
const games = option('games', tables ? 5000 : 2000)
const from = option('from', 1)

function play(seed: number): Game {
  const events = seed % 10 === 0
  const g = tables
    ? playTable(seed, { every: 1, leaks: 31, events })
    : playRandom(seed, { every: 97, leaks: 151, events })
  if (seed % 50 === 0) reload(tables ? testSet : library, g)
  return g
}

const failed: string[] = []
const results: Record<string, number> = {}
let choices = 0
for (let seed = from; seed < from + games; seed++) {
  try {
    const g = play(seed)
    choices += g.choices.length
    const result = g.s.misc[0]!.outcome?.result ?? 'goes on'
    results[result] = (results[result] ?? 0) + 1
  } catch (e) {
    failed.push((e as Error).message)
    console.error((e as Error).message)
  }
  if (process.stderr.isTTY) process.stderr.write(`\r${seed - from + 1} of ${games}, ${failed.length} failed `)
}
console.log(JSON.stringify({ games, from, failed: failed.length, choices, results }))
process.exit(failed.length > 0 ? 1 : 0)
