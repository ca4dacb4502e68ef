import { describe, expect, test } from 'vitest'
import type { Effect } from '../../src/language/types.ts'
import { table } from '../table/index.ts'
import { ally, armor, filler, instant, item, weapon, withCards } from './own.ts'

const lib = withCards(
  weapon('Left Axe', 2, 1, ['One-Handed', 'Melee (1)']),
  weapon('Right Axe', 3, 2, ['One-Handed', 'Melee (1)']),
  weapon('Big Hammer', 5, 1, ['Two-Handed', 'Melee (1)']),
  weapon('Blowpipe', 1, 0, ['One-Handed', 'Ranged (1)']),
  armor('Buckler', 1, { tags: ['Shield', 'Off-Hand (1)'] }),
  ally('Training Dummy', 0, 20),
  ally('Twin Teacher', 0, 1, { powers: [{ always: [{ mod: 'keyword', what: 'yourHero', keyword: 'Dual Wield' }] }] }),
  instant('Shatter', { text: [{ do: 'destroy', what: { target: 1, is: 'equipment' } }] }),
  instant('Beat into Blade', {
    text: [{ do: 'modify', mods: [{ mod: 'is', what: 'yourHero', type: 'weapon' }], until: 'turn' }],
  }),
  instant('Oil', {
    text: [
      { do: 'modify', mods: [{ mod: 'stat', what: { is: 'weapon', of: 'you' }, stat: 'atk', n: 2 }], until: 'turn' },
    ],
  }),
)

