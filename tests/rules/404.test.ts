import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'
import { ability, ally, filler, instant, withCards } from './own.ts'

const whelp = 'Onyxian Whelp'
const lib = withCards(
  instant('Unsummon', { text: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'hand' }] }),
  ability('Sharpen', { text: [{ do: 'put', n: 2, what: 'atk', to: { target: 1, is: 'ally' } }] }),
  ability('Mark', { text: [{ do: 'put', n: 3, what: 'rune', to: { target: 1, is: 'character' } }] }),
  ability('Erase', {
    text: [
      { do: 'remove', n: 2, what: 'rune', from: { target: 1, is: 'character' }, as: 'gone' },
      { do: 'draw', n: '$gone.n' },
    ],
  }),
  ally('Gravedigger', 1, 2, {
    powers: [{ when: { on: 'destroy', what: { is: 'ally' } }, then: [{ do: 'draw', n: 1 }] }],
  }),
  ally('Matron', 1, 3, {
    powers: [
      { when: { on: 'leave', what: { is: 'ally', of: 'you', name: whelp }, last: true }, then: [{ do: 'draw', n: 1 }] },
    ],
  }),
  ability('Cull', { text: [{ do: 'destroy', what: { is: 'ally', name: whelp } }] }),
)

describe('404 counters and tokens', () => {
  test('404.2 a token is a card in play: named, with type, cost 0, in its maker’s party', () => {
    const t = table({ boss: { events: ['Feeding Time'], deck: filler }, raiders: [{ deck: filler }], at: 'start' })
    t.until('Boss', 'action')
    expect(t.count('Boss', whelp)).toBe(2)
    t.expect(whelp, { token: true, cost: 0, atk: 1, health: 1, types: ['ally'], damageTypes: ['fire'], controller: 0 })
  })

  test('404.2a tokens are targets, attackers, defenders like any ally', () => {
    const t = table({
      boss: { cards: [whelp, whelp] },
      raiders: [{ hand: ['Quick Strike'], resources: 3, cards: ['Kor Cindervein'] }],
      turn: 'R1',
    })
    t.play('Quick Strike', `${whelp}#2`).resolve()
    expect(t.count('Boss', whelp)).toBe(1)
    t.attack('Kor Cindervein', whelp)
    expect(t.count('Boss', whelp)).toBe(0)
    t.expect('Kor Cindervein', { damage: 1 })
  })

  test('404.2c, 410.6d a token that leaves play ceases to exist in the checks, after triggers off its leaving', () => {
    const t = table({
      library: lib,
      boss: { cards: [whelp] },
      raiders: [{ cards: ['Gravedigger'], hand: ['Quick Strike'], resources: 3, deck: filler }],
      turn: 'R1',
    })
    t.play('Quick Strike', whelp).resolve()
    expect(t.zone('Boss', 'graveyard')).toEqual([])
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    t.resolve()
    expect(t.zone('R1', 'hand')).toHaveLength(1)
  })

  test('404.2c nor does it come to a hand', () => {
    const t = table({ library: lib, boss: { cards: [whelp], hand: ['Unsummon'] }, raiders: [{}], turn: 'Boss' })
    t.play('Unsummon').resolve()
    expect(t.zone('Boss', 'hand')).toEqual([])
    expect(t.count('Boss', whelp)).toBe(0)
  })

  test('703 "when the last … leaves": once, also when several leave at once', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Matron', whelp, whelp], hand: ['Cull'], deck: ['Crush', 'Crush'] },
      raiders: [{}],
      turn: 'Boss',
    })
    t.play('Cull').resolve()
    // Both leave together: each is "the last" (no other stays behind).
    expect(t.count('Boss', whelp)).toBe(0)
    t.resolveAll()
    expect(t.zone('Boss', 'hand').length).toBeGreaterThan(0)
    const u = table({
      library: lib,
      boss: { cards: ['Matron', whelp, whelp] },
      raiders: [{ hand: ['Quick Strike'], resources: 3 }],
      turn: 'R1',
    })
    u.play('Quick Strike', whelp).resolve()
    expect(u.game.s.chain[0]!.links).toEqual([])
  })

  test('404.1 counters stay until removed; they are put and removed by name', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Mark', 'Erase', 'Erase'], deck: filler }], turn: 'R1' })
    t.play('Mark', 'Warrax')
      .resolve()
      .expect('Warrax', { counters: { rune: 3 } })
    t.play('Erase', 'Warrax')
      .resolve()
      .expect('Warrax', { counters: { rune: 1 } })
    expect(t.zone('R1', 'hand')).toHaveLength(3) // one Erase left, two drawn
    t.play('Erase', 'Warrax')
      .resolve()
      .expect('Warrax', { counters: { rune: 0 } })
    expect(t.zone('R1', 'hand')).toHaveLength(3) // only one was there to be removed
  })

  test('404.1b, 415.9a counters are gone from a card that has become a different one', () => {
    const t = table({
      library: lib,
      raiders: [{ hand: ['Mark', 'Unsummon'], cards: ['Kor Cindervein'], resources: 3 }],
      turn: 'R1',
    })
    t.play('Mark', 'Kor Cindervein').resolve().play('Unsummon').resolve().play('Kor Cindervein').resolve()
    t.expect('Kor Cindervein', { counters: {}, damage: 0 })
  })

  test('404.1c unnamed counters change ATK', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Sharpen'], cards: ['Kor Cindervein'] }], turn: 'R1' })
    t.play('Sharpen').resolve().expect('Kor Cindervein', { atk: 5 })
    t.attack('Kor Cindervein', 'Onyxia').expect('Onyxia', { damage: 5 })
  })

  test('R101.4, 404.1b counters on a Boss stay through a swap', () => {
    const t = table({
      library: lib,
      boss: { damage: 18 },
      raiders: [{ hand: ['Mark'], cards: ['Kor Cindervein'] }],
      turn: 'R1',
    })
    t.play('Mark', 'Onyxia').resolve().attack('Kor Cindervein', 'Onyxia')
    expect(t.stage()).toBe(2)
    t.expect('Onyxia', { counters: { rune: 3 } })
  })
})
