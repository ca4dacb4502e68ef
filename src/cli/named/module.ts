/** Modules named on the command line, whose code is run. */
import Module, { createRequire, register } from 'node:module'
import { isAbsolute, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { CliError } from '../shell/problem.ts'

export const looksLikePath = (what: string): boolean => /[\\/]|\.(?:[cm]?[jt]s|json)$/.test(what)

const door = 'raidkeeper/raid'
let open = false

/** Lets a module import the constructors of raids by the package's name, wherever it lies. */
function openDoor(here = import.meta.url): void {
  if (open) return
  open = true
  const { href } = here.endsWith('.ts')
    ? new URL('../../raid/index.ts', here)
    : pathToFileURL(createRequire(here).resolve(door))
  const found = JSON.stringify({ url: href, shortCircuit: true })
  const hook = `export const resolve = (name, of, next) => (name === '${door}' ? ${found} : next(name, of))`
  register(`data:text/javascript,${encodeURIComponent(hook)}`)
  // A folder without a package.json has CommonJS. Node 20 has no public hook for its require (one came with 22.15),
  // and a load hook that gives CommonJS to the loader of modules takes it from that of tsx.
  const loader = Module as unknown as { _resolveFilename(name: string, ...of: unknown[]): string }
  const usual = loader._resolveFilename
  loader._resolveFilename = (name, ...of) => (name === door ? fileURLToPath(href) : usual(name, ...of))
}

let warned = false

/** Warns once that foreign code runs, unless it lies in the working folder. */
function warn(file: string): void {
  const way = relative(process.cwd(), resolve(file))
  if (warned || !isMainThread || !(way.startsWith('..') || isAbsolute(way))) return
  warned = true
  process.stderr.write(`raid: ${file} is code and runs with all your rights; a .raid.json is data, and safe to open.\n`)
}

/** The export `what` of a module. `other`: the file formats that any Node accepts. Refuses a file that can't be imported. */
export async function fromModule(file: string, what: string, other: string): Promise<Record<string, unknown>> {
  warn(file)
  openDoor()
  try {
    return (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const fix =
      code === 'ERR_UNKNOWN_FILE_EXTENSION'
        ? `Node reads TypeScript from version 22.18 on: use a newer Node, or compile ${what} to ${other}.`
        : 'Fix the module so that it can be imported.'
    throw new CliError(`can't be loaded: ${message}`, file, fix)
  }
}
