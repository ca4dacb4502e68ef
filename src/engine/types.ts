/** The engine's public types, for bots, board, terminal and tests. */
import type { Verb } from '../language/lists.ts'
import type { Brief } from '../language/print/index.ts'
import type { CardDef, DeckDef } from '../language/types.ts'
import type { RaidClock, RaidDef, RaidTable } from '../raid/format.ts'
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
import type { Setup } from './setup-types.ts'

export type { Fall, Pose } from '../rules/R304-dropping/falling.ts'
export type { Mat, Quad, Tabletop } from '../rules/R304-dropping/table.ts'
export type * from './setup-types.ts'
export type { Answer, CardId, Decision, Happening, KeptCard, Obj, Outcome, Ptr, RaidTable, Seat, Spot, Throw }

declare const opaque: unique symbol

/**
 * A game at its open decision. Opaque and mutable: use only the engine's functions; to keep a position, keep its record (`record`) and load that
 * again.
 */
export interface Game {
  readonly [opaque]: 'game'
}

/** All content that a game can use: raids, raiders' cards, decks. */
export interface Library {
  raids: readonly RaidDef[]
  cards: readonly CardDef[]
  decks: readonly DeckDef[]
  /** Further cards, which are in a game only if one of its players brings them: `libraryFor` adds these to `cards`. */
  more?: readonly CardDef[]
  /** Cards whose text is not in the data: only who has them on a real table can bring them, and carries their text out. */
  byHand?: readonly CardDef[]
  /** The most modifiers and cards that a choice may look at (803.5), in a library with an untrusted raid; unlimited if left out. */
  looks?: number
}

/** The record's raid. `hash` covers what the rules use. */
export interface RaidNote extends Pick<RaidDef, 'id' | 'name' | 'version' | 'author'> {
  hash: string
  /** The raid itself, if the record carries it. */
  def?: RaidDef
}

/** The save file, the replay, the bug report: a game is its record. */
export interface GameRecord {
  format: 'raidkeeper-record'
  version: 1
  engine: string
  content: string
  /** Its raid; left out at a table without one. */
  raid?: RaidNote
  setup: Setup
  /** The index of the answer given at each decision; -1 - seat if a player conceded instead (102.1b). */
  choices: readonly number[]
  /** Hash of the state that each choice answered, 8 hex digits each, joined. */
  hashes: string
}

/** Why something can't be done: the rule that refuses it and one sentence. */
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
  /** The object that it is attached to, and its attachments. */
  host: CardId
  attachments: readonly CardId[]
  /** Current values; null where the card has none. */
  atk: number | null
  health: number | null
  def_: number | null
  cost: number | null
  /** Its cost has an X beside the number, which is not chosen yet (201.3). */
  x: boolean
  strike: number | null
  damageTypes: readonly string[]
  types: readonly string[]
  tags: readonly string[]
  /** Tags that effects have given it, such as The Bomb. */
  marks: readonly string[]
  /** The name of the visible side, if its sides have names, such as Submerged. */
  side: string
  keywords: readonly string[]
  /** Came into its party after its controller's turn began: can't attack without Ferocity, nor activate (302.2). */
  fresh: boolean
  /** The word for it if it is in the raid's other realm (R503.1), such as ghost; otherwise ''. */
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
  /** Tags that effects have given the player, such as Ghost. */
  marks: readonly string[]
  /** The word for the player if they are in the raid's other realm (R503.1), such as ghost; otherwise ''. */
  away: string
  /** Counters on the player, by name; left out while there are none. */
  counters?: Readonly<Record<string, number>>
  /** 0 if the player never had one, as in a raid whose Boss comes later. */
  hero: CardId
  handCount: number
  /** Ids of cards in hand, empty if this seat may not see them. */
  hand: readonly CardId[]
  maxHand: number
  party: readonly CardId[]
  resources: readonly CardId[]
  /** Cards in play beside party and resources: those of the raid's own types. */
  row: readonly CardId[]
  /** The number of cards that can be exhausted to pay costs (resources, and paying cards of the row), and how many of them are ready. */
  payers: number
  readyResources: number
  /** Each deck, with its top card if this seat may see it. */
  decks: readonly { name: string; count: number; top?: CardId }[]
  /** The name of the deck that this player draws from. */
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
  /** The second of two proposed defenders, otherwise 0. */
  second: Obj
  sabotage: boolean
}

