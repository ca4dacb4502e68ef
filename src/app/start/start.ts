/** The first screen: saved games, a new raid, a game from a file. */
import './start.css'
import { type Backdrop, button, el, keep } from '../../board/index.ts'
import type { Library } from '../../engine/types.ts'
import { plainText } from '../../language/plain-text.ts'
import { defaultPlayer } from '../../players/index.ts'
import { suggestedMode } from '../../raid/format.ts'
import { type Damaged, nameOf, type Saved } from '../../session/saved-game.ts'
import { keepWanted, lastWanted, linkOf, longestName, mostSeed, type Wanted, whoFits } from './raid-link.ts'
import { type SlotsUse, savedGames } from './saved-games.ts'
import { choice, whoSelect } from './seat-select.ts'
import { titleOf } from './title.ts'

export interface StartUse extends SlotsUse {
  /** Starts the first raid, with a coach. */
  learn(): void
  library: Library
  /** Returns what is wrong with the setup, nothing if it was started. */
  begin(wanted: Wanted): readonly string[]
  /** Opens files, or says what can be done with those that can't be opened. */
  open(files: readonly File[]): void
  credits(): void
  /** What is to be said about this page on this device. */
  corner(): HTMLElement
}

export interface StartShows {
  saved: readonly Saved[]
  damaged: readonly Damaged[]
  /** What the player must know. */
  trouble: string
  /** The raid that a link asks for. */
  wanted: Partial<Wanted> | null
}

interface SeatRow {
  item: HTMLElement
  name: HTMLInputElement
  deck: HTMLSelectElement
  who: HTMLSelectElement
}

const meantFor = 3

export function startScreen(use: StartUse, shows: StartShows): HTMLElement {
  const { saved, damaged, trouble, wanted } = shows
  const latest = saved.find((game) => !game.over && !use.against(game))
  const title = titleOf(use.credits, use.corner())
  const screen = el(
    'main',
    { class: 'screen start', 'data-screen': 'start' },
    ...title.elements,
    el(
      'div',
      { class: 'doing' },
      ...(trouble ? [el('p', { class: 'warn', role: 'alert' }, trouble)] : []),
      ...(wanted && !trouble
        ? [el('p', { class: 'offer', role: 'status' }, 'The link has filled in the new raid below.')]
        : []),
      el('section', {}, newRaid(use, wanted ?? lastWanted(), latest, wanted !== null, title.show)),
      ...(saved.length + damaged.length > 0 ? [savedGames(use, saved, damaged)] : []),
      fileSection(use),
    ),
  )
  new ResizeObserver(() => {
    const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    screen.classList.toggle('wide', screen.clientWidth >= sideBySide * letter)
  }).observe(screen)
  return screen
}

/** Widths in letters from which two columns fit, and from which all of the form is shown at once. */
const sideBySide = 40
const roomy = 60

