/** The head of the first screen: the Boss in the hall, the name of the game, what it is, and that it is a fan project. */
import { backdrop, el } from '../board/index.ts'
import { fanNotice } from './credits.ts'

/** The page is wide enough for two columns; look.css has the same number. */
const wide = 1000

export function titleOf(showCredits: () => void): HTMLElement[] {
  const hall = backdrop(({ w, h }) => {
    const size = w >= wide ? Math.min(w * 0.3, h * 0.56) : Math.min(w * 0.5, h <= 500 ? 136 : 190)
    return w >= wide
      ? { x: w * 0.19 - size / 2, y: h * 0.07, w: size, h: size * 0.94 }
      : { x: w / 2 - size / 2, y: 6, w: size, h: size * 0.94 }
  })
  const credits = el('button', { type: 'button' }, 'Credits')
  credits.addEventListener('click', showCredits)
  return [
    hall,
    el(
      'header',
      { class: 'title' },
      el('h1', {}, 'raidkeeper'),
      el(
        'p',
        {},
        'Raids for one to five people or bots, against a Boss that plays itself, by the rules of the World of Warcraft TCG.',
      ),
      el('p', { class: 'note' }, fanNotice),
      credits,
    ),
  ]
}
