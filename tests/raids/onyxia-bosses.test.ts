/** The three Boss cards with both sides, and the Whelp token (raids/onyxias-lair/bosses.ts). */
import { describe, expect, test } from 'vitest'
import { type Table, table } from '../table/index.ts'

const kor = 'Kor Cindervein'
const whelp = 'Onyxian Whelp'
/** Something to draw, so that a longer test does not end a raider's game (410.6b). */
const deck = ['In Dreams', 'In Dreams', 'In Dreams', 'In Dreams']
const three = [
  { hero: 'Warrax', deck },
  { hero: 'Boris Brightbeard', deck },
  { hero: 'Litori Frostburn', deck },
]

const strikeOnly = (t: Table): string[] => t.legal().filter((a) => a.startsWith('use'))

describe('Onyxia (Stage 1)', () => {
  test('R101.1 ten resources and her flip destroy the target hero', () => {
    const t = table({ boss: { resources: 11 }, raiders: three, turn: 'Boss' })
    expect(t.legal()).toEqual(['pass', 'use Onyxia', 'attack Onyxia'])
    t.say('use Onyxia')
    expect(t.asked()).toBe('Boss: target')
    expect(t.legal()).toEqual(['pick Warrax', 'pick Boris Brightbeard', 'pick Litori Frostburn'])
    t.say('pick Boris Brightbeard').expect('Onyxia', { faceDown: true, exhausted: false })
    expect(t.resources('Boss')).toEqual({ ready: 1, all: 11 })
    t.resolve()
    expect(t.game.s.players[2]!.lost).toBe(true)
    expect(t.game.s.players[1]!.lost).toBe(false)
    expect(t.result()).toBe(null)
  })

  test('R101.1 the flip is a cost, so the back has no power to use', () => {
    const t = table({ boss: { resources: 20, flipped: true }, raiders: three, turn: 'Boss' })
    expect(t.legal()).toEqual(['pass', 'attack Onyxia'])
    t.expect('Onyxia', { def: 'Onyxia (Stage 1)', faceDown: true, health: 20 })
  })

  test('403.1 nine ready resources are one too few, also with exhausted ones beside them', () => {
    const t = table({
      boss: { resources: 9, quests: [{ name: 'Battle Plan', exhausted: true, faceDown: true }] },
      turn: 'Boss',
    })
    expect(t.resources('Boss')).toEqual({ ready: 9, all: 10 })
    expect(strikeOnly(t)).toEqual([])
    const enough = table({ boss: { resources: 10 }, turn: 'Boss' })
    expect(strikeOnly(enough)).toEqual(['use Onyxia'])
  })

  test('the power has no timing: it may be used on a raider’s turn, and with the last hero gone the Boss wins', () => {
    const t = table({ boss: { resources: 10 }, raiders: [{ hero: 'Warrax' }], turn: 'R1' })
    t.as('Boss')
    expect(t.legal()).toEqual(['pass', 'use Onyxia'])
    t.use('Onyxia').resolve()
    expect(t.result()).toBe('boss')
    expect(t.asked()).toBe('over')
  })

  test('709.2a a hero that can’t be targeted any more is safe', () => {
    const t = table({
      boss: { resources: 10 },
      raiders: [{ hero: 'Graccus', hand: ['Divine Shield'], resources: 3 }, { hero: 'Warrax' }],
      turn: 'Boss',
    })
    t.use('Onyxia', 'Graccus').as('R1').play('Divine Shield').resolve()
    t.resolve()
    t.expect('Graccus', { zone: 'party', damage: 0 })
    t.expect('Onyxia', { faceDown: true })
    expect(t.game.s.players[1]!.lost).toBe(false)
  })

  test.each([false, true])('she has 1 ATK while attacking, on either side (flipped: %s)', (flipped) => {
    const t = table({ boss: { flipped }, turn: 'Boss' })
    t.expect('Onyxia', { atk: 0 }).propose('Onyxia', 'Warrax').expect('Onyxia', { atk: 0 })
    t.resolve().expect('Onyxia', { atk: 1, exhausted: true }).fight()
    t.expect('Warrax', { damage: 1 }).expect('Onyxia', { atk: 0 })
  })

  test('205.1 a defending Onyxia has no ATK and deals nothing', () => {
    const t = table({ raiders: [{ cards: [kor] }], turn: 'R1' })
    t.attack(kor, 'Onyxia')
    t.expect(kor, { damage: 0 }).expect('Onyxia', { damage: 3, atk: 0 })
  })

  test('R202.1 nineteen damage is not fatal, twenty is: the next stage, face up', () => {
    const spared = table({ boss: { damage: 16, flipped: true }, raiders: [{ cards: [kor] }], turn: 'R1' })
    spared.attack(kor, 'Onyxia').expect('Onyxia', { damage: 19, def: 'Onyxia (Stage 1)', faceDown: true })
    const t = table({ boss: { damage: 17, flipped: true }, raiders: [{ cards: [kor] }], turn: 'R1' })
    t.attack(kor, 'Onyxia')
    t.expect('Onyxia', { damage: 0, def: 'Onyxia (Stage 2)', faceDown: false, exhausted: false, health: 30 })
    expect(t.stage()).toBe(2)
    expect(t.zone('Boss', 'removed')).toEqual(['Onyxia (Stage 1)'])
  })
})

