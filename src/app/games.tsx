/** Everything that needs the rules and the cards: it begins, resumes and opens games, and shows them. The page loads it on demand. */
import { loadTable, portrait } from '../board/index.ts'
import { catalogue } from '../catalogue.ts'
import { library } from '../content.ts'
import { checkRecord, choices, type Game, load, misfit, nextGame, RecordError, start } from '../engine/index.ts'
import type { GameRecord, Setup } from '../engine/types.ts'
import { plainText } from '../language/plain-text.ts'
import { fileText, readSavedFile, recordUpTo, seatsFor, unplayedRecord } from '../session/saved-file.ts'
import { type Saved, type SeatPlan, savedName } from '../session/saved-game.ts'
import { whatNext } from './dialogs/ending.ts'
import { copyText, newSeed, randomNumber } from './start/page.ts'
import { addressOf, plansOf, setupOf, type Wanted, wantedOf } from './start/raid-link.ts'
import type { Saves } from './storage/save-store.ts'
import type { Settings } from './storage/settings.ts'
import { firstRaid } from './table/coach.ts'
import type { PlayUse } from './table/page.ts'
import { type Beginning, type Play, play } from './table/play.tsx'
import { printedCards } from './table/printed-cards.ts'
import type { TableSound } from './table/table-sound.tsx'
import { type Act, askDialog, dropDialog } from './ui/dialog.tsx'
import { whileWaiting } from './ui/waiting.tsx'

/** What games need from the page. */
export interface GamesUse {
  /** Where the screens are shown. */
  host: HTMLElement
  settings(): Settings
  setSettings(settings: Settings): void
  saves: Saves
  sound: TableSound
  /** Gives the player a saved game as a file. */
  keepFile(saved: Saved): void
  /** Shows the start screen, with what is wrong. */
  showStart(wrong?: string): Promise<void>
}

export interface Games {
  /** Starts the first raid, with a coach. Returns what is wrong, as `begin` does. */
  learn(): readonly string[]
  /** Returns what is wrong with the setup; nothing if the raid has started. */
  begin(wanted: Wanted): readonly string[]
  /** Opens a saved game. If it can't be continued it is kept, and a dialog offers what can still be done. */
  resume(id: string): Promise<void>
  /** Opens a file. Several files are all saved, and listed on the start screen. */
  openFiles(files: readonly File[]): Promise<void>
  /** Why this version can't continue a game, '' if it probably can. */
  against(record: GameRecord): string
  /** The portrait of a deck's hero, `size` pixels wide and high; null if there is none. */
  portrait(deck: string, size: number): Promise<HTMLElement | null>
  /** The game on the screen. */
  now(): Play | null
  /** The choices made in it. */
  made(): number
  /** Leaves it. */
  leave(): void
}

interface State {
  readonly use: GamesUse
  now: Play | null
  /** Releases this tab's lock on its game. */
  release(): void
}

export function makeGames(use: GamesUse): Games {
  const g: State = { use, now: null, release: () => undefined }
  return {
    learn: () => learn(g),
    begin: (wanted) => begin(g, setupOf(wanted), plansOf(wanted)),
    resume: (id) => resume(g, id),
    openFiles: (files) => openFiles(g, files),
    against,
    portrait: heroPortrait,
    now: () => g.now,
    made: () => (g.now ? choices(g.now.session.game) : 0),
    leave() {
      close(g)
      g.release()
    },
  }
}

/** An error in words: the engine's errors say where they are and how to fix them. */
function problems(error: unknown): string[] {
  const listed = (error as { problems?: { where: string; what: string; fix: string }[] }).problems
  if (listed) return listed.map(({ where, what, fix }) => `${where}: ${what} ${fix}`)
  const { what, fix } = error as { what?: string; fix?: string }
  if (what) return [[what, fix].filter(Boolean).join(' ')]
  return [plainText(error instanceof Error ? error.message : String(error))]
}

function against(record: GameRecord): string {
  try {
    const error = misfit(library, record)
    return error ? problems(error).join(' ') : ''
  } catch {
    return 'It is damaged.'
  }
}

