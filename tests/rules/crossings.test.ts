/** Where rules meet: scenarios in which two of them get into each other's way. */
import { describe, expect, test } from 'vitest'
import type { CardDef, Mod } from '../../src/language/types.ts'
import { table } from '../table/index.ts'
import { ability, ally, instant, item, withCards } from './own.ts'

const always = (name: string, ...mods: readonly Mod[]): CardDef => ability(name, { powers: [{ always: mods }] })

const lib = withCards(
  always('Grip', { mod: 'cannot', on: 'discard', by: 'players' }),
  always('Iron Grip', { mod: 'cannot', on: 'discard', what: { is: 'card', in: 'hand' } }),
  ally('Witness', 1, 9, {
    powers: [{ when: { on: 'destroy', what: { is: 'ally', other: true }, fatal: true }, then: [{ do: 'draw', n: 1 }] }],
  }),
  instant('Wither', {
    text: [
      { do: 'deal', n: 1, type: 'shadow', by: 'yourHero', to: { target: 1, is: 'ally', as: 'it' } },
      { do: 'modify', mods: [{ mod: 'stat', what: '$it', stat: 'health', n: -5 }], until: 'turn' },
    ],
  }),
  ally('Runaway', 1, 9, {
    powers: [
      {
        always: [
          {
            mod: 'prevent',
            would: { on: 'deal', to: 'yourHero' },
            n: 'all',
            may: 'you',
            these: [{ do: 'move', what: 'self', to: 'hand' }],
          },
        ],
      },
    ],
  }),
  ally('Mourner', 1, 9, { powers: [{ when: { on: 'deal', to: { is: 'ally' } }, then: [{ do: 'draw', n: 1 }] }] }),
  instant('Sweep', {
    text: [{ do: 'deal', n: 3, type: 'fire', by: 'yourHero', to: { is: 'character', of: 'opponents' } }],
  }),
  ally('Cub', 1, 1, { tags: ['Pet (1)'] }),
  ally('Bear', 1, 1, { tags: ['Pet (2)'] }),
  always('Mercy', {
    mod: 'instead',
    would: { on: 'destroy', what: { is: 'ally', of: 'you' } },
    may: 'you',
    then: [{ do: 'draw', n: 1 }],
  }),
  item('Altar', {
    powers: [{ pay: [{ do: 'destroy', what: { choose: 1, is: 'ally', of: 'you' } }], then: [{ do: 'draw', n: 1 }] }],
  }),
  always('Animate', { mod: 'is', what: { is: 'resource', of: 'you' }, type: 'ally' }),
  always('Spirits', { mod: 'stat', what: { is: 'resource' }, stat: 'health', n: 1, set: true }),
  instant('Count', { text: [{ do: 'draw', n: { count: { is: 'ally', of: 'you' } } }] }),
  instant('Silence', {
    powers: [{ always: [{ mod: 'cannot', on: 'play', by: 'players', what: { is: 'ability' } }] }],
  }),
  instant('Encore', { text: [{ do: 'play', what: { choose: 1, is: 'card', in: 'graveyard', of: 'you' }, cost: 0 }] }),
  instant('Quest Lift', {
    text: [{ do: 'move', what: { choose: 1, is: 'quest', in: 'graveyard', of: 'you' }, to: 'play' }],
  }),
  instant('Needy', {
    powers: [{ play: { only: { some: { is: 'weapon', of: 'you' } } } }],
    text: [{ do: 'draw', n: 1 }],
  }),
)

