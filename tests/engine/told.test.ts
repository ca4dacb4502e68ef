/** What the log tells of links: what is added to the chain, what comes of it. */
import { expect, test } from 'vitest'
import { events } from '../../src/engine/index.ts'
import { ally, instant, withCards } from '../rules/own.ts'
import { type Table, table } from '../table/index.ts'

const lib = withCards(
  ally('Parrot', 1, 1, {
    powers: [{ when: { on: 'enter', what: 'self', zone: 'play' }, then: [{ do: 'draw', n: 1 }] }],
  }),
  instant('Stop', { text: [{ do: 'interrupt', what: { target: 1, in: 'chain' } }] }),
  instant('Bolt', { text: [{ do: 'deal', n: 1, by: 'yourHero', to: { target: 1, is: 'ally' } }] }),
  instant('Slay', { text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }] }),
)
const told = (t: Table, since = 0): string[] =>
  events(t.game, since, 1)
    .map(({ text }) => text)
    .filter(Boolean)

test('705, 709 what is played, what triggers and what is proposed is told as it joins the chain, and again as it is over', () => {
  const t = table({
    library: lib,
    players: [
      { hand: ['Parrot', 'Bolt', 'Bolt'], cards: ['Dummy 2/3'], resources: 5 },
      { hand: ['Stop', 'Slay'], cards: ['Dummy 1/1'] },
    ],
  })
  t.play('Parrot').resolve().resolve()
  const trigger = 'Triggered power of Parrot: When this ally enters play, draw a card.'
  expect(told(t)).toEqual([
    'A plays Parrot.',
    'Resolves: Parrot.',
    `A: ${trigger}`,
    'Resolves: Triggered power of Parrot.',
    'A draws a card.',
  ])

  let since = events(t.game, 0, 1).length
  t.play('Bolt', 'Dummy 1/1').as('B').play('Stop').resolve()
  expect(told(t, since)).toEqual([
    'A plays Bolt, targeting Dummy 1/1.',
    'B plays Stop, targeting Bolt.',
    'Resolves: Stop, targeting Bolt.',
    'Bolt is interrupted.',
  ])

  since = events(t.game, 0, 1).length
  t.play('Bolt', 'Dummy 1/1').as('B').play('Slay', 'Dummy 1/1').resolve().resolve()
  expect(told(t, since)).toEqual([
    'A plays Bolt, targeting Dummy 1/1.',
    'B plays Slay, targeting Dummy 1/1.',
    'Resolves: Slay, targeting Dummy 1/1.',
    'Dummy 1/1 is destroyed.',
    'Bolt doesn’t resolve.',
  ])

  since = events(t.game, 0, 1).length
  t.propose('Dummy 2/3', 'Hero B')
  expect(told(t, since)).toEqual(['Dummy 2/3 attacks Hero B.'])
})

test('601.2f whom an attack was proposed on is told of it, also once it has left', () => {
  const t = table({
    library: lib,
    players: [{ cards: ['Dummy 2/3'] }, { hand: ['Slay'], cards: ['Dummy 1/1'], resources: 1 }],
  })
  t.propose('Dummy 2/3', 'Dummy 1/1').as('B').play('Slay', 'Dummy 1/1').resolve()
  expect(told(t)[0]).toBe('Dummy 2/3 attacks Dummy 1/1.')
})
