/** Main deck of Onyxia's Lair: Whelps, and cards to draw. */
import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'

const kor = 'Kor Cindervein'
const whelp = 'Onyxian Whelp'
const deck = ['In Dreams', 'In Dreams', 'In Dreams', 'In Dreams']
const heroes = ['Warrax', 'Boris Brightbeard', 'Litori Frostburn', 'Elendril', 'Graccus']
const five = heroes.map((hero) => ({ hero, deck }))
const crushes = (n: number): string[] => Array.from({ length: n }, () => 'Crush')

describe('Brood of Onyxia', () => {
  test('ten Whelps come into play, too fresh to attack', () => {
    const t = table({ stage: 2, boss: { hand: ['Brood of Onyxia'], resources: 4 }, turn: 'Boss' })
    t.play('Brood of Onyxia').resolve()
    expect(t.count('Boss', whelp)).toBe(10)
    expect(t.zone('Boss', 'graveyard')).toEqual(['Brood of Onyxia'])
    expect(t.legal()).toEqual(['pass', 'attack Onyxia'])
    t.expect(whelp, { fresh: true, exhausted: false, controller: 0, token: true })
  })

  test('R203.1b only in stage two', () => {
    const legal = (stage: 1 | 2 | 3, resources: number): string[] =>
      table({ stage, boss: { hand: ['Brood of Onyxia'], resources }, turn: 'Boss' }).legal()
    expect(legal(1, 4)).toEqual(['pass', 'attack Onyxia'])
    expect(legal(3, 4)).toEqual(['pass', 'attack Onyxia'])
    expect(legal(2, 3)).not.toContain('play Brood of Onyxia')
    expect(legal(2, 4)).toContain('play Brood of Onyxia')
  })

  test('R203.1b played in stage two it resolves in stage three', () => {
    const t = table({
      stage: 2,
      boss: { hand: ['Brood of Onyxia'], resources: 4, damage: 28 },
      raiders: [{ hero: 'Litori Frostburn', hand: ['Fire Blast'], resources: 1 }],
      turn: 'Boss',
    })
    t.play('Brood of Onyxia').as('R1').play('Fire Blast', 'Onyxia').resolve().resolve()
    expect(t.stage()).toBe(3)
    expect(t.count('Boss', whelp)).toBe(10)
  })

  test('R203.3a two of them make twenty, and more than a box holds are no matter', () => {
    const t = table({
      stage: 2,
      boss: { hand: ['Brood of Onyxia', 'Brood of Onyxia'], resources: 8, cards: [whelp] },
      turn: 'Boss',
    })
    t.play('Brood of Onyxia').resolve().play('Brood of Onyxia').resolve()
    expect(t.count('Boss', whelp)).toBe(21)
  })
})

describe('Tossed into the Hatchery', () => {
  test('a Whelp for each opposing ally, in every party', () => {
    const t = table({
      boss: { hand: ['Tossed into the Hatchery'], resources: 2 },
      raiders: [{ cards: [kor, kor] }, { hero: 'Graccus', cards: ['Anika Berlyn'] }, { hero: 'Elendril' }],
      turn: 'Boss',
    })
    t.play('Tossed into the Hatchery').resolve()
    expect(t.count('Boss', whelp)).toBe(3)
  })

  test('her own Whelps, heroes and equipment are not counted', () => {
    const t = table({
      boss: { hand: ['Tossed into the Hatchery'], resources: 2, cards: [whelp, whelp] },
      raiders: [{ cards: [kor, 'Krol Blade'] }, { hero: 'Graccus' }],
      turn: 'Boss',
    })
    t.play('Tossed into the Hatchery').resolve()
    expect(t.count('Boss', whelp)).toBe(3)
  })

  test('without an opposing ally nothing comes; it is no instant', () => {
    const t = table({ boss: { hand: ['Tossed into the Hatchery'], resources: 2 }, turn: 'Boss' })
    t.play('Tossed into the Hatchery').resolve()
    expect(t.count('Boss', whelp)).toBe(0)
    expect(t.zone('Boss', 'graveyard')).toEqual(['Tossed into the Hatchery'])
    const other = table({ boss: { hand: ['Tossed into the Hatchery'], resources: 2 }, turn: 'R1' }).as('Boss')
    expect(other.legal()).toEqual(['pass'])
  })

  test('709.2d the allies are counted as it resolves', () => {
    const t = table({
      boss: { hand: ['Tossed into the Hatchery', 'Crush'], resources: 3 },
      raiders: [{ cards: [kor, 'Crazy Igvand'], hand: ['Tristan Rapidstrike'], resources: 4 }],
      turn: 'Boss',
    })
    t.play('Tossed into the Hatchery').play('Crush', kor).resolve()
    t.as('R1').play('Tristan Rapidstrike').resolve().resolve()
    expect(t.count('Boss', whelp)).toBe(2)
  })
})

