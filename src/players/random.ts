/** Takes any legal answer, each as likely as the others. */
import { stream } from './stream.ts'
import type { Player, Seat } from './types.ts'

export function randomPlayer(seat: Seat, seed: number): Player {
  const numbers = stream(seed, seat)
  return {
    choose: (_, decision) => ({ answer: numbers.next(decision.answers.length), why: 'Any legal answer, by chance.' }),
  }
}
