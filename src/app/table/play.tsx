/** Shows a game on the table's page, and plays it from where it stands. */
import './bar.css'
import { render } from 'preact'
import { isBusy, mount, type Opening } from '../../board/index.ts'
import type { Library } from '../../engine/types.ts'
import type { App } from '../app.tsx'
import { helpDialog } from '../dialogs/help-dialog.tsx'
import { aboutKeyword } from '../help/keyword-help.ts'
import { dropDialog } from '../ui/dialog.tsx'
import { answerAsAgreed } from './answer.ts'
import { lookedAt } from './coach-sheet.tsx'
import { tellHint } from './hint.ts'
import { keep, snap } from './keeping.ts'
import { open } from './opening.ts'
import { type Around, home, type Keeping, newPage, type Page } from './page.ts'
import { showEnd } from './page-end.ts'
import { openMenu } from './page-menu.tsx'
import { isSettled, press, pressSkip } from './press.ts'
import { fromRaidersSeat, printedCards } from './printed-cards.ts'
import { changeSettings, mute, refresh, tableOptions } from './refresh.ts'
import { stopReplay } from './replay-strip.tsx'
import { TablePage } from './table-page.tsx'
import type { Play, SessionScreen, TableSession } from './table-session.ts'

/** Begins a session for the screen that it is given; with how this page keeps its game, if it does, and what lies around the table. */
export type Begin = (screen: SessionScreen) => {
  session: TableSession
  keeping: Keeping | null
  around: Around | null
}

/** Shows a game in place of what the page shows. */
export async function play(app: App, library: Library, begin: Begin): Promise<Play> {
  const page = openPage(app, library, begin)
  const { session } = page
  const room = show(page)
  const table = await mount(room, askOf(page), tableOptions(app.settings()))
  page.table = table
  const unfollow = follow(page)
  keep(page)
  session.go()
  return {
    session,
    table,
    set: (part) => changeSettings(page, { ...app.settings(), ...part }),
    refresh: () => refreshNow(page),
    waits: () => session.asks() && isSettled(page),
    close() {
      unfollow()
      close(page)
      render(null, app.host)
    },
  }
}

function openPage(app: App, library: Library, begin: Begin): Page {
  const { session, keeping, around } = begin({
    settings: app.settings,
    rest: () => page.table?.moving() ?? 0,
    reading: () => page.table?.reading() ?? 0,
    held: () => document.querySelector('dialog[open]') !== null,
    changed() {
      if (!page.queued) page.queued = window.setTimeout(() => refreshNow(page), 0)
    },
  })
  const raid = session.onlooker().raid.id
  const page = newPage({ app, library, session, raid, printed: printedCards(library, raid), keeping, around })
  return page
}

const refreshNow = (page: Page): void => refresh(page, () => showEnd(page))

/** Renders the page. Returns the element in which the table is drawn. */
function show(page: Page): HTMLElement {
  const { host } = page.app
  let room = host
  const found = (element: HTMLElement | null): void => {
    room = element ?? room
  }
  render(<TablePage page={page} openMenu={() => openMenu(page)} room={found} />, host)
  return room
}

const askOf = (page: Page): Parameters<typeof mount>[1] => ({
  choose: (index) => press(page, index),
  divide: (shares) => void answerAsAgreed(page, shares),
  cancel: page.session.cancel,
  printed(def) {
    const face = page.printed(def)
    return face && page.session.viewer() !== 0 ? fromRaidersSeat(face) : face
  },
  explain: page.session.explain,
  whyNot(card, to) {
    const why = page.session.whyNot(card, to)
    const cue = (text: string): void => page.app.sound.cue('error', text)
    if (typeof why === 'string') cue(why)
    else void why.then(cue)
    return why
  },
  keyword: aboutKeyword,
  open: (what) => openByPlace(page, what),
  looked: (key) => lookedAt(page, key),
  picked: (key) => page.around?.picked?.(key) ?? false,
  trouble: () => refreshNow(page),
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
  const { session, app } = page
  const { key } = event
  if (key === 'Escape') openMenu(page)
  if (page.around?.key?.(page, key)) {
    event.preventDefault()
    return
  }
  if (!app.settings().letters) return
  if (key === 'u' && session.canBack()) session.back()
  if (key === 'r' && session.canForward()) session.forward()
  if (key === 'p') pressSkip(page)
  if (key === '0' && page.shown.value.scene?.hushes) session.hush()
  if (key === 'h') session.look()
  if ((key === 's' || (key === ' ' && !onButton(event))) && session.awaitsBot()) session.nudge()
  if (key === 'l') open(page, { kind: 'log' })
  if (key === 'm') mute(page)
  if (key === '!') void tellHint(page)
  if (key === '?') helpDialog()
}

/** Whether a key press is meant for a button. */
const onButton = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('button, summary, a') !== null

function close(page: Page): void {
  page.closed = true
  stopReplay(page)
  page.session.stop()
  page.app.sound.leave()
  clearTimeout(page.queued)
  dropDialog()
  page.table?.destroy()
}
