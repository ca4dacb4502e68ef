/** Whether a press is intended: not for the previous question, and not to end a turn with possible actions left. */
import type { Scene } from '../../board/index.ts'
import type { Answer, Decision } from '../../engine/types.ts'
import { type Left, leftText, leftToDo } from '../../session/left-to-do.ts'
import { endsOwnTurn } from '../../session/passing.ts'
import { answer, skip } from './answer.ts'
import type { Page, Pressing } from './page.ts'

/** Milliseconds after which a press must be meant for the current question, and within which a click acts. */
const settling = 350
const clicking = 120

/** Notes the question being shown. */
export function noteShown({ pressing, session }: Page, open: Decision | null): void {
  pressing.made = session.choices()
  if (open === pressing.shown) return
  pressing.shown = open
  pressing.since = performance.now()
}

/** Whether a question, or a warning about it, has only just come up. */
const isFresh = ({ since, at }: Pressing): boolean => performance.now() - Math.max(since, at) < settling

/** The possible actions left if the open question ends the turn; null if the player has been warned. */
function unwarned({ pressing }: Page, { view, decision, foresight }: Scene): Left | null {
  if (pressing.warned === decision) return null
  return leftToDo(view, decision, { waits: (card) => pressing.instants.has(card), idle: foresight?.idle ?? [] })
}

/** Whether a question is shown, and any press now is meant for it. */
export const isSettled = ({ pressing, session }: Page): boolean =>
  session.covered() !== null || (pressing.shown !== null && pressing.made === session.choices() && !isFresh(pressing))

/**
 * An answer by key, mouse or finger. Passing is ignored in the first moment of a question, and so is a click if the question came up under the
 * pointer.
 * The first press that would end a turn with possible actions left only shows a warning.
 */
export function press(page: Page, index: number): void {
  const { pressing, session, app } = page
  const { scene } = page.shown.value
  const given = scene?.decision?.answers[index]
  if (!scene || !given || scene.sent !== undefined || isHasty(page, given)) return
  const left = given.do === 'pass' && app.settings().warn ? unwarned(page, scene) : null
  if (left) {
    warn(page, leftText(left))
    return
  }
  void answer(page, index).then(() => {
    pressing.follows = session.asks()
  })
}

function isHasty({ pressing }: Page, { do: what }: Answer): boolean {
  if (what === 'pass') return isFresh(pressing)
  const now = performance.now()
  const clicked = now - pressing.up < clicking
  return clicked && !pressing.follows && now - pressing.since < settling
}

function warn(page: Page, text: string): void {
  page.pressing.warned = page.shown.value.scene?.decision ?? null
  page.pressing.at = performance.now()
  page.table?.say(text)
}

/** Skips to the player's next turn, or stops that. In their own turn the first press only shows a warning. Whoever has no turns any more skips to now. */
export function pressSkip(page: Page): void {
  const { pressing, session } = page
  if (session.outcome() || session.players().length === 0) {
    if (session.paced) skip(page)
    else page.table?.finish()
    return
  }
  const { scene } = page.shown.value
  const open = scene?.decision ?? null
  if (!session.passing() && scene && open && open.answers.length > 1 && endsOwnTurn(scene.view, open)) {
    if (isFresh(pressing)) return
    if (pressing.warned !== open) {
      const left = unwarned(page, scene)
      warn(page, left ? leftText(left, 'End turn and skip?') : 'This ends your turn. End turn and skip?')
      return
    }
  }
  session.passOn()
}
