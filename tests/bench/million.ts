/**
 * `npm run million -- --games 20`: what raids among bots cost, in processor time, by raid and number of raiders, and so what a million of them takes on one core. Whole raids as
 * `simulate` plays them, after one to warm up; the first deck of the library sits first, and so on.
 */
import { parseArgs } from 'node:util'
import { playersFor } from '../../src/cli/named/sitting.ts'
import { play } from '../../src/cli/pool/jobs.ts'
import type { Series } from '../../src/cli/simulate/simulation.ts'
import { library } from '../../src/content.ts'

const { values } = parseArgs({ options: { games: { type: 'string', default: '20' } } })
const games = Number(values.games)

/** Seconds of processor time for each of so many raids. */
function secondsFor(raid: string, many: number): number {
  const raiders = library.decks.slice(0, many).map(({ id }, i) => ({ name: `Raider ${i + 1}`, deck: id }))
  const series: Series = { sitting: { setup: { raid, raiders }, players: playersFor(many, {}) }, games, seed: 1 }
  const rows = (first: number, count: number) =>
    [...play(library, { work: { series: [series] }, first, games: count })].length
  rows(0, 1)
  const before = process.cpuUsage()
  const played = rows(0, games)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6 / played
}

console.log('raid, raiders, CPU seconds a raid, core days for 1,000,000')
for (const { id, raiders } of library.raids)
  for (const many of [1, 3, 5].filter((n) => n >= raiders.min && n <= raiders.max)) {
    const seconds = secondsFor(id, many)
    console.log(`${id}, ${many}, ${seconds.toFixed(2)}, ${((seconds * 1e6) / 86_400).toFixed(1)}`)
  }
