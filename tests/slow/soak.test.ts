import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const soak = (...options: string[]) =>
  spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'tests/soak/soak.ts', ...options], { encoding: 'utf8' })

test.each([
  [['--seeds', '3'], "Unknown option '--seeds'."],
  [['--games', 'some'], '--games must be a whole number, such as 2000, not "some".'],
  [['--raid', 'moltencore'], 'There is no raid "moltencore". There are "onyxias-lair", "molten-core"'],
  [['--raid', 'molten-core', '--mode', 'fast'], 'Molten Core has no mode "fast". It has "standard", "full-clear".'],
])('soak %j is refused with the list of what can be asked, and nothing is played', (options, why) => {
  const { status, stderr, stdout } = soak(...options)
  expect(status).toBe(2)
  expect(stderr).toContain(why)
  expect(stderr).toContain('--every N')
  expect(stdout).toBe('')
})
