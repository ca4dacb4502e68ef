/** Cards of one family: they work from turn to turn, or with cards: curses and poisons, totems, drawing, discarding, quests, and heroes' powers. */
import { describe, expect, test } from 'vitest'
import { duel, type Scene, scenes } from './scenes.ts'

const abilities: Scene[] = [
  [
    'Corruption: 1 at the start of each own turn; death costs a card',
    { hand: ['Corruption'], resources: 2 },
    { cards: ['Dummy 1/1'], hand: ['Parvink'] },
    ['play Corruption', 'Dummy 1/1', 'until B action', 'until A action | Parvink'],
    { 'B graveyard': ['Dummy 1/1', 'Parvink'], 'A graveyard': ['Corruption'] },
  ],
  [
    'Curse of Agony: 1, then 2',
    { hand: ['Curse of Agony'], resources: 5 },
    { cards: ['Dummy 1/9'] },
    ['play Curse of Agony', 'Dummy 1/9', 'until B action', 'until A action', 'until B action', 'until A action'],
    { 'Dummy 1/9': { damage: 3 }, 'Curse of Agony': { counters: { agony: 2 } } },
  ],
  [
    'Deadly Poison: only on whom the hero has hit this turn; 2 a turn',
    { hand: ['Deadly Poison'], resources: 2, cards: ['Krol Blade'] },
    { cards: ['Dummy 0/9', 'Dummy 1/9'] },
    ['attack Hero A > Dummy 0/9 | strike Krol Blade', 'play Deadly Poison', 'until B action', 'until A action'],
    { 'Dummy 0/9': { damage: 5 }, 'Deadly Poison': { zone: 'party' } },
  ],
  [
    'Deadly Poison: nobody was hit',
    { hand: ['Deadly Poison', 'Crippling Poison'], resources: 2 },
    { cards: ['Dummy 0/9'] },
    [],
    { cannot: ['play Deadly Poison', 'play Crippling Poison'] },
  ],
  [
    'Crippling Poison: exhausted unless 3 is paid',
    { hand: ['Crippling Poison'], resources: 2, cards: ['Krol Blade'] },
    { cards: ['Dummy 0/9'], resources: 3 },
    ['attack Hero A > Dummy 0/9 | strike Krol Blade', 'play Crippling Poison', 'until B action | no'],
    { 'Dummy 0/9': { exhausted: true } },
  ],
  [
    'Crippling Poison: paid',
    { hand: ['Crippling Poison'], resources: 2, cards: ['Krol Blade'] },
    { cards: ['Dummy 0/9'], resources: 3 },
    ['attack Hero A > Dummy 0/9 | strike Krol Blade', 'play Crippling Poison', 'until B action | yes'],
    { 'Dummy 0/9': { exhausted: false }, 'B ready': 0 },
  ],
  [
    'Primal Mending heals 2, and 1 at the end of each turn',
    { hand: ['Primal Mending'], resources: 1, cards: [{ name: 'Dummy 1/9', damage: 6 }] },
    {},
    ['play Primal Mending', 'until B action', 'until A action'],
    { 'Dummy 1/9': { damage: 2 } },
  ],
  [
    'Healing Stream Totem: 1 from everybody in the party at the start of each turn',
    { cards: ['Healing Stream Totem', { name: 'Dummy 1/9', damage: 6 }], damage: 6 },
    { damage: 6 },
    ['until B action', 'until A action'],
    { 'Dummy 1/9': { damage: 4 }, 'Hero A': { damage: 4 }, 'Hero B': { damage: 6 } },
  ],
  [
    'Searing Totem: 1 fire damage at the start of each turn, by itself',
    { cards: ['Searing Totem'] },
    {},
    ['until B action | Hero B', 'until A action | Hero B'],
    { 'Hero B': { damage: 2 }, dealt: ['1 fire Hero B'] },
  ],
  [
    'Rain of Fire: 1 to each opponent at the end of the turn; 4 keep it',
    { cards: ['Rain of Fire'], resources: 4 },
    { cards: ['Dummy 1/9'] },
    ['until B action', 'until A action | yes'],
    { 'Hero B': { damage: 1 }, 'Dummy 1/9': { damage: 1 }, 'Rain of Fire': { zone: 'party' }, 'A ready': 0 },
  ],
  [
    'Rain of Fire ends unpaid',
    { cards: ['Rain of Fire'], resources: 3 },
    {},
    ['until B action', 'until A action'],
    { 'Rain of Fire': { zone: 'graveyard' }, 'A ready': 3 },
  ],
  [
    'Blessing of Wisdom: whoever bears it may exhaust for a card',
    { hand: ['Blessing of Wisdom'], resources: 5, cards: ['Dummy 1/1'] },
    {},
    ['play Blessing of Wisdom', 'Dummy 1/1', 'use Dummy 1/1'],
    { 'A hand': ['Filler'], 'Dummy 1/1': { exhausted: true } },
  ],
  [
    'Windfury Weapon: for 1 weapon and hero are ready, once a turn',
    { hand: ['Windfury Weapon'], resources: 5, cards: ['Krol Blade'] },
    {},
    [
      'play Windfury Weapon',
      'attack Hero A > Hero B | strike Krol Blade | yes',
      'attack Hero A > Hero B | strike Krol Blade',
    ],
    { 'Hero B': { damage: 6 }, 'Hero A': { exhausted: true }, 'A ready': 0 },
  ],
  [
    'Life Tap: 2 damage for two cards',
    { hand: ['Life Tap'], resources: 2 },
    {},
    ['play Life Tap'],
    { 'Hero A': { damage: 2 }, 'A hand': ['Filler', 'Filler'] },
  ],
  [
    'Innervate: a player of one’s choice draws three',
    { hand: ['Innervate'], resources: 4 },
    {},
    ['play Innervate', ['pick A', 'pick B'], 'B'],
    { 'B hand': ['Filler', 'Filler', 'Filler'], 'A hand': [] },
  ],
  [
    'Premeditation: up to two Combo cards of the deck',
    { hand: ['Premeditation'], resources: 4, deck: ['Gouge', 'Vanquish', 'Backstab', 'Waylay'] },
    {},
    ['play Premeditation', ['done', 'pick Backstab', 'pick Gouge', 'pick Waylay'], 'Gouge', 'Waylay'],
    { 'A hand': ['Gouge', 'Waylay'] },
  ],
  [
    'Rise to the Challenge: all damage gone, seven cards, 10 health more',
    { hand: ['Rise to the Challenge'], resources: 15, damage: 20, deck: Array<string>(8).fill('Filler') },
    {},
    ['play Rise to the Challenge'],
    { 'Hero A': { damage: 0, health: 40 }, 'A hand': Array<string>(7).fill('Filler') },
  ],
]

