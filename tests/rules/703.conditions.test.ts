/** Double-check powers (703.2), verb by verb: the condition is asked once the event has happened, and again as the effect resolves. */
import { describe, expect, test } from 'vitest'
import type { CardDef, Condition, Effect, EventPattern, Verb } from '../../src/language/types.ts'
import { verbs } from '../../src/language/types.ts'
import { type SideSpec, type Table, table } from '../table/index.ts'
import { ability, ally, armor, item, weapon, withCards } from './own.ts'

const theirs = { is: 'ally', of: 'opponents' } as const
const none = (c: Condition): Condition => ({ not: c })
const spell = (name: string, ...text: Effect[]): CardDef => ability(name, { text, instant: true })
const onAlly = { target: 1, is: 'ally' } as const

interface Case {
  event: EventPattern
  /** True once it has happened, and not before. */
  if: Condition
  /** What B has, and what B does with it. */
  b: SideSpec
  cards?: readonly CardDef[]
  act: (t: Table) => unknown
  /** Another turn or step than B's action phase. */
  turn?: string
  at?: 'start' | 'draw'
  raid?: true
}

const cast = (card: CardDef, more: SideSpec = {}): Pick<Case, 'b' | 'cards' | 'act'> => ({
  b: { ...more, hand: [card.name, ...(more.hand ?? [])] },
  cards: [card],
  act: (t) => t.play(card.name).resolve(),
})
const hasHappened = (on: Verb): Condition => ({ happened: { on }, since: 'turn' })
const dummy = ['Dummy 2/3']

