/** Hints for the open question: each asking says a little more. */
import type { Decision } from '../../engine/types.ts'
import type { Hint } from '../../session/hint.ts'
import type { Page } from './page.ts'

const noHint =
  'No hint: the bot that was thinking about it has stopped. Ask again; if that does not help, reload the page.'

/** The hint for a question, null while it is thought about, and the steps told so far. */
const given = new WeakMap<Decision, { hint: Hint | null; told: number }>()

/** Whether a hint can be asked for now. */
export const canHint = ({ session, shown }: Page): boolean =>
  session.hint !== undefined && (shown.value.scene?.decision?.answers.length ?? 0) > 1 && session.asks()

/** Tells the next step of the hint for the open question; the last one again and again. */
export async function tellHint(page: Page): Promise<void> {
  const open = page.shown.value.scene?.decision
  if (!open || !canHint(page)) return
  const known = given.get(open) ?? { hint: null, told: 0 }
  if (!known.hint) {
    page.table?.say('Let me think …')
    if (given.has(open)) return
    given.set(open, known)
    known.hint = (await page.session.hint?.()) ?? null
    if (!known.hint) given.delete(open)
    if (page.closed || page.shown.value.scene?.decision !== open) return
    if (!known.hint) return void page.table?.say(noHint)
  }
  const step = Math.min(known.told++, known.hint.length - 1)
  page.table?.say(`${known.hint[step]}${step < known.hint.length - 1 ? ' (Ask again for more.)' : ''}`)
}