describe('abilities', () => scenes(abilities))

const flip = (hero: string, more = {}) => ({ hero, ...more })

const heroes: Scene[] = [
  [
    'Dizdemona puts X damage on herself and deals it to an ally',
    flip('Dizdemona', { resources: 3 }),
    { cards: ['Dummy 1/9'] },
    ['use Dizdemona', 'number 4'],
    { 'Dummy 1/9': { damage: 4 }, Dizdemona: { damage: 4, faceDown: true }, 'A ready': 0, cannot: ['use Dizdemona'] },
  ],
  [
    'Moonshadow: a new hand of as many cards',
    flip('Moonshadow', { resources: 3, hand: ['Filler', 'Filler'], deck: ['Filler', 'Filler', 'Filler'] }),
    {},
    ['use Moonshadow'],
    { 'A hand': ['Filler', 'Filler'], 'A deck': ['Filler', 'Filler', 'Filler'], Moonshadow: { faceDown: true } },
  ],
  [
    'Timmo Shadestep destroys an exhausted ally',
    flip('Timmo Shadestep', { resources: 5 }),
    { cards: ['Dummy 1/1', { name: 'Dummy 2/2', exhausted: true }] },
    ['use Timmo Shadestep'],
    { 'B graveyard': ['Dummy 2/2'] },
  ],
  [
    'Timmo Shadestep: only on his turn',
    flip('Timmo Shadestep', { resources: 5 }),
    { cards: [{ name: 'Dummy 2/2', exhausted: true }] },
    ['pass'],
    { cannot: ['use Timmo Shadestep'] },
    { turn: 'B' },
  ],
  [
    'Gorebelly strikes for 3 less, once',
    flip('Gorebelly', { resources: 1, cards: ['Flame Wrath'] }),
    {},
    ['use Gorebelly', 'attack Gorebelly > Hero B | strike Flame Wrath'],
    { 'Hero B': { damage: 3 }, 'A ready': 0 },
  ],
  [
    'Grennan Stormspeaker: 3 damage and 3 healing',
    flip('Grennan Stormspeaker', { resources: 5, damage: 4 }),
    {},
    ['use Grennan Stormspeaker', 'Hero B', 'Grennan Stormspeaker'],
    { dealt: ['3 nature Hero B'], 'Grennan Stormspeaker': { damage: 1 } },
  ],
  [
    'Omedus the Punisher: 7 less the cards in hand',
    flip('Omedus the Punisher', { resources: 3 }),
    { hand: ['Filler', 'Filler'] },
    ['use Omedus the Punisher', ['pick Hero B', 'pick Omedus the Punisher'], 'Hero B'],
    { dealt: ['5 shadow Hero B'] },
  ],
  [
    'Omedus the Punisher: eight cards are safe (104.2)',
    flip('Omedus the Punisher', { resources: 3 }),
    { hand: Array<string>(8).fill('Filler') },
    ['use Omedus the Punisher', 'Hero B'],
    { dealt: [] },
  ],
  [
    'Radak Doombringer gives a Pet of cost X for X damage',
    flip('Radak Doombringer', { resources: 4, cards: ['Sarmoth', 'Dummy 1/1'] }),
    {},
    // Which of the two other costs is paid first.
    ['use Radak Doombringer', 'Hero B', ['number 0', 'number 1'], 'number 0'],
    { dealt: ['3 shadow Hero B'], 'A graveyard': ['Sarmoth'], 'A ready': 1 },
  ],
  [
    'Sen’zir Beastwalker takes a Pet from the graveyard',
    flip("Sen'zir Beastwalker", { resources: 3, graveyard: ['Rayder', 'Parvink'] }),
    {},
    ["use Sen'zir Beastwalker"],
    { 'A hand': ['Rayder'], 'A graveyard': ['Parvink'] },
  ],
  [
    'Ta’zo: 3 fire damage',
    flip("Ta'zo", { resources: 3 }),
    {},
    ["use Ta'zo", 'Hero B'],
    { dealt: ['3 fire Hero B'], "Ta'zo": { faceDown: true } },
  ],
]

