/** The raiders' heroes: numbers, and flip powers that are gone once they have been used (301.2). */
import { expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { calm, pile } from './fixtures.ts'

test.each([
  ['Boris Brightbeard', 26],
  ['Elendril', 28],
  ['Graccus', 29],
  ['Litori Frostburn', 25],
  ['Warrax', 30],
])('%s has %i health and no ATK of its own', (hero, health) => {
  const t = table({ raiders: [{ hero }], turn: 'R1' })
  t.expect(hero, { health, atk: 0, types: ['hero'] })
})

test('301.2 Boris Brightbeard pays X, flips and heals X, once a game', () => {
  const t = table({
    raiders: [
      { hero: 'Boris Brightbeard', resources: 3, damage: 5 },
      { hero: 'Warrax', damage: 9 },
    ],
    turn: 'R1',
  })
  t.say('use Boris Brightbeard')
  expect(t.legal()).toEqual(['number 0', 'number 1', 'number 2', 'number 3'])
  t.say('number 3')
  expect(t.legal()).toEqual(['pick Boris Brightbeard', 'pick Warrax', 'pick Onyxia'])
  t.say('pick Warrax')
  t.expect('Boris Brightbeard', { faceDown: true })
  expect(t.resources('R1')).toEqual({ ready: 0, all: 3 })
  t.resolve()
  t.expect('Warrax', { damage: 6 }).expect('Boris Brightbeard', { damage: 5 })
  expect(t.legal()).toEqual(['pass', 'attack Boris Brightbeard'])
})

test('Boris Brightbeard can only be flipped on his turn', () => {
  const t = table({ raiders: [{ hero: 'Boris Brightbeard', resources: 3, damage: 5 }], turn: 'Boss' })
  t.as('R1')
  expect(t.legal()).toEqual(['pass'])
})

test('Boris Brightbeard may heal an ally for less than all that he could pay', () => {
  const t = table({
    raiders: [{ hero: 'Boris Brightbeard', resources: 3, cards: [{ name: 'Kor Cindervein', damage: 2 }] }],
    turn: 'R1',
  })
  t.use('Boris Brightbeard', 1, 'Kor Cindervein').resolve()
  t.expect('Kor Cindervein', { damage: 1 })
  expect(t.resources('R1')).toEqual({ ready: 2, all: 3 })
})

test('Elendril gives Ranged weapons 3 ATK for the turn, Melee weapons nothing', () => {
  const t = table({
    raiders: [{ hero: 'Elendril', resources: 1, cards: ['Ancient Bone Bow', 'Krol Blade'] }],
    turn: 'R1',
  })
  t.use('Elendril').resolve()
  t.expect('Ancient Bone Bow', { atk: 5 }).expect('Krol Blade', { atk: 3 })
  expect(t.legal()).not.toContain('use Elendril')
  t.until('Boss', 'action')
  t.expect('Ancient Bone Bow', { atk: 2 })
})

test('714.3e Elendril reaches a bow that comes later in the turn', () => {
  const t = table({ raiders: [{ hero: 'Elendril', resources: 4, hand: ['Ancient Bone Bow'] }], turn: 'R1' })
  t.use('Elendril').resolve().play('Ancient Bone Bow').resolve()
  t.expect('Ancient Bone Bow', { atk: 5 })
})

test('717.2a Graccus prevents the next 3 damage, and no more than 3', () => {
  const t = table({
    raiders: [
      { hero: 'Graccus', resources: 3 },
      { hero: 'Warrax', hand: ['Quick Strike', 'Quick Strike'], resources: 6 },
    ],
    turn: 'R2',
  })
  t.as('R1').use('Graccus', 'Graccus').resolve()
  t.expect('Graccus', { faceDown: true })
  t.play('Quick Strike', 'Graccus').resolve()
  t.expect('Graccus', { damage: 0 })
  t.play('Quick Strike', 'Graccus').resolve()
  t.expect('Graccus', { damage: 1 })
})

test("Graccus can't be flipped for less than 3", () => {
  const t = table({ raiders: [{ hero: 'Graccus', resources: 2 }], turn: 'R1' })
  expect(t.legal()).toEqual(['pass', 'attack Graccus'])
})

test("Litori Frostburn's target can't attack this turn", () => {
  const t = table({
    boss: { ...calm, cards: ['Onyxian Whelp'] },
    raiders: [{ hero: 'Litori Frostburn', resources: 2, deck: pile }],
    turn: 'Boss',
  })
  expect(t.legal()).toEqual(['pass', 'attack Onyxia', 'attack Onyxian Whelp'])
  t.as('R1').use('Litori Frostburn', 'Onyxia').resolve()
  expect(t.asked()).toBe('Boss: priority')
  expect(t.legal()).toEqual(['pass', 'attack Onyxian Whelp'])
  t.until('R1', 'action').until('Boss', 'action')
  expect(t.legal()).toContain('attack Onyxia')
})

test('Warrax has Protector for the turn in which he is flipped', () => {
  const t = table({
    raiders: [{ hero: 'Warrax', resources: 1 }, { hero: 'Graccus' }],
    turn: 'Boss',
  })
  t.expect('Warrax', { keywords: [] })
  t.as('R1').use('Warrax').resolve()
  t.expect('Warrax', { keywords: ['Protector'], faceDown: true })
  t.attack('Onyxia', 'Graccus', 'protect Warrax')
  t.expect('Warrax', { damage: 1, exhausted: true }).expect('Graccus', { damage: 0 })
  t.until('R1', 'action')
  t.expect('Warrax', { keywords: [] })
})
