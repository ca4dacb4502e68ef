/** `npm run taint -- --games 1000`: raids of every kind in rooms, and whether anybody is told what they may not know; `--moves`: while people change seats, come, go, are shown out and take back; `--real`: with cards, dice and the raid's decks on a real table. */
import { parseArgs } from 'node:util'
import type { Terms } from '../../src/wire/index.ts'
import { movingRaid } from './moves.ts'
import { halls, type Taint, taintedRaid } from './taint.ts'
import { whole } from './whole.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    games: { ...text, default: '100' },
    from: { ...text, default: '1' },
    every: { ...text, default: '60' },
    moves: { type: 'boolean', default: false },
    real: { type: 'boolean', default: false },
  },
})
const taint: Taint = { looks: 0, leaks: [] }
const games = whole(values.games, '--games', 1000)
const { moves } = values
const real: Partial<Terms> = values.real ? { real: moves ? 'dice' : 'all' } : {}
const from = whole(values.from, '--from', 1, 0)
const every = whole(values.every, '--every', 60)
for (let seed = from; seed < from + games; seed++) {
  const before = taint.leaks.length
  const hall = { ...halls[seed % halls.length], ...real }
  if (moves) movingRaid(hall, seed, 600, taint)
  else taintedRaid(hall, seed, { every, most: 100_000 }, taint)
  for (const leak of taint.leaks.slice(before)) console.log(`seed ${seed}: ${leak}`)
  if (seed % 20 === 0) console.error(`${seed - from + 1} games, ${taint.looks} looks, ${taint.leaks.length} leaks`)
}
console.log(`${games} games, ${taint.looks} looks, ${taint.leaks.length} leaks`)
process.exit(taint.leaks.length > 0 ? 1 : 0)
