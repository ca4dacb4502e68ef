import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, instant, weapon, withCards } from './own.ts'

const lib = withCards(
  ally('Feather', 1, 1, { powers: [{ always: [{ mod: 'is', what: { is: 'weapon', of: 'you' }, type: 'ally' }] }] }),
  ability('Charm', { attach: { target: 1, is: 'ally' } }),
  ally('Undertaker', 1, 3, {
    powers: [
      {
        when: { on: 'destroy', what: { is: 'card', of: 'you' } },
        then: [{ do: 'put', n: 1, what: 'bone', to: 'yourHero' }],
      },
    ],
  }),
  instant('Flick', { text: [{ do: 'deal', n: 1, by: 'yourHero', to: { target: 1, is: 'character' } }] }),
  instant('Splash', { text: [{ do: 'deal', n: 3, by: 'yourHero', to: { is: 'ally' } }] }),
  instant('Thirst', { text: [{ do: 'draw', by: 'players', n: 11 }] }),
  instant('Still Water', {}),
  { ...weapon('Living Sword', 1, 1, ['Melee (1)', 'Sword']), health: 4 },
  instant('Unname', { text: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'hand' }] }),
)
const asked = (t: ReturnType<typeof table>, n: number): string[] =>
  Array.from({ length: n }, () => {
    const who = t.asked()
    t.say('pass')
    return who
  })

describe('410 priority at any table', () => {
  test('410.1, 410.4 the turn player first, then clockwise, in a table of four teams or none', () => {
    const t = table({ players: [{}, {}, {}, {}], turn: 'C' })
    expect(asked(t, 4)).toEqual(['C: priority', 'D: priority', 'A: priority', 'B: priority'])
    const u = table({ players: [{ team: 1 }, { team: 2 }, { team: 1 }, { team: 2 }], turn: 'B' })
    expect(asked(u, 4)).toEqual(['B: priority', 'C: priority', 'D: priority', 'A: priority'])
  })

  test('410.1, 410.4a after somebody has responded all must pass anew; then the turn player has priority', () => {
    const t = table({ players: [{ hand: ['Still Water'] }, {}, { hand: ['Still Water'] }], library: lib })
    t.play('Still Water')
    expect(asked(t, 2)).toEqual(['A: priority', 'B: priority'])
    t.play('Still Water')
    expect(asked(t, 3)).toEqual(['C: priority', 'A: priority', 'B: priority'])
    expect(t.asked()).toBe('A: priority')
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
  })

  test('410.2, 410.2a, 410.3 what may be done with priority, in one’s own action phase and at other times', () => {
    const spec = {
      players: [
        { hand: ['Still Water', 'Charm', 'Filler'], cards: ['Dummy 1/3', 'Bell Ringer'] },
        { hand: ['Still Water', 'Charm', 'Filler'], cards: ['Dummy 1/3', 'Bell Ringer'] },
      ],
      library: lib,
    }
    const t = table(spec)
    expect(t.legal()).toEqual([
      'pass',
      'play Still Water',
      'play Charm',
      'use Bell Ringer',
      'place Still Water',
      'place Charm',
      'place Filler face up',
      'place Filler',
      'attack Hero A',
      'attack Dummy 1/3',
      'attack Bell Ringer',
    ])
    t.say('pass')
    expect(t.legal()).toEqual(['pass', 'play Still Water', 'use Bell Ringer'])
    const u = table(spec).use('Bell Ringer')
    expect(u.legal()).toEqual(['pass', 'play Still Water'])
  })

  test('410.6 one wave: what dies and what comes off are destroyed at once, each seen by the other’s watcher', () => {
    const t = table({
      players: [
        { hand: ['Flick'] },
        { cards: ['Undertaker', 'Feather', 'Living Sword', { name: 'Charm', on: 'Living Sword' }] },
      ],
      library: lib,
    })
    t.play('Flick', 'Feather').resolve()
    // Wave 1: the Feather. Wave 2: the Charm, whose host is no ally any more.
    expect(t.zone('B', 'graveyard')).toEqual(['Charm', 'Feather'])
    t.resolveAll().expect('Hero B', { counters: { bone: 2 } })
    const u = table({
      players: [{ hand: ['Splash'] }, { cards: ['Undertaker', 'Feather', { name: 'Charm', on: 'Feather' }] }],
      library: lib,
    })
    u.play('Splash').resolve()
    expect(u.zone('B', 'graveyard')).toEqual(['Charm', 'Feather', 'Undertaker'])
    u.resolveAll().expect('Hero B', { counters: { bone: 3 } })
  })

  test('410.6b all who had to draw from an empty deck are decked in one wave: a draw', () => {
    const t = table({ players: [{ hand: ['Thirst'] }, {}, {}], library: lib })
    t.play('Thirst').resolve()
    expect(t.result()).toBe('draw')
    const u = table({
      players: [{ hand: ['Thirst'], deck: Array.from({ length: 12 }, () => 'Filler') }, {}, {}],
      library: lib,
    })
    u.play('Thirst').resolve()
    expect(u.game.s.misc[0]!.outcome).toMatchObject({ winners: [0] })
  })

  test('410.6e damage on what is no longer a character goes; it does not come back with being one', () => {
    const t = table({
      players: [{ hand: ['Unname'], cards: ['Feather', { name: 'Living Sword', damage: 2 }] }, {}],
      library: lib,
    })
    t.expect('Living Sword', { damage: 2 })
    t.play('Unname', 'Feather').resolve().expect('Living Sword', { damage: 0, zone: 'party' })
  })

  test('410.6f counters on a resource go as it is turned face down', () => {
    const t = table({
      players: [{ quests: [{ name: 'Long Errand', counters: { mark: 2 } }], resources: 3 }, {}],
    })
    t.complete('Long Errand').resolve()
    const row = t.game.s.zones[2]!.cards.map((id) => t.game.s.cards[id]!)
    expect(row.every((c) => c.faceDown && Object.keys(c.counters).length === 0)).toBe(true)
  })
})

