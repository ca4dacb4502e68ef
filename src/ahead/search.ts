/** Compares ways to play a turn, in imagined games that all of them share. */
import { back, choose, deal, decision, type Game, glance, imagine, mark, quiet } from '../engine/index.ts'
import type { Decision, Library, Seat, View } from '../engine/types.ts'
import { defaultPlayer, makePlayer, type Pondered, type Thinker } from '../players/index.ts'
import { mix } from '../state/dice.ts'
import { appraise, type Weights } from './appraise.ts'
import { type Features, featureNames, features, nothing } from './features.ts'
import { actOf, type Change, playedSilently, type Turn } from './tweak.ts'
import { noteUsual, type Usual, waysNear } from './ways.ts'

/** A turn that is to be searched: where, and by whom. */
export interface Search {
  game: Game
  seat: Seat
  library: Library
  /** The bot of the seat, as it is now. */
  bot: Thinker
  seed: number
  /** The number of lines that are played on, and the most ways that are compared. */
  lines: number
  most?: number | undefined
  weights: Weights
}

/** In fewer worlds a way is not told from another. */
const enough = 6
/** Ways that came to the same in so many worlds are taken for one. */
const alike = 2
/** Of two ways one is clearly better from so many standard errors on. */
const clear = 3
/** A line of play ends after so many decisions, whatever the turn. */
const longest = 5000
/** The most ways that are compared, if nobody says fewer. */
const usualMost = 24

/** Makes the bots that play as usual, one for each seat. */
export const usualBots = (library: Library, seats: number): Thinker[] =>
  Array.from({ length: seats }, (_, seat) =>
    makePlayer(defaultPlayer[seat === 0 ? 'boss' : 'raider'], seat, 1, library),
  )

/** Whether a seat plans its turn here: at its first free choice, with cards drawn and nothing on the chain. */
export const isPlanned = ({ turn, chain, combat }: View, { seat, kind, answers }: Decision): boolean =>
  kind === 'priority' &&
  answers.length > 1 &&
  turn.seat === seat &&
  turn.phase === 'action' &&
  chain.length === 0 &&
  !combat?.window

const isFoe = (other: Seat, seat: Seat): boolean => (other === 0) !== (seat === 0)

/** Asks on the own turn, and whenever the other side has a link on the chain or attacks: so nobody's answer is missed. Hardly anybody answers a friend. */
const asked: NonNullable<Parameters<typeof quiet>[1]> = ({ seat, turn, chain, by, combat }) =>
  chain > 0 ? isFoe(by, seat) : combat !== '' ? isFoe(turn.seat, seat) : seat === turn.seat

/** Imagines a game for a seat, to play on in. */
export function worldFor(game: Game, seat: Seat, seed: number): Game {
  const world = imagine(game, seat, seed)
  quiet(world, asked)
  return world
}

/** Begins a turn that is played in some way. */
export function turnOf(
  change: Change,
  { n, seat, bot, library }: { n: number; seat: Seat; bot: Thinker; library: Library },
): Turn {
  return {
    n,
    seat,
    change,
    swapped: false,
    followed: 0,
    bot: change.role ? makePlayer(change.role, seat, 1, library) : bot.copy(),
  }
}

/** Hears of each choice of a turn before it is made. */
type Hear = (view: View, decision: Decision, answer: number, bot: Thinker) => void

/** Plays on: this turn in its way, everything else as bots do, until turn `until` begins or the game is over. */
export function playOn(game: Game, players: readonly Thinker[], turn: Turn | null, until: number, hear?: Hear): void {
  for (let n = 0, open = decision(game); open && n < longest; n++, open = decision(game)) {
    const { seat, answers } = open
    const view = glance(game, seat)
    if (view.turn.n >= until) return
    const own = turn && seat === turn.seat && view.turn.n === turn.n ? turn : null
    const answer =
      answers.length === 1 ? 0 : own ? playedSilently(own, view, open) : (players[seat]?.answer(view, open) ?? 0)
    if (own && answers.length > 1) hear?.(view, open, answer, own.bot)
    choose(game, answer)
  }
}

/** A comparison of ways that is going on: what each was worth in each world so far. */
export interface Comparison {
  /** The imagined game in which they are compared. */
  world: Game
  ways: Change[]
  /** The ways that are still compared; the first is the usual one. */
  left: number[]
  /** The ways that are compared to the end. */
  kept: Set<number>
  /** By way and world, in points of the way for this side. */
  values: number[][]
  /** By way, the sums of the features over its worlds. */
  sums: Features[]
}

