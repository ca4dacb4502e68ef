/** Cards that were kept last and that the exhaustive runner does not see whole, or whose words are new with them. */

import { expect, test } from 'vitest'
import type { CardDef } from '../../src/language/types.ts'
import { duel, libraryOf, sceneIn, scenes } from './scenes.ts'

const ally = (name: string, more: Partial<CardDef> = {}): CardDef => ({
  ...{ name, type: 'ally', set: 'test', number: 0, cost: 2, atk: 2, damageType: 'melee', health: 9 },
  ...more,
})
const own = [
  ...[
    ally('Onyx', { tags: ['Orc', 'Priest'] }),
    ally('Moss', { damageType: 'nature' }),
    ally('Rime', { damageType: 'frost' }),
  ],
  ally('Bolvar the Test', { faction: 'Alliance' }),
  ally('Venom', { type: 'ability', tags: ['Poison'], text: [{ do: 'draw', n: 1 }] }),
  ally('Vest', { type: 'armor', def: 1 }),
  ally('Sting', {
    type: 'ability',
    text: [{ do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { target: 1, is: 'character' } }],
  }),
  ally('Rod', {
    type: 'item',
    powers: [
      { pay: [{ do: 'activate' }], then: [{ do: 'deal', n: 1, by: 'yourHero', to: { target: 1, is: 'hero' } }] },
    ],
  }),
]
const names = [
  ...[
    'Bimble Blackout',
    'Embolism',
    'Fordragon Hold',
    'Impede',
    'Kentro Slade',
    'Neptulon',
    'Parvink',
    'Reckoning of the Light',
  ],
  ...[
    'Silithus',
    'The Last Barov',
    "Gladiator's Aegis",
    'Emberstone Staff',
    'Vanquish',
    'Banish to the Nether',
    'Blizzard',
    'Towers of Eastern Plaguelands',
    'The Ruins of Lordaeron',
    'Master Poisoner',
    'Emerald Lifewarden',
    'Gamon',
    'Gromble the Apt',
    'Presence of Mind',
    "Kam'pah",
    'Ahune the Frost Lord',
    'Centurion Addisyn',
    'Blessing of the Kindred',
    'Chillhands Spigotgulp',
    "Torr'nag",
  ],
]
const library = await libraryOf(names, own)

const scene = sceneIn(library)

scenes([
  scene(
    'Impede: only allies of its three damage types (205.1b)',
    { hand: ['Impede'], resources: 2 },
    { cards: ['Moss', 'Onyx', 'Rime'], deck: ['Filler'] },
    ['play Impede'],
    { 'B deck': ['Moss', 'Filler'] },
  ),
  scene(
    'The Last Barov: two cards if two allies share a name (200.2)',
    { quests: ['The Last Barov'], resources: 3, cards: ['Onyx'] },
    { cards: ['Onyx'] },
    ['complete The Last Barov'],
    { 'A hand': ['Filler', 'Filler'] },
  ),
  scene(
    'The Last Barov: one card if none do',
    { quests: ['The Last Barov'], resources: 3, cards: ['Onyx'] },
    { cards: ['Moss'] },
    ['complete The Last Barov'],
    { 'A hand': ['Filler'] },
  ),
  scene(
    'Bimble Blackout: removed from play (415.9)',
    { hand: ['Banish to the Nether'], resources: 4, cards: ['Bimble Blackout'] },
    {},
    ['play Banish to the Nether'],
    { 'A hand': ['Filler'], 'A removed': ['Bimble Blackout'] },
  ),
  scene(
    'Reckoning of the Light: destroys with what the hero was dealt damage',
    { hand: ['Reckoning of the Light'], resources: 3 },
    { cards: ['Rod', 'Vest'] },
    ['until B action', 'use Rod', 'Hero A', 'until A action', 'play Reckoning of the Light'],
    { 'B graveyard': ['Rod'] },
  ),
  scene(
    'Kentro Slade: a Master Hero from the deck takes the place of the hero (301.4)',
    { cards: ['Kentro Slade', 'Emberstone Staff', 'Vest', 'Rod'], deck: ['Filler', 'Neptulon'] },
    {},
    ['until B action', 'until A action | mode 2 | Neptulon'],
    { 'A party': ['Emberstone Staff', 'Neptulon', 'Rod', 'Vest'] },
  ),
  scene(
    'Silithus: two hundred counters take everything but heroes (401.3)',
    { cards: [{ name: 'Silithus', counters: { capture: 200 } }] },
    { cards: ['Onyx', 'Emberstone Staff'], resources: 1 },
    ['use Silithus'],
    { 'A party': ['Emberstone Staff', 'Hero A', 'Onyx', 'Silithus'], 'B party': ['Hero B'] },
  ),
])

