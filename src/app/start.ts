/** The first screen: a new raid, a saved one, a record from a file. */
import { el, keep } from '../board/index.ts'
import type { Library, Setup } from '../engine/types.ts'
import { defaultPlayer, playerNames } from '../players/index.ts'
import type { Damaged, Saved, SeatPlan } from './saves.ts'
import { titleOf } from './title.ts'

export interface StartUse {
  library: Library
  /** Returns what is wrong with the setup, nothing if it was started. */
  begin(setup: Setup, seats: SeatPlan[]): readonly string[]
  resume(id: string): void
  forget(id: string): Promise<void>
  keepFile(saved: Saved | Damaged): void
  /** Returns what is wrong with the file, '' if its game was opened. */
  open(text: string): string
  credits(): void
  /** What is to be said about this page on this device. */
  corner(): HTMLElement
}

interface SeatRow {
  item: HTMLElement
  name: HTMLInputElement
  deck: HTMLSelectElement
  who: HTMLSelectElement
}

const meantFor = 3

export function startScreen(
  use: StartUse,
  saves: { saved: readonly Saved[]; damaged: readonly Damaged[]; trouble: string },
): HTMLElement {
  const { library } = use
  const raid = choice(
    'raid',
    'Raid',
    library.raids.map(({ id, name }) => [id, name]),
  )
  const about = el('p', { class: 'note' })
  const fewer = el('p', { class: 'warn', role: 'status' })
  const count = choice(
    'count',
    'Raiders',
    [1, 2, 3, 4, 5].map((n) => [`${n}`, `${n}`]),
    '3',
  )
  const boss = whoSelect('boss', 'Who plays the Boss', true)
  const seed = el('input', {
    id: 'seed',
    type: 'number',
    min: '0',
    step: '1',
    'aria-label': 'Seed',
    value: `${newSeed()}`,
  })
  const rows = [1, 2, 3, 4, 5].map((seat) => seatRow(seat, library))
  const list = el('ol', { class: 'seats', 'aria-label': 'Seats' })
  const wrong = el('div', { class: 'warn', role: 'alert' })
  const go = el('button', { type: 'submit', class: 'main' }, 'Start the raid')
  const form = el(
    'form',
    { 'aria-label': 'New raid' },
    el('h2', {}, 'New raid'),
    line('Raid', raid, about),
    line('Raiders', count, fewer),
    list,
    line('The Boss', boss),
    line('Seed', seed, el('span', { class: 'note' }, 'the same seed deals the same cards')),
    wrong,
    go,
  )

  const bossItem = (): void => {
    const chosen = library.raids.find(({ id }) => id === raid.value)
    about.textContent = chosen?.about ?? ''
    const n = Number(count.value)
    const meant = chosen?.raiders.meant ?? [meantFor, 5]
    fewer.textContent =
      n < meant[0]
        ? `Raids are meant for ${words(meant[0])} to ${words(meant[1])} raiders: ${n === 1 ? 'alone' : 'with two'}, this one is very hard to win.`
        : ''
    keep(
      list,
      rows.slice(0, n),
      ({ item }) => item.dataset.seat ?? '',
      ({ item }) => item,
    )
    wrong.replaceChildren()
  }
  raid.addEventListener('change', bossItem)
  count.addEventListener('change', bossItem)
  bossItem()

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const raiders = rows.slice(0, Number(count.value))
    const setup: Setup = {
      raid: raid.value,
      raiders: raiders.map(({ name, deck }, i) => ({ name: name.value.trim() || `Raider ${i + 1}`, deck: deck.value })),
      seed: Math.abs(Math.trunc(Number(seed.value))) || 0,
    }
    const plans = [planOf(boss.value, true), ...raiders.map(({ who }) => planOf(who.value, false))]
    wrong.replaceChildren(...use.begin(setup, plans).map((text) => el('p', {}, text)))
  })

  return el(
    'main',
    { class: 'screen', 'data-screen': 'start' },
    ...titleOf(use.credits),
    ...(saves.trouble ? [el('p', { class: 'warn', role: 'alert' }, saves.trouble)] : []),
    ...(saves.saved.length + saves.damaged.length > 0 ? [savedGames(use, saves.saved, saves.damaged)] : []),
    el('section', {}, form),
    fileSection(use),
    use.corner(),
  )
}

const words = (n: number): string => ['no', 'one', 'two', 'three', 'four', 'five'][n] ?? `${n}`
const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] % 1_000_000
const line = (name: string, ...parts: HTMLElement[]): HTMLElement =>
  el('fieldset', {}, el('legend', {}, name), ...parts)

function choice(
  id: string,
  name: string,
  options: readonly (readonly [string, string])[],
  chosen?: string,
): HTMLSelectElement {
  const made = options.map(([value, text]) => el('option', { value, selected: value === chosen }, text))
  return el('select', { id, 'aria-label': name }, ...made)
}

