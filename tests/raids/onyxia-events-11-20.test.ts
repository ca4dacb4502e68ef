/** The event deck, cards 11 to 20: what each does, what it leaves alone, and where it ends (R201.2). */
import { describe, expect, test } from 'vitest'
import { decision, view } from '../../src/engine/index.ts'
import { event, three } from './onyxia-events.ts'

describe('Feeding Time', () => {
  test('R203.3a twice as many Whelps as the stage', () => {
    const t = event('Feeding Time').resolve()
    expect(t.count('Boss', 'Onyxian Whelp')).toBe(2)
    t.expect('Onyxian Whelp', { atk: 1, health: 1, damageTypes: ['fire'], tags: ['Dragonkin'], token: true })
  })
  test('302.2 they cannot attack this turn', () => {
    const t = event('Feeding Time').resolve().until('Boss', 'action')
    expect(t.legal()).toEqual(['pass', 'attack Onyxia'])
  })
  test('R203.1a four in stage two, six in stage three', () => {
    expect(event('Feeding Time', { stage: 2 }).resolve().count('Boss', 'Onyxian Whelp')).toBe(4)
    expect(event('Feeding Time', { stage: 3 }).resolve().count('Boss', 'Onyxian Whelp')).toBe(6)
  })
})

describe('Fickle Fate', () => {
  test('R201.2a plays the next event, and both become resources', () => {
    const t = event('Fickle Fate', { boss: { events: ['Feeding Time', 'Growing Rage'] } }).resolve()
    expect(t.zone('Boss', 'resources')).toEqual(['Fickle Fate'])
    t.expect('Feeding Time', { zone: 'chain', controller: 0 })
    expect(t.asked()).toBe('Boss: priority')
    t.resolve()
    expect(t.zone('Boss', 'resources')).toEqual(['Feeding Time', 'Fickle Fate'])
    expect(t.resources('Boss')).toEqual({ ready: 2, all: 2 })
    expect(t.count('Boss', 'Onyxian Whelp')).toBe(2)
    expect(t.zone('Boss', 'events')).toEqual(['Growing Rage'])
  })
  test('with the event deck empty nothing follows', () => {
    const t = event('Fickle Fate').resolve()
    expect(t.game.s.chain[0]!.links).toEqual([])
    expect(t.zone('Boss', 'resources')).toEqual(['Fickle Fate'])
    expect(t.asked()).toBe('Boss: priority')
  })
  test('R201.2 the other event can’t be interrupted either; R201.2a nor is it lost for want of a target', () => {
    const sealed = event('Fickle Fate', { boss: { events: ['Growing Rage'] } }).resolve()
    expect(view(sealed.game, 0).chain.map((l) => l.sealed)).toEqual([true])
    const none = event('Fickle Fate', { boss: { events: ['Down the Gullet'] } }).resolve()
    expect(none.zone('Boss', 'resources')).toEqual(['Down the Gullet', 'Fickle Fate'])
    expect(none.game.s.chain[0]!.links).toEqual([])
  })
})

describe('Fuel for the Fire', () => {
  const deck = ['Crush', 'Thrash', 'Devour', 'Burninate', 'Tail Swipe', 'Trample']
  test('a card for each opposing hero', () => {
    const t = event('Fuel for the Fire', { boss: { deck }, raiders: three() }).resolve()
    expect(t.zone('Boss', 'hand')).toEqual(['Crush', 'Devour', 'Thrash'])
    expect(t.zone('Boss', 'deck')).toEqual(['Burninate', 'Tail Swipe', 'Trample'])
  })
  test('allies do not count, and the raiders draw nothing', () => {
    const t = event('Fuel for the Fire', {
      boss: { deck },
      raiders: [{ cards: ['Parvink'], deck: ['Heal'] }],
    }).resolve()
    expect(t.zone('Boss', 'hand')).toEqual(['Crush'])
    expect(t.zone('R1', 'hand')).toEqual([])
  })
  test('five heroes, exhausted or turned over, are five cards', () => {
    const raiders = [{ exhausted: true }, { flipped: true }, {}, {}, {}]
    const t = event('Fuel for the Fire', { boss: { deck }, raiders }).resolve()
    expect(t.zone('Boss', 'hand')).toHaveLength(5)
  })
})

