/** Gives any legal answer, all equally likely. */
import type { Decision } from '../engine/types.ts'
import { plainReason } from './reason.ts'
import { type Stream, stream } from './stream.ts'
import { type Choice, inOrder, type Seat, type Thinker } from './types.ts'

/** What a random player says about an action; it says nothing about the parts of an action. */
const whim = ({ kind }: Decision): string => (kind === 'priority' ? 'At random.' : '')

export const randomPlayer = (seat: Seat, seed: number): Thinker => chance(stream(seed, seat))

function chance(numbers: Stream): Thinker {
  const choose = (decision: Decision, from: Stream): Choice => ({
    answer: from.next(decision.answers.length),
    ...plainReason(whim(decision)),
  })
  return {
    choose: (_, decision) => choose(decision, numbers),
    weigh(_, decision) {
      const chosen = choose(decision, numbers.copy())
      return inOrder(
        chosen,
        decision.answers.map((_, answer) => ({ ...chosen, answer, score: 0, worth: 0 })),
      )
    },
    answer: (_, decision) => numbers.next(decision.answers.length),
    note: () => undefined,
    copy: () => chance(numbers.copy()),
  }
}
