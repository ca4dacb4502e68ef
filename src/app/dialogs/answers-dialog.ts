/** All answers to one question, in a list that scrolls: for small pages and large letters, and for very many, which can be searched. */
import { type Choice, el } from '../../board/index.ts'
import { hasWords } from '../../session/has-words.ts'
import { leaving, openDialog } from './dialogs.ts'

/** More than this are looked for by a word, not by eye. */
const many = 12

export function answersDialog(
  host: HTMLElement,
  choices: readonly Choice[],
  prompt: string,
  choose: (index: number) => void,
): void {
  const answer = ({ index, text, count, last }: Choice): HTMLElement =>
    el(
      'li',
      {},
      leaving(count > 1 ? `${text} (×${count})` : text, () => choose(index), last),
    )
  const items = choices.map((choice) => ({ choice, item: answer(choice) }))
  const list = el('ul', { class: 'all-answers' }, ...items.map(({ item }) => item))
  const dialog = openDialog(host, prompt, ...(choices.length > many ? [search(items)] : []), list)
  dialog.classList.add('reading')
}

/** A field that leaves of the answers those that have its words, and the one that ends the matter. */
function search(items: readonly { choice: Choice; item: HTMLElement }[]): HTMLElement {
  const field = el('input', {
    type: 'text',
    'aria-label': 'Find an answer',
    placeholder: 'Find an answer',
    class: 'find',
  })
  const count = el('span', { class: 'note', role: 'status' })
  field.addEventListener('input', () => {
    for (const { choice, item } of items) item.hidden = !choice.last && !hasWords(choice.text, field.value)
    count.textContent = `${items.filter(({ item }) => !item.hidden).length} of ${items.length} answers`
  })
  return el('div', { class: 'line' }, field, count)
}
