/** The event deck, cards 21 to 30: what each does, what it leaves alone, and where it ends (R201.2). */
import { describe, expect, test } from 'vitest'
import { decision, view } from '../../src/engine/index.ts'
import { event, three } from './onyxia-events.ts'

describe('Play With Your Food', () => {
  test('a die for each opposing hero, which the Boss player deals out', () => {
    const t = event('Play With Your Food', { raiders: three(), dice: [1, 6, 4] })
      .resolve()
      .done()
    expect(t.asked()).toBe('Boss: choose')
    expect(t.legal()).toEqual(['pick Warrax', 'pick Warrax', 'pick Warrax'])
    t.say('pick Warrax#2')
    expect(t.legal()).toEqual(['number 1', 'number 6', 'number 4'])
    t.say('number 6').expect('Warrax#2', { damage: 6 })
    t.say('pick Warrax')
    expect(t.legal()).toEqual(['number 1', 'number 4'])
    t.say('number 1')
    t.expect('Warrax', { damage: 1 }).expect('Warrax#3', { damage: 4 })
    expect(t.asked()).toBe('Boss: priority')
  })
  test('no ally is touched, and the raiders have no say', () => {
    const t = event('Play With Your Food', { raiders: three(['Parvink']), dice: [2, 2, 2] }).resolve()
    expect(t.asked()).toBe('Boss: choose')
    t.say('pick Warrax').say('pick Warrax#2').done()
    for (const c of ['Warrax', 'Warrax#2', 'Warrax#3']) t.expect(c, { damage: 2 })
    t.expect('Parvink', { damage: 0 })
  })
  test('one hero and one die leave no choice; fatal damage puts the raider out', () => {
    const t = event('Play With Your Food', { raiders: [{ hero: 'Boris Brightbeard', damage: 20 }], dice: [6] })
    t.resolve().done()
    expect(t.result()).toBe('boss')
  })
})

describe('Quicken the Pace', () => {
  const boss = { events: ['Growing Rage', 'Feeding Time'] }
  const raiders = [{ deck: ['Fireball', 'Smite'] }, { deck: ['Heal'], resources: 1 }]
  test('the top event and the top card of each raider’s deck become resources', () => {
    const t = event('Quicken the Pace', { boss, raiders }).resolve()
    expect(t.zone('Boss', 'resources')).toEqual(['Growing Rage', 'Quicken the Pace'])
    expect(t.zone('R1', 'resources')).toEqual(['Fireball'])
    expect(t.zone('R2', 'resources')).toEqual(['Heal', 'In Dreams'])
    expect(['Boss', 'R1', 'R2'].map((r) => t.resources(r).ready)).toEqual([2, 1, 2])
    expect(t.zone('Boss', 'events')).toEqual(['Feeding Time'])
  })
  test('415.8c each raider knows his own, R100.3 nobody knows hers', () => {
    const t = event('Quicken the Pace', { boss, raiders }).resolve()
    const known = (seat: number, of: number): (string | null)[] => {
      const v = view(t.game, seat)
      return v.seats[of]!.resources.map((id) => v.cards[id]!.def)
    }
    expect(known(1, 1)).toEqual(['Fireball'])
    expect(known(2, 1)).toEqual([null])
    expect(known(0, 1)).toEqual([null])
    expect(known(0, 0)).toEqual([null, null])
    expect(known(1, 0)).toEqual([null, null])
  })
  test('410.6b it is not drawing: an empty deck decks nobody', () => {
    const t = event('Quicken the Pace', { raiders: [{}, { deck: ['Heal'] }] }).resolve()
    expect(t.asked()).toBe('Boss: priority')
    expect(t.game.s.players[1]!.lost).toBe(false)
    expect(t.resources('R1').all).toBe(0)
    expect(t.zone('Boss', 'resources')).toEqual(['Quicken the Pace'])
  })
})

