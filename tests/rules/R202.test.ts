/** R202, R203: her three stages, how each ends, and the words of this raid. */
import { describe, expect, test } from 'vitest'
import { outcome, whyNot } from '../../src/engine/index.ts'
import { table } from '../table/index.ts'
import { instant, withCards } from './own.ts'

const lib = withCards(
  instant('Wave', { text: [{ do: 'deal', n: 3, by: 'yourHero', to: { is: 'hero', of: 'opponents' } }] }),
  instant('Nova', { text: [{ do: 'deal', n: 99, by: 'yourHero', to: { is: 'hero', of: 'opponents' } }] }),
  instant('Doom', { text: [{ do: 'deal', n: 4, by: 'yourHero', to: { is: 'hero', of: 'players' } }] }),
  instant('Cull', { text: [{ do: 'destroy', what: { is: 'ally', tag: 'Dragonkin' } }] }),
)
const kor = [{ cards: ['Kor Cindervein'] }]
const waves = [{ hand: ['Wave', 'Wave'] }]

describe('R202.1 the end of a stage', () => {
  test('R202.1 the next stage enters with the same readiness', () => {
    for (const exhausted of [true, false]) {
      const one = table({ library: lib, boss: { damage: 17, exhausted }, raiders: waves, turn: 'R1' })
      one.play('Wave').resolve().expect('Onyxia', { def: 'Onyxia (Stage 2)', exhausted, damage: 0, health: 30 })
      expect(one.stage()).toBe(2)
      const two = table({ library: lib, stage: 2, boss: { damage: 27, exhausted }, raiders: waves, turn: 'R1' })
      two.play('Wave').resolve().expect('Onyxia', { def: 'Onyxia (Stage 3)', exhausted, damage: 0, health: 50 })
      expect(two.stage()).toBe(3)
    }
  })
  test('R202.1 not before the damage is fatal', () => {
    const t = table({ library: lib, boss: { damage: 16 }, raiders: waves, turn: 'R1' })
      .play('Wave')
      .resolve()
    t.expect('Onyxia', { def: 'Onyxia (Stage 1)', damage: 19 })
    expect(t.stage()).toBe(1)
    t.play('Wave').resolve().expect('Onyxia', { def: 'Onyxia (Stage 2)', damage: 0 })
  })
  test('R202.1 one stage at a time, however much damage; the raid goes on', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Nova', 'Nova', 'Nova'] }], turn: 'R1' })
    for (const stage of [2, 3]) {
      t.play('Nova').resolve()
      expect([t.stage(), t.result()]).toEqual([stage, null])
    }
    expect(t.zone('Boss', 'removed')).toEqual(['Onyxia (Stage 1)', 'Onyxia (Stage 2)'])
    t.play('Nova').resolve()
    expect(t.result()).toBe('raiders')
  })
  test('R202.1 in the middle of her own attack: the combat ends, the new stage is as exhausted as the old', () => {
    const t = table({ boss: { damage: 17 }, raiders: kor }).attack('Onyxia', 'Kor Cindervein')
    t.expect('Onyxia', { def: 'Onyxia (Stage 2)', exhausted: true, role: '' })
    t.expect('Kor Cindervein', { damage: 1 })
    expect(t.asked()).toBe('Boss: priority')
  })
})

describe('R202.2 the end of the raid', () => {
  test('R202.2 fatal damage in stage three: the Boss player loses', () => {
    const t = table({ stage: 3, boss: { damage: 47 }, raiders: kor, turn: 'R1' }).attack('Kor Cindervein', 'Onyxia')
    expect(outcome(t.game)).toEqual({ result: 'raiders', winners: [1], rule: 'R100.2' })
    expect(t.asked()).toBe('over')
  })
  test('R202.2 fatal damage in stage two is no loss', () => {
    const t = table({ stage: 2, boss: { damage: 27 }, raiders: kor, turn: 'R1' }).attack('Kor Cindervein', 'Onyxia')
    expect(t.result()).toBeNull()
    expect(t.stage()).toBe(3)
  })
  test('R202.2, 102.1a with the last hero fallen in the same wave nobody has won', () => {
    const raiders = [{ damage: 29 }]
    const both = table({ library: lib, stage: 3, boss: { damage: 46, hand: ['Doom'] }, raiders })
    both.play('Doom').resolve()
    expect(outcome(both.game)).toMatchObject({ result: 'draw', winners: [] })
    const one = table({ library: lib, stage: 3, boss: { damage: 45, hand: ['Doom'] }, raiders })
    one.play('Doom').resolve()
    expect(one.result()).toBe('boss')
  })
  test('R202.1 in stage one it is the Boss who wins then: she has another stage', () => {
    const t = table({ library: lib, boss: { damage: 16, hand: ['Doom'] }, raiders: [{ damage: 29 }] })
    t.play('Doom').resolve()
    expect(outcome(t.game)).toMatchObject({ result: 'boss', winners: [0] })
  })
})

