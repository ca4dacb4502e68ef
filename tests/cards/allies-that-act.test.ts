/** Allies of one family: what they do as they enter, leave, attack, are hit, or when they are used. */
import { expect, test } from 'vitest'
import { duel, type Scene, scenes } from './scenes.ts'

test.each([
  ['Kagra of the Crossroads', 1, 1],
  ['Moko Hunts-at-Dawn', 6, 5],
  ['Vesh’ral', 3, 3],
] as const)('Ferocity: %s attacks on the turn on which it comes', (typed, cost, atk) => {
  const name = typed.replace('’', "'")
  const t = duel({ hand: [name], resources: cost })
    .play(name)
    .resolve()
  t.attack(name, 'Hero B')
    .expect('Hero B', { damage: atk })
    .expect(name, { keywords: ['Ferocity'] })
})

test.each([
  ['Benethor Draigo', 3, 4, 'fire', 2],
  ['Vaerik Proudhoof', 4, 5, 'melee', 3],
  ['Braxiss the Sleeper', 6, 6, 'melee', 4],
] as const)('%s: %i for %i %s and %i', (name, cost, atk, type, health) => {
  const t = duel({ hand: [name], resources: cost })
    .play(name)
    .resolve()
  t.expect(name, { cost, atk, damageTypes: [type], health })
  expect(t.legal()).not.toContain(`attack ${name}`)
  t.until('B', 'action').say('attack Hero B')
  expect(t.legal().includes(`pick ${name}`) || name === 'Braxiss the Sleeper').toBe(true)
})