/** A temporary modifier that an effect has made (714.3). Its text is that of the modifier at `code`. */
export interface ModView {
  id: number
  code: Ptr
  /** The card that made it, as it was then, and the player who is "you" in its text. */
  card: CardId
  controller: Seat
  /** The cards and players that it affects, as far as this seat may know them. */
  on: readonly Obj[]
  x: number
  /** The number that is locked in, or the amount still to prevent. */
  n: number
  /**
   * The end of it: with this turn or combat, as the next turn of `seat` starts or ends (-1: anyone's, or if it doesn't depend on a turn), or later.
   */
  ends: 'turn' | 'combat' | 'never' | 'start' | 'end' | 'ready' | 'while'
  seat: Seat
}

/** Everything that one seat may know. A client needs nothing else to show the game or to decide. */
export interface View {
  /** The seat of this view; -1 is an onlooker. */
  seat: Seat
  /** The raid; empty values at a table without a raid. */
  raid: {
    id: string
    name: string
    mode: string
    /** The current stage and the number of stages; 0 if the raid has no stages. */
    stage: number
    stages: number
    /** The state of its machine; the title of that state, or ''; the states that it has left. */
    state: string
    title: string
    past: readonly string[]
    /** Counters on the raid itself, by name; left out while there are none. */
    counters?: Readonly<Record<string, number>>
    /** The things that hold the Boss, and how many still do; only in raids that have this. */
    bonds?: Bonds
    /** The coming danger: the start of one of the Boss player's next turns, and how far the raiders have averted it; only while there is one. */
    looms?: Looms
    pools?: readonly Pool[]
    /** The number of cards of each kind that wait face down; kinds without any are left out. */
    waits?: readonly WaitingPile[]
    /** The number of resources above which a raider loses some as their turn ends; only while there is a level. */
    threat?: Threat
    /** The characters to be beaten in the Boss's place; only in raids that have this, from then on. */
    standins?: Standins
    /** The clock of the Boss in play, if its visible side has one. */
    clock?: Clock
    /** The Boss's next blows, as far as everyone knows them. */
    coming?: Coming
    /** The word for those in the other realm (R503.1); only in raids with two realms. */
    realm?: { readonly one: string; readonly many: string }
  }
  /** `n` counts all turns, `round` the turns of each player. `name`: the step or phase in words, 'draw step', 'Minion phase'. */
  turn: { n: number; round: number; seat: Seat; step: string; phase: string; name: string; order: readonly Seat[] }
  seats: readonly SeatView[]
  /** Every card that this view mentions, by id. */
  cards: Readonly<Record<number, CardView>>
  chain: readonly LinkView[]
  /** Temporary modifiers, oldest first. */
  modifiers: readonly ModView[]
  combat: {
    window: string
    attacker: CardId
    /** The sabotaged object may be a zone or a player. */
    defender: Obj
    proposed: Obj
    /** The second of two defenders or of two proposed defenders; otherwise 0. */
    second: Obj
    proposedToo: Obj
    /** The characters that exhausted to protect in this combat and still take part in it. */
    protecting: readonly CardId[]
    sabotage: boolean
    strikes: readonly (readonly [wielder: CardId, weapon: CardId])[]
  } | null
  outcome: Outcome | null
  /** While something is about to fall on the table: the play areas and how the characters lie there (R304); otherwise null. */
  tabletop: TabletopView | null
}

/** The things that hold the Boss: how many there were at first (`of`), and how many are left (`left`). */
export type Bonds = Counted<NonNullable<RaidTable['bonds']>>
/** `turns`: 1 is the Boss player's next turn. `id`: the card that brings it. */
export type Looms = Counted<NonNullable<RaidTable['looms']>> & {
  readonly turns: number
  readonly id: CardId
  /** The damage that it deals: '10 fire to all raiders' heroes'; '' if none. */
  readonly deals: string
}
/** The Boss's next blows: its ATK as it would attack one hero or another, lowest and highest; and its damage as its turn starts or ends. */
export interface Coming {
  readonly atk?: readonly [low: number, high: number]
  readonly says: readonly { readonly at: 'start' | 'end'; readonly text: string }[]
}
/** The number of cards of one kind that wait face down. */
export type WaitingPile = Counted<NonNullable<RaidTable['waits']>[number]>
/** The threat level: a raider with more resources loses some as their turn ends (R504.2). */
export type Threat = Counted<NonNullable<RaidTable['threat']>>
/** The characters to be beaten in the Boss's place: how many there were (`of`), and how many still stand (`left`). */
export type Standins = Counted<NonNullable<RaidTable['standins']>>
/** A count with an effect at `at`; `near`: soon, or it has come. */
export type Clock = Pick<RaidClock, 'counts' | 'says' | 'down'> & {
  readonly n: number
  readonly at: number
  readonly near: boolean
}
/** Cards of one of the raid's own types that gather: how many are in play, how many of the pile are in use, and the thresholds in card texts. */
export interface Pool {
  type: string
  called: string
  there: number
  used: number
  /** The size of the pile; 0 if it has no limit. */
  pile: number
  marks: readonly number[]
}
type Counted<T> = { readonly [K in keyof T]: T[K] extends string ? T[K] : number }

