/** Main deck of Onyxia's Lair: what burns and crushes many at once. */
import { describe, expect, test } from 'vitest'
import { type Table, table } from '../table/index.ts'

const kor = 'Kor Cindervein'
const igvand = 'Crazy Igvand'
const whelp = 'Onyxian Whelp'
const deck = ['In Dreams', 'In Dreams', 'In Dreams', 'In Dreams']
const heroes = ['Warrax', 'Boris Brightbeard', 'Litori Frostburn', 'Elendril', 'Graccus']
const five = heroes.map((hero) => ({ hero, cards: [igvand], deck }))
const numbers = (n: number): string[] => Array.from({ length: n + 1 }, (_, i) => `number ${i}`)

describe('Deep Breath', () => {
  test('707.1b X is what she can pay, and each opposing hero and ally is dealt that much', () => {
    const t = table({ stage: 2, boss: { hand: ['Deep Breath'], resources: 6, cards: [whelp] }, raiders: five })
    t.say('play Deep Breath')
    expect(t.asked()).toBe('Boss: x')
    expect(t.legal()).toEqual(numbers(4))
    t.say('number 4').resolve()
    for (const hero of heroes) t.expect(hero, { damage: 4 })
    for (let i = 1; i <= 5; i++) t.expect(`${igvand}#${i}`, { damage: 4 })
    t.expect(whelp, { damage: 0 }).expect('Onyxia', { damage: 0 })
    expect(t.resources('Boss').ready).toBe(0)
  })

  test('R203.1b only in stage two, and only for two resources and more', () => {
    const legal = (stage: 1 | 2 | 3, resources: number): string[] =>
      table({ stage, boss: { hand: ['Deep Breath'], resources }, turn: 'Boss' }).legal()
    expect(legal(1, 5)).toEqual(['pass', 'attack Onyxia'])
    expect(legal(3, 5)).toEqual(['pass', 'attack Onyxia'])
    expect(legal(2, 1)).toEqual(['pass', 'attack Onyxia'])
    expect(legal(2, 2)).toContain('play Deep Breath')
  })

  test('405.5 with X = 0 no damage is dealt', () => {
    const t = table({ stage: 2, boss: { hand: ['Deep Breath'], resources: 2 }, raiders: five.slice(0, 3) })
    t.play('Deep Breath').resolve()
    for (const hero of heroes.slice(0, 3)) t.expect(hero, { damage: 0 })
    expect(t.zone('Boss', 'graveyard')).toEqual(['Deep Breath'])
  })

  test('711.1 it can be answered, but not interrupted', () => {
    const t = table({
      stage: 2,
      boss: { hand: ['Deep Breath'], resources: 3 },
      raiders: [{ hero: 'Litori Frostburn', hand: ['Counterspell'], resources: 2 }],
    })
    t.play('Deep Breath', 1).as('R1').play('Counterspell').resolve().resolve()
    t.expect('Litori Frostburn', { damage: 1 })
    expect(t.zone('R1', 'graveyard')).toEqual(['Counterspell'])
  })

  test('R203.1b a breath drawn in stage two comes out in stage three', () => {
    const t = table({
      stage: 2,
      boss: { hand: ['Deep Breath'], resources: 5, damage: 28 },
      raiders: [{ hero: 'Litori Frostburn', hand: ['Fire Blast'], resources: 1 }],
    })
    t.play('Deep Breath', 3).as('R1').play('Fire Blast', 'Onyxia').resolve()
    expect(t.stage()).toBe(3)
    t.resolve().expect('Litori Frostburn', { damage: 3 })
  })
})

