/** The treasures of the four raids with longer texts: sets of armor, blades of legend, trinkets. */
import { describe, expect, test } from 'vitest'
import { duel, type Scene, scenes } from './scenes.ts'

/** A and C are friends, against B. */
const friends = (third = {}) => ({ third })

/** Helms of a class: what they do when they are exhausted is in the scenes; an ability of the class makes them ready again. */
test.each([
  ['Bloodfang Hood', 'Sinister Strike', 2],
  ["Dragonstalker's Helm", 'Arcane Shot', 2],
  ['Halo of Transcendence', 'Mind Spike', 2],
  ['Helm of Wrath', 'Mocking Blow', 1],
  ['Helmet of Ten Storms', 'Frost Shock', 2],
  ['Judgement Crown', 'Hammer of Justice', 2],
  ['Nemesis Skullcap', 'Corruption', 2],
  ['Netherwind Crown', 'Fire Blast', 1],
  ['Stormrage Cover', 'Natural Selection', 3],
] as const)('703 %s is ready again when %s is played, and not for others', (name, ability, cost) => {
  const start = () =>
    duel(
      { cards: [{ name, exhausted: true }], hand: [ability, 'Quick Strike'], resources: cost + 3 },
      { hand: ['Filler'] },
    )
  const own = start().say(`play ${ability}`)
  if (ability === 'Natural Selection') own.say('mode 0')
  own.say('pick Hero B').resolveAll().expect(name, { exhausted: false })
  start().play('Quick Strike', 'Hero B').resolveAll().expect(name, { exhausted: true })
})

/** Leggings of a class: for 1, what they do when an ability of the class is played. */
const leggings = (name: string, ability: string, cost: number, more = {}) =>
  duel({ cards: [name], hand: [ability], resources: cost + 1, ...more }, { cards: ['Dummy 2/9'], exhausted: true })

describe('703 leggings of a class, for 1', () => {
  test('Bloodfang Pants: 1 damage to somebody exhausted', () => {
    const t = leggings('Bloodfang Pants', 'Sinister Strike', 2).play('Sinister Strike', 'Dummy 2/9')
    t.resolveAll('yes').expect('Hero B', { damage: 1 }).expect('Dummy 2/9', { damage: 1 })
  })

  test("Dragonstalker's Legguards: 2 ATK for a Ranged weapon", () => {
    const t = leggings("Dragonstalker's Legguards", 'Arcane Shot', 2, {
      cards: ["Dragonstalker's Legguards", 'Ancient Bone Bow'],
    })
    t.play('Arcane Shot', 'Hero B').resolveAll('yes').expect('Ancient Bone Bow', { atk: 4 })
  })

  test('Leggings of Transcendence: 2 from each friendly ally', () => {
    const cards = ['Leggings of Transcendence', { name: 'Dummy 1/9', damage: 5 }]
    const t = leggings('Leggings of Transcendence', 'Flash Heal', 1, { cards, damage: 9 })
    t.play('Flash Heal', 'Hero A').resolveAll('yes').expect('Dummy 1/9', { damage: 3 }).expect('Hero A', { damage: 5 })
  })

  test('Legplates of Ten Storms: 2 damage, divided', () => {
    const t = leggings('Legplates of Ten Storms', 'Frost Shock', 2).play('Frost Shock', 'Hero B')
    t.resolveAll('Hero B', 'Dummy 2/9', 'yes')
    expect(t.card('Hero B').damage + t.card('Dummy 2/9').damage).toBe(4)
  })

  test('Legplates of Wrath: armor is ready again', () => {
    const t = leggings('Legplates of Wrath', 'Mocking Blow', 1, {
      cards: ['Legplates of Wrath', { name: 'Golem Skull Helm', exhausted: true }],
    })
    t.play('Mocking Blow', 'Hero B')
      .resolveAll('Golem Skull Helm', 'yes')
      .expect('Golem Skull Helm', { exhausted: false })
  })

  test('Nemesis Leggings: 1 for each ability on an opposing hero', () => {
    const t = leggings('Nemesis Leggings', 'Shadow Bolt', 3).play('Shadow Bolt', 'Dummy 2/9').resolveAll('yes')
    t.expect('Hero B', { damage: 0 })
    const cursed = duel(
      { cards: ['Nemesis Leggings', { name: 'Corruption', on: 'Hero B' }], hand: ['Shadow Bolt'], resources: 4 },
      { cards: ['Dummy 2/9'] },
    )
    cursed.play('Shadow Bolt', 'Dummy 2/9').resolveAll('yes').expect('Hero B', { damage: 1 })
  })

  test('Netherwind Pants: a card for both', () => {
    const t = leggings('Netherwind Pants', 'Fire Blast', 1).play('Fire Blast', 'Hero B').resolveAll('yes')
    expect([t.zone('A', 'hand'), t.zone('B', 'hand')]).toEqual([['Filler'], ['Filler']])
  })

  test('Stormrage Legguards: 1 ATK for an ally; no means unpaid', () => {
    const start = () => leggings('Stormrage Legguards', 'Healing Touch', 3).play('Healing Touch', 'Hero A')
    start().resolveAll('yes').expect('Dummy 2/9', { atk: 3 })
    const no = start().resolveAll('no').expect('Dummy 2/9', { atk: 2 })
    expect(no.resources('A').ready).toBe(1)
  })
})

