/** An order that is given in one go, for questions that are asked one after another. Pure. */
import type { Answer, Decision } from '../../engine/types.ts'

/** The answer of a later question of the same kind that says the same as an earlier answer: its number may be another one. */
export const sameAnswer = (open: Decision | null, wanted: Answer): number =>
  open?.kind === 'order'
    ? open.answers.findIndex(({ card, code, of }) => card === wanted.card && code === wanted.code && of === wanted.of)
    : -1
