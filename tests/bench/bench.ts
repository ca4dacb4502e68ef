/**
 * How fast the engine is, in CPU time: random play of Onyxia's Lair with three raiders, then of all of Molten Core, of Magtheridon's
 * Lair and of Black Temple with five, without a log; bots in each raid, three and five of them, and turns of raiders who look ahead; and Onyxia's Lair with decks drawn from all cards that were read. The
 * checksums prove that two runs did the same work.
 * `npm run bench`, `npm run bench -- --json`, `-- --games 100`, `-- --part coreBots` for one part alone, `-- --raid PATH` for a raid of one's own (a
 * folder or file; .ts needs Node 22.18).
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isPlanned, seatPlayer as thinking } from '../../src/ahead/index.ts'
import { type RaidAtHand, raidAtHand } from '../../src/cli/named/raid-file.ts'
import { playersFor, seatPlayers } from '../../src/cli/named/sitting.ts'
import { play as playSeries } from '../../src/cli/pool/jobs.ts'
import { newTally, type Series } from '../../src/cli/simulate/simulation.ts'
import { library, loadAllCards } from '../../src/content.ts'
import {
  choices,
  choose,
  decision,
  type Game,
  glance,
  hash,
  outlooks,
  playAgain,
  record,
  start,
  undo,
  withRaid,
} from '../../src/engine/index.ts'
import type { Library, Setup } from '../../src/engine/types.ts'
import type { CardDef, DeckDef } from '../../src/language/types.ts'
import type { RaidDef } from '../../src/raid/format.ts'
import { lintTexts } from '../../src/raid/lint.ts'
import { readRaid } from '../../src/raid/read.ts'
import { hashText, mix } from '../../src/state/dice.ts'
import { largeRaid } from '../app/yard.ts'

/** Bots have more code than the rules, and each raid has its own: only after so many games, of each party for bots, the compiler's own threads have little to do. */
const WARM_UP = 60
const ROUNDS = 5
/** Games kept for the size of their records and the speed of going back. */
const KEPT = 5
const GAMES = 60
const STALLED = 200_000

/** What is played: a raid, in which of its modes, by how many. */
interface Hall {
  raid: string
  mode?: string
  raiders: number
  /** The library that it stands in. */
  from?: Library
  /** Other decks in each game, drawn from all cards. */
  drawn?: boolean
}
const lair: Hall = { raid: 'onyxias-lair', raiders: 3 }
const core: Hall = { raid: 'molten-core', mode: 'full-clear', raiders: 5 }
const pit: Hall = { raid: 'magtheridons-lair', raiders: 5 }
const drawn: Hall = { ...lair, drawn: true }
const temple: Hall = { raid: 'black-temple', raiders: 5 }

interface Counts {
  decisions: number
  answers: number
  checksum: number
}

const seatsFor = ({ decks }: Library, many: number) =>
  decks.slice(0, many).map(({ id }, i) => ({ name: `Raider ${i + 1}`, deck: id }))

/** Decks of sixty cards each, fifteen names from all cards by chance; a hero of its own for each. */
function decksDrawn(many: number, seed: number) {
  const all = [...library.cards, ...(library.more ?? [])]
  const heroes = all.filter(({ type, master, faction }) => type === 'hero' && !master && faction === 'Alliance')
  const others = all.filter(({ type, master }) => type !== 'hero' && !master)
  const pick = (list: readonly CardDef[], i: number): string => list[mix(seed, 0x6465636b, i) % list.length]?.name ?? ''
  return Array.from({ length: many }, (_, i) => {
    const names = new Set(Array.from({ length: 15 }, (_, k) => pick(others, i * 16 + k + 1)))
    const deck: DeckDef = {
      ...{ id: `drawn-${i}`, name: `Drawn ${i}`, about: 'drawn from all cards', format: 'open' },
      hero: pick(heroes, i * 16),
      cards: [...names].map((name) => [4, name] as const),
    }
    return { name: `Raider ${i + 1}`, deck }
  })
}

/** One raid with random legal answers; the n-th answer depends on seed and n only. */
function play({ raiders: many, from = library, drawn = false, ...hall }: Hall, seed: number, counts: Counts): Game {
  const setup: Setup = { ...hall, raiders: drawn ? decksDrawn(many, seed) : seatsFor(from, many), seed }
  const game = start(from, setup, { events: false })
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
  return since(before)
}

function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

const round = (n: number): number => Math.round(n * 100) / 100

