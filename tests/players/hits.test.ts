import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choose, decision, eventCount, events, start, view } from '../../src/engine/index.ts'
import { expectedHits, makePlayer } from '../../src/players/index.ts'

test('what bots are about to deal is what they deal, where nothing comes between', () => {
  const raiders = library.decks.slice(0, 2).map(({ id }, i) => ({ name: `R${i}`, deck: id }))
  const game = start(library, { raid: library.raids[0].id, raiders, seed: 5 }, { events: true })
  const players = [0, 1, 2].map((seat) => makePlayer(seat === 0 ? 'tactics' : 'raider', seat, 5, library))
  const told = new Map<number, number>()
  const rows: [expected: number, dealt: number][] = []
  for (let n = 0; n < 500; n++) {
    const open = decision(game)
    if (!open) break
    const now = view(game, open.seat)
    const { answer } = players[open.seat].choose(now, open)
    for (const { obj, n } of expectedHits(library, now, open.seat, open, answer)) {
      expect(now.cards[obj], 'a mark lies on something there').toBeDefined()
      told.set(obj, n)
    }
    const from = eventCount(game)
    choose(game, answer)
    const news = events(game, from, -1)
    for (const { to = 0, n = 0 } of news.filter(({ on }) => on === 'deal')) {
      const expected = told.get(to)
      if (expected !== undefined) rows.push([expected, n])
      told.delete(to)
    }
  }
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(([expected, dealt]) => expected === dealt).length / rows.length).toBeGreaterThan(0.7)
})
