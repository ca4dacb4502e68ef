/** What is bound while a text is weighed: the picks that are made, and what its names stand for. Made for many short-lived copies. */
import type { Obj } from '../engine/types.ts'
import type { SetWho } from '../language/types.ts'

/** What is bound, the last first; null if nothing is, as for most texts. Nothing of it is ever changed, so frames can share it. */
export type Bindings<V, K = string> = { key: K; value: V; before: Bindings<V, K> } | null

/** The picks that have been made, by the sets that asked for them. */
export type Picks = Bindings<readonly Obj[], SetWho>

/** The same with one more. */
export const bind = <V, K>(before: Bindings<V, K>, key: K, value: V): Bindings<V, K> => ({ key, value, before })

/** What a name stands for, or what was picked for a set; undefined if that is not bound. */
export function boundTo<V, K>(all: Bindings<V, K>, key: K): V | undefined {
  for (let b = all; b !== null; b = b.before) if (b.key === key) return b.value
  return undefined
}
