import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, withCards } from './own.ts'

const lib = withCards(
  instant('Sip', { text: [{ do: 'draw', n: 1 }] }),
  ability('Everybody Drinks', { text: [{ do: 'draw', by: 'players', n: 1 }] }),
  ability('Everybody Hurts', {
    text: [{ do: 'deal', n: 30, type: 'fire', by: 'yourHero', to: { is: 'hero', of: { is: 'player' } } }],
  }),
  instant('Slap', { text: [{ do: 'deal', n: 1, by: 'yourHero', to: { target: 1, is: 'character' } }] }),
  ability('Long Curse', {
    text: [{ do: 'modify', mods: [{ mod: 'stat', what: { is: 'ally' }, stat: 'atk', n: -2 }] }],
  }),
  ally('Mourner', 1, 3, {
    powers: [{ when: { on: 'lose', by: 'players' }, then: [{ do: 'draw', n: 1 }] }],
  }),
)

describe('102 winning and losing', () => {
  test('102.1a whose hero is destroyed loses; with other raiders left the game goes on without him', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Slap'] },
      raiders: [
        {
          damage: 29,
          cards: ['Kor Cindervein'],
          hand: ['Charge'],
          resources: 2,
          deck: ['Charge'],
          graveyard: ['Rend'],
        },
        {},
        {},
      ],
      turn: 'Boss',
    })
    t.play('Slap', 'Warrax').resolve()
    expect(t.result()).toBeNull()
    // 102.2: all he owns is removed from the game.
    for (const z of ['party', 'hand', 'resources', 'deck', 'graveyard'] as const) expect(t.zone('R1', z), z).toEqual([])
    expect(t.zone('R1', 'removed')).toEqual([
      'Charge',
      'Charge',
      'In Dreams',
      'In Dreams',
      'Kor Cindervein',
      'Rend',
      'Warrax',
    ])
    // 410.4: he is passed over from now on.
    expect(t.asked()).toBe('Boss: priority')
    t.say('pass')
    expect(t.asked()).toBe('R2: priority')
  })

  test('102.1 the last team wins: without raiders the Boss', () => {
    const t = table({ library: lib, boss: { hand: ['Slap'] }, raiders: [{ damage: 29 }], turn: 'Boss' })
    t.play('Slap', 'Warrax').resolve()
    expect(t.result()).toBe('boss')
    expect(t.asked()).toBe('over')
  })

  test('102.1a, 410.6b whoever had to draw from an empty deck is decked before the next priority', () => {
    const t = table({
      library: lib,
      raiders: [{ hand: ['Sip', 'Sip'], deck: ['Charge'] }, { deck: filler }],
      turn: 'R1',
    })
    t.play('Sip').resolve()
    expect(t.zone('R1', 'hand')).toEqual(['Charge', 'Sip'])
    expect(t.result()).toBeNull()
    t.play('Sip').resolve()
    expect(t.zone('R1', 'removed')).toContain('Warrax')
    // 102.3, 500.5: it was his turn, so the next player's begins at once.
    expect(t.game.s.turn[0]!.seat).toBe(2)
  })

  test('102.1a an empty deck is no loss until one has to draw from it', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Sip'], deck: ['Charge'] }], turn: 'R1' })
    t.play('Sip').resolve()
    expect(t.zone('R1', 'deck')).toEqual([])
    expect(t.result()).toBeNull()
  })

  test('102.1a all raiders decked at once: the Boss is left', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Everybody Drinks'], deck: ['Crush'] },
      raiders: [{}, {}],
      turn: 'Boss',
    })
    t.play('Everybody Drinks').resolve()
    expect(t.result()).toBe('boss')
  })

  test('R202.2, 102.1a Boss and raiders at once: a draw', () => {
    const t = table({
      library: lib,
      stage: 3,
      boss: { hand: ['Everybody Hurts'], damage: 25 },
      raiders: [{}, {}],
      turn: 'Boss',
    })
    t.play('Everybody Hurts').resolve()
    expect(t.result()).toBe('draw')
  })

  test('102.2 links and modifiers of a player who is out are gone', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Slap'] },
      raiders: [
        { name: 'A', damage: 29, hand: ['Slap', 'Sip'], deck: filler },
        { name: 'B', cards: ['Kor Cindervein'], deck: filler },
      ],
      turn: 'A',
    })
    t.play('Slap', 'Onyxia').say('pass')
    t.as('Boss').play('Slap#2', 'Warrax').resolve()
    expect(t.game.s.chain[0]!.links).toEqual([])
    t.expect('Onyxia', { damage: 0 })
    expect(t.result()).toBeNull()
  })

  test('102.2 continuous modifiers that he controlled end', () => {
    const t = table({
      library: lib,
      raiders: [
        { name: 'A', damage: 29, hand: ['Long Curse'], cards: ['Demoralizing Shout'], deck: [] },
        { name: 'B', cards: ['Kor Cindervein'], deck: filler },
      ],
      boss: { cards: ['Onyxian Whelp'], hand: ['Slap'] },
      turn: 'A',
    })
    t.play('Long Curse').resolve()
    t.expect('Kor Cindervein', { atk: 1 })
    t.as('Boss').play('Slap', 'Warrax').resolve()
    t.expect('Kor Cindervein', { atk: 3 })
  })

  test('102.3, 703 losing can be watched for', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Slap'] },
      raiders: [{ damage: 29 }, { cards: ['Mourner'], deck: filler }],
      turn: 'Boss',
    })
    t.play('Slap', 'Warrax').resolve()
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    t.resolve()
    expect(t.zone('R2', 'hand')).toHaveLength(1)
  })
})
