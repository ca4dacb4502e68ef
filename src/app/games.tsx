/** Everything that needs the rules and the cards: it begins, resumes and opens games, and shows them. The page loads it on demand. */
import { library, loadCards } from '../content.ts'
import { checkRecord, load, nextGame, RecordError, start, view } from '../engine/index.ts'
import type { GameRecord, Library, Setup } from '../engine/types.ts'
import { plainText } from '../language/plain-text.ts'
import { isLevel } from '../players/index.ts'
import { fileText, readSavedFile, recordUpTo, seatsFor, unplayedRecord } from '../session/saved-file.ts'
import { type Saved, type SeatPlan, savedName } from '../session/saved-game.ts'
import { type CampaignDoor, campaignDoor } from './campaign/door.ts'
import { type DeckOpening, showDecks } from './decks/decks.tsx'
import { whatNext } from './dialogs/ending.ts'
import { against, bringsRaid, libraryOf, problems } from './game-library.ts'
import { heroPortrait } from './local/hero-portrait.ts'
import { type From, type Laid, playHere } from './local/play-here.ts'
import { makeReplays, type Replays } from './replay/replays.ts'
import { openRaid, type RaidUse, raidFromLink } from './shelf/open-raid.tsx'
import { libraryWith } from './shelf/page-library.ts'
import { whatFile } from './shelf/what-file.ts'
import { levelAfter } from './start/levels.ts'
import { copyText, newSeed, pickFiles, randomNumber } from './start/page.ts'
import { lastFor } from './start/raid-form.ts'
import { addressOf, plansOf, setupOf, type Wanted, wantedOf } from './start/raid-link.ts'
import { openCampaigns } from './storage/campaign-store.ts'
import { carry } from './storage/carry.ts'
import type { Database } from './storage/database.ts'
import { type Decks, withOwnDecks } from './storage/deck-store.ts'
import type { Saves } from './storage/save-store.ts'
import type { Settings } from './storage/settings.ts'
import { isBuiltIn, offersWith, type Shelf } from './storage/shelf-store.ts'
import { noteGame } from './storage/streaks.ts'
import { firstRaid } from './table/coach.ts'
import type { KeepUse } from './table/keeping.ts'
import { layTable, noTable } from './table/lay.ts'
import type { PlayUse } from './table/page.ts'
import type { Play } from './table/play.tsx'
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
  shelf: Shelf
  decks: Decks
  database: Database
  sound: TableSound
  /** Gives the player a saved game as a file. */
  keepFile(saved: Saved): void
  /** Shows the start screen, with what is wrong, or with news of a raid. */
  showStart(wrong?: string, news?: News): Promise<void>
}

/** Something good to know, and the raid that it is about. */
export interface News {
  text: string
  raid: string
}

export interface Games {
  /** Starts the first raid, with a coach. Returns what is wrong, as `begin` does. */
  learn(): readonly string[]
  /** Returns what is wrong with the setup; nothing if the raid has started. */
  begin(wanted: Wanted): Promise<readonly string[]>
  /** Opens a saved game. If it can't be continued it is kept, and a dialog offers what can still be done. */
  resume(id: string): Promise<void>
  /** Opens a file: a saved game, or a raid, which is first shown. Several games are all saved, and listed on the start screen. */
  openFiles(files: readonly File[]): Promise<void>
  /** Shows the raid that a link carries in its hash. */
  openLink(hash: string): Promise<void>
  /** Shows the campaign, or offers to begin one. */
  campaign(): Promise<void>
  readonly replays: Replays
  /** Shows the decks of one's own. */
  decks(opening: DeckOpening): Promise<void>
  /** Why this page can't continue a game, '' if it probably can. */
  against(record: GameRecord): string
  /** The portrait of a deck's hero, `size` pixels wide and high; null if there is none. */
  portrait(deck: string, size: number): Promise<HTMLElement | null>
  /** The game on the screen. */
  now(): Play | null
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
    begin: (wanted) => beginWanted(g, wanted),
    resume: (id) => resume(g, id),
    openFiles: (files) => openFiles(g, files),
    openLink: (hash) => openLink(g, hash),
    campaign: () => campaignOf(g).open(),
    replays: replaysOf(g),
    decks: (opening) => openDecks(g, opening),
    against: (record) => against(use.shelf, record),
    portrait: (deck, size) => heroPortrait(use.decks.get(deck) ?? deck, size),
    now: () => g.now,
    leave() {
      close(g)
      g.release()
    },
  }
}