/** A turn that is played in an imagined game: from where, and by which bot. */
export interface Root {
  world: Game
  n: number
  seat: Seat
  bot: Thinker
  library: Library
}

/** Plays on until turn `until` begins: this turn in some way, all else as bots do. */
export function playWay(root: Root, change: Change, until: number, hear?: Hear): void {
  playOn(root.world, ...playersOf(root, change), until, hear)
}

/** The bots of all seats, and the turn that one of them plays in some way. */
function playersOf({ world, ...at }: Root, change: Change): [Thinker[], Turn] {
  const players = usualBots(at.library, glance(world, at.seat).seats.length)
  const turn = turnOf(change, at)
  players[at.seat] = turn.bot
  return [players, turn]
}

/** Plays on after a turn until the other side has had its turns, for a round at most. */
function playTheirs(world: Game, players: readonly Thinker[], own: Seat): void {
  let begun = false
  for (let turns = 0; turns < players.length && decision(world); turns++) {
    const { n, seat } = glance(world, own).turn
    const theirs = isFoe(seat, own)
    if (begun && !theirs) return
    begun ||= theirs
    playOn(world, players, null, n + 1)
  }
}

/** Plays a turn and those of the other side after it, and describes the position then. The same answers in the same role lead to the same. */
function endOf(root: Root, change: Change, before: Map<string, Features>): Features {
  const [players, turn] = playersOf(root, change)
  const answers: number[] = []
  playOn(root.world, players, turn, root.n + 1, (_view, _open, answer) => answers.push(answer))
  const key = `${change.role ?? ''} ${answers}`
  const known = before.get(key)
  if (known) return known
  playTheirs(root.world, players, root.seat)
  const ended = features(root.world)
  before.set(key, ended)
  return ended
}

/** Nothing has been compared yet. */
const begun: Pondered = { done: 0, of: usualMost }

/** Lists the different ways to play the turn that begins in an imagined game, and yields after each that it tries; the first is the usual one. */
export function* differentWays(
  world: Game,
  { most = usualMost, ...at }: { seat: Seat; bot: Thinker; library: Library; most?: number | undefined },
): Generator<Pondered, Change[]> {
  const { n } = glance(world, at.seat).turn
  const root = { world, n, ...at }
  const here = mark(world)
  const usual: Usual = { acts: [], swaps: [], noted: false }
  playWay(root, {}, n + 1, (view, open, answer, bot) => noteUsual(usual, view, open, answer, bot.weigh(view, open)))
  back(world, here)
  const seen = new Set<string>()
  /** Two ways with the same acts and the same position after them are one. */
  const different = (change: Change): boolean => {
    const acts: string[] = []
    playWay(root, change, n + 1, (view, open, answer) => acts.push(actOf(view, open, answer)))
    const came = JSON.stringify([acts.sort(), features(world)])
    back(world, here)
    return seen.size < seen.add(came).size
  }
  const ways: Change[] = []
  for (const change of waysNear(at.seat, usual)) {
    yield begun
    if (ways.length < most && different(change)) ways.push(change)
  }
  return ways
}

/** Lists the ways to play the turn that begins, which takes a moment, and compares nothing yet. */
export function* compare({
  game,
  seat,
  bot,
  library,
  seed,
  most,
}: Omit<Search, 'lines' | 'weights'>): Generator<Pondered, Comparison> {
  const world = worldFor(game, seat, seed)
  const ways = yield* differentWays(world, { seat, bot, library, most })
  return {
    world,
    ways,
    left: ways.map((_, i) => i),
    kept: new Set([0]),
    values: ways.map(() => []),
    sums: ways.map(() => ({ ...nothing })),
  }
}

/** Adds a way to a comparison that has not begun, to be kept to the end. Returns its number. */
export function add({ ways, left, kept, values, sums }: Comparison, change: Change): number {
  const way = ways.push(change) - 1
  left.push(way)
  kept.add(way)
  values.push([])
  sums.push({ ...nothing })
  return way
}

