/** Shared by all screens: the page's storage, its looks and sounds, and the ways from any screen to another. */
import { createContext, render, type VNode } from 'preact'
import { useContext } from 'preact/hooks'
import type { Catalogue } from '../catalogue.ts'
import type { GameRecord } from '../engine/types.ts'
import type { Wanted } from './start/raid-link.ts'
import type { Database } from './storage/database.ts'
import type { Decks } from './storage/deck-store.ts'
import type { Results } from './storage/result-store.ts'
import type { Saves } from './storage/save-store.ts'
import type { Settings } from './storage/settings.ts'
import type { Shelf } from './storage/shelf-store.ts'
import type { Play } from './table/table-session.ts'
import type { TableSound } from './table/table-sound.tsx'
import { type Act, askDialog, dropDialog } from './ui/dialog.tsx'

export interface App {
  /** The element for the screens. */
  readonly host: HTMLElement
  readonly database: Database
  readonly saves: Saves
  readonly shelf: Shelf
  readonly decks: Decks
  readonly results: Results
  readonly sound: TableSound
  settings(): Settings
  /** Keeps new settings, and applies them. */
  change(settings: Settings): void
  /** All raids and decks, with those of the shelf and the player's own. */
  catalogue(): Catalogue
  /** The portrait of a deck's hero, `size` pixels wide and high; null if there is none. */
  portrait(deck: string, size: number): Promise<HTMLElement | null>
  /** Says what the hero of a deck can do; '' if it is unknown. */
  power(deck: string): Promise<string>
  /** Why this page can't continue a game; '' if it probably can, or while the rules are being loaded. */
  against(record: GameRecord): string
  readonly go: Ways
  /** The table on the screen. */
  table: Play | null
  /** The workshop that lies beside it. */
  workshop: { close(): void; home(): void; address(game: string): string } | null
  /** Gives up what the screen holds besides its table: this tab's lock on a game, or its connection to a room. */
  release(): void
}

/** The ways to other screens. Each loads what it needs, and says so if that can't be loaded. */
export interface Ways {
  /** The start screen, with what is wrong, or with news of a raid. */
  start(wrong?: string, news?: News): Promise<void>
  /** Starts the first raid, with a coach. Returns its problems, as `begin` does. */
  learn(): Promise<readonly string[]>
  /** Returns the problems of the setup; none if the raid has started. */
  begin(wanted: Wanted): Promise<readonly string[]>
  /** The start screen, with the form filled in for a raid. */
  plan(wanted: Wanted): void
  /** A saved game. If it can't be continued it is kept, and a dialog offers what can still be done. */
  resume(id: string): void
  /** The replay of a saved game; `review`: shows at once what decided it. */
  replay(id: string, review?: boolean): void
  /** The replay of the game in a file's text; `address`: the page's hash from then on; `back`: the way back to where it came from. */
  watch(text: string, address: string, back?: WayBack): void
  /** Opens files: games, decks or raids. Several games are all saved. `then`: goes on with the raid in the file. */
  open(files: readonly File[], then?: () => Promise<void>): void
  /** The decks; or the deck that a hash asks for. */
  decks(hash?: string): void
  /** The workshop, with a raid of the shelf or a copy of a built-in one. */
  workshop(raid: string): void
  /** The campaign, or an offer to begin one. */
  campaign(): void
  /** The drills. */
  practice(): void
  /** The statistics of all finished raids. */
  history(): void
  /** The room with this code; `token`: of a seat there that another device had. */
  room(code: string, token?: string): Promise<void>
  /** Opens the screen of the page's address: a saved game, a replay, a raid to set up, decks, a room, or the start screen. */
  follow(): Promise<void>
}

/** The way back from a replay to where it was opened. */
export interface WayBack {
  text: string
  about: string
  act(): void
}

/** News, and the raid that they are about. */
export interface News {
  text: string
  raid: string
}

const AppContext = createContext<App | null>(null)

/** The app, for components of a screen. Dialogs are drawn elsewhere: they get it from whoever opens them. */
export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('No screen is shown.')
  return app
}

let shown = 0

/** Shows a screen at this address (a hash) in place of the last; it starts fresh each time. */
export function show(app: App, hash: string, screen: VNode): void {
  shown += 1
  dropDialog()
  app.workshop?.close()
  setAddress(hash)
  render(withApp(app, screen, shown), app.host)
}

/** Components that may use the app. */
export const withApp = (app: App, inner: VNode, key = 0): VNode => (
  <AppContext.Provider key={key} value={app}>
    {inner}
  </AppContext.Provider>
)

export const setAddress = (hash: string): void =>
  history.replaceState(null, '', `${location.pathname}${location.search}${hash}`)

/** Leaves the table or the room that is shown. */
export function leave(app: App): void {
  const { table, release } = app
  app.table = null
  app.release = () => undefined
  table?.close()
  release()
}

/** Shows the start screen if there is no other. */
export async function someScreen({ host, go }: App): Promise<void> {
  if (!host.querySelector('[data-screen]')) await go.start()
}

/** Shows a message over the screen. */
export async function tell(app: App, title: string, text: string, acts: readonly Act[] = []): Promise<void> {
  await someScreen(app)
  askDialog(title, text, acts)
}
