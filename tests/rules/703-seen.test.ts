/** What is seen at once, and what has just entered sees of its own entering. */
import { expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, withCards } from './own.ts'

test('703.3c for the first time: what happens as it enters is not counted before itself', () => {
  const sage = ally('Sage', 1, 5, {
    cost: 0,
    powers: [
      { as: { on: 'enter', what: 'self' }, then: [{ do: 'draw', n: 1 }] },
      {
        when: { on: 'draw', by: 'you', nth: { n: 1, per: 'turn' } },
        then: [{ do: 'put', n: 1, what: 'coin', to: 'self' }],
      },
    ],
  })
  const t = table({ library: withCards(sage), players: [{ hand: ['Sage'] }, {}] })
  t.play('Sage').resolve().resolveAll()
  t.expect('Sage', { counters: { coin: 1 } })
})

test('703.3c for the second time: one that was before counts', () => {
  const sage = ally('Sage', 1, 5, {
    cost: 0,
    powers: [
      { as: { on: 'enter', what: 'self' }, then: [{ do: 'draw', n: 1 }] },
      {
        when: { on: 'draw', by: 'you', nth: { n: 2, per: 'turn' } },
        then: [{ do: 'put', n: 1, what: 'coin', to: 'self' }],
      },
    ],
  })
  const read = ability('Read', { text: [{ do: 'draw', n: 1 }] })
  const t = table({ library: withCards(sage, read), players: [{ hand: ['Sage', 'Read'] }, {}] })
  t.play('Read').resolve().play('Sage').resolve().resolveAll()
  t.expect('Sage', { counters: { coin: 1 } })
})

test('802.1, 703.2 cards that are revealed by one effect are revealed at once', () => {
  const eye = ally('Eye', 1, 5, {
    powers: [
      {
        when: { on: 'reveal', what: { is: 'ally' } },
        if: { compare: [{ often: { on: 'reveal' }, since: 'turn' }, '>=', 2] },
        then: [{ do: 'put', n: 1, what: 'coin', to: 'self' }],
      },
    ],
  })
  const look = ability('Look', { text: [{ do: 'reveal', what: { in: 'hand', of: 'opponents' } }] })
  const t = table({
    library: withCards(eye, look),
    players: [{ hand: ['Look'], cards: ['Eye'] }, { hand: ['Dummy 1/1', 'Dummy 2/2'] }],
  })
  t.play('Look').resolve().resolveAll()
  t.expect('Eye', { counters: { coin: 2 } })
  expect(t.asked()).toBe('A: priority')
})