/** `faced` hears whose hall the chosen raid leads to: its mightiest Boss. */
function newRaid(
  use: StartUse,
  wanted: Partial<Wanted>,
  latest: Saved | undefined,
  linked: boolean,
  faced: Backdrop['show'],
): HTMLElement {
  const { library } = use
  const raids = library.raids.map(({ id, name }): [string, string] => [id, name])
  const raid = choice('raid', 'Raid', raids, wanted.raid)
  const about = el('p', { class: 'note about' })
  const mode = choice('mode', 'Mode', [])
  const modes = labelled('Mode', mode)
  const fewer = el('p', { class: 'warn', role: 'status' })
  const take = button('Take this mode', () => {
    mode.value = suggested()?.id ?? mode.value
    show()
  })
  const better = el('span')
  const offer = el('p', { class: 'note', role: 'status', hidden: true }, better, ' ', take)
  const counts = [1, 2, 3, 4, 5].map((n): [string, string] => [`${n}`, `${n}`])
  const count = choice('count', 'Raiders', counts, `${wanted.raiders?.length || meantFor}`)
  const boss = whoSelect('boss', 'Who plays the Boss', true, fitting(wanted.boss, true))
  const seed = el('input', {
    id: 'seed',
    type: 'number',
    min: '0',
    max: `${mostSeed}`,
    step: '1',
    'aria-label': 'Seed',
    value: `${wanted.seed ?? newSeed()}`,
  })
  const rows = [1, 2, 3, 4, 5].map((seat) => seatRow(seat, library, wanted.raiders?.[seat - 1]))
  const list = el('ol', { class: 'seats', 'aria-label': 'Seats' })
  const wrong = el('div', { class: 'warn', role: 'alert' })
  const copied = el('span', { class: 'note', role: 'status' })
  const link = el('button', { type: 'button' }, 'Copy a link to this raid')
  const party = el('span', { class: 'note' })
  const start = el('button', { type: 'submit', class: 'main' }, 'Start the raid')
  const learn = button('How to raid', use.learn, { class: 'learn', title: 'Ten minutes: a first raid with a coach' })
  const go =
    latest && button(`Go on: ${nameOf(latest)}, ${latest.note}`, () => use.resume(latest.id), { class: 'main' })
  if (go) start.classList.remove('main')
  const letters = innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const form = el(
    'form',
    { 'aria-label': 'New raid' },
    ...(go ? [el('div', { class: 'go' }, go)] : []),
    el('h2', {}, 'New raid'),
    el('fieldset', { class: 'quick' }, labelled('Raid', raid), modes, labelled('Raiders', count)),
    about,
    fewer,
    offer,
    el('div', { class: 'go' }, start, learn),
    el(
      'details',
      { open: linked || (letters >= roomy && innerHeight >= 560) },
      el('summary', {}, 'Heroes, seats, seed ', party),
      list,
      line('The Boss', boss),
      line('Seed', seed, el('span', { class: 'note' }, 'the same seed deals the same cards')),
      el('div', { class: 'row' }, link, copied),
    ),
    wrong,
  )

  const suggested = () => suggestedMode(library.raids.find(({ id }) => id === raid.value) ?? {}, Number(count.value))
  const show = (): void => {
    const chosen = library.raids.find(({ id }) => id === raid.value)
    const way = chosen?.modes?.find(({ id }) => id === mode.value)
    about.textContent = [chosen?.about, way?.about].filter(Boolean).join(' ')
    const n = Number(count.value)
    const meant = chosen?.raiders.meant ?? [meantFor, 5]
    fewer.textContent =
      n < meant[0]
        ? `Raids are meant for ${words(meant[0])} to ${words(meant[1])} raiders: ${n === 1 ? 'alone' : 'with two'}, this one is very hard to win.`
        : ''
    const other = suggested()
    offer.hidden = !other || other === way
    better.textContent = other ? `Suggested for ${words(n)}: “${other.name}”. ${other.about}` : ''
    keep(
      list,
      rows.slice(0, n),
      ({ item }) => item.dataset.seat ?? '',
      ({ item }) => item,
    )
    const people = rows.slice(0, n).filter(({ who }) => who.value.startsWith('person'))
    party.textContent =
      people.length === 0 ? '(bots play)' : `(you play ${joined(people.map(({ name }) => name.value.trim()))})`
    wrong.replaceChildren()
  }
  list.addEventListener('input', show)
  const showRaid = (): void => {
    const { modes: has = [], cards = [], table } = library.raids.find(({ id }) => id === raid.value) ?? {}
    const bosses = cards.filter(({ type }) => type === 'hero')
    const mightiest = bosses.reduce((a, b) => ((b.health ?? 0) > (a?.health ?? 0) ? b : a), bosses[0])
    if (mightiest) faced({ ...mightiest, hall: table?.hall })
    mode.replaceChildren(...has.map(({ id, name }) => el('option', { value: id, selected: id === wanted.mode }, name)))
    modes.hidden = has.length === 0
    show()
  }
  raid.addEventListener('change', showRaid)
  mode.addEventListener('change', show)
  count.addEventListener('change', show)
  showRaid()

  const asked = (): Wanted => ({
    raid: raid.value,
    ...(mode.value === '' ? {} : { mode: mode.value }),
    seed: Math.min(mostSeed, Math.abs(Math.trunc(Number(seed.value))) || 0),
    boss: boss.value,
    raiders: rows.slice(0, Number(count.value)).map(({ name, deck, who }, i) => ({
      name: plainText(name.value, longestName) || `Raider ${i + 1}`,
      deck: deck.value,
      who: who.value,
    })),
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    keepWanted(asked())
    wrong.replaceChildren(...use.begin(asked()).map((text) => el('p', {}, text)))
  })
  link.addEventListener('click', async () => {
    copied.textContent = await copyText(new URL(linkOf(asked()), location.href).href)
  })
  return form
}