const more = withCards(
  ally('Mute', 1, 1, { powers: [{ always: [{ mod: 'noPowers', what: { is: 'ally', of: 'opponents' } }] }] }),
  ally('Mourner', 1, 9, { powers: [{ when: { on: 'destroy', what: { is: 'ally' } }, then: [{ do: 'draw', n: 1 }] }] }),
  instant('Slay', { text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }] }),
  instant('Blink', {
    text: [
      { do: 'move', what: { target: 1, is: 'ally' }, to: 'removed', as: 'gone' },
      { do: 'draw', n: { count: { is: 'ally', in: 'removed', of: 'players' } } },
      { do: 'move', what: '$gone', to: 'play' },
    ],
  }),
  ally('Feather', 1, 9, {
    powers: [
      {
        always: [
          {
            mod: 'instead',
            would: { on: 'destroy', what: { is: 'ally', of: 'you', other: true } },
            then: [{ do: 'destroy', what: 'self' }],
          },
        ],
      },
    ],
  }),
  always('Moonflare', {
    mod: 'when',
    event: { on: 'enter', what: { is: 'resource', of: 'you' }, zone: 'play' },
    then: [{ do: 'deal', n: 1, type: 'arcane', by: 'yourHero', to: { is: 'hero', of: 'opponents' } }],
  }),
  {
    ...item('Lazy', {}),
    type: 'quest',
    cost: undefined,
    powers: [{ always: [{ mod: 'enters', what: 'self', state: 'exhausted' }] }],
  },
  {
    ...item('Silver City', {}),
    type: 'location',
    cost: undefined,
    powers: [{ as: { on: 'enter', what: 'self', zone: 'play' }, then: [{ do: 'draw', n: 1 }] }],
  },
  instant('Gate', {
    text: [
      {
        do: 'move',
        what: { choose: 1, is: ['quest', 'location'], in: 'graveyard', of: 'you' },
        to: 'resources',
        state: 'exhausted',
      },
    ],
  }),
  instant('Grow', { text: [{ do: 'move', what: { top: 1, in: 'deck', of: 'you' }, to: 'resources', face: 'down' }] }),
  instant('Raise', { text: [{ do: 'move', what: { choose: 1, is: 'card', in: 'graveyard', of: 'you' }, to: 'play' }] }),
  ability('Charm', { attach: { target: 1, is: 'weapon' } }),
  always('Barrier', { mod: 'cannot', on: 'enter', what: { is: 'ally' }, zone: 'play' }),
  always('Exile', {
    mod: 'instead',
    would: { on: 'leave', what: { is: 'ally', of: 'you' } },
    then: [{ do: 'move', what: '$what', to: 'removed' }],
  }),
  instant('Unsummon', { text: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'hand' }] }),
  instant('Somersault', { text: [{ do: 'flip', what: { target: 1, is: 'hero' } }] }),
  always('Frost', { mod: 'cannot', on: 'exhaust', what: { is: 'resource', has: { counter: 'ice' } } }),
)

