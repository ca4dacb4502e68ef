/** A server in a process of its own, for tests that kill it: `node serve.js PORT PAGE DATA [THREADS [REDIS PATH]]`. Says its port once it is there. */
import { library } from '../../src/content.ts'
import { startHost } from '../../src/server/server.ts'

const [port, page = '', data = '', threads = '1', redis = '', path = ''] = process.argv.slice(2)
const host = await startHost({
  ...{ library, page, data, port: Number(port), keeps: 86_400_000, origins: [], proxied: true },
  threads: Number(threads),
  peers: redis ? { redis, path } : null,
  log: (line) => process.stderr.write(`${line}\n`),
})
process.stdout.write(`${host.port}\n`)
