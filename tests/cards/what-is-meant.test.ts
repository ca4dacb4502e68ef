/** Cards whose data once meant something else than what is printed: whose cards, which tag or icon, who "it" is, and when it is chosen. */
import { expect, test } from 'vitest'
import { cardsNamed } from '../../src/cards/sets/index.ts'
import type { CardDef } from '../../src/language/types.ts'
import { duel, libraryWith, type Scene, scenes } from './scenes.ts'

const names = [
  ...[
    'Astral Recall',
    'Sparkington the Abrupt',
    'Amani Mask of Death',
    'Sweeping Strikes',
    'Charger',
    'Swift Hawkstrider',
  ],
  ...[
    'Roke the Ice Baron',
    'Lunen the Moon Baron',
    'Master Marksman McGee',
    'Return to the Aldor',
    'Return to the Scryers',
  ],
  ...[
    'Retainer Kai',
    'Spectral Kitten',
    "Prized Beastmaster's Mantle",
    'Helm of Terrorizing Fangs',
    'Magistrix Tibrana',
  ],
  ...['Leggings of the Vanquished Usurper', 'Brother Keltan', 'Elder Huntsman Swiftshot', 'Nibbler', 'Ruby Blazewing'],
  ...['King Magni Bronzebeard', 'Magni, the Mountain King', "Cairne, Earthmother's Chosen", 'Skywing', 'Poof!'],
  ...['Track Demons', 'Outbreak', 'Corruptor Mimi Whippleshade', 'Lifemistress Tanagra'],
]

const ally = (name: string, more: Partial<CardDef> = {}): CardDef => ({
  ...{ name, type: 'ally', set: 'test', number: 0, cost: 1, atk: 1, damageType: 'melee', health: 5 },
  ...more,
})
const spell = (name: string, more: Partial<CardDef> = {}): CardDef => ({
  ...{ name, type: 'ability', set: 'test', number: 0, cost: 1, text: [{ do: 'draw', n: 1 }], ...more },
})
const rash = (name: string, cost: number): CardDef => ({
  ...{ name, type: 'ability', set: 'test', number: 0, cost, tags: ['Disease'], attach: { target: 1, is: 'character' } },
  powers: [{ always: [{ mod: 'cannot', on: 'ready', what: 'host' }] }],
})

const library = libraryWith([
  ...(await cardsNamed(new Set(names))),
  ally('Icicle', { damageType: 'frost' }),
  ally('Moonbeam', { damageType: 'arcane' }),
  ally('Shooter', { damageType: 'ranged' }),
  ally('Plain'),
  ally('Guard', { powers: [{ keyword: 'Protector' }] }),
  ally('Leaf', { damageType: 'nature' }),
  ally('Unique One', { tags: ['Unique'] }),
  ally('Murloc', { tags: ['Murloc'] }),
  ally('Scryer Guest', { reputation: 'Scryer' }),
  ally('Aldor Guest', { reputation: 'Aldor' }),
  ally('Horde Guest', { faction: 'Horde' }),
  ally('Alliance Guest', { faction: 'Alliance' }),
  ally('Pup', { classes: ['Hunter'], tags: ['Wolf', 'Pet (1)'] }),
  {
    ...{ name: 'Errand', type: 'quest', set: 'test', number: 0 },
    powers: [{ pay: [{ do: 'pay', n: 9 }], reward: [{ do: 'draw', n: 1 }] }],
  },
  spell('Firewood'),
  spell('Ember', { classes: ['Mage'] }),
  ally('Apprentice', { tags: ['Mage'] }),
  rash('Rash', 1),
  rash('Fever', 3),
  { ...{ name: 'Cap', type: 'armor', set: 'test', number: 0, cost: 1, def: 0 } },
  {
    ...{ name: 'Cudgel', type: 'weapon', set: 'test', number: 0, cost: 1, atk: 2, damageType: 'melee', strike: 0 },
    tags: ['Melee (1)'],
  },
])