/** Plays on along the ways in worlds that they share, again and again with the better half, and yields after each line. Ends where nothing is left to tell. */
export function* search(
  comparison: Comparison,
  { seat, library, bot, seed, lines, weights }: Omit<Search, 'game'>,
): Generator<Pondered> {
  const { world, ways, values } = comparison
  const { turn } = glance(world, seat)
  const start = mark(world)
  const root = { world, n: turn.n, seat, bot, library }
  const side = seat === 0 ? -1 : 1
  const rounds = Math.ceil(Math.log2(ways.length))
  let done = 0
  for (let round = 0, w = 0; round < rounds && comparison.left.length > 1; round++) {
    const each = (lines - done) / (rounds - round) / comparison.left.length
    for (let more = Math.max(1, Math.round(each)); more > 0 && !isSettled(comparison); more--, w++) {
      deal(world, seat, mix(seed, turn.n, w))
      const here = mark(world)
      const twins = twinsIn(comparison)
      const came = new Map<number, Features>()
      const before = new Map<string, Features>()
      for (const way of comparison.left) {
        const known = came.get(twins.get(way) ?? way)
        const ended = known ?? endOf(root, ways[way] ?? {}, before)
        came.set(way, ended)
        values[way]?.push(side * appraise(ended, weights))
        const sum = comparison.sums[way]
        if (sum) for (const name of featureNames) sum[name] += ended[name]
        done++
        if (known) continue
        back(world, here)
        yield { done, of: Math.max(lines, done) }
      }
      back(world, start)
    }
    comparison.left = halved(comparison)
  }
}

/** The ways that came to the same as another in all worlds so far, if these are enough, each with the first of those: they are not played on apart any more. */
function twinsIn({ left, values }: Comparison): ReadonlyMap<number, number> {
  const twins = new Map<number, number>()
  const firsts = new Map<string, number>()
  for (const way of left) {
    const own = values[way] ?? []
    if (own.length < alike) continue
    const first = firsts.get(own.join()) ?? way
    if (first === way) firsts.set(own.join(), way)
    else twins.set(way, first)
  }
  return twins
}

/** Whether more worlds would hardly tell more: all ways that are left come to the same as the usual one, or of two one is clearly better. */
function isSettled(comparison: Comparison): boolean {
  const { left, values } = comparison
  const [first = 0, ...others] = left
  const twins = twinsIn(comparison)
  if (others.every((way) => twins.get(way) === first)) return true
  const [a = [], b = []] = left.map((way) => values[way] ?? [])
  if (others.length > 1 || a.length < enough) return false
  const { gain, error } = gainOf(b, a)
  return Math.abs(gain) > clear * error
}

/** Takes values in the same imagined games for several ways, and yields after each. `seeds`: one for each game. Returns them by way. */
export function* sampled(
  world: Game,
  seat: Seat,
  seeds: readonly number[],
  ways: readonly (() => number)[],
): Generator<undefined, number[][]> {
  const start = mark(world)
  const values: number[][] = ways.map(() => [])
  for (const seed of seeds) {
    deal(world, seat, seed)
    const here = mark(world)
    for (const [i, value] of ways.entries()) {
      values[i]?.push(value())
      back(world, here)
      yield
    }
    back(world, start)
  }
  return values
}

export const mean = (some: readonly number[]): number => some.reduce((sum, x) => sum + x, 0) / Math.max(1, some.length)

/** The mean gain of values on others in the same worlds, and its standard error. */
export function gainOf(values: readonly number[], others: readonly number[]): { gain: number; error: number } {
  const gains = values.map((x, i) => x - (others[i] ?? 0))
  const gain = mean(gains)
  return { gain, error: Math.sqrt(mean(gains.map((x) => (x - gain) ** 2)) / Math.max(1, gains.length - 1)) }
}

/** Keeps the better half of the ways, besides those that are always kept. */
function halved({ left, values, kept }: Comparison): number[] {
  const others = left
    .filter((way) => !kept.has(way))
    .sort((a, b) => mean(values[b] ?? []) - mean(values[a] ?? []) || a - b)
  return [...kept, ...others.slice(0, Math.max(1, Math.ceil(others.length / 2)))]
}

/** Finds the way that gains most on another in the same worlds, the usual one if none is named, if it is more than one standard error; that other if none does. */
export function best({ left, values }: Comparison, than = 0): number {
  let [found, most] = [than, 0]
  for (const way of left) {
    const own = values[way] ?? []
    if (way === than || own.length < enough) continue
    const { gain, error } = gainOf(own, values[than] ?? [])
    if (gain > error && gain > most) [found, most] = [way, gain]
  }
  return found
}

/** Tells how much more there is of each feature after a way than after another, in the worlds that they share. */
export function gainedBy({ sums, values }: Comparison, way: number, than = 0): Features {
  const gained = { ...nothing }
  const [own, other] = [sums[way], sums[than]]
  const [n, m] = [values[way]?.length ?? 0, values[than]?.length ?? 0]
  if (own && other && n > 0 && m > 0) for (const name of featureNames) gained[name] = own[name] / n - other[name] / m
  return gained
}
