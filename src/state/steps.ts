/** All steps of the agenda by name, with the plain data of each. */
import type { Answer, CardId, Decision, Into, Names, Obj, Ptr, Seat, Undone, Waiting, ZoneId } from './types.ts'

/** Steps that carry nothing. */
type Bare = Readonly<Record<never, never>>

/** Named in the order of the rules that they belong to. */
export interface Steps {
  /** Players who have lost, and leave the game (102.2). */
  depart: { losing: number }
  /** Players have lost in this way; the consequences follow (102). */
  settle: { rule: string }
  'start-game': { chosen?: true }
  /** `link`: the raid that begins during a game (800.3). */
  mulligan: { seat: Seat; link?: number }
  mulligans: { link?: number }
  begin: Bare
  strike: Strike
  struck: Strike & { frame: number; choice: number }
  host: { link: number }
  /** Makes copies of this link one after another (402.2). */
  duplicate: { link: number; at: number }
  agree: { link: number; seat: Seat; mate?: true }
  pay: { link: number; n: number }
  'pay-parts': { link: number; parts: readonly CostPart[] }
  packets: Packets
  'prevent-if-done': { link: number; code: Ptr }
  window: Window
  'before-priority': Bare
  checks: Bare
  triggers: Bare
  waiting: { waiting: Waiting }
  /** A real card in a hand is named before it is used. */
  show: { card: CardId }
  /** A table with real cards puts something right by hand: first it says what, then how (`way`), then how much. */
  mend: { seat: Seat; card: CardId; way: string }
  mended: { seat: Seat; card: CardId; way: string; n: number }
  'place-free': { card: CardId; seat: Seat; exhausted?: boolean }
  /** A card, the card that an effect names, or the top event. */
  'play-free': { seat: Seat; card?: CardId; code?: Ptr; event?: true }
  search: Search
  reshuffle: { seat: Seat; deck: ZoneId; keep: readonly Obj[] }
  unique: Bare
  /** Revealed cards that may be used at once (Warp). */
  warp: { cards: readonly CardId[] }
  warped: { card: CardId; seat: Seat }
  turns: Bare
  /** The turn has ended at once (500.5), and the interrupted steps that come first are done. */
  'turn-over': Bare
  'turn-starts': Bare
  'phase.raid': { name: string }
  'phase.ready': Bare
  'phase.draw': Bare
  'phase.event': Bare
  'phase.action': Bare
  'phase.end': Bare
  'phase.wrap-up': Bare
  combat: { attacker: CardId; defender: Obj; second: Obj; sabotage: boolean }
  /** The seats already asked; `second`: for the second of two proposed defenders. */
  protect: { asked: readonly Seat[]; second?: true }
  defend: Bare
  conclude: Bare
  blows: Bare
  'combat-over': Bare
  add: Adding
  added: Adding
  'take-back': Adding
  propose: Proposing
  resolve: { link: number }
  resolved: { link: number }
  /** An event was interrupted (R501.1b). */
  'event-gone': Bare
  text: Text
  tried: { link: number; code: Ptr }
  /** `name`: the text's name for the damage, '' for none. `whole`: the note to undo if nothing was dealt. */
  dealt: { link: number; name: string; whole: Undone }
  each: Passes
  again: { link: number; code: Ptr; outer: Names }
  'not-entered': { card: CardId }
  /** `log`, `mod`: the ends of the log and of the modifiers before anything was made as they enter. */
  enter: { list: readonly Entering[]; why: For; log: number; mod: number }
  draws: { seat: Seat; n: number; cause?: Seat | undefined; from: Origin; as: string; link: number }
  /** `was`: the fingerprint of hands and decks before the last try. */
  'draw-until': { seat: Seat; cause?: Seat | undefined; from: Origin; was: string }
  hearthed: { link: number }
  'start-raid': RaidStart
  'raid-begins': Omit<RaidStart, 'raid'>
  rebuild: { seat: Seat; n: number; link: number; chosen?: readonly CardId[] }
  loop: Loop
  drop: Dropping
  raid: RaidWork
  /** Reports to the machine that a text is done. `links`: the number on the chain before. */
  'text-done': { link: number; name: string; links: number; rest: StepOf<'raid'> }
  /** Taking an answer that was stopped for another question. */
  answering: { of: Step; answer: Answer; decision: Decision }
}

export type StepName = keyof Steps

/** A step of this name. `answered`: the answers to questions that it has asked while running. */
export type StepOf<N extends StepName> = {
  [K in N]: { readonly step: K; readonly answered?: readonly Answer[] } & Readonly<Steps[K]>
}[N]

export type Step = StepOf<StepName>

/** A priority window (410): who has priority, and how many have passed in a row. */
export interface Window {
  name: string
  seat: Seat
  passes: number
  /** Actions that could not be finished (707.2), as JSON of their answers. */
  refused?: readonly string[]
}

/** The window to go back to (707.2): with the number of the choice that began the action. */
export type Back = StepOf<'window'> & { readonly choice: number }

/** A link that is being added (707.1). */
export interface Adding {
  link: number
  /** The step to return to (707.2), with the answer that led here; undefined for triggers and the game's own links. */
  back?: Back
  answer?: Answer
  free?: boolean
  x?: boolean
  rather?: number
  /** Played by an effect or by the game: the zone that its card came from (707.2). */
  from?: number
  /** Targets of one set that were chosen so far. */
  picked?: readonly Obj[] | undefined
}

/** An attack that is being proposed (601). */
export interface Proposing {
  attacker: CardId
  /** The first of two proposed defenders, once it is chosen. */
  first?: Obj
  seat: Seat
  back: Back
  answer: Answer
}

