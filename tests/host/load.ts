/**
 * `npm run load -- --rooms 1,4,16`: how many rooms of five people a server holds. The people are clients on real sockets who answer at random after a pause
 * (`--pause`, in milliseconds); the Boss is the server's, and thinks in its threads (`--threads 0`: in its own). `--servers 2` are so many that meet at a Redis; `--pin` gives each a core of its own,
 * and the clients the others (Linux). Says for each number of rooms how long an answer takes until it is told, how many bytes that is, and how much processor time the servers need: their main threads, for which rooms wait, and all.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { redisForTests } from '../redis.ts'
import { botPlays, type Guest, joinRoom, openRoom, until } from './client.ts'
import { front } from './front.ts'
import { builtServer, busy, type Served, serve } from './process.ts'
import { whole } from './whole.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    rooms: { ...text, default: '1,2,4,8' },
    seconds: { ...text, default: '20' },
    pause: { ...text, default: '1000' },
    threads: { ...text, default: '1' },
    servers: { ...text, default: '1' },
    pin: { type: 'boolean', default: false },
  },
})
const seconds = whole(values.seconds, '--seconds', 20)
const pause = whole(values.pause, '--pause', 1000, 0)
const threads = whole(values.threads, '--threads', 1, 0)
const count = whole(values.servers, '--servers', 1)
const rounds = values.rooms.split(',').map((n) => whole(n, '--rooms', 8))

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN

/** Seconds of processor time that the clients have used. */
const ownTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const busyAll = (servers: readonly Served[]): { main: number; all: number } =>
  servers.map(busy).reduce((sum, one) => ({ main: sum.main + one.main, all: sum.all + one.all }))

async function room(port: number, n: number): Promise<Guest[]> {
  const from = `192.0.2.${n}` // one address may not open so many
  const host = await openRoom(port, { raiders: Array(5).fill('person'), speed: 0 }, from)
  const all = [host]
  for (const name of ['Ben', 'Cid', 'Dan', 'Eve']) all.push(await joinRoom(port, host.code, { name }, from))
  for (const one of all) one.ask('ready', { ready: true })
  await until(() => host.state?.waits === '', 60_000)
  host.ask('begin', {})
  all.forEach((one, i) => {
    botPlays(one, { seed: n * 5 + i, bot: 'random', pause })
  })
  return all
}

const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-load-'))
writeFileSync(join(folder, 'index.html'), '')
const file = await builtServer()
const redis = count > 1 ? await redisForTests() : null

const pin = (pid: number | undefined, cores: string): void =>
  void execFileSync('taskset', ['-a', '-p', '-c', cores, String(pid)])

/** The cores that are left for the clients; all, if the servers have one each. */
const forClients = count < availableParallelism() ? `${count}-${availableParallelism() - 1}` : null
if (values.pin && forClients) pin(process.pid, forClients)

/** So many servers, and the port at which they are asked: their own, or that of a proxy in front. */
async function start(data: string): Promise<{ servers: Served[]; port: number; end(): Promise<void> }> {
  const servers: Served[] = []
  for (let n = 0; n < count; n++) {
    const peers = redis ? { redis: redis.url, path: `/s${n}` } : undefined
    const one = await serve(file, { page: folder, data: join(folder, `${data}-${n}`), threads, peers })
    if (values.pin) pin(one.child.pid, `${n}`)
    servers.push(one)
  }
  const proxy = redis ? await front(Object.fromEntries(servers.map(({ port }, n) => [`/s${n}`, port]))) : null
  return {
    servers,
    port: proxy?.port ?? servers[0]!.port,
    async end() {
      for (const one of servers) await one.kill()
      proxy?.close()
    },
  }
}

for (const rooms of rounds) {
  const { servers, port, end } = await start(`${rooms}`)
  const guests: Guest[] = []
  for (let n = 0; n < rooms; n++) guests.push(...(await room(port, n)))
  for (const one of guests) one.waits.length = one.turns.length = one.bytes.length = 0
  const [before, own] = [busyAll(servers), ownTime()]
  await new Promise((done) => setTimeout(done, seconds * 1000))
  const [after, ownAfter] = [busyAll(servers), ownTime()]
  const [main, all] = [after.main - before.main, after.all - before.all]
  const waits = guests.flatMap((one) => one.waits).sort((a, b) => a - b)
  const turns = guests.flatMap((one) => one.turns).sort((a, b) => a - b)
  const bytes = guests.flatMap((one) => one.bytes).sort((a, b) => a - b)
  const said = [
    `${rooms} rooms: ${waits.length} answers`,
    `told p50 ${at(waits, 0.5).toFixed(1)} ms, p95 ${at(waits, 0.95).toFixed(1)} ms`,
    `next question p50 ${at(turns, 0.5).toFixed(1)} ms, p95 ${at(turns, 0.95).toFixed(1)} ms`,
    `frames of ${at(bytes, 0.5)} bytes at the median, ${at(bytes, 0.95)} at 95 %`,
    `processor time an answer ${(main / waits.length).toFixed(1)} ms in the main threads, ${(all / waits.length).toFixed(1)} ms in all`,
    `main threads ${Math.round(main / seconds / 10 / count)} % of a core each, servers ${Math.round(all / seconds / 10 / count)} %, clients ${Math.round((100 * (ownAfter - own)) / seconds)} %`,
    `load of the machine ${loadavg()[0]?.toFixed(1)}`,
  ]
  console.log(said.join('; '))
  await end()
}
await redis?.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(0)
