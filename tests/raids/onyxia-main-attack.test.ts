/** Main deck of Onyxia's Lair: what makes her attacks stronger, and lets her attack again. */
import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'

const kor = 'Kor Cindervein'
const igvand = 'Crazy Igvand'
const whelp = 'Onyxian Whelp'
const deck = ['In Dreams', 'In Dreams', 'In Dreams', 'In Dreams']
const five = [
  { hero: 'Warrax', deck },
  { hero: 'Boris Brightbeard', deck },
  { hero: 'Litori Frostburn', deck },
  { hero: 'Elendril', deck },
  { hero: 'Graccus', deck },
]

describe('Draconic Rage', () => {
  test.each([
    [1, 2],
    [2, 4],
    [3, 6],
  ] as const)('in stage %i she attacks for %i', (stage, atk) => {
    const t = table({ stage, boss: { cards: ['Draconic Rage'] }, turn: 'Boss' })
    t.expect('Onyxia', { atk: 0 })
    t.propose('Onyxia', 'Warrax').resolve().expect('Onyxia', { atk }).fight().expect('Warrax', { damage: atk })
  })

  test('305.2 it stays in play once it has resolved, and is no instant', () => {
    const t = table({ boss: { hand: ['Draconic Rage'], resources: 1 }, turn: 'Boss' })
    t.play('Draconic Rage').resolve()
    expect(t.zone('Boss', 'party')).toContain('Draconic Rage')
    expect(t.zone('Boss', 'graveyard')).toEqual([])
    const other = table({ boss: { hand: ['Draconic Rage'], resources: 1 }, turn: 'R1' }).as('Boss')
    expect(other.legal()).toEqual(['pass'])
  })

  test('it does nothing while she defends, and nothing for the Whelps', () => {
    const t = table({ stage: 3, boss: { cards: ['Draconic Rage', whelp] }, raiders: [{ cards: [kor] }], turn: 'R1' })
    t.expect(whelp, { atk: 1 })
    t.attack(kor, 'Onyxia').expect(kor, { damage: 0 }).expect('Onyxia', { damage: 3 })
  })

  test('714.2 two of them add up, and both grow with the stage at once', () => {
    const t = table({
      boss: { damage: 18, cards: ['Draconic Rage', 'Draconic Rage'] },
      raiders: [{ hero: 'Litori Frostburn', hand: ['Fire Blast'], resources: 1 }, { hero: 'Warrax' }],
      turn: 'Boss',
    })
    t.propose('Onyxia', 'Warrax').resolve().expect('Onyxia', { atk: 3 })
    t.as('R1').play('Fire Blast', 'Onyxia').resolve()
    expect(t.stage()).toBe(2)
    // The new Onyxia is a different card and not in the combat any more.
    t.fight().expect('Onyxia', { atk: 0, exhausted: true })
    t.expect('Warrax', { damage: 0 })
  })
})

describe('Draconic Might', () => {
  test('with five opposing heroes she has five more ATK while attacking this turn', () => {
    const t = table({ boss: { hand: ['Draconic Might'], resources: 1 }, raiders: five, turn: 'Boss' })
    t.play('Draconic Might').resolve().expect('Onyxia', { atk: 0 })
    expect(t.zone('Boss', 'graveyard')).toEqual(['Draconic Might'])
    t.attack('Onyxia', 'Graccus').expect('Graccus', { damage: 6 })
  })

  test('501.1a it is gone on the next turn', () => {
    const t = table({ boss: { hand: ['Draconic Might'], resources: 1 }, raiders: five.slice(0, 2), turn: 'Boss' })
    t.play('Draconic Might').resolve()
    t.passAll().until('R1', 'action').until('Boss', 'action')
    t.attack('Onyxia', 'Warrax').expect('Warrax', { damage: 1 })
  })

  test('she has none of it while she defends on a raider’s turn', () => {
    const t = table({
      boss: { hand: ['Draconic Might'], resources: 1 },
      raiders: [{ cards: [kor] }, { hero: 'Graccus' }],
      turn: 'R1',
    })
    t.as('Boss').play('Draconic Might').resolve()
    t.attack(kor, 'Onyxia').expect(kor, { damage: 0 })
  })

  test('709.2d the heroes are counted once, as it resolves', () => {
    const t = table({
      boss: { hand: ['Draconic Might', 'Roasted Flesh'], resources: 2, cards: ['Roasted Flesh'] },
      raiders: [
        { hero: 'Warrax', damage: 27 },
        { hero: 'Boris Brightbeard' },
        { hero: 'Litori Frostburn', damage: 22 },
      ],
      turn: 'Boss',
    })
    // In response one of the three heroes dies: two are counted.
    t.play('Draconic Might').use('Roasted Flesh', 'Warrax').resolve().resolve()
    // After that it stays two.
    t.play('Roasted Flesh').resolve().use('Roasted Flesh', 'Litori Frostburn').resolve()
    t.attack('Onyxia', 'Boris Brightbeard').expect('Boris Brightbeard', { damage: 3 })
  })

  test('two of them add up', () => {
    const t = table({
      boss: { hand: ['Draconic Might', 'Draconic Might'], resources: 2 },
      raiders: five.slice(0, 3),
      turn: 'Boss',
    })
    t.play('Draconic Might').play('Draconic Might').resolveAll()
    t.attack('Onyxia', 'Warrax').expect('Warrax', { damage: 7 })
  })
})

