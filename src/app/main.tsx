/** The page's entry: makes the app, and opens what the address asks for. */
import './app.css'
import './look.css'
import './dialogs/reading.css'
import './table/coach.css'
import { loadTable } from '../board/index.ts'
import type { App } from './app.tsx'
import { showProbe } from './probe.ts'
import { dropFiles } from './start/file-drop.tsx'
import { openDatabase } from './storage/database.ts'
import { openDecks, withOwnDecks } from './storage/deck-store.ts'
import { keepOffline } from './storage/offline.tsx'
import { openResults } from './storage/result-store.ts'
import { openSaves } from './storage/save-store.ts'
import { applyLetterSize, readSettings, writeSettings } from './storage/settings.ts'
import { offersWith, openShelf } from './storage/shelf-store.ts'
import { makeTableSound } from './table/table-sound.tsx'
import { makeParts, makeWays, prefetch } from './ways.tsx'

keepOffline()
let settings = readSettings()
applyLetterSize(settings)
const sound = makeTableSound(() => settings)
const database = await openDatabase()
const shelf = openShelf(database)
const decks = openDecks(database)
const results = openResults(database)
await Promise.all([shelf.refresh(), decks.refresh(), results.refresh()])

const app: App = {
  host: document.getElementById('app')!,
  database,
  saves: openSaves(database, () => app.table?.refresh()),
  shelf,
  decks,
  results,
  sound,
  settings: () => settings,
  change(next) {
    settings = next
    applyLetterSize(next)
    writeSettings(next)
    sound.refresh()
  },
  catalogue: () => withOwnDecks(offersWith(shelf), decks),
  portrait: async (deck, size) =>
    (await parts.games.come).heroPortrait(decks.get(deck) ?? deck, size).catch(() => null),
  power: async (deck) => (await parts.games.come).heroPower(decks.get(deck) ?? deck).catch(() => ''),
  against: (record) => parts.games.now.value?.against(shelf, record) ?? '',
  get go() {
    return ways
  },
  table: null,
  workshop: null,
  release: () => undefined,
}
const parts = makeParts(app)
const ways = makeWays(app, parts)

dropFiles(ways.open)
showProbe(app)
window.addEventListener('hashchange', () => void ways.follow())
await ways.follow()
// Needed soon, but not by the first screen.
setTimeout(() => {
  prefetch(app, parts)
  void loadTable().catch(() => undefined)
}, 200)
