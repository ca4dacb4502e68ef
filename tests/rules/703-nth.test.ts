import { describe, expect, test } from 'vitest'
import { checkCard } from '../../src/language/schema.ts'
import type { CardDef, EventPattern } from '../../src/language/types.ts'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, withCards } from './own.ts'

const lib = withCards(
  ally('Runner', 1, 9),
  ally('Second Runner', 1, 9),
  instant('Rouse', { text: [{ do: 'ready', what: { target: 1, is: 'character' } }] }),
  instant('Sting', {
    text: [{ do: 'deal', n: 2, type: 'nature', by: 'yourHero', to: { target: 1, is: 'character' } }],
  }),
  instant('Lull All', { text: [{ do: 'exhaust', what: { is: 'character', of: 'you' } }] }),
)

describe('703.1 "for the first time each turn"', () => {
  test('703.1 of each: every hero and ally has a first attack of its own', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Windfury Totem', 'Runner', 'Second Runner'], resources: 4, deck: filler }],
      turn: 'R1',
    })
    t.propose('Runner', 'Onyxia').say('pass').say('pass')
    t.resolve('yes').expect('Runner', { exhausted: false })
    t.fight()
    t.propose('Runner', 'Onyxia').say('pass').say('pass')
    expect(t.game.s.chain[0]!.links).toEqual([]) // its second attack
    t.fight()
    t.expect('Runner', { exhausted: true })
    t.propose('Second Runner', 'Onyxia').say('pass').say('pass')
    t.resolve('yes').expect('Second Runner', { exhausted: false })
  })

  test('703.1 of each: an opponent’s attackers are no concern of it', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Runner'] },
      raiders: [{ cards: ['Windfury Totem'], resources: 4 }],
      turn: 'Boss',
    })
    t.propose('Runner', 'Warrax').say('pass').say('pass')
    expect(t.game.s.chain[0]!.links).toEqual([])
  })

  test('703.1 of each: what exhausts at once has its first time at once', () => {
    const t = table({
      library: lib,
      raiders: [{ hand: ['Lull All', 'Lull All'], cards: ["Bath'rah the Windwatcher", 'Gladiator Sepirion'] }],
      turn: 'R1',
    })
    t.play('Lull All').resolve()
    expect(t.asked()).toBe('R1: order')
    t.answer(0).resolve('yes').resolve('yes')
    t.expect("Bath'rah the Windwatcher", { exhausted: false }).expect('Gladiator Sepirion', { exhausted: false })
    t.play('Lull All').resolve()
    expect(t.asked()).toBe('R1: priority')
    t.expect("Bath'rah the Windwatcher", { exhausted: true })
  })

  test('703.1 of all together: only the first attack of the turn, whoever’s it is', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Vanguard', 'Runner', 'Second Runner'], deck: filler }],
      turn: 'R1',
    })
    t.attack('Runner', 'Onyxia').attack('Second Runner', 'Onyxia')
    expect(t.zone('R1', 'hand')).toHaveLength(1)
  })

  test('703.1 “on each of your turns”: not on another’s, and anew on the next', () => {
    const t = table({
      library: lib,
      raiders: [{ hand: ['Rouse', 'Rouse', 'Rouse'], cards: ['Naolin Sunsurge'], deck: filler }],
      turn: 'Boss',
    })
    t.as('R1').play('Rouse', 'Warrax').resolveAll()
    expect(t.zone('R1', 'hand')).toEqual(['Rouse', 'Rouse'])
    t.reach('R1', 'action')
    const before = t.zone('R1', 'hand').length
    t.play('Rouse', 'Warrax').resolveAll().play('Rouse', 'Warrax').resolveAll()
    expect(t.zone('R1', 'hand')).toHaveLength(before - 1) // two played, one drawn
  })

  test('703.1 “can’t attack for the second time in all”: after one attack nobody else may', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Weary Ranks'] },
      raiders: [{ cards: ['Runner', 'Second Runner'] }],
      turn: 'R1',
    })
    expect(t.legal()).toContain('attack Second Runner')
    t.attack('Runner', 'Onyxia')
    expect(t.legal().filter((a) => a.startsWith('attack'))).toEqual([])
  })

  test('703.1 what has happened so many times is counted up to now, of each by itself', () => {
    for (const [at, drawn] of [
      [['Warrax', 'Warrax', 'Warrax'], 1],
      [['Warrax', 'Graccus', 'Warrax'], 1],
      [['Warrax', 'Graccus', 'Onyxia'], 0],
    ] as const) {
      const t = table({
        library: lib,
        boss: { cards: ['Pounding Fists'], hand: ['Sting', 'Sting', 'Sting'], deck: filler },
        raiders: [{}, { hero: 'Graccus' }],
        turn: 'Boss',
      })
      const had = t.zone('Boss', 'hand').length
      for (const name of at) t.play('Sting', name).resolve()
      t.reach('Boss', 'end').resolveAll()
      expect(t.zone('Boss', 'hand').length - had + 3, at.join(', ')).toBe(drawn)
    }
  })

  test('703.1 “two or more abilities this turn”: three are two or more', () => {
    for (const [n, drawn] of [
      [1, 0],
      [2, 1],
      [3, 1],
    ] as const) {
      const hand = Array.from({ length: 3 }, () => 'Rouse')
      const t = table({
        library: lib,
        raiders: [{ hand, cards: ['Melodious Slippers'], deck: filler }],
        turn: 'R1',
      })
      for (let i = 0; i < n; i++) t.play('Rouse', 'Warrax').resolve()
      t.reach('R1', 'end').resolveAll()
      expect(t.zone('R1', 'hand')).toHaveLength(3 - n + drawn)
    }
  })
})

