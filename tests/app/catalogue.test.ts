/** The catalogue is what the library says, without cards. */
import { expect, test } from 'vitest'
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
  const { minutes = 0, hard, place: _place, ...shown } = face ?? {}
  const being = art?.beings?.[name]
  expect(shown).toEqual({
    ...{ name, tags, health },
    ...(table?.hall ? { hall: table.hall } : {}),
    ...(being ? { being } : {}),
  })
  expect(minutes).toBeGreaterThan(10)
  expect(hard).toMatch(/^[A-Z]/)
})
