/**
 * What every card says, word for word: the game's, and those of the test set, on which every word of the language stands. A change of the
 * printer shows here what it changes; if that is meant, `npx vitest run tests/language/texts.test.ts --update` writes it down.
 */
import { expect, test } from 'vitest'
import { cardLines } from '../../src/cli/cards/card-text.ts'
import { library } from '../../src/content.ts'
import type { CardDef } from '../../src/language/types.ts'
import { library as testSet } from '../set/index.ts'

const page = (cards: readonly CardDef[]): string =>
  `${cards.map((card) => cardLines(library, card).join('\n')).join('\n\n')}\n`
const known = new Set(library.cards)

test.each(library.raids)('the texts of $name', async ({ id, cards }) => {
  await expect(page(cards)).toMatchFileSnapshot(`texts/${id}.txt`)
})

test("the texts of the raiders' cards", async () => {
  await expect(page(library.cards)).toMatchFileSnapshot('texts/raiders.txt')
})

test('the texts of the test set', async () => {
  await expect(page(testSet.cards.filter((card) => !known.has(card)))).toMatchFileSnapshot('texts/test-set.txt')
})