describe('Flame Breath', () => {
  test.each([1, 2, 3] as const)('in stage %i each opposing hero and ally is dealt as much', (stage) => {
    const t = table({ stage, boss: { hand: ['Flame Breath'], resources: 2 }, raiders: five })
    t.play('Flame Breath').resolve()
    for (const hero of heroes) t.expect(hero, { damage: stage })
    for (let i = 1; i <= 5; i++) t.expect(`${igvand}#${i}`, { damage: stage })
  })

  test('her own side is not burned, and it is no instant', () => {
    const t = table({ boss: { hand: ['Flame Breath'], resources: 2, cards: [whelp] } })
    t.play('Flame Breath').resolve().expect('Onyxia', { damage: 0 })
    expect(t.count('Boss', whelp)).toBe(1)
    const other = table({ boss: { hand: ['Flame Breath'], resources: 2 }, turn: 'R1' }).as('Boss')
    expect(other.legal()).toEqual(['pass'])
  })

  test('709.2d the stage is asked as it resolves: a stage that ends in response makes it hotter', () => {
    const t = table({
      boss: { hand: ['Flame Breath'], resources: 2, damage: 18 },
      raiders: [{ hero: 'Litori Frostburn', hand: ['Fire Blast'], resources: 1, cards: ['Warden Tonarin', kor] }],
    })
    t.play('Flame Breath').as('R1').play('Fire Blast', 'Onyxia').resolve().resolve()
    t.expect('Litori Frostburn', { damage: 2 }).expect(kor, { damage: 2 })
    t.expect('Warden Tonarin', { zone: 'graveyard' })
  })

  test('802.1 all of it is dealt at once: heroes at the limit fall together', () => {
    const t = table({
      boss: { hand: ['Flame Breath'], resources: 2 },
      raiders: [{ hero: 'Warrax', damage: 29 }, { hero: 'Graccus', damage: 28 }, { hero: 'Elendril' }],
    })
    t.play('Flame Breath').resolve()
    expect([1, 2, 3].map((s) => t.game.s.players[s]!.lost)).toEqual([true, true, false])
    expect(t.result()).toBe(null)
  })
})

describe('Engulfing Flames', () => {
  test('five damage at once, and the stage again at each start of her turn', () => {
    const t = table({
      stage: 2,
      boss: { hand: ['Engulfing Flames'], resources: 3, cards: [whelp] },
      raiders: five.slice(0, 2),
    })
    t.say('play Engulfing Flames')
    expect(t.legal()).toEqual(['pick Warrax', `pick ${igvand}`, 'pick Boris Brightbeard', `pick ${igvand}`])
    t.say('pick Boris Brightbeard').resolve().expect('Boris Brightbeard', { damage: 5 })
    t.expect('Engulfing Flames', { zone: 'party', host: t.id('Boris Brightbeard') })
    t.until('R1', 'action').until('R2', 'action').expect('Boris Brightbeard', { damage: 5 })
    t.until('Boss', 'action').expect('Boris Brightbeard', { damage: 7 }).expect('Warrax', { damage: 0 })
  })

  test('her own Whelps are no targets, and it is no instant', () => {
    const t = table({ boss: { hand: ['Engulfing Flames'], resources: 3, cards: [whelp] }, turn: 'Boss' })
    t.play('Engulfing Flames').resolve().expect('Warrax', { damage: 5 })
    expect(t.count('Boss', whelp)).toBe(1)
    const other = table({ boss: { hand: ['Engulfing Flames'], resources: 3 }, turn: 'R1' }).as('Boss')
    expect(other.legal()).toEqual(['pass'])
  })

  test('410.6c it goes with an ally that the five damage destroys; one with six health burns on', () => {
    const t = table({
      boss: { hand: ['Engulfing Flames', 'Engulfing Flames'], resources: 6, deck },
      raiders: [{ hero: 'Warrax', cards: [kor, igvand], deck }],
    })
    t.play('Engulfing Flames', kor).resolve().expect(kor, { zone: 'graveyard' })
    expect(t.zone('Boss', 'graveyard')).toEqual(['Engulfing Flames'])
    t.play('Engulfing Flames', igvand).resolve().expect(igvand, { damage: 5, zone: 'party' })
    t.until('R1', 'action').until('Boss', 'action').expect(igvand, { zone: 'graveyard' })
    expect(t.zone('Boss', 'graveyard')).toEqual(['Engulfing Flames', 'Engulfing Flames'])
  })

  test('714.2 the stage is asked each time, and two of them burn twice', () => {
    const t = table({
      boss: {
        damage: 19,
        cards: [
          { name: 'Engulfing Flames', on: 'Warrax' },
          { name: 'Engulfing Flames', on: 'Warrax' },
        ],
      },
      raiders: [{ hero: 'Warrax', cards: [kor], deck }],
      turn: 'R1',
    })
    t.attack(kor, 'Onyxia')
    expect(t.stage()).toBe(2)
    t.until('Boss', 'ready').resolveAll().expect('Warrax', { damage: 4 })
  })

  test('destroyed before her turn it burns no more', () => {
    const t = table({
      boss: { hand: ['Engulfing Flames'], resources: 3 },
      raiders: [{ hero: 'Boris Brightbeard', hand: ['Dispel Magic'], resources: 1, deck }],
    })
    t.play('Engulfing Flames').resolve().until('R1', 'action')
    t.play('Dispel Magic').resolve().until('Boss', 'action').expect('Boris Brightbeard', { damage: 5 })
  })
})

