/** The ways from any screen to another, and what each loads first. */
import type { VNode } from 'preact'
import { loadBeings } from '../board/index.ts'
import { type App, leave, type News, setAddress, show, tell, type Ways } from './app.tsx'
import { roomIn } from './room/code.ts'
import type { Rooms } from './room/rooms.tsx'
import { isRaidCode } from './shelf/raid-code.ts'
import { addressOf, readLink } from './start/raid-link.ts'
import { Start } from './start/start.tsx'
import { OfflineCorner } from './storage/offline.tsx'
import { hasSettings } from './storage/settings.ts'
import { makePart, type Part } from './ui/part.ts'
import { whileWaiting } from './ui/waiting.tsx'

/** The parts loaded on demand: games (rules, cards, bots), and rooms. */
export interface Parts {
  games: Part<Games>
  rooms: Part<Rooms>
}

type Games = typeof import('./games/index.ts')

export const makeParts = (app: App): Parts => ({
  games: makePart(() => import('./games/index.ts')),
  rooms: makePart(async () => (await import('./room/rooms.tsx')).makeRooms(app)),
})

/** Suggests a reload: browsers remember that a script could not be loaded, so only that can try it again. */
const notLoaded = 'The rules and cards could not be loaded. Check your connection, then reload this page and try again.'

export function makeWays(app: App, { games, rooms }: Parts): Ways {
  const loaded = (): Promise<Games> => whileWaiting('Loading the rules and cards…', games.load())
  const begun = (begin: (games: Games) => readonly string[] | Promise<readonly string[]>): Promise<readonly string[]> =>
    loaded().then(begin, () => [notLoaded])
  const withGames = (act: (games: Games) => Promise<void>, title = 'This game can’t be opened yet'): void => {
    const reload = { text: 'Reload this page', act: () => location.reload() }
    void loaded().then(act, () => tell(app, title, notLoaded, [reload]))
  }
  const section = <RoomSection rooms={rooms} />
  const go: Ways = {
    start: (wrong = '', news) => start(app, section, wrong, news ?? null),
    learn: () => begun(({ learn }) => learn(app)),
    begin: (wanted) => begun(({ beginWanted }) => beginWanted(app, wanted)),
    plan(wanted) {
      setAddress(addressOf(wanted))
      void go.start()
    },
    resume: (id) => withGames(({ resume }) => resume(app, id)),
    replay: (id, review) => withGames(({ replaySaved }) => replaySaved(app, id, review)),
    watch: (text, address, back) => withGames(({ replayText }) => replayText(app, text, address, back)),
    open: (files, then) => withGames(({ openFiles }) => openFiles(app, files, then)),
    decks: (hash = '') => withGames(({ showDecks }) => showDecks(app, { hash }), 'Your decks can’t be opened yet'),
    workshop: (raid) => withGames(() => workshop(app, raid), 'The workshop can’t be opened yet'),
    campaign: () => withGames(({ showCampaign }) => showCampaign(app)),
    practice: () => withGames(({ showPractice }) => showPractice(app), 'Practice can’t be opened yet'),
    history: () => void history(app).catch(() => go.start(notLoaded)),
    async room(code, token = '') {
      try {
        await (await whileWaiting('Going to the room…', rooms.load())).enter(code, token)
      } catch {
        await go.start('Rooms could not be loaded. Check your connection, then reload this page and try again.')
      }
    },
    async follow() {
      const { hash } = location
      const [, way, id = ''] = /^#(game|watch|replay)=(.+)$/.exec(hash) ?? []
      const { code, token } = roomIn(hash)
      if (way === 'game') go.resume(id)
      else if (way === 'watch') go.replay(id)
      else if (way === 'replay') withGames(({ replayLink }) => replayLink(app, hash))
      else if (code) await go.room(code, token)
      else if (hash.startsWith('#deck')) go.decks(hash)
      else if (hash.startsWith('#workshop=')) go.workshop(decodeURIComponent(hash.slice('#workshop='.length)))
      else if (hash === '#history') go.history()
      else if (hash === '#practice') go.practice()
      else if (hash === '#pictures') await gallery(app).catch(() => go.start(notLoaded))
      else await go.start()
      if (isRaidCode(hash)) withGames(({ openLink }) => openLink(app, hash))
    },
  }
  return go
}

/** Shows every picture of the game, which the start screen does without. */
async function gallery(app: App): Promise<void> {
  const [{ Gallery }] = await Promise.all([import('./gallery/gallery.tsx'), loadBeings()])
  leave(app)
  show(app, '#pictures', <Gallery back={() => void app.go.start()} />)
}

/** Opens a raid in the workshop, which nobody else needs. */
async function workshop(app: App, raid: string): Promise<void> {
  const [{ openWorkshop }] = await Promise.all([import('./workshop/workshop.tsx'), loadBeings()])
  await openWorkshop(app, raid)
}

/** Shows the statistics, which the start screen does without. */
async function history(app: App): Promise<void> {
  const [{ History }, { saved }] = await Promise.all([
    import('./history/history.tsx'),
    app.saves.list(),
    app.results.refresh(),
  ])
  leave(app)
  show(app, '#history', <History replays={new Set(saved.map(({ id }) => id))} />)
}

/** The rooms on the start screen, once they are loaded. */
const RoomSection = ({ rooms }: Pick<Parts, 'rooms'>) => <>{rooms.now.value?.section()}</>

async function start(app: App, together: VNode, wrong: string, news: News | null): Promise<void> {
  const { saves, shelf, decks, results } = app
  leave(app)
  await saves.settled()
  const [kept] = await Promise.all([saves.list(), shelf.refresh(), decks.refresh(), results.refresh()])
  const link = readLink(location.hash, app.catalogue())
  const broken = link?.wrong.length
    ? `${link.wrong.join(' ')} The link is broken or from another version: whatever could be read is filled in below; the rest is as usual.`
    : ''
  show(
    app,
    '',
    <Start
      {...kept}
      trouble={[saves.trouble(), broken, wrong].filter(Boolean).join(' ')}
      news={news}
      newcomer={news === null && kept.saved.length + kept.damaged.length === 0 && !hasSettings()}
      wanted={link?.wanted ?? null}
      together={together}
    >
      <OfflineCorner />
    </Start>,
  )
}

/** Whether a host serves this page; on plain web space, this file is empty. Without a network there is none. */
const hasHost = async (): Promise<boolean> =>
  navigator.onLine && 'raidkeeper' in ((await (await fetch('rooms.json', { cache: 'no-store' })).json()) as object)

/** Loads what is needed soon, but not by the first screen; rooms only if a host serves this page. */
export function prefetch(app: App, { games, rooms }: Parts): void {
  void games.load().then(
    ({ prepare }) => prepare(app),
    () => undefined,
  )
  void hasHost()
    .then((has) => (has ? rooms.load().then((come) => come.look()) : undefined))
    .catch(() => undefined)
}