const whose: Scene[] = [
  [
    '706.1b Astral Recall: an ability, an ally and an equipment out of one’s own graveyard, nobody else’s and none in play',
    { hand: ['Astral Recall'], resources: 4, graveyard: ['Firewood', 'Plain', 'Cap'] },
    { graveyard: ['Leaf'], cards: ['Murloc'] },
    [
      'play Astral Recall',
      ['done', 'pick Firewood'],
      'Firewood',
      ['done', 'pick Plain'],
      'Plain',
      ['done', 'pick Cap'],
      'done',
    ],
    { 'A hand': ['Firewood', 'Plain'], 'A graveyard': ['Cap'], 'B party': ['Hero B', 'Murloc'] },
  ],
  [
    '305.1 Sparkington: Mages and [Mage] cards of one’s own hand may be played on an opponent’s turn, others not',
    { cards: ['Sparkington the Abrupt'], hand: ['Apprentice', 'Ember', 'Firewood'], resources: 3 },
    { hand: ['Ember'] },
    ['pass'],
    { can: ['play Apprentice', 'play Ember'], cannot: ['play Firewood'] },
    { turn: 'B' },
  ],
  [
    '200.2 Amani Mask of Death: what shares its name with another card in play is destroyed',
    { cards: ['Amani Mask of Death', 'Plain', 'Murloc'] },
    { cards: ['Plain', 'Leaf'] },
    ['until B action'],
    {
      'A party': ['Amani Mask of Death', 'Hero A', 'Murloc'],
      'B party': ['Hero B', 'Leaf'],
      'A graveyard': ['Plain'],
      'B graveyard': ['Plain'],
    },
  ],
  [
    'Sweeping Strikes: each other hero and ally of that party, and the one that was struck only once',
    { cards: ['Sweeping Strikes', 'Cudgel'] },
    { cards: ['Plain', 'Leaf'] },
    ['attack Hero A > Plain | strike Cudgel'],
    { Plain: { damage: 2 }, Leaf: { damage: 2 }, 'Hero B': { damage: 2 } },
  ],
  [
    'Corruptor Mimi Whippleshade: 3 for each Disease on that very hero',
    {},
    {},
    [],
    { 'Hero B': { damage: 6 }, 'Hero C': { damage: 0 }, 'Hero A': { damage: 0 } },
    {
      ...{ at: 'start' },
      players: [
        { cards: ['Corruptor Mimi Whippleshade', { name: 'Rash', on: 'Hero B' }, { name: 'Fever', on: 'Hero B' }] },
        {},
        {},
      ],
    },
  ],
]

