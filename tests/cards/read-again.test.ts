/** Cards that two readers found to mean something else than what is printed, out of 300 (docs/reading.md). */
import { cardsNamed } from '../../src/cards/sets/index.ts'
import type { CardDef } from '../../src/language/types.ts'
import { libraryWith, scenes as play, type Scene } from './scenes.ts'

const ally = (name: string, more: Partial<CardDef> = {}): CardDef => ({
  ...{ name, type: 'ally', set: 'test', number: 0, cost: 1, atk: 1, damageType: 'melee', health: 9, ...more },
})
const spell = (name: string, text: CardDef['text']): CardDef => ({
  ...{ name, type: 'ability', set: 'test', number: 0, cost: 1, instant: true, text },
})
const names = [
  ...['The Formation of Felbane', 'Buying Time', 'Cholda Wildbloom', 'Statue Generator', 'Ring of Trials'],
  ...['Kieron the Loaner', 'Talismanic Textiles, Dalaran', "Gladiator's Aegis"],
  ...['The Cipher of Damnation', 'The Rewards of Faith', 'Spiritual Return', 'Crown of Chelonian Freedom'],
  ...['Rotten to the Spore', 'Blessing of Salvation'],
]
const library = libraryWith([
  ...(await cardsNamed(new Set(names))),
  ...[ally('Plain'), ally('Fury', { powers: [{ keyword: 'Berserking' }] }), ally('Other')],
  ...(['Totem', 'Other Totem'] as const).map((name): CardDef => ({ ...ally(name), type: ['ability', 'ally'] })),
  ally('Dear', { damageType: 'fire', cost: 3 }),
  ally('Hidden', { damageType: 'fire', powers: [{ keyword: 'Untargetable' }] }),
  ally('Thoughtless', {
    powers: [{ pay: [{ do: 'activate' }], then: [{ do: 'discard', by: { target: 1, is: 'player' }, n: 1 }] }],
  }),
  spell('Smash', [{ do: 'destroy', what: { target: 1, is: 'item' } }]),
  spell('Rust', [{ do: 'destroy', what: { target: 1, is: 'armor' } }]),
  spell('Forget', [{ do: 'discard', by: { target: 1, is: 'player' }, n: 1 }]),
  { name: 'Cloth', type: 'armor', set: 'test', number: 0, cost: 1, def: 1, tags: ['Back (1)', 'Cloth'] },
  { name: 'Errand', type: 'quest', set: 'test', number: 0, powers: [{ pay: [], reward: [{ do: 'draw', n: 1 }] }] },
])
const scenes = (list: readonly Scene[]): void =>
  play(list.map(([title, mine, theirs, acts, then, more]) => [title, mine, theirs, acts, then, { library, ...more }]))

