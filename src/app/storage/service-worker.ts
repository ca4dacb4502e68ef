/**
 * Keeps the page's files so that it works offline. Built separately; vite.config.ts fills in the list of files.
 * A new version waits until the page requests it, so nothing changes during a game.
 */
interface Lifetime extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Event {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  readonly registration: { readonly scope: string }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', hear: (event: Lifetime) => void): void
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void
  addEventListener(type: 'message', hear: (event: MessageEvent) => void): void
}

declare const BUILT: { version: string; files: readonly string[] }

const worker = self as unknown as Worker
const { scope } = worker.registration
/** Other folders of the same site have their own caches. */
const mine = `raidkeeper ${scope} `
const cacheName = mine + BUILT.version
const addressOf = (file: string): string => new URL(file, scope).href
const addresses = new Set(BUILT.files.map(addressOf))

/** Names in `assets/` contain a hash of their content, so they can be copied from an older version's cache. */
async function fill(): Promise<void> {
  const cache = await caches.open(cacheName)
  await Promise.all(
    BUILT.files.map(async (file) => {
      const hashed = file.startsWith('assets/')
      const old = hashed ? await caches.match(addressOf(file)) : undefined
      if (old) await cache.put(addressOf(file), old)
      else await cache.add(new Request(addressOf(file), { cache: hashed ? 'default' : 'no-cache' }))
    }),
  )
}

/** Keeps the previous version: another tab may still be using it. */
async function tidy(): Promise<void> {
  const kept = (await caches.keys()).filter((name) => name.startsWith(mine) && name !== cacheName)
  await Promise.all(kept.slice(0, -1).map((name) => caches.delete(name)))
  await worker.clients.claim()
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  const asked = request.mode === 'navigate' ? addressOf('index.html') : bare(request.url)
  return (await cache.match(asked)) ?? (await caches.match(asked)) ?? fetch(request)
}

/** An address without its query and fragment. */
const bare = (url: string): string => url.replace(/[?#].*$/, '')

const isPage = (url: string): boolean => [scope, addressOf('index.html')].includes(bare(url))

worker.addEventListener('install', (event) => event.waitUntil(fill()))
worker.addEventListener('activate', (event) => event.waitUntil(tidy()))
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting()
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return
  if (request.mode === 'navigate' && !isPage(request.url)) return
  if (request.mode !== 'navigate' && !addresses.has(bare(request.url)) && !request.url.includes('/assets/')) return
  event.respondWith(answer(request))
})
