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
  if (over) return over.result === (seat === 0 ? 'boss' : 'raiders') ? 'met' : 'missed'
  const { turn, seats } = glance(game, seat)
  const { n = 1, at = 'start', sides = [] } = setup.position ?? {}
  const isOver = turn.n > (at === 'start' ? n + 1 : n)
  const isNext = isOver && turn.seat === seat
  const fallen = seats.filter((one) => one.lost && sides[one.seat]?.out !== true).length
  switch (goal.do) {
    case 'win':
      return isOver ? 'missed' : 'open'
    case 'stage':
      return progress(game).past > goal.past ? 'met' : isOver ? 'missed' : 'open'
    case 'survive':
      return fallen > 0 ? 'missed' : isNext ? 'met' : 'open'
    case 'fell':
      return fallen >= goal.heroes ? 'met' : isOver ? 'missed' : 'open'
    case 'hold':
      return progress(game).past > goal.past ? 'missed' : isNext ? 'met' : 'open'
  }
}
