/**
 * The fields of each event: the one table that the schema, the rules and the printer share.
 * For every verb it lists the fields of a pattern that have a meaning in each mood; any other would never match, or always.
 */
import { anyCard, anything, bearers, onChain, people, type Sorts, sortsInPlay } from './sorts.ts'
import type { EventPattern, Verb } from './types.ts'

export type EventField = Exclude<keyof EventPattern, 'on'>

const all: { readonly [F in EventField]: true } = {
  ...{ by: true, what: true, to: true, from: true, with: true, for: true, against: true, zone: true, of: true },
  ...{
    type: true,
    counter: true,
    combat: true,
    fatal: true,
    smash: true,
    n: true,
    turn: true,
    step: true,
    nth: true,
    last: true,
    cause: true,
    quest: true,
    purpose: true,
  },
}
/** All fields that a pattern may have besides its verb. */
export const eventFields = Object.keys(all) as readonly EventField[]

/** The moods of a verb in a pattern: it happens, has happened, is forbidden, would happen, costs something. */
export const moods = ['when', 'happened', 'cannot', 'would', 'cost'] as const
export type Mood = (typeof moods)[number]

interface Entry {
  /** The roles, and their possible values. */
  roles: { readonly [F in EventField]?: Sorts }
  /** The meaningful fields in each mood; a verb without an entry for a mood can't be used in it. */
  moods: { readonly [M in Mood]?: readonly EventField[] }
}

const packet: readonly EventField[] = ['by', 'to', 'with', 'type', 'combat', 'n']
const healing: readonly EventField[] = ['by', 'from', 'with', 'n']
const counted: readonly EventField[] = ['what', 'counter', 'n']
const turned: readonly EventField[] = ['what', 'purpose', 'for']
const moved: readonly EventField[] = ['what', 'by', 'zone', 'of']

/** A single event; it can be counted, caused by somebody, done by the text itself. */
const event = (fields: readonly EventField[], more: Entry['moods'] = {}): Entry['moods'] => ({
  when: [...fields, 'nth'],
  happened: [...fields, 'nth'],
  ...more,
  ...(more.cannot ? { cannot: [...more.cannot, 'nth'] } : {}),
})

