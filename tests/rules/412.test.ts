import { describe, expect, test } from 'vitest'
import { decision, view } from '../../src/engine/index.ts'
import { table } from '../table/index.ts'
import { ability, filler, instant, item, withCards } from './own.ts'

const lib = withCards(
  ability('Deep Root', { instant: true, text: [{ do: 'draw', n: 1 }] }),
  ability('Crumble', { text: [{ do: 'destroy', what: { target: 1, is: 'ability' } }] }),
  instant('Lobotomy', { text: [{ do: 'destroy', what: { target: 1, is: 'resource' } }] }),
  instant('Zap', {
    cost: 1,
    text: [{ do: 'deal', n: 2, type: 'fire', by: 'yourHero', to: { target: 1, is: 'character' } }],
  }),
  ability('Undying Memory', {
    powers: [
      { when: { on: 'destroy', what: 'self' }, then: [{ do: 'draw', n: 1 }] },
      { always: [{ mod: 'stat', what: 'yourHero', stat: 'atk', n: 5 }] },
    ],
  }),
  item('Surveyor', {
    powers: [
      {
        when: { on: 'place', by: 'you', what: { is: 'resource', state: 'faceUp' } },
        then: [{ do: 'draw', n: 1 }],
      },
    ],
  }),
  item('Planter', {
    powers: [
      {
        pay: [{ do: 'activate' }],
        then: [{ do: 'move', what: { choose: 1, is: 'card', in: 'hand', of: 'you' }, to: 'resources', face: 'down' }],
      },
    ],
  }),
)

