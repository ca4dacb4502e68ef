/**
 * `npm run attack`: plays every attack of attacks.ts against a server on this machine while others play there, and says what it costs them. It fails if one works: if
 * the server ends, somebody who plays is cut off, answers take twice as long as usual (p95), or the server's memory, files or log grow. `--only NAME` plays one,
 * `--seconds 8` says for how long each.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { attacks, sleep } from './attacks.ts'
import type { Guest } from './client.ts'
import { player } from './player.ts'
import { builtServer, busy, type Served, serve } from './process.ts'
import { whole } from './whole.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { only: text, seconds: { ...text, default: '8' } } })
const seconds = whole(values.seconds, '--seconds', 8)
const chosen = attacks.filter(({ name }) => values.only === undefined || name === values.only)
if (chosen.length === 0) {
  console.error(`There is no attack “${values.only}”. There are: ${attacks.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

/** How often an attack is tried again that seems to work by the time that answers take: on a busy machine it may have been something else. */
const tries = 3
/** What may be more after an attack than before: megabytes in memory, open files, lines in the log. */
const mayGrow = { memory: 250, files: 80, lines: 10 }
/** Milliseconds that an answer may take in any case: nobody notices them. */
const unnoticed = 50

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

interface Measured {
  wait: number
  answers: number
  /** Milliseconds of processor time of the main thread for an answer, and of each second. */
  cost: number
  share: number
}

/** How long answers take for those who play, and what the server's main thread, for which all rooms wait, does meanwhile. */
async function measured(server: Served, guests: readonly Guest[], during: () => Promise<unknown>): Promise<Measured> {
  for (const { waits } of guests) waits.length = 0
  const [before, since] = [busy(server).main, performance.now()]
  await during()
  const waits = guests.flatMap((one) => one.waits)
  const used = busy(server).main - before
  const share = (used / (performance.now() - since)) * 1000
  return { wait: p95(waits), answers: waits.length, cost: used / waits.length, share }
}

/** So many answers say what is usual; a machine that others use may give few in a second. */
const enough = 25
async function answered(guests: readonly Guest[], most: number): Promise<void> {
  const end = performance.now() + most
  while (guests.reduce((sum, { waits }) => sum + waits.length, 0) < enough && performance.now() < end) await sleep(50)
}

/**
 * Whether others wait twice as long because of the attack. On a busy machine answers take longer for other reasons, too: then the server's main thread has no more
 * to do for each of them.
 */
function isSlow(usual: Measured, here: Measured): boolean {
  const waits = here.answers === 0 || here.wait > Math.max(unnoticed, 2 * usual.wait)
  const works = here.answers === 0 ? here.share > usual.share + 300 : !(here.cost <= 2 * usual.cost)
  return waits && works
}

/** An attack in a process of its own, which does not slow down those who play here. */
function striker(
  built: string,
  name: string,
  port: number,
): { child: ChildProcess; ended: Promise<{ code: number; said: string }> } {
  const words = [join(dirname(built), 'striker.js'), name, String(port), file, String(seconds)]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout?.on('data', (part: Buffer) => {
    said += String(part)
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const ended = once(child, 'exit').then(([code]) => ({
    code: Number(code ?? 1),
    said: said.replace(/^begins\n/, '').trim(),
  }))
  return { child, ended }
}

/** Plays one attack. Returns why it has worked; '' if it has not. */
async function strike(built: string, server: Served, guests: readonly Guest[], name: string): Promise<string> {
  const usual = await measured(server, guests, () => answered(guests, 60_000))
  const before = sizeOf(server)
  const { child, ended } = striker(built, name, server.port)
  await once(child.stdout!, 'data')
  const here = await measured(server, guests, () => ended)
  const { code, said } = await ended
  await sleep(1500)
  const after = sizeOf(server)
  const grown = (Object.keys(mayGrow) as (keyof Size)[]).filter((what) => after[what] - before[what] > mayGrow[what])
  console.log(
    [
      name.padEnd(20),
      `p95 ${usual.wait.toFixed(0)} -> ${here.wait.toFixed(0)} ms`.padEnd(22),
      `${usual.cost.toFixed(0)} -> ${here.cost.toFixed(0)} ms an answer`.padEnd(22),
      `main ${Math.round(usual.share / 10)} -> ${Math.round(here.share / 10)} %`.padEnd(18),
      `${before.memory.toFixed(0)} -> ${after.memory.toFixed(0)} MB`.padEnd(18),
      `${before.files} -> ${after.files} files`.padEnd(18),
      said,
    ].join(' | '),
  )
  if (server.child.exitCode !== null || server.child.signalCode !== null) return 'the server has ended'
  if (guests.some(({ closed }) => closed !== null)) return 'somebody who plays was cut off'
  if (code !== 0) return said
  if (grown.length > 0) return `${grown.join(' and ')} grew`
  return isSlow(usual, here) ? 'slow' : ''
}

mkdirSync(page)
writeFileSync(join(page, 'index.html'), '<title>A page</title>')
writeFileSync(join(page, file), 'x'.repeat(4_000_000))
const built = await builtServer()
const worked: string[] = []
const server = await serve(built, { page, data: join(folder, 'rooms') })
const guests = [
  await player(server.port, 1, '10.0.0.1'),
  await player(server.port, 2, '10.0.0.2'),
  await player(server.port, 3, '10.0.0.3'),
]
for (const { name, what } of chosen) {
  let why = await strike(built, server, guests, name)
  for (let n = 1; why === 'slow' && n < tries; n++) why = await strike(built, server, guests, name)
  if (why) worked.push(`${name} (${what}): ${why === 'slow' ? 'others wait twice as long' : why}`)
  if (server.child.exitCode !== null || server.child.signalCode !== null) break
}
await server.kill()
rmSync(folder, { recursive: true, force: true })
console.log(worked.length === 0 ? `None of ${chosen.length} attacks works.` : `These work:\n${worked.join('\n')}`)
process.exit(worked.length === 0 ? 0 : 1)