/** Whatever verb an event may be told with. */
const cases: Readonly<Record<Verb, Case>> = {
  deal: {
    event: { on: 'deal', to: theirs },
    if: { match: '$to', where: ['damage', '>=', 2] },
    ...cast(spell('Zap', { do: 'deal', n: 2, by: 'yourHero', to: onAlly }), { cards: dummy }),
  },
  heal: {
    event: { on: 'heal', from: theirs },
    if: { match: '$from', state: 'undamaged' },
    ...cast(spell('Mending', { do: 'heal', n: 2, by: 'yourHero', from: onAlly }), {
      cards: [{ name: 'Dummy 2/3', damage: 2 }],
    }),
  },
  put: {
    event: { on: 'put', to: theirs },
    if: { match: '$to', has: { counter: 'coin' } },
    ...cast(spell('Gift', { do: 'put', n: 1, what: 'coin', to: onAlly }), { cards: dummy }),
  },
  remove: {
    event: { on: 'remove', from: theirs },
    if: none({ match: '$from', has: { counter: 'coin' } }),
    ...cast(spell('Theft', { do: 'remove', n: 1, what: 'coin', from: onAlly }), {
      cards: [{ name: 'Dummy 2/3', counters: { coin: 1 } }],
    }),
  },
  destroy: {
    event: { on: 'destroy', what: theirs },
    if: none({ some: theirs }),
    ...cast(spell('Slay', { do: 'destroy', what: onAlly }), { cards: dummy }),
  },
  discard: {
    event: { on: 'discard', by: 'opponents' },
    if: none({ some: { in: 'hand', of: 'opponents' } }),
    ...cast(spell('Toss', { do: 'discard', n: 1 }), { hand: ['Filler'] }),
  },
  draw: {
    event: { on: 'draw', by: 'opponents' },
    if: { some: { in: 'hand', of: 'opponents' } },
    ...cast(spell('Study', { do: 'draw', n: 1 })),
  },
  move: {
    event: { on: 'move', what: theirs },
    if: { some: { in: 'hand', of: 'opponents' } },
    ...cast(spell('Unsummon', { do: 'move', what: onAlly, to: 'hand' }), { cards: dummy }),
  },
  create: {
    event: { on: 'create', by: 'opponents' },
    if: { some: { ...theirs, state: 'ready' } },
    ...cast(spell('Summon', { do: 'create', n: 1, token: 'Wisp' })),
  },
  search: {
    event: { on: 'search', by: 'opponents' },
    if: hasHappened('search'),
    ...cast(spell('Rummage', { do: 'search', in: 'deck', for: { is: 'ally' }, as: 'it' })),
    act: (t) => t.play('Rummage').resolve().resolveAll(),
  },
  reveal: {
    event: { on: 'reveal', by: 'opponents' },
    if: hasHappened('reveal'),
    ...cast(spell('Show', { do: 'reveal', what: { top: 1, in: 'deck', of: 'you' } })),
  },
  turn: {
    event: { on: 'turn', what: { is: 'quest', of: 'opponents' } },
    if: none({ some: { is: 'quest', of: 'opponents' } }),
    ...cast(spell('Hide', { do: 'turn', what: { is: 'quest', of: 'you' }, face: 'down' }), { quests: ['In Dreams'] }),
  },
  attach: {
    event: { on: 'attach', to: theirs },
    if: { match: '$to', has: { attached: 'Vine' } },
    b: { hand: ['Vine'], cards: dummy },
    cards: [ability('Vine', { attach: { target: 1, is: 'ally' }, powers: [{ keyword: 'Eternal' }] })],
    act: (t) => t.play('Vine').resolve(),
  },
  enter: {
    event: { on: 'enter', what: theirs, zone: 'play' },
    if: { some: theirs },
    b: { hand: ['Recruit'] },
    cards: [ally('Recruit', 1, 1, { cost: 0 })],
    act: (t) => t.play('Recruit').resolve(),
  },
  leave: {
    event: { on: 'leave', what: theirs, zone: 'play' },
    if: none({ some: theirs }),
    ...cast(spell('Banish', { do: 'move', what: onAlly, to: 'removed' }), { cards: dummy }),
  },
  exhaust: {
    event: { on: 'exhaust', what: theirs },
    if: { match: '$what', state: 'exhausted' },
    ...cast(spell('Lull', { do: 'exhaust', what: onAlly }), { cards: dummy }),
  },
  ready: {
    event: { on: 'ready', what: theirs },
    if: { match: '$what', state: 'ready' },
    ...cast(spell('Wake', { do: 'ready', what: onAlly }), { cards: [{ name: 'Dummy 2/3', exhausted: true }] }),
  },
  activate: {
    event: { on: 'activate', what: { is: 'item', of: 'opponents' } },
    if: { match: '$what', state: 'exhausted' },
    b: { cards: ['Lever'] },
    cards: [item('Lever', { powers: [{ pay: [{ do: 'activate' }], then: [{ do: 'draw', n: 1 }] }] })],
    act: (t) => t.use('Lever'),
  },
  flip: {
    event: { on: 'flip', what: { is: 'hero', of: 'opponents' } },
    if: { match: '$what', state: 'back' },
    ...cast(spell('Somersault', { do: 'flip', what: 'yourHero' })),
  },
  swap: {
    event: { on: 'swap', what: { is: 'hero' } },
    if: { some: { name: 'Onyxia (Stage 2)' } },
    ...cast(spell('Change', { do: 'swap', what: { is: 'hero', of: 'opponents' }, for: 'Onyxia (Stage 2)' })),
    raid: true,
  },
  become: {
    event: { on: 'become', what: theirs },
    if: { match: '$what', name: 'Dummy 1/1' },
    ...cast(
      spell('Mask', {
        do: 'modify',
        mods: [{ mod: 'copy', what: { target: 1, name: 'Dummy 2/3' }, of: { name: 'Dummy 1/1' } }],
      }),
      { cards: ['Dummy 2/3', 'Dummy 1/1'] },
    ),
  },
  pay: {
    event: { on: 'pay', by: 'opponents' },
    if: none({ some: { is: 'resource', of: 'opponents', state: 'ready' } }),
    b: { hand: ['Dear'], resources: 1 },
    cards: [ability('Dear', { cost: 1, text: [{ do: 'draw', n: 1 }] })],
    act: (t) => t.play('Dear'),
  },
  play: {
    event: { on: 'play', by: 'opponents', what: { is: 'ability' } },
    if: { some: { in: 'chain', is: 'ability' } },
    ...cast(spell('Study', { do: 'draw', n: 1 })),
    act: (t) => t.play('Study'),
  },
  place: {
    event: { on: 'place', by: 'opponents' },
    if: none({ some: { in: 'hand', of: 'opponents' } }),
    b: { hand: ['Filler'] },
    act: (t) => t.place('Filler'),
  },
  complete: {
    event: { on: 'complete', by: 'opponents' },
    if: none({ some: { is: 'quest', of: 'opponents' } }),
    b: { quests: ['Errand'] },
    cards: [
      { name: 'Errand', type: 'quest', set: 'test', number: 1, powers: [{ pay: [], reward: [{ do: 'draw', n: 1 }] }] },
    ],
    act: (t) => t.complete('Errand'),
  },
  strike: {
    event: { on: 'strike', by: 'opponents' },
    if: { compare: [{ stat: 'atk', of: { is: 'hero', of: 'opponents' } }, '>=', 3] },
    b: { cards: ['Axe'] },
    cards: [weapon('Axe', 3, 0, ['Melee (1)'])],
    act: (t) => t.attack('Hero B', 'Hero A', 'strike Axe'),
  },
  target: {
    event: { on: 'target', what: theirs },
    if: { some: { in: 'chain', targeting: theirs } },
    ...cast(spell('Point', { do: 'ready', what: onAlly }), { cards: dummy }),
    act: (t) => t.play('Point'),
  },
  interrupt: {
    event: { on: 'interrupt', what: { is: 'ability' } },
    if: { some: { in: 'graveyard', of: 'opponents', name: 'Study' } },
    b: { hand: ['Study', 'Counter'] },
    cards: [
      spell('Study', { do: 'draw', n: 1 }),
      spell('Counter', { do: 'interrupt', what: { in: 'chain', name: 'Study' } }),
    ],
    act: (t) => t.play('Study').play('Counter').resolve(),
  },
  trigger: {
    event: { on: 'trigger', what: theirs },
    if: hasHappened('trigger'),
    ...cast(spell('Set Off', { do: 'trigger', what: onAlly }), { cards: dummy }),
  },
  use: {
    event: { on: 'use', by: 'opponents' },
    if: { some: { in: 'chain', is: 'effect' } },
    b: { cards: ['Lever'] },
    cards: [item('Lever', { powers: [{ pay: [{ do: 'activate' }], then: [{ do: 'draw', n: 1 }] }] })],
    act: (t) => t.use('Lever'),
  },
  prevent: {
    event: { on: 'prevent', what: { is: 'armor', of: 'opponents' } },
    if: { match: '$what', state: 'exhausted' },
    ...cast(spell('Zap', { do: 'deal', n: 2, by: 'yourHero', to: 'yourHero' }), { cards: ['Plate'] }),
    cards: [spell('Zap', { do: 'deal', n: 2, by: 'yourHero', to: 'yourHero' }), armor('Plate', 1)],
    act: (t) => t.play('Zap').resolve('prevent Plate'),
  },
  propose: {
    event: { on: 'propose', by: 'opponents' },
    if: { some: { in: 'chain', is: 'effect' } },
    b: { cards: dummy },
    act: (t) => t.propose('Dummy 2/3', 'Hero A'),
  },
  attack: {
    event: { on: 'attack', by: theirs },
    if: { match: '$by', state: 'attacking' },
    b: { cards: dummy },
    act: (t) => t.attack('Dummy 2/3', 'Hero A'),
  },
  defend: {
    event: { on: 'defend', what: { is: 'hero', of: 'you' } },
    if: { match: '$what', state: 'defending' },
    b: { cards: dummy },
    act: (t) => t.attack('Dummy 2/3', 'Hero A'),
  },
  fight: {
    event: { on: 'fight', by: theirs },
    if: { match: '$by', state: 'inCombat' },
    b: { cards: dummy },
    act: (t) => t.attack('Dummy 2/3', 'Hero A'),
  },
  protect: {
    event: { on: 'protect', by: theirs },
    if: { match: '$by', state: 'protecting' },
    b: { cards: ['Guard'] },
    cards: [ally('Guard', 1, 9, { powers: [{ keyword: 'Protector' }] })],
    turn: 'A',
    act: (t) => t.attack('Hero A', 'Hero B', 'protect Guard'),
  },
  sabotage: {
    event: { on: 'sabotage', by: theirs },
    if: hasHappened('sabotage'),
    b: { cards: ['Sapper'] },
    cards: [ally('Sapper', 1, 9, { powers: [{ keyword: 'Sabotage', of: { is: 'item', of: 'opponents' } }] })],
    act: (t) => t.attack('Sapper', 'Witness'),
  },
  inspire: {
    event: { on: 'inspire', what: theirs },
    if: { match: '$what', state: 'ready' },
    b: { cards: ['Bard', { name: 'Dummy 2/3', exhausted: true }] },
    cards: [ally('Bard', 1, 1, { powers: [{ keyword: 'Inspire', of: { is: 'ally' } }] })],
    turn: 'A',
    at: 'start',
    act: (t) => t.say('pick Dummy 2/3').resolveAll(),
  },
  uncombat: {
    event: { on: 'uncombat', what: theirs },
    if: none({ some: { ...theirs, state: 'attacking' } }),
    b: { cards: dummy, hand: ['Part'] },
    cards: [spell('Part', { do: 'uncombat', what: onAlly })],
    act: (t) => t.propose('Dummy 2/3', 'Hero A').resolve().play('Part').resolve(),
  },
  start: {
    event: { on: 'start', turn: 'opponents' },
    if: none({ some: { ...theirs, state: 'exhausted' } }),
    b: { cards: [{ name: 'Dummy 2/3', exhausted: true }] },
    at: 'start',
    act: (t) => t,
  },
  end: {
    event: { on: 'end', turn: 'opponents' },
    if: hasHappened('end'),
    b: {},
    act: (t) => t.reach('B', 'end'),
  },
  roll: {
    event: { on: 'roll', by: 'opponents' },
    if: hasHappened('roll'),
    ...cast(spell('Dice', { do: 'roll' })),
  },
  lose: {
    event: { on: 'lose', by: 'opponents' },
    if: { compare: [{ count: 'opponents' }, '=', 1] },
    b: {},
    act: (t) => t.concede('C'),
  },
  shuffle: {
    event: { on: 'shuffle', by: 'opponents' },
    if: hasHappened('shuffle'),
    ...cast(spell('Shuffling', { do: 'shuffle', what: { is: 'deck', of: 'you' } })),
  },
  skip: {
    event: { on: 'skip', by: 'opponents' },
    if: hasHappened('skip'),
    ...cast(
      spell(
        'Idling',
        { do: 'modify', mods: [{ mod: 'instead', would: { on: 'draw', by: 'you' }, then: [], next: true }] },
        { do: 'draw', n: 1 },
      ),
    ),
  },
}

