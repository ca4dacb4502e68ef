/** What is said of a table to set it: who sits there, what lies where, whose turn it is. */
import type { Library, Placed } from '../../src/engine/types.ts'

export type CardSpec = Placed

export interface SideSpec {
  hero?: string
  name?: string
  damage?: number
  exhausted?: boolean
  flipped?: boolean
  /** Turns that this player has begun, this one too; 3 if it is left out. */
  turns?: number
  hand?: readonly string[]
  /** Ready face-down resources by number (default 0), or named ones, each face down unless it is listed in `quests`. */
  resources?: number
  /** Face-down resources of those names, ready: Minions and Events that wait. */
  waits?: readonly string[]
  /** Face-up quests in the resource row, in addition. */
  quests?: readonly CardSpec[]
  /** Everything else in play: allies, equipment, ongoing abilities; `on` attaches it to a card of that name. */
  cards?: readonly CardSpec[]
  /** Top card first. */
  deck?: readonly string[]
  graveyard?: readonly string[]
  removed?: readonly string[]
}

export interface BossSpec extends SideSpec {
  /** State of the raid's machine, where the Boss's name does not tell it. */
  state?: string
  /** Top card of the event deck first. */
  events?: readonly string[]
  eventGraveyard?: readonly string[]
  /** Cards of the raid's own types in their row, face up unless they say otherwise. */
  row?: readonly CardSpec[]
  /** Other decks of the raid by name, top card first: { minion: ['Lava Pack'] }. */
  decks?: Readonly<Record<string, readonly string[]>>
}

export interface TableSpec {
  /** The first of the library if it is left out, or the raid of the Boss that `boss.hero` names. */
  raid?: string
  /** Which of its modes; the usual one if it is left out. */
  mode?: string
  /** The stage at which the raid stands, 1 if it is left out. */
  stage?: number
  boss?: BossSpec
  raiders?: readonly SideSpec[]
  /** A table without a raid: two to six players, friends if they share a team. */
  players?: readonly (SideSpec & { team?: number })[]
  /** Whose turn it is: 'Boss' or a raider's name ('R1' by default is the first). */
  turn?: string
  /** Where in the turn: the window that is open; or 'start' to begin with the ready step. Default: action. */
  at?: 'start' | 'ready' | 'draw' | 'event' | 'action' | 'end'
  dice?: readonly number[]
  seed?: number
  /** Cards of one's own for this test, beside the library's. */
  library?: Library
}
