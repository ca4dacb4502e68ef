/** Whether a press is meant: not for the question before this one, and not for the end of a turn in which something is left to do. */
import { choices } from '../../engine/index.ts'
import type { Answer } from '../../engine/types.ts'
import { endsOwnTurn, leftText, leftToDo } from '../../session/left-to-do.ts'
import { answer, type Page } from './page.ts'
import { clicking, settling } from './pressing.ts'

/** Whether a question is shown, and whatever is pressed now is meant for it. */
export const isSettled = ({ pressing, session, game }: Page): boolean =>
  session.covered() !== null ||
  (pressing.shown !== null &&
    pressing.made === choices(game) &&
    performance.now() - Math.max(pressing.since, pressing.at) >= settling)

/**
 * An answer by key, mouse or finger. Passing is ignored in the first moment of a question, and so is a click where the question has come up
 * under the pointer. The first press that would end a turn with something left to do only says so.
 */
export function press(page: Page, index: number): void {
  const { pressing, session, use } = page
  const { scene } = page.shown.value
  const open = scene?.decision ?? null
  const given = open?.answers[index]
  if (!scene || !given || isHasty(page, given)) return
  if (given.do === 'pass' && use.settings().warn && pressing.warned !== open) {
    const left = leftToDo(scene.view, open, (card) => pressing.instants.has(card))
    if (left) {
      warn(page, leftText(left))
      return
    }
  }
  answer(page, index)
  pressing.follows = session.asks()
}

function isHasty({ pressing }: Page, { do: what }: Answer): boolean {
  const now = performance.now()
  if (what === 'pass') return now - Math.max(pressing.since, pressing.at) < settling
  const clicked = now - pressing.up < clicking
  return clicked && !pressing.follows && now - pressing.since < settling
}

function warn(page: Page, text: string): void {
  page.pressing.warned = page.shown.value.scene?.decision ?? null
  page.pressing.at = performance.now()
  page.table?.say(text)
}

/** Skips to the player's next turn, or stops doing so. In their own turn the first press only says what it would end. */
export function pressSkip(page: Page): void {
  const { pressing, session } = page
  const { scene } = page.shown.value
  const open = scene?.decision ?? null
  if (!session.passing() && scene && open && open.answers.length > 1 && endsOwnTurn(scene.view, open)) {
    if (performance.now() - Math.max(pressing.since, pressing.at) < settling) return
    if (pressing.warned !== open) {
      const left = leftToDo(scene.view, open, (card) => pressing.instants.has(card))
      warn(page, left ? leftText(left, 'End turn and skip?') : 'This ends your turn. End turn and skip?')
      return
    }
  }
  session.passOn()
}