describe('Growing Rage', () => {
  test('R203.1a as many cards as the stage', () => {
    const t = event('Growing Rage', { stage: 2, boss: { deck: ['Crush', 'Thrash', 'Devour'] } }).resolve()
    expect(t.zone('Boss', 'hand')).toEqual(['Crush', 'Thrash'])
  })
  test('from the main deck only', () => {
    const boss = { deck: ['Crush'], events: ['Feeding Time'] }
    const t = event('Growing Rage', { boss, raiders: [{ deck: ['Heal'] }] }).resolve()
    expect(t.zone('Boss', 'hand')).toEqual(['Crush'])
    expect(t.zone('Boss', 'events')).toEqual(['Feeding Time'])
    expect(t.zone('R1', 'hand')).toEqual([])
  })
  test('R101.3c drawing goes on with the reshuffled graveyard', () => {
    const boss = { deck: ['Crush'], graveyard: ['Thrash', 'Devour'] }
    const t = event('Growing Rage', { stage: 3, boss }).resolve()
    expect(t.zone('Boss', 'hand')).toEqual(['Crush', 'Devour', 'Thrash'])
    expect(t.zone('Boss', 'graveyard')).toEqual([])
    expect(t.result()).toBeNull()
  })
})

describe('He Who Hesitates...', () => {
  const raiders = [{ resources: 3, cards: ['Parvink'] }, { resources: 1, quests: ['In Dreams'] }, {}]
  test('every raider exhausts his resources, face up or down', () => {
    const t = event('He Who Hesitates...', { raiders }).resolve()
    expect(['R1', 'R2', 'R3'].map((r) => t.resources(r))).toEqual([
      { ready: 0, all: 3 },
      { ready: 0, all: 2 },
      { ready: 0, all: 0 },
    ])
  })
  test('nothing else of theirs, and nothing of hers', () => {
    const t = event('He Who Hesitates...', { boss: { resources: 2 }, raiders }).resolve()
    t.expect('Parvink', { exhausted: false }).expect('Warrax', { exhausted: false })
    expect(t.resources('Boss')).toEqual({ ready: 3, all: 3 })
  })
  test('410.1 what they pay with before it resolves is well spent', () => {
    const elendril = { hero: 'Elendril', cards: ['Ancient Bone Bow'], resources: 1 }
    const t = event('He Who Hesitates...', { raiders: [elendril] })
      .as('R1')
      .use('Elendril')
      .resolve()
    t.expect('Ancient Bone Bow', { atk: t.card('Ancient Bone Bow').atk }).expect('Elendril', { faceDown: true })
    t.resolve()
    expect(t.resources('R1')).toEqual({ ready: 0, all: 1 })
    expect(t.zone('Boss', 'resources')).toEqual(['He Who Hesitates...'])
  })
})

describe('Hidden Reserves', () => {
  test('each raider may take an ally and puts the other card under his deck', () => {
    const raiders = [{ deck: ['Fireball', 'Parvink', 'Smite'] }, { deck: ['Parvink', 'Kor Cindervein', 'Heal'] }]
    const t = event('Hidden Reserves', { raiders }).resolve()
    expect(t.asked()).toBe('R1: yes-no')
    expect(decision(t.game)?.joint).toBeUndefined()
    t.say('yes')
    expect(t.asked()).toBe('R2: yes-no')
    t.say('yes')
    expect(t.asked()).toBe('R2: choose')
    expect(t.legal()).toEqual(['pick Parvink', 'pick Kor Cindervein'])
    t.say('pick Kor Cindervein')
    expect(t.zone('R1', 'hand')).toEqual(['Parvink'])
    expect(t.zone('R1', 'deck')).toEqual(['Smite', 'Fireball'])
    expect(t.zone('R2', 'hand')).toEqual(['Kor Cindervein'])
    expect(t.zone('R2', 'deck')).toEqual(['Heal', 'Parvink'])
  })
  test('712.7 all or nothing: who declines, or has no ally there, keeps both on top', () => {
    const raiders = [{ deck: ['Fireball', 'Smite', 'Heal'] }, { deck: ['Parvink', 'Smite', 'Heal'] }]
    const t = event('Hidden Reserves', { raiders }).resolve()
    expect(t.asked()).toBe('R2: yes-no')
    t.say('no')
    expect(t.zone('R1', 'deck')).toEqual(['Fireball', 'Smite', 'Heal'])
    expect(t.zone('R2', 'deck')).toEqual(['Parvink', 'Smite', 'Heal'])
    expect(t.zone('R2', 'hand')).toEqual([])
  })
  test('413.1 everybody sees the revealed cards; a deck of one card will do, an empty one decks nobody', () => {
    const t = event('Hidden Reserves', { raiders: [{ deck: ['Parvink'] }, {}] }).resolve()
    const seen = Object.values(view(t.game, 2).cards).filter((c) => c.zone === 'deck')
    expect(seen.map((c) => c.def)).toEqual(['Parvink'])
    t.say('yes')
    expect(t.zone('R1', 'hand')).toEqual(['Parvink'])
    expect(t.asked()).toBe('Boss: priority')
    expect(t.game.s.players[2]!.lost).toBe(false)
  })
})

