import { describe, expect, test } from 'vitest'
import { addCard } from '../../src/engine/add-card.ts'
import { redo, undo } from '../../src/engine/choices.ts'
import { slowHash } from '../../src/engine/testing.ts'
import { ASIDE, zoneId } from '../../src/state/ids.ts'
import { put } from '../../src/state/journal.ts'
import { table } from '../table/index.ts'
import { ability, withCards } from './own.ts'

const start = () => {
  const t = table({
    players: [
      { cards: ['Lady Katrana Prestor', 'Dummy 1/1'], resources: 15, hand: ['Filler'], graveyard: ['Dummy 2/2'] },
      { cards: ['Dummy 3/3'], hand: ['Filler', 'Filler'] },
      { cards: ['Dummy 4/4'] },
    ],
  })
  t.use('Lady Katrana Prestor').say('pass').say('pass').say('pass')
  return t
}

describe('800.3 Lady Katrana Prestor', () => {
  test('800.3, 800.3a all cards of hers go, Onyxia comes with her decks, seven cards and a mulligan, nobody else gets any', () => {
    const t = start()
    expect(t.asked()).toBe('Boss: mulligan')
    expect(t.zone('A', 'hand')).toHaveLength(7)
    expect(t.zone('B', 'hand')).toEqual(['Filler', 'Filler'])
    t.say('mulligan')
    expect(t.zone('A', 'hand')).toHaveLength(7)
    expect(t.zone('A', 'party')).toEqual(['Onyxia (Stage 1)'])
    expect(t.resources('A')).toEqual({ ready: 0, all: 0 })
    expect(t.zone('A', 'graveyard')).toEqual([])
    expect(t.zone('A', 'deck')).toHaveLength(53)
    expect(t.zone('A', 'events')).toHaveLength(30)
    expect(t.zone('A', 'removed')).toHaveLength(30)
    expect(t.zone('B', 'party')).toEqual(['Dummy 3/3', 'Hero B'])
    expect(t.game.s.chain[0]!.links).toEqual([])
  })

  test('800.3a it is the start of her next turn; no draw step; then the raid rules', () => {
    const t = start()
    t.say('keep')
    expect(t.game.s.turn[0]).toMatchObject({ seat: 0, step: 'ready', n: 11 })
    expect(t.stage()).toBe(1)
    t.passAll()
    expect(t.game.s.turn[0]).toMatchObject({ seat: 0, step: 'event' })
    expect(t.zone('A', 'hand')).toHaveLength(7)
    expect(t.zone('A', 'events')).toHaveLength(29)
  })

  test('800.3a, R100.2 everyone else raids together, and the last stage destroyed is the end of it', () => {
    const t = start()
    t.say('keep')
    const { players } = t.game.s
    expect(players[1]!.team).toBe(players[2]!.team)
    expect(players[0]!.team).not.toBe(players[1]!.team)
    expect(players[0]!.boss).toBe(true)
  })

  test('800.3a taken back, it has not started; made again, it has', () => {
    const t = start()
    t.say('keep')
    const before = slowHash(t.game)
    for (let i = 0; i < 4; i++) undo(t.game)
    expect(t.game.raid).toBeNull()
    expect(t.zone('A', 'party')).toContain('Lady Katrana Prestor')
    for (let i = 0; i < 4; i++) redo(t.game)
    expect(slowHash(t.game)).toBe(before)
    expect(t.stage()).toBe(1)
  })

  test('800.3 a raid that is named under a condition can be started, too', () => {
    const horn = ability('Horn', { text: [{ do: 'startRaid', if: { turnOf: 'you' }, raid: 'onyxias-lair' }] })
    const all = withCards(horn)
    const cards = all.cards.filter((c) => c === horn || !JSON.stringify(c).includes('"startRaid"'))
    const t = table({ library: { ...all, cards }, players: [{ hand: ['Horn'] }, {}] })
    t.play('Horn').resolve()
    expect(t.asked()).toBe('Boss: mulligan')
  })

  test('800.3a in a raid that is under way nothing happens', () => {
    const t = table({
      players: [
        { cards: ['Lady Katrana Prestor'], resources: 15 },
        { cards: ['Lady Katrana Prestor'], resources: 15 },
      ],
    })
    t.use('Lady Katrana Prestor').say('pass').say('pass').say('keep')
    t.as('B').use('Lady Katrana Prestor').resolve()
    expect(t.zone('B', 'party')).toEqual(['Hero B', 'Lady Katrana Prestor'])
    expect(t.game.s.players[1]!.boss).toBe(false)
  })
})

