import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { doJob } from '../soak/worker.ts'

const soak = (...options: string[]) =>
  spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'tests/soak/soak.ts', ...options], { encoding: 'utf8' })

test.each([
  [['--seeds', '3'], "Unknown option '--seeds'."],
  [['--bots', '--deck', 'few'], '--deck must be a whole number, such as 20, not "few".'],
  [['--games', 'some'], '--games must be a whole number, such as 2000, not "some".'],
  [['--raid', 'moltencore'], 'There is no raid "moltencore". There are "onyxias-lair", "molten-core"'],
  [
    ['--raid', 'molten-core', '--mode', 'fast'],
    'Molten Core has no mode "fast". It has "standard", "extra-cards", "hard-mode", "small-party", "full-clear".',
  ],
])('soak %j is refused with the list of what can be asked, and nothing is played', (options, why) => {
  const { status, stderr, stdout } = soak(...options)
  expect(status).toBe(2)
  expect(stderr).toContain(why)
  expect(stderr).toContain('--every N')
  expect(stdout).toBe('')
})

test('soak counts the same with one worker and with two', () => {
  const counted = (workers: string) => soak('--games', '2', '--every', '0', '--workers', workers)
  const alone = counted('1')
  expect(alone).toMatchObject({ status: 0, stderr: '' })
  expect(JSON.parse(alone.stdout)).toMatchObject({ games: 2, failed: 0, from: 1 })
  expect(counted('2')).toMatchObject({ status: 0, stderr: '', stdout: alone.stdout })
})

test('a raid among bots is played for its seed', () => {
  expect(doJob({ seed: 3, every: 0, bots: { taint: 0, raid: 'onyxias-lair' } })).toEqual({
    choices: expect.any(Number),
    result: expect.stringMatching(/boss|raiders/),
  })
})

// 37: an ally whose combat damage draws was once attacked with for the last card; 470694: Parvink was called back for it; 470755: Violent Reflex answered a weapon for ever.
test.each([37, 40, 44, 51, 470694, 470755])(
  '410.6b raid %i with decks of 20 cards: nobody decks or fells itself or a friend',
  (seed) => {
    expect(doJob({ seed, every: 0, bots: { taint: 0, deck: 20 } })).toEqual({
      choices: expect.any(Number),
      result: expect.stringMatching(/boss|raiders/),
    })
  },
)

test('a game that fails says its seed', () => {
  expect(doJob({ seed: 7, every: 0, hall: { raid: 'nowhere' } })).toEqual({
    wrong: expect.stringMatching(/^seed 7: ./),
  })
})