const which: Scene[] = [
  [
    '205.1b Roke the Ice Baron: frost allies have his power, others not',
    { cards: ['Roke the Ice Baron', 'Icicle', 'Plain'] },
    { cards: ['Murloc'] },
    ['use Icicle', 'Murloc'],
    { Icicle: { exhausted: true }, cannot: ['use Plain'] },
  ],
  [
    '205.1b Lunen the Moon Baron: arcane allies draw a card',
    { cards: ['Lunen the Moon Baron', 'Moonbeam', 'Icicle'] },
    {},
    ['use Moonbeam'],
    { 'A hand': ['Filler'], can: ['use Lunen the Moon Baron'], cannot: ['use Icicle'] },
  ],
  [
    '205.1b Master Marksman McGee: ranged allies, himself too, have Long-Range',
    { cards: ['Master Marksman McGee', 'Shooter', 'Plain'] },
    {},
    [],
    {
      Shooter: { keywords: ['Long-Range'] },
      'Master Marksman McGee': { keywords: ['Long-Range'] },
      Plain: { keywords: [] },
    },
  ],
  [
    '100.2d Return to the Aldor: with another Aldor card',
    { quests: ['Return to the Aldor'], resources: 2, cards: ['Aldor Guest'] },
    {},
    ['complete Return to the Aldor'],
    { 'A hand': ['Filler'] },
  ],
  [
    '100.2d Return to the Scryers: not with an opponent’s Scryer card, nor an Aldor card',
    { quests: ['Return to the Scryers'], resources: 2, cards: ['Aldor Guest'] },
    { cards: ['Scryer Guest'] },
    [],
    { cannot: ['complete Return to the Scryers'] },
  ],
  [
    '100.2d Retainer Kai: another Scryer ally that enters keeps opponents from protecting',
    { hand: ['Scryer Guest'], resources: 1, cards: ['Retainer Kai'] },
    { cards: ['Guard'] },
    ['play Scryer Guest', 'attack Retainer Kai > Hero B'],
    { 'Hero B': { damage: 4 }, Guard: { exhausted: false } },
  ],
  [
    '206.1b Spectral Kitten: a Pet with a class icon is neither Horde nor Alliance',
    { cards: ['Spectral Kitten', 'Pup', 'Plain', 'Horde Guest', 'Alliance Guest'] },
    { cards: ['Leaf'] },
    [],
    {
      ...{ Pup: { atk: 2, health: 6 }, Plain: { atk: 2, health: 6 }, Leaf: { atk: 1, health: 5 } },
      ...{ 'Horde Guest': { atk: 2, health: 5 }, 'Alliance Guest': { atk: 1, health: 6 } },
    },
  ],
  [
    '206.1b Prized Beastmaster’s Mantle: +3 health for what is of no faction',
    { cards: ["Prized Beastmaster's Mantle", 'Pup', 'Horde Guest'] },
    {},
    [],
    { Pup: { health: 8 }, 'Horde Guest': { health: 5 } },
  ],
  [
    '206.1b Leggings of the Vanquished Usurper: Assault 2 for what is of no faction',
    { cards: ['Leggings of the Vanquished Usurper', 'Pup', 'Alliance Guest'], resources: 2 },
    {},
    ['use Leggings of the Vanquished Usurper'],
    { Pup: { atk: 3 }, 'Alliance Guest': { atk: 1 } },
  ],
  [
    '404.2 King Magni Bronzebeard: the token is an Alliance card and a Dwarf Warrior by name',
    { cards: ['King Magni Bronzebeard', 'Spectral Kitten'] },
    {},
    ['until B action'],
    { 'Dwarf Warrior': { atk: 1, health: 2, tags: ['Dwarf', 'Warrior'] } },
  ],
]

/** A fallen ally, and whether there is a fang for it. */
const fang = (fallen: string, is: object): Scene => [
  `206.1b Helm of Terrorizing Fangs: a fang for an ally of no faction, not for ${fallen === 'Pup' ? 'others' : fallen}`,
  { cards: ['Helm of Terrorizing Fangs', { name: fallen, damage: 4 }] },
  { cards: ['Leaf'] },
  [`attack ${fallen} > Leaf`],
  { 'Helm of Terrorizing Fangs': { counters: is as Record<string, number> } },
]

/** 404.2: a token of a faction, which is an icon. */
const token = (card: string, more: object): Scene => [
  `206.1b ${card}: the Stash token has its faction, so a Kitten gives it what it gives that`,
  { hand: [card], cards: ['Spectral Kitten'] },
  {},
  [`place ${card}`, 'yes'],
  more as Scene[4],
]

const mount = (card: string): Scene => [
  `${card}: the next 1 damage is prevented of another than the first target`,
  { cards: [card], hand: ['Errand'] },
  { cards: ['Plain'] },
  ['place Errand face up', 'Plain', [`pick ${card}`, 'pick Hero A', 'pick Hero B'], card, 'yes'],
  { Plain: { damage: 1 } },
]