describe('Reign of Fire', () => {
  const raiders = three(['Kor Cindervein', 'Parvink'], ['Crazy Igvand'])
  test('R203.1a fire damage as the stage to each opposing ally', () => {
    const t = event('Reign of Fire', { stage: 2, raiders }).resolve()
    t.expect('Kor Cindervein', { damage: 2 }).expect('Crazy Igvand', { damage: 2 })
    t.expect('Parvink', { zone: 'graveyard' })
  })
  test('heroes and her own Whelps take none', () => {
    const t = event('Reign of Fire', { boss: { cards: ['Onyxian Whelp'] }, raiders }).resolve()
    for (const c of ['Warrax', 'Warrax#2', 'Onyxia', 'Onyxian Whelp']) t.expect(c, { damage: 0 })
  })
  test('one damage leaves two health alive, three is fatal for three', () => {
    event('Reign of Fire', { raiders }).resolve().expect('Parvink', { zone: 'party', damage: 1 })
    const t = event('Reign of Fire', { stage: 3, raiders }).resolve()
    t.expect('Kor Cindervein', { zone: 'graveyard' }).expect('Crazy Igvand', { zone: 'party', damage: 3 })
  })
})

describe('Sacrificial Meal', () => {
  test('each raider destroys one ability, ally or equipment of his own choice', () => {
    const raiders = three(['Kor Cindervein', 'Krol Blade', 'Devotion Aura'], ['Parvink', 'Latro Abiectus'])
    const t = event('Sacrificial Meal', { raiders }).resolve()
    expect(t.asked()).toBe('R1: choose')
    expect(decision(t.game)?.joint).toBeUndefined()
    expect(t.legal()).toEqual(['pick Kor Cindervein', 'pick Krol Blade', 'pick Devotion Aura'])
    t.say('pick Krol Blade')
    // 802.1: all choose before anything is destroyed.
    t.expect('Krol Blade', { zone: 'party' })
    expect(t.asked()).toBe('R2: choose')
    t.say('pick Parvink')
    t.expect('Krol Blade', { zone: 'graveyard' }).expect('Parvink', { zone: 'graveyard' })
    expect(t.zone('R1', 'party')).toEqual(['Devotion Aura', 'Kor Cindervein', 'Warrax'])
  })
  test('the Boss player destroys nothing, and heroes and resources are no meal', () => {
    const boss = { cards: ['Onyxian Whelp', 'Thrash'] }
    const t = event('Sacrificial Meal', { boss, raiders: [{ quests: ['In Dreams'], resources: 1 }] }).resolve()
    expect(t.asked()).toBe('Boss: priority')
    expect(t.zone('Boss', 'party')).toEqual(['Onyxia (Stage 1)', 'Onyxian Whelp', 'Thrash'])
    expect(t.resources('R1').all).toBe(2)
    t.expect('Warrax', { zone: 'party' })
  })
  test('who has but one card gives that one', () => {
    const t = event('Sacrificial Meal', { raiders: three(['Devotion Aura'], [], ['Krol Blade']) }).resolve()
    expect(t.asked()).toBe('Boss: priority')
    t.expect('Devotion Aura', { zone: 'graveyard' }).expect('Krol Blade', { zone: 'graveyard' })
    expect(t.zone('R2', 'party')).toEqual(['Warrax'])
  })
})

describe('Searing Flames', () => {
  const raiders = three(['Devotion Aura', 'Parvink'], ['Retribution Aura'])
  test('destroys an ability', () => {
    const t = event('Searing Flames', { boss: { cards: ['Thrash'] }, raiders })
    expect(t.legal()).toEqual(['pick Thrash', 'pick Devotion Aura', 'pick Retribution Aura'])
    t.say('pick Retribution Aura').resolve('yes').expect('Retribution Aura', { zone: 'graveyard' })
    t.expect('Devotion Aura', { zone: 'party' })
  })
  test('712.7 only if the Boss player wants it', () => {
    const t = event('Searing Flames', { boss: { cards: ['Thrash'] }, raiders: three() }).resolve('no')
    t.expect('Thrash', { zone: 'party' })
  })
  test('709.2a its target gone, it is interrupted by the game and lies in the event graveyard', () => {
    const t = event('Searing Flames', { boss: { cards: ['Thrash'], exhausted: true }, raiders: three() })
    t.use('Thrash').resolve().resolve()
    expect(t.zone('Boss', 'eventGraveyard')).toEqual(['Searing Flames'])
    expect(t.zone('Boss', 'resources')).toEqual([])
    expect(t.zone('Boss', 'graveyard')).toEqual(['Thrash'])
  })
})

