/** What a modifier does later is no part of the effect that makes it: nobody is asked for it before. */
import { expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, withCards } from './own.ts'

test('709.2b what a modifier does later is chosen then, and not as it is made', () => {
  const ward = ability('Ward', {
    instant: true,
    text: [
      {
        do: 'modify',
        mods: [
          {
            mod: 'prevent',
            would: { on: 'deal', to: 'yourHero' },
            n: 'all',
            may: 'you',
            these: [{ do: 'discard', what: { choose: 1, in: 'hand', of: 'you' } }],
          },
        ],
        until: 'turn',
      },
    ],
  })
  const t = table({ library: withCards(ward), players: [{ hand: ['Ward', 'Dummy 1/1', 'Dummy 2/2'] }, {}] })
  t.play('Ward').resolve()
  expect(t.asked()).toBe('A: priority')
})

test('707.1e what a modifier adds to a cost is chosen as that is paid', () => {
  const tax = ability('Tax', {
    text: [
      {
        do: 'modify',
        mods: [
          {
            mod: 'cost',
            on: 'play',
            by: 'you',
            what: { is: 'ally' },
            add: [{ do: 'exhaust', what: { choose: 1, is: 'ally', of: 'you' } }],
          },
        ],
        until: 'turn',
      },
    ],
  })
  const t = table({
    library: withCards(tax),
    players: [{ hand: ['Tax'], cards: ['Dummy 1/1', 'Dummy 2/2'] }, {}],
  })
  t.play('Tax').resolve()
  expect(t.asked()).toBe('A: priority')
})

test('717.1 to whom damage goes instead is chosen as it would be dealt', () => {
  const bend = ability('Bend', {
    text: [
      {
        do: 'modify',
        mods: [
          {
            mod: 'instead',
            would: { on: 'deal', to: 'yourHero' },
            to: { choose: 1, is: 'ally', of: 'you' },
          },
        ],
        until: 'turn',
      },
    ],
  })
  const zap = ability('Zap', { text: [{ do: 'deal', n: 1, by: 'yourHero', to: 'yourHero' }] })
  const t = table({
    library: withCards(bend, zap),
    players: [{ hand: ['Bend', 'Zap'], cards: ['Dummy 1/1', 'Dummy 2/2'] }, {}],
  })
  t.play('Bend').resolve()
  expect(t.asked()).toBe('A: priority')
  t.play('Zap').resolve()
  expect(t.asked()).toBe('A: choose')
  t.say('pick Dummy 2/2').expect('Dummy 2/2', { damage: 1 })
})
