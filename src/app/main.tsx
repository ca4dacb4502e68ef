/** The page: start, table, end. The only file that knows all the rooms. */
import './app.css'
import './look.css'
import './table/coach.css'
import { render } from 'preact'
import { loadTable } from '../board/index.ts'
import { library } from '../content.ts'
import { checkRecord, choices, type Game, load, misfit, nextGame, RecordError, start } from '../engine/index.ts'
import type { GameRecord, Setup } from '../engine/types.ts'
import { plainText } from '../language/plain-text.ts'
import {
  type Damaged,
  damagedFileText,
  fileName,
  fileText,
  readSavedFile,
  recordUpTo,
  type Saved,
  type SeatPlan,
  savedFileText,
  savedName,
  seatsFor,
  unplayedRecord,
} from '../session/saved-game.ts'
import { creditsDialog } from './dialogs/help-dialog.tsx'
import { dropFiles } from './start/file-drop.tsx'
import { copyText, newSeed, randomNumber } from './start/page.ts'
import { linkOf, plansOf, readLink, setupOf, wantedOf } from './start/raid-link.ts'
import { Start, type StartUse } from './start/start.tsx'
import { keepOffline, OfflineCorner } from './storage/offline.tsx'
import { download, openSaves } from './storage/save-store.ts'
import { applyLetterSize, readSettings, type Settings, writeSettings } from './storage/settings.ts'
import { firstRaid } from './table/coach.ts'
import { type Beginning, type Play, play } from './table/play.tsx'
import { makeTableSound } from './table/table-sound.tsx'
import { type Act, askDialog, dropDialog } from './ui/dialog.tsx'

const host = document.getElementById('app')!
keepOffline()
let settings = readSettings()
applyLetterSize(settings)
let now: Play | null = null
const sound = makeTableSound(() => settings)
const saves = await openSaves(() => now?.refresh())

/** An error in words: the engine's errors say where they are and how to fix them. */
function problems(error: unknown): string[] {
  const listed = (error as { problems?: { where: string; what: string; fix: string }[] }).problems
  if (listed) return listed.map(({ where, what, fix }) => `${where}: ${what} ${fix}`)
  const { what, fix } = error as { what?: string; fix?: string }
  if (what) return [[what, fix].filter(Boolean).join(' ')]
  return [plainText(error instanceof Error ? error.message : String(error))]
}

/** How often the start screen has been shown; it starts fresh each time. */
let shown = 0

async function showStart(wrong = ''): Promise<void> {
  now?.close()
  now = null
  release()
  await saves.settled()
  const kept = await saves.list()
  const link = readLink(location.hash, library)
  const broken = link?.wrong.length
    ? `${link.wrong.join(' ')} The link is broken or from another version: whatever could be read is filled in below; the rest is as usual.`
    : ''
  const use: StartUse = {
    library,
    learn,
    begin: (wanted) => begin(setupOf(wanted), plansOf(wanted)),
    resume: (id) => void resume(id),
    rename: saves.rename,
    forget: saves.remove,
    keepFile,
    against: ({ record }) => againstRecord(record),
    open: (files) => void openFiles(files),
    credits: creditsDialog,
  }
  const trouble = [saves.trouble(), broken, wrong].filter(Boolean).join(' ')
  dropDialog()
  shown += 1
  render(
    <Start key={shown} use={use} {...kept} trouble={trouble} wanted={link?.wanted ?? null}>
      <OfflineCorner />
    </Start>,
    host,
  )
  history.replaceState(null, '', location.pathname + location.search)
}

function againstRecord(record: GameRecord): string {
  try {
    const error = misfit(library, record)
    return error ? problems(error).join(' ') : ''
  } catch {
    return 'It is damaged.'
  }
}

/** Starts the first raid, with a coach. */
function learn(): void {
  settings = { ...settings, coach: [] }
  writeSettings(settings)
  const { setup, seats } = firstRaid(library)
  begin(setup, seats)
}

function begin(setup: Setup, seats: SeatPlan[]): readonly string[] {
  try {
    show(start(library, setup, { events: true }), seats, fresh()).catch((error) => showStart(problems(error).join(' ')))
    return []
  } catch (error) {
    return problems(error)
  }
}

const newId = (): string => `${Date.now().toString(36)}-${randomNumber().toString(36)}`
const fresh = (): Beginning => ({ id: newId(), name: '', picture: '', reasons: [] })

/** Releases this tab's lock on its game. */
let release = (): void => undefined

/** Locks the game for this tab. Resolves to false if another tab plays it. */
function claim(id: string): Promise<boolean> {
  release()
  if (!navigator.locks) return Promise.resolve(true)
  return new Promise((done) => {
    const held = (lock: Lock | null): Promise<void> | undefined => {
      done(lock !== null)
      return lock ? new Promise((free) => (release = free)) : undefined
    }
    navigator.locks.request(`raidkeeper ${id}`, { ifAvailable: true }, held).catch(() => done(true))
  })
}

const noTable = new Error('The table could not be loaded. Check your connection, then reload this page and try again.')