describe('412 resources', () => {
  test('412.1 one resource each turn, from hand', () => {
    const t = table({ raiders: [{ hand: ['In Dreams', 'Charge', 'Rend'] }], turn: 'R1' })
    expect(t.legal().filter((w) => w.startsWith('place'))).toEqual([
      'place In Dreams face up',
      'place In Dreams',
      'place Charge',
      'place Rend',
    ])
    t.place('Charge').resolve()
    expect(t.resources('R1')).toEqual({ ready: 1, all: 1 })
    expect(t.legal().filter((w) => w.startsWith('place'))).toEqual([])
  })

  test('412.1 optional, and again next turn', () => {
    const t = table({ raiders: [{ hand: ['Charge', 'Rend'], deck: filler }], boss: { deck: filler }, turn: 'R1' })
    t.place('Charge').resolve()
    t.until('Boss', 'action').until('R1', 'action')
    expect(t.legal()).toContain('place Rend')
    t.until('Boss', 'action')
    expect(t.resources('R1').all).toBe(1)
  })

  test('412.1a only in one’s own action phase with an empty chain', () => {
    const t = table({
      library: lib,
      raiders: [{ hand: ['Charge', 'Deep Root'], deck: filler }, { hand: ['Charge'] }],
      turn: 'R1',
    })
    t.play('Deep Root')
    expect(t.legal()).toEqual(['pass'])
    t.as('R2')
    expect(t.legal()).toEqual(['pass'])
  })

  test('R100.3 the Boss player places none', () => {
    const t = table({ boss: { hand: ['Crush', 'Thrash'] }, raiders: [{}], turn: 'Boss' })
    expect(t.legal().some((w) => w.startsWith('place'))).toBe(false)
  })

  test('412.1a placing uses the chain: others may respond; as it resolves it enters the row, ready', () => {
    const t = table({
      library: lib,
      raiders: [{ hand: ['Charge'] }, { hand: ['Deep Root'], deck: filler }],
      turn: 'R1',
    })
    t.place('Charge')
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    expect(t.resources('R1').all).toBe(0)
    t.say('pass').play('Deep Root').resolve()
    expect(t.resources('R1').all).toBe(0)
    t.resolve()
    expect(t.resources('R1')).toEqual({ ready: 1, all: 1 })
  })

  test('412.1a, 711.3 a resource on the chain can’t be targeted for interruption', () => {
    for (const how of [false, true]) {
      const t = table({
        boss: { hand: ['Meaningless Exertion'], resources: 1 },
        raiders: [
          { hand: ['Charge', 'In Dreams'] },
          { hero: 'Litori Frostburn', hand: ['Counterspell'], resources: 2 },
        ],
        turn: 'R1',
      })
      t.place(how ? 'In Dreams' : 'Charge', how)
      t.as('R2')
      expect(t.legal()).toEqual(['pass', 'use Litori Frostburn'])
      t.as('Boss')
      expect(t.legal()).toEqual(['pass'])
    }
  })

  test('412.1b face-down resources are blank: no type, no tag, no power', () => {
    const t = table({
      library: lib,
      raiders: [
        { hand: ['Undying Memory', 'Crumble'], deck: filler },
        { hand: ['Lobotomy'], quests: [{ name: 'Undying Memory', faceDown: true }], deck: filler },
      ],
      turn: 'R1',
    })
    t.place('Undying Memory').resolve()
    t.expect('Warrax', { atk: 0 }).expect('Warrax#2', { atk: 0 })
    expect(t.legal()).not.toContain('play Crumble') // no ability in play
    // As it leaves play it is blank as well (CR-EX-412.1b-1): its own trigger does not work.
    t.as('R2')
    t.say('play Lobotomy').answer(0)
    t.resolve()
    expect(t.game.s.chain[0]!.links).toEqual([])
    expect(t.zone('R1', 'graveyard').concat(t.zone('R2', 'graveyard')).sort()).toEqual(['Lobotomy', 'Undying Memory'])
  })

  test('412.1b others see neither a resource that is placed face down nor one that lies so', () => {
    const t = table({ raiders: [{ name: 'A', hand: ['Charge', 'Rend'] }, { name: 'B' }], turn: 'A' })
    const known = (seat: number): string[] =>
      Object.values(view(t.game, seat).cards)
        .filter((c) => c.def === 'Charge')
        .map((c) => c.zone)
    t.place('Charge')
    expect([known(0), known(1), known(2)]).toEqual([[], ['chain'], []])
    t.resolve()
    expect([known(0), known(1), known(2)]).toEqual([[], ['resources'], []])
  })

  test('412.1b a quest placed face up is seen by all', () => {
    const t = table({ raiders: [{ name: 'A', hand: ['In Dreams'] }, { name: 'B' }], turn: 'A' })
    t.place('In Dreams', true)
    for (const seat of [0, 1, 2, -1]) {
      const v = view(t.game, seat)
      expect(v.cards[v.chain[0]!.card]!.def).toBe('In Dreams')
    }
  })

  test('412.1a "when you place a face-up resource" hears a quest that is placed face up, and no card face down', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Surveyor'], hand: ['In Dreams'], deck: filler }],
      turn: 'R1',
    })
    t.place('In Dreams face up').resolve()
    t.resolveAll()
    expect(t.zone('R1', 'hand')).toHaveLength(1)
    const u = table({
      library: lib,
      raiders: [{ cards: ['Surveyor'], hand: ['In Dreams'], deck: filler }],
      turn: 'R1',
    })
    u.place('In Dreams').resolve()
    u.resolveAll()
    expect(u.zone('R1', 'hand')).toHaveLength(0)
  })

  test('412.1b a card put into a resource row face down becomes a blank resource that pays', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Planter'], hand: ['Undying Memory', 'Zap'] }], turn: 'R1' })
    t.use('Planter').resolve('Undying Memory')
    expect(t.resources('R1')).toEqual({ ready: 1, all: 1 })
    t.expect('Warrax', { atk: 0 })
    // It was not placed: the one of this turn may still be placed (412.1c).
    expect(t.legal()).toContain('place Zap')
    t.play('Zap', 'Onyxia').resolve().expect('Onyxia', { damage: 2 })
  })

  test('412.2 face-up resources pay as well as face-down ones', () => {
    const t = table({ library: lib, raiders: [{ quests: ['In Dreams'], hand: ['Zap'] }], turn: 'R1' })
    t.play('Zap', 'Onyxia')
    t.expect('In Dreams', { exhausted: true, faceDown: false })
  })

  test('412.2 a resource about to be destroyed can pay first, but not for later (CR-EX-412.2-1)', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Lobotomy'] },
      raiders: [{ resources: 1, hand: ['Zap'] }],
      turn: 'Boss',
    })
    t.say('play Lobotomy')
    if (t.asked() === 'Boss: target') t.answer(0)
    t.as('R1')
    expect(t.legal()).toEqual(['pass', 'play Zap', 'use Warrax'])
    t.play('Zap', 'Onyxia').resolve().resolve()
    t.expect('Onyxia', { damage: 2 })
    expect(t.resources('R1').all).toBe(0)
  })

  test('412.2 resources ready in their controller’s ready step only', () => {
    const t = table({
      library: lib,
      boss: { deck: filler },
      raiders: [{ resources: 1, hand: ['Zap'], deck: filler }],
      turn: 'R1',
    })
    t.play('Zap', 'Onyxia').resolve()
    t.until('Boss', 'action')
    expect(t.resources('R1').ready).toBe(0)
    t.until('R1', 'ready')
    expect(t.resources('R1').ready).toBe(1)
  })

  test('CR-EX-412.1b-1 412.1b a face-down ability is blank as it leaves play', () => {
    const t = table({
      players: [
        {
          hand: ['Readiness', 'Nalonae'],
          resources: 3,
          quests: [{ name: 'Vanquish', faceDown: true, exhausted: true }],
        },
        { cards: ['Dummy 1/1'] },
      ],
    })
    t.play('Readiness').resolve()
    expect(t.zone('A', 'removed')).toEqual(['Readiness']) // its modifier is there before it would be put away
    const blank = Object.values(t.game.s.cards).find((c) => c.def === 'Vanquish')!.id
    t.say('play Nalonae')
    const at = decision(t.game)!.answers.findIndex((a) => a.card === blank)
    t.answer(at).resolve()
    expect(t.zone('A', 'graveyard')).toEqual(['Vanquish'])
    expect(t.zone('A', 'party')).toContain('Nalonae')
    // Derived: now it may be played from there, for its cost, and is removed instead of coming back.
    t.until('B', 'action').until('A', 'action')
    expect(t.legal()).not.toContain('play Vanquish') // only that turn
  })

  test('412.1b (derived) Readiness: abilities are played from the graveyard and removed', () => {
    const t = table({
      players: [{ hand: ['Readiness'], resources: 7, graveyard: ['Vanquish'] }, { cards: ['Dummy 1/1'] }],
    })
    expect(t.legal()).not.toContain('play Vanquish')
    t.play('Readiness').resolve()
    t.play('Vanquish').resolve()
    expect(t.zone('B', 'graveyard')).toEqual(['Dummy 1/1'])
    expect(t.zone('A', 'removed')).toEqual(['Readiness', 'Vanquish'])
  })

  describe('CR-EX-412.1c-1 412.1c an additional resource', () => {
    const brokentoe = 'The Ring of Blood: Brokentoe'
    const set = (hand: readonly string[]) =>
      table({
        players: [{ cards: ['Eranikus'], hand, deck: [brokentoe, 'Hootie', 'Hootie'] }, { deck: ['Hootie'] }],
        turn: 'A',
        at: 'start',
      }).resolve()

    test('face up it costs what its own text says', () => {
      const t = set(['Vanquish'])
      expect(t.asked()).toBe('A: face')
      expect(t.legal()).toEqual(['up', 'down'])
      t.say('up')
      expect(t.zone('A', 'hand')).toEqual([])
      expect(t.zone('A', 'graveyard')).toEqual(['Vanquish'])
      expect(t.game.s.chain[0]!.links).toHaveLength(1) // it is on the chain
      t.resolve()
      t.expect(brokentoe, { faceDown: false, exhausted: false, zone: 'resources' })
    })

    test('face down it costs nothing', () => {
      const t = set(['Vanquish']).say('down').resolve()
      expect(t.zone('A', 'hand')).toEqual(['Vanquish'])
      expect(t.resources('A')).toEqual({ ready: 1, all: 1 })
    })

    test('without a card to discard it is placed face down', () => {
      const t = set([]).resolve()
      expect(t.resources('A')).toEqual({ ready: 1, all: 1 })
      expect(Object.values(t.game.s.cards).find((c) => c.def === brokentoe && c.became === 0)?.faceDown).toBe(true)
    })

    test('it is not the resource of this turn, and nobody can interrupt it', () => {
      const t = set(['Vanquish', 'Hootie']).say('down')
      expect(t.legal()).toEqual(['pass'])
      t.resolve().until('A', 'action')
      expect(t.legal()).toContain('place Vanquish')
    })
  })

  test('412.1c several of them, exhausted, one after another', () => {
    const t = table({ players: [{ hand: ['Plain Flourish'], deck: ['Vanquish', 'Hootie', 'Fury'] }, {}] })
    t.play('Plain Flourish').resolve()
    t.resolve().resolve()
    expect(t.resources('A')).toEqual({ ready: 0, all: 2 })
    expect(t.zone('A', 'deck')).toEqual(['Fury'])
  })

  test('412.1c the cost of placing face up is asked for in the ordinary way of placing too', () => {
    const brokentoe = 'The Ring of Blood: Brokentoe'
    const poor = table({ players: [{ hand: [brokentoe] }, {}] })
    expect(poor.legal().filter((w) => w.startsWith('place'))).toEqual([`place ${brokentoe}`])
    const rich = table({ players: [{ hand: [brokentoe, 'Vanquish', 'Hootie'] }, {}] })
    rich.place(brokentoe, true)
    expect(rich.asked()).toBe('A: cost')
    expect(rich.legal()).toEqual(['pick Vanquish', 'pick Hootie'])
    rich.say('pick Hootie').resolve()
    expect(rich.zone('A', 'hand')).toEqual(['Vanquish'])
    rich.expect(brokentoe, { faceDown: false, zone: 'resources' })
  })

  test('CR-EX-412.2-1 412.2 a resource about to be destroyed pays first, but never in advance', () => {
    const set = (hand: readonly string[]) =>
      table({
        players: [
          { hero: 'Hero A', resources: 1, hand },
          { resources: 5, hand: ['Lobotomize'] },
        ],
        turn: 'B',
      })
    const t = set(['Fire Blast'])
    t.say('play Lobotomize')
    t.answer(decision(t.game)!.answers.findIndex((a) => t.game.s.cards[a.card!]?.owner === 0))
    t.as('A')
    expect(t.legal()).toEqual(['pass', 'play Fire Blast'])
    t.play('Fire Blast', 'Hero B').resolve().resolve()
    t.expect('Hero B', { damage: 2 })
    expect(t.resources('A').all).toBe(0)
    const u = set([])
    u.say('play Lobotomize')
    u.answer(decision(u.game)!.answers.findIndex((a) => u.game.s.cards[a.card!]?.owner === 0))
    expect(u.as('A').legal()).toEqual(['pass']) // nothing exhausts it "for later"
  })

  test('412.2 which resources pay is asked where one could do something else', () => {
    const set = (resources: number) =>
      table({ library: lib, players: [{ resources, quests: ['Stone Quarry'], hand: ['Zap'] }, {}] })
    const t = set(1)
    t.play('Zap', 'Hero B')
    expect(t.asked()).toBe('A: cost')
    expect(t.legal()).toEqual(['done', 'pick Stone Quarry'])
    t.say('done').expect('Stone Quarry', { exhausted: false })
    const u = set(1)
    u.play('Zap', 'Hero B').say('pick Stone Quarry').expect('Stone Quarry', { exhausted: true })
    expect(u.resources('A')).toEqual({ ready: 1, all: 2 })
    const alone = set(0)
    alone.play('Zap', 'Hero B').expect('Stone Quarry', { exhausted: true })
  })
})
