import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { gistOf } from '../../src/language/gist.ts'

const all = [...library.cards, ...library.raids.flatMap(({ cards }) => cards)]
const of = (name: string): string[] =>
  gistOf(all.find((card) => card.name === name)!).map(({ sign, text }) => [sign, text].filter(Boolean).join(' '))

test('an ability is known by its damage, its healing, what it destroys and draws', () => {
  expect(of('Frostbolt')).toEqual(['frost 3'])
  expect(of('Flamestrike')).toEqual(['fire 3 all'])
  expect(of('Multi-Shot')).toEqual(['ranged 2 ×3'])
  expect(of('Holy Light')).toEqual(['heal +5', 'draw 1'])
  expect(of('Rend')).toEqual(['melee 1'])
})

test('cards with numbers of their own have no gist, and no card has more than two', () => {
  for (const card of all) {
    const gist = gistOf(card)
    expect(gist.length, card.name).toBeLessThanOrEqual(2)
    if (card.atk !== undefined && card.health !== undefined) expect(gist, card.name).toEqual([])
    for (const { text } of gist) expect(text.length, card.name).toBeLessThan(10)
  }
})
