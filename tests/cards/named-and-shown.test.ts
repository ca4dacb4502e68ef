/** Cards of the first years that came last: names of cards that fit (200.2), hands played revealed, things that come back or change. */

import { expect, test } from 'vitest'
import { view } from '../../src/engine/index.ts'
import type { CardDef } from '../../src/language/types.ts'
import { duel, libraryOf, sceneIn, scenes } from './scenes.ts'

const one = (name: string, more: Partial<CardDef> = {}): CardDef => ({
  ...{ name, type: 'ally', set: 'test', number: 0, cost: 2, atk: 2, damageType: 'melee', health: 9 },
  ...more,
})
const own = [
  ...[one('Onyx'), one('Moss', { cost: 1 }), one('Imp', { tags: ['Demon'] })],
  ...[one('Vow', { type: 'ability', cost: 3, instant: true, text: [{ do: 'draw', n: 1 }] })],
  ...[
    one('Snare', {
      type: 'ability',
      cost: 3,
      powers: [{ keyword: 'Trap' }],
      instant: true,
      text: [{ do: 'draw', n: 1 }],
    }),
  ],
  one('Archer', {
    powers: [{ pay: [{ do: 'activate' }], then: [{ do: 'deal', n: 2, by: 'self', to: { target: 1, is: 'hero' } }] }],
  }),
  one('Blight', {
    type: 'ability',
    cost: 1,
    attach: { target: 1, is: 'ally' },
    powers: [{ when: { on: 'start', turn: 'you' }, then: [{ do: 'deal', n: 2, by: 'yourHero', to: 'host' }] }],
  }),
  one('Grip', {
    type: 'item',
    powers: [{ always: [{ mod: 'keyword', what: 'yourHero', keyword: 'Sextuple Wield' }] }],
  }),
  ...['Axe', 'Maul'].map((name, i) => one(name, { type: 'weapon', strike: i + 1, tags: ['Melee'], health: undefined })),
  one('Lure', {
    type: 'ability',
    text: [{ do: 'modify', mods: [{ mod: 'control', what: { target: 1, is: 'ally' }, by: 'you' }] }],
  }),
  one('Haste', {
    type: 'item',
    powers: [{ always: [{ mod: 'is', what: { is: 'card', in: 'hand', of: 'you' }, tag: 'instant' }] }],
  }),
  one('Rod', {
    type: 'item',
    powers: [
      { pay: [{ do: 'activate' }], then: [{ do: 'deal', n: 3, by: 'yourHero', to: { target: 1, is: 'character' } }] },
    ],
  }),
]
const library = await libraryOf(
  [
    ...['Anchorite Kilandra', 'Bait the Trap', 'Commander Ulthok', 'Death Coil', 'Edward the Odd', 'Historian Firana'],
    ...['Icon of the Silver Crescent', 'Manaspark Gloves', 'Manhunt', "Martyr's Mending", 'Mind Vision'],
    ...[
      'Anders Blankheart',
      'Gurok the Usurper',
      'Ingrid Shadowstorm',
      'Koringar the Heavy',
      'Shamanistic Rage',
      'Thundering Footsteps',
    ],
    ...[
      'Miniature Voodoo Mask',
      'Omen of Clarity',
      'Plague Fleshbane',
      'Retainer Marcus',
      'Vanquish',
      'Wanted: Hogger',
    ],
  ],
  own,
)
const scene = sceneIn(library)

