/** The state of the table's page: its game, its table, and the displays around it. */
import { type Signal, signal } from '@preact/signals'
import type { VNode } from 'preact'
import type { Choice, PrintedFace, Scene, Table } from '../../board/index.ts'
import type { CardId, Decision, Library, Outcome, Seat } from '../../engine/types.ts'
import type { Intent } from '../../session/intent.ts'
import { instantsOf } from '../../session/left-to-do.ts'
import type { Saved, SessionSave } from '../../session/saved-game.ts'
import type { App } from '../app.tsx'
import type { EndAct } from '../dialogs/end-dialog.tsx'
import type { Lesson } from './lessons.ts'
import type { MenuGroup } from './menu.tsx'
import type { newsFor, Told } from './table-news.ts'
import type { TableSession } from './table-session.ts'

/** The person who must come to the screen, the reason, and the events since they were last asked. */
export interface Coming {
  seat: Seat
  name: string
  why: string
  since: readonly string[]
}

/** The displays around the table. */
export interface Shown {
  /** The scene on the table; null while it is covered. */
  scene: Scene | null
  /** The person who must come to the screen before the table is shown. */
  coming: Coming | null
  /** The answer that the space bar gives. */
  ending: Choice | null
  /** The seats of the person at the screen, and which of them must decide. */
  own: readonly Seat[]
  asked: Seat | null
  canUndo: boolean
  canRedo: boolean
  passing: boolean
  intent: Intent | null
  paused: boolean
}

export interface Page {
  readonly app: App
  readonly library: Library
  readonly session: TableSession
  /** The raid's id, '' if there is none. */
  readonly raid: string
  readonly printed: (def: string) => PrintedFace | null
  /** The raid's art for its cards. */
  readonly art: Parameters<typeof newsFor>[2]['art']
  readonly shown: Signal<Shown>
  /** A message for the player, '' if there is none. */
  readonly notice: Signal<string>
  readonly coach: Coach
  readonly replay: Replay
  readonly pressing: Pressing
  /** The state of the sound. */
  readonly told: Told
  /** Null until it is mounted. */
  table: Table | null
  /** The keeping of the game on this page; null if it is kept elsewhere. */
  readonly keeping: Keeping | null
  /** The surroundings of the table besides its bar. */
  readonly around: Around | null
  /** The timer of the next refresh, 0 if none is due. */
  queued: number
  /** No motion is shown until a person must decide. */
  skipping: boolean
  /** The end of the game has been shown. */
  ended: boolean
  /** The page has been closed. */
  closed: boolean
}

/** The surroundings of a table, by kind of game: the other people of a room, or the controls of a replay. */
export interface Around {
  /** Shown under the bar. */
  readonly Strip: (props: { page: Page }) => VNode | null
  /** Whether nobody plays here: then there is nothing to undo, to pass or to concede. */
  readonly watches: boolean
  /** The consequence of leaving the page for the game. */
  readonly leaving: string
  /** The way out of the page; without it, one goes to the start screen. */
  readonly leave?: EndAct
  menu(page: Page): MenuGroup
  /** A key was pressed that nothing else has handled. Returns whether it has a meaning here. */
  key?(page: Page, key: string): boolean
  /** A place of the table is picked. Returns whether that is meant for the others, and nothing else. */
  picked?(key: string): boolean
  /** Messages to the others about a card. */
  points?(card: CardId): readonly EndAct[]
  /** Acts after the end of the raid. */
  next?(): readonly EndAct[]
}

/** A game that this page keeps. */
export interface Keeping {
  /** The game as its session saves it. */
  readonly played: () => SessionSave
  /** A message for the player about saving, '' if all is well. */
  readonly trouble: () => string
  /** The same raid again; after the end of a game, the next game of its match, with the kept cards (800.1d). */
  readonly again: (saved: Saved, sameSeed: boolean, outcome?: Outcome) => void
  /** Plays on in a copy, until the player goes back to this game. */
  readonly tryOut: (saved: Saved) => void
  /** Gives the player the position as a file. Returns what it does not say, in words; null for a game that has none. */
  readonly position: (saved: Saved) => string | null
  /** Its name and its last picture, for the list of saved games. */
  name: string
  picture: string
  /** When that picture was taken. */
  snapped: number
}

export interface Coach {
  readonly lesson: Signal<Lesson | undefined>
  /** The current scene, and the question for which something has been read: no more is read until the next. */
  scene: Scene | null
  rested: Scene['decision']
}

/** The last events, step by step. */
export interface Replay {
  /** Null while nothing is replayed. */
  readonly shown: Signal<ReplayStep | null>
  /** The timer of the next step. */
  timer: number
  /** Lets the waiting bots continue. */
  release(): void
}

/** The current step of a replay. */
interface ReplayStep {
  readonly steps: readonly string[]
  readonly at: number
  readonly paused: boolean
}

/** Whether a press is meant for the question that is shown: since when it is shown, and of what the player was warned. */
export interface Pressing {
  /** The question being shown, since when, and whether it follows directly from an answer of the same person. */
  shown: Decision | null
  since: number
  /** The number of choices when it came. */
  made: number
  follows: boolean
  /** The question that the player has been warned about, and when. */
  warned: Decision | null
  at: number
  /** When a mouse button or finger last went up. */
  up: number
  /** The cards that can be played on the turns of others too. */
  readonly instants: ReadonlySet<string>
}

const nothingShown: Shown = {
  scene: null,
  coming: null,
  ending: null,
  own: [],
  asked: null,
  canUndo: false,
  canRedo: false,
  passing: false,
  intent: null,
  paused: false,
}

type Given = Pick<Page, 'app' | 'library' | 'session' | 'raid' | 'printed' | 'keeping' | 'around'>

export const newPage = (given: Given): Page => ({
  ...given,
  art: given.library.raids.find(({ id }) => id === given.raid)?.art,
  shown: signal(nothingShown),
  notice: signal(''),
  coach: { lesson: signal(undefined), scene: null, rested: null },
  replay: { shown: signal(null), timer: 0, release: () => undefined },
  pressing: {
    ...{ shown: null, since: 0, made: 0, follows: false, warned: null, at: 0, up: -1000 },
    instants: instantsOf(given.library, given.raid),
  },
  told: { events: [], n: 0 },
  table: null,
  queued: 0,
  skipping: false,
  ended: false,
  closed: false,
})

export const home = (page: Page): void => page.table?.home()
