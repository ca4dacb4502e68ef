import { expect, test, vi } from 'vitest'
import { soak } from '../soak/games.ts'
import { asked, optionsOf } from '../soak/options.ts'
import { doJob } from '../soak/worker.ts'

test.each([
  [['--seeds', '3'], "Unknown option '--seeds'."],
  [['--bots', '--deck', 'few'], '--deck must be a whole number, such as 20, not "few".'],
  [['--games', 'some'], '--games must be a whole number, such as 2000, not "some".'],
  [['--workers', '0'], '--workers must be 1 or more.'],
  [['--raid', 'moltencore'], 'There is no raid "moltencore". There are "onyxias-lair", "molten-core"'],
  [
    ['--raid', 'molten-core', '--mode', 'fast'],
    'Molten Core has no mode "fast". It has "standard", "extra-cards", "hard-mode", "small-party", "full-clear".',
  ],
])('soak %j is refused with what can be asked', (options, why) => {
  expect(() => optionsOf(options)).toThrow(why)
})

test('whoever asks for what there is not is told why, with a list of what there is, and nothing is played', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const ended = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`)
  })
  expect(() => asked(['--seeds', '3'])).toThrow('ended with 2')
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Unknown option '--seeds'\.\n\n[\s\S]*--every N/))
  said.mockRestore()
  ended.mockRestore()
})

test('soak counts the same with one worker and with two', async () => {
  const counted = (threads: number) =>
    soak({ games: 2, from: 5, every: 0, hall: { raid: 'onyxias-lair' }, workers: { threads } })
  const alone = await counted(1)
  expect(alone).toMatchObject({ games: 2, failed: 0 })
  expect(await counted(2)).toEqual(alone)
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