describe('Head Slam', () => {
  const raiders = [
    { hero: 'Warrax', cards: [kor, igvand] },
    { hero: 'Boris Brightbeard', cards: ['Anika Berlyn', 'Krol Blade'] },
  ]

  test('five damage put on her are five to each opposing ally', () => {
    const t = table({ boss: { hand: ['Head Slam'], resources: 2, cards: [whelp] }, raiders })
    t.say('play Head Slam')
    expect(t.asked()).toBe('Boss: cost')
    expect(t.legal()).toEqual(numbers(5))
    t.say('number 5').expect('Onyxia', { damage: 5 }).resolve()
    t.expect(kor, { zone: 'graveyard' }).expect(igvand, { damage: 5 }).expect('Anika Berlyn', { damage: 5 })
    expect(t.zone('R1', 'graveyard')).toEqual([kor])
  })

  test('heroes, her Whelps and equipment are not hit', () => {
    const t = table({ boss: { hand: ['Head Slam'], resources: 2, cards: [whelp] }, raiders })
    t.play('Head Slam', 5).resolve()
    t.expect('Warrax', { damage: 0 }).expect('Boris Brightbeard', { damage: 0 }).expect('Krol Blade', { zone: 'party' })
    expect(t.count('Boss', whelp)).toBe(1)
    const other = table({ boss: { hand: ['Head Slam'], resources: 2 }, raiders, turn: 'R1' }).as('Boss')
    expect(other.legal()).toEqual(['pass'])
  })

  test('none is a legal choice, and deals nothing', () => {
    const t = table({ boss: { hand: ['Head Slam'], resources: 2 }, raiders })
    t.play('Head Slam', 0).expect('Onyxia', { damage: 0 }).resolve()
    t.expect(kor, { damage: 0 }).expect(igvand, { damage: 0 })
    expect(t.zone('Boss', 'graveyard')).toEqual(['Head Slam'])
  })

  test('405.3 damage that is put can’t be prevented, and not more than her health is put', () => {
    const t = table({ boss: { hand: ['Head Slam'], resources: 2, damage: 17, cards: ['Dragon Hide'] }, raiders })
    t.use('Dragon Hide').resolve().say('play Head Slam')
    expect(t.legal()).toEqual(numbers(3))
    t.say('number 2').expect('Onyxia', { damage: 19 }).resolve().expect(igvand, { damage: 2 })
  })

  test('405.2 it may be fatal: the next stage deals the damage', () => {
    const t = table({ boss: { hand: ['Head Slam'], resources: 2, damage: 15 }, raiders })
    t.play('Head Slam', 5)
    expect(t.stage()).toBe(2)
    t.expect('Onyxia', { damage: 0, def: 'Onyxia (Stage 2)' }).resolve()
    t.expect(igvand, { damage: 5 }).expect(kor, { zone: 'graveyard' })
  })

  test('R202.2 in stage three it may cost her the raid', () => {
    const t = table({ stage: 3, boss: { hand: ['Head Slam'], resources: 2, damage: 45 }, raiders })
    t.play('Head Slam', 5)
    expect(t.result()).toBe('raiders')
  })
})

