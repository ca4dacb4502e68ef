/**
 * The state of a game: plain data that survives JSON at every decision. No rules here.
 * Objects are numbers (`Obj`): a card its id (> 0), a player -1 - seat, the raid -999, a zone -1000 - zone id, an effect on the chain -100000 - link
 * id.
 * A card that changes zones becomes a different card with a new id (415.9a); its former self is last known information until the wrap-up step.
 */

import type { Decision } from './decisions.ts'
import type { Spot, Step } from './steps.ts'

export * from './decisions.ts'
export * from './steps.ts'

/** A place at the table. In a raid 0 is the Boss player, 1 to 5 the raiders clockwise; at a table without a raid 0 to 5 in turn order. */
export type Seat = number
/** A card by its number, from 1 on. A card that changes zones gets a new one (415.9a). */
export type CardId = number
export type ZoneId = number
/** A card (> 0), a player (-1 - seat), the raid itself (-999), a zone (-1000 - zone) or an effect on the chain (-100000 - link). */
export type Obj = number

/** Points at a piece of content: '<card name>#<path>', e.g. 'Crush#text'. State never holds code. */
export type Ptr = string

/** The number of counters of each name. */
export type Counters = Readonly<Record<string, number>>

export interface Card {
  id: CardId
  /** Name of the definition in the content: its printed information now (402.3). */
  def: string
  /** Its real printed information, if it has become a copy of another card (402.3); otherwise null. */
  proper: Printed | null
  owner: Seat
  /** Its controller: the owner of the party, or the player who added it to the chain; its owner elsewhere (401.1). */
  controller: Seat
  /** The player under whose control it entered play (401.3b). */
  under: Seat
  zone: ZoneId
  /** The index of its owner's deck (and graveyard) that it belongs to (R101.3c). */
  home: number
  /** Timestamp (718.2): when it entered its zone, or last attached. */
  stamp: number
  /** When its powers came back after it had lost them (718.2f), and when it last got ATK, health or DEF counters (718.2g). */
  powersSince?: number
  countersSince?: Readonly<Partial<Record<'atk' | 'health' | 'def' | 'both', number>>>
  /** When it came into its present party (302.2). */
  since: number
  exhausted: boolean
  /** A hero on its other side, or a face-down resource. */
  faceDown: boolean
  /** The type that it entered play as, if not the printed one (300.1d). */
  type: string
  /** In a resource row (415.8a). */
  resource: boolean
  token: boolean
  /** A token's printed information that was computed as it was created (404.2). */
  specified: Specified | null
  /** On the chain without a physical card (402.1, 402.2): it ceases to exist as it leaves. */
  duplicate: boolean
  damage: number
  counters: Readonly<Record<string, number>>
  /** The object that it is attached to, 0 if none (400.5). */
  host: CardId
  /** The host description inherited from the text that attached it (400.1), '' if it has its own or none. */
  attach: Ptr
  /** X chosen while it is on the chain (201.3). */
  x: number
  /** Names that last with the card ('this.…'). */
  names: Names
  /** Seats that have seen it since it came into this zone, as bits. */
  seen: number
  /** A former self: what it became, or -1 if it ceased to exist. 0 while it is current. */
  became: CardId
  /** The data of a former self as it left play or the chain (709.2d). */
  last: LastKnown | null
}

export type Specified = Partial<Record<'name' | 'tag', string> & Record<'atk' | 'health', number>>

/** A card's printed information: its definition, and for a token the values computed as it was created. */
export interface Printed {
  def: string
  specified: Specified | null
}

export interface LastKnown {
  atk: number
  health: number
  def: number
  controller: Seat
  attacking: boolean
  defending: boolean
  protecting: boolean
  /** In combat with somebody (602.3b), as it was then. */
  inCombat?: true
  /** Its attachments then, if any. */
  attached?: readonly CardId[]
  /** Types, tags and keywords; null if they were just the printed ones. */
  types: readonly string[] | null
  tags: readonly string[] | null
  keywords: readonly string[] | null
}

/** The value of a name: objects, a number, or dice. */
export interface Val {
  o?: readonly Obj[]
  n?: number
  d?: readonly number[]
  /** A word that was chosen: a name, an ally type. */
  w?: string
  /** The guess that was made. */
  code?: Ptr
}
export type Names = Readonly<Record<string, Val>>

/** Something that was not done in full: a cost (707.2), the actions of a prevention (717.3), a "try" of a text by its pointer. */
export type Undone = 'cost' | 'prevention' | Ptr

