/** Mage abilities. */
import { expect, test } from 'vitest'
import { view } from '../../src/engine/index.ts'
import { type Table, table } from '../table/index.ts'
import { calm, pile } from './fixtures.ts'

const mage = { hero: 'Litori Frostburn' } as const
const maxHand = (t: Table, seat: string): number =>
  view(t.game, t.seatNumber(seat)).seats.find((s) => s.seat === t.seatNumber(seat))?.maxHand ?? -1

test('Arcane Intellect: the controller of the hero draws and may hold three more cards', () => {
  const t = table({
    raiders: [
      { ...mage, hand: ['Arcane Intellect'], cards: ['Kor Cindervein'], resources: 2 },
      { hero: 'Warrax', deck: ['Charge', 'Rend'] },
    ],
    turn: 'R1',
  })
  t.say('play Arcane Intellect')
  expect(t.legal()).toEqual(['pick Litori Frostburn', 'pick Warrax', 'pick Onyxia'])
  t.say('pick Warrax').resolve()
  expect(t.zone('R2', 'hand')).toEqual(['Charge'])
  t.expect('Arcane Intellect', { host: t.id('Warrax'), controller: 1 })
  expect([maxHand(t, 'R1'), maxHand(t, 'R2')]).toEqual([7, 10])
})

test.each([
  [10, 0],
  [11, 1],
])('503.2 with Arcane Intellect a hand of %i means %i cards to discard', (hand, discards) => {
  const t = table({
    boss: calm,
    raiders: [
      {
        ...mage,
        hand: Array(hand).fill('Flamestrike'),
        cards: [{ name: 'Arcane Intellect', on: 'Litori Frostburn' }],
      },
    ],
    turn: 'R1',
    at: 'end',
  })
  t.passAll()
  if (discards > 0) expect(t.asked()).toBe('R1: discard')
  t.until('Boss', 'action', ...Array(discards).fill('Flamestrike'))
  expect(t.zone('R1', 'hand')).toHaveLength(10)
})

test('Blink takes the attacker out of combat when its hero defends', () => {
  const t = table({
    raiders: [{ ...mage, hand: ['Blink'], deck: pile, resources: 2 }],
    turn: 'Boss',
  })
  t.propose('Onyxia', 'Litori Frostburn').resolve().passAll()
  t.expect('Litori Frostburn', { role: 'defender' })
  t.as('R1').play('Blink').resolve()
  t.expect('Onyxia', { role: '' })
  t.fight()
  t.expect('Litori Frostburn', { damage: 0 }).expect('Onyxia', { exhausted: true })
  expect(t.zone('R1', 'hand')).toEqual(['Anika Berlyn'])
})

test('Blink only draws while its hero does not defend yet', () => {
  const t = table({ raiders: [{ ...mage, hand: ['Blink'], deck: pile, resources: 2 }], turn: 'Boss' })
  t.propose('Onyxia', 'Litori Frostburn').resolve()
  t.as('R1').play('Blink').resolve()
  t.fight()
  t.expect('Litori Frostburn', { damage: 1 })
  expect(t.zone('R1', 'hand')).toEqual(['Anika Berlyn'])
})

test('Blink does not help a friend who defends', () => {
  const t = table({
    raiders: [{ ...mage, hand: ['Blink'], deck: pile, resources: 2 }, { hero: 'Warrax' }],
    turn: 'Boss',
  })
  t.propose('Onyxia', 'Warrax').resolve().passAll()
  t.as('R1').play('Blink').resolve().fight()
  t.expect('Warrax', { damage: 1 })
})

test('Cold Snap fetches Frost abilities of different names and leaves the game', () => {
  const t = table({
    raiders: [
      {
        ...mage,
        hand: ['Cold Snap'],
        graveyard: ['Frostbolt', 'Frostbolt', 'Frost Nova', 'Fire Blast', 'Lt. Commander Dudefella'],
        resources: 5,
      },
    ],
    turn: 'R1',
  })
  t.play('Cold Snap', 3).resolve()
  expect(t.legal().sort()).toEqual(['done', 'pick Frost Nova', 'pick Frostbolt', 'pick Frostbolt'])
  t.say('pick Frostbolt')
  expect(t.legal()).toEqual(['done', 'pick Frost Nova'])
  t.say('pick Frost Nova')
  expect(t.zone('R1', 'hand')).toEqual(['Frost Nova', 'Frostbolt'])
  expect(t.zone('R1', 'removed')).toEqual(['Cold Snap'])
  expect(t.zone('R1', 'graveyard')).toEqual(['Fire Blast', 'Frostbolt', 'Lt. Commander Dudefella'])
})