scenes([
  [
    '712.4 The Formation of Felbane: only what is revealed goes to the hand, the rest under the deck',
    {
      quests: ['The Formation of Felbane'],
      resources: 7,
      cards: ['Plain'],
      deck: ['Other', 'Cloth', 'Errand', 'Plain'],
    },
    { cards: ['Fury'] },
    ['complete The Formation of Felbane', ['pick Other', 'pick Plain'], 'Other'],
    { 'A hand': ['Cloth', 'Errand', 'Other'], 'A deck': ['Plain'], 'B party': ['Fury', 'Hero B'] },
  ],
  [
    '802.1 Buying Time: each the top card of his own deck',
    { quests: ['Buying Time'], resources: 2, deck: ['Plain', 'Filler'] },
    { deck: ['Other', 'Filler'] },
    ['complete Buying Time'],
    { 'A deck': ['Filler'], 'B deck': ['Filler'], 'B resources': ['Other'] },
  ],
  [
    '802.1 Cholda Wildbloom: each the top card of his own deck',
    { hand: ['Cholda Wildbloom'], resources: 3, deck: ['Plain', 'Filler'] },
    { deck: ['Other', 'Filler'] },
    ['play Cholda Wildbloom'],
    { 'A deck': ['Filler'], 'B deck': ['Filler'], 'B resources': ['Other'] },
  ],
  [
    '415.2 Statue Generator: its owner puts the ally into play, under his own control',
    { hand: ['Statue Generator', 'Smash'], resources: 4 },
    { cards: ['Plain'] },
    ['play Statue Generator', 'play Smash'],
    { 'A party': ['Hero A'], 'B party': ['Hero B', 'Plain'] },
  ],
  [
    '709.2d Ring of Trials: both deal at once, with the ATK that they had',
    { cards: [{ name: 'Ring of Trials', counters: { arena: 3 } }, 'Fury'] },
    { cards: ['Other'] },
    ['use Ring of Trials', 'B'],
    { Fury: { damage: 1, atk: 2 }, Other: { damage: 1 } },
  ],
  [
    '703.2 Kieron the Loaner: nothing is added for an opponent who has cards as the turn ends',
    { cards: ['Kieron the Loaner'], hand: ['Forget'], resources: 1 },
    { hand: ['Plain'] },
    ['until A end', 'play Forget', 'B'],
    { 'B hand': [], 'B party': ['Hero B'] },
  ],
  [
    '103.1 Talismanic Textiles: as many +1 DEF counters as Tailoring heroes and allies, and none without',
    { cards: ['Talismanic Textiles, Dalaran', 'Cloth'] },
    {},
    ['use Talismanic Textiles, Dalaran'],
    { Cloth: { counters: {} } },
  ],
  [
    "304.2 Gladiator's Aegis: an Armor Set is an armor",
    { hand: ['Rust'], resources: 1 },
    { cards: ["Gladiator's Aegis"] },
    ['play Rust'],
    { 'B graveyard': ["Gladiator's Aegis"] },
  ],
  [
    '300.1c The Cipher of Damnation: two Totems have the same types',
    { quests: ['The Cipher of Damnation'], resources: 3, deck: ['Totem', 'Other Totem', 'Filler'] },
    {},
    ['complete The Cipher of Damnation', 'Totem'],
    { 'A hand': [], 'A deck': ['Filler', 'Totem', 'Other Totem'] },
  ],
  [
    '300.1c The Cipher of Damnation: a Totem and an ally have different types, though they share one',
    { quests: ['The Cipher of Damnation'], resources: 3, deck: ['Totem', 'Plain', 'Filler'] },
    {},
    ['complete The Cipher of Damnation'],
    { 'A hand': ['Plain', 'Totem'] },
  ],
  [
    '706.1 The Rewards of Faith: the second is no target',
    { hand: ['The Rewards of Faith'], resources: 1, cards: ['Hidden'] },
    { cards: ['Other'] },
    ['play The Rewards of Faith', 'Other', ['pick Hero A', 'pick Hero B', 'pick Hidden'], 'Hidden'],
    { Other: { damage: 1 } },
  ],
  [
    '709.2b Spiritual Return: the cost is looked at as it resolves',
    { hand: ['Spiritual Return'], resources: 2, graveyard: ['Hidden', 'Dear'] },
    {},
    ['play Spiritual Return', ['pick Dear', 'pick Hidden'], 'Dear'],
    { 'A graveyard': ['Dear', 'Hidden', 'Spiritual Return'] },
  ],
  [
    '103.1 Crown of Chelonian Freedom: as many +1 DEF counters as the ally costs',
    {
      hand: ['Crown of Chelonian Freedom'],
      ...['Rotten to the Spore', 'Blessing of Salvation'],
      resources: 4,
      cards: ['Dear'],
    },
    {},
    ['play Crown of Chelonian Freedom'],
    { 'Crown of Chelonian Freedom': { counters: { def: 3 } } },
  ],
  [
    '712.4 Rotten to the Spore: also an ally that was exhausted stays so',
    { hand: ['Rotten to the Spore'], resources: 5 },
    { cards: [{ name: 'Plain', exhausted: true }, 'Other', { name: 'Fury', exhausted: true }] },
    ['play Rotten to the Spore', 'Plain', 'Other', 'done', 'until B action'],
    { Plain: { exhausted: true }, Other: { exhausted: true }, Fury: { exhausted: false } },
  ],
  [
    '706.1b Blessing of Salvation: nobody can target that player, nor can he himself',
    { cards: ['Thoughtless'], hand: ['Blessing of Salvation', 'Plain'], resources: 1 },
    { hand: ['Plain'] },
    ['play Blessing of Salvation', 'use Thoughtless'],
    { 'A hand': ['Plain'], 'B hand': [] },
  ],
])
