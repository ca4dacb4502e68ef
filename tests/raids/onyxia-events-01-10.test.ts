/** The event deck, cards 1 to 10: what each does, what it leaves alone, and where it ends (R201.2). */
import { describe, expect, test } from 'vitest'
import { decision } from '../../src/engine/index.ts'
import { event, three } from './onyxia-events.ts'

describe('Battle Plan', () => {
  const decks = [{ deck: ['Fireball', 'Smite'] }, { deck: ['Heal'] }, { deck: ['Chastise', 'Rend'] }]
  test('R201.2a each raider draws a card, and it lies face down and ready as a resource', () => {
    const t = event('Battle Plan', { raiders: decks }).resolve()
    expect(['R1', 'R2', 'R3'].map((r) => t.zone(r, 'hand'))).toEqual([['Fireball'], ['Heal'], ['Chastise']])
    expect(t.zone('Boss', 'resources')).toEqual(['Battle Plan'])
    expect(t.resources('Boss')).toEqual({ ready: 1, all: 1 })
  })
  test('the Boss player does not draw', () => {
    const t = event('Battle Plan', { boss: { deck: ['Crush'] }, raiders: decks }).resolve()
    expect(t.zone('Boss', 'hand')).toEqual([])
    expect(t.zone('Boss', 'deck')).toEqual(['Crush'])
  })
  test('410.6b a raider who must draw from an empty deck is out, the others go on', () => {
    const t = event('Battle Plan', { raiders: [{}, ...decks.slice(1)] }).resolve()
    expect(t.game.s.players[1]!.lost).toBe(true)
    expect(t.result()).toBeNull()
    expect(t.zone('R2', 'hand')).toEqual(['Heal'])
    expect(t.asked()).toBe('Boss: priority')
  })
})

describe('Blunder into the Eggs', () => {
  test('302.2 one Whelp for each opposing hero, each ready to attack this turn', () => {
    const t = event('Blunder into the Eggs', { raiders: three() }).resolve().until('Boss', 'action')
    expect(t.count('Boss', 'Onyxian Whelp')).toBe(3)
    expect(t.legal()).toEqual([
      'pass',
      'attack Onyxia',
      'attack Onyxian Whelp',
      'attack Onyxian Whelp',
      'attack Onyxian Whelp',
    ])
  })
  test('714.3f a Whelp that was not made this way has no Ferocity from it', () => {
    const boss = { cards: [{ name: 'Onyxian Whelp', fresh: true }] }
    const t = event('Blunder into the Eggs', { boss, raiders: [{}] }).resolve()
    expect(t.count('Boss', 'Onyxian Whelp')).toBe(2)
    t.expect('Onyxian Whelp', { keywords: [], fresh: true })
    t.expect('Onyxian Whelp#2', { keywords: ['Ferocity'] })
  })
  test('503.2a the Ferocity ends with the turn', () => {
    const t = event('Blunder into the Eggs', { raiders: [{ deck: ['Fireball'] }] }).resolve()
    t.until('Boss', 'end').expect('Onyxian Whelp', { keywords: ['Ferocity'] })
    t.until('R1', 'ready').expect('Onyxian Whelp', { keywords: [] })
  })
})

describe('Break in the Action', () => {
  test('every player draws a card', () => {
    const t = event('Break in the Action', {
      boss: { deck: ['Crush', 'Thrash'] },
      raiders: [{ deck: ['Fireball'] }, { deck: ['Heal', 'Smite'] }],
    }).resolve()
    expect(['Boss', 'R1', 'R2'].map((r) => t.zone(r, 'hand'))).toEqual([['Crush'], ['Fireball'], ['Heal']])
  })
  test('415.9f the Boss player draws from the main deck, not from the event deck', () => {
    const boss = { deck: ['Crush'], events: ['Growing Rage'] }
    const t = event('Break in the Action', { boss, raiders: [{ deck: ['Fireball'] }] }).resolve()
    expect(t.zone('Boss', 'events')).toEqual(['Growing Rage'])
    expect(t.zone('Boss', 'hand')).toEqual(['Crush'])
  })
  test('R101.3c her last card drawn, the graveyard is her deck again', () => {
    const boss = { deck: ['Crush'], graveyard: ['Thrash'] }
    const t = event('Break in the Action', { boss, raiders: [{ deck: ['Fireball'] }] }).resolve()
    expect(t.zone('Boss', 'hand')).toEqual(['Crush'])
    expect(t.zone('Boss', 'deck')).toEqual(['Thrash'])
    expect(t.zone('Boss', 'graveyard')).toEqual([])
  })
})

