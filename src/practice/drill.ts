/** The form of a drill: a position, a seat, and a goal. */
import type { RaidSetup, Seat } from '../engine/types.ts'
import { inWords } from '../language/phrases.ts'

/** The aim of a drill. */
export type Goal =
  /** The raid is won before the turn is over. */
  | { do: 'win' }
  /** The stage of the raid is over before the turn is; `past`: stages that are over already. */
  | { do: 'stage'; past: number }
  /** Nobody falls until the player's next turn begins. */
  | { do: 'survive' }
  /** So many more of the raiders' heroes fall before the Boss's turn is over. */
  | { do: 'fell'; heroes: number }
  /** The stage of the raid isn't over before the Boss's next turn begins; `past`: stages that are over already. */
  | { do: 'hold'; past: number }

/** A table as a file: a position to play from, whose seats anybody takes. */
export interface TableFile {
  name: string
  setup: RaidSetup
  /** The seat that is played by a person; the first raider's if left out. */
  seat?: Seat
  goal?: Goal
}

/** A table with a goal, and a way to reach it. */
export interface Drill extends TableFile {
  id: string
  seat: Seat
  goal: Goal
  /** All choices of a game that reaches the goal. */
  best: readonly number[]
  /** Of lines near the bots' play that were tried, those that reach it, from 0 to 1: fewer make it harder. */
  ease: number
}

/** The goal in words: 'Win in this turn.' */
export function goalText(goal: Goal): string {
  switch (goal.do) {
    case 'win':
      return 'Win the raid in this turn.'
    case 'stage':
      return `End stage ${goal.past + 1} in this turn.`
    case 'survive':
      return 'Let nobody fall before your next turn.'
    case 'fell':
      return `Defeat ${goal.heroes === 1 ? 'a hero' : `${inWords(goal.heroes)} heroes`} in this turn.`
    case 'hold':
      return `Keep stage ${goal.past + 1} until your next turn.`
  }
}

/** Says in a word how hard a drill is. */
export const drillText = ({ ease }: Drill): string => (ease >= 0.2 ? 'easy' : ease >= 0.05 ? 'tricky' : 'hard')