async function show(game: Game, seats: SeatPlan[], from: Beginning): Promise<void> {
  await loadTable().catch(() => {
    throw noTable
  })
  now?.close()
  now = null
  const alone = await claim(from.id)
  const beginning = alone ? from : { ...from, id: newId() }
  if (!alone) await claim(beginning.id)
  dropDialog()
  history.replaceState(null, '', `${location.pathname}${location.search}#game=${beginning.id}`)
  now = await play(host, game, seats, beginning, {
    library,
    settings: () => settings,
    setSettings: (next) => {
      settings = next
      applyLetterSize(next)
      writeSettings(next)
    },
    save: saves.put,
    trouble: () =>
      [alone ? '' : 'This game is also open in another tab, so you are playing a copy here.', saves.trouble()]
        .filter(Boolean)
        .join(' '),
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
      const wrong = begin(sameSeed ? setup : anew, plans)
      if (wrong.length > 0) void tell('The next game can’t be started', wrong.join(' '))
    },
    link({ record: { setup }, seats }) {
      if (!('raid' in setup))
        return Promise.resolve('Only raids can be shared as links: send this game’s file instead.')
      const wanted = wantedOf(setup, seats)
      if (!wanted) return Promise.resolve('A raider’s deck is not in the library: send this game’s file instead.')
      return copyText(new URL(linkOf(wanted), location.href).href)
    },
    leave: () => void showStart(),
  })
}

/** Opens a saved game. If it can't be continued it is kept, and a dialog offers what can still be done. */
async function resume(id: string): Promise<void> {
  const saved = await saves.get(id)
  if (!saved) {
    await showStart('That saved game is gone, or can’t be read.')
    return
  }
  const read = checkRecord(saved.record)
  const fault = 'error' in read ? read.error : await opens(read.record, seatsFor(read.record, saved.seats), saved)
  if (fault) await refuse(fault, `“${savedName(saved)}” can't be continued`, saved.record, saved.seats, saved)
}

/** Shows a saved game. Returns what is wrong with it, or null if it is shown. */
async function opens(record: GameRecord, seats: SeatPlan[], from: Beginning): Promise<Error | null> {
  try {
    await show(load(library, record), seats, from)
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Says why a game can't be opened, and offers what can still be done with it. `record` is unchecked. */
async function refuse(
  fault: Error,
  title: string,
  record: GameRecord,
  seats: SeatPlan[],
  saved?: Saved,
): Promise<void> {
  const whole = fault instanceof RecordError ? fault.whole : null
  const partly = (): void => {
    if (whole) void opens(recordUpTo(record, whole), seatsFor(record, seats), { ...fresh(), ...saved, id: newId() })
  }
  await tell(
    title,
    [...problems(fault), saved ? 'The saved game is unchanged.' : ''].join(' '),
    ...(whole ? [{ text: `Continue from choice ${whole}, the last intact one`, act: partly }] : []),
    ...(fault === noTable ? [] : startedAnew(record, seats)),
    ...(saved ? [{ text: 'Save to file', act: () => keepFile(saved) }] : []),
  )
}

/** Offers to start the raid or game of a record over; nothing if that fails, which is tried first. */
function startedAnew(record: GameRecord, seats: SeatPlan[]): Act[] {
  const read = checkRecord(unplayedRecord(record))
  if ('error' in read) return []
  const { setup } = read.record
  try {
    const game = start(library, setup, { events: true })
    const open = (): void => {
      show(game, seatsFor(read.record, seats), fresh()).catch((error) => showStart(problems(error).join(' ')))
    }
    return [{ text: `Start the same ${'raid' in setup ? 'raid' : 'game'} over`, act: open }]
  } catch {
    return []
  }
}

/** Shows a message on the current screen, or on the start screen if there is none. */
async function tell(title: string, text: string, ...acts: Act[]): Promise<void> {
  if (!host.querySelector('[data-screen]')) await showStart()
  askDialog(title, text, acts)
}

/** Opens a file. Several files are all saved, and listed on the start screen. */
async function openFiles(files: readonly File[]): Promise<void> {
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
    const fault = await opens(record, seats, { ...fresh(), ...from })
    if (fault && files.length === 1) await refuse(fault, title, record, seats)
    else if (fault) said.push(`${title}: ${problems(fault).join(' ')}`)
  }
  const kept = files.length - said.length
  if (files.length > 1 && kept > 0) await showStart(`Games saved from files: ${kept}.`)
  if (said.length > 0) await tell('Files that can’t be opened', said.join(' '))
}

function keepFile(saved: Saved | Damaged): void {
  download(fileName(saved), 'record' in saved ? savedFileText(saved) : damagedFileText(saved))
}

dropFiles((files) => void openFiles(files))

/** For tests and the curious; see README.md in src/board. */
Object.assign(window, {
  raidkeeper: {
    screen: () => document.querySelector<HTMLElement>('dialog[data-screen], [data-screen]')?.dataset.screen ?? '',
    ended: () => document.querySelector('dialog[data-screen="end"]') !== null,
    spots: () => now?.table.spots() ?? [],
    drawn: () => now?.table.drawn() ?? 0,
    moving: () => now?.table.moving() ?? 0,
    /** Whether the table waits for a person, or the raid is over. */
    waits: () => now !== null && (now.session.asks() || now.session.outcome() !== null),
    made: () => (now ? choices(now.session.game) : 0),
    session: () => now?.session ?? null,
    set(part: Partial<Settings>): boolean {
      now?.set(part)
      return now !== null
    },
    sound: sound.state,
    settled: saves.settled,
  },
})

/** Opens what the address asks for: a saved game, a raid to set up, or nothing. */
async function follow(): Promise<void> {
  const wanted = /^#game=(.+)$/.exec(location.hash)?.[1]
  if (wanted) await resume(wanted)
  else await showStart()
}
window.addEventListener('hashchange', () => void follow())
await follow()
// Needed soon, but not by the first screen.
setTimeout(() => void loadTable().catch(() => undefined), 200)
