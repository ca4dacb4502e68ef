/**
 * A running game: the state with its journal, the compiled content, and cached values.
 * Only `s` is the game; everything else can be thrown away and rebuilt from it.
 */

import type { CardCode, Code } from '../../language/compile.ts'
import type { Facts } from '../../language/meaning/facts.ts'
import type { Amount, EventPattern } from '../../language/types.ts'
import { growth } from '../../state/bounds.ts'
import { PARTY, RESOURCES, ROW, zoneId } from '../../state/ids.ts'
import { insert, put, type Store } from '../../state/journal.ts'
import { must } from '../../state/must.ts'
import type {
  About,
  Answer,
  Card,
  CardId,
  Decision,
  DecisionKind,
  Happening,
  Link,
  Misc,
  Obj,
  Outcome,
  Path,
  Player,
  Ptr,
  Seat,
  State,
  Step,
  StepName,
  StepOf,
  Val,
  ZoneId,
} from '../../state/types.ts'
import type { Cache } from './cache.ts'
import type { Env } from './env.ts'

/** A section's implementation of its step. `run` either acts (and may push steps) or returns the open question. */
export interface StepDef<N extends StepName = StepName> {
  /** The question that it opens with, if any, asked without writing anything. */
  ask?(g: Game, step: StepOf<N>): Decision | null
  run(g: Game, step: StepOf<N>): Decision | null
  answer?(g: Game, step: StepOf<N>, answer: Answer, decision: Decision): void
}

/** The definition of every step; a missing one does not compile. */
export type StepDefs = { readonly [N in StepName]: StepDef<N> }

/** The raid as the rules need it; src/raid provides it. */
export interface RaidRules {
  id: string
  calls: string
  /** The raid's setup in this mode: the Boss that starts in play ('' for none) and the other cards in play, its decks, its numbers. */
  played: (mode: string) => {
    readonly starts: string
    readonly startsWith: readonly (readonly [number, string])[]
    readonly decks: Readonly<Record<string, readonly (readonly [number, string])[]>>
    readonly draws: Amount
    readonly handMax: Amount
    readonly skipsFirstDraw: boolean
  }
  /** Cards of the raid that are tokens. */
  tokens: readonly string[]
  /** Cards of the raid that are in no player's deck. */
  only: ReadonlySet<string>
  bossFirst: boolean
  bossMulligans: boolean
  turn: readonly string[]
  /** Decks kept in the order of their lists; in the mode being played, some may have only so many cards, chosen at random. */
  ordered: readonly string[]
  /** Decks that don't take their graveyards in as they run out. */
  once: readonly string[]
  lots: (mode: string) => Readonly<Record<string, Amount>>
  /** The only deck whose cards may become the Boss player's resources; '' if any card may. */
  resourceDeck: string
  /** The default mode; '' if it has no modes. */
  mode: string
  /** The tag that divides the table in two (R503.1); '' for none. */
  realm: string
  /** Modifiers of the raid itself and of the mode being played, by the pointers of their lists. */
  always: (mode: string) => readonly Ptr[]
  eventDeck: string
  afterEvent: 'resource' | 'graveyard'
  listens: Readonly<Record<string, EventPattern>>
  /** Reports an event to the machine, which may push steps. Returns true if it did anything. */
  hear(g: Game, event: string, roles: Happening): boolean
  stage(g: Game): number
  stages: number
  /** Its own phases in words. */
  phases: Readonly<Record<string, string>>
  /** The name of an effect of the machine, by the pointer of its text; '' if it has none. */
  called(code: Ptr): string
  /** The machine's own words for what is asked at this place of one of its texts; '' if it has none. */
  asks(code: Ptr): string
  /** Title of the machine's state, '' if it has none. */
  title(g: Game): string
}

/** Questions about the table as it is now, after all modifiers (712-719). A table of functions, so that words and modifiers may need each other. */
export interface Ask extends Facts<Game, Env> {
  types(g: Game, o: Obj): readonly string[]
  /** Whether an effect could let this player play the card now without paying its cost (409). */
  playable(g: Game, seat: Seat, card: CardId): boolean
  /** Whether modifiers of this side and card can't affect that, because it is in another realm (R503.1c). */
  outside(g: Game, from: { you: Seat; self: Obj }, o: Obj): boolean
  /** Other legal defenders for the combat that is proposed now (601.2). */
  otherAims(g: Game): readonly unknown[]
  /** The times that a power's pattern had come true in this game, or with `each` in the role that it counts by. */
  timesBefore(g: Game, p: EventPattern, env: Env, each: Obj): number
}

