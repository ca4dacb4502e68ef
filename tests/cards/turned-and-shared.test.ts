/** Cards that limit an X by what is there, that share a type with the top of a deck, and that hear of a hero that is turned. */
import type { CardDef } from '../../src/language/types.ts'
import { libraryOf, sceneIn, scenes } from './scenes.ts'

const ally = (name: string, more: Partial<CardDef> = {}): CardDef => ({
  ...{ name, type: 'ally', set: 'test', number: 0, cost: 1, atk: 2, damageType: 'melee', health: 5 },
  ...more,
})
const ability = (name: string, text: CardDef['text']): CardDef => ({
  ...{ name, type: 'ability', instant: true, set: 'test', number: 0, cost: 1, ...(text ? { text } : {}) },
})
const own: CardDef[] = [
  ally('Ogre'),
  ally('Saint', { tags: ['Unique'] }),
  ally('Martyr', { tags: ['Unique'] }),
  ally('Knife', { type: 'weapon', tags: ['Dagger', 'Melee (1)'], atk: 1, strike: 0 }),
  ability('Kill', [{ do: 'destroy', what: { target: 1, is: 'ally' } }]),
  ability('Spark', [{ do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { target: 1, is: 'character' } }]),
  ability('Break', [{ do: 'destroy', what: { target: 1, is: 'weapon' } }]),
  {
    ...{ name: 'Turncoat', type: 'hero', set: 'test', number: 0, classes: ['Mage'], race: 'Gnome', health: 25 },
    front: [
      {
        pay: [
          { do: 'pay', n: 1 },
          { do: 'flip', what: 'self' },
        ],
        then: [{ do: 'draw', n: 1 }],
      },
    ],
  },
]
const names = [
  ...["Warchief's Revenge", 'The Call of the Crusade', 'Personal Weather Maker', "Iceshrieker's Touch"],
  ...['Uruka the Cutthroat', 'Faithseer Jasmina', 'General Husam'],
]
const library = await libraryOf(names, own)

const scene = sceneIn(library)

scenes([
  scene(
    'Warchief’s Revenge: 1 for each ally at most',
    { quests: ["Warchief's Revenge"], resources: 5, cards: ['Ogre', 'Ogre'] },
    {},
    ["complete Warchief's Revenge", ['number 0', 'number 1', 'number 2'], 'number 2', 'Hero B'],
    { 'Hero B': { damage: 2 }, 'A ready': 4 },
  ),
  scene(
    'The Call of the Crusade: 2 for each Unique ally, and a card for each 2',
    { quests: ['The Call of the Crusade'], resources: 5, cards: ['Saint', 'Martyr', 'Ogre'] },
    {},
    ['complete The Call of the Crusade', ['number 0', 'number 1', 'number 2'], 'number 2'],
    { 'A hand': ['Filler', 'Filler'], 'A ready': 2 },
  ),
  scene(
    'The Call of the Crusade: no more than can be paid',
    { quests: ['The Call of the Crusade'], resources: 2, cards: ['Saint', 'Martyr'] },
    {},
    ['complete The Call of the Crusade', ['number 0', 'number 1'], 'number 1'],
    { 'A hand': ['Filler'], 'A ready': 1 },
  ),
  scene(
    'Personal Weather Maker: what shares a type with the top card is no target for opponents',
    { cards: ['Personal Weather Maker', 'Ogre'], deck: ['Saint', 'Filler', 'Filler'] },
    { hand: ['Kill', 'Spark'], resources: 2, cards: ['Ogre'] },
    ['until B action', 'play Spark', ['pick Hero A', 'pick Hero B', 'pick Ogre'], 'pick Ogre'],
    { 'Ogre#1': { damage: 0 } },
  ),
  scene(
    'Iceshrieker’s Touch: as its hero flips, opponents freeze',
    { hero: 'Turncoat', cards: ["Iceshrieker's Touch"], resources: 1 },
    { cards: ['Ogre'] },
    ['use Turncoat', 'until B action'],
    { Ogre: { damage: 1 }, 'Hero B': { damage: 1 } },
  ),
  scene(
    'Iceshrieker’s Touch: heroes turn up as it is destroyed, which it does not hear of',
    { hero: 'Turncoat', flipped: true, cards: ["Iceshrieker's Touch"], hand: ['Break'], resources: 1 },
    { cards: ['Ogre'] },
    ['play Break'],
    { Turncoat: { faceDown: false }, Ogre: { damage: 0 } },
  ),
  scene(
    'Uruka the Cutthroat: as many as the cards of that kind',
    { cards: ['Uruka the Cutthroat'], hand: ['Kill'], resources: 1 },
    { hand: ['Ogre', 'Saint', 'Spark'] },
    ['play Kill', 'word ally', 'yes'],
    { 'Hero B': { damage: 2 } },
  ),
  scene(
    'General Husam: four counters of 404.1c, one more for each attack',
    { hand: ['General Husam'], resources: 5, cards: ['Ogre'] },
    {},
    ['play General Husam', 'attack Ogre > Hero B'],
    { 'General Husam': { atk: 5, health: 5 } },
  ),
  scene(
    'General Husam: damage takes counters, and without them he falls',
    { cards: [{ name: 'General Husam', counters: { both: 2 } }] },
    { hand: ['Spark'], resources: 1, cards: ['Ogre'] },
    ['until B action', 'play Spark', 'General Husam'],
    { 'General Husam': { atk: 1, health: 1, damage: 0 } },
  ),
  scene(
    'General Husam: as many as the damage, at most all',
    { cards: [{ name: 'General Husam', counters: { both: 2 } }] },
    { cards: ['Ogre'] },
    ['until B action', 'attack Ogre > General Husam'],
    { 'A graveyard': ['General Husam'], Ogre: { damage: 2 } },
  ),
  scene(
    'Faithseer Jasmina: only fatal damage is dealt to her',
    { cards: ['Faithseer Jasmina'], hand: ['Spark', 'Spark'], resources: 2 },
    {},
    ['play Spark', 'Hero B', 'yes', 'play Spark', 'Faithseer Jasmina', 'yes'],
    { 'Faithseer Jasmina': { atk: 3, health: 3, damage: 0 } },
  ),
  scene(
    'Faithseer Jasmina: a blow that is fatal',
    { cards: ['Faithseer Jasmina'] },
    { hand: ['Spark'], resources: 1 },
    ['until B action', 'play Spark', 'Faithseer Jasmina'],
    { 'A graveyard': ['Faithseer Jasmina'] },
  ),
])
