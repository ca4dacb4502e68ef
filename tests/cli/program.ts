/** How tests start the terminal: the words for Node before those for the program. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
/** Where global.ts builds it. */
export const built = join(root, 'node_modules/.cache/terminal')

/** As the package has it. */
export const program: readonly string[] = [join(built, 'cli.js')]