describe('Lava Cracks', () => {
  test('a die for each opposing hero and ally, in the order of her choice', () => {
    const t = table({
      stage: 3,
      boss: { hand: ['Lava Cracks'], resources: 3, cards: [whelp] },
      raiders: [{ hero: 'Warrax', cards: [igvand] }, { hero: 'Graccus' }],
      dice: [6, 1, 3],
    })
    t.play('Lava Cracks').resolve()
    expect(t.asked()).toBe('Boss: choose')
    expect(t.legal()).toEqual(['pick Warrax', `pick ${igvand}`, 'pick Graccus'])
    t.say(`pick ${igvand}`)
    expect(t.legal()).toEqual(['pick Warrax', 'pick Graccus'])
    t.say('pick Graccus')
    t.expect(igvand, { zone: 'graveyard' }).expect('Graccus', { damage: 1 }).expect('Warrax', { damage: 3 })
    t.expect('Onyxia', { damage: 0 }).done()
    expect(t.count('Boss', whelp)).toBe(1)
  })

  test('R203.1b only in stage three', () => {
    const legal = (stage: 1 | 2 | 3): string[] =>
      table({ stage, boss: { hand: ['Lava Cracks'], resources: 3 }, turn: 'Boss' }).legal()
    expect(legal(1)).toEqual(['pass', 'attack Onyxia'])
    expect(legal(2)).not.toContain('play Lava Cracks')
    expect(legal(3)).toEqual(['pass', 'play Lava Cracks', 'attack Onyxia'])
  })

  test('706.1 it targets nobody: a hero that can’t be targeted is rolled for too', () => {
    const t = table({
      stage: 3,
      boss: { hand: ['Lava Cracks'], resources: 3 },
      raiders: [{ hero: 'Graccus', hand: ['Divine Shield'], resources: 3 }],
      dice: [5],
    })
    t.play('Lava Cracks').as('R1').play('Divine Shield').resolve().resolve()
    t.expect('Graccus', { damage: 0 }).done()
  })

  test('five raiders with an ally each: ten dice, no checks in between, heroes at the limit fall together', () => {
    const t = table({
      stage: 3,
      boss: { hand: ['Lava Cracks'], resources: 3 },
      raiders: five.map((r, i) => ({ ...r, damage: i < 2 ? 24 : 0 })),
      dice: [6, 6, 5, 5, 5, 5, 5, 1, 1, 1],
    })
    t.play('Lava Cracks').resolve('Warrax', 'Boris Brightbeard')
    expect(t.game.s.players[1]!.lost).toBe(false)
    expect(t.legal().length).toBe(8)
    for (let i = 5; i >= 1; i--) t.say(`pick ${igvand}#${i}`)
    t.say('pick Litori Frostburn').say('pick Elendril').done()
    expect([1, 2, 3, 4, 5].map((s) => t.game.s.players[s]!.lost)).toEqual([true, true, false, false, false])
    t.expect('Litori Frostburn', { damage: 1 }).expect('Elendril', { damage: 1 }).expect('Graccus', { damage: 1 })
    t.expect(`${igvand}#3`, { damage: 5 })
  })
})

