/** Blunders planted in turns of bots' games: how many of them are warned of, and how many good turns. */
import { appraise, differentWays, features, warningFor, weightsFor, worldFor } from '../../src/ahead/index.ts'
import { gainOf, playWay, sampled } from '../../src/ahead/search.ts'
import { actOf } from '../../src/ahead/tweak.ts'
import { decision, glance } from '../../src/engine/index.ts'
import type { Library } from '../../src/engine/types.ts'
import { mix } from '../../src/state/dice.ts'
import { must } from '../../src/state/must.ts'
import { atEnd, type Position, positionsOf, type Sample } from './branches.ts'

/** What is known so far. */
export interface Blunders {
  planted: number
  found: number
  good: number
  alarms: number
}

/** Worlds by which a blunder is known, and its least cost in points and in standard errors; the most that another way may gain on a good turn. */
const [worlds, cost, errors, slight] = [24, 1.5, 3, 0.5]

/** Tells what each way to play the turn gains on the usual one. */
function gains(library: Library, { game, bot, seed }: Position) {
  const { seat } = must(decision(game))
  const { turn, seats, raid } = glance(game, seat)
  const world = worldFor(game, seat, seed)
  const ways = atEnd(differentWays(world, { seat, bot, library }))
  const seeds = Array.from({ length: worlds }, (_, w) => mix(seed, w, 0x626c75))
  const values = atEnd(
    sampled(
      world,
      seat,
      seeds,
      ways.map((change) => () => {
        playWay({ world, n: turn.n, seat, bot, library }, change, turn.n + seats.length)
        return appraise(features(world), weightsFor(raid.id))
      }),
    ),
  )
  return ways.map((change, i) => ({ change, ...gainOf(must(values[i]), must(values[0])) }))
}

/** Plants blunders until there are so many, or no more positions. */
export function* blunders(library: Library, sample: Omit<Sample, 'worlds'>, many: number): Generator<Blunders> {
  const told: Blunders = { planted: 0, found: 0, good: 0, alarms: 0 }
  for (const at of positionsOf(library, sample)) {
    if (told.planted >= many) break
    const { game, bot, seed } = at
    const open = must(decision(game))
    const view = glance(game, open.seat)
    const usual = bot.copy().answer(view, open)
    const usualAct = actOf(view, open, usual)
    const all = gains(library, at)
    const warned = (answer: number): boolean =>
      atEnd(warningFor(game, answer, { library, seed: mix(seed, 0x7761, 1) })) !== null
    const [worst] = all
      .filter(({ change, gain, error }) => change.swap?.usual === usualAct && gain < -cost && gain < -errors * error)
      .sort((a, b) => a.gain - b.gain)
    const planted = open.answers.findIndex(
      (_, i) => actOf(glance(game, open.seat), open, i) === worst?.change.swap?.instead,
    )
    if (worst && planted >= 0) {
      told.planted++
      if (warned(planted)) told.found++
    }
    if (all.every(({ gain }) => gain <= slight)) {
      told.good++
      if (warned(usual)) told.alarms++
    }
    yield { ...told }
  }
}
