/** Cards whose tables are rare: each is brought about here. */
import type { CardDef } from '../../src/language/types.ts'
import { libraryOf, sceneIn, scenes } from './scenes.ts'

const card = (name: string, more: Partial<CardDef> = {}): CardDef => ({
  ...{ name, type: 'ally', set: 'test', number: 0, cost: 1, atk: 2, damageType: 'melee', health: 5 },
  ...more,
})
const ability = (name: string, text: CardDef['text'], more: Partial<CardDef> = {}): CardDef => ({
  ...{ name, type: 'ability', instant: true, set: 'test', number: 0, cost: 1, ...(text ? { text } : {}) },
  ...more,
})
const own = [
  card('Gladiator', { tags: ['Arena'] }),
  card('Ogre', { tags: ['Ogre'] }),
  card('Ghoul', { tags: ['Undead'] }),
  card('Shade'),
  card('Wolf', { tags: ['Pet (1)'] }),
  card('Bear', { tags: ['Pet (1)'] }),
  card('Knife', { type: 'weapon', tags: ['Dagger', 'Melee (1)'], atk: 1, strike: 3 }),
  ability('Kill', [{ do: 'destroy', what: { target: 1, is: 'ally' } }]),
  ability('Scatter', [{ do: 'discard', by: { target: 1, is: 'player' }, n: 1 }]),
  ability('Salve', [{ do: 'heal', n: 2, by: 'yourHero', from: { target: 1, is: 'character' } }], { cost: 2 }),
  ability('Sting', [{ do: 'deal', n: 3, type: 'fire', by: 'yourHero', to: { target: 1, is: 'character' } }]),
  ability('Trick', undefined, { tags: ['Combo'], text: [{ do: 'draw', n: 1 }] }),
  ability('Banish', [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'removed' }]),
  ability('Sparks', undefined, {
    attach: { target: 1, is: 'character' },
    powers: [
      {
        pay: [{ do: 'pay', n: 1 }],
        then: [{ do: 'deal', n: 2, type: 'fire', by: 'yourHero', to: 'host' }],
      },
    ],
  }),
]
const names = [
  ...['Ancestral Revival', 'Blade Flurry', 'Concussive Barrage', 'Curse of Contagion'],
  ...['Deacon Markus Hallow', "Dro'gash", 'Gladiator Kinivus', 'Goldenmoon', 'Illumination', 'Kristoff Manchester'],
  ...['Mark of Undeath', 'Martiana the Mindwrench', 'Prayer of Mending', 'Ruthlessness', 'The Undeath Carrier'],
  ...['Transfigure', 'Jackknife', 'Goblin Gumbo', 'Adyen the Lightwarden'],
  ...['Lelora the Dawnslayer', "Vor'na the Wretched", "Prince Kael'thas Sunstrider"],
  ...["Alchemist's Stone", 'Through the Dark Portal', 'Parvink'],
]
const library = await libraryOf(names, own)

const scene = sceneIn(library)

