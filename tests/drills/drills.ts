/**
 * Finds drills: positions of games among bots in which the bots' own play misses a goal that other play near it reaches. What is found is written beside
 * the raid, with `--more` in addition to those there that still are drills. `npm run drills -- onyxias-lair --raiders 3 --games 20 --seed 1`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isPlanned, usualBots } from '../../src/ahead/index.ts'
import { library } from '../../src/content.ts'
import {
  choose,
  copy,
  decision,
  type Game,
  glance,
  played,
  positionOf,
  progress,
  start,
} from '../../src/engine/index.ts'
import type { RaidSetup, Seat } from '../../src/engine/types.ts'
import { defaultPlayer, makePlayer } from '../../src/players/index.ts'
import { type Drill, type Goal, goalState, goalText } from '../../src/practice/index.ts'
import { makeBots } from '../../src/session/bot-move.ts'
import { mix } from '../../src/state/dice.ts'

/** Lines that are tried at a position, and how many drills of each goal are kept. */
const tried = 60
const each = { win: 5, stage: 5, survive: 5, fell: 2, hold: 2 } as const
/** Of lines that reach the goal: more make it no drill, and fewer no fair one. */
const most = 0.6

const draw = (seed: number, most: number): number => (mix(seed, 0x6472696c, 0) >>> 0) % most

/** Plays on until the goal is decided; `seed`: instead of the usual play something else where the seat chooses, half of the time. Whether it is reached. */
function line(game: Game, drill: Pick<Drill, 'goal' | 'seat' | 'setup'>, seed = 0): boolean {
  const { seat } = drill
  // The bots of the page, which know where a person sits.
  const bots = makeBots(library, drill.setup.seed)
  const own = makePlayer(defaultPlayer[seat === 0 ? 'boss' : 'raider'], seat, 1, library)
  const people = seat === 0 ? [] : [seat]
  const { n } = glance(game, seat).turn
  for (
    let i = 0, open = decision(game);
    i < 3000 && open && goalState(game, drill) === 'open';
    i++, open = decision(game)
  ) {
    const view = glance(game, seat)
    const usual =
      open.answers.length === 1
        ? 0
        : open.seat === seat
          ? own.answer(view, open)
          : bots.move(game, defaultPlayer[open.seat === 0 ? 'boss' : 'raider'], { people }).answer
    const free = open.seat === seat && view.turn.n === n
    const strays = seed !== 0 && free && draw(mix(seed, i, 0), 2) === 0
    const answer = strays ? draw(mix(seed, i, 1), open.answers.length) : usual
    if (answer !== usual) own.note(view, open, answer)
    choose(game, answer)
  }
  return goalState(game, drill) === 'met'
}

/** The goals that a position may have. */
function goalsAt(game: Game, seat: Seat): Goal[] {
  const { past, share, stages } = progress(game)
  const view = glance(game, seat)
  const weak = view.seats.filter(({ boss, lost, hero }) => {
    const card = view.cards[hero]
    return !boss && !lost && card && (card.health ?? 0) - card.damage <= 12
  }).length
  if (seat === 0)
    return [
      ...[2, 1].flatMap((heroes) => (weak >= heroes ? [{ do: 'fell' as const, heroes }] : [])),
      ...(share >= 0.35 ? [{ do: 'hold' as const, past }] : []),
    ]
  const last = past + 1 >= stages
  return [
    ...(share >= 0.35 || (share === 0 && view.turn.round > 3)
      ? [last ? { do: 'win' as const } : { do: 'stage' as const, past }]
      : []),
    ...(weak > 0 ? [{ do: 'survive' as const }] : []),
  ]
}

/** Makes a drill of a position, if it is one. */
function drillAt(raid: RaidSetup, game: Game, seat: Seat, goal: Goal): Omit<Drill, 'id'> | null {
  const { position, lost } = positionOf(game, { decks: false })
  if (lost.length > 0 || position.at !== 'action') return null
  const setup = { ...raid, position }
  const name = `${goalText(goal).replace(/\.$/, '')} (round ${glance(game, seat).turn.round})`
  return solved({ name, setup, seat, goal })
}

/** Looks for a way to reach the goal of a table; null if the usual play reaches it, none does, or most do. */
function solved(table: Pick<Drill, 'name' | 'setup' | 'seat' | 'goal'>): Omit<Drill, 'id'> | null {
  const begun = start(library, table.setup, { events: false })
  if (goalState(begun, table) !== 'open' || line(copy(begun), table)) return null
  const good: (readonly number[])[] = []
  for (let t = 1; t <= tried; t++) {
    const world = copy(begun)
    if (line(world, table, t)) good.push(played(world).choices)
    if (t === tried / 3 && good.length === 0) return null
  }
  const ease = good.length / tried
  const best = good.toSorted((a, b) => a.length - b.length)[0]
  return best && ease <= most ? { ...table, best, ease: Math.round(100 * ease) / 100 } : null
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    raiders: { type: 'string', default: '3' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    mode: { type: 'string' },
    more: { type: 'boolean' },
  },
})
const raid = library.raids.find(({ id }) => id === positionals[0])
const [raiders, games, seed] = [values.raiders, values.games, values.seed].map(Number) as [number, number, number]
if (!raid || ![raiders, games, seed].every((n) => Number.isInteger(n) && n > 0)) {
  console.error('drills: name a raid; --raiders, --games and --seed are whole numbers from 1.')
  process.exit(2)
}
const file = raid.id === 'drowned-bell' ? 'raids/drowned-bell.drills.json' : `raids/${raid.id}/drills.json`
const before: Drill[] = values.more ? JSON.parse(readFileSync(file, 'utf8')) : []
const found = before.flatMap(({ name, setup, seat, goal }) => solved({ name, setup, seat, goal }) ?? [])
if (found.length < before.length) console.error(`${before.length - found.length} are drills no more.`)
const enough = (goal: Goal): boolean => found.filter((one) => one.goal.do === goal.do).length >= each[goal.do]
for (let i = 0; i < games; i++) {
  const party = library.decks
    .slice(i % 3, (i % 3) + raiders)
    .map(({ id, hero }) => ({ name: hero.split(/[\s,]/)[0] ?? '', deck: id }))
  const setup: RaidSetup = {
    raid: raid.id,
    ...(values.mode ? { mode: values.mode } : {}),
    raiders: party,
    seed: mix(seed, i, 0) & 0xffff,
  }
  const game = start(library, setup, { events: false })
  const players = usualBots(library, raiders + 1)
  const had = new Set<string>()
  for (let open = decision(game); open; open = decision(game)) {
    const view = glance(game, open.seat)
    if (isPlanned(view, open) && view.turn.round > 2)
      for (const goal of goalsAt(game, open.seat)) {
        if (had.has(goal.do) || enough(goal)) continue
        const drill = drillAt(setup, game, open.seat, goal)
        if (!drill) continue
        had.add(goal.do)
        found.push(drill)
        console.error(`${i + 1} of ${games}: ${drill.name}, ease ${drill.ease}`)
      }
    choose(game, open.answers.length > 1 ? players[open.seat]!.answer(view, open) : 0)
  }
}
const lines = found.map((one, i) => JSON.stringify({ ...one, id: `${raid.id}-${i + 1}` }))
writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`)
console.log(`${found.length} drills: ${file}`)
