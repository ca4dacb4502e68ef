/** Priest abilities. */
import { expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { calm, pile } from './fixtures.ts'

const priest = { hero: 'Boris Brightbeard' } as const

test.each([
  ['Chastise', 2],
  ['Smite', 4],
])("408.3c %s deals %i that can't be prevented", (name, n) => {
  const t = table({
    boss: { hand: ['Knock Away'], resources: 1 },
    raiders: [{ ...priest, hand: [name], resources: 5 }],
    turn: 'R1',
  })
  t.as('Boss').play('Knock Away').resolve()
  t.play(name, 'Onyxia').resolve()
  t.expect('Onyxia', { damage: n })
})

test.each([
  ['Dispel Magic', 1, true],
  ['Burn Away', 3, false],
])('%s destroys an ability in play, whoever has it', (name, cost, instant) => {
  const t = table({
    boss: { cards: ['Tooth and Claw', { name: 'Engulfing Flames', on: 'Boris Brightbeard' }] },
    raiders: [{ ...priest, hand: [name], cards: ['Kor Cindervein', 'Mana Agate', 'Krol Blade'], resources: cost }],
    turn: 'R1',
  })
  t.say(`play ${name}`)
  expect(t.legal()).toEqual(['pick Mana Agate', 'pick Tooth and Claw', 'pick Engulfing Flames'])
  t.say('pick Engulfing Flames').resolve()
  expect(t.zone('Boss', 'graveyard')).toEqual(['Engulfing Flames'])
  expect(t.resources('R1').ready).toBe(0)
  const boss = table({
    boss: { cards: ['Tooth and Claw'] },
    raiders: [{ ...priest, hand: [name], resources: cost, flipped: true }],
    turn: 'Boss',
  })
  boss.as('R1')
  expect(boss.legal()).toEqual(instant ? ['pass', `play ${name}`] : ['pass'])
})

test("707.1d Dispel Magic can't be played without an ability in play", () => {
  const t = table({
    raiders: [{ ...priest, hand: ['Dispel Magic'], cards: ['Kor Cindervein'], resources: 1, flipped: true }],
    turn: 'Boss',
  })
  t.as('R1')
  expect(t.legal()).toEqual(['pass'])
})

test.each([
  ['Flash Heal', 1, 4, true],
  ['Heal', 2, 7, false],
])('%s heals damage', (name, cost, n, instant) => {
  const t = table({
    boss: { damage: 9 },
    raiders: [
      { ...priest, hand: [name], resources: cost },
      { hero: 'Warrax', damage: 9 },
    ],
    turn: 'R1',
  })
  t.say(`play ${name}`)
  expect(t.legal()).toEqual(['pick Boris Brightbeard', 'pick Warrax', 'pick Onyxia'])
  t.say('pick Warrax').resolve()
  t.expect('Warrax', { damage: 9 - n })
  const boss = table({ raiders: [{ ...priest, hand: [name], resources: cost, flipped: true }], turn: 'Boss' })
  boss.as('R1')
  expect(boss.legal()).toEqual(instant ? ['pass', `play ${name}`] : ['pass'])
})

test('407 Heal heals no more than there is', () => {
  const t = table({ raiders: [{ ...priest, hand: ['Heal'], damage: 3, resources: 2 }], turn: 'R1' })
  t.play('Heal', 'Boris Brightbeard').resolve().expect('Boris Brightbeard', { damage: 0 })
})

test('Mind Spike: the controller discards a card for each damage dealt', () => {
  const t = table({
    boss: { hand: ['Crush', 'Burninate'] },
    raiders: [{ ...priest, hand: ['Mind Spike'], resources: 2 }],
    turn: 'R1',
  })
  t.play('Mind Spike', 'Onyxia').resolve()
  t.expect('Onyxia', { damage: 1 })
  expect(t.asked()).toBe('Boss: discard')
  expect(t.legal()).toEqual(['pick Crush', 'pick Burninate'])
  t.say('pick Burninate')
  expect(t.zone('Boss', 'hand')).toEqual(['Crush'])
  expect(t.zone('Boss', 'graveyard')).toEqual(['Burninate'])
})

test('Mind Spike: prevented damage costs no card, increased damage costs more', () => {
  const none = table({
    boss: { hand: ['Knock Away', 'Burninate'], resources: 1 },
    raiders: [{ ...priest, hand: ['Mind Spike'], resources: 2 }],
    turn: 'R1',
  })
  none.as('Boss').play('Knock Away').resolve().play('Mind Spike', 'Onyxia').resolve()
  none.expect('Onyxia', { damage: 0 })
  expect(none.zone('Boss', 'hand')).toEqual(['Burninate'])
  const two = table({
    boss: { hand: ['Crush', 'Burninate', 'Thrash'] },
    raiders: [{ ...priest, hand: ['Mind Spike'], cards: ['Chromatic Cloak'], resources: 2 }],
    turn: 'R1',
  })
  two.play('Mind Spike', 'Onyxia').resolve('Crush', 'Thrash')
  two.expect('Onyxia', { damage: 2 })
  expect(two.zone('Boss', 'hand')).toEqual(['Burninate'])
})

test('Mind Spike makes the controller of a Whelp discard, also if it dies of it', () => {
  const t = table({
    boss: { hand: ['Crush'], cards: ['Onyxian Whelp'] },
    raiders: [{ ...priest, hand: ['Mind Spike'], resources: 2 }],
    turn: 'R1',
  })
  t.play('Mind Spike', 'Onyxian Whelp').resolve()
  expect(t.count('Boss', 'Onyxian Whelp')).toBe(0)
  expect(t.zone('Boss', 'hand')).toEqual([])
})

test('Power Word: Fortitude gives 5 health for as long as it stays', () => {
  const t = table({
    raiders: [
      {
        ...priest,
        hand: ['Power Word: Fortitude', 'Dispel Magic'],
        cards: [{ name: 'Kor Cindervein', damage: 2 }],
        resources: 4,
      },
    ],
    turn: 'R1',
  })
  t.play('Power Word: Fortitude', 'Kor Cindervein').resolve()
  t.expect('Kor Cindervein', { health: 8 })
  t.play('Dispel Magic').resolve()
  t.expect('Kor Cindervein', { health: 3, damage: 2, zone: 'party' })
})

test('410.6a without Power Word: Fortitude its damage is fatal', () => {
  const t = table({
    raiders: [
      {
        ...priest,
        hand: ['Dispel Magic'],
        cards: [
          { name: 'Kor Cindervein', damage: 3 },
          { name: 'Power Word: Fortitude', on: 'Kor Cindervein' },
        ],
        resources: 1,
      },
    ],
    turn: 'R1',
  })
  t.expect('Kor Cindervein', { health: 8 })
  t.play('Dispel Magic').resolve()
  expect(t.zone('R1', 'graveyard')).toEqual(['Dispel Magic', 'Kor Cindervein', 'Power Word: Fortitude'])
})

test('Prayer of Healing heals 3 from each character of the party, not from friends', () => {
  const t = table({
    raiders: [
      { ...priest, hand: ['Prayer of Healing'], damage: 8, cards: [{ name: 'Anika Berlyn', damage: 2 }], resources: 3 },
      { hero: 'Warrax', damage: 8, cards: [{ name: 'Kor Cindervein', damage: 2 }] },
    ],
    turn: 'R1',
  })
  t.play('Prayer of Healing').resolve()
  t.expect('Boris Brightbeard', { damage: 5 }).expect('Anika Berlyn', { damage: 0 })
  t.expect('Warrax', { damage: 8 }).expect('Kor Cindervein', { damage: 2 })
})

test('Resurrection puts an ally of the own graveyard into play', () => {
  const t = table({
    boss: { graveyard: ['Crush'] },
    raiders: [
      {
        ...priest,
        hand: ['Resurrection'],
        graveyard: ['Liba Wobblebonk', 'Parvink', 'Heal'],
        deck: pile,
        resources: 4,
      },
      { hero: 'Warrax', graveyard: ['Kor Cindervein'] },
    ],
    turn: 'R1',
  })
  t.say('play Resurrection')
  expect(t.legal()).toEqual(['pick Liba Wobblebonk', 'pick Parvink'])
  t.say('pick Parvink').resolve().resolveAll()
  t.expect('Parvink', { zone: 'party', exhausted: false, fresh: true })
  expect(t.zone('R1', 'hand')).toEqual(['Anika Berlyn'])
})

test.each([
  [5, 'party'],
  [4, 'graveyard'],
] as const)('Resurrection of an ally of cost 5 with %i resources ends in the %s', (resources, zone) => {
  const t = table({
    raiders: [{ ...priest, hand: ['Resurrection'], graveyard: ['Treesong'], resources }],
    turn: 'R1',
  })
  t.play('Resurrection').resolve()
  t.expect('Treesong', { zone })
})

test('Shadow Word: Pain costs a card at once and 1 damage each turn', () => {
  const t = table({
    boss: { ...calm, hand: ['Crush'] },
    raiders: [{ ...priest, hand: ['Shadow Word: Pain'], resources: 3, deck: pile }],
    turn: 'R1',
  })
  t.play('Shadow Word: Pain', 'Onyxia').resolve()
  t.expect('Onyxia', { damage: 0 }).expect('Shadow Word: Pain', { host: t.id('Onyxia') })
  expect(t.zone('Boss', 'graveyard')).toEqual(['Crush'])
  t.until('Boss', 'action').expect('Onyxia', { damage: 0 })
  t.until('R1', 'action').expect('Onyxia', { damage: 1 })
})

test('Shadow Word: Pain on a friend makes the friend discard', () => {
  const t = table({
    raiders: [
      { ...priest, hand: ['Shadow Word: Pain', 'Heal'], resources: 3 },
      { hero: 'Warrax', hand: ['Rend', 'Charge'] },
    ],
    turn: 'R1',
  })
  t.play('Shadow Word: Pain', 'Warrax').resolve()
  expect(t.asked()).toBe('R2: discard')
  t.say('pick Rend')
  expect(t.zone('R2', 'hand')).toEqual(['Charge'])
})

test('Spiritual Healing: each Holy ability that is played heals 2 besides', () => {
  const t = table({
    raiders: [
      {
        ...priest,
        hand: ['Flash Heal', 'Dispel Magic', 'Spiritual Healing'],
        cards: ['Spiritual Healing'],
        damage: 9,
        resources: 6,
      },
      { hero: 'Warrax', damage: 9 },
    ],
    turn: 'R1',
  })
  t.play('Flash Heal', 'Warrax')
  // The triggered effect is added on top, and has a target of its own.
  expect(t.asked()).toBe('R1: target')
  t.say('pick Boris Brightbeard').resolve()
  t.expect('Boris Brightbeard', { damage: 7 }).expect('Warrax', { damage: 9 })
  t.resolve()
  t.expect('Warrax', { damage: 5 })
  t.play('Dispel Magic').resolve()
  expect(t.zone('R1', 'graveyard')).toEqual(['Dispel Magic', 'Flash Heal', 'Spiritual Healing'])
  t.expect('Boris Brightbeard', { damage: 7 }).expect('Warrax', { damage: 5 })
})

test("Spiritual Healing does not hear a friend's Holy ability", () => {
  const t = table({
    raiders: [
      { ...priest, cards: ['Spiritual Healing'], damage: 9 },
      { hero: 'Graccus', hand: ['Holy Light'], resources: 3, deck: pile },
    ],
    turn: 'R2',
  })
  t.play('Holy Light', 'Boris Brightbeard').resolve()
  t.expect('Boris Brightbeard', { damage: 4 })
})
