/** Checks a raid before anyone plays it: unknown words, missing cards, decks, states, events and tactics, each with its place and fix. */

import { didYouMean, type Problem } from '../language/problem.ts'
import { checkCard, checkCondition, checkEffects, checkEvent, checkMods, namesIn } from '../language/schema.ts'
import { type Amount, type CardDef, isOwnType } from '../language/types.ts'
import type { RaidDef, RaidStateNode, RaidTransition } from './format.ts'
import { lintNames } from './lint-names.ts'
import { lintTactics } from './lint-tactics.ts'
import { checkRaid } from './shape.ts'

export type { Problem }

type Say = (where: string, what: string, fix: string) => void

/** The events of every machine, besides those in `listens` and the phases of its raid. */
const builtIn = ['gameStarts', 'fatallyDamaged', 'eventResolved', 'done'] as const

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const steps = ['ready', 'draw', 'event', 'action', 'end', 'wrap-up']
const roles = ['by', 'what', 'to']

/** All problems of a raid; an empty list if it can be played. `known`: other cards that it may name. */
export function lintRaid(def: RaidDef, library: { cards: readonly CardDef[] } = { cards: [] }): Problem[] {
  const out = checkRaid(def)
  if (out.length > 0) return out
  const say: Say = (where, what, fix) => void out.push({ where: `${def.id}.${where}`, what, fix })
  const types = ownTypes(def, say)
  const names = cards(def, library, types, say, out)
  const exists = (where: string, name: string): void => {
    if (!names.has(name)) say(where, `"${name}" is not a card of this raid.`, didYouMean(name, [...names]))
  }
  if (def.starts) exists('starts', def.starts)
  for (const [, name] of def.startsWith ?? []) exists('startsWith', name)
  for (const t of def.tokens ?? []) exists('tokens', t)
  for (const name of def.regular ?? []) exists('regular', name)
  decks(def, exists, say)
  modes(def, types, say, out)
  turn(def, say)
  if (def.raiders.max < def.raiders.min) say('raiders', 'min is larger than max.', 'Make max at least min.')
  onTable(def, exists, say, out)
  clocks(def, exists, say, out)
  if (def.always) out.push(...checkMods(def.always, `${def.id}.always`, types))
  machine(def, types, exists, say, out)
  lintNames(def, say)
  lintTactics(def, out)
  return out
}

/** Checks its cards one by one; returns their names. */
function cards(
  def: RaidDef,
  library: { cards: readonly CardDef[] },
  types: readonly string[],
  say: Say,
  out: Problem[],
): Set<string> {
  const names = new Set<string>()
  for (const c of def.cards) {
    if (names.has(c.name)) say(`cards["${c.name}"]`, 'appears twice.', 'Names must differ: rename one of them.')
    names.add(c.name)
    out.push(...checkCard(c, c.name, types))
  }
  for (const c of library.cards)
    if (names.has(c.name)) say(`cards["${c.name}"]`, 'has the name of a raiders’ card.', 'Rename it.')
  return names
}

function decks(def: RaidDef, exists: (where: string, name: string) => void, say: Say): void {
  const ids = Object.keys(def.decks)
  const isDeck = (where: string, name: string): void => {
    if (!Object.hasOwn(def.decks, name)) say(where, `"${name}" is not one of the decks.`, didYouMean(name, ids))
  }
  for (const [deck, list] of Object.entries(def.decks)) {
    for (const [i, [, name]] of list.entries()) exists(`decks.${deck}[${i}]`, name)
    if (list.length === 0) say(`decks.${deck}`, 'is empty.', 'Put cards into it, or remove it.')
  }
  if (def.eventDeck) isDeck('eventDeck', def.eventDeck)
  if (def.resourceDeck) isDeck('resourceDeck', def.resourceDeck)
  for (const deck of def.ordered ?? []) isDeck('ordered', deck)
  for (const { id, lots = {} } of def.modes ?? [])
    for (const [deck, n] of Object.entries(lots)) {
      const at = `modes["${id}"].lots.${deck}`
      isDeck(at, deck)
      const all = (def.decks[deck] ?? []).reduce((sum, [count]) => sum + count, 0)
      if (n > all) say(at, `${String(n)} of ${all} cards.`, `Give a whole number from 0 to ${all}.`)
      if (!def.ordered?.includes(deck))
        say(at, 'only an ordered deck can have random cards removed.', `Add "${deck}" to ordered.`)
    }
  unused(def, say)
}

