/** The mode for one or two raiders, which every raid has. */
import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choose, decision, glance, start } from '../../src/engine/index.ts'
import { makePlayer } from '../../src/players/index.ts'
import { suggestedMode } from '../../src/raid/format.ts'

test.each(library.raids.map((raid) => [raid.id, raid] as const))('%s has one, for one and two only', (_id, raid) => {
  expect([1, 2].map((n) => suggestedMode(raid, n)?.id).every(Boolean)).toBe(true)
  expect([3, 4, 5].map((n) => suggestedMode(raid, n))).toEqual([undefined, undefined, undefined])
})

/** Whose turns the first few of a raid are, among raiders who do nothing: '0' the Boss's. */
function turns(raid: string, raiders: number, mode = 'small-party', most = 12): string {
  const setup = {
    raid,
    mode,
    seed: 2,
    raiders: library.decks.slice(0, raiders).map(({ id }) => ({ name: id, deck: id })),
  }
  const game = start(library, setup)
  const boss = makePlayer('gentle', 0, 1, library)
  let order = ''
  let last = 0
  for (let open = decision(game); open; open = decision(game)) {
    const { n, seat } = glance(game, -1).turn
    if (n > most) break
    if (n !== last) order += seat
    last = n
    const pass = open.answers.findIndex(({ do: what }) => what === 'pass' || what === 'done')
    choose(game, open.seat === 0 ? boss.choose(glance(game, 0), open).answer : Math.max(0, pass))
  }
  return order
}

describe('the Boss skips turns', () => {
  test.each([
    ['onyxias-lair', 2, '0121201212'],
    ['onyxias-lair', 1, '0111011101'],
    ['magtheridons-lair', 2, '1201212012'],
    ['magtheridons-lair', 1, '1011101110'],
    ['molten-core', 2, '1201212012'],
    ['molten-core', 1, '1011110111'],
    ['black-temple', 2, '120121212'],
    ['black-temple', 1, '101111111'],
  ])('%s, %i raiders: %s', (raid, raiders, order) => {
    expect(turns(raid, raiders).slice(0, order.length)).toBe(order)
  })

  test.each([
    ['small-party', 3, '1230123'],
    ['breathing-space', 4, '123401234'],
    ['breathing-space', 5, '123450123450'],
  ])('Black Temple, %s: against three or four, but not five, the next', (mode, raiders, order) => {
    expect(turns('black-temple', raiders, mode).slice(0, order.length)).toBe(order)
  })

  test('but none against three elsewhere, nor by the rules', () => {
    expect(turns('molten-core', 3).slice(0, 9)).toBe('123012301')
    expect(turns('black-temple', 3, 'standard').slice(0, 9)).toBe('123012301')
    expect(turns('onyxias-lair', 2, 'standard').slice(0, 6)).toBe('012012')
  })
})
