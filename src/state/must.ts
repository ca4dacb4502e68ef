/** Returns a value that must exist. Throws if it is missing, naming `what`, because continuing a broken game would hide the fault. */
export function must<T>(value: T | null | undefined, what = 'Something that a step needs'): T {
  if (value === undefined || value === null) throw new TypeError(`${what} is missing.`)
  return value
}
