/** Several people at one screen: who must come to it, and what they missed. */
import { expect, test } from 'vitest'
import { coveredSeat, newHotSeat, noteSeen, sinceThen, uncover } from '../../src/app/local/hot-seat.ts'
import { library } from '../../src/content.ts'
import { choose, decision, describe, view } from '../../src/engine/index.ts'
import type { SeatPlan } from '../../src/session/saved-game.ts'
import { newSession, question } from '../../src/session/session.ts'
import { type Table, table } from '../table/index.ts'

const sit = (t: Table, persons: readonly number[]) => {
  const seats = [0, 1, 2].map((seat): SeatPlan => {
    const at = persons.indexOf(seat)
    return at < 0 ? { kind: 'bot', bot: 'tactics' } : { kind: 'person', bot: 'raider', person: at + 1 }
  })
  return newSession(library, t.game, seats, { stops: { stop: 'matters', marks: [] } })
}

test('who comes to the screen is told what happened since they were last asked, and nothing that is hidden', () => {
  const t = table({
    boss: { hand: ['Crush'], resources: 1 },
    raiders: [
      { cards: ['Crazy Igvand'], hand: ['Flash Heal'], resources: 1 },
      { hand: ['Rend'], resources: 1 },
    ],
    turn: 'Boss',
  })
  const s = sit(t, [1, 2])
  const hot = newHotSeat()
  t.as('R1')
  expect(coveredSeat(hot, s, false)).toBe(1)
  uncover(hot, s)
  noteSeen(hot, s)
  expect(sinceThen(hot, s, 1)).toEqual([])
  t.as('R2')
  expect(coveredSeat(hot, s, false)).toBe(2)
  expect(sinceThen(hot, s, 2)).toEqual([])
  expect(sinceThen(hot, s, 1).join(' ')).not.toContain('Flash Heal')
})

test('a joint decision is asked of the person with their own view: another hand changes nothing that they are shown', () => {
  const shown = (hand: string) => {
    const t = table({
      raid: 'magtheridons-lair',
      boss: { hero: 'Magtheridon (Unleashed)', hand: ['Fiery Pits'], resources: 2, deck: ['Blast Nova'] },
      raiders: [
        { cards: ['Latro Abiectus'], hand: [hand] },
        { cards: ['Crazy Igvand'], hand: ['Rend'] },
      ],
    })
    t.play('Fiery Pits').resolve()
    const s = sit(t, [2])
    const open = question(s)!
    expect(open.seat).toBe(2)
    expect(decision(t.game)?.seat).toBe(1)
    return JSON.stringify([open, describe(t.game, open, 2), view(t.game, 2)])
  }
  expect(shown('Flash Heal')).toBe(shown('Parvink'))
  expect(shown('Flash Heal')).not.toContain('Flash Heal')
})

test('who answers a joint decision makes no difference to the record', () => {
  const t = table({
    raid: 'magtheridons-lair',
    boss: { hero: 'Magtheridon (Unleashed)', hand: ['Fiery Pits'], resources: 2, deck: ['Blast Nova'] },
    raiders: [{ cards: ['Latro Abiectus'] }, { cards: ['Crazy Igvand'] }],
  })
  t.play('Fiery Pits').resolve()
  expect(question(sit(t, [2]))?.answers).toBe(decision(t.game)?.answers)
  expect(choose(t.game, 0)).toBeNull()
})
