/** Rooms on this page: opens, joins and leaves them, and shows the lobby or the table. Loaded on demand; the connection's library comes with the first room. */
import './room.css'
import { effect, signal } from '@preact/signals'
import { render } from 'preact'
import type { Catalogue } from '../../catalogue.ts'
import { library as builtIn, loadAllCards, loadDecks } from '../../content.ts'
import { withAll, withRaid } from '../../engine/index.ts'
import type { Library } from '../../engine/types.ts'
import { type Join, type Terms, wireVersion } from '../../wire/index.ts'
import { offerOf } from '../shelf/offer.ts'
import type { Decks } from '../storage/deck-store.ts'
import type { Settings } from '../storage/settings.ts'
import { layTable } from '../table/lay.ts'
import { type Play, play } from '../table/play.tsx'
import type { TableSound } from '../table/table-sound.tsx'
import { dropDialog } from '../ui/dialog.tsx'
import { whileWaiting } from '../ui/waiting.tsx'
import { companyOf } from './company.tsx'
import type { Entry } from './connect.ts'
import type { Here } from './here.ts'
import { type HostNews, hostNews } from './host-page.ts'
import { enterRoom, type InRoom } from './in-room.ts'
import { Lobby } from './lobby.tsx'
import { packedRaid, sentRaid } from './own-raid.ts'
import { dropPlace, placeIn } from './places.ts'
import { roomReplay } from './room-replay.ts'
import { makeRoomSession } from './room-session.ts'
import { joinDialog, Together, type TogetherUse } from './together.tsx'

/** What rooms need from the page. */
export interface RoomsUse {
  /** Where the screens are shown. */
  host: HTMLElement
  catalogue: Catalogue
  /** The same with the raids of this page's shelf; the JSON of one of these, '' for others. */
  offers(): Catalogue
  raidText(id: string): string
  decks: Decks
  settings(): Settings
  setSettings(settings: Settings): void
  sound: TableSound
  portrait(deck: string, size: number): Promise<HTMLElement | null>
  /** Shows the start screen, with what is wrong. */
  showStart(wrong?: string): Promise<void>
  /** A game of this page makes room. */
  makeWay(): void
  /** Shows the raid in the text of a file as a replay; `address`: the page's hash from then on. */
  replay(text: string, address: string): void
}

export interface Rooms {
  /** What the start screen shows of rooms; nothing without a host. */
  readonly section: () => preact.VNode
  /** Asks the host again which rooms there are. */
  look(): Promise<void>
  /** Goes to a room by its code. */
  enter(code: string): Promise<void>
  /** The table of the room. */
  now(): Play | null
  /** Leaves the room that is shown, if one is. */
  leave(): void
}

interface State {
  readonly use: RoomsUse
  readonly news: ReturnType<typeof signal<HostNews | null>>
  here: Here | null
  now: Play | null
  /** What is shown of the room. */
  shows: 'nothing' | 'lobby' | 'table'
  /** Ends following the room. */
  unfollow(): void
}

