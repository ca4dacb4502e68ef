/** Cards of Hunt for Illidan to Scourgewar whose wording asks for an edge: how often, by whom, how many, and at what cost. */

import { expect, test } from 'vitest'
import type { CardDef } from '../../src/language/types.ts'
import type { SideSpec } from '../table/index.ts'
import { duel as anyDuel, libraryOf, type More, scenes } from './scenes.ts'

const made = (name: string, more: Partial<CardDef>): CardDef => ({
  ...{ name, type: 'ally', set: 'test', number: 0, cost: 1, atk: 1, damageType: 'melee', health: 9 },
  ...more,
})
const costs = [1, 2, 3, 4, 5, 6, 7, 8].map((cost) => made(`Cost ${cost}`, { cost }))
const archer = (name: 'Hunter' | 'Shaman'): CardDef => ({
  ...{ name, type: 'hero', set: 'test', number: 0, classes: [name], health: 30 },
  front: [{ pay: [{ do: 'flip', what: 'self' }], then: [{ do: 'turn', what: 'self', face: 'up' }] }],
  back: [],
})
const freeze: CardDef = {
  ...{ name: 'Freeze', type: 'ability', instant: true, set: 'test', number: 0, cost: 0 },
  text: [{ do: 'exhaust', what: { target: 1, is: 'hero' } }],
}
const own = [
  freeze,
  ...costs,
  made('Grom', { faction: 'Horde', cost: 3 }),
  made('Bran', { faction: 'Alliance', cost: 3 }),
  made('Big', { atk: 5 }),
  made('Frail', { health: 1 }),
  made('Wall', { atk: 0 }),
  archer('Hunter'),
  archer('Shaman'),
]
const names = [
  ...['Mindflip', 'The Darkmoon Faire', 'Defiance', 'The Oathkeeper', 'Azaloth', 'Equalize', 'Blessing of Sanctuary'],
  ...[
    'Silas Darkmoon',
    "Kray'zin Firetusk",
    'Southshore',
    'Tarren Mill',
    'Concentration Aura',
    'Owned!',
    'Medallion of the Horde',
  ],
  ...['Sayge', 'Nerves of Steel', "Vengeful Gladiator's Cleaver"],
  ...['Garrosh Hellscream', 'Marauding Geist', 'Scaled Breastplate of Carnage', 'Power Infusion', 'Rain of Shadow'],
  ...['Jaina, Lady of Theramore', 'Shawl of Haunted Memories', 'Battle of the Crimson Watch', "King Dred's Helm"],
]
const library = await libraryOf(names, own)
const duel = (mine: SideSpec, theirs: SideSpec = {}, more: More = {}) => anyDuel(mine, theirs, { library, ...more })
const all = costs.map(({ name }) => name)

test.each([
  ['all eight', all, [], [0]],
  ['seven of them', all.slice(1), [], undefined],
  ['the eighth in hand', all.slice(1), ['Cost 1'], undefined],
])('703.2 The Darkmoon Faire with %s', (_, cards, hand, won) => {
  const t = duel({ cards: [...cards, 'The Darkmoon Faire'], hand }, {}, { turn: 'B' })
  for (let i = 0; i < 20 && t.asked() !== 'over' && t.game.s.turn[0]?.seat !== 0; i++) t.say('pass')
  t.resolveAll()
  expect(t.game.s.misc[0]?.outcome?.winners).toEqual(won)
})

test('703.2 The Darkmoon Faire: a face-down resource has no cost', () => {
  const t = duel({ cards: [...all.slice(1), 'The Darkmoon Faire'], waits: ['Cost 1'] }, {}, { turn: 'B' })
  for (let i = 0; i < 20 && t.game.s.turn[0]?.seat !== 0; i++) t.say('pass')
  expect(t.resolveAll().result()).toBeNull()
})

