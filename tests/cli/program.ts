/** How tests start the terminal: the words for Node before those for the program. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
/** Where global.ts builds it. */
export const built = join(root, 'node_modules/.cache/terminal')

/** As the package has it. */
export const program: readonly string[] = [join(built, 'cli.js')]

/** As `npm run -s raid` starts it, which Node before 22.18 needs for a raid in TypeScript. */
export const source: readonly string[] = ['--import', 'tsx', 'src/cli/main.ts']
