/** What is bound while a text is weighed: the picks that are made, and what its names stand for. Made for many short-lived copies. */
import type { Obj } from '../engine/types.ts'
import type { SetWho } from '../language/types.ts'

/** What the names of a text stand for. A copy shares the entries until one of the two is written to, since most texts name nothing. */
export class Bindings<V> {
  #all: Map<string, V> | null = null
  #shared = false

  get(name: string): V | undefined {
    return this.#all?.get(name)
  }

  has(name: string): boolean {
    return this.#all?.has(name) ?? false
  }

  set(name: string, value: V): this {
    if (this.#all === null || this.#shared) this.#all = new Map(this.#all)
    this.#shared = false
    this.#all.set(name, value)
    return this
  }

  copy(): Bindings<V> {
    const copy = new Bindings<V>()
    if (this.#all === null) return copy
    copy.#all = this.#all
    copy.#shared = true
    this.#shared = true
    return copy
  }
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