describe('Tooth and Claw', () => {
  test('she has five more ATK while attacking', () => {
    const t = table({ boss: { hand: ['Tooth and Claw'], resources: 3 }, turn: 'Boss' })
    t.play('Tooth and Claw').resolve()
    expect(t.resources('Boss').ready).toBe(0)
    t.attack('Onyxia', 'Warrax').expect('Warrax', { damage: 6 })
  })

  test('not while she defends, not for her Whelps, and not for two resources', () => {
    const t = table({ boss: { cards: ['Tooth and Claw', whelp] }, raiders: [{ cards: [kor] }], turn: 'R1' })
    t.expect(whelp, { atk: 1 }).expect('Onyxia', { atk: 0 })
    t.attack(kor, 'Onyxia').expect(kor, { damage: 0 })
    const poor = table({ boss: { hand: ['Tooth and Claw'], resources: 2 }, turn: 'Boss' })
    expect(poor.legal()).toEqual(['pass', 'attack Onyxia'])
  })

  test('two of them make eleven, and with one gone in mid-combat it is six again', () => {
    const t = table({
      boss: { cards: ['Tooth and Claw', 'Tooth and Claw'] },
      raiders: [{ hero: 'Boris Brightbeard', hand: ['Dispel Magic'], resources: 1 }],
      turn: 'Boss',
    })
    t.propose('Onyxia', 'Boris Brightbeard').resolve().expect('Onyxia', { atk: 11 })
    t.as('R1').play('Dispel Magic', 'Tooth and Claw').resolve().expect('Onyxia', { atk: 6 })
    t.fight().expect('Boris Brightbeard', { damage: 6 })
  })
})

