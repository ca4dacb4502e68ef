/** The catalogue is what the library says, without cards. */
import { expect, test } from 'vitest'
import { cardSets, cardsOfSet } from '../../src/cards/sets/index.ts'
import { catalogue } from '../../src/catalogue.ts'
import { library } from '../../src/content.ts'

test('it lists the raids and decks of the library in the same order, as they are', () => {
  expect(catalogue.decks).toEqual(library.decks.map(({ cards: _left, ...about }) => about))
  expect(catalogue.raids.map(({ id }) => id)).toEqual(library.raids.map(({ id }) => id))
  for (const [i, { face: _shown, ...about }] of catalogue.raids.entries()) expect(library.raids[i]).toMatchObject(about)
})

test.each(library.raids)('$id is shown with its mightiest Boss, in its hall', ({ id, cards, table, art }) => {
  const bosses = cards.filter(({ type }) => type === 'hero').sort((a, b) => (b.health ?? 0) - (a.health ?? 0))
  const [{ name, tags, health }] = bosses
  const face = catalogue.raids.find((raid) => raid.id === id)?.face
  const { minutes = 0, hard, place: _place, treasure: _treasure, ...shown } = face ?? {}
  const being = art?.beings?.[name]
  expect(shown).toEqual({
    ...{ name, tags, health },
    ...(table?.hall ? { hall: table.hall } : {}),
    ...(being ? { being } : {}),
  })
  expect(minutes).toBeGreaterThan(10)
  expect(hard).toMatch(/^[A-Z]/)
})

test('the treasures of a raid are cards that were read, some for each raider of a full party', async () => {
  const codes = catalogue.raids.flatMap(({ face }) => face.treasure ?? [])
  expect(codes).toHaveLength(4)
  for (const code of codes) {
    const set = cardSets.find(([one]) => one === code)
    expect((await cardsOfSet(set![0])).length, code).toBeGreaterThanOrEqual(5)
  }
})