describe('Broken Ranks', () => {
  const raiders = three(['Kor Cindervein'], ['Parvink'], ['Crazy Igvand'])
  test('in stage two up to two allies go back to their owners’ hands', () => {
    const t = event('Broken Ranks', { stage: 2, raiders })
    expect(t.asked()).toBe('Boss: target')
    expect(t.legal()).toEqual(['done', 'pick Kor Cindervein', 'pick Parvink', 'pick Crazy Igvand'])
    t.say('pick Kor Cindervein')
    expect(t.legal()).toEqual(['done', 'pick Parvink', 'pick Crazy Igvand'])
    t.say('pick Crazy Igvand').resolve('yes')
    expect(['R1', 'R2', 'R3'].map((r) => t.zone(r, 'hand'))).toEqual([['Kor Cindervein'], [], ['Crazy Igvand']])
    t.expect('Parvink', { zone: 'party' })
    expect(t.zone('Boss', 'resources')).toEqual(['Broken Ranks'])
  })
  test('712.7 the Boss player may leave them where they are', () => {
    const t = event('Broken Ranks', { raiders }).say('pick Parvink')
    t.resolve()
    expect(t.asked()).toBe('Boss: yes-no')
    t.say('no').expect('Parvink', { zone: 'party' })
    expect(t.zone('R2', 'hand')).toEqual([])
  })
  test('R203.1a stage one is one ally, her own Whelp too, and none is allowed', () => {
    const boss = { cards: ['Onyxian Whelp'] }
    const t = event('Broken Ranks', { boss, raiders })
    expect(t.legal()).toContain('pick Onyxian Whelp')
    t.say('pick Onyxian Whelp')
    expect(t.asked()).toBe('Boss: priority')
    t.resolve('yes')
    expect(t.count('Boss', 'Onyxian Whelp')).toBe(0)
    expect(t.zone('Boss', 'hand')).toEqual([]) // 404.2c
    const none = event('Broken Ranks', { raiders }).say('done').resolve()
    expect(none.asked()).toBe('Boss: priority')
    expect(none.zone('Boss', 'resources')).toEqual(['Broken Ranks'])
  })
})

describe('Burn to a Crisp', () => {
  const raiders = three(['Kor Cindervein'], ['Donna Calister'])
  test('405.4 one fire damage for each resource, in one packet', () => {
    const t = event('Burn to a Crisp', { boss: { resources: 4 }, raiders })
    expect(t.legal()).toEqual(['pick Kor Cindervein', 'pick Donna Calister'])
    t.say('pick Donna Calister').resolve()
    t.expect('Donna Calister', { zone: 'party', damage: 4 })
    t.expect('Kor Cindervein', { damage: 0 })
  })
  test('R201.2a without an opposing ally it does nothing and becomes a resource', () => {
    const t = event('Burn to a Crisp', { boss: { resources: 2, cards: ['Onyxian Whelp'] }, raiders: three() })
    expect(t.asked()).toBe('Boss: priority')
    expect(t.game.s.chain[0]!.links).toEqual([])
    expect(t.resources('Boss')).toEqual({ ready: 3, all: 3 })
    expect(t.zone('Boss', 'resources')).toContain('Burn to a Crisp')
    t.expect('Onyxian Whelp', { zone: 'party', damage: 0 })
  })
  test('R201.2a on the chain it is no resource yet: two leave Kor Cindervein alive, three do not', () => {
    const two = event('Burn to a Crisp', { boss: { resources: 2 }, raiders: three(['Kor Cindervein']) }).resolve()
    two.expect('Kor Cindervein', { zone: 'party', damage: 2 })
    const kor = event('Burn to a Crisp', { boss: { resources: 3 }, raiders: three(['Kor Cindervein']) }).resolve()
    kor.expect('Kor Cindervein', { zone: 'graveyard' })
    const zero = event('Burn to a Crisp', { raiders: three(['Kor Cindervein']) }).resolve()
    zero.expect('Kor Cindervein', { damage: 0 })
  })
})

