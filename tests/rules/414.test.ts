import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, armor, filler, instant, weapon, withCards } from './own.ts'

const lib = withCards(
  weapon('Left Axe', 2, 1, ['One-Handed', 'Melee (1)']),
  weapon('Right Axe', 3, 2, ['One-Handed', 'Melee (1)']),
  weapon('Great Axe', 5, 2, ['Two-Handed', 'Melee (1)']),
  weapon('Sling', 1, 1, ['One-Handed', 'Ranged (1)']),
  armor('Buckler', 1, { tags: ['Shield', 'Off-Hand (1)'] }),
  ally('Twin Teacher', 0, 1, { powers: [{ always: [{ mod: 'keyword', what: 'yourHero', keyword: 'Dual Wield' }] }] }),
  ally('Twin Regent', 2, 2, { tags: ['Unique'], cost: 1 }),
  ally('Stubborn Pet', 1, 1, {
    tags: ['Pet (1)'],
    cost: 0,
    powers: [{ always: [{ mod: 'cannot', on: 'destroy', what: 'self' }] }],
  }),
  ally('Watchful', 0, 9, {
    powers: [{ when: { on: 'destroy', what: { is: 'ally', of: 'you' } }, then: [{ do: 'draw', n: 1 }] }],
  }),
  ability('Raise All', {
    text: [{ do: 'move', by: 'players', what: { is: 'ally', in: 'graveyard', of: '$by' }, to: 'play' }],
  }),
  instant('Slay', { text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }] }),
)

