/** Hints for the open question: each asking says a little more. */
import type { Decision } from '../../engine/types.ts'
import type { Hint } from '../../session/hint.ts'
import type { Page } from './page.ts'

const given = new WeakMap<Decision, { hint: Hint; told: number }>()

/** Whether a hint can be asked for now. */
export const canHint = ({ session, shown }: Page): boolean =>
  session.hint !== undefined && (shown.value.scene?.decision?.answers.length ?? 0) > 1 && session.asks()

/** Tells the next step of the hint for the open question; the last one again and again. */
export async function tellHint(page: Page): Promise<void> {
  const open = page.shown.value.scene?.decision
  if (!open || !canHint(page)) return
  let known = given.get(open)
  if (!known) {
    page.table?.say('Let me think …')
    const hint = await page.session.hint?.()
    if (page.closed || page.shown.value.scene?.decision !== open) return
    if (!hint) return void page.table?.say('There is no hint for this.')
    known = { hint, told: 0 }
    given.set(open, known)
  }
  const step = Math.min(known.told++, known.hint.length - 1)
  page.table?.say(`${known.hint[step]}${step < known.hint.length - 1 ? ' (Ask again for more.)' : ''}`)
}
