/** Dialogs of the table's page: settings, seats, help. */
import { button, el } from '../../board/index.ts'
import type { Seat, View } from '../../engine/types.ts'
import type { SeatPlan } from '../../session/saved-game.ts'
import { creditsList } from '../help/credits.ts'
import { glossary } from '../help/glossary.ts'
import { planOf, whoOf } from '../start/raid-link.ts'
import { whoSelect } from '../start/seat-select.ts'
import { letterSizes, type Settings, speeds } from '../storage/settings.ts'

/** A button of a dialog that closes it, and then acts. */
export function leaving(text: string, act: () => unknown, main = false): HTMLButtonElement {
  const made = button(
    text,
    () => {
      made.closest('dialog')?.close()
      act()
    },
    { class: main ? 'main' : undefined },
  )
  return made
}

/** Opens the one dialog of the page, with a title and a Close button; Escape closes it, and the focus goes back to where it was. */
export function openDialog(host: HTMLElement, title: string, ...children: HTMLElement[]): HTMLDialogElement {
  const close = button('Close', () => dialog.close())
  const dialog = el(
    'dialog',
    { 'aria-label': title },
    el('h2', {}, title),
    ...children,
    el('div', { class: 'line last' }, close),
  )
  dialog.addEventListener('close', () => dialog.remove())
  for (const other of host.querySelectorAll('dialog')) other.remove()
  host.append(dialog)
  dialog.showModal()
  return dialog
}

const motions: Readonly<Record<Settings['motion'], string>> = {
  system: 'as the system asks',
  full: 'things move',
  fades: 'things fade, nothing moves',
  none: 'none',
}

/** `silent` says why nothing sounds, '' if it may. */
export function settingsDialog(
  host: HTMLElement,
  now: Settings,
  change: (settings: Settings) => void,
  silent = '',
): void {
  let settings = now
  const set = (part: Partial<Settings>): void => {
    settings = { ...settings, ...part }
    change(settings)
  }
  const motion = el('select', {}, ...Object.entries(motions).map(([value, text]) => option(value, text, now.motion)))
  motion.addEventListener('change', () => set({ motion: motion.value as Settings['motion'] }))
  const letters = el('select', {}, ...letterSizes.map((size) => option(`${size}`, `${size} %`, `${now.letterSize}`)))
  letters.addEventListener('change', () => set({ letterSize: Number(letters.value) }))
  openDialog(
    host,
    'Settings',
    el(
      'div',
      { class: 'line' },
      el(
        'label',
        {},
        'Speed of bots ',
        speedSelect(now, (speed) => set({ speed })),
      ),
    ),
    el('div', { class: 'line' }, el('label', {}, 'Motion on the table ', motion)),
    el('div', { class: 'line' }, el('label', {}, 'Size of text ', letters)),
    check('Cover the table between two persons on this screen', now.cover, (cover) => set({ cover })),
    check('Single letters and digits give answers', now.letters, (letters) => set({ letters })),
    check('Show the table in words, without the picture', now.text, (text) => set({ text })),
    el('h3', {}, 'Sound'),
    ...(silent ? [el('p', { class: 'note' }, silent)] : []),
    check('Sound (m)', now.sound, (sound) => set({ sound })),
    slider('Volume of cues', now.cues, (cues) => set({ cues })),
    slider('Volume of the ambience', now.ambience, (ambience) => set({ ambience })),
    check('Captions: say in words what sounds', now.captions, (captions) => set({ captions })),
    check('Coach: lessons, each when it matters', now.coach !== null, (on) => set({ coach: on ? [] : null })),
  )
}

function slider(text: string, part: number, change: (part: number) => void): HTMLElement {
  const input = el('input', { type: 'range', min: '0', max: '100', step: '5', value: `${Math.round(part * 100)}` })
  const shown = el('output', {}, `${input.value} %`)
  input.addEventListener('input', () => {
    shown.textContent = `${input.value} %`
    change(Number(input.value) / 100)
  })
  return el('div', { class: 'line' }, el('label', { class: 'slider' }, `${text} `, input), shown)
}