describe('414 uniqueness', () => {
  test('414.3a two unique cards of one name: the player chooses one at once, old or new', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: [{ name: 'Twin Regent', damage: 1 }], hand: ['Twin Regent'], resources: 1 }],
      turn: 'R1',
    })
    t.play('Twin Regent').resolve()
    expect(t.asked()).toBe('R1: unique')
    expect(t.legal()).toEqual(['pick Twin Regent', 'pick Twin Regent'])
    t.answer(0)
    t.expect('Twin Regent', { damage: 0 })
    expect(t.zone('R1', 'graveyard')).toEqual(['Twin Regent'])
    expect(t.asked()).toBe('R1: priority')
  })

  test('414.3a not between two players, friends or not', () => {
    const t = table({
      library: lib,
      raiders: [{ hand: ['Twin Regent'], resources: 1 }, { cards: ['Twin Regent'] }],
      boss: { cards: ['Twin Regent'] },
      turn: 'R1',
    })
    t.play('Twin Regent').resolve()
    expect(t.asked()).toBe('R1: priority')
  })

  test('414.3b a tag with a number limits cards with that tag, of whatever name (CR-EX-414.3b-1)', () => {
    const t = table({ raiders: [{ cards: ['Bloodclaw'], hand: ['Rayder'], resources: 2 }], turn: 'R1' })
    t.play('Rayder').resolve()
    expect(t.legal()).toEqual(['pick Bloodclaw', 'pick Rayder'])
    t.say('pick Bloodclaw')
    expect(t.zone('R1', 'party')).toEqual(['Rayder', 'Warrax'])
  })

  test('414.3b two rings are within Ring (2), a third is not; only rings are offered', () => {
    const t = table({
      raiders: [
        {
          cards: ['Masons Fraternity Ring', "Myrmidon's Signet", 'Krol Blade'],
          hand: ['Masons Fraternity Ring'],
          resources: 3,
        },
      ],
      turn: 'R1',
    })
    expect(t.asked()).toBe('R1: priority')
    t.play('Masons Fraternity Ring').resolve()
    expect(t.legal()).toHaveLength(3)
    t.say("pick Myrmidon's Signet")
    expect(t.asked()).toBe('R1: priority')
  })

  test('414.3b, 303 one Melee weapon; a Ranged one beside it', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Left Axe'], hand: ['Sling', 'Right Axe'], resources: 2 }],
      turn: 'R1',
    })
    t.play('Sling').resolve()
    expect(t.asked()).toBe('R1: priority')
    t.play('Right Axe').resolve()
    expect(t.legal()).toEqual(['pick Left Axe', 'pick Right Axe'])
  })

  test('414.3c Two-Handed and Off-Hand', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Great Axe'], hand: ['Buckler'], resources: 1 }], turn: 'R1' })
    t.play('Buckler').resolve()
    expect(t.legal()).toEqual(['pick Great Axe', 'pick Buckler'])
    const u = table({ library: lib, raiders: [{ cards: ['Left Axe'], hand: ['Buckler'], resources: 1 }], turn: 'R1' })
    u.play('Buckler').resolve()
    expect(u.asked()).toBe('R1: priority')
  })

  test('414.2 several violations: one after another until none is left', () => {
    const t = table({
      library: lib,
      raiders: [
        { hand: ['Raise All'], graveyard: ['Twin Regent', 'Twin Regent', 'Twin Regent', 'Bloodclaw', 'Rayder'] },
        { graveyard: ['Bloodclaw', 'Rayder'] },
      ],
      turn: 'R1',
    })
    t.play('Raise All').resolve()
    expect(t.asked()).toBe('R1: unique')
    t.say('pick Twin Regent').say('pick Twin Regent')
    expect(t.legal()).toEqual(['pick Bloodclaw', 'pick Rayder'])
    t.say('pick Rayder')
    expect(t.asked()).toBe('R2: unique') // the turn player first, then clockwise
    t.say('pick Rayder')
    expect(t.zone('R1', 'party')).toEqual(['Bloodclaw', 'Twin Regent', 'Warrax'])
    expect(t.zone('R2', 'party')).toEqual(['Bloodclaw', 'Warrax'])
  })

  test('414.2, 103.3 destroyed by the game: even what can’t be destroyed, and it is destruction', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Stubborn Pet', 'Watchful'], hand: ['Stubborn Pet'], deck: filler }],
      turn: 'R1',
    })
    t.play('Stubborn Pet').resolve().answer(0)
    expect(t.zone('R1', 'graveyard')).toEqual(['Stubborn Pet'])
    t.resolve()
    expect(t.zone('R1', 'hand')).toHaveLength(1)
  })

  test('406.2 with Dual Wield two One-Handed Melee weapons', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Twin Teacher', 'Left Axe'], hand: ['Right Axe'], resources: 1 }],
      turn: 'R1',
    })
    t.play('Right Axe').resolve()
    expect(t.asked()).toBe('R1: priority')
  })

  test('406.2a a third weapon, an Off-Hand beside two, or a Two-Handed one: any of them goes (CR-EX-406.2a-1)', () => {
    for (const hand of ['Buckler', 'Krol Blade', 'Great Axe']) {
      const t = table({
        library: lib,
        raiders: [{ cards: ['Twin Teacher', 'Left Axe', 'Right Axe'], hand: [hand], resources: 4 }],
        turn: 'R1',
      })
      t.play(hand).resolve()
      expect(t.asked(), hand).toBe('R1: unique')
      expect(t.legal(), hand).toEqual(['pick Left Axe', 'pick Right Axe', `pick ${hand}`])
    }
    const t = table({
      library: lib,
      raiders: [{ cards: ['Twin Teacher', 'Left Axe'], hand: ['Great Axe'], resources: 4 }],
      turn: 'R1',
    })
    t.play('Great Axe').resolve()
    expect(t.legal()).toEqual(['pick Left Axe', 'pick Great Axe'])
  })

  test('406.2b losing Dual Wield with two weapons is a violation', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Twin Teacher', 'Left Axe', 'Right Axe'], hand: ['Slay'] }],
      turn: 'R1',
    })
    t.play('Slay').resolve()
    expect(t.asked()).toBe('R1: unique')
    t.say('pick Left Axe')
    expect(t.zone('R1', 'party')).toEqual(['Right Axe', 'Warrax'])
  })

  test('CR-EX-414.1-1 414.1 a violation between two waves of checks is repaired at once', () => {
    const t = table({
      library: withCards(
        instant('Two Birds', {
          text: [{ do: 'deal', n: 2, by: 'yourHero', type: 'fire', to: { target: 1, is: 'ally' } }],
        }),
      ),
      players: [{ cards: ['Fury', 'Hootie', 'Goldenmoon'] }, { hand: ['Two Birds'] }],
      turn: 'B',
    })
    expect(t.asked()).toBe('B: priority') // an additional Pet is allowed
    t.play('Two Birds', 'Goldenmoon').resolve()
    expect(t.zone('A', 'graveyard')).toEqual(['Goldenmoon'])
    expect(t.asked()).toBe('A: unique')
    expect(t.legal()).toEqual(['pick Fury', 'pick Hootie'])
    t.say('pick Hootie')
    expect(t.zone('A', 'party')).toEqual(['Fury', 'Hero A'])
    expect(t.asked()).toBe('B: priority')
  })

  test('414.1 "an additional Pet" only as long as its condition holds', () => {
    const t = table({
      players: [{ hero: 'Elendril', cards: ['Fury', 'Goldenmoon'], hand: ['Fury', 'Hootie'], resources: 7 }, {}],
    })
    t.play('Hootie').resolve()
    expect(t.asked()).toBe('A: priority')
    t.play('Fury').resolve()
    expect(t.legal()).toEqual(['pick Fury', 'pick Hootie', 'pick Fury'])
  })

  test('414.1 also in the midst of a text: before its next effect', () => {
    const t = table({
      library: withCards(
        ability('Herd', {
          text: [
            { do: 'modify', mods: [{ mod: 'is', what: { is: 'ally', of: 'you' }, tag: 'Herd (1)' }], until: 'turn' },
            { do: 'draw', n: { count: { is: 'ally', of: 'you' } } },
          ],
        }),
      ),
      players: [{ cards: ['Dummy 1/1', 'Dummy 2/2', 'Dummy 3/3'], hand: ['Herd'] }, {}],
    })
    t.play('Herd').resolve()
    expect(t.asked()).toBe('A: unique')
    t.say('pick Dummy 1/1').say('pick Dummy 2/2')
    expect(t.zone('A', 'hand')).toHaveLength(1) // one ally is left to be counted
  })

  test('CR-EX-414.3b-1 414.3b a second Fire Totem: the old or the new one goes', () => {
    for (const which of [0, 1]) {
      const t = table({
        players: [
          {
            hero: 'Plain Shaman',
            cards: [{ name: 'Searing Totem', damage: 0, counters: { old: 1 } }],
            hand: ['Searing Totem'],
            resources: 2,
          },
          {},
        ],
      })
      t.play('Searing Totem').resolve()
      expect(t.asked()).toBe('A: unique')
      expect(t.legal()).toEqual(['pick Searing Totem', 'pick Searing Totem'])
      t.answer(which)
      expect(t.count('A', 'Searing Totem')).toBe(1)
      t.expect('Searing Totem', { counters: which === 0 ? {} : { old: 1 } })
      expect(t.zone('A', 'graveyard')).toEqual(['Searing Totem'])
    }
  })

  test('414.3a cards that a modifier makes unique; blank cards have no name to share', () => {
    const t = table({
      players: [
        { cards: ['Dummy 1/1', 'Dummy 1/1'], resources: 2 },
        { hand: ['Eitrigg'], resources: 7 },
      ],
      turn: 'B',
    })
    t.play('Eitrigg').resolve()
    expect(t.asked()).toBe('A: unique')
    t.answer(0)
    expect(t.asked()).toBe('B: priority')
    expect(t.resources('A').all).toBe(2)
  })
})
