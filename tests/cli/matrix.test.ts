import { expect, test } from 'vitest'
import { raid, spawned } from './raid.ts'

const few = ['--raiders', '1-2', '--games', '1', '--seed', '3', '--boss', 'random,story', '--bots', 'random']

test('matrix: every cell is what simulate says of it; the same on two workers', async () => {
  const { code, out } = await raid(['matrix', 'onyxias-lair', 'molten-core', ...few, '--json', '--workers', '1'])
  expect(code).toBe(0)
  const { cells } = JSON.parse(out)
  expect(cells).toHaveLength(8)
  expect(cells[3]).toMatchObject({ raid: 'onyxias-lair', raiders: 2, boss: 'story', bots: 'random', games: 1 })
  const again = await spawned(['matrix', 'onyxias-lair', 'molten-core', ...few, '--json', '--workers', '2'])
  expect(JSON.parse(again.out).cells).toEqual(cells)
  const words = ['--raiders', '2', '--games', '1', '--seed', '3', '--boss', 'story', '--bots', 'random', '--json']
  const simulated = JSON.parse((await raid(['simulate', 'onyxias-lair', ...words, '--workers', '1'])).out)
  expect(cells[3].checksum).toBe(simulated.checksum)
})

test('matrix prints a table for each raid, with the shares that the raiders won', async () => {
  const { out } = await raid(['matrix', 'drowned-bell', ...few, '--workers', '1'])
  expect(out).toContain(
    '## The Drowned Bell\n\n| Boss | raiders | 1 | 2 | checksum |\n|---|---|---|---|---|\n| random | random | ',
  )
  expect(out).toMatch(/\| story \| random \| \d of 1 = \d+ % \(\d+–\d+\) \| .* \| [0-9a-f]{8} \|/)
})

test('matrix refuses raids and players that nobody knows', async () => {
  expect((await raid(['matrix', 'onyxia'])).err).toContain('unknown raid "onyxia"')
  expect((await raid(['matrix', '--boss', 'tactic'])).err).toContain('unknown player "tactic"')
})
