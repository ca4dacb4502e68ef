/** Gives answers to the game's questions. */
import type { Answer, Decision, Refusal } from '../../engine/types.ts'
import type { Agreement } from '../../session/group-decision.ts'
import { answered } from './coach-sheet.tsx'
import type { Page } from './page.ts'
import type { Reply } from './table-session.ts'

export function tell({ notice }: Page, refusal: Refusal | null): void {
  if (refusal) notice.value = refusal.rule ? `${refusal.why} (${refusal.rule})` : refusal.why
}

/** Resolves once the answer is taken, or refused. */
export async function answer(page: Page, index: number): Promise<void> {
  const given = page.session.question()?.answers[index]
  if (given) answered(page, given)
  await told(page, page.session.answer(index))
}

/** The index of the answer, in a later question of the same kind, that means the same as `wanted`; -1 if there is none. */
export const sameAnswer = (open: Decision | null, wanted: Answer): number =>
  open?.kind === 'order'
    ? open.answers.findIndex(({ card, code, of }) => card === wanted.card && code === wanted.code && of === wanted.of)
    : -1

/** Answers one question after another, as long as they match this order. */
export async function answerInOrder(page: Page, order: readonly Answer[]): Promise<void> {
  for (const wanted of order) {
    const index = sameAnswer(page.session.question(), wanted)
    if (index < 0) return
    await answer(page, index)
  }
}

/** Answers one question after another as the raiders agreed, or proposes that to the other persons. */
export const answerAsAgreed = (page: Page, agreement: Agreement): Promise<void> =>
  told(page, page.session.agree(agreement))

/** Shows whether something is done or refused, as soon as that is determined. */
async function told(page: Page, reply: Reply): Promise<void> {
  const refusal = reply instanceof Promise ? await reply : reply
  page.app.sound.cue(refusal ? 'error' : 'choose', refusal?.why)
  tell(page, refusal)
}

/** Skips motion and lets bots act at once, until a person must decide. */
export function skip(page: Page): void {
  page.skipping = true
  page.table?.finish()
  page.session.hurry()
}
