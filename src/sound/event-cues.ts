/** What is heard of a game: cues for its events and moments, in order, with the time between them. */
import type { CardId, EventKind, GameEvent, Seat } from '../engine/types.ts'
import type { DamageType } from '../language/types.ts'
import { type CueName, cue } from './cues.ts'

/** Who listens. */
export interface Ear {
  seat: Seat
  /** Whether a card of this name is a raid's event. */
  isEvent(name: string): boolean
  /** The Boss's seat, and whether the raid is in its last stage. */
  boss?: Seat | undefined
  last?: boolean
  /** The hero of a Boss that something holds, or held; the event with which what looms strikes. */
  bound?: CardId | undefined
  strikes?: number | undefined
}

type Hear = CueName | null | ((event: GameEvent, ear: Ear) => CueName | readonly CueName[] | null)

const known = (type: string): CueName => (type in damage ? damage[type as DamageType] : 'hurt')
const damage: Record<DamageType, CueName> = {
  arcane: 'arcane',
  fire: 'fire',
  frost: 'frost',
  holy: 'holy',
  melee: 'melee',
  nature: 'nature',
  ranged: 'ranged',
  shadow: 'shadow',
}

/** The name of the card that it happens to, '' if the ear may not know it. */
export const eventName = (event: GameEvent): string => event.names[event.what ?? 0] ?? ''

/** Of cards, not of resources: the log is silent about those as well. */
const ofCard =
  (name: CueName): Hear =>
  ({ text }) =>
    text ? name : null

const dealt: Hear = ({ n, type, types }) => {
  if (n === 0) return null
  const kinds = types?.length ? types : type ? [type] : []
  return kinds.length > 0 ? kinds.map(known) : 'hurt'
}

const counters =
  (damage: CueName): Hear =>
  ({ type }) =>
    type === 'damage' || type === undefined ? damage : 'counter'

/** Every kind of event has its cue; null says that another cue of the same moment tells it, or that nobody would see it. */
const table: Record<EventKind, Hear> = {
  deal: dealt,
  heal: ({ n }) => (n === 0 ? null : 'heal'),
  put: counters('hurt'),
  remove: counters('heal'),
  destroy: 'destroy',
  discard: 'discard',
  draw: 'draw',
  move: ({ zone }) => (zone === 'graveyard' ? null : 'move'), // told by what sent it there
  create: 'token',
  search: 'search',
  reveal: (event, ear) => (ear.isEvent(eventName(event)) ? null : 'reveal'), // told as it is played
  turn: 'face',
  attach: 'attach',
  enter: ({ zone }) => (zone === 'resources' ? null : 'land'), // told by 'place'
  leave: null, // told by where it goes
  exhaust: ofCard('exhaust'),
  ready: ofCard('ready'),
  activate: null, // told by 'link'
  flip: 'flip',
  swap: ({ to }, { bound }) => (to !== undefined && to === bound ? 'unleash' : 'swap'),
  become: ({ seat }, { boss, last }) => (seat === undefined || seat !== boss ? 'flip' : last ? 'awaken' : 'arrive'),
  pay: ({ n }) => (n ? 'coin' : null),
  play: (event, ear) => (ear.isEvent(eventName(event)) ? 'event' : 'play'),
  place: 'place',
  complete: 'complete',
  strike: 'strike',
  target: 'target',
  interrupt: 'interrupt',
  trigger: 'trigger',
  use: 'power',
  prevent: 'prevent',
  propose: 'target',
  attack: 'attack',
  defend: 'defend',
  fight: null, // told by the packets
  protect: 'protect',
  sabotage: 'sabotage',
  inspire: 'inspire',
  uncombat: 'defend',
  start: ({ step, seat }, ear) => (step && step !== 'game' ? null : seat === ear.seat ? 'turn' : 'round'),
  end: null, // told by the next turn
  roll: 'roll',
  lose: 'fall',
  shuffle: 'shuffle',
  link: 'link',
  resolve: ({ i }, { strikes }) => (i === strikes ? 'nova' : 'resolve'),
  cease: 'interrupt',
  copy: 'token',
  raise: 'raise',
  name: 'mark',
  mulligan: 'shuffle',
  'combat-over': null, // told by the packets
  extraTurn: 'turn',
  skip: 'mark',
  drop: 'land',
  effect: null,
  mark: null, // told by the moment
  say: (_event, { boss }) => (boss === undefined ? 'mark' : 'cry'),
}