describe('The High Cost of Dragonslaying', () => {
  const raiders = three(['Krol Blade', 'Parvink'], ['Draconian Deflector'], ['Lei of Lilies', 'Devotion Aura'])
  test('destroys a weapon, an armor or an item', () => {
    const t = event('The High Cost of Dragonslaying', { raiders })
    expect(t.legal()).toEqual(['pick Krol Blade', 'pick Draconian Deflector', 'pick Lei of Lilies'])
    t.say('pick Draconian Deflector').resolve('yes').expect('Draconian Deflector', { zone: 'graveyard' })
    t.expect('Krol Blade', { zone: 'party' })
  })
  test('712.7 only if the Boss player wants it', () => {
    const t = event('The High Cost of Dragonslaying', { raiders }).say('pick Krol Blade').resolve('no')
    t.expect('Krol Blade', { zone: 'party' })
    expect(t.zone('Boss', 'resources')).toEqual(['The High Cost of Dragonslaying'])
  })
  test('R201.2a without equipment in play it does nothing', () => {
    const t = event('The High Cost of Dragonslaying', { raiders: three(['Parvink', 'Devotion Aura']) })
    expect(t.asked()).toBe('Boss: priority')
    expect(t.zone('R1', 'party')).toEqual(['Devotion Aura', 'Parvink', 'Warrax'])
    expect(t.zone('Boss', 'resources')).toEqual(['The High Cost of Dragonslaying'])
  })
})

describe('Imposing Presence', () => {
  const events = ['Growing Rage', 'Feeding Time', 'Battle Plan', 'Wing Storm']
  test('R203.1a in stage three the next three events become resources', () => {
    const t = event('Imposing Presence', { stage: 3, boss: { events } }).resolve()
    expect(t.resources('Boss')).toEqual({ ready: 4, all: 4 })
    expect(t.zone('Boss', 'resources')).toEqual(['Battle Plan', 'Feeding Time', 'Growing Rage', 'Imposing Presence'])
    expect(t.zone('Boss', 'events')).toEqual(['Wing Storm'])
  })
  test('R100.3 nobody learns what they are, and they are not played', () => {
    const t = event('Imposing Presence', { stage: 3, boss: { events } }).resolve()
    for (const seat of [0, 1, -1]) {
      const v = view(t.game, seat)
      expect(v.seats[0]!.resources.map((id) => v.cards[id]!.def)).toEqual([null, null, null, null])
    }
    expect(t.count('Boss', 'Onyxian Whelp')).toBe(0)
    expect(t.zone('Boss', 'hand')).toEqual([])
  })
  test('R101.3c of too short a deck it takes what is there, then the graveyard in, and goes on with that', () => {
    const boss = { events: ['Growing Rage', 'Feeding Time'], eventGraveyard: ['Battle Plan', 'Wing Storm'] }
    const t = event('Imposing Presence', { stage: 3, boss }).resolve()
    const row = t.zone('Boss', 'resources')
    expect(row).toHaveLength(4)
    expect(row).toEqual(expect.arrayContaining(['Feeding Time', 'Growing Rage', 'Imposing Presence']))
    expect(t.zone('Boss', 'events')).toHaveLength(1)
    expect([...row, ...t.zone('Boss', 'events')].sort()).toEqual([
      'Battle Plan',
      'Feeding Time',
      'Growing Rage',
      'Imposing Presence',
      'Wing Storm',
    ])
    expect(t.zone('Boss', 'eventGraveyard')).toEqual([])
  })
  test('709.2c deck and graveyard together too short, it takes what is there', () => {
    const t = event('Imposing Presence', { stage: 2, boss: { events: ['Growing Rage'] } }).resolve()
    expect(t.zone('Boss', 'resources')).toEqual(['Growing Rage', 'Imposing Presence'])
    const none = event('Imposing Presence').resolve()
    expect(none.zone('Boss', 'resources')).toEqual(['Imposing Presence'])
  })
})