describe('303 weapons and strikes', () => {
  test('303.2 a strike exhausts the weapon and as many resources as its strike cost; the hero gets its ATK', () => {
    const t = table({ raiders: [{ cards: ['Annihilator'], resources: 3 }], turn: 'R1' })
    t.propose('Warrax', 'Onyxia').as('R1').say('pass').say('pass')
    expect(t.asked()).toBe('R1: strike')
    expect(t.legal()).toEqual(['pass', 'strike Annihilator'])
    t.say('strike Annihilator')
    expect(t.resources('R1')).toEqual({ ready: 1, all: 3 })
    t.expect('Annihilator', { exhausted: true }).expect('Warrax', { atk: 3, role: 'attacker' })
    t.fight().expect('Onyxia', { damage: 3 }).expect('Warrax', { atk: 0, exhausted: true })
  })

  test('303.2 a hero that has become a weapon too does not strike with itself', () => {
    const t = table({
      library: lib,
      boss: { cards: [] },
      raiders: [{ hand: ['Beat into Blade'], resources: 3 }],
      turn: 'Boss',
    })
    t.as('R1').play('Beat into Blade').resolve()
    t.as('Boss').propose('Onyxia', 'Warrax').say('pass').say('pass').say('pass').say('pass')
    expect([t.game.s.combat[0]!.window, t.asked()]).toEqual(['defend', 'Boss: priority']) // no strike in between
    t.fight().expect('Warrax', { damage: 1 }).expect('Onyxia', { damage: 0 })
  })

  test('303.2 only as the wielder becomes attacker: without a strike the hero has his own ATK', () => {
    const t = table({ raiders: [{ cards: ['Annihilator'], resources: 3 }], turn: 'R1' })
    t.attack('Warrax', 'Onyxia')
    t.expect('Onyxia', { damage: 0 }).expect('Annihilator', { exhausted: false })
    expect(t.resources('R1').ready).toBe(3)
  })

  test('303.2 no strike with an exhausted weapon, or without the resources, or as an ally attacks', () => {
    for (const side of [
      { cards: [{ name: 'Annihilator', exhausted: true }], resources: 2 },
      { cards: ['Annihilator'], resources: 1 },
    ]) {
      const t = table({ raiders: [side], turn: 'R1' })
      t.propose('Warrax', 'Onyxia').say('pass').say('pass')
      expect(t.asked()).toBe('R1: priority') // the attack window, nobody was asked
      expect(t.game.s.combat[0]!.window).toBe('attack')
    }
    const t = table({ raiders: [{ cards: ['Annihilator', 'Kor Cindervein'], resources: 2 }], turn: 'R1' })
    t.propose('Kor Cindervein', 'Onyxia').say('pass').say('pass')
    expect(t.asked()).toBe('R1: priority')
  })

  test('303.2 an exhausted hero that defends may strike; a weapon played this turn too (303.3)', () => {
    const t = table({
      boss: { cards: [] },
      raiders: [{ exhausted: true, cards: [{ name: 'Krol Blade', fresh: true }], resources: 1 }],
      turn: 'Boss',
    })
    t.attack('Onyxia', 'Warrax', 'Krol Blade')
    t.expect('Onyxia', { damage: 3 }).expect('Warrax', { damage: 1, exhausted: true })
  })

  test('303.2 strikes of the defender come after the protect point, and only if the hero is still the defender', () => {
    const t = table({ raiders: [{ cards: ['Krol Blade', 'Crazy Igvand'], resources: 1 }], turn: 'Boss' })
    t.propose('Onyxia', 'Warrax').say('pass').say('pass')
    t.say('pass').say('pass')
    expect(t.asked()).toBe('R1: protect')
    t.say('protect Crazy Igvand')
    expect(t.asked()).toBe('Boss: priority') // no strike was offered
    t.fight().expect('Krol Blade', { exhausted: false })
  })

  test('303.2c one weapon a combat', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Krol Blade', 'Blowpipe'], resources: 5 }], turn: 'R1' })
    t.propose('Warrax', 'Onyxia').say('pass').say('pass')
    expect(t.legal()).toEqual(['pass', 'strike Krol Blade', 'strike Blowpipe'])
    t.say('strike Blowpipe')
    expect(t.asked()).toBe('R1: priority')
    t.expect('Warrax', { atk: 1 })
  })

  test('303.2a a weapon that leaves play is no longer wielded', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Krol Blade'], resources: 1, hand: ['Shatter'] }], turn: 'R1' })
    t.propose('Warrax', 'Onyxia').say('pass').say('pass').say('strike Krol Blade')
    t.play('Shatter').resolve()
    t.expect('Warrax', { atk: 0 }).fight().expect('Onyxia', { damage: 0 })
  })

  test('303.2b the strike modifier always uses the weapon as it is now', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Krol Blade'], resources: 1, hand: ['Oil'] }], turn: 'R1' })
    t.propose('Warrax', 'Onyxia').say('pass').say('pass').say('strike Krol Blade')
    t.expect('Warrax', { atk: 3 }).play('Oil').resolve()
    t.expect('Warrax', { atk: 5 }).fight().expect('Onyxia', { damage: 5 })
  })

  test('303.2b strikes last for the combat only', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Krol Blade'], resources: 1 }], turn: 'R1' })
    t.attack('Warrax', 'Onyxia', 'Krol Blade')
    t.expect('Warrax', { atk: 0 })
    expect(t.game.s.combat[0]!.strikes).toEqual([])
  })

  test('707.1e reductions of strike costs count, down to 0', () => {
    const t = table({ raiders: [{ cards: ['Krol Blade', "Edgemaster's Handguards"] }], turn: 'R1' })
    t.attack('Warrax', 'Onyxia', 'Krol Blade')
    t.expect('Onyxia', { damage: 3 })
  })

  const strikeCost = (add: readonly Effect[]) =>
    item('Toll', { powers: [{ always: [{ mod: 'cost', on: 'strike', by: 'players', add }] }] })

  test('303.2, 403.1 what a modifier adds to the cost of a strike is paid, or there is no strike', () => {
    const toll = withCards(strikeCost([{ do: 'discard', n: 1 }]), weapon('Club', 2, 1, ['One-Handed', 'Melee (1)']))
    const side = { cards: ['Toll', 'Club'], resources: 1 }
    const t = table({ library: toll, players: [{ ...side, hand: ['Filler', 'Dummy 1/1'] }, {}] })
    t.propose('Hero A', 'Hero B').say('pass').say('pass')
    expect(t.legal()).toEqual(['pass', 'strike Club'])
    t.say('strike Club')
    expect(t.asked()).toBe('A: cost')
    expect(t.legal()).toEqual(['pick Filler', 'pick Dummy 1/1'])
    t.say('pick Filler').expect('Club', { exhausted: true })
    expect(t.zone('A', 'graveyard')).toEqual(['Filler'])
    expect(t.resources('A').ready).toBe(0)
    t.fight().expect('Hero B', { damage: 2 })
    const u = table({ library: toll, players: [side, {}] }) // an empty hand
    u.propose('Hero A', 'Hero B').say('pass').say('pass')
    expect(u.asked()).toBe('A: priority')
    expect(u.game.s.combat[0]!.window).toBe('attack')
  })

  test('303.2, 600.3 resources that are added are paid with the strike cost, for each of several weapons', () => {
    const two = withCards(
      strikeCost([{ do: 'pay', n: 2 }]),
      ally('Twin Teacher', 0, 1, {
        powers: [{ always: [{ mod: 'keyword', what: 'yourHero', keyword: 'Dual Wield' }] }],
      }),
      weapon('Club', 2, 1, ['One-Handed', 'Melee (1)']),
      weapon('Mace', 3, 0, ['One-Handed', 'Melee (1)']),
    )
    const strikes = (resources: number) => {
      const t = table({
        library: two,
        players: [{ cards: ['Twin Teacher', 'Club', 'Mace'], resources }, { cards: ['Toll'] }],
      })
      t.propose('Hero A', 'Hero B').say('pass').say('pass')
      return t
    }
    expect(strikes(2).legal()).toEqual(['pass', 'strike Mace'])
    const t = strikes(5).say('strike Club')
    expect(t.legal()).toEqual(['pass', 'strike Mace'])
    t.say('strike Mace')
    expect(t.resources('A').ready).toBe(0)
    t.fight().expect('Hero B', { damage: 5 })
    expect(strikes(4).say('strike Club').asked()).toBe('A: priority') // not enough for the other as well
  })

  test('303.2, 403.1, 707.2 who does not agree to pay a part keeps another from striking; nothing has been paid', () => {
    const t = table({
      library: withCards(
        strikeCost([{ do: 'discard', by: 'players', n: 1 }]),
        weapon('Club', 2, 1, ['One-Handed', 'Melee (1)']),
      ),
      players: [{ cards: ['Toll', 'Club'], resources: 1, hand: ['Filler'] }, { hand: ['Filler', 'Dummy 1/1'] }],
    })
    t.propose('Hero A', 'Hero B').say('pass').say('pass').say('strike Club')
    expect(t.asked()).toBe('B: yes-no')
    t.say('no')
    expect(t.asked()).toBe('A: priority') // not offered again
    expect([t.resources('A').ready, t.zone('A', 'hand'), t.zone('B', 'hand').length]).toEqual([1, ['Filler'], 2])
    t.expect('Club', { exhausted: false }).fight().expect('Hero B', { damage: 0 })
  })

  test('406.6 Dual Wield strikes with two Melee weapons, in one packet', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Twin Teacher', 'Left Axe', 'Wraith Scythe', 'Blowpipe'], resources: 3, damage: 9 }],
      turn: 'R1',
    })
    t.propose('Warrax', 'Onyxia').say('pass').say('pass').say('strike Left Axe')
    expect(t.legal()).toEqual(['pass', 'strike Wraith Scythe'])
    t.say('strike Wraith Scythe')
    expect(t.asked()).toBe('R1: priority')
    expect(t.resources('R1').ready).toBe(0)
    // The Scythe heals what the one packet dealt.
    t.fight().resolveAll().expect('Onyxia', { damage: 4 }).expect('Warrax', { damage: 5 })
  })

  test('406.6 never with a Melee and a Ranged weapon in one combat', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Twin Teacher', 'Left Axe', 'Blowpipe'], resources: 3 }],
      turn: 'R1',
    })
    t.propose('Warrax', 'Onyxia').say('pass').say('pass').say('strike Left Axe')
    expect(t.asked()).toBe('R1: priority')
    const u = table({
      library: lib,
      raiders: [{ cards: ['Twin Teacher', 'Left Axe', 'Blowpipe'], resources: 3 }],
      turn: 'R1',
    })
    u.propose('Warrax', 'Onyxia').say('pass').say('pass').say('strike Blowpipe')
    expect(u.asked()).toBe('R1: priority')
  })

  test('303.2 several raiders: only the wielder’s own controller strikes', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Crazy Igvand'] }, { name: 'B', cards: ['Krol Blade'], resources: 3 }],
      turn: 'Boss',
    })
    t.attack('Onyxia', 'Warrax')
    t.expect('Krol Blade', { exhausted: false })
    expect(t.resources('B').ready).toBe(3)
  })

  test('408.3a the packet has the damage types of hero and weapons', () => {
    const t = table({
      raiders: [{ cards: ['Ancient Bone Bow', 'Aspect of the Hawk'], resources: 2, deck: filler }],
      turn: 'R1',
    })
    t.attack('Warrax', 'Onyxia', 'Ancient Bone Bow')
    t.expect('Onyxia', { damage: 3 }) // 2 ranged, +1 for ranged damage
  })
})
