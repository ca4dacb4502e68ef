/** Positions in which raiders once blundered (R1 to R15), and what they do there now. */
import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { decision, view } from '../../src/engine/index.ts'
import { makePlayer } from '../../src/players/index.ts'
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

  test('R5: an area spell waits for the Whelps, and comes when they are there', () => {
    const hand = ['Flamestrike', 'In Dreams']
    expect(then({ ...litori, resources: 7, hand })).not.toBe('play Flamestrike')
    expect(then({ ...litori, resources: 7, hand }, { cards: whelps(5) })).toBe('play Flamestrike')
  })

  test('a sixth and a seventh are laid', () => {
    expect(laid({ resources: 5, hand: ['Krol Blade', 'Krol Blade', 'Leeroy Jenkins'] })).toBe('place Krol Blade')
    expect(laid({ resources: 6, hand: ['Big Game Hunter', 'Leeroy Jenkins'] })).toBe('place Big Game Hunter')
  })

  test('the only card in hand is rather played', () => {
    expect(laid({ resources: 4, hand: ['Latro Abiectus'] })).toBe('play Latro Abiectus')
  })
})

describe('what she could do next', () => {
  /** Two Whelps and a dragon who bites for six: more than Boris has left when he has taken 21, even if one of them is stopped. */
  const horde = [...whelps(2), 'Tooth and Claw']
  const beside = (raider: Side, friend: Side) =>
    position({ boss: { hero: 'Onyxia (Stage 1)', cards: horde }, raiders: [{ deck, ...raider }, friend], turn: 'R1' })

  test('R8: Leeroy doesn’t exhaust a protector while a friend could fall', () => {
    const guard = { resources: 4, cards: ['Crazy Igvand'], hand: ['Leeroy Jenkins'] }
    expect(thought(beside(guard, { ...boris, damage: 21 })).does).not.toBe('play Leeroy Jenkins')
    expect(thought(beside(guard, boris)).does).toBe('play Leeroy Jenkins')
  })

  test('R9: against many attackers, one who protects again and again comes before two who protect once', () => {
    const hand = ['Donna Calister', 'Parvink', 'Crazy Igvand', 'In Dreams']
    expect(then({ resources: 5, hand }, { cards: whelps(16) })).toBe('play Donna Calister')
  })

  test('R12: between two Bosses, Leeroy waits for the next', () => {
    const t = turn({ resources: 4, hand: ['Leeroy Jenkins'] })
    const seen = view(t.game, 1)
    const seats = seen.seats.map((s) => (s.boss ? { ...s, hero: 0, party: s.party.filter((id) => id !== s.hero) } : s))
    const open = decision(t.game)!
    const does = (among: typeof seen) => {
      const { answer } = makePlayer('raider', 1, 7, library).choose(among, open)
      return open.answers[answer]!.do
    }
    expect(does(seen)).toBe('play')
    expect(does({ ...seen, seats })).not.toBe('play')
  })

  test('R13: a protector doesn’t attack while a friend could fall', () => {
    const guard = { cards: ['Parvink'] }
    const { does, why } = thought(beside(guard, { ...boris, damage: 21 }))
    expect(does).toBe('pass')
    expect(why).toBe('Parvink stays ready: Boris Brightbeard could fall.')
    expect(thought(beside(guard, boris)).does).toBe('attack Parvink')
  })

  test('R14: who could fall is healed first', () => {
    const t = beside({ ...boris, damage: 14, resources: 1, hand: ['Flash Heal'] }, { ...litori, damage: 19 })
    expect(thought(t.say('play Flash Heal')).does).toBe('pick Litori Frostburn')
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

describe('R1: the end of a stage', () => {
  /** Onyxia has two left of 20; it is the turn of the first of two raiders, or of the last. */
  const brink = (turn: 'R1' | 'R2', boss: TableSpec['boss'] = {}) =>
    thought(
      position({
        boss: { hero: 'Onyxia (Stage 1)', damage: 18, resources: 5, ...boss },
        raiders: [
          { deck, cards: ['Apprentice Teep'] },
          { ...boris, cards: ['Apprentice Teep'] },
        ],
        turn,
      }),
    ).does

  test('the last raider leaves it to the first while she has what the next stage costs', () => {
    expect(brink('R2')).toBe('pass')
    expect(brink('R2', { resources: 8 })).toBe('pass')
    expect(brink('R1')).toBe('attack Apprentice Teep')
  })

  test('not in later stages, nor with too few resources or enough for worse, nor a blow that doesn’t end it', () => {
    expect(brink('R2', { hero: 'Onyxia (Stage 2)', damage: 28 })).toBe('attack Apprentice Teep')
    expect(brink('R2', { resources: 4 })).toBe('attack Apprentice Teep')
    expect(brink('R2', { resources: 9 })).toBe('attack Apprentice Teep')
    expect(brink('R2', { damage: 17 })).toBe('attack Apprentice Teep')
  })
})

describe('R2: not everything in reach of one breath', () => {
  const hand = ['Latro Abiectus', 'Annihilator']

  test('beside two frail allies a third is laid and a weapon played; beside one, or a sturdier one, it is not', () => {
    expect(laid({ resources: 2, cards: ['Parvink', 'Apprentice Teep'], hand })).toBe('place Latro Abiectus')
    expect(laid({ resources: 2, cards: ['Parvink'], hand })).toBe('place Annihilator')
    expect(laid({ resources: 2, cards: ['Parvink', 'Crazy Igvand'], hand })).toBe('place Annihilator')
  })
})

describe('R15: what she could answer', () => {
  /** A mage with a Frostbolt, at the end of the own turn or of hers. */
  const bolt = (turn: 'R2' | 'Boss', resources: number) => {
    const mage = { ...litori, resources: 5, hand: ['Frostbolt'] }
    const boss = { hero: 'Onyxia (Stage 1)', resources, hand: ['Meaningless Exertion'] }
    const t = position({ boss, raiders: [boris, mage], turn, at: 'end' })
    return thought(turn === 'R2' ? t : t.as('R2')).does
  }

  test('waits at the end of the own turn, unless her resources are spent, and comes in her turn', () => {
    expect(bolt('R2', 1)).toBe('pass')
    expect(bolt('R2', 0)).toBe('play Frostbolt')
    expect(bolt('Boss', 0)).toBe('play Frostbolt')
  })
})
