/** Several things are put in order in one go: by dragging, or with the buttons beside them. */
import { el } from '../../board/index.ts'
import type { Answer, Decision } from '../../engine/types.ts'
import { leaving, openDialog } from './dialogs.ts'

/** Shows what is to be ordered; `done` hears the answers in the order that was chosen. */
export function orderDialog(
  host: HTMLElement,
  { answers }: Decision,
  words: readonly string[],
  done: (order: readonly Answer[]) => void,
): void {
  const list = el('ol', { class: 'ordering', 'aria-label': 'In this order' })
  const items = answers.map((_, index) => {
    const up = el('button', { type: 'button', 'aria-label': `Earlier: ${words[index]}` }, 'Earlier')
    const down = el('button', { type: 'button', 'aria-label': `Later: ${words[index]}` }, 'Later')
    const grip = el('span', { class: 'grip', 'aria-hidden': 'true' })
    const item = el('li', { 'data-answer': `${index}` }, grip, el('span', { class: 'what' }, words[index]), up, down)
    up.addEventListener('click', () => {
      item.previousElementSibling?.before(item)
      up.focus()
    })
    down.addEventListener('click', () => {
      item.nextElementSibling?.after(item)
      down.focus()
    })
    // A mouse takes it anywhere; a finger by its grip, as elsewhere it scrolls.
    item.addEventListener('pointerdown', (event) => {
      const { target, pointerType, pointerId, button: which } = event
      if (which !== 0 || !(target instanceof Element) || target.closest('button')) return
      if (pointerType !== 'mouse' && target !== grip) return
      event.preventDefault()
      list.setPointerCapture(pointerId)
      item.classList.add('dragged')
    })
    return item
  })
  list.append(...items)
  list.addEventListener('pointermove', ({ clientY }) => {
    const lifted = list.querySelector('.dragged')
    if (!lifted) return
    const below = [...list.children].find((item) => {
      const { top, height } = item.getBoundingClientRect()
      return item !== lifted && clientY < top + height / 2
    })
    if (below !== lifted.nextElementSibling) list.insertBefore(lifted, below ?? null)
    lifted.scrollIntoView({ block: 'nearest' })
  })
  list.addEventListener('lostpointercapture', () => list.querySelector('.dragged')?.classList.remove('dragged'))
  const chosen = (): Answer[] => [...list.children].map((item) => answers[Number((item as HTMLElement).dataset.answer)])
  const take = leaving('In this order', () => done(chosen()), true)
  const dialog = openDialog(host, 'What comes first?', list, el('div', { class: 'line' }, take))
  dialog.classList.add('reading')
}
