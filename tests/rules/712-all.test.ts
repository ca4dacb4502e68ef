/** What is done to all of several: an optional action that some of them can't take (712.7), and "its" number (709.2d). */
import { expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, filler, withCards } from './own.ts'

const library = withCards(
  ability('Fresh Legs', {
    text: [{ do: 'try', may: 'you', these: [{ do: 'ready', what: { is: 'ally', of: 'you' } }] }],
  }),
  ability('Doubled Might', {
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'stat', what: { target: 1, is: 'ally' }, stat: 'atk', n: { stat: 'atk', of: 'it' } }],
        until: 'turn',
      },
    ],
  }),
)
const spent = { name: 'Dummy 2/4', exhausted: true }
const begin = (...cards: (string | typeof spent)[]) =>
  table({ library, players: [{ hand: ['Fresh Legs', 'Doubled Might'], cards, deck: filler }, { deck: filler }] })

test('712.7, 411.1 what is ready already doesn’t stand in the way of readying all', () => {
  const t = begin('Dummy 1/4', spent).play('Fresh Legs').resolve()
  expect(t.asked()).toBe('A: yes-no')
  t.say('yes').expect('Dummy 2/4', { exhausted: false })
})

test('712.7 nobody is asked where all are ready', () => {
  const t = begin('Dummy 1/4').play('Fresh Legs').resolve()
  expect(t.asked()).toBe('A: priority')
})

test('709.2d “its ATK” is that of the one it is about, as the effect is processed', () => {
  begin('Dummy 1/4', spent).play('Doubled Might', 'Dummy 2/4').resolve().expect('Dummy 2/4', { atk: 4 })
})