/** Weapons that a wielder strikes with (303.2). */
export interface Strike {
  wielder: CardId
  seat: Seat
  /** Chosen so far; they are struck with all at once (406.6). */
  picked?: readonly CardId[]
  /** Costs that turned out to be unpayable (707.2). */
  refused?: readonly string[]
}

/** The context for reading a part of a cost. */
export interface Speaker {
  /** The card that is `self` in it; 0 for the card whose cost it is. */
  self: CardId
  /** The roles of the action being paid for, if the part refers to them. */
  roles?: Names
}

/** A piece of a cost: one action of a list, or without a list a number of resources. */
export interface CostPart extends Speaker {
  code: Ptr
  at: number
  /** Parts paid first, because nothing else depends on them: resources, parts with a given object, parts that move no card. */
  rank: number
}

/** The position in the text being processed (709). */
export interface Text {
  link: number
  code: Ptr
  at: number
  /** Paying a cost: choices are costs, not choices on resolution. */
  cost?: boolean
  /** Only this one effect of the list. */
  only?: boolean
  /** The card that is `self` in it, if not the link's (707.1e). */
  self?: CardId
  /** The roles of the action being paid for, in a cost that a modifier adds (707.1e). */
  roles?: Names
  /** The note to undo if not all of this is done (709.2f). */
  whole?: Undone
}

/** The passes of a text that is processed for each of several objects (802). */
export interface Passes {
  link: number
  code: Ptr
  /** The objects whose pass is still to come. */
  left: readonly Obj[]
  /** The values, before the first pass, of the names given in a pass. */
  outer: Names
  /** Their values in the passes so far, combined. */
  all: Names
}

/** A search (413). */
export interface Search {
  link: number
  code: Ptr
  /** The searching player, and the owners of the zones. */
  seat: Seat
  whose: Seat
  /** Zones to look through, by name; none until they are chosen. */
  zones?: readonly string[]
  /** The index of the zone being looked through. */
  at: number
  /** The cards found so far, and the decks that have been looked through. */
  picked: readonly Obj[]
  /** The current zone is looked through in any case. */
  looks: boolean
  decks: readonly ZoneId[]
}

/** Damage or healing that is about to be dealt (408). */
export interface Packet {
  heal: boolean
  /** 408.2a */
  n: number
  /** 408.3a */
  types: readonly string[]
  /** Source character (408.2c). */
  by: Obj
  /** Destination character (408.2b). */
  to: CardId
  /** The weapons or cards it is dealt with (408.3d). */
  with: readonly Obj[]
  /** 408.3b */
  combat: boolean
  /** Can't be prevented (408.3c). */
  sure: boolean
  /** Damage beyond fatal goes to a hero (405.8). */
  smash: boolean
  /** It is such damage. */
  smashed?: true
  /** 408.2c */
  controller: Seat
  /** Modifiers that have affected it already (716.1e). */
  used: readonly string[]
  /** The text that made it: name for the result and the link that keeps it. */
  as: string
  link: number
}

/** Packets that are dealt together, and the index of the current one (717). */
export interface Packets {
  list: readonly Packet[]
  at: number
  /** Packet for which no more equipment is exhausted. */
  passed?: number
  /** Their order is settled (802.2). */
  ordered?: true
}

/** The origin of an event (716.1): the modifiers applied to it, and the name for its result in the text it replaces. */
export interface Origin {
  applied?: readonly string[]
  into?: Into
}

/** A card that enters play, and how (710). */
export interface Entering {
  id: CardId
  seat: Seat
  exhausted?: boolean
  damage?: number
  host?: CardId
  x?: number
  faceDown?: boolean
  /** As another type than it prints (300.1d). */
  type?: string
  /** A starting hero that is put back (301.4d). */
  back?: boolean
  /** A token that is a face-down resource, and nothing else (R402.2a). */
  resource?: boolean
}

/** The text that puts cards into play, which may name them. */
export interface For {
  cause?: Seat
  from?: Origin
  /** The link, and the name in it, that waits to know what they have become. */
  link?: number
  as?: string
  /** The attachment that it is put into play to be the host of (400.4). */
  hosts?: CardId
}

/** A raid that begins during a game (800.3). */
export interface RaidStart {
  raid: string
  seat: Seat
  link: number
}

/** A loop that somebody ends by choosing a number (803). */
export interface Loop {
  /** The players who may choose a number, first the performer of the loop's first action (803.2). */
  seats: readonly Seat[]
  /** The action that would continue the loop, for each of them. */
  bars: readonly string[]
  chosen: readonly (number | null)[]
  /** The step that goes on once the numbers are chosen; `back`: the one that takes the first action back. */
  on?: Step
  back?: Step
  card: CardId
  /** They must go on (803.3). */
  must?: true
}

/** A character on the table (R304): its area, and its top left corner as its player sees it, with the far edge of the play area at the top. */
export interface Spot {
  card: CardId
  seat: Seat
  w: number
  h: number
  x: number
  y: number
}

/** The open questions before something falls on the table, and the places of all characters (R304). */
export interface Dropping {
  link: number
  code: Ptr
  what: readonly CardId[]
  /** The play areas it will fall above: those of the players whose characters it could land on. */
  over: readonly Seat[]
  /** The seats that may still arrange, the current one first. */
  seats: readonly Seat[]
  /** The character being moved, and the column chosen for it; otherwise 0 and -1. */
  card: CardId
  x: number
  /** The number of moves that the current player has made. */
  moves: number
  deep: number
  spots: readonly Spot[]
}

/** One action of a transition of the raid's machine. */
export interface RaidAction {
  how: 'now' | 'sealed'
  code: Ptr
  name: string
}

/** The remaining actions of a transition; names bound by an action are available to later ones. */
export interface RaidWork {
  seat: Seat
  card: CardId
  todo: readonly RaidAction[]
  names: Names
}
