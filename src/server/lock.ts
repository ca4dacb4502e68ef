/**
 * Locks a folder to one server. Each server listens at a socket of its own in the folder, and then checks for another that answers.
 * The socket ends with the server in any case, and is visible from other containers with the same folder.
 * Of two that start at the same moment at most one stays.
 */
import { readdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join, relative } from 'node:path'
import { newCode } from './secrets.ts'

/** The error of a folder in use by another server: both would open the same rooms. */
export class InUse extends Error {
  readonly code = 'INUSE'
}

const socketName = /^lock-\w+$/

/** The most bytes of a socket's path. */
const longestPath = 100

/**
 * Locks a folder, and returns the function that unlocks it. `home`: the folder's name, locked where sockets are not files (Windows).
 * @throws InUse if another server has locked it; Error if the folder can't hold a socket.
 */
export async function lockFolder(directory: string, home: string): Promise<() => Promise<void>> {
  if (process.platform === 'win32') return listen(`\\\\.\\pipe\\raidkeeper-${home}`)
  const own = `lock-${newCode()}`
  const unlock = await listen(pathTo(directory, own))
  const sockets = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isSocket())
  for (const { name } of sockets) {
    if (name === own || !socketName.test(name)) continue
    if (await answers(pathTo(directory, name))) {
      await unlock()
      throw new InUse(`${directory} is in use`)
    }
    rmSync(join(directory, name), { force: true })
  }
  return unlock
}

/** A path to it that is short enough. */
function pathTo(directory: string, name: string): string {
  const [path = ''] = [join(directory, name), relative('', join(directory, name))].sort((a, b) => a.length - b.length)
  if (Buffer.byteLength(path) > longestPath) throw new Error('its path is too long')
  return path
}

const listen = (path: string): Promise<() => Promise<void>> =>
  new Promise((done, failed) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      failed(error.code === 'EADDRINUSE' ? new InUse(`${path} is in use`) : error),
    )
    server.listen(path, () => {
      server.unref()
      done(() => new Promise((ended) => server.close(() => ended())))
    })
  })

/** Whether anybody listens there, even if too busy to answer. */
const answers = (path: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(path, () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      done(!['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'].includes(code ?? '')),
    )
  })
