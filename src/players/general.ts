/** General play, without knowledge of the raid: scores every answer and takes the best, with its reason. */
import type { Decision } from '../engine/types.ts'
import { weighArmor, weighProtect, weighStrike, weighTarget, weighUnique } from './battle.ts'
import { weighArrange } from './falling.ts'
import type { Mind } from './mind.ts'
import { weighMode, weighMulligan, weighNumber, weighPick, weighWord, weighYesNo } from './picking.ts'
import { weighPriority } from './priority.ts'
import { plainReason, silence } from './reason.ts'
import type { Table } from './table.ts'
import type { Choice, Weighed } from './types.ts'

export function weigh(t: Table, d: Decision, mind: Mind): Weighed[] {
  switch (d.kind) {
    case 'priority':
      return weighPriority(t, d, mind)
    case 'mulligan':
      return weighMulligan(t, d)
    case 'x':
    case 'number':
      return d.answers.some((a) => a.do === 'pick') ? weighPick(t, d) : weighNumber(t, d)
    case 'mode':
      return weighMode(t, d)
    case 'target':
    case 'cost':
    case 'choose':
    case 'discard':
      if (d.answers.some((a) => a.do === 'word')) return weighWord(t, d)
      return d.answers.some((a) => a.do === 'number') ? weighNumber(t, d) : weighPick(t, d)
    case 'attacker-target':
      return weighTarget(t, d)
    case 'strike':
      return weighStrike(t, d)
    case 'protect':
      return weighProtect(t, d)
    case 'armor':
    case 'replace':
      return weighArmor(t, d)
    case 'yes-no':
      return weighYesNo(t, d)
    case 'unique':
      return weighUnique(t, d)
    case 'order':
      return d.answers.map((_, answer) => ({
        answer,
        score: -answer,
        say: () => plainReason(''),
      }))
    case 'arrange':
      return weighArrange(t, d)
    case 'face':
      return d.answers.map((a, answer) => ({
        answer,
        score: a.do === 'up' ? 1 : 0,
        say: () => plainReason('Face up: it can be used later.'),
      }))
  }
}

/** The best answer by score, the first of equals. It always returns an answer, even if none could be scored. */
export function best(t: Table, weighed: readonly Weighed[], d: Decision): Choice {
  const legal = weighed.filter((w) => w.answer >= 0 && w.answer < d.answers.length)
  if (legal.length === 0) return { answer: 0, ...plainReason('The only sensible choice.') }
  const top = legal.reduce((a, b) => (b.score > a.score ? b : a))
  return { answer: top.answer, ...(t.silent ? silence : top.say()) }
}
