/** All answers to one question, in a list that scrolls: for small pages and large letters. */
import { button, type Choice, el } from '../board/index.ts'
import { openDialog } from './dialogs.ts'

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
      button(
        count > 1 ? `${text} (×${count})` : text,
        () => {
          dialog.close()
          choose(index)
        },
        { class: last ? 'main' : '' },
      ),
    )
  const dialog = openDialog(host, prompt, el('ul', { class: 'all-answers' }, ...choices.map(answer)))
  dialog.classList.add('reading')
}
