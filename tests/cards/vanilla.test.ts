/** Cards without text, by table. */
import { expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { calm, pile } from './fixtures.ts'

test.each([
  ['Elendril', 'Bloodclaw', 1, 3, 'melee', 1],
  ['Warrax', 'Kor Cindervein', 3, 3, 'melee', 3],
  ['Warrax', 'Anika Berlyn', 6, 5, 'melee', 6],
] as const)('302.2 %s: %s enters play for %i and attacks on the next turn', (hero, name, cost, atk, type, health) => {
  const t = table({
    boss: calm,
    raiders: [{ hero, flipped: true, hand: [name], resources: cost, deck: pile }],
    turn: 'R1',
  })
  expect(t.legal()).toEqual(['pass', `play ${name}`, `place ${name}`, `attack ${hero}`])
  t.play(name).resolve()
  expect(t.resources('R1')).toEqual({ ready: 0, all: cost })
  t.expect(name, { zone: 'party', atk, health, damageTypes: [type], cost, exhausted: false, fresh: true, keywords: [] })
  expect(t.legal()).toEqual(['pass', `attack ${hero}`])
  t.until('Boss', 'action').until('R1', 'action')
  t.attack(name, 'Onyxia')
  t.expect('Onyxia', { damage: atk }).expect(name, { exhausted: true })
})

test.each([
  ['Bloodclaw', 0],
  ['Kor Cindervein', 2],
  ['Anika Berlyn', 5],
])("%s can't be played for %i", (name, resources) => {
  const t = table({ raiders: [{ hero: 'Elendril', flipped: true, hand: [name], resources }], turn: 'R1' })
  expect(t.legal()).toEqual(['pass', `place ${name}`, 'attack Elendril'])
})

test('allies are no instants', () => {
  const t = table({ raiders: [{ hand: ['Kor Cindervein'], resources: 3, flipped: true }], turn: 'Boss' })
  expect(t.as('R1').legal()).toEqual(['pass'])
})