/** Plays so many games after some to warm up; `kept` are the first of them, to see what else they cost. */
function bench(hall: Hall, games: number, warmUp: number) {
  for (let seed = 0; seed < warmUp; seed++) play(hall, 0x10000 + seed, { decisions: 0, answers: 0, checksum: 0 })
  const counts: Counts = { decisions: 0, answers: 0, checksum: 0 }
  const kept: Game[] = []
  const playing = seconds(() => {
    for (let seed = 0; seed < games; seed++) {
      const game = play(hall, seed, counts)
      if (kept.length < KEPT) kept.push(game)
    }
  })
  const told = {
    decisionsPerSecond: Math.round(counts.decisions / playing),
    raidsPerSecond: round(games / playing),
    checksum: counts.checksum.toString(16).padStart(8, '0'),
    raids: games,
    decisions: counts.decisions,
    answersPerDecision: round(counts.answers / counts.decisions),
    cpuSeconds: round(playing),
  }
  return { kept, told }
}

/**
 * The same with bots in all seats: how many decisions they take in a CPU second, forced ones included. The same games are played several times, and the
 * fastest time counts, since other work on the machine slows single rounds down. Later rounds find these very games' code compiled.
 */
function benchBots(halls: readonly Hall[], games: number, warmUp: number) {
  const playAll = (seed: number, many: number) => {
    const counts = { decisions: 0, checksum: 0 }
    for (const { raiders, ...hall } of halls) {
      const sitting = { setup: { ...hall, raiders: seatsFor(library, raiders) }, players: playersFor(raiders, {}) }
      const series: Series = { sitting, games: many, seed }
      const { add, tally } = newTally(series)
      for (const row of playSeries(library, { work: { series: [series] }, first: 0, games: many })) if (row) add(row)
      counts.decisions += tally().decisions
      counts.checksum = mix(counts.checksum, hashText(tally().checksum ?? ''), many)
    }
    return counts
  }
  playAll(2, warmUp)
  let counts = { decisions: 0, checksum: 0 }
  let taken = Infinity
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage()
    counts = playAll(1, games)
    taken = Math.min(taken, since(before))
  }
  return {
    botDecisionsPerSecond: Math.round(counts.decisions / taken),
    botDecisions: counts.decisions,
    botChecksum: counts.checksum.toString(16).padStart(8, '0'),
    botCpuSeconds: round(taken),
  }
}

/** The milliseconds that the Boss takes for a choice, view included, in 99 of 100 cases at most, and the same of what a raider's answers bring; what has a single answer is no choice. */
function slowest(halls: readonly Hall[], games: number, warmUp: number): Told {
  const [boss, raiders]: [number[], number[]] = [[], []]
  for (let seed = 0; seed < warmUp + games; seed++) {
    if (seed === warmUp) boss.length = raiders.length = 0
    for (const { raiders: many, ...hall } of halls) {
      const game = start(library, { ...hall, raiders: seatsFor(library, many), seed }, { events: false })
      const players = seatPlayers(library, playersFor(many, {}), seed)
      for (let open = decision(game); open; open = decision(game)) {
        const { seat, answers } = open
        const before = process.cpuUsage()
        const answer = answers.length > 1 ? players[seat]?.choose(glance(game, seat), open).answer : undefined
        if (seat === 0 && answer !== undefined) boss.push(since(before) * 1000)
        if (seat !== 0 && answer !== undefined) raiders.push(seconds(() => void outlooks(game)) * 1000)
        choose(game, answer ?? 0)
      }
    }
  }
  const p99 = (taken: number[]): number => round(taken.sort((a, b) => a - b)[Math.floor(0.99 * taken.length)] ?? 0)
  return {
    tacticsP99Milliseconds: p99(boss),
    outlooksP99Milliseconds: p99(raiders),
    outlooksMostMilliseconds: round(raiders.at(-1) ?? 0),
  }
}

/** The milliseconds that a raider who looks ahead takes for a turn at full thought, at the median and in 95 of 100 cases at most, and for a line of play; every so many own turns one is planned. */
function planning(halls: readonly Hall[], games: number, warmUp: number): Told {
  const every = 5
  const turns: number[] = []
  let lines = 0
  let checksum = 0
  for (let seed = 0; seed < warmUp + games; seed++) {
    if (seed === warmUp) turns.length = lines = 0
    for (const { raiders: many, ...hall } of halls) {
      const game = start(library, { ...hall, raiders: seatsFor(library, many), seed }, { events: false })
      const players = Array.from({ length: many + 1 }, (_, seat) =>
        thinking(seat === 0 ? 'tactics' : 'ahead', seat, seed, library),
      )
      let [planned, n] = [-1, 0]
      for (let open = decision(game); open; open = decision(game)) {
        const { seat, answers } = open
        const view = glance(game, seat)
        if (isPlanned(view, open) && view.turn.n !== planned && seat > 0) {
          planned = view.turn.n
          if (n++ % every === seed % every) {
            const before = process.cpuUsage()
            for (const _ of players[seat]?.ponder?.(game, open) ?? []) lines++
            turns.push(since(before) * 1000)
          }
        }
        choose(game, answers.length > 1 ? (players[seat]?.answer(glance(game, seat), open) ?? 0) : 0)
      }
      checksum = mix(checksum, hashText(hash(game)), choices(game))
    }
  }
  turns.sort((a, b) => a - b)
  const at = (share: number): number => round(turns[Math.floor(share * turns.length)] ?? 0)
  const all = turns.reduce((sum, ms) => sum + ms, 0)
  return {
    ...{ plannedTurns: turns.length, turnMedianMilliseconds: at(0.5), turnP95Milliseconds: at(0.95) },
    ...{ linesPerTurn: round(lines / turns.length), lineMilliseconds: round(all / lines) },
    turnChecksum: checksum.toString(16).padStart(8, '0'),
  }
}