/** The play areas and how the characters lie on them, while something is about to fall on the table (R304). Lengths are in millimetres. */
export interface TabletopView {
  table: Top
  spots: Throw['spots']
  /** The cards about to fall. */
  what: readonly CardId[]
  /** The players above whose play areas it will fall. */
  over: readonly Seat[]
  /** The seat that arranges now, or -1; the character being moved and its column, or 0 and -1. */
  seat: Seat
  card: CardId
  x: number
}

/**
 * Every kind of event: the verbs of the language, events of the chain and between turns, packets that grow ('raise').
 * 'name' is a chosen word (`type`) or number (`n`), 'loop' its end (803.3), 'say' a phrase (`type`) of a player, 'mark' a tag given to a player (`what`).
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
  | 'loop'
  | 'skip'
  | 'drop'
  | 'effect'
  | 'say'
  | 'mark'

/** One event, as a seat may know it. `text` is an English sentence for log and announcements. */
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
  /** For a packet: all its damage types. */
  types?: readonly string[]
  rolled?: readonly number[]
  /** Its destination, or the form in which it came into play: 'hand', 'resources'. */
  zone?: string
  /** The player of the zone or turn. */
  seat?: Seat
  /** Its causer: `seat` if set, otherwise the controller then of the acting card, otherwise of the affected one; -1 if nobody. */
  whose: Seat
  /** For `drop`: the throw and the table, from which `fallOf` computes the fall, and the characters on which the card came to rest. */
  fall?: Throw
  tos?: readonly Obj[]
  /** For `start`: the step; undefined for the turn itself. */
  step?: string
  /** For `start` of a turn: its round. */
  round?: number
  /** The link that was added, resolves or ends. */
  link?: LinkTold
  /** The link whose text is being processed, if any. */
  during?: number
  /** Dealt by a combat, not by a text. */
  combat?: boolean
  /** Its addition to the log line that it belongs to, if any. */
  brief?: Brief
  /** For `lose`: by conceding (102.1b). */
  conceded?: true
  /** Names of the cards in this event, as far as the seat may know them. */
  names: Readonly<Record<number, string>>
  text: string
}

/** A link in an event: its id, kind, title, and aims. */
export interface LinkTold {
  id: number
  kind: LinkView['kind']
  title: string
  aims: readonly string[]
  /** Its effects in words; '' for a card that enters play. */
  says: string
  attacker: CardId
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

/** An amount of damage to a character. */
export interface Hit {
  obj: Obj
  n: number
  type: string
}

/** The damage of an answer if nobody else does anything. */
export interface Outlook {
  hits: readonly Hit[]
  /** The weapons that the attacker strikes with for it. */
  strikes: readonly CardId[]
  /** Nothing that the attacker deals would be dealt to this defender. */
  immune?: boolean
}

/** The best time for an action: against the other side's action right now, at the latest before the player's own turn, or only on it. */
export type Timing = 'now' | 'before' | 'own'

/**
 * The result of a combat as things stand (603), each player's packets in turn order (802.2).
 * `left`: the health left after this blow and the earlier ones, 0 or less if it is fatal.
 */
export interface Forecast {
  blows: readonly {
    by: Obj
    to: CardId
    n: number
    types: readonly string[]
    left: number
    /** The cards that replace or prevent damage, and the amount that each adds or removes (717). */
    changes?: readonly { card: CardId; n: number }[]
    /** A player still has a choice, or the damage may go elsewhere. */
    unsure?: boolean
    /** Ready armor that could be exhausted against it, and how much that would prevent (717.2c). */
    armor: readonly { card: CardId; n: number }[]
  }[]
  /** Characters that could still protect (602.2). */
  protectors: readonly CardId[]
}
