/** Takes any legal answer, each as likely as the others. */
import { stream } from './stream.ts'
import type { Player, Seat } from './types.ts'

export function randomPlayer(seat: Seat, seed: number): Player {
  const numbers = stream(seed, seat)
  return {
    choose: (_, decision) => ({ answer: numbers.next(decision.answers.length), why: 'Any legal answer, by chance.' }),
  }
}

/** Leaves two of three decisions, on the average, to chance, and the third to a better player. */
export function careless(better: Player, seat: Seat, seed: number): Player {
  const numbers = stream(seed ^ 0x5eed, seat)
  const chance = randomPlayer(seat, seed)
  return {
    choose: (view, decision) => (numbers.next(3) > 0 ? chance : better).choose(view, decision),
  }
}
