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
        decision.answers.map((_, answer) => ({ ...chosen, answer, score: 0 })),
      )
    },
    copy: () => chance(numbers.copy()),
  }
}

/** Questions that are parts of an action: whoever chose the action answers them, so that what it said is what it does. */
const parts: readonly Decision['kind'][] = ['attacker-target', 'target', 'mode', 'x', 'cost']

/** Leaves about two of three actions and other questions to chance, and the rest to a better player. */
export const careless = (better: Thinker, seat: Seat, seed: number): Thinker =>
  mixed({ better, random: randomPlayer(seat, seed) }, stream(seed ^ 0x5eed, seat), 'better')

type Mixture = Readonly<Record<'better' | 'random', Thinker>>

/** Two players, of whom one chooses each act with all its parts; `acts`: who chose the last. */
function mixed(two: Mixture, numbers: Stream, acts: keyof Mixture): Thinker {
  const next = ({ kind }: Decision, from: Stream): keyof Mixture =>
    parts.includes(kind) ? acts : from.next(3) > 0 ? 'random' : 'better'
  return {
    choose(view, decision) {
      acts = next(decision, numbers)
      return two[acts].choose(view, decision)
    },
    weigh: (view, decision) => two[next(decision, numbers.copy())].weigh(view, decision),
    copy: () => mixed({ better: two.better.copy(), random: two.random.copy() }, numbers.copy(), acts),
  }
}
