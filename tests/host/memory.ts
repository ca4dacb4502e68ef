/** `npm run memory -- --raids 500`: the memory of a server before and after so many whole raids that were opened, played and left, each after a forced collection. */
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Guest, openRoom, until } from './client.ts'
import { builtServer, type Served, serve } from './process.ts'
import { whole } from './whole.ts'

const { values } = parseArgs({ options: { raids: { type: 'string', default: '500' } } })
const raids = whole(values.raids, '--raids', 500)
/** Raids that are played before it is measured, since what all raids share is computed once, and V8 compiles what runs often. */
const first = 100
/** Rooms at one time. */
const atOnce = 4
/** Milliseconds after which all rooms have left the memory. */
const leaving = 75_000

const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-memory-'))
writeFileSync(join(folder, 'index.html'), '')
const server = await serve(await builtServer(), {
  ...{ page: folder, data: join(folder, 'rooms'), threads: 0, cards: 'few' },
})

let opened = 0
/** Bots play a raid to its end while somebody looks on, who then leaves. Returns the choices that were made. */
async function raid(port: number): Promise<number> {
  const one: Guest = await openRoom(
    port,
    { boss: 'random', raiders: ['random', 'random', 'random'] },
    `192.0.2.${opened++ % 250}`,
  )
  one.ask('begin', {})
  await until(() => one.state?.phase === 'over', 300_000)
  await one.leave()
  return one.sight?.choices ?? 0
}

async function play(port: number, count: number): Promise<number> {
  let [begun, choices] = [0, 0]
  const line = async (): Promise<void> => {
    while (begun < count) {
      begun++
      choices += await raid(port)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, line))
  return choices
}

/** Megabytes of the server's heap once nobody is in any room, and those of them that are code. */
async function memory({ child }: Served): Promise<{ all: number; code: number }> {
  await new Promise((done) => setTimeout(done, leaving))
  child.send('memory')
  const [said] = await once(child, 'message')
  const { heap, outside, code, open } = said as { heap: number; outside: number; code: number; open: number }
  if (open > 0) throw new Error(`${open} rooms are still in the memory.`)
  return { all: (heap + outside) / 1e6, code: code / 1e6 }
}

await play(server.port, first)
const before = await memory(server)
const begun = performance.now()
const choices = await play(server.port, raids)
const minutes = (performance.now() - begun) / 60_000
const after = await memory(server)
const grown = Math.round((after.all / before.all - 1) * 1000) / 10
const told = ({ all, code }: { all: number; code: number }): string =>
  `${all.toFixed(1)} MB (${code.toFixed(1)} of it code)`
console.log(
  `${raids} raids with ${choices} choices in ${minutes.toFixed(1)} minutes: ${told(before)} before, ${told(after)} after, ${grown} % more`,
)
await server.kill()
rmSync(folder, { recursive: true, force: true })
process.exit(grown > 20 ? 1 : 0)