/** The cues of one event, none where another tells it. */
export function cuesOf(event: GameEvent, ear: Ear): readonly CueName[] {
  const hear = table[event.on]
  const found = typeof hear === 'function' ? hear(event, ear) : (hear ?? null)
  return found === null ? [] : typeof found === 'string' ? [found] : found
}

/** What a table can be told to sound for beside its events. */
export interface Moment {
  /** Of the raid; 0 without one. */
  stage: number
  /** Whether the person at the screen is asked. */
  asked: boolean
  /** How it ended for the one at the screen, '' while it goes on. */
  end: '' | 'won' | 'lost'
  /** How many bonds still hold the Boss. */
  bonds?: number | undefined
  /** How many raiders are in the other realm, and how many resources all of them have over the level of threat. */
  away?: number
  over?: number
  /** As which of the Boss's turns from now on what looms comes, and whether it is averted as it stands. */
  looms?: { turns: number; held: boolean } | undefined
}

/** The cues between two moments. */
export function cuesBetween(before: Moment, now: Moment): readonly CueName[] {
  const all: CueName[] = []
  const bound = before.bonds !== undefined
  if (now.stage > before.stage && !bound) all.push('stage') // he who breaks free is heard himself
  if (now.stage === before.stage && (now.bonds ?? 0) < (before.bonds ?? 0)) all.push('snap')
  const [was, is] = [before.looms, now.looms]
  if (is?.turns === 1 && was && was.turns > 1) all.push('omen')
  if (is && is.turns > 1 && was?.turns === 1 && was.held) all.push('averted')
  const [went, over] = [(now.away ?? 0) - (before.away ?? 0), (now.over ?? 0) - (before.over ?? 0)]
  if (went !== 0) all.push(went > 0 ? 'veil' : 'unveil')
  if (over > 0) all.push('threat')
  if (now.end && !before.end) all.push(now.end === 'won' ? 'victory' : 'wipe')
  if (now.asked && !before.asked) all.push('prompt')
  return all
}

/** A cue that is due, and in how many milliseconds what it tells is seen, if the table shows it. */
export interface Due {
  name: CueName
  at?: number | undefined
}

/** A cue at its time, in milliseconds from now. */
export interface Beat {
  cue: CueName
  at: number
  /** How much of its own loudness. */
  gain: number
}

/** What the ear is spared: more of the same, more than this many cues at once, and a tail longer than this. */
const MOST_ALIKE = 3
const MOST = 12
const LONGEST = 1600
const ALIKE_GAP = 65
/** What the table does not show comes this long after what it showed last. */
const UNSEEN_GAP = 40

/**
 * Cues that come together, in their order: with what is seen of them, or spread over time where nothing is shown. More than a
 * few of the same sound softer, then not at all; of too many, the least important are left out. `speed` shortens the time
 * between them.
 */
export function spread(all: readonly Due[], speed: number): Beat[] {
  const chosen = audible(all)
  if (chosen.some(({ at }) => at !== undefined)) return seen(chosen)
  let at = 0
  const beats = chosen.map(({ name, gain, nth }) => {
    const beat = { cue: name, at, gain }
    at += nth > 0 ? Math.min(ALIKE_GAP, cue(name).gap) : cue(name).gap
    return beat
  })
  const shorter = Math.min(1 / speed, LONGEST / Math.max(at, 1))
  return beats.map((beat) => ({ ...beat, at: Math.round(beat.at * shorter) }))
}

function audible(all: readonly Due[]): (Due & { gain: number; nth: number })[] {
  const counts = new Map<CueName, number>()
  let chosen = all.flatMap((due) => {
    const nth = counts.get(due.name) ?? 0
    counts.set(due.name, nth + 1)
    const most = cue(due.name).weight === 3 ? 1 : MOST_ALIKE
    return nth < most ? [{ ...due, nth, gain: 1 - 0.25 * nth }] : []
  })
  for (const weight of [1, 2]) {
    let over = chosen.length - MOST
    if (over > 0) chosen = chosen.filter(({ name }) => cue(name).weight !== weight || over-- <= 0)
  }
  return chosen
}

function seen(chosen: readonly (Due & { gain: number })[]): Beat[] {
  let last = 0
  return chosen.map(({ name, gain, at = last + UNSEEN_GAP }) => {
    last = Math.max(last, at)
    return { cue: name, at, gain }
  })
}