test('Cold Snap takes no more than X, and fewer if wished', () => {
  const start = () =>
    table({
      raiders: [{ ...mage, hand: ['Cold Snap'], graveyard: ['Frostbolt', 'Frost Nova'], resources: 4 }],
      turn: 'R1',
    })
  const one = start().play('Cold Snap', 1).resolve('Frostbolt')
  expect(one.asked()).toBe('R1: priority')
  expect(one.zone('R1', 'hand')).toEqual(['Frostbolt'])
  const none = start().play('Cold Snap', 2).resolve('done')
  expect(none.zone('R1', 'hand')).toEqual([])
  expect(none.zone('R1', 'removed')).toEqual(['Cold Snap'])
})

test('711 Counterspell interrupts an ability on the chain', () => {
  const t = table({
    boss: { hand: ['Crush'], resources: 1 },
    raiders: [{ ...mage, hand: ['Counterspell'], cards: ['Kor Cindervein'], resources: 2 }],
    turn: 'Boss',
  })
  t.play('Crush').as('R1').play('Counterspell').resolve()
  t.expect('Kor Cindervein', { zone: 'party' })
  expect(t.zone('Boss', 'graveyard')).toEqual(['Crush'])
  expect(t.zone('R1', 'graveyard')).toEqual(['Counterspell'])
})

test('Counterspell needs an ability card: no ally, no power, not itself', () => {
  const t = table({
    raiders: [
      { ...mage, hand: ['Counterspell', 'Kor Cindervein'], cards: ['Freya Lightsworn'], damage: 3, resources: 5 },
    ],
    turn: 'R1',
  })
  expect(t.legal()).not.toContain('play Counterspell')
  t.play('Kor Cindervein')
  expect(t.legal()).not.toContain('play Counterspell')
  t.resolve().use('Freya Lightsworn', 'Litori Frostburn')
  expect(t.legal()).not.toContain('play Counterspell')
})

test("711.1 Counterspell can't interrupt Deep Breath", () => {
  const t = table({
    stage: 2,
    boss: { hand: ['Deep Breath'], resources: 3 },
    raiders: [{ ...mage, hand: ['Counterspell'], resources: 2 }],
    turn: 'Boss',
  })
  t.play('Deep Breath', 1).as('R1')
  if (t.legal().includes('play Counterspell')) t.play('Counterspell').resolve()
  t.resolveAll()
  t.expect('Litori Frostburn', { damage: 1 })
})

test('Fire Blast deals 2, also on the turn of the Boss', () => {
  const t = table({
    raiders: [{ ...mage, hand: ['Fire Blast'], cards: ['Kor Cindervein'], resources: 1 }],
    turn: 'Boss',
  })
  t.as('R1').say('play Fire Blast')
  expect(t.legal()).toEqual(['pick Onyxia', 'pick Litori Frostburn', 'pick Kor Cindervein'])
  t.say('pick Onyxia').resolve()
  t.expect('Onyxia', { damage: 2 })
})

test('Fireball burns 4 at once and 1 at the start of each of its turns', () => {
  const t = table({
    boss: calm,
    raiders: [{ ...mage, hand: ['Fireball'], resources: 4, deck: pile }],
    turn: 'R1',
  })
  t.play('Fireball', 'Onyxia').resolve()
  t.expect('Onyxia', { damage: 4 }).expect('Fireball', { host: t.id('Onyxia'), zone: 'party' })
  t.until('Boss', 'action').expect('Onyxia', { damage: 4 })
  t.until('R1', 'action').expect('Onyxia', { damage: 5 })
})

test('400.6 Fireball goes with what it kills', () => {
  const t = table({
    boss: { cards: ['Onyxian Whelp'] },
    raiders: [{ ...mage, hand: ['Fireball'], resources: 4 }],
    turn: 'R1',
  })
  t.play('Fireball', 'Onyxian Whelp').resolve()
  expect(t.zone('Boss', 'party')).toEqual(['Onyxia (Stage 1)'])
  expect(t.zone('R1', 'graveyard')).toEqual(['Fireball'])
})

