import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { filler, instant, withCards } from './own.ts'

const lib = withCards(instant('Hum', {}))

describe('502 action phase', () => {
  test('502.1 in any order and number: cards, a resource, combats', () => {
    const t = table({
      raiders: [{ hand: ['Charge', 'Rend', 'Heroic Strike'], cards: ['Kor Cindervein'], resources: 2, deck: filler }],
      turn: 'R1',
    })
    t.play('Heroic Strike').resolve()
    t.attack('Kor Cindervein', 'Onyxia')
    t.place('Charge').resolve()
    t.play('Rend', 'Onyxia').resolve()
    t.attack('Warrax', 'Onyxia')
    expect(t.legal()).toEqual(['pass', 'use Warrax'])
    expect(t.game.s.turn[0]!.step).toBe('action')
  })

  test('502.2 passes over a non-empty chain do not end it', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Hum'], deck: filler }, {}], turn: 'R1' })
    t.play('Hum').say('pass').say('pass').say('pass')
    expect(t.game.s.turn[0]!.step).toBe('action')
    t.say('pass').say('pass').say('pass')
    expect(t.game.s.turn[0]!.step).toBe('end')
  })

  test('502.2 after a combat the action phase goes on', () => {
    const t = table({ raiders: [{ cards: ['Kor Cindervein'], deck: filler }], turn: 'R1' })
    t.attack('Kor Cindervein', 'Onyxia')
    expect(t.game.s.turn[0]!.step).toBe('action')
    t.passAll()
    expect(t.game.s.turn[0]!.step).toBe('end')
  })
})
