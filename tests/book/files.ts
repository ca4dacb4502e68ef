/** The TypeScript files of the project's own sources. */
import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** All of them in and below a folder, sorted; the file itself, if it is one; none if there is no such folder. */
export function typescript(place: string): string[] {
  if (isTypescript(place)) return [place]
  let entries: Dirent[]
  try {
    entries = readdirSync(place, { withFileTypes: true })
  } catch {
    return []
  }
  return entries
    .filter((entry) => (entry.isDirectory() ? entry.name !== 'node_modules' : isTypescript(entry.name)))
    .flatMap((entry) => typescript(join(place, entry.name)))
    .sort()
}

const isTypescript = (name: string): boolean => /\.tsx?$/.test(name)
