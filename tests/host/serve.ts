/** A server in a process of its own, for tests that kill it: `node serve.js PORT PAGE DATA THREADS all|few [REDIS PATH]`. Says its port once it is there. */
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
