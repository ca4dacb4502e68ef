/** What raiders see in force, and what they make of it: prevented damage, numbers of damage that nobody should bring about, abilities that won't last. */
import { describe, expect, test } from 'vitest'
import type { Table, TableSpec } from '../table/index.ts'
import { position, thought } from './position.ts'

const kor = 'Kor Cindervein'
const deck = Array.from({ length: 9 }, () => 'In Dreams')

/** What is done after this turn's card was placed as a resource. */
const next = (t: Table) => {
  const { does } = thought(t)
  return does.startsWith('place') ? thought(t.say(does).resolve()) : thought(t)
}

describe('what lasts for a time', () => {
  /** Raider 1's action phase after Majordomo's coin; `side` 1 are heads, 2 tails. */
  const coin = (side: number, raider: NonNullable<TableSpec['raiders']>[number]) =>
    position({
      boss: { hero: 'Majordomo Executus', cards: [{ name: 'Flamewaker Healer', exhausted: true }] },
      raiders: [{ deck, ...raider }, { deck }],
      turn: 'R2',
      dice: [side],
    }).until('R1', 'action')

  test('heads: no ally attacks, for its damage comes to nothing', () => {
    expect(next(coin(1, { cards: [kor] })).does).toBe('pass')
    expect(next(coin(2, { cards: [kor] })).does).toBe(`attack ${kor}`)
  })

  test('tails: no ability that only deals damage is played', () => {
    const strike = { hand: ['Quick Strike'], resources: 3 }
    expect(next(coin(2, strike)).does).not.toBe('play Quick Strike')
    expect(next(coin(1, strike)).does).toBe('play Quick Strike')
  })

  test('nobody attacks a Boss whose damage is prevented this turn', () => {
    const t = position({
      boss: { hero: 'Lucifron', damage: 4, resources: 1, hand: ['Unexpected Distraction'] },
      raiders: [{ cards: [kor, 'Leeroy Jenkins'] }],
      turn: 'R1',
    })
    expect(thought(t).does).toMatch(/^attack/)
    t.propose(kor, 'Lucifron').as('Boss').play('Unexpected Distraction', 'Lucifron').resolve().resolve()
    expect(next(t.until('R1', 'action')).does).toBe('pass')
  })
})

describe('a number of damage that lets a Boss strike', () => {
  /** Baron Geddon may blow himself up from 12 damage on, of 15. */
  const geddon = (damage: number, ally: string, exhausted = false) =>
    thought(
      position({
        boss: { hero: 'Baron Geddon', damage, exhausted },
        raiders: [{ cards: [ally, 'Crazy Igvand'], damage: 10 }, { damage: 12 }, { damage: 9 }],
        turn: 'R1',
      }),
    ).does

  test('nobody brings him there who cannot end him', () => {
    expect(geddon(8, kor)).toBe(`attack ${kor}`)
    expect(geddon(10, kor)).toBe('pass')
    expect(geddon(10, 'Leeroy Jenkins')).toBe('attack Leeroy Jenkins')
    expect(geddon(12, kor)).toBe(`attack ${kor}`)
  })
})

describe('what does not last', () => {
  const bless = (runes: readonly string[]) =>
    next(
      position({
        boss: { hero: 'Garr', row: runes },
        raiders: [{ hand: ['In Dreams', 'Rend', 'Apprentice Teep'] }],
        turn: 'R1',
      }),
    ).does

  test('an ability that a rune would destroy at the end of the Boss’s turn is worth less than anything that stays', () => {
    expect(bless([])).toBe('play Rend')
    expect(bless(['Rune of Blaz'])).toBe('play Apprentice Teep')
  })
})

describe('what burns everybody each turn', () => {
  /** Baron Geddon burns all of them for each of the Boss's resources as his turn ends. */
  const burning = (resources: number, card: string) =>
    thought(
      position({
        boss: { hero: 'Baron Geddon', resources },
        raiders: [{ resources: 4, hand: [card], deck }],
        turn: 'R1',
      }),
    ).does

  test('allies that would not live to attack are kept; those that last, protect or attack at once are not', () => {
    expect(burning(1, 'Latro Abiectus')).toBe('play Latro Abiectus')
    expect(burning(3, 'Latro Abiectus')).not.toBe('play Latro Abiectus')
    expect(burning(3, 'Crazy Igvand')).toBe('play Crazy Igvand')
    expect(burning(3, 'Leeroy Jenkins')).toBe('play Leeroy Jenkins')
  })
})

describe('protectors that nothing removes', () => {
  /** Two Core Ragers before Golemagg: each steps in once a round. */
  const ragers = (...cards: readonly string[]) =>
    thought(
      position({
        boss: { hero: 'Golemagg the Incinerator', row: ['Rune of Theri'], cards: ['Core Rager', 'Core Rager'] },
        raiders: [{ cards }],
        turn: 'R1',
      }),
    ).does

  test('the weakest attack first and draw them out for the strong', () => {
    expect(ragers('Apprentice Teep', 'Apprentice Teep', 'Leeroy Jenkins', kor)).toBe('attack Apprentice Teep')
  })

  test('nobody dies for nothing: two attackers stay where they are', () => {
    expect(ragers('Leeroy Jenkins', kor)).toBe('pass')
  })
})
