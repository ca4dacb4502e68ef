import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ally, filler, instant, item, withCards } from './own.ts'

const lib = withCards(
  ally('Charger', 2, 2, {
    powers: [{ keyword: 'Ferocity' }, { pay: [{ do: 'activate' }], then: [{ do: 'draw', n: 1 }] }],
  }),
  ally('Payer', 1, 1, { powers: [{ pay: [{ do: 'pay', n: 1 }], then: [{ do: 'draw', n: 1 }] }] }),
  ally('Pony', 3, 3, { tags: ['Mount'] }),
  item('Whistle', { powers: [{ pay: [{ do: 'activate' }], then: [{ do: 'draw', n: 1 }] }] }),
  instant('Haste', {
    text: [
      { do: 'modify', mods: [{ mod: 'keyword', what: { is: 'ally', of: 'you' }, keyword: 'Ferocity' }], until: 'turn' },
    ],
  }),
)

describe('302 allies', () => {
  test('302.2 an ally that came this turn can’t be proposed as an attacker, nor use activated powers', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Freya Lightsworn'], resources: 2, damage: 3 }], turn: 'R1' })
    t.play('Freya Lightsworn').resolve()
    t.expect('Freya Lightsworn', { fresh: true, exhausted: false })
    expect(t.legal()).not.toContain('attack Freya Lightsworn')
    expect(t.legal()).not.toContain('use Freya Lightsworn')
    expect(t.legal()).toContain('attack Warrax')
  })

  test('302.2 from its controller’s next turn on it can do both', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Freya Lightsworn'], resources: 2, deck: filler }], turn: 'R1' })
    t.play('Freya Lightsworn').resolve()
    t.until('Boss', 'action')
    expect(t.legal()).not.toContain('use Freya Lightsworn')
    t.until('R1', 'action')
    expect(t.legal()).toEqual(expect.arrayContaining(['attack Freya Lightsworn', 'use Freya Lightsworn']))
  })

  test('302.2 an ally that came in another player’s turn is old enough in its controller’s own', () => {
    const t = table({
      library: lib,
      raiders: [{ hand: ['Tristan Rapidstrike'], resources: 4, deck: filler }],
      turn: 'Boss',
    })
    t.as('R1').play('Tristan Rapidstrike').resolve()
    t.until('R1', 'action')
    expect(t.legal()).toContain('attack Tristan Rapidstrike')
  })

  test('302.2, 601.2a Ferocity lets it attack at once, but does not let it activate', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Charger'], resources: 2, deck: filler }], turn: 'R1' })
    t.play('Charger').resolve()
    expect(t.legal()).toContain('attack Charger')
    expect(t.legal()).not.toContain('use Charger')
  })

  test('302.2 Ferocity gained later counts as well', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Kor Cindervein', 'Haste'], resources: 3 }], turn: 'R1' })
    t.play('Kor Cindervein').resolve()
    expect(t.legal()).not.toContain('attack Kor Cindervein')
    t.play('Haste').resolve()
    expect(t.legal()).toContain('attack Kor Cindervein')
  })

  test('701.3 only activated powers wait: a payment power without the symbol can be used at once', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Payer'], resources: 3, deck: filler }], turn: 'R1' })
    t.play('Payer').resolve().use('Payer').resolve()
    expect(t.zone('R1', 'hand')).toEqual(['Crazy Igvand'])
  })

  test('304.3 equipment does not wait', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Whistle'], resources: 1, deck: filler }], turn: 'R1' })
    t.play('Whistle').resolve().use('Whistle').resolve()
    t.expect('Whistle', { exhausted: true })
    expect(t.legal()).not.toContain('use Whistle')
  })

  test('302.2, 602.2 a fresh ally may protect', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Tristan Rapidstrike'], resources: 4 }], turn: 'Boss' })
    t.as('R1').play('Tristan Rapidstrike').resolve()
    t.attack('Onyxia', 'Warrax', 'Tristan Rapidstrike')
    t.expect('Tristan Rapidstrike', { damage: 1, exhausted: true }).expect('Warrax', { damage: 0 })
  })

  test('302.3 Mounts are neither proposed attackers nor defenders', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Pony'] }], turn: 'R1' })
    expect(t.legal()).toEqual(['pass', 'attack Warrax'])
    const u = table({ library: lib, raiders: [{ cards: ['Pony', 'Kor Cindervein'] }], turn: 'Boss' })
    u.say('attack Onyxia')
    expect(u.legal()).toEqual(['pick Warrax', 'pick Kor Cindervein'])
  })

  test('302.2 a Whelp made in her event phase waits for her next turn, unless it has Ferocity', () => {
    const t = table({
      boss: { events: ['Feeding Time'], deck: filler },
      raiders: [{ deck: filler }],
      turn: 'Boss',
      at: 'start',
    })
    t.until('Boss', 'event')
    t.resolveAll().until('Boss', 'action')
    expect(t.count('Boss', 'Onyxian Whelp')).toBe(2)
    expect(t.legal()).not.toContain('attack Onyxian Whelp')
    const u = table({
      boss: { events: ['Blunder into the Eggs'], deck: filler },
      raiders: [{ deck: filler }],
      turn: 'Boss',
      at: 'start',
    })
    u.until('Boss', 'action')
    expect(u.legal()).toContain('attack Onyxian Whelp')
  })
})