describe('Onyxia (Stage 2)', () => {
  test('two resources and her flip make a Whelp for each resource, exhausted ones too', () => {
    const t = table({ stage: 2, boss: { resources: 5 }, raiders: three, turn: 'Boss' })
    t.use('Onyxia')
    expect(t.resources('Boss')).toEqual({ ready: 3, all: 5 })
    t.resolve()
    expect(t.count('Boss', whelp)).toBe(5)
    t.expect('Onyxia', { faceDown: true })
    expect(t.legal()).toEqual(['pass', 'attack Onyxia'])
  })

  test('the power is for her own turn only', () => {
    const t = table({ stage: 2, boss: { resources: 5 }, raiders: three, turn: 'R1' })
    t.as('Boss')
    expect(t.legal()).toEqual(['pass'])
  })

  test('701.1 on her own turn it may be used at any priority, also in combat', () => {
    const t = table({ stage: 2, boss: { resources: 2 }, raiders: three, turn: 'Boss' })
    t.propose('Onyxia', 'Warrax').resolve()
    expect(t.legal()).toEqual(['pass', 'use Onyxia'])
    t.use('Onyxia').resolve()
    expect(t.count('Boss', whelp)).toBe(2)
    t.fight().expect('Warrax', { damage: 2 })
  })

  test('403.1 one ready resource is too few, and only the two that pay count when there are no others', () => {
    const poor = table({
      stage: 2,
      boss: { resources: 1, quests: [{ name: 'Battle Plan', exhausted: true, faceDown: true }] },
      turn: 'Boss',
    })
    expect(strikeOnly(poor)).toEqual([])
    const t = table({ stage: 2, boss: { resources: 2 }, turn: 'Boss' })
    t.use('Onyxia').resolve()
    expect(t.count('Boss', whelp)).toBe(2)
    expect(t.resources('Boss')).toEqual({ ready: 0, all: 2 })
  })

  test.each([false, true])('603.1a long-range and 2 ATK while attacking, on either side (flipped: %s)', (flipped) => {
    const t = table({ stage: 2, boss: { flipped }, raiders: [{ cards: [kor] }], turn: 'Boss' })
    t.expect('Onyxia', { keywords: ['Long-Range'] })
    t.attack('Onyxia', kor)
    t.expect(kor, { damage: 2 }).expect('Onyxia', { damage: 0 })
  })

  test('603.1a as a defender her long-range keeps nobody from hurting her', () => {
    const t = table({ stage: 2, raiders: [{ cards: [kor] }], turn: 'R1' })
    t.attack(kor, 'Onyxia')
    t.expect('Onyxia', { damage: 3 }).expect(kor, { damage: 0 })
  })

  test('R202.1 twenty-nine damage is not fatal, thirty is', () => {
    const spared = table({ stage: 2, boss: { damage: 26 }, raiders: [{ cards: [kor] }], turn: 'R1' })
    spared.attack(kor, 'Onyxia').expect('Onyxia', { damage: 29, def: 'Onyxia (Stage 2)' })
    const t = table({ stage: 2, boss: { damage: 27, exhausted: true }, raiders: [{ cards: [kor] }], turn: 'R1' })
    t.attack(kor, 'Onyxia').expect('Onyxia', { damage: 0, def: 'Onyxia (Stage 3)', exhausted: true, health: 50 })
    expect(t.stage()).toBe(3)
  })
})