/** A person, or one of the bots that can sit there. */
export function whoSelect(id: string, name: string, boss: boolean, chosen?: string): HTMLSelectElement {
  const fits = playerNames.filter((one) => one.for === 'both' || one.for === (boss ? 'boss' : 'raider'))
  const bots = fits.map((one): [string, string] => [one.name, `Bot: ${one.name}`])
  const select = choice(
    id,
    name,
    [['person', 'A person'], ...bots],
    chosen ?? (boss ? defaultPlayer.boss : defaultPlayer.raider),
  )
  select.title = fits.map((one) => `${one.name}: ${one.about}`).join('\n')
  return select
}

/** The plan of a seat by the value of its select. */
export function planOf(value: string, boss: boolean): SeatPlan {
  if (value === 'person') return { kind: 'person', bot: boss ? defaultPlayer.boss : defaultPlayer.raider }
  return { kind: 'bot', bot: value }
}

function seatRow(seat: number, library: Library): SeatRow {
  const decks = library.decks.map(({ id, name, hero, role }): [string, string] => [
    id,
    `${hero}: ${name}${role ? ` (${role})` : ''}`,
  ])
  const deck = choice(`deck-${seat}`, `Deck of seat ${seat}`, decks, decks[(seat - 1) % Math.max(1, decks.length)]?.[0])
  const firstName = (): string => {
    const hero = library.decks.find(({ id }) => id === deck.value)?.hero.split(/[\s,]/)[0] ?? 'Raider'
    return seat > decks.length ? `${hero} ${Math.ceil(seat / decks.length)}` : hero
  }
  const name = el('input', {
    id: `name-${seat}`,
    'aria-label': `Name of seat ${seat}`,
    maxlength: '24',
    size: '14',
    value: firstName(),
  })
  let own = false
  name.addEventListener('input', () => {
    own = true
  })
  deck.addEventListener('change', () => {
    if (!own) name.value = firstName()
  })
  const who = whoSelect(`who-${seat}`, `Who plays seat ${seat}`, false, seat === 1 ? 'person' : undefined)
  const item = el('li', { 'data-seat': `${seat}` }, el('b', {}, `Raider ${seat}`), name, deck, who)
  return { item, name, deck, who }
}

function savedGames(use: StartUse, saved: readonly Saved[], damaged: readonly Damaged[]): HTMLElement {
  const list = el('ul', { class: 'saves' })
  for (const game of saved) {
    const item = el('li', { 'data-save': game.id })
    const when = new Date(game.when).toLocaleString()
    const open = el('button', { type: 'button', class: game.over ? '' : 'main' }, game.over ? 'Look at it' : 'Continue')
    open.addEventListener('click', () => use.resume(game.id))
    item.append(
      el('span', { class: 'what' }, `${game.title} · ${game.note}`),
      el('span', { class: 'note' }, when),
      open,
      ...rest(use, game, item),
    )
    list.append(item)
  }
  for (const game of damaged) {
    const item = el(
      'li',
      {},
      el('span', { class: 'what warn' }, 'A saved game that this version cannot read. It is kept until you remove it.'),
    )
    item.append(...rest(use, game, item))
    list.append(item)
  }
  return el('section', { 'aria-label': 'Saved games' }, el('h2', {}, 'Continue'), list)
}

function rest(use: StartUse, game: Saved | Damaged, item: HTMLElement): HTMLElement[] {
  const file = el('button', { type: 'button' }, 'Save to file')
  file.addEventListener('click', () => use.keepFile(game))
  const remove = el('button', { type: 'button' }, 'Remove')
  remove.addEventListener('click', () => {
    if (remove.textContent === 'Remove') {
      remove.textContent = 'Really remove?'
      return
    }
    void use.forget(game.id).then(() => item.remove())
  })
  return [file, remove]
}

function fileSection(use: StartUse): HTMLElement {
  const wrong = el('p', { class: 'warn', role: 'alert' })
  const file = el('input', { type: 'file', id: 'file', accept: '.json,application/json', 'aria-label': 'Record file' })
  file.addEventListener('change', async () => {
    const chosen = file.files?.[0]
    if (!chosen) return
    wrong.textContent = ''
    const text = await chosen.text().catch(() => '')
    wrong.textContent = text ? use.open(text) : `${chosen.name} could not be read, or is empty.`
    file.value = ''
  })
  const about = el(
    'p',
    { class: 'note' },
    'A game is its record: a small file with the setup and every choice. Open one to go on from where it ends.',
  )
  return el(
    'section',
    { 'aria-label': 'Record file' },
    el('h2', {}, 'Open a record'),
    about,
    el('div', { class: 'row' }, file),
    wrong,
  )
}
