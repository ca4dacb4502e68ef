/** The page: the start screen, and the games that are begun on it. */
import './app.css'
import './look.css'
import './dialogs/reading.css'
import './table/coach.css'
import { render } from 'preact'
import { loadTable } from '../board/index.ts'
import { catalogue } from '../catalogue.ts'
import { type Damaged, damagedFileText, fileName, type Saved, savedFileText } from '../session/saved-game.ts'
import { makeGameLoader, notLoaded } from './game-loader.ts'
import type { Games, News } from './games.tsx'
import { creditsDialog } from './help/credits.tsx'
import { codeIn } from './room/code.ts'
import { makeRoomLoader } from './room-loader.tsx'
import { isRaidCode } from './shelf/raid-code.ts'
import { dropFiles } from './start/file-drop.tsx'
import { readLink } from './start/raid-link.ts'
import { raidFileName, type ShelfUse } from './start/shelf-row.tsx'
import { Start, type StartUse } from './start/start.tsx'
import { carry, withItsRaid } from './storage/carry.ts'
import { openDatabase } from './storage/database.ts'
import { openDecks, withOwnDecks } from './storage/deck-store.ts'
import { keepOffline, OfflineCorner } from './storage/offline.tsx'
import { download, openSaves } from './storage/save-store.ts'
import { applyLetterSize, hasSettings, readSettings, type Settings, writeSettings } from './storage/settings.ts'
import { offersWith, openShelf } from './storage/shelf-store.ts'
import type { Play } from './table/play.tsx'
import { makeTableSound } from './table/table-sound.tsx'
import { askDialog, dropDialog } from './ui/dialog.tsx'

const host = document.getElementById('app')!
keepOffline()
let settings = readSettings()
applyLetterSize(settings)
const sound = makeTableSound(() => settings)
function change(next: Settings): void {
  settings = next
  applyLetterSize(next)
  writeSettings(next)
  sound.refresh()
}
const database = await openDatabase()
const saves = openSaves(database, () => now()?.refresh())
const shelf = openShelf(database)
const decks = openDecks(database)
await Promise.all([shelf.refresh(), decks.refresh()])
const { games, wait, prefetch, ready } = makeGameLoader({
  host,
  settings: () => settings,
  setSettings: change,
  saves,
  shelf,
  decks,
  database,
  sound,
  keepFile,
  showStart,
})

const portrait = (deck: string, size: number): Promise<HTMLElement | null> =>
  ready.then((games) => games.portrait(deck, size)).catch(() => null)

const rooms = makeRoomLoader({
  host,
  catalogue,
  offers: () => offersWith(shelf),
  raidText: (id) => shelf.get(id)?.text ?? '',
  decks,
  settings: () => settings,
  setSettings: change,
  sound,
  portrait,
  showStart,
  makeWay: () => games.value?.leave(),
  replay: (text, address) => withGames((games) => games.replays.text(text, address)),
})

/** How often the start screen has been shown; it starts fresh each time. */
let shown = 0

async function showStart(wrong = '', news: News | null = null): Promise<void> {
  games.value?.leave()
  rooms.leave()
  await saves.settled()
  const [kept] = await Promise.all([saves.list(), shelf.refresh(), decks.refresh()])
  const catalogue = withOwnDecks(offersWith(shelf), decks)
  const link = readLink(location.hash, catalogue)
  const broken = link?.wrong.length
    ? `${link.wrong.join(' ')} The link is broken or from another version: whatever could be read is filled in below; the rest is as usual.`
    : ''
  const use: StartUse = {
    catalogue,
    learn: () => begun((games) => games.learn()),
    begin: (wanted) => begun((games) => games.begin(wanted)),
    resume: (id) => withGames((games) => games.resume(id)),
    replay: (id) => withGames((games) => games.replays.saved(id)),
    rename: saves.rename,
    forget: saves.remove,
    keepFile,
    shelf: shelfUse,
    against: ({ record }) => games.value?.against(record) ?? '',
    portrait,
    settings: () => settings,
    change,
    silent: sound.trouble,
    newcomer: news === null && kept.saved.length + kept.damaged.length === 0 && !hasSettings(),
    open: openFiles,
    credits: creditsDialog,
    decks: () => buildDecks(),
    campaign: () => withGames((games) => games.campaign()),
  }
  const trouble = [saves.trouble(), broken, wrong].filter(Boolean).join(' ')
  dropDialog()
  shown += 1
  render(
    <Start
      key={shown}
      use={use}
      {...kept}
      trouble={trouble}
      news={news}
      wanted={link?.wanted ?? null}
      together={rooms.section}
    >
      <OfflineCorner />
    </Start>,
    host,
  )
  history.replaceState(null, '', location.pathname + location.search)
}

