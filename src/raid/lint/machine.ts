/** Checks a raid's machine state by state: events, targets, guards, actions, and what can never happen. */
import { isOneOf, under } from '../../language/look-up.ts'
import { hint, nearest, type Path } from '../../language/problem.ts'
import { isRecord } from '../../language/schema/shape.ts'
import { checkCondition, checkEffects, checkEvent, namesIn } from '../../language/schema.ts'
import type { DoAction } from '../format.ts'
import { at } from '../path.ts'
import { machineEvents, turnSteps } from '../steps.ts'
import { always, barrier } from './guards.ts'
import { type Lint, waysOf } from './report.ts'
import { around, known, reachedFrom, type State, statesOf, type Way } from './states.ts'

const roles = ['by', 'what', 'to']

export function lintMachine(lint: Lint): void {
  const { def, say } = lint
  listens(lint)
  const states = statesOf(def)
  const top = states.filter(({ parent }) => parent === null)
  const names = top.map(({ name }) => name)
  const { initial } = def.machine
  if (!names.includes(initial)) say(['machine', 'initial'], `"${initial}" is not a state.`, hint(initial, names))
  // Where a name is wrong, what follows from it is not reported, too.
  const reached = known(def, states) ? reachedFrom(top.filter(({ name }) => name === initial)) : new Set(states)
  for (const state of states) {
    form(lint, state)
    checkActions(lint, state.node.entry ?? [], [...state.path, 'entry'])
    for (const way of state.ways) checkWay(lint, way)
    if (!reached.has(state) && (!state.parent || reached.has(state.parent)))
      say(state.path, 'can never be reached.', 'Add a transition to it, or remove it.')
  }
  heard(lint, states)
}

/** Checks the events that it listens to. */
function listens({ def, say, text, types }: Lint): void {
  for (const [name, event] of Object.entries(def.listens)) {
    const path = ['listens', name]
    text(path, (where, heard) => checkEvent(event, where, types, heard))
    if (isOneOf(machineEvents, name) || Object.hasOwn(def.phases ?? {}, name))
      say(path, `"${name}" is an event that the machine hears anyway.`, 'Give it another name.')
  }
}