/** Checks the modes: their ids, suggested numbers of raiders, and modifiers. */
function modes(def: RaidDef, types: readonly string[], say: Say, out: Problem[]): void {
  const all = def.modes ?? []
  const { min, max } = def.raiders
  all.forEach(({ id, always, suggested }, i) => {
    const at = `modes["${id}"]`
    if (all.findIndex((m) => m.id === id) < i) say(`modes[${i}]`, `"${id}" appears twice.`, 'Ids must differ.')
    if (always) out.push(...checkMods(always, `${def.id}.${at}.always`, types))
    if (!suggested) return
    const [from, to] = suggested
    if (i === 0)
      say(`${at}.suggested`, 'the first mode is the default anyway.', 'Leave this out, or put another mode first.')
    if (from > to || from < min || to > max)
      say(
        `${at}.suggested`,
        `${from} to ${to} raiders are impossible.`,
        `Give two numbers from ${min} to ${max}, the smaller first.`,
      )
    const other = all.slice(0, i).find((m) => m.suggested && m.suggested[0] <= to && m.suggested[1] >= from)
    if (other)
      say(`${at}.suggested`, `"${other.id}" is suggested for some of these, too.`, 'Suggest one for each number.')
  })
}

/** Checks that the cards and types in its table exist, and that the table's amounts can be counted. */
function onTable(
  { id, table = {}, types = {} }: RaidDef,
  exists: (where: string, name: string) => void,
  say: Say,
  out: Problem[],
): void {
  const { bonds, looms, waits = [], threat, standins } = table
  const own = Object.keys(types)
  const counts = (where: string, n: Amount): void =>
    void out.push(...checkCondition({ compare: [n, '>=', 0] }, `${id}.table.${where}`, own))
  if (bonds) counts('bonds.left', bonds.left)
  if (looms) {
    exists('table.looms.card', looms.card)
    for (const part of ['met', 'of'] as const) counts(`looms.${part}`, looms[part])
  }
  for (const [i, { n }] of waits.entries()) counts(`waits[${i}].n`, n)
  if (threat) counts('threat.level', threat.level)
  if (standins) for (const part of ['of', 'left'] as const) counts(`standins.${part}`, standins[part])
  for (const name of Object.keys(table.types ?? {}))
    if (!own.includes(name)) say(`table.types.${name}`, 'is not a card type of this raid.', didYouMean(name, own))
}

/** Checks that each clock is that of a Boss and a side it has, and that it can be counted. */
function clocks(
  { id, cards, table = {}, types = {} }: RaidDef,
  exists: (where: string, name: string) => void,
  say: Say,
  out: Problem[],
): void {
  const own = Object.keys(types)
  table.clocks?.forEach(({ boss, side, n, at, down, near }, i) => {
    const where = `table.clocks[${i}]`
    exists(`${where}.boss`, boss)
    const card = cards.find(({ name }) => name === boss)
    if (card && card.type !== 'hero') say(`${where}.boss`, `"${boss}" is not a hero.`, 'Name the card of a Boss.')
    if (card && side && !card[side]) say(`${where}.side`, `"${boss}" has no ${side}.`, 'Leave the side out.')
    const counts = (part: string, amount: Amount): void =>
      void out.push(...checkCondition({ compare: [amount, '>=', 0] }, `${id}.${where}.${part}`, own))
    if (n !== 'turns') counts('n', n)
    counts('at', at)
    if (down && n === 'turns') say(`${where}.down`, 'turns are counted up.', 'Leave this out.')
    if (typeof at === 'number' && !down && near >= at)
      say(`${where}.near`, `${near} before ${at} is always near.`, `Give a number below ${at}.`)
  })
}

/** Checks the names of its own card types. */
function ownTypes(def: RaidDef, say: Say): readonly string[] {
  const names = Object.keys(def.types ?? {})
  for (const name of names) {
    if (!isOwnType(name)) say(`types.${name}`, 'does not begin with a capital.', `Call it "${capital(name)}".`)
    if (!def.cards.some((c) => c.type === name))
      say(`types.${name}`, 'no card has this type.', 'Give it to a card, or remove it.')
  }
  return names
}