describe('Lead from the Front', () => {
  test('602.2 a raider’s hero may stand in for any character of the raid', () => {
    const t = event('Lead from the Front', { raiders: three([], ['Kor Cindervein']) })
      .resolve()
      .until('Boss', 'action')
    t.attack('Onyxia', 'Kor Cindervein', 'Warrax')
    t.expect('Kor Cindervein', { damage: 0 }).expect('Warrax', { damage: 1, exhausted: true })
  })
  test('neither allies nor the Boss protect', () => {
    const boss = { cards: ['Onyxian Whelp'] }
    const t = event('Lead from the Front', { boss, raiders: three(['Kor Cindervein']) }).resolve()
    for (const c of ['Kor Cindervein', 'Onyxia', 'Onyxian Whelp']) t.expect(c, { keywords: [] })
    for (const c of ['Warrax', 'Warrax#2', 'Warrax#3']) t.expect(c, { keywords: ['Protector'] })
  })
  test('503.2a for this turn only', () => {
    const t = event('Lead from the Front', { raiders: [{ deck: ['Heal'] }] }).resolve()
    t.until('Boss', 'end').expect('Warrax', { keywords: ['Protector'] })
    t.until('R1', 'ready').expect('Warrax', { keywords: [] })
  })
})

describe('Lesser of Two Evils', () => {
  const boss = { deck: ['Crush', 'Burninate', 'Thrash'] }
  test('the raiders together choose which card she gets; the other goes under her deck', () => {
    const t = event('Lesser of Two Evils', { boss, raiders: three() }).resolve()
    expect(t.asked()).toBe('R1: choose')
    expect(decision(t.game)?.joint).toEqual([1, 2, 3])
    expect(t.legal()).toEqual(['pick Crush', 'pick Burninate'])
    t.say('pick Crush')
    expect(t.zone('Boss', 'hand')).toEqual(['Crush'])
    expect(t.zone('Boss', 'deck')).toEqual(['Thrash', 'Burninate'])
  })
  test('413.1 both are seen by everybody, the third by nobody', () => {
    const t = event('Lesser of Two Evils', { boss, raiders: three() }).resolve()
    for (const seat of [0, 2, -1]) {
      const deck = Object.values(view(t.game, seat).cards).filter((c) => c.zone === 'deck')
      expect(deck.map((c) => c.def).sort()).toEqual(['Burninate', 'Crush'])
    }
    expect(t.say('pick Burninate').zone('Boss', 'deck')).toEqual(['Thrash', 'Crush'])
  })
  test('R101.3c a single card left is the first of two, and one of the graveyard the second', () => {
    const few = { deck: ['Crush'], graveyard: ['Thrash'] }
    const t = event('Lesser of Two Evils', { boss: few, raiders: three() }).resolve()
    expect(t.legal()).toEqual(['pick Crush', 'pick Thrash'])
    t.say('pick Thrash')
    expect([t.zone('Boss', 'hand'), t.zone('Boss', 'deck'), t.zone('Boss', 'graveyard')]).toEqual([
      ['Thrash'],
      ['Crush'],
      [],
    ])
  })
  test('a single card left is hers without a choice', () => {
    const t = event('Lesser of Two Evils', { boss: { deck: ['Crush'] }, raiders: three() }).resolve()
    expect(t.asked()).toBe('Boss: priority')
    expect(t.zone('Boss', 'hand')).toEqual(['Crush'])
    expect(t.zone('Boss', 'deck')).toEqual([])
  })
})
