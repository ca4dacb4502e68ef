/** The door's types: what players, board, terminal and tests may know of the engine. */
import type { Verb } from '../language/lists.ts'
import type { CardDef, DeckDef } from '../language/types.ts'
import type { RaidDef, RaidTable } from '../raid/format.ts'
import type { Tabletop as Top } from '../rules/R304-dropping/table.ts'
import type {
  Answer,
  CardId,
  Decision,
  Happening,
  KeptCard,
  Obj,
  Outcome,
  Ptr,
  Seat,
  Spot,
  Throw,
} from '../state/types.ts'

export type { Fall, Pose } from '../rules/R304-dropping/falling.ts'
export type { Mat, Quad, Tabletop } from '../rules/R304-dropping/table.ts'
export type { Answer, CardId, Decision, Happening, KeptCard, Obj, Outcome, Ptr, RaidTable, Seat, Spot, Throw }

declare const opaque: unique symbol

/**
 * A game at its open decision. It is opaque: the functions of the door ask it and change it, and nobody else looks inside.
 * It is one value that changes; to keep a position, keep its record (`record`) and load it again.
 */
export interface Game {
  readonly [opaque]: 'game'
}

/** Everything static that a game can be played with: raids, raiders' cards, decks. */
export interface Library {
  raids: readonly RaidDef[]
  cards: readonly CardDef[]
  decks: readonly DeckDef[]
}

/** One player of a setup: a name and a deck. */
export interface SeatSetup {
  name: string
  /** Deck id of the library, or a deck of one's own. */
  deck: string | DeckDef
  /** What else this player has, in casual play: a card may call for it (800.2b). */
  collection?: readonly (readonly [count: number, name: string])[]
  /** Equipment of this deck or its side deck that is in play from the start: kept in the match's game before (800.1d). */
  kept?: readonly Omit<KeptCard, 'seat'>[]
}

/** A raid: one to five raiders against its Boss, in turn order after the Boss. */
export interface RaidSetup {
  raid: string
  /** Which of the raid's modes; the first if it is left out. */
  mode?: string
  raiders: readonly SeatSetup[]
  seed: number
}

/** A table without a raid: two to six players in turn order; those of one team are friends, who has none is on his own. */
export interface TableSetup {
  players: readonly (SeatSetup & { team?: number })[]
  seed: number
}

/** What a game is started with: a raid, or a table without one. */
export type Setup = RaidSetup | TableSetup

/** The save file, the replay, the bug report: a game is its record. */
export interface GameRecord {
  format: 'raidkeeper-record'
  version: 1
  engine: string
  content: string
  setup: Setup
  /** Index of the answer taken at each decision; -1 - seat where a player conceded instead (102.1b). */
  choices: readonly number[]
  /** Hash of the state that each choice answered, 8 hex digits each, joined. */
  hashes: string
}

/** Why something cannot be done: the rule that refuses it and one sentence. */
export interface Refusal {
  rule: string
  why: string
}

/** A card as one seat may know it. */
export interface CardView {
  id: CardId
  /** Name of its definition, null if this seat may not know it. */
  def: string | null
  owner: Seat
  controller: Seat
  zone: 'hand' | 'party' | 'resources' | 'row' | 'deck' | 'graveyard' | 'removed' | 'chain' | 'gone'
  /** Name of its deck, for decks and graveyards of a Boss. */
  deck?: string | undefined
  exhausted: boolean
  faceDown: boolean
  token: boolean
  damage: number
  counters: Readonly<Record<string, number>>
  /** What it is attached to, and what is attached to it. */
  host: CardId
  attachments: readonly CardId[]
  /** Current values; null where the card has none. */
  atk: number | null
  health: number | null
  def_: number | null
  cost: number | null
  strike: number | null
  damageTypes: readonly string[]
  types: readonly string[]
  tags: readonly string[]
  /** Of these, what texts have made it: The Bomb. */
  marks: readonly string[]
  /** The name of the side that shows, if its sides have names: Submerged. */
  side: string
  keywords: readonly string[]
  /** Came into its party after its controller's turn began: can't attack without Ferocity, nor activate (302.2). */
  fresh: boolean
  /** What it is called for being in the other of the raid's two realms (R503.1), '' if it is not: ghost. */
  away: string
  role: '' | 'attacker' | 'defender' | 'proposed attacker' | 'proposed defender'
}

