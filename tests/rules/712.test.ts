import { describe, expect, test } from 'vitest'
import { view } from '../../src/engine/index.ts'
import { table } from '../table/index.ts'
import { ability, ally, instant, item, withCards } from './own.ts'

const lib = withCards(
  instant('Two Spans', {
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'stat', what: { target: 1, is: 'ally', as: 'it' }, stat: 'atk', n: 2 }],
        until: 'turn',
      },
      { do: 'modify', mods: [{ mod: 'stat', what: '$it', stat: 'health', n: 3 }] },
      { do: 'draw', n: 1 },
    ],
  }),
  instant('Mend And Mark', {
    text: [
      { do: 'heal', n: 'all', by: 'yourHero', from: { target: 1, is: 'ally', state: 'damaged', as: 'it' } },
      { do: 'put', n: 1, what: 'mark', to: '$it' },
    ],
  }),
  instant('Reap', {
    text: [
      { do: 'destroy', what: { target: 1, is: 'ally', as: 'it' } },
      { do: 'heal', n: { stat: 'atk', of: '$it' }, by: 'yourHero', from: 'yourHero' },
    ],
  }),
  instant('Boost', {
    text: [
      { do: 'modify', mods: [{ mod: 'stat', what: { target: 1, is: 'ally' }, stat: 'atk', n: 3 }], until: 'turn' },
    ],
  }),
  item('Drum', { powers: [{ always: [{ mod: 'stat', what: { is: 'ally' }, stat: 'atk', n: 2 }] }] }),
  item('Horn', {
    powers: [
      {
        pay: [{ do: 'destroy', what: 'self' }],
        then: [
          { do: 'modify', mods: [{ mod: 'stat', what: { is: 'ally', of: 'you' }, stat: 'atk', n: 2 }], until: 'turn' },
        ],
      },
    ],
  }),
  ally('Drill Sergeant', 1, 3, {
    powers: [{ always: [{ mod: 'stat', what: { is: 'ally', of: 'you', other: true }, stat: 'atk', n: 2 }] }],
  }),
  ability('Recruitment', {
    text: [{ do: 'modify', mods: [{ mod: 'control', what: { target: 1, is: 'ally' }, by: 'you' }] }],
  }),
  instant('Hush', {
    text: [{ do: 'modify', mods: [{ mod: 'cannot', on: 'draw', by: 'opponents' }], until: 'turn' }],
  }),
  ally('Clerk', 1, 3, { powers: [{ pay: [{ do: 'activate' }], then: [{ do: 'draw', n: 1 }] }] }),
  instant('Both Or Nothing', {
    text: [
      {
        do: 'try',
        may: 'you',
        these: [
          { do: 'exhaust', what: { choose: 1, is: 'ally', of: 'you' } },
          { do: 'discard', n: 1 },
        ],
        then: [{ do: 'draw', n: 2 }],
      },
    ],
  }),
  instant('Do What You Can', {
    text: [
      { do: 'exhaust', what: { choose: 1, is: 'weapon', of: 'you' } },
      { do: 'draw', n: 1 },
    ],
  }),
  ally('Fixture', 1, 3, { powers: [{ always: [{ mod: 'cannot', on: 'move', what: 'self' }] }] }),
  ally('Watcher', 1, 3, {
    powers: [{ when: { on: 'exhaust', what: { is: 'ally' } }, then: [{ do: 'draw', n: 1 }] }],
  }),
  instant('Aim', { text: [{ do: 'exhaust', what: { target: 1, is: 'ally' } }] }),
)

