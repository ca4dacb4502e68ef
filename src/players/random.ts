/** Gives any legal answer, all equally likely. */
import type { Decision } from '../engine/types.ts'
import { plainReason } from './reason.ts'
import { stream } from './stream.ts'
import type { BotPlayer, Seat } from './types.ts'

/** What a random player says about an action; it says nothing about the parts of an action. */
const whim = ({ kind }: Decision): string => (kind === 'priority' ? 'At random.' : '')

export function randomPlayer(seat: Seat, seed: number): BotPlayer {
  const numbers = stream(seed, seat)
  return {
    choose(_, decision) {
      const answer = numbers.next(decision.answers.length)
      return { answer, ...plainReason(whim(decision)) }
    },
  }
}

/** Questions that are parts of an action: whoever chose the action answers them, so that what it said is what it does. */
const parts: readonly Decision['kind'][] = ['attacker-target', 'target', 'mode', 'x', 'cost']

/** Leaves about two of three actions and other questions to chance, and the rest to a better player. */
export function careless(better: BotPlayer, seat: Seat, seed: number): BotPlayer {
  const numbers = stream(seed ^ 0x5eed, seat)
  const chance = randomPlayer(seat, seed)
  let acts = better
  return {
    choose(view, decision) {
      if (!parts.includes(decision.kind)) acts = numbers.next(3) > 0 ? chance : better
      return acts.choose(view, decision)
    },
  }
}
