/** Plain data, or data that is computed as it is read, from one table of its fields. */

/** The computation of each field of a T. An undefined field is left out of plain data. */
export type Fields<T, Of> = { readonly [K in keyof Required<T>]: (of: Of) => T[K] }

/** The data that fields are computed from. `still` throws if it has changed since. */
export interface Source {
  still(): void
}

export interface Sight<T, Of> {
  /** The names of the fields. */
  readonly keys: readonly (keyof T & string)[]
  /** All fields, computed now. */
  plain(of: Of): T
  /** An object with the same fields, each computed when it is first read; what they are computed from is found by then, too. */
  lazy<Key>(find: (key: Key) => Of, key: Key): T
  /** The key of such an object; undefined for any other. */
  keyOf(it: T): unknown
}

/** The cached value of an undefined field. */
const absent = Symbol()

/** Reads one field: the i-th of so many. */
let reading: (field: (of: never) => unknown, i: number, many: number) => (this: Lazy) => unknown
let keyOf: (it: object) => unknown

/**
 * An object whose fields are computed as they are read. One base class for all kinds, since V8 finds private fields fastest if they are always the
 * same.
 * Its source is private, readable only in this file, so that a holder of the object can't get at the game.
 */
class Lazy {
  readonly #find: (key: never) => Source
  readonly #key: unknown
  #of: Source | undefined
  #known: unknown[] | undefined
  constructor(find: (key: never) => Source, key: unknown) {
    this.#find = find
    this.#key = key
  }
  static {
    keyOf = (it) => (#key in it ? it.#key : undefined)
    reading = (field, i, many) =>
      function (this: Lazy) {
        const known = this.#known?.[i]
        if (known !== undefined) return known === absent ? undefined : known
        this.#of ??= this.#find(this.#key as never)
        this.#of.still()
        const value = field(this.#of as never)
        this.#known ??= new Array(many)
        this.#known[i] = value === undefined ? absent : value
        return value
      }
  }
}

/** The two forms of a T. */
export function sight<T extends object, Of extends Source>(fields: Fields<T, Of>): Sight<T, Of> {
  const keys = Object.keys(fields) as (keyof T & string)[]
  class Own extends Lazy {}
  keys.forEach((key, i) => {
    Object.defineProperty(Own.prototype, key, { get: reading(fields[key], i, keys.length), enumerable: true })
  })
  return {
    keys,
    lazy: (find, key) => new Own(find, key) as unknown as T,
    keyOf: (it) => (it instanceof Own ? keyOf(it) : undefined),
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
