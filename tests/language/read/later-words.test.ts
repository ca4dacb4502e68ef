import { describe, expect, test } from 'vitest'
import { plainWords, printCard } from '../../../src/language/print/index.ts'
import { readCard } from '../../../src/language/read/index.ts'
import type { CardDef, CommonType, EventPattern } from '../../../src/language/types.ts'
import { soundly } from './sound.ts'

const card = (type: CommonType): CardDef => ({
  ...{ name: 'Brook Tanner', type, set: 'Test', number: 1, cost: 1 },
  ...(type === 'ally' ? { atk: 1, damageType: 'melee', health: 1 } : {}),
})

const read = (text: string, type: CommonType = 'ally'): CardDef => soundly(card(type), text)
const printed = (text: string, type: CommonType = 'ally'): string => printCard(read(text, type), plainWords).text
const isRefused = (text: string, type: CommonType = 'ally'): boolean => 'refusal' in readCard(card(type), text)

describe('damage of any of several types (408.3a)', () => {
  test.each<[string, EventPattern['type']]>([
    ['frost or nature', ['frost', 'nature']],
    ['magical', ['arcane', 'fire', 'frost', 'holy', 'nature', 'shadow']],
    ['non-melee', ['arcane', 'fire', 'frost', 'holy', 'nature', 'ranged', 'shadow']],
  ])('%s', (words, type) => {
    const text = `When your hero is dealt ${words} damage, draw a card.`
    expect(read(text).powers).toMatchObject([{ when: { on: 'deal', type } }])
    expect(printed(text)).toBe(text)
  })
})

describe('what one of these does while it attacks or defends (602)', () => {
  test.each<[string, EventPattern]>([
    ['this ally deals damage while attacking', { on: 'deal', by: { among: 'self', state: 'attacking' } }],
    [
      'this ally is dealt combat damage while defending',
      { on: 'deal', to: { among: 'self', state: 'defending' }, combat: true },
    ],
  ])('when %s', (words, when) => {
    const text = `When ${words}, draw a card.`
    expect(read(text).powers).toMatchObject([{ when }])
    expect(printed(text)).toBe(text)
  })
})

test('a cost that is odd or even', () => {
  for (const parity of ['odd', 'even'] as const) {
    const text = `When you play an ability, if it has an ${parity} cost, draw a card.`
    expect(read(text).powers).toMatchObject([{ if: { where: ['cost', parity] } }])
    expect(printed(text)).toBe(text)
  }
})

describe('one for each full so many', () => {
  test.each([
    'Draw a card for each five cards in your graveyard.',
    'Your hero deals 1 fire damage to target hero for each 5 damage on your hero.',
  ])('%s', (text) => {
    expect(JSON.stringify(read(text, 'ability').text)).toContain('"every":5')
    expect(printed(text, 'ability')).toBe(text)
  })

  test('of each single one it is counted as before', () => {
    expect(JSON.stringify(read('Draw a card for each ally you control.', 'ability').text)).not.toContain('every')
  })
})

test('400.1 any attachment, or none', () => {
  const text = 'Destroy target ally with an attachment.'
  expect(read(text, 'ability').text).toMatchObject([{ what: { has: { attached: true } } }])
  expect(printed(text, 'ability')).toBe(text)
  expect(printed('Destroy target attachment.', 'ability')).toBe('Destroy target attachment.')
})

describe('a kind that is chosen (300.1)', () => {
  test('the cards of that kind', () => {
    const { text } = read(
      'Choose "ability," "ally," or "equipment." Destroy all opposing cards of that kind.',
      'ability',
    )
    expect(text).toMatchObject([
      { do: 'name', of: ['ability', 'ally', 'equipment'], as: 'word' },
      { do: 'destroy', what: { is: '$word', of: 'opponents' } },
    ])
  })

  test('what a card says of them for as long as it is in play is no effect of choosing', () => {
    const text =
      'As this ally enters play, choose "ability," "ally," or "equipment." Opposing cards of that kind lose and can’t have powers.'
    expect(isRefused(text)).toBe(true)
  })
})

test('who is picked does all that is said of it', () => {
  const { text } = read('Target player discards his hand, then draws that many cards.', 'ability')
  expect(text).toMatchObject([{ by: { target: 1, as: 'player' } }, { by: '$player', n: '$discarded.n' }])
})