describe('800.2 Through the Dark Portal', () => {
  const portal = (aside: readonly string[]) => {
    const t = table({
      players: [{ quests: ['Through the Dark Portal'], resources: 12, graveyard: ['Dummy 1/1'], hand: ['Filler'] }, {}],
    })
    put(t.game, 'players', 0, 'listed', true)
    for (const name of aside) addCard(t.game, name, { owner: 0, zone: zoneId(0, ASIDE) })
    return t.complete('Through the Dark Portal').say('pass').say('pass')
  }
  test('800.2a a side deck becomes the deck, shuffled (800.2c); deck and graveyard are removed', () => {
    const side = [
      'Dummy 1/1',
      'Dummy 2/2',
      'Dummy 3/3',
      'Dummy 4/4',
      'Dummy 5/5',
      'Dummy 1/2',
      'Dummy 1/3',
      'Dummy 1/4',
      'Dummy 1/5',
      'Dummy 1/6',
    ]
    const t = portal(side)
    expect(t.asked()).toBe('A: priority')
    expect(t.zone('A', 'deck').sort()).toEqual([...side].sort())
    expect(t.zone('A', 'graveyard')).toEqual([])
    expect(t.zone('A', 'removed')).toEqual(['Dummy 1/1', ...Array.from({ length: 10 }, () => 'Filler')])
  })
  test('800.2a the second time there is nothing to build from', () => {
    const t = portal([])
    expect(t.zone('A', 'deck')).toEqual([])
    t.until('B', 'action')
    expect(t.result()).toBeNull()
    t.until('A', 'action')
    expect(t.result()).toBe('team')
  })
  test('800.2b who has listed nothing has every card that there is, as often as a deck may have it', () => {
    const t = table({ players: [{ quests: ['Through the Dark Portal'], resources: 12 }, {}] })
    t.complete('Through the Dark Portal').say('pass').say('pass')
    expect(t.asked()).toBe('A: choose')
    const all = t.legal()
    expect(all.length).toBeGreaterThan(200)
    expect(new Set(all).size).toBe(all.length)
    expect(all).not.toContain('pick Deafening Shout') // a warrior's
    for (let i = 0; i < 4; i++) t.say('pick Dummy 1/1')
    expect(t.legal()).not.toContain('pick Dummy 1/1')
    for (let i = 0; i < 6; i++) t.say('pick Filler')
    expect(t.zone('A', 'deck')).toHaveLength(10)
  })
  test('800.2b of a collection ten cards, four of a name at most, such as the hero may have', () => {
    const t = portal([
      ...Array.from({ length: 6 }, () => 'Dummy 1/1'),
      ...Array.from({ length: 8 }, () => 'Filler'),
      'Deafening Shout',
    ])
    expect(t.asked()).toBe('A: choose')
    expect(t.legal()).not.toContain('pick Deafening Shout')
    for (let i = 0; i < 4; i++) t.say('pick Dummy 1/1')
    expect(t.legal().every((l) => l === 'pick Filler')).toBe(true)
    for (let i = 0; i < 6; i++) t.say('pick Filler')
    expect(t.zone('A', 'deck').sort()).toEqual([
      ...Array.from({ length: 4 }, () => 'Dummy 1/1'),
      ...Array.from({ length: 6 }, () => 'Filler'),
    ])
  })
})
