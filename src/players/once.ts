/** A function whose result for the same object is worked out once: for texts, which never change, and for what one decision looks at. */
export function once<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { value: V }>()
  return (key) => {
    let entry = known.get(key)
    if (!entry) {
      entry = { value: compute(key) }
      known.set(key, entry)
    }
    return entry.value
  }
}
