/** R100: who plays, who wins, and what is different about the Boss player's action and end phases. */

import { describe, expect, test } from 'vitest'
import { running } from '../../src/engine/game.ts'
import { decision, outcome, SetupError, start, view, whyNot } from '../../src/engine/index.ts'
import type { DeckDef } from '../../src/language/types.ts'
import { table } from '../table/index.ts'
import { ability, ally, filler, hero, instant, withCards } from './own.ts'

const many = (n: number, name: string): string[] => Array.from({ length: n }, () => name)

describe('R100.1 the raiders', () => {
  const allies = Array.from({ length: 15 }, (_, i) => ally(`Hired Blade ${i + 1}`, 1, 1))
  const lib = withCards(
    ...allies,
    hero('Horde Hero', { faction: 'Horde' }),
    hero('Lone Hero', { faction: undefined, race: 'Demon', spec: 'Traitor' }),
  )
  const deck = (who: string): DeckDef => ({
    id: who,
    name: who,
    hero: who,
    about: '',
    cards: allies.map((a) => [4, a.name]),
  })
  const raid = (...decks: (string | DeckDef)[]) =>
    start(lib, { raid: 'onyxias-lair', seed: 1, raiders: decks.map((d, i) => ({ name: `R${i}`, deck: d })) })

  test('R100.1 Alliance and Horde heroes do not raid together', () => {
    expect(() => raid('warrax', deck('Horde Hero'))).toThrow(SetupError)
    try {
      raid('warrax', deck('Horde Hero'))
    } catch (e) {
      const { problems } = e as SetupError
      expect(problems).toHaveLength(1)
      expect(problems[0]).toMatchObject({ where: 'raiders' })
      expect(problems[0]!.what).toContain('R100.1')
    }
  })
  test('R100.1 heroes of one faction do, either one', () => {
    expect(running(raid('warrax', 'graccus')).s.turn[0]!.order).toEqual([0, 1, 2])
    expect(running(raid(deck('Horde Hero'), deck('Horde Hero'))).s.turn[0]!.order).toEqual([0, 1, 2])
  })
  test('R100.1 no other restriction: a hero without a faction goes with anybody', () => {
    expect(running(raid('warrax', deck('Lone Hero'))).s.turn[0]!.order).toEqual([0, 1, 2])
  })
})

describe('R100.2 winning', () => {
  const lib = withCards(
    ability('Slap', { text: [{ do: 'deal', n: 1, by: 'yourHero', to: { target: 1, is: 'hero', of: 'opponents' } }] }),
  )
  test('R100.2 the Boss player wins as the last raider goes, not before', () => {
    const boss = { hand: ['Slap', 'Slap', 'Slap'] }
    const raiders = [{ damage: 29 }, { damage: 29 }, { damage: 29 }]
    const t = table({ library: lib, boss, raiders })
    for (const r of ['R1', 'R2']) {
      t.play('Slap', 'Warrax').resolve()
      expect(t.game.s.players[t.seatNumber(r)]!.lost).toBe(true)
      expect(t.result()).toBeNull()
    }
    t.play('Slap').resolve()
    expect(outcome(t.game)).toMatchObject({ result: 'boss', winners: [0], rule: 'R100.2' })
    expect(t.asked()).toBe('over')
  })
  test('R100.2 the raiders win together as the final Boss is destroyed', () => {
    const t = table({ stage: 3, boss: { damage: 47 }, raiders: [{ cards: ['Kor Cindervein'] }, {}], turn: 'R1' })
    t.attack('Kor Cindervein', 'Onyxia')
    expect(outcome(t.game)).toMatchObject({ result: 'raiders', winners: [1, 2] })
  })
  test('R100.2 one damage short of it nobody has won', () => {
    const t = table({ stage: 3, boss: { damage: 46 }, raiders: [{ cards: ['Kor Cindervein'] }], turn: 'R1' })
    t.attack('Kor Cindervein', 'Onyxia').expect('Onyxia', { damage: 49 })
    expect(t.result()).toBeNull()
  })
  test('R100.2 a raider who is out still wins nothing: only those who remain do', () => {
    const t = table({
      library: lib,
      stage: 3,
      boss: { hand: ['Slap'], damage: 47 },
      raiders: [{ damage: 29 }, { cards: ['Kor Cindervein'], deck: filler }],
    })
    t.play('Slap', 'Warrax').resolve().until('R2', 'action').attack('Kor Cindervein', 'Onyxia')
    expect(outcome(t.game)).toMatchObject({ result: 'raiders', winners: [2] })
  })
})