scenes([
  scene(
    'Anchorite Kilandra: the name stays with her, whatever becomes of its card (200.2)',
    { hand: ['Anchorite Kilandra'], resources: 1, cards: ['Onyx', { name: 'Moss', exhausted: true }] },
    {},
    ['play Anchorite Kilandra', ['word Anchorite Kilandra', 'word Hero A', 'word Moss', 'word Onyx'], 'word Moss'],
    { Moss: { exhausted: true } },
  ),
  scene(
    'Commander Ulthok: cards of a deck, hand and graveyard are removed (413.1)',
    { hand: ['Commander Ulthok'], resources: 5 },
    { hand: ['Moss', 'Onyx'], graveyard: ['Moss'], deck: ['Moss', 'Filler'] },
    ['play Commander Ulthok', 'word Moss', 'mode 2', 'Moss', 'yes', 'Moss'],
    { 'B removed': ['Moss', 'Moss', 'Moss'], 'B hand': ['Onyx'] },
  ),
  scene(
    'Miniature Voodoo Mask: opposing cards of that name lose their powers (700.3)',
    { hand: ['Miniature Voodoo Mask'], resources: 1 },
    { cards: ['Rod'] },
    ['play Miniature Voodoo Mask', 'word Rod', 'until B action'],
    { cannot: ['use Rod'] },
  ),
  scene(
    'Retainer Marcus: a name of that hand can’t be played',
    { hand: ['Retainer Marcus'], resources: 1 },
    { hand: ['Moss', 'Onyx'], resources: 3 },
    ['play Retainer Marcus', 'Player B', ['word Moss', 'word Onyx'], 'word Moss', 'until B action'],
    { can: ['play Onyx'], cannot: ['play Moss'] },
  ),
  scene(
    'Retainer Marcus: nothing is named in an empty hand',
    { hand: ['Retainer Marcus'], resources: 1 },
    {},
    ['play Retainer Marcus', 'Player B'],
    { 'A party': ['Hero A', 'Retainer Marcus'] },
  ),
  scene(
    'Omen of Clarity: the revealed card costs less, also once it has been drawn',
    { cards: ['Omen of Clarity'], deck: ['Onyx', 'Filler'] },
    {},
    ['until B action', 'until A action | yes', 'play Onyx'],
    { 'A party': ['Hero A', 'Omen of Clarity', 'Onyx'] },
  ),
  scene(
    'Manhunt: a Human does both',
    { hand: [], quests: ['Manhunt'], resources: 3 },
    { hand: ['Moss', 'Onyx'] },
    ['complete Manhunt', 'mode 0', 'Player B', 'word Moss'],
    { 'B hand': ['Onyx'] },
  ),
  scene(
    'Plague Fleshbane: a Demon may take what he would be dealt this turn (717.2)',
    { hero: 'Plague Fleshbane', cards: ['Imp', 'Onyx', 'Rod'], resources: 2 },
    {},
    ['use Plague Fleshbane', 'use Rod', 'Plague Fleshbane', 'yes'],
    { 'Plague Fleshbane': { damage: 0 }, Imp: { damage: 3 } },
  ),
  scene(
    'Mind Vision: it goes with the next card, for another',
    { hand: ['Mind Vision', 'Moss'], resources: 2 },
    {},
    ['play Mind Vision', 'play Moss'],
    { 'A graveyard': ['Mind Vision'], 'A hand': ['Filler'] },
  ),
  scene(
    'Bait the Trap: a defending ally pays for a Trap (403.3)',
    { hand: ['Snare'], cards: ['Bait the Trap', 'Moss'] },
    { cards: ['Onyx'] },
    ['until B action', 'propose Onyx > Moss', 'go on', 'pass'],
    { can: ['play Snare'] },
  ),
  scene(
    'Death Coil: the ally comes back under its old controller, and is hit',
    { hand: ['Death Coil'], resources: 1 },
    { cards: ['Onyx'] },
    ['play Death Coil', 'until B action', 'until A action'],
    { 'B party': ['Hero B', 'Onyx'], Onyx: { damage: 2 } },
  ),
  scene(
    'Death Coil: a stolen ally, too, comes back under the thief',
    { hand: ['Death Coil'], resources: 1, cards: ['Onyx'] },
    { hand: ['Lure'], resources: 2 },
    ['until B action', 'play Lure', 'until A action', 'play Death Coil', 'until B action', 'until A action'],
    { 'B party': ['Hero B', 'Onyx'], Onyx: { damage: 2 } },
  ),
  scene(
    'Icon of the Silver Crescent: an ally that would be destroyed is an ability on a hero',
    { cards: ['Icon of the Silver Crescent', 'Moss'] },
    { hand: ['Vanquish'], resources: 9 },
    ['until B action', 'play Vanquish', 'Hero B', 'until A action'],
    { 'Hero B': { damage: 1 }, 'A graveyard': [] },
  ),
  scene(
    'Manaspark Gloves: whoever alone has the fewest cards in hand draws one',
    { hand: ['Moss', 'Onyx', 'Vow'], cards: ['Manaspark Gloves'] },
    { hand: [] },
    ['until B action', 'until A action'],
    { 'B hand': ['Filler', 'Filler'] },
  ),
  scene(
    'Martyr’s Mending: what is healed lies on the hero (405.3)',
    {
      hand: ["Martyr's Mending"],
      resources: 3,
      cards: [
        { name: 'Moss', damage: 4 },
        { name: 'Onyx', damage: 2 },
      ],
    },
    {},
    ["play Martyr's Mending", 'number 5', 'Moss', 'done'],
    { 'Hero A': { damage: 4 }, Moss: { damage: 0 } },
  ),
  scene(
    'Wanted: Hogger: his end brings two cards',
    { quests: ['Wanted: Hogger'], resources: 10, hand: ['Vanquish'] },
    {},
    ['complete Wanted: Hogger', 'play Vanquish'],
    { 'A hand': ['Filler', 'Filler'] },
  ),
  scene(
    'Koringar the Heavy: he has what other allies can be used for (701), also that of opponents',
    { cards: ['Koringar the Heavy'], resources: 3 },
    { cards: ['Archer'] },
    ['use Koringar the Heavy', 'use Koringar the Heavy', 'Hero B'],
    { 'Hero B': { damage: 2 }, 'Koringar the Heavy': { exhausted: true }, Archer: { exhausted: false } },
  ),
  scene(
    'Gurok the Usurper: it is completed as the other quest would be',
    { quests: ['Gurok the Usurper', 'Manhunt'], resources: 3 },
    {},
    ['use Gurok the Usurper', 'Manhunt', 'complete Gurok the Usurper', 'mode 1'],
    { 'A hand': ['Filler'] },
  ),
  scene(
    'Shamanistic Rage: as many resources as both Melee weapons of one blow cost (303.2)',
    { cards: ['Shamanistic Rage', 'Grip', 'Axe', 'Maul'], resources: 9 },
    {},
    ['propose Hero A > Hero B', 'fight | Axe | Maul', 'Filler', 'Filler', 'Filler'],
    { 'A ready': 9 },
  ),
  scene(
    'Thundering Footsteps: the noise is a cost (403.1)',
    { hand: ['Thundering Footsteps'], resources: 8 },
    {},
    ['play Thundering Footsteps'],
    { 'A party': ['Fel Reaver', 'Hero A'], 'Fel Reaver': { atk: 10 } },
  ),
  scene(
    'Anders Blankheart: one more from an ability on the one who bears it',
    { cards: ['Anders Blankheart'], hand: ['Blight'], resources: 1 },
    { cards: ['Onyx'] },
    ['play Blight', 'Onyx', 'until B action', 'until A action'],
    { Onyx: { damage: 3 } },
  ),
])