/** The milliseconds of an edit in the workshop, the least of several: to read a raid of a hundred cards of which one has changed, and to come to the same moment after as many choices. */
function workshop(): Told {
  const text = largeRaid(100)
  const read = (from: string, before?: RaidDef): RaidDef => {
    const found = readRaid(JSON.parse(from), library)
    if ('problems' in found) throw new Error(JSON.stringify(found.problems[0]))
    const wrong = lintTexts(found.raid, new Set((before ?? found.raid).cards.map((card) => JSON.stringify(card))))
    if (wrong.length > 0) throw new Error(JSON.stringify(wrong[0]))
    return found.raid
  }
  const raid = read(text)
  const game = start(withRaid(library, raid), { raid: raid.id, raiders: seatsFor(library, 3), seed: 1 })
  for (let n = 0; n < 100 && decision(game); n++) choose(game, 0)
  const taken: [reading: number[], again: number[]] = [[], []]
  let moments = 0
  for (let n = 1; n <= 20; n++) {
    const edited = text.replace('"atk": 2', `"atk": ${2 + n}`)
    let now = raid
    taken[0].push(
      seconds(() => {
        now = read(edited, raid)
      }),
    )
    taken[1].push(
      seconds(() => {
        moments += choices(playAgain(game, withRaid(library, now), 1).game)
      }),
    )
  }
  const [readMilliseconds, againMilliseconds] = taken.map((all) => round(Math.min(...all) * 1000))
  return { editedChoices: moments, readMilliseconds: readMilliseconds ?? 0, againMilliseconds: againMilliseconds ?? 0 }
}

