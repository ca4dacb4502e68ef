import { describe, expect, test } from 'vitest'
import { RESOURCES, zoneId } from '../../src/state/ids.ts'
import { type CardSpec, table } from '../table/index.ts'
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
  ability('Rust', {
    attach: { target: 1, is: 'resource' },
    powers: [{ always: [{ mod: 'cannot', on: 'ready', what: 'host' }] }],
  }),
  instant('Unsummon', { text: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'hand' }] }),
  instant('Exhume', {
    text: [
      { do: 'attach', what: { choose: 1, is: 'card', in: 'graveyard', of: 'you' }, to: { target: 1, is: 'ally' } },
    ],
  }),
  ally('Slight', 1, 1),
  ally('Tailor', 1, 3, {
    powers: [
      {
        when: { on: 'attach', what: { is: 'ability' }, to: { is: 'ally' }, cause: 'you' },
        then: [{ do: 'draw', n: 1 }],
      },
    ],
  }),
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

  test('400.2 whose ability it is has attached it, and nobody else', () => {
    const t = table({
      library: lib,
      raiders: [
        { cards: ['Slight'], hand: ['Leech'], deck: filler },
        { cards: ['Tailor'], deck: filler },
      ],
      turn: 'R1',
    })
    t.say('play Leech').resolve().say('pick Slight')
    expect(t.game.s.chain[0]?.links).toEqual([])
    const own = table({
      library: lib,
      raiders: [{ cards: ['Tailor', 'Slight'], hand: ['Leech'], deck: filler }],
      turn: 'R1',
    })
    own.say('play Leech').resolve().say('pick Slight').resolve()
    expect(own.zone('R1', 'hand')).toHaveLength(1)
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

  test('400.4, 415.9 what an effect attaches from a graveyard enters play attached', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Slight'], hand: ['Exhume'], graveyard: ['Leech'] }],
      turn: 'R1',
    })
    t.play('Exhume')
      .resolve()
      .expect('Leech', { zone: 'party', host: t.id('Slight'), controller: 1 })
    t.expect('Slight', { atk: 0, attachments: [t.id('Leech')] })
    expect(t.zone('R1', 'graveyard')).toEqual(['Exhume'])
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

  test('400.6, 412.1b a face-down resource is blank, and still the resource that something is attached to', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Rust'], resources: 2, deck: filler }], turn: 'R1' })
    t.say('play Rust')
    const [first, second] = t.game.s.zones[zoneId(1, RESOURCES)]!.cards
    t.say(t.legal()[0] as string).resolve()
    const host = t.card('Rust').host
    expect([first, second]).toContain(host)
    expect(t.game.s.cards[host]).toMatchObject({ faceDown: true, resource: true })
    expect(t.zone('R1', 'party')).toContain('Rust')
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

describe('400 attachments at any table', () => {
  /** A's sword, and something attached for it to move. */
  const moving = (a: readonly CardSpec[], b: readonly CardSpec[], resources = 2) =>
    table({ players: [{ resources, cards: ["Inventor's Focal Sword", ...a] }, { cards: b }] })

  test('CR-EX-400.4-1 400.4 the attach description stops where the card is put into play from', () => {
    const gift = moving(
      ['Kor Cindervein', { name: "Malfurion's Gift", on: 'Kor Cindervein' }, 'Dummy 2/3', 'High Overlord Saurfang'],
      [],
      4,
    )
    gift.use("Inventor's Focal Sword").resolve()
    // Only one host is legal: Saurfang costs 8, and four resources are there.
    gift.expect("Malfurion's Gift", { host: gift.id('Dummy 2/3') }).expect('Dummy 2/3', { atk: 4, health: 5 })
    const vigil = moving(
      ['Kor Cindervein', { name: 'Vigil of the Light', on: 'Kor Cindervein' }, 'Dummy 2/3', 'High Overlord Saurfang'],
      [],
      4,
    )
    vigil.use("Inventor's Focal Sword").resolve()
    expect(vigil.asked()).toBe('A: choose')
    expect(vigil.legal()).toEqual(['pick Dummy 2/3', 'pick High Overlord Saurfang'])
  })

  test('400.4 what it says is put into play first, under its controller’s control, and it enters attached', () => {
    const t = table({
      players: [{ resources: 6, hand: ['Vigil of the Light'], graveyard: ['Kor Cindervein'] }, {}],
    })
    t.play('Vigil of the Light').resolve()
    t.expect('Kor Cindervein', { zone: 'party', controller: 0, attachments: [t.id('Vigil of the Light')] })
    expect(t.zone('A', 'graveyard')).toEqual([])
  })

  test('CR-EX-400.7c-1 400.7a-c moving Mind Control: X is 0 in play, its controller stays the same', () => {
    const t = moving(
      ['Kor Cindervein', { name: 'Treant', token: true }],
      [{ name: 'Mind Control', on: 'Kor Cindervein' }, 'Dummy 2/3'],
    )
    t.expect('Kor Cindervein', { controller: 1 })
    t.use("Inventor's Focal Sword").resolve()
    t.expect('Mind Control', { host: t.id('Treant'), controller: 1 })
    t.expect('Treant', { controller: 1 }).expect('Kor Cindervein', { controller: 0 })
    expect(t.zone('B', 'party')).toEqual(['Dummy 2/3', 'Hero B', 'Mind Control', 'Treant'])
  })

  test('CR-EX-400.7c-1 400.7a with no ally of cost 0 it stays where it is, and the costs stay paid', () => {
    const t = moving(['Kor Cindervein', 'Dummy 1/1'], [{ name: 'Mind Control', on: 'Kor Cindervein' }])
    t.use("Inventor's Focal Sword").resolve()
    t.expect('Mind Control', { host: t.id('Kor Cindervein') }).expect('Kor Cindervein', { controller: 1 })
    t.expect("Inventor's Focal Sword", { exhausted: true })
    expect(t.resources('A')).toEqual({ ready: 0, all: 2 })
  })

  test('CR-EX-400.7c-1 when its controller next plays a card it is destroyed, and control goes back', () => {
    const t = table({
      players: [
        { resources: 2, cards: ["Inventor's Focal Sword", 'Kor Cindervein', { name: 'Treant', token: true }] },
        { resources: 4, hand: ['Vanquish'], cards: [{ name: 'Mind Control', on: 'Kor Cindervein' }] },
      ],
    })
    t.use("Inventor's Focal Sword").resolve()
    t.until('B', 'action').play('Vanquish', 'Kor Cindervein').resolve()
    expect(t.zone('B', 'graveyard')).toEqual(['Mind Control'])
    t.expect('Treant', { controller: 0 })
  })

  test('CR-EX-400.7c-2 400.7c moving Entangling Roots: another ally, untargetable or not; its text is not processed again', () => {
    const t = moving(
      [{ name: 'Kor Cindervein', exhausted: true }, 'Dummy 2/3'],
      ['Apprentice Merry', { name: 'Entangling Roots', on: 'Kor Cindervein' }],
    )
    t.use("Inventor's Focal Sword").resolve()
    expect(t.asked()).toBe('A: choose')
    expect(t.legal()).toEqual(['pick Dummy 2/3', 'pick Apprentice Merry'])
    t.say('pick Apprentice Merry')
    t.expect('Entangling Roots', { host: t.id('Apprentice Merry') }).expect('Apprentice Merry', { exhausted: false })
    const alone = moving(['Kor Cindervein'], [{ name: 'Entangling Roots', on: 'Kor Cindervein' }])
    alone.use("Inventor's Focal Sword").resolve()
    alone.expect('Entangling Roots', { host: alone.id('Kor Cindervein') })
  })
})
