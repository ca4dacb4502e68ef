/** R100.3, 415.3a: what a seat may not know changes no answer and no reason of any bot; raids among bots end, with legal answers. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { outcome } from '../../src/engine/game.ts'
import { playerNames } from '../../src/players/index.ts'
import { botRaid, playBots } from '../soak/bots.ts'
import { tainted } from '../soak/checks.ts'

test.each(library.raids.map(({ id }, i) => [id, 3 + i] as const))(
  'R100.3 %s: with other hidden cards and dice, every bot gives the same answer for the same reason',
  (raid, seed) => {
    expect(outcome(playBots(seed, { every: 0, leaks: 0, taint: 40, raid }))).not.toBeNull()
  },
)

test('who saw hidden cards or the dice to come would be found out', () => {
  const g = playBots(3, { every: 0, leaks: 0, taint: 0, raid: 'onyxias-lair', enough: () => true })
  const ofBoss = Object.values(g.s.cards).filter(({ owner }) => owner === 0)
  expect(tainted(g, 1, 5, (now) => ofBoss.map(({ id }) => now.s.cards[id]!.def))).toBe(true)
  expect(tainted(g, 1, 5, (now) => now.s.misc[0]!.seed)).toBe(true)
})

test('seeds in turn go through every raid, size and player', () => {
  const all = Array.from({ length: 3000 }, (_, seed) => botRaid(seed))
  const count = (of: (one: (typeof all)[number]) => unknown): number => new Set(all.map(of)).size
  expect(count(({ raid, mode }) => `${raid} ${mode}`)).toBe(
    library.raids.reduce((sum, { modes }) => sum + (modes?.length ?? 1), 0),
  )
  expect(count(({ raiders }) => raiders)).toBe(5)
  expect(count(({ boss }) => boss)).toBe(playerNames.filter((p) => p.for !== 'raider').length)
  expect(count(({ raid, raiders, boss }) => `${raid} ${raiders} ${boss}`)).toBe(
    5 * 5 * playerNames.filter((p) => p.for !== 'raider').length,
  )
})
