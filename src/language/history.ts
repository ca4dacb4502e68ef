/**
 * The past events of the whole game that texts ask about: `since: 'game'` beside `happened` and in `did`, and "for the first time this game".
 * Nothing else from past turns is kept, so these patterns are found at compile time.
 * Each is split into the part that can be decided as an event happens and the part that depends on the asking text.
 */
import { isObject } from './meta.ts'
import { type EventPattern, type EventRole, eventRoles, type Verb, type Who } from './types.ts'

export interface Deed {
  ptr: string
  /** The part decided as an event happens, from the side of each player: everything except the open roles. */
  settled: EventPattern
  /** The open roles, which only the asking text can fill (itself, a candidate, a name); null: each object in the role is counted separately. */
  open: readonly (readonly [role: EventRole, who: Who | null])[]
  /** The number of times required. */
  times: number
}

const bearer = new Set(['self', 'host', 'it'])

/** Whether a role names a card or player that depends on the asking text. */
export const isOpenRole = (who: unknown): who is Who =>
  typeof who === 'string' ? bearer.has(who) || who.startsWith('$') : Array.isArray(who) && who.every(isOpenRole)

type Past = EventPattern & { since?: unknown }
type Node = Readonly<Record<string, unknown>>

/** Whether a power waits for the nth time of this event in the game; the state counts turns anyway (703.1). */
export const countsGame = (e: Node): boolean =>
  isObject(e.nth) && e.nth.per === 'game' && ![e.on].flat().some((on) => on === 'start' || on === 'end')

/** The whole-game pattern that a node asks for, if any: the event of a condition, an amount, a set's `did`, or a power. */
function asked(node: Node): Past | null {
  const whole = node.since === 'game'
  if (!whole && (node.on === undefined || !countsGame(node))) return null
  return (whole ? (node.happened ?? node.often ?? node) : node) as Past
}

function deedOf(pattern: Past, ptr: string, counted: boolean): Deed {
  const { since: _s, nth, ...settled } = pattern
  const open = eventRoles.flatMap((role): (readonly [EventRole, Who | null])[] => {
    const who = settled[role]
    if (role === nth?.each) return [[role, null]]
    return isOpenRole(who) ? [[role, who]] : []
  })
  for (const [role, who] of open) if (who !== null) delete settled[role]
  return { ptr, settled, open, times: counted ? Number.MAX_SAFE_INTEGER : (nth?.n ?? 1) }
}

/** All past events that the texts of compiled content ask about for the whole game, by verb. */
export function deedsIn(
  nodes: Iterable<unknown>,
  ptrOf: (node: unknown) => string,
): ReadonlyMap<Verb, readonly Deed[]> {
  const out = new Map<Verb, Deed[]>()
  const found = new Set<unknown>()
  for (const node of nodes) {
    if (!isObject(node)) continue
    const pattern = asked(node)
    if (pattern === null || found.has(pattern)) continue
    found.add(pattern)
    const deed = deedOf(pattern, ptrOf(pattern), node.often !== undefined)
    for (const on of [pattern.on].flat()) out.set(on, [...(out.get(on) ?? []), deed])
  }
  return out
}
