/** The reference players are those of one commit for ever: others are measured against them. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { raid, spawned } from '../cli/raid.ts'

const players = 'tests/reference/players.js'

test('nobody has touched them', () => {
  const text = readFileSync(players, 'utf8').replaceAll('\r\n', '\n')
  expect(createHash('sha256').update(text).digest('hex')).toBe(
    '9c5222c7e0eb94eba28c8ed74789e0e9d4d2b00d47465a46669e76f4fb113a1e',
  )
})

/*
 * Whole games of theirs. If a checksum changes, so does everything that was measured against them: a view, a rule or a card is no longer what it was.
 * If that is meant, write the new one here, and measure again.
 */
test.each([
  ['onyxias-lair', 2, 2, '0be9b1c9'],
  ['molten-core', 1, 1, '0a3be698'],
  ['magtheridons-lair', 1, 1, 'e92aeb86'],
  ['black-temple', 1, 1, '9ccaccd5'],
] as const)('%s: %i games on %i workers are what they always were', async (id, games, workers, checksum) => {
  const words = ['--raiders', '2', '--games', `${games}`, '--seed', '3', '--workers', `${workers}`, '--json']
  const play = workers === 1 ? raid : spawned
  const { code, out } = await play(['simulate', id, ...words, '--boss', players, '--bots', players])
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ games, crashed: 0, checksum })
})
