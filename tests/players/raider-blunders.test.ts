/** Positions in which raiders once blundered (R1 to R15), and what they do there now. */
import { describe, expect, test } from 'vitest'
import type { TableSpec } from '../table/index.ts'
import { position, thought } from './position.ts'

const deck = Array.from({ length: 9 }, () => 'In Dreams')
const whelps = (n: number) => Array.from({ length: n }, () => ({ name: 'Onyxian Whelp', token: true }))

type Side = NonNullable<TableSpec['raiders']>[number]
const litori = { hero: 'Litori Frostburn', deck }
const boris = { hero: 'Boris Brightbeard', deck }

/** The first raider's turn against Onyxia, with two friends. */
const turn = (raider: Side, boss: TableSpec['boss'] = {}) =>
  position({
    boss: { hero: 'Onyxia (Stage 1)', ...boss },
    raiders: [{ deck, ...raider }, boris, litori],
    turn: 'R1',
  })

/** Onyxia's turn, in which she attacks the first raider. */
const bitten = (raider: Side, boss: TableSpec['boss'] = {}) =>
  position({
    boss: { hero: 'Onyxia (Stage 1)', ...boss },
    raiders: [{ deck, ...raider }, boris],
    turn: 'Boss',
  })
    .propose('Onyxia (Stage 1)', raider.hero ?? 'Warrax')
    .as('R1')

/** What the first raider lays as a resource. */
const laid = (raider: Side) => thought(turn(raider)).does

/** What the first raider does once a resource is laid. */
function then(raider: Side, boss?: TableSpec['boss']): string {
  const t = turn(raider, boss)
  const { does } = thought(t)
  return does.startsWith('place') ? thought(t.say(does).resolve()).does : does
}

describe('strikes', () => {
  test('R6: no weapon replaces a better one for what its strike would do, which costs too much', () => {
    const two = { resources: 4, cards: ['Krol Blade'], hand: ['Flame Wrath', 'Crazy Igvand'] }
    expect(then(two)).not.toBe('play Flame Wrath')
    expect(laid({ resources: 4, cards: ['Krol Blade'], hand: ['Flame Wrath', 'Leeroy Jenkins'] })).toBe(
      'place Flame Wrath',
    )
  })

  test('R7: the strike is paid for before anything is played', () => {
    const hand = ['Crazy Igvand', 'Latro Abiectus', 'In Dreams']
    expect(then({ resources: 1, cards: ['Krol Blade'], hand })).toBe('attack Warrax')
    expect(then({ resources: 3, cards: ['Krol Blade'], hand: ['Leeroy Jenkins', ...hand] })).not.toBe(
      'play Leeroy Jenkins',
    )
  })

  test('R7: a strike that burns every Whelp goes before an ally', () => {
    const burn = { resources: 3, cards: ['Flame Wrath'], hand: ['Parvink', 'Parvink'] }
    expect(then(burn, { cards: whelps(6) })).toBe('attack Warrax')
  })

  test('R11: a strike for two resources hits Onyxia, not a Whelp', () => {
    const t = turn({ resources: 2, cards: ['Annihilator'] }, { cards: whelps(2) })
    expect(thought(t.say('attack Warrax')).does).toBe('pick Onyxia (Stage 1)')
  })
})

describe('resources', () => {
  test('R3: Stalwart Protector is no resource, but comes at once', () => {
    const hand = ['Stalwart Protector', 'Krol Blade', 'Krol Blade', 'Leeroy Jenkins']
    expect(laid({ resources: 2, hand })).toBe('place Krol Blade')
    expect(then({ hand: ['Stalwart Protector', 'Apprentice Teep', 'Chasing A-Me 01'] })).toBe('play Stalwart Protector')
  })

  test('R5: healing, answers and an area spell are kept while there is something else to lay', () => {
    expect(laid({ ...boris, resources: 2, hand: ['Flash Heal', 'Heal', 'Mind Spike', 'Parvink'] })).toBe(
      'place Mind Spike',
    )
    expect(
      laid({ ...litori, resources: 4, hand: ['Flamestrike', 'Counterspell', 'Mana Agate', 'Quick Strike'] }),
    ).toMatch(/^place (Mana Agate|Quick Strike)$/)
  })

  test('R10: what can’t be played in the next three turns is laid first', () => {
    const hand = ['Lady Jaina Proudmoore', 'Mana Agate', 'Fire Blast']
    expect(laid({ ...litori, resources: 2, hand })).toBe('place Lady Jaina Proudmoore')
  })
})

describe('powers that work once', () => {
  test('R4: Boris keeps his healing for a hero who needs it', () => {
    expect(thought(turn({ ...boris, damage: 6, resources: 2 })).does).toBe('pass')
    expect(thought(turn({ ...boris, damage: 20, resources: 5 })).does).toBe('use Boris Brightbeard')
  })

  test('R4: Litori holds back a bite that hurts, and not a scratch', () => {
    const mage = { ...litori, resources: 2 }
    expect(thought(bitten(mage, { cards: ['Tooth and Claw', 'Tooth and Claw'] })).does).toBe('use Litori Frostburn')
    expect(thought(bitten(mage)).does).toBe('pass')
  })

  test('R4: Warrax steps in front of a friend who would fall', () => {
    const t = position({
      boss: { hero: 'Onyxia (Stage 1)', cards: ['Tooth and Claw', 'Tooth and Claw'] },
      raiders: [
        { deck, resources: 1 },
        { ...boris, damage: 23 },
      ],
      turn: 'Boss',
    })
      .propose('Onyxia (Stage 1)', 'Boris Brightbeard')
      .as('R1')
    expect(thought(t).does).toBe('use Warrax')
  })
})
