import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choose, hash, undo } from '../../src/engine/choices.ts'
import { decision, type RunningGame, running } from '../../src/engine/game.ts'
import { start } from '../../src/engine/new-game.ts'
import type { DeckDef } from '../../src/language/types.ts'
import { DECK, HAND, zoneId } from '../../src/state/ids.ts'
import { ally, withCards } from './own.ts'

const begin = (raiders: number, seed = 1): RunningGame =>
  running(
    start(library, {
      raid: 'onyxias-lair',
      raiders: Array.from({ length: raiders }, (_, i) => ({
        name: `R${i + 1}`,
        deck: library.decks[i % library.decks.length]!.id,
      })),
      seed,
    }),
  )
const hand = (g: RunningGame, s: number): string[] => g.s.zones[zoneId(s, HAND)]!.cards.map((id) => g.s.cards[id]!.def)
const ids = (g: RunningGame, s: number): readonly number[] => g.s.zones[zoneId(s, HAND)]!.cards
const deck = (g: RunningGame, s: number): number => g.s.zones[zoneId(s, DECK)]!.cards.length
const say = (g: RunningGame, what: 'keep' | 'mulligan'): void => {
  const d = decision(g)!
  expect(
    choose(
      g,
      d.answers.findIndex((a) => a.do === what),
    ),
  ).toBeNull()
}

describe('101 starting a game', () => {
  test('101.1 everyone has seven cards, all heroes are in play and ready, before anybody decides', () => {
    const g = begin(5)
    for (let s = 0; s <= 5; s++) {
      expect(hand(g, s)).toHaveLength(7)
      expect(g.s.cards[g.s.players[s]!.hero]).toMatchObject({ exhausted: false, damage: 0, faceDown: false })
    }
    expect(deck(g, 0)).toBe(53)
    expect(Object.values(g.s.log).some((h) => h.on === 'draw')).toBe(false)
  })

  test('101.2 the first player decides first, then clockwise; each may keep or mulligan', () => {
    const g = begin(3)
    const seats: number[] = []
    for (let d = decision(g); d?.kind === 'mulligan'; d = decision(g)) {
      expect(d).toMatchObject({ rule: '101.2', answers: [{ do: 'keep' }, { do: 'mulligan' }] })
      seats.push(d.seat)
      say(g, 'keep')
    }
    expect(seats).toEqual([0, 1, 2, 3])
    expect(decision(g)?.kind).toBe('priority')
  })

  test('101.2 nothing is shuffled before all have decided; then all who want it get as many cards', () => {
    const g = begin(2)
    const before = [0, 1, 2].map((s) => ids(g, s))
    say(g, 'mulligan')
    say(g, 'keep')
    expect([0, 1, 2].map((s) => ids(g, s))).toEqual(before)
    say(g, 'mulligan')
    expect(ids(g, 1)).toEqual(before[1])
    for (const s of [0, 2]) {
      expect(hand(g, s)).toHaveLength(7)
      expect(ids(g, s).some((id) => before[s]!.includes(id))).toBe(false)
    }
    expect(deck(g, 0)).toBe(53)
  })

  test('101.2 once a game: nobody is asked again', () => {
    const g = begin(1)
    say(g, 'mulligan')
    say(g, 'mulligan')
    expect(decision(g)).toMatchObject({ kind: 'priority', seat: 0 })
    expect(g.s.turn[0]).toMatchObject({ n: 1, seat: 0 })
  })

  test('a mulligan can be undone and comes out the same again', () => {
    const g = begin(1, 7)
    say(g, 'keep')
    const before = hash(g)
    say(g, 'mulligan')
    const after = hash(g)
    undo(g)
    expect(hash(g)).toBe(before)
    say(g, 'mulligan')
    expect(hash(g)).toBe(after)
  })

  test('another seed deals other hands, the same seed the same', () => {
    expect(hand(begin(1, 3), 1)).toEqual(hand(begin(1, 3), 1))
    expect(hand(begin(1, 3), 1)).not.toEqual(hand(begin(1, 4), 1))
  })

  describe('at a table without a raid', () => {
    const sit = (seed: number): RunningGame =>
      running(
        start(library, {
          players: library.decks.slice(0, 3).map((d, i) => ({ name: `P${i}`, deck: d.id })),
          seed,
        }),
      )

    test('101.1 a player found by lot chooses who has the first turn, before anybody sees a hand', () => {
      const lots = new Set<number>()
      for (let seed = 1; seed < 20; seed++) {
        const g = sit(seed)
        const d = decision(g)!
        lots.add(d.seat)
        expect(d).toMatchObject({ kind: 'choose', rule: '101.1' })
        expect(d.answers.map((a) => -1 - a.card!).sort()).toEqual([0, 1, 2])
        expect(hand(g, d.seat)).toHaveLength(0)
      }
      expect([...lots].sort()).toEqual([0, 1, 2])
    })

    test('101.1, 101.2 whoever was chosen is asked for his mulligan first and takes the first turn', () => {
      const g = sit(4)
      const at = decision(g)!.answers.findIndex((a) => a.card === -3)
      expect(choose(g, at)).toBeNull()
      expect(decision(g)).toMatchObject({ kind: 'mulligan', seat: 2 })
      for (const seat of [2, 0, 1]) {
        expect(decision(g)!.seat).toBe(seat)
        say(g, 'keep')
      }
      expect(g.s.turn[0]).toMatchObject({ n: 1, seat: 2 })
      expect(decision(g)).toMatchObject({ kind: 'priority', seat: 2 })
    })
  })

  test('101.3 the starting hand is what is held as the first turn starts, after mulligans', () => {
    const quick = ally('Early Bird', 1, 1, {
      tags: ['Unlimited'],
      powers: [
        {
          in: 'hand',
          as: { on: 'start', step: 'game' },
          then: [
            {
              do: 'try',
              may: 'you',
              these: [{ do: 'reveal', what: 'self' }],
              then: [{ do: 'put', n: 1, what: 'seed', to: 'yourHero' }],
            },
          ],
        },
      ],
    })
    const deck = (id: string, name: string): DeckDef => ({
      id,
      name: id,
      hero: 'Hero A',
      about: '',
      cards: [[60, name]],
    })
    const g = running(
      start(withCards(quick), {
        players: [
          { name: 'A', deck: deck('birds', 'Early Bird') },
          { name: 'B', deck: deck('fillers', 'Filler') },
        ],
        seed: 1,
      }),
    )
    choose(g, 0)
    say(g, 'keep')
    say(g, 'mulligan')
    // Seven birds, seven questions; only their owner is asked, before the first turn.
    for (let i = 0; i < 7; i++) {
      expect(decision(g)).toMatchObject({ seat: 0, kind: 'yes-no' })
      choose(g, i < 2 ? 0 : 1)
    }
    expect(running(g).s.cards[running(g).s.players[0]!.hero]!.counters).toEqual({ seed: 2 })
    expect(decision(g)).toMatchObject({ kind: 'priority' })
    expect(running(g).s.turn[0]!.n).toBe(1)
  })
})