const list: Scene[] = [
  [
    'Braxiss the Sleeper can’t be attacked (Elusive)',
    { cards: ['Braxiss the Sleeper', 'Dummy 1/1'] },
    { cards: ['Dummy 2/2'] },
    ['attack Dummy 2/2', ['pick Hero A', 'pick Dummy 1/1']],
    {},
    { turn: 'B' },
  ],
  [
    'Guardian Steelhorn protects but can’t attack',
    { cards: ['Guardian Steelhorn', 'Dummy 1/1'] },
    {},
    [],
    {
      cannot: ['attack Guardian Steelhorn'],
      can: ['attack Dummy 1/1'],
      'Guardian Steelhorn': { keywords: ['Protector'] },
    },
  ],
  [
    'Taz’dingo: 1 ranged damage as it comes',
    { hand: ["Taz'dingo"], resources: 3 },
    {},
    ["play Taz'dingo", ['pick Hero A', 'pick Hero B', "pick Taz'dingo"], 'Hero B'],
    { dealt: ['1 ranged Hero B'] },
  ],
  [
    'Mias the Putrid: a player of one’s choice discards',
    { hand: ['Mias the Putrid', 'Parvink'], resources: 2 },
    { hand: ['Kor Cindervein', 'Filler'] },
    ['play Mias the Putrid', ['pick A', 'pick B'], 'B', ['pick Filler', 'pick Kor Cindervein'], 'Kor Cindervein'],
    { 'B hand': ['Filler'], 'A hand': ['Parvink'] },
  ],
  [
    'Rak Skyfury readies the hero and a weapon',
    { hand: ['Rak Skyfury'], resources: 1, exhausted: true, cards: [{ name: 'Krol Blade', exhausted: true }] },
    {},
    ['play Rak Skyfury'],
    { 'Hero A': { exhausted: false }, 'Krol Blade': { exhausted: false } },
  ],
  [
    'Rak Skyfury also readies a hero without weapons',
    { hand: ['Rak Skyfury'], resources: 1, exhausted: true },
    { exhausted: true },
    ['play Rak Skyfury'],
    { 'Hero A': { exhausted: false }, 'Hero B': { exhausted: true } },
  ],
  [
    'Arnold Flem burns all opponents as he dies',
    { hand: ['Quick Strike'], resources: 3, cards: ['Arnold Flem', 'Dummy 1/1'] },
    { cards: ['Dummy 2/1'] },
    ['play Quick Strike', 'Arnold Flem'],
    { dealt: ['2 melee Arnold Flem', '1 fire Hero B', '1 fire Dummy 2/1'], 'Dummy 1/1': { damage: 0 } },
  ],
  [
    'Vexra Darkfall: 1 for each card in the hand of the hero’s controller',
    { hand: ['Quick Strike'], resources: 3, cards: ['Vexra Darkfall'] },
    { hand: ['Filler', 'Filler', 'Filler'] },
    ['play Quick Strike', 'Vexra Darkfall', ['pick Hero A', 'pick Hero B'], 'Hero B'],
    { dealt: ['2 melee Vexra Darkfall', '3 arcane Hero B'] },
  ],
  [
    'Vexra Darkfall: an empty hand is safe',
    { hand: ['Quick Strike'], resources: 3, cards: ['Vexra Darkfall'] },
    {},
    ['play Quick Strike', 'Vexra Darkfall', 'Hero B'],
    { dealt: ['2 melee Vexra Darkfall'] },
  ],
  [
    'Skorn, Mistress of Shadow: the hero of a wounded ally’s party takes as much',
    { hand: ['Quick Strike'], resources: 3, cards: ['Skorn, Mistress of Shadow'] },
    { cards: ['Dummy 1/9'] },
    ['play Quick Strike', 'Dummy 1/9'],
    { dealt: ['2 melee Dummy 1/9', '2 shadow Hero B'], 'Hero A': { damage: 0 } },
  ],
  [
    'Skorn, Mistress of Shadow: a wounded hero sets nothing off',
    { hand: ['Quick Strike'], resources: 3, cards: ['Skorn, Mistress of Shadow'] },
    {},
    ['play Quick Strike', 'Hero B'],
    { dealt: ['2 melee Hero B'] },
  ],
  [
    'Watcher Mal’wi shoots at each ally that an opponent brings',
    { cards: ["Watcher Mal'wi"] },
    { hand: ['Dummy 2/3'], resources: 2 },
    ['play Dummy 2/3'],
    { dealt: ['1 ranged Dummy 2/3'] },
    { turn: 'B' },
  ],
  [
    'Watcher Mal’wi spares the own allies',
    { cards: ["Watcher Mal'wi"], hand: ['Dummy 2/3'], resources: 2 },
    {},
    ['play Dummy 2/3'],
    { dealt: [] },
  ],
  [
    'Gartok Skullsplitter may exhaust armor as he attacks',
    { cards: ['Gartok Skullsplitter'] },
    { cards: ['Golem Skull Helm'] },
    ['attack Gartok Skullsplitter > Hero B | yes'],
    { 'Golem Skull Helm': { exhausted: true }, 'Hero B': { damage: 2 } },
  ],
  [
    'Gartok Skullsplitter need not',
    { cards: ['Gartok Skullsplitter'] },
    { cards: ['Golem Skull Helm'] },
    ['attack Gartok Skullsplitter > Hero B | no | prevent Golem Skull Helm'],
    { 'Hero B': { damage: 0 } },
  ],
  [
    'Voss Treebender may exhaust a hero or ally as it attacks',
    { cards: ['Voss Treebender'] },
    { cards: ['Dummy 1/1'] },
    ['attack Voss Treebender > Hero B | Dummy 1/1 | yes'],
    { 'Dummy 1/1': { exhausted: true } },
  ],
  [
    'Samuel Grey: a card of the defending hero’s controller',
    { cards: ['Samuel Grey'] },
    { hand: ['Filler'] },
    ['attack Samuel Grey > Hero B'],
    { 'B hand': [], 'Hero B': { damage: 2 } },
  ],
  [
    'Samuel Grey: no card for an ally, nor when he defends',
    { cards: ['Samuel Grey'] },
    { hand: ['Filler'], cards: ['Dummy 1/9'] },
    ['attack Samuel Grey > Dummy 1/9'],
    { 'B hand': ['Filler'] },
  ],
  [
    'Windseer Tarus: for 1 ready again, once a turn',
    { cards: ['Windseer Tarus'], resources: 2 },
    { cards: ['Dummy 0/9'] },
    ['attack Windseer Tarus > Hero B | yes', 'attack Windseer Tarus > Hero B'],
    { 'Hero B': { damage: 6 }, 'Windseer Tarus': { exhausted: true }, 'A ready': 1 },
  ],
  [
    'Windseer Tarus: no',
    { cards: ['Windseer Tarus'], resources: 2 },
    {},
    ['attack Windseer Tarus > Hero B | no'],
    { 'Windseer Tarus': { exhausted: true }, 'A ready': 2 },
  ],
  [
    'Windfury Totem: each of the party may attack twice for 1',
    { cards: ['Windfury Totem', 'Dummy 2/2', 'Dummy 3/3'], resources: 2 },
    {},
    [
      'attack Dummy 2/2 > Hero B | yes',
      'attack Dummy 2/2 > Hero B',
      'attack Dummy 3/3 > Hero B | yes',
      'attack Dummy 3/3 > Hero B',
    ],
    { 'Hero B': { damage: 10 }, 'A ready': 0, 'Dummy 2/2': { exhausted: true } },
  ],
  [
    'Kulan Earthguard is ready at the end of its turn',
    { cards: ['Kulan Earthguard', 'Dummy 1/1'] },
    {},
    ['attack Kulan Earthguard > Hero B', 'attack Dummy 1/1 > Hero B', 'until A end'],
    { 'Kulan Earthguard': { exhausted: false, keywords: ['Protector'] }, 'Dummy 1/1': { exhausted: true } },
  ],
  [
    'Acolyte Demia: 1 and a wound for 1 shadow damage',
    { cards: ['Acolyte Demia'], resources: 2 },
    {},
    ['use Acolyte Demia', 'Hero B', 'use Acolyte Demia', 'Hero B'],
    { dealt: ['1 shadow Hero B', '1 shadow Hero B'], 'Acolyte Demia': { damage: 2, exhausted: false }, 'A ready': 0 },
  ],
  [
    'Acolyte Demia: only on the own turn',
    { cards: ['Acolyte Demia'], resources: 2 },
    {},
    ['until B action'],
    { cannot: ['use Acolyte Demia'] },
  ],
  [
    'Bizzik Sparkcog: an ally for a card, even himself',
    { cards: ['Bizzik Sparkcog'] },
    {},
    ['use Bizzik Sparkcog'],
    { 'A hand': ['Filler'], 'A graveyard': ['Bizzik Sparkcog'] },
  ],
  [
    'Chromie goes, and another turn comes',
    { cards: ['Chromie'], turns: 3 },
    {},
    ['use Chromie', 'until A end', 'until A action'],
    { 'A removed': ['Chromie'], 'A hand': ['Filler'] },
  ],
  [
    'Deacon Johanna heals 2 for 2, once a turn',
    { cards: ['Deacon Johanna'], resources: 4, damage: 5 },
    {},
    ['use Deacon Johanna', 'Hero A'],
    { 'Hero A': { damage: 3 }, 'A ready': 2, cannot: ['use Deacon Johanna'] },
  ],
  [
    'Elder Moorf: 2 ATK for 1, once a turn',
    { cards: ['Elder Moorf', 'Dummy 1/1'], resources: 4 },
    {},
    ['use Elder Moorf', ['pick Elder Moorf', 'pick Dummy 1/1'], 'Dummy 1/1'],
    { 'Dummy 1/1': { atk: 3 }, cannot: ['use Elder Moorf'] },
  ],
  [
    'Fianna Spellbinder goes, and nobody draws this turn',
    { cards: ['Fianna Spellbinder'], resources: 3, quests: ['Your Fortune Awaits You'], hand: ['Arcane Shot'] },
    {},
    ['use Fianna Spellbinder', 'play Arcane Shot', 'Hero B'],
    { 'A hand': [], 'A removed': ['Fianna Spellbinder'] },
  ],
  [
    'Brain Freeze: nobody draws this turn',
    { hand: ['Brain Freeze', 'Innervate'], resources: 7 },
    {},
    ['play Brain Freeze', 'play Innervate', 'B'],
    { 'B hand': [], 'A hand': [] },
  ],
  [
    'Galahandra, Keeper of the Silent Grove: 1 exhausts an ally, no hero',
    { cards: ['Galahandra, Keeper of the Silent Grove'], resources: 1 },
    { cards: ['Dummy 1/1', 'Dummy 2/2'] },
    [
      'use Galahandra, Keeper of the Silent Grove',
      ['pick Dummy 1/1', 'pick Dummy 2/2', 'pick Galahandra, Keeper of the Silent Grove'],
      'Dummy 2/2',
    ],
    {
      'Dummy 2/2': { exhausted: true },
      'Galahandra, Keeper of the Silent Grove': { exhausted: true, keywords: ['Elusive'] },
    },
  ],
  [
    'Gellrin of the Gallows: a player turns a quest face down',
    { cards: ['Gellrin of the Gallows'] },
    { quests: ['In Dreams', 'Zapped Giants'] },
    ['use Gellrin of the Gallows', 'B', ['pick In Dreams', 'pick Zapped Giants'], 'In Dreams'],
    { 'A removed': ['Gellrin of the Gallows'], 'Zapped Giants': { faceDown: false } },
  ],
  [
    'Grimdron: 1 and an exhaustion for 1 fire damage; nobody can attack him',
    { cards: ['Grimdron'], resources: 1 },
    {},
    ['use Grimdron', 'Hero B'],
    { dealt: ['1 fire Hero B'], Grimdron: { exhausted: true, keywords: ['Elusive'] } },
  ],
  [
    'Jin’lak Nightfang: for 3 somebody can’t protect',
    { cards: ["Jin'lak Nightfang"], resources: 3 },
    { cards: ['Crazy Igvand', 'Donna Calister'] },
    [
      "use Jin'lak Nightfang",
      'Crazy Igvand',
      "propose Jin'lak Nightfang > Hero B",
      'go on',
      ['pass', 'protect Donna Calister'],
    ],
    {},
  ],
  [
    'Kaal Soulreaper brings back the allies of all graveyards',
    { cards: ['Kaal Soulreaper'], resources: 7, graveyard: ['Dummy 1/1', 'Krol Blade'] },
    { graveyard: ['Dummy 2/2'] },
    ['use Kaal Soulreaper'],
    { 'A party': ['Dummy 1/1', 'Hero A'], 'B party': ['Dummy 2/2', 'Hero B'], 'A removed': ['Kaal Soulreaper'] },
  ],
  [
    'Lorekeeper Darian: X cards from a deck into the graveyard',
    { cards: ['Lorekeeper Darian'], resources: 4 },
    { deck: ['Parvink', 'Krol Blade', 'Filler'] },
    ['use Lorekeeper Darian', 'number 2', 'B'],
    { 'B graveyard': ['Krol Blade', 'Parvink'], 'B deck': ['Filler'], 'A ready': 2 },
  ],
  [
    'Milo the Unmerciful exhausts armor',
    { cards: ['Milo the Unmerciful'] },
    { cards: ['Golem Skull Helm', 'Krol Blade'] },
    ['use Milo the Unmerciful'],
    { 'Golem Skull Helm': { exhausted: true }, 'Krol Blade': { exhausted: false } },
  ],
  [
    'Nightbloom: a card of the hand becomes a resource, or not',
    { cards: ['Nightbloom'], resources: 1, hand: ['Parvink', 'Krol Blade'] },
    {},
    ['use Nightbloom', 'yes', ['pick Parvink', 'pick Krol Blade'], 'Parvink'],
    { 'A hand': ['Krol Blade'], 'A resources': ['Filler', 'Parvink'], 'A ready': 0 },
  ],
  [
    'Ophelia Barrows eats a dead ally for 1 and heals',
    { cards: [{ name: 'Ophelia Barrows', damage: 3 }], resources: 2 },
    { graveyard: ['Parvink', 'Krol Blade'] },
    ['use Ophelia Barrows'],
    {
      'Ophelia Barrows': { damage: 2, keywords: ['Protector'] },
      'B removed': ['Parvink'],
      cannot: ['use Ophelia Barrows'],
    },
  ],
  [
    'Panax the Unstable: X to each ally, the own too',
    { cards: ['Panax the Unstable', 'Dummy 1/9'], resources: 3 },
    { cards: ['Dummy 2/9'] },
    ['use Panax the Unstable', 'number 2'],
    { dealt: ['2 arcane Dummy 1/9', '2 arcane Dummy 2/9'], 'A graveyard': ['Panax the Unstable'] },
  ],
  [
    'Saltwater Snapjaw: for 3 nothing hurts it this turn',
    { cards: ['Saltwater Snapjaw', 'Dummy 1/9'], resources: 3 },
    { hand: ['Flamestrike'], resources: 7 },
    ['A: use Saltwater Snapjaw', 'play Flamestrike'],
    { 'Saltwater Snapjaw': { damage: 0 }, 'Dummy 1/9': { damage: 3 } },
    { turn: 'B' },
  ],
  [
    'Fa’tafi heals itself at the start of each turn',
    { cards: [{ name: "Fa'tafi", damage: 3 }] },
    {},
    ['until B action', 'until A action'],
    { "Fa'tafi": { damage: 1, keywords: ['Protector'] } },
  ],
  [
    'Ka’tali Stonetusk heals itself at the start of the own turn only',
    { cards: [{ name: "Ka'tali Stonetusk", damage: 1 }], resources: 1 },
    {},
    ['until B action'],
    { "Ka'tali Stonetusk": { damage: 1, keywords: ['Protector'] } },
  ],
  [
    'Wazzuli Wildmender heals 1 from everybody in the party at the start of the own turn',
    { cards: ['Wazzuli Wildmender', { name: 'Dummy 1/9', damage: 3 }], damage: 4 },
    { cards: [{ name: 'Dummy 2/9', damage: 3 }] },
    ['until B action', 'until A action'],
    { 'Hero A': { damage: 3 }, 'Dummy 1/9': { damage: 2 }, 'Dummy 2/9': { damage: 3 } },
  ],
  [
    'Infernal burns the opponents at the end of the turn',
    { cards: ['Infernal', 'Dummy 1/9'] },
    { cards: ['Dummy 2/9'] },
    ['until A end'],
    { 'Hero B': { damage: 1 }, 'Dummy 2/9': { damage: 1 }, 'Dummy 1/9': { damage: 0 } },
  ],
  [
    'Infernal changes sides unless a card is discarded',
    { cards: ['Infernal'], hand: ['Parvink'] },
    {},
    ['until A action | no'],
    { 'A party': ['Hero A'], 'B party': ['Hero B', 'Infernal'], 'A hand': ['Filler', 'Parvink'] },
    { at: 'start' },
  ],
  [
    'Infernal stays for a card',
    { cards: ['Infernal'], hand: ['Parvink'] },
    {},
    ['until A action | yes'],
    { 'A party': ['Hero A', 'Infernal'], 'A hand': ['Filler'] },
    { at: 'start' },
  ],
  [
    'Helwen controls an ally while she stays exhausted',
    { cards: ['Helwen'] },
    { cards: ['Dummy 2/2'] },
    ['use Helwen', 'Dummy 2/2', 'until B action', 'until A action | yes'],
    { 'A party': ['Dummy 2/2', 'Helwen', 'Hero A'], Helwen: { exhausted: true } },
  ],
  [
    'Helwen readies: the ally goes back',
    { cards: ['Helwen'] },
    { cards: ['Dummy 2/2'] },
    ['use Helwen', 'Dummy 2/2', 'until B action', 'until A action | no'],
    { 'B party': ['Dummy 2/2', 'Hero B'], Helwen: { exhausted: false } },
  ],
  [
    'King Magni Bronzebeard: a Dwarf each turn, and Dwarves protect',
    { cards: ['King Magni Bronzebeard', 'Kor Cindervein', 'Parvink'] },
    {},
    ['until A end'],
    {
      'A party': ['Dwarf Warrior', 'Hero A', 'King Magni Bronzebeard', 'Kor Cindervein', 'Parvink'],
      'Kor Cindervein': { keywords: ['Protector'] },
      'King Magni Bronzebeard': { keywords: ['Protector'] },
      'Dwarf Warrior': { atk: 1, health: 1, keywords: ['Protector'] },
    },
  ],
  [
    'Wilba: Charlotte for 3, whose bite kills',
    { cards: ['Wilba'], resources: 3 },
    { cards: ['Dummy 0/9'] },
    ['use Wilba', 'until B action', 'until A action', 'attack Charlotte > Dummy 0/9'],
    { 'B graveyard': ['Dummy 0/9'], 'B party': ['Hero B'] },
  ],
]

scenes(list)
