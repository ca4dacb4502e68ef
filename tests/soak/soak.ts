/** `npm run soak -- --help` says how: random raids, or tables without one. Keep each seed that fails as a test. */
import { library } from '../../src/content.ts'
import type { Game } from '../../src/engine/game.ts'
import { library as testSet } from '../set/index.ts'
import { reload } from './checks.ts'
import { exhaust } from './exhaust.ts'
import { playRandom } from './random.ts'
import { playTable } from './tables.ts'

const help = `npm run soak -- [--raid ID] [--mode MODE] [--tables] [--games N] [--from SEED] [--every N]

Plays random games with every check, and prints each seed that fails.
  --raid ID     which raid (onyxias-lair), and --mode MODE in which of its modes
  --tables      tables without a raid (5000 games) instead of raids (2000); after them as many as it takes for every word of
                the card language to be heard, 1000 at most
  --games N     how many games
  --from SEED   the first seed (1)
  --every N     the checks after every N choices (97; at tables 1)
  --help        this text
The exit code is 1 if a game failed, or if a word was never heard: these are listed.`
if (process.argv.includes('--help')) {
  console.log(help)
  process.exit(0)
}

const option = (name: string, otherwise: number): number => {
  const i = process.argv.indexOf(`--${name}`)
  const n = i < 0 ? otherwise : Number(process.argv[i + 1])
  if (!Number.isInteger(n) || n < 0) {
    console.error(`--${name} must be a whole number, such as ${otherwise}.`)
    process.exit(1)
  }
  return n
}

const word = (name: string): string | undefined => {
  const i = process.argv.indexOf(`--${name}`)
  return i < 0 ? undefined : process.argv[i + 1]
}
const mode = word('mode')
const hall = { raid: word('raid') ?? 'onyxias-lair', ...(mode ? { mode } : {}) }

const tables = process.argv.includes('--tables')
const games = option('games', tables ? 5000 : 2000)
const from = option('from', 1)
const every = option('every', tables ? 1 : 97)

function play(seed: number): Game {
  const events = seed % 10 === 0
  const g = tables
    ? playTable(seed, { every, leaks: 31, events })
    : playRandom(seed, { every, leaks: 151, events }, hall)
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
  const done = seed - from + 1
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${games}, ${failed.length} failed `)
  else if (done % 100 === 0) console.error(`${done} of ${games}, ${failed.length} failed, ${choices} choices`)
}
console.log(JSON.stringify({ games, from, failed: failed.length, choices, results }))
let unheard: readonly string[] = []
if (tables) {
  try {
    const told = (n: number, left: number): unknown =>
      process.stderr.isTTY && process.stderr.write(`\r${n} more, ${left} words unheard `)
    unheard = exhaust(3, 1000, { every: 101, leaks: 211 }, told).unheard
  } catch (e) {
    failed.push((e as Error).message)
    console.error((e as Error).message)
  }
  console.log(JSON.stringify({ unheard }))
}
process.exit(failed.length + unheard.length > 0 ? 1 : 0)
