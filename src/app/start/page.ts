/** What the browser provides: the clipboard and random numbers. */

/** Copies the text. Returns a message for the player. */
export async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return 'Copied.'
  } catch {
    return `This browser does not allow copying; here is the text: ${text}`
  }
}

/** A seed for a raid: a whole number below a million. */
export const newSeed = (): number => randomNumber() % 1_000_000

/** A random whole number below 2³². */
export function randomNumber(): number {
  const [n = 0] = crypto.getRandomValues(new Uint32Array(1))
  return n
}
