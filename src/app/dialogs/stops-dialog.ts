/** The dialog in which a person says where the game stops: how often, at which windows, which cards keep quiet. */
import { el } from '../../board/index.ts'
import { type Mark, type Silence, type Stop, stops, type WindowName } from '../../session/passing.ts'
import type { Settings } from '../storage/settings.ts'
import { openDialog } from './dialogs.ts'

export const stopTexts: Readonly<Record<Stop, string>> = {
  always: 'at every decision',
  matters: 'where there is something to decide',
  useful: 'only where I can act usefully',
}

const silenceTexts: Readonly<Record<Silence, string>> = {
  quiet: 'is no reason to stop',
  yes: 'is always answered with yes',
  no: 'is always answered with no',
}

/** What a card can be told, as one select; `change` hears null where it may ask again. */
export function silenceSelect(
  card: string,
  now: Silence | undefined,
  change: (to: Silence | null) => void,
): HTMLElement {
  const select = el(
    'select',
    { 'aria-label': `When ${card} asks` },
    el('option', { value: '', selected: !now }, 'may ask me'),
    ...Object.entries(silenceTexts).map(([value, text]) => el('option', { value, selected: value === now }, text)),
  )
  select.addEventListener('change', () => change((select.value || null) as Silence | null))
  return select
}

/** A card that a seat of this game has told to stop asking. */
export interface Told {
  /** Of the seat. */
  name: string
  card: string
  silence: Silence
  change(to: Silence | null): void
}

/** How often the game stops, as one select. */
export function stopSelect(now: Stop, change: (stop: Stop) => void): HTMLSelectElement {
  const select = el(
    'select',
    { 'aria-label': 'Stop for me' },
    ...stops.map((stop) => el('option', { value: stop, selected: stop === now }, stopTexts[stop])),
  )
  select.addEventListener('change', () => change(stops.find((stop) => stop === select.value) ?? now))
  return select
}

/** What of this game can be stopped at: its windows, and whether the person plays the Boss, and raiders. */
export interface Stoppable {
  windows: readonly WindowName[]
  boss: boolean
  raiders: boolean
}

export function stopsDialog(
  host: HTMLElement,
  now: Settings,
  change: (settings: Settings) => void,
  silent: readonly Told[],
  { windows, ...plays }: Stoppable,
): void {
  let settings = now
  const set = (next: Settings): void => {
    settings = next
    change(next)
  }
  const box = (mark: Mark, name: string): HTMLElement => {
    const made = el('input', { type: 'checkbox', checked: settings.marks.includes(mark), 'aria-label': name })
    made.addEventListener('change', () => {
      const others = settings.marks.filter((one) => one !== mark)
      set({ ...settings, marks: made.checked ? [...others, mark] : others })
    })
    return el('label', { class: 'cell' }, made)
  }
  const none = el('span', { class: 'cell' }, '–')
  const rows = windows.map(({ window, text, boss }) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, text),
      el('td', {}, boss && !plays.boss ? none.cloneNode(true) : box(`own:${window}`, `${text} of my turns`)),
      el('td', {}, boss && !plays.raiders ? none.cloneNode(true) : box(`other:${window}`, `${text} of others’ turns`)),
    ),
  )
  const head = ['Window', 'My turns', 'Others’ turns'].map((text) => el('th', { scope: 'col' }, text))
  const told = silent.map(({ name, card, silence, change }) =>
    el('li', {}, `${name}: ${card} `, silenceSelect(card, silence, change)),
  )
  openDialog(
    host,
    'Stops',
    el(
      'div',
      { class: 'line' },
      el(
        'label',
        {},
        'Stop for me ',
        stopSelect(settings.stop, (stop) => set({ ...settings, stop })),
      ),
    ),
    el(
      'p',
      { class: 'note' },
      'Useful is: in your own action step, against what the other side does, and when it attacks. What only brings cards, as most quests do, can wait: you are asked once, at the end of the turn before yours.',
    ),
    el('h3', {}, 'Always stop here, if I could do something'),
    el('table', { class: 'marks' }, el('thead', {}, el('tr', {}, ...head)), el('tbody', {}, ...rows)),
    el('h3', {}, 'Cards that were told to stop asking in this game'),
    told.length > 0
      ? el('ul', { class: 'told' }, ...told)
      : el('p', { class: 'note' }, 'None. Open a card (i, right click or a long press) to tell it.'),
  )
}
