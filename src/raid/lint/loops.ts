/** Checks for endless repetition in the machine: an action whose "done" starts it anew, an action that causes its own event. */

import { under } from '../../language/look-up.ts'
import { type Data, isRecord } from '../../language/schema/shape.ts'
import type { DoAction } from '../format.ts'
import { always } from './guards.ts'
import { nodesIn } from './nodes.ts'
import type { Lint } from './report.ts'
import { around, entered, type State, statesOf, type Way } from './states.ts'

export function lintLoops(lint: Lint): void {
  const states = statesOf(lint.def)
  const told = new Set<Way>()
  for (const state of states) {
    if (state.children.length > 0) continue
    const round = circle(state)
    if (!round || round.some((way) => told.has(way))) continue
    for (const way of round) told.add(way)
    lint.say(
      (round[0] as Way).path,
      'goes round for ever: its action is done, and "done" begins it again.',
      'Leave "name" out of the action, or give the transition a guard that ends it.',
    )
  }
  for (const { ways } of states) for (const way of ways) selfCaused(lint, way)
}

/** The transition that is certainly taken in this state for an event; null if that depends on the game. */
function certain(state: State, event: string): Way | null {
  for (const outer of around(state)) {
    const [first] = outer.ways.filter((way) => way.event === event && !way.never)
    if (!first) continue
    const { guard } = first.way
    return !guard || always(guard.params, outer) === true ? first : null
  }
  return null
}

/** The transitions for "done" that follow each other from this state for ever. */
function circle(start: State): readonly Way[] | null {
  const seen: Way[] = []
  let state: State = start
  for (;;) {
    const way = certain(state, 'done')
    if (!way || !doneBy(way).some(({ params }) => params.how === 'now' && params.name !== undefined)) return null
    if (seen.includes(way)) return seen.slice(seen.indexOf(way))
    seen.push(way)
    state = way.to ? innermost(way.to) : state
  }
}

/** The actions of a transition, and of the states that it enters. */
const doneBy = ({ way, to, from }: Way): readonly DoAction[] => [
  ...(way.actions ?? []),
  ...(to && to !== from ? entered(to).flatMap(({ node }) => node.entry ?? []) : []),
]

function innermost(state: State): State {
  const inner = state.children.find(({ name }) => name === state.node.initial)
  return inner ? innermost(inner) : state
}

/** Parts of an effect that happen later, or to others. */
const later = ['mods', 'power', 'powers', 'token', 'when', 'what', 'by', 'to', 'from', 'if']

/** Reports a transition that stays for an event which its own actions cause again, whatever happens. */
function selfCaused({ def, say }: Lint, { event, way, to, from, path }: Way): void {
  const heard = under(def.listens, event)
  if (!isRecord(heard) || (to && to !== from)) return
  if (way.guard && always(way.guard.params, from) !== true) return
  if (heard.nth !== undefined || heard.turn !== undefined || heard.step !== undefined) return
  const verbs: readonly unknown[] = [heard.on].flat()
  const causes = (node: Data): boolean =>
    verbs.includes(node.do) && node.if === undefined && overlap(heard, asEvent(node))
  way.actions?.forEach(({ params }, i) => {
    if ([...nodesIn(params.do, later)].some(causes))
      say(
        [...path, 'actions', i],
        `causes "${event}" again, which it answers, for ever.`,
        'Give the transition a guard that ends it.',
      )
  })
}

/** Counters are put on what an event calls `what`, and their name is its `counter`. */
const asEvent = (node: Data): Data =>
  node.do === 'put' || node.do === 'remove' ? { what: node.to ?? node.from, counter: node.what } : node

/** Whether an effect can be an event of this pattern, judged by the roles that both have. */
function overlap(heard: Data, effect: Data): boolean {
  return ['by', 'what', 'to', 'from', 'counter'].every((role) => {
    const [a, b] = [heard[role], effect[role] ?? (role === 'by' ? 'you' : undefined)]
    if (a === undefined || b === undefined || (typeof b === 'string' && b.startsWith('$'))) return true
    if (isRecord(a) && isRecord(b))
      return ['is', 'of', 'owned', 'name', 'tag', 'deck'].every(
        (key) => a[key] === undefined || b[key] === undefined || JSON.stringify(a[key]) === JSON.stringify(b[key]),
      )
    return typeof a !== 'string' || typeof b !== 'string' || a === b || a === 'players' || b === 'players'
  })
}