describe('Onyxia (Stage 3)', () => {
  test('R100.2 twenty resources and her flip destroy every opposing hero: the Boss wins', () => {
    const t = table({ stage: 3, boss: { resources: 20 }, raiders: three, turn: 'Boss' })
    t.use('Onyxia').expect('Onyxia', { faceDown: true })
    expect(t.resources('Boss')).toEqual({ ready: 0, all: 20 })
    t.resolve()
    expect(t.result()).toBe('boss')
  })

  test('it targets nobody, so that a hero that can’t be targeted falls with the others', () => {
    const t = table({
      stage: 3,
      boss: { resources: 20 },
      raiders: [{ hero: 'Graccus', hand: ['Divine Shield'], resources: 3 }, { hero: 'Warrax' }],
      turn: 'R1',
    })
    t.play('Divine Shield').resolve()
    t.as('Boss').use('Onyxia').resolve()
    expect(t.result()).toBe('boss')
  })

  test('403.1 nineteen resources are too few, and the back has no such power', () => {
    expect(strikeOnly(table({ stage: 3, boss: { resources: 19 }, turn: 'Boss' }))).toEqual([])
    expect(strikeOnly(table({ stage: 3, boss: { resources: 30, flipped: true }, turn: 'Boss' }))).toEqual([])
    expect(strikeOnly(table({ stage: 3, boss: { resources: 20 }, turn: 'Boss' }))).toEqual(['use Onyxia'])
  })

  test('R202.2 her own fatal damage comes first while the power is still on the chain', () => {
    const t = table({
      stage: 3,
      boss: { resources: 20, damage: 48 },
      raiders: [{ hero: 'Litori Frostburn', hand: ['Fire Blast'], resources: 1 }, { hero: 'Warrax' }],
      turn: 'Boss',
    })
    t.use('Onyxia').as('R1').play('Fire Blast', 'Onyxia').resolve()
    expect(t.result()).toBe('raiders')
  })

  test.each([false, true])('3 ATK while attacking and no long-range, on either side (flipped: %s)', (flipped) => {
    const t = table({ stage: 3, boss: { flipped }, raiders: [{ cards: [kor] }], turn: 'Boss' })
    t.expect('Onyxia', { keywords: [] }).attack('Onyxia', kor)
    t.expect(kor, { zone: 'graveyard' }).expect('Onyxia', { damage: 3 })
  })

  test('R202.2 forty-nine damage is not fatal, fifty is: the raiders win', () => {
    const spared = table({ stage: 3, boss: { damage: 46 }, raiders: [{ cards: [kor] }], turn: 'R1' })
    spared.attack(kor, 'Onyxia').expect('Onyxia', { damage: 49 })
    expect(spared.result()).toBe(null)
    const t = table({ stage: 3, boss: { damage: 47 }, raiders: [{ cards: [kor] }], turn: 'R1' })
    t.attack(kor, 'Onyxia')
    expect(t.result()).toBe('raiders')
  })
})

describe('Onyxian Whelp', () => {
  test('R203.3a a Dragonkin ally token with 1 fire ATK and 1 health', () => {
    const t = table({ boss: { cards: [whelp] }, raiders: [{ cards: [kor] }], turn: 'Boss' })
    t.expect(whelp, { token: true, atk: 1, health: 1, types: ['ally'], tags: ['Dragonkin'], damageTypes: ['fire'] })
    t.attack(whelp, 'Warrax').expect('Warrax', { damage: 1 }).expect(whelp, { exhausted: true, damage: 0 })
  })

  test('302.2 a Whelp that came this turn does not attack, the older one does', () => {
    const fresh = table({ boss: { cards: [{ name: whelp, fresh: true }] }, turn: 'Boss' })
    expect(fresh.legal()).toEqual(['pass', 'attack Onyxia'])
    const old = table({ boss: { cards: [whelp] }, turn: 'Boss' })
    expect(old.legal()).toEqual(['pass', 'attack Onyxia', `attack ${whelp}`])
  })

  test('404.2c one damage is fatal, and a token that leaves play is in no graveyard', () => {
    const t = table({ boss: { cards: [whelp] }, raiders: [{ cards: [kor] }], turn: 'Boss' })
    t.attack(whelp, kor)
    t.expect(kor, { damage: 1, zone: 'party' })
    expect(t.count('Boss', whelp)).toBe(0)
    expect(t.zone('Boss', 'graveyard')).toEqual([])
    expect(t.zone('Boss', 'removed')).toEqual([])
  })

  test('R101.2 Whelps stay as the stage changes, and five raiders may be attacked by five of them', () => {
    const t = table({
      boss: { damage: 19, cards: [whelp, whelp, whelp, whelp, whelp] },
      raiders: [
        { hero: 'Warrax', cards: [kor], deck },
        { hero: 'Boris Brightbeard', deck },
        { hero: 'Litori Frostburn', deck },
        { hero: 'Elendril', deck },
        { hero: 'Graccus', deck },
      ],
      turn: 'R1',
    })
    t.attack(kor, 'Onyxia')
    expect(t.stage()).toBe(2)
    t.until('Boss', 'action')
    const heroes = ['Warrax', 'Boris Brightbeard', 'Litori Frostburn', 'Elendril', 'Graccus']
    heroes.forEach((hero, i) => {
      t.attack(`${whelp}#${i + 1}`, hero)
    })
    for (const hero of heroes) t.expect(hero, { damage: 1 })
    expect(t.legal()).toEqual(['pass', 'attack Onyxia'])
  })
})