describe('The Whelp Pits', () => {
  test('in stage two each of her turns starts with a roll and as many Whelps', () => {
    const t = table({
      stage: 2,
      boss: { cards: ['The Whelp Pits'] },
      raiders: [{ hero: 'Warrax', deck }],
      turn: 'R1',
      dice: [4, 2],
    })
    t.until('Boss', 'ready')
    expect(t.count('Boss', whelp)).toBe(4)
    t.until('R1', 'action').until('Boss', 'action').done()
    expect(t.count('Boss', whelp)).toBe(6)
  })

  test.each([1, 3] as const)('703.2 in stage %i the start of her turn brings nothing', (stage) => {
    const t = table({
      stage,
      boss: { cards: ['The Whelp Pits'] },
      raiders: [{ hero: 'Warrax', deck }],
      turn: 'R1',
      dice: [4],
    })
    t.until('Boss', 'action')
    expect(t.count('Boss', whelp)).toBe(0)
    expect(t.game.s.dice[0]!.script).toEqual([4])
  })

  test('703.2 with the stage over before it resolves nothing is rolled', () => {
    const t = table({
      stage: 2,
      boss: { cards: ['The Whelp Pits'], damage: 28 },
      raiders: [{ hero: 'Litori Frostburn', hand: ['Fire Blast'], resources: 1, deck }],
      turn: 'Boss',
      at: 'start',
      dice: [4],
    })
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    t.as('R1').play('Fire Blast', 'Onyxia').resolveAll()
    expect(t.stage()).toBe(3)
    expect(t.count('Boss', whelp)).toBe(0)
  })

  test.each([1, 2, 3] as const)('destroyed, in stage %i and on any turn, it gives as many as the die', (stage) => {
    const t = table({ stage, boss: { cards: ['The Whelp Pits'] }, turn: 'R1', dice: [6] })
    t.as('Boss').use('The Whelp Pits')
    expect(t.zone('Boss', 'graveyard')).toEqual(['The Whelp Pits'])
    t.resolve().done()
    expect(t.count('Boss', whelp)).toBe(6)
  })

  test('destroyed in response, the start of her turn still brings what is on the chain', () => {
    const t = table({
      stage: 2,
      boss: { cards: ['The Whelp Pits'] },
      raiders: [{ hero: 'Warrax', deck }],
      turn: 'Boss',
      at: 'start',
      dice: [1, 6],
    })
    t.use('The Whelp Pits').resolve()
    expect(t.count('Boss', whelp)).toBe(1)
    t.resolve().done()
    expect(t.count('Boss', whelp)).toBe(7)
  })

  test('two of them roll a die each; it is no instant', () => {
    const t = table({
      stage: 2,
      boss: { cards: ['The Whelp Pits', 'The Whelp Pits'] },
      raiders: [{ hero: 'Warrax', deck }],
      turn: 'R1',
      dice: [1, 6],
    })
    t.until('Boss', 'draw').done()
    expect(t.count('Boss', whelp)).toBe(7)
    const other = table({ stage: 2, boss: { hand: ['The Whelp Pits'], resources: 1 }, turn: 'R1' }).as('Boss')
    expect(other.legal()).toEqual(['pass'])
  })
})

