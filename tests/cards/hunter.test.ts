/** Hunter abilities and Pets. */
import { expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { calm, pile } from './fixtures.ts'

const hunter = { hero: 'Elendril' } as const

test('707.1b Aimed Shot deals X, for one more than X', () => {
  const t = table({ raiders: [{ ...hunter, hand: ['Aimed Shot'], resources: 4 }], turn: 'R1' })
  t.say('play Aimed Shot')
  expect(t.legal()).toEqual(['number 0', 'number 1', 'number 2', 'number 3'])
  t.say('number 3').say('pick Onyxia').resolve()
  t.expect('Onyxia', { damage: 3 })
  expect(t.resources('R1')).toEqual({ ready: 0, all: 4 })
  expect(t.zone('R1', 'graveyard')).toEqual(['Aimed Shot'])
})

test('Aimed Shot with X of 0 hurts nobody', () => {
  const t = table({ raiders: [{ ...hunter, hand: ['Aimed Shot'], resources: 1 }], turn: 'R1' })
  t.play('Aimed Shot', 'Onyxia').resolve()
  t.expect('Onyxia', { damage: 0 })
})

test('Aimed Shot is no instant', () => {
  const t = table({
    raiders: [{ hero: 'Litori Frostburn', hand: ['Aimed Shot', 'Arcane Shot'], resources: 2, flipped: true }],
    turn: 'Boss',
  })
  t.as('R1')
  expect(t.legal()).toEqual(['pass', 'play Arcane Shot'])
})

test('Arcane Shot deals 1 and draws a card', () => {
  const t = table({
    boss: { cards: ['Onyxian Whelp'] },
    raiders: [{ ...hunter, hand: ['Arcane Shot'], deck: ['Fury', 'Bloodclaw'], resources: 2 }],
    turn: 'R1',
  })
  t.play('Arcane Shot', 'Onyxian Whelp').resolve()
  expect(t.count('Boss', 'Onyxian Whelp')).toBe(0)
  expect(t.zone('R1', 'hand')).toEqual(['Fury'])
})

test('Aspect of the Hawk adds 1 to ranged damage of the hero, and only to that', () => {
  const t = table({
    raiders: [
      {
        ...hunter,
        hand: ['Aspect of the Hawk', 'Arcane Shot', 'Aimed Shot'],
        cards: ['Ancient Bone Bow', 'Kailis Truearc'],
        deck: pile,
        resources: 9,
      },
    ],
    turn: 'R1',
  })
  t.play('Aspect of the Hawk').resolve()
  t.expect('Aspect of the Hawk', { zone: 'party' })
  t.play('Arcane Shot', 'Onyxia').resolve()
  t.expect('Onyxia', { damage: 1 })
  t.play('Aimed Shot', 1, 'Onyxia').resolve()
  t.expect('Onyxia', { damage: 3 })
  t.attack('Elendril', 'Onyxia', 'strike Ancient Bone Bow')
  t.expect('Onyxia', { damage: 6 })
  t.attack('Kailis Truearc', 'Onyxia')
  t.expect('Onyxia', { damage: 7 })
})

test('408.2 Aspect of the Hawk makes nothing of no damage', () => {
  const t = table({
    raiders: [{ ...hunter, hand: ['Aimed Shot'], cards: ['Aspect of the Hawk'], resources: 1 }],
    turn: 'R1',
  })
  t.play('Aimed Shot', 'Onyxia').resolve()
  t.expect('Onyxia', { damage: 0 })
})

test('414.3b only one Aspect stays', () => {
  const t = table({
    raiders: [{ ...hunter, hand: ['Aspect of the Hawk'], cards: ['Aspect of the Hawk'], resources: 3 }],
    turn: 'R1',
  })
  t.play('Aspect of the Hawk').resolve()
  expect(t.asked()).toBe('R1: unique')
  t.answer(0)
  expect(t.count('R1', 'Aspect of the Hawk')).toBe(1)
  expect(t.zone('R1', 'graveyard')).toEqual(['Aspect of the Hawk'])
})

test('Eagle Eye takes one of the top four, the rest goes to the bottom', () => {
  const t = table({
    raiders: [
      {
        ...hunter,
        hand: ['Eagle Eye'],
        deck: ['Fury', 'Rayder', 'Bloodclaw', 'Krol Blade', 'Aimed Shot'],
        resources: 2,
      },
    ],
    turn: 'R1',
  })
  t.play('Eagle Eye').resolve()
  expect(t.legal()).toEqual(['pick Fury', 'pick Rayder', 'pick Bloodclaw', 'pick Krol Blade'])
  t.say('pick Bloodclaw')
  expect(t.zone('R1', 'hand')).toEqual(['Bloodclaw'])
  // 415.3c: in the order of his choice, from the top down.
  expect(t.legal()).toEqual(['pick Fury', 'pick Rayder', 'pick Krol Blade'])
  t.say('pick Krol Blade').say('pick Fury')
  expect(t.asked()).toBe('R1: priority')
  expect(t.zone('R1', 'deck')).toEqual(['Aimed Shot', 'Krol Blade', 'Fury', 'Rayder'])
})

test('Eagle Eye takes the only card of a deck, and nothing from an empty one', () => {
  const one = table({ raiders: [{ ...hunter, hand: ['Eagle Eye'], deck: ['Fury'], resources: 2 }], turn: 'R1' })
  one.play('Eagle Eye').resolve()
  expect(one.zone('R1', 'hand')).toEqual(['Fury'])
  const none = table({ raiders: [{ ...hunter, hand: ['Eagle Eye'], resources: 2 }], turn: 'R1' })
  none.play('Eagle Eye').resolve()
  expect(none.zone('R1', 'hand')).toEqual([])
  expect(none.result()).toBe(null)
})

test('Marked for Death: allies of the party deal 1 more when they attack the marked', () => {
  const t = table({
    boss: { cards: ['Onyxian Whelp'] },
    raiders: [
      { ...hunter, hand: ['Marked for Death'], cards: ['Kor Cindervein', 'Bloodclaw', 'Krol Blade'], resources: 3 },
      { hero: 'Warrax', cards: ['Anika Berlyn'] },
    ],
    turn: 'R1',
  })
  t.say('play Marked for Death')
  expect(t.legal()).toEqual(['pick Onyxia', 'pick Onyxian Whelp'])
  t.say('pick Onyxia').resolve()
  t.expect('Marked for Death', { host: t.id('Onyxia') }).expect('Kor Cindervein', { atk: 3 })
  t.propose('Kor Cindervein', 'Onyxia').resolve()
  t.expect('Kor Cindervein', { atk: 4 }).expect('Bloodclaw', { atk: 3 })
  t.fight()
  t.expect('Onyxia', { damage: 4 }).expect('Kor Cindervein', { atk: 3 })
  t.propose('Bloodclaw', 'Onyxian Whelp').resolve()
  t.expect('Bloodclaw', { atk: 3 })
  t.fight().attack('Elendril', 'Onyxia', 'strike Krol Blade')
  t.expect('Onyxia', { damage: 7 })
})

test('Marked for Death does nothing for the allies of a friend', () => {
  const t = table({
    boss: calm,
    raiders: [
      { ...hunter, cards: [{ name: 'Marked for Death', on: 'Onyxia' }] },
      { hero: 'Warrax', cards: ['Anika Berlyn'] },
    ],
    turn: 'R2',
  })
  t.attack('Anika Berlyn', 'Onyxia')
  t.expect('Onyxia', { damage: 5 })
})

test('Multi-Shot has up to three targets, none of them twice', () => {
  const t = table({
    boss: { cards: ['Onyxian Whelp', 'Onyxian Whelp', 'Onyxian Whelp'] },
    raiders: [{ ...hunter, hand: ['Multi-Shot'], resources: 5 }],
    turn: 'R1',
  })
  t.say('play Multi-Shot')
  expect(t.legal()).toContain('done')
  t.say('pick Onyxia')
  expect(t.legal()).toEqual(['done', 'pick Elendril', 'pick Onyxian Whelp', 'pick Onyxian Whelp', 'pick Onyxian Whelp'])
  t.say('pick Onyxian Whelp').say('pick Onyxian Whelp')
  expect(t.asked()).toBe('R1: priority')
  t.resolve()
  t.expect('Onyxia', { damage: 2 })
  expect(t.count('Boss', 'Onyxian Whelp')).toBe(1)
})

test('Multi-Shot may do with one target', () => {
  const t = table({ raiders: [{ ...hunter, hand: ['Multi-Shot'], resources: 5 }], turn: 'R1' })
  t.play('Multi-Shot', 'Onyxia', 'done').resolve()
  t.expect('Onyxia', { damage: 2 }).expect('Elendril', { damage: 0 })
})

test('Rapid Fire: for 1, hero and Ranged weapon are ready again', () => {
  const t = table({
    raiders: [{ ...hunter, hand: ['Rapid Fire'], cards: ['Ancient Bone Bow'], resources: 7 }],
    turn: 'R1',
  })
  t.play('Rapid Fire').resolve()
  t.attack('Elendril', 'Onyxia', 'strike Ancient Bone Bow', 'trigger Ancient Bone Bow', 'yes')
  t.expect('Onyxia', { damage: 2 })
  t.expect('Elendril', { exhausted: false }).expect('Ancient Bone Bow', { exhausted: false })
  expect(t.resources('R1').ready).toBe(2)
  // Nothing is left to pay with the second time: nobody is asked.
  t.attack('Elendril', 'Onyxia', 'strike Ancient Bone Bow', 'trigger Ancient Bone Bow')
  t.expect('Onyxia', { damage: 4 })
  t.expect('Elendril', { exhausted: true }).expect('Ancient Bone Bow', { exhausted: true })
})

test('Rapid Fire asks; no means exhausted and unpaid', () => {
  const t = table({
    raiders: [{ ...hunter, hand: ['Rapid Fire'], cards: ['Ancient Bone Bow'], resources: 7 }],
    turn: 'R1',
  })
  t.play('Rapid Fire').resolve()
  t.attack('Elendril', 'Onyxia', 'strike Ancient Bone Bow', 'trigger Ancient Bone Bow', 'no')
  t.expect('Elendril', { exhausted: true }).expect('Ancient Bone Bow', { exhausted: true })
  expect(t.resources('R1').ready).toBe(3)
})

test('Rapid Fire does not care for Melee weapons, nor for the next turn', () => {
  const t = table({
    boss: calm,
    raiders: [{ ...hunter, hand: ['Rapid Fire'], cards: ['Krol Blade', 'Ancient Bone Bow'], resources: 7, deck: pile }],
    turn: 'R1',
  })
  t.play('Rapid Fire').resolve()
  t.attack('Elendril', 'Onyxia', 'strike Krol Blade')
  t.expect('Elendril', { exhausted: true })
  t.until('Boss', 'action').until('R1', 'action')
  t.attack('Elendril', 'Onyxia', 'strike Ancient Bone Bow')
  t.expect('Elendril', { exhausted: true }).expect('Onyxia', { damage: 5 })
})

test('Rayder exhausts, and the allies of the party have 2 more ATK while attacking', () => {
  const t = table({
    raiders: [{ ...hunter, cards: ['Rayder', 'Kor Cindervein', 'Krol Blade'], resources: 1 }],
    turn: 'R1',
  })
  t.use('Rayder').resolve()
  t.expect('Rayder', { exhausted: true, atk: 2 }).expect('Kor Cindervein', { atk: 3 })
  t.attack('Kor Cindervein', 'Onyxia')
  t.expect('Onyxia', { damage: 5 })
  t.attack('Elendril', 'Onyxia', 'strike Krol Blade')
  t.expect('Onyxia', { damage: 8 })
  expect(t.legal()).toEqual(['pass'])
})

test('302.2 a Rayder that has just come can neither attack nor activate', () => {
  const t = table({ raiders: [{ ...hunter, hand: ['Rayder'], resources: 2 }], turn: 'R1' })
  t.play('Rayder').resolve()
  t.expect('Rayder', { zone: 'party', fresh: true })
  expect(t.legal()).toEqual(['pass', 'attack Elendril'])
})

test('Fury has Ferocity, Bloodclaw has not', () => {
  const fury = table({ raiders: [{ ...hunter, hand: ['Fury'], resources: 5 }], turn: 'R1' })
  fury.play('Fury').resolve()
  fury.expect('Fury', { keywords: ['Ferocity'], atk: 5, health: 3 })
  expect(fury.legal()).toEqual(['pass', 'attack Elendril', 'attack Fury'])
  fury.attack('Fury', 'Onyxia').expect('Onyxia', { damage: 5 })
  const claw = table({ raiders: [{ ...hunter, hand: ['Bloodclaw'], resources: 1 }], turn: 'R1' })
  claw.play('Bloodclaw').resolve()
  expect(claw.legal()).toEqual(['pass', 'attack Elendril'])
})

test('414.3b a party has one Pet', () => {
  const t = table({ raiders: [{ ...hunter, hand: ['Fury'], cards: ['Bloodclaw'], resources: 5 }], turn: 'R1' })
  t.play('Fury').resolve()
  expect(t.asked()).toBe('R1: unique')
  expect(t.legal()).toEqual(['pick Bloodclaw', 'pick Fury'])
  t.say('pick Bloodclaw')
  expect(t.zone('R1', 'graveyard')).toEqual(['Bloodclaw'])
  t.expect('Fury', { zone: 'party' })
})

test('Track Humanoids looks at the top card and may send it below', () => {
  const start = () =>
    table({
      raiders: [{ ...hunter, cards: ['Track Humanoids'], deck: ['Fury', 'Rayder', 'Bloodclaw'] }],
      turn: 'R1',
      at: 'start',
    })
  const yes = start().resolveAll('yes').until('R1', 'action')
  expect(yes.zone('R1', 'hand')).toEqual(['Rayder'])
  expect(yes.zone('R1', 'deck')).toEqual(['Bloodclaw', 'Fury'])
  const no = start().resolveAll('no').until('R1', 'action')
  expect(no.zone('R1', 'hand')).toEqual(['Fury'])
  expect(no.zone('R1', 'deck')).toEqual(['Rayder', 'Bloodclaw'])
})

test("Track Humanoids sleeps on other people's turns", () => {
  const t = table({
    boss: calm,
    raiders: [
      { ...hunter, cards: ['Track Humanoids'], deck: ['Fury', 'Rayder'] },
      { hero: 'Warrax', deck: pile },
    ],
    turn: 'R2',
    at: 'start',
  })
  t.until('R2', 'action')
  expect(t.zone('R1', 'deck')).toEqual(['Fury', 'Rayder'])
  expect(t.zone('R2', 'hand')).toEqual(['Anika Berlyn'])
})
