/** Delayed effects and durations that speak of turns to come (715, 714.3): made in one's own turn, in another's, and as a turn starts. */
// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language
import { describe, expect, test } from 'vitest'
import type { Duration, EventPattern } from '../../src/language/types.ts'
import { table } from '../table/index.ts'
import { filler, instant, withCards } from './own.ts'

const delayed = (name: string, event: EventPattern, next: true | 'turn') =>
  instant(name, { text: [{ do: 'modify', mods: [{ mod: 'when', event, next, then: [{ do: 'draw', n: 1 }] }] }] })
const strong = (name: string, until: Duration) =>
  instant(name, { text: [{ do: 'modify', mods: [{ mod: 'stat', what: 'yourHero', stat: 'atk', n: 3 }], until }] })

const library = withCards(
  delayed('Later', { on: 'end', turn: 'you' }, 'turn'),
  delayed('Tonight', { on: 'end', turn: 'you' }, true),
  delayed('Soon', { on: 'start', turn: 'you', step: 'action' }, true),
  delayed('Next Night', { on: 'end', turn: 'players' }, 'turn'),
  strong('Long', { until: { on: 'end', turn: 'you' }, next: true }),
  strong('Till Dawn', { until: { on: 'start', turn: 'players' } }),
  strong('Till Dusk', { until: { on: 'end', turn: 'players' } }),
  strong('Till Next Dusk', { until: { on: 'end', turn: 'players' }, next: true }),
)

/** A plays it in this player's turn; whose turn's end steps it triggers in, of the next two rounds. */
function nights(card: string, turn: string): string[] {
  const t = table({ library, players: [{ hand: [card] }, {}], turn })
  t.as('A').play(card).resolve()
  const out: string[] = []
  for (const [i, seat] of [turn, 'B', 'A', 'B', 'A'].entries()) {
    if (i > 0 && seat === turn && i === 1) continue
    t.reach(seat, 'end')
    if (t.game.s.chain[0]!.links.length > 0) out.push(`${seat}${i}`)
    t.until(seat, 'end')
  }
  return out
}

describe('715.1 delayed effects', () => {
  test('715.1 “at the end of your next turn” passes over the turn in which it was made', () => {
    expect(nights('Later', 'A')).toEqual(['A2'])
    expect(nights('Tonight', 'A')).toEqual(['A0'])
  })

  test('715.1 made in an opponent’s turn, the next turn is the one that follows', () => {
    expect(nights('Later', 'B')).toEqual(['A2'])
    expect(nights('Tonight', 'B')).toEqual(['A2'])
  })

  test('715.1 “at the end of the next turn” is that of whoever comes next', () => {
    expect(nights('Next Night', 'A')).toEqual(['B1'])
    expect(nights('Next Night', 'B')).toEqual(['A2'])
  })

  test('715.1, 707.1c modes of a delayed effect are chosen as it triggers, not as the text is played that makes it', () => {
    const later = instant('Crossroads', {
      text: [
        {
          do: 'modify',
          mods: [
            {
              mod: 'when',
              event: { on: 'end', turn: 'you' },
              next: true,
              then: [{ do: 'modes', n: 1, of: [[{ do: 'draw', n: 1 }], [{ do: 'draw', n: 2 }]] }],
            },
          ],
        },
      ],
    })
    const t = table({ library: withCards(later), players: [{ hand: ['Crossroads'], deck: filler }, {}] })
    t.play('Crossroads')
    expect(t.asked()).toBe('A: priority')
    t.resolve().until('A', 'end')
    expect(t.asked()).toBe('A: mode')
    t.say(t.legal()[1]!).resolve()
    expect(t.zone('A', 'hand')).toHaveLength(2)
  })

  test('715.1 “at the start of your next action step” may be that of the turn in which it was made, and happens once', () => {
    const t = table({ library, players: [{ hand: ['Soon'] }, {}], at: 'draw' })
    t.play('Soon').resolve().reach('A', 'action')
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    t.until('B', 'end').reach('A', 'action')
    expect(t.game.s.chain[0]!.links).toEqual([])
  })

  test('501.1a, 715.1 what is made as a turn starts waits for the start of the next one', () => {
    const own = withCards(
      instant('Dawn Pact', {
        powers: [
          {
            as: { on: 'start', turn: 'you' },
            then: [
              {
                do: 'modify',
                mods: [{ mod: 'when', event: { on: 'start', turn: 'you' }, next: true, then: [{ do: 'draw', n: 1 }] }],
              },
            ],
          },
        ],
      }),
    )
    const t = table({ library: own, players: [{ cards: ['Dawn Pact'] }, {}], turn: 'A', at: 'start' })
    expect(t.game.s.chain[0]!.links).toEqual([])
    t.reach('A', 'ready')
    expect(t.game.s.chain[0]!.links).toEqual([])
    t.until('B', 'end').reach('A', 'ready')
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
  })
})

/** The turns, counted from this one, at whose action phase the hero is still strong. */
function days(card: string, turn: string): number[] {
  const t = table({ library, players: [{ hand: [card] }, {}], turn })
  t.as('A').play(card).resolve()
  const out: number[] = []
  const seats = turn === 'A' ? ['A', 'B', 'A', 'B'] : ['B', 'A', 'B', 'A']
  for (const [i, seat] of seats.entries()) {
    t.until(seat, 'end')
    if (t.card('Hero A').atk === 3) out.push(i)
  }
  return out
}

describe('714.3 durations', () => {
  test('714.3, 503.2a “until the end of your next turn”: made in one’s own turn or in another’s', () => {
    expect(days('Long', 'A')).toEqual([0, 1, 2])
    expect(days('Long', 'B')).toEqual([0, 1])
  })

  test('714.3, 501.1a until the next turn, whosever it is', () => {
    expect(days('Till Dawn', 'A')).toEqual([0])
    expect(days('Till Dawn', 'B')).toEqual([0])
    expect(days('Till Dusk', 'A')).toEqual([0])
    expect(days('Till Next Dusk', 'A')).toEqual([0, 1])
    expect(days('Till Next Dusk', 'B')).toEqual([0, 1])
  })
})