/** Thrown by `decide` in the middle of a step: all that the step has written is taken back until the question is answered. */
export class Undecided extends Error {
  decision: Decision
  constructor(decision: Decision) {
    super(decision.rule)
    this.decision = decision
  }
}

/** Thrown if a text would go on for ever: the current step is taken back, and the game is a draw (803.5). */
export class Endless extends Error {
  /** The text that does it. */
  code: Ptr
  constructor(code: Ptr) {
    super(`${code} goes on without end (803.5).`)
    this.code = code
  }
}

/** Thrown if a choice asks for more than may be computed: all of it is taken back, and the game is a draw (803.5). */
export class Excess extends Error {
  /** The modifier that asks; '' if none does. */
  code: Ptr
  constructor(code: Ptr) {
    super(`${code} asks for too much (803.5).`)
    this.code = code
  }
}

/** Counts a modifier or card that is looked at. */
export function looks(g: Game): void {
  if (--g.looks < 0) throw new Excess(g.cache.depth > 0 ? must(g.cache.frames[0]).a.ptr : '')
}

/** The numbers from one to another as answers; if there are very many, only the first. */
export const numbersFrom = (from: number, to: number): Answer[] =>
  Array.from({ length: Math.max(0, Math.min(to - from + 1, growth.once)) }, (_, i) => ({ do: 'number', n: from + i }))

/**
 * Asks in the middle of a step, where nothing else may happen in between. Returns the answer if there is one.
 * Otherwise the step stops here, its writes are taken back, and it runs again from its beginning once there is an answer.
 */
export function decide(g: Game, d: Decision): Answer {
  const answer = g.answered[g.used]
  if (!answer) throw new Undecided(d)
  g.used++
  return answer
}

/** One event as the recorder has noted it. */
export interface Recorded {
  h: Happening
  choice: number
  names: Record<number, { def: string; seen: number }>
  link: Link | null
  /** The controller at that time of the acting card, otherwise of the affected one; -1 if nobody. */
  whose: Seat
  /** Whether it needs no sentence of its own. */
  quiet: boolean
  /** The path of its card, if it moved. */
  path: Path | null
  /** The link whose text is being processed, 0 for none. */
  during: number
  round: number
}

export interface Recorder {
  list: Recorded[]
  /** Cards revealed by texts, for lookup: entries of the list, including those taken back since. */
  shown: Recorded[]
  /** The card whose text made a player lose, by seat; '' for the raid itself. */
  lost: Map<Seat, string>
}

/** Somebody is about to get priority (410). */
export interface Moment {
  seat: Seat
  turn: Readonly<State['turn'][0]>
  chain: number
  /** The controller of the link on top of the chain, -1 without one. */
  by: Seat
  /** The step of the open combat, '' without one. */
  combat: string
}

export interface Game extends Store {
  code: Code
  raid: RaidRules | null
  /** Raids that may be played in this game, or start in it (800.3), by id. */
  raids: Readonly<Record<string, RaidRules>>
  steps: StepDefs
  ask: Ask
  /** The events for log and board; null if nobody uses them. */
  recorder: Recorder | null
  /** Whether a seat's hidden information was made up. */
  imagined: boolean
  /** The number of choices made, and where in the journal each began (707.2). */
  choice: number
  marks: number[]
  /** The choices: indices of answers, or -1 - seat of a player who conceded (102.1b). */
  choices: number[]
  cache: Cache
  /** Whether a seat is asked as it gets priority; null: always, and also where there is only one answer. */
  asks: ((moment: Moment) => boolean) | null
  /** Answers to the questions that the current step asks while it runs, and how many of them it has used so far. */
  answered: readonly Answer[]
  used: number
  /** The modifiers and cards that this choice may still look at; infinite if unlimited. */
  looks: number
}

