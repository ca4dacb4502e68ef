/** Cards that remember: what was removed "this way", whether another was played, a weapon that goes back, an X that has a limit. */
import { expect, test } from 'vitest'
import { choose } from '../../src/engine/choices.ts'
import { decision, type RunningGame, running } from '../../src/engine/game.ts'
import { start } from '../../src/engine/new-game.ts'
import type { CardDef, DeckDef } from '../../src/language/types.ts'
import { playerObj } from '../../src/state/ids.ts'
import type { SideSpec, Table } from '../table/index.ts'
import { duel, libraryOf, sceneIn, scenes } from './scenes.ts'

const ally = (name: string, more: Partial<CardDef> = {}): CardDef => ({
  ...{ name, type: 'ally', set: 'test', number: 0, cost: 1, atk: 2, damageType: 'melee', health: 5 },
  ...more,
})
const ability = (name: string, text: CardDef['text'], more: Partial<CardDef> = {}): CardDef => ({
  ...{ name, type: 'ability', instant: true, set: 'test', number: 0, cost: 1, ...(text ? { text } : {}) },
  ...more,
})
const own = [
  ally('Ogre', { tags: ['Ogre'], faction: 'Horde' }),
  ally('Wolf', { faction: 'Alliance', powers: [{ pay: [{ do: 'activate' }], then: [{ do: 'draw', n: 1 }] }] }),
  ally('Finn', { tags: ['Murloc'], powers: [{ keyword: 'Protector' }] }),
  ally('Knife', { type: 'weapon', tags: ['Dagger', 'Melee (1)'], atk: 1, strike: 0 }),
  ability('Kill', [{ do: 'destroy', what: { target: 1, is: 'ally' } }]),
  ability('Bury', [{ do: 'move', what: { target: 1, is: 'card', in: 'graveyard' }, to: 'removed' }]),
  ability('Peek', [{ do: 'draw', n: 1 }]),
  ability('Banish', [{ do: 'move', what: { target: 1, is: 'card' }, to: 'removed' }]),
  ability('Bolt', [{ do: 'draw', n: 1 }], { classes: ['Mage'] }),
  {
    ...{ name: 'Magus', type: 'hero', set: 'test', number: 0, classes: ['Mage'], race: 'Gnome', health: 25, front: [] },
    faction: 'Alliance',
  } satisfies CardDef,
  {
    ...{
      name: 'Brute',
      type: 'hero',
      set: 'test',
      number: 0,
      classes: ['Warrior'],
      race: 'Ogre',
      health: 30,
      front: [],
    },
    tags: ['Monster'],
  } satisfies CardDef,
  ally('Giant', { health: 20 }),
  ally('Wall', { powers: [{ always: [{ mod: 'prevent', would: { on: 'deal', to: 'self' }, n: 'all' }] }] }),
  ability('Trick', [{ do: 'draw', n: 1 }], { tags: ['Combo'] }),
  ability('Spark', [{ do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { target: 1, is: 'character' } }]),
  ability('Volley', [
    { do: 'deal', n: 1, type: 'ranged', by: { is: 'ally', of: 'you' }, to: { target: 1, is: 'character' } },
  ]),
  ability('Plague', undefined, {
    tags: ['Disease'],
    powers: [{ always: [{ mod: 'stat', what: 'yourHero', stat: 'health', n: 1 }] }],
  }),
  ability('Venom', undefined, { tags: ['Poison'], attach: { target: 1, is: 'character' }, powers: [] }),
  ability('Ward', undefined, {
    classes: ['Mage'],
    powers: [{ always: [{ mod: 'stat', what: 'yourHero', stat: 'health', n: 1 }] }],
  }),
]
const names = [
  ...['Dramla Lifebender', 'Breanna Greenmother', 'X-51 Nether-Rocket', 'Victory Rush', "Gor'gar", 'Boat to Booty Bay'],
  ...[
    'Deadly Brew',
    'Unrelenting Assault',
    'Sampron the Banisher',
    'Power Infusion',
    'Legwraps of the Master Conjurer',
  ],
  ...['Captain Cookie', 'Gronn Skullcracker', 'Spurious Sarcophagus', 'Rain of Arrows'],
  ...['Arcane Foresight', 'Netherbane', 'Dancing Rune Weapon', 'Pathaleon the Calculator', 'Arcane Missiles'],
  ...['Rite of Vision', 'Flash of Brilliance', 'Envenom', 'Shadowfury', 'Miandra', 'Greed Before Need'],
  ...['Demonfang Ritual Helm', 'Death Strike'],
]
const library = await libraryOf(names, own)

