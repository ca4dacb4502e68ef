/** R400-R401: how Magtheridon's Lair starts, and the Boss player's turn. */
import { describe, expect, test } from 'vitest'
import { magtheridonsLair } from '../../../raids/magtheridons-lair/raid.ts'
import { library } from '../../../src/content.ts'
import { type RunningGame, running } from '../../../src/engine/game.ts'
import { choose, decision, start, view } from '../../../src/engine/index.ts'
import { DECK, HAND, zoneId } from '../../../src/state/ids.ts'
import { table } from '../../table/index.ts'

const raid = 'magtheridons-lair'
const begin = (seed = 1, n = 3): RunningGame =>
  running(
    start(library, {
      raid,
      raiders: Array.from({ length: n }, (_, i) => ({ name: `R${i + 1}`, deck: library.decks[0]!.id })),
      seed,
    }),
  )
const names = (g: RunningGame, zone: number): string[] => g.s.zones[zone]!.cards.map((id) => g.s.cards[id]!.def)

describe('R400 starting the raid', () => {
  test('R400.1 the main deck is shuffled: 65 cards, 32 different ones', () => {
    const lists = Object.values(magtheridonsLair.decks)
    expect(lists).toHaveLength(1)
    expect(lists[0]).toHaveLength(32)
    expect(lists[0]!.reduce((sum, [n]) => sum + n, 0)).toBe(65)
    expect(names(begin(1), zoneId(0, DECK))).not.toEqual(names(begin(2), zoneId(0, DECK)))
    expect(names(begin(1), zoneId(0, DECK))).toEqual(names(begin(1), zoneId(0, DECK)))
  })

  test('R400.2 Chained Magtheridon and five Channelers start in play, and nothing else', () => {
    const v = view(begin(), 0)
    const { party, row, resources } = v.seats[0]!
    expect(party.map((id) => v.cards[id]!.def).sort()).toEqual([
      'Dark Mending Channeler',
      'Magtheridon (Chained)',
      'Shadow Channeler',
      'Shadow Channeler',
      'Summoner Channeler',
      'Summoner Channeler',
    ])
    expect([row, resources]).toEqual([[], []])
    expect(v.raid.title).toBe('Chained')
  })

  test('R400.3 everybody has seven cards and may mulligan, the Boss player too', () => {
    const g = begin()
    expect([0, 1, 2, 3].map((s) => names(g, zoneId(s, HAND)).length)).toEqual([7, 7, 7, 7])
    const asked: number[] = []
    while (decision(g)?.kind === 'mulligan') {
      asked.push(decision(g)!.seat)
      choose(g, 0)
    }
    expect(asked).toEqual([1, 2, 3, 0])
  })

  test('R400.4 the raider to the left of the Boss player begins, and draws like everybody else', () => {
    const g = begin()
    while (decision(g)?.kind === 'mulligan') choose(g, 0)
    expect(g.s.turn[0]).toMatchObject({ seat: 1, n: 1 })
    while (g.s.turn[0]!.step !== 'action') choose(g, 0)
    expect(names(g, zoneId(1, HAND))).toHaveLength(8)
  })
})

describe('R401 the Boss player’s turn', () => {
  test('R401.1 it starts with a ready step and a draw step', () => {
    expect(magtheridonsLair.turn).toEqual(['ready', 'draw', 'action', 'end', 'wrap-up'])
    const t = table({ raid, boss: { hero: 'Magtheridon (Chained)', deck: ['Blast Nova'] }, turn: 'Boss', at: 'start' })
    expect(t.game.s.turn[0]).toMatchObject({ seat: 0, phase: 'start', step: 'ready' })
    t.until('Boss', 'draw')
    expect(t.game.s.turn[0]).toMatchObject({ seat: 0, phase: 'start', step: 'draw' })
    t.until('Boss', 'action')
    expect(t.game.s.turn[0]).toMatchObject({ seat: 0, phase: 'action' })
  })

  test('R401.1a as it starts everything readies and a Blood becomes a ready face-down resource, without the chain', () => {
    const t = table({
      raid,
      boss: { hero: 'Magtheridon (Chained)', exhausted: true, resources: 2, deck: ['Blast Nova'] },
      at: 'start',
      turn: 'Boss',
    })
    expect(t.game.s.turn[0]).toMatchObject({ seat: 0, step: 'ready' })
    expect(t.game.s.chain[0]!.links).toEqual([])
    t.expect('Magtheridon', { exhausted: false })
    expect(t.resources('Boss')).toEqual({ ready: 3, all: 3 })
    expect(t.zone('Boss', 'resources')).toContain("Magtheridon's Blood")
    const blood = t.game.s.cards[Object.values(t.game.s.zones[zoneId(0, 2)]!.cards).at(-1)!]!
    expect(blood).toMatchObject({ faceDown: true, exhausted: false, resource: true })
    expect(t.zone('Boss', 'row')).toEqual([])
  })

  test('R401.1a once he is Unleashed a Blood is gained at the same time', () => {
    const t = table({
      raid,
      boss: {
        hero: 'Magtheridon (Unleashed)',
        resources: 5,
        row: ["Magtheridon's Lair"],
        deck: ['Blast Nova', 'Blast Nova'],
      },
      at: 'start',
      turn: 'Boss',
    })
    expect(t.game.s.turn[0]).toMatchObject({ seat: 0, step: 'ready' })
    expect(t.game.s.chain[0]!.links).toEqual([])
    expect(t.resources('Boss').all).toBe(6)
    expect(t.zone('Boss', 'row')).toEqual(["Magtheridon's Blood", "Magtheridon's Lair"])
  })

  test.each([
    ['Magtheridon (Chained)', 1],
    ['Magtheridon (Unleashed)', 2],
  ])('R401.1b %s draws %i as the draw step starts', (hero, n) => {
    const t = table({
      raid,
      boss: { hero, deck: ['Blast Nova', 'Blindside', 'Path of Ruin'] },
      at: 'start',
      turn: 'Boss',
    })
    t.until('Boss', 'draw')
    expect(t.zone('Boss', 'hand')).toHaveLength(n)
  })

  test('R401.2, R100.3, R100.4 then comes his action phase, in which he places no resource; he keeps ten cards', () => {
    const t = table({ raid, boss: { hero: 'Magtheridon (Chained)', hand: ['Blast Nova'] }, turn: 'Boss' })
    expect(t.legal().some((l) => l.startsWith('place'))).toBe(false)
    expect(view(t.game, 0).seats[0]!.maxHand).toBe(10)
  })
})