describe('heroes', () => scenes(heroes))

const quests: Scene[] = [
  [
    'Counterattack!: two cards for 3 while an opponent has more allies',
    { quests: ['Counterattack!'], resources: 2 },
    { cards: ['Dummy 1/1'] },
    ['complete Counterattack!'],
    { 'A hand': ['Filler', 'Filler'], 'A ready': 0 },
  ],
  [
    'Counterattack!: as many are not more',
    { quests: ['Counterattack!'], resources: 3, cards: ['Dummy 1/1'] },
    { cards: ['Dummy 2/2'] },
    [],
    { cannot: ['complete Counterattack!'] },
  ],
  [
    'For the Horde!: Horde allies have 1 more while attacking this turn',
    { quests: ['For the Horde!'], resources: 1, cards: ['Kagra of the Crossroads', 'Dummy 2/2'] },
    {},
    ['complete For the Horde!', 'attack Kagra of the Crossroads > Hero B', 'attack Dummy 2/2 > Hero B'],
    { 'Hero B': { damage: 4 } },
  ],
  [
    'Are We There, Yeti?: three Yetis for 6',
    { quests: ['Are We There, Yeti?'], resources: 6 },
    {},
    ['complete Are We There, Yeti?'],
    {
      'A party': ['Hero A', 'Mechanical Yeti', 'Mechanical Yeti', 'Mechanical Yeti'],
      'Mechanical Yeti': { atk: 1, health: 1 },
    },
  ],
  [
    'Battle of Darrowshire: three dead allies and 1 for a card',
    { quests: ['Battle of Darrowshire'], resources: 1, graveyard: ['Parvink', 'Randipan', 'Lafiel', 'Krol Blade'] },
    {},
    ['complete Battle of Darrowshire'],
    { 'A hand': ['Filler'], 'A removed': ['Lafiel', 'Parvink', 'Randipan'], 'A graveyard': ['Krol Blade'] },
  ],
  [
    'Battle of Darrowshire: two are too few',
    { quests: ['Battle of Darrowshire'], resources: 1, graveyard: ['Parvink', 'Randipan', 'Krol Blade'] },
    {},
    [],
    { cannot: ['complete Battle of Darrowshire'] },
  ],
  [
    'Blueleaf Tubers: the graveyard goes back into the deck',
    { quests: ['Blueleaf Tubers'], resources: 2, graveyard: ['Filler', 'Filler'] },
    { graveyard: ['Parvink'] },
    ['complete Blueleaf Tubers'],
    { 'A graveyard': [], 'A deck': Array<string>(5).fill('Filler'), 'B graveyard': ['Parvink'] },
  ],
  [
    'Into the Maw of Madness: destroyed for a card',
    { quests: ['Into the Maw of Madness'] },
    {},
    ['complete Into the Maw of Madness'],
    { 'A hand': ['Filler'], 'A graveyard': ['Into the Maw of Madness'] },
  ],
]

describe('quests', () => scenes(quests))

test('Dizdemona can give her life', () => {
  const t = duel({ hero: 'Dizdemona', damage: 20, resources: 3 }, { cards: ['Dummy 1/9'] })
  t.use('Dizdemona', 'number 8')
  expect(t.result()).toBe('team')
})
