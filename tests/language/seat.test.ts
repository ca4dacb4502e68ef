/** Texts of the Boss player's cards from the raiders' seats; own words of a card for its questions. */
import { expect, test } from 'vitest'
import { toRaiders, withoutYou } from '../../src/language/print/index.ts'
import { checkCard } from '../../src/language/schema.ts'
import type { CardDef } from '../../src/language/types.ts'

test.each([
  ['Opposing allies have Ferocity until your next turn.', "Raiders' allies have Ferocity until Onyxia's next turn."],
  ['Your hero deals 3 fire damage to target opposing hero.', "Onyxia deals 3 fire damage to target raider's hero."],
  ['Each opponent destroys an ally he controls.', 'Each raider destroys an ally he controls.'],
  ['An opponent chooses one of them.', 'A raider chooses one of them.'],
  [
    'If you control five or more Whelps, you may draw a card.',
    'If Onyxia controls five or more Whelps, Onyxia may draw a card.',
  ],
  ["You can't draw cards. You have no maximum hand size.", "Onyxia can't draw cards. Onyxia has no maximum hand size."],
  ['When damage is dealt to you, destroy your hand.', "When damage is dealt to Onyxia, destroy Onyxia's hand."],
  ['That player may have you put them away.', 'That player may have Onyxia put them away.'],
  [
    'Attach this Cube to that character. Only an opponent can use this power, and only on your turn.',
    'Attach this Cube to that character. Only a raider can use this power, and only on your turn.',
  ],
])('%s', (printed, told) => {
  expect(toRaiders(printed, { boss: 'Onyxia' })).toBe(told)
})

test('of another raider: whose hero it is', () => {
  const printed = 'When your hero deals combat damage, your hero heals 2 damage from itself and you draw a card.'
  const told = "When Anna's hero deals combat damage, Anna's hero heals 2 damage from itself and Anna draws a card."
  expect(withoutYou(printed, 'Anna', "Anna's hero")).toBe(told)
})

const bottle: CardDef = {
  name: 'Bottle',
  type: 'ability',
  set: 'test',
  number: 1,
  cost: 1,
  text: [
    { do: 'choose', by: 'you', what: { choose: 1, is: 'player' }, as: 'she' },
    { do: 'draw', by: '$she', n: 2 },
  ],
}

test('own words of a card lead to a piece of it', () => {
  expect(checkCard({ ...bottle, prompts: { 'text.0.what': 'Which player draws two cards?' } })).toEqual([])
  expect(checkCard({ ...bottle, prompts: { 'text.3.what': 'Which?' } })).toMatchObject([
    {
      where: 'Bottle.prompts["text.3.what"]',
      what: 'there is nothing to ask at "text.3.what" of this card',
      fix: 'Write the place of an effect, a choice or a power, such as "text.0", "text.0.what" or "powers.0".',
    },
  ])
})
