/**
 * `npm run attack`: plays every attack of attacks.ts against a server on this machine while others play there, and says what it costs them. It fails if one works: if
 * the server ends, somebody who plays is cut off, answers take twice as long as usual (p95), or the server's memory, files or log grow. `--only NAME` plays one.
 *
 * What is usual is measured in turns with the attack, while the very same attack strikes another server beside it: so both have a machine that is as busy, whoever
 * else uses it, and what differs is only what the attacked server does.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { attacks, sleep } from './attacks.ts'
import type { Guest } from './client.ts'
import { player } from './player.ts'
import { builtServer, type Served, serve } from './process.ts'
import { startStriker } from './strike.ts'
import { whole } from './whole.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { only: text, seconds: { ...text, default: '2' } } })
const seconds = whole(values.seconds, '--seconds', 2)
const chosen = attacks.filter(({ name }) => values.only === undefined || name === values.only)
if (chosen.length === 0) {
  console.error(`There is no attack “${values.only}”. There are: ${attacks.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

/** How often each server is struck at least; and for how many milliseconds at most, while others seem to wait too long, or have had few answers. */
const least = 3
const patience = 60_000
/** So many answers of each kind say how long they take. */
const enough = 60
/** What may be more after an attack than before: megabytes in memory, open files, lines in the log. */
const mayGrow = { memory: 250, files: 80, lines: 10 }

const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-attack-'))
const page = join(folder, 'page')
const file = '/large.js'

interface Size {
  memory: number
  files: number
  lines: number
}

function sizeOf({ child: { pid }, log }: Served): Size {
  const lines = log.join('').split('\n').length
  try {
    const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
    return { memory, files: readdirSync(`/proc/${pid}/fd`).length, lines }
  } catch {
    return { memory: 0, files: 0, lines } // where there is no /proc
  }
}

const p95 = (waits: readonly number[]): number =>
  [...waits].sort((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? Number.NaN

interface Field {
  readonly server: Served
  /** Another server, on which nobody plays. */
  readonly other: Served
  readonly guests: readonly Guest[]
}

interface Waits {
  readonly usual: number[]
  readonly here: number[]
}

/** Strikes one server, and notes how long answers take meanwhile for those who play. Returns why the attack has worked; '' if it has not. */
async function strike(name: string, at: Served, guests: readonly Guest[], waits: number[]): Promise<string> {
  for (const one of guests) one.waits.length = 0
  const { said, worked } = await striker.strike({ name, port: at.port, seconds })
  waits.push(...guests.flatMap((one) => one.waits))
  return worked ? said : ''
}

const isSlow = ({ usual, here }: Waits): boolean => !(p95(here) < 2 * p95(usual))

/** Plays one attack. Returns why it has worked; '' if it has not. */
async function play({ server, other, guests }: Field, name: string): Promise<string> {
  const before = sizeOf(server)
  const waits: Waits = { usual: [], here: [] }
  let [why, n] = ['', 0]
  const end = performance.now() + patience
  const areFew = (): boolean => Math.min(waits.usual.length, waits.here.length) < enough
  const isOpen = (): boolean => areFew() || isSlow(waits)
  for (; why === '' && (n < least || (isOpen() && performance.now() < end)); n++)
    why = (await strike(name, other, guests, waits.usual)) || (await strike(name, server, guests, waits.here))
  await sleep(1000)
  const after = sizeOf(server)
  const ratio = p95(waits.here) / p95(waits.usual)
  console.log(
    `| ${name} | ${n} | ${waits.usual.length}, ${waits.here.length} | ${p95(waits.usual).toFixed(0)} ms | ${p95(waits.here).toFixed(0)} ms | ${ratio.toFixed(2)} | ${before.memory.toFixed(0)} → ${after.memory.toFixed(0)} MB | ${before.files} → ${after.files} |`,
  )
  if (server.child.exitCode !== null || server.child.signalCode !== null) return 'the server has ended'
  if (guests.some(({ closed }) => closed !== null)) return 'somebody who plays was cut off'
  if (why) return why
  const grown = (Object.keys(mayGrow) as (keyof Size)[]).filter((what) => after[what] - before[what] > mayGrow[what])
  if (grown.length > 0) return `${grown.join(' and ')} grew`
  if (areFew()) return 'not known, since this machine is too busy: others have had too few answers'
  return isSlow(waits) ? 'others wait twice as long' : ''
}

mkdirSync(page)
writeFileSync(join(page, 'index.html'), '<title>A page</title>')
writeFileSync(join(page, file), 'x'.repeat(4_000_000))
const built = await builtServer()
const start = (name: string): Promise<Served> => serve(built, { page, data: join(folder, name) })
const [server, other] = await Promise.all([start('rooms'), start('others')])
const guests = await Promise.all([1, 2, 3].map((n) => player(server.port, n, `10.0.0.${n}`, true)))
const striker = startStriker(file)
const begun = performance.now()
const worked: string[] = []
console.log('| attack | rounds | answers | usual p95 | under attack | times | memory | open files |')
console.log('|---|---|---|---|---|---|---|---|')
for (const { name, what } of chosen) {
  const why = await play({ server, other, guests }, name)
  if (why) worked.push(`${name} (${what}): ${why}`)
  if (server.child.exitCode !== null || server.child.signalCode !== null) break
}
striker.end()
await Promise.all([server.kill(), other.kill()])
rmSync(folder, { recursive: true, force: true })
const took = `${Math.round((performance.now() - begun) / 1000)} s`
console.log(
  worked.length === 0
    ? `None of ${chosen.length} attacks works (${took}).`
    : `These work, or can’t be told:\n${worked.join('\n')}`,
)
process.exit(worked.length === 0 ? 0 : 1)