const scene = sceneIn(library)

scenes([
  scene(
    'Rain of Arrows: itself does not count among the other abilities',
    { hand: ['Rain of Arrows', 'Peek'], resources: 3 },
    {},
    ['play Peek', 'play Rain of Arrows', 'Hero B'],
    { 'Hero B': { damage: 3 } },
  ),
  scene(
    'Rain of Arrows: alone it deals 2',
    { hand: ['Rain of Arrows'], resources: 2 },
    {},
    ['play Rain of Arrows', 'Hero B'],
    { 'Hero B': { damage: 2 } },
  ),
  ...([true, false] as const).map((before) =>
    scene(
      `Arcane Foresight: ${before ? 'after another ability' : 'alone'}`,
      { hand: ['Arcane Foresight', 'Peek'], resources: 2 },
      {},
      [...(before ? ['play Peek'] : []), 'play Arcane Foresight', 'Hero B'],
      { 'Hero B': { damage: before ? 3 : 1 } },
    ),
  ),
  ...([true, false] as const).map((before) =>
    scene(
      `Unrelenting Assault: ${before ? 'nothing after another card' : 'the hero readies for 1, and no card can be played'}`,
      { hand: ['Unrelenting Assault', 'Peek', 'Kill'], resources: 7, cards: ['Knife'] },
      { cards: ['Ogre'] },
      [
        ...(before ? ['play Peek'] : []),
        'play Unrelenting Assault',
        ...(before ? ['attack Hero A > Ogre'] : ['attack Hero A > Ogre | yes']),
      ],
      { 'Hero A': { exhausted: before }, cannot: ['play Kill'] },
    ),
  ),
  scene(
    'Arcane Missiles: X is 5 at most',
    { hand: ['Arcane Missiles'], resources: 7 },
    {},
    [
      'play Arcane Missiles',
      ['number 0', 'number 1', 'number 2', 'number 3', 'number 4', 'number 5'],
      'number 5',
      'Hero B',
    ],
    { 'Hero B': { damage: 5 } },
  ),
  scene(
    'Netherbane: cards in play are not removed',
    { cards: ['Netherbane', 'Ogre'], graveyard: ['Wolf'] },
    { hand: ['Banish', 'Bury'], resources: 2 },
    ['until B action', 'play Banish', 'Ogre', 'play Bury', 'Wolf'],
    { Ogre: { atk: 2 }, 'A removed': ['Wolf'] },
  ),
  scene(
    'Dramla Lifebender: own allies are removed, and played from the graveyard',
    { cards: ['Dramla Lifebender', 'Ogre'], graveyard: ['Wolf'], hand: ['Kill', 'Kill'], resources: 3 },
    { cards: ['Finn'] },
    ['play Wolf', 'play Kill', 'Ogre', 'play Kill', 'Finn'],
    { 'A removed': ['Ogre'], 'B graveyard': ['Finn'], 'A party': ['Dramla Lifebender', 'Hero A', 'Wolf'] },
  ),
  scene(
    'Breanna Greenmother: an ally activates in the turn in which it comes',
    { cards: ['Breanna Greenmother'], hand: ['Wolf'], resources: 1 },
    {},
    ['play Wolf'],
    { can: ['use Wolf'] },
  ),
  scene(
    'X-51 Nether-Rocket: Ferocity for a Horde ally, which is destroyed at end of turn',
    { cards: ['X-51 Nether-Rocket'], hand: ['Ogre'], resources: 2 },
    {},
    ['play Ogre', 'use X-51 Nether-Rocket', 'attack Ogre > Hero B', 'until B action'],
    { 'Hero B': { damage: 2 }, 'A graveyard': ['Ogre'] },
  ),
  scene(
    'Victory Rush: after the hero dealt fatal combat damage to an ally',
    { cards: ['Knife'], hand: ['Victory Rush'], resources: 2 },
    { cards: [{ name: 'Ogre', damage: 4 }, 'Wolf'] },
    ['attack Hero A > Ogre | strike Knife', 'play Victory Rush'],
    { 'B graveyard': ['Ogre', 'Wolf'] },
  ),
  scene(
    'Victory Rush: not after damage that was not fatal',
    { cards: ['Knife'], hand: ['Victory Rush'], resources: 2 },
    { cards: ['Ogre', 'Wolf'] },
    ['attack Hero A > Ogre | strike Knife', 'play Victory Rush'],
    { 'B graveyard': [] },
  ),
  scene(
    'Gor’gar: comes back once, without his counter',
    { hand: ["Gor'gar", 'Kill', 'Kill'], resources: 8 },
    {},
    ["play Gor'gar", 'play Kill', 'yes', 'play Kill'],
    { 'A graveyard': ["Gor'gar", 'Kill', 'Kill'], can: ['pass'] },
  ),
  scene(
    'Deadly Brew: another of the same name, to the same character',
    {
      hand: ['Deadly Brew'],
      resources: 2,
      cards: [{ name: 'Venom', on: 'Hero A' }],
      deck: ['Filler', 'Venom', 'Kill'],
    },
    {},
    ['play Deadly Brew', 'Venom'],
    { 'A party': ['Hero A', 'Venom', 'Venom'] },
  ),
  scene(
    'Sampron the Banisher: owners put back what was removed',
    { cards: ['Sampron the Banisher'], hand: ['Kill'], resources: 1 },
    { cards: ['Ogre', 'Wolf'] },
    ['use Sampron the Banisher', 'Ogre', 'until B action', 'until A action', 'use Sampron the Banisher', 'play Kill'],
    { 'B party': ['Hero B', 'Ogre', 'Wolf'] },
  ),
  scene(
    'Power Infusion: the first card of a turn costs 1 less for each counter',
    { cards: ['Power Infusion'], hand: ['Ogre', 'Ogre'], resources: 1 },
    {},
    ['until B action', 'until A action', 'play Ogre', 'play Ogre'],
    { 'A ready': 0, 'A party': ['Hero A', 'Ogre', 'Ogre', 'Power Infusion'] },
  ),
  scene(
    'Legwraps of the Master Conjurer: all that was removed, of each turn',
    {
      cards: ['Legwraps of the Master Conjurer'],
      deck: ['Filler', 'Ogre', 'Filler', 'Wolf', 'Kill'],
      hand: ['Kill'],
      resources: 2,
    },
    {},
    [
      'until B action',
      'until A action',
      'until B action',
      'until A action',
      'use Legwraps of the Master Conjurer',
      'number 0',
    ],
    { 'A hand': ['Filler', 'Filler'] },
  ),
  scene(
    'Captain Cookie: has the powers of the Murlocs among the top five cards',
    { hand: ['Captain Cookie'], resources: 6, deck: ['Filler', 'Finn', 'Filler', 'Filler', 'Filler', 'Kill'] },
    {},
    ['play Captain Cookie'],
    { 'A removed': ['Finn'], 'Captain Cookie': { keywords: ['Protector'] } },
  ),
  scene(
    'Gronn Skullcracker: 6 more ATK for each Ogre',
    { cards: ['Gronn Skullcracker', 'Ogre'] },
    { cards: ['Ogre'] },
    [],
    { 'Gronn Skullcracker': { atk: 12 } },
  ),
  scene(
    'Dancing Rune Weapon: the weapon goes back at end of turn',
    { hand: ['Dancing Rune Weapon', 'Knife'], resources: 1 },
    {},
    ['play Dancing Rune Weapon', 'until B action'],
    { 'A hand': ['Knife'] },
  ),
  scene(
    'Pathaleon the Calculator: from the hand',
    { hand: ['Pathaleon the Calculator', 'Ogre', 'Wolf'], resources: 2, deck: ['Kill', 'Kill', 'Filler'] },
    {},
    ['use Pathaleon the Calculator', 'pick Ogre', 'pick Wolf', 'pick Ogre'],
    { 'A hand': ['Kill', 'Kill'], 'A removed': ['Pathaleon the Calculator'] },
  ),
  ...([true, false] as const).map((poisoned) =>
    scene(
      `Envenom: ${poisoned ? 'doubled for a Poison that is attached' : 'as many as were removed, five at most'}`,
      { hand: ['Envenom'], resources: 3, graveyard: Array.from({ length: 6 }, () => 'Trick') },
      { cards: poisoned ? [{ name: 'Venom', on: 'Hero B' }] : [] },
      ['play Envenom', 'number 5', 'Hero B', ...Array.from({ length: 5 }, () => 'Trick')],
      { 'Hero B': { damage: poisoned ? 10 : 5 }, 'A graveyard': ['Envenom', 'Trick'] },
    ),
  ),
  scene(
    'Shadowfury: only what was dealt damage is exhausted and stays so',
    { hand: ['Shadowfury'], resources: 5, cards: ['Finn'] },
    { cards: ['Ogre', 'Wall'] },
    ['play Shadowfury', 'until B action'],
    { Ogre: { exhausted: true, damage: 2 }, Wall: { exhausted: false, damage: 0 }, Finn: { exhausted: false } },
  ),
  scene(
    'Miandra: the first damage alone is prevented',
    { cards: [{ name: 'Miandra', counters: { 'divine shield': 1 } }] },
    { hand: ['Spark', 'Spark'], resources: 2 },
    ['until B action', 'play Spark', 'Miandra', 'play Spark', 'Miandra'],
    { Miandra: { damage: 1 } },
  ),
  scene(
    'Miandra: two packets at the same time are both prevented (715.1)',
    { cards: [{ name: 'Miandra', counters: { 'divine shield': 1 } }] },
    { hand: ['Volley', 'Spark'], resources: 2, cards: ['Ogre', 'Wolf'] },
    ['until B action', 'play Volley', 'Miandra', 'play Spark', 'Miandra'],
    { Miandra: { damage: 1 } },
  ),
  scene(
    'Greed Before Need: equipment of other players’ graveyards, not of one’s own',
    { cards: ['Greed Before Need'], resources: 2, graveyard: ['Knife'] },
    { graveyard: ['Knife', 'Ogre'] },
    [['attack Hero A', 'pass', 'play Knife'], 'play Knife'],
    { 'A party': ['Greed Before Need', 'Hero A', 'Knife'], 'A graveyard': ['Knife'], 'B graveyard': ['Ogre'] },
  ),
  scene(
    'Demonfang Ritual Helm: each other player destroys an ally',
    { cards: ['Demonfang Ritual Helm', 'Ogre', 'Finn'], hand: ['Kill'], resources: 1 },
    { cards: ['Wolf', 'Finn'] },
    ['play Kill', 'Ogre', 'Wolf'],
    { 'A party': ['Demonfang Ritual Helm', 'Finn', 'Hero A'], 'B graveyard': ['Wolf'] },
  ),
  ...(
    [
      [2, []],
      [4, ['Knife']],
      [4, ['Plague']],
      [6, ['Knife', 'Plague']],
    ] as const
  ).map(([n, cards]) =>
    scene(
      `Death Strike: ${n} damage, and as much healed, with ${cards.join(' and ') || 'nothing'}`,
      { hand: ['Death Strike'], resources: 2, damage: 9, cards },
      { cards: ['Giant'] },
      ['play Death Strike'],
      { Giant: { damage: n }, 'Hero A': { damage: 9 - n } },
    ),
  ),
])

