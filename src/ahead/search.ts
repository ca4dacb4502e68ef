/** Compares ways to play a turn, in imagined games that all of them share. */
import { back, choose, deal, decision, type Game, glance, imagine, mark, quiet } from '../engine/index.ts'
import type { Answer, Decision, Library, Seat, View } from '../engine/types.ts'
import { defaultPlayer, keyOf, makePlayer, type Opinion, type Pondered, type Thinker } from '../players/index.ts'
import { mix } from '../state/dice.ts'
import { appraise, type Weights } from './appraise.ts'
import { type Change, playedSilently, type Turn } from './tweak.ts'

/** A turn that is to be searched: where, and by whom. */
export interface Search {
  game: Game
  seat: Seat
  library: Library
  /** The bot of the seat, as it is now. */
  bot: Thinker
  seed: number
  /** The number of lines that are played on. */
  lines: number
  weights: Weights
}

/** In fewer worlds a way is not told from another. */
const enough = 6
/** A line of play ends after so many decisions, whatever the turn. */
const longest = 5000
/** The most ways that are compared besides the usual one: with another first act, with an act left out; and in other roles. */
const most = { first: 5, laid: 2, without: 5 }
const otherRoles = ['healer', 'damage', 'control']

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

/** Lists the ways to play a turn that are near the usual one, which is the first. Acts are named by `keyOf`. */
export function waysNear(seat: Seat, opinions: readonly Opinion[], key: (answer: number) => string): Change[] {
  const usual = key(opinions[0]?.answer ?? -1)
  const distinct = (some: readonly Opinion[]): string[] => [...new Set(some.map(({ answer }) => key(answer)))]
  const acts = opinions.filter(({ answer }) => !key(answer).startsWith('pass '))
  const others = distinct(acts.filter(({ worth }) => worth > -2)).filter((one) => one !== usual)
  const [laid, played] = [
    others.filter(isLaid).slice(0, most.laid),
    others.filter((one) => !isLaid(one)).slice(0, most.first),
  ]
  const left = distinct(acts.filter(({ score }) => score > 0))
    .filter((one) => !isLaid(one))
    .slice(0, most.without)
  return [
    {},
    ...[...played, ...laid].map((first) => ({ first })),
    ...left.map((without) => ({ without })),
    ...(seat === 0 ? [] : otherRoles.map((role) => ({ role }))),
  ]
}

const isLaid = (act: string): boolean => act.startsWith('place ')

/** Asks on the own turn, and whenever a chain or a combat is open: so nobody's answer is missed, and quiet play flatters nobody. */
const asked: NonNullable<Parameters<typeof quiet>[1]> = ({ seat, turn, chain, combat }) =>
  seat === turn.seat || chain > 0 || combat !== ''

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
  return { n, seat, change, begun: false, bot: change.role ? makePlayer(change.role, seat, 1, library) : bot.copy() }
}

/** Plays on: this turn in its way, everything else as bots do, until turn `until` begins or the game is over. */
export function playOn(game: Game, players: readonly Thinker[], turn: Turn | null, until: number): void {
  for (let n = 0, open = decision(game); open && n < longest; n++, open = decision(game)) {
    const { seat, answers } = open
    const view = glance(game, seat)
    if (view.turn.n >= until) return
    const own = turn && seat === turn.seat && view.turn.n === turn.n ? turn : null
    if (answers.length === 1) choose(game, 0)
    else choose(game, (own ? playedSilently(own, view, open) : players[seat]?.answer(view, open)) ?? 0)
  }
}

/** A comparison of ways that is going on: what each was worth in each world so far. */
export interface Comparison {
  ways: readonly Change[]
  /** The ways that are still compared; the first is the usual one. */
  left: readonly number[]
  /** By way and world, in points of the way for this side. */
  values: readonly number[][]
}

/** Lists the ways to play the turn that begins, and compares nothing yet. */
export function compare({ game, seat, bot }: Pick<Search, 'game' | 'seat' | 'bot'>): Comparison {
  const open = decision(game)
  const view = glance(game, seat)
  const ways = open ? waysNear(seat, bot.weigh(view, open), (i) => nameOf(view, open.answers[i])) : [{}]
  return { ways, left: ways.map((_, i) => i), values: ways.map(() => []) }
}

const nameOf = (view: View, answer: Answer | undefined): string => (answer ? keyOf(view, answer) : '')

/** Plays on along the ways in worlds that they share, again and again with the better half of them, and yields after each line. */
export function* search(
  comparison: Comparison,
  { game, seat, library, bot, seed, lines, weights }: Search,
): Generator<Pondered> {
  const { ways, values } = comparison
  const { turn, seats } = glance(game, seat)
  const world = worldFor(game, seat, seed)
  const root = mark(world)
  const side = seat === 0 ? -1 : 1
  const value = (change: Change): number => {
    const players = usualBots(library, seats.length)
    const own = turnOf(change, { n: turn.n, seat, bot, library })
    players[seat] = own.bot
    playOn(world, players, own, turn.n + seats.length)
    return side * appraise(world, weights)
  }
  const rounds = Math.ceil(Math.log2(ways.length))
  let done = 0
  for (let round = 0, w = 0; round < rounds && comparison.left.length > 1; round++) {
    for (let more = Math.max(1, Math.round(lines / rounds / comparison.left.length)); more > 0; more--, w++) {
      deal(world, seat, mix(seed, turn.n, w))
      const here = mark(world)
      for (const way of comparison.left) {
        values[way]?.push(value(ways[way] ?? {}))
        back(world, here)
        yield { done: ++done, of: Math.max(lines, done) }
      }
      back(world, root)
    }
    comparison.left = halved(comparison)
  }
}

const mean = (some: readonly number[]): number => some.reduce((sum, x) => sum + x, 0) / Math.max(1, some.length)

/** Keeps the better half of the changes, and always the usual way. */
function halved({ left, values }: Comparison): number[] {
  const others = left.filter((way) => way !== 0).sort((a, b) => mean(values[b] ?? []) - mean(values[a] ?? []) || a - b)
  return [0, ...others.slice(0, Math.max(1, Math.ceil(others.length / 2)))]
}

/** Finds the change that gains most on the usual way in the same worlds, if it is more than one standard error. */
export function best({ left, ways, values }: Comparison): Change | null {
  let [found, most]: [Change | null, number] = [null, 0]
  for (const way of left) {
    const gains = (values[way] ?? []).map((x, i) => x - (values[0]?.[i] ?? 0))
    if (way === 0 || gains.length < enough) continue
    const gain = mean(gains)
    const error = Math.sqrt(mean(gains.map((x) => (x - gain) ** 2)) / (gains.length - 1))
    if (gain > error && gain > most) [found, most] = [ways[way] ?? null, gain]
  }
  return found
}