describe('How Fortuitous!', () => {
  test('draws a card for each of five opposing heroes, on any turn', () => {
    const t = table({
      boss: { hand: ['How Fortuitous!'], resources: 2, deck: crushes(7) },
      raiders: five,
      turn: 'R1',
    })
    t.as('Boss').play('How Fortuitous!').resolve()
    expect(t.zone('Boss', 'hand')).toEqual(crushes(5))
    expect(t.zone('Boss', 'deck')).toHaveLength(2)
  })

  test('403.1 with one ready resource it can’t be played; it draws nothing for the raiders or for her own side', () => {
    const poor = table({ boss: { hand: ['How Fortuitous!'], resources: 1 }, turn: 'Boss' })
    expect(poor.legal()).toEqual(['pass', 'attack Onyxia'])
    const t = table({
      boss: { hand: ['How Fortuitous!'], resources: 2, deck: crushes(7), cards: [whelp] },
      raiders: [{ hero: 'Warrax', cards: [kor], deck }],
      turn: 'Boss',
    })
    t.play('How Fortuitous!').resolve()
    expect(t.zone('Boss', 'hand')).toEqual(crushes(1))
    expect(t.zone('R1', 'hand')).toEqual([])
  })

  test('709.2d a raider who falls before it resolves is not counted', () => {
    const t = table({
      boss: { hand: ['How Fortuitous!'], resources: 2, deck: crushes(7), cards: ['Roasted Flesh'] },
      raiders: [{ hero: 'Warrax', damage: 27 }, { hero: 'Graccus' }, { hero: 'Elendril' }],
      turn: 'Boss',
    })
    t.play('How Fortuitous!').use('Roasted Flesh', 'Warrax').resolve().resolve()
    expect(t.zone('Boss', 'hand')).toEqual(crushes(2))
  })

  test('R101.3c an empty deck takes its graveyard in and goes on; she does not lose', () => {
    const t = table({
      boss: { hand: ['How Fortuitous!'], resources: 2, deck: crushes(1), graveyard: ['Thrash', 'Thrash', 'Thrash'] },
      raiders: five.slice(0, 3),
      turn: 'Boss',
    })
    t.play('How Fortuitous!').resolve()
    expect(t.zone('Boss', 'hand')).toEqual(['Crush', 'Thrash', 'Thrash'])
    expect(t.zone('Boss', 'deck')).toEqual(['Thrash'])
    expect(t.zone('Boss', 'graveyard')).toEqual(['How Fortuitous!'])
    expect(t.result()).toBe(null)
  })
})

describe('Learn Your Place, Mortal!', () => {
  const card = 'Learn Your Place, Mortal!'

  test('R100.4 draws up to ten cards, on any turn', () => {
    const t = table({ boss: { hand: [card], resources: 3, deck: crushes(12) }, turn: 'R1' })
    t.as('Boss').play(card).resolve()
    expect(t.zone('Boss', 'hand')).toEqual(crushes(10))
    expect(t.zone('Boss', 'deck')).toHaveLength(2)
  })

  test('403.1 two resources are too few, and the raiders draw nothing', () => {
    const poor = table({ boss: { hand: [card], resources: 2, deck: crushes(12) }, turn: 'Boss' })
    expect(poor.legal()).toEqual(['pass', 'attack Onyxia'])
    const t = table({ boss: { hand: [card], resources: 3, deck: crushes(12) }, raiders: five, turn: 'Boss' })
    t.play(card).resolve()
    for (const seat of ['R1', 'R2', 'R3', 'R4', 'R5']) expect(t.zone(seat, 'hand')).toEqual([])
  })

  test.each([
    [9, 1],
    [10, 0],
    [11, 0],
  ] as const)('with %i other cards in hand she draws %i', (held, drawn) => {
    const t = table({
      boss: { hand: [card, ...Array.from({ length: held }, () => 'Thrash')], resources: 3, deck: crushes(12) },
      turn: 'Boss',
    })
    t.play(card).resolve()
    expect(t.zone('Boss', 'hand').filter((n) => n === 'Crush')).toHaveLength(drawn)
    expect(t.zone('Boss', 'hand')).toHaveLength(held + drawn)
    expect(t.zone('Boss', 'deck')).toHaveLength(12 - drawn)
  })

  test('R101.3c deck and graveyard together hold too few: she draws what there is and plays on', () => {
    const t = table({
      boss: { hand: [card], resources: 3, deck: crushes(2), graveyard: ['Thrash', 'Thrash'] },
      turn: 'Boss',
    })
    t.play(card).resolve()
    expect(t.zone('Boss', 'hand')).toEqual(['Crush', 'Crush', 'Thrash', 'Thrash'])
    expect(t.zone('Boss', 'graveyard')).toEqual([card])
    expect(t.result()).toBe(null)
  })
})
