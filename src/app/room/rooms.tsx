/** Rooms on this page: opens, joins and leaves them, and shows the lobby or the table. Loaded on demand; the connection's library comes with the first room. */
import './room.css'
import { effect, type Signal, signal } from '@preact/signals'
import type { VNode } from 'preact'
import { type Catalogue, catalogue } from '../../catalogue.ts'
import { library as builtIn, loadAllCards, loadDecks } from '../../content.ts'
import { withAll, withRaid } from '../../engine/index.ts'
import type { Library } from '../../engine/types.ts'
import { type Join, type Terms, wireVersion } from '../../wire/index.ts'
import { type App, leave, setAddress, show, someScreen } from '../app.tsx'
import { offerOf } from '../shelf/offer.ts'
import { layTable } from '../table/lay.ts'
import { play } from '../table/play.tsx'
import { dropDialog } from '../ui/dialog.tsx'
import { whileWaiting } from '../ui/waiting.tsx'
import { companyOf } from './company.tsx'
import type { Entry } from './connect.ts'
import type { Here } from './here.ts'
import { type HostNews, hostNews } from './host-page.ts'
import { enterRoom, type InRoom } from './in-room.ts'
import { dropPlace, placeIn } from './kept-rooms.ts'
import { Lobby } from './lobby.tsx'
import { packedRaid, sentRaid } from './own-raid.ts'
import { roomReplay } from './room-replay.ts'
import { makeRoomSession } from './room-session.ts'
import { joinDialog, Together } from './together.tsx'

export interface Rooms {
  /** The rooms on the start screen; nothing without a host. */
  section(): VNode
  /** Asks the host for its rooms again. */
  look(): Promise<void>
  /** Goes to a room by its code. */
  enter(code: string): Promise<void>
}

interface State {
  readonly app: App
  readonly news: Signal<HostNews | null>
  here: Here | null
  /** The screen of the room. */
  shows: 'nothing' | 'lobby' | 'table'
}

export function makeRooms(app: App): Rooms {
  const s: State = { app, here: null, shows: 'nothing', news: signal(null) }
  return {
    section: () => <Together news={s.news} open={(terms, name) => open(s, terms, name)} />,
    look: () => look(s),
    enter: (code) => enter(s, code),
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
  if (await watch(s, code)) return
  await someScreen(s.app)
  joinDialog(code, wrong, (name, watch) => {
    const join: Join = { version: wireVersion, name, ...(watch ? { watch } : {}) }
    void come(s, { code, join }).then((why) => (why ? enter(s, code, why) : undefined))
  })
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

/** Comes into a room and shows it. Returns why that is not possible, '' if it is. */
async function come(s: State, entry: Entry): Promise<string> {
  try {
    const inRoom = await whileWaiting('Going to the room…', enterRoom(entry))
    leave(s.app)
    const here: Here = {
      inRoom,
      get catalogue() {
        return catalogueOf(inRoom)
      },
      deaf: signal(new Set()),
      replay: () => void watch(s, inRoom.room.value?.code ?? ''),
      leave() {
        release(s, true)
        void s.app.go.start()
      },
    }
    s.here = here
    follow(s, here)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Shows the replay of a room whose raid is over. Returns false if there is none. */
async function watch(s: State, code: string): Promise<boolean> {
  const text = await whileWaiting('Going to the room…', roomReplay(code)).catch(() => null)
  if (text === null) return false
  leave(s.app)
  s.app.go.watch(text, `#room=${code}`)
  return true
}

/** Shows the lobby or the table, as the room requires; the start screen once there is no way back. */
function follow(s: State, here: Here): void {
  const { room, known, status, trouble } = here.inRoom
  const stop = effect(() => {
    const [now, told] = [room.value, known.value]
    if (status.value === 'out') {
      const why = trouble.peek()
      queueMicrotask(() => s.here === here && void s.app.go.start(why))
      return
    }
    if (!now) return
    setAddress(`#room=${now.code}`)
    const wanted = now.phase === 'lobby' || !told ? 'lobby' : 'table'
    if (s.shows === wanted || (wanted === 'lobby' && now.phase !== 'lobby')) return
    s.shows = wanted
    queueMicrotask(() => void (wanted === 'lobby' ? showLobby(s, here) : showTable(s, here)))
  })
  s.app.release = () => {
    stop()
    release(s)
  }
}

function closeTable({ app }: State): void {
  app.table?.close()
  app.table = null
}

function showLobby(s: State, here: Here): void {
  if (s.here !== here) return
  closeTable(s)
  show(s.app, `#room=${here.inRoom.room.value?.code ?? ''}`, <Lobby here={here} />)
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
  if (s.here === here && s.shows === 'table') app.table = laid
  else laid.close()
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
