/** Lists ways to play a turn that are near the usual one. */
import type { Decision, Seat, View } from '../engine/types.ts'
import type { Opinion } from '../players/index.ts'
import { actOf, type Change } from './tweak.ts'

/** At most so many others where a turn is looked at first, for each later act, and for each later answer to a question. */
const othersMost = { first: 8, later: 2, answer: 2 }
const roles = ['healer', 'damage', 'control']
/** Kinds of questions whose answers are not varied. */
const plain = new Set<Decision['kind']>(['mulligan', 'order', 'arrange', 'face'])

/** The acts of the usual play in a turn, and others that it could do instead; `noted`: whether any choice was noted. */
export interface Usual {
  acts: string[]
  swaps: Change[]
  noted: boolean
}

/** Notes a choice of the usual play, with what its bot thinks of all answers. */
export function noteUsual(
  usual: Usual,
  view: View,
  open: Decision,
  answer: number,
  opinions: readonly Opinion[],
): void {
  const { acts, swaps } = usual
  const act = open.kind === 'priority'
  const isFirst = act ? acts.length === 0 : !usual.noted
  usual.noted = true
  if (plain.has(open.kind)) return
  const own = actOf(view, open, answer)
  const isPass = (i: number): boolean => open.answers[i]?.do === 'pass'
  const tried = opinions.filter((one) => !act || (one.worth > -2 && !isPass(one.answer)))
  const others = new Set(tried.map((one) => actOf(view, open, one.answer)))
  others.delete(own)
  const most = othersMost[isFirst ? 'first' : act ? 'later' : 'answer']
  swaps.push(...[...others].slice(0, most).map((instead) => ({ swap: { usual: own, instead } })))
  if (act && !isPass(answer)) acts.push(own)
}

/** Lists the usual way, and then the changes that are worth trying: other roles, acts left out, other acts and answers. Some may come to the same. */
export const waysNear = (seat: Seat, { acts, swaps }: Usual): Change[] => [
  {},
  ...(seat === 0 ? [] : roles.map((role) => ({ role }))),
  ...[...new Set(acts)].map((without) => ({ without })),
  ...swaps,
]