/** Uses the second power of the card. */
function useSecond(t: Table): Table {
  t.answer(decision(t.game)!.answers.findIndex(({ do: act, code }) => act === 'use' && code?.includes('powers.1')))
  return t.resolveAll()
}

const again = (t: Table): Table => t.until('B', 'action').until('A', 'action')

test('Boat to Booty Bay: all allies of several turns come back, what came back by itself does not', () => {
  const t = duel({ cards: ['Boat to Booty Bay', 'Ogre', 'Wolf', 'Finn'] }, {}, { library })
  t.say('use Boat to Booty Bay').resolveAll().say('Ogre').resolveAll()
  again(t).say('use Boat to Booty Bay').resolveAll().say('Wolf').resolveAll()
  expect(t.zone('A', 'removed')).toEqual(['Ogre', 'Wolf'])
  useSecond(again(t))
  expect(t.zone('A', 'party')).toEqual(['Finn', 'Hero A', 'Ogre', 'Wolf'])
})

test('Spurious Sarcophagus: of the cards that it removed, not of others, one comes back', () => {
  const mine: SideSpec = {
    cards: [{ name: 'Spurious Sarcophagus', counters: { revive: 4 } }],
    ...{ graveyard: ['Ogre', 'Wolf'], removed: ['Finn'], deck: ['Filler', 'Filler'] },
  }
  const t = duel(mine, {}, { library })
  t.say('use Spurious Sarcophagus').say('Ogre').resolveAll()
  useSecond(again(t))
  expect(t.zone('A', 'hand')).toEqual(['Filler', 'Ogre'])
  expect(t.zone('A', 'removed')).toEqual(['Finn'])
})

