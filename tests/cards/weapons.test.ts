/** Weapons: numbers, strikes (303.2) and powers. */
import { expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { calm, pile } from './fixtures.ts'

test.each([
  ['Ancient Bone Bow', 3, 2, 'ranged', 2],
  ['Annihilator', 2, 3, 'melee', 2],
  ['Dwarven Hand Cannon', 4, 1, 'ranged', 2],
  ['Krol Blade', 3, 3, 'melee', 1],
  ['Rod of the Ogre Magi', 4, 1, 'melee', 4],
  ['The Hammer of Grace', 3, 1, 'melee', 3],
  ['Thrash Blade', 4, 2, 'melee', 2],
  ['Wraith Scythe', 4, 2, 'melee', 2],
] as const)('303.2 %s costs %i, adds %i %s damage to a strike, for %i', (name, cost, atk, type, strike) => {
  const t = table({ raiders: [{ flipped: true, hand: [name], resources: cost + strike }], turn: 'R1' })
  t.play(name).resolve()
  t.expect(name, { zone: 'party', cost, atk, strike, damageTypes: [type], exhausted: false })
  t.propose('Warrax', 'Onyxia').resolve()
  expect(t.legal()).toEqual(['pass', `strike ${name}`])
  t.say(`strike ${name}`)
  t.expect(name, { exhausted: true })
  expect(t.resources('R1').ready).toBe(0)
  t.fight().expect('Onyxia', { damage: atk })
  const poor = table({ raiders: [{ flipped: true, cards: [name], resources: strike - 1 }], turn: 'R1' })
  poor.propose('Warrax', 'Onyxia').resolve()
  expect(poor.asked()).toBe('R1: priority')
})

test('303.2 nobody has to strike, an exhausted weapon cannot, an ally never does', () => {
  const no = table({ raiders: [{ cards: ['Krol Blade'], resources: 1 }], turn: 'R1' })
  no.attack('Warrax', 'Onyxia', 'pass').expect('Onyxia', { damage: 0 }).expect('Krol Blade', { exhausted: false })
  const tired = table({ raiders: [{ cards: [{ name: 'Krol Blade', exhausted: true }], resources: 1 }], turn: 'R1' })
  tired.propose('Warrax', 'Onyxia').resolve()
  expect(tired.asked()).toBe('R1: priority')
  const ally = table({ raiders: [{ cards: ['Krol Blade', 'Kor Cindervein'], resources: 1 }], turn: 'R1' })
  ally.propose('Kor Cindervein', 'Onyxia').resolve()
  expect(ally.asked()).toBe('R1: priority')
})

test('303.2 a defending hero may strike with Krol Blade', () => {
  const t = table({ raiders: [{ cards: ['Krol Blade'], resources: 1 }], turn: 'Boss' })
  t.attack('Onyxia', 'Warrax', 'strike Krol Blade')
  t.expect('Onyxia', { damage: 3 }).expect('Warrax', { damage: 1, exhausted: false })
})

test.each(['Ancient Bone Bow', 'Dwarven Hand Cannon'])('603.1a %s: defenders deal no combat damage', (name) => {
  const t = table({
    boss: { cards: ['Onyxian Whelp', 'Onyxian Whelp'] },
    raiders: [{ hero: 'Elendril', cards: [name], resources: 2 }],
    turn: 'R1',
  })
  t.attack('Elendril', 'Onyxian Whelp', `strike ${name}`)
  t.expect('Elendril', { damage: 0, keywords: [] })
  expect(t.count('Boss', 'Onyxian Whelp')).toBe(1)
})

test('a hero without Long-Range is hurt by a defending Whelp', () => {
  const t = table({
    boss: { cards: ['Onyxian Whelp'] },
    raiders: [{ hero: 'Elendril', cards: ['Krol Blade'], resources: 1 }],
    turn: 'R1',
  })
  t.attack('Elendril', 'Onyxian Whelp', 'strike Krol Blade').expect('Elendril', { damage: 1 })
})

test.each(['Ancient Bone Bow', 'Dwarven Hand Cannon'])('%s does not help a defender against an attacker', (name) => {
  const t = table({ raiders: [{ hero: 'Elendril', cards: [name], resources: 2 }], turn: 'Boss' })
  t.attack('Onyxia', 'Elendril', `strike ${name}`).expect('Elendril', { damage: 1 })
})

test('Dwarven Hand Cannon gains 1 ATK for 2, again and again, for the turn', () => {
  const t = table({
    boss: calm,
    raiders: [{ hero: 'Elendril', flipped: true, cards: ['Dwarven Hand Cannon'], resources: 5, deck: pile }],
    turn: 'R1',
  })
  t.use('Dwarven Hand Cannon').resolve().use('Dwarven Hand Cannon').resolve()
  t.expect('Dwarven Hand Cannon', { atk: 3, exhausted: false })
  expect(t.legal()).toEqual(['pass', 'attack Elendril'])
  t.until('Boss', 'action').expect('Dwarven Hand Cannon', { atk: 1 })
})

test("408.3c Annihilator's combat damage can't be prevented, its wielder's other damage can", () => {
  const start = (weapon = 'Annihilator') =>
    table({
      boss: { hand: ['Knock Away'], resources: 1 },
      raiders: [{ cards: [weapon], hand: ['Quick Strike'], resources: 5 }],
      turn: 'R1',
    })
      .as('Boss')
      .play('Knock Away')
      .resolve()
  start().attack('Warrax', 'Onyxia', 'strike Annihilator').expect('Onyxia', { damage: 3 })
  start('Krol Blade').attack('Warrax', 'Onyxia', 'strike Krol Blade').expect('Onyxia', { damage: 0 })
  start().play('Quick Strike', 'Onyxia').resolve().expect('Onyxia', { damage: 0 })
})

test('Rod of the Ogre Magi: its hero exhausts with it to deal 1', () => {
  const t = table({
    raiders: [{ hero: 'Litori Frostburn', cards: ['Rod of the Ogre Magi'], resources: 2, flipped: true }],
    turn: 'Boss',
  })
  t.as('R1').use('Rod of the Ogre Magi', 'Onyxia')
  t.expect('Litori Frostburn', { exhausted: true }).expect('Rod of the Ogre Magi', { exhausted: true })
  t.resolve().expect('Onyxia', { damage: 1 })
  expect(t.resources('R1').ready).toBe(0)
})

test('The Hammer of Grace: its hero exhausts with it to heal 2', () => {
  const t = table({
    raiders: [{ hero: 'Boris Brightbeard', cards: ['The Hammer of Grace'], resources: 1, damage: 5, flipped: true }],
    turn: 'R1',
  })
  t.use('The Hammer of Grace', 'Boris Brightbeard')
  t.expect('Boris Brightbeard', { exhausted: true }).expect('The Hammer of Grace', { exhausted: true })
  t.resolve().expect('Boris Brightbeard', { damage: 3 })
})

test.each([
  ['Rod of the Ogre Magi', 2],
  ['The Hammer of Grace', 1],
  ['Mooncloth Robe', 2],
])('701.3 %s needs a ready hero, to be ready, and %i', (name, cost) => {
  const offers = (resources: number, exhausted: boolean, tired: boolean) =>
    table({
      raiders: [
        { hero: 'Graccus', flipped: true, exhausted, cards: [{ name, exhausted: tired }], resources, damage: 1 },
      ],
      turn: 'R1',
    })
      .legal()
      .includes(`use ${name}`)
  expect(offers(cost, false, false)).toBe(true)
  expect(offers(cost, true, false)).toBe(false)
  expect(offers(cost, false, true)).toBe(false)
  expect(offers(cost - 1, false, false)).toBe(false)
})

test('701.3 equipment may activate in the turn it comes', () => {
  const t = table({
    raiders: [{ hero: 'Boris Brightbeard', hand: ['The Hammer of Grace'], resources: 4, damage: 5 }],
    turn: 'R1',
  })
  t.play('The Hammer of Grace').resolve().use('The Hammer of Grace', 'Boris Brightbeard').resolve()
  t.expect('Boris Brightbeard', { damage: 3 })
})

test('Thrash Blade readies itself and its hero the first time on each own turn', () => {
  const t = table({
    boss: calm,
    raiders: [{ cards: ['Thrash Blade'], resources: 6, deck: pile, flipped: true }],
    turn: 'R1',
  })
  t.attack('Warrax', 'Onyxia', 'strike Thrash Blade').resolveAll()
  t.expect('Warrax', { exhausted: false }).expect('Thrash Blade', { exhausted: false }).expect('Onyxia', { damage: 2 })
  t.attack('Warrax', 'Onyxia', 'strike Thrash Blade').resolveAll()
  t.expect('Warrax', { exhausted: true }).expect('Thrash Blade', { exhausted: true }).expect('Onyxia', { damage: 4 })
  t.until('Boss', 'action').until('R1', 'action')
  t.attack('Warrax', 'Onyxia', 'strike Thrash Blade').resolveAll()
  t.expect('Warrax', { exhausted: false }).expect('Onyxia', { damage: 6 })
})

test("Thrash Blade does not get ready on the Boss's turn", () => {
  const t = table({ raiders: [{ cards: ['Thrash Blade'], resources: 2 }], turn: 'Boss' })
  t.attack('Onyxia', 'Warrax', 'strike Thrash Blade').resolveAll()
  t.expect('Thrash Blade', { exhausted: true }).expect('Onyxia', { damage: 2 })
})

test('Thrash Blade wants damage that is dealt', () => {
  const t = table({
    boss: { hand: ['Knock Away'], resources: 1 },
    raiders: [{ cards: ['Thrash Blade'], resources: 2 }],
    turn: 'R1',
  })
  t.as('Boss').play('Knock Away').resolve()
  t.attack('Warrax', 'Onyxia', 'strike Thrash Blade').resolveAll()
  t.expect('Warrax', { exhausted: true })
})

test('Wraith Scythe heals as much as its hero deals in combat, with whatever weapon', () => {
  const t = table({ raiders: [{ cards: ['Wraith Scythe'], resources: 2, damage: 9 }], turn: 'R1' })
  t.attack('Warrax', 'Onyxia', 'strike Wraith Scythe').resolveAll()
  t.expect('Onyxia', { damage: 2 }).expect('Warrax', { damage: 7 })
  const other = table({
    raiders: [{ cards: ['Wraith Scythe', 'Masons Fraternity Ring'], damage: 9 }],
    turn: 'R1',
  })
  other.attack('Warrax', 'Onyxia').resolveAll().expect('Warrax', { damage: 8 })
})

test('Wraith Scythe does not heal for damage out of combat, nor for what an ally deals', () => {
  const t = table({
    raiders: [{ cards: ['Wraith Scythe', 'Kor Cindervein'], hand: ['Quick Strike'], resources: 3, damage: 9 }],
    turn: 'R1',
  })
  t.play('Quick Strike', 'Onyxia').resolve().resolveAll()
  t.attack('Kor Cindervein', 'Onyxia').resolveAll()
  t.expect('Onyxia', { damage: 5 }).expect('Warrax', { damage: 9 })
})