/** A player as one seat may know them: the hero and all zones. */
export interface SeatView {
  seat: Seat
  name: string
  team: number
  boss: boolean
  lost: boolean
  /** What texts have made of the player: Ghost. */
  marks: readonly string[]
  /** What the player is called for being in the other of the raid's two realms (R503.1), '' if it is not: ghost. */
  away: string
  hero: CardId
  handCount: number
  /** Ids of cards in hand, empty if this seat may not see them. */
  hand: readonly CardId[]
  maxHand: number
  party: readonly CardId[]
  resources: readonly CardId[]
  /** What lies in play beside party and resources: cards of a raid's own types. */
  row: readonly CardId[]
  /** How many cards can be exhausted for a cost: resources, and those of the row that pay too; and how many of them are ready. */
  payers: number
  readyResources: number
  /** Each deck, with its top card if this seat knows it. */
  decks: readonly { name: string; count: number; top?: CardId }[]
  /** Name of the deck that it draws from. */
  draws: string
  graveyards: readonly { name: string; cards: readonly CardId[] }[]
  removed: readonly CardId[]
  placed: boolean
  turns: number
}

/** A link of the chain (408): a card, an effect or a proposal to attack, with its targets. */
export interface LinkView {
  id: number
  kind: 'card' | 'resource' | 'power' | 'reward' | 'trigger' | 'proposal' | 'game'
  /** Card on the chain, or source of the effect. */
  card: CardId
  controller: Seat
  code: Ptr
  x: number
  targets: readonly Obj[]
  sealed: boolean
  faceDown: boolean
  attacker: CardId
  defender: Obj
  /** The second of two proposed defenders, else 0. */
  second: Obj
  sabotage: boolean
}

/** A passing modifier: what an effect has made so until it ends (714.3). Its words are those of the modifier at `code`. */
export interface ModView {
  id: number
  code: Ptr
  /** The card that made it, as it was then, and the player on whose side its words are. */
  card: CardId
  controller: Seat
  /** Cards and players that it is about, those that this seat may know. */
  on: readonly Obj[]
  x: number
  /** The number that is locked in, or what is left to prevent. */
  n: number
  /** When it ends: with this turn or combat, as the next turn of `seat` starts or ends (-1: anybody's, or where it hangs on no turn), or later. */
  ends: 'turn' | 'combat' | 'never' | 'start' | 'end' | 'ready' | 'while'
  seat: Seat
}

/** What one seat may know, complete: a client needs nothing else to show the game or to decide. */
export interface View {
  /** Whose view; -1 is an onlooker's. */
  seat: Seat
  /** The raid; all empty at a table without one. */
  raid: {
    id: string
    name: string
    mode: string
    /** Where it stands, and how far it goes; 0 if it has no stages. */
    stage: number
    stages: number
    /** The state of its machine; its title, '' if it has none; the states that it has left. */
    state: string
    title: string
    past: readonly string[]
    /** What holds the Boss, and how many of it still do; only where the raid has such a thing. */
    bonds?: Bonds
    /** What comes, at the start of which of the Boss player's turns from now on, and how much of what averts it is done; only while it comes. */
    looms?: Looms
    pools?: readonly Pool[]
    /** What waits face down, how many of each; only what there is. */
    waits?: readonly Waiting[]
    /** Above so many resources a raider loses some as the own turn ends; only while there is a level. */
    threat?: Threat
    /** Who stands in for the Boss; only while somebody does or did. */
    standins?: Standins
    /** What those in the other realm are called (R503.1); only where the raid has two. */
    realm?: { readonly one: string; readonly many: string }
  }
  /** `name`: the step or phase in words, 'draw step', 'Minion phase'. */
  turn: { n: number; seat: Seat; step: string; phase: string; name: string; order: readonly Seat[] }
  seats: readonly SeatView[]
  /** Every card that this view mentions, by id. */
  cards: Readonly<Record<number, CardView>>
  chain: readonly LinkView[]
  /** What effects have made so for a time, oldest first. */
  modifiers: readonly ModView[]
  combat: {
    window: string
    attacker: CardId
    /** What is sabotaged may be a zone or a player. */
    defender: Obj
    proposed: Obj
    /** The second of two defenders, and of two proposed ones; else 0. */
    second: Obj
    proposedToo: Obj
    /** Those that exhausted to protect in this combat and still take part in it. */
    protecting: readonly CardId[]
    sabotage: boolean
    strikes: readonly (readonly [wielder: CardId, weapon: CardId])[]
  } | null
  outcome: Outcome | null
  /** While something is about to fall on the table: the play areas and how the characters lie there (R304); else null. */
  tabletop: TabletopView | null
}