/** Checks the form of a state: states within it, and what an end can't have. */
function form({ def, say }: Lint, { node, name, path, children }: State): void {
  if (/[.#]/.test(name)) say(path, `the name "${name}" has a "." or "#".`, 'Use letters, digits and spaces.')
  const within = children.map((child) => child.name)
  if (node.states && within.length === 0) say([...path, 'states'], 'is empty.', 'Leave it out.')
  if (node.type === 'final' && (node.on || node.states))
    say([...path, 'type'], 'a final state has no transitions or states.', 'Leave "type" out, or the others.')
  if (node.initial !== undefined && !within.includes(node.initial))
    say([...path, 'initial'], `"${node.initial}" is not a state within this one.`, hint(node.initial, within))
  if (within.length > 0 && node.initial === undefined && node.type !== 'parallel')
    say(path, 'does not say which of its states is the first.', hint('', within, 'Add "initial".'))
  const { card } = node.meta ?? {}
  if (card === undefined) return
  const at = [...path, 'meta', 'card']
  const lies = (def.ordered ?? []).flatMap((deck) => under(def.decks, deck)?.map(([, one]) => one) ?? [])
  if (!lies.includes(card)) say(at, `"${card}" is not in an ordered deck.`, hint(card, lies))
}

/** Checks one transition: its event, its target, its guard, its actions. */
function checkWay(lint: Lint, { from, event, path, way, to, nth }: Way): void {
  const { def, say, text, types } = lint
  const events = [...machineEvents, ...Object.keys(def.phases ?? {}), ...Object.keys(def.listens)]
  if (nth === 0 && !events.includes(event))
    say(
      [...from.path, 'on', event],
      `"${event}" is an event that never happens.`,
      hint(event, events, nearest(event, events) ? 'Or declare it in listens.' : 'Declare it in listens.'),
    )
  if (to === undefined) {
    const names = Object.keys(from.parent ? (from.parent.node.states ?? {}) : def.machine.states)
    say([...path, 'target'], `"${way.target}" is not a state.`, hint(way.target, names))
  }
  const { guard, actions = [] } = way
  if (guard) text([...path, 'guard', 'params'], (where, heard) => checkCondition(guard.params, where, types, heard))
  taken(lint, { from, event, path, nth, way })
  if (to === null && actions.length === 0 && !blocks(from, event, path))
    say(path, 'does nothing: it has neither a target nor actions.', 'Add one of them, or remove it.')
  checkActions(lint, actions, [...path, 'actions'])
}

/** Checks a list of actions; names bound by one are available to later ones. */
function checkActions(lint: Lint, actions: readonly DoAction[], path: Path): void {
  const { text, types } = lint
  const known = [...roles]
  actions.forEach((action, i) => {
    const at = [...path, i]
    const effects = action.params.do
    text([...at, 'params', 'do'], (where, heard) => checkEffects(effects, where, known, types, heard))
    known.push(...namesIn(effects).keys())
    checkAction(lint, action, at)
  })
}

/** Whether a transition without effect keeps others from being taken: later ones for its event, or those of a state around it. */
const blocks = (from: State, event: string, path: Path): boolean => {
  const ways = waysOf(from.node.on?.[event] ?? [], [])
  const last = typeof path.at(-1) !== 'number' || path.at(-1) === ways.length - 1
  return !last || around(from).some((outer) => outer !== from && Object.hasOwn(outer.node.on ?? {}, event))
}

/** Reports a transition that can never be taken, and a guard that is always true. */
function taken({ say }: Lint, { from, event, path, nth, way }: Omit<Way, 'to' | 'never'>): void {
  const ways = waysOf(from.node.on?.[event] ?? [], []).map((one) => one.way)
  const guarded = way.guard ? always(way.guard.params, from) : undefined
  if (guarded !== undefined)
    say(
      [...path, 'guard'],
      `is ${guarded ? 'always' : 'never'} true.`,
      guarded ? 'Leave it out.' : 'Change the condition, or remove the transition.',
    )
  const before = barrier(ways, nth, from)
  if (before !== undefined && guarded !== false)
    say(
      path,
      `can never be taken: number ${before + 1} for this event is taken first.`,
      'Put this one before it, or give that one a guard.',
    )
}

function checkAction({ say }: Lint, { params }: DoAction, path: Path): void {
  if (params.do.length === 0) say([...path, 'params', 'do'], 'it does nothing.', 'Add an effect.')
  for (const place of Object.keys(params.prompts ?? {}))
    if (!isRecord(at(params.do, place.split('.'))))
      say(
        [...path, 'params', 'prompts', place],
        `there is nothing to ask at "${place}" of its effects.`,
        'Write the place of a choice, such as "0.what" for what the first effect chooses.',
      )
  if (params.how === 'sealed' && params.called === undefined)
    say([...path, 'params'], 'an effect on the chain needs a name.', { fix: 'Add "called".', expected: ['called'] })
  if (params.how === 'sealed' && params.name !== undefined)
    say(
      [...path, 'params', 'name'],
      'only an action that is done "now" is followed by "done".',
      'Leave "name" out, or write how: "now".',
    )
}

/** Events without a response, and responses to events that are never sent. */
function heard({ def, say }: Lint, states: readonly State[]): void {
  const ways = states.flatMap((state) => state.ways)
  const answered = new Set(ways.map(({ event }) => event))
  const lists = [
    ...ways.map(({ way, path }) => ({ list: way.actions, path: [...path, 'actions'] })),
    ...states.map(({ node, path }) => ({ list: node.entry, path: [...path, 'entry'] })),
  ]
  const named = lists.flatMap(({ list = [], path }) =>
    list.flatMap(({ params }, i) => (params.name === undefined ? [] : [[...path, i]])),
  )
  for (const name of Object.keys(def.listens))
    if (!answered.has(name)) say(['listens', name], 'no state answers it.', 'Add it to "on" of a state, or remove it.')
  for (const phase of Object.keys(def.phases ?? {}))
    if (!answered.has(phase) && def.turn.includes(phase) && !isOneOf(turnSteps, phase))
      say(['phases', phase], 'no state answers it, so the phase is skipped.', 'Add it to "on" of a state.')
  if (!answered.has('done'))
    for (const path of named)
      say([...path, 'params', 'name'], 'no state answers "done".', 'Add it to "on" of a state, or leave "name" out.')
  if (named.length === 0)
    for (const { event, from, nth } of ways)
      if (event === 'done' && nth === 0)
        say([...from.path, 'on', event], 'this event never happens: no action has a name.', 'Give the action a "name".')
}