async function heroPortrait(deck: string, size: number): Promise<HTMLElement | null> {
  const hero = library.decks.find(({ id }) => id === deck)?.hero
  const face = hero && printedCards(library, '')(hero)
  return face ? portrait(face, size) : null
}

function learn(g: State): readonly string[] {
  g.use.setSettings({ ...g.use.settings(), coach: [] })
  const { setup, seats } = firstRaid(library)
  return begin(g, setup, seats)
}

function begin(g: State, setup: Setup, seats: SeatPlan[]): readonly string[] {
  try {
    showOrLeave(g, start(library, setup, { events: true }), seats)
    return []
  } catch (error) {
    return problems(error)
  }
}

/** Shows a new game, or the start screen with what is wrong. */
function showOrLeave(g: State, game: Game, seats: SeatPlan[]): void {
  show(g, game, seats, fresh()).catch((error) => g.use.showStart(problems(error).join(' ')))
}

const newId = (): string => `${Date.now().toString(36)}-${randomNumber().toString(36)}`
const fresh = (): Beginning => ({ id: newId(), name: '', picture: '', reasons: [] })

/** Locks the game for this tab. Resolves to false if another tab plays it. */
function claim(g: State, id: string): Promise<boolean> {
  g.release()
  if (!navigator.locks) return Promise.resolve(true)
  return new Promise((done) => {
    const held = (lock: Lock | null): Promise<void> | undefined => {
      done(lock !== null)
      return lock ? new Promise((free) => (g.release = free)) : undefined
    }
    navigator.locks.request(`raidkeeper ${id}`, { ifAvailable: true }, held).catch(() => done(true))
  })
}

const noTable = new Error('The table could not be loaded. Check your connection, then reload this page and try again.')

async function show(g: State, game: Game, seats: SeatPlan[], from: Beginning): Promise<void> {
  await whileWaiting('Loading the table…', loadTable()).catch(() => {
    throw noTable
  })
  close(g)
  const alone = await claim(g, from.id)
  const beginning = alone ? from : { ...from, id: newId() }
  if (!alone) await claim(g, beginning.id)
  dropDialog()
  history.replaceState(null, '', `${location.pathname}${location.search}#game=${beginning.id}`)
  g.now = await play(g.use.host, game, seats, beginning, playUse(g, alone))
}

function close(g: State): void {
  g.now?.close()
  g.now = null
}

const elsewhere = 'This game is also open in another tab, so you are playing a copy here.'

/** What the table's page needs; `alone`: no other tab plays the game. */
function playUse(g: State, alone: boolean): PlayUse {
  const { settings, setSettings, saves, sound, keepFile } = g.use
  return {
    library,
    settings,
    setSettings,
    save: saves.put,
    trouble: () => [alone ? '' : elsewhere, saves.trouble()].filter(Boolean).join(' '),
    file: keepFile,
    sound,
    async copy(saved, name) {
      void navigator.storage?.persist?.().catch(() => false)
      saves.put({ ...saved, id: newId(), name: name || savedName(saved) })
      await saves.settled()
      return (
        saves.trouble() || `Saved: ${name || savedName(saved)}, ${saved.note}. You will find it on the start screen.`
      )
    },
    again: ({ record: { setup }, seats }, sameSeed, outcome) => {
      // Cards are told to stop asking for one game only.
      const plans = seats.map(({ silent: _told, ...plan }) => plan)
      const anew = outcome ? nextGame(setup, outcome, newSeed()) : { ...setup, seed: newSeed() }
      const wrong = begin(g, sameSeed ? setup : anew, plans)
      if (wrong.length > 0) void tell(g, 'The next game can’t be started', wrong.join(' '))
    },
    link({ record: { setup }, seats }) {
      if (!('raid' in setup))
        return Promise.resolve('Only raids can be shared as links: send this game’s file instead.')
      const wanted = wantedOf(setup, seats)
      if (!wanted) return Promise.resolve('A raider’s deck is not in the library: send this game’s file instead.')
      return copyText(new URL(addressOf(wanted), location.href).href)
    },
    leave: () => void g.use.showStart(),
    tries({ record: { setup }, seats }, won) {
      const wanted = 'raid' in setup ? wantedOf({ ...setup, seed: newSeed() }, seats) : null
      return wanted ? whatNext(wanted, catalogue, won) : []
    },
    plan({ wanted }) {
      history.replaceState(null, '', addressOf(wanted))
      void g.use.showStart()
    },
  }
}

