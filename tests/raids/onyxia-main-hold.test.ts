/** Main deck of Onyxia's Lair: what holds allies down or keeps them away. */
import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'

const kor = 'Kor Cindervein'
const igvand = 'Crazy Igvand'
const anika = 'Anika Berlyn'
const whelp = 'Onyxian Whelp'
const deck = ['In Dreams', 'In Dreams', 'In Dreams', 'In Dreams']

describe('Bellowing Roar', () => {
  const raiders = [
    { hero: 'Warrax', cards: [kor, 'Krol Blade'], resources: 8, hand: ['Tristan Rapidstrike'], deck },
    { hero: 'Boris Brightbeard', cards: [{ name: igvand, damage: 3 }, anika], resources: 3, deck },
  ]

  test('every opposing ally goes to its owner’s hand', () => {
    const t = table({
      stage: 3,
      boss: { hand: ['Bellowing Roar'], resources: 4, cards: [whelp] },
      raiders,
      turn: 'Boss',
    })
    t.play('Bellowing Roar').resolve()
    expect(t.zone('R1', 'hand')).toEqual([kor, 'Tristan Rapidstrike'])
    expect(t.zone('R2', 'hand')).toEqual([anika, igvand])
    expect(t.zone('R1', 'party')).toEqual(['Krol Blade', 'Warrax'])
    expect(t.count('Boss', whelp)).toBe(1)
  })

  test('R203.1b only in stage three', () => {
    const legal = (stage: 1 | 2 | 3): string[] =>
      table({ stage, boss: { hand: ['Bellowing Roar'], resources: 4 }, turn: 'Boss' }).legal()
    expect(legal(1)).toEqual(['pass', 'attack Onyxia'])
    expect(legal(2)).not.toContain('play Bellowing Roar')
    expect(legal(3)).toContain('play Bellowing Roar')
  })

  test('103.2 opponents can’t play allies, not even instant ones; other cards they can', () => {
    const t = table({
      stage: 3,
      boss: { hand: ['Bellowing Roar'], resources: 4 },
      raiders: [
        {
          hero: 'Warrax',
          hand: ['Tristan Rapidstrike', kor, 'Krol Blade', 'Stalwart Protector'],
          resources: 8,
          deck,
        },
      ],
      turn: 'Boss',
    })
    t.play('Bellowing Roar').as('R1')
    expect(t.legal()).toContain('play Tristan Rapidstrike')
    t.resolve().as('R1')
    expect(t.legal()).not.toContain('play Tristan Rapidstrike')
    t.until('R1', 'action')
    expect(t.legal().filter((a) => a.startsWith('play'))).toEqual(['play Krol Blade', 'play Stalwart Protector'])
  })

  test('an ally that is on the chain already still comes into play', () => {
    const t = table({
      stage: 3,
      boss: { hand: ['Bellowing Roar'], resources: 4 },
      raiders: [{ hero: 'Warrax', hand: ['Tristan Rapidstrike'], resources: 4, deck }],
      turn: 'Boss',
    })
    t.play('Bellowing Roar').as('R1').play('Tristan Rapidstrike').resolve()
    t.expect('Tristan Rapidstrike', { zone: 'party' }).resolve()
    expect(t.zone('R1', 'hand')).toEqual(['Tristan Rapidstrike'])
  })

  test('714.3 it lasts through her whole next turn and no longer, for each of the raiders', () => {
    const t = table({
      stage: 3,
      boss: { hand: ['Bellowing Roar'], resources: 4 },
      raiders: [
        { hero: 'Warrax', hand: ['Tristan Rapidstrike'], resources: 4, deck },
        { hero: 'Boris Brightbeard', hand: [kor], resources: 3, deck },
      ],
      turn: 'Boss',
    })
    t.play('Bellowing Roar').resolve()
    t.until('R1', 'action')
    expect(t.legal()).not.toContain('play Tristan Rapidstrike')
    t.until('R2', 'action')
    expect(t.legal()).not.toContain(`play ${kor}`)
    t.until('Boss', 'end').as('R1')
    expect(t.legal()).toEqual(['pass', 'use Warrax'])
    t.until('R1', 'ready')
    expect(t.legal()).toEqual(['pass', 'play Tristan Rapidstrike', 'use Warrax'])
    t.until('R2', 'action')
    expect(t.legal()).toContain(`play ${kor}`)
  })
})

