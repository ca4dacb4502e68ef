/** Whether the goal of a drill has been reached. */
import { type Game, glance, outcome, progress } from '../engine/index.ts'
import type { Drill } from './drill.ts'

export type GoalState = 'open' | 'met' | 'missed'

/**
 * Tells how a drill stands.
 * @param game - The game that began with its position.
 * @param drill - The drill.
 * @returns 'met' once the goal is reached, 'missed' once it can't be any more, 'open' before.
 */
export function goalState(game: Game, { goal, seat, setup }: Pick<Drill, 'goal' | 'seat' | 'setup'>): GoalState {
  const over = outcome(game)
  if (over) return over.result === 'raiders' ? 'met' : 'missed'
  const { turn, seats } = glance(game, seat)
  const { n = 1, at = 'start', sides = [] } = setup.position ?? {}
  const isOver = turn.n > (at === 'start' ? n + 1 : n)
  if (goal.do === 'win') return isOver ? 'missed' : 'open'
  if (goal.do === 'stage') return progress(game).past > goal.past ? 'met' : isOver ? 'missed' : 'open'
  const fell = seats.some((one) => one.lost && sides[one.seat]?.out !== true)
  return fell ? 'missed' : isOver && turn.seat === seat ? 'met' : 'open'
}
