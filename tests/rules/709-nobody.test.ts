/** Who does what a text says, where it names nobody: nobody (709, 802). */
import { expect, test } from 'vitest'
import type { Effect, Who } from '../../src/language/types.ts'
import { type SideSpec, type Table, table } from '../table/index.ts'
import { ability, withCards } from './own.ts'

/** Opponents with so many allies or more. */
const crowded = (n: number): Who => ({ is: 'opponent', where: [{ count: { is: 'ally', of: 'it' } }, '>=', n] })
const says = (text: readonly Effect[], a: SideSpec = {}, b: SideSpec = { cards: ['Dummy 1/1'] }): Table =>
  table({
    library: withCards(ability('Decree', { text })),
    players: [{ ...a, hand: ['Decree', ...(a.hand ?? [])] }, b],
  })
    .play('Decree')
    .resolve()

test.each<[string, Effect, (t: Table) => unknown, unknown]>([
  ['draws', { do: 'draw', by: crowded(2), n: 1 }, (t) => t.zone('A', 'hand'), ['Filler']],
  ['discards', { do: 'discard', by: crowded(2), n: 1 }, (t) => t.zone('A', 'hand'), ['Filler']],
  [
    'destroys',
    { do: 'destroy', by: crowded(2), what: { choose: 1, is: 'ally', of: '$by' } },
    (t) => t.zone('A', 'graveyard'),
    ['Decree'],
  ],
  ['loses', { do: 'lose', by: crowded(2) }, (t) => t.result(), null],
  [
    'puts a token into play',
    { do: 'create', by: crowded(2), n: 1, token: { tags: ['Imp'], atk: 1, health: 1 } },
    (t) => t.zone('A', 'party'),
    ['Dummy 2/2', 'Hero A'],
  ],
  [
    'searches',
    { do: 'search', by: crowded(2), in: 'deck', for: { choose: 1, is: 'card' }, as: 'found' },
    (t) => t.asked(),
    'A: priority',
  ],
  ['sits', { do: 'sit', by: crowded(2), to: 'you' }, (t) => t.game.s.turn[0]!.order, [0, 1]],
  ['rolls', { do: 'roll', by: crowded(2) }, (t) => Object.values(t.game.s.log).filter((h) => h.on === 'roll'), []],
])('709 where no player is meant nobody %s', (_, effect, seen, want) => {
  expect(seen(says([effect], { cards: ['Dummy 2/2'], hand: ['Filler'] }))).toEqual(want)
})

test('709 where some player is meant, that one does it', () => {
  const t = says([{ do: 'draw', by: crowded(1), n: 1 }])
  expect([t.zone('A', 'hand'), t.zone('B', 'hand')]).toEqual([[], ['Filler']])
})

test('709.2f what nobody does is not done', () => {
  const t = says([
    {
      do: 'try',
      these: [{ do: 'draw', by: crowded(2), n: 1 }],
      then: [{ do: 'draw', n: 2 }],
      else: [{ do: 'draw', n: 5 }],
    },
  ])
  expect(t.zone('A', 'hand')).toHaveLength(5)
})

test('712.7 "may" is not asked of what nobody would do', () => {
  const t = says([{ do: 'try', may: 'you', these: [{ do: 'draw', by: crowded(2), n: 1 }] }])
  expect(t.asked()).toBe('A: priority')
})

test('403.1 a cost that nobody would pay can’t be paid', () => {
  const power = (n: number): Table =>
    table({
      library: withCards(
        ability('Levy', { powers: [{ pay: [{ do: 'discard', by: crowded(n), n: 1 }], then: [{ do: 'draw', n: 1 }] }] }),
      ),
      players: [
        { cards: ['Levy'], hand: ['Filler'] },
        { cards: ['Dummy 1/1'], hand: ['Filler'] },
      ],
    })
  expect(power(1).legal()).toContain('use Levy')
  expect(power(2).legal()).not.toContain('use Levy')
})
