/** Begins games, loads them, and shows them. */
import { passCanvas } from '../../board/index.ts'
import { library as builtIn, loadCards } from '../../content.ts'
import { type Game, load, nextGame, outcome, positionOf, start, view } from '../../engine/index.ts'
import type { GameRecord, Library, Outcome, Seat, Setup } from '../../engine/types.ts'
import { inList } from '../../language/phrases.ts'
import { defaultPlayer } from '../../players/index.ts'
import { tableText } from '../../practice/index.ts'
import { realFault, realSeat } from '../../session/real-things.ts'
import { fileName, type Saved, type SeatPlan, savedName } from '../../session/saved-game.ts'
import { type App, leave, setAddress, tell } from '../app.tsx'
import { withLeft } from '../campaign/door.ts'
import { playable } from '../decks/playable.ts'
import type { From, Laid } from '../local/local-session.ts'
import { playHere } from '../local/play-here.ts'
import { tryOut } from '../practice/what-if.tsx'
import { plansOf, setupOf, type Wanted } from '../start/raid-link.ts'
import { download, newGameId } from '../storage/save-store.ts'
import { firstRaid } from '../table/coach.ts'
import { layTable } from '../table/lay.ts'
import { newSeed } from '../ui/browser.ts'
import { dropDialog } from '../ui/dialog.tsx'
import { whileWaiting } from '../ui/waiting.tsx'
import { libraryOf, outOfShelf, problems } from './game-library.ts'

/** Starts the first raid, with a coach. Returns what is wrong. */
export function learn(app: App): readonly string[] {
  app.change({ ...app.settings(), coach: [] })
  const { setup, seats } = firstRaid(builtIn)
  return begin(app, setup, seats)
}

/** Returns the problems of the setup; none if the raid has started. */
export async function beginWanted(app: App, wanted: Wanted): Promise<readonly string[]> {
  const unreal = realFault(wanted.real, wanted.boss)
  if (unreal) return [`${unreal.why} ${unreal.fix}`]
  const asked = setupOf(wanted, app.decks.get)
  let setup = asked
  try {
    const all = asked.raiders.map(async (one) => {
      const deck = typeof one.deck === 'string' ? one.deck : await playable(one.deck, one.real !== undefined)
      return one.real ? realSeat({ ...one, deck }) : { ...one, deck }
    })
    setup = {
      ...(await withLeft(app, asked)),
      raiders: await whileWaiting('Loading the cards of the decks…', Promise.all(all)),
    }
    await loadCards(setup)
  } catch {
    return ['The cards of a deck could not be loaded. Check your connection, then try again.']
  }
  return begin(app, setup, plansOf(wanted))
}

/** Begins a game; `within`: its library, without it that of the page. Returns the problems of the setup. */
export function begin(app: App, setup: Setup, seats: SeatPlan[], within?: Library): readonly string[] {
  try {
    const library = within ?? libraryOf(app.shelf, { setup })
    showNew(app, { library, game: start(library, setup, { events: true }), seats })
    return []
  } catch (error) {
    return problems(error)
  }
}

/** Shows a new game, or the start screen with the problems. */
export function showNew(app: App, table: Omit<Laid, 'from'>): void {
  show(app, { ...table, from: fresh() }).catch((error) => app.go.start(problems(error).join(' ')))
}

/** Shows the game of the table at the same moment, if there is another version of its raid now. Returns what became of it. */
export async function followRaid(app: App, id: string): Promise<{ text: string; stopped: boolean } | null> {
  if (!here || here.table !== app.table || here.table.session.onlooker().raid.id !== id) return null
  try {
    const now = here.again((setup) => libraryOf(app.shelf, { setup }))
    if (now) await show(app, now.laid, true)
    return now
  } catch (error) {
    return { text: problems(error).join(' '), stopped: true }
  }
}

/** The game that is shown; null if it is not the page's own. */
export const gameHere = (app: App): Game | null => (here && here.table === app.table ? here.game() : null)

