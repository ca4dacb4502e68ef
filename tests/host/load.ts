/**
 * `npm run load -- --rooms 1,4,16`: how many rooms of five people one server holds. The people are clients on real sockets who answer at random after a pause
 * (`--pause`, in milliseconds); the Boss is the server's, and thinks in its threads (`--threads 0`: in its own). Says for each number of rooms how long an answer takes until it is told, how many bytes that is, and how busy the server is.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { botPlays, type Guest, joinRoom, openRoom, until } from './client.ts'
import { builtServer, serve } from './process.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    rooms: { ...text, default: '1,2,4,8' },
    seconds: { ...text, default: '20' },
    pause: { ...text, default: '1000' },
    threads: { ...text, default: '1' },
  },
})
const [seconds, pause] = [Number(values.seconds), Number(values.pause)]

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN

/** Milliseconds of processor time that a process has used; on Linux. */
function busy(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return Number.NaN
  }
}

async function room(port: number, n: number): Promise<Guest[]> {
  const host = await openRoom(port, { raiders: Array(5).fill('person'), speed: 0 })
  const all = [host]
  for (const name of ['Ben', 'Cid', 'Dan', 'Eve']) all.push(await joinRoom(port, host.code, { name }))
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
for (const rooms of values.rooms.split(',').map(Number)) {
  const server = await serve(file, { page: folder, data: join(folder, `${rooms}`), threads: Number(values.threads) })
  const guests: Guest[] = []
  for (let n = 0; n < rooms; n++) guests.push(...(await room(server.port, n)))
  for (const one of guests) one.waits.length = one.bytes.length = 0
  const before = busy(server.child.pid ?? 0)
  await new Promise((done) => setTimeout(done, seconds * 1000))
  const used = busy(server.child.pid ?? 0) - before
  const waits = guests.flatMap((one) => one.waits).sort((a, b) => a - b)
  const bytes = guests.flatMap((one) => one.bytes).sort((a, b) => a - b)
  const said = [
    `${rooms} rooms: ${waits.length} answers`,
    `p50 ${at(waits, 0.5).toFixed(1)} ms, p95 ${at(waits, 0.95).toFixed(1)} ms`,
    `frames of ${at(bytes, 0.5)} bytes at the median, ${at(bytes, 0.95)} at 95 %`,
    `server ${Math.round(used / seconds / 10)} % of a core`,
  ]
  console.log(said.join('; '))
  await server.kill()
}
rmSync(folder, { recursive: true, force: true })
process.exit(0)
