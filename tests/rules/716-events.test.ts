/** 716: any event may be replaced, with choices for whoever is affected; at tables of three where it matters. */
import { describe, expect, test } from 'vitest'
import type { Effect, EventPattern, Mod } from '../../src/language/types.ts'
import { table } from '../table/index.ts'
import { ability, ally, instant, item, withCards } from './own.ts'

const rather = (name: string, would: EventPattern, then: readonly Effect[], more: object = {}) =>
  ability(name, { powers: [{ always: [{ mod: 'instead', would, then, ...more } as Mod] }] })
const ring = (n: number): readonly Effect[] => [{ do: 'put', n, what: 'ring', to: 'self' }]

const lib = withCards(
  instant('Sip', { text: [{ do: 'draw', n: 1 }] }),
  instant('Gulp', { text: [{ do: 'draw', n: 3 }] }),
  instant('Pour', { text: [{ do: 'draw', n: 2, by: { target: 1, is: 'player' } }] }),
  instant('Take', {
    text: [
      { do: 'draw', n: 1, as: 'it' },
      { do: 'reveal', what: '$it' },
    ],
  }),
  instant('Slay', { text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }] }),
  instant('Slay All', { text: [{ do: 'destroy', what: { is: 'ally' } }] }),
  instant('Stun', { text: [{ do: 'exhaust', what: { target: 1, is: 'character' } }] }),
  instant('Wake', { text: [{ do: 'ready', what: { target: 1, is: 'character' } }] }),
  instant('Mark', { text: [{ do: 'put', n: 2, what: 'mark', to: { target: 1, is: 'ally' } }] }),
  instant('Counter', { text: [{ do: 'interrupt', what: { target: 1, in: 'chain' } }] }),
  instant('Call', { text: [{ do: 'create', n: 2, token: 'Dummy 1/1' }] }),
  instant('Call the Lost', {
    text: [{ do: 'create', n: { count: { is: 'ally', in: 'removed' } }, token: 'Dummy 1/1' }],
  }),
  instant('Mirror the Lost', { text: [{ do: 'create', n: 1, copy: { is: 'ally', in: 'removed' } }] }),
  rather('Silence', { on: 'create', by: 'you' }, ring(1)),
  instant('Show', { text: [{ do: 'reveal', what: { top: 1, in: 'deck', of: 'you' } }] }),
  rather('Oil', { on: 'draw', by: 'you' }, [{ do: 'draw', n: 2 }]),
  rather('Thirst', { on: 'draw', by: 'you' }, ring(1)),
  rather('Choosy', { on: 'draw', by: 'you' }, ring(1), { may: 'you' }),
  rather('Choosier', { on: 'draw', by: 'you' }, ring(2), { may: 'you' }),
  rather('Fetch', { on: 'draw', by: 'you' }, [
    { do: 'move', what: { choose: 1, is: 'ally', in: 'graveyard', of: 'you' }, to: 'hand' },
  ]),
  rather(
    'Reaper',
    { on: 'destroy', what: { is: 'ally', of: 'opponents' } },
    [{ do: 'move', what: '$what', to: 'removed' }],
    { may: 'you' },
  ),
  rather('Savior', { on: 'destroy', what: { is: 'ally', of: 'you' } }, [{ do: 'move', what: '$what', to: 'hand' }]),
  rather('Hospital', { on: 'destroy', what: { is: 'ally' } }, [{ do: 'move', what: '$what', to: 'deck', at: 'top' }]),
  rather('Wakeful', { on: 'exhaust', what: { is: 'ally', of: 'you' } }, ring(1)),
  rather('Sleepy', { on: 'ready', what: { is: 'ally', of: 'you' } }, ring(1)),
  rather('Marksman', { on: 'put', what: { is: 'ally', of: 'you' } }, [
    { do: 'put', n: { plus: ['$n', 1] }, what: 'mark', to: '$what' },
  ]),
  rather('Steady', { on: 'interrupt' }, ring(1)),
  rather('Caller', { on: 'create', by: 'you' }, [{ do: 'create', n: { times: ['$n', 2] }, token: 'Dummy 1/1' }]),
  rather('Curtain', { on: 'reveal', by: 'you' }, ring(1)),
  rather('Void', { on: 'enter', what: { is: 'card', of: 'opponents' }, zone: 'graveyard' }, [
    { do: 'move', what: '$what', to: 'removed' },
  ]),
  rather('Crypt', { on: 'enter', what: { is: 'card', of: 'opponents' }, zone: 'graveyard' }, [
    { do: 'move', what: '$what', to: 'deck', at: 'bottom' },
  ]),
  rather('Gate', { on: 'enter', what: { is: 'ally' }, zone: 'play', by: undefined } as EventPattern, [
    { do: 'move', what: '$what', to: 'removed' },
  ]),
  instant('Freeze', {
    text: [
      {
        do: 'modify',
        mods: [
          {
            mod: 'instead',
            would: { on: 'draw', by: { target: 1, is: 'player' } },
            then: [{ do: 'draw', n: 1 }],
            next: true,
          },
        ],
        until: 'turn',
      },
    ],
  }),
  instant('Rescue', {
    text: [
      {
        do: 'modify',
        mods: [
          {
            mod: 'instead',
            would: { on: 'destroy', what: { is: 'ally', of: 'you' } },
            then: [{ do: 'exhaust', what: '$what' }],
            next: true,
          },
        ],
        until: 'turn',
      },
    ],
  }),
  item('Lever', {
    powers: [{ pay: [{ do: 'exhaust', what: { choose: 1, is: 'ally', of: 'you' } }], then: [{ do: 'draw', n: 1 }] }],
  }),
  item('Pump', { powers: [{ pay: [{ do: 'draw', n: 1 }, { do: 'activate' }], then: [{ do: 'say', words: 'hm' }] }] }),
  ally('Mourner', 0, 9, {
    powers: [
      {
        when: { on: 'destroy', what: { is: 'ally', other: true } },
        then: [{ do: 'put', n: 1, what: 'tear', to: 'self' }],
      },
    ],
  }),
  ally('Barkeep', 0, 9, {
    powers: [{ when: { on: 'draw', by: 'you' }, then: [{ do: 'put', n: 1, what: 'drawn', to: 'self' }] }],
  }),
)
const rings = (t: ReturnType<typeof table>, name: string): number => t.card(name).counters?.ring ?? 0

