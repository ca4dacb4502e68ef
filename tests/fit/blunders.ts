/** Acts that cost much, planted at the first free choices of turns of bots' games: how many of them are warned of, and of how many of the best acts. */
import { appraise, features, turnOf, warningFor, weightsFor, worldFor } from '../../src/ahead/index.ts'
import { best, compare, gainOf, playWay, sampled, search } from '../../src/ahead/search.ts'
import { actOf, type Change, playedSilently } from '../../src/ahead/tweak.ts'
import { decision, glance } from '../../src/engine/index.ts'
import type { Library } from '../../src/engine/types.ts'
import { mix } from '../../src/state/dice.ts'
import { must } from '../../src/state/must.ts'
import { atEnd, type Position, positionsOf, type Sample } from './branches.ts'

/** What is known so far; `kinds`: how many acts of each kind were planted and found. */
export interface Blunders {
  positions: number
  planted: number
  found: number
  good: number
  alarms: number
  kinds: Record<string, [planted: number, found: number]>
}

/** Worlds by which acts are looked at, and by which a blunder is known; its least cost in points and in standard errors. */
const [few, many, cost, errors] = [6, 64, 1.5, 3]
/** A blunder is one of so many that seem worst, in turn, so that they are of several kinds. */
const worst = 4
/** The lines by which the best act is found. */
const lines = 256

/** Tells what some first acts gain on the usual one, each with usual play after it. */
function gainsOf(library: Library, { game, bot, seed }: Position, acts: readonly number[], worlds: number) {
  const open = must(decision(game))
  const { seat } = open
  const view = glance(game, seat)
  const { turn, seats, raid } = view
  const usual = actOf(view, open, bot.copy().answer(view, open))
  const world = worldFor(game, seat, seed)
  const value = (change: Change) => (): number => {
    playWay({ world, n: turn.n, seat, bot, library }, change, turn.n + seats.length)
    return appraise(features(world), weightsFor(raid.id))
  }
  const ways = acts.map((i): Change => ({ swap: { usual, instead: actOf(view, open, i) } }))
  const seeds = Array.from({ length: worlds }, (_, w) => mix(seed, w, worlds))
  const [base, ...values] = atEnd(sampled(world, seat, seeds, [{}, ...ways].map(value)))
  return acts.map((answer, i) => ({ answer, ...gainOf(must(values[i]), must(base)) }))
}

/** An answer that costs much for sure; undefined if none is found. */
function blunder(library: Library, at: Position): number | undefined {
  const { answers } = must(decision(at.game))
  const looked = gainsOf(library, at, Array.from(answers.keys()), few)
  const seem = looked.filter(({ gain }) => gain < -cost).sort((a, b) => a.gain - b.gain)
  const one = seem[at.position % Math.min(worst, seem.length)]
  if (!one) return undefined
  const [sure] = gainsOf(library, at, [one.answer], many)
  return sure && sure.gain < -Math.max(cost, errors * sure.error) ? one.answer : undefined
}

/** The first act of the best way that a long search finds. */
function bestAct(library: Library, { game, bot, seed }: Position): number {
  const open = must(decision(game))
  const { seat } = open
  const view = glance(game, seat)
  const asked = { game, seat, library, bot, seed: mix(seed, 0x6c6f6e67, 1), lines, weights: weightsFor(view.raid.id) }
  const comparison = atEnd(compare(asked))
  atEnd(search(comparison, asked))
  const change = must(comparison.ways[best(comparison)])
  return playedSilently(turnOf(change, { n: view.turn.n, seat, bot, library }), view, open)
}

/** Plants blunders until there are so many, or no more positions. */
export function* blunders(library: Library, sample: Omit<Sample, 'worlds'>, most: number): Generator<Blunders> {
  const told: Blunders = { positions: 0, planted: 0, found: 0, good: 0, alarms: 0, kinds: {} }
  for (const at of positionsOf(library, sample)) {
    if (told.planted >= most) break
    told.positions++
    const isWarned = (answer: number): boolean =>
      atEnd(warningFor(at.game, answer, { library, seed: mix(at.seed, 0x7761, 1) })) !== null
    const planted = blunder(library, at)
    if (planted !== undefined) {
      const found = Number(isWarned(planted))
      const { do: kind } = must(decision(at.game)?.answers[planted])
      const [before, foundBefore] = told.kinds[kind] ?? [0, 0]
      told.kinds[kind] = [before + 1, foundBefore + found]
      told.planted++
      told.found += found
    }
    told.good++
    if (isWarned(bestAct(library, at))) told.alarms++
    yield structuredClone(told)
  }
}
