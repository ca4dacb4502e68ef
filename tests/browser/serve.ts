import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { mediaTypes } from '../../src/server/pages.ts'
import { beings } from '../../vite.config.ts'

export interface Site {
  /** The address of the page; it ends with a slash. */
  url: string
  /** Where its files lie on this machine. */
  folder: string
  close: () => Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Builds the page and serves it as a stranger's web space would: plain files, in a sub-folder. Everything outside that
 * folder is not found, so an absolute address in the build shows itself.
 */
export async function serve(folder = '/some/where/'): Promise<Site> {
  return serveBuilt({ root, logLevel: 'warn' }, folder)
}

/** The same for the fixture's page, `tests/board/page`. */
export async function serveFixture(): Promise<Site> {
  const page = join(root, 'tests', 'board', 'page')
  return serveBuilt({
    root: page,
    base: './',
    configFile: false,
    plugins: [beings()],
    logLevel: 'warn',
    build: { target: 'es2022' },
  })
}

async function serveBuilt(config: InlineConfig, folder?: string): Promise<Site> {
  const outDir = await mkdtemp(join(tmpdir(), 'raidkeeper-site-'))
  await build({ ...config, build: { ...config.build, outDir, emptyOutDir: true } })
  const site = await serveFolder(outDir, folder)
  return {
    ...site,
    close: async () => {
      await site.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}

/** Serves the files of `outDir` at `folder` of a free port of this machine. */
export async function serveFolder(outDir: string, folder = '/some/where/'): Promise<Site> {
  const server = createServer(async (request, response) => {
    const file = fileFor(outDir, folder, request.url ?? '/')
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found')
      return
    }
    const type = mediaTypes[extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(await readFile(file))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${folder}`,
    folder: outDir,
    close: () =>
      new Promise((done, failed) => {
        server.close((error) => (error ? failed(error) : done()))
        server.closeAllConnections()
      }),
  }
}

function fileFor(outDir: string, folder: string, address: string): string | undefined {
  const { pathname } = new URL(address, 'http://localhost')
  if (!pathname.startsWith(folder)) return undefined
  const file = resolve(outDir, `./${decodeURIComponent(pathname.slice(folder.length)) || 'index.html'}`)
  return file.startsWith(outDir + sep) && existsSync(file) && extname(file) !== '' ? file : undefined
}
