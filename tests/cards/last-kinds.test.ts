/** Kinds of cards that came last: Smash damage, chosen words and names, parts of a packet. */
import { expect, test } from 'vitest'
import type { CardDef } from '../../src/language/types.ts'
import { duel, libraryOf, sceneIn, scenes } from './scenes.ts'

const ally = (name: string, more: Partial<CardDef> = {}): CardDef => ({
  ...{ name, type: 'ally', set: 'test', number: 0, cost: 1, atk: 2, damageType: 'melee', health: 5 },
  ...more,
})
const own: CardDef[] = [
  ally('Ogre'),
  ally('Giant', { atk: 6, health: 9 }),
  ally('Kraken', { tags: ['Monster'] }),
  ally('Recall', {
    type: 'ability',
    text: [{ do: 'play', what: { target: 1, is: 'ally', in: 'graveyard', of: 'you' }, cost: 0 }],
  }),
  ally('Zombie', { tags: ['Scourge', 'Unlimited'] }),
  ally('Ghoul', { tags: ['Scourge'] }),
  ally('Mrgl', { tags: ['Murloc', 'Unlimited'] }),
  ally('Loner', { tags: ['Murloc'] }),
  ally('Flame', { type: ['ability', 'ally'], tags: ['Fire Totem (1)'], atk: 0 }),
  ally('Vest', { type: 'armor', def: 1 }),
  ally('Kill', { type: 'ability', text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }] }),
]
const names = [
  ...['Brulu Breaks-the-Land', 'Frenzied Doomguard', 'Shade of Arugal', 'Rallying Swarm', 'Fusion Totem'],
  ...['The Worldbreaker', 'Monstrous Totem', 'Arcane Barrage', 'Gigantique Bag', 'Nautilus Ring', 'Mana Ruby'],
]
const more = [
  'Gravelord Adams',
  'Bangle of Endless Blessings',
  'Swift Brewfest Ram',
  'Dread Doomguard',
  'Sympathy',
  'Scarlet Commander Renault Mograine',
]
const library = await libraryOf([...names, ...more], own)

const scene = sceneIn(library)

