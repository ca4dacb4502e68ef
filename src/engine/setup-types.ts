/** The public types of setups: who plays what, and from which position. */
import type { DeckDef } from '../language/types.ts'
import type { Counters, KeptCard, Ptr, Seat, Specified } from '../state/types.ts'

/** One player of a setup: a name and a deck. */
export interface SeatSetup {
  name: string
  /** The id of a deck of the library, or a custom deck. */
  deck: string | DeckDef
  /**
   * Real cards: hand and deck lie on a table, and the game learns a card as it is shown.
   *
   * `true`: the deck's list is known. With a number of cards only that is, and the deck names its hero alone.
   */
  real?: true | { readonly cards: number }
  /** The player's collection, in casual play: some cards may search it (800.2b). */
  collection?: readonly (readonly [count: number, name: string])[]
  /** Equipment of this deck or its side deck that is in play from the start: kept in the previous game of the match (800.1d). */
  kept?: readonly Omit<KeptCard, 'seat'>[]
}

/** A state of a raid's machine: its name, or those inside it by the name of the outer one. */
export type StateName = string | { readonly [outer: string]: StateName }

/** A card of a position with its state. */
export interface PlacedCard {
  name: string
  damage?: number
  exhausted?: boolean
  faceDown?: boolean
  counters?: Counters
  token?: boolean
  /** The values with which a token was made, where it has others than its name. */
  specified?: Specified
  /** The type as which it entered play, if not the printed one. */
  type?: string
  /** The name of what it is attached to; `Kor Cindervein#2` is the second of that name. */
  on?: string
  /** The description of its host that the text which attached it gave it (400.1). */
  attach?: Ptr
  /** Another seat than this side's, whose card it is. */
  of?: Seat
  /** It came into play this turn. */
  fresh?: boolean
}

/** A card of a position: its name alone, or with its state. */
export type Placed = string | PlacedCard

/** One side of a position. What is left out is empty; a deck that is left out holds the rest of its list, shuffled. */
export interface PositionSide {
  /** Another hero than the deck's or the raid's own, or its state. */
  hero?: string | Partial<PlacedCard>
  /** Counters on the player. */
  counters?: Counters
  /** Turns that this player has begun, this one too. */
  turns?: number
  /** The player has placed a resource this turn. */
  placed?: boolean
  /** The player is out of the game (102.2). */
  out?: boolean
  /** Names of cards, or how many from the deck. */
  hand?: number | readonly string[]
  /** Cards in the resource row, ready unless they say otherwise; or how many from the deck, face down. */
  resources?: number | readonly Placed[]
  /** All else in play. */
  cards?: readonly Placed[]
  /** Cards of the raid's own types in their row (R303.3b). */
  row?: readonly Placed[]
  /** Decks by name, top card first; a raider's is called "deck". */
  decks?: Readonly<Record<string, readonly string[]>>
  graveyards?: Readonly<Record<string, readonly string[]>>
  removed?: readonly string[]
  /** The deck that it draws from, if not the first. */
  draws?: string
}

/** A position to begin with instead of an opening: all that lies on the table, and the turn. For practice, scenarios, bug reports and tests. */
export interface Position {
  /** One for each seat, in their order. */
  sides: readonly PositionSide[]
  /** The seat whose turn it is. */
  turn: Seat
  /** The step of the turn whose window is open, such as "action"; "start" (the default) begins the turn. */
  at?: string
  /** The number of the turn over the whole game, or of the last one if a turn begins; 1 if left out. */
  n?: number
  /** The state of the raid's machine; one inside another as `{ outer: 'inner' }`. */
  state?: StateName
  /** States that the machine has left. */
  left?: readonly string[]
  /** Counters on the raid itself. */
  counters?: Counters
}

/** A raid: one to five raiders against its Boss, in turn order after the Boss. */
export interface RaidSetup {
  raid: string
  /** The id of one of the raid's modes; the first mode if left out. */
  mode?: string
  raiders: readonly SeatSetup[]
  /** Counters on the raid from the start, left by earlier raids of a campaign: of the names that the raid `leaves`. */
  left?: Counters
  /** At a table with real cards: dice are rolled there, and somebody says what they show. */
  dice?: 'told'
  /** The same for the raid's shuffled decks: they lie there, and somebody says which card of them is drawn. */
  raidDecks?: 'drawn'
  seed: number
  position?: Position
}

/** A table without a raid: two to six players in turn order; players of one team are friends, players without a team are on their own. */
export interface TableSetup {
  players: readonly (SeatSetup & { team?: number })[]
  seed: number
  position?: Position
}

/** The start of a game: a raid, or a table without one. */
export type Setup = RaidSetup | TableSetup
