/** Plain data, or data that is computed as it is read, from one table of its fields. */

/** How each field of a T is computed. A field that is undefined is left out of plain data. */
export type Fields<T, Of> = { readonly [K in keyof Required<T>]: (of: Of) => T[K] }

/** What something is computed from. `still` throws if it has changed since. */
export interface Source {
  still(): void
}

export interface Sight<T, Of> {
  /** All fields, computed now. */
  plain(of: Of): T
  /** An object with the same fields, each computed when it is first read; what they are computed from is found by then, too. */
  lazy<Key>(find: (key: Key) => Of, key: Key): T
  /** What such an object was made from; undefined for any other. */
  keyOf(it: T): unknown
}

/** What is kept for a field that is known to be undefined. */
const absent = Symbol()

/** The two forms of a T. What it is computed from is private to the object, so that whoever reads it can't get at the game. */
export function sight<T extends object, Of extends Source>(fields: Fields<T, Of>): Sight<T, Of> {
  const keys = Object.keys(fields) as (keyof T & string)[]
  class Lazy {
    readonly #find: (key: never) => Of
    readonly #key: unknown
    #of: Of | undefined
    #known: unknown[] | undefined
    constructor(find: (key: never) => Of, key: unknown) {
      this.#find = find
      this.#key = key
    }
    static keyOf(it: object): unknown {
      return #key in it ? it.#key : undefined
    }
    static {
      keys.forEach((key, i) => {
        const field = fields[key]
        const get = function (this: Lazy): unknown {
          const known = this.#known?.[i]
          if (known !== undefined) return known === absent ? undefined : known
          this.#of ??= this.#find(this.#key as never)
          this.#of.still()
          const value = field(this.#of)
          this.#known ??= new Array(keys.length)
          this.#known[i] = value === undefined ? absent : value
          return value
        }
        Object.defineProperty(Lazy.prototype, key, { get, enumerable: true })
      })
    }
  }
  return {
    lazy: (find, key) => new Lazy(find, key) as unknown as T,
    keyOf: Lazy.keyOf,
    plain(of) {
      const out: Partial<T> = {}
      for (const key of keys) {
        const value = fields[key](of)
        if (value !== undefined) out[key] = value
      }
      return out as T
    },
  }
}
