/** Rooms on this page: opens, joins and leaves them, and shows the lobby or the table. Loaded on demand; the connection's library comes with the first room. */
import './room.css'
import { effect, type Signal, signal } from '@preact/signals'
import type { VNode } from 'preact'
import { type Catalogue, catalogue } from '../../catalogue.ts'
import { library as builtIn, loadAllCards, loadDecks } from '../../content.ts'
import { withAll, withRaid } from '../../engine/index.ts'
import type { Library } from '../../engine/types.ts'
import { type Join, type Room, type Terms, wireVersion } from '../../wire/index.ts'
import { type App, leave, setAddress, show, someScreen } from '../app.tsx'
import { offerOf } from '../shelf/offer.ts'
import { layTable } from '../table/lay.ts'
import { play } from '../table/play.tsx'
import { askDialog, dropDialog } from '../ui/dialog.tsx'
import { whileWaiting } from '../ui/waiting.tsx'
import { seatActs } from './away.tsx'
import { companyOf } from './company.tsx'
import { type Entry, NoEntry } from './connect.ts'
import { type Here, type Shown, shownNext } from './here.ts'
import { type HostNews, hostNews } from './host-page.ts'
import { enterRoom, type InRoom } from './in-room.ts'
import { baseFor, dropPlace, keepPlace, placeIn } from './kept-rooms.ts'
import { Lobby } from './lobby.tsx'
import { packedRaid, sentRaid } from './own-raid.ts'
import { roomReplay } from './room-replay.ts'
import { makeRoomSession } from './room-session.ts'
import { termsInWords } from './terms-words.ts'
import { joinDialog, Together } from './together.tsx'

export interface Rooms {
  /** The rooms on the start screen; nothing without a host. */
  section(): VNode
  /** Asks the host for its rooms again. */
  look(): Promise<void>
  /** Goes to a room by its code; `token`: of a seat there that another device had. */
  enter(code: string, token?: string): Promise<void>
}

interface State {
  readonly app: App
  readonly news: Signal<HostNews | null>
  here: Here | null
  shows: Shown
  /** Whether somebody new is still to hear that there is no seat for them. */
  wantsSeat: boolean
}

export function makeRooms(app: App): Rooms {
  const s: State = { app, here: null, shows: 'nothing', wantsSeat: false, news: signal(null) }
  return {
    section: () => (
      <Together news={s.news} open={(terms, name) => open(s, terms, name)} forget={(code) => forget(s, code)} />
    ),
    look: () => look(s),
    enter(code, token = '') {
      if (token) keepPlace({ code, token, raid: '', when: Date.now() })
      return enter(s, code)
    },
  }
}

async function look(s: State): Promise<void> {
  s.news.value = await hostNews()
}

/** Goes to a room: as the person who was there from this browser before, or as somebody new. */
async function enter(s: State, code: string, wrong = ''): Promise<void> {
  if (!s.news.value) await look(s)
  const trouble = s.news.value?.trouble
  if (trouble) {
    await s.app.go.start(trouble)
    return
  }
  const place = placeIn(code)
  if (place) {
    const why = await come(s, { code, join: { version: wireVersion, token: place.token } })
    if (why) {
      dropPlace(code)
      await enter(s, code, why)
    }
    return
  }
  try {
    if (await watch(s, code)) return
  } catch (error) {
    await s.app.go.start(error instanceof Error ? error.message : String(error))
    return
  }
  await someScreen(s.app)
  const full = s.news.value?.rooms?.find((room) => room.code === code)?.free === 0
  joinDialog(code, wrong, full, (name, watch) => {
    const join: Join = { version: wireVersion, name, ...(watch ? { watch } : {}) }
    void come(s, { code, join }, !watch).then((why) => (why ? enter(s, code, why) : undefined))
  })
}

/** Forgets a room of this browser, and leaves it for good if that can be done now. */
async function forget(s: State, code: string): Promise<void> {
  const place = placeIn(code)
  if (place) {
    const join: Join = { version: wireVersion, token: place.token }
    await enterRoom({ code, join }).then(
      (inRoom) => inRoom.leave(true),
      () => undefined,
    )
  }
  // Whoever comes in keeps the place: it is dropped last.
  dropPlace(code)
  await s.app.go.start()
}

/** Opens a room, with the raid in it if it is one of this page's shelf. Returns why that is not possible, '' if it is done. */
async function open(s: State, terms: Terms, name: string): Promise<string> {
  const kept = s.app.shelf.get(terms.raid)
  const raid = kept ? await packedRaid(kept.text) : null
  if (raid && 'wrong' in raid) return raid.wrong
  return come(s, { open: { ...terms, version: wireVersion, name, ...raid } })
}

/** The raids and decks for the terms of a room, with the host's own. */
function catalogueOf({ raid }: InRoom): Catalogue {
  const own = sentRaid(raid.value)
  return own ? { ...catalogue, raids: [...catalogue.raids, offerOf(own)] } : catalogue
}

