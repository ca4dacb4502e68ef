/** What the raiders decide as one is laid out for all of them at once: who gives what, how much it is in all, and how far they are. */
import { el } from '../../board/index.ts'
import type { View } from '../../engine/types.ts'
import { type Agreement, type GroupDecision, problemOf, summary } from '../../session/group-decision.ts'
import { leaving, openDialog } from './dialogs.ts'

/** One line for each thing that can be chosen or gets a share, by the raider whose it is; `done` hears what was agreed. */
export function groupDialog(
  host: HTMLElement,
  asks: GroupDecision,
  view: View,
  done: (agreed: Agreement) => void,
): void {
  const agreed = new Map(asks.items.map(({ card, now }) => [card, now]))
  const told = el('p', { role: 'status', class: 'sum' })
  const take = leaving('Agreed', () => done(agreed), true)
  const show = (): void => {
    told.textContent = summary(asks, agreed)
    take.disabled = problemOf(asks, agreed) !== ''
  }
  const seats = [...new Set(asks.items.map(({ seat }) => seat))]
  const parts = seats.map((seat) =>
    el(
      'fieldset',
      {},
      el('legend', {}, view.seats[seat]?.name ?? ''),
      ...asks.items.filter((item) => item.seat === seat).map((item) => line(item)),
    ),
  )
  const names = asks.seats.map((seat) => view.seats[seat]?.name ?? '')
  const dialog = openDialog(
    host,
    'The raiders decide together',
    el('p', {}, `${list(names)} decide as one. ${asks.text}`),
    told,
    ...parts,
    el('div', { class: 'line' }, take),
  )
  dialog.classList.add('reading', 'together')
  show()

  function line({ card, text, most, now }: GroupDecision['items'][number]): HTMLElement {
    const set = (n: number): void => {
      agreed.set(card, n)
      show()
    }
    if (asks.kind === 'picks') {
      const box = el('input', { type: 'checkbox' })
      box.checked = now > 0
      box.addEventListener('change', () => set(box.checked ? 1 : 0))
      return el('label', {}, box, ` ${text}`)
    }
    const field = el('input', { type: 'number', min: '0', max: `${most}`, value: `${now}`, inputmode: 'numeric' })
    field.addEventListener('input', () => set(Math.max(0, Math.floor(Number(field.value) || 0))))
    return el('label', {}, field, ` ${text}${most < asks.most ? `, at most ${most}` : ''}`)
  }
}

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
