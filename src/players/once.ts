/** All that these have, in one list; `flatMap` takes several times as long, and this is done for every decision. */
export function joined<A, B>(list: readonly A[], of: (a: A) => readonly B[]): B[] {
  const all: B[] = []
  for (const a of list) for (const b of of(a)) all.push(b)
  return all
}

/** What has been worked out for one decision, each in a place of its own. */
export interface Noted {
  readonly noted: unknown[]
}
let places = 0

/** Room for all that can be worked out for a decision. */
export const blank = (): unknown[] => new Array<unknown>(places)

/** Works something out once for each decision, as `once` does for texts: kept with the table, which is much cheaper for objects that live so short. */
export function onceFor<T extends Noted, V extends NonNullable<unknown> | null>(compute: (t: T) => V): (t: T) => V {
  const place = places++
  return (t) => {
    let value = t.noted[place] as V | undefined
    if (value === undefined) {
      value = compute(t)
      t.noted[place] = value
    }
    return value
  }
}

/** The same for several things that one decision looks at. */
export function onceForEach<T extends Noted, K, V extends NonNullable<unknown>>(
  compute: (t: T, key: K) => V,
): (t: T, key: K) => V {
  const place = places++
  return (t, key) => {
    t.noted[place] ??= new Map()
    const known = t.noted[place] as Map<K, V>
    let value = known.get(key)
    if (value === undefined) {
      value = compute(t, key)
      known.set(key, value)
    }
    return value
  }
}