async function resume(g: State, id: string): Promise<void> {
  const saved = await g.use.saves.get(id)
  if (!saved) {
    await g.use.showStart('That saved game is gone, or can’t be read.')
    return
  }
  const read = checkRecord(saved.record)
  const fault = 'error' in read ? read.error : await opens(g, read.record, seatsFor(read.record, saved.seats), saved)
  if (fault) await refuse(g, fault, `“${savedName(saved)}” can't be continued`, saved)
}

/** Shows a saved game. Returns what is wrong with it, or null if it is shown. */
async function opens(g: State, record: GameRecord, seats: SeatPlan[], from: Beginning): Promise<Error | null> {
  try {
    await show(g, load(library, record), seats, from)
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Says why a game can't be opened, and offers what can still be done with it. The record is unchecked. */
async function refuse(
  g: State,
  fault: Error,
  title: string,
  game: Saved | Pick<Saved, 'record' | 'seats'>,
): Promise<void> {
  const { record, seats } = game
  const saved = 'id' in game ? game : null
  const whole = fault instanceof RecordError ? fault.whole : null
  const partly = (): void => {
    if (whole) void opens(g, recordUpTo(record, whole), seatsFor(record, seats), { ...fresh(), ...saved, id: newId() })
  }
  await tell(
    g,
    title,
    [...problems(fault), saved ? 'The saved game is unchanged.' : ''].join(' '),
    ...(whole ? [{ text: `Continue from choice ${whole}, the last intact one`, act: partly }] : []),
    ...(fault === noTable ? [] : startedAnew(g, record, seats)),
    ...(saved ? [{ text: 'Save to file', act: () => g.use.keepFile(saved) }] : []),
  )
}

/** Offers to start the raid or game of a record over; nothing if that fails, which is tried first. */
function startedAnew(g: State, record: GameRecord, seats: SeatPlan[]): Act[] {
  const read = checkRecord(unplayedRecord(record))
  if ('error' in read) return []
  const { setup } = read.record
  try {
    const game = start(library, setup, { events: true })
    const open = (): void => showOrLeave(g, game, seatsFor(read.record, seats))
    return [{ text: `Start the same ${'raid' in setup ? 'raid' : 'game'} over`, act: open }]
  } catch {
    return []
  }
}

/** Shows a message on the current screen, or on the start screen if there is none. */
async function tell({ use }: State, title: string, text: string, ...acts: Act[]): Promise<void> {
  if (!use.host.querySelector('[data-screen]')) await use.showStart()
  askDialog(title, text, acts)
}

async function openFiles(g: State, files: readonly File[]): Promise<void> {
  const said: string[] = []
  for (const file of files) {
    const text = await fileText(file)
    const opened = text instanceof RecordError ? text : readSavedFile(text)
    const title = `${plainText(file.name, 60)} can't be opened`
    if (opened instanceof RecordError) {
      said.push(`${title}: ${problems(opened).join(' ')}`)
      continue
    }
    const { record, seats, ...from } = opened
    const fault = await opens(g, record, seats, { ...fresh(), ...from })
    if (fault && files.length === 1) await refuse(g, fault, title, { record, seats })
    else if (fault) said.push(`${title}: ${problems(fault).join(' ')}`)
  }
  const kept = files.length - said.length
  if (files.length > 1 && kept > 0) await g.use.showStart(`Games saved from files: ${kept}.`)
  if (said.length > 0) await tell(g, 'Files that can’t be opened', said.join(' '))
}
