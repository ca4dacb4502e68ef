/** Takes any legal answer, each as likely as the others. */
import type { Answer, Decision } from '../engine/types.ts'
import { plain } from './reason.ts'
import { stream } from './stream.ts'
import type { Player, Seat } from './types.ts'

/** What is said of an act that nobody thought about; of its parts, and of passing on others' turns, there is nothing to say. */
const whims: Partial<Record<Answer['do'], string>> = {
  play: 'Whatever comes to hand.',
  place: 'Whatever comes to hand.',
  use: 'Just to see what it does.',
  complete: 'Just to see what it does.',
  attack: 'Simply lashing out.',
  pass: 'Enough for now.',
}

const whim = ({ kind, answers }: Decision, answer: number): string =>
  (kind === 'priority' && whims[answers[answer]?.do ?? 'pass']) || ''

export function randomPlayer(seat: Seat, seed: number): Player {
  const numbers = stream(seed, seat)
  return {
    choose(_, decision) {
      const answer = numbers.next(decision.answers.length)
      return { answer, ...plain(whim(decision, answer)) }
    },
  }
}

/** Questions that are parts of an act: they are answered by whoever chose it, so that what is said of it is what is done. */
const parts: readonly Decision['kind'][] = ['attacker-target', 'target', 'mode', 'x', 'cost']

/** Leaves two of three acts and other questions, on the average, to chance, and the third to a better player. */
export function careless(better: Player, seat: Seat, seed: number): Player {
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