scenes([
  scene(
    'Brulu Breaks-the-Land: a Treant for each Smash damage (405.8)',
    { cards: ['Brulu Breaks-the-Land'] },
    { cards: ['Ogre'] },
    ['attack Brulu Breaks-the-Land > Ogre'],
    { 'A party': ['Brulu Breaks-the-Land', 'Hero A', 'Treant'], 'Hero B': { damage: 1 } },
  ),
  scene(
    'Brulu Breaks-the-Land: none for damage that is not',
    { cards: ['Brulu Breaks-the-Land'] },
    {},
    ['attack Brulu Breaks-the-Land > Hero B'],
    { 'A party': ['Brulu Breaks-the-Land', 'Hero A'], 'Hero B': { damage: 6 } },
  ),
  scene(
    'Frenzied Doomguard: 2 more to the hero only (717.8)',
    { cards: ['Frenzied Doomguard'] },
    { cards: ['Ogre'] },
    ['attack Frenzied Doomguard > Ogre'],
    { dealt: ['2 melee Frenzied Doomguard', '5 shadow Ogre', '5 shadow Hero B'] },
  ),
  scene(
    'Shade of Arugal: back for an ally that is Scourge and Unlimited',
    { cards: ['Shade of Arugal', 'Zombie', 'Ghoul'], hand: ['Kill'], resources: 1 },
    {},
    ['play Kill', 'Shade of Arugal', 'yes'],
    { 'A party': ['Ghoul', 'Hero A', 'Shade of Arugal'], 'A graveyard': ['Kill', 'Zombie'] },
  ),
  scene(
    'Rallying Swarm: only after an equipment entered play',
    { cards: ['Rallying Swarm'], hand: ['Vest'], resources: 1, deck: ['Loner', 'Mrgl', 'Filler'] },
    {},
    [
      ['place Vest', 'play Vest', 'attack Hero A', 'pass'],
      'play Vest',
      'use Rallying Swarm',
      ['done', 'pick Mrgl'],
      'Mrgl',
    ],
    { 'A party': ['Hero A', 'Mrgl', 'Rallying Swarm', 'Vest'] },
  ),
  scene(
    'Fusion Totem: what it does is that of the Totem that is exhausted',
    { cards: [{ name: 'Fusion Totem', exhausted: true }, 'Flame'], resources: 1 },
    { cards: ['Ogre'] },
    ['use Fusion Totem', 'Ogre'],
    { Ogre: { damage: 2, exhausted: false }, dealt: ['2 fire Ogre'] },
  ),
  scene(
    'The Worldbreaker: Assault 5 for it and for each that is turned',
    {
      quests: ['The Worldbreaker', 'The Worldbreaker'],
      resources: 8,
    },
    {},
    ['complete The Worldbreaker', 'attack Hero A > Hero B'],
    { dealt: ['10 fire Hero B'] },
  ),
  scene(
    'The Worldbreaker: also if there is no other to turn',
    { quests: ['The Worldbreaker'], resources: 8 },
    {},
    ['complete The Worldbreaker', 'attack Hero A > Hero B'],
    { dealt: ['5 fire Hero B'] },
  ),
  scene(
    'Monstrous Totem: an ally of the name that is played from the hand',
    { cards: ['Monstrous Totem'], hand: ['Kraken'], resources: 1, deck: ['Filler', 'Kraken'] },
    {},
    ['play Kraken', 'yes', 'pick Kraken'],
    { 'A party': ['Hero A', 'Kraken', 'Kraken', 'Monstrous Totem'] },
  ),
  scene(
    'Monstrous Totem: not for one from the graveyard',
    { cards: ['Monstrous Totem'], hand: ['Recall'], graveyard: ['Kraken'], resources: 1, deck: ['Filler', 'Kraken'] },
    {},
    ['play Recall'],
    { 'A party': ['Hero A', 'Kraken', 'Monstrous Totem'] },
  ),
  scene(
    'Arcane Barrage: once more from the graveyard, then it is removed from the game',
    { hand: ['Arcane Barrage'], resources: 8 },
    {},
    [
      'play Arcane Barrage',
      'Hero B',
      ['attack Hero A', 'pass', 'play Arcane Barrage'],
      'play Arcane Barrage',
      'Hero B',
    ],
    { 'Hero B': { damage: 8 }, 'A graveyard': [], 'A removed': ['Arcane Barrage'] },
  ),
  scene(
    'Gigantique Bag: 1 for each card in hand, and no maximum (503.2a)',
    { cards: ['Gigantique Bag'], hand: ['Ogre', 'Ogre', 'Ogre', 'Ogre', 'Ogre', 'Ogre', 'Ogre'], resources: 7 },
    {},
    ['use Gigantique Bag', 'until B action'],
    { 'A ready': 0, 'A hand': ['Filler', 'Ogre', 'Ogre', 'Ogre', 'Ogre', 'Ogre', 'Ogre', 'Ogre'] },
  ),
  scene(
    'Nautilus Ring: heals 1 for each card in hand; no maximum is ever reached',
    { damage: 5, cards: ['Nautilus Ring', 'Mana Ruby'], hand: ['Ogre'], resources: 2 },
    {},
    ['use Mana Ruby', 'until B action', 'until A action'],
    { 'Hero A': { damage: 4 }, 'A hand': ['Filler', 'Ogre'] },
  ),
  scene(
    'Sympathy: 1 of the damage is the hero’s (717.4c)',
    { cards: ['Sympathy', 'Ogre'] },
    { cards: ['Ogre'] },
    ['attack Ogre#1 > Ogre#2'],
    { 'Ogre#1': { damage: 1 }, 'Hero A': { damage: 1 }, 'Ogre#2': { damage: 2 } },
  ),
  scene(
    'Scarlet Commander Renault Mograine: as much as his player likes, while he defends',
    { cards: ['Giant'] },
    { cards: ['Scarlet Commander Renault Mograine'] },
    ['attack Giant > Scarlet Commander Renault Mograine | number 4'],
    { 'Scarlet Commander Renault Mograine': { damage: 2 }, 'Hero B': { damage: 4 } },
  ),
  scene(
    'Scarlet Commander Renault Mograine: not while he attacks',
    { cards: ['Scarlet Commander Renault Mograine'] },
    { cards: ['Ogre'] },
    ['attack Scarlet Commander Renault Mograine > Ogre'],
    { 'Scarlet Commander Renault Mograine': { damage: 2 } },
  ),
  scene(
    'Gravelord Adams: a Ghoul for each 1 that is paid',
    { hand: ['Gravelord Adams'], resources: 8 },
    {},
    ['play Gravelord Adams', 'number 2', 'yes'],
    { 'A party': ['Ghoul', 'Ghoul', 'Gravelord Adams', 'Hero A'], 'A ready': 0 },
  ),
  scene(
    'Gravelord Adams: nothing is paid in part',
    { hand: ['Gravelord Adams'], resources: 7 },
    {},
    ['play Gravelord Adams', 'number 2'],
    { 'A party': ['Gravelord Adams', 'Hero A'], 'A ready': 1 },
  ),
  scene(
    'Bangle of Endless Blessings: what lies face down goes back, and nothing is placed so',
    { hand: ['Bangle of Endless Blessings', 'The Worldbreaker'], resources: 12 },
    { resources: 1 },
    ['play Bangle of Endless Blessings'],
    {
      'B hand': ['Filler'],
      can: ['place The Worldbreaker face up'],
      cannot: ['place The Worldbreaker', 'place Filler'],
    },
  ),
])

test('Swift Brewfest Ram: by lot, each player draws or each player discards', () => {
  const drawn = [1, 2, 3, 4, 5, 6].map((seed) => {
    const t = duel(
      { cards: ['Swift Brewfest Ram'], hand: ['The Worldbreaker', 'Ogre'] },
      { hand: ['Ogre'] },
      { library, seed },
    )
    t.say('place The Worldbreaker face up').resolveAll()
    return t.zone('B', 'hand').length
  })
  expect(new Set(drawn)).toEqual(new Set([0, 2]))
})

test('Dread Doomguard: destroys a card of the kind that the lot chose this turn', () => {
  const legal = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const t = duel(
      { cards: ['Dread Doomguard'] },
      { cards: ['Vest', 'Rallying Swarm'], resources: 1 },
      { library, seed, at: 'start' },
    )
    t.until('A', 'action').propose('Dread Doomguard', 'Hero B').fight('yes')
    return t.zone('B', 'graveyard').join()
  })
  expect(new Set(legal)).toEqual(new Set(['Rallying Swarm', 'Vest', 'Filler']))
})
