import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'
import { ability, ally, filler, instant, withCards } from './own.ts'

const lib = withCards(
  ability('Leech', {
    attach: { choose: 1, is: 'ally' },
    powers: [{ always: [{ mod: 'stat', what: 'host', stat: 'atk', n: -1 }] }],
  }),
  ability('Banner', {
    attach: { choose: 1, is: 'weapon', of: 'you' },
    powers: [{ always: [{ mod: 'stat', what: 'host', stat: 'atk', n: 1 }] }],
  }),
  ability('Splint', {
    attach: { target: 1, is: 'ally' },
    powers: [{ when: { on: 'destroy', what: 'self' }, then: [{ do: 'draw', n: 1 }] }],
  }),
  instant('Unsummon', { text: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'hand' }] }),
  ally('Slight', 1, 1),
)

describe('400 attachments', () => {
  test('400.2 a targeted attach description: the host is chosen as it is played, and the ability enters attached', () => {
    const t = table({ raiders: [{ hand: ['Rend'], resources: 1 }], boss: { cards: ['Onyxian Whelp'] }, turn: 'R1' })
    t.say('play Rend')
    expect(t.asked()).toBe('R1: target')
    expect(t.legal()).toEqual(['pick Warrax', 'pick Onyxia', 'pick Onyxian Whelp'])
    t.say('pick Onyxia').resolve()
    t.expect('Rend', { host: t.id('Onyxia'), controller: 1, zone: 'party' })
    expect(t.card('Onyxia').attachments).toEqual([t.id('Rend')])
  })

  test('400.2, 709.2a no host left: the attachment is interrupted and goes to its owner’s graveyard', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Kor Cindervein', 'Slight'], hand: ['Splint', 'Unsummon'], deck: filler }],
      turn: 'R1',
    })
    t.play('Splint', 'Kor Cindervein').play('Unsummon', 'Kor Cindervein').resolve().resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Splint', 'Unsummon'])
    expect(t.zone('R1', 'hand')).toEqual(['Kor Cindervein'])
  })

  test('400.3 without a target the host is chosen as it resolves', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Kor Cindervein', 'Slight'], hand: ['Leech'] }], turn: 'R1' })
    t.say('play Leech')
    expect(t.asked()).toBe('R1: priority')
    t.resolve()
    expect(t.asked()).toBe('R1: choose')
    expect(t.legal()).toEqual(['pick Kor Cindervein', 'pick Slight'])
    t.say('pick Slight').expect('Slight', { atk: 0 })
  })

  test('400.3 if no host can be chosen it goes to the graveyard', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Leech', 'Banner'] }], turn: 'R1' })
    t.play('Leech').resolve().play('Banner').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Banner', 'Leech'])
  })

  test('400.5 attachments of whoever are destroyed with their host, to their owners’ graveyards', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Crush'], resources: 1, cards: ['Draconic Rage'] },
      raiders: [
        {
          name: 'A',
          hero: 'Elendril',
          cards: ['Kor Cindervein', { name: 'Power Word: Fortitude', on: 'Kor Cindervein' }],
        },
        { name: 'B', hero: 'Graccus', cards: [{ name: 'Splint', on: 'Kor Cindervein' }], deck: filler },
      ],
      turn: 'Boss',
    })
    t.play('Crush').resolve()
    expect(t.zone('A', 'graveyard')).toEqual(['Kor Cindervein', 'Power Word: Fortitude'])
    expect(t.zone('B', 'graveyard')).toEqual(['Splint'])
    // That was destruction: what watches for it triggers.
    t.resolveAll()
    expect(t.zone('B', 'hand')).toHaveLength(1)
  })

  test('400.5 also when the host returns to a hand', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Kor Cindervein', { name: 'Blessing of Might', on: 'Kor Cindervein' }], hand: ['Unsummon'] }],
      turn: 'R1',
    })
    t.play('Unsummon').resolve()
    expect(t.zone('R1', 'hand')).toEqual(['Kor Cindervein'])
    expect(t.zone('R1', 'graveyard')).toEqual(['Blessing of Might', 'Unsummon'])
  })

  test('400.5 several attachments of one name on one host all count', () => {
    const t = table({
      raiders: [
        {
          cards: [
            'Kor Cindervein',
            { name: 'Power Word: Fortitude', on: 'Kor Cindervein' },
            { name: 'Power Word: Fortitude', on: 'Kor Cindervein' },
          ],
        },
      ],
    })
    t.expect('Kor Cindervein', { health: 13 })
  })

  test('400.5 losing health as an attachment goes may be fatal in the next wave', () => {
    const t = table({
      raiders: [
        {
          cards: [
            { name: 'Kor Cindervein', damage: 4 },
            { name: 'Power Word: Fortitude', on: 'Kor Cindervein' },
          ],
          hand: ['Dispel Magic'],
          resources: 1,
        },
      ],
      turn: 'R1',
    })
    t.play('Dispel Magic').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Dispel Magic', 'Kor Cindervein', 'Power Word: Fortitude'])
  })

  test('400.7b, 401.1 "you" on an attachment is its controller, not the host’s', () => {
    const t = table({
      boss: { cards: [{ name: 'Engulfing Flames', on: 'Warrax' }], deck: filler },
      raiders: [{ deck: filler }],
      turn: 'R1',
    })
    t.until('R1', 'end').expect('Warrax', { damage: 0 })
    t.until('Boss', 'ready').expect('Warrax', { damage: 1 })
    t.until('R1', 'action').expect('Warrax', { damage: 1 })
  })

  test('400.6 a swapped Boss keeps her attachments (R101.4)', () => {
    const t = table({
      boss: { damage: 18 },
      raiders: [{ cards: ['Kor Cindervein', { name: 'Rend', on: 'Onyxia' }] }],
      turn: 'R1',
    })
    t.attack('Kor Cindervein', 'Onyxia')
    expect(t.stage()).toBe(2)
    t.expect('Rend', { host: t.id('Onyxia'), zone: 'party' })
  })
})
