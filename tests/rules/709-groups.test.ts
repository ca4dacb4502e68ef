/** What a group decides as one (709.2b, 712.7): whoever the words name is asked, and not whoever controls the text. */
// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language
import { expect, test } from 'vitest'
import { decision } from '../../src/engine/game.ts'
import type { Effect, Mod } from '../../src/language/types.ts'
import { type Table, table } from '../table/index.ts'
import { ability, filler, instant, item, withCards } from './own.ts'

const group = { together: 'opponents' } as const
const spell = (name: string, ...text: Effect[]) => ability(name, { text })
const rule = (name: string, ...always: Mod[]) => item(name, { powers: [{ always }] })
const library = withCards(
  spell('Split', {
    do: 'put',
    n: 3,
    what: 'damage',
    to: { choose: 2, is: 'ally', of: 'opponents' },
    by: group,
    divided: true,
  }),
  spell('Some', { do: 'put', n: { upTo: 3 }, what: 'damage', to: 'yourHero', by: group }),
  spell(
    'Bet',
    { do: 'guess', by: group, stat: 'cost', what: { top: 1, in: 'deck', of: 'you' }, than: 'self', as: 'bet' },
    { do: 'draw', by: 'you', n: 1, if: { right: 'bet' } },
  ),
  instant('Bolt', { text: [{ do: 'deal', n: 1, type: 'fire', by: 'self', to: { target: 1, is: 'hero' } }] }),
  instant('Slow Detour', {
    text: [
      { do: 'retarget', by: group, what: { choose: 1, in: 'chain', is: 'ability', targeting: 'single', by: 'you' } },
    ],
  }),
  rule('Veto', { mod: 'instead', would: { on: 'draw', by: 'you' }, then: [], may: group }),
  rule('Mercy', { mod: 'prevent', would: { on: 'deal', to: 'yourHero' }, n: 'all', may: group }),
)
const players = (hand: string[], cards: string[] = []) => [
  { hand, cards, deck: filler },
  { cards: ['Dummy 1/4'] },
  { cards: ['Dummy 2/4'] },
]
/** Who is asked, and with whom. */
const asked = (t: Table) => [t.asked(), decision(t.game)!.joint]

test('709.2b how something is divided, and whom it is divided among', () => {
  const t = table({ library, players: players(['Split']) })
  t.play('Split').resolve()
  expect(asked(t)).toEqual(['B: number', [1, 2]])
  expect(t.legal()).toEqual(['number 0', 'number 1', 'number 2', 'number 3'])
  t.say('number 1').expect('Dummy 1/4', { damage: 1 }).expect('Dummy 2/4', { damage: 2 })
})

test('104.1 how much', () => {
  const t = table({ library, players: players(['Some']) })
  t.play('Some').resolve()
  expect(asked(t)).toEqual(['B: number', [1, 2]])
  t.say('number 2').expect('Hero A', { damage: 2 })
})

test('712.8 what is guessed', () => {
  const t = table({ library, players: players(['Bet']) })
  t.play('Bet').resolve()
  expect(asked(t)).toEqual(['B: choose', [1, 2]])
  t.say('number 1')
  expect(t.zone('A', 'hand')).toHaveLength(1)
})

test('706.2 which second target', () => {
  const t = table({ library, players: players(['Bolt', 'Slow Detour']) })
  t.play('Bolt', 'Hero A').play('Slow Detour').resolve()
  expect(asked(t)).toEqual(['B: choose', [1, 2]])
  t.say('pick Hero C').resolve().expect('Hero C', { damage: 1 })
})

test('716.1b, 717.4 whether something is replaced or prevented', () => {
  const t = table({ library, players: players(['Bolt'], ['Veto', 'Mercy']) })
  t.play('Bolt', 'Hero A').resolve()
  expect(asked(t)).toEqual(['B: yes-no', [1, 2]])
  t.say('yes').expect('Hero A', { damage: 0 }).until('B', 'action').until('C', 'action')
  t.until('A', 'draw')
  expect(asked(t)).toEqual(['B: yes-no', [1, 2]])
})
