/** Bots that look ahead: from what their seat knows, as long as they are let, the same each time. */
import { describe, expect, test } from 'vitest'
import { canWarn, isPlanned, lookingAhead, warningFor } from '../../src/ahead/index.ts'
import { library } from '../../src/content.ts'
import { running } from '../../src/engine/game.ts'
import { back, choose, decision, type Game, glance, hash, mark, start } from '../../src/engine/index.ts'
import type { Seat } from '../../src/engine/types.ts'
import { makePlayer, type Thinker } from '../../src/players/index.ts'
import { exchange } from './exchange.ts'

const raiders = library.decks.slice(0, 3).map(({ id }, i) => ({ name: `Raider ${i + 1}`, deck: id }))
const usual = (seat: Seat): Thinker => makePlayer(seat === 0 ? 'tactics' : 'raider', seat, 1, library)
const ahead = (seat: Seat, lines = 12): Thinker => lookingAhead(usual(seat), { seat, library, seed: 5, lines })

/** Plays to where a seat plans its turn of a round, or to such another decision, among bots. */
function toTurn(raid: string, seat: Seat, round: number, isHere = isPlanned): Game {
  const game = start(library, { raid, raiders, seed: 3 }, { events: false })
  const bots = [0, 1, 2, 3].map(usual)
  for (let open = decision(game); open; open = decision(game)) {
    const view = glance(game, open.seat)
    if (view.turn.round >= round && open.seat === seat && isHere(view, open)) break
    choose(game, open.answers.length > 1 ? bots[open.seat]!.answer(view, open) : 0)
  }
  return game
}

/** Lets a bot play its turn, and returns its answers and reasons. */
function turnOf(game: Game, bot: Thinker, seat: Seat, most = Infinity): string[] {
  const [here, others, said] = [mark(game), [0, 1, 2, 3].map(usual), [] as string[]]
  const { n } = glance(game, seat).turn
  for (let open = decision(game); open && glance(game, seat).turn.n === n; open = decision(game)) {
    const view = glance(game, open.seat)
    if (open.seat !== seat) {
      choose(game, open.answers.length > 1 ? others[open.seat]!.answer(view, open) : 0)
      continue
    }
    let pieces = 0
    for (const { done, of } of bot.ponder?.(game, open) ?? []) {
      expect(done).toBeLessThanOrEqual(of)
      if (++pieces >= most) break
    }
    const { answer, why } = bot.choose(view, open)
    said.push(`${answer} ${why}`)
    choose(game, answer)
  }
  back(game, here)
  return said
}

/** Lets a bot look ahead, and returns how far it got, its answer and its reason. */
function firstOf(game: Game, bot: Thinker, seat: Seat): unknown {
  const open = decision(game)!
  const pieces = [...(bot.ponder?.(game, open) ?? [])]
  expect(pieces.length).toBeGreaterThan(10)
  return [pieces, bot.choose(glance(game, seat), open)]
}

/** Plays on to warn of an answer, and returns how far it got, and the warning. */
function warned(game: Game, answer: number): unknown {
  const lines: unknown[] = []
  const pieces = warningFor(game, answer, { library, seed: 5, lines: 12 })
  for (let piece = pieces.next(); ; piece = pieces.next()) {
    if (piece.done) return [lines, piece.value]
    lines.push(piece.value)
  }
}

describe.each([
  ['onyxias-lair', 2],
  ['black-temple', 0],
] as const)('%s', (raid, seat) => {
  test(`seat ${seat}: cards that it may not know change neither what it finds nor what it does`, () => {
    const game = toTurn(raid, seat, 2)
    const before = hash(game)
    const found = firstOf(game, ahead(seat), seat)
    expect(canWarn(game)).toBe(true)
    const last = decision(game)!.answers.length - 1
    const warning = warned(game, last)
    expect(hash(game)).toBe(before)
    expect(exchange(running(game), seat)).toBeGreaterThan(20)
    expect(hash(game)).not.toBe(before)
    expect(firstOf(game, ahead(seat), seat)).toEqual(found)
    expect(warned(game, last)).toEqual(warning)
  })
  test(`seat ${seat}: nor do they change what it is warned of as it picks a target`, () => {
    const game = toTurn(raid, seat, 2, (_, { kind, answers }) => kind === 'target' && answers.length > 1)
    expect(canWarn(game)).toBe(true)
    const before = hash(game)
    const warning = warned(game, 1)
    expect(warning).toMatchObject([{ length: expect.any(Number) }, null])
    expect(hash(game)).toBe(before)
    expect(exchange(running(game), seat)).toBeGreaterThan(20)
    expect(warned(game, 1)).toEqual(warning)
  })
})

test('told to think no longer before it could compare anything, it plays as usual', () => {
  const game = toTurn('onyxias-lair', 1, 3)
  expect(turnOf(game, ahead(1), 1, 3)).toEqual(turnOf(game, usual(1), 1))
})
