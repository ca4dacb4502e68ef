/** The cues for a game's events and moments, in order, with the time between them. */
import type { CardId, EventKind, GameEvent, Seat } from '../engine/types.ts'
import type { DamageType } from '../language/types.ts'
import { type CueName, cue } from './cues.ts'

/** The listener. */
export interface Ear {
  seat: Seat
  /** Whether a card of this name is a raid's event. */
  isEvent(name: string): boolean
  /** The Boss's seat, and whether the raid is in its last stage. */
  boss?: Seat | undefined
  last?: boolean
  /** The Boss hero that something holds or held; the event with which the looming danger strikes. */
  bound?: CardId | undefined
  strikes?: number | undefined
  /** The cue that a raid has chosen for one of its cards. */
  own?: (name: string) => CueName | undefined
  /** Whether a raid has brought a sound of its own for one of its cards. */
  sounds?: (name: string) => boolean
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

/** The name of the card that the event happens to; '' if the listener may not know it. */
export const eventName = (event: GameEvent): string => event.names[event.what ?? 0] ?? ''

/** Whether it is about cards, not resources, which the log leaves out, too. */
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

/** The cue for every kind of event; null if another cue of the same moment covers it, or nobody would see it. */
const table: Record<EventKind, Hear> = {
  deal: dealt,
  heal: ({ n }) => (n === 0 ? null : 'heal'),
  put: counters('hurt'),
  remove: counters('heal'),
  destroy: 'destroy',
  discard: 'discard',
  draw: 'draw',
  move: ({ zone }) => (zone === 'graveyard' ? null : 'move'), // covered by the event that sent it there
  create: 'token',
  search: 'search',
  reveal: (event, ear) => (ear.isEvent(eventName(event)) ? 'event' : 'reveal'),
  turn: 'face',
  attach: 'attach',
  enter: ({ zone }) => (zone === 'resources' ? null : 'land'), // covered by 'place'
  leave: null, // covered by where it goes
  exhaust: ofCard('exhaust'),
  ready: ofCard('ready'),
  activate: null, // covered by 'link'
  flip: 'flip',
  swap: ({ to }, { bound }) => (to !== undefined && to === bound ? 'unleash' : 'swap'),
  become: ({ seat }, { boss, last }) => (seat === undefined || seat !== boss ? 'flip' : last ? 'awaken' : 'arrive'),
  pay: ({ n }) => (n ? 'coin' : null),
  play: (event, ear) => (ear.isEvent(eventName(event)) ? null : 'play'), // heard as it was revealed
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
  fight: null, // covered by the packets
  protect: 'protect',
  sabotage: 'sabotage',
  inspire: 'inspire',
  uncombat: 'defend',
  start: ({ step, seat }, ear) => (step && step !== 'game' ? null : seat === ear.seat ? 'turn' : 'round'),
  end: null, // covered by the next turn
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
  'combat-over': null, // covered by the packets
  extraTurn: 'turn',
  loop: 'mark',
  skip: 'mark',
  drop: 'land',
  effect: null,
  mark: null, // covered by the moment
  say: (_event, { boss }) => (boss === undefined ? 'mark' : 'cry'),
}

/** Whether a card shows itself with this: it is played, or comes into play. */
function shows(event: GameEvent, ear: Ear): boolean {
  const begins = ear.isEvent(eventName(event)) ? 'reveal' : 'play'
  return (event.on === begins || event.on === 'enter') && event.zone !== 'resources'
}

/** The card whose own sound replaces the event's cue; undefined if there is none. */
export function soundOf(event: GameEvent, ear: Ear): string | undefined {
  const name = eventName(event)
  return ear.sounds?.(name) && shows(event, ear) ? name : undefined
}

/** The cues of one event; none if another event covers it. */
export function cuesOf(event: GameEvent, ear: Ear): readonly CueName[] {
  const own = shows(event, ear) ? ear.own?.(eventName(event)) : undefined
  if (own) return [own]
  const hear = table[event.on]
  const found = typeof hear === 'function' ? hear(event, ear) : (hear ?? null)
  return found === null ? [] : typeof found === 'string' ? [found] : found
}

/** The state of a table whose changes have cues, besides its events. */
export interface Moment {
  /** The stage of the raid; 0 without a raid. */
  stage: number
  /** Whether the person at the screen is asked. */
  asked: boolean
  /** The end of the game for the person at the screen; '' while it goes on. */
  end: '' | 'won' | 'lost'
  /** The number of bonds that still hold the Boss. */
  bonds?: number | undefined
  /** The number of raiders in the other realm, and of resources over the threat level in all. */
  away?: number
  over?: number
  /** The number of the Boss's turns until the looming danger strikes, and whether it is averted as things stand. */
  looms?: { turns: number; held: boolean } | undefined
}

/** The cues between two moments. */
export function cuesBetween(before: Moment, now: Moment): readonly CueName[] {
  const all: CueName[] = []
  const bound = before.bonds !== undefined
  if (now.stage > before.stage && !bound) all.push('stage') // breaking free has a cue of its own
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

/** A cue, and the milliseconds until the table shows its event, if it does. */
export interface Due {
  name: CueName
  at?: number | undefined
  /** The card whose own sound takes its place. */
  own?: string | undefined
}

/** A cue at its time, in milliseconds from now. */
export interface Beat {
  cue: CueName
  at: number
  /** The share of its own loudness. */
  gain: number
  own?: string | undefined
}

/** Limits: of the same cue, of cues at once, and of the total length. */
const MOST_ALIKE = 3
const MOST = 12
const LONGEST = 1600
const ALIKE_GAP = 65
/** A cue that the table does not show sounds this long after the last one it showed. */
const UNSEEN_GAP = 40

/**
 * Schedules cues that come together, in order: when the table shows their events, otherwise spread over time.
 * After a few, more of the same sound softer, then not at all; if there are too many, the least important are left out.
 * `speed` shortens the time between them.
 */
export function spread(all: readonly Due[], speed: number): Beat[] {
  const chosen = audible(all)
  if (chosen.some(({ at }) => at !== undefined)) return seen(chosen)
  let at = 0
  const beats = chosen.map(({ name, gain, nth, own }) => {
    const beat = { cue: name, at, gain, own }
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
  return chosen.map(({ name, gain, own, at = last + UNSEEN_GAP }) => {
    last = Math.max(last, at)
    return { cue: name, at, gain, own }
  })
}
