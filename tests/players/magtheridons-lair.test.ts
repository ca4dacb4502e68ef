/** What a party that knows Magtheridon's Lair does, and the reasons that it gives (raids/magtheridons-lair/tactics.ts). */
import { describe, expect, test } from 'vitest'
import type { CardSpec, SideSpec } from '../table.ts'
import { position, thought } from './position.ts'

const kor = 'Kor Cindervein'
const teep = 'Apprentice Teep'
const deck = Array.from({ length: 9 }, () => 'In Dreams')
const many = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one)

/** So many raiders, each with these cards, and it is the turn of one of them. */
const party = (row: readonly CardSpec[], raiders: number, cards: readonly CardSpec[], turn: string) =>
  position({
    boss: { hero: 'Magtheridon (Unleashed)', deck, row },
    raiders: many<SideSpec>(raiders, { deck, cards }),
    turn,
  })
const nova = (free: number): CardSpec[] => [
  { name: "Magtheridon's Lair", faceDown: true },
  ...many<CardSpec>(free, 'Manticron Cube'),
]
const mans = {
  does: 'use Manticron Cube',
  why: 'A Cube is manned: at the start of his turn the Nova looks for one that is free.',
}

describe('Cubes', () => {
  test('the first of five mans one as long as the others could man only four with half of their characters', () => {
    expect(thought(party(nova(5), 5, [kor], 'R1'))).toEqual(mans)
    expect(thought(party(nova(5), 5, [kor, teep, teep], 'R1')).does).not.toBe(mans.does)
  })

  test('the last mans what is left, and takes none from a friend', () => {
    expect(thought(party(nova(1), 5, [kor], 'R5'))).toEqual(mans)
    const done = party(nova(1), 5, [kor], 'R5').use('Manticron Cube', 'Warrax').resolveAll()
    expect(done.legal()).toContain(mans.does)
    expect(thought(done).does).not.toBe(mans.does)
  })

  test('nobody mans one where it would be in vain, or with the Cooldown side up', () => {
    expect(thought(party(nova(5), 2, [], 'R1')).does).not.toBe(mans.does)
    expect(thought(party(["Magtheridon's Lair", ...many(5, 'Manticron Cube')], 5, [kor], 'R5')).does).not.toBe(
      mans.does,
    )
  })

  test('it is manned by the hero who has no weapon, else by the ally that has just come', () => {
    expect(thought(party(nova(1), 1, [kor, teep], 'R1').say('use Manticron Cube'))).toEqual({
      does: 'pick Warrax',
      why: 'Warrax mans the Cube: nobody else would lose so little by it.',
    })
    const armed = position({
      boss: { hero: 'Magtheridon (Unleashed)', deck, row: nova(1) },
      raiders: [{ deck, resources: 4, cards: ['Krol Blade', teep, { name: kor, fresh: true }] }],
      turn: 'R1',
    })
    expect(thought(armed.say('use Manticron Cube')).does).toBe(`pick ${kor}`)
  })
})

describe('Channelers', () => {
  const five = ['Summoner Channeler', 'Dark Mending Channeler', 'Shadow Channeler']
  const chained = (cards: readonly CardSpec[], resources: number) =>
    position({
      boss: { hero: 'Magtheridon (Chained)', deck, cards, resources },
      raiders: [{ deck, cards: [kor] }],
      turn: 'R1',
    })

  test('Summoners are attacked first, then Shadow Channelers', () => {
    expect(thought(chained(five, 1).say(`attack ${kor}`))).toEqual({
      does: 'pick Summoner Channeler',
      why: 'Summoner Channeler goes first: it would put Abyssals into play.',
    })
    expect(thought(chained(five.slice(1), 1).say(`attack ${kor}`))).toEqual({
      does: 'pick Shadow Channeler',
      why: 'Shadow Channeler goes next: it hurts a whole party at once.',
    })
  })

  test('the last one is left alone until the Boss has four resources', () => {
    const last = [{ name: 'Shadow Channeler', damage: 1 }]
    expect(thought(chained(last, 3)).does).not.toBe(`attack ${kor}`)
    expect(thought(chained(last, 4)).does).toBe(`attack ${kor}`)
  })
})