scenes([
  scene(
    'Ancestral Revival: an ally destroyed this turn comes back with 1 health, on an opponent’s turn (415.9a)',
    { hand: ['Ancestral Revival'], resources: 3, cards: ['Ogre'], graveyard: ['Ghoul'] },
    { hand: ['Kill', 'Trick'], resources: 2 },
    ['until B action', 'play Kill', 'play Trick', 'A: play Ancestral Revival'],
    { Ogre: { damage: 4 }, 'A graveyard': ['Ancestral Revival', 'Ghoul'] },
  ),
  scene(
    'Blade Flurry: another than the ally that was struck',
    { cards: ['Blade Flurry', 'Knife'], resources: 3 },
    { cards: ['Ogre', 'Ghoul'] },
    ['attack Hero A > Ogre | strike Knife', ['pick Ghoul', 'pick Hero A', 'pick Hero B'], 'pick Ghoul', 'yes'],
    { Ghoul: { damage: 1 }, Ogre: { damage: 1 } },
  ),
  scene(
    'Concussive Barrage: doubled for each other in the graveyard, not for itself',
    { hand: ['Concussive Barrage'], resources: 1, graveyard: ['Concussive Barrage', 'Concussive Barrage'] },
    {},
    ['play Concussive Barrage', 'Hero B'],
    { 'Hero B': { damage: 8 } },
  ),
  scene(
    'Curse of Contagion: from the graveyard to another ally (415.9c)',
    { hand: ['Curse of Contagion', 'Kill'], resources: 3 },
    { cards: ['Ogre', 'Ghoul', 'Wolf'] },
    ['play Curse of Contagion', 'Ogre', 'play Kill', 'Ogre', ['pick Ghoul', 'pick Wolf'], 'Wolf', 'yes'],
    { 'A party': ['Curse of Contagion', 'Hero A'] },
  ),
  scene(
    'Mark of Undeath: a Ghoul, and on to another friend',
    { cards: [{ name: 'Mark of Undeath', on: 'Ogre' }, 'Ogre', 'Shade'], hand: ['Kill'], resources: 1 },
    { cards: ['Wolf'] },
    ['play Kill', 'Ogre', 'trigger Mark of Undeath'],
    { 'A party': ['Ghoul', 'Hero A', 'Mark of Undeath', 'Shade'] },
  ),
  scene(
    'Prayer of Mending: to another friendly ally',
    {
      cards: [{ name: 'Prayer of Mending', on: 'Ogre' }, 'Ogre', { name: 'Wolf', damage: 3 }],
      hand: ['Kill'],
      resources: 1,
    },
    { cards: ['Bear'] },
    ['play Kill', 'Ogre', 'until B action', 'until A action'],
    { 'A graveyard': ['Kill', 'Ogre'], Wolf: { damage: 0 } },
  ),
  scene(
    'Deacon Markus Hallow: only if the opponent has no cards in hand as it resolves',
    { hero: 'Deacon Markus Hallow', resources: 6 },
    { cards: ['Ogre'] },
    ['use Deacon Markus Hallow'],
    { 'A party': ['Deacon Markus Hallow', 'Ogre'] },
  ),
  scene(
    'Deacon Markus Hallow: not with a card in hand',
    { hero: 'Deacon Markus Hallow', resources: 6 },
    { cards: ['Ogre'], hand: ['Kill'] },
    ['use Deacon Markus Hallow'],
    { 'A party': ['Deacon Markus Hallow'] },
  ),
  ...([30, 29] as const).map((n) =>
    scene(
      `Dro'gash: ${n} cards of opponents removed from the game`,
      { hand: ["Dro'gash"], resources: 8, damage: 7 },
      { removed: Array.from({ length: n }, () => 'Ogre'), damage: 3 },
      ["play Dro'gash"],
      n === 30
        ? { 'Hero A': { damage: 0 }, 'Hero B': { damage: 29 } }
        : { 'Hero A': { damage: 7 }, 'Hero B': { damage: 3 } },
    ),
  ),
  scene(
    'Gladiator Kinivus: an Arena ally that an opponent made one discard',
    { hand: ['Gladiator'], cards: ['Gladiator Kinivus'] },
    { hand: ['Scatter'], resources: 1 },
    ['until B action', 'play Scatter', 'Hero A', 'yes'],
    { 'A hand': ['Gladiator'] },
  ),
  scene(
    'Gladiator Kinivus: not one that its player discards for their own card',
    { hand: ['Gladiator', 'Scatter'], resources: 1, cards: ['Gladiator Kinivus'] },
    {},
    ['play Scatter', 'Hero A'],
    { 'A hand': [], 'A graveyard': ['Gladiator', 'Scatter'] },
  ),
  scene('Goldenmoon: two Pets of different names', { cards: ['Goldenmoon', 'Wolf', 'Bear'] }, {}, [], {
    'A party': ['Bear', 'Goldenmoon', 'Hero A', 'Wolf'],
  }),
  scene(
    'Goldenmoon: of two with the same name one goes (414.3b)',
    { cards: ['Goldenmoon', 'Wolf'], hand: ['Wolf'], resources: 1 },
    {},
    ['play Wolf', 'Wolf'],
    { 'A party': ['Goldenmoon', 'Hero A', 'Wolf'] },
  ),
  scene(
    'Illumination: as many resources as the ability cost',
    { hand: ['Salve', 'Sting'], cards: ['Illumination', { name: 'Ogre', damage: 2 }], resources: 3 },
    {},
    ['play Sting', 'Hero B', 'play Salve', 'Ogre', 'yes', 'Filler', 'Filler'],
    { 'A ready': 2 },
  ),
  scene(
    'Kristoff Manchester: what an attachment deals, he heals',
    { hero: 'Kristoff Manchester', damage: 5, cards: [{ name: 'Sparks', on: 'Ogre' }], hand: ['Sting'], resources: 4 },
    { cards: ['Ogre'] },
    ['use Kristoff Manchester', 'use Sparks', 'play Sting', 'Hero B'],
    { 'Kristoff Manchester': { damage: 3 }, Ogre: { damage: 2 } },
  ),
  ...([true, false] as const).map((before) =>
    scene(
      `Martiana the Mindwrench: ${before ? 'a card more' : 'none'} if the target discarded ${before ? 'one' : 'none'}`,
      { hero: 'Martiana the Mindwrench', hand: ['Scatter'], resources: 2 },
      { hand: ['Kill', 'Kill'] },
      [...(before ? ['play Scatter', 'Hero B', 'Kill'] : []), 'use Martiana the Mindwrench', 'Hero B'],
      { 'B hand': before ? [] : ['Kill', 'Kill'] },
    ),
  ),
  scene(
    'Ruthlessness: only Combo cards of one’s own, up to five',
    { hand: ['Ruthlessness'], resources: 5, removed: ['Trick', 'Trick', 'Ogre'] },
    { removed: ['Trick'] },
    ['play Ruthlessness', 'Trick', 'Trick'],
    { 'A hand': ['Trick', 'Trick'], 'A removed': ['Ogre'], 'B removed': ['Trick'] },
  ),
  scene(
    'The Undeath Carrier: comes back as an Undead, and no more',
    { cards: ['The Undeath Carrier', 'Ogre'], hand: ['Kill', 'Kill'], resources: 2 },
    {},
    ['play Kill', 'play Kill'],
    { 'A party': ['Hero A', 'The Undeath Carrier'], 'A graveyard': ['Kill', 'Kill', 'Ogre'] },
  ),
  scene('Transfigure: the ATK is the strike cost', { cards: ['Transfigure', 'Knife'] }, {}, ['use Transfigure'], {
    Knife: { atk: 3 },
  }),
  scene(
    'Jackknife: the second only with a Dagger',
    { hand: ['Jackknife'], resources: 3 },
    { cards: ['Ogre', 'Ghoul'] },
    ['play Jackknife', 'Ogre', 'Ghoul'],
    { Ogre: { damage: 3 }, Ghoul: { damage: 0 } },
  ),
  scene(
    'Jackknife: with a Dagger',
    { hand: ['Jackknife'], resources: 3, cards: ['Knife'] },
    { cards: ['Ogre', 'Ghoul'] },
    ['play Jackknife', 'Ogre', 'Ghoul'],
    { Ogre: { damage: 3 }, Ghoul: { damage: 3 } },
  ),
  scene(
    'Goblin Gumbo: on top of the deck as its ally is destroyed',
    { cards: [{ name: 'Goblin Gumbo', on: 'Ogre' }, 'Ogre'], hand: ['Kill'], resources: 1, deck: ['Filler'] },
    {},
    ['play Kill'],
    { 'A deck': ['Goblin Gumbo', 'Filler'] },
  ),
  scene(
    'Adyen the Lightwarden: nothing leaves an opposing graveyard',
    { hand: ['Kill'], resources: 1, cards: ['Adyen the Lightwarden'] },
    { cards: ['The Undeath Carrier', 'Ogre'] },
    ['play Kill', 'Ogre'],
    { 'B graveyard': ['Ogre'] },
  ),
  scene(
    'Lelora the Dawnslayer: combat damage to and from the target is doubled',
    { hero: 'Lelora the Dawnslayer', cards: ['Wolf'], resources: 1 },
    { cards: ['Ogre'] },
    ['use Lelora the Dawnslayer', 'attack Wolf > Ogre'],
    { Ogre: { damage: 4 }, Wolf: { damage: 4 } },
  ),
  scene(
    'Vor’na the Wretched: only allies that neither attacked nor entered play this turn',
    { hero: "Vor'na the Wretched", cards: ['Wolf', 'Ogre'], hand: ['Shade'], resources: 4 },
    { cards: ['Ghoul'] },
    ['attack Wolf > Hero B', 'play Shade', "use Vor'na the Wretched", 'until B action'],
    { 'A graveyard': ['Ogre'], 'B party': ['Ghoul', 'Hero B'] },
  ),
  scene(
    'Prince Kael’thas Sunstrider: all ready opposing resources (412.1)',
    { cards: ["Prince Kael'thas Sunstrider"] },
    { resources: 3 },
    ['until B draw'],
    { 'B ready': 0, 'A ready': 3 },
  ),
  scene(
    'Alchemist’s Stone: what has exactly its types may not be discarded (300.1c)',
    { cards: ["Alchemist's Stone"], deck: ['Sting', 'Filler'], hand: ['Kill', 'Ogre'] },
    {},
    ["use Alchemist's Stone", 'yes'],
    { 'A hand': ['Kill', 'Sting'], 'A graveyard': ['Ogre'] },
  ),
])
