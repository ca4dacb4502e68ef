/** The log in full: by seat and by what its lines are about, each line with its cards, to copy as text. */
import { button, el, keep, type Scene } from '../../board/index.ts'
import type { CardId } from '../../engine/types.ts'
import { type LogAbout, type LogLine, logAbouts } from '../../session/game-log.ts'
import { withRules } from '../help/rule-notes.ts'
import { openDialog } from './dialogs.ts'
import { asText, filtered, withNames } from './log-lines.ts'

export interface LogUse {
  open(card: CardId, name: string): void
  /** Whether the text is in the clipboard now. */
  copy(text: string): Promise<boolean>
}

const names: Readonly<Record<LogAbout, string>> = {
  turns: 'Turns',
  chain: 'Chain',
  combat: 'Combat',
  damage: 'Damage and healing',
  cards: 'Cards',
  reasons: 'Reasons',
}

/** Shows the log with `line` (a key) in sight, else its end. */
export function logDialog(host: HTMLElement, { log, view }: Scene, line: string, use: LogUse): void {
  const abouts = new Set(logAbouts)
  let seat: number | null = null
  const list = el('ol', { class: 'whole-log', tabindex: '0', 'aria-label': 'Lines of the log' })
  const count = el('span', { class: 'note', role: 'status' })
  const show = (): void => {
    const lines = filtered(log, { seat, abouts })
    keep(list, lines, ({ key }) => key, row)
    count.textContent = `${lines.length} of ${log.length} lines`
  }
  const row = ({ kind, text, cards = [] }: LogLine): HTMLElement =>
    el(
      'li',
      { class: kind },
      ...withNames(text, cards, cardButton).map((piece) => (typeof piece === 'string' ? withRules(piece) : piece)),
    )
  const cardButton = (card: CardId, name: string): HTMLElement =>
    button(name, () => use.open(card, name), { class: 'rule', title: `Look closely at ${name}` })
  const who = el(
    'select',
    { 'aria-label': 'Whose lines' },
    el('option', { value: '' }, 'everybody'),
    ...view.seats.map((one) => el('option', { value: `${one.seat}` }, one.name)),
  )
  who.addEventListener('change', () => {
    seat = who.value === '' ? null : Number(who.value)
    show()
  })
  const boxes = logAbouts.map((about) => {
    const box = el('input', { type: 'checkbox', checked: true })
    box.addEventListener('change', () => {
      if (box.checked) abouts.add(about)
      else abouts.delete(about)
      show()
    })
    return el('label', {}, box, ` ${names[about]}`)
  })
  const copy = button('Copy as text', async () => {
    const done = await use.copy(asText(filtered(log, { seat, abouts })))
    count.textContent = done ? 'Copied.' : 'The browser did not allow copying: select the lines and copy them by hand.'
  })
  show()
  const dialog = openDialog(
    host,
    'Log',
    el('div', { class: 'line' }, el('label', {}, 'Lines of ', who), ...boxes),
    list,
    el('div', { class: 'line' }, copy, count),
  )
  dialog.classList.add('reading')
  const at = [...list.children].find((child) => child instanceof HTMLElement && child.dataset.key === line)
  at?.classList.add('sought')
  const there = at ?? list.lastElementChild
  there?.scrollIntoView({ block: at ? 'center' : 'end' })
  const first = at?.querySelector('button') ?? list
  first.focus({ preventScroll: true })
}
