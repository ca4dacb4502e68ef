/** The states of a raid's machine as a flat list, and which of them can be entered. */
import type { Path } from '../../language/problem.ts'
import type { RaidDef, RaidStateNode, RaidTransition } from '../format.ts'
import { type Present, stuck } from './guards.ts'
import { waysOf } from './report.ts'

export interface State extends Present {
  name: string
  path: Path
  node: RaidStateNode
  parent: State | null
  children: readonly State[]
  ways: readonly Way[]
}

/** A transition, its event, and the state that it leads to: null if it stays, undefined if there is no such state. */
export interface Way {
  from: State
  event: string
  path: Path
  way: RaidTransition
  to: State | null | undefined
  /** Its place among the transitions for this event. */
  nth: number
  /** It can never be taken: its guard is never true, or one before it is always taken. */
  never: boolean
}

type Draft = { -readonly [K in keyof State]: State[K] }

/** All states of the machine, outer ones before those within. */
export function statesOf({ machine }: RaidDef): readonly State[] {
  const all: State[] = []
  const read = (states: RaidDef['machine']['states'], path: Path, parent: State | null): readonly State[] =>
    Object.entries(states).map(([name, node]) => {
      const stage = node.meta?.stage ?? parent?.stage ?? 0
      const title = parent || node.states ? undefined : (node.meta?.title ?? '')
      const state: Draft = { name, path: [...path, name], node, parent, children: [], stage, title, ways: [] }
      all.push(state)
      state.children = read(node.states ?? {}, [...path, name, 'states'], state)
      return state
    })
  const top = read(machine.states, ['machine', 'states'], null)
  for (const state of all) {
    const beside = state.parent?.children ?? top
    state.ways = Object.entries(state.node.on ?? {}).flatMap(([event, raw]) => {
      const ways = waysOf(raw, [...state.path, 'on', event])
      return ways.map(({ way, path }, nth) => ({
        ...{ from: state, event, path, way, nth },
        to: way.target === undefined ? null : beside.find(({ name }) => name === way.target),
        never: stuck(
          ways.map((one) => one.way),
          nth,
          state,
        ),
      }))
    })
  }
  return all
}

/** A state as it is entered: with the states within it that are entered, too. */
export function entered(state: State): readonly State[] {
  const inner =
    state.node.type === 'parallel' ? state.children : state.children.filter(({ name }) => name === state.node.initial)
  return [state, ...inner.flatMap(entered)]
}

/** States reachable from these by a possible transition. */
export function reachedFrom(first: readonly State[]): ReadonlySet<State> {
  const found = new Set<State>()
  const todo = first.flatMap(entered)
  for (let next = todo.pop(); next; next = todo.pop()) {
    if (found.has(next)) continue
    found.add(next)
    for (const { to, never } of next.ways) if (to && !never) todo.push(...entered(to))
  }
  return found
}

/** Whether all states that the machine names exist, so that its ways can be followed. */
export const known = ({ machine }: RaidDef, states: readonly State[]): boolean =>
  Object.hasOwn(machine.states, machine.initial) &&
  states.every(
    ({ node, ways }) =>
      ways.every(({ to }) => to !== undefined) &&
      (node.initial === undefined || Object.hasOwn(node.states ?? {}, node.initial)),
  )

/** A state with those around it: all of their transitions can be taken while it is entered. */
export const around = (state: State): readonly State[] => [state, ...(state.parent ? around(state.parent) : [])]