/** What is wrong with the game that was to begin; nothing if it has. */
const begun = (begin: (games: Games) => readonly string[] | Promise<readonly string[]>): Promise<readonly string[]> =>
  wait().then(begin, () => [notLoaded])

/** Does something with a saved game or a file as soon as games can be played; if they can't be, says so. */
function withGames(act: (games: Games) => Promise<void>, title = 'This game can’t be opened yet'): void {
  wait().then(act, async () => {
    if (!host.querySelector('[data-screen]')) await showStart()
    askDialog(title, notLoaded, [{ text: 'Reload this page', act: () => location.reload() }])
  })
}

const buildDecks = (hash = ''): void => {
  rooms.leave()
  withGames((games) => games.decks({ hash }), 'Your decks can’t be opened yet')
}

const now = (): Play | null => games.value?.now() ?? rooms.now()

const openFiles = (files: readonly File[]): void => withGames((games) => games.openFiles(files))

function keepFile(saved: Saved | Damaged): void {
  const whole = (game: Saved): Saved => withItsRaid(game, shelf.get(game.record.raid?.id ?? ''))
  download(fileName(saved), 'record' in saved ? savedFileText(whole(saved)) : damagedFileText(saved))
}

const shelfUse: ShelfUse = {
  get: shelf.get,
  damaged: shelf.damaged,
  keepFile: ({ id, text }) => download(raidFileName(id), text),
  async remove(id) {
    const kept = shelf.get(id as string)
    if (kept) await carry(saves, kept)
    await shelf.remove(id)
    await showStart()
    host.querySelector<HTMLElement>('.tile :checked')?.focus()
  },
}

dropFiles(openFiles)

/** For tests and the curious; see README.md in src/board. */
Object.assign(window, {
  raidkeeper: {
    screen: () => document.querySelector<HTMLElement>('dialog[data-screen], [data-screen]')?.dataset.screen ?? '',
    ended: () => document.querySelector('dialog[data-screen="end"]') !== null,
    spots: () => now()?.table.spots() ?? [],
    drawn: () => now()?.table.drawn() ?? 0,
    moving: () => now()?.table.moving() ?? 0,
    reading: () => now()?.table.reading() ?? 0,
    /** Whether the table waits for a person, or the raid is over. */
    waits() {
      const play = now()
      return play !== null && play !== undefined && (play.waits() || play.session.outcome() !== null)
    },
    made: () => now()?.session.choices() ?? 0,
    session: () => now()?.session ?? null,
    set(part: Partial<Settings>): boolean {
      now()?.set(part)
      return now() !== null
    },
    sound: sound.state,
    settled: saves.settled,
  },
})

/** Opens what the address asks for: a saved game, a raid to set up, decks, or nothing. */
async function follow(): Promise<void> {
  const [, way, id = ''] = /^#(game|watch|replay)=(.+)$/.exec(location.hash) ?? []
  const { hash } = location
  const code = codeIn(hash)
  if (way === 'game') withGames((games) => games.resume(id))
  else if (way === 'watch') withGames((games) => games.replays.saved(id))
  else if (way === 'replay') withGames((games) => games.replays.link(hash))
  else if (code) await rooms.enter(code)
  else if (hash.startsWith('#deck')) buildDecks(hash)
  else await showStart()
  if (isRaidCode(hash)) withGames((games) => games.openLink(hash))
}
window.addEventListener('hashchange', () => void follow())
await follow()
// Needed soon, but not by the first screen.
setTimeout(() => {
  prefetch()
  rooms.prefetch()
  void loadTable().catch(() => undefined)
}, 200)