describe('Roasted Flesh', () => {
  test('destroyed, it burns an opposing hero or ally for three', () => {
    const t = table({
      boss: { hand: ['Roasted Flesh'], resources: 1, cards: [whelp] },
      raiders: [{ cards: [kor] }, { hero: 'Graccus' }],
      turn: 'R1',
    })
    t.as('Boss').play('Roasted Flesh').resolve().as('Boss').say('use Roasted Flesh')
    expect(t.legal()).toEqual(['pick Warrax', `pick ${kor}`, 'pick Graccus'])
    t.say(`pick ${kor}`)
    expect(t.zone('Boss', 'graveyard')).toEqual(['Roasted Flesh'])
    t.resolve().expect(kor, { zone: 'graveyard' })
  })

  test('its cost is paid only once: one copy, one fire', () => {
    const t = table({ boss: { cards: ['Roasted Flesh'] }, turn: 'Boss' })
    t.use('Roasted Flesh').resolve().expect('Warrax', { damage: 3 })
    expect(t.legal()).toEqual(['pass', 'attack Onyxia'])
  })

  test('706.1 without a target that may be chosen it can’t be used', () => {
    const t = table({
      boss: { cards: ['Roasted Flesh', whelp] },
      raiders: [{ hero: 'Graccus', hand: ['Divine Shield'], resources: 3 }],
      turn: 'R1',
    })
    t.as('Boss')
    expect(t.legal()).toEqual(['pass', 'use Roasted Flesh'])
    t.as('R1').play('Divine Shield').resolve().as('Boss')
    expect(t.legal()).toEqual(['pass'])
  })

  test('405.2 three of three health is fatal, three of four is not', () => {
    const t = table({
      boss: { cards: ['Roasted Flesh', 'Roasted Flesh'] },
      raiders: [{ cards: [kor, 'Maxum Ironbrew'] }],
      turn: 'Boss',
    })
    t.use('Roasted Flesh', 'Maxum Ironbrew').resolve().expect('Maxum Ironbrew', { damage: 3, zone: 'party' })
    t.use('Roasted Flesh', kor).resolve().expect(kor, { zone: 'graveyard' })
  })
})

describe('408.3a damage types', () => {
  /** Types of the damage dealt this turn. */
  const dealt = (t: Table): unknown[] =>
    Object.values(t.game.s.log)
      .filter((h) => h.on === 'deal')
      .map((h) => h.types)
  const raiders = [{ hero: 'Warrax', deck }]

  test.each([
    ['Deep Breath', 2, [1]],
    ['Flame Breath', 1, []],
    ['Engulfing Flames', 1, []],
    ['Lava Cracks', 3, []],
  ] as const)('%s deals fire damage', (name, stage, says) => {
    const t = table({ stage, boss: { hand: [name], resources: 3 }, raiders, turn: 'Boss', dice: [1] })
    t.play(name, ...says).resolve()
    expect(dealt(t)).toEqual([['fire']])
  })

  test('Engulfing Flames burns on with fire, Roasted Flesh is fire', () => {
    const flames = table({
      boss: { cards: [{ name: 'Engulfing Flames', on: 'Warrax' }] },
      raiders,
      turn: 'Boss',
      at: 'start',
    })
    expect(dealt(flames.resolve())).toEqual([['fire']])
    const flesh = table({ boss: { cards: ['Roasted Flesh'] }, raiders, turn: 'Boss' })
    expect(dealt(flesh.use('Roasted Flesh').resolve())).toEqual([['fire']])
  })

  test('Head Slam and Devour deal melee damage, and so does she in combat for want of an icon', () => {
    const slam = table({
      boss: { hand: ['Head Slam'], resources: 2 },
      raiders: [{ cards: [kor] }],
      turn: 'Boss',
    })
    expect(dealt(slam.play('Head Slam', 1).resolve())).toEqual([['melee']])
    const bite = table({ boss: { hand: ['Devour'], resources: 1 }, raiders: [{ cards: [kor] }], turn: 'R1' })
    bite.propose(kor, 'Onyxia').resolve()
    expect(dealt(bite.passAll().as('Boss').play('Devour').resolve())).toEqual([['melee']])
    const blow = table({ boss: {}, raiders, turn: 'Boss' })
    expect(dealt(blow.attack('Onyxia', 'Warrax'))).toEqual([['melee']])
    const whelps = table({ boss: { cards: [whelp] }, raiders, turn: 'Boss' })
    expect(dealt(whelps.attack(whelp, 'Warrax'))).toEqual([['fire']])
  })
})