const option = (value: string, text: string, chosen: string): HTMLElement =>
  el('option', { value, selected: value === chosen }, text)

export function speedSelect(now: Settings, change: (speed: Settings['speed']) => void): HTMLSelectElement {
  const select = el(
    'select',
    { 'aria-label': 'Speed of bots' },
    ...speeds.map((speed) => option(`${speed}`, speed === 0 ? 'at once' : `${speed}×`, `${now.speed}`)),
  )
  select.addEventListener('change', () => change((Number(select.value) as Settings['speed']) ?? 1))
  return select
}

function check(text: string, on: boolean, change: (on: boolean) => void): HTMLElement {
  const box = el('input', { type: 'checkbox', checked: on })
  box.addEventListener('change', () => change(box.checked))
  return el('div', { class: 'line' }, el('label', {}, box, ` ${text}`))
}

/** Who answers for each seat; takes effect at once. */
export function seatsDialog(
  host: HTMLElement,
  view: View,
  plans: readonly SeatPlan[],
  change: (seat: Seat, plan: SeatPlan) => void,
): void {
  const lines = view.seats.map(({ seat, name, boss }) => {
    const plan = plans[seat]
    const select = whoSelect(`seat-${seat}`, `Who plays ${name}`, boss, whoOf(plan))
    select.addEventListener('change', () => change(seat, planOf(select.value, boss)))
    return el('div', { class: 'line' }, el('label', {}, `${name} `, select))
  })
  openDialog(
    host,
    'Who plays',
    el(
      'p',
      { class: 'note' },
      'Any seat can change hands at any time. The table is covered as it passes from one person to another; seats of one person are played without covers.',
    ),
    ...lines,
  )
}

/** Asks a person who would concede whether that is meant; a button for each seat that persons have. */
export function concedeDialog(
  host: HTMLElement,
  view: View,
  seats: readonly Seat[],
  concede: (seat: Seat) => void,
): void {
  const dialog = openDialog(
    host,
    'Concede',
    el('p', {}, 'Whoever concedes is out of the game at once, with all cards (102.1b). Undo takes it back.'),
    ...seats.map((seat) =>
      el(
        'div',
        { class: 'line' },
        leaving(`${view.seats[seat]?.name ?? ''} concedes`, () => concede(seat)),
      ),
    ),
  )
  // Whoever opened it by mistake is out of it by one key.
  dialog.querySelector<HTMLElement>('.line:last-child button')?.focus()
}

const keysHelp: readonly (readonly [string, string])[] = [
  ['Space', 'pass, or be done'],
  ['1 to 9, then letters', 'give the answer that shows this key'],
  ['Tab, arrows, Enter', 'go through regions, cards and answers, and choose'],
  ['i', 'read the card in focus or under the mouse in full'],
  ['l', 'the log: filter and copy it'],
  ['u, r', 'undo, redo'],
  ['p', 'pass until something happens'],
  ['m', 'sound on or off'],
  ['s', 'a bot that waits acts now'],
  ['w', 'what happened: the Boss’s last turn step by step'],
  ['Any key or click', 'ends what is moving'],
  ['Escape', 'close what lies open'],
]

/** Credits and licences. */
export function creditsDialog(host: HTMLElement): void {
  openDialog(host, 'Credits', ...creditsList())
}

const pairs = (entries: readonly (readonly [string, string])[]): HTMLElement =>
  el('dl', {}, ...entries.flatMap(([word, about]) => [el('dt', {}, word), el('dd', {}, about)]))

export function helpDialog(host: HTMLElement): void {
  openDialog(
    host,
    'Help',
    el(
      'p',
      {},
      'What glows can be chosen: click it, or its line on the right. Rest the mouse on a card (or press long) to read it. Click something that does not glow to hear why.',
    ),
    pairs(keysHelp),
    ...glossary().map(([heading, entries]) => el('details', {}, el('summary', {}, heading), pairs(entries))),
    button('Credits and licences', () => creditsDialog(host)),
  )
}