export const events: { readonly [V in Verb]: Entry } = {
  deal: {
    roles: { by: anyCard, to: sortsInPlay, with: anyCard },
    moods: event([...packet, 'smash', 'fatal', 'last'], { cannot: packet, would: [...packet, 'smash', 'fatal'] }),
  },
  heal: {
    roles: { by: anyCard, from: sortsInPlay, with: anyCard },
    moods: event(healing, { cannot: healing, would: healing }),
  },
  prevent: {
    roles: { by: anyCard, to: sortsInPlay, with: anyCard, what: anyCard },
    moods: event([...packet, 'what'], { cannot: ['by', 'to', 'with', 'type', 'combat'] }),
  },
  put: { roles: { what: bearers }, moods: event(counted, { would: counted }) },
  remove: { roles: { what: bearers }, moods: event(counted, { would: counted }) },
  destroy: {
    roles: { what: sortsInPlay, by: anyCard, of: people, cause: people },
    moods: event(['what', 'by', 'of', 'fatal', 'cause'], {
      cannot: ['what', 'cause', 'fatal'],
      would: [...moved, 'fatal'],
    }),
  },
  discard: {
    roles: { what: anyCard, by: people, cause: people, of: people },
    moods: event(['what', 'by', 'cause'], { cannot: ['what', 'by', 'cause'], would: moved }),
  },
  draw: {
    roles: { by: people, cause: people },
    moods: event(['by', 'cause'], { cannot: ['by', 'cause'], would: ['by'], cost: ['by'] }),
  },
  move: {
    roles: { what: anyCard, by: anyCard, of: people },
    moods: event(moved, { cannot: ['what', 'zone'], would: moved }),
  },
  create: { roles: { by: people, what: sortsInPlay }, moods: event(['by', 'what'], { would: ['by', 'n'] }) },
  search: { roles: { by: people }, moods: event(['by']) },
  reveal: {
    roles: { what: anyCard, by: people, of: people, with: anyCard },
    moods: event(['what', 'by', 'of', 'zone', 'quest', 'with'], { would: ['what', 'by'] }),
  },
  turn: { roles: { what: sortsInPlay }, moods: event(['what', 'to'], { cannot: ['what'], would: ['what'] }) },
  attach: {
    roles: { what: sortsInPlay, to: sortsInPlay, cause: people },
    moods: event(['what', 'to', 'cause'], { would: ['what', 'to'] }),
  },
  enter: {
    roles: { what: anyCard, of: people },
    moods: event(['what', 'of', 'zone'], { cannot: ['what', 'of', 'zone'], would: ['what', 'of', 'zone'] }),
  },
  leave: {
    roles: { what: anyCard, of: people },
    moods: event(['what', 'of', 'zone', 'last'], { cannot: ['what', 'of', 'zone'], would: ['what', 'of', 'zone'] }),
  },
  exhaust: {
    roles: { what: sortsInPlay, for: anyCard, cause: people },
    moods: event(turned, { cannot: [...turned, 'cause'], would: turned, cost: turned }),
  },
  ready: {
    roles: { what: sortsInPlay },
    moods: event(['what', 'step'], { cannot: ['what'], would: ['what', 'step'] }),
  },
  activate: { roles: { what: sortsInPlay, by: people }, moods: event(['what', 'by']) },
  flip: { roles: { what: sortsInPlay }, moods: event(['what', 'to'], { cannot: ['what'], would: ['what'] }) },
  swap: { roles: { what: sortsInPlay, to: sortsInPlay }, moods: event(['what', 'to']) },
  become: { roles: { what: sortsInPlay, by: people }, moods: event(['what', 'by']) },
  pay: { roles: { by: people }, moods: event(['by', 'n']) },
  play: {
    roles: { by: people, what: anyCard, of: people },
    moods: event(['by', 'what', 'zone', 'of'], { cannot: ['by', 'what'], cost: ['by', 'what'] }),
  },
  place: { roles: { by: people, what: anyCard }, moods: event(['by', 'what'], { cannot: ['by', 'what', 'to'] }) },
  complete: {
    roles: { by: people, what: anyCard },
    moods: event(['by', 'what'], { cannot: ['by', 'what'], cost: ['by', 'what'] }),
  },
  strike: {
    roles: { by: people, with: sortsInPlay },
    moods: event(['by', 'with'], { cannot: ['by', 'with'], cost: ['by', 'with'] }),
  },
  target: {
    roles: { by: people, what: anything, with: anyCard },
    moods: event(['by', 'what', 'with'], { cannot: ['by', 'what'] }),
  },
  interrupt: { roles: { what: onChain }, moods: event(['what'], { cannot: ['what'], would: ['what'] }) },
  trigger: { roles: { what: sortsInPlay }, moods: event(['what']) },
  use: {
    roles: { by: people, what: anyCard },
    moods: event(['by', 'what'], { cannot: ['by', 'what'], cost: ['by', 'what'] }),
  },
  propose: { roles: { by: people, what: sortsInPlay, to: sortsInPlay }, moods: event(['by', 'what', 'to']) },
  attack: {
    roles: { by: sortsInPlay, what: sortsInPlay },
    moods: event(['by', 'what'], { cannot: ['by', 'what'], cost: ['by', 'what'] }),
  },
  defend: { roles: { by: sortsInPlay, against: sortsInPlay }, moods: event(['by', 'against']) },
  fight: { roles: { by: sortsInPlay, against: sortsInPlay }, moods: event(['by', 'against']) },
  protect: {
    roles: { by: sortsInPlay, for: sortsInPlay, against: sortsInPlay },
    moods: event(['by', 'for', 'against'], { cannot: ['by', 'for', 'against'] }),
  },
  sabotage: { roles: { by: sortsInPlay, what: anything }, moods: event(['by', 'what']) },
  inspire: { roles: { by: sortsInPlay, what: sortsInPlay }, moods: event(['by', 'what']) },
  uncombat: { roles: { what: sortsInPlay }, moods: event(['what']) },
  start: {
    roles: { turn: people },
    moods: { when: ['turn', 'step', 'nth'], would: ['turn', 'step'] },
  },
  end: { roles: { turn: people }, moods: { when: ['turn', 'nth'] } },
  // What would be rolled is the number of one die.
  roll: { roles: { by: people }, moods: event(['by', 'n'], { would: ['by', 'n'] }) },
  lose: { roles: { by: people }, moods: event(['by']) },
  shuffle: { roles: { by: people }, moods: event(['by']) },
  skip: { roles: { by: people, with: anyCard }, moods: event(['by', 'with']) },
}

/** The zone of a card to which this happens, if not play: revealed from a deck or hand, or as it is played (703.3). */
export function placeOf({ on, what, zone }: EventPattern): 'deck' | 'hand' | 'chain' | undefined {
  if (what !== 'self' || Array.isArray(on)) return undefined
  if (on === 'play') return 'chain'
  return on === 'reveal' && (zone === 'deck' || zone === 'hand') ? zone : undefined
}
