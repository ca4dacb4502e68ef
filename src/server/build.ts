/** Builds the page if it is missing, or older than its sources. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The sources of the page: folders and files of the project. */
const sources = ['src', 'raids', 'assets', 'index.html', 'vite.config.ts', 'page-policy.ts', 'package-lock.json']

/** Whether the built page is there and up to date. */
export function isBuilt(root: string, page: string): boolean {
  const index = join(page, 'index.html')
  if (!existsSync(index)) return false
  const built = statSync(index).mtimeMs
  return sources.every((one) => newest(join(root, one)) <= built)
}

function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}

export async function buildPage(root: string): Promise<void> {
  const { build } = await import('vite')
  await build({ root, logLevel: 'warn' })
}
