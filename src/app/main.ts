/** The page: start, table, end. The only place that knows all the rooms. */
import './app.css'
import './look.css'
import { library } from '../content.ts'
import { choices, type Game, load, parseRecord, raidSetup, start } from '../engine/index.ts'
import type { GameRecord, Setup } from '../engine/types.ts'
import { creditsDialog } from './dialogs.ts'
import { keepOffline } from './offline.ts'
import { type Play, play } from './play.ts'
import { type Damaged, download, openSaves, type Saved, type SeatPlan } from './saves.ts'
import { readSettings, writeSettings } from './settings.ts'
import { makeSounding } from './sounding.ts'
import { startScreen } from './start.ts'

const host = document.getElementById('app')!
const offline = keepOffline()
let settings = readSettings()
let now: Play | null = null
const sound = makeSounding(() => settings)
const saves = await openSaves(() => now?.refresh())

/** Words for whatever was thrown: the engine's errors carry their places and fixes. */
function problems(error: unknown): string[] {
  const listed = (error as { problems?: { where: string; what: string; fix: string }[] }).problems
  if (listed) return listed.map(({ where, what, fix }) => `${where}: ${what} ${fix}`)
  const { where, what, fix } = error as { where?: string; what?: string; fix?: string }
  if (what) return [[where ? `${where}:` : '', what, fix].filter(Boolean).join(' ')]
  return [error instanceof Error ? error.message : String(error)]
}

async function showStart(wrong = ''): Promise<void> {
  now?.close()
  now = null
  await saves.settled()
  const kept = await saves.list()
  const screen = startScreen(
    {
      library,
      begin: (setup, seats) => begin(setup, seats),
      resume: (id) => void resume(id),
      forget: saves.remove,
      keepFile: (saved) => keepFile(saved),
      open: openRecord,
      credits: () => creditsDialog(host),
      corner: offline.corner,
    },
    { ...kept, trouble: [saves.trouble(), wrong].filter(Boolean).join(' ') },
  )
  host.replaceChildren(screen)
  history.replaceState(null, '', location.pathname + location.search)
}

function begin(setup: Setup, seats: SeatPlan[]): readonly string[] {
  try {
    void show(start(library, setup, { events: true }), seats, { id: newId(), reasons: [] })
    return []
  } catch (error) {
    return problems(error)
  }
}

const newId = (): string => `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(1))[0].toString(36)}`

async function show(game: Game, seats: SeatPlan[], from: Pick<Saved, 'id' | 'reasons'>): Promise<void> {
  now?.close()
  history.replaceState(null, '', `${location.pathname}${location.search}#game=${from.id}`)
  now = await play(host, game, seats, from, {
    library,
    settings: () => settings,
    setSettings: (next) => {
      settings = next
      writeSettings(next)
    },
    save: saves.put,
    trouble: saves.trouble,
    file: keepFile,
    sound,
    again: (saved, sameSeed) => {
      const { setup } = saved.record
      begin(
        sameSeed ? setup : { ...setup, seed: crypto.getRandomValues(new Uint32Array(1))[0] % 1_000_000 },
        saved.seats,
      )
    },
    leave: () => void showStart(),
  })
}

/** Opens a saved game; one that can't be played on stays where it is, and the start screen says why. */
async function resume(id: string): Promise<void> {
  const saved = await saves.get(id)
  if (!saved) {
    await showStart('That saved game is not here any more.')
    return
  }
  try {
    await show(load(library, checked(JSON.stringify(saved.record))), saved.seats, saved)
  } catch (error) {
    await showStart(
      `"${saved.title}" can't be continued: ${problems(error).join(' ')} It is kept; you can save it to a file.`,
    )
  }
}

function checked(text: string): GameRecord {
  const parsed = parseRecord(text)
  if ('error' in parsed) throw parsed.error
  return parsed.record
}

/** Opens the text of a record file: the first raider is a person, the others are bots until that is changed. */
function openRecord(text: string): string {
  try {
    const record = checked(text)
    const game = load(library, record)
    const bots = raidSetup(record)
      .raiders.slice(1)
      .map((): SeatPlan => ({ kind: 'bot', bot: 'raider' }))
    const seats: SeatPlan[] = [{ kind: 'bot', bot: 'tactics' }, { kind: 'person', bot: 'raider' }, ...bots]
    void show(game, seats, { id: newId(), reasons: [] })
    return ''
  } catch (error) {
    return `This file can't be opened: ${problems(error).join(' ')}`
  }
}

function keepFile(saved: Saved | Damaged): void {
  const content = 'record' in saved ? saved.record : saved.raw
  download(`raidkeeper-${saved.id}.json`, JSON.stringify(content))
}

/** For tests and the curious; README.md in src/board says what it offers. */
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
    sound: sound.state,
    settled: saves.settled,
  },
})

const wanted = /^#game=(.+)$/.exec(location.hash)?.[1]
if (wanted) await resume(wanted)
else await showStart()