test.each([
  ['Bolvar the Test', 2],
  ['Moss', 0],
])('Fordragon Hold with %s: %i powers to use', (name, n) => {
  const t = duel({ cards: ['Fordragon Hold', name] }, {}, { library })
  expect(t.legal().filter((answer) => answer === 'use Fordragon Hold')).toHaveLength(n)
})

scenes([
  scene(
    'Blizzard: a card that leaves the hand destroys it, also as it is placed (412.1)',
    { hand: ['Parvink'], cards: ['Blizzard'] },
    {},
    ['place Parvink'],
    { 'A graveyard': ['Blizzard'] },
  ),
  scene(
    'Emerald Lifewarden: two resources in a turn (412.1)',
    { hand: ['Parvink', 'Onyx', 'Moss'], cards: ['Emerald Lifewarden'] },
    {},
    ['place Parvink', 'place Onyx'],
    { cannot: ['place Moss'], 'A hand': ['Moss'] },
  ),
  scene('Gamon: a friend attacks him (601.2b)', { cards: ['Gamon', 'Onyx'] }, {}, ['attack Onyx > Gamon'], {
    'A graveyard': ['Gamon'],
  }),
  scene(
    'Gromble the Apt: the hero pays as a resource does (412.2)',
    { hand: ['Onyx'], resources: 1, cards: ['Gromble the Apt'] },
    {},
    ['play Onyx'],
    { 'A party': ['Gromble the Apt', 'Hero A', 'Onyx'], 'Hero A': { exhausted: true } },
  ),
  scene(
    'Presence of Mind: instant until a card is played (714.3)',
    { hand: ['Presence of Mind', 'Onyx', 'Moss'], resources: 4 },
    { cards: ['Rod'] },
    ['until B action', 'pass', 'A: play Presence of Mind', 'resolve', 'A: play Onyx'],
    { 'A hand': ['Moss'] },
  ),
  scene(
    "Kam'pah: quests are placed face down only (412.1b)",
    { hand: ['The Last Barov'] },
    { cards: ["Kam'pah"] },
    [],
    { can: ['place The Last Barov'], cannot: ['place The Last Barov face up'] },
  ),
  scene(
    'Master Poisoner: a Poison for one less (707.1e)',
    { hand: ['Venom'], resources: 1, cards: ['Master Poisoner'] },
    {},
    ['play Venom'],
    { 'A hand': ['Filler'] },
  ),
  scene(
    'Towers of Eastern Plaguelands: a counter for an opposing ally that is destroyed (404.1)',
    { hand: ['Vanquish'], resources: 9, cards: ['Towers of Eastern Plaguelands'] },
    { cards: ['Onyx'] },
    ['play Vanquish'],
    { 'Towers of Eastern Plaguelands': { counters: { capture: 1 } } },
  ),
  scene(
    'The Ruins of Lordaeron: a counter for damage that the own hero deals (404.1)',
    { cards: ['The Ruins of Lordaeron', 'Rod'] },
    {},
    ['use Rod', 'Hero B'],
    { 'The Ruins of Lordaeron': { counters: { arena: 1 } } },
  ),
  scene(
    'Blessing of the Kindred: only allies of the class that is named (206.1a)',
    { hand: ['Blessing of the Kindred'], resources: 1, cards: ['Onyx', 'Moss'] },
    {},
    ['play Blessing of the Kindred', 'word Priest'],
    { Onyx: { atk: 3 }, Moss: { atk: 2 } },
  ),
  scene(
    'Centurion Addisyn: Resistance of the type that is chosen (408.3a)',
    { hand: ['Centurion Addisyn', 'Sting'], resources: 3 },
    {},
    ['play Centurion Addisyn', 'word fire', 'play Sting', 'Centurion Addisyn'],
    { 'Centurion Addisyn': { damage: 0 } },
  ),
  scene(
    'Chillhands Spigotgulp: a draw that is skipped triggers (716.1a)',
    { hand: ['Venom'], resources: 2, cards: ['Chillhands Spigotgulp'] },
    { cards: ['Onyx'] },
    ['play Venom', 'yes'],
    { 'A hand': [] },
  ),
  scene(
    'Torr’nag: stronger for an ally that it reveals as it enters (703.1)',
    { hand: ["Torr'nag"], resources: 7, deck: ['Onyx'] },
    {},
    ["play Torr'nag", 'yes'],
    { "Torr'nag": { atk: 8 } },
  ),
])
