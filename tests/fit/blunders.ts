/**
 * Acts and targets that cost much, planted at first free choices and at first targets of turns of bots' games: how many of them are warned of, and of how many of the
 * best ones. What one costs is seen in raids that are played to their ends.
 */
import { appraise, canWarn, features, turnOf, warningFor, weightsFor, worldFor } from '../../src/ahead/index.ts'
import { best, compare, gainOf, playWay, sampled, search, usualBots } from '../../src/ahead/search.ts'
import { actOf, type Change, playedSilently } from '../../src/ahead/tweak.ts'
import { back, choose, decision, glance, mark, progress } from '../../src/engine/index.ts'
import type { Library } from '../../src/engine/types.ts'
import type { Thinker } from '../../src/players/index.ts'
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

/** Worlds in which acts are looked at for a round; the parts of worlds, and how many, that are played to their ends to know a blunder; its least cost in points and in standard errors. */
const [few, part, parts, cost, errors] = [6, 16, 6, 1.5, 3]
/** A blunder is one of so many that seem worst, in turn, so that they are of several kinds. */
const worst = 4
/** The lines by which the best act is found. */
const lines = 256

/** Tells what some answers gain on the usual one, each with usual play after it: a round later by what a position is worth, or at the end by how far the raid has come. */
function gainsOf(
  library: Library,
  { game, bot, seed }: Position,
  acts: readonly number[],
  { worlds, toEnd }: { worlds: readonly number[]; toEnd: boolean },
) {
  const open = must(decision(game))
  const { seat } = open
  const view = glance(game, seat)
  const { turn, seats, raid } = view
  const usual = actOf(view, open, bot.copy().answer(view, open))
  const world = worldFor(game, seat, seed)
  const value = (change: Change) => (): number => {
    playWay({ world, n: turn.n, seat, bot, library }, change, toEnd ? Infinity : turn.n + seats.length)
    return toEnd ? 100 * progress(world).far : appraise(features(world), weightsFor(raid.id))
  }
  const ways = acts.map((i): Change => ({ swap: { usual, instead: actOf(view, open, i) } }))
  const seeds = worlds.map((w) => mix(seed, w, Number(toEnd)))
  const [base, ...values] = atEnd(sampled(world, seat, seeds, [{}, ...ways].map(value)))
  return acts.map((answer, i) => ({ answer, gains: must(values[i]).map((x, w) => x - must(must(base)[w])) }))
}

const upTo = (n: number, from = 0): number[] => Array.from({ length: n }, (_, i) => from + i)

/** An answer that costs much for sure; undefined if none is found. */
function blunder(library: Library, at: Position): number | undefined {
  const { answers } = must(decision(at.game))
  const looked = gainsOf(library, at, upTo(answers.length), { worlds: upTo(few), toEnd: false })
  const seem = looked
    .map(({ answer, gains }) => ({ answer, ...gainOf(gains, []) }))
    .filter(({ gain, error }) => gain < -error)
    .sort((a, b) => a.gain - b.gain)
  const one = seem[at.position % Math.min(worst, seem.length)]
  const all: number[] = []
  for (let n = 0; one && n < parts; n++) {
    const [more] = gainsOf(library, at, [one.answer], { worlds: upTo(part, n * part), toEnd: true })
    all.push(...must(more).gains)
    const { gain, error } = gainOf(all, [])
    if (gain < -Math.max(cost, errors * error)) return one.answer
    if (gain > -cost) break
  }
  return undefined
}

/** Goes on by usual play to the first target that the same seat picks in this turn, if it does: every other position is one. Returns its bot there. */
function toTarget({ game, bot, position }: Position, bots: readonly Thinker[]): Thinker {
  const { n } = glance(game, -1).turn
  const here = mark(game)
  const own = bot.copy()
  const { seat } = must(decision(game))
  for (let open = decision(game); open && position % 2 === 1; open = decision(game)) {
    const view = glance(game, open.seat)
    if (view.turn.n !== n) break
    if (open.seat === seat && open.kind !== 'priority' && canWarn(game)) return own
    choose(game, open.answers.length === 1 ? 0 : (open.seat === seat ? own : must(bots[open.seat])).answer(view, open))
  }
  back(game, here)
  return bot
}

/** The first answer of the best way that a long search finds. */
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
  for (const position of positionsOf(library, sample)) {
    if (told.planted >= most) break
    told.positions++
    const turn = mark(position.game)
    const at = { ...position, bot: toTarget(position, usualBots(library, glance(position.game, -1).seats.length)) }
    const { kind, answers } = must(decision(at.game))
    const isWarned = (answer: number): boolean =>
      atEnd(warningFor(at.game, answer, { library, seed: mix(at.seed, 0x7761, 1) })) !== null
    const planted = blunder(library, at)
    if (planted !== undefined) {
      const found = Number(isWarned(planted))
      const what = kind === 'priority' ? must(answers[planted]).do : kind
      const [before, foundBefore] = told.kinds[what] ?? [0, 0]
      told.kinds[what] = [before + 1, foundBefore + found]
      told.planted++
      told.found += found
    }
    told.good++
    if (isWarned(bestAct(library, at))) told.alarms++
    back(at.game, turn)
    yield structuredClone(told)
  }
}
