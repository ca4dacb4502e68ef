/** R200: starting the raid. Real starts, with the raiders' own decks. */

import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { running } from '../../src/engine/game.ts'
import { choose, decision, type Game, SetupError, start, view } from '../../src/engine/index.ts'
import { DECK, HAND, zoneId } from '../../src/state/ids.ts'

const raiders = ['warrax', 'graccus', 'elendril'].map((deck, i) => ({ name: `R${i + 1}`, deck }))
const begin = (seed = 7, n = 3): Game => start(library, { raid: 'onyxias-lair', seed, raiders: raiders.slice(0, n) })

const names = (g: Game, seat: number, kind: number, home = 0): string[] =>
  running(g).s.zones[zoneId(seat, kind, home)]!.cards.map((id) => running(g).s.cards[id]!.def)
function counts(list: readonly string[]): Record<string, number> {
  const all: Record<string, number> = {}
  for (const n of list) all[n] = (all[n] ?? 0) + 1
  return all
}

/** Everybody keeps his hand. */
const kept = (g: Game): Game => {
  while (decision(g)?.kind === 'mulligan') choose(g, 0)
  return g
}
/** Passes, and declines what else is asked, until this step of this seat's turn. */
function passTo(g: Game, seat: number, step: string): Game {
  for (let i = 0; i < 500 && decision(g); i++) {
    const t = running(g).s.turn[0]!
    if (t.seat === seat && t.step === step && decision(g)!.kind === 'priority' && !running(g).s.chain[0]!.links.length)
      break
    const at = decision(g)!.answers.findIndex((a) => a.do === 'pass' || a.do === 'no' || a.do === 'done')
    choose(g, Math.max(0, at))
  }
  return g
}

describe('R200.1 the decks', () => {
  test('R200.1 sixty cards and thirty events, two and one of each', () => {
    const g = begin()
    const main = counts([...names(g, 0, DECK), ...names(g, 0, HAND)])
    expect(Object.keys(main)).toHaveLength(30)
    expect(new Set(Object.values(main))).toEqual(new Set([2]))
    const events = counts(names(g, 0, DECK, 1))
    expect(Object.keys(events)).toHaveLength(30)
    expect(new Set(Object.values(events))).toEqual(new Set([1]))
  })
  test('R200.1 both are shuffled: another seed, another order; the same seed, the same', () => {
    const printed = library.raids[0]!.decks.event!.map(([, n]) => n)
    expect(names(begin(1), 0, DECK, 1)).not.toEqual(printed)
    for (const home of [0, 1]) {
      expect(names(begin(1), 0, DECK, home)).not.toEqual(names(begin(2), 0, DECK, home))
      expect(names(begin(1), 0, DECK, home)).toEqual(names(begin(1), 0, DECK, home))
    }
  })
  test('R200.1 nobody may know the order, the Boss player neither', () => {
    for (const seat of [-1, 0, 1]) {
      const v = view(begin(), seat)
      expect(Object.values(v.cards).filter((c) => c.zone === 'deck')).toEqual([])
      expect(v.seats[0]!.decks).toEqual([
        { name: 'main', count: 53 },
        { name: 'event', count: 30 },
      ])
    }
  })
})

test('R200.2 Onyxia is in play in her first stage, face up and ready, with nothing else', () => {
  const v = view(begin(), 0)
  expect(v.seats[0]!.party).toEqual([v.seats[0]!.hero])
  expect(v.cards[v.seats[0]!.hero]).toMatchObject({
    def: 'Onyxia (Stage 1)',
    faceDown: false,
    exhausted: false,
    damage: 0,
  })
  expect(v.seats[0]!.resources).toEqual([])
  expect(v.raid.stage).toBe(1)
})

describe('R200.3 the hands', () => {
  test('R200.3 seven cards for each player, hers from the main deck', () => {
    const g = begin()
    expect(view(g, 0).seats.map((s) => s.handCount)).toEqual([7, 7, 7, 7])
    const main = library.raids[0]!.decks.main!.map(([, n]) => n)
    for (const name of names(g, 0, HAND)) expect(main).toContain(name)
    expect(view(g, 1).seats.map((s) => s.hand.length)).toEqual([0, 7, 0, 0])
  })
  test('R200.3, 101.2 all may mulligan, the Boss player first, then clockwise', () => {
    const g = begin()
    const asked: number[] = []
    while (decision(g)?.kind === 'mulligan') {
      expect(decision(g)!.answers.map((a) => a.do)).toEqual(['keep', 'mulligan'])
      asked.push(decision(g)!.seat)
      choose(g, 0)
    }
    expect(asked).toEqual([0, 1, 2, 3])
  })
  test('R200.3, 101.2 new hands come once all have decided, and only for those who wanted them', () => {
    const g = begin()
    const before = [0, 1, 2, 3].map((s) => names(g, s, HAND))
    choose(g, 1)
    expect(names(g, 0, HAND)).toEqual(before[0])
    choose(g, 0)
    choose(g, 1)
    choose(g, 0)
    expect(decision(g)!.kind).toBe('priority')
    const after = [0, 1, 2, 3].map((s) => names(g, s, HAND))
    expect(after.map((h) => h.length)).toEqual([7, 7, 7, 7])
    expect([after[1], after[3]]).toEqual([before[1], before[3]])
    expect(after[0]).not.toEqual(before[0])
    expect(after[2]).not.toEqual(before[2])
    expect(Object.values(counts([...names(g, 0, DECK), ...names(g, 0, HAND)])).every((n) => n === 2)).toBe(true)
  })
})

describe('R200.4 the first round', () => {
  test('R200.4 the Boss player goes first and skips her draw step', () => {
    const g = kept(begin())
    expect(running(g).s.turn[0]).toMatchObject({ n: 1, seat: 0, step: 'ready' })
    for (let i = 0; i < 4; i++) choose(g, 0)
    expect(running(g).s.turn[0]).toMatchObject({ n: 1, seat: 0, step: 'event' })
    expect(names(g, 0, DECK)).toHaveLength(53)
  })
  test('R200.4 then clockwise, each raider drawing in his first draw step', () => {
    const g = kept(begin())
    for (const seat of [1, 2, 3]) {
      passTo(g, seat, 'ready')
      const before = names(g, seat, DECK).length
      passTo(g, seat, 'draw')
      expect(running(g).s.turn[0]).toMatchObject({ n: seat + 1, seat })
      expect(names(g, seat, DECK)).toHaveLength(before - 1)
    }
  })
  test('R200.4 in her second turn she draws', () => {
    const g = passTo(kept(begin(7, 1)), 0, 'action')
    passTo(g, 1, 'action')
    passTo(g, 0, 'ready')
    const before = names(g, 0, DECK).length
    passTo(g, 0, 'draw')
    expect(names(g, 0, DECK)).toHaveLength(before - 1)
  })
  test('R200.4 one raider or five sit clockwise after the Boss player; none or six are refused', () => {
    const deck = { deck: 'warrax' }
    const raid = (n: number): Game =>
      start(library, {
        raid: 'onyxias-lair',
        seed: 1,
        raiders: Array.from({ length: n }, (_, i) => ({ name: `R${i}`, ...deck })),
      })
    expect(running(raid(1)).s.turn[0]!.order).toEqual([0, 1])
    expect(running(raid(5)).s.turn[0]!.order).toEqual([0, 1, 2, 3, 4, 5])
    for (const n of [0, 6]) {
      expect(() => raid(n)).toThrow(SetupError)
      expect(() => raid(n)).toThrow(`${n} raiders. Onyxia's Lair is played by 1 to 5.`)
    }
  })
})