describe('R100.3 her action phase', () => {
  const boss = { hand: ['Crush', 'Thrash'], resources: 2 }
  test('R100.3 no resource is placed', () => {
    const t = table({ boss, raiders: [{ cards: ['Parvink'], deck: filler, hand: ['Heal'] }] })
    expect(t.legal()).toEqual(['pass', 'play Crush', 'play Thrash', 'attack Onyxia'])
    expect(whyNot(t.game, 0, { card: t.id('Crush'), act: 'place' })?.rule).toBe('R100.3')
    expect(t.until('R1', 'action').legal()).toContain('place Heal')
  })
  test('R100.3 otherwise it is like any other: non-instant cards, powers, combats, one after another', () => {
    const t = table({ boss, raiders: [{ cards: ['Parvink'] }] })
    t.play('Thrash').resolve().attack('Onyxia', 'Warrax').use('Thrash').resolve().attack('Onyxia', 'Warrax')
    t.expect('Warrax', { damage: 2 }).expect('Onyxia', { exhausted: true })
    expect(t.asked()).toBe('Boss: priority')
  })
  test('R100.3 the Boss player may not look at her face-down resources; a raider at his he may', () => {
    const t = table({ boss: { resources: 2, events: ['Battle Plan'] }, raiders: [{ resources: 1, deck: filler }] })
    const own = (seat: number, of = seat): (string | null)[] => {
      const v = view(t.game, seat)
      return v.seats[of]!.resources.map((id) => v.cards[id]!.def)
    }
    expect(own(0)).toEqual([null, null])
    expect(own(1)).toEqual(['In Dreams'])
    expect(own(0, 1)).toEqual([null])
    // Not even at one that everybody has just seen on the chain.
    t.until('Boss', 'end').until('Boss', 'event')
    expect(own(0)).toEqual([null, null, null])
    expect(own(1, 0)).toEqual([null, null, null])
  })
})

describe('R100.4 her end phase', () => {
  test('R100.4 it follows the action phase, and ten cards may stay', () => {
    const t = table({ boss: { hand: many(10, 'Crush') }, raiders: [{ deck: filler }] })
    t.passAll()
    expect([t.asked(), t.game.s.turn[0]!.step]).toEqual(['Boss: priority', 'end'])
    t.passAll()
    expect([t.asked(), t.game.s.turn[0]!.step]).toEqual(['R1: priority', 'ready'])
    expect(t.zone('Boss', 'hand')).toHaveLength(10)
  })
  test('R100.4 she discards down to ten, of her choice, into the main graveyard', () => {
    const boss = { hand: [...many(10, 'Crush'), 'Thrash', 'Devour'] }
    const t = table({ boss, raiders: [{ deck: filler }], at: 'end' }).passAll()
    expect(t.asked()).toBe('Boss: discard')
    expect(t.legal()).toHaveLength(12)
    t.say('pick Devour').say('pick Crush')
    expect(t.zone('Boss', 'graveyard')).toEqual(['Crush', 'Devour'])
    expect([t.asked(), t.game.s.turn[0]!.seat]).toEqual(['R1: priority', 1])
  })
  test('R100.4 a raider keeps seven, each in his own turn', () => {
    const raiders = [{ hand: many(9, 'Heal') }, { hand: many(9, 'Heal'), deck: filler }]
    const t = table({ raiders, turn: 'R1', at: 'end' }).passAll()
    expect(t.asked()).toBe('R1: discard')
    t.say('pick Heal').say('pick Heal')
    expect([t.asked(), t.game.s.turn[0]!.seat]).toEqual(['R2: priority', 2])
    expect(t.zone('R1', 'hand')).toHaveLength(7)
    expect(t.zone('R2', 'hand')).toHaveLength(9)
  })
})

