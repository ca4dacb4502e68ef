/** The head of the first screen: the Boss in the hall, the name of the game, what it is, and that it is a fan project. */
import { type Backdrop, backdrop, button, el } from '../../board/index.ts'
import { fanNotice } from '../help/credits.ts'

/** `show` tells whose hall it is. */
export function titleOf(
  showCredits: () => void,
  ...more: HTMLElement[]
): { elements: HTMLElement[]; show: Backdrop['show'] } {
  const dragon = el('div', { class: 'dragon', 'aria-hidden': 'true' })
  const hall = backdrop(dragon)
  const elements = [
    hall.element,
    el(
      'header',
      { class: 'title' },
      dragon,
      el('h1', {}, 'raidkeeper'),
      el(
        'p',
        {},
        'Raids for one to five people or bots, against a Boss that plays itself, by the rules of the World of Warcraft TCG.',
      ),
      el('p', { class: 'note' }, fanNotice),
      button('Credits', showCredits),
      ...more,
    ),
  ]
  return { elements, show: hall.show }
}
