import { describe, expect, test } from 'vitest'
import { plainWords, printCard } from '../../../src/language/print/index.ts'
import { lineOf, readCard } from '../../../src/language/read/index.ts'
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
      'Your hero heals X damage from target hero or ally, where X is the number of allies you control.',
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

describe('wordings of the years', () => {
  test.each<[string, string, CommonType, string]>([
    ['the arrow', '2, [Exhaust] -> Draw a card.', 'ally', '(2), [Activate] >>> Draw a card.'],
    [
      'your party',
      'Allies in your party have +1 ATK / +1 health.',
      'ally',
      'Allies you control have +1 ATK and +1 health.',
    ],
    ['reminder text', 'Elusive <i>(It hides from all attackers.)</i>', 'ally', 'Elusive'],
    [
      'its own name',
      'When Brook attacks, Brook Tanner heals 1 damage from herself.',
      'ally',
      'When this ally attacks, it heals 1 damage from itself.',
    ],
    [
      'quests',
      'Pay 3 to complete this quest.;<b>Reward:</b> Draw a card.',
      'quest',
      'Pay (3) to complete this quest. Reward: Draw a card.',
    ],
    ['on your turn', '1 -> Draw a card. Use only on your turn.', 'ally', 'On your turn: (1) >>> Draw a card.'],
    [
      'that amount',
      'If your hero would deal fire damage, it deals that amount of damage plus 1 instead.',
      'item',
      'If your hero would deal fire damage, it deals that much damage plus 1 instead.',
    ],
    [
      'the icon of a class',
      'When you play a Mage ability, draw a card.',
      'ally',
      'When you play a [Mage] ability, draw a card.',
    ],
    ['a damage type', 'Holy allies in your party have +1 ATK.', 'ally', 'Holy allies you control have +1 ATK.'],
    [
      'a class in front',
      'Hunter: When this ally attacks, draw a card.',
      'ally',
      'Hunter hero: When this ally attacks, draw a card.',
    ],
    ['tokens', 'Ally tokens in your party have +1 ATK.', 'ally', 'Token allies you control have +1 ATK.'],
    [
      'bound attacks',
      'While target ally can attack your hero this turn, it can attack only your hero.',
      'ability',
      'Target ally can attack only your hero if able this turn.',
    ],
    [
      'its own cost',
      'You pay 1 less to play Brook Tanner for each Totem you have.',
      'ally',
      'You pay (1) less to play this card for each Totem you control.',
    ],
    [
      'both sides of combat damage',
      'Prevent all combat damage that would be dealt to and dealt by target ally this turn.',
      'ability',
      'Choose target ally. Prevent all combat damage that would be dealt to it this turn. Prevent all combat damage that it would deal this turn.',
    ],
    [
      'a target in a sentence of its own',
      'Target a hero or ally. Your hero deals 1 fire damage to that character.',
      'ability',
      'Choose target hero or ally, and your hero deals 1 fire damage to it.',
    ],
    [
      'what waits once',
      'When target opposing ally is next dealt combat damage this turn, destroy it.',
      'ability',
      'The next time target opposing ally is dealt combat damage this turn, destroy it.',
    ],
    [
      'the top of a deck',
      'Target player puts two cards from the top of his deck into his graveyard.',
      'ability',
      'Target player puts the top two cards of his deck into his graveyard.',
    ],
    ['whose number', "Double your hero's ATK this turn.", 'ability', 'Double the ATK of your hero this turn.'],
    [
      'done this way (715.1)',
      'At the start of your turn, this ally deals 1 fire damage to target hero. When damage is dealt this way, draw a card.',
      'ally',
      'At the start of your turn, this ally deals 1 fire damage to target hero. When damage is dealt this way, draw a card.',
    ],
    [
      'the highest among several',
      'Your hero deals X fire damage to target hero, where X is the highest ATK among allies you control.',
      'ability',
      'Your hero deals X fire damage to target hero, where X is the highest ATK among allies you control.',
    ],
    [
      'a printed number (205.1)',
      "Your hero deals fire damage to target hero equal to your hero's printed ATK.",
      'ability',
      'Your hero deals fire damage equal to its printed ATK to target hero.',
    ],
    [
      'what the text did, in a power (Ongoing)',
      'Remove your deck from the game.; <b>Ongoing:</b> If you would draw a card, choose a card you removed and put it into your hand instead.',
      'ability',
      "Remove your deck from the game.\nOngoing: If you would draw a card, put a card removed this way that's still removed from the game into your hand instead.",
    ],
    [
      'what has not happened',
      "At the end of your turn, if your hero wasn't dealt damage this turn, draw a card.",
      'ally',
      "At the end of your turn, if your hero wasn't dealt damage this turn, draw a card.",
    ],
    [
      'both are opposing',
      "Opposing Warlocks and [Warlock] cards can't ready.",
      'ally',
      "Opposing Warlocks and opposing [Warlock] cards can't ready.",
    ],
    ['talents', '<b>Frost Hero Required</b>; Draw a card.', 'ability', 'Frost Talent\nDraw a card.'],
  ])('%s', (_, text, type, printed) => {
    expect(printCard(read(text, type), plainWords).text).toBe(printed)
  })
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

  test('nothing is guessed: a reference that nothing fits', () => {
    expect(refusal('Destroy that weapon.').why).toContain('weapon')
  })
})