/** Targets among which something is divided, and the share of each so far. */
export interface Shares {
  o: readonly Obj[]
  n: readonly number[]
}

/** The rules' notes about a text being processed, besides its own names. An absent note does not hold. */
export interface Notes {
  undone?: readonly Undone[]
  /** The resource enters exhausted (412.1c). */
  exhausted?: true
  /** It is placed besides the one resource of the turn (412.1). */
  again?: true
  /** Modal parts for which no more modes are wanted (707.1c). */
  settled?: readonly Ptr[]
  /** The players who choose the modes of each part. */
  choosers?: Readonly<Record<Ptr, Obj>>
  /** The number of targets of a place, if they are chosen at random (706.5). */
  many?: Readonly<Record<Ptr, number>>
  /** The player of each target of a place as it was chosen (706.1). */
  each?: Readonly<Record<Ptr, readonly Seat[]>>
  /** The shares of the targets of a place (707.1d). */
  shares?: Readonly<Record<Ptr, Shares>>
  /** All targets chosen at a place, or under a name, if some have become illegal since (709.2c). */
  chosen?: Readonly<Record<string, readonly Obj[]>>
  /** Whether a duration's condition has remained true since the link was created (714.3b). */
  remains?: Readonly<Record<Ptr, boolean>>
  /** The amount dealt or healed, if the text does not name it (709.2f). */
  dealt?: number
  /** Cards that the text has moved, or whose move triggered it: it can find them again (415.9b, 415.9c). */
  moved?: readonly CardId[]
  /** The zone that the card was played from, if not a hand. */
  played?: string
  /** Cards that stay with their player (800.1). */
  kept?: readonly CardId[]
  /** Modifiers that the text comes from: they do not apply to its effects (716.1e). */
  applied?: readonly string[]
  /** The link whose text it waits for (715.1). */
  way?: number
  /** The replaced text's own count, which also counts this effect (716.1f). */
  into?: Into
}

/** A name of a link. */
export interface Into {
  as: string
  link: number
}

export interface Player {
  seat: Seat
  name: string
  team: number
  boss: boolean
  decks: readonly string[]
  /** The index of the deck it draws from: the first, until a raid changes it (415.3a). */
  draws: number
  /** The player's hero, or without one the former self of their last hero (301.5, R302.3). */
  hero: CardId
  /** The hero that the player started with, wherever it is now (301.4d). */
  starting: CardId
  /** Heroes that another hero has replaced: they stay removed from the game (301.4a). */
  retired: readonly CardId[]
  /** The player's cards that were not in their deck or side deck as the match began: from a collection, or from another player (800.1c). */
  brought: readonly CardId[]
  /** Whether a side deck or a collection was listed for the player, so that they have no other (800.2a). */
  listed?: true
  /** The player's cards are real: the list of their deck, empty if nobody has told it. */
  real?: readonly (readonly [count: number, name: string])[]
  lost: boolean
  /** Required to draw from an empty deck (410.6b). */
  decked: boolean
  /** Stamp at the start of its most recent turn (302.2). */
  turnStamp: number
  placed: boolean
  turns: number
  mulligan: boolean
  /** Counters on the player, once there were any. */
  counters?: Counters
}

/** A link on the chain, or a text that is processed without the chain (705, 709). */
export interface Link {
  id: number
  kind: 'card' | 'resource' | 'power' | 'reward' | 'trigger' | 'proposal' | 'game'
  /** The card on the chain, or the source of the effect; of a proposal, whose source is its player, the attacker (705.5). 0 for none. */
  card: CardId
  controller: Seat
  /** Its effects as it resolves; '' for none. */
  code: Ptr
  /** The whole power (its cost, limits) this came from; '' for none. */
  power: Ptr
  x: number
  targets: Readonly<Record<string, readonly Obj[]>>
  modes: Readonly<Record<string, readonly number[]>>
  /** Answers of picks made while resolving, by site; cleared when the effect that asked is done. */
  picks: Readonly<Record<string, readonly number[]>>
  names: Names
  notes: Notes
  faceDown: boolean
  /** Can't be interrupted by players (R201.2, R302.2). */
  sealed: boolean
  /** If-condition checked again as it resolves (703.2); '' for none. */
  check: Ptr
  /** Proposal: attacker, defender, and whether it is a sabotage (601.2). */
  attacker: CardId
  defender: Obj
  /** The second of two proposed defenders, else 0. */
  second: Obj
  sabotage: boolean
  /** The zone that the card goes to after its text; '' for the default of the rules (709.2g). */
  after: string
  /** Answers given while it was being added, and dead ends found (707.2). */
  path: string
  refused: readonly string[]
}