scenes([
  [
    'Mindflip: a swap',
    { hand: ['Mindflip'], resources: 3, cards: ['Cost 1'] },
    { cards: ['Cost 8'] },
    ['play Mindflip', 'Hero B', 'yes'],
    { 'A party': ['Cost 8', 'Hero A'], 'B party': ['Cost 1', 'Hero B'] },
    { library },
  ],
  [
    'Mindflip: who gives nothing gets nothing',
    { hand: ['Mindflip'], resources: 3, cards: ['Cost 1'] },
    { cards: ['Cost 8'] },
    ['play Mindflip', 'Hero B', 'no'],
    { 'A party': ['Cost 1', 'Hero A'], 'B party': ['Cost 8', 'Hero B'] },
    { library },
  ],
  [
    'Blessing of Sanctuary: an attacking ally is destroyed, for damage that was prevented',
    { cards: [{ name: 'Blessing of Sanctuary', on: 'Hero B' }, 'Cost 1'] },
    {},
    ['attack Cost 1 > Hero B'],
    { 'Hero B': { damage: 0 }, 'Cost 1': { zone: 'graveyard' } },
    { library },
  ],
  [
    'Blessing of Sanctuary: what it protects attacks an ally, which is no attacker',
    { cards: [{ name: 'Blessing of Sanctuary', on: 'Cost 1' }, 'Cost 1'] },
    { cards: ['Cost 8'] },
    ['attack Cost 1 > Cost 8'],
    { 'Cost 1': { damage: 0 }, 'Cost 8': { damage: 1, zone: 'party' } },
    { library },
  ],
  [
    'Equalize: who has more cards destroys the rest of their own choice; who has fewer none',
    { hand: ['Equalize'], resources: 5 },
    { cards: ['Cost 1', 'Cost 2'], resources: 5 },
    ['play Equalize', 'Cost 1', 'Cost 2'],
    { 'B party': ['Hero B'], 'A party': ['Hero A'], 'B graveyard': ['Cost 1', 'Cost 2'] },
    { library },
  ],
  [
    'Silas Darkmoon: the others in the party alone',
    { cards: ['Silas Darkmoon', 'Cost 1', 'Cost 2'] },
    { cards: ['Cost 3'] },
    [],
    { 'Silas Darkmoon': { atk: 2, health: 18 } },
    { library },
  ],
  [
    "Kray'zin Firetusk: at most what is not fatal",
    { cards: ["Kray'zin Firetusk"], hand: ['Cost 1'], resources: 1 },
    {},
    [
      'play Cost 1',
      'yes',
      ['number 0', 'number 1', 'number 2', 'number 3', 'number 4', 'number 5', 'number 6', 'number 7', 'number 8'],
      'number 8',
    ],
    { 'Cost 1': { damage: 8, zone: 'party' } },
    { library },
  ],
  [
    'Southshore: an ally with the same cost gives no card',
    { cards: ['Southshore', 'Bran'], resources: 1 },
    { cards: ['Cost 3'] },
    ['use Southshore', 'attack Bran > Cost 3'],
    { 'A hand': [] },
    { library },
  ],
  [
    'Southshore: an ally that costs less does',
    { cards: ['Southshore', 'Bran'], resources: 1 },
    { cards: ['Cost 2'] },
    ['use Southshore', 'attack Bran > Cost 2'],
    { 'A hand': ['Filler'] },
    { library },
  ],
  [
    'Tarren Mill: an ally that costs more',
    { cards: ['Tarren Mill', 'Grom'], resources: 1 },
    { cards: ['Cost 4'] },
    ['use Tarren Mill', 'attack Grom > Cost 4'],
    { 'A hand': ['Filler'] },
    { library },
  ],
  [
    'The Oathkeeper: an oath not to play cards',
    { hand: ['The Oathkeeper', 'Cost 1'], resources: 5, hero: 'Hero A' },
    {},
    ['play The Oathkeeper', 'mode 0'],
    { cannot: ['play Cost 1'] },
    { library },
  ],
  [
    'The Oathkeeper: an oath not to draw',
    { hand: ['The Oathkeeper', 'Cost 1'], resources: 5, hero: 'Hero A' },
    {},
    ['play The Oathkeeper', 'mode 1'],
    { can: ['play Cost 1'] },
    { library },
  ],
  [
    'Owned!: wherever its owner has others of that name',
    { hand: ['Owned!'], resources: 6 },
    { cards: ['Cost 1', 'Cost 1'], hand: ['Cost 1', 'Cost 2'], deck: ['Cost 1', 'Filler'], graveyard: ['Cost 1'] },
    ['play Owned!', 'Cost 1', 'mode 2', 'pick Cost 1', 'yes', 'pick Cost 1'],
    { 'B removed': ['Cost 1', 'Cost 1', 'Cost 1', 'Cost 1', 'Cost 1'], 'B hand': ['Cost 2'] },
    { library },
  ],
])

