/** Gives answers to the game's questions. */
import type { Answer, Decision, Refusal } from '../../engine/types.ts'
import type { Agreement } from '../../session/group-decision.ts'
import { askDialog } from '../ui/dialog.tsx'
import { answered } from './coach-sheet.tsx'
import type { Page } from './page.ts'
import type { Reply } from './table-session.ts'

export function tell({ notice }: Page, refusal: Refusal | null): void {
  if (refusal) notice.value = refusal.rule ? `${refusal.why} (${refusal.rule})` : refusal.why
}

/** The questions at which looking ahead was begun: asked once more, the answer is taken at once. */
const weighed = new WeakSet<Decision>()

/** Resolves once the answer is taken, or refused; or if its player would rather think again. */
export async function answer(page: Page, index: number): Promise<void> {
  const open = page.session.question()
  const warning = open && !weighed.has(open) ? page.session.warning?.(index) : undefined
  if (open && warning) {
    weighed.add(open)
    page.table?.say('Looking ahead … Choose it again to do it at once.')
    const words = await warning
    if (page.closed || page.session.question() !== open) return
    if (words) {
      askDialog('Think again?', words, [{ text: 'Do it all the same', act: () => void answer(page, index) }])
      return
    }
  }
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
