/** Magtheridon's Lair as positions: what the raiders' bots and the Boss do there, and the reasons that they give (raids/magtheridons-lair/tactics.ts). */
import { describe, expect, test } from 'vitest'
import type { BossSpec, CardSpec, SideSpec } from '../table/index.ts'
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
  why: 'A Cube is manned: the Nova strikes if one is free when his turn starts.',
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
      why: 'Warrax mans the Cube: nobody else would give up so little.',
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

describe('the Boss in chains', () => {
  const circle = ['Summoner Channeler', 'Dark Mending Channeler', 'Shadow Channeler', 'Shadow Channeler']
  const chained = (boss: BossSpec, cards: readonly CardSpec[] = [kor]) =>
    position({
      boss: { hero: 'Magtheridon (Chained)', deck, ...boss },
      raiders: [{ deck, cards }, { deck }],
      turn: 'Boss',
    })

  test('what gains Blood waits until he is free, and is played then', () => {
    expect(thought(chained({ hand: ['Bathe in Blood'], cards: circle.slice(1, 2) })).does).not.toBe(
      'play Bathe in Blood',
    )
    const free = position({
      boss: { hero: 'Magtheridon (Unleashed)', deck, hand: ['Bathe in Blood'] },
      raiders: [{ deck, cards: [kor] }],
      turn: 'Boss',
    })
    expect(thought(free).does).toBe('play Bathe in Blood')
  })

  test('a Summoner puts an Abyssal into play as soon as three resources are ready', () => {
    expect(thought(chained({ resources: 3, cards: circle }))).toEqual({
      does: 'use Summoner Channeler',
      why: 'A Summoner Channeler puts an Abyssal into play.',
    })
    expect(thought(chained({ resources: 2, cards: circle })).does).not.toBe('use Summoner Channeler')
  })

  test('the Mending one heals whoever lost most', () => {
    const t = chained({
      cards: [...circle.slice(1), { name: 'Abyssal', damage: 4 }, { name: 'Shadow Channeler', damage: 1 }],
    })
    expect(thought(t)).toEqual({
      does: 'use Dark Mending Channeler',
      why: 'The Dark Mending Channeler heals an ally.',
    })
    expect(thought(t.say('use Dark Mending Channeler'))).toEqual({
      does: 'pick Abyssal',
      why: 'Abyssal is healed: no other ally has as much damage.',
    })
  })

  test('four hold the circle; fewer attack, the harder the more have fallen', () => {
    expect(thought(chained({ cards: circle })).does).not.toMatch(/^attack/)
    const t = chained({ cards: circle.slice(2) }, [])
    expect(thought(t).does).toBe('attack Shadow Channeler')
  })
})

describe('the Boss set free', () => {
  const free = (
    bloods: number,
    boss: BossSpec,
    raiders: readonly SideSpec[] = [{ deck, cards: [kor, teep] }, { deck }],
  ) =>
    position({
      boss: {
        hero: 'Magtheridon (Unleashed)',
        deck,
        resources: 8,
        ...boss,
        row: [...many<CardSpec>(bloods, "Magtheridon's Blood"), ...(boss.row ?? [])],
      },
      raiders,
      turn: 'Boss',
    })
  const lair = (faceDown: boolean): CardSpec => ({ name: "Magtheridon's Lair", faceDown })

  test('One Fell Swoop with fifteen Bloods, before anything else', () => {
    expect(thought(free(15, { hand: ['Bathe in Blood', 'One Fell Swoop', 'Blast Nova'], row: [lair(true)] }))).toEqual({
      does: 'play One Fell Swoop',
      why: 'One Fell Swoop: thirty melee damage to every hero and ally.',
    })
  })

  test('Blast Nova in a turn that begins with the Nova side up, and in no other', () => {
    expect(thought(free(2, { hand: ['Blast Nova'], row: [lair(true)] }))).toEqual({
      does: 'play Blast Nova',
      why: 'Blast Nova: the Lair cools down and heats up again in one turn. The next Nova finds every Cube unmanned.',
    })
    expect(thought(free(2, { hand: ['Blast Nova'], row: [lair(false)] })).does).not.toBe('play Blast Nova')
  })

  test('Fel Ruination with seven Bloods', () => {
    expect(thought(free(7, { hand: ['Fel Ruination'] }))).toEqual({
      does: 'play Fel Ruination',
      why: 'Fel Ruination: the raid loses a card for each Blood.',
    })
  })

  test('Bloods are kept for the tenth, and for a card that waits for them', () => {
    const spends = (bloods: number, hand: readonly string[] = []) =>
      thought(free(bloods, { exhausted: true, cards: ['Abyssal Reinforcements'], hand })).does
    expect(spends(9)).not.toBe('use Abyssal Reinforcements')
    expect(spends(13, ['One Fell Swoop'])).not.toBe('use Abyssal Reinforcements')
    expect(spends(12)).toBe('use Abyssal Reinforcements')
  })

  test('he attacks whom he destroys, else the hero whose fall would bring most', () => {
    const two = (damage: number): SideSpec[] => [
      { deck, cards: ['Leeroy Jenkins'] },
      { deck, hero: 'Litori Frostburn', damage },
    ]
    expect(thought(free(5, {}, two(24)).say('attack Magtheridon'))).toEqual({
      does: 'pick Litori Frostburn',
      why: 'This attack should kill Litori Frostburn.',
    })
    expect(thought(free(5, {}, two(0)).say('attack Magtheridon'))).toEqual({
      does: 'pick Warrax',
      why: 'He attacks Warrax: 30 health left, and 6 ATK in that party.',
    })
  })

  test('Redouble Effort waits for his attack, and readies him for another', () => {
    const effort = (exhausted: boolean) => thought(free(5, { exhausted, cards: ['Redouble Effort'] })).does
    expect(effort(false)).not.toBe('use Redouble Effort')
    expect(effort(true)).toBe('use Redouble Effort')
  })
})
