import { expect, test } from 'vitest'
import { table } from './table.ts'

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