describe('Charred Bones', () => {
  const raiders = [{ graveyard: ['Fireball', 'Smite'] }, { graveyard: ['Heal'] }]
  const boss = { graveyard: ['Crush', 'Thrash'], eventGraveyard: ['Growing Rage'] }
  test('chosen graveyards are shuffled into their owners’ decks', () => {
    const t = event('Charred Bones', { boss, raiders })
    expect(t.asked()).toBe('Boss: target')
    expect(t.legal()).toEqual([
      'done',
      'pick Boss main graveyard',
      'pick Boss event graveyard',
      'pick R1 graveyard',
      'pick R2 graveyard',
    ])
    t.say('pick Boss main graveyard').say('pick R2 graveyard').say('done').resolve()
    expect(t.zone('Boss', 'deck').sort()).toEqual(['Crush', 'Thrash'])
    expect(t.zone('R2', 'deck')).toEqual(['Heal'])
    expect(t.zone('R2', 'graveyard')).toEqual([])
    expect(t.zone('R1', 'graveyard')).toEqual(['Fireball', 'Smite'])
  })
  test('104.1 any number may be none', () => {
    const t = event('Charred Bones', { boss, raiders }).say('done').resolve()
    expect(t.zone('Boss', 'graveyard')).toEqual(['Crush', 'Thrash'])
    expect(t.zone('R1', 'graveyard')).toEqual(['Fireball', 'Smite'])
    expect(t.zone('Boss', 'resources')).toEqual(['Charred Bones'])
  })
  test('R101.3c each of her graveyards goes into its own deck', () => {
    const t = event('Charred Bones', { boss, raiders })
    for (const pile of ['Boss main', 'Boss event', 'R1', 'R2']) t.say(`pick ${pile} graveyard`)
    t.resolve()
    expect(t.zone('Boss', 'events')).toEqual(['Growing Rage'])
    expect(t.zone('Boss', 'deck').sort()).toEqual(['Crush', 'Thrash'])
    expect(t.zone('R1', 'deck').sort()).toEqual(['Fireball', 'Smite'])
  })
})

describe('Chink in Her Armor', () => {
  const boss = { cards: ['Thrash', 'Draconic Rage'] }
  test('the raiders choose an ability together and destroy it together', () => {
    const t = event('Chink in Her Armor', { boss, raiders: three() })
    expect(t.asked()).toBe('R1: target')
    expect(decision(t.game)?.joint).toEqual([1, 2, 3])
    expect(t.legal()).toEqual(['pick Thrash', 'pick Draconic Rage'])
    t.say('pick Draconic Rage').resolve()
    expect(t.asked()).toBe('R1: yes-no')
    expect(decision(t.game)?.joint).toEqual([1, 2, 3])
    t.say('yes').expect('Draconic Rage', { zone: 'graveyard' })
    t.expect('Thrash', { zone: 'party' })
  })
  test('712.7 they may leave it in play', () => {
    const t = event('Chink in Her Armor', { boss, raiders: three() }).say('pick Thrash').resolve('no')
    expect(t.count('Boss', 'Thrash')).toBe(1)
    expect(t.zone('Boss', 'graveyard')).toEqual([])
  })
  test('R201.2a with no ability in play it does nothing; an ability of a raider is one', () => {
    const none = event('Chink in Her Armor', { raiders: three(['Kor Cindervein']) })
    expect(none.zone('Boss', 'resources')).toEqual(['Chink in Her Armor'])
    const own = event('Chink in Her Armor', { raiders: three(['Devotion Aura']) }).resolve('yes')
    own.expect('Devotion Aura', { zone: 'graveyard' })
  })
})