const who: Scene[] = [
  mount('Charger'),
  mount('Swift Hawkstrider'),
  fang('Pup', { fang: 1 }),
  fang('Horde Guest', {}),
  token('Magni, the Mountain King', { 'Dwarf Warrior': { atk: 1, health: 2, tags: ['Dwarf', 'Warrior'] } }),
  token("Cairne, Earthmother's Chosen", { 'Tauren Warrior': { atk: 2, health: 1, tags: ['Tauren', 'Warrior'] } }),
  [
    '400.7 Magistrix Tibrana: she may take the ability herself',
    { cards: ['Magistrix Tibrana'] },
    { cards: ['Plain', { name: 'Rash', on: 'Plain' }] },
    [
      'attack Magistrix Tibrana > Rash | yes',
      ['pick Hero A', 'pick Hero B', 'pick Magistrix Tibrana'],
      'Magistrix Tibrana',
    ],
    {},
  ],
  [
    'Lifemistress Tanagra: one for each other nature ally',
    { cards: ['Lifemistress Tanagra', 'Leaf', 'Plain'] },
    {},
    [],
    { 'Lifemistress Tanagra': { atk: 6 }, Leaf: { atk: 2 }, Plain: { atk: 1 } },
  ],
  [
    '715.1 Skywing: +3 / +3 and an Arakkoa only as its player’s next turn starts',
    { quests: ['Skywing'], resources: 3 },
    {},
    ['complete Skywing'],
    { Skywing: { atk: 1, tags: ['Bird'] } },
  ],
  [
    '401.2 Poof!: who controlled the ally puts it back, though it is another player’s turn',
    { hand: ['Poof!'], resources: 2, cards: ['Plain'] },
    {},
    ['play Poof!', 'resolve', 'until B action'],
    { 'A party': ['Hero A', 'Plain'], 'B party': ['Hero B'] },
  ],
]

const late: Scene[] = [
  [
    '709.2b Track Demons: the card is seen before its player decides; into the hand for 3 damage',
    { cards: ['Track Demons'], deck: ['Plain', 'Filler'] },
    {},
    [['no', 'yes'], 'yes'],
    { 'Hero A': { damage: 3 }, 'A hand': ['Plain'] },
    { at: 'start' },
  ],
  [
    'Track Demons: or under the deck',
    { cards: ['Track Demons'], deck: ['Plain', 'Filler'] },
    {},
    ['no'],
    { 'Hero A': { damage: 0 }, 'A hand': [], 'A deck': ['Filler', 'Plain'] },
    { at: 'start' },
  ],
  [
    '709.2b Outbreak: one Disease is chosen, for ATK and health',
    {
      hand: ['Outbreak'],
      resources: 4,
      cards: [
        { name: 'Rash', on: 'Hero B' },
        { name: 'Fever', on: 'Hero B' },
      ],
    },
    { cards: ['Murloc'] },
    ['play Outbreak', ['pick Fever', 'pick Rash'], 'Fever'],
    { Murloc: { atk: -2, health: 2 } },
  ],
]

scenes(
  [...whose, ...which, ...who, ...late].map(([a, b, c, d, e, more]): Scene => [a, b, c, d, e, { library, ...more }]),
)

/** Who dealt the damage of this turn. */
const dealers = (t: ReturnType<typeof duel>): (string | undefined)[] =>
  Object.values(t.game.s.log).flatMap((h) => (h.on === 'deal' ? [t.game.s.cards[h.by as number]?.def] : []))

test.each([
  ['Brother Keltan', 'Unique One', ['Leaf', 'yes']],
  ['Elder Huntsman Swiftshot', 'Shooter', ['Leaf', 'yes']],
  ['Nibbler', 'Murloc', []],
  ['Ruby Blazewing', 'Plain', ['Leaf', 'yes']],
])('408.1 %s: the ally that enters (%s) deals the damage', (card, guest, says) => {
  const t = duel({ hand: [guest], resources: 1, cards: [card] }, { cards: ['Leaf'] }, { library })
  t.say(`play ${guest}`).resolveAll()
  for (const said of says) t.say(said).resolveAll()
  expect(dealers(t)).toEqual([guest])
})
