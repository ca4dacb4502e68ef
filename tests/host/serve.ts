/**
 * A server in a process of its own, for tests that kill it: `node serve.js PORT PAGE DATA THREADS all|few [REDIS PATH]`. Says its port once it is there, and what memory
 * it needs when it is asked.
 */
import { getHeapCodeStatistics } from 'node:v8'
import { library, loadAllCards } from '../../src/content.ts'
import { startHost } from '../../src/server/server.ts'
import { readAllCards } from '../../src/server/terms.ts'
import { fewCards } from './few-cards.ts'

const [port, page = '', data = '', threads, cards, redis = '', path = ''] = process.argv.slice(2)
if (cards !== 'few') {
  await loadAllCards()
  readAllCards(library)
}
const host = await startHost({
  ...{ page, data, port: Number(port), keeps: 86_400_000, origins: [], proxied: true },
  library: cards === 'few' ? fewCards : library,
  threads: Number(threads),
  peers: redis ? { redis, path } : null,
  log: (line) => process.stderr.write(`${line}\n`),
})
process.stdout.write(`${host.port}\n`)

process.on('message', async () => {
  // What waits to be let go of is let go of between two collections.
  for (let n = 0; n < 4; n++) {
    globalThis.gc?.()
    await new Promise((done) => setTimeout(done, 50))
  }
  const { heapUsed: heap, external: outside } = process.memoryUsage()
  const { code_and_metadata_size: code } = getHeapCodeStatistics()
  process.send?.({ heap, outside, code, open: host.rooms() })
})
