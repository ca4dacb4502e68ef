/** Texts that are processed several times (709.2b): what one pass has named is not known in the next. */
import { describe, expect, test } from 'vitest'
import type { Effect } from '../../src/language/types.ts'
import { table } from '../table/index.ts'
import { ability, ally, withCards } from './own.ts'

/** Each opponent rolls; heroes of those who roll odd are hurt. */
const rolls: Effect = {
  do: 'forEach',
  of: 'opponents',
  as: 'he',
  then: [
    { do: 'roll', by: '$he', as: 'die' },
    {
      do: 'table',
      of: '$die',
      rows: [{ is: 'odd', then: [{ do: 'deal', n: 1, by: 'yourHero', to: { is: 'hero', of: '$he' }, as: 'odd' }] }],
    },
  ],
}
const library = withCards(
  ability('Toss About', { text: [{ do: 'repeat', these: [rolls], while: { done: 'odd' } }] }),
  ability('One Toss', { text: [rolls, { do: 'draw', n: '$odd.n' }] }),
  ability('Levy', {
    text: [
      {
        do: 'forEach',
        of: 'opponents',
        as: 'he',
        then: [
          {
            do: 'try',
            may: '$he',
            these: [
              { do: 'exhaust', what: { choose: 1, by: '$he', is: 'ally', of: '$he', state: 'ready', as: 'one' } },
            ],
          },
          { do: 'put', n: 1, what: 'levy', to: '$one' },
        ],
      },
      { do: 'deal', n: 1, by: 'yourHero', to: '$one' },
    ],
  }),
  ability('Twice', {
    text: [
      { do: 'choose', what: { choose: 1, is: 'ally', of: 'you' }, as: 'one' },
      {
        do: 'repeat',
        these: [
          { do: 'put', n: 1, what: 'mark', to: '$one' },
          { do: 'choose', what: { choose: 1, is: 'ally', of: 'opponents' }, as: 'one' },
          { do: 'destroy', what: '$one' },
        ],
        while: { some: { is: 'ally', of: 'opponents' } },
      },
    ],
  }),
  ability('Picked Out', {
    text: [
      {
        do: 'repeat',
        these: [
          {
            do: 'forEach',
            of: { choose: 1, is: 'ally', of: 'opponents', state: 'undamaged', as: 'they' },
            as: 'it',
            then: [{ do: 'deal', n: 1, by: 'yourHero', to: '$it' }],
          },
          { do: 'put', n: 1, what: 'mark', to: '$they' },
        ],
        while: { some: { is: 'ally', of: 'opponents', state: 'undamaged' } },
      },
    ],
  }),
  ally('Ann', 1, 9),
  ally('Bea', 1, 9),
)
const party = (hand: string, a: string[], b: string[], dice: number[] = []) =>
  table({ library, dice, players: [{ hand: [hand], cards: ['Dummy 2/3'] }, { cards: a }, { cards: b }] })

describe('709.2b several passes', () => {
  test('709.2b a repetition around "for each" ends when nobody in this pass has done it', () => {
    const t = party('Toss About', [], [], [1, 2, 2, 3, 4, 6]).play('Toss About').resolve()
    expect(t.asked()).toBe('A: priority')
    t.expect('Hero B', { damage: 1 }).expect('Hero C', { damage: 1 }).done()
  })

  test('802 after "for each" a name stands for what it stood for in any of the passes', () => {
    const draws = (dice: number[]) =>
      party('One Toss', [], [], dice).play('One Toss').resolve().zone('A', 'hand').length
    expect([draws([1, 2]), draws([1, 3]), draws([2, 4])]).toEqual([1, 2, 0])
  })

  test('709.2b what one player chose is not there for the next, who declines', () => {
    const t = party('Levy', ['Ann'], ['Bea']).play('Levy').resolve()
    t.say('yes')
    expect(t.asked()).toBe('C: yes-no')
    t.say('no')
    t.expect('Ann', { counters: { levy: 1 }, damage: 1, exhausted: true })
    t.expect('Bea', { counters: {}, damage: 0, exhausted: false })
  })

  test('709.2b a name from before the repetition is the same in each pass', () => {
    const t = party('Twice', ['Ann'], ['Bea']).play('Twice').resolve('pick Bea')
    t.expect('Dummy 2/3', { counters: { mark: 2 } })
    expect([t.zone('B', 'graveyard'), t.zone('C', 'graveyard')]).toEqual([['Ann'], ['Bea']])
  })

  test('709.2b whom "for each" speaks of is chosen anew in each pass, and has its name', () => {
    const t = party('Picked Out', ['Ann'], ['Bea']).play('Picked Out').resolve('pick Bea')
    expect(t.asked()).toBe('A: priority')
    t.expect('Ann', { damage: 1, counters: { mark: 1 } }).expect('Bea', { damage: 1, counters: { mark: 1 } })
  })
})