describe('411 ready and exhausted', () => {
  test('411.1 only a ready card exhausts and only an exhausted one readies: nothing else is an event', () => {
    const own = withCards(
      ally('Clerk', 1, 3, {
        powers: [
          { when: { on: 'exhaust', what: { is: 'ally' } }, then: [{ do: 'put', n: 1, what: 'down', to: 'self' }] },
          { when: { on: 'ready', what: { is: 'ally' } }, then: [{ do: 'put', n: 1, what: 'up', to: 'self' }] },
        ],
      }),
      instant('All Down', { text: [{ do: 'exhaust', what: { is: 'ally' } }] }),
      instant('All Up', { text: [{ do: 'ready', what: { is: 'ally' } }] }),
    )
    const cards = ['Clerk', 'Dummy 1/3', { name: 'Dummy 1/3', exhausted: true }]
    const t = table({ players: [{ hand: ['All Down'], cards }, {}], library: own })
    t.play('All Down')
      .resolveAll()
      .expect('Clerk', { counters: { down: 2 }, exhausted: true })
    const u = table({ players: [{ hand: ['All Up'], cards }, {}], library: own })
    u.play('All Up')
      .resolveAll()
      .expect('Clerk', { counters: { up: 1 } })
  })

  test('411.2 a card outside play is neither: it comes into play ready', () => {
    const own = withCards(
      instant('Back Home', { text: [{ do: 'move', what: { target: 1, is: 'ally', of: 'you' }, to: 'hand' }] }),
      instant('Wake', { text: [{ do: 'ready', what: { is: 'ally', in: 'graveyard', of: 'you' } }] }),
    )
    const t = table({
      players: [
        {
          hand: ['Back Home', 'Wake'],
          cards: [{ name: 'Dummy 1/3', exhausted: true }],
          graveyard: ['Dummy 2/2'],
          resources: 2,
        },
        {},
      ],
      library: own,
    })
    t.play('Wake').resolve().play('Back Home').resolve().play('Dummy 1/3').resolve()
    t.expect('Dummy 1/3', { zone: 'party', exhausted: false }).expect('Dummy 2/2', {
      zone: 'graveyard',
      exhausted: false,
    })
  })
})
