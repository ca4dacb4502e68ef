/** At the terminal, too, a turn with something left to do isn't ended by accident. */
import { expect, test } from 'vitest'
import { plainDisplay } from '../../src/cli/play/display.ts'
import { playOn } from '../../src/cli/play/run.ts'
import { newTerminal } from '../../src/cli/play/terminal.ts'
import { library } from '../../src/content.ts'
import { choices } from '../../src/engine/index.ts'
import type { SeatPlan } from '../../src/session/saved-game.ts'
import { newSession } from '../../src/session/session.ts'
import { table } from '../table/index.ts'

/** Says these lines in the own action step of a raider with this hand; what is answered, and whether the turn is ended. */
async function said(lines: readonly string[], { person = true, hand = ['Rend', 'Crazy Igvand'] } = {}) {
  const { game } = table({ boss: {}, raiders: [{ hand, resources: 2 }], turn: 'R1' })
  const seats = [
    { kind: 'person', bot: 'tactics' },
    { kind: 'person', bot: 'raider' },
  ] satisfies SeatPlan[]
  const session = newSession(library, game, seats, { stops: { stop: 'always', marks: [] } })
  const before = choices(game)
  const left = [...lines]
  const told: string[] = []
  const input = { nextLine: async () => left.shift() ?? null, interactive: person, close: () => {} }
  const quiet = { showNews: () => {}, showQuestion: () => {}, showMove: () => {} }
  await playOn(newTerminal(session, 0), { ...plainDisplay, ...quiet, showLines: (some) => told.push(...some) }, input)
  return { told: told.slice(0, -1), ended: choices(game) > before }
}

const warning = 'You can still place a resource and play Crazy Igvand. To end your turn, type 1 again.'

test('the first line that would end it says what is left to do, the second ends it', async () => {
  const once = await said(['1'])
  expect(once.told).toEqual([warning])
  expect(once.ended).toBe(false)
  const twice = await said(['1', '1'])
  expect(twice.told).toHaveLength(1)
  expect(twice.ended).toBe(true)
})

test('so it is for pass and skip; other commands say nothing of it', async () => {
  for (const line of ['pass', 'skip']) {
    const { told, ended } = await said([line])
    expect(told).toEqual([expect.stringContaining(`To end your turn, type ${line} again.`)])
    expect(ended).toBe(false)
  }
  expect((await said(['why pass'])).told).toEqual(['You can pass.'])
})

test('not from a pipe, and not if nothing is left to do', async () => {
  expect(await said(['1'], { person: false })).toEqual({ told: [], ended: true })
  expect(await said(['1'], { hand: [] })).toEqual({ told: [], ended: true })
})
