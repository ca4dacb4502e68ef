/** Cards of the project are printed, and read back as the same data (src/language/read/again.ts). `npm run soak -- --prints` reads all of them. */
import { expect, test } from 'vitest'
import { raids } from '../../../raids/index.ts'
import { heroesOfAzeroth } from '../../../src/cards/heroes-of-azeroth/index.ts'
import { allCards } from '../../../src/cards/sets/index.ts'
import { nameNoun } from '../../../src/language/phrases.ts'
import { printCard } from '../../../src/language/print/index.ts'
import { plainWorld, raidWorld, type World } from '../../../src/language/read/index.ts'
import type { CardDef, Effect, Power } from '../../../src/language/types.ts'
import { cards as testSet } from '../../set/index.ts'
import { SET, wordsOf, worldOf } from '../../soak/cards/raid.ts'
import { readBack } from '../../soak/prints.ts'

/** Every so many-th, from the one that many places on. */
const every = <T>(list: readonly T[], n: number, from: number): T[] => list.filter((_, i) => i % n === from)
const plainly = (cards: readonly CardDef[]) => cards.map((card) => [card, plainWorld] as const)
const allRead = { unread: [], other: [] }

test.each(raids)('every sixth card of $name', (raid) => {
  const cards = every(raid.cards, 6, 1).map((card) => [card, raidWorld(raid)] as const)
  expect(readBack(cards)).toMatchObject(allRead)
})

test('some cards of the sets, and some of Heroes of Azeroth', async () => {
  const sample = [...every(await allCards(), 150, 7), ...every(heroesOfAzeroth, 12, 3)]
  expect(readBack(plainly(sample))).toMatchObject(allRead)
})

test('703.2: where a condition is looked at comes back: as it triggers and again, or only as it resolves', async () => {
  const ofThatKind = new Set([
    ...['Brok Bloodcaller', 'Justicar Ularu', 'Divine Hymn', 'Agonizing Poison', 'Raise Dead'],
    ...["Ras'fari Bloodfrenzy", 'Darkmoon Card: Volcano', 'Bleed', 'Black Ice', 'Wild Rejuvenation', 'Elderlimb'],
  ])
  const cards = (await allCards()).filter(({ name }) => ofThatKind.has(name))
  expect(cards).toHaveLength(11)
  expect(readBack(plainly(cards))).toMatchObject(allRead)
})

test('700.2: where a power works comes back', async () => {
  const elsewhere = (await allCards()).filter(({ powers = [] }) => powers.some((p) => p.in !== undefined))
  expect(elsewhere.length).toBeGreaterThan(9)
  expect(readBack(plainly(every(elsewhere, 12, 0)))).toMatchObject(allRead)
})

/** Cards of the test set whose prints say too little, each with what is ambiguous. */
const ambiguous: Readonly<Record<string, string>> = {
  'Census of Whose':
    '"an ally in you if it’s your turn, otherwise an opponent’s party": whose it is, in the middle of a noun',
  'Grave Robbery': '"target graveyard of each player": one of each player’s, or one that is each player’s',
  "Liar's Tongue Gloves": '"a card put this way", where a card may have been put in two ways',
  'Plain Gorefiend': '"a non-Ghost opponent is a Ghost": one that is chosen, or any',
}

/** The test set speaks of tokens and designations that no raid has there. */
const names = ['Fel Reaver', 'Tooga', 'Ghost']
const testWorld = (def: CardDef): World => ({
  ...plainWorld(def),
  nouns: Object.fromEntries(names.map((name) => [name, nameNoun(name)])),
  tags: ['Ghost'],
})

test('the test set', () => {
  const sample = every(
    testSet.filter(({ name }) => !(name in ambiguous)),
    6,
    2,
  )
  expect(readBack(sample.map((card) => [card, testWorld]))).toMatchObject(allRead)
})

test('no card of the test set is called ambiguous that is not', () => {
  const cards = testSet.filter(({ name }) => name in ambiguous).map((card) => [card, testWorld] as const)
  expect(readBack(cards)).toMatchObject({ cards: 4, same: 0 })
})

