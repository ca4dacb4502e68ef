/** The table of what may be typed otherwise than cards print it: a test for each of its rows. */
import { expect, test } from 'vitest'
import { readCard } from '../../../src/language/read/index.ts'
import { tolerances } from '../../../src/language/read/tolerances.ts'
import type { CardDef, CommonType } from '../../../src/language/types.ts'

const card = (type: CommonType): CardDef => ({
  ...{ name: 'Brook Tanner', type, set: 'Test', number: 1 },
  ...(type === 'ally' ? { cost: 1, atk: 1, damageType: 'melee', health: 1 } : { cost: 1 }),
})

function read(text: string, type: CommonType): CardDef {
  const reading = readCard(card(type), text)
  if ('refusal' in reading) throw new Error(JSON.stringify(reading.refusal))
  return reading.card
}

/** As typed, of which type of card, and as cards print it: one for each row, in the order of the table. */
const rows: readonly (readonly [typed: string, type: CommonType, printed: string])[] = [
  ['This ally can’t attack.', 'ally', "This ally can't attack."],
  [
    'Target ally has “[Activate] >>> Draw a card.” this turn.',
    'ability',
    'Target ally has "[Activate] >>> Draw a card." this turn.',
  ],
  ['<b>Elusive</b>', 'ally', 'Elusive'],
  ['Elusive (This ally can’t be attacked.)', 'ally', 'Elusive'],
  ['Draw  a   card.', 'ability', 'Draw a card.'],
  ['[Activate] -> Draw a card.', 'ally', '[Activate] >>> Draw a card.'],
  ['[Exhaust] >>> Draw a card.', 'ally', '[Activate] >>> Draw a card.'],
  ['2, [Activate] >>> Draw a card.', 'ally', '(2), [Activate] >>> Draw a card.'],
  ['You may pay 2. If you do, draw a card.', 'ability', 'You may pay (2). If you do, draw a card.'],
  ['When Brook Tanner attacks, draw a card.', 'ally', 'When this ally attacks, draw a card.'],
  ['This ally cannot attack.', 'ally', "This ally can't attack."],
  [
    'At the start of your turn, if this ally is not exhausted, draw a card.',
    'ally',
    "At the start of your turn, if this ally isn't exhausted, draw a card.",
  ],
  [
    'Each player turns a face-up resource he or she controls face down.',
    'ability',
    'Each player turns a face-up resource he controls face down.',
  ],
  ['Target player discards his or her hand.', 'ability', 'Target player discards his hand.'],
  ['Allies in your party have +1 ATK.', 'ally', 'Allies you control have +1 ATK.'],
  ['Destroy target enemy ally.', 'ability', 'Destroy target opposing ally.'],
  ['When this ally comes into play, draw a card.', 'ally', 'When this ally enters play, draw a card.'],
  ['Target ally gets +1 ATK this turn.', 'ability', 'Target ally has +1 ATK this turn.'],
  ['Target ally has +1/+1 this turn.', 'ability', 'Target ally has +1 ATK and +1 health this turn.'],
  ['Target ally has +1 ATK / +1 health this turn.', 'ability', 'Target ally has +1 ATK and +1 health this turn.'],
  ['Target ally has +1 ATK until end of turn.', 'ability', 'Target ally has +1 ATK this turn.'],
  ['Target ally must attack this turn if able.', 'ability', 'Target ally must attack if able this turn.'],
  ['Draw a card', 'ability', 'Draw a card.'],
  ['Destroy all abilities, allies and equipment.', 'ability', 'Destroy all abilities, allies, and equipment.'],
  [
    'When this ally attacks a hero, he deals 1 fire damage to target ally.',
    'ally',
    'When this ally attacks a hero, it deals 1 fire damage to target ally.',
  ],
  [
    'When this ally deals combat damage to an ally, ready her.',
    'ally',
    'When this ally deals combat damage to an ally, ready this ally.',
  ],
  [
    'When this ally attacks, it deals melee damage equal to his ATK to target hero.',
    'ally',
    'When this ally attacks, it deals melee damage equal to its ATK to target hero.',
  ],
  [
    'When this ally attacks, it heals 1 damage from herself.',
    'ally',
    'When this ally attacks, it heals 1 damage from itself.',
  ],
  [
    'When you play a card, if it is an ally, draw a card.',
    'ally',
    "When you play a card, if it's an ally, draw a card.",
  ],
  [
    'Destroy target ally and put damage on your hero equal to its cost.',
    'ability',
    "Destroy target ally and put damage on your hero equal to that ally's cost.",
  ],
  [
    'When this ally attacks a hero, this ally deals 1 fire damage to target ally.',
    'ally',
    'When this ally attacks a hero, it deals 1 fire damage to target ally.',
  ],
]

const table = tolerances(card('ally'))

test('the table has at most 40 rows, each with a test', () => {
  expect(table.length).toBeLessThanOrEqual(40)
  expect(rows).toHaveLength(table.length)
})

test.each(rows.map((row, i) => [...row, i] as const))('%s', (typed, type, printed, i) => {
  const { typed: said } = tolerances(card(type))[i] as (typeof table)[number]
  expect(typed.match(said) ?? printed.match(said)).not.toBeNull()
  expect(read(typed, type)).toEqual(read(printed, type))
})

test('capital letters and numbers in words don’t matter', () => {
  expect(read('DRAW 2 CARDS.', 'ability')).toEqual(read('Draw two cards.', 'ability'))
})
