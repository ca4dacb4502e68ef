import { describe, expect, test } from 'vitest'
import { decision } from '../../src/engine/index.ts'
import type { CardDef } from '../../src/language/types.ts'
import { table } from '../table/index.ts'
import { ability, ally, instant, item, withCards } from './own.ts'

const own: readonly CardDef[] = [
  ally('Keeper', 1, 1, {
    powers: [{ always: [{ mod: 'cannot', on: 'destroy', what: { is: 'ally', of: 'you', other: true } }] }],
  }),
  instant('Slay', { text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }] }),
  instant('Sweep', { text: [{ do: 'destroy', what: { is: 'ally' } }] }),
  ally('Phoenix', 2, 2, {
    powers: [
      {
        always: [
          {
            mod: 'instead',
            would: { on: 'destroy', what: 'self' },
            then: [{ do: 'move', what: 'self', to: 'hand' }],
          },
        ],
      },
    ],
  }),
  instant('Ward', {
    text: [{ do: 'modify', mods: [{ mod: 'cannot', on: 'destroy', what: { is: 'ally' } }], until: 'turn' }],
  }),
  ability('Seal', {
    attach: { target: 1, is: 'ally' },
    powers: [{ always: [{ mod: 'cannot', on: 'destroy', what: ['self', 'host'] }] }],
  }),
  ally('Solo', 1, 1, {
    tags: ['Unique'],
    powers: [{ always: [{ mod: 'cannot', on: ['destroy', 'leave'], what: 'self' }] }],
  }),
  instant('Reply', { text: [{ do: 'interrupt', what: { target: 1, is: 'ability', in: 'chain' } }] }),
  item('Altar', { powers: [{ pay: [{ do: 'destroy', what: 'self' }], then: [{ do: 'draw', n: 1 }] }] }),
  ability('Preserve', {
    powers: [{ always: [{ mod: 'cannot', on: 'destroy', what: { is: 'item' } }] }],
  }),
]
const play = (spec: Omit<Parameters<typeof table>[0], 'library'>) => table({ ...spec, library: withCards(...own) })