test.each<[string, ...Effect[]]>([
  [
    "If it's a player's turn, shuffle all graveyards.",
    { do: 'try', if: { turnOf: 'players' }, these: [{ do: 'shuffle', what: { is: 'graveyard' } }] },
  ],
  ['Put two Stones and Vexna into play.', { do: 'bring', cards: [[2, 'Stone']], what: 'boss' }],
  [
    'Put two Spawn and two Stones into play.',
    {
      do: 'bring',
      cards: [
        [2, 'Spawn'],
        [2, 'Stone'],
      ],
    },
  ],
  ['Put two Imps and Vexna into play.', { do: 'bring', cards: [[2, 'Imp']], what: 'boss' }],
  ['Change the proposed defender to a player.', { do: 'retarget', to: 'players' }],
  [
    'Roll a die. Draw two cards. Remove X Doom counters from your hero, where X is the number rolled.',
    { do: 'roll', as: 'die' },
    { do: 'draw', n: 2 },
    { do: 'remove', n: '$die', what: 'Doom', from: 'yourHero' },
  ],
  [
    'Choose all cards a player or an opponent controls.',
    { do: 'choose', as: 'these', what: { of: [{ is: 'player', as: 'one' }, 'opponents'] } },
  ],
  [
    'Exhaust your hero. Choose a number, 1 plus the number of cards exhausted this way or more.',
    { do: 'exhaust', as: 'done', what: 'yourHero' },
    { do: 'name', as: 'n', of: { from: { plus: [1, '$done'] } } },
  ],
  [
    "Target player may do this: your hero's owner destroys target card.",
    {
      do: 'try',
      may: { target: 1, is: 'player' },
      these: [{ do: 'destroy', what: { target: 1 }, by: { owner: 'yourHero' } }],
    },
  ],
  [
    'If there are four or more Doom counters on the raid, draw a card.',
    { do: 'draw', if: { compare: [{ counters: 'Doom', of: 'raid' }, '>', 3] } },
  ],
  [
    'Target ally is also an Arena ally this turn.',
    { do: 'modify', mods: [{ mod: 'is', what: { target: 1, is: 'ally' }, tag: 'Arena' }], until: 'turn' },
  ],
])('a kind that generated cards have found: %s', (text, ...effects) => {
  const card: CardDef = { name: 'Sample', type: 'ability', set: SET, number: 1, cost: 1, text: effects }
  expect(printCard(card, wordsOf(card)).text).toBe(text)
  expect(readBack([[card, worldOf(card)]])).toMatchObject(allRead)
})

test.each<[string, Power]>([
  [
    'When damage is dealt, destroy this ally if you control another Mage hero or ally. Ready that character.',
    {
      when: { on: 'deal' },
      then: [
        { do: 'destroy', what: 'self', if: { empowered: 'Mage' } },
        { do: 'ready', what: '$to' },
      ],
    },
  ],
  [
    'When a player plays a card, exhaust all heroes and allies in his party.',
    { when: { on: 'play' }, then: [{ do: 'exhaust', what: { is: 'character', of: '$by' } }] },
  ],
  ['When a card leaves play, destroy it.', { when: { on: 'leave' }, then: [{ do: 'destroy', what: '$what' }] }],
  [
    "While this ally is in your graveyard, a card can't ready, and damage can't be healed.",
    {
      in: 'graveyard',
      always: [
        { mod: 'cannot', on: 'ready' },
        { mod: 'cannot', on: 'heal' },
      ],
    },
  ],
  [
    'Three times per turn: Each player exhausts your hero >>> Draw a card. Only your starting hero\'s owner can use this power, and only if the stage isn\'t "The gate".',
    {
      limit: { n: 3, per: 'turn' },
      pay: [{ do: 'exhaust', by: 'players', what: 'yourHero' }],
      then: [{ do: 'draw', n: 1 }],
      by: { owner: 'startingHero' },
      only: { not: { stage: 'The gate' } },
    },
  ],
  [
    'Tribe: Play only on your first turn. As you play this card, choose an Alliance or Horde race. You pay (2) more to play this card.',
    { tagWord: 'Tribe', play: { only: { turnOf: 'you', first: true }, choose: 'race', n: 2 } },
  ],
  [
    'When this ally attacks, ready all heroes you control.',
    { when: { on: 'attack', by: 'self' }, then: [{ do: 'ready', what: { is: 'hero', of: 'you' } }] },
  ],
])('a kind that generated powers have found: %s', (text, power) => {
  const card: CardDef = { name: 'Sample', type: 'ally', set: SET, number: 1, atk: 1, health: 1, powers: [power] }
  expect(printCard(card, wordsOf(card)).text).toBe(text)
  expect(readBack([[card, worldOf(card)]])).toMatchObject(allRead)
})