describe('Trample', () => {
  const raiders = [
    { hero: 'Warrax', cards: [igvand, kor] },
    { hero: 'Boris Brightbeard', cards: ['Warden Tonarin'] },
  ]

  test('she has two more ATK while attacking, and as she attacks she may exhaust the protector', () => {
    const t = table({ boss: { cards: ['Trample', whelp] }, raiders, turn: 'Boss' })
    t.propose('Onyxia', 'Warrax').resolve()
    expect(t.asked()).toBe('Boss: target')
    expect(t.legal().sort()).toEqual([`pick ${igvand}`, `pick ${kor}`, `pick ${whelp}`, 'pick Warden Tonarin'].sort())
    t.say(`pick ${igvand}`).resolve()
    expect(t.asked()).toBe('Boss: yes-no')
    t.say('yes').expect(igvand, { exhausted: true }).expect('Onyxia', { atk: 3 })
    t.fight().expect('Warrax', { damage: 3 })
  })

  test('712.7 she need not, and then the protector steps in', () => {
    const t = table({ boss: { cards: ['Trample'] }, raiders, turn: 'Boss' })
    t.propose('Onyxia', 'Boris Brightbeard').resolve(igvand).resolve('no')
    t.expect(igvand, { exhausted: false })
    t.fight(igvand).expect(igvand, { damage: 3, exhausted: true }).expect('Boris Brightbeard', { damage: 0 })
  })

  test('708.2 without an ally in play its trigger ceases; a Whelp’s attack does not trigger it', () => {
    const alone = table({ boss: { cards: ['Trample'] }, raiders: [{ hero: 'Warrax' }], turn: 'Boss' })
    alone.propose('Onyxia', 'Warrax').resolve()
    expect(alone.asked()).toBe('Boss: priority')
    alone.fight().expect('Warrax', { damage: 3 })
    const t = table({ boss: { cards: ['Trample', whelp] }, raiders, turn: 'Boss' })
    t.attack(whelp, 'Warrax').expect('Warrax', { damage: 1 }).expect(igvand, { exhausted: false })
  })

  test('two of them: two triggers for two protectors, and five ATK', () => {
    const t = table({ boss: { cards: ['Trample', 'Trample'] }, raiders, turn: 'Boss' })
    t.propose('Onyxia', 'Warrax').resolve()
    expect(t.asked()).toBe('Boss: target') // their order can't matter (708.1a)
    t.resolveAll(igvand, 'Warden Tonarin', 'yes', 'yes')
    t.expect(igvand, { exhausted: true })
      .expect('Warden Tonarin', { exhausted: true })
      .expect(kor, { exhausted: false })
    t.expect('Onyxia', { atk: 5 }).fight().expect('Warrax', { damage: 5 })
  })
})

describe('Thrash', () => {
  test('destroying it readies her for a second attack', () => {
    const t = table({ boss: { hand: ['Thrash'], resources: 1 }, turn: 'Boss' })
    t.play('Thrash').resolve().attack('Onyxia', 'Warrax')
    t.expect('Onyxia', { exhausted: true })
    expect(t.legal()).toEqual(['pass', 'use Thrash'])
    t.use('Thrash').expect('Thrash', { zone: 'graveyard' }).expect('Onyxia', { exhausted: true })
    t.resolve().expect('Onyxia', { exhausted: false })
    t.attack('Onyxia', 'Warrax').expect('Warrax', { damage: 2 })
  })

  test('it is no instant, and gone once it is used', () => {
    const t = table({ boss: { hand: ['Thrash'], resources: 1, exhausted: true }, turn: 'R1' }).as('Boss')
    expect(t.legal()).toEqual(['pass'])
    const used = table({ boss: { cards: ['Thrash'], exhausted: true }, turn: 'Boss' })
    used.use('Thrash').resolve()
    expect(used.legal()).toEqual(['pass', 'attack Onyxia'])
    expect(used.zone('Boss', 'graveyard')).toEqual(['Thrash'])
  })

  test('411.1 it may be used while she is ready, on any turn, and then changes nothing', () => {
    const t = table({ boss: { cards: ['Thrash'] }, turn: 'R1' }).as('Boss')
    expect(t.legal()).toEqual(['pass', 'use Thrash'])
    t.use('Thrash').resolve().expect('Onyxia', { exhausted: false })
    expect(t.zone('Boss', 'graveyard')).toEqual(['Thrash'])
  })

  test('two of them: three attacks in a turn', () => {
    const t = table({ boss: { cards: ['Thrash', 'Thrash'] }, turn: 'Boss' })
    t.attack('Onyxia', 'Warrax').use('Thrash').resolve()
    t.attack('Onyxia', 'Warrax').use('Thrash').resolve()
    t.attack('Onyxia', 'Warrax').expect('Warrax', { damage: 3 })
    expect(t.legal()).toEqual(['pass'])
  })
})

