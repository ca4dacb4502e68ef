/** Sends the built page, with what only headers can say, and the list of rooms beside it. */
import { createReadStream, existsSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { headers } from '../../page-policy.ts'

/** What a file is, by the end of its name. */
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

/** Files with the hash of what is in them in their names never change. */
const hashed = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/

/** Sends a file of the page's folder; `json`: what is sent for these names instead. */
export function makePages(
  folder: string,
  json: Readonly<Record<string, () => Promise<unknown>>>,
): (request: IncomingMessage, response: ServerResponse) => void {
  return ({ method, url = '/' }, response) => {
    const path = pathOf(url)
    const send = (status: number, type: string, more: Record<string, string> = {}) =>
      response.writeHead(status, { ...headers, 'Content-Type': type, 'Cache-Control': 'no-cache', ...more })
    if (method !== 'GET' && method !== 'HEAD') {
      send(405, 'text/plain', { Allow: 'GET, HEAD' }).end()
      return
    }
    const made = path === null ? undefined : json[path]
    if (made) {
      made().then(
        (value) => send(200, 'application/json').end(method === 'HEAD' ? undefined : JSON.stringify(value)),
        () => send(500, 'text/plain').end(),
      )
      return
    }
    const file = path === null ? null : fileIn(folder, path)
    if (path === null || file === null) {
      send(404, 'text/plain; charset=utf-8').end('There is no such file.')
      return
    }
    const size = String(statSync(file).size)
    const cache: Record<string, string> = hashed.test(path)
      ? { 'Cache-Control': 'public, max-age=31536000, immutable' }
      : {}
    send(200, mediaTypes[extname(file)] ?? 'application/octet-stream', { 'Content-Length': size, ...cache })
    if (method === 'HEAD') response.end()
    else createReadStream(file).pipe(response)
  }
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

/** The file of a path; null if there is none inside the folder. */
function fileIn(folder: string, path: string): string | null {
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path))
  return file.startsWith(folder + sep) && existsSync(file) && statSync(file).isFile() ? file : null
}