/** Reports cards that are in no deck and that nothing names, since they can never come into the game. */
function unused(def: RaidDef, say: Say): void {
  const named = new Set([def.starts, ...def.tokens, ...(def.startsWith ?? []).map(([, name]) => name)])
  for (const list of Object.values(def.decks)) for (const [, name] of list) named.add(name)
  const rest = JSON.stringify([def.machine, def.cards])
  for (const { name } of def.cards) {
    const elsewhere = rest.split(JSON.stringify(name)).length - 1
    if (!named.has(name) && elsewhere < 2)
      say(`cards["${name}"]`, 'can never come into the game.', 'Put it into a deck, or remove it.')
  }
}

function turn(def: RaidDef, say: Say): void {
  const phases = Object.keys(def.phases ?? {})
  const all = [...steps, ...phases]
  for (const s of def.turn ?? [])
    if (!all.includes(s))
      say('turn', `"${s}" is not a step.`, didYouMean(s, all, 'A phase of your own has its name in phases.'))
  for (const p of phases) {
    if (steps.includes(p)) say(`phases.${p}`, 'has the name of a step that every raid has.', 'Give it another name.')
    if (!def.turn?.includes(p)) say(`phases.${p}`, 'is missing from turn.', 'Add it to turn at its place.')
  }
  if (def.turn?.includes('event') && !def.eventDeck)
    say('turn', 'has an event step, but the raid has no eventDeck.', 'Name the deck that events come from.')
}

function machine(
  def: RaidDef,
  types: readonly string[],
  exists: (where: string, name: string) => void,
  say: Say,
  out: Problem[],
): void {
  const phases = Object.keys(def.phases ?? {})
  const heard = [...builtIn, ...phases, ...Object.keys(def.listens ?? {})]
  for (const [name, event] of Object.entries(def.listens ?? {}))
    out.push(...checkEvent(event, `${def.id}.listens.${name}`, types))
  const reached = new Set<string>([def.machine.initial])
  const states = def.machine.states
  if (!states[def.machine.initial])
    say(
      'machine.initial',
      `"${def.machine.initial}" is not a state.`,
      didYouMean(def.machine.initial, Object.keys(states)),
    )
  const walk = (node: RaidStateNode, where: string, siblings: readonly string[]): void => {
    for (const [event, raw] of Object.entries(node.on ?? {})) {
      if (!heard.includes(event))
        say(`${where}.on.${event}`, 'this event never happens.', didYouMean(event, heard, 'Or declare it in listens.'))
      const list: readonly RaidTransition[] = Array.isArray(raw) ? raw : [raw as RaidTransition]
      list.forEach((t, i) => {
        const at = `${where}.on.${event}[${i}]`
        if (t.target !== undefined) {
          reached.add(t.target)
          if (!siblings.includes(t.target))
            say(`${at}.target`, `"${t.target}" is not a state.`, didYouMean(t.target, siblings))
        }
        transition(t, { at, full: `${def.id}.${at}` }, types, exists, out)
      })
    }
    const inner = Object.keys(node.states ?? {})
    if (node.initial) reached.add(node.initial)
    for (const [name, child] of Object.entries(node.states ?? {})) walk(child, `${where}.${name}`, inner)
  }
  const top = Object.keys(states)
  for (const [name, node] of Object.entries(states)) walk(node, `machine.${name}`, top)
  for (const name of top)
    if (!reached.has(name)) say(`machine.${name}`, 'can never be reached.', 'Add a transition to it, or remove it.')
}

/** Checks one transition: its guard and its actions; names that an action binds are known to later actions. */
function transition(
  { guard, actions = [] }: RaidTransition,
  { at, full }: { at: string; full: string },
  types: readonly string[],
  exists: (where: string, name: string) => void,
  out: Problem[],
): void {
  if (guard) out.push(...checkCondition(guard.params, `${full}.guard`, types))
  const known = [...roles]
  actions.forEach((a, i) => {
    const effects = a.params.do
    const wrong = checkEffects(effects, `${full}.actions[${i}].do`, known, types)
    out.push(...wrong)
    known.push(...namesIn(effects).keys())
    if (wrong.length > 0) return
    for (const e of effects) {
      if (e.do === 'bring') for (const [, name] of e.cards) exists(`${at}.actions[${i}]`, name)
      if (e.do === 'swap') exists(`${at}.actions[${i}]`, e.for)
    }
  })
}