/** What it costs to keep games as records, and to go back in them to their beginnings. */
function keeping(games: readonly Game[]) {
  let bytes = 0
  const recording = seconds(() => {
    for (const game of games) bytes += JSON.stringify(record(game)).length
  })
  const undone = games.reduce((sum, game) => sum + choices(game), 0)
  const rewinding = seconds(() => {
    for (const game of games) while (undo(game));
  })
  return {
    rewindMicroseconds: round((rewinding / undone) * 1e6),
    recordMicroseconds: round((recording / undone) * 1e6),
    recordBytes: Math.round(bytes / games.length),
    rewound: undone,
  }
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
/** What the heap really holds. */
function megabytes(): number {
  collect()
  return Math.round(process.memoryUsage().heapUsed / 1e5) / 10
}

/** The same with decks drawn from all cards, and what these take: time to load them all and by card, and the heap before, with them, by card, and after the games. */
async function benchDrawn(games: number, warmUp: number) {
  const before = megabytes()
  const begun = process.cpuUsage()
  await loadAllCards()
  const [load, loaded, further] = [since(begun), megabytes(), library.more?.length ?? 0]
  const loading = {
    ...{ furtherCards: further, loadMilliseconds: Math.round(load * 1000), heapBefore: before, heapLoaded: loaded },
    ...{
      loadMicrosecondsPerCard: round((load * 1e6) / further),
      heapKilobytesPerCard: round(((loaded - before) * 1000) / further),
    },
  }
  const { told } = bench(drawn, games, warmUp)
  return { cards: library.cards.length + further, ...told, ...loading, heapAfter: megabytes() }
}

/** The options, or what is wrong with them. */
function given(): { json: boolean; games: number; raid?: string; part?: string } | string {
  try {
    const text = { type: 'string' } as const
    const options = { json: { type: 'boolean' }, games: text, raid: text, part: text } as const
    const { json = false, games = `${GAMES}`, raid, part } = parseArgs({ options }).values
    return /^[1-9]\d*$/.test(games)
      ? { json, games: Number(games), ...(raid ? { raid } : {}), ...(part ? { part } : {}) }
      : `--games is no whole number from 1: "${games}".`
  } catch (error) {
    return (error as Error).message
  }
}

/** One raid of somebody's own, and nothing else. */
async function alone(path: string, games: number, json: boolean): Promise<never> {
  let hand: RaidAtHand
  try {
    hand = await raidAtHand(path)
  } catch (error) {
    console.error(`bench: ${(error as Error).message}`)
    process.exit(2)
  }
  const hall: Hall = { raid: hand.raid.id, raiders: Math.min(3, hand.raid.raiders.max), from: hand.library }
  const { told } = bench(hall, games, Math.ceil(WARM_UP / 10))
  if (json) console.log(JSON.stringify({ raid: hall.raid, ...told }, null, 2))
  else for (const [name, value] of Object.entries(told)) console.log(`${name.padEnd(20)} ${value}`)
  process.exit(0)
}

const options = given()
if (typeof options === 'string') {
  console.error(
    `bench: ${options} It takes --json, --part with what alone is measured, --raid with the path of a raid, and --games with a whole number from 1, such as --games 40.`,
  )
  process.exit(2)
}
const { json, games, raid, part } = options
if (raid !== undefined) await alone(raid, games, json)

const parties = (hall: Hall): Hall[] => [3, 5].map((raiders) => ({ ...hall, raiders }))
// The games of the later raids are longer, so a few of them tell as much.
const few = (hall: Hall) => bench(hall, Math.ceil(games / 4), Math.ceil(WARM_UP / 4)).told
const fewBots = (hall: Hall) => benchBots(parties(hall), Math.ceil(games / 12), WARM_UP)
const fewAhead = (hall: Hall) => planning(parties(hall), Math.ceil(games / 20), Math.ceil(WARM_UP / 20))
const lairAndRecords = () => {
  const { kept, told } = bench(lair, games, WARM_UP)
  return { ...told, ...keeping(kept) }
}

/** What is measured, each in a process of its own: what is compiled for one raid, or for play at random, would slow down the next. */
const parts = {
  lair: lairAndRecords,
  lairBots: () => benchBots(parties(lair), Math.ceil(games / 8), WARM_UP),
  lairAhead: () => fewAhead(lair),
  core: () => few(core),
  coreBots: () => fewBots(core),
  coreAhead: () => fewAhead(core),
  pit: () => few(pit),
  pitBots: () => fewBots(pit),
  pitAhead: () => fewAhead(pit),
  temple: () => few(temple),
  templeBots: () => fewBots(temple),
  templeAhead: () => fewAhead(temple),
  slowest: () => slowest([lair, core, pit, temple].flatMap(parties), Math.ceil(games / 60), WARM_UP / 10),
  drawn: () => benchDrawn(games, Math.ceil(WARM_UP / 10)),
  workshop,
}
type Part = keyof typeof parts
type Told = Record<string, string | number>

/** Has one part measured; what went wrong there is on its own stderr. */
function measured(name: Part): Told {
  if (process.stderr.isTTY) console.error(`bench: ${name} …`)
  const args = [...process.execArgv, process.argv[1] ?? '', '--part', name, '--games', `${games}`]
  return JSON.parse(execFileSync(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] }).toString()) as Told
}

if (part !== undefined) {
  if (!Object.hasOwn(parts, part)) {
    console.error(`bench: There is no part "${part}". The parts are ${Object.keys(parts).join(', ')}.`)
    process.exit(2)
  }
  console.log(JSON.stringify(await parts[part as Part]()))
  process.exit(0)
}
const result = {
  onyxiasLair: { ...measured('lair'), ...measured('lairBots'), ...measured('lairAhead') },
  moltenCore: { ...measured('core'), ...measured('coreBots'), ...measured('coreAhead') },
  magtheridonsLair: { ...measured('pit'), ...measured('pitBots'), ...measured('pitAhead') },
  blackTemple: { ...measured('temple'), ...measured('templeBots'), ...measured('templeAhead') },
  slowest: measured('slowest'),
  allCards: measured('drawn'),
  workshop: measured('workshop'),
}
if (json) {
  const { onyxiasLair, ...others } = result
  console.log(JSON.stringify({ ...onyxiasLair, ...others }, null, 2))
} else {
  const titles: Record<string, string> = {
    onyxiasLair: `Onyxia's Lair, ${lair.raiders} raiders`,
    moltenCore: `Molten Core, full clear, ${core.raiders} raiders`,
    magtheridonsLair: `Magtheridon's Lair, ${pit.raiders} raiders`,
    blackTemple: `Black Temple, ${temple.raiders} raiders`,
    slowest: 'Choices in all four: of the Boss, and what answers of raiders bring',
    workshop: 'An edit of a raid of a hundred cards in the workshop',
    allCards: "Onyxia's Lair, decks drawn from all cards; heap in megabytes",
  }
  for (const [key, told] of Object.entries<Told>(result)) {
    const lines = Object.entries(told).map(([name, one]) => `${name.padEnd(22)} ${one}`)
    console.log([titles[key], ...lines, ''].join('\n'))
  }
}