describe('Another Lesson', () => {
  test('715.1 combat damage to an ally readies her, again and again this turn', () => {
    const t = table({
      boss: { hand: ['Another Lesson'], resources: 3 },
      raiders: [{ cards: ['Apprentice Teep', 'Galway Steamwhistle', igvand] }],
      turn: 'Boss',
    })
    t.play('Another Lesson').resolve()
    t.attack('Onyxia', 'Galway Steamwhistle').resolveAll()
    t.expect('Galway Steamwhistle', { zone: 'graveyard' }).expect('Onyxia', { exhausted: false })
    t.attack('Onyxia', igvand).resolveAll().expect('Onyxia', { exhausted: false, damage: 1 })
    t.attack('Onyxia', 'Warrax', igvand).resolveAll()
    t.expect(igvand, { damage: 2 }).expect('Onyxia', { exhausted: false })
  })

  test('damage to a hero does not, nor does other damage to an ally', () => {
    const t = table({
      boss: { hand: ['Another Lesson'], resources: 3, cards: ['Roasted Flesh'] },
      raiders: [{ cards: [kor] }],
      turn: 'Boss',
    })
    t.play('Another Lesson').resolve().attack('Onyxia', 'Warrax').resolveAll().expect('Onyxia', { exhausted: true })
    t.use('Roasted Flesh', kor).resolve().expect(kor, { zone: 'graveyard' })
    expect(t.legal()).toEqual(['pass'])
    t.expect('Onyxia', { exhausted: true })
  })

  test('717.2b a prevented packet is no damage; a Whelp’s damage is not hers', () => {
    const t = table({
      boss: { hand: ['Another Lesson'], resources: 3, cards: [whelp] },
      raiders: [{ hero: 'Graccus', cards: [{ name: 'Anika Berlyn' }, 'Devotion Aura'] }],
      turn: 'Boss',
    })
    t.play('Another Lesson').resolve().attack('Onyxia', 'Anika Berlyn').resolveAll()
    t.expect('Anika Berlyn', { damage: 0 }).expect('Onyxia', { exhausted: true })
    const other = table({
      boss: { hand: ['Another Lesson'], resources: 3, cards: [whelp], exhausted: true },
      raiders: [{ cards: [igvand] }],
      turn: 'Boss',
    })
    other.play('Another Lesson').resolve().attack(whelp, igvand).resolveAll()
    other.expect(igvand, { damage: 1 }).expect('Onyxia', { exhausted: true })
  })

  test('715.1 it ends with the turn', () => {
    const t = table({
      boss: { hand: ['Another Lesson'], resources: 3, deck },
      raiders: [{ cards: [igvand], deck }],
      turn: 'Boss',
    })
    t.play('Another Lesson').resolve().until('R1', 'action').until('Boss', 'action')
    t.attack('Onyxia', igvand).resolveAll().expect('Onyxia', { exhausted: true })
    expect(t.legal()).toEqual(['pass'])
  })

  test('R101.4 played before the stage changes it speaks of the next Onyxia too', () => {
    const t = table({
      boss: { hand: ['Another Lesson'], resources: 3, damage: 17 },
      raiders: [{ cards: [kor, igvand] }],
      turn: 'Boss',
    })
    t.play('Another Lesson').resolve().attack('Onyxia', kor).resolveAll()
    expect(t.stage()).toBe(2)
    // The trigger asks who she is as it resolves.
    t.expect('Onyxia', { exhausted: false })
    t.attack('Onyxia', igvand).resolveAll().expect(igvand, { damage: 2 }).expect('Onyxia', { exhausted: false })
  })
})

describe('all of these serve her alone', () => {
  test('an attacking hero of the raid gains nothing', () => {
    const t = table({
      boss: {
        hand: ['Draconic Might'],
        resources: 1,
        cards: ['Draconic Rage', 'Tooth and Claw', 'Trample'],
      },
      raiders: [{ hero: 'Warrax' }, { hero: 'Graccus', cards: [kor] }],
      turn: 'R1',
    })
    t.as('Boss').play('Draconic Might').resolve()
    t.propose('Warrax', 'Onyxia').resolve().expect('Warrax', { atk: 0 })
    t.fight().expect('Onyxia', { damage: 0 }).expect(kor, { exhausted: false })
  })

  test('Thrash and Another Lesson ready no hero of the raid', () => {
    const raiders = [{ hero: 'Warrax', exhausted: true, cards: [igvand] }]
    const t = table({
      boss: { hand: ['Another Lesson'], resources: 3, cards: ['Thrash'] },
      raiders,
      turn: 'Boss',
    })
    t.play('Another Lesson').resolve().attack('Onyxia', igvand).resolveAll()
    t.expect('Onyxia', { exhausted: false }).expect('Warrax', { exhausted: true })
    t.use('Thrash').resolve().expect('Warrax', { exhausted: true })
  })
})