/** What holds the Boss: so many at first (`of`), and how many still do (`left`). */
export type Bonds = Counted<NonNullable<RaidTable['bonds']>>
/** `turns`: 1 is the Boss player's next turn. `id`: the card that brings it. */
export type Looms = Counted<NonNullable<RaidTable['looms']>> & { readonly turns: number; readonly id: CardId }
/** What waits face down: how many of one kind. */
export type Waiting = Counted<NonNullable<RaidTable['waits']>[number]>
/** The level of threat: above so many resources a raider loses some as the own turn ends (R504.2). */
export type Threat = Counted<NonNullable<RaidTable['threat']>>
/** Who must be beaten in the Boss's place: of how many (`of`), and how many still stand (`left`). */
export type Standins = Counted<NonNullable<RaidTable['standins']>>
/** Cards of one of the raid's own types that are gathered: how many are in play, how many of the pile are used at all, and the numbers that texts ask for. */
export interface Pool {
  type: string
  called: string
  there: number
  used: number
  /** How many there are; 0 if nobody says. */
  pile: number
  marks: readonly number[]
}
/** The same with its amounts worked out. */
type Counted<T> = { readonly [K in keyof T]: T[K] extends string ? T[K] : number }

/** The play areas and how the characters lie on them, while something is about to fall on the table (R304). Lengths are in millimetres. */
export interface TabletopView {
  table: Top
  spots: Throw['spots']
  /** What is about to fall. */
  what: readonly CardId[]
  /** Above whose play areas it will fall. */
  over: readonly Seat[]
  /** Who arranges now, -1 for nobody; the character that is being moved, and its column, or 0 and -1. */
  seat: Seat
  card: CardId
  x: number
}

/**
 * Everything that an event can be: the verbs of the language, and what happens on the chain, to packets that grow ('raise') and
 * between turns beside them; 'name' is a word (`type`) or number (`n`) that is chosen,
 * 'say' are words (`type`) that a card has its player say,
 * 'mark' is what a text has made of a player (`what`).
 */
export type EventKind =
  | Verb
  | 'link'
  | 'resolve'
  | 'cease'
  | 'copy'
  | 'name'
  | 'raise'
  | 'mulligan'
  | 'combat-over'
  | 'extraTurn'
  | 'skip'
  | 'drop'
  | 'effect'
  | 'say'
  | 'mark'

/** One thing that happened, in order, as a seat may know it. `text` is an English sentence for log and announcements. */
export interface GameEvent {
  /** Position in the game's stream of events. */
  i: number
  /** Choice count when it happened. */
  choice: number
  on: EventKind
  what?: Obj
  by?: Obj
  to?: Obj
  with?: Obj
  n?: number
  type?: string
  /** Of a packet: all its damage types. */
  types?: readonly string[]
  rolled?: readonly number[]
  /** Where something went to, or what came into play as: 'hand', 'resources'. */
  zone?: string
  /** Whose zone or turn. */
  seat?: Seat
  /** Whose doing it is: `seat`, else who then controlled what did it, else what it happened to; -1 if nobody. */
  whose: Seat
  /** Of `drop`: the throw and the table, from which `fallOf` makes the whole fall, and on whom it came to rest. */
  fall?: Throw
  tos?: readonly Obj[]
  /** Of `start`: which step, none for the turn itself. */
  step?: string
  /** Names of cards that this event speaks of, as far as the seat may know them. */
  names: Readonly<Record<number, string>>
  text: string
}

/** One line of the sum behind a number. */
export interface LedgerLine {
  n: number
  why: string
  card: CardId
  rule: string
}
/** The sum behind a number: lines that add up to the total. */
export interface Ledger {
  stat: string
  lines: readonly LedgerLine[]
  total: number
}

/** When an act is worth doing: whenever something happens, at the latest before the own turn, or on the own turn only. */
export type Timing = 'now' | 'before' | 'own'

/**
 * What a combat will do as it stands (603), each player's packets in turn order (802.2). `left`: the health that is left after this
 * blow and those before it, 0 or less if it is fatal.
 */
export interface Forecast {
  blows: readonly {
    by: Obj
    to: CardId
    n: number
    types: readonly string[]
    left: number
    /** What replaces or prevents damage, and how much it adds or takes away (717). */
    changes?: readonly { card: CardId; n: number }[]
    /** Somebody may still choose otherwise, or it may go elsewhere. */
    unsure?: boolean
    /** Ready armor that could be exhausted for it, and how much that would take away (717.2c). */
    armor: readonly { card: CardId; n: number }[]
  }[]
  /** Characters that could still protect (602.2). */
  protectors: readonly CardId[]
}
