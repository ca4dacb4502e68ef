/** Cards that hit hard and early: Leeroy Jenkins, Arcanite Reaper, Brain Hacker, Flame Wrath, Lionheart Helm. */
import { expect, test } from 'vitest'
import { table } from '../table/index.ts'

test('Leeroy Jenkins enters: all other allies of his party are exhausted', () => {
  const t = table({ raiders: [{ hand: ['Leeroy Jenkins'], cards: ['Kor Cindervein'], resources: 4 }, {}], turn: 'R1' })
  t.play('Leeroy Jenkins').resolve().resolve()
  t.expect('Kor Cindervein', { exhausted: true }).expect('Leeroy Jenkins', {
    exhausted: false,
    cost: 4,
    atk: 6,
    health: 1,
  })
})

test('Leeroy Jenkins has Ferocity for nothing', () => {
  const t = table({ raiders: [{ hand: ['Leeroy Jenkins'], resources: 4 }], turn: 'R1' })
  t.play('Leeroy Jenkins').resolve().resolve()
  expect(t.legal()).not.toContain('attack Leeroy Jenkins')
  t.use('Leeroy Jenkins').resolve()
  t.expect('Leeroy Jenkins', { keywords: ['Ferocity'] })
  t.attack('Leeroy Jenkins', 'Onyxia').expect('Onyxia', { damage: 6 })
})

test('303.2 Arcanite Reaper strikes for nothing', () => {
  const t = table({ raiders: [{ cards: ['Arcanite Reaper'] }], turn: 'R1' })
  t.attack('Warrax', 'Onyxia', 'strike Arcanite Reaper').expect('Onyxia', { damage: 5 })
  t.expect('Arcanite Reaper', { exhausted: true, cost: 7, strike: 0 })
})

test('Brain Hacker: the controller of the hero that it wounds discards a card', () => {
  const t = table({
    boss: { hand: ['Crush'] },
    raiders: [{ cards: ['Brain Hacker'], resources: 2 }],
    turn: 'R1',
  })
  t.attack('Warrax', 'Onyxia', 'strike Brain Hacker')
  t.expect('Onyxia', { damage: 3 })
  expect(t.zone('Boss', 'hand')).toEqual([])
})

test('Brain Hacker: an ally that it wounds costs no card', () => {
  const t = table({
    boss: { hand: ['Crush'], cards: ['Onyxian Whelp'] },
    raiders: [{ cards: ['Brain Hacker'], resources: 2 }],
    turn: 'R1',
  })
  t.attack('Warrax', 'Onyxian Whelp', 'strike Brain Hacker')
  expect(t.zone('Boss', 'hand')).toEqual(['Crush'])
})

test('Flame Wrath: 1 fire damage to each opposing hero and ally', () => {
  const t = table({
    boss: { cards: ['Onyxian Whelp', 'Onyxian Whelp'] },
    raiders: [{ cards: ['Flame Wrath', 'Kor Cindervein'], resources: 3 }],
    turn: 'R1',
  })
  t.attack('Warrax', 'Onyxia', 'strike Flame Wrath')
  t.expect('Onyxia', { damage: 3 }).expect('Kor Cindervein', { damage: 0 })
  expect(t.count('Boss', 'Onyxian Whelp')).toBe(0)
})

test('717 Lionheart Helm: damage by its hero cannot be prevented, other damage can', () => {
  const raiders = [{ cards: ['Lionheart Helm', 'Krol Blade', 'Kor Cindervein'], resources: 1 }]
  const hers = table({ boss: { cards: ['Foolish Mortals!'] }, raiders, turn: 'Boss' })
  hers.use('Foolish Mortals!').resolve()
  hers.attack('Onyxia', 'Warrax', 'strike Krol Blade').expect('Onyxia', { damage: 3 })
  const plain = table({
    boss: { cards: ['Foolish Mortals!'] },
    raiders: [{ cards: ['Krol Blade'], resources: 1 }],
    turn: 'Boss',
  })
  plain.use('Foolish Mortals!').resolve()
  plain.attack('Onyxia', 'Warrax', 'strike Krol Blade').expect('Onyxia', { damage: 0 })
})
