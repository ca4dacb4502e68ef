/** Designations of players (202.3): given by texts for a time or as long as a card is there, asked for by sets and conditions, open to all. */
// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language
import { describe, expect, test } from 'vitest'
import { seatLines } from '../../src/cli/play/look.ts'
import { view } from '../../src/engine/index.ts'
import { type Table, table } from '../table/index.ts'
import { ability, ally, filler, instant, withCards } from './own.ts'

const ghosts = { is: 'opponent', tag: 'Ghost' } as const
const library = withCards(
  instant('Haunt', {
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'is', what: { choose: 1, is: 'opponent', not: { tag: 'Ghost' } }, tag: 'Ghost' }],
        until: { until: { on: 'end', turn: 'you' }, next: true },
      },
    ],
  }),
  instant('Exorcism', {
    text: [{ do: 'modify', mods: [{ mod: 'is', what: ghosts, loses: 'Ghost' }], until: 'turn' }],
  }),
  ability('Wail', { text: [{ do: 'deal', n: 2, type: 'shadow', by: 'yourHero', to: { is: 'hero', of: ghosts } }] }),
  ability('Last Rites', {
    text: [
      { do: 'win', by: 'you', if: { not: { some: { is: 'opponent', not: { tag: 'Ghost' } } } } },
      { do: 'draw', n: 1, if: { match: 'you', tag: 'Ghost' } },
    ],
  }),
  ally('Ghost Lord', 1, 4, {
    powers: [
      { always: [{ mod: 'is', what: { is: 'opponent', where: ['hand', '=', 0] }, tag: 'Ghost' }] },
      {
        always: [
          { mod: 'is', what: { is: 'character', of: ghosts }, tag: 'Ghost' },
          { mod: 'cannot', on: 'attack', by: { is: 'character', tag: 'Ghost' } },
          { mod: 'cannot', on: 'target', by: { is: 'player', tag: 'Ghost' }, what: { is: 'character' } },
        ],
      },
    ],
  }),
)

/** Marks of all players, as this seat is shown them. */
const marks = (t: Table, seat = 0) => view(t.game, seat).seats.map((s) => s.marks.join())

describe('202.3 designations of players', () => {
  test('202.3 an effect gives one for a time; whoever has it is not chosen again, and everybody sees it', () => {
    const t = table({ library, players: [{ hand: ['Haunt', 'Haunt', 'Wail'] }, {}, {}] })
    t.play('Haunt').resolve()
    expect(t.legal()).toEqual(['pick B', 'pick C'])
    t.say('pick B')
    for (const seat of [0, 1, 2, -1]) expect(marks(t, seat)).toEqual(['', 'Ghost', ''])
    const seen = view(t.game, 2)
    expect(seen.seats.map((seat) => seatLines(seen, seat)[0])).toEqual([
      'Seat 0, A:',
      'Seat 1, B, Ghost:',
      'Seat 2, C:',
    ])
    t.play('Haunt').resolve()
    expect(marks(t)).toEqual(['', 'Ghost', 'Ghost'])
    t.until('A', 'end').until('C', 'action')
    expect(marks(t)).toEqual(['', 'Ghost', 'Ghost'])
    t.until('A', 'end').until('B', 'ready')
    expect(marks(t)).toEqual(['', '', ''])
  })

  test('202.3 sets and conditions ask for it: nobody else is meant', () => {
    const t = table({ library, players: [{ hand: ['Haunt', 'Wail', 'Last Rites', 'Haunt'], deck: filler }, {}, {}] })
    t.play('Haunt').resolve('pick C').play('Wail').resolve()
    t.expect('Hero B', { damage: 0 }).expect('Hero C', { damage: 2 })
    t.play('Last Rites').resolve()
    expect(t.asked()).toBe('A: priority')
    expect(t.zone('A', 'hand')).toEqual(['Haunt'])
    const u = table({ library, players: [{ hand: ['Haunt', 'Last Rites'] }, {}] })
    expect(u.play('Haunt').resolve().play('Last Rites').resolve().asked()).toBe('over')
  })

  test('202.3 it can be taken away again for a time', () => {
    const t = table({ library, players: [{ hand: ['Haunt', 'Exorcism'] }, {}] })
    t.play('Haunt').resolve().play('Exorcism').resolve()
    expect(marks(t)).toEqual(['', ''])
    t.until('B', 'action')
    expect(marks(t)).toEqual(['', 'Ghost'])
  })

  test('202.3, 719.1 as long as a card is there: what asks for it follows at once', () => {
    const players = [{ cards: ['Ghost Lord'] }, { hand: ['Wail', 'Wail'], cards: ['Dummy 3/3'] }]
    const t = table({ library, players, turn: 'B' })
    t.play('Wail').resolve()
    expect(marks(t)).toEqual(['', ''])
    expect(t.legal()).toEqual(['pass', 'play Wail', 'place Wail', 'attack Hero B', 'attack Dummy 3/3'])
    t.play('Wail')
    expect(marks(t)).toEqual(['', 'Ghost'])
    t.expect('Dummy 3/3', { tags: ['Ghost'] }).resolve()
    expect(t.legal()).toEqual(['pass'])
  })
})
