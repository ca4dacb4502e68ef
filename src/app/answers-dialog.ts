/** All answers to one question, in a list that scrolls: for small pages and large letters. */
import { type Choice, el } from '../board/index.ts'
import { leaving, openDialog } from './dialogs.ts'

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
  const dialog = openDialog(host, prompt, el('ul', { class: 'all-answers' }, ...choices.map(answer)))
  dialog.classList.add('reading')
}