describe('703.1 "for the first time this game"', () => {
  test('703.1 once in the game, not once a turn', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Darkstalker Soran', 'Runner'], deck: filler }],
      turn: 'R1',
    })
    const enlisted = (): number => t.card('Runner').atk ?? 0
    t.attack('Darkstalker Soran', 'Onyxia').resolveAll()
    expect(enlisted()).toBe(3)
    t.expect('Darkstalker Soran', { atk: 3, health: 3 })
    t.reach('Boss', 'action').reach('R1', 'action')
    t.attack('Darkstalker Soran', 'Onyxia').resolveAll()
    expect(enlisted()).toBe(3) // not once more
  })

  test('703.1 a card that comes again is another card, and has a first time of its own (415.9a)', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Fresh Legs', 'Runner'], hand: ['Take Back'], resources: 9, deck: filler }],
      turn: 'R1',
    })
    t.attack('Runner', 'Onyxia').expect('Runner', { exhausted: true })
    t.reach('Boss', 'action').reach('R1', 'action')
    t.propose('Runner', 'Onyxia').say('pass').say('pass').resolve()
    t.expect('Runner', { exhausted: false }).fight() // its second attack of the game
    t.play('Take Back').resolve().play('Runner').resolve()
    t.reach('Boss', 'action').reach('R1', 'action')
    t.propose('Runner', 'Onyxia').say('pass').say('pass')
    expect(t.game.s.chain[0]!.links).toEqual([])
  })

  test('703.1 of all together; before the card came, too', () => {
    const t = table({
      library: lib,
      raiders: [{ hand: ['Sting', 'Sting', 'First Blood'], deck: filler }],
      boss: {
        cards: [
          { name: 'Runner', damage: 8 },
          { name: 'Second Runner', damage: 8 },
        ],
      },
      turn: 'R1',
    })
    t.play('Sting', 'Runner').resolveAll().play('First Blood').resolve()
    t.play('Sting', 'Second Runner').resolveAll()
    expect(t.zone('R1', 'hand')).toEqual([])
    const u = table({
      library: lib,
      raiders: [{ hand: ['Sting'], cards: ['First Blood'], deck: filler }],
      boss: { cards: [{ name: 'Runner', damage: 8 }] },
      turn: 'R1',
    })
    u.play('Sting', 'Runner').resolveAll()
    expect(u.zone('R1', 'hand')).toHaveLength(1)
  })

  test('712.3 what has happened to each of several, over turns', () => {
    for (const [second, drawn] of [
      ['Warrax', 1],
      ['Graccus', 0],
    ] as const) {
      const t = table({
        library: lib,
        players: [
          {
            name: 'A',
            team: 0,
            cards: ['Old Scores'],
            hand: ['Sting', 'Sting'],
            deck: ['Filler', 'Filler', 'Filler', 'Filler'],
          },
          { name: 'B', team: 1, hero: 'Warrax', deck: filler },
          { name: 'C', team: 1, hero: 'Graccus', deck: filler },
        ],
        turn: 'A',
      })
      t.play('Sting', 'Warrax').resolve()
      t.reach('B', 'action').as('A').play('Sting', second).resolve()
      t.reach('A', 'action')
      expect(t.zone('A', 'hand')).toHaveLength(1 + drawn)
    }
  })
})

describe('703.1 what can’t be counted is refused', () => {
  const problems = (when: EventPattern): string[] =>
    checkCard(ability('Odd', { powers: [{ when, then: [{ do: 'draw' }] }] }) as CardDef).map((p) => p.what)

  test('703.1 turns are counted for the game; so is what can be told as it happens', () => {
    expect(problems({ on: 'start', turn: 'you', nth: { n: 2, per: 'turn' } })).toEqual([
      'a turn starts and ends only once',
    ])
    const other = { is: 'ally', other: true } as const
    expect(problems({ on: 'attack', by: other, nth: { n: 2, per: 'game' } })).toEqual([
      'whether it matches is decided as it happens, when "other" is not known',
    ])
    expect(problems({ on: 'attack', by: 'self', nth: { n: 2, per: 'game', of: 'you' } })).toEqual([
      'events counted over a game are not limited to turns',
    ])
    expect(problems({ on: 'end', turn: 'players', nth: { n: 2, per: 'game', of: 'you' } })).toEqual([
      'the turns of each player are counted separately',
    ])
    expect(problems({ on: 'attack', by: 'self', nth: { n: 0, per: 'turn' } })).toEqual(['0 is too low'])
  })

  test('716.1 what would happen is not counted, for it does not happen', () => {
    const would: EventPattern = { on: 'deal', to: { is: 'ally' }, nth: { n: 1, per: 'turn' } }
    const wards = ability('Wards', { powers: [{ always: [{ mod: 'prevent', n: 'all', would }] }] })
    expect(checkCard(wards).map((p) => p.where)).toEqual(['Wards.powers[0].always[0].would.nth'])
  })

  test('703.1 “each” needs a role in which there may be several', () => {
    expect(problems({ on: 'attack', by: 'self', nth: { n: 1, per: 'turn', each: 'by' } })).toEqual([
      'there is only one "by"',
    ])
    expect(problems({ on: 'attack', by: { is: 'ally' }, nth: { n: 1, per: 'turn', each: 'what' } })).toEqual([
      'the event has no "what"',
    ])
    expect(problems({ on: 'draw', by: 'opponents', nth: { n: 1, per: 'turn', each: 'by' } })).toEqual([])
  })
})
