/** A client that floods the server while other rooms play: how long their answers take, with it and without. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openRoom, until } from '../host/client.ts'
import { player } from '../host/player.ts'
import { busy, type Served, serve, serverFile } from '../host/process.ts'

let server: Served | null = null
const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-flood-'))
afterEach(() => server?.kill())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const p95 = (waits: readonly number[]): number =>
  [...waits].sort((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? Number.NaN

/** The address of whoever floods: what it may send is its own loss, not that of others. */
const floods = '10.0.0.9'

/** So many answers are a round, however long they take. */
const round = 25

interface Round {
  waits: number[]
  /** Milliseconds of processor time that the server's main thread used, for which all rooms wait. */
  used: number
}

/**
 * Both kinds of rounds take turns, so that whatever else the machine does befalls both. What is asserted is processor time, which hangs on nothing else: the server does less than
 * twice as much for an answer while it is flooded, so answers wait less than twice as long. How long they waited is printed, and asserted where processor time can't be read.
 */
test('of 10,000 messages a second is cut off, and other rooms’ answers take less than twice as long (p95)', async () => {
  server = await serve(serverFile, { page: folder, data: mkdtempSync(join(folder, 'rooms-')) })
  const { port } = server
  const guests = [
    await player(port, 1, '10.0.0.1'),
    await player(port, 2, '10.0.0.2'),
    await player(port, 3, '10.0.0.3'),
  ]
  const eve = await openRoom(port, {}, floods)
  const during = async (into: Round): Promise<void> => {
    for (const one of guests) one.waits.length = 0
    const before = busy(server!).main
    const answers = (): number => guests.reduce((sum, { waits }) => sum + waits.length, 0)
    await until(() => answers() >= round, 120_000, `${round} answers`)
    into.used += busy(server!).main - before
    into.waits.push(...guests.flatMap(({ waits }) => waits))
  }
  const [usual, flooded]: Round[] = [
    { waits: [], used: 0 },
    { waits: [], used: 0 },
  ]
  let [sent, cut] = [0, 0]
  for (let n = 0; n < 2; n++) {
    await during(usual)
    const flooder = spawn(process.execPath, [
      join(dirname(serverFile), 'flooder.js'),
      ...[`${port}`, eve.code, eve.token, floods],
    ])
    await once(flooder.stdout!, 'data')
    await during(flooded)
    const said = await ended(flooder)
    sent += said.sent
    cut += said.cut
  }
  const ratio = p95(flooded.waits) / p95(usual.waits)
  const cost = ({ used, waits }: Round): number => used / waits.length
  const costs = cost(flooded) / cost(usual)
  console.log(
    `a flood: ${cost(usual).toFixed(1)} ms of processor time an answer without it (${usual.waits.length} answers), ${cost(flooded).toFixed(1)} ms with it (${flooded.waits.length}): ${costs.toFixed(2)} times; p95 ${p95(usual.waits).toFixed(1)} and ${p95(flooded.waits).toFixed(1)} ms: ${ratio.toFixed(2)} times; ${sent} messages, cut off ${cut} times`,
  )
  expect(sent).toBeGreaterThan(1000)
  expect(cut).toBeGreaterThan(0)
  expect(Number.isNaN(costs) ? ratio : costs).toBeLessThan(2)
}, 900_000)

async function ended(flooder: ChildProcess): Promise<{ sent: number; cut: number }> {
  flooder.kill('SIGTERM')
  const [text] = (await once(flooder.stdout!, 'data')) as [Buffer]
  return JSON.parse(String(text)) as { sent: number; cut: number }
}