describe('102.2 a raider who is out', () => {
  const lib = withCards(
    instant('Slap', { text: [{ do: 'deal', n: 1, by: 'yourHero', to: { target: 1, is: 'character' } }] }),
    instant('War Paint', {
      text: [{ do: 'modify', mods: [{ mod: 'stat', what: { is: 'ally' }, stat: 'atk', n: 2 }], until: 'turn' }],
    }),
    ability('Hex', { attach: { target: 1, is: 'character' } }),
    ability('Bounty', {
      text: [
        {
          do: 'draw',
          n: 1,
          if: { happened: { on: 'deal', to: { is: 'hero', of: 'opponents' } }, since: 'turn' },
        },
      ],
    }),
  )
  test('102.2 his attachments leave others’ cards, theirs on his are destroyed', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Slap'] },
      raiders: [
        { damage: 29, cards: [{ name: 'Hex', on: 'Onyxia' }] },
        { cards: [{ name: 'Hex', on: 'Warrax' }], deck: filler },
      ],
    })
    expect(t.card('Onyxia').attachments).toHaveLength(1)
    t.play('Slap', 'Warrax').resolve()
    expect(t.card('Onyxia').attachments).toEqual([])
    expect(t.zone('R1', 'removed')).toEqual(['Hex', 'Warrax'])
    expect(t.zone('R2', 'graveyard')).toEqual(['Hex'])
  })
  test('102.2, 500.5 his turn ends in the middle of a combat, with its links and "this turn"', () => {
    const raiders = [
      { damage: 29, cards: ['Kor Cindervein'], hand: ['War Paint', 'War Paint'] },
      { cards: ['Parvink'], hand: ['Bounty'], deck: filler },
    ]
    const t = table({ library: lib, boss: { hand: ['Slap'] }, raiders, turn: 'R1' })
    t.play('War Paint').resolve().expect('Parvink', { atk: 4 })
    t.propose('Kor Cindervein', 'Onyxia').play('War Paint').as('Boss').play('Slap', 'Warrax').resolve()
    expect(t.game.s.chain[0]!.links).toEqual([])
    expect(view(t.game, 2).combat).toBeNull()
    expect([t.asked(), t.game.s.turn[0]!.seat, t.game.s.turn[0]!.step]).toEqual(['R2: priority', 2, 'ready'])
    t.expect('Onyxia', { damage: 0, role: '' }).expect('Parvink', { atk: 2 })
    // 503.2a: what happened in that turn did not happen in this one.
    t.until('R2', 'action').play('Bounty').resolve()
    expect(t.zone('R2', 'hand')).toEqual(['Crazy Igvand'])
  })
  test('102.2 on another’s turn the turn goes on, and the next round passes him over', () => {
    const raiders = [{ deck: filler }, { damage: 29, deck: filler }, { deck: filler }]
    const t = table({ library: lib, boss: { hand: ['Slap'] }, raiders })
    t.play('Slap', 'Warrax#2').resolve()
    expect([t.asked(), t.game.s.turn[0]!.step]).toEqual(['Boss: priority', 'action'])
    const seats: number[] = []
    for (const r of ['R1', 'R3', 'Boss']) {
      t.until(r, 'action')
      seats.push(t.game.s.turn[0]!.seat)
    }
    expect(seats).toEqual([1, 3, 0])
    expect(view(t.game, 1).seats[2]!.lost).toBe(true)
  })
  test('102.1a two raiders at once; the third plays on', () => {
    const boss = { hand: ['Flame Breath'], resources: 2 }
    const t = table({ library: lib, boss, raiders: [{ damage: 29 }, { damage: 29 }, { deck: filler }] })
    t.play('Flame Breath').resolve()
    expect([1, 2, 3].map((s) => t.game.s.players[s]!.lost)).toEqual([true, true, false])
    expect(t.result()).toBeNull()
    t.expect('Warrax', { zone: 'party', damage: 1 })
  })
  test('102.2 the Boss player’s attachments on his cards go to their own graveyard', () => {
    const boss = { hand: ['Slap', 'Engulfing Flames'], resources: 3 }
    const t = table({ library: lib, boss, raiders: [{ damage: 29, cards: ['Anika Berlyn'] }, {}] })
    t.play('Engulfing Flames', 'Anika Berlyn').resolve().expect('Anika Berlyn', { damage: 5 })
    t.play('Slap', 'Warrax').resolve().expect('Engulfing Flames', { zone: 'graveyard', deck: 'main' })
    expect(t.zone('R1', 'removed')).toEqual(['Anika Berlyn', 'Warrax'])
  })
  test('102.2 his hero fallen in her attack: the combat is over, her turn goes on', () => {
    const t = table({ raiders: [{ damage: 29, cards: ['Parvink'] }, {}] }).attack('Onyxia', 'Warrax')
    expect(t.game.s.players[1]!.lost).toBe(true)
    expect(view(t.game, 0).combat).toBeNull()
    t.expect('Onyxia', { exhausted: true, role: '' })
    expect([t.asked(), t.game.s.turn[0]!.step]).toEqual(['Boss: priority', 'action'])
    expect(t.legal()).toEqual(['pass'])
  })
  test('102.2, 601.3 a proposal against a hero who is gone is interrupted', () => {
    const t = table({ library: lib, boss: { hand: ['Slap'] }, raiders: [{ damage: 29 }, {}] })
    t.propose('Onyxia', 'Warrax').play('Slap', 'Warrax').resolve().resolve()
    t.expect('Onyxia', { exhausted: false, role: '' })
    t.say('attack Onyxia')
    expect(t.legal()).toEqual(['pick Warrax'])
    expect(decision(t.game)!.answers.map((a) => t.game.s.cards[a.card as number]!.owner)).toEqual([2])
  })
})
