import { describe, expect, test } from 'vitest'
import { library } from '../set/index.ts'
import { table } from './index.ts'

test('Crush destroys its target and goes to the graveyard', () => {
  const t = table({ boss: { hand: ['Crush'], resources: 1 }, raiders: [{ cards: ['Kor Cindervein'] }], turn: 'Boss' })
  expect(t.asked()).toBe('Boss: priority')
  t.play('Crush').resolve()
  t.expect('Kor Cindervein', { zone: 'graveyard' })
  expect(t.zone('Boss', 'graveyard')).toEqual(['Crush'])
})

test('an ally attacks Onyxia and both deal damage', () => {
  const t = table({ raiders: [{ cards: ['Kor Cindervein'] }], turn: 'R1' })
  t.attack('Kor Cindervein', 'Onyxia')
  t.expect('Onyxia', { damage: 3 })
  t.expect('Kor Cindervein', { damage: 0, exhausted: true })
})

test('fatal damage swaps to stage 2', () => {
  const t = table({ boss: { damage: 18, exhausted: true }, raiders: [{ cards: ['Kor Cindervein'] }], turn: 'R1' })
  t.attack('Kor Cindervein', 'Onyxia')
  expect(t.stage()).toBe(2)
  t.expect('Onyxia', { damage: 0, exhausted: true, def: 'Onyxia (Stage 2)' })
})

test('every card of the test set has a name of its own', () => {
  const names = library.cards.map((c) => c.name)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})

describe('tables without a raid', () => {
  test('three players for themselves: an attack, the next turn, one out, one left', () => {
    const t = table({
      players: [{ cards: ['Dummy 10/5'] }, { damage: 21 }, { damage: 25, cards: ['Dummy 2/3'] }],
    })
    expect(t.asked()).toBe('A: priority')
    t.attack('Dummy 10/5', 'Hero B')
    expect(t.game.s.players[1]!.lost).toBe(true)
    expect(t.result()).toBeNull()
    t.until('C', 'action').attack('Dummy 2/3', 'Hero A')
    t.expect('Hero A', { damage: 2 })
    t.until('A', 'action').attack('Dummy 10/5', 'Hero C')
    expect(t.result()).toBe('team')
    expect(t.game.s.misc[0]!.outcome!.winners).toEqual([0])
  })

  test('two against one: friends can’t be attacked, and win together', () => {
    const t = table({
      players: [
        { team: 1, cards: ['Dummy 10/5'] },
        { team: 2, damage: 20 },
        { team: 1, cards: ['Dummy 2/3'] },
      ],
    })
    t.say('attack Dummy 10/5')
    expect(t.legal()).toEqual(['pick Hero B'])
    t.say('pick Hero B').fight()
    expect(t.game.s.misc[0]!.outcome!.winners).toEqual([0, 2])
  })
})
