/** Several things are put in order in one go: by dragging, or with the buttons beside them. */
import { el } from '../board/index.ts'
import type { Answer, Decision } from '../engine/types.ts'
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
    const item = el('li', { draggable: 'true', 'data-answer': `${index}` }, el('span', {}, words[index]), up, down)
    up.addEventListener('click', () => {
      item.previousElementSibling?.before(item)
      up.focus()
    })
    down.addEventListener('click', () => {
      item.nextElementSibling?.after(item)
      down.focus()
    })
    item.addEventListener('dragstart', () => item.classList.add('dragged'))
    item.addEventListener('dragend', () => item.classList.remove('dragged'))
    return item
  })
  list.append(...items)
  list.addEventListener('dragover', (event) => {
    event.preventDefault()
    const lifted = list.querySelector('.dragged')
    const below = [...list.children].find((item) => {
      const { top, height } = item.getBoundingClientRect()
      return item !== lifted && event.clientY < top + height / 2
    })
    if (lifted) list.insertBefore(lifted, below ?? null)
  })
  const chosen = (): Answer[] => [...list.children].map((item) => answers[Number((item as HTMLElement).dataset.answer)])
  const take = leaving('In this order', () => done(chosen()), true)
  const dialog = openDialog(host, 'What comes first?', list, el('div', { class: 'line' }, take))
  dialog.classList.add('reading')
}