describe('where more rules meet', () => {
  test('703.3c a power that comes back by the very event that it waits for triggers', () => {
    const t = table({
      library: more,
      players: [{ hand: ['Slay', 'Slay'], cards: ['Dummy 1/1'] }, { cards: ['Mourner'] }],
    })
    t.play('Slay', 'Dummy 1/1').resolve()
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    const u = table({
      library: more,
      players: [{ hand: ['Slay', 'Slay'], cards: ['Mute', 'Dummy 1/1'] }, { cards: ['Mourner'] }],
    })
    u.play('Slay', 'Dummy 1/1').resolve()
    expect(u.game.s.chain[0]!.links).toHaveLength(0)
    u.play('Slay', 'Mute').resolve()
    expect(u.game.s.chain[0]!.links).toHaveLength(1)
  })

  test('404.2c a token that has left play is no card: nothing counts it or brings it back', () => {
    for (const token of [false, true]) {
      const t = table({ library: more, players: [{ hand: ['Blink'] }, { cards: [{ name: 'Dummy 1/1', token }] }] })
      t.play('Blink').resolve()
      expect(t.zone('A', 'hand')).toHaveLength(token ? 0 : 1)
      expect(t.count('A', 'Dummy 1/1')).toBe(token ? 0 : 1)
      expect(t.count('B', 'Dummy 1/1')).toBe(0)
    }
  })

  test('716.1b which of two equal cards replaces is chosen, where it is done to that card', () => {
    const t = table({ library: more, players: [{ hand: ['Slay'] }, { cards: ['Feather', 'Feather', 'Dummy 1/1'] }] })
    t.play('Slay', 'Dummy 1/1').resolve()
    expect(t.asked()).toBe('B: replace')
    expect(t.legal()).toEqual(['prevent Feather', 'prevent Feather'])
    t.answer(1)
    expect(t.zone('B', 'graveyard')).toEqual(['Feather'])
    expect(t.count('B', 'Dummy 1/1')).toBe(1)
  })

  test('103.2, 415.8d, 709.2b only what can enter play is chosen to be put there', () => {
    const graveyard = ['Slay', 'Charm', 'Dummy 2/3']
    const t = table({ library: more, players: [{ hand: ['Raise'], graveyard }, {}] })
    t.play('Raise').resolve()
    expect(t.count('A', 'Dummy 2/3')).toBe(1)
    const u = table({ library: more, players: [{ hand: ['Raise'], graveyard }, { cards: ['Barrier', 'Annihilator'] }] })
    u.play('Raise').resolve()
    expect(u.zone('A', 'party')).toEqual(['Charm', 'Hero A'])
  })

  test('403.1, 716.1 what would leave play is replaced however it would leave; 716.1e but what comes of it is not', () => {
    for (const name of ['Slay', 'Unsummon']) {
      const t = table({ library: more, players: [{ hand: [name] }, { cards: ['Exile', 'Dummy 2/3'] }] })
      t.play(name).resolve()
      expect(t.zone('B', 'removed')).toEqual(['Dummy 2/3'])
      expect([t.zone('B', 'hand'), t.zone('B', 'graveyard')]).toEqual([[], []])
    }
  })

  test('412.1a, 710.1 a resource enters play, however it comes: what says how it does, and what watches for it', () => {
    const deck = ['Silver City', 'Filler', 'Filler']
    const of = (hand: string[], graveyard: string[] = []) =>
      table({ library: more, players: [{ cards: ['Moonflare'], hand, graveyard, deck }, {}] })
    const ways: [string, (t: ReturnType<typeof of>) => unknown, number][] = [
      ['Lazy', (t) => t.place('Lazy', true).resolve(), 0],
      ['Lazy', (t) => t.place('Lazy').resolve(), 1],
      ['Dummy 2/3', (t) => t.place('Dummy 2/3').resolve(), 1],
      ['Grow', (t) => t.play('Grow').resolve(), 1],
    ]
    for (const [name, go, ready] of ways) {
      const t = of([name])
      go(t)
      expect(t.resources('A'), name).toEqual({ ready, all: 1 })
      expect(t.zone('A', 'hand')).toEqual([])
      t.resolveAll().expect('Hero B', { damage: 1 })
    }
    const t = of(['Silver City'])
    t.place('Silver City', true).resolve()
    expect(t.zone('A', 'hand')).toEqual(['Silver City'])
    t.resolveAll().expect('Hero B', { damage: 1 })
    const u = of(['Gate'], ['Silver City'])
    u.play('Gate').resolve()
    expect(u.zone('A', 'resources')).toEqual(['Silver City'])
    expect(u.resources('A').ready).toBe(0)
    expect(u.zone('A', 'hand')).toEqual(['Silver City'])
    u.resolveAll().expect('Hero B', { damage: 1 })
  })

  test('301.2, 713.1 a hero is flipped whichever side shows', () => {
    const t = table({ library: more, players: [{ hand: ['Somersault', 'Somersault'] }, { exhausted: true }] })
    t.play('Somersault', 'Hero B').resolve()
    t.expect('Hero B', { faceDown: true, exhausted: true })
    t.play('Somersault', 'Hero B').resolve()
    t.expect('Hero B', { faceDown: false, exhausted: true })
  })

  test('403.1, 412.2 resources that can’t exhaust pay nothing, and those beside them pay', () => {
    const ice = { name: 'Filler', counters: { ice: 1 } }
    const t = table({
      library: more,
      players: [{ hand: ['Dummy 2/3'], quests: [ice, 'Filler', 'Filler'] }, { cards: ['Frost'] }],
    })
    t.play('Dummy 2/3')
    expect(t.resources('A')).toEqual({ ready: 1, all: 3 })
    t.expect('Filler', { exhausted: false, counters: { ice: 1 } })
    const u = table({
      library: more,
      players: [{ hand: ['Dummy 2/3'], quests: [ice, 'Filler'] }, { cards: ['Frost'] }],
    })
    expect(u.legal()).toEqual(['pass', 'place Dummy 2/3', 'attack Hero A'])
  })
})

const nine = Array.from({ length: 9 }, () => 'Filler')

