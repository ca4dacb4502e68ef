/** What has to be there by now. Where it is missing the game is broken, and going on would hide it: it throws, naming `what`. */
export function must<T>(value: T | null | undefined, what = 'Something that a step needs'): T {
  if (value === undefined || value === null) throw new TypeError(`${what} is missing.`)
  return value
}