describe('103 contradictions and waves', () => {
  const fall = (more: object[] = []) =>
    play({
      players: [
        { damage: 30, cards: ['Valthak Spiritdrinker'] },
        { damage: 27, cards: ['Twig of the World Tree'], resources: 3 },
        ...more,
      ],
      turn: 'B',
    })

  test('CR-EX-103.4-1 103.4 a "can’t" that ends in a wave still holds in it: the attacker loses first, and A wins', () => {
    const t = fall()
    t.expect('Hero A', { damage: 30, zone: 'party' })
    t.attack('Hero B', 'Valthak Spiritdrinker', 'strike Twig of the World Tree')
    expect(t.game.s.misc[0]!.outcome).toEqual({ winners: [0], result: 'team', rule: '102.1' })
    t.expect('Hero A', { damage: 30, zone: 'party' })
    expect(t.zone('A', 'graveyard')).toEqual(['Valthak Spiritdrinker'])
  })

  test('CR-EX-103.4-1 103.4 with a third player the next wave destroys A’s hero too: C wins', () => {
    const t = fall([{}])
    t.attack('Hero B', 'Valthak Spiritdrinker', 'strike Twig of the World Tree')
    expect(t.game.s.misc[0]!.outcome).toEqual({ winners: [2], result: 'team', rule: '102.1' })
    expect(t.zone('A', 'removed')).toEqual(['Hero A', 'Valthak Spiritdrinker', ...Array(10).fill('Filler')].sort())
  })

  test('103.4 also where one effect destroys both: what forbids it, and what it forbids', () => {
    const t = play({ players: [{ hand: ['Sweep'], cards: ['Keeper', 'Dummy 2/2'] }, {}] })
    t.play('Sweep').resolve()
    expect(t.zone('A', 'party')).toEqual(['Dummy 2/2', 'Hero A'])
    expect(t.zone('A', 'graveyard')).toEqual(['Keeper', 'Sweep'])
  })

  test('103.2 an event that can’t happen is not replaced either', () => {
    const t = play({ players: [{ hand: ['Ward', 'Slay'], cards: ['Phoenix'] }, {}] })
    t.play('Ward').resolve().play('Slay').resolve()
    t.expect('Phoenix', { zone: 'party' })
    const u = play({ players: [{ hand: ['Slay'], cards: ['Phoenix'] }, {}] })
    u.play('Slay').resolve()
    u.expect('Phoenix', { zone: 'hand' })
  })

  test('103.2 a cost with what can’t be done can’t be paid', () => {
    const t = play({ players: [{ cards: ['Altar'] }, {}] })
    expect(t.legal()).toEqual(['pass', 'use Altar', 'attack Hero A'])
    const u = play({ players: [{ cards: ['Altar', 'Preserve'] }, {}] })
    expect(u.legal()).toEqual(['pass', 'attack Hero A'])
  })

  test('103.3 what the game destroys is destroyed, whatever says that it can’t be: attachments, the second of two Uniques', () => {
    const t = play({
      players: [{ cards: ['Dummy 2/2', { name: 'Seal', on: 'Dummy 2/2' }] }, { hand: ['Slay'] }],
    })
    t.as('B').play('Slay').resolve()
    t.expect('Dummy 2/2', { zone: 'party' }).expect('Seal', { zone: 'party' })
    const u = play({ players: [{ cards: ['Solo'], hand: ['Solo'], resources: 2 }, {}] })
    u.play('Solo').resolve()
    expect(u.asked()).toBe('A: unique')
    u.answer(0)
    expect(u.zone('A', 'graveyard')).toEqual(['Solo'])
  })

  test('103.3 nor is it replaced', () => {
    const twin: CardDef = {
      ...(own.find((c) => c.name === 'Phoenix') as CardDef),
      name: 'Lone Phoenix',
      tags: ['Unique'],
    }
    const t = table({
      library: withCards(...own, twin),
      players: [{ cards: ['Lone Phoenix'], hand: ['Lone Phoenix'], resources: 2 }, {}],
    })
    t.play('Lone Phoenix').resolve()
    t.answer(0)
    expect(t.zone('A', 'graveyard')).toEqual(['Lone Phoenix'])
    expect(t.zone('A', 'hand')).toEqual([])
  })

  test('CR-EX-410.6a-1 410.6a destruction in waves: each fallen Guard weakens the others, nobody acts in between', () => {
    const t = play({
      players: [
        { hand: ['Chain Lightning'], resources: 5 },
        { cards: ['Ironforge Guards', 'Ironforge Guards', 'Ironforge Guards'] },
      ],
    })
    t.expect('Ironforge Guards', { health: 3 })
    const [a, b, c] = [t.id('Ironforge Guards'), t.id('Ironforge Guards#2'), t.id('Ironforge Guards#3')]
    t.say('play Chain Lightning')
    for (const id of [a, b, c]) t.answer(decision(t.game)!.answers.findIndex((x) => x.card === id))
    const log = (): number[] =>
      t.game.recorder!.list.filter(({ h }) => h.on === 'destroy').map(({ h }) => h.what as number)
    t.resolve()
    expect(log()).toEqual([a, b, c])
    expect(t.zone('B', 'graveyard')).toEqual(['Ironforge Guards', 'Ironforge Guards', 'Ironforge Guards'])
    expect(t.asked()).toBe('A: priority')
  })

  test('CR-EX-410.6c-1 410.6c the host description counts, not the attach description', () => {
    const t = play({
      players: [
        { cards: ['Arcanite Dragonling'], resources: 1 },
        { hand: ['Turn the Blade'], resources: 1 },
      ],
      turn: 'B',
      at: 'ready',
    })
    t.as('A').use('Arcanite Dragonling').resolve()
    t.expect('Arcanite Dragonling', { types: ['item', 'ally'], atk: 2, health: 2, keywords: ['Protector'] })
    t.until('B', 'action').play('Turn the Blade').resolve()
    expect(t.game.ask.stat(t.game, t.id('Arcanite Dragonling'), 'atk')).toBe(-1)
    t.until('A', 'ready')
    t.expect('Arcanite Dragonling', { types: ['item'], keywords: [] })
    expect(t.card('Arcanite Dragonling').attachments).toEqual([t.id('Turn the Blade')])
    t.until('A', 'action')
    expect(t.zone('B', 'graveyard')).toEqual([])
  })
})