describe('Second Wind', () => {
  const many = (name: string): string[] => Array.from({ length: 12 }, () => name)
  test('R100.4 the Boss player draws up to ten, every raider up to seven', () => {
    const t = event('Second Wind', {
      boss: { deck: many('Crush'), hand: ['Thrash'] },
      raiders: [{ deck: many('Heal'), hand: ['Smite', 'Smite'] }, { deck: many('Fireball') }],
    }).resolve()
    expect(['Boss', 'R1', 'R2'].map((r) => t.zone(r, 'hand').length)).toEqual([10, 7, 7])
    expect(['Boss', 'R1', 'R2'].map((r) => t.zone(r, 'deck').length)).toEqual([3, 7, 5])
  })
  test('713.2 a full hand draws nothing', () => {
    const t = event('Second Wind', {
      boss: { deck: many('Crush'), hand: many('Thrash').slice(0, 10) },
      raiders: [{ deck: many('Heal'), hand: many('Smite').slice(0, 7) }],
    }).resolve()
    expect(['Boss', 'R1'].map((r) => t.zone(r, 'deck').length)).toEqual([12, 12])
  })
  test('410.6b too short a deck puts a raider out; R101.3c hers is shuffled anew', () => {
    const t = event('Second Wind', {
      boss: { deck: ['Crush'], graveyard: many('Thrash').slice(0, 4) },
      raiders: [{ deck: ['Heal'] }, { deck: many('Fireball') }],
    }).resolve()
    expect(t.zone('Boss', 'hand')).toEqual(['Crush', 'Thrash', 'Thrash', 'Thrash', 'Thrash'])
    expect(t.game.s.players[1]!.lost).toBe(true)
    expect(t.result()).toBeNull()
    expect(t.zone('R2', 'hand')).toHaveLength(7)
  })
})

describe('Seize the Moment', () => {
  const raiders = [
    {
      exhausted: true,
      cards: [{ name: 'Parvink', exhausted: true }],
      quests: [{ name: 'In Dreams', exhausted: true }],
    },
    { exhausted: true },
  ]
  test('the raiders together choose a player, who readies everything', () => {
    const t = event('Seize the Moment', { raiders }).resolve()
    expect(t.asked()).toBe('R1: choose')
    expect(decision(t.game)?.joint).toEqual([1, 2])
    expect(t.legal()).toEqual(['pick Boss', 'pick R1', 'pick R2'])
    t.say('pick R1')
    for (const c of ['Warrax', 'Parvink', 'In Dreams']) t.expect(c, { exhausted: false })
  })
  test('nobody else readies anything', () => {
    const boss = { exhausted: true }
    const t = event('Seize the Moment', { boss, raiders }).resolve('pick R2')
    t.expect('Warrax#2', { exhausted: false })
    for (const c of ['Warrax', 'Parvink', 'In Dreams', 'Onyxia']) t.expect(c, { exhausted: true })
  })
  test('it may be the Boss player', () => {
    const boss = { exhausted: true, cards: [{ name: 'Onyxian Whelp', exhausted: true }] }
    const t = event('Seize the Moment', { boss, raiders }).resolve('pick Boss')
    t.expect('Onyxia', { exhausted: false }).expect('Onyxian Whelp', { exhausted: false })
    t.expect('Warrax', { exhausted: true })
  })
})

