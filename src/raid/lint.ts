/** What is wrong with a raid before anyone plays it: unknown words, missing cards, decks, states and events, each with its place and fix. */

import { didYouMean, type Problem } from '../language/problem.ts'
import { checkCard } from '../language/schema.ts'
import type { CardDef } from '../language/types.ts'
import type { RaidDef, RaidStateNode, RaidTransition } from './format.ts'

export type { Problem }

/** Events that a machine may hear besides those that it names in `listens`. */
const builtIn = ['gameStarts', 'fatallyDamaged', 'done'] as const

const steps = ['ready', 'draw', 'event', 'action', 'end', 'wrap-up']

/** All problems of a raid; none if it can be played. `known`: cards from elsewhere that it may name. */
export function lintRaid(def: RaidDef, library: { cards: readonly CardDef[] } = { cards: [] }): Problem[] {
  const out: Problem[] = []
  const say = (where: string, what: string, fix: string): void =>
    void out.push({ where: `${def.id ?? 'raid'}.${where}`, what, fix })
  for (const field of ['id', 'name', 'calls', 'starts'] as const) {
    if (typeof def[field] !== 'string' || def[field] === '') say(field, 'is missing.', `Give the raid a ${field}.`)
  }
  if (
    !Array.isArray(def.cards) ||
    typeof def.decks !== 'object' ||
    def.decks === null ||
    typeof def.machine !== 'object' ||
    def.machine === null
  ) {
    say(
      'cards',
      'cards, decks or machine are missing.',
      'A raid needs cards, decks and a machine: see src/raid/format.ts.',
    )
    return out
  }
  const names = new Set<string>()
  for (const c of def.cards) {
    if (names.has(c.name)) say(`cards["${c.name}"]`, 'is there twice.', 'Names must differ: rename one of them.')
    names.add(c.name)
    out.push(...checkCard(c, c.name))
  }
  for (const c of library.cards)
    if (names.has(c.name)) say(`cards["${c.name}"]`, 'has the name of a raiders’ card.', 'Rename it.')
  const all = [...names]
  const exists = (where: string, name: string): void => {
    if (!names.has(name)) say(where, `"${name}" is not a card of this raid.`, didYouMean(name, all))
  }
  if (def.starts) exists('starts', def.starts)
  for (const t of def.tokens ?? []) exists('tokens', t)
  for (const [deck, list] of Object.entries(def.decks)) {
    list.forEach(([n, name], i) => {
      if (!Number.isInteger(n) || n < 1)
        say(`decks.${deck}[${i}]`, `${String(n)} copies of ${name}.`, 'Give a whole number of at least 1.')
      exists(`decks.${deck}[${i}]`, name)
    })
    if (list.length === 0) say(`decks.${deck}`, 'is empty.', 'Put cards into it, or take it out.')
  }
  if (def.eventDeck && !def.decks[def.eventDeck])
    say('eventDeck', `"${def.eventDeck}" is not one of the decks.`, didYouMean(def.eventDeck, Object.keys(def.decks)))
  for (const s of def.turn ?? []) if (!steps.includes(s)) say('turn', `"${s}" is not a step.`, didYouMean(s, steps))
  if (def.turn?.includes('event') && !def.eventDeck)
    say('turn', 'has an event step, but the raid has no eventDeck.', 'Name the deck that events come from.')
  if (!(def.raiders?.min >= 1) || !(def.raiders.max >= def.raiders.min))
    say('raiders', 'min and max do not fit.', 'Give min of at least 1 and max of at least min.')
  machine(def, say)
  return out
}

function machine(def: RaidDef, say: (where: string, what: string, fix: string) => void): void {
  const heard = [...builtIn, ...Object.keys(def.listens ?? {})]
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
        say(`${where}.on.${event}`, 'nothing sends this event.', didYouMean(event, heard, 'Or declare it in listens.'))
      const list: readonly RaidTransition[] = Array.isArray(raw) ? raw : [raw as RaidTransition]
      list.forEach((t, i) => {
        const at = `${where}.on.${event}[${i}]`
        if (t.target !== undefined) {
          reached.add(t.target)
          if (!siblings.includes(t.target))
            say(`${at}.target`, `"${t.target}" is not a state.`, didYouMean(t.target, siblings))
        }
        if (t.guard && t.guard.type !== 'if')
          say(`${at}.guard`, `"${String(t.guard.type)}" is not a guard.`, 'The only guard is "if".')
        for (const a of t.actions ?? []) {
          if (a.type !== 'do') say(`${at}.actions`, `"${String(a.type)}" is not an action.`, 'The only action is "do".')
          else if (a.params.how !== 'now' && a.params.how !== 'sealed')
            say(`${at}.actions.how`, `"${String(a.params.how)}" is not a way to do it.`, 'Say "now" or "sealed".')
        }
      })
    }
    const inner = Object.keys(node.states ?? {})
    if (node.initial) reached.add(node.initial)
    for (const [name, child] of Object.entries(node.states ?? {})) walk(child, `${where}.${name}`, inner)
  }
  const top = Object.keys(states)
  for (const [name, node] of Object.entries(states)) walk(node, `machine.${name}`, top)
  for (const name of top)
    if (!reached.has(name)) say(`machine.${name}`, 'can never be reached.', 'Add a transition to it, or take it out.')
}
