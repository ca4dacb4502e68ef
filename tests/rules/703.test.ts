import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, withCards } from './own.ts'

const lib = withCards(
  ally('Watcher Mal', 3, 3, {
    powers: [
      {
        when: { on: 'enter', what: { is: 'ally', of: 'opponents' }, zone: 'play' },
        then: [{ do: 'deal', n: 1, type: 'ranged', by: 'self', to: '$what' }],
      },
    ],
  }),
  ally('Weakling', 2, 1),
  ability('Great Return', {
    text: [{ do: 'move', by: 'players', what: { is: 'ally', in: 'graveyard', of: '$by' }, to: 'play' }],
  }),
  ally('Bully', 1, 2, {
    powers: [
      {
        when: { on: 'deal', by: 'self', to: { is: 'ally', state: 'damaged' }, combat: true },
        then: [{ do: 'destroy', what: '$to' }],
      },
    ],
  }),
  ally('Target Dummy', 0, 9),
  ally('Third Dawn', 1, 1, {
    powers: [
      {
        when: { on: 'start', turn: 'you', nth: { n: 3, per: 'game' } },
        then: [{ do: 'put', n: 1, what: 'dawn', to: 'self' }],
      },
    ],
  }),
  ally('Page Boy', 1, 1, {
    powers: [{ when: { on: 'play', by: 'you', what: { is: 'ally' } }, then: [{ do: 'draw', n: 1 }], in: 'chain' }],
  }),
  ally('Undertaker', 0, 9, {
    powers: [
      { when: { on: 'destroy', what: { is: 'ally' } }, then: [{ do: 'put', n: 1, what: 'coffin', to: 'self' }] },
    ],
  }),
  ally('Rattler', 1, 1, {
    powers: [
      {
        in: 'graveyard',
        when: { on: 'destroy', what: { is: 'ally', of: 'you' } },
        then: [{ do: 'heal', n: 1, by: 'yourHero', from: 'yourHero' }],
      },
    ],
  }),
  ability('Sheepish', { attach: { target: 1, is: 'ally' }, powers: [{ always: [{ mod: 'noPowers', what: 'host' }] }] }),
  ally('Kamikaze', 1, 1, {
    powers: [
      {
        when: { on: 'destroy', what: 'self' },
        then: [{ do: 'deal', n: 2, by: 'self', to: { is: 'hero', of: 'opponents' } }],
      },
    ],
  }),
  ally('Careful', 1, 9, {
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        if: { compare: [{ stat: 'hand', of: 'you' }, '>=', 2] },
        then: [{ do: 'heal', n: 1, by: 'self', from: 'yourHero' }],
      },
    ],
  }),
  instant('Scrap', { text: [{ do: 'draw', n: 0 }] }),
  instant('Slay', { text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }] }),
)