/** A definite modifier (714.3), or a triggered one (715). */
export interface ModRow {
  id: number
  code: Ptr
  you: Seat
  self: CardId
  names: Names
  notes: Notes
  x: number
  targets: Readonly<Record<string, readonly Obj[]>>
  stamp: number
  /** The way it ends. 'start' and 'end': as the next turn of `seat` after turn `after` starts or ends; seat -1 means any player. */
  ends: 'turn' | 'combat' | 'never' | 'start' | 'end' | 'ready' | 'while'
  seat: Seat
  after: number
  /** The flagged cards of a "next ready step" modifier that it still waits for. */
  left: readonly Obj[]
  /** Amount locked in as it was made (709.2d), or what is left to prevent (717.2a). */
  n: number
  while: Ptr
  /** The printed information that makes a card a copy (402.3a), as it was then; null for every other modifier. */
  copied: Printed | null
}

/** A past event of this game that a text asks about, seen from one player's side. */
export interface DeedRow {
  id: number
  /** The pattern that it fits. */
  code: Ptr
  seat: Seat
  /** The objects in the open roles, which only the asking text can fill. */
  who: readonly Obj[]
  /** The count, up to the highest number that any text asks for. */
  n: number
}

/** An event: the verb and its roles. The log of this turn is a list of these. */
export interface Happening {
  on: string
  by?: Obj
  what?: Obj
  to?: Obj
  from?: Obj
  with?: Obj
  /** All of them where there are several, as with two weapons (408.3d). */
  withs?: readonly Obj[]
  /** All defenders of one attack, if there are two. */
  tos?: readonly Obj[]
  for?: Obj
  n?: number
  type?: string
  types?: readonly string[]
  combat?: boolean
  fatal?: boolean
  /** Smash damage (405.8). */
  smash?: true
  /** For "the last" of something: the objects that leave, or are dealt fatal damage, together with this, up to it, and after it. */
  past?: readonly Obj[]
  ahead?: readonly Obj[]
  /** The power used, for limits (701.4). */
  power?: Ptr
  step?: string
  seat?: Seat
  zone?: string
  side?: 'front' | 'back'
  rolled?: readonly number[]
  purpose?: string
  /** The player whose effect caused it. */
  cause?: Seat
  quest?: boolean
  /** The link whose text did it (715.1). */
  way?: number
  /** drop: the throw, and the table that it fell on (R304). */
  fall?: Throw
}

/** The path of a card from one zone to another, for the log. */
export interface Path {
  /** '' for a card that was nowhere before: a token, a card of the raid. */
  from: PathZone | ''
  to: PathZone
  /** The player whose zone it came to. */
  seat: Seat
  /** The name of the deck; of a resource that of the raid's resource deck, if it belongs to that; '' if it is none. */
  deck: string
  /** For a resource: how many its player has now. */
  row: number
  /** Face down, so that nobody can see it. */
  down: boolean
}
export type PathZone = 'hand' | 'deck' | 'graveyard' | 'removed' | 'play' | 'resources' | 'row' | 'chain'

/** A dropped card: everything that determines its fall. */
export interface Throw {
  /** The players at the table, in turn order, and the depth of their play areas. */
  seats: readonly Seat[]
  deep: number
  /** The play areas it began to fall above. */
  over: readonly Seat[]
  seed: number
  /** The seat in whose play area its middle lies, -1 for none. */
  on: Seat
  /** The places of the characters: each in its player's play area, with the area that it covers. */
  spots: readonly Spot[]
}

/** A triggered effect that waits to be added to the chain (708). */
export interface Waiting {
  controller: Seat
  card: CardId
  code: Ptr
  check: Ptr
  names: Names
  notes: Notes
  x: number
}

/** The agenda as a stack: a step and the steps after it. `hash` is 0 until it is first computed. */
export interface Pending {
  step: Step
  under: Pending | null
  hash: number
}

export interface TurnRow {
  n: number
  seat: Seat
  first: Seat
  step: string
  /** Seats in turn order (500.1); the eliminated stay, and are passed over. */
  order: readonly Seat[]
  /** Extra turns still to be taken, the next one first (500.3). */
  extra: readonly Seat[]
  /** The seat from whose usual turn the order goes on after extra and skipped turns; -1 if it is the current one. */
  usual: Seat
  /** `raid`: a phase of the raid's own, which `step` names. */
  phase: 'setup' | 'start' | 'event' | 'raid' | 'action' | 'end' | 'over'
}

