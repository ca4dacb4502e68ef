/** Notices when a file, or anything in a folder, has been written. */
import { existsSync, statSync, watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import { CliError } from './problem.ts'

/** Milliseconds until a change is complete: editors write a file in several steps. */
const settle = 150

/** Calls back after each change. A module may import its neighbours, so its whole folder counts. Returns how that is ended. */
export function onChange(what: string, act: () => void): () => void {
  if (!existsSync(what)) throw new CliError('no such file', what, 'Give the path of a raid file or folder to watch.')
  const folder = statSync(what).isDirectory()
  const json = what.endsWith('.json')
  let wait: NodeJS.Timeout | undefined
  const watcher = watch(folder ? what : dirname(what), { recursive: !json }, (_, name) => {
    if (json && name !== basename(what)) return
    clearTimeout(wait)
    wait = setTimeout(act, settle)
  })
  watcher.on('error', () => undefined) // A folder that is being replaced; the next change is seen.
  return () => {
    clearTimeout(wait)
    watcher.close()
  }
}
