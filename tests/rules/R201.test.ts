/** R201: the Boss player's turn. Start phase, event phase, action phase. */
import { describe, expect, test } from 'vitest'
import { events, view } from '../../src/engine/index.ts'
import { table } from '../table/index.ts'
import { filler, instant, withCards } from './own.ts'

const lib = withCards(
  instant('Deny', { text: [{ do: 'interrupt', what: { target: 1, is: 'card', in: 'chain' } }] }),
  instant('Slap', { text: [{ do: 'deal', n: 9, by: 'yourHero', to: { target: 1, is: 'ally' } }] }),
  instant('Peel', { text: [{ do: 'destroy', what: { target: 1, is: 'ability' } }] }),
)

describe('R201.1 her start phase', () => {
  const deck = ['Crush', 'Thrash', 'Devour', 'Burninate']
  test('R201.1 a ready step, then a draw step', () => {
    const boss = { deck, exhausted: true, cards: [{ name: 'Onyxian Whelp', exhausted: true }] }
    const t = table({ boss, at: 'start' })
    expect(t.game.s.turn[0]).toMatchObject({ seat: 0, step: 'ready', phase: 'start' })
    t.expect('Onyxia', { exhausted: false }).expect('Onyxian Whelp', { exhausted: false })
    expect(t.zone('Boss', 'hand')).toEqual([])
    t.passAll()
    expect(t.game.s.turn[0]).toMatchObject({ seat: 0, step: 'draw', phase: 'start' })
    expect(t.zone('Boss', 'hand')).toEqual(['Crush'])
  })
  test('R201.1 as many cards as the stage, before anyone has priority and without the chain', () => {
    for (const stage of [2, 3] as const) {
      const t = table({ stage, boss: { deck }, at: 'ready' }).passAll()
      expect(t.game.s.turn[0]!.step).toBe('draw')
      expect(t.zone('Boss', 'hand')).toHaveLength(stage)
      expect(t.game.s.chain[0]!.links).toEqual([])
      expect(t.asked()).toBe('Boss: priority')
    }
  })
  test('R201.1 the stage as the draw step starts: a swap in the ready step counts', () => {
    const library = withCards(
      instant('Stab', { text: [{ do: 'put', n: 1, what: 'damage', to: { target: 1, is: 'hero' } }] }),
    )
    const boss = { deck, damage: 19 }
    const t = table({ library, boss, raiders: [{ hand: ['Stab'] }], at: 'ready' })
      .as('R1')
      .play('Stab', 'Onyxia')
    t.resolve().passAll()
    expect(t.stage()).toBe(2)
    expect(t.zone('Boss', 'hand')).toEqual(['Crush', 'Thrash'])
  })
  test('R201.1 raiders have no event phase and draw one card', () => {
    const t = table({
      stage: 3,
      boss: { events: ['Growing Rage'] },
      raiders: [{ deck: filler }],
      turn: 'R1',
      at: 'ready',
    })
    t.passAll()
    expect(t.zone('R1', 'hand')).toHaveLength(1)
    t.passAll()
    expect(t.game.s.turn[0]!.step).toBe('action')
    expect(t.zone('Boss', 'events')).toEqual(['Growing Rage'])
  })
})

describe('R201.2 her event phase', () => {
  test('R201.2 it follows the start phase; as it starts the top event is on the chain for all to see', () => {
    const boss = { events: ['Growing Rage', 'Feeding Time'] }
    const t = table({ boss, at: 'draw' }).passAll()
    expect(t.game.s.turn[0]).toMatchObject({ seat: 0, step: 'event', phase: 'event' })
    expect(t.asked()).toBe('Boss: priority')
    const v = view(t.game, 1)
    expect(v.chain.map((l) => [v.cards[l.card]!.def, l.controller, l.sealed])).toEqual([['Growing Rage', 0, true]])
    expect(t.zone('Boss', 'events')).toEqual(['Feeding Time'])
  })
  test('R201.2 it is revealed: everybody is told what it was, even if it comes to nothing', () => {
    const t = table({ boss: { events: ['Down the Gullet'] }, at: 'draw' }).passAll()
    for (const seat of [-1, 0, 1]) {
      const told = events(t.game, 0, seat).map((e) => e.text)
      expect(told).toContain('Onyxia reveals Down the Gullet.')
      expect(told).toContain('Down the Gullet has no legal target.')
    }
    expect(t.zone('Boss', 'resources')).toEqual(['Down the Gullet'])
  })
  test('R201.2 raiders can respond to it, but not interrupt it', () => {
    const boss = { events: ['Feeding Time'] }
    const t = table({ library: lib, boss, raiders: [{ hand: ['Deny'] }], at: 'draw' }).passAll()
    t.as('R1').play('Deny').resolve().expect('Feeding Time', { zone: 'chain' }).resolve()
    expect(t.count('Boss', 'Onyxian Whelp')).toBe(2)
    expect(t.zone('Boss', 'resources')).toEqual(['Feeding Time'])
  })
  test('R201.2 her abilities can be interrupted', () => {
    const boss = { hand: ['How Fortuitous!'], resources: 2, deck: ['Crush'] }
    const t = table({ library: lib, boss, raiders: [{ hand: ['Deny'] }] })
    t.play('How Fortuitous!').as('R1').play('Deny').resolve()
    t.expect('How Fortuitous!', { zone: 'graveyard' })
    expect(t.zone('Boss', 'hand')).toEqual([])
  })
  test('R201.2 with no event left the phase goes by', () => {
    const t = table({ at: 'draw' }).passAll()
    expect(t.game.s.turn[0]!.step).toBe('event')
    expect(t.asked()).toBe('Boss: priority')
    expect(t.passAll().game.s.turn[0]!.step).toBe('action')
  })
})