/** Copies, and returns what to tell the player. */
export async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return 'Copied.'
  } catch {
    return `This browser does not let the page copy; here it is: ${text}`
  }
}

const words = (n: number): string => ['no', 'one', 'two', 'three', 'four', 'five'][n] ?? `${n}`
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] % 1_000_000
const joined = (names: readonly string[]): string => names.join(names.length > 2 ? ', ' : ' and ')
const labelled = (name: string, part: HTMLElement): HTMLElement => el('label', {}, `${name} `, part)
const line = (name: string, ...parts: HTMLElement[]): HTMLElement =>
  el('fieldset', {}, el('legend', {}, name), ...parts)

const fitting = (who: string | undefined, boss: boolean): string =>
  who && whoFits(boss).includes(who) ? who : boss ? defaultPlayer.boss : defaultPlayer.raider

function seatRow(seat: number, library: Library, wanted?: Wanted['raiders'][number]): SeatRow {
  const decks = library.decks.map(({ id, name, hero, role }): [string, string] => [
    id,
    `${hero}: ${name}${role ? ` (${role})` : ''}`,
  ])
  const usual = decks[(seat - 1) % Math.max(1, decks.length)]?.[0]
  const known = decks.some(([id]) => id === wanted?.deck)
  const deck = choice(`deck-${seat}`, `Deck of seat ${seat}`, decks, known ? wanted?.deck : usual)
  const firstName = (): string => {
    const hero = library.decks.find(({ id }) => id === deck.value)?.hero.split(/[\s,]/)[0] ?? 'Raider'
    return seat > decks.length ? `${hero} ${Math.ceil(seat / decks.length)}` : hero
  }
  const name = el('input', {
    id: `name-${seat}`,
    'aria-label': `Name of seat ${seat}`,
    maxlength: `${longestName}`,
    size: '14',
    value: wanted?.name || firstName(),
  })
  let own = Boolean(wanted?.name) && wanted?.name !== firstName()
  name.addEventListener('input', () => {
    own = true
  })
  deck.addEventListener('change', () => {
    if (!own) name.value = firstName()
  })
  const who = whoSelect(
    `who-${seat}`,
    `Who plays seat ${seat}`,
    false,
    fitting(wanted?.who || (seat === 1 ? 'person' : ''), false),
  )
  const item = el('li', { 'data-seat': `${seat}` }, el('b', {}, `Raider ${seat}`), name, deck, who)
  return { item, name, deck, who }
}

function fileSection(use: StartUse): HTMLElement {
  const file = el('input', {
    type: 'file',
    id: 'file',
    accept: '.json,application/json',
    multiple: true,
    'aria-label': 'Game file',
  })
  file.addEventListener('change', () => {
    use.open([...(file.files ?? [])])
    file.value = ''
  })
  const about = el(
    'p',
    { class: 'note' },
    'A game is its record: a small file with the setup and every choice. Choose one, or drop it anywhere on this page, to go on from where it ends.',
  )
  return el(
    'section',
    { 'aria-label': 'Game from a file' },
    el('h2', {}, 'Open a file'),
    about,
    el('div', { class: 'row' }, file),
  )
}