test('Flamestrike deals 3 to each opposing hero and ally, and to no friend', () => {
  const t = table({
    boss: { cards: ['Onyxian Whelp', 'Onyxian Whelp'] },
    raiders: [
      { ...mage, hand: ['Flamestrike'], cards: ['Kor Cindervein'], resources: 7 },
      { hero: 'Warrax', cards: ['Parvink'] },
    ],
    turn: 'R1',
  })
  t.play('Flamestrike').resolve()
  t.expect('Onyxia', { damage: 3 })
  expect(t.count('Boss', 'Onyxian Whelp')).toBe(0)
  for (const c of ['Litori Frostburn', 'Kor Cindervein', 'Warrax', 'Parvink']) t.expect(c, { damage: 0 })
})

test("Frost Nova: those that were dealt damage can't attack this turn", () => {
  const t = table({
    boss: { ...calm, cards: ['Onyxian Whelp'] },
    raiders: [{ ...mage, hand: ['Frost Nova'], resources: 4, deck: pile }],
    turn: 'Boss',
  })
  expect(t.legal()).toEqual(['pass', 'attack Onyxia', 'attack Onyxian Whelp'])
  t.as('R1').play('Frost Nova').resolve()
  t.expect('Onyxia', { damage: 1 })
  expect(t.zone('Boss', 'party')).toEqual(['Onyxia (Stage 1)'])
  expect(t.asked()).toBe('Boss: priority')
  expect(t.legal()).toEqual(['pass'])
  t.until('R1', 'action').until('Boss', 'action')
  expect(t.legal()).toContain('attack Onyxia')
})

test.each(['Frost Nova', 'Frostbolt'])('714.3f %s does not hold whoever was dealt no damage', (name) => {
  const t = table({
    boss: { hand: ['Knock Away'], resources: 1 },
    raiders: [{ ...mage, hand: [name], resources: 4 }],
    turn: 'Boss',
  })
  t.play('Knock Away').resolve()
  t.as('R1')
  if (name === 'Frostbolt') t.play(name, 'Onyxia')
  else t.play(name)
  t.resolve()
  t.expect('Onyxia', { damage: 0 })
  expect(t.legal()).toEqual(['pass', 'attack Onyxia'])
})

test("Frostbolt deals 3, and its target can't attack", () => {
  const t = table({
    boss: { cards: ['Onyxian Whelp'] },
    raiders: [{ ...mage, hand: ['Frostbolt'], resources: 3 }],
    turn: 'Boss',
  })
  t.as('R1').play('Frostbolt', 'Onyxia').resolve()
  t.expect('Onyxia', { damage: 3 })
  expect(t.legal()).toEqual(['pass', 'attack Onyxian Whelp'])
})

test('Mana Agate waits in play and turns 1 and itself into two cards', () => {
  const t = table({ raiders: [{ ...mage, hand: ['Mana Agate'], deck: pile, resources: 3 }], turn: 'R1' })
  t.play('Mana Agate').resolve()
  t.expect('Mana Agate', { zone: 'party' })
  t.use('Mana Agate')
  expect(t.zone('R1', 'graveyard')).toEqual(['Mana Agate'])
  t.resolve()
  expect(t.zone('R1', 'hand')).toEqual(['Anika Berlyn', 'Anika Berlyn'])
})

test("Mana Agate can't be used without a resource", () => {
  const t = table({ raiders: [{ ...mage, cards: ['Mana Agate'], deck: pile }], turn: 'R1' })
  expect(t.legal()).toEqual(['pass', 'attack Litori Frostburn'])
})

test('World in Flames doubles fire damage of the hero, and only that', () => {
  const t = table({
    boss: { cards: ['Onyxian Whelp'] },
    raiders: [
      {
        ...mage,
        hand: ['World in Flames', 'Fire Blast', 'Frostbolt', 'Fireball'],
        cards: ['Melgwy Pingzot'],
        resources: 21,
      },
    ],
    turn: 'R1',
  })
  t.play('World in Flames').resolve()
  t.play('Fire Blast', 'Onyxia').resolve().expect('Onyxia', { damage: 4 })
  t.play('Frostbolt', 'Onyxia').resolve().expect('Onyxia', { damage: 7 })
  t.play('Fireball', 'Onyxia').resolve().expect('Onyxia', { damage: 15 })
  t.attack('Melgwy Pingzot', 'Onyxia').expect('Onyxia', { damage: 16 })
})

test('716.1e two Worlds in Flames double twice', () => {
  const t = table({
    raiders: [{ ...mage, hand: ['Fire Blast'], cards: ['World in Flames', 'World in Flames'], resources: 1 }],
    turn: 'R1',
  })
  t.play('Fire Blast', 'Onyxia').resolve().expect('Onyxia', { damage: 8 })
})
