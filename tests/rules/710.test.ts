import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, filler, withCards } from './own.ts'

const lib = withCards(
  ally('Sewn', 4, 8, { powers: [{ always: [{ mod: 'enters', what: 'self', damage: 3 }] }], cost: 0 }),
  ability('Sloth', {
    powers: [{ always: [{ mod: 'enters', what: { is: 'ally', of: 'opponents' }, state: 'exhausted' }] }],
  }),
  ability('Charged Air', {
    powers: [{ always: [{ mod: 'enters', what: { is: 'ally', of: 'you' }, counters: ['spark', 2] }] }],
  }),
  ally('Nightwatch', 1, 9, {
    powers: [{ when: { on: 'exhaust', what: { is: 'ally' } }, then: [{ do: 'put', n: 1, what: 'nap', to: 'self' }] }],
  }),
  ally('Hostess', 1, 9, {
    cost: 0,
    powers: [
      {
        when: { on: 'enter', what: { is: 'ally', of: 'you' }, zone: 'play' },
        then: [{ do: 'put', n: 1, what: 'guest', to: 'self' }],
      },
    ],
  }),
  ability('Return Tired', {
    text: [
      {
        do: 'move',
        what: { target: 1, is: 'ally', in: 'graveyard', of: 'you' },
        to: 'play',
        state: 'exhausted',
        damage: 1,
      },
    ],
  }),
  ability('Sleepy Roots', {
    powers: [{ always: [{ mod: 'enters', what: { is: 'resource', of: 'opponents' }, state: 'exhausted' }] }],
  }),
  ability('Sprout', {
    text: [{ do: 'create', n: 1, token: { tags: ['Seed'], type: 'item' }, to: 'resources' }],
  }),
  ability('Lone Flag', { powers: [{ always: [{ mod: 'stat', what: { is: 'ally', of: 'you' }, stat: 'atk', n: 1 }] }] }),
)

describe('710 entering play', () => {
  test('710.1b with damage; exhausted; cumulative, and never ready in between (CR-EX-710.1b-1)', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Sloth', 'Nightwatch'] },
      raiders: [{ hand: ['Sewn'], cards: ['Charged Air'] }],
      turn: 'R1',
    })
    t.play('Sewn')
      .resolve()
      .expect('Sewn', { damage: 3, exhausted: true, counters: { spark: 2 } })
    expect(t.game.s.chain[0]!.links).toEqual([])
  })

  test('710.1b the effect that puts it into play may say so too', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Return Tired'], graveyard: ['Sewn'] }], turn: 'R1' })
    t.play('Return Tired').resolve().expect('Sewn', { damage: 4, exhausted: true, fresh: true })
  })

  test('710.1c under the control of whoever put it there, ready, since now', () => {
    const t = table({ raiders: [{ hand: ['Kor Cindervein'], resources: 3 }], turn: 'R1' })
    t.play('Kor Cindervein')
      .resolve()
      .expect('Kor Cindervein', { controller: 1, exhausted: false, fresh: true, damage: 0 })
  })

  test('710.1c what several players have found and put into play, each puts under their own control', () => {
    const each = { by: '$willing' } as const
    const open = ability('Open House', {
      text: [
        {
          do: 'try',
          may: 'opponents',
          as: 'willing',
          these: [
            { do: 'search', in: 'deck', for: { choose: 1, is: 'ally' }, as: 'found', ...each },
            { do: 'move', what: '$found', to: 'play', ...each },
          ],
        },
      ],
    })
    const deck = (name: string) => ({ deck: [name, ...filler] })
    const t = table({
      library: withCards(open),
      players: [{ hand: ['Open House'] }, deck('Dummy 1/1'), deck('Dummy 2/2')],
    })
    t.play('Open House').resolve('yes', 'yes', 'Dummy 1/1', 'Dummy 2/2')
    t.expect('Dummy 1/1', { controller: 1, zone: 'party' }).expect('Dummy 2/2', { controller: 2, zone: 'party' })
  })

  test('710.1d continuous modifiers take it into account at once', () => {
    const t = table({
      raiders: [{ hand: ['Kor Cindervein'], cards: ['Battle Shout', 'Nerra Lifeboon'], resources: 3 }],
      turn: 'R1',
    })
    t.play('Kor Cindervein').resolve().expect('Kor Cindervein', { atk: 4, health: 4 })
  })

  test('710.1e its own "when an ally enters" sees itself', () => {
    const t = table({
      library: lib,
      raiders: [{ hand: ['Hostess', 'Kor Cindervein'], resources: 3, deck: filler }],
      turn: 'R1',
    })
    t.play('Hostess')
      .resolve()
      .resolve()
      .expect('Hostess', { counters: { guest: 1 } })
    t.play('Kor Cindervein')
      .resolve()
      .resolve()
      .expect('Hostess', { counters: { guest: 2 } })
  })

  test('710.1e "when this enters play" draws for its controller', () => {
    const t = table({ raiders: [{ hand: ['Parvink'], resources: 3, deck: filler }], turn: 'R1' })
    t.play('Parvink').resolve()
    expect(t.zone('R1', 'hand')).toEqual([])
    t.resolve()
    expect(t.zone('R1', 'hand')).toHaveLength(1)
  })

  test('710.1 a token made in hers is a card entering play as any', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Hostess', 'Lone Flag'], hand: ['Brood of Onyxia'], resources: 4 },
      stage: 2,
      raiders: [{}],
      turn: 'Boss',
    })
    t.play('Brood of Onyxia').resolve().resolveAll()
    t.expect('Hostess', { counters: { guest: 10 } }).expect('Onyxian Whelp', { atk: 2 })
  })

  test('710.1, 710.1b a token put into a resource row enters as any card does there', () => {
    const begun = (others: readonly string[], own: readonly string[] = []) =>
      table({ library: lib, players: [{ hand: ['Sprout'], cards: own }, { cards: others }] })
        .play('Sprout')
        .resolve()
    expect(begun([]).resources('A')).toEqual({ all: 1, ready: 1 })
    expect(begun(['Sleepy Roots']).resources('A')).toEqual({ all: 1, ready: 0 })
    expect(begun([], ['Sleepy Roots']).resources('A').ready).toBe(1) // not an opponent's
  })
})
