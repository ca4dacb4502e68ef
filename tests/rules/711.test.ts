import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, withCards } from './own.ts'

const lib = withCards(
  instant('Deny', { text: [{ do: 'interrupt', what: { target: 1, is: 'card', in: 'chain' } }] }),
  ally('Sure Thing', 2, 2, {
    cost: 0,
    powers: [{ in: 'chain', always: [{ mod: 'cannot', on: 'interrupt', what: 'self' }] }],
  }),
  ability('Deny And Draw', {
    instant: true,
    text: [
      {
        do: 'try',
        these: [{ do: 'interrupt', what: { target: 1, is: 'card', in: 'chain' } }],
        then: [{ do: 'draw', n: 1 }],
      },
    ],
  }),
)

describe('711 interrupting links', () => {
  test('711.1 off the chain, into its owner’s graveyard; then the turn player has priority', () => {
    const t = table({
      library: lib,
      raiders: [{ hand: ['Kor Cindervein'], resources: 3 }, { hand: ['Deny'] }],
      turn: 'R1',
    })
    t.play('Kor Cindervein').as('R2').play('Deny').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein'])
    expect(t.zone('R1', 'party')).toEqual(['Warrax'])
    expect(t.asked()).toBe('R1: priority')
    expect(t.game.s.chain[0]!.links).toEqual([])
  })

  test('711.2 nothing of it happens, and nothing is refunded', () => {
    const t = table({
      boss: { hand: ['Flame Breath'], resources: 2 },
      raiders: [{ hero: 'Litori Frostburn', hand: ['Counterspell'], resources: 2, cards: ['Kor Cindervein'] }],
      turn: 'Boss',
    })
    t.play('Flame Breath').as('R1').play('Counterspell').resolve()
    t.expect('Kor Cindervein', { damage: 0 })
    expect(t.resources('Boss').ready).toBe(0)
    expect(t.zone('Boss', 'graveyard')).toEqual(['Flame Breath'])
  })

  test('706.1, 711.2 a link is not its own target, and only cards of the named type are', () => {
    const t = table({
      raiders: [
        { hand: ['Kor Cindervein'], resources: 3 },
        { hero: 'Litori Frostburn', hand: ['Counterspell'], resources: 2 },
      ],
      turn: 'R1',
    })
    t.as('R2')
    expect(t.legal()).not.toContain('play Counterspell')
    const u = table({
      raiders: [
        { hand: ['Kor Cindervein'], resources: 3 },
        { hero: 'Litori Frostburn', hand: ['Counterspell'], resources: 2 },
      ],
      turn: 'R1',
    })
    u.play('Kor Cindervein').as('R2')
    expect(u.legal()).not.toContain('play Counterspell') // an ally is no ability
  })

  test('711.3 effects can’t be targeted by what interrupts cards', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Melgwy Pingzot'], resources: 5 }, { hand: ['Deny'] }],
      turn: 'R1',
    })
    t.use('Melgwy Pingzot', 'Onyxia').as('R2')
    expect(t.legal()).not.toContain('play Deny')
  })

  test('711 interrupting what interrupts', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Flame Breath', 'Deny'], resources: 2 },
      raiders: [{ hand: ['Deny'] }],
      turn: 'Boss',
    })
    t.play('Flame Breath').as('R1').play('Deny').as('Boss').play('Deny#2', 'Deny').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Deny'])
    t.resolve().expect('Warrax', { damage: 1 })
  })

  test('103.2 what can’t be interrupted may be targeted, but stays; "if you do" fails', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Deny And Draw'], deck: filler },
      raiders: [{ hand: ['Sure Thing'] }],
      turn: 'R1',
    })
    t.play('Sure Thing').as('Boss').play('Deny And Draw').resolve()
    expect(t.zone('Boss', 'hand')).toEqual([])
    t.resolve().expect('Sure Thing', { zone: 'party' })
  })

  test('R201.2 an event can’t be interrupted by players', () => {
    const t = table({
      library: lib,
      boss: { events: ['Battle Plan'], deck: filler },
      raiders: [{ hand: ['Deny'], deck: filler }],
      turn: 'Boss',
      at: 'start',
    })
    t.passAll().passAll()
    expect(t.game.s.turn[0]!.step).toBe('event')
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    t.as('R1')
    if (t.legal().includes('play Deny')) t.play('Deny').resolve()
    t.resolveAll()
    expect(t.zone('R1', 'hand').filter((n) => n !== 'Deny')).toHaveLength(1)
  })
})
