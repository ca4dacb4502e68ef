/** A server that is killed at any moment loses nothing that people were told: a sample of `npm run kills -- --times 1000`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { killing } from '../host/killing.ts'
import { serverFile } from '../host/process.ts'

test('after each kill all rooms are there with every choice that was told, and people go on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-kills-'))
  writeFileSync(join(folder, 'index.html'), '')
  const moments = [0.9, 0.2, 0.6]
  const fate = await killing(moments.length, {
    ...{ file: serverFile, folders: { page: folder, data: join(folder, 'rooms') }, rooms: 2 },
    random: () => moments.shift() ?? 0.5,
  })
  rmSync(folder, { recursive: true, force: true })
  expect(fate).toMatchObject({ kills: 3, broken: [], lost: [] })
  expect(fate.choices).toBeGreaterThan(5)
})
