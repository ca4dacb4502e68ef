/** One of many numbers: by a slider, in steps, or typed; the same answers as on the table. */
import { button, el } from '../../board/index.ts'
import type { Decision } from '../../engine/types.ts'
import { leaving, openDialog } from './dialogs.ts'

export function numberDialog(
  host: HTMLElement,
  { answers }: Decision,
  prompt: string,
  choose: (index: number) => void,
): void {
  const numbers = answers.flatMap(({ do: what, n }, index) => (what === 'number' ? [{ n: n ?? 0, index }] : []))
  const slider = el('input', {
    type: 'range',
    min: '0',
    max: `${numbers.length - 1}`,
    value: '0',
    'aria-label': prompt,
  })
  const take = leaving('', () => choose(numbers[Number(slider.value)].index), true)
  const step = (text: string, by: number): HTMLElement =>
    button(text, () => {
      slider.value = `${Number(slider.value) + by}`
      show()
    })
  const show = (): void => {
    const { n } = numbers[Number(slider.value)]
    take.textContent = `Choose ${n.toLocaleString('en')}`
    slider.setAttribute('aria-valuetext', `${n}`)
  }
  slider.addEventListener('input', show)
  show()
  openDialog(
    host,
    prompt,
    el('div', { class: 'line numbers' }, step('Less', -1), slider, step('More', 1)),
    el('div', { class: 'line' }, take),
  )
  slider.addEventListener('keydown', ({ key }) => key === 'Enter' && take.click())
  slider.focus()
}