/** Whether a link is the raid's own: the game carries it out, so nothing forbids or replaces it (103.3). */
export const byRaid = (g: Game, linkId: number): boolean => g.code.ofRaid.has(g.s.links[linkId]?.code ?? '')

/** The raid's setup in the mode of this game. */
export const playedNow = (g: Game, raid: RaidRules): ReturnType<RaidRules['played']> => raid.played(g.s.raid[0].mode)

export const misc = (g: Game): Misc => g.s.misc[0]
/** The controller of a card in play. */
export const sideOf = (g: Game, c: Card): Seat => g.cache.sides?.get(c.id) ?? c.controller
export const card = (g: Game, id: CardId): Card => g.s.cards[id]!
export const player = (g: Game, seat: Seat): Player => g.s.players[seat]!
export const link = (g: Game, id: number): Link => g.s.links[id]!
export const turn = (g: Game) => g.s.turn[0]
export const combat = (g: Game) => g.s.combat[0]
/** The present round, a round being one turn of each player still in the game: the most turns anyone has had; 0 before the first. */
export const roundOf = (g: Game): number =>
  turn(g).order.reduce((most, seat) => Math.max(most, player(g, seat).turns), 0)
export function codeOf(g: Game, c: Card): CardCode {
  const known = g.cache.codes[c.id]
  if (known !== undefined && known.key === c.def) return known
  const code = must(g.code.cards.get(c.def), c.def)
  g.cache.codes[c.id] = code
  return code
}

export function next(g: Game, counter: 'card' | 'link' | 'mod' | 'stamp' | 'log'): number {
  const n = misc(g)[counter] + 1
  put(g, 'misc', 0, counter, n)
  return n
}

const parts = [PARTY, RESOURCES]
const partsAndRow = [PARTY, RESOURCES, ROW]

/** The kinds of zones that play is divided into (415.8a); a raid may have a row of its own (R303.3b). */
export const areas = (g: Game): readonly number[] => (g.code.rows ? partsAndRow : parts)

/** Returns this zone, and creates it first if nothing has come into it yet. */
export function opened(g: Game, zone: ZoneId): ZoneId {
  if (!g.s.zones[zone]) {
    insert(g, 'zones', zone, { cards: [], open: false })
    g.cache.zones = null
  }
  return zone
}

/** This part of a seat's play (415.8a); a row of the raid's own exists once something comes into it, whoever controls that (R303.3b). */
export const partOf = (g: Game, seat: Seat, kind: number): ZoneId => opened(g, zoneId(seat, kind))

/** The seat of the Boss player; 0 at a table without one. */
export const bossSeat = (g: Game): Seat => turn(g).order.find((s) => player(g, s).boss) ?? 0

/** The next seat after this one that is still in the game. */
export function seatAfter(g: Game, seat: Seat): Seat {
  const order = turn(g).order
  const at = order.indexOf(seat)
  for (let i = 1; i <= order.length; i++) {
    const s = order[(at + i) % order.length]!
    if (!player(g, s).lost) return s
  }
  return seat
}

export function livingCount(g: Game): number {
  let n = 0
  for (const s of turn(g).order) if (!player(g, s).lost) n++
  return n
}

/** Puts a step on top of the agenda. */
export function push(g: Game, step: Step): void {
  put(g, 'agenda', 0, 'top', { step, under: g.s.agenda[0].top, hash: 0 })
}

/** Removes the top step and returns it. */
export function pop(g: Game): Step | undefined {
  const { top } = g.s.agenda[0]
  if (!top) return undefined
  put(g, 'agenda', 0, 'top', top.under)
  return top.step
}

/** Removes the top step, which must have this name, and returns it. */
export function popOf<N extends StepName>(g: Game, name: N): StepOf<N> {
  const step = pop(g)
  if (!step || !isStep(step, name)) throw new Error(`The step "${name}" is missing.`)
  return step
}

const isStep = <N extends StepName>(step: Step, name: N): step is Step & StepOf<N> => step.step === name

/** Clears the agenda, except for the lowest step: the turns (500.1). */
export function toBottom(g: Game): void {
  let { top } = g.s.agenda[0]
  while (top?.under) top = top.under
  put(g, 'agenda', 0, 'top', top)
}

