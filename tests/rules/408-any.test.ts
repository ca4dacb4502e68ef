/** Damage of any of several types, events of who is attacking, amounts of which so many are one, and cards with attachments. */
import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, withCards } from './own.ts'

const lib = withCards(
  ally('Frost Ward Student', 0, 9, {
    powers: [{ when: { on: 'deal', to: 'self', type: ['frost', 'nature'] }, then: [{ do: 'draw', n: 1 }] }],
  }),
  ally('Eager Fighter', 2, 9, {
    powers: [{ when: { on: 'deal', by: { among: 'self', state: 'attacking' } }, then: [{ do: 'draw', n: 1 }] }],
  }),
  instant('Shard', {
    text: [{ do: 'deal', n: 1, type: ['frost', 'fire'], by: 'yourHero', to: { target: 1, is: 'ally' } }],
  }),
  instant('Spark', { text: [{ do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { target: 1, is: 'ally' } }] }),
  instant('Tally', {
    text: [{ do: 'draw', n: { every: 2, of: { count: { is: 'ally', of: 'you' } } } }],
  }),
  ability('Tag', { attach: { target: 1, is: 'ally' }, powers: [{ always: [] }] }),
  instant('Unpin', { text: [{ do: 'destroy', what: { is: 'ally', of: 'opponents', has: { attached: true } } }] }),
)

describe('408.3a damage of any of several types', () => {
  test.each([
    ['Shard', 1],
    ['Spark', 0],
  ])('%s draws %i', (name, drawn) => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Frost Ward Student'], hand: [name], deck: filler }],
      turn: 'R1',
    })
    t.play(name).resolveAll()
    expect(t.zone('R1', 'hand')).toHaveLength(drawn)
  })
})

describe('703.1 what happens while its source attacks', () => {
  test('counts on the attack, and not in defense', () => {
    const start = (turn: 'R1' | 'Boss') =>
      table({
        library: lib,
        raiders: [{ cards: ['Eager Fighter'], deck: filler }],
        boss: { cards: ['Onyxian Whelp'] },
        turn,
      })
    const attack = start('R1').attack('Eager Fighter', 'Onyxian Whelp')
    attack.resolveAll()
    expect(attack.zone('R1', 'hand')).toHaveLength(1)
    const defense = start('Boss').attack('Onyxian Whelp', 'Eager Fighter')
    defense.resolveAll()
    expect(defense.zone('R1', 'hand')).toHaveLength(0)
  })
})

test.each([
  [['Frost Ward Student'], 0],
  [['Frost Ward Student', 'Eager Fighter'], 1],
  [['Frost Ward Student', 'Eager Fighter', 'Kor Cindervein'], 1],
])('104 one for each full two: of %j it is %i', (cards, drawn) => {
  const t = table({ library: lib, raiders: [{ cards, hand: ['Tally'], deck: filler }], turn: 'R1' })
  t.play('Tally').resolveAll()
  expect(t.zone('R1', 'hand')).toHaveLength(drawn)
})

test('400.1 only what has an attachment', () => {
  const t = table({
    library: lib,
    raiders: [{ hand: ['Tag', 'Unpin'], deck: filler }],
    boss: { cards: ['Onyxian Whelp', 'Eager Fighter'] },
    turn: 'R1',
  })
  t.play('Tag', 'Eager Fighter').resolveAll()
  t.play('Unpin').resolveAll()
  expect(t.zone('Boss', 'party')).toContain('Onyxian Whelp')
  expect(t.zone('Boss', 'party')).not.toContain('Eager Fighter')
})