describe('R201.2a the event as a resource', () => {
  test('R201.2a face down and ready, once its text is done, and it pays at once', () => {
    const boss = { events: ['Growing Rage'], deck: ['Crush'] }
    const t = table({ boss, raiders: [{ cards: ['Parvink'] }], at: 'draw' })
      .passAll()
      .resolve()
    const v = view(t.game, 0)
    const [id] = v.seats[0]!.resources
    expect(v.seats[0]!.resources).toHaveLength(1)
    expect(v.cards[id as number]).toMatchObject({ def: null, faceDown: true, exhausted: false, zone: 'resources' })
    t.play('Crush').resolve().expect('Parvink', { zone: 'graveyard' })
    expect(t.resources('Boss')).toEqual({ ready: 0, all: 1 })
  })
  test('R201.2a one interrupted by the game for want of a target does not resolve: the event graveyard (711.1)', () => {
    const boss = { events: ['Burn to a Crisp'], resources: 5 }
    const raiders = [{ cards: ['Kor Cindervein'], hand: ['Slap'] }]
    const t = table({ library: lib, boss, raiders, at: 'draw' }).passAll()
    t.as('R1').play('Slap').resolve().resolve()
    expect(t.zone('Boss', 'eventGraveyard')).toEqual(['Burn to a Crisp'])
    expect(t.resources('Boss').all).toBe(5)
  })
})

describe('R201.2b lasting events', () => {
  test('R201.2b "until your next turn" works from a face-down resource', () => {
    const boss = { events: ['Dragonslayers'] }
    const t = table({ boss, raiders: [{ cards: ['Parvink'], deck: filler }], at: 'draw' })
      .passAll()
      .resolve()
    expect(t.zone('Boss', 'resources')).toEqual(['Dragonslayers'])
    t.until('R1', 'action').expect('Parvink', { keywords: ['Ferocity', 'Protector'] })
  })
  test('R201.2b it is a resource like any other while it lasts', () => {
    const boss = { events: ['Dragonslayers'], hand: ['Draconic Rage'] }
    const t = table({ boss, raiders: [{ cards: ['Parvink'], deck: filler }], at: 'draw' })
      .passAll()
      .resolve()
    t.until('Boss', 'action').play('Draconic Rage').resolve()
    expect(t.resources('Boss')).toEqual({ ready: 0, all: 1 })
    t.expect('Parvink', { keywords: ['Ferocity', 'Protector'] })
    const shown = () => {
      const v = view(t.game, 1)
      return v.cards[v.seats[0]!.resources[0] as number]
    }
    // It shows its face as a reminder only, and only so long.
    expect(shown()).toMatchObject({ def: 'Dragonslayers', faceDown: true, types: [], cost: null })
    t.until('R1', 'end')
    expect(shown()).toMatchObject({ def: 'Dragonslayers', faceDown: true })
    t.until('Boss', 'ready').expect('Parvink', { keywords: ['Protector'] })
    expect(shown()).toMatchObject({ def: null, faceDown: true })
  })
  test('R201.2b it is no ability or event in play that could be destroyed', () => {
    const boss = { events: ['Dragonslayers'] }
    const t = table({ library: lib, boss, raiders: [{ hand: ['Peel'] }], at: 'draw' })
      .passAll()
      .resolve()
      .as('R1')
    expect(t.legal()).toEqual(['pass'])
  })
})

test('R201.3 her action phase follows the event phase, and then the end phase', () => {
  const t = table({ boss: { events: ['Growing Rage'] }, raiders: [{ deck: filler }], at: 'draw' })
  const steps: string[] = []
  for (let i = 0; i < 6 && t.game.s.turn[0]!.seat === 0; i++) {
    const { step, phase } = t.game.s.turn[0]!
    if (steps.at(-1) !== `${phase}: ${step}`) steps.push(`${phase}: ${step}`)
    if (t.game.s.chain[0]!.links.length > 0) t.resolve()
    else t.passAll()
  }
  expect(steps).toEqual(['start: draw', 'event: event', 'action: action', 'end: end'])
  expect(t.game.s.turn[0]!.seat).toBe(1)
})