test.each([
  ['the first', false, true],
  ['another', true, false],
])('601.2 Defiance: %s', (_, after, may) => {
  const t = duel({ cards: ['Cost 1', 'Cost 2'] }, { cards: ['Defiance'] })
  if (after) t.attack('Cost 1', 'Hero B')
  expect(t.legal().includes('attack Cost 2')).toBe(may)
})

test('714.2 Azaloth attacks only once no token of his is left', () => {
  const t = duel({ cards: [], hand: ['Azaloth'], resources: 12 })
  t.play('Azaloth').resolveAll()
  expect(t.zone('B', 'party')).toHaveLength(6)
  t.until('B', 'action').until('A', 'action')
  expect(t.legal()).not.toContain('attack Azaloth')
})

scenes([
  [
    'Garrosh Hellscream: each ally has its own printed ATK once more, on its own turn',
    { cards: ['Garrosh Hellscream', { name: 'Big', counters: { atk: 2 } }] },
    { cards: ['Cost 1'] },
    [],
    { 'Garrosh Hellscream': { atk: 14 }, Big: { atk: 12 }, 'Cost 1': { atk: 1 } },
    { library },
  ],
  [
    'Marauding Geist: no attack while a graveyard is empty',
    { cards: ['Marauding Geist'], graveyard: ['Filler'] },
    {},
    [],
    { cannot: ['attack Marauding Geist'] },
    { library },
  ],
  [
    'Marauding Geist: a card in each is enough',
    { cards: ['Marauding Geist'], graveyard: ['Filler'] },
    { graveyard: ['Filler'] },
    [],
    { can: ['attack Marauding Geist'] },
    { library },
  ],
  [
    'Scaled Breastplate of Carnage: both allies, whoever controls them',
    { cards: ['Cost 1'] },
    { cards: ['Scaled Breastplate of Carnage', 'Wall'] },
    ['attack Cost 1 > Wall'],
    { 'Cost 1': { zone: 'graveyard' }, Wall: { zone: 'graveyard' } },
    { library },
  ],
  [
    'Scaled Breastplate of Carnage: a hero is no ally',
    { cards: ['Cost 1'] },
    { cards: ['Scaled Breastplate of Carnage'] },
    ['attack Cost 1 > Hero B | pass'],
    { 'Cost 1': { zone: 'party' } },
    { library },
  ],
  [
    'Power Infusion: the first card of a turn alone',
    { cards: [{ name: 'Power Infusion', counters: { haste: 2 } }], hand: ['Cost 3', 'Cost 2'], resources: 2 },
    {},
    ['play Cost 3'],
    { 'A ready': 1, cannot: ['play Cost 2'] },
    { library },
  ],
  [
    'Rain of Shadow: a card for each of those that are destroyed this turn',
    { hand: ['Rain of Shadow'], resources: 3 },
    { cards: ['Frail', 'Cost 8'], hand: ['Filler', 'Filler'] },
    ['play Rain of Shadow', 'Filler'],
    { 'B graveyard': ['Filler', 'Frail'], 'B hand': ['Filler'] },
    { library },
  ],
  [
    'Jaina, Lady of Theramore: each for the graveyard of who plays',
    { cards: ['Jaina, Lady of Theramore'], hand: ['Cost 3'], graveyard: ['Cost 1'], resources: 2 },
    { graveyard: ['Cost 1'], hand: ['Cost 1'], resources: 1 },
    ['play Cost 3', 'until B action'],
    { 'A ready': 0, cannot: ['play Cost 1'] },
    { library },
  ],
  [
    'Shawl of Haunted Memories: a name in the graveyard of who controls it',
    { cards: ['Shawl of Haunted Memories'], resources: 1, graveyard: ['Cost 2'] },
    { cards: ['Cost 1', 'Cost 2'], graveyard: ['Cost 1'] },
    ['use Shawl of Haunted Memories'],
    { 'Cost 1': { zone: 'graveyard' }, 'Cost 2': { zone: 'party' } },
    { library },
  ],
  [
    'Battle of the Crimson Watch: a card for each three that were paid',
    { quests: ['Battle of the Crimson Watch'], resources: 8 },
    {},
    ['complete Battle of the Crimson Watch', 'number 5'],
    { 'A hand': ['Filler', 'Filler'] },
    { library },
  ],
  [
    "King Dred's Helm: 2 to each, with a Hunter that flips",
    { hero: 'Hunter', cards: ["King Dred's Helm"] },
    { cards: ['Cost 1', 'Cost 2'] },
    ['use Hunter', 'resolve', 'Hero B', 'Cost 1', 'done'],
    { dealt: ['2 ranged Hero B', '2 ranged Cost 1'] },
    { library },
  ],
  [
    "King Dred's Helm: 3, 2 and 1 in the order of choice, with a Shaman",
    { hero: 'Shaman', cards: ["King Dred's Helm"] },
    { cards: ['Cost 1', 'Cost 2'] },
    ['use Shaman', 'resolve', 'Cost 2', 'Hero B', 'Cost 1'],
    { dealt: ['3 nature Cost 2', '2 nature Hero B', '1 nature Cost 1'] },
    { library },
  ],
  [
    'Sayge: a card of the opponent, for its cost, from then on',
    { cards: ['Sayge'], resources: 1 },
    { deck: ['Cost 1', 'Filler', 'Filler'] },
    ['until A action', 'play Cost 1'],
    { 'A party': ['Cost 1', 'Hero A', 'Sayge'], 'A ready': 0 },
    { library, turn: 'B' },
  ],
  [
    'Sayge: a card that costs too much waits',
    { cards: ['Sayge'], resources: 1 },
    { deck: ['Cost 2', 'Filler', 'Filler'] },
    ['until A action'],
    { cannot: ['play Cost 2'], 'B removed': ['Cost 2'] },
    { library, turn: 'B' },
  ],
  [
    'Nerves of Steel: no opponent exhausts the hero this turn',
    { hand: ['Nerves of Steel'], resources: 1 },
    { hand: ['Freeze'] },
    ['play Nerves of Steel', 'pass', 'B: play Freeze', 'Hero A'],
    { 'Hero A': { exhausted: false } },
    { library },
  ],
  [
    'Nerves of Steel: it still attacks',
    { hand: ['Nerves of Steel'], resources: 1 },
    {},
    ['play Nerves of Steel', 'attack Hero A > Hero B'],
    { 'Hero A': { exhausted: true } },
    { library },
  ],
  [
    "303.2d Vengeful Gladiator's Cleaver: an ally strikes with it",
    { cards: ["Vengeful Gladiator's Cleaver", 'Cost 1'], resources: 2 },
    {},
    ["attack Cost 1 > Hero B | strike Vengeful Gladiator's Cleaver"],
    { 'Hero B': { damage: 5 } },
    { library },
  ],
])
