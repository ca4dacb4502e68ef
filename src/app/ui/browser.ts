/** The browser's services: the clipboard and random numbers. */

/** Copies the text. Returns a message for the player. */
export const copyText = async (text: string): Promise<string> =>
  (await isCopied(text)) ? 'Copied.' : `This browser does not allow copying; here is the text: ${text}`

/** Copies the text; false if the browser does not allow it. */
export async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Lets the player choose a file; none if they don't. */
export const pickFiles = (accept = '.json,application/json'): Promise<readonly File[]> =>
  new Promise((done) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = accept
    input.addEventListener('change', () => done([...(input.files ?? [])]))
    input.addEventListener('cancel', () => done([]))
    input.click()
  })

/** A seed for a raid: a whole number below a million. */
export const newSeed = (): number => randomNumber() % 1_000_000

/** A random whole number below 2³². */
export function randomNumber(): number {
  const [n = 0] = crypto.getRandomValues(new Uint32Array(1))
  return n
}