test('a number of each one is said of each one', () => {
  const text = 'Each ally you control has +X ATK, where X is its cost.'
  expect(printed(text)).toBe(text)
})

test('"for each damage" in front of two clauses is not read as that of one', () => {
  const text =
    'Your hero deals 2 fire damage to target ally. For each damage dealt this way, draw a card and discard a card.'
  expect(isRefused(text, 'ability')).toBe(true)
})

describe('100.2e deckbuilding', () => {
  const hero: CardDef = { name: 'Brook Tanner', type: 'hero', set: 'Test', number: 1, health: 30 }
  const decks = (line: string) => readCard(hero, `Elusive; Deckbuilding: ${line}`)

  test.each<[string, CardDef['deckbuilding']]>([
    [
      'You can’t put [Horde], [Alliance], or Talent cards in your deck.',
      {
        not: [
          { icon: 'Horde', is: 'card' },
          { icon: 'Alliance', is: 'card' },
          { tag: 'Talent', is: 'card' },
        ],
      },
    ],
    [
      'You can include only neutral quests, any abilities that deal frost damage, and any Demon allies.',
      {
        only: [
          { icon: 'none', is: 'quest' },
          { is: 'ability', deals: 'frost' },
          { tag: 'Demon', is: 'ally' },
        ],
      },
    ],
  ])('%s', (line, deckbuilding) => {
    expect(decks(line)).toMatchObject({ card: { deckbuilding, front: [{ keyword: 'Elusive' }] } })
  })

  test('what is not understood whole is refused', () => {
    expect(decks('You can include only neutral quests and frobnitzes.')).toHaveProperty('refusal')
  })
})

describe('what a list runs together', () => {
  test.each<[string, CommonType, string]>([
    ['Protector, Fire ResistanceDraw a card as you like.', 'ally', ''],
    ['Elusive At the end of your turn, draw a card.', 'ally', 'Elusive\nAt the end of your turn, draw a card.'],
    ['EternalDraw a card.', 'ability', 'Draw a card.\nEternal'],
    [
      'Draw a card. Ongoing: Allies you control have +1 ATK.',
      'ability',
      'Draw a card.\nOngoing: Allies you control have +1 ATK.',
    ],
    ['Play only if you control a weapon. Draw a card.', 'ability', 'Play only if you control a weapon.\nDraw a card.'],
    [
      'This ally has +1 ATK. Destroy this ally -> Draw a card.',
      'ally',
      'This ally has +1 ATK.\nDestroy this ally >>> Draw a card.',
    ],
    [
      'When this ally attacks, reveal the top card of your deck.;If it has an odd cost, this ally heals 1 damage from itself.',
      'ally',
      'When this ally attacks, reveal the top card of your deck. If that card has an odd cost, this ally heals 1 damage from itself.',
    ],
    ['If it has an odd cost, draw a card.', 'ally', ''],
  ])('%s', (text, type, lines) => {
    if (lines === '') expect(isRefused(text, type)).toBe(true)
    else expect(printed(text, type)).toBe(lines)
  })
})

test('what several players chose, one each, is spoken of as several', () => {
  const text =
    'When this ally attacks, each opponent chooses a weapon he controls. Destroy all weapons other than those weapons.'
  expect(read(text).powers).toMatchObject([
    {
      then: [
        { do: 'choose', by: 'opponents', as: 'they' },
        { do: 'destroy', what: { other: '$they' } },
      ],
    },
  ])
  expect(printed(text)).toBe(text)
})

test('“its” cost and controller are those of what was destroyed, not of the hero who acts', () => {
  const text = "Destroy target ally. Your hero deals frost damage equal to its cost to its controller's hero."
  expect(read(text, 'ability').text).toMatchObject([
    { do: 'destroy', what: { as: 'ally' } },
    { do: 'deal', n: { stat: 'cost', of: '$ally' }, to: { is: 'hero', of: { controller: '$ally' } } },
  ])
})

test('resources that are destroyed are counted as the cards that they were', () => {
  const text = 'Destroy all resources you control. Draw a card for each resource destroyed this way.'
  expect(read(text, 'ability').text).toMatchObject([
    { do: 'destroy', as: 'destroyed' },
    { do: 'draw', n: { count: { is: 'card', among: '$destroyed' } } },
  ])
})