describe('where rules meet', () => {
  test('103.2, 503.2a who can’t discard is not asked to, whatever he holds', () => {
    for (const grip of ['Grip', 'Iron Grip']) {
      const t = table({ library: lib, at: 'end', players: [{ cards: [grip], hand: nine }, {}] })
      t.passAll()
      expect(t.asked()).toBe('B: priority')
      expect(t.zone('A', 'hand')).toHaveLength(9)
    }
  })

  test('410.6a having no health is no fatal damage, and no damage destroys what has none', () => {
    const t = table({ library: lib, players: [{ hand: ['Wither'], cards: ['Witness'] }, { cards: ['Dummy 2/3'] }] })
    t.play('Wither', 'Dummy 2/3').resolve()
    expect(t.zone('B', 'graveyard')).toEqual(['Dummy 2/3'])
    expect(t.game.s.chain[0]!.links).toHaveLength(0)
    const u = table({ library: lib, players: [{ hand: ['Sweep'], cards: ['Witness'] }, { cards: ['Dummy 2/3'] }] })
    u.play('Sweep').resolve()
    expect(u.game.s.chain[0]!.links).toHaveLength(1)
  })

  test('408.2b, 717.3 what leaves play while damage is being prevented is dealt none', () => {
    const t = table({ library: lib, players: [{ hand: ['Sweep'] }, { cards: ['Runaway', 'Mourner'] }] })
    t.play('Sweep').resolve('yes')
    expect(t.zone('B', 'hand')).toEqual(['Runaway'])
    t.expect('Hero B', { damage: 0 }).expect('Mourner', { damage: 3 })
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    t.resolve()
    expect(t.zone('B', 'hand')).toEqual(['Filler', 'Runaway'])
  })

  test('414.3b of different numbers beside one tag each limits all cards with it', () => {
    for (const cards of [
      ['Cub', 'Bear'],
      ['Bear', 'Cub'],
    ]) {
      const t = table({ library: lib, players: [{ cards }, {}] })
      expect(t.legal()).toEqual(cards.map((name) => `pick ${name}`))
    }
  })

  test('403.1, 716.1b a cost that could be replaced is paid if its player leaves it alone, and else taken back', () => {
    const t = table({ library: lib, players: [{ cards: ['Mercy', 'Altar', 'Dummy 1/1'] }, {}] })
    t.use('Altar', 'no')
    expect(t.zone('A', 'graveyard')).toEqual(['Dummy 1/1'])
    t.resolve()
    expect(t.zone('A', 'hand')).toEqual(['Filler'])
    const u = table({ library: lib, players: [{ cards: ['Mercy', 'Altar', 'Dummy 1/1'] }, {}] })
    u.use('Altar', 'yes')
    expect(u.zone('A', 'party')).toContain('Dummy 1/1')
    expect(u.zone('A', 'hand')).toEqual([])
    expect(u.asked()).toBe('A: priority')
  })

  test('412.1b, 410.6a a blank resource is what modifiers make it, and dies of it', () => {
    const t = table({ library: lib, players: [{ hand: ['Count'], resources: 2 }, {}] })
    t.play('Count').resolve()
    expect(t.zone('A', 'hand')).toEqual([])
    const u = table({ library: lib, players: [{ hand: ['Animate', 'Count'], resources: 2, cards: ['Spirits'] }, {}] })
    u.play('Animate').resolve()
    expect(u.resources('A').all).toBe(2)
    u.play('Count').resolve()
    expect(u.zone('A', 'hand')).toEqual(['Filler', 'Filler'])
    const v = table({ library: lib, players: [{ hand: ['Animate'], resources: 2 }, {}] })
    v.play('Animate').resolve()
    expect(v.resources('A').all).toBe(0)
  })

  test('103.2, 409.2, 704.1a, 707.1 what could not be played is not played by an effect either', () => {
    for (const name of ['Filler', 'Needy', 'Hero C']) {
      const t = table({ library: lib, players: [{ hand: ['Encore'], graveyard: [name, 'Sweep'] }, {}] })
      t.play('Encore').resolve(name)
      expect(t.zone('A', 'graveyard')).toEqual(['Encore', name, 'Sweep'].sort())
      expect(t.game.s.chain[0]!.links).toHaveLength(0)
    }
    const t = table({
      library: lib,
      players: [{ hand: ['Encore'], graveyard: ['Filler', 'Sweep'] }, { hand: ['Silence'] }],
    })
    t.play('Encore').as('B').play('Silence').resolveAll('Sweep')
    expect(t.zone('A', 'graveyard')).toEqual(['Encore', 'Filler', 'Sweep'])
  })

  test('710.1c a quest or location that is put into play lies in the resource row', () => {
    const t = table({ library: lib, players: [{ hand: ['Quest Lift'], graveyard: ['Filler'] }, {}] })
    t.play('Quest Lift').resolve()
    expect(t.zone('A', 'resources')).toEqual(['Filler'])
    expect(t.card('Filler').faceDown).toBe(false)
  })
})