describe('Smoke and Ash', () => {
  const raiders = three(['Parvink', 'Krol Blade', 'Devotion Aura'])
  test('destroys an ability, an ally or equipment', () => {
    for (const name of ['Parvink', 'Krol Blade', 'Devotion Aura']) {
      const t = event('Smoke and Ash', { raiders })
      expect(t.legal()).toEqual(['pick Parvink', 'pick Krol Blade', 'pick Devotion Aura'])
      t.say(`pick ${name}`).resolve('yes').expect(name, { zone: 'graveyard' })
      expect(t.zone('R1', 'party')).toHaveLength(3)
    }
  })
  test('712.7 only if the Boss player wants it', () => {
    const t = event('Smoke and Ash', { raiders }).say('pick Krol Blade').resolve('no')
    expect(t.zone('R1', 'party')).toHaveLength(4)
  })
  test('R201.2a heroes and resources are no targets: with nothing else it does nothing', () => {
    const t = event('Smoke and Ash', { boss: { resources: 1 }, raiders: [{ quests: ['In Dreams'], resources: 2 }] })
    expect(t.asked()).toBe('Boss: priority')
    expect(t.zone('Boss', 'resources')).toEqual(['Another Lesson', 'Smoke and Ash'])
    expect(t.resources('R1').all).toBe(3)
  })
})

describe('Take Cover', () => {
  const raiders = three(['Kor Cindervein'], ['Crazy Igvand'])
  test('717.2 no damage this turn to the heroes and allies of the chosen player', () => {
    const t = event('Take Cover', { boss: { resources: 2, hand: ['Flame Breath'] }, raiders }).resolve()
    expect(t.asked()).toBe('R1: choose')
    expect(decision(t.game)?.joint).toEqual([1, 2, 3])
    expect(t.legal()).toEqual(['pick Boss', 'pick R1', 'pick R2', 'pick R3'])
    t.say('pick R1').until('Boss', 'action').play('Flame Breath').resolve()
    t.expect('Warrax', { damage: 0 }).expect('Kor Cindervein', { damage: 0 })
  })
  test('the others take all of it', () => {
    const t = event('Take Cover', { boss: { resources: 2, hand: ['Flame Breath'] }, raiders }).resolve('pick R1')
    t.until('Boss', 'action').play('Flame Breath').resolve()
    t.expect('Warrax#2', { damage: 1 }).expect('Crazy Igvand', { damage: 1 }).expect('Warrax#3', { damage: 1 })
  })
  test('714.3e an ally who comes later is covered too; 503.2a the next turn nobody is', () => {
    const hand = ['Tristan Rapidstrike', 'Kor Cindervein']
    const hers = { resources: 2, hand: ['Flame Breath'], cards: ['Onyxian Whelp'] }
    const r1 = { hand, resources: 4, deck: ['Heal'] }
    const t = event('Take Cover', { boss: hers, raiders: [r1] }).resolve('pick R1')
    t.until('Boss', 'action').as('R1')
    t.play('Tristan Rapidstrike').resolve().play('Flame Breath').resolve()
    t.expect('Tristan Rapidstrike', { damage: 0 })
    t.until('R1', 'action').attack('Tristan Rapidstrike', 'Onyxian Whelp').expect('Tristan Rapidstrike', { damage: 1 })
  })
})

describe('Wing Storm', () => {
  const raiders = three(['Kor Cindervein'], ['Parvink'])
  test('exhausts all opposing allies', () => {
    const t = event('Wing Storm', { raiders }).resolve()
    t.expect('Kor Cindervein', { exhausted: true }).expect('Parvink', { exhausted: true })
  })
  test('neither heroes nor her own allies', () => {
    const t = event('Wing Storm', { boss: { cards: ['Onyxian Whelp'] }, raiders }).resolve()
    for (const c of ['Warrax', 'Warrax#2', 'Onyxia', 'Onyxian Whelp']) t.expect(c, { exhausted: false })
  })
  test('501.1a they ready in their controller’s next ready step', () => {
    const t = event('Wing Storm', { raiders: [{ cards: ['Parvink'], deck: ['Heal'] }] }).resolve()
    t.until('Boss', 'end').expect('Parvink', { exhausted: true })
    t.until('R1', 'ready').expect('Parvink', { exhausted: false })
  })
})
