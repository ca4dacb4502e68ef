/** `npm run soak [-- --games N --from SEED]`: random raids with every check. Prints each seed that fails; keep it as a test. */
import { playRandom, reload } from './random.ts'

const option = (name: string, otherwise: number): number => {
  const i = process.argv.indexOf(`--${name}`)
  const n = i < 0 ? otherwise : Number(process.argv[i + 1])
  if (!Number.isInteger(n) || n < 0) {
    console.error(`--${name} must be a whole number, such as ${otherwise}.`)
    process.exit(1)
  }
  return n
}

const games = option('games', 2000)
const from = option('from', 1)
const failed: string[] = []
const results: Record<string, number> = {}
let choices = 0
for (let seed = from; seed < from + games; seed++) {
  try {
    const g = playRandom(seed, { every: 97, leaks: 151, events: seed % 10 === 0 })
    if (seed % 50 === 0) reload(g)
    choices += g.choices.length
    const result = g.s.misc[0]!.outcome!.result
    results[result] = (results[result] ?? 0) + 1
  } catch (e) {
    failed.push((e as Error).message)
    console.error((e as Error).message)
  }
  if (process.stderr.isTTY) process.stderr.write(`\r${seed - from + 1} of ${games}, ${failed.length} failed `)
}
console.log(JSON.stringify({ games, from, failed: failed.length, choices, results }))
process.exit(failed.length > 0 ? 1 : 0)