describe('Wing Buffet', () => {
  const raiders = [
    { hero: 'Warrax', cards: [kor, { name: igvand, exhausted: true }], deck },
    { hero: 'Boris Brightbeard', cards: [anika], deck },
  ]

  test('all opposing allies exhaust, and stay so through their controllers’ next ready step', () => {
    const t = table({ boss: { hand: ['Wing Buffet'], resources: 2, cards: [whelp] }, raiders, turn: 'Boss' })
    t.play('Wing Buffet').resolve()
    for (const ally of [kor, igvand, anika]) t.expect(ally, { exhausted: true })
    t.until('R1', 'action').expect(kor, { exhausted: true }).expect(anika, { exhausted: true })
    expect(t.legal().filter((a) => a.startsWith('attack'))).toEqual(['attack Warrax'])
    t.until('R2', 'action').expect(anika, { exhausted: true })
  })

  test('heroes, equipment and her Whelps are left alone, and it is no instant', () => {
    const t = table({
      boss: { hand: ['Wing Buffet'], resources: 2, cards: [whelp] },
      raiders: [{ cards: [kor, 'Krol Blade'] }],
      turn: 'Boss',
    })
    t.play('Wing Buffet').resolve()
    t.expect('Warrax', { exhausted: false }).expect('Krol Blade', { exhausted: false })
    t.expect(whelp, { exhausted: false }).expect('Onyxia', { exhausted: false })
    const other = table({ boss: { hand: ['Wing Buffet'], resources: 2 }, raiders, turn: 'R1' }).as('Boss')
    expect(other.legal()).toEqual(['pass'])
  })

  test('714.3f those that it spoke of are held, also the exhausted one; a later ally readies', () => {
    const t = table({
      boss: { hand: ['Wing Buffet'], resources: 2, deck },
      raiders: [
        {
          hero: 'Warrax',
          cards: [{ name: igvand, exhausted: true }],
          hand: ['Tristan Rapidstrike', 'Galway Steamwhistle'],
          resources: 5,
          deck,
        },
      ],
      turn: 'Boss',
    })
    t.play('Wing Buffet').resolve().as('R1').play('Tristan Rapidstrike').resolve()
    t.expect('Tristan Rapidstrike', { exhausted: false })
    t.attack('Onyxia', 'Warrax', 'Tristan Rapidstrike').expect('Tristan Rapidstrike', { exhausted: true })
    t.until('R1', 'action').expect(igvand, { exhausted: true }).expect('Tristan Rapidstrike', { exhausted: false })
  })

  test('501.1a only one ready step for each controller: on the second turn all are ready', () => {
    const t = table({ boss: { hand: ['Wing Buffet'], resources: 2 }, raiders, turn: 'Boss' })
    t.play('Wing Buffet').resolve()
    t.until('R2', 'action').until('Boss', 'action').expect(kor, { exhausted: true })
    t.until('R1', 'action')
    t.expect(kor, { exhausted: false }).expect(igvand, { exhausted: false }).expect(anika, { exhausted: true })
    t.until('R2', 'action').expect(anika, { exhausted: false })
  })

  test('they can be readied outside the ready step', () => {
    const t = table({
      boss: { hand: ['Wing Buffet'], resources: 2 },
      raiders: [{ hero: 'Warrax', cards: [kor], hand: ['On Your Feet'], resources: 3, deck }],
      turn: 'Boss',
    })
    t.play('Wing Buffet').resolve().as('R1').play('On Your Feet').resolve().expect(kor, { exhausted: false })
    t.attack('Onyxia', 'Warrax', kor).expect(kor, { exhausted: true, damage: 1 })
    t.until('R1', 'action').expect(kor, { exhausted: true })
  })

  test('two in a turn hold for one ready step only', () => {
    const t = table({ boss: { hand: ['Wing Buffet', 'Wing Buffet'], resources: 4 }, raiders, turn: 'Boss' })
    t.play('Wing Buffet').resolve().play('Wing Buffet').resolve()
    t.until('R1', 'action').expect(kor, { exhausted: true })
    t.until('Boss', 'action').until('R1', 'action').expect(kor, { exhausted: false })
  })
})