describe('R203.1 the stage', () => {
  test('R203.1a it changes as the card enters, for everything that reads it from then on', () => {
    const boss = { damage: 17, cards: ['Draconic Rage'] }
    const raiders = [{ hand: ['Wave'], cards: ['Anika Berlyn'] }]
    const t = table({ library: lib, boss, raiders })
    t.as('R1').play('Wave').resolve()
    expect(t.stage()).toBe(2)
    t.attack('Onyxia', 'Anika Berlyn').expect('Anika Berlyn', { damage: 4 })
    const before = table({ library: lib, boss: { cards: ['Draconic Rage'] }, raiders })
    before.attack('Onyxia', 'Anika Berlyn').expect('Anika Berlyn', { damage: 2 })
  })
  test('R203.1b "Stage X Only" cards can be played in that stage only', () => {
    const hand = ['Brood of Onyxia', 'Deep Breath', 'Bellowing Roar', 'Lava Cracks', 'Thrash']
    const playable = (stage: 1 | 2 | 3): string[] =>
      table({ stage, boss: { hand, resources: 9 }, raiders: kor })
        .legal()
        .filter((l) => l.startsWith('play'))
    expect(playable(1)).toEqual(['play Thrash'])
    expect(playable(2)).toEqual(['play Brood of Onyxia', 'play Deep Breath', 'play Thrash'])
    expect(playable(3)).toEqual(['play Bellowing Roar', 'play Lava Cracks', 'play Thrash'])
    const t = table({ boss: { hand, resources: 9 }, raiders: kor })
    expect(whyNot(t.game, 0, { card: t.id('Deep Breath'), act: 'play' })?.rule).toBe('704.1a')
  })
  test('R203.1b once played it resolves, though the stage is over', () => {
    const boss = { damage: 27, hand: ['Brood of Onyxia'], resources: 4 }
    const t = table({ library: lib, stage: 2, boss, raiders: waves }).play('Brood of Onyxia')
    t.as('R1').play('Wave').resolve()
    expect(t.stage()).toBe(3)
    t.resolve()
    expect(t.count('Boss', 'Onyxian Whelp')).toBe(10)
  })
})

test('R203.2a one event a turn, from the top of the event deck', () => {
  const filler = Array.from({ length: 9 }, () => 'Heal')
  const boss = { events: ['Feeding Time', 'Growing Rage', 'Wing Storm'], deck: ['Crush', 'Thrash', 'Devour'] }
  const t = table({ boss, raiders: [{ deck: filler }], at: 'draw' })
  t.until('Boss', 'action')
  expect(t.zone('Boss', 'resources')).toEqual(['Feeding Time'])
  t.until('R1', 'action').until('Boss', 'action')
  expect(t.zone('Boss', 'resources')).toEqual(['Feeding Time', 'Growing Rage'])
  expect(t.zone('Boss', 'events')).toEqual(['Wing Storm'])
})

describe('R203.3 Whelps', () => {
  test('R203.3a a Dragonkin ally token of 1 fire ATK and 1 health, named Onyxian Whelp', () => {
    const t = table({ boss: { cards: ['Onyxian Whelp'] }, raiders: kor })
    t.expect('Onyxian Whelp', {
      token: true,
      types: ['ally'],
      tags: ['Dragonkin'],
      atk: 1,
      damageTypes: ['fire'],
      health: 1,
      cost: 0,
    })
  })
  test('R203.3a what speaks of Dragonkin speaks of it; destroyed, it ceases to exist (404.2c)', () => {
    const boss = { cards: ['Onyxian Whelp', 'Onyxian Whelp'] }
    const t = table({ library: lib, boss, raiders: [{ hand: ['Cull'], cards: ['Parvink'] }], turn: 'R1' })
    t.play('Cull').resolve().expect('Parvink', { zone: 'party' })
    expect(t.count('Boss', 'Onyxian Whelp')).toBe(0)
    expect(t.zone('Boss', 'graveyard')).toEqual([])
  })
  test('R203.3a it deals fire damage in combat and dies of one', () => {
    const t = table({ boss: { cards: ['Onyxian Whelp'] }, raiders: kor }).attack('Onyxian Whelp', 'Kor Cindervein')
    t.expect('Kor Cindervein', { damage: 1 })
    expect(t.count('Boss', 'Onyxian Whelp')).toBe(0)
  })
})
