/** Warrior abilities, and abilities for every class. */
import { expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { calm, pile } from './fixtures.ts'

const warrior = { hero: 'Warrax' } as const

test('Battle Shout: allies of the party have 1 more ATK', () => {
  const t = table({
    boss: { cards: ['Onyxian Whelp'] },
    raiders: [
      { ...warrior, hand: ['Battle Shout'], cards: ['Kor Cindervein'], resources: 3 },
      { hero: 'Graccus', cards: ['Anika Berlyn'] },
    ],
    turn: 'R1',
  })
  t.play('Battle Shout').resolve()
  t.expect('Kor Cindervein', { atk: 4 }).expect('Anika Berlyn', { atk: 5 })
  t.expect('Warrax', { atk: 0 }).expect('Onyxian Whelp', { atk: 1 })
  t.attack('Kor Cindervein', 'Onyxia').expect('Onyxia', { damage: 4 })
})

test('Charge exhausts a hero or ally and draws', () => {
  const t = table({
    boss: { cards: ['Onyxian Whelp'] },
    raiders: [{ ...warrior, hand: ['Charge'], resources: 1, deck: pile }],
    turn: 'R1',
  })
  t.say('play Charge')
  expect(t.legal()).toEqual(['pick Warrax', 'pick Onyxia', 'pick Onyxian Whelp'])
  t.say('pick Onyxia').resolve()
  t.expect('Onyxia', { exhausted: true }).expect('Onyxian Whelp', { exhausted: false })
  expect(t.zone('R1', 'hand')).toEqual(['Anika Berlyn'])
})

test('Defensive Stance: a protector who deals and takes 1 less', () => {
  const t = table({
    stage: 2,
    boss: { hand: ['Flame Breath'], resources: 2 },
    raiders: [
      { ...warrior, hand: ['Quick Strike'], cards: ['Defensive Stance', 'Kor Cindervein'], resources: 3 },
      { hero: 'Graccus' },
    ],
    turn: 'Boss',
  })
  t.expect('Warrax', { keywords: ['Protector'] })
  t.play('Flame Breath').resolve()
  t.expect('Warrax', { damage: 1 }).expect('Kor Cindervein', { damage: 2 }).expect('Graccus', { damage: 2 })
  t.as('R1').play('Quick Strike', 'Onyxia').resolve()
  t.expect('Onyxia', { damage: 1 })
  t.attack('Onyxia', 'Graccus', 'protect Warrax').expect('Warrax', { damage: 2 }).expect('Graccus', { damage: 2 })
})

test('Defensive Stance enters play, and a second one replaces it (414.3b)', () => {
  const t = table({
    raiders: [{ ...warrior, hand: ['Defensive Stance', 'Defensive Stance'], resources: 6 }],
    turn: 'R1',
  })
  t.play('Defensive Stance')
    .resolve()
    .expect('Warrax', { keywords: ['Protector'] })
  t.play('Defensive Stance').resolve()
  expect(t.asked()).toBe('R1: unique')
  t.answer(0)
  expect(t.count('R1', 'Defensive Stance')).toBe(1)
})

test('Demoralizing Shout: opposing allies have 1 less ATK', () => {
  const t = table({
    boss: { cards: ['Onyxian Whelp'] },
    raiders: [{ ...warrior, hand: ['Demoralizing Shout'], cards: ['Kor Cindervein'], resources: 3 }],
    turn: 'Boss',
  })
  t.as('R1').play('Demoralizing Shout').resolve()
  t.expect('Onyxian Whelp', { atk: 0 }).expect('Kor Cindervein', { atk: 3 })
  t.attack('Onyxia', 'Warrax').expect('Warrax', { damage: 1 })
  t.attack('Onyxian Whelp', 'Warrax').expect('Warrax', { damage: 1 })
})

test('Heroic Strike: weapons have 3 more ATK for the turn', () => {
  const t = table({
    boss: calm,
    raiders: [{ ...warrior, hand: ['Heroic Strike'], cards: ['Krol Blade', 'Kor Cindervein'], resources: 2 }],
    turn: 'R1',
  })
  t.play('Heroic Strike').resolve()
  t.expect('Krol Blade', { atk: 6 }).expect('Kor Cindervein', { atk: 3 }).expect('Warrax', { atk: 0 })
  t.attack('Warrax', 'Onyxia', 'strike Krol Blade').expect('Onyxia', { damage: 6 })
  t.until('Boss', 'action').expect('Krol Blade', { atk: 3 })
})

test('Last Stand gives 20 health; each turn it wants two cards', () => {
  const t = table({
    raiders: [{ ...warrior, hand: ['Rend', 'Charge', 'Heroic Strike'], cards: ['Last Stand'], deck: pile }],
    turn: 'R1',
    at: 'start',
  })
  t.expect('Warrax', { health: 50 })
  t.resolveAll('yes', 'Rend', 'Charge').until('R1', 'action')
  expect(t.zone('R1', 'graveyard')).toEqual(['Charge', 'Rend'])
  t.expect('Last Stand', { zone: 'party' }).expect('Warrax', { health: 50 })
})

test('Last Stand is destroyed if no cards are discarded, and that may be the end', () => {
  const t = table({
    raiders: [
      { ...warrior, hand: ['Rend', 'Charge'], cards: ['Last Stand'], damage: 30 },
      { hero: 'Graccus', deck: pile },
    ],
    turn: 'R1',
    at: 'start',
  })
  expect(t.result()).toBe(null)
  t.resolveAll('no')
  expect(t.game.s.players[1]?.lost).toBe(true)
  expect(t.result()).toBe(null)
})

test('709.2b Last Stand asks nothing of a hand of one card', () => {
  const t = table({
    raiders: [{ ...warrior, hand: ['Rend'], cards: ['Last Stand'], deck: pile }],
    turn: 'R1',
    at: 'start',
  })
  t.until('R1', 'action')
  expect(t.zone('R1', 'graveyard')).toEqual(['Last Stand'])
  expect(t.zone('R1', 'hand')).toEqual(['Anika Berlyn', 'Rend'])
  t.expect('Warrax', { health: 30 })
})

test('Last Stand is an instant of 1', () => {
  const t = table({ raiders: [{ ...warrior, hand: ['Last Stand'], damage: 29, resources: 1 }], turn: 'Boss' })
  t.propose('Onyxia', 'Warrax').as('R1').play('Last Stand').resolve().fight()
  t.expect('Warrax', { damage: 30, health: 50 })
  expect(t.result()).toBe(null)
})

test('601.2c Mocking Blow: the target must attack, and only its hero', () => {
  const t = table({
    raiders: [
      { ...warrior, hand: ['Mocking Blow'], cards: ['Kor Cindervein'], resources: 1, flipped: true },
      { hero: 'Graccus' },
    ],
    turn: 'Boss',
  })
  t.as('R1').play('Mocking Blow', 'Onyxia').resolve()
  t.expect('Onyxia', { damage: 1 })
  expect(t.asked()).toBe('Boss: priority')
  expect(t.legal()).toEqual(['attack Onyxia'])
  t.say('attack Onyxia')
  expect(t.legal()).toEqual(['pick Warrax'])
  t.say('pick Warrax').fight()
  t.expect('Warrax', { damage: 1 })
  expect(t.legal()).toEqual(['pass'])
})

test('Mocking Blow binds although its damage is prevented, but an exhausted one need not attack', () => {
  const t = table({
    boss: { hand: ['Knock Away'], resources: 1, cards: ['Onyxian Whelp'] },
    raiders: [{ ...warrior, hand: ['Mocking Blow'], cards: ['Kor Cindervein'], resources: 1, flipped: true }],
    turn: 'Boss',
  })
  t.play('Knock Away').resolve().as('R1').play('Mocking Blow', 'Onyxia').resolve()
  t.expect('Onyxia', { damage: 0 })
  expect(t.legal()).toEqual(['attack Onyxia', 'attack Onyxian Whelp'])
  const tired = table({
    boss: { exhausted: true },
    raiders: [{ ...warrior, hand: ['Mocking Blow'], resources: 1, flipped: true }],
    turn: 'Boss',
  })
  tired.as('R1').play('Mocking Blow', 'Onyxia').resolve()
  expect(tired.legal()).toEqual(['pass'])
})

test("601.2d Mocking Blow lets it attack another if it can't attack the hero", () => {
  const t = table({
    raiders: [{ ...warrior, hand: ['Mocking Blow'], cards: ['Sentry Gwynn'], resources: 1 }, { hero: 'Graccus' }],
    turn: 'Boss',
  })
  t.as('R1').play('Mocking Blow', 'Onyxia').resolve()
  t.say('attack Onyxia')
  expect(t.legal()).toEqual(['pick Sentry Gwynn', 'pick Graccus'])
})

test('Rend deals 1 at the start of each of its turns', () => {
  const t = table({
    boss: calm,
    raiders: [
      { ...warrior, hand: ['Rend'], resources: 1, deck: pile },
      { hero: 'Graccus', deck: pile },
    ],
    turn: 'R1',
  })
  t.play('Rend', 'Onyxia').resolve()
  t.expect('Onyxia', { damage: 0 })
  t.until('R2', 'action').until('Boss', 'action').expect('Onyxia', { damage: 0 })
  t.until('R1', 'action').expect('Onyxia', { damage: 1 })
})

test('Stalwart Protector makes a protector of the hero', () => {
  const t = table({
    raiders: [{ ...warrior, hand: ['Stalwart Protector'], resources: 1 }, { hero: 'Graccus' }],
    turn: 'Boss',
  })
  t.propose('Onyxia', 'Graccus').as('R1').play('Stalwart Protector').resolve()
  t.fight('protect Warrax')
  t.expect('Warrax', { damage: 1 }).expect('Graccus', { damage: 0 })
})

// --- any class ---

test("On Your Feet readies an ally of the party on an opponent's turn, and makes it a protector", () => {
  const t = table({
    boss: calm,
    raiders: [
      { ...warrior, hand: ['On Your Feet'], cards: [{ name: 'Kor Cindervein', exhausted: true }], resources: 3 },
      { hero: 'Graccus', cards: ['Anika Berlyn'], deck: pile },
    ],
    turn: 'Boss',
  })
  t.as('R1').play('On Your Feet').resolve()
  t.expect('Kor Cindervein', { exhausted: false, keywords: ['Protector'] })
  t.attack('Onyxia', 'Graccus', 'protect Kor Cindervein')
  t.expect('Kor Cindervein', { damage: 1, exhausted: true }).expect('Onyxia', { damage: 3 })
})

test.each(['R1', 'R2'])("On Your Feet can't be played on %s's turn", (turn) => {
  const t = table({
    raiders: [
      { ...warrior, hand: ['On Your Feet'], cards: ['Kor Cindervein'], resources: 3, flipped: true },
      { hero: 'Graccus' },
    ],
    turn,
  })
  t.as('R1')
  expect(t.legal()).not.toContain('play On Your Feet')
})

test('Quick Strike deals 2 melee damage', () => {
  const t = table({ raiders: [{ ...warrior, hand: ['Quick Strike'], resources: 3 }], turn: 'Boss' })
  t.as('R1').play('Quick Strike', 'Onyxia').resolve().expect('Onyxia', { damage: 2 })
  expect(t.resources('R1').ready).toBe(0)
})

test('714.3e Rally the Troops: 1 more ATK for allies now and later this turn', () => {
  const t = table({
    boss: calm,
    raiders: [
      { ...warrior, hand: ['Rally the Troops', 'Parvink'], cards: ['Kor Cindervein'], resources: 6, deck: pile },
      { hero: 'Graccus', cards: ['Anika Berlyn'], deck: pile },
    ],
    turn: 'R1',
  })
  t.play('Rally the Troops').resolve().play('Parvink').resolveAll()
  t.expect('Kor Cindervein', { atk: 4 }).expect('Parvink', { atk: 3 }).expect('Anika Berlyn', { atk: 5 })
  t.until('R2', 'action').expect('Kor Cindervein', { atk: 3 }).expect('Parvink', { atk: 2 })
})
