import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, withCards } from './own.ts'

const lib = withCards(
  ally('Rooster', 1, 9, {
    powers: [{ when: { on: 'start', turn: 'you' }, then: [{ do: 'put', n: 1, what: 'dawn', to: 'self' }] }],
  }),
  ally('Owl', 1, 9, {
    powers: [{ when: { on: 'end', turn: 'you' }, then: [{ do: 'put', n: 1, what: 'dusk', to: 'self' }] }],
  }),
  ally('Fighter', 1, 9, {
    powers: [
      { when: { on: 'start', step: 'action', turn: 'you' }, then: [{ do: 'put', n: 1, what: 'noon', to: 'self' }] },
    ],
  }),
  instant('Slap', { text: [{ do: 'deal', n: 1, by: 'yourHero', to: { target: 1, is: 'hero' } }] }),
)

/** Steps in which somebody gets priority, from this table's start on, while everyone passes. */
const windows = (spec: Parameters<typeof table>[0], n: number): string[] => {
  const t = table(spec)
  const out: string[] = []
  for (let i = 0; i < 400 && out.length < n; i++) {
    const seat = t.game.s.turn[0]!.seat
    const now = `${seat === 0 ? 'Boss' : `R${seat}`} ${t.game.s.turn[0]!.step}`
    if (out.at(-1) !== now) out.push(now)
    if (t.legal()[0] !== 'pass') t.answer(0)
    else t.say('pass')
  }
  return out
}

describe('500 turn sequence', () => {
  test('500.1 each raider in turn: ready, draw, action, end; then clockwise', () => {
    const deck = { deck: filler }
    expect(windows({ boss: { deck: filler }, raiders: [deck, deck, deck], turn: 'R2', at: 'start' }, 14)).toEqual([
      'R2 ready',
      'R2 draw',
      'R2 action',
      'R2 end',
      'R3 ready',
      'R3 draw',
      'R3 action',
      'R3 end',
      'Boss ready',
      'Boss draw',
      'Boss event',
      'Boss action',
      'Boss end',
      'R1 ready',
    ])
  })

  test('500.1 players who are out are passed over', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Slap'], deck: filler },
      raiders: [{ deck: filler }, { name: 'Out', damage: 29, deck: filler }, { deck: filler }],
      turn: 'Boss',
    })
    t.play('Slap', 'Warrax#2').resolve()
    const seats: number[] = []
    for (let i = 0; i < 60; i++) {
      if (seats.at(-1) !== t.game.s.turn[0]!.seat) seats.push(t.game.s.turn[0]!.seat)
      t.answer(0)
    }
    expect(seats.slice(0, 5)).toEqual([0, 1, 3, 0, 1])
  })

  test('500.2 "at the start of your turn" waits for the ready step’s window, "at the end" for that of the end phase', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Rooster', 'Owl', 'Fighter'], deck: filler }, { deck: filler }],
      turn: 'R1',
      at: 'start',
    })
    expect(t.game.s.turn[0]!.step).toBe('ready')
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    t.until('R1', 'action')
      .expect('Rooster', { counters: { dawn: 1 } })
      .expect('Fighter', { counters: { noon: 1 } })
    t.expect('Owl', { counters: {} })
    t.until('R1', 'end').expect('Owl', { counters: { dusk: 1 } })
    t.until('R2', 'end')
      .expect('Rooster', { counters: { dawn: 1 } })
      .expect('Owl', { counters: { dusk: 1 } })
  })

  test('500.1 no window between turns: the next player’s ready step opens with him', () => {
    const t = table({ raiders: [{ deck: filler }, { deck: filler }], turn: 'R1', at: 'end' })
    t.passAll()
    expect(t.asked()).toBe('R2: priority')
    expect(t.game.s.turn[0]).toMatchObject({ step: 'ready', seat: 2 })
  })

  test('102.3, 500.5 if the turn player is out, the next one’s turn begins; a combat of his is over', () => {
    const own = withCards(
      ability('Slap', { instant: true, text: [{ do: 'deal', n: 1, by: 'yourHero', to: { target: 1, is: 'hero' } }] }),
    )
    const t = table({
      library: own,
      boss: { hand: ['Slap'] },
      raiders: [
        { name: 'A', damage: 29, cards: ['Kor Cindervein'], deck: filler },
        { name: 'B', deck: filler },
      ],
      turn: 'A',
    })
    t.propose('Kor Cindervein', 'Onyxia').say('pass').say('pass').say('pass')
    t.as('Boss').play('Slap', 'Warrax').resolve()
    expect(t.game.s.combat[0]).toMatchObject({ window: '', attacker: 0, proposed: 0 })
    expect(t.game.s.turn[0]).toMatchObject({ seat: 2, step: 'ready' })
    t.expect('Onyxia', { damage: 0 })
    expect(t.asked()).toBe('B: priority')
  })
})
