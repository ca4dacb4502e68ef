import { describe, expect, test } from 'vitest'
import { plainWords, printCard } from '../../../src/language/print/index.ts'
import { readCard } from '../../../src/language/read/index.ts'
import { checkCard } from '../../../src/language/schema.ts'
import type { CardDef, CommonType } from '../../../src/language/types.ts'

const numbers: Partial<Record<CommonType, Partial<CardDef>>> = {
  ability: { cost: 1 },
  ally: { cost: 1, atk: 1, damageType: 'melee', health: 1 },
  item: { cost: 1 },
}
const card = (type: CommonType, name = 'Brook Tanner'): CardDef => ({
  ...{ name, type, set: 'Test', number: 1 },
  ...numbers[type],
})

/** What the reader makes of a text. */
function read(text: string, type: CommonType = 'ability', name?: string): CardDef {
  const reading = readCard(card(type, name), text)
  if ('refusal' in reading) throw new Error(JSON.stringify(reading.refusal))
  expect(checkCard(reading.card)).toEqual([])
  return reading.card
}

function refusal(text: string, type: CommonType = 'ability') {
  const reading = readCard(card(type), text)
  if ('card' in reading) throw new Error(`read: ${printCard(reading.card, plainWords).text}`)
  return reading.refusal
}

describe('effects', () => {
  test.each<[string, CardDef['text']]>([
    ['Draw a card.', [{ do: 'draw', n: 1 }]],
    [
      'Your hero deals 3 fire damage to each opposing ally.',
      [{ do: 'deal', n: 3, type: 'fire', by: 'yourHero', to: { is: 'ally', of: 'opponents' } }],
    ],
    [
      'Destroy target ally. Its controller draws two cards.',
      [
        { do: 'destroy', what: { target: 1, is: 'ally', as: 'ally' } },
        { do: 'draw', by: { controller: '$ally' }, n: 2 },
      ],
    ],
    [
      'Your hero heals 1 damage from target hero or ally for each ally you control.',
      [{ do: 'heal', n: { count: { is: 'ally', of: 'you' } }, by: 'yourHero', from: { target: 1, is: 'character' } }],
    ],
    [
      'You may draw a card. If you do, discard a card.',
      [{ do: 'try', may: 'you', these: [{ do: 'draw', n: 1 }], then: [{ do: 'discard', n: 1 }] }],
    ],
    [
      'Choose one: Draw a card; or destroy target ally.',
      [{ do: 'modes', n: 1, of: [[{ do: 'draw', n: 1 }], [{ do: 'destroy', what: { target: 1, is: 'ally' } }]] }],
    ],
  ])('%s', (text, data) => {
    expect(read(text).text).toEqual(data)
  })
})

test('703.2 an "if" right behind the event is that of the power, not of its effect', () => {
  expect(read('At the start of your turn, if you control a Pet, draw a card.', 'ally').powers).toEqual([
    { when: { on: 'start', turn: 'you' }, if: { some: { tag: 'Pet', of: 'you' } }, then: [{ do: 'draw', n: 1 }] },
  ])
})

test('"it" is the nearest thing that fits, and the printer agrees', () => {
  const { powers } = read('When this ally attacks a hero, it deals 1 fire damage to that hero.', 'ally')
  expect(powers).toMatchObject([
    { when: { on: 'attack', by: 'self' }, then: [{ do: 'deal', by: 'self', to: '$what' }] },
  ])
})

test('who deals is the subject of the event, not what it was done to', () => {
  const { powers } = read(
    'When this ally deals combat damage to a hero, he deals 1 fire damage to target ally.',
    'ally',
  )
  expect(powers).toMatchObject([{ then: [{ do: 'deal', by: 'self' }] }])
})

test('what two modifiers are about is picked once', () => {
  expect(read('Target ally has +1 ATK and Ferocity this turn.').text).toEqual([
    {
      do: 'modify',
      mods: [
        { mod: 'stat', what: { target: 1, is: 'ally', as: 'ally' }, stat: 'atk', n: 1 },
        { mod: 'keyword', what: '$ally', keyword: 'Ferocity' },
      ],
      until: 'turn',
    },
  ])
})