function learn(g: State): readonly string[] {
  g.use.setSettings({ ...g.use.settings(), coach: [] })
  const { setup, seats } = firstRaid(library)
  return begin(g, setup, seats)
}

async function beginWanted(g: State, wanted: Wanted): Promise<readonly string[]> {
  const setup = setupOf(wanted, g.use.decks.get)
  try {
    await whileWaiting('Loading the cards of the decks…', loadCards(setup))
  } catch {
    return ['The cards of a deck could not be loaded. Check your connection, then try again.']
  }
  return begin(g, setup, plansOf(wanted))
}

function openDecks(g: State, opening: DeckOpening): Promise<void> {
  close(g)
  g.release()
  const { host, decks, shelf, showStart } = g.use
  const catalogue = () => withOwnDecks(offersWith(shelf), decks)
  return showDecks({ host, decks, catalogue, begin: (wanted) => beginWanted(g, wanted), showStart }, opening)
}

/** `within`: the library; without it, that of the page. */
function begin(g: State, setup: Setup, seats: SeatPlan[], within?: Library): readonly string[] {
  try {
    const own = within ?? libraryOf(g.use.shelf, { setup })
    showOrLeave(g, { library: own, game: start(own, setup, { events: true }) }, seats)
    return []
  } catch (error) {
    return problems(error)
  }
}

/** Shows a new game, or the start screen with what is wrong. */
function showOrLeave(g: State, table: Pick<Laid, 'library' | 'game'>, seats: SeatPlan[]): void {
  show(g, table, seats, fresh()).catch((error) => g.use.showStart(problems(error).join(' ')))
}

const newId = (): string => `${Date.now().toString(36)}-${randomNumber().toString(36)}`
const fresh = (): From => ({ id: newId(), name: '', picture: '', reasons: [] })

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

async function show(
  g: State,
  { library, game }: Pick<Laid, 'library' | 'game'>,
  seats: SeatPlan[],
  from: From,
): Promise<void> {
  await layTable(library, view(game, -1).raid.id, g.use.sound)
  close(g)
  const alone = await claim(g, from.id)
  const beginning = alone ? from : { ...from, id: newId() }
  if (!alone) await claim(g, beginning.id)
  dropDialog()
  history.replaceState(null, '', `${location.pathname}${location.search}#game=${beginning.id}`)
  g.now = await playHere(
    g.use.host,
    { library, game, seats, from: beginning },
    keepUse(g, library),
    playUse(g, library, alone),
  )
}

function close(g: State): void {
  g.now?.close()
  g.now = null
}

const elsewhere = 'This game is also open in another tab, so you are playing a copy here.'

/** What the table's page needs; `alone`: no other tab plays the game. */
function playUse(g: State, library: Library, alone: boolean): PlayUse {
  const { settings, setSettings, saves, sound } = g.use
  return {
    library,
    settings,
    setSettings,
    sound,
    trouble: () => [alone ? '' : elsewhere, saves.trouble()].filter(Boolean).join(' '),
    leave: () => void g.use.showStart(),
  }
}

/** What can be done with a game that is saved. */
function keepUse(g: State, library: Library): KeepUse {
  const { saves, shelf, decks, keepFile } = g.use
  return {
    save: saves.put,
    file: keepFile,
    async copy(saved, name) {
      void navigator.storage?.persist?.().catch(() => false)
      saves.put({ ...saved, id: newId(), name: name || savedName(saved) })
      await saves.settled()
      return (
        saves.trouble() || `Saved: ${name || savedName(saved)}, ${saved.note}. You will find it on the start screen.`
      )
    },
    embed: outOfShelf(shelf, library),
    replay: ({ id }) => void saves.settled().then(() => replaysOf(g).saved(id)),
    again: ({ record: { setup }, seats }, sameSeed, outcome) => {
      // Cards are told to stop asking for one game only.
      const plans = seats.map(({ silent: _told, ...plan }) => plan)
      const anew = outcome ? nextGame(setup, outcome, newSeed()) : { ...setup, seed: newSeed() }
      const wrong = begin(g, sameSeed ? setup : anew, plans, library)
      if (wrong.length > 0) void tell(g, 'The next game can’t be started', wrong.join(' '))
    },
    link({ record: { setup }, seats }) {
      if (!('raid' in setup))
        return Promise.resolve('Only raids can be shared as links: send this game’s file instead.')
      const wanted = wantedOf(setup, seats)
      if (!wanted) return Promise.resolve('A raider’s deck is not in the library: send this game’s file instead.')
      return copyText(new URL(addressOf(wanted), location.href).href).then((said) =>
        isBuiltIn(wanted.raid) ? said : `${said} Whoever opens it needs the raid, too: it is on your shelf.`,
      )
    },
    tries({ id, record: { setup }, seats }, won) {
      const wanted = 'raid' in setup ? wantedOf({ ...setup, seed: newSeed() }, seats, decks.get) : null
      if (!wanted) return []
      const { raid, boss: level, raiders } = wanted
      const counts = isLevel(level) && raiders.some(({ who }) => who.startsWith('person'))
      return whatNext(
        wanted,
        offersWith(shelf),
        won,
        counts ? levelAfter(noteGame(raid, { level, won, game: id })) : null,
      )
    },
    treasure: campaignOf(g).treasure,
    plan: ({ wanted }) => planned(g, wanted),
  }
}

