/**
 * What raiders could do at most: they look for a line of play that wins, with all cards and dice open, against a Boss who plays by tactics and sees only
 * its own. `npm run possible -- onyxias-lair --raiders 3 --games 20`. Bots and people see less, so they win less often than that.
 */
import { parseArgs } from 'node:util'
import { playersFor } from '../../src/cli/named/sitting.ts'
import { library } from '../../src/content.ts'
import { start } from '../../src/engine/index.ts'
import { hashText, mix } from '../../src/state/dice.ts'
import { wilson } from '../../src/trials/statistics.ts'
import { rateText } from '../../src/trials/words.ts'
import { Line } from './line.ts'

interface Options {
  raid: string
  raiders: number
  games: number
  seed: number
  /** How many lines a game may try. */
  tries: number
  mode?: string
}

function given(): Options | string {
  const options = { raiders: '3', games: '20', seed: '1', tries: '1500' } as const
  const types = Object.fromEntries(['mode', ...Object.keys(options)].map((key) => [key, { type: 'string' as const }]))
  try {
    const { values, positionals } = parseArgs({ options: types, allowPositionals: true })
    const numbers = Object.entries(options).map(([key, usual]) => [key, Number(values[key] ?? usual)] as const)
    const wrong = numbers.find(([, n]) => !Number.isInteger(n) || n < 1)
    if (wrong) return `--${wrong[0]} is no whole number from 1.`
    const [raid = ''] = positionals
    if (!library.raids.some(({ id }) => id === raid)) return `There is no raid "${raid}".`
    const { mode } = values
    const { raiders = 3, games = 20, seed = 1, tries = 1500 } = Object.fromEntries<number>(numbers)
    return { raid, raiders, games, seed, tries, ...(mode ? { mode } : {}) }
  } catch (error) {
    return (error as Error).message
  }
}

const options = given()
if (typeof options === 'string') {
  console.error(`possible: ${options} It takes a raid, --raiders, --games, --seed, --tries and --mode.`)
  process.exit(2)
}
const { raid, raiders, games, seed, tries, mode } = options
const seats = library.decks.slice(0, raiders).map(({ id }, i) => ({ name: `Raider ${i + 1}`, deck: id }))
const counts = { bots: 0, search: 0, checksum: 0 }
for (let i = 0; i < games; i++) {
  const setup = { raid, ...(mode ? { mode } : {}), raiders: seats, seed: mix(seed, 0x706f7373, i) }
  const line = new Line(library, start(library, setup, { events: false }), playersFor(raiders, {}))
  const first = line.best.won
  const tried = line.improve(tries)
  counts.bots += Number(first)
  counts.search += Number(line.best.won)
  counts.checksum = mix(counts.checksum, hashText(JSON.stringify(line.best.answers)), i)
  const far = `from ${line.first.progress.toFixed(1)} to ${line.best.progress.toFixed(1)} stages`
  console.error(`${i + 1} of ${games}: ${line.best.won ? 'won' : 'lost'} after ${tried} lines, ${far}`)
}
const rate = (n: number): string => `${n} of ${games}, ${rateText(wilson(n, games))}`
console.log(`bots         ${rate(counts.bots)}`)
console.log(`open search  ${rate(counts.search)}`)
console.log(`checksum     ${(counts.checksum >>> 0).toString(16)}`)
