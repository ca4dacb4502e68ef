/** Each attack of tests/host/attacks.ts, for a moment: none works. `npm run attack` plays them for longer, and measures what they cost others. */

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attacks } from '../host/attacks.ts'
import type { Guest } from '../host/client.ts'
import { player } from '../host/player.ts'
import { type Served, serve, serverFile } from '../host/process.ts'
import { type Striker, startStriker } from '../host/strike.ts'

const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-strikes-'))
let server: Served
let striker: Striker
let ann: Guest
beforeAll(async () => {
  mkdirSync(join(folder, 'page'))
  writeFileSync(join(folder, 'page/large.js'), 'x'.repeat(2_000_000))
  server = await serve(serverFile, { page: join(folder, 'page'), data: join(folder, 'rooms') })
  striker = startStriker('/large.js')
  ann = await player(server.port, 1, '10.0.0.1')
})
afterAll(async () => {
  striker.end()
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** Open files of the server; 0 where there is no /proc. */
function files(): number {
  try {
    return readdirSync(`/proc/${server.child.pid}/fd`).length
  } catch {
    return 0
  }
}

test.each(attacks)('$name: nothing comes of it, and others play on', async ({ name }) => {
  const [lines, before] = [server.log.join(''), files()]
  expect(await striker.strike({ name, port: server.port, seconds: 0.5 })).toMatchObject({ worked: false })
  const played = ann.waits.length
  await expect.poll(() => ann.waits.length, { timeout: 60_000 }).toBeGreaterThan(played)
  expect(ann.closed).toBeNull()
  await expect.poll(() => files() - before, { timeout: 20_000 }).toBeLessThan(80)
  expect(server.log.join('').slice(lines.length)).toBe('')
})