describe('what would be read as something else', () => {
  test.each(['Crusade Commander Entari', 'Crusader Lord Dalfors'])('a reputation is not the name of %s', (name) => {
    const row = { name, type: 'Ally', rules: 'Argent Crusade Reputation' }
    const line = lineOf(row) as CardDef
    expect(readCard(line, row.rules)).toMatchObject({ card: { reputation: 'Argent Crusade' } })
  })

  test('"that ally" is not the card itself', () => {
    const { powers } = read(
      '[Activate], Destroy an ally you control >>> This ally deals damage equal to the ATK of that ally to target hero.',
      'ally',
    )
    expect(powers).toMatchObject([
      { pay: [{ do: 'activate' }, { what: { as: 'ally' } }], then: [{ n: { stat: 'atk', of: '$ally' } }] },
    ])
  })

  test('"its cost" is that of what was named before, not of what is named behind it', () => {
    expect(read('Destroy target ally and put damage equal to its cost on your hero.').text).toMatchObject([
      { do: 'destroy', what: { as: 'ally' } },
      { do: 'put', n: { stat: 'cost', of: '$ally' }, to: 'yourHero' },
    ])
  })

  test('"she" is the card itself, not the ally that it fights', () => {
    expect(read('When this ally deals combat damage to an ally, ready her.', 'ally').powers).toMatchObject([
      { then: [{ do: 'ready', what: 'self' }] },
    ])
  })

  test('"another target" is another than the target before, of a card that could be one too', () => {
    const { powers } = read(
      '0 >>> This ally deals 1 fire damage to target ally and heals 1 damage from another target ally.',
      'ally',
    )
    expect(powers).toMatchObject([{ then: [{ to: { as: 'ally' } }, { from: { other: '$ally' } }] }])
  })

  test('a cost of playing the card is no power of the card in play', () => {
    expect(read('You pay 1 less to play this ally for each Totem you have.', 'ally').powers).toMatchObject([
      { play: {} },
    ])
  })

  test('the end of your turn behind a power begins another power', () => {
    const { powers } = read('When this ally attacks, draw a card. At the end of your turn, discard a card.', 'ally')
    expect(powers).toMatchObject([{ when: { on: 'attack' } }, { when: { on: 'end', turn: 'you' } }])
  })

  test('a card is not attached to itself', () => {
    expect(refusal('Put target ally from your graveyard into play. Attach this ability to it.').why).toContain(
      'attached to another',
    )
  })

  test('a power in play does not find its card in a graveyard', () => {
    expect(refusal('Your hero has Assault 1 while this ally is in your graveyard.', 'ally')).toMatchObject({
      why: expect.any(String),
    })
    expect(
      read('At the start of your turn, if this ally is in your graveyard, draw a card.', 'ally').powers,
    ).toMatchObject([{ in: 'graveyard' }])
  })
})

test('a row of a list is the printed line of a card', () => {
  const row = {
    name: 'Brook Tanner',
    type: 'Ally',
    faction: 'Horde',
    setname: 'Test',
    no: '7',
    cost: '3',
    atk: '2',
    dmgtype: 'Frost',
    health: '4',
    race: 'Troll',
    class: 'Mage',
    subtype: 'Unique',
  }
  expect(lineOf(row)).toEqual({
    name: 'Brook Tanner',
    type: 'ally',
    set: 'Test',
    number: 7,
    faction: 'Horde',
    tags: ['Troll', 'Mage', 'Unique'],
    cost: 3,
    atk: 2,
    health: 4,
    damageType: 'frost',
  })
  expect(lineOf({ ...row, type: 'Rune' })).toEqual({ problem: '"Rune" is no type of a card', column: 'type' })
  expect(lineOf({ ...row, type: 'Equipment', subtype: '1H Weapon', subtype2: 'Melee (1)' })).toMatchObject({
    type: 'weapon',
    tags: ['Troll', 'Mage', 'One-Handed', 'Melee (1)'],
  })
})
