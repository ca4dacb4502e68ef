/** Cards whose text a real table carries out: the printed cards that are not here, with what is printed outside their text box. */
import { expect, test } from 'vitest'
import { raids } from '../../raids/index.ts'
import { heroesOfAzeroth } from '../../src/cards/heroes-of-azeroth/index.ts'
import { cardsByHand } from '../../src/cards/printed/by-hand.ts'
import { printedIndex } from '../../src/cards/printed/index.ts'
import { cardIndex } from '../../src/cards/sets/index.ts'
import { checkCards } from '../../src/language/schema.ts'

test('each is a printed card that is not kept, once, and its line is whole', async () => {
  const ofRaids = raids.flatMap(({ cards }) => cards)
  const kept = new Set([...heroesOfAzeroth, ...ofRaids, ...(await cardIndex())].map(({ name }) => name))
  const printed = new Map((await printedIndex()).map((card) => [card.name, card]))
  const cards = await cardsByHand()
  const names = cards.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => kept.has(name) || printed.get(name)?.owner !== 'raiders')).toEqual([])
  expect(checkCards(cards, [])).toEqual([])
  const isFighter = ({ type }: (typeof cards)[number]): boolean => [type].flat().includes('ally')
  expect(cards.filter((card) => isFighter(card) && (card.health === undefined || card.atk === undefined))).toEqual([])
  const costs = cards.filter(
    ({ name, cost }) => /^\d+$/.test(printed.get(name)?.cost ?? '') && `${cost}` !== printed.get(name)?.cost,
  )
  expect(costs).toEqual([])
})
