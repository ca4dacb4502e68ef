/** Which of a bot's reasons others may read: by the cards that it names, and by what else it tells (415.3a, 415.4a, R100.3). */
import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choose, decision, type Game, start, view } from '../../src/engine/index.ts'
import { type BotMove, makeBots } from '../../src/session/bot-move.ts'
import { readableReasons } from '../../src/session/game-log.ts'
import { type Table, table } from '../table/index.ts'

const seed = 5
const moveOf = (game: Game): BotMove =>
  makeBots(library, seed).move(game, decision(game)?.seat === 0 ? 'tactics' : 'raider')

describe('by the cards that a reason names', () => {
  const told = (t: Table): Pick<BotMove, 'why' | 'secret'> => {
    const { why, secret } = moveOf(t.game)
    return { why, secret }
  }

  test('R100.3 how good a hand is, only its player knows', () => {
    const raiders = [{ name: 'R1', deck: library.decks[0]!.id }]
    const game = start(library, { raid: 'onyxias-lair', raiders, seed: 3 })
    expect(decision(game)?.kind).toBe('mulligan')
    expect(moveOf(game)).toMatchObject({ why: 'Keeps: 4 cards to play early.', cards: [], secret: true })
  })

  test('412.1a a card placed face down stays secret, one that is played does not', () => {
    const rich = table({
      boss: { hand: ['Tail Swipe'], resources: 6 },
      raiders: [{ cards: ['Kor Cindervein'] }],
      turn: 'Boss',
    })
    const swipe = moveOf(rich.game)
    expect(swipe).toMatchObject({ why: 'Tail Swipe destroys Kor Cindervein.', secret: false })
    expect(swipe.act).toMatch(/^Play Tail Swipe/)
    const poor = table({ raiders: [{ hand: ['Latro Abiectus'], resources: 1 }], turn: 'R1' })
    const [card] = view(poor.game, 1).seats[1]!.hand
    const why = 'Latro Abiectus becomes a resource: no card in hand is worth less.'
    expect(moveOf(poor.game)).toMatchObject({ act: '', why, cards: [card], secret: true })
  })

  test('R100.3 a tactic that asks for the hand gives its reason to nobody else', () => {
    const first = (hand: readonly string[]) =>
      told(
        table({
          boss: { hand: ['Home Lair Advantage', ...hand], resources: 9 },
          raiders: [{ resources: 3 }],
          turn: 'Boss',
        }),
      )
    expect(first(['Burninate'])).toEqual({
      why: 'Home Lair Advantage first, so that nobody can interrupt what follows.',
      secret: true,
    })
  })

  test('a secret reason is its seat’s own until the game is over', () => {
    const reasons = [
      { choice: 1, seat: 0, text: 'a', cards: [], secret: true },
      { choice: 2, seat: 1, text: 'b', cards: [], secret: false },
    ]
    const { game } = table({ raiders: [{}] })
    const texts = (seat: number, over = false): string[] => {
      const now = view(game, seat)
      const outcome = over ? ({ result: 'draw' } as never) : null
      return readableReasons(reasons, { ...now, outcome }).map(({ text }) => text)
    }
    expect([texts(-1), texts(0), texts(1), texts(1, true)]).toEqual([['b'], ['a', 'b'], ['b'], ['a', 'b']])
  })
})

test('the act that is told names no card that only its own seat may know', () => {
  const raiders = library.decks.slice(0, 3).map(({ id, name }) => ({ name, deck: id }))
  const game = start(library, { raid: library.raids[0].id, raiders, seed: 11 })
  const bots = makeBots(library, 11)
  const counts = { told: 0, secret: 0 }
  for (let i = 0; i < 600; i++) {
    const open = decision(game)
    if (!open) break
    const own = view(game, open.seat)
    const move = bots.move(game, open.seat === 0 ? 'tactics' : 'raider')
    const given = open.answers[move.answer]
    const hand = own.cards[given.card ?? 0]
    if (move.act) counts.told++
    if (hand?.zone === 'hand' && given.do === 'place' && given.n !== 1) {
      counts.secret++
      expect(move.act).toBe('')
    }
    expect(choose(game, move.answer)).toBeNull()
  }
  expect(Math.min(counts.told, counts.secret)).toBeGreaterThan(2)
})
