/** At once (802): what one modifier deals or heals by or for each of several, read before any of it is dealt. */
import { expect, test } from 'vitest'
import type { Effect } from '../../src/language/types.ts'
import { type Table, table } from '../table/index.ts'
import { ally, instant, withCards } from './own.ts'

/** Stronger by 6 as soon as it is damaged. */
const brute = ally('Brute', 1, 9, {
  powers: [{ always: [{ mod: 'stat', what: 'self', stat: 'atk', n: 6 }], while: { match: 'self', state: 'damaged' } }],
})
const other = ally('Other', 2, 9)
const each = (then: Effect, more: readonly Effect[] = []): readonly Effect[] => [
  { do: 'exhaust', what: { target: 2, is: 'ally', as: 'two' } },
  { do: 'forEach', of: '$two', as: 'one', then: [then] },
  ...more,
]
const blow: Effect = {
  do: 'deal',
  n: { stat: 'atk', of: '$one' },
  type: 'melee',
  by: '$one',
  to: { among: '$two', other: '$one' },
  as: 'hit',
}
const clash = instant('Clash', {
  text: each(blow, [{ do: 'put', n: '$hit.n', what: 'coin', to: 'yourHero' }]),
})
/** The one of A comes first, and it is A who plays the card. */
const struck = (first: string, second: string, card = clash): Table =>
  table({
    library: withCards(brute, other, card),
    players: [{ hand: [card.name], cards: [first] }, { cards: [second] }],
  })
    .play(card.name)
    .resolve()

test('802, 709.2d two that deal damage equal to their ATK to each other do it at once', () => {
  for (const [a, b] of [
    ['Brute', 'Other'],
    ['Other', 'Brute'],
  ] as const) {
    const t = struck(a, b).expect('Brute', { damage: 2, atk: 7 }).expect('Other', { damage: 1 })
    expect(t.card('Hero A').counters.coin).toBe(3) // 715.1: all of it was dealt this way
  }
})

test('802, 703.1 whatever sees damage sees all of it happen together', () => {
  const eye = ally('Eye', 0, 5, {
    powers: [
      {
        when: { on: 'deal', to: { is: 'ally' } },
        if: { compare: [{ often: { on: 'deal' }, since: 'turn' }, '=', 2] },
        then: [{ do: 'put', n: 1, what: 'coin', to: 'self' }],
      },
    ],
  })
  const t = table({
    library: withCards(brute, other, clash, eye),
    players: [{ hand: ['Clash'], cards: ['Brute', 'Eye'] }, { cards: ['Other'] }],
  })
  t.play('Clash', 'Brute', 'Other')
    .resolveAll()
    .expect('Eye', { counters: { coin: 2 } })
})

test('709.2c if one of the two is gone, nobody deals damage', () => {
  const t = table({
    library: withCards(brute, other, clash),
    players: [{ hand: ['Clash', 'Slay an Ally'], cards: ['Brute'], resources: 2 }, { cards: ['Other'] }],
  })
  t.play('Clash').play('Slay an Ally', 'Other').resolveAll()
  t.expect('Brute', { damage: 0, exhausted: true })
})

test('802 an order that a player chooses goes on to be one after another', () => {
  const ordered = instant('Ordered', {
    text: [
      { do: 'exhaust', what: { target: 2, is: 'ally', as: 'two' } },
      { do: 'forEach', of: '$two', as: 'one', order: 'you', then: [blow] },
    ],
  })
  struck('Brute', 'Other', ordered)
    .say('pick Other')
    .settle()
    .expect('Brute', { damage: 2 })
    .expect('Other', { damage: 7 })
})

test('802 for each that fits a condition, heal or deal', () => {
  const some = instant('Some', {
    text: each({
      do: 'heal',
      n: 1,
      by: 'yourHero',
      from: '$one',
      if: { match: '$one', name: 'Brute' },
    }),
  })
  const t = table({
    library: withCards(brute, other, some),
    players: [{ hand: ['Some'], cards: [{ name: 'Brute', damage: 2 }] }, { cards: [{ name: 'Other', damage: 2 }] }],
  })
  t.play('Some').resolveAll().expect('Brute', { damage: 1 }).expect('Other', { damage: 2 })
})
