/** What is bound while a text is weighed: the picks that are made, and what its names stand for. Made for many short-lived copies. */
import type { Obj } from '../engine/types.ts'
import type { SetWho } from '../language/types.ts'

/** What the names of a text stand for, the last one first; null if it names nothing, as most texts. Nothing of it is ever changed, so frames share it. */
export type Bindings<V> = { name: string; value: V; before: Bindings<V> } | null

/** The same with one more name. */
export const bind = <V>(before: Bindings<V>, name: string, value: V): Bindings<V> => ({ name, value, before })

/** What a name stands for; undefined if it is not bound. */
export function boundTo<V>(all: Bindings<V>, name: string): V | undefined {
  for (let b = all; b !== null; b = b.before) if (b.name === name) return b.value
  return undefined
}

/** The picks made so far, the last one first. */
export interface Bound {
  set: SetWho
  objs: readonly Obj[]
  before: Bound | null
}

/** What was picked for a set; undefined if that pick has not been made. */
export function pickedFor(bound: Bound | null, set: SetWho): readonly Obj[] | undefined {
  for (let b = bound; b !== null; b = b.before) if (b.set === set) return b.objs
  return undefined
}
