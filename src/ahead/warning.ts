/** Warns before an act that costs much, as far as looking ahead can tell. */
import { decision, type Game, glance } from '../engine/index.ts'
import type { Decision, Library } from '../engine/types.ts'
import { defaultPlayer, makePlayer, type Pondered } from '../players/index.ts'
import { weightsFor } from './appraise.ts'
import { add, best, compare, gainedBy, gainOf, isPlanned, search, turnOf } from './search.ts'
import { actOf, playedSilently } from './tweak.ts'
import { whyBetter } from './why.ts'

/** A better answer, by how many points of the way on average, and why. */
export interface Warning {
  answer: number
  gain: number
  why: string
}

/** It warns from so many points on, and so many standard errors. */
const least = { gain: 1, errors: 2 }

/** The questions whose answers it looks at: whom an act means, and whom an attack. */
const aims: ReadonlySet<Decision['kind']> = new Set(['target', 'attacker-target'])

/** Whether a choice is one before which it could warn: a free one of an own turn, or a target. */
export function canWarn(game: Game): boolean {
  const open = decision(game)
  if (!open) return false
  return aims.has(open.kind) ? open.answers.length > 1 : isPlanned(glance(game, open.seat), open)
}

/**
 * Compares an answer with the best way to play the turn, from what the seat knows, and yields after each line.
 * @param game - The game, where `canWarn`.
 * @param answer - The answer that is to be given.
 * @param how - The content, a seed for the imagined games, and how many lines are played on.
 * @returns The warning; null if the answer is as good as any, as far as can be told.
 */
export function* warningFor(
  game: Game,
  answer: number,
  { library, seed, lines = 96 }: { library: Library; seed: number; lines?: number },
): Generator<Pondered, Warning | null> {
  const open = decision(game)
  if (!open || !canWarn(game)) return null
  const { seat } = open
  const view = glance(game, seat)
  const bot = makePlayer(defaultPlayer[seat === 0 ? 'boss' : 'raider'], seat, 1, library)
  const asked = { game, seat, library, bot, seed, lines, weights: weightsFor(view.raid.id) }
  const comparison = yield* compare(asked)
  const { ways, kept, values } = comparison
  const [own, usual] = [actOf(view, open, answer), actOf(view, open, bot.copy().answer(view, open))]
  const same = ways.findIndex(({ swap }) => swap?.usual === usual && swap.instead === own)
  const way = own === usual ? 0 : same >= 0 ? same : add(comparison, { swap: { usual, instead: own } })
  kept.add(way)
  yield* search(comparison, asked)
  const better = best(comparison, way)
  const { gain, error } = gainOf(values[better] ?? [], values[way] ?? [])
  const turn = turnOf(ways[better] ?? {}, { n: view.turn.n, seat, bot, library })
  const first = playedSilently(turn, view, open)
  const isSame = actOf(view, open, first) === own
  if (better === way || isSame || gain < least.gain || gain <= least.errors * error) return null
  return { answer: first, gain, why: whyBetter(gainedBy(comparison, better, way), asked.weights, seat === 0) }
}