const marked: Effect = { do: 'put', n: 1, what: 'mark', to: 'self' }

describe('703.2 the condition of a double-check power', () => {
  test.each(verbs)('703.2 %s: asked once it has happened', (verb) => {
    const c = cases[verb]
    const watch = (name: string, cond: Condition): CardDef =>
      item(name, { powers: [{ when: c.event, if: cond, then: [marked] }] })
    const library = withCards(...(c.cards ?? []), watch('Witness', c.if), watch('Doubter', none(c.if)))
    const a = { cards: ['Witness', 'Doubter'] }
    const { turn = 'B', at } = c
    const t = c.raid
      ? table({ library, raiders: [{ ...c.b, cards: ['Witness', 'Doubter'] }], turn: 'R1' })
      : table({ library, players: [a, c.b, {}], turn, ...(at ? { at } : {}) })
    c.act(t)
    t.resolveAll()
    t.expect('Witness', { counters: { mark: 1 } }).expect('Doubter', { counters: {} })
  })

  const doubtful = (name: string, event: EventPattern, cond: Condition, ...then: Effect[]): CardDef =>
    ally(name, 1, 3, { powers: [{ when: event, if: cond, then: then.length > 0 ? then : [marked] }] })
  const duel = (cards: readonly CardDef[], a: SideSpec, b: SideSpec = {}) =>
    table({ library: withCards(...cards), players: [a, b] })
  const zap = spell('Zap', { do: 'deal', n: 1, by: 'yourHero', to: onAlly })
  const doom = spell('Doom', { do: 'destroy', what: { is: ['ally', 'ability'] } })
  const links = (t: Table) => t.game.s.chain[0]!.links.length

  test('703.2 the blow that makes it three sets it off; healed in response, it does nothing', () => {
    const badly: Condition = { match: 'self', where: ['damage', '>=', 2] }
    const brave = doubtful('Brave', { on: 'deal', to: 'self' }, badly, { do: 'draw', n: 1 })
    const cure = spell('Cure', { do: 'heal', n: 2, by: 'yourHero', from: onAlly })
    const t = duel([brave, zap, cure], { hand: ['Zap', 'Zap', 'Cure'], cards: ['Brave'] })
    t.play('Zap').resolve()
    expect(links(t)).toBe(0)
    t.play('Zap').resolve()
    expect(links(t)).toBe(1)
    t.play('Cure').resolve().resolve()
    expect([links(t), t.zone('A', 'hand')]).toEqual([0, []])
  })

  test('703.2, 709.2d of itself as it was last, where it has gone', () => {
    const event: EventPattern = { on: 'destroy', what: 'self' }
    const draw: Effect = { do: 'draw', n: 1 }
    const hurt = doubtful('Hurt', event, { match: 'self', where: ['damage', '>=', 1] }, draw)
    const tired = doubtful('Tired', event, { match: 'self', state: 'exhausted' }, draw)
    const strong = doubtful('Strong', event, { compare: [{ stat: 'atk', of: 'self' }, '>=', 2] }, draw)
    const mine = doubtful('Mine', event, { match: '$what', of: 'you' }, draw)
    const drawn = (name: string, more: object = {}, also: string[] = []) =>
      duel([hurt, tired, strong, mine, doom], { hand: ['Doom'] }, { cards: [{ name, ...more }, ...also] })
        .play('Doom')
        .resolve()
        .resolveAll()
        .zone('B', 'hand').length
    expect([drawn('Hurt'), drawn('Hurt', { damage: 1 })]).toEqual([0, 1])
    expect([drawn('Tired'), drawn('Tired', { exhausted: true })]).toEqual([0, 1])
    expect([drawn('Strong'), drawn('Strong', { counters: { atk: 1 } })]).toEqual([0, 1])
    expect(drawn('Mine')).toBe(1)
    const shawl = ability('Shawl', {
      attach: { target: 1, is: 'ally' },
      powers: [{ always: [{ mod: 'stat', what: 'host', stat: 'atk', n: 1 }] }],
    })
    const worn = doubtful('Worn', event, { match: 'self', has: { attached: 'Shawl' } }, draw)
    const bare = (cards: SideSpec['cards']) =>
      duel([worn, shawl, doom], { hand: ['Doom'] }, { cards })
        .play('Doom')
        .resolve()
        .resolveAll()
    expect(bare(['Worn', { name: 'Shawl', on: 'Worn' }]).zone('B', 'hand')).toHaveLength(1)
    expect(bare(['Worn', 'Dummy 2/3', { name: 'Shawl', on: 'Dummy 2/3' }]).zone('B', 'hand')).toEqual([])
    const bold = doubtful('Bold', event, { match: 'self', state: 'inCombat' }, draw)
    const fought = duel([bold], { cards: ['Dummy 4/4'] }, { cards: ['Bold'] })
    expect(fought.attack('Dummy 4/4', 'Bold').resolveAll().zone('B', 'hand')).toHaveLength(1)
    expect(
      duel([bold, doom], { hand: ['Doom'] }, { cards: ['Bold'] })
        .play('Doom')
        .resolve()
        .zone('B', 'hand'),
    ).toEqual([])
  })

  test('703.3c, 703.2 those that leave with what they watch saw it, and nobody of them is left by then', () => {
    const lonely: Condition = none({ some: { is: 'ally', of: 'you' } })
    const mourner = doubtful('Mourner', { on: 'destroy', what: { is: 'ally', of: 'you' } }, lonely, {
      do: 'draw',
      n: 1,
    })
    const t = duel([mourner, doom], { hand: ['Doom'] }, { cards: ['Mourner', 'Dummy 2/3'] })
    t.play('Doom').resolve().resolveAll()
    expect(t.zone('B', 'hand')).toHaveLength(2)
    const one = duel(
      [mourner, spell('Slay', { do: 'destroy', what: onAlly })],
      { hand: ['Slay'] },
      { cards: ['Mourner', 'Dummy 2/3'] },
    )
    one.play('Slay', 'Dummy 2/3').resolve()
    expect(links(one)).toBe(0)
  })

  test('802, 703.2 of several at once the condition is asked when all of them have happened', () => {
    const all: Condition = none({ some: { is: 'ally', of: 'opponents', state: 'undamaged' } })
    const counted: Condition = none({ some: { is: 'ally', of: 'opponents', not: { has: { counter: 'coin' } } } })
    const see = (name: string, event: EventPattern, cond: Condition) =>
      item(name, { powers: [{ when: event, if: cond, then: [marked] }] })
    const cards = [
      see('Nurse', { on: 'put', to: theirs, n: ['=', 1] }, all),
      see('Banker', { on: 'put', to: theirs }, counted),
      spell('Rain', { do: 'put', n: 1, what: 'damage', to: { is: 'ally', of: 'you' } }),
      spell('Alms', { do: 'put', n: 1, what: 'coin', to: { is: 'ally', of: 'you' } }),
    ]
    const t = table({
      library: withCards(...cards),
      players: [{ cards: ['Nurse', 'Banker'] }, { cards: ['Dummy 2/3', 'Dummy 1/5'], hand: ['Rain', 'Alms'] }],
      turn: 'B',
    })
    t.play('Rain').resolve()
    expect(links(t)).toBe(2)
    while (links(t) > 0 || t.asked().endsWith('order')) t.answer(0)
    t.expect('Nurse', { counters: { mark: 2 } }).expect('Banker', { counters: {} })
    t.play('Alms').resolve()
    while (links(t) > 0 || t.asked().endsWith('order')) t.answer(0)
    t.expect('Banker', { counters: { mark: 2 } })
  })

  test('405.7, 703.2 damage that is switched has gone from one to the other', () => {
    const swap = spell('Swap', { do: 'switch', what: 'damage', of: { name: 'Dummy 2/3' }, with: { name: 'Dummy 1/5' } })
    const nurse = item('Nurse', {
      powers: [
        {
          when: { on: 'remove', from: theirs },
          if: { match: { name: 'Dummy 1/5' }, state: 'damaged' },
          then: [marked],
        },
      ],
    })
    const t = table({
      library: withCards(swap, nurse),
      players: [{ cards: ['Nurse'] }, { cards: [{ name: 'Dummy 2/3', damage: 1 }, 'Dummy 1/5'], hand: ['Swap'] }],
      turn: 'B',
    })
    t.play('Swap')
      .resolve()
      .resolveAll()
      .expect('Nurse', { counters: { mark: 1 } })
  })

  test('703.1a, 703.2 "next" is used up by what has triggered, not by what did not', () => {
    const lull = spell('Ambush', {
      do: 'modify',
      mods: [
        {
          mod: 'when',
          event: { on: 'deal', to: { is: 'ally' } },
          if: { match: '$to', where: ['damage', '>=', 2] },
          next: true,
          then: [{ do: 'draw', n: 1 }],
        },
      ],
      until: 'turn',
    })
    const t = duel([lull, zap], { hand: ['Ambush', 'Zap', 'Zap', 'Zap'], cards: ['Dummy 2/3'] })
    t.play('Ambush').resolve().play('Zap').resolve()
    expect(links(t)).toBe(0)
    t.play('Zap').resolve()
    expect(links(t)).toBe(1)
    t.resolve().play('Zap').resolve()
    expect(links(t)).toBe(0)
  })

  test('703.1, 703.2 "for the first time each turn" counts without the event itself; of several at once each is a first', () => {
    const first = (name: string, on: 'deal' | 'enter', role: object) =>
      item(name, {
        powers: [
          { when: { on, ...role, nth: { n: 1, per: 'turn' } } as EventPattern, if: hasHappened(on), then: [marked] },
        ],
      })
    const cards = [
      first('Smith', 'deal', { to: { is: 'ally' } }),
      first('Host', 'enter', { what: { is: 'ally' }, zone: 'play' }),
      spell('Storm', { do: 'deal', n: 1, by: 'yourHero', to: { is: 'ally' } }),
      spell('Muster', { do: 'create', n: 2, token: { tags: ['Imp'], atk: 1, health: 1 } }),
    ]
    const t = duel(cards, { hand: ['Muster', 'Storm', 'Storm'], cards: ['Smith', 'Host'] })
    const settle = (): void => {
      while (links(t) > 0 || t.asked().endsWith('order')) t.answer(0)
    }
    t.play('Muster').resolve()
    expect(links(t)).toBe(2)
    settle()
    t.play('Storm').resolve()
    expect(links(t)).toBe(2)
    settle()
    t.expect('Smith', { counters: { mark: 2 } }).expect('Host', { counters: { mark: 2 } })
  })

  test('415.9b what has moved from where nothing is remembered of it is found where it went, by itself too', () => {
    const salvage = item('Salvage', {
      powers: [
        {
          when: { on: 'discard', by: 'you', what: { is: 'ally' } },
          if: { match: '$what', is: 'ally' },
          then: [{ do: 'move', what: '$what', to: 'removed' }],
        },
      ],
    })
    const phoenix = ally('Phoenix', 1, 1, {
      powers: [
        {
          in: 'hand',
          when: { on: 'discard', what: 'self' },
          if: { match: 'self', is: 'ally' },
          then: [{ do: 'move', what: 'self', to: 'play' }],
        },
      ],
    })
    const diviner = item('Diviner', {
      powers: [
        { when: { on: 'draw', by: 'you', what: { is: 'ally' } }, then: [{ do: 'reveal', what: '$what' }, marked] },
      ],
    })
    const toss = spell('Toss', { do: 'discard', n: 1 })
    const t = duel([salvage, toss], { hand: ['Toss', 'Dummy 2/3'], cards: ['Salvage'] })
    t.play('Toss').resolve().resolveAll()
    expect([t.zone('A', 'removed'), t.zone('A', 'graveyard')]).toEqual([['Dummy 2/3'], ['Toss']])
    const u = duel([phoenix, toss], { hand: ['Toss', 'Phoenix'] })
    u.play('Toss').resolve().resolveAll().expect('Phoenix', { zone: 'party' })
    const v = duel([diviner, spell('Study', { do: 'draw', n: 2 })], {
      hand: ['Study'],
      cards: ['Diviner'],
      deck: ['Dummy 2/3', 'Filler'],
    })
    v.play('Study')
      .resolve()
      .resolveAll()
      .expect('Diviner', { counters: { mark: 1 } })
  })
})