describe('712 modifiers', () => {
  test('712.2 parts with different durations are modifiers of their own, and the one-shot part is done at once', () => {
    const t = table({ library: lib, players: [{ hand: ['Two Spans'], cards: ['Dummy 1/2'] }, {}] })
    t.play('Two Spans').resolve().expect('Dummy 1/2', { atk: 3, health: 5 })
    expect(t.zone('A', 'hand')).toEqual(['Filler'])
    t.until('B', 'action').expect('Dummy 1/2', { atk: 1, health: 5 })
  })

  test('712.3 in order, and only as much as is possible', () => {
    const t = table({ library: lib, players: [{ hand: ['Do What You Can'] }, {}] })
    t.play('Do What You Can').resolve()
    expect(t.zone('A', 'hand')).toEqual(['Filler'])
  })

  test('712.3 moved, then exhausted: what can’t be moved is exhausted where it is', () => {
    const t = table({
      library: lib,
      players: [{ hand: ['Hibernate'], resources: 2, cards: ['Watcher'] }, { cards: ['Fixture'] }],
    })
    t.play('Hibernate', 'Fixture').resolveAll().expect('Fixture', { exhausted: true, zone: 'party' })
    expect(t.zone('A', 'hand')).toEqual(['Filler']) // the Watcher has seen an ally exhaust
  })

  test('712.3, 415.9b what is moved is exhausted where it went, and is no ally there', () => {
    const t = table({
      library: lib,
      players: [{ hand: ['Hibernate'], resources: 2, cards: ['Watcher'] }, { cards: ['Dummy 1/2'] }],
    })
    t.play('Hibernate', 'Dummy 1/2').resolveAll()
    expect([t.resources('B'), t.zone('A', 'hand')]).toEqual([{ ready: 0, all: 1 }, []])
  })

  test('712.3a "that ally" is the one that was named, though it is no longer what it was called', () => {
    const t = table({
      library: lib,
      players: [{ hand: ['Mend And Mark'], cards: [{ name: 'Dummy 1/2', damage: 1 }] }, {}],
    })
    t.play('Mend And Mark')
      .resolve()
      .expect('Dummy 1/2', { damage: 0, counters: { mark: 1 } })
  })

  test('712.3b what it reads of an ally that has left is what that was like last in play', () => {
    const t = table({
      library: lib,
      players: [{ hand: ['Boost', 'Reap'], damage: 10, cards: ['Dummy 1/2'] }, {}],
    })
    t.play('Boost').resolve().play('Reap').resolve().expect('Hero A', { damage: 6 })
  })

  test('712.4 cards in other zones are not affected unless it says so', () => {
    const t = table({ library: lib, players: [{ hand: ['Dummy 1/2'], cards: ['Drum', 'Dummy 1/3'] }, {}] })
    t.expect('Dummy 1/3', { atk: 3 }).expect('Dummy 1/2', { atk: 1 })
  })

  test('712.5 what a link has made goes on without its source; what a card always does goes with it', () => {
    const t = table({ library: lib, players: [{ cards: ['Horn', 'Drill Sergeant', 'Dummy 1/3'], hand: ['Reap'] }, {}] })
    t.use('Horn').resolve().expect('Dummy 1/3', { atk: 5 })
    expect(t.zone('A', 'graveyard')).toEqual(['Horn'])
    t.play('Reap', 'Drill Sergeant').resolve().expect('Dummy 1/3', { atk: 3 })
  })

  test('712.6 a link’s modifier is its controller’s for good; a card’s is of whoever controls it', () => {
    const t = table({
      library: lib,
      players: [
        { hand: ['Recruitment', 'Hush'], cards: ['Dummy 1/2'] },
        { cards: ['Drill Sergeant', 'Dummy 1/3', 'Clerk'] },
        {},
      ],
    })
    t.expect('Dummy 1/3', { atk: 3 }).expect('Dummy 1/2', { atk: 1 })
    t.play('Recruitment', 'Drill Sergeant').resolve()
    t.expect('Dummy 1/3', { atk: 1 }).expect('Dummy 1/2', { atk: 3 })
    t.play('Hush').resolve().as('B').use('Clerk').resolve()
    expect(t.zone('B', 'hand')).toEqual([])
  })

  test('712.7 "may" only what can be done in full', () => {
    const t = table({ library: lib, players: [{ hand: ['Both Or Nothing'], cards: ['Dummy 1/2'] }, {}] })
    t.play('Both Or Nothing').resolve()
    t.expect('Dummy 1/2', { exhausted: false }) // nothing to discard: it is not even asked
    expect(t.asked()).toBe('A: priority')
    const u = table({ library: lib, players: [{ hand: ['Both Or Nothing', 'Aim'], cards: ['Dummy 1/2'] }, {}] })
    u.play('Both Or Nothing').resolve('yes').expect('Dummy 1/2', { exhausted: true })
    expect(u.zone('A', 'hand')).toEqual(['Filler', 'Filler'])
  })
})

describe('707, 711 while a link is added and interrupted', () => {
  test('707.1a what is announced is revealed and on top of the chain before anything of it is chosen', () => {
    const t = table({ library: lib, players: [{ hand: ['Aim'], cards: ['Dummy 1/2'] }, { cards: ['Dummy 1/3'] }] })
    t.say('play Aim')
    expect(t.asked()).toBe('A: target')
    expect(view(t.game, 1).cards[t.id('Aim')]).toMatchObject({ def: 'Aim', zone: 'chain' })
  })

  test('707.1a a resource that is placed face down is not revealed', () => {
    const t = table({ library: lib, players: [{ hand: ['Aim'] }, {}] })
    t.place('Aim')
    const id = t.game.s.zones[999]!.cards[0]!
    expect(view(t.game, 1).cards[id]?.def ?? null).toBe(null)
    expect(view(t.game, 0).cards[id]!.def).toBe('Aim')
  })

  test('707.1 what a modifier forbids is not even begun', () => {
    const no = withCards(
      item('Silence', { powers: [{ always: [{ mod: 'cannot', on: ['play', 'use'], by: 'opponents' }] }] }),
    )
    const t = table({
      library: no,
      players: [{ hand: ['Kor Cindervein'], resources: 3, cards: ['Elder Moorf'] }, { cards: ['Silence'] }],
    })
    expect(t.legal().filter((x) => x.startsWith('play') || x.startsWith('use'))).toEqual([])
  })
})