/** Whether a game's raid has to be saved with it: it is neither built in nor on the shelf, or no longer. */
function outOfShelf(shelf: Shelf, own: Library): () => boolean {
  const raid = own.raids.find((one) => !library.raids.includes(one))
  if (!raid) return () => false
  const kept = shelf.get(raid.id)
  const had = kept && libraryWith(shelf, raid.id).raids.includes(raid)
  return () => !had || shelf.get(raid.id) !== kept
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
async function opens(g: State, record: GameRecord, seats: SeatPlan[], from: From): Promise<Error | null> {
  try {
    await loadCards(record.setup)
    const own = libraryOf(g.use.shelf, record)
    await show(g, { library: own, game: load(own, record) }, seats, from)
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** The campaign, from this page. */
const campaignOf = (g: State): CampaignDoor =>
  campaignDoor({
    campaigns: openCampaigns(g.use.database),
    decks: g.use.decks,
    catalogue: () => offersWith(g.use.shelf),
    plan: (wanted) => planned(g, wanted),
    build: (deck) => void openDecks(g, { hash: `#deck=${deck}` }),
  })

/** Fills in the form for a raid. */
function planned(g: State, wanted: Wanted): void {
  history.replaceState(null, '', addressOf(wanted))
  void g.use.showStart()
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
    ...(lacksRaid(g, fault, record) ? [{ text: 'Open the raid’s file', act: () => void openRaidFor(g, game) }] : []),
    ...(whole ? [{ text: `Continue from choice ${whole}, the last intact one`, act: partly }] : []),
    ...(fault === noTable ? [] : startedAnew(g, record, seats)),
    ...(saved ? [{ text: 'Save to file', act: () => g.use.keepFile(saved) }] : []),
  )
}

/** Whether another raid file would help. The record is unchecked. */
const lacksRaid = (g: State, fault: Error, { setup }: GameRecord): boolean =>
  (fault instanceof RecordError && fault.where === 'record.raid') ||
  (typeof setup === 'object' &&
    setup !== null &&
    'raid' in setup &&
    !isBuiltIn(setup.raid) &&
    !g.use.shelf.get(setup.raid))

/** Asks for the file of a game's raid, and goes on with the game. */
async function openRaidFor(g: State, game: Saved | Pick<Saved, 'record' | 'seats'>): Promise<void> {
  const again = (): Promise<void> =>
    'id' in game ? resume(g, game.id) : openGame(g, game.record, seatsFor(game.record, game.seats))
  await openFiles(g, await pickFiles(), again)
}

/** Opens a game from a file; says why if it can't be opened. */
async function openGame(g: State, record: GameRecord, seats: SeatPlan[], name = ''): Promise<void> {
  const fault = await opens(g, record, seats, { ...fresh(), name })
  if (fault) await refuse(g, fault, 'This game can’t be opened', { record, seats })
}

/** Offers to start the raid or game of a record over; nothing if that fails, which is tried first. */
function startedAnew(g: State, record: GameRecord, seats: SeatPlan[]): Act[] {
  const read = checkRecord(unplayedRecord(record))
  if ('error' in read) return []
  const { setup } = read.record
  try {
    const own = libraryOf(g.use.shelf, read.record)
    const game = start(own, setup, { events: true })
    const open = (): void => showOrLeave(g, { library: own, game }, seatsFor(read.record, seats))
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

/** `then`: what goes on with the raid in the file. */
async function openFiles(g: State, files: readonly File[], then?: () => Promise<void>): Promise<void> {
  const said: string[] = []
  let games = 0
  const alone = files.length === 1
  for (const file of files) {
    const title = `${plainText(file.name, 60)} can't be opened`
    const wrong = await openFile(g, file, { title, alone, ...(then ? { then } : {}) })
    if (wrong === null) games += 1
    else if (wrong !== '') said.push(`${title}: ${wrong}`)
  }
  if (files.length > 1 && games > 0) await g.use.showStart(`Games saved from files: ${games}.`)
  if (said.length > 0) await tell(g, 'Files that can’t be opened', said.join(' '))
}

interface Opening {
  title: string
  /** Whether it is the only file. */
  alone: boolean
  then?: () => Promise<void>
}

/** Returns what is wrong; '' if that has been said, or if it is a raid; null if a game has been opened. */
async function openFile(g: State, file: File, { title, alone, then }: Opening): Promise<string | null> {
  const text = await fileText(file)
  if (text instanceof RecordError) return problems(text).join(' ')
  const found = whatFile(text, file.name)
  if (found.is === 'neither') return found.why
  if (found.is === 'raid') {
    await openRaid(found.value, raidUse(g, alone, then))
    return ''
  }
  if (found.is === 'deck') {
    await openDecks(g, { text })
    return ''
  }
  const opened = readSavedFile(text)
  if (opened instanceof RecordError) return problems(opened).join(' ')
  const { record, seats, ...from } = opened
  if (bringsRaid(g.use.shelf, record)) {
    if (!alone) return 'It brings its own raid: open it by itself.'
    await openRaid(
      record.raid?.def,
      withGame(g, () => openGame(g, record, seats, from.name)),
    )
    return ''
  }
  const fault = await opens(g, record, seats, { ...fresh(), ...from })
  if (!fault) return null
  if (!alone) return problems(fault).join(' ')
  await refuse(g, fault, title, { record, seats })
  return ''
}

/** What can be done with a raid from outside. `plays`: it can be played at once; `then`: what is played, a new game if left out. */
const raidUse = (g: State, plays: boolean, then?: () => Promise<void>): RaidUse => ({
  shelf: g.use.shelf,
  replaced: (raid) => carry(g.use.saves, raid),
  async kept(trouble, { id, offer }) {
    if (g.now) return trouble ? tell(g, 'The raid could not be kept', trouble) : undefined
    return g.use.showStart(trouble, { text: `“${offer.name}” is on your shelf.`, raid: id })
  },
  says: then ? 'Keep and go on' : 'Keep and play',
  ...(plays
    ? {
        async play({ id, offer }) {
          if (then) return then()
          const wrong = await beginWanted(g, lastFor(offersWith(g.use.shelf), id))
          return wrong.length > 0 ? tell(g, `“${offer.name}” can’t be started`, wrong.join(' ')) : undefined
        },
      }
    : {}),
})

/** What can be done with a raid that a game brings: the game carries it, so it need not be kept. */
const withGame = (g: State, play: () => Promise<void>): RaidUse => ({
  ...raidUse(g, true, play),
  says: 'Keep the raid and play on',
  only: { text: 'Play on without keeping it', act: () => void play() },
})

async function openLink(g: State, hash: string): Promise<void> {
  const found = await raidFromLink(hash)
  if ('wrong' in found) await tell(g, 'The raid in this link can’t be opened', found.wrong)
  else await openRaid(found.value, raidUse(g, true))
}

/** What replays need of this page. */
const replaysOf = (g: State): Replays =>
  makeReplays({
    ...g.use,
    resume: (id) => resume(g, id),
    tell: (text) => tell(g, 'This replay can’t be shown', text),
    async withRaid(raid, show) {
      if (!g.use.host.querySelector('[data-screen]')) await g.use.showStart()
      await openRaid(raid, withGame(g, show))
    },
    async show(library, address, begin) {
      layOut(g, address)
      g.now = await begin(playUse(g, library, true))
    },
    playOn: (record, seats, from) => void opens(g, record, seats, { ...fresh(), ...from }),
  })

/** The page shows something else from now on, at this address. */
function layOut(g: State, address: string): void {
  close(g)
  g.release()
  dropDialog()
  history.replaceState(null, '', `${location.pathname}${location.search}${address}`)
}