describe('716 replacement modifiers', () => {
  test('716.1, 716.1a the event never happens: nothing triggers off it, but off what happens instead', () => {
    const t = table({ library: lib, players: [{ hand: ['Sip'], cards: ['Thirst', 'Barkeep'] }, {}] })
    t.play('Sip').resolve().expect('Barkeep', { counters: {} })
    expect(rings(t, 'Thirst')).toBe(1)
    const u = table({ library: lib, players: [{ hand: ['Sip'], cards: ['Oil', 'Barkeep'] }, {}] })
    u.play('Sip')
      .resolve()
      .resolveAll()
      .expect('Barkeep', { counters: { drawn: 2 } })
  })

  test.each(['Call the Lost', 'Mirror the Lost'])(
    '716.1, 404.2 where no token would be made nothing is replaced: %s',
    (name) => {
      const none = table({ library: lib, players: [{ hand: [name], cards: ['Silence'] }, {}] })
      none.play(name).resolve()
      expect(rings(none, 'Silence')).toBe(0)
      const one = table({ library: lib, players: [{ hand: [name], cards: ['Silence'], removed: ['Dummy 2/3'] }, {}] })
      one.play(name).resolve()
      expect(rings(one, 'Silence')).toBe(1)
      expect(one.zone('A', 'party')).toEqual(['Hero A', 'Silence'])
    },
  )

  test('716.1e what comes of it is not replaced by the same one again, but by another instance', () => {
    const t = table({ library: lib, players: [{ hand: ['Sip'], cards: ['Oil', 'Oil'] }, {}] })
    t.play('Sip').resolve()
    expect(t.zone('A', 'hand')).toHaveLength(4)
  })

  test('716.1b who draws chooses among several; the others stay for what comes of it', () => {
    const t = table({ library: lib, players: [{ hand: ['Sip'], cards: ['Oil', 'Thirst'] }, {}, {}] })
    t.play('Sip').resolve()
    expect(t.asked()).toBe('A: replace')
    expect(t.legal()).toEqual(['prevent Oil', 'prevent Thirst'])
    t.say('prevent Oil')
    expect(rings(t, 'Thirst')).toBe(2) // both draws
    const u = table({ library: lib, players: [{ hand: ['Sip'], cards: ['Oil', 'Thirst'] }, {}] })
    u.play('Sip').resolve('prevent Thirst')
    expect(rings(u, 'Thirst')).toBe(1)
    expect(u.zone('A', 'hand')).toEqual([])
  })

  test('716.1b, 503.2a what replaces a discard of the wrap-up step is chosen in its midst', () => {
    const hand = Array.from({ length: 8 }, () => 'Sip')
    for (const [said, zone] of [
      ['prevent Void', 'removed'],
      ['prevent Crypt', 'deck'],
    ] as const) {
      const t = table({ library: lib, players: [{ hand, deck: ['Pour'] }, { cards: ['Void', 'Crypt'] }], at: 'end' })
      t.passAll().answer(0)
      expect([t.asked(), t.legal()]).toEqual(['A: replace', ['prevent Void', 'prevent Crypt']])
      expect([t.zone('A', 'hand').length, t.zone('A', 'graveyard')]).toEqual([8, []]) // it has not happened yet
      t.say(said)
      expect([t.zone('A', 'hand').length, t.zone('A', 'graveyard')]).toEqual([7, []])
      expect(t.zone('A', zone)).toContain('Sip')
      expect(t.game.s.turn[0]!.seat).toBe(1)
    }
  })

  test('716.1b of a card it is its controller who chooses, whoever destroys it', () => {
    const t = table({
      library: lib,
      players: [{ hand: ['Slay'] }, { cards: ['Dummy 1/1', 'Savior'] }, { cards: ['Hospital'] }],
    })
    t.play('Slay').resolve()
    expect(t.asked()).toBe('B: replace')
    t.say('prevent Savior')
    expect(t.zone('B', 'hand')).toEqual(['Dummy 1/1'])
  })

  test('716.1c also while nobody has priority: the draw of the turn, fatal damage', () => {
    const t = table({ library: lib, players: [{}, { cards: ['Choosy'] }] })
    t.until('B', 'draw', 'no')
    expect(t.zone('B', 'hand')).toHaveLength(1)
    const u = table({ library: lib, players: [{}, { cards: ['Choosy'] }] })
    u.until('B', 'draw', 'yes')
    expect(u.zone('B', 'hand')).toHaveLength(0)
    expect(rings(u, 'Choosy')).toBe(1)
    const v = table({ library: lib, players: [{ cards: ['Reaper', 'Dummy 3/3'] }, { cards: ['Dummy 1/1'] }, {}] })
    v.attack('Dummy 3/3', 'Dummy 1/1', 'yes')
    expect(v.zone('B', 'removed')).toEqual(['Dummy 1/1'])
    expect(v.zone('B', 'graveyard')).toEqual([])
  })

  test('712.7, 716.1 "may": declined, the event happens, and another may still replace it', () => {
    const t = table({ library: lib, players: [{ hand: ['Sip'], cards: ['Choosy', 'Choosier'] }, {}] })
    t.play('Sip').resolve('prevent Choosy', 'no')
    expect(t.asked()).toBe('A: yes-no')
    t.say('yes')
    expect([rings(t, 'Choosy'), rings(t, 'Choosier')]).toEqual([0, 2])
    expect(t.zone('A', 'hand')).toEqual([])
    const u = table({ library: lib, players: [{ hand: ['Sip'], cards: ['Choosy', 'Choosier'] }, {}] })
    u.play('Sip').resolve('prevent Choosy', 'no', 'no')
    expect(u.zone('A', 'hand')).toEqual(['Filler'])
  })

  test('716.1c several at once, each asked for; all still die together', () => {
    const t = table({
      library: lib,
      players: [{ hand: ['Slay All'], cards: ['Reaper'] }, { cards: ['Dummy 1/1', 'Dummy 2/2', 'Mourner'] }, {}],
    })
    t.play('Slay All').resolve('yes', 'no')
    expect(t.asked()).toBe('A: yes-no')
    t.say('no')
    expect(t.zone('B', 'removed')).toEqual(['Dummy 1/1'])
    expect(t.zone('B', 'graveyard')).toEqual(['Dummy 2/2', 'Mourner'])
  })

  test('415.9f each draw is replaced before the next one', () => {
    const t = table({ library: lib, players: [{ hand: ['Gulp'], cards: ['Choosy'] }, {}] })
    t.play('Gulp').resolve('yes')
    expect(rings(t, 'Choosy')).toBe(1)
    t.say('no')
    expect(t.zone('A', 'hand')).toHaveLength(1)
    t.say('yes')
    expect(rings(t, 'Choosy')).toBe(2)
    expect(t.zone('A', 'hand')).toHaveLength(1)
    expect(t.asked()).toBe('A: priority')
  })

  test('717.5 "the next time": the first draw only; simultaneous events are one time', () => {
    const t = table({ library: lib, players: [{ hand: ['Freeze', 'Pour'] }, {}, {}] })
    t.play('Freeze', 'B').resolve().play('Pour', 'B').resolve()
    expect(t.zone('A', 'hand')).toHaveLength(1)
    expect(t.zone('B', 'hand')).toHaveLength(1)
    const u = table({
      library: lib,
      players: [{ hand: ['Rescue', 'Slay All', 'Slay'], cards: ['Dummy 1/1', 'Dummy 2/2'] }, {}],
    })
    u.play('Rescue').resolve().play('Slay All').resolve()
    u.expect('Dummy 1/1', { exhausted: true }).expect('Dummy 2/2', { exhausted: true })
    u.play('Slay', 'Dummy 1/1').resolve()
    expect(u.zone('A', 'graveyard')).toContain('Dummy 1/1')
  })

  test('716.1d replaced with what can’t be done: nothing', () => {
    const t = table({ library: lib, players: [{ hand: ['Sip'], cards: ['Fetch'], deck: [] }, {}] })
    t.play('Sip').resolve()
    expect(t.zone('A', 'hand')).toEqual([])
    expect(t.asked()).toBe('A: priority')
    expect(t.game.s.players[0]!.decked).toBe(false)
  })

  test('716.1f a text looks at the cards that there are instead', () => {
    const t = table({ library: lib, players: [{ hand: ['Take'], cards: ['Fetch'], graveyard: ['Dummy 1/1'] }, {}] })
    t.play('Take').resolve()
    expect(t.zone('A', 'hand')).toEqual(['Dummy 1/1'])
    const shown = Object.values(t.game.s.log).filter((h) => h.on === 'reveal')
    expect(shown.map((h) => t.game.s.cards[h.what ?? 0]?.def)).toEqual(['Dummy 1/1'])
  })

  test('716.1 exhausting and readying', () => {
    const t = table({
      library: lib,
      players: [
        { hand: ['Stun', 'Wake'] },
        { cards: ['Wakeful', 'Sleepy', 'Dummy 1/1', { name: 'Dummy 2/2', exhausted: true }] },
      ],
    })
    t.play('Stun', 'Dummy 1/1').resolve().expect('Dummy 1/1', { exhausted: false })
    t.play('Wake', 'Dummy 2/2').resolve().expect('Dummy 2/2', { exhausted: true })
    expect([rings(t, 'Wakeful'), rings(t, 'Sleepy')]).toEqual([1, 1])
  })

  test('716.1 counters, tokens, revealing, interrupting', () => {
    const t = table({
      library: lib,
      players: [
        { hand: ['Mark', 'Call', 'Show', 'Sip'], cards: ['Marksman', 'Caller', 'Curtain', 'Dummy 2/2'] },
        { hand: ['Counter'], cards: ['Steady'] },
      ],
    })
    t.play('Mark')
      .resolve()
      .expect('Dummy 2/2', { counters: { mark: 3 } })
    t.play('Call').resolve()
    expect(t.count('A', 'Dummy 1/1')).toBe(4)
    t.play('Show').resolve()
    expect(rings(t, 'Curtain')).toBe(1)
    t.play('Sip').as('B').play('Counter').resolve()
    expect(rings(t, 'Steady')).toBe(1)
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
  })

  test('716.1 entering a graveyard from anywhere, the chain too; entering play', () => {
    const t = table({
      library: lib,
      players: [
        { hand: ['Slay', 'Dummy 1/1'], resources: 2, cards: ['Void'] },
        { hand: ['Sip'], cards: ['Dummy 3/3'] },
      ],
    })
    t.play('Slay').resolve()
    expect(t.zone('B', 'removed')).toEqual(['Dummy 3/3'])
    expect(t.zone('A', 'graveyard')).toEqual(['Slay'])
    t.as('B').play('Sip').resolve()
    expect(t.zone('B', 'removed')).toEqual(['Dummy 3/3', 'Sip'])
    const u = table({ library: lib, players: [{ hand: ['Dummy 1/1'], resources: 2, cards: ['Gate'] }, {}] })
    u.play('Dummy 1/1').resolve()
    expect(u.zone('A', 'removed')).toEqual(['Dummy 1/1'])
  })

  test('403.1 what would be replaced can’t be part of a cost', () => {
    const t = table({ library: lib, players: [{ cards: ['Lever', 'Pump', 'Dummy 1/1', 'Wakeful', 'Thirst'] }, {}] })
    expect(t.legal()).not.toContain('use Lever')
    expect(t.legal()).not.toContain('use Pump')
    const u = table({ library: lib, players: [{ cards: ['Lever', 'Pump', 'Dummy 1/1'] }, {}] })
    expect(u.legal()).toEqual(expect.arrayContaining(['use Lever', 'use Pump']))
  })
})
