import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { decision, events, outcome, start, take, view } from '../../src/engine/index.ts'
import { gameStats, honours, mostValuable, statsCsv } from '../../src/session/game-stats.ts'
import { mix } from '../../src/state/dice.ts'

test('the numbers of a raid: damage is theirs who then controlled what dealt it, tokens that are gone with it', () => {
  const raiders = library.decks.slice(0, 3).map(({ id }, i) => ({ name: `Raider ${i}`, deck: id }))
  const game = start(library, { raid: 'onyxias-lair', raiders, seed: 3 })
  for (let i = 0; i < 4000 && !outcome(game); i++) {
    const open = decision(game)!
    take(game, mix(3, i, 0) % open.answers.length)
  }
  const told = events(game, 0, 0)
  const stats = gameStats(told, view(game, 0))
  expect(stats.map(({ name }) => name)).toEqual(['Onyxia', 'Raider 0', 'Raider 1', 'Raider 2'])
  const sum = (on: string): number => told.reduce((n, e) => n + (e.on === on ? (e.n ?? 0) : 0), 0)
  const all = (of: 'dealt' | 'healed' | 'prevented' | 'destroyed'): number => stats.reduce((n, line) => n + line[of], 0)
  expect(sum('deal')).toBeGreaterThan(20)
  expect(all('dealt')).toBe(sum('deal'))
  expect(all('healed')).toBe(sum('heal'))
  expect(all('prevented')).toBe(sum('prevent'))
  const heroes = view(game, 0).seats.map(({ hero }) => hero)
  const destroyed = told.filter(({ on, what = 0 }) => on === 'destroy' && !heroes.includes(what))
  expect(destroyed.length).toBeGreaterThan(3)
  expect(all('destroyed')).toBe(destroyed.length)
  expect(statsCsv(stats).split('\n')[1]).toMatch(/^"Onyxia",\d+,/)
  const whelps = told.filter(({ on, by, names }) => on === 'deal' && names[by ?? 0] === 'Onyxian Whelp')
  expect(whelps.length).toBeGreaterThan(0)
  expect(new Set(whelps.map(({ whose }) => whose))).toEqual(new Set([0]))
  for (const { dealt, hardest } of stats) expect(hardest?.n ?? 0).toBeLessThanOrEqual(dealt)
  const lost = view(game, 0).seats.filter(({ lost }) => lost)
  expect(stats.filter(({ fell }) => fell > 0).map(({ seat }) => seat)).toEqual(lost.map(({ seat }) => seat))
  for (const { fell } of stats) expect(fell).toBeLessThanOrEqual(view(game, 0).turn.round)
  expect(gameStats(events(game, 0, -1), view(game, -1)), 'an onlooker reads the same').toEqual(stats)
})

test('honours go to the raiders, not to the Boss', () => {
  const line = {
    seat: 1,
    boss: false,
    dealt: 0,
    healed: 0,
    prevented: 0,
    protected: 0,
    played: 0,
    destroyed: 0,
    hardest: null,
    fell: 0,
  }
  const lines = [
    { ...line, seat: 0, boss: true, name: 'Boss', dealt: 50 },
    { ...line, name: 'A', dealt: 5 },
    { ...line, name: 'B', dealt: 3, protected: 2 },
  ]
  expect(honours(lines)).toEqual([
    { deed: 'dealt', name: 'A', n: 5, tied: false },
    { deed: 'protected', name: 'B', n: 2, tied: false },
  ])
  expect(honours([...lines, { ...line, name: 'C', dealt: 5 }]).slice(0, 2), 'whoever did as much is named too').toEqual(
    [
      { deed: 'dealt', name: 'A', n: 5, tied: true },
      { deed: 'dealt', name: 'C', n: 5, tied: true },
    ],
  )
  expect(mostValuable(lines)?.name).toBe('B')
  expect(mostValuable(lines.slice(0, 1))).toBeUndefined()
})