test.each([
  [['Historian Firana'], true],
  [[], false],
])('with %j in play, opponents see the hand of the other side: %j (415.3f)', (cards, seen) => {
  const t = duel({ cards }, { hand: ['Moss'] }, { library })
  t.until('B', 'action')
  const names = (seat: number): unknown[] =>
    Object.values(view(t.game, seat).cards).flatMap((c) => (c.zone === 'hand' && c.owner === 1 ? [c.def] : []))
  expect([names(0).includes('Moss'), names(1).includes('Moss')]).toEqual([seen, true])
})

test.each([
  [['Ingrid Shadowstorm'], false],
  [[], true],
])('with %j, an opposing hero flips: %j (700.3)', (cards, can) => {
  const t = duel({ cards }, { hero: 'Boris Brightbeard', resources: 9 }, { library })
  t.until('B', 'action')
  expect(t.legal().includes('use Boris Brightbeard')).toBe(can)
})

test('Edward the Odd: cards of opposing hands lose instant, those of his player don’t', () => {
  const t = duel(
    { cards: ['Edward the Odd'], hand: ['Vow', 'Vow'], resources: 6 },
    { hand: ['Vow'], resources: 3, cards: ['Haste'] },
    { library },
  )
  t.say('play Vow')
  expect(t.legal()).toContain('play Vow')
  t.say('pass')
  expect([t.asked(), t.legal()]).toEqual(['B: priority', ['pass']])
})
