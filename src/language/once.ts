/** A function whose result is computed once for each object: for texts, which never change. */
export function once<K extends object, V extends NonNullable<unknown> | null>(compute: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>()
  return (key) => {
    let value = known.get(key)
    if (value === undefined) {
      value = compute(key)
      known.set(key, value)
    }
    return value
  }
}
