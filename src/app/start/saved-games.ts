/** Saved games as the start screen shows them: picture, name, party, stage, date, and what can be done with each. */
import { button, el } from '../../board/index.ts'
import { type Damaged, nameOf, type Saved } from '../../session/saved-game.ts'
import { leaving, openDialog } from '../dialogs/dialogs.ts'

export interface SlotsUse {
  resume(id: string): void
  rename(id: string, name: string): Promise<void>
  forget(id: IDBValidKey): Promise<void>
  keepFile(saved: Saved | Damaged): void
  /** Why a game can't be continued by this version, '' if nothing is known against it. */
  against(saved: Saved): string
}

const longest = 60

export function savedGames(use: SlotsUse, saved: readonly Saved[], damaged: readonly Damaged[]): HTMLElement {
  const list = el('ul', { class: 'saves' }, ...saved.map((game) => anySlot(use, game)))
  for (const game of damaged) list.append(damagedSlot(use, game))
  return el('section', { 'aria-label': 'Saved games' }, el('h2', {}, 'Continue'), list)
}

/** One that can't be shown, for whatever reason, must not hide the others. */
function anySlot(use: SlotsUse, game: Saved): HTMLElement {
  try {
    return slot(use, game)
  } catch {
    return damagedSlot(use, { id: game.id, raw: game })
  }
}

function slot(use: SlotsUse, game: Saved): HTMLElement {
  const against = use.against(game)
  const title = el('h3', {}, nameOf(game))
  const open = button(against ? 'What can be done' : game.over ? 'Look at it' : 'Continue', () => use.resume(game.id))
  if (!against && !game.over) open.classList.add('main')
  const words = el(
    'div',
    { class: 'what', id: `what-${game.id}` },
    title,
    el('p', {}, [game.name ? game.title : '', game.note].filter(Boolean).join(' · ')),
    el('p', { class: 'note' }, game.party.join(', ')),
    el('p', { class: 'note' }, el('time', { datetime: new Date(game.when).toISOString() }, when(game.when))),
    ...(against ? [el('p', { class: 'warn' }, 'From another version of raidkeeper.')] : []),
  )
  const item = el('li', { 'data-save': game.id }, picture(game), words)
  const rename = button('Rename', () => renameDialog(item, use, game, (name) => (title.textContent = name)))
  const row = el('div', { class: 'row' }, open, rename, ...rest(use, game, item, () => title.textContent ?? ''))
  // For who hears the buttons without seeing which game they are beside.
  for (const one of row.querySelectorAll('button')) one.setAttribute('aria-describedby', words.id)
  item.append(row)
  return item
}

function damagedSlot(use: SlotsUse, game: Damaged): HTMLElement {
  const text = 'A saved game that this version cannot read. It is kept until you delete it.'
  const item = el('li', {}, picture(null), el('div', { class: 'what warn' }, text))
  item.append(el('div', { class: 'row' }, ...rest(use, game, item, () => 'this unreadable game')))
  return item
}

function picture(game: Saved | null): HTMLElement {
  if (!game?.picture) return el('div', { class: 'picture', 'aria-hidden': 'true' })
  return el('img', { class: 'picture', src: game.picture, alt: `The table at ${game.note}` })
}

const when = (time: number): string =>
  new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })

function rest(use: SlotsUse, game: Saved | Damaged, item: HTMLElement, name: () => string): HTMLElement[] {
  const remove = (): void =>
    askDialog(
      item,
      'Delete a saved game',
      `Delete “${name()}”? It can't be brought back.`,
      ['Delete it', () => void use.forget(game.id).then(() => gone(item))],
      ['Save to file first', () => use.keepFile(game)],
    )
  return [button('Save to file', () => use.keepFile(game)), button('Delete', remove)]
}

/** The focus goes to the next game, so that it is not lost with the one that is gone. */
function gone(item: HTMLElement): void {
  const next = item.nextElementSibling ?? item.previousElementSibling
  const section = item.closest('section')
  item.remove()
  if (next) next.querySelector('button')?.focus()
  else section?.remove()
}

function renameDialog(item: HTMLElement, use: SlotsUse, game: Saved, done: (name: string) => void): void {
  const field = el('input', { id: 'new-name', maxlength: `${longest}`, value: game.name, 'aria-label': 'Name' })
  const form = el('form', { method: 'dialog', class: 'line' }, field, el('button', { class: 'main' }, 'Rename'))
  form.addEventListener('submit', () => {
    game.name = field.value.trim()
    void use.rename(game.id, game.name).then(() => done(nameOf(game)))
  })
  openDialog(screenOf(item), 'Rename a saved game', form)
  field.select()
}

export type Act = readonly [text: string, act: () => void]

/** A question with its answers; Close answers nothing and has the focus. */
export function askDialog(item: HTMLElement, title: string, text: string, ...acts: Act[]): void {
  const dialog = openDialog(
    screenOf(item),
    title,
    el('p', {}, text),
    el('div', { class: 'line' }, ...acts.map(([name, act]) => leaving(name, act))),
  )
  dialog.querySelector<HTMLElement>('.line:last-child button')?.focus()
}

const screenOf = (item: HTMLElement): HTMLElement => item.closest<HTMLElement>('.screen, .play') ?? document.body
