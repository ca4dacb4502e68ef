/** Servers in processes of their own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = new URL('../..', import.meta.url).pathname
const outDir = join(root, 'node_modules/.cache/host')

/** Where `builtServer` puts it. */
export const serverFile = join(outDir, 'serve.js')

/** A worker of the server that is built, which starts in a quarter of the time that sources take. */
export const builtWorker = (name: 'think-worker' | 'room-worker'): URL => pathToFileURL(join(outDir, `${name}.js`))

/** Builds the server for tests, and returns its file. */
export async function builtServer(): Promise<string> {
  const input = {
    serve: join(root, 'tests/host/serve.ts'),
    striker: join(root, 'tests/host/striker.ts'),
    'think-worker': join(root, 'src/server/think-worker.ts'),
    'room-worker': join(root, 'src/server/room-worker.ts'),
  }
  // As in vite.config.ts all files lie beside each other: the server finds its workers there.
  await build({
    root,
    logLevel: 'error',
    build: {
      ssr: true,
      rollupOptions: { input, output: { chunkFileNames: '[name]-[hash].js' } },
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  })
  return serverFile
}

export interface Served {
  readonly port: number
  readonly child: ChildProcess
  /** What it has written about errors. */
  readonly log: readonly string[]
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>
}

/** Starts it; port 0 is any that is free. */
export async function serve(
  file: string,
  use: { page: string; data: string; threads?: number; cards?: 'all' | 'few'; peers?: { redis: string; path: string } },
  port = 0,
): Promise<Served> {
  const { page, data, threads = 1, cards = 'all', peers } = use
  const words = [String(port), page, data, String(threads), cards, ...(peers ? [peers.redis, peers.path] : [])]
  const child = spawn(process.execPath, ['--expose-gc', file, ...words], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  const log: string[] = []
  child.stderr?.on('data', (text: Buffer) => log.push(String(text)))
  let killed = false
  // It does not outlive whoever started it.
  const end = (): void => void child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', (code, signal) => {
    process.off('exit', end)
    if (!killed) process.stderr.write(`The server has ended by itself: ${code ?? signal}.\n${log.join('')}`)
  })
  const [text] = await Promise.race([
    once(child.stdout!, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('The server did not start.')
    }),
  ])
  return {
    port: Number(String(text)),
    ...{ child, log },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      killed = true
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** Milliseconds of processor time that a server has used, and its main thread of them; NaN where there is no /proc. */
export function busy({ child: { pid } }: Served): { main: number; all: number } {
  const used = (file: string): number => {
    const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10
  }
  try {
    const all = readdirSync(`/proc/${pid}/task`).map((id) => used(`/proc/${pid}/task/${id}/stat`))
    return { main: used(`/proc/${pid}/task/${pid}/stat`), all: all.reduce((sum, one) => sum + one, 0) }
  } catch {
    return { main: Number.NaN, all: Number.NaN }
  }
}