describe('what is not read is refused at its word', () => {
  test('with what could stand there', () => {
    const { word, line, at, expected } = refusal('Destroy target ally and frobnicate it.')
    expect(word).toBe('frobnicate')
    expect(line.slice(at)).toBe('frobnicate it.')
    expect(expected).toContain('hero')
  })

  test.each([
    'Destroy target Frobnitz.',
    'Draw a card unless the moon is full.',
    'Attach to target card. Blubb.',
    '¤',
    ''.padEnd(3000, 'draw a card. '),
  ])('%s', (text) => {
    expect(refusal(text)).toMatchObject({ why: expect.any(String) })
  })

  test('what is said otherwise than a card would say it, with how it would be printed', () => {
    const text = 'Your hero deals X fire damage to target hero, where X is the number of allies you control.'
    expect(refusal(text)).toMatchObject({
      word: 'X',
      at: 16,
      why: 'would be printed: Your hero deals 1 fire damage to target hero for each ally you control.',
    })
  })

  test('nothing is guessed: a reference that nothing fits', () => {
    expect(refusal('Destroy that weapon.').why).toContain('weapon')
  })
})

describe('what would be read as something else', () => {
  test('"that ally" is not the card itself', () => {
    const { powers } = read(
      "[Activate], Destroy an ally you control >>> This ally deals damage equal to that ally's ATK to target hero.",
      'ally',
    )
    expect(powers).toMatchObject([
      { pay: [{ do: 'activate' }, { what: { as: 'ally' } }], then: [{ n: { stat: 'atk', of: '$ally' } }] },
    ])
  })

  test('"its cost" is that of what was named before, not of what is named behind it', () => {
    expect(read('Destroy target ally and put damage on your hero equal to its cost.').text).toMatchObject([
      { do: 'destroy', what: { as: 'ally' } },
      { do: 'put', n: { stat: 'cost', of: '$ally' }, to: 'yourHero' },
    ])
  })

  test('"she" is the card itself, not the ally that it fights', () => {
    expect(read('When this ally deals combat damage to an ally, ready her.', 'ally').powers).toMatchObject([
      { then: [{ do: 'ready', what: 'self' }] },
    ])
  })

  test('"another target" of a card that could be one is another than the card; "other than that ally", than the target before', () => {
    const deals = '(0) >>> This ally deals 1 fire damage to target ally and heals 1 damage from'
    const another = read(`${deals} another target ally.`, 'ally').powers
    expect(another).toMatchObject([{ then: [{}, { from: { other: true } }] }])
    const otherThan = read(`${deals} target ally other than that ally.`, 'ally').powers
    expect(otherThan).toMatchObject([{ then: [{ to: { as: 'ally' } }, { from: { other: '$ally' } }] }])
  })

  test('a cost of playing the card is no power of the card in play', () => {
    expect(read('You pay (1) less to play this card for each Totem you control.', 'ally').powers).toMatchObject([
      { play: {} },
    ])
  })

  test('a power is a paragraph: another one behind it is refused at its first word', () => {
    const text = 'When this ally attacks, draw a card. When this ally is destroyed, discard a card.'
    const why = 'another power begins here: write it on a line of its own'
    expect(refusal(text, 'ally')).toMatchObject({ at: 37, word: 'When', why })
  })

  test('a card is not attached to itself', () => {
    expect(refusal('Put target ally card from your graveyard into play. Attach this ability to it.').why).toContain(
      'attached to another',
    )
  })

  test('a power in play does not find its card in a graveyard', () => {
    expect(refusal('Your hero has Assault 1 while this ally is in your graveyard.', 'ally')).toMatchObject({
      why: expect.any(String),
    })
    expect(
      read('While this ally is in your graveyard, at the start of your turn, draw a card.', 'ally').powers,
    ).toMatchObject([{ in: 'graveyard' }])
  })
})

describe('deck building (100.2e)', () => {
  const neutral = { icon: 'none' } as const
  test.each<[string, CardDef['deckbuilding']]>([
    ['You can include only neutral quests and locations.', { only: [{ ...neutral, is: ['quest', 'location'] }] }],
    [
      'You can include only neutral quests, and locations.',
      { only: [{ ...neutral, is: 'quest' }, { is: 'location' }] },
    ],
    [
      "You can't include Horde cards or Demon allies. You can't include cards other than equipment and weapons. You can't include quests.",
      {
        not: [
          { icon: 'Horde', is: 'card' },
          { tag: 'Demon', is: 'ally' },
          { is: 'card', not: { is: ['equipment', 'weapon'] } },
          { is: 'quest' },
        ],
      },
    ],
  ])('%s', (text, deckbuilding) => {
    const hero: CardDef = { name: 'Brook Tanner', type: 'hero', set: 'Test', number: 1, health: 25 }
    const reading = readCard(hero, `Deckbuilding: ${text}`)
    expect(reading).toMatchObject({ card: { deckbuilding } })
    expect(printCard({ ...hero, deckbuilding }, plainWords).text).toBe(`Deckbuilding: ${text}`)
  })
})
