/** Tokens that cards describe (404.2) are cards for whoever prints or plays: under the name that the game calls them. */
import { expect, test } from 'vitest'
import { printedCards } from '../../src/app/table/printed-cards.ts'
import { cardsByName } from '../../src/cli/named/lookup.ts'
import { cardsFor, codeFor } from '../../src/engine/index.ts'
import { withTokens } from '../../src/language/tokens.ts'
import type { CardDef, TokenSpec } from '../../src/language/types.ts'
import { unknownName } from '../../src/language/unknown-card.ts'
import { lexicon } from '../../src/players/table.ts'
import { ability, withCards } from '../rules/own.ts'

const makes = (name: string, ...token: readonly TokenSpec[]): CardDef =>
  ability(name, { text: token.map((t) => ({ do: 'create', n: 1, token: t })) })
const egg: TokenSpec = { tags: ['Spider'], atk: 1, health: 1 }
const nest: TokenSpec = {
  tags: ['Egg Sac'],
  atk: 0,
  health: 2,
  powers: [{ when: { on: 'destroy', what: 'self' }, then: [{ do: 'create', n: 2, token: { ...egg, atk: 3 } }] }],
}
const library = withCards(makes('Brood Mother', egg, nest), makes('Brood Sister', egg))

test('404.2 a token is listed once for each way in which it is described, as a game calls it', () => {
  const raids = library.raids.filter(({ id }) => id === 'onyxias-lair') // a card of the test set starts it (800.3)
  const all = withTokens(cardsFor(library, raids))
  const called = [...codeFor(library, null).code.cards.keys()].filter((name) => name !== unknownName)
  expect([...all.keys()]).toEqual(called)
  expect(all.get('Egg Sac')).toMatchObject({ atk: 0, health: 2, set: 'token' })
  expect([all.get('Spider')?.atk, all.get('Spider (2)')?.atk].sort()).toEqual([1, 3])
})

test('404.2 the table prints it, players and the command line know it', () => {
  const printed = printedCards(library, '')
  expect(printed('Egg Sac')).toMatchObject({
    name: 'Egg Sac',
    line: '0 ATK, 2 health · Ally — Egg Sac',
    text: ['When this ally is destroyed, put two 3 melee ATK / 1 health Spider ally tokens into play.'],
  })
  expect(printed('Spider (2)')?.name).toBe('Spider')
  expect(lexicon(library, '').get('Egg Sac')?.health).toBe(2)
  expect(cardsByName(library).get('Spider')?.tags).toEqual(['Spider'])
})
