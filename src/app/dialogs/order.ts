/** An order chosen in one go, for questions that the engine asks one after another. Pure. */
import type { Answer, Decision } from '../../engine/types.ts'

/** The index of the answer, in a later question of the same kind, that means the same as `wanted`; -1 if there is none. */
export const sameAnswer = (open: Decision | null, wanted: Answer): number =>
  open?.kind === 'order'
    ? open.answers.findIndex(({ card, code, of }) => card === wanted.card && code === wanted.code && of === wanted.of)
    : -1