test('Flash of Brilliance: finds ongoing Mage abilities of the collection alone (800.2b)', () => {
  const t = duel({ hero: 'Magus', cards: ['Flash of Brilliance'] }, {}, { library })
  t.until('B', 'action').until('A', 'ready').say('yes')
  expect(t.legal()).toContain('pick Ward')
  expect(t.legal()).not.toContain('pick Bolt')
  t.say('pick Ward').resolveAll()
  expect(t.zone('A', 'hand')).toEqual(['Ward'])
})

test('Rite of Vision: if the Spirit Guide is still there, any card of the collection', () => {
  const wait = (killed: boolean): Table => {
    const t = duel(
      { hero: 'Magus', quests: ['Rite of Vision'], hand: killed ? ['Kill'] : [], resources: 4 },
      {},
      { library },
    )
    t.say('complete Rite of Vision').resolveAll()
    if (killed) t.say('play Kill').resolveAll()
    return t.until('B', 'action').until('A', 'ready')
  }
  const t = wait(false)
  expect(t.zone('A', 'party')).toEqual(['Magus'])
  t.say('pick Bolt').resolveAll()
  expect(t.zone('A', 'hand')).toEqual(['Bolt'])
  expect(wait(true).legal()).toEqual(['pass'])
})

test('Gronn Skullcracker: revealed from the starting hand, its hero has 3 more ATK on its first turn alone (101.3)', () => {
  const deck = (id: string, hero: string, name: string): DeckDef => ({
    ...{ id, name: id, hero, about: '', format: 'open' },
    cards: [[60, name]],
  })
  const players = [
    { name: 'A', deck: deck('gronns', 'Brute', 'Gronn Skullcracker') },
    { name: 'B', deck: deck('fillers', 'Hero B', 'Filler') },
  ]
  // The test's Volley deals several packets at once, which no card says; a game that is dealt checks all cards.
  const cards = library.cards.filter(({ name }) => name !== 'Volley')
  const g: RunningGame = running(start({ ...library, cards }, { players, seed: 1 }))
  const say = (word: string): void => {
    const at = decision(g)!.answers.findIndex((a) => a.do === word)
    expect(choose(g, at)).toBeNull()
  }
  const atk = (): number => g.ask.stat(g, g.s.players[0]!.hero, 'atk')
  choose(
    g,
    decision(g)!.answers.findIndex(({ card }) => card === playerObj(0)),
  )
  say('keep')
  say('keep')
  for (let i = 0; i < 7; i++) say(i < 1 ? 'yes' : 'no')
  expect([g.s.turn[0]!.n, g.s.turn[0]!.seat, atk()]).toEqual([1, 0, 3])
  while (g.s.turn[0]!.n < 3) choose(g, 0)
  expect([g.s.turn[0]!.seat, atk()]).toEqual([0, 0])
})
