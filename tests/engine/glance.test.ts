/** A view by need is the view, field by field, for every seat, all through a raid; and it ends with the next choice. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { cardsOf, choose, decision, glance, start, type View, view } from '../../src/engine/index.ts'
import { mix } from '../../src/state/dice.ts'

const raiders = library.decks.slice(0, 3).map(({ id }, i) => ({ name: `Raider ${i + 1}`, deck: id }))

/** All that can be read of it, as plain data; a list with gaps is one way to keep cards by their ids. */
function read(what: unknown): unknown {
  if (Array.isArray(what) && Object.keys(what).length === what.length) return what.map(read)
  if (typeof what !== 'object' || what === null) return what
  const out: Record<string, unknown> = {}
  for (const key in what) {
    const value = read(what[key as keyof typeof what])
    if (value !== undefined) out[key] = value
  }
  return out
}

test.each(library.raids.map(({ id }) => id))('%s: what is read by need is what the view has', (raid) => {
  const game = start(library, { raid, raiders, seed: 5 }, { events: false })
  for (let n = 0, open = decision(game); open && n < 900; n++, open = decision(game)) {
    if (n % 45 === 0)
      for (let seat = -1; seat <= 3; seat++) {
        const seen = view(game, seat)
        const card = cardsOf(glance(game, seat))
        const ids = Array.from({ length: Math.max(...Object.keys(seen.cards).map(Number)) + 2 }, (_, id) => id)
        expect(ids.filter((id) => card(id) !== undefined)).toEqual(ids.filter((id) => seen.cards[id] !== undefined))
        expect(read(glance(game, seat))).toEqual(read(seen))
      }
    choose(game, mix(5, 0x676c, n) % open.answers.length)
  }
})

test('what was not read before the next choice can’t be read after it', () => {
  const game = start(library, { raid: 'onyxias-lair', raiders, seed: 1 }, { events: false })
  const seen: View = glance(game, 1)
  const { turn } = seen
  choose(game, 0)
  expect(seen.turn).toBe(turn)
  expect(() => seen.seats).toThrow(/has gone on/)
})

test('a view by need is no door to the game', () => {
  const game = start(library, { raid: 'onyxias-lair', raiders, seed: 1 }, { events: false })
  const seen = glance(game, 1)
  for (const one of [seen, seen.seats[0]!, Object.values(seen.cards)[0]!]) expect(Reflect.ownKeys(one)).toEqual([])
})
