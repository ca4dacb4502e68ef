/** Branches of games: one turn played in several ways in the same imagined world, and how far the raiders come from there. */
import {
  differentWays,
  type Features,
  features,
  isPlanned,
  playOn,
  turnOf,
  usualBots,
  worldFor,
} from '../../src/ahead/index.ts'
import { back, choose, decision, type Game, glance, mark, progress, start } from '../../src/engine/index.ts'
import type { Library } from '../../src/engine/types.ts'
import type { Thinker } from '../../src/players/index.ts'
import { mix } from '../../src/state/dice.ts'
import { must } from '../../src/state/must.ts'

/** One way: the features after one round and after two, and the share of the way at the end. */
export interface Branch {
  one: Features
  two: Features
  far: number
}

/** All ways of one world; `position`: which position it was imagined from. */
export interface World {
  position: number
  branches: Branch[]
}

/** What is played: games of which raid with how many raiders, how many positions of them, and how many worlds of each. */
export interface Sample {
  raid: string
  mode?: string | undefined
  raiders: readonly number[]
  positions: number
  worlds: number
  seed: number
}

/** Of so many own turns one is branched. */
const every = 7

/** An own turn of a game among bots, where it is planned. */
export interface Position {
  game: Game
  bot: Thinker
  seed: number
  /** Its number. */
  position: number
}

/** Plays games among bots, and stops at some of their turns; positions take turns among the numbers of raiders. */
export function* positionsOf(
  library: Library,
  { raid, mode, raiders, positions, seed }: Omit<Sample, 'worlds'>,
): Generator<Position> {
  let position = 0
  for (let g = 0; position < positions; g++) {
    const n = must(raiders[g % raiders.length])
    const seats = library.decks.slice(0, n).map(({ id }, i) => ({ name: `Raider ${i + 1}`, deck: id }))
    const setup = { raid, ...(mode ? { mode } : {}), raiders: seats, seed: mix(seed, 0x666974, g) }
    const game = start(library, setup, { events: false })
    const players = usualBots(library, n + 1)
    let [searched, turns] = [0, 0]
    for (let open = decision(game); open && position < positions; open = decision(game)) {
      const view = glance(game, open.seat)
      const own = open.seat > 0 && view.turn.n !== searched && isPlanned(view, open)
      if (own) {
        searched = view.turn.n
        if (turns++ % every === g % every)
          yield { game, bot: must(players[open.seat]), seed: mix(seed, g, searched), position: position++ }
      }
      choose(game, open.answers.length === 1 ? 0 : must(players[open.seat]).answer(glance(game, open.seat), open))
    }
  }
}

/** Plays branches of some turns. */
export function* branches(library: Library, { worlds, ...sample }: Sample): Generator<World> {
  for (const { seed, ...at } of positionsOf(library, sample))
    for (let w = 0; w < worlds; w++) yield branched(library, { ...at, seed: mix(seed, 0x776f726c, w) })
}

/** Does all of the work, and returns its result. */
export function atEnd<T>(pieces: Generator<unknown, T>): T {
  for (let piece = pieces.next(); ; piece = pieces.next()) if (piece.done) return piece.value
}

function branched(library: Library, { game, bot, seed, position }: Position): World {
  const { seat } = must(decision(game))
  const view = glance(game, seat)
  const world = worldFor(game, seat, seed)
  const here = mark(world)
  const round = view.seats.length
  const ways = atEnd(differentWays(world, { seat, bot, library }))
  const end = (change: (typeof ways)[number]): Branch => {
    const players = usualBots(library, round)
    const turn = turnOf(change, { n: view.turn.n, seat, bot, library })
    players[seat] = turn.bot
    playOn(world, players, turn, view.turn.n + round)
    const one = features(world)
    players[seat] = bot.copy()
    playOn(world, players, null, view.turn.n + 2 * round)
    const two = features(world)
    playOn(world, players, null, Infinity)
    const { far } = progress(world)
    back(world, here)
    return { one, two, far }
  }
  return { position, branches: ways.map(end) }
}
