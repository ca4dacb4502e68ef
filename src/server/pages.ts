/** Serves the built page with its headers, and the list of rooms beside it. */
import { open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { headers } from '../../page-policy.ts'

/** The media type of a file, by the end of its name. */
export const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webm': 'audio/webm',
  '.mp3': 'audio/mpeg',
}

/** Files with the hash of their content in their names never change. */
const hashed = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/

/** The permission for a client's next file: a function to call once it is sent, or null if refused. */
export type FileGate = (request: IncomingMessage) => (() => void) | null

/** Serves a file of the page's folder; `json`: the answers for these names instead. */
export function makePages(
  folder: string,
  json: Readonly<Record<string, () => Promise<unknown>>>,
  mayHave: FileGate = () => () => undefined,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const { method, url = '/' } = request
    const path = pathOf(url)
    const send = (status: number, type: string, more: Record<string, string> = {}) =>
      response.writeHead(status, { ...headers, 'Content-Type': type, 'Cache-Control': 'no-cache', ...more })
    if (method !== 'GET' && method !== 'HEAD') {
      send(405, 'text/plain', { Allow: 'GET, HEAD' }).end()
      return
    }
    const sent = mayHave(request)
    if (!sent) {
      send(429, text, { 'Retry-After': '10' }).end('Too many requests. Wait a moment.')
      return
    }
    response.once('close', sent)
    // Whoever takes nothing for so long gets nothing more.
    response.setTimeout(patience, () => response.destroy())
    const made = path === null ? undefined : json[path]
    if (made) {
      made().then(
        (value) => send(200, 'application/json').end(method === 'HEAD' ? undefined : JSON.stringify(value)),
        () => send(500, 'text/plain').end(),
      )
      return
    }
    void sendFile(path === null ? null : fileIn(folder, path), response, (file, size) => {
      const cache: Record<string, string> = hashed.test(path ?? '')
        ? { 'Cache-Control': 'public, max-age=31536000, immutable' }
        : {}
      send(200, mediaTypes[extname(file)] ?? 'application/octet-stream', { 'Content-Length': String(size), ...cache })
      return method !== 'HEAD'
    }).then((status) => {
      if (status === 404) send(404, text).end('There is no such file.')
      if (status === 503)
        send(503, text, { 'Retry-After': '10' }).end('The server has too much to do. Try again in a moment.')
    })
  }
}

const text = 'text/plain; charset=utf-8'
/** Milliseconds for which an answer waits for a client that does not read it. */
const patience = 60_000

/** Errors of a missing file, or of something other than a file. */
const missing: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'])

/**
 * Sends a file, and closes it in any case. `head` begins the answer, and returns whether the content is wanted.
 * Returns the status if nothing has been sent: missing (404), or impossible to open now (503: a server can open only so many files).
 */
async function sendFile(
  file: string | null,
  response: ServerResponse,
  head: (file: string, size: number) => boolean,
): Promise<200 | 404 | 503> {
  if (file === null) return 404
  try {
    const opened = await open(file)
    try {
      const about = await opened.stat()
      if (!about.isFile()) return 404
      if (response.destroyed) return 200
      if (!head(file, about.size)) response.end()
      // No more than was promised, should the file grow meanwhile.
      else if (about.size === 0) response.end()
      else await pipeline(opened.createReadStream({ end: about.size - 1, autoClose: false }), response)
    } finally {
      await opened.close()
    }
  } catch (error) {
    if (!response.headersSent) return missing.has((error as { code?: unknown }).code) ? 404 : 503
    response.destroy()
  }
  return 200
}

/** The path of an address; null if it is none. */
function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(new URL(url, 'http://server').pathname)
    return path.includes('\0') ? null : path
  } catch {
    return null
  }
}

/** The file of a path, if it is inside the folder; null if it is not. */
function fileIn(folder: string, path: string): string | null {
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path))
  return file.startsWith(folder + sep) ? file : null
}
