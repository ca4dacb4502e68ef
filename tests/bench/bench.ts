/**
 * How fast the engine is, in CPU time: random play of Onyxia's Lair with three raiders, without a log. The checksum proves
 * that two runs did the same work. `npm run bench`, `npm run bench -- --json`, `-- --games 100`.
 */
import { library } from '../../src/content.ts'
import { choices, choose, decision, type Game, hash, record, start, undo } from '../../src/engine/index.ts'
import type { Setup } from '../../src/engine/types.ts'
import { hashText, mix } from '../../src/state/dice.ts'

const WARM_UP = 60
/** Games kept for the size of their records and the speed of going back. */
const KEPT = 5
const GAMES = 60
const STALLED = 200_000

const raid = 'onyxias-lair'
const raiders = library.decks.slice(0, 3).map(({ id }, i) => ({ name: `Raider ${i + 1}`, deck: id }))

interface Counts {
  decisions: number
  answers: number
  checksum: number
}

/** One raid with random legal answers; the n-th answer depends on seed and n only. */
function play(seed: number, counts: Counts): Game {
  const setup: Setup = { raid, raiders, seed }
  const game = start(library, setup, { events: false })
  let n = 0
  for (let open = decision(game); open; open = decision(game)) {
    const refusal = choose(game, mix(seed, 0x62656e63, n) % open.answers.length)
    if (refusal) throw new Error(`seed ${seed}, choice ${n}: ${refusal.why} (${refusal.rule})`)
    counts.answers += open.answers.length
    if (++n > STALLED) throw new Error(`seed ${seed} does not end`)
  }
  counts.decisions += n
  counts.checksum = mix(counts.checksum, hashText(hash(game)), n)
  return game
}

/** CPU seconds, of user and system together, that something takes. */
function seconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

function bench(games: number) {
  for (let seed = 0; seed < WARM_UP; seed++) play(0x10000 + seed, { decisions: 0, answers: 0, checksum: 0 })
  const counts: Counts = { decisions: 0, answers: 0, checksum: 0 }
  const played: Game[] = []
  const playing = seconds(() => {
    for (let seed = 0; seed < games; seed++) {
      const game = play(seed, counts)
      if (played.length < KEPT) played.push(game)
    }
  })
  let bytes = 0
  const recording = seconds(() => {
    for (const game of played) bytes += JSON.stringify(record(game)).length
  })
  const undone = played.reduce((sum, game) => sum + choices(game), 0)
  const rewinding = seconds(() => {
    for (const game of played) while (undo(game));
  })
  const round = (n: number) => Math.round(n * 100) / 100
  return {
    decisionsPerSecond: Math.round(counts.decisions / playing),
    raidsPerSecond: round(games / playing),
    rewindMicroseconds: round((rewinding / undone) * 1e6),
    recordMicroseconds: round((recording / undone) * 1e6),
    recordBytes: Math.round(bytes / played.length),
    checksum: counts.checksum.toString(16).padStart(8, '0'),
    raids: games,
    decisions: counts.decisions,
    answersPerDecision: round(counts.answers / counts.decisions),
    cpuSeconds: round(playing),
    rewound: undone,
  }
}

const flag = process.argv.indexOf('--games')
const games = flag < 0 ? GAMES : Number(process.argv[flag + 1])
if (!Number.isInteger(games) || games < 1) {
  console.error('bench: --games takes a whole number from 1, such as --games 40')
  process.exit(2)
}
const result = bench(games)
if (process.argv.includes('--json')) console.log(JSON.stringify(result, null, 2))
else for (const [name, value] of Object.entries(result)) console.log(`${name.padEnd(20)} ${value}`)