/** Rewrites the whole agenda; a step that becomes null is left out. */
export function rewrite(g: Game, change: (step: Step) => Step | null): void {
  const steps: Step[] = []
  for (let p = g.s.agenda[0].top; p; p = p.under) {
    const step = change(p.step)
    if (step) steps.push(step)
  }
  put(g, 'agenda', 0, 'top', null)
  pushAll(g, steps)
}

/** Puts steps on top, the first of the list to be done first. */
export function pushAll(g: Game, steps: readonly Step[]): void {
  let top = g.s.agenda[0].top
  for (let i = steps.length - 1; i >= 0; i--) top = { step: steps[i]!, under: top, hash: 0 }
  put(g, 'agenda', 0, 'top', top)
}

/** Seats that are still in the game, in turn order from `from` (500.1, 410.1). */
export function living(g: Game, from: Seat = turn(g).seat): Seat[] {
  const order = turn(g).order
  const at = Math.max(0, order.indexOf(from))
  const out: Seat[] = []
  for (let i = 0; i < order.length; i++) {
    const s = order[(at + i) % order.length]!
    if (!player(g, s).lost) out.push(s)
  }
  return out
}

export const opposed = (g: Game, a: Seat, b: Seat): boolean => player(g, a).team !== player(g, b).team
export const opponentsOf = (g: Game, seat: Seat): Seat[] => living(g).filter((s) => opposed(g, s, seat))

/** A question; for several seats deciding together, the first in seat order answers as party leader. */
export function question(
  who: Seat | { seat: Seat; joint?: readonly Seat[] },
  kind: DecisionKind,
  rule: string,
  answers: readonly Answer[],
  about: About = {},
): Decision {
  const { seat, joint } = typeof who === 'number' ? { seat: who } : who
  const d: Decision = { seat, kind, rule, about, answers, matters: answers.length > 1, step: kind }
  return joint && joint.length > 1 ? { ...d, joint } : d
}

/** A new row among the links; every row has its fields in one order, so that V8 gives them all one shape. */
export function addLink(g: Game, l: Omit<Link, 'id'>): Link {
  const id = next(g, 'link')
  const row: Link = {
    id,
    kind: l.kind,
    card: l.card,
    controller: l.controller,
    code: l.code,
    power: l.power,
    x: l.x,
    targets: l.targets,
    modes: l.modes,
    picks: l.picks,
    names: l.names,
    notes: l.notes,
    faceDown: l.faceDown,
    sealed: l.sealed,
    check: l.check,
    attacker: l.attacker,
    defender: l.defender,
    second: l.second,
    sabotage: l.sabotage,
    after: l.after,
    path: l.path,
    refused: l.refused,
  }
  insert(g, 'links', id, row)
  return row
}

/** Gives a name in a link's text its value; names beginning with 'this.' stay with the card. */
export function bindName(g: Game, linkId: number, name: string, v: Val): void {
  const l = link(g, linkId)
  if (name.startsWith('this.') && g.s.cards[l.card])
    put(g, 'cards', l.card, 'names', { ...card(g, l.card).names, [name]: v })
  put(g, 'links', linkId, 'names', { ...l.names, [name]: v })
}

export const emptyLink: Omit<Link, 'id'> = {
  kind: 'game',
  card: 0,
  controller: 0,
  code: '',
  power: '',
  x: 0,
  targets: {},
  modes: {},
  picks: {},
  names: {},
  notes: {},
  faceDown: false,
  sealed: false,
  check: '',
  attacker: 0,
  defender: 0,
  second: 0,
  sabotage: false,
  after: '',
  path: '',
  refused: [],
}

/** A player loses (102.1), and is removed from the game before it continues (102.3). */
export function lose(g: Game, seat: Seat, rule: string): void {
  const { losing } = misc(g)
  if (!player(g, seat).lost && !losing.some(([s]) => s === seat))
    put(g, 'misc', 0, 'losing', [...losing, [seat, rule] as const])
}

export function endGame(g: Game, outcome: Outcome): void {
  if (!misc(g).outcome) put(g, 'misc', 0, 'outcome', outcome)
}