export function makeRooms(use: RoomsUse): Rooms {
  const s: State = {
    ...{ use, here: null, now: null, shows: 'nothing', unfollow: () => undefined },
    news: signal<HostNews | null>(null),
  }
  const together: TogetherUse = {
    offers: use.offers,
    news: s.news as TogetherUse['news'],
    open: (terms, name) => open(s, terms, name),
    enter: (code) => void enter(s, code),
    forget({ code }) {
      dropPlace(code)
      void use.showStart()
    },
  }
  return {
    section: () => <Together use={together} />,
    look: () => look(s),
    enter: (code) => enter(s, code),
    now: () => s.now,
    leave: () => leave(s),
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
    await s.use.showStart(trouble)
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
  if (!s.use.host.querySelector('[data-screen]')) await s.use.showStart()
  joinDialog(code, wrong, (name, watch) => {
    const join: Join = { version: wireVersion, name, ...(watch ? { watch } : {}) }
    void come(s, { code, join }).then((why) => (why ? enter(s, code, why) : undefined))
  })
}

/** Opens a room, with the raid in it if it is one of this page's shelf. Returns why that is not possible, '' if it is done. */
async function open(s: State, terms: Terms, name: string): Promise<string> {
  const text = s.use.raidText(terms.raid)
  const raid = text === '' ? null : await packedRaid(text)
  if (raid && 'wrong' in raid) return raid.wrong
  return come(s, { open: { ...terms, version: wireVersion, name, ...raid } })
}

/** The raids and decks that a room can be agreed on, with the host's own. */
function catalogueOf({ use }: State, { raid }: InRoom): Catalogue {
  const own = sentRaid(raid.value)
  return own ? { ...use.catalogue, raids: [...use.catalogue.raids, offerOf(own)] } : use.catalogue
}

/** Comes into a room and shows it. Returns why that is not possible, '' if it is. */
async function come(s: State, entry: Entry): Promise<string> {
  try {
    const inRoom = await whileWaiting('Going to the room…', enterRoom(entry))
    s.use.makeWay()
    leave(s)
    const leaving = (forGood: boolean): void => {
      leave(s, forGood)
      void s.use.showStart()
    }
    const here: Here = {
      inRoom,
      get catalogue() {
        return catalogueOf(s, inRoom)
      },
      decks: s.use.decks,
      deaf: signal(new Set()),
      replay: () => void watch(s, inRoom.room.value?.code ?? ''),
      portrait: s.use.portrait,
      leave: leaving,
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
  leave(s)
  s.use.replay(text, `#room=${code}`)
  return true
}

/** Shows the lobby or the table, whatever the room is doing; the start screen once there is no way back. */
function follow(s: State, here: Here): void {
  const { room, known, status, trouble } = here.inRoom
  const stop = effect(() => {
    const [now, told] = [room.value, known.value]
    if (status.value === 'out') {
      const why = trouble.peek()
      queueMicrotask(() => s.here === here && void s.use.showStart(why))
      return
    }
    if (!now) return
    history.replaceState(null, '', `${location.pathname}${location.search}#room=${now.code}`)
    const wanted = now.phase === 'lobby' || !told ? 'lobby' : 'table'
    if (s.shows === wanted || (wanted === 'lobby' && now.phase !== 'lobby')) return
    s.shows = wanted
    queueMicrotask(() => void (wanted === 'lobby' ? showLobby(s, here) : showTable(s, here)))
  })
  s.unfollow = stop
}

function closeTable(s: State): void {
  s.now?.close()
  s.now = null
}

function showLobby(s: State, here: Here): void {
  if (s.here !== here) return
  closeTable(s)
  dropDialog()
  render(<Lobby here={here} />, s.use.host)
}

const unreadable = 'This page can’t read the raid of this room. Load the page again.'

async function showTable(s: State, here: Here): Promise<void> {
  const { use } = s
  const raid = here.inRoom.room.value?.terms.raid ?? ''
  let library = builtIn
  try {
    library = await libraryOf(here)
    if (!library.raids.some(({ id }) => id === raid)) throw new Error(unreadable)
    await layTable(library, raid, use.sound)
  } catch (error) {
    await use.showStart(error instanceof Error ? error.message : String(error))
    return
  }
  if (s.here !== here || s.shows !== 'table') return
  closeTable(s)
  dropDialog()
  const laid = await play(
    use.host,
    (sessionUse) => ({
      session: makeRoomSession(library, here.inRoom, sessionUse),
      keeping: null,
      around: companyOf(here),
    }),
    {
      library,
      settings: use.settings,
      setSettings: use.setSettings,
      sound: use.sound,
      trouble: () => '',
      leave: () => here.leave(false),
    },
  )
  if (s.here === here && s.shows === 'table') s.now = laid
  else laid.close()
}

/** What may be seen at this table: the cards of all decks; where somebody plays a deck of their own, those of all sets. */
async function libraryOf({ inRoom }: Here): Promise<Library> {
  const decks = (inRoom.room.value?.seats ?? []).flatMap(({ deck }) => deck ?? [])
  if (decks.some(({ own }) => own)) await loadAllCards()
  else await loadDecks(decks.map(({ id }) => id))
  const all = withAll(builtIn)
  const raid = sentRaid(inRoom.raid.value)
  return raid ? withRaid(all, raid) : all
}

/** Leaves the room: for good, or with the seat kept. */
function leave(s: State, forGood = false): void {
  const { here } = s
  s.unfollow()
  s.unfollow = () => undefined
  closeTable(s)
  s.here = null
  s.shows = 'nothing'
  here?.inRoom.leave(forGood)
}
