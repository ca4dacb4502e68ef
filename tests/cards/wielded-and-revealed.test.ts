/** Cards from Wrathgate on whose wording asks for an edge: who wields, what a card on top of the deck costs, whose turn it is. */

import { expect, test } from 'vitest'
import type { CardDef } from '../../src/language/types.ts'
import { duel, libraryOf, scenes } from './scenes.ts'

const made = (name: string, more: Partial<CardDef>): CardDef => ({
  ...{ name, type: 'ally', set: 'test', number: 0, cost: 1, atk: 1, damageType: 'melee', health: 9 },
  ...more,
})
const own = [
  made('Hammer', {
    ...({ type: 'weapon', classes: ['Paladin'], tags: ['One-Handed', 'Melee (1)'] } as const),
    ...{ cost: 1, atk: 3, strike: 0 },
  }),
  made('Dagger', {
    ...({ type: 'weapon', classes: ['Rogue'], tags: ['One-Handed', 'Melee (1)'] } as const),
    ...{ cost: 1, atk: 3, strike: 0 },
  }),
  made('Rime', { damageType: 'frost' }),
  made('Five', { cost: 5 }),
  made('Three', { cost: 3 }),
  { name: 'Errand', type: 'quest', set: 'test', number: 0 } satisfies CardDef,
]
const names = ['Bronthea the Resolute', "Sorrow's End", "Serpent's Nest", 'Apothecary Hummel', 'Gnomish Poultryizer']
const library = await libraryOf(names, own)

test('303.2d Bronthea wields a [Paladin] weapon', () => {
  const t = duel({ cards: ['Bronthea the Resolute', 'Hammer'] }, {}, { library })
  t.attack('Bronthea the Resolute', 'Hero B', 'strike Hammer').expect('Hero B', { damage: 8 })
})

test('303.2d Bronthea does not wield any other weapon', () => {
  const t = duel({ cards: ['Bronthea the Resolute', 'Dagger'] }, {}, { library })
  expect(() => t.attack('Bronthea the Resolute', 'Hero B', 'strike Dagger')).toThrow('Nobody asked')
})

test.each([
  ['Five', 6, true],
  ['Three', 6, false],
  ['Filler', 3, false],
  ['Errand', 3, false],
])("201.2 Sorrow's End with %s on top of the deck: %i ATK, and whether a strike costs (3): %s", (top, atk, dear) => {
  const t = duel({ cards: ["Sorrow's End"], deck: [top, 'Filler'] }, {}, { library })
  t.expect("Sorrow's End", { atk })
  const strike = () => t.attack('Hero A', 'Hero B', "strike Sorrow's End")
  if (dear) expect(strike).toThrow('Nobody asked')
  else strike().expect('Hero B', { damage: atk })
})

scenes([
  [
    "Serpent's Nest: an ally that an opponent plays on their own turn brings a Snake",
    { cards: ["Serpent's Nest"] },
    { hand: ['Rime'], resources: 1, deck: ['Filler', 'Filler'] },
    ['until B action', 'B: play Rime', 'yes'],
    { 'A party': ['Hero A', "Serpent's Nest", 'Snake'] },
    { library },
  ],
  [
    "Serpent's Nest: one's own ally brings none",
    { cards: ["Serpent's Nest"], hand: ['Rime'], resources: 1 },
    {},
    ['play Rime'],
    { 'A party': ['Hero A', 'Rime', "Serpent's Nest"] },
    { library },
  ],
  [
    'Apothecary Hummel: a frost ally of an opponent can do nothing to him',
    { cards: ['Apothecary Hummel'] },
    { cards: ['Rime'] },
    ['attack Apothecary Hummel > Rime'],
    { 'Apothecary Hummel': { damage: 0 }, Rime: { damage: 1 } },
    { library },
  ],
  [
    'Gnomish Poultryizer: a Chicken has -1 ATK and -1 health for each counter',
    { cards: [{ name: 'Gnomish Poultryizer', counters: { feather: 1 } }], resources: 3 },
    { cards: ['Five'] },
    ['use Gnomish Poultryizer'],
    { Five: { atk: -1, health: 7 }, 'Gnomish Poultryizer': { counters: { feather: 2 } } },
    { library },
  ],
])