/** Shows a game as it was recorded. Returns what is wrong with it, or null if it is shown. */
export async function openGame(app: App, record: GameRecord, seats: SeatPlan[], from: From): Promise<Error | null> {
  try {
    await loadCards(record.setup)
    const library = libraryOf(app.shelf, record)
    await show(app, { library, game: load(library, record), seats, from })
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** A person in a seat, and bots in all others. */
export const oneAmongBots = (raiders: number, seat: Seat): SeatPlan[] =>
  Array.from({ length: raiders + 1 }, (_, s) => ({
    kind: s === seat ? 'person' : 'bot',
    bot: defaultPlayer[s === 0 ? 'boss' : 'raider'],
  }))

/** The saved fields of a new game. */
export const fresh = (): From => ({ id: newGameId(), name: '', picture: '', reasons: [] })

const elsewhere = 'This game is also open in another tab, so you are playing a copy here.'

/** The table that is shown, and how its game follows its raid. */
let here: Awaited<ReturnType<typeof playHere>> | null = null

/** `held`: whether this tab has locked the game already. */
async function show(app: App, laid: Laid, held = false): Promise<void> {
  const { library, game } = laid
  await layTable(library, view(game, -1).raid.id, app.sound)
  const { release } = app
  if (held) {
    app.release = () => undefined
    await passCanvas()
  }
  leave(app)
  const alone = held || (await claim(app, laid.from.id))
  if (held) app.release = release
  const from = alone ? laid.from : { ...laid.from, id: newGameId() }
  if (!alone) await claim(app, from.id)
  dropDialog()
  setAddress(app.workshop?.address(from.id) ?? `#game=${from.id}`)
  const keeper = {
    embed: import.meta.env.DEV ? () => true : outOfShelf(app.shelf, library), // whoever runs the dev server may change any raid
    again: (saved: Saved, sameSeed: boolean, result?: Outcome) =>
      void again(app, library, saved, sameSeed ? 'same' : result),
    tryOut: (saved: Saved) => void tryOut(app, library, saved),
    position: (saved: Saved) => keepPosition(library, saved),
    trouble: () => [alone ? '' : elsewhere, app.saves.trouble()].filter(Boolean).join(' '),
  }
  here = await playHere(app, { ...laid, from }, keeper)
  app.table = here.table
}

/** Gives the player the position of a game as a file. Returns what it does not say, in words; null if it has none. */
function keepPosition(library: Library, saved: Saved): string | null {
  const { record } = saved
  const game = load(library, record, { events: false })
  if (!('raid' in record.setup) || outcome(game)) return null
  const { position, lost } = positionOf(game)
  const name = savedName(saved)
  download(fileName(saved).replace(/\.json$/, '.table.json'), tableText({ name, setup: { ...record.setup, position } }))
  return lost.length > 0 ? `Saved. The file leaves out ${inList(lost, 'and')}.` : 'Saved.'
}

/** The raid of a game again: with the same seed, as the next game after an outcome, or anew. */
async function again(
  app: App,
  library: Library,
  { record: { setup }, seats }: Saved,
  how: 'same' | Outcome | undefined,
): Promise<void> {
  // Cards are told to stop asking for one game only.
  const plans = seats.map(({ silent: _told, ...plan }) => plan)
  const anew = (): Setup => (how && how !== 'same' ? nextGame(setup, how, newSeed()) : { ...setup, seed: newSeed() })
  const next = how === 'same' ? setup : await withLeft(app, anew())
  const wrong = begin(app, next, plans, library)
  if (wrong.length > 0) void tell(app, 'The next game can’t be started', wrong.join(' '))
}

/** Locks the game for this tab. Resolves to false if another tab plays it. */
function claim(app: App, id: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true)
  return new Promise((done) => {
    const held = (lock: Lock | null): Promise<void> | undefined => {
      done(lock !== null)
      return lock ? new Promise((free) => (app.release = free)) : undefined
    }
    navigator.locks.request(`raidkeeper ${id}`, { ifAvailable: true }, held).catch(() => done(true))
  })
}
