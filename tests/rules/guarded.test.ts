/** What generated cards have brought to light (tests/soak/cards): texts that the linter accepts, and that once stopped the game. */
import { expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, withCards } from './own.ts'

test('403.1 counters are removed from each of several that are named one by one', () => {
  const jar = ally('Jar', 1, 5, {
    powers: [
      {
        pay: [{ do: 'remove', n: 1, what: 'spine', from: ['self', 'yourHero'] }],
        then: [{ do: 'draw', n: 1 }],
      },
      { pay: [{ do: 'put', n: 1, what: 'damage', to: ['self', 'yourHero'] }], then: [{ do: 'draw', n: 1 }] },
    ],
  })
  const t = table({
    library: withCards(jar),
    players: [{ cards: [{ name: 'Jar', counters: { spine: 1 } }] }, {}],
  })
  expect(t.legal()).toEqual(['pass', 'use Jar', 'attack Hero A', 'attack Jar'])
  t.use('Jar').resolve()
  t.expect('Jar', { damage: 1, counters: { spine: 1 } }).expect('Hero A', { damage: 1 })
})

test('706.6 a card that may target only what it could target has no target', () => {
  const echo = ability('Echo', {
    instant: true,
    text: [{ do: 'destroy', what: { target: 1, in: 'hand', of: 'opponents', couldTarget: 'yourHero' } }],
  })
  const knot = ability('Knot', {
    text: [{ do: 'destroy', what: { target: 1, is: 'ally', couldTarget: { is: 'ally' } } }],
  })
  const t = table({ library: withCards(echo, knot), players: [{ hand: ['Knot'], cards: ['Dummy 2/3'] }, {}] })
  expect(t.legal()).not.toContain('play Knot')
})

test('301.2 only what has two sides flips', () => {
  const spin = ability('Spin', {
    text: [{ do: 'flip', what: { target: 2, is: 'card', of: 'you' } }],
  })
  const t = table({ library: withCards(spin), players: [{ hand: ['Spin'], cards: ['Dummy 2/3'] }, {}] })
  t.play('Spin').resolve()
  expect(t.game.s.cards[t.id('Dummy 2/3')]?.faceDown).toBe(false)
  expect(t.game.s.cards[t.id('Hero A')]?.faceDown).toBe(true)
})
