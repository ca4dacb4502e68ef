/** The exact version of the program: workers at a queue only take jobs of their own version, or the games would differ. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const isCode = /\.(js|ts|json)$/

/**
 * The hash of everything that affects games.
 * @param beside - A file whose folder counts too.
 * @returns 16 hexadecimal digits: the same on every machine with the same program.
 */
export function fingerprint(beside: URL): string {
  const here = fileURLToPath(new URL('.', import.meta.url))
  // From source this is src/cli/pool; in the package all lies in one folder and its `shared`.
  const isSource = import.meta.url.endsWith('.ts')
  const root = isSource ? join(here, '../../..') : dirname(fileURLToPath(beside))
  const folders = isSource ? [join(root, 'src'), join(root, 'raids'), dirname(fileURLToPath(beside))] : [root]
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const hash = createHash('sha256')
  for (const file of [...new Set(files)].filter((name) => isCode.test(name)).sort())
    hash
      .update(`${relative(root, file)}\n`)
      .update(readFileSync(file))
      .update('\n')
  return hash.digest('hex').slice(0, 16)
}
