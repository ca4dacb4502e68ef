/** Shows a game on the table's page, and plays it from where it stands. */
import './bar.css'
import { render } from 'preact'
import { isBusy, mount, type Opening, type Table } from '../../board/index.ts'
import { helpDialog } from '../dialogs/help-dialog.tsx'
import { aboutKeyword } from '../help/keyword-help.ts'
import type { Settings } from '../storage/settings.ts'
import { dropDialog } from '../ui/dialog.tsx'
import type { Around } from './around.ts'
import { lookedAt } from './coach-sheet.tsx'
import { type Keeping, keep, snap } from './keeping.ts'
import { open } from './opening.ts'
import { changeSettings, home, mute, newPage, type Page, type PlayUse, refresh, tableOptions } from './page.ts'
import { openMenu, showEnd } from './page-menu.tsx'
import { isSettled, press, pressSkip } from './press.ts'
import { printedCards } from './printed-cards.ts'
import { stopReplay } from './replay-strip.tsx'
import { TablePage } from './table-page.tsx'
import type { SessionUse, TableSession } from './table-session.ts'

export type { PlayUse } from './page.ts'

export interface Play<S extends TableSession = TableSession> {
  session: S
  table: Table
  /** Changes settings, as the dialogs do. */
  set(part: Partial<Settings>): void
  refresh(): void
  /** Whether a person is asked, and an answer is taken. */
  waits(): boolean
  close(): void
}

/** Begins a session for the page that it is given; with how this page keeps its game, if it does, and what lies around the table. */
export type Begin<S extends TableSession> = (use: SessionUse) => {
  session: S
  keeping: Keeping | null
  around: Around | null
}

/** Shows a game in `host`. */
export async function play<S extends TableSession>(host: HTMLElement, begin: Begin<S>, use: PlayUse): Promise<Play<S>> {
  const { page, session } = openPage(begin, use)
  const room = show(host, page)
  const table = await mount(room, askOf(page), tableOptions(use.settings()))
  page.table = table
  const unfollow = follow(page)
  keep(page)
  page.session.go()
  return {
    session,
    table,
    set: (part) => changeSettings(page, { ...use.settings(), ...part }),
    refresh: () => refreshNow(page),
    waits: () => page.session.asks() && isSettled(page),
    close() {
      unfollow()
      close(page)
      render(null, host)
    },
  }
}

function openPage<S extends TableSession>(begin: Begin<S>, use: PlayUse): { page: Page; session: S } {
  const { session, keeping, around } = begin({
    settings: use.settings,
    rest: () => page.table?.moving() ?? 0,
    reading: () => page.table?.reading() ?? 0,
    held: () => document.querySelector('dialog[open]') !== null,
    changed() {
      if (!page.queued) page.queued = window.setTimeout(() => refreshNow(page), 0)
    },
  })
  const raid = session.onlooker().raid.id
  const printed = printedCards(use.library, raid)
  const page = newPage({ use, session, raid, printed, keeping, around })
  return { page, session }
}

const refreshNow = (page: Page): void => refresh(page, () => showEnd(page))

/** Renders the page. Returns the element in which the table is drawn. */
function show(host: HTMLElement, page: Page): HTMLElement {
  let room = host
  const found = (element: HTMLElement | null): void => {
    room = element ?? room
  }
  render(<TablePage page={page} openMenu={() => openMenu(page)} room={found} />, host)
  return room
}

const askOf = (page: Page): Parameters<typeof mount>[1] => ({
  choose: (index) => press(page, index),
  cancel: page.session.cancel,
  printed: page.printed,
  explain: page.session.explain,
  whyNot(card, to) {
    const why = page.session.whyNot(card, to)
    const cue = (text: string): void => page.use.sound.cue('error', text)
    if (typeof why === 'string') cue(why)
    else void why.then(cue)
    return why
  },
  keyword: aboutKeyword,
  open: (what) => openByPlace(page, what),
  looked(key) {
    lookedAt(page, key)
    page.around?.looked(key)
  },
})

/** While bots act, and just after, a line of the log lies where answers come up: a click there is meant for those. */
function openByPlace(page: Page, what: Opening): void {
  const { session } = page
  const free = session.outcome() !== null || session.paused()
  const still = session.asks() && isSettled(page)
  if (what.kind !== 'log' || free || still) open(page, what)
}

/** Adds the page's event listeners. Returns a function that removes them. */
function follow(page: Page): () => void {
  const onKey = (event: KeyboardEvent): void => pressKey(page, event)
  const onUp = (): void => {
    page.pressing.up = performance.now()
  }
  const onClose = (): void => {
    giveFocusBack(page)
    if (!page.closed) page.session.go()
  }
  const onHide = (): void => {
    snap(page)
    keep(page)
  }
  document.addEventListener('keydown', onKey)
  document.addEventListener('pointerup', onUp, true)
  document.addEventListener('close', onClose, true)
  window.addEventListener('pagehide', onHide)
  return () => {
    onHide()
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('pointerup', onUp, true)
    document.removeEventListener('close', onClose, true)
    window.removeEventListener('pagehide', onHide)
  }
}

/** A closing dialog returns the focus; if its element is gone, the table takes it, or the cover while the table is covered. */
function giveFocusBack(page: Page): void {
  if (document.querySelector('dialog[open]')) return
  if (document.activeElement === document.body) home(page)
  document.querySelector<HTMLElement>('.cover button')?.focus()
}

function pressKey(page: Page, event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault() // held, a key presses once
  if (isBusy(event)) return
  const { session, use } = page
  const { key } = event
  if (key === 'Escape') openMenu(page)
  if (page.around?.key(page, key)) {
    event.preventDefault()
    return
  }
  if (!use.settings().letters) return
  if (key === 'u' && session.canBack()) session.back()
  if (key === 'r' && session.canForward()) session.forward()
  if (key === 'p') pressSkip(page)
  if (key === '0' && page.shown.value.scene?.hushes) session.hush()
  if (key === 'h') session.look()
  if ((key === 's' || (key === ' ' && !onButton(event))) && session.intent()) session.nudge()
  if (key === 'l') open(page, { kind: 'log' })
  if (key === 'm') mute(page)
  if (key === '?') helpDialog()
}

/** Whether a key press is meant for a button. */
const onButton = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('button, summary, a') !== null

function close(page: Page): void {
  page.closed = true
  stopReplay(page)
  page.session.stop()
  page.use.sound.leave()
  clearTimeout(page.queued)
  dropDialog()
  page.table?.destroy()
}