describe('703 triggered powers', () => {
  test('703.1 every instance of the event triggers, also simultaneous ones', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Wrath of Onyxia'], resources: 6 },
      raiders: [{ cards: ['Weakling', 'Weakling'] }, { hero: 'Graccus', cards: ['Weakling'] }],
      turn: 'Boss',
    })
    const u = table({
      library: lib,
      boss: { hand: ['Wrath of Onyxia'], resources: 6, cards: ['Undertaker'] },
      raiders: [{ cards: ['Weakling', 'Weakling'] }, { hero: 'Graccus', cards: ['Weakling'] }],
      turn: 'Boss',
    })
    t.play('Wrath of Onyxia').resolve()
    expect(t.game.s.chain[0]!.links).toEqual([])
    u.play('Wrath of Onyxia')
      .resolve()
      .resolveAll()
      .expect('Undertaker', { counters: { coffin: 3 } })
  })

  test('703.2 a double-check power needs its condition at the event and again on resolution (CR-EX-703.2-1)', () => {
    const spec = (hand: string[]) => ({
      library: lib,
      raiders: [{ cards: ['Careful'], damage: 5, hand, deck: filler }],
      turn: 'R1',
      at: 'start' as const,
    })
    const a = table(spec(['Scrap']))
    expect(a.game.s.chain[0]!.links).toEqual([])
    const b = table(spec(['Scrap', 'Charge']))
    expect(b.game.s.chain[0]!.links).toHaveLength(1)
    b.play('Scrap').resolve().resolve().expect('Warrax', { damage: 5 })
    const c = table(spec(['Scrap', 'Charge']))
    c.resolve().expect('Warrax', { damage: 4 })
  })

  test('703.3 inactive in hand, in graveyards, face down', () => {
    const t = table({
      library: lib,
      raiders: [
        {
          hand: ['Undertaker'],
          graveyard: ['Undertaker'],
          quests: [{ name: 'Undertaker', faceDown: true }],
          cards: ['Weakling'],
        },
      ],
      boss: { hand: ['Crush'], resources: 1 },
      turn: 'Boss',
    })
    t.play('Crush').resolve()
    expect(t.game.s.chain[0]!.links).toEqual([])
  })

  test('703.3 a power that has been lost does not trigger', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Kamikaze', { name: 'Sheepish', on: 'Kamikaze' }] }],
      boss: { hand: ['Crush'], resources: 1 },
      turn: 'Boss',
    })
    t.play('Crush').resolve()
    expect(t.game.s.chain[0]!.links).toEqual([])
  })

  test('703.3a a power that works in the graveyard works there', () => {
    const t = table({
      library: lib,
      raiders: [{ graveyard: ['Rattler'], cards: ['Weakling'], damage: 5 }],
      boss: { hand: ['Crush'], resources: 1 },
      turn: 'Boss',
    })
    t.play('Crush').resolve().resolve().expect('Warrax', { damage: 4 })
    const u = table({
      library: lib,
      raiders: [{ cards: ['Rattler', 'Weakling'], damage: 5 }],
      boss: { hand: ['Crush'], resources: 1 },
      turn: 'Boss',
    })
    u.play('Crush', 'Weakling').resolve()
    expect(u.game.s.chain[0]!.links).toEqual([])
  })

  test('703.3b a power that works on the chain sees its own card being played', () => {
    const t = table({
      library: lib,
      raiders: [{ hand: ['Page Boy', 'Kor Cindervein'], resources: 5, deck: filler }],
      turn: 'R1',
    })
    t.play('Page Boy')
    expect(t.game.s.chain[0]!.links).toHaveLength(2)
    t.resolve()
    expect(t.zone('R1', 'hand')).toHaveLength(2)
    t.resolve().play('Kor Cindervein')
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
  })

  test('703.3c, 703.4 a power that comes into play with the event sees it (CR-EX-703.3c-1)', () => {
    const t = table({
      library: lib,
      boss: { graveyard: ['Watcher Mal'], hand: ['Great Return'] },
      raiders: [{ graveyard: ['Weakling'] }],
      turn: 'Boss',
    })
    t.play('Great Return').resolve()
    expect(t.zone('R1', 'party')).toEqual(['Warrax', 'Weakling'])
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    t.resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Weakling'])
  })

  test('703.3c a power that leaves with the event sees it: its own destruction, and those of others at once', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Kamikaze'] }],
      boss: { hand: ['Crush'], resources: 1 },
      turn: 'Boss',
    })
    t.play('Crush').resolve().resolve().expect('Onyxia', { damage: 2 })
  })

  test('703.4 the table just before the event decides (CR-EX-703.4-1)', () => {
    for (const [damage, dies] of [
      [0, false],
      [1, true],
    ] as const) {
      const t = table({
        library: lib,
        boss: { cards: ['Bully'] },
        raiders: [{ cards: [{ name: 'Target Dummy', damage }] }],
        turn: 'Boss',
      })
      t.attack('Bully', 'Target Dummy').resolveAll()
      expect(t.zone('R1', 'graveyard')).toEqual(dies ? ['Target Dummy'] : [])
    }
  })

  test('703.1 triggered while others resolve: added at the next processing, however long that takes', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Undertaker'], hand: ['Slay'] },
      raiders: [{ cards: ['Weakling'] }],
      turn: 'Boss',
    })
    t.play('Slay', 'Weakling')
    expect(t.game.s.waiting[0]!.list).toEqual([])
    t.resolve()
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
  })

  test('401.1 a trigger belongs to whoever controlled its source as it triggered', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Kamikaze'] }, { name: 'B', hand: ['Slay'] }], turn: 'B' })
    t.play('Slay').resolve()
    const link = t.game.s.links[t.game.s.chain[0]!.links[0]!]!
    expect(link).toMatchObject({ kind: 'trigger', controller: 1 })
  })

  test.each([
    [1, {}],
    [2, { dawn: 1 }],
    [3, {}],
  ])('703.1 "at the start of your third turn" counts the turns of its player (%i before)', (turns, counters) => {
    const t = table({ library: lib, players: [{ cards: ['Third Dawn'], turns }, { turns: 2 }], turn: 'A', at: 'start' })
    t.resolveAll().expect('Third Dawn', { counters })
    t.until('B', 'action').expect('Third Dawn', { counters })
  })
})
