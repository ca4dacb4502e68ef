/** Paladin abilities. */
import { expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { calm, pile } from './fixtures.ts'

const paladin = { hero: 'Graccus' } as const

test('Blessing of Might: 1 more ATK while attacking, none while defending', () => {
  const t = table({
    boss: { ...calm, cards: ['Onyxian Whelp'] },
    raiders: [{ ...paladin, hand: ['Blessing of Might'], cards: ['Kor Cindervein'], resources: 2, deck: pile }],
    turn: 'R1',
  })
  t.say('play Blessing of Might')
  expect(t.legal()).toEqual(['pick Graccus', 'pick Kor Cindervein', 'pick Onyxia', 'pick Onyxian Whelp'])
  t.say('pick Kor Cindervein').resolve()
  t.expect('Kor Cindervein', { atk: 3 })
  t.attack('Kor Cindervein', 'Onyxia').expect('Onyxia', { damage: 4 })
  t.until('Boss', 'action').attack('Onyxia', 'Kor Cindervein').expect('Onyxia', { damage: 7 })
})

test('Blessing of Protection: only in the own party, no damage to or by the character, gone at end of turn', () => {
  const t = table({
    boss: calm,
    raiders: [
      { ...paladin, hand: ['Blessing of Protection'], cards: ['Kor Cindervein'], resources: 2, deck: pile },
      { hero: 'Warrax', cards: ['Parvink'] },
    ],
    turn: 'Boss',
  })
  t.as('R1').say('play Blessing of Protection')
  expect(t.legal()).toEqual(['pick Graccus', 'pick Kor Cindervein'])
  t.say('pick Kor Cindervein').resolve()
  t.attack('Onyxia', 'Kor Cindervein')
  t.expect('Kor Cindervein', { damage: 0 }).expect('Onyxia', { damage: 0 })
  t.until('R1', 'action')
  expect(t.zone('R1', 'graveyard')).toEqual(['Blessing of Protection'])
})

test('Blessing of Protection does not keep Crush away', () => {
  const t = table({
    boss: { hand: ['Crush'], resources: 1 },
    raiders: [{ ...paladin, cards: ['Kor Cindervein', { name: 'Blessing of Protection', on: 'Kor Cindervein' }] }],
    turn: 'Boss',
  })
  t.play('Crush').resolve()
  expect(t.zone('R1', 'graveyard')).toEqual(['Blessing of Protection', 'Kor Cindervein'])
})

test('Devotion Aura prevents 1 of every damage to its party, not to a friend', () => {
  const t = table({
    stage: 2,
    boss: { hand: ['Flame Breath'], resources: 2 },
    raiders: [
      { ...paladin, hand: ['Devotion Aura'], cards: ['Devotion Aura', 'Kor Cindervein'] },
      { hero: 'Warrax', cards: ['Parvink'] },
    ],
    turn: 'Boss',
  })
  t.play('Flame Breath').resolve()
  t.expect('Graccus', { damage: 1 }).expect('Kor Cindervein', { damage: 1 })
  t.expect('Warrax', { damage: 2 })
  expect(t.zone('R2', 'graveyard')).toEqual(['Parvink'])
})

test('Devotion Aura leaves nothing of 1 damage, each time anew', () => {
  const t = table({
    boss: { cards: ['Onyxian Whelp'] },
    raiders: [{ ...paladin, cards: ['Devotion Aura', 'Kor Cindervein'] }],
    turn: 'Boss',
  })
  t.attack('Onyxian Whelp', 'Kor Cindervein').attack('Onyxia', 'Kor Cindervein')
  t.expect('Kor Cindervein', { damage: 0 }).expect('Onyxia', { damage: 3 })
})

test('Devotion Aura enters play for 5', () => {
  const t = table({ raiders: [{ ...paladin, hand: ['Devotion Aura'], resources: 5 }], turn: 'R1' })
  t.play('Devotion Aura').resolve()
  t.expect('Devotion Aura', { zone: 'party', types: ['ability'] })
  expect(t.resources('R1').ready).toBe(0)
})

test('Divine Shield destroys any number of abilities on the hero and keeps damage and targets away', () => {
  const t = table({
    boss: {
      cards: [
        { name: 'Engulfing Flames', on: 'Graccus' },
        { name: 'Engulfing Flames', on: 'Graccus' },
        { name: 'Engulfing Flames', on: 'Warrax' },
        'Roasted Flesh',
      ],
      resources: 3,
    },
    raiders: [
      { ...paladin, hand: ['Divine Shield'], cards: ['Kor Cindervein'], resources: 3, damage: 4 },
      { hero: 'Warrax', hand: ['Flash Heal'], resources: 1 },
    ],
    turn: 'Boss',
  })
  t.as('R1').play('Divine Shield').resolve()
  expect(t.legal()).toEqual(['done', 'pick Engulfing Flames', 'pick Engulfing Flames'])
  t.say('pick Engulfing Flames').say('done')
  expect(t.zone('Boss', 'graveyard')).toEqual(['Engulfing Flames'])
  expect(t.zone('R1', 'graveyard')).toEqual(['Divine Shield'])
  // Opponents can't target him, friends can.
  t.say('use Roasted Flesh')
  expect(t.legal()).toEqual(['pick Kor Cindervein', 'pick Warrax'])
  t.say('pick Warrax').as('R2').play('Flash Heal', 'Graccus').resolve()
  t.expect('Graccus', { damage: 0 })
  t.resolve().attack('Onyxia', 'Graccus').expect('Graccus', { damage: 0 })
})

test('Divine Shield lasts for the turn', () => {
  const t = table({
    boss: { ...calm, hand: ['Roasted Flesh'] },
    raiders: [{ ...paladin, hand: ['Divine Shield'], resources: 3, deck: pile }],
    turn: 'R1',
  })
  t.play('Divine Shield').resolve()
  t.until('Boss', 'action').attack('Onyxia', 'Graccus').expect('Graccus', { damage: 1 })
})

test('Hammer of Justice exhausts, draws, and holds through the next ready step', () => {
  const t = table({
    boss: calm,
    raiders: [{ ...paladin, hand: ['Hammer of Justice'], resources: 2, deck: [...pile, ...pile] }],
    turn: 'R1',
  })
  t.play('Hammer of Justice', 'Onyxia').resolve()
  t.expect('Onyxia', { exhausted: true })
  expect(t.zone('R1', 'hand')).toEqual(['Anika Berlyn'])
  t.until('Boss', 'action').expect('Onyxia', { exhausted: true })
  t.until('R1', 'action').until('Boss', 'action').expect('Onyxia', { exhausted: false })
})

test('Hammer of Justice holds who was exhausted already', () => {
  const t = table({
    boss: { ...calm, exhausted: true },
    raiders: [{ ...paladin, hand: ['Hammer of Justice'], resources: 2, deck: [...pile, ...pile] }],
    turn: 'R1',
  })
  t.play('Hammer of Justice', 'Onyxia').resolve()
  t.until('Boss', 'action').expect('Onyxia', { exhausted: true })
})

test('Holy Light heals 5 and draws', () => {
  const t = table({
    raiders: [{ ...paladin, hand: ['Holy Light'], resources: 3, damage: 7, deck: pile }],
    turn: 'R1',
  })
  t.play('Holy Light', 'Graccus').resolve()
  t.expect('Graccus', { damage: 2 })
  expect(t.zone('R1', 'hand')).toEqual(['Anika Berlyn'])
})

test('Touched by Light heals 1 and draws, also when nothing is to heal', () => {
  const t = table({
    raiders: [{ ...paladin, hand: ['Touched by Light', 'Touched by Light'], resources: 2, damage: 1, deck: pile }],
    turn: 'R1',
  })
  t.play('Touched by Light', 'Graccus').resolve().expect('Graccus', { damage: 0 })
  t.play('Touched by Light', 'Graccus').resolve().expect('Graccus', { damage: 0 })
  expect(t.zone('R1', 'hand')).toEqual(['Anika Berlyn', 'Anika Berlyn'])
})

test('Retribution Aura: whoever of the party takes combat damage deals 1 holy damage to its source', () => {
  const t = table({
    raiders: [{ ...paladin, cards: ['Retribution Aura', 'Kor Cindervein'] }],
    turn: 'Boss',
  })
  t.attack('Onyxia', 'Kor Cindervein').resolveAll()
  t.expect('Onyxia', { damage: 4 }).expect('Kor Cindervein', { damage: 1 })
})

test('Retribution Aura wants combat damage, and damage at all', () => {
  const t = table({
    boss: { hand: ['Flame Breath'], resources: 2 },
    raiders: [
      { ...paladin, cards: ['Retribution Aura', 'Kor Cindervein'] },
      { hero: 'Warrax', cards: ['Crazy Igvand'] },
    ],
    turn: 'Boss',
  })
  t.play('Flame Breath').resolve().resolveAll()
  t.expect('Onyxia', { damage: 0 }).expect('Graccus', { damage: 1 })
  // A friend's ally is not of the party.
  t.attack('Onyxia', 'Crazy Igvand').resolveAll()
  t.expect('Onyxia', { damage: 0 })
})

test('Retribution Aura: an attacker that deals no damage in return gets none', () => {
  const t = table({ raiders: [{ ...paladin, cards: ['Retribution Aura', 'Kor Cindervein'] }], turn: 'R1' })
  t.attack('Kor Cindervein', 'Onyxia').resolveAll()
  t.expect('Onyxia', { damage: 3 })
})

test('Sacred Duty makes a protector of the hero, who heals 1 when he protects', () => {
  const t = table({
    raiders: [
      { ...paladin, hand: ['Sacred Duty'], cards: ['Sacred Duty'], damage: 5 },
      { hero: 'Warrax', damage: 0 },
    ],
    turn: 'Boss',
  })
  t.expect('Graccus', { keywords: ['Protector'] })
  t.attack('Onyxia', 'Warrax', 'protect Graccus')
  t.expect('Graccus', { damage: 5, exhausted: true }).expect('Warrax', { damage: 0 })
})

test('Sacred Duty heals nothing when the hero is attacked himself', () => {
  const t = table({ raiders: [{ ...paladin, cards: ['Sacred Duty'], damage: 5 }], turn: 'Boss' })
  t.attack('Onyxia', 'Graccus').expect('Graccus', { damage: 6 })
})

test('Seal of Light heals 2 for combat damage with a weapon', () => {
  const t = table({
    raiders: [{ ...paladin, cards: ['Seal of Light', 'Krol Blade'], resources: 1, damage: 5 }],
    turn: 'R1',
  })
  t.attack('Graccus', 'Onyxia', 'strike Krol Blade').resolveAll()
  t.expect('Onyxia', { damage: 3 }).expect('Graccus', { damage: 3 })
})

test('Seal of Light does not see damage without a weapon', () => {
  const t = table({
    raiders: [{ ...paladin, cards: ['Seal of Light', 'Masons Fraternity Ring', 'Krol Blade'], damage: 5 }],
    turn: 'R1',
  })
  t.attack('Graccus', 'Onyxia').resolveAll()
  t.expect('Onyxia', { damage: 1 }).expect('Graccus', { damage: 5 })
})

test('Seal of Light can be broken for 4', () => {
  const t = table({ raiders: [{ ...paladin, cards: ['Seal of Light'], resources: 1, damage: 5 }], turn: 'Boss' })
  t.as('R1').use('Seal of Light').resolve()
  t.expect('Graccus', { damage: 1 })
  expect(t.zone('R1', 'graveyard')).toEqual(['Seal of Light'])
})

test('Seal of Wisdom draws for combat damage with a weapon, not without', () => {
  const sword = table({
    raiders: [{ ...paladin, cards: ['Seal of Wisdom', 'Krol Blade'], resources: 1, deck: pile }],
    turn: 'R1',
  })
  sword.attack('Graccus', 'Onyxia', 'strike Krol Blade').resolveAll()
  expect(sword.zone('R1', 'hand')).toEqual(['Anika Berlyn'])
  const fist = table({
    raiders: [{ ...paladin, cards: ['Seal of Wisdom', 'Masons Fraternity Ring'], deck: pile }],
    turn: 'R1',
  })
  fist.attack('Graccus', 'Onyxia').resolveAll().expect('Onyxia', { damage: 1 })
  expect(fist.zone('R1', 'hand')).toEqual([])
})

test('Seal of Wisdom can be broken for a card, but not for free', () => {
  const t = table({ raiders: [{ ...paladin, cards: ['Seal of Wisdom'], resources: 1, deck: pile }], turn: 'R1' })
  t.use('Seal of Wisdom').resolve()
  expect(t.zone('R1', 'hand')).toEqual(['Anika Berlyn'])
  const poor = table({ raiders: [{ ...paladin, cards: ['Seal of Wisdom'], deck: pile }], turn: 'R1' })
  expect(poor.legal()).toEqual(['pass', 'attack Graccus'])
})

test.each([
  ['Seal of Wisdom', 'Seal of Light'],
  ['Devotion Aura', 'Retribution Aura'],
])('414.3b %s and %s share a limited tag', (first, second) => {
  const t = table({ raiders: [{ ...paladin, hand: [second], cards: [first], resources: 5 }], turn: 'R1' })
  t.play(second).resolve()
  expect(t.asked()).toBe('R1: unique')
  expect(t.legal()).toEqual([`pick ${first}`, `pick ${second}`])
  t.say(`pick ${first}`)
  expect(t.zone('R1', 'graveyard')).toEqual([first])
})
