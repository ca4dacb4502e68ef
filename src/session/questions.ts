/**
 * Counts how often a person would be asked outside their own turn, measured in a game among bots.
 * At every decision of a raider's seat, checks whether a person with the usual settings would have to answer.
 */
import { decision, type Game, timing, view } from '../engine/index.ts'
import type { Decision, Seat, View } from '../engine/types.ts'
import { automaticAnswer, canPass } from './passing.ts'
import type { Stop } from './stops.ts'

/** The counts so far, in one game after another. */
export interface Questions {
  readonly stop: Stop
  /** By hero, for each round that the hero was in the game: how often its player was asked to act. */
  readonly rounds: Map<string, number[]>
  /** The count of each kind of question, and of each card that caused it. */
  readonly titles: Map<string, number>
  readonly cards: Map<string, number>
  /** The current round of the current game, and the questions of each seat in it. */
  round: number
  asked: Map<Seat, number>
}

export const newQuestions = (stop: Stop = 'useful'): Questions => ({
  stop,
  rounds: new Map(),
  titles: new Map(),
  cards: new Map(),
  round: 0,
  asked: new Map(),
})

/** Notes the open decision of a game. A round lasts from one turn of the Boss to the next. */
export function noteQuestion(counted: Questions, game: Game): void {
  const open = decision(game)
  if (!open) return
  const own = view(game, open.seat)
  const round = own.seats[0]?.turns ?? 0
  if (round !== counted.round) endRound(counted, own, round)
  if (own.seats[open.seat]?.boss || own.turn.seat === open.seat || own.turn.n === 0) return
  const settings = { stop: counted.stop, marks: [], silent: {} }
  const when = timing(game, open)
  if (automaticAnswer(open, own, settings, null, when) !== null) return
  add(counted.titles, titleOf(open, own))
  if (!canPass(open)) return
  counted.asked.set(open.seat, (counted.asked.get(open.seat) ?? 0) + 1)
  const makers = open.answers.flatMap(({ card = 0 }, i) => (i > 0 && when[i] === 'now' ? [own.cards[card]?.def] : []))
  for (const name of new Set(makers)) add(counted.cards, `${titleOf(open, own)}: ${name}`)
}

/** Ends the last round of a game; the next game begins anew. */
export function endGame(counted: Questions, game: Game): void {
  endRound(counted, view(game, -1), 0)
}

function endRound(counted: Questions, now: View, next: number): void {
  if (counted.round > 0)
    for (const { seat, boss, lost, hero } of now.seats) {
      const name = now.cards[hero]?.def ?? `Raider ${seat}`
      if (boss || (lost && !counted.asked.has(seat))) continue
      counted.rounds.set(name, [...(counted.rounds.get(name) ?? []), counted.asked.get(seat) ?? 0])
    }
  counted.round = next
  counted.asked = new Map()
}

/** The subject of a question in a word or two. */
function titleOf(open: Decision, { chain, combat }: View): string {
  if (!canPass(open)) return open.joint && open.joint.length > 1 ? `together: ${open.kind}` : open.kind
  const top = chain.at(-1)
  if (top) return top.kind === 'proposal' ? 'an attack is proposed' : 'something on the chain'
  return combat ? `${combat.window} window` : `${open.about.window} step`
}

const add = (to: Map<string, number>, key: string, n = 1): void => void to.set(key, (to.get(key) ?? 0) + n)

/** Adds the counts of other games, in place: after the games before. */
export function addQuestions(into: Questions, { rounds, titles, cards }: Questions): void {
  for (const [hero, own] of rounds) into.rounds.set(hero, [...(into.rounds.get(hero) ?? []), ...own])
  for (const [key, n] of titles) add(into.titles, key, n)
  for (const [key, n] of cards) add(into.cards, key, n)
}

/** The questions in a round: the median, the most in nine of ten rounds, the average. */
interface Spread {
  rounds: number
  median: number
  p90: number
  mean: number
}

export interface QuestionReport extends Spread {
  byHero: Readonly<Record<string, Spread>>
  /** Each kind of question, and the cards that caused it, for each hero and round. */
  byTitle: Readonly<Record<string, number>>
  byCard: Readonly<Record<string, number>>
}

export function questionReport({ rounds, titles, cards }: Questions): QuestionReport {
  const all = [...rounds.values()].flat()
  const shares = (of: ReadonlyMap<string, number>): Record<string, number> =>
    Object.fromEntries([...of].sort(([, a], [, b]) => b - a).map(([key, n]) => [key, share(n, all.length)]))
  const byHero = Object.fromEntries([...rounds].map(([hero, own]) => [hero, spread(own)]))
  return { ...spread(all), byHero, byTitle: shares(titles), byCard: shares(cards) }
}

const share = (n: number, of: number): number => Math.round((1000 * n) / Math.max(1, of)) / 1000

function spread(rounds: readonly number[]): Spread {
  const sorted = [...rounds].sort((a, b) => a - b)
  const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0
  const sum = rounds.reduce((all, n) => all + n, 0)
  return { rounds: rounds.length, median: at(0.5), p90: at(0.9), mean: share(sum, rounds.length) }
}