/** Comes into a room and shows it; `sits`: as somebody new who wants a seat. Returns why that is not possible, '' if it is. */
async function come(s: State, entry: Entry, sits = false): Promise<string> {
  try {
    const inRoom = await whileWaiting('Going to the room…', enterRoom(entry))
    leave(s.app)
    const here: Here = {
      inRoom,
      get catalogue() {
        return catalogueOf(inRoom)
      },
      deaf: signal(new Set()),
      base: baseFor(s.news.value?.reach ?? []),
      replay: () => void watch(s, inRoom.room.value?.code ?? '', here).catch(() => undefined),
      leave(forGood) {
        release(s, forGood)
        void s.app.go.start()
      },
    }
    s.here = here
    s.wantsSeat = sits
    follow(s, here)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * Shows the replay of a room whose raid is over; `here`: without leaving the room. Returns false if there is none.
 * Rejects with a NoEntry if there is no such room.
 */
async function watch(s: State, code: string, here: Here | null = null): Promise<boolean> {
  const text = await whileWaiting('Going to the room…', roomReplay(code)).catch((error: unknown) => {
    if (error instanceof NoEntry && error.missing) throw error
    return null
  })
  if (text === null) return false
  if (!here) leave(s.app)
  else {
    closeTable(s)
    s.shows = 'replay'
    // The replay takes the place of the table, and leaves nothing else.
    const { release } = s.app
    s.app.release = () => (s.app.release = release)
  }
  s.app.go.watch(
    text,
    `#room=${code}`,
    here ? { text: 'Back to the room', about: 'Where the others are', act: () => comeBack(s, here) } : undefined,
  )
  return true
}

/** Goes back from the replay to the room: its table, or the lobby. */
function comeBack(s: State, here: Here): void {
  closeTable(s)
  s.shows = 'nothing'
  place(s, here)
}

/** Shows the lobby or the table, as the room requires; the start screen once there is no way back. */
function follow(s: State, here: Here): void {
  const { room, known, status, trouble } = here.inRoom
  let before: Room | null = null
  const stop = effect(() => {
    const [now] = [room.value, known.value]
    if (status.value === 'out') {
      const why = trouble.peek()
      queueMicrotask(() => s.here === here && void s.app.go.start(why))
      return
    }
    if (!now) return
    if (before) tellChanges(here, before, now)
    before = now
    setAddress(`#room=${now.code}`)
    place(s, here)
  })
  s.app.release = () => {
    stop()
    release(s)
  }
}

/** Shows the screen that the room requires, unless it is shown. */
function place(s: State, here: Here): void {
  const [now, told] = [here.inRoom.room.peek(), here.inRoom.known.peek()]
  if (!now) return
  const next = shownNext(s.shows, now.phase, told !== null)
  if (next === s.shows) return
  s.shows = next
  if (next === 'lobby' || next === 'table')
    queueMicrotask(() => void (next === 'lobby' ? showLobby(s, here) : showTable(s, here)))
  else
    askDialog('The others go on', 'They are back in the room.', [{ text: 'To the room', act: () => comeBack(s, here) }])
}

/** Adds to the talk what the host has changed, and whether one has to be ready anew. */
function tellChanges(here: Here, before: Room, now: Room): void {
  if (now === before || now.phase !== 'lobby' || before.phase !== 'lobby') return
  const { said } = here.inRoom
  const raid = here.catalogue.raids.find(({ id }) => id === now.terms.raid)
  const old = new Set(termsInWords(before.terms, raid))
  const texts = termsInWords(now.terms, raid).filter((text) => !old.has(text))
  if (texts.length === 0) return
  const anew = before.seats[before.seat]?.ready && !now.seats[now.seat]?.ready
  const text = `Changed: ${texts.join(' ')}${anew ? ' Say again that you are ready.' : ''}`
  said.value = [...said.peek(), { who: 0, name: '', text }]
}

/** Says once why somebody who wanted a seat has none, and how to get one. */
function tellSeat(s: State, here: Here): void {
  const room = here.inRoom.room.value
  if (!s.wantsSeat || !room) return
  s.wantsSeat = false
  if (room.seat >= 0) return
  const claimed = room.claims.find(({ by }) => by === room.you)
  if (claimed)
    askDialog(
      'Is this your seat?',
      'Somebody with your name is gone. The others are asked whether that is you. If they agree, you get your seat back; until then you look on.',
      [],
    )
  else askDialog('All seats are taken', 'You look on for now.', seatActs(here, room))
}

function closeTable({ app }: State): void {
  app.table?.close()
  app.table = null
}

function showLobby(s: State, here: Here): void {
  if (s.here !== here) return
  closeTable(s)
  show(s.app, `#room=${here.inRoom.room.value?.code ?? ''}`, <Lobby here={here} />)
  tellSeat(s, here)
}

const unreadable = 'This page can’t read the raid of this room. Load the page again.'

async function showTable(s: State, here: Here): Promise<void> {
  const { app } = s
  const raid = here.inRoom.room.value?.terms.raid ?? ''
  let library = builtIn
  try {
    library = await libraryOf(here)
    if (!library.raids.some(({ id }) => id === raid)) throw new Error(unreadable)
    await layTable(library, raid, app.sound)
  } catch (error) {
    await app.go.start(error instanceof Error ? error.message : String(error))
    return
  }
  if (s.here !== here || s.shows !== 'table') return
  closeTable(s)
  dropDialog()
  const laid = await play(app, library, (screen) => ({
    session: makeRoomSession(library, here.inRoom, screen),
    keeping: null,
    around: companyOf(here),
  }))
  if (s.here !== here || s.shows !== 'table') {
    laid.close()
    return
  }
  app.table = laid
  tellSeat(s, here)
}

/** The cards visible at this table: those of all decks; if somebody plays a deck of their own, those of all sets. */
async function libraryOf({ inRoom }: Here): Promise<Library> {
  const decks = (inRoom.room.value?.seats ?? []).flatMap(({ deck }) => deck ?? [])
  if (decks.some(({ own }) => own)) await loadAllCards()
  else await loadDecks(decks.map(({ id }) => id))
  const all = withAll(builtIn)
  const raid = sentRaid(inRoom.raid.value)
  return raid ? withRaid(all, raid) : all
}

/** Leaves the room: for good, or keeping the seat. */
function release(s: State, forGood = false): void {
  const { here } = s
  s.here = null
  s.shows = 'nothing'
  here?.inRoom.leave(forGood)
}