export interface CombatRow {
  attacker: CardId
  /** The object of a sabotage may be a zone or a player too. */
  defender: Obj
  proposed: Obj
  /** The second of two, and the second proposed one; else 0. There is none without a first. */
  second: Obj
  proposedToo: Obj
  /** The stage of the combat; '' outside one. */
  window: '' | 'proposed' | 'attack' | 'protect' | 'defend' | 'conclusion'
  /** Those that exhausted to protect in this combat and still take part in it (602.2). */
  protecting: readonly CardId[]
  /** A sabotage, not a normal combat (600.1). */
  sabotage: boolean
  /** Weapons struck with: wielder and weapon (303.2a). */
  strikes: readonly (readonly [wielder: CardId, weapon: CardId])[]
}

/** A table with one row, 0, which is always there. */
export type Single<T> = Record<number, T> & { 0: T }

export interface State {
  cards: Record<number, Card>
  players: Record<number, Player>
  /** `open`: a deck that has been turned over (415.3d). */
  zones: Record<number, { cards: readonly CardId[]; open: boolean }>
  links: Record<number, Link>
  mods: Record<number, ModRow>
  log: Record<number, Happening>
  /** One row (0) each: */
  agenda: Single<{ top: Pending | null }>
  chain: Single<{ links: readonly number[] }>
  waiting: Single<{ list: readonly Waiting[] }>
  turn: Single<TurnRow>
  combat: Single<CombatRow>
  /** `script`: rolls that come first, for tests and for replaying a game played at a table. */
  /** `told`: people roll them, and say what they show. */
  dice: Single<{ at: Readonly<Record<string, number>>; script?: readonly number[]; told?: boolean }>
  /**
   * `id`: the raid being played, '' for none; `mode`: its mode; `value`: its machine's state; `done`: states that it has left.
   * `counters`: those on the raid itself, once there were any. `drawn`: its decks lie on a real table.
   */
  raid: Single<{
    id: string
    mode: string
    value: string
    done: readonly string[]
    counters?: Counters
    drawn?: boolean
  }>
  misc: Single<Misc>
  loop: Single<Loop>
  marks: Record<number, PositionMark>
  decision: Single<{ open: Decision | null }>
  /** Past events of the whole game that texts ask about. */
  deeds: Record<number, DeedRow>
}

export interface Misc {
  seed: number
  card: number
  link: number
  mod: number
  stamp: number
  log: number
  /** Set once the game is over. */
  outcome: Outcome | null
  /** The players who lose, and by which rule: they are removed from the game before anything else is done (102.3). */
  losing: readonly (readonly [seat: Seat, rule: string])[]
  /** Tokens in zones other than play, until pre-priority checks end them (404.2c, 410.6d). */
  leftTokens: readonly CardId[]
  /** Cards in play that a modifier has put under another player's control (401.3). */
  taken: readonly CardId[]
  /** Cards in play that are copies of others (402.3). */
  copies: readonly CardId[]
  /** Cards in play that have lost their powers (700.3). */
  muted: readonly CardId[]
  /** Characters with fatal damage since the last checks that some packet dealt to (410.6a), with the packet's source. */
  struck: Readonly<Record<number, Obj>>
}

/** Actions of a turn that might be part of a loop (803): the turn and the number of marks. */
export interface Loop {
  turn: number
  n: number
  /** Actions that their players may not take next, because they would continue a loop that has ended (803.2). */
  barred: readonly string[]
}

/** An action or a triggered effect, and the position in which it was added. */
export interface PositionMark {
  key: string
  seat: Seat
  at: number
  /** Somebody chose to do it. */
  may: boolean
  /** The number of links on the chain, and of effects waiting. */
  deep: number
}

/** The end of a game (102): the winners, and the deciding rule. */
export interface Outcome {
  winners: readonly Seat[]
  /** 'raiders', 'boss', 'draw', or 'team' outside raids. */
  result: 'raiders' | 'boss' | 'draw' | 'team'
  rule: string
  /** The card or text that would have gone on for ever (803.5), if identified. */
  text?: string
  /** A choice asked for more than may be computed (803.5). Numbers are shown without modifiers then. */
  excess?: true
  /** Cards that stay in play for the next game, if somebody hearthed (800.1). */
  kept?: readonly KeptCard[]
}

/** A card that starts the next game in play, under its owner's control (800.1d). */
export interface KeptCard {
  seat: Seat
  card: string
  counters?: Readonly<Record<string, number>>
  exhausted?: true
  /** Words that were chosen for it ('this.…'). */
  words?: Readonly<Record<string, string>>
  /** The type that it entered play as, if not the printed one (300.1d). */
  type?: string
}