describe('Claw, Claw, Bite', () => {
  const raiders = three(['Kor Cindervein'], ['Apprentice Teep', 'Parvink'])
  test('one melee damage to each hero and ally of one party', () => {
    const t = event('Claw, Claw, Bite', { raiders })
    expect(t.legal()).toEqual(['pick Boss', 'pick R1', 'pick R2', 'pick R3'])
    t.say('pick R2').resolve()
    t.expect('Warrax#2', { damage: 1 })
    t.expect('Parvink', { damage: 1 })
    t.expect('Apprentice Teep', { zone: 'graveyard' })
  })
  test('the other parties take none', () => {
    const t = event('Claw, Claw, Bite', { boss: { cards: ['Onyxian Whelp'] }, raiders })
      .say('pick R2')
      .resolve()
    for (const c of ['Warrax', 'Warrax#3', 'Kor Cindervein', 'Onyxian Whelp', 'Onyxia']) t.expect(c, { damage: 0 })
  })
  test('706.1 it may be her own party', () => {
    const t = event('Claw, Claw, Bite', { boss: { cards: ['Onyxian Whelp'] }, raiders })
      .say('pick Boss')
      .resolve()
    t.expect('Onyxia', { damage: 1 })
    expect(t.count('Boss', 'Onyxian Whelp')).toBe(0)
  })
})

describe('Down the Gullet', () => {
  test('destroys an ally', () => {
    const t = event('Down the Gullet', { raiders: three(['Kor Cindervein'], ['Parvink']) })
    expect(t.legal()).toEqual(['pick Kor Cindervein', 'pick Parvink'])
    t.say('pick Parvink').resolve('yes').expect('Parvink', { zone: 'graveyard' })
    t.expect('Kor Cindervein', { zone: 'party' })
  })
  test('712.7 only if the Boss player wants it', () => {
    const t = event('Down the Gullet', { raiders: three(['Kor Cindervein']) }).resolve('no')
    t.expect('Kor Cindervein', { zone: 'party' })
    expect(t.zone('Boss', 'resources')).toEqual(['Down the Gullet'])
  })
  test('707.1d her own Whelp is a target if it is the only ally; without one the event does nothing', () => {
    const t = event('Down the Gullet', { boss: { cards: ['Onyxian Whelp'] }, raiders: three() }).resolve('no')
    expect(t.count('Boss', 'Onyxian Whelp')).toBe(1)
    const none = event('Down the Gullet', { raiders: three() })
    expect(none.asked()).toBe('Boss: priority')
    expect(none.zone('Boss', 'resources')).toEqual(['Down the Gullet'])
  })
})

describe('Dragonslayers', () => {
  const raiders = [{ hand: ['Kor Cindervein'], resources: 3, deck: ['Fireball', 'Smite'] }]
  test('714.3e an ally played later in the round can attack at once', () => {
    const t = event('Dragonslayers', { raiders }).resolve().until('R1', 'action')
    t.play('Kor Cindervein')
      .resolve()
      .expect('Kor Cindervein', { keywords: ['Ferocity'] })
    t.attack('Kor Cindervein', 'Onyxia').expect('Onyxia', { damage: 3 })
  })
  test('her own allies get nothing', () => {
    const boss = { cards: [{ name: 'Onyxian Whelp', fresh: true }] }
    const t = event('Dragonslayers', { boss, raiders }).resolve().until('Boss', 'action')
    t.expect('Onyxian Whelp', { keywords: [] })
    expect(t.legal()).not.toContain('attack Onyxian Whelp')
  })
  test('501.1a it is over as her next turn starts', () => {
    const t = event('Dragonslayers', { raiders: [{ cards: ['Parvink'], deck: ['Fireball'] }] }).resolve()
    t.until('R1', 'end').expect('Parvink', { keywords: ['Ferocity', 'Protector'] })
    t.until('Boss', 'ready').expect('Parvink', { keywords: ['Protector'] })
  })
})