const list: Scene[] = [
  [
    'Coordinated Attack: friendly heroes shoot for 1',
    { cards: ['Coordinated Attack'] },
    {},
    ['use Hero A', 'Hero B'],
    { dealt: ['1 ranged Hero B'], 'Hero A': { exhausted: true } },
    friends(),
  ],
  [
    'Cull the Weak: the ATK of the allies that friends give',
    { hand: ['Cull the Weak'], resources: 3, cards: ['Dummy 3/1'] },
    { cards: ['Dummy 2/2'] },
    ['play Cull the Weak', 'Hero B', 'yes', 'yes'],
    { dealt: ['7 shadow Hero B'], 'Dummy 3/1': { zone: 'graveyard' }, 'Dummy 2/2': { zone: 'party' } },
    friends({ cards: ['Dummy 4/1'] }),
  ],
  [
    'Natural Alignment: as many as there are friends',
    { hand: ['Natural Alignment'], resources: 2, damage: 5 },
    {},
    ['play Natural Alignment', 'Hero B', 'Hero A'],
    { dealt: ['2 nature Hero B'], 'Hero A': { damage: 3 } },
    friends(),
  ],
  [
    'Spread the Word: damage of friendly heroes can’t be prevented',
    { cards: ['Spread the Word'], hand: ['Quick Strike'], resources: 3 },
    { cards: ['Defensive Stance'] },
    ['play Quick Strike', 'Hero B'],
    { 'Hero B': { damage: 2 } },
  ],
  [
    'Thorn in the Side: the attached hero attacks only the hero of whoever played it',
    { hand: ['Thorn in the Side'], resources: 3, cards: ['Dummy 1/1'] },
    {},
    ['play Thorn in the Side', 'Hero B', 'until B action', 'attack Hero B', ['pick Hero A']],
    {},
  ],
  [
    'Ancient Cornerstone Grimoire: a Skeleton for this turn',
    { cards: ['Ancient Cornerstone Grimoire'], resources: 2 },
    {},
    ['use Ancient Cornerstone Grimoire', 'attack Skeleton > Hero B', 'until B action'],
    { 'Hero B': { damage: 1 }, 'A party': ['Ancient Cornerstone Grimoire', 'Hero A'] },
  ],
  [
    'Bloodfang Hood exhausts somebody, on the own turn',
    { cards: ['Bloodfang Hood'] },
    {},
    ['use Bloodfang Hood', 'Hero B'],
    { 'Hero B': { exhausted: true }, 'Bloodfang Hood': { exhausted: true } },
  ],
  [
    'Dragonslayer’s Signet: Dragonkin take 1 more',
    { cards: ["Dragonslayer's Signet"], hand: ['Quick Strike', 'Quick Strike'], resources: 6 },
    { cards: ['Chromie', 'Dummy 2/9'] },
    ['play Quick Strike', 'Chromie', 'play Quick Strike', 'Dummy 2/9'],
    { Chromie: { damage: 3 }, 'Dummy 2/9': { damage: 2 } },
  ],
  [
    'Band of Sulfuras: others than Elementals take no more',
    { cards: ['Band of Sulfuras'], hand: ['Quick Strike'], resources: 3 },
    { cards: ['Dummy 2/9'] },
    ['play Quick Strike', 'Dummy 2/9'],
    { 'Dummy 2/9': { damage: 2 } },
  ],
  [
    'Dragonstalker’s Helm: 1 ATK for a Pet',
    { cards: ["Dragonstalker's Helm", 'Rayder', 'Dummy 1/1'] },
    {},
    ["use Dragonstalker's Helm"],
    { Rayder: { atk: 3 }, 'Dummy 1/1': { atk: 1 } },
  ],
  [
    'Eskhandar’s Collar: 1 more for the own hero, 1 less for the other',
    { cards: ["Eskhandar's Collar"] },
    { cards: ['Krol Blade'], resources: 1 },
    ['attack Hero B > Hero A | strike Krol Blade'],
    { 'Hero A': { damage: 2 }, 'Hero B': { damage: 1 } },
    { turn: 'B' },
  ],
  [
    'Halo of Transcendence heals 1 from an ally',
    { cards: ['Halo of Transcendence', { name: 'Dummy 1/9', damage: 3 }] },
    {},
    ['use Halo of Transcendence'],
    { 'Dummy 1/9': { damage: 2 } },
  ],
  [
    'Helm of Wrath: an ally that attacks must attack the hero',
    { cards: ['Helm of Wrath', 'Dummy 1/1'], resources: 1 },
    { cards: ['Dummy 2/2'] },
    ['A: use Helm of Wrath', 'Dummy 2/2', 'attack Dummy 2/2', ['pick Hero A']],
    {},
    { turn: 'B' },
  ],
  [
    'Helmet of Ten Storms: 1 damage and 1 healing',
    { cards: ['Helmet of Ten Storms'], resources: 2, damage: 3 },
    {},
    ['use Helmet of Ten Storms', 'Hero B', 'Hero A'],
    { dealt: ['1 nature Hero B'], 'Hero A': { damage: 2 } },
  ],
  [
    'Judgement Crown prevents 1',
    { cards: ['Judgement Crown', 'Dummy 1/9'], resources: 1 },
    { cards: ['Dummy 3/3'] },
    ['A: use Judgement Crown', 'Dummy 1/9', 'attack Dummy 3/3 > Dummy 1/9'],
    { 'Dummy 1/9': { damage: 2 } },
    { turn: 'B' },
  ],
  [
    'Mass of McGowan: 2 more against an ally',
    { cards: ['Mass of McGowan'], resources: 1 },
    { cards: ['Dummy 0/9'] },
    ['attack Hero A > Dummy 0/9 | strike Mass of McGowan'],
    { 'Dummy 0/9': { damage: 4 } },
  ],
  [
    'Mass of McGowan: against a hero 2',
    { cards: ['Mass of McGowan'], resources: 1 },
    { cards: ['Dummy 0/9'] },
    ['attack Hero A > Hero B | strike Mass of McGowan'],
    { 'Hero B': { damage: 2 } },
  ],
  [
    'Nemesis Skullcap heals its hero by 1',
    { cards: ['Nemesis Skullcap'], damage: 3 },
    {},
    ['use Nemesis Skullcap'],
    { 'Hero A': { damage: 2 } },
  ],
  [
    'Netherwind Crown: 1 arcane damage to an ally',
    { cards: ['Netherwind Crown'], resources: 1 },
    { cards: ['Dummy 2/9'] },
    ['use Netherwind Crown'],
    { dealt: ['1 arcane Dummy 2/9'] },
  ],
  [
    'Ring of Binding: abilities that target the hero cost opponents 1 more',
    { cards: ['Ring of Binding', 'Dummy 1/9'] },
    { hand: ['Lightning Bolt', 'Lightning Bolt'], resources: 7 },
    ['play Lightning Bolt', 'Hero A', 'play Lightning Bolt', 'Dummy 1/9'],
    { dealt: ['4 nature Hero A', '4 nature Dummy 1/9'], 'B ready': 0 },
    { turn: 'B' },
  ],
  [
    'Ring of Binding: 3 are not enough for the hero (707.2)',
    { cards: ['Ring of Binding', 'Dummy 1/9'] },
    { hand: ['Lightning Bolt'], resources: 3 },
    ['play Lightning Bolt', 'Hero A'],
    { 'B hand': ['Lightning Bolt'], 'B ready': 3, dealt: [] },
    { turn: 'B' },
  ],
  [
    'Stormrage Cover: a card for a card',
    { cards: ['Stormrage Cover'], resources: 1, hand: ['Parvink'] },
    {},
    ['use Stormrage Cover', 'Parvink'],
    { 'A hand': ['Filler'], 'A graveyard': ['Parvink'] },
  ],
  [
    'Sword of Zeal: as many resources as damage are ready again',
    { cards: ['Sword of Zeal'], resources: 4 },
    {},
    ['attack Hero A > Hero B | strike Sword of Zeal | A | yes'],
    { 'A ready': 4, 'Hero B': { damage: 2 } },
  ],
  [
    'Vis’kag the Bloodletter kills an ally without damage',
    { cards: ["Vis'kag the Bloodletter"], resources: 1 },
    { cards: ['Dummy 0/9'] },
    ["attack Hero A > Dummy 0/9 | strike Vis'kag the Bloodletter"],
    { 'Dummy 0/9': { zone: 'graveyard' } },
  ],
  [
    'Vis’kag the Bloodletter: a damaged one lives',
    { cards: ["Vis'kag the Bloodletter"], resources: 1 },
    { cards: [{ name: 'Dummy 0/9', damage: 1 }] },
    ["attack Hero A > Dummy 0/9 | strike Vis'kag the Bloodletter"],
    { 'Dummy 0/9': { zone: 'party', damage: 2 } },
  ],
  [
    'Blastershot Launcher: 3 damage as it comes, for a Hunter',
    { hero: 'Elendril', hand: ['Blastershot Launcher'], resources: 5 },
    {},
    ['play Blastershot Launcher', 'Hero B'],
    { dealt: ['3 ranged Hero B'] },
  ],
  [
    'Blastershot Launcher: nothing for anybody else',
    { hand: ['Blastershot Launcher'], resources: 5 },
    {},
    ['play Blastershot Launcher'],
    { dealt: [] },
  ],
  [
    'Brutality Blade: opponents can’t be healed this turn',
    { cards: ['Brutality Blade'], hand: ['Healing Touch'], resources: 3 },
    { damage: 9 },
    ['use Brutality Blade', 'play Healing Touch', 'Hero B'],
    { 'Hero B': { damage: 9 }, 'A graveyard': ['Brutality Blade', 'Healing Touch'] },
  ],
  [
    'Core Hound Tooth grows each turn …',
    { cards: ['Core Hound Tooth'], resources: 2 },
    {},
    ['until B action', 'until A action'],
    { 'Core Hound Tooth': { atk: 1 } },
  ],
  [
    '… until it bites',
    { cards: [{ name: 'Core Hound Tooth', counters: { atk: 3 } }], resources: 2 },
    {},
    ['attack Hero A > Hero B | strike Core Hound Tooth'],
    { 'Hero B': { damage: 3 }, 'Core Hound Tooth': { atk: 0 } },
  ],
  [
    'Drillborer Disk: what it prevents burns the source',
    { cards: ['Drillborer Disk'] },
    { cards: ['Dummy 2/9'] },
    ['attack Dummy 2/9 > Hero A | prevent Drillborer Disk'],
    { 'Hero A': { damage: 1 }, 'Dummy 2/9': { damage: 1 } },
    { turn: 'B' },
  ],
  [
    'Drillborer Disk exhausted burns nobody',
    { cards: [{ name: 'Drillborer Disk', exhausted: true }] },
    { cards: ['Dummy 2/9'] },
    ['attack Dummy 2/9 > Hero A'],
    { 'Hero A': { damage: 2 }, 'Dummy 2/9': { damage: 0 } },
    { turn: 'B' },
  ],
  [
    'Rhok’delar, Longbow of the Ancient Keepers: 5 from a distance',
    { cards: ["Rhok'delar, Longbow of the Ancient Keepers"], resources: 2 },
    { cards: ['Dummy 5/9'] },
    ["attack Hero A > Dummy 5/9 | strike Rhok'delar, Longbow of the Ancient Keepers"],
    { 'Dummy 5/9': { damage: 5 }, 'Hero A': { damage: 0 } },
  ],
  [
    'Shadowstrike: two cards for an Enchanter',
    { hero: 'Boris Brightbeard', cards: ['Shadowstrike'], resources: 1 },
    {},
    ['use Shadowstrike'],
    { 'A hand': ['Filler', 'Filler'] },
  ],
  [
    'Shadowstrike: nothing for anybody else',
    { hero: 'Warrax', cards: ['Shadowstrike'], resources: 1 },
    {},
    ['use Shadowstrike'],
    { 'A hand': [], 'A graveyard': ['Shadowstrike'] },
  ],
  [
    'Sulfuras, Hand of Ragnaros: 7 fire damage with the strike, and 1 back',
    { cards: ['Sulfuras, Hand of Ragnaros'], resources: 5 },
    { cards: ['Dummy 2/10'] },
    ['attack Hero A > Dummy 2/10 | strike Sulfuras, Hand of Ragnaros | Hero B'],
    { 'Hero B': { damage: 7 }, 'Dummy 2/10': { damage: 8 }, 'Hero A': { damage: 2 } },
  ],
  [
    'Talisman of Ephemeral Power: back to the hand, and the ability deals 1 more',
    { cards: ['Talisman of Ephemeral Power'], hand: ['Lightning Bolt'], resources: 4 },
    {},
    ['play Lightning Bolt', 'Hero B', 'yes'],
    { 'Hero B': { damage: 5 }, 'A hand': ['Talisman of Ephemeral Power'] },
  ],
  [
    'Band of Crimson Fury: 3 more the next time an ability deals damage',
    { cards: ['Band of Crimson Fury'], hand: ['Parvink', 'Quick Strike', 'Quick Strike'], resources: 9 },
    {},
    ['use Band of Crimson Fury', 'Parvink', 'play Quick Strike', 'Hero B', 'play Quick Strike', 'Hero B'],
    { 'Hero B': { damage: 7 } },
  ],
  [
    'Cloak of the Pit Stalker: an attacker has 1 health less',
    { cards: ['Cloak of the Pit Stalker'] },
    { cards: ['Dummy 2/1'] },
    ['propose Dummy 2/1 > Hero A', 'resolve', 'A: use Cloak of the Pit Stalker', 'resolve', 'fight'],
    { 'Hero A': { damage: 0 }, 'B graveyard': ['Dummy 2/1'] },
    { turn: 'B' },
  ],
  [
    'Crystalheart Pulse-Staff: an ally is away until the end of the turn',
    { cards: ['Crystalheart Pulse-Staff', { name: 'Dummy 1/9', damage: 5 }], resources: 2 },
    {},
    ['use Crystalheart Pulse-Staff', 'until B action'],
    { 'Dummy 1/9': { zone: 'party', damage: 0 } },
  ],
  [
    'Eredar Wand of Obliteration: something for something',
    { cards: ['Eredar Wand of Obliteration', 'Dummy 1/1'], hand: ['Shadow Bolt'], resources: 3 },
    { cards: ['Krol Blade'] },
    ['play Shadow Bolt', 'Hero B', 'yes', 'Dummy 1/1'],
    { 'B graveyard': ['Krol Blade'], 'A graveyard': ['Dummy 1/1', 'Shadow Bolt'] },
  ],
  [
    'Heavy Netherweave Bandage: 6 for 1, below the deck',
    { cards: ['Heavy Netherweave Bandage'], resources: 1, damage: 9 },
    {},
    ['use Heavy Netherweave Bandage', 'Hero A'],
    { 'Hero A': { damage: 3 }, 'A deck': ['Filler', 'Filler', 'Filler', 'Heavy Netherweave Bandage'] },
  ],
  [
    'Soul-Eater’s Handwraps: whatever readies mills a card',
    { cards: ["Soul-Eater's Handwraps"] },
    { exhausted: true, deck: ['Parvink', 'Filler', 'Filler'] },
    ['until B action'],
    { 'B graveyard': ['Parvink'] },
  ],
  [
    'Superior Mana Oil: an ability on top goes into the hand',
    { cards: ['Krol Blade', { name: 'Superior Mana Oil', on: 'Krol Blade' }], deck: ['Vanquish', 'Filler'] },
    {},
    ['until A action | yes'],
    { 'A hand': ['Filler', 'Vanquish'] },
    { at: 'start' },
  ],
  [
    'Superior Mana Oil: anything else into the graveyard',
    { cards: ['Krol Blade', { name: 'Superior Mana Oil', on: 'Krol Blade' }], deck: ['Parvink', 'Filler'] },
    {},
    ['until A action | yes'],
    { 'A hand': ['Filler'], 'A graveyard': ['Parvink'] },
    { at: 'start' },
  ],
  [
    'Black Bow of the Betrayer: four resources are ready after an ally was shot, for a Hunter',
    { hero: 'Elendril', cards: ['Black Bow of the Betrayer'], resources: 4 },
    { cards: ['Dummy 5/9'] },
    ['attack Elendril > Dummy 5/9 | strike Black Bow of the Betrayer'],
    { 'Dummy 5/9': { damage: 4 }, Elendril: { damage: 0 } },
  ],
  [
    'Memento of Tyrande: a Spirit for an ally that was destroyed',
    { cards: ['Memento of Tyrande', 'Dummy 1/1'], hand: ['Quick Strike'], resources: 3 },
    {},
    ['play Quick Strike', 'Dummy 1/1', 'yes'],
    { 'A party': ['Hero A', 'Memento of Tyrande', 'Spirit'] },
  ],
  [
    'Memento of Tyrande: none for a token',
    { cards: ['Memento of Tyrande', { name: 'Dummy 1/1', token: true }], hand: ['Quick Strike'], resources: 3 },
    {},
    ['play Quick Strike', 'Dummy 1/1'],
    { 'A party': ['Hero A', 'Memento of Tyrande'] },
  ],
  [
    'The Skull of Gul’dan: 2 less where X is paid',
    { cards: ["The Skull of Gul'dan"], hand: ['Aimed Shot'], resources: 3 },
    {},
    ["use The Skull of Gul'dan", 'play Aimed Shot', 'number 4', 'Hero B'],
    { 'Hero B': { damage: 4 }, 'A ready': 0 },
  ],
  [
    'Warglaive of Azzinoth, Left Hand of the Betrayer: with its twin two strike, and the other is ready again',
    {
      cards: ['Warglaive of Azzinoth, Left Hand of the Betrayer', 'Warglaive of Azzinoth, Right Hand of the Betrayer'],
      resources: 1,
    },
    {},
    [],
    { 'Hero A': { keywords: ['Dual Wield'] } },
  ],
  [
    'Warglaive of Azzinoth, Right Hand of the Betrayer leaves a flame that protects',
    { cards: ['Warglaive of Azzinoth, Right Hand of the Betrayer'], hand: ['Shattering Blow'], resources: 4 },
    {},
    ['play Shattering Blow'],
    { 'A party': ['Flame of Azzinoth', 'Hero A'], 'Flame of Azzinoth': { atk: 3, health: 3, keywords: ['Protector'] } },
  ],
]

describe('one by one', () => scenes(list))

test('Blessed Medallion of Karabor: its player moves to the right of another friend', () => {
  const t = duel({ cards: ['Blessed Medallion of Karabor'] }, {}, friends())
  t.use('Blessed Medallion of Karabor').resolveAll()
  expect(t.zone('A', 'removed')).toEqual(['Blessed Medallion of Karabor'])
  expect(t.game.s.turn[0]!.order).toHaveLength(3)
})

test('301.4 Illidan Stormrage: for 11, and only a traitor has him in a deck', () => {
  const t = duel({ hand: ['Illidan Stormrage'], resources: 11, damage: 4 })
  t.play('Illidan Stormrage').resolve().expect('Illidan Stormrage', { zone: 'party', damage: 4, health: 35, atk: 5 })
  expect(duel({ hand: ['Illidan Stormrage'], resources: 10 }).legal()).not.toContain('play Illidan Stormrage')
})
