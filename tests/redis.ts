/**
 * A Redis for tests: one of its own on a free port, if `redis-server` is installed, or that of `REDIS_URL`. Where there is neither, tests that need one are
 * left out, and a line says so.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TestRedis {
  url: string
  /** Ends it, if it was started for this test. */
  stop(): Promise<void>
}

const isInstalled = (): boolean => spawnSync('redis-server', ['--version']).status === 0

/** Whether there is any; otherwise says on stderr that these tests are left out. */
export function hasRedis(what: string): boolean {
  const has = process.env.REDIS_URL !== undefined || isInstalled()
  if (!has) console.warn(`Left out for want of a Redis (install redis-server, or set REDIS_URL): ${what}.`)
  return has
}

/** Starts one, on this port if it is given, or takes the one that is named in the environment. */
export async function redisForTests(at?: number): Promise<TestRedis> {
  const { REDIS_URL: url } = process.env
  if (url !== undefined) return { url, stop: async () => undefined }
  const port = at ?? (await freePort())
  const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-redis-'))
  const words = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  const server = spawn('redis-server', words, { stdio: ['ignore', 'pipe', 'inherit'] })
  await ready(server)
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      const ended = new Promise((end) => server.once('exit', end))
      server.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const server = createServer().once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

const ready = (server: ChildProcess): Promise<void> =>
  new Promise((started, failed) => {
    server.stdout?.on('data', (text: Buffer) => {
      if (`${text}`.includes('Ready to accept connections')) started()
    })
    server.once('error', failed)
    server.once('exit', (code) => failed(new Error(`redis-server ended with code ${code}`)))
  })
