/** What thinkers need: copies, marks, quiet play, and games that could be true for a seat. */
import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { running } from '../../src/engine/game.ts'
import {
  back,
  canUndo,
  choices,
  choose,
  copy,
  deal,
  decision,
  type Game,
  hash,
  imagine,
  load,
  mark,
  outcome,
  quiet,
  record,
  start,
  undo,
  view,
} from '../../src/engine/index.ts'
import type { Seat } from '../../src/engine/types.ts'
import { knows } from '../../src/engine/view/look.ts'
import { mix } from '../../src/state/dice.ts'
import { fullHash } from '../../src/state/hash.ts'
import { exchange } from './exchange.ts'

const raiders = library.decks.slice(0, 3).map(({ id }, i) => ({ name: `Raider ${i + 1}`, deck: id }))
const begin = (raid: string, mode?: string): Game =>
  start(library, { raid, raiders, seed: 7, ...(mode ? { mode } : {}) }, { events: false })

/** Random choices, until the game is over or so many have been made. */
function play(game: Game, seed: number, most: number): Game {
  for (let n = 0, open = decision(game); open && n < most; n++, open = decision(game))
    choose(game, mix(seed, 0x706c6179, n) % open.answers.length)
  return game
}

/** Each raid, in turns in its first mode and in its last. */
const halls = library.raids.map(({ id, modes = [] }, i) => [id, modes.at(i % 2 === 0 ? 0 : -1)?.id ?? ''] as const)

describe.each(halls)('%s %s', (raid, mode) => {
  test('a game imagined for a seat shows it what it knows, asks it the same, and is played to the end', () => {
    const game = play(begin(raid, mode), 1, 400)
    for (let n = 0; n < 3; n++) {
      play(game, 20 + n, 30)
      const seat = decision(game)?.seat ?? 0
      const imagined = imagine(game, seat, n)
      expect(view(imagined, seat)).toEqual(view(game, seat))
      expect(decision(imagined)).toEqual(decision(game))
      expect(canUndo(imagined)).toBe(false)
      expect(undo(imagined)).toBe(false)
      expect(() => record(imagined)).toThrow(/no record/)
    }
    const before = hash(game)
    const imagined = play(imagine(game, 1, 3), 9, 20_000)
    expect(outcome(imagined)).not.toBeNull()
    expect(hash(game)).toBe(before)
  })

  test('what a seat may not know changes nothing in the game imagined for it', () => {
    const game = play(begin(raid, mode), 2, 500)
    for (const seat of [0, 1, 2, -1]) {
      const imagined = fullHash(running(imagine(game, seat, 11)))
      const here = mark(game)
      expect(exchange(running(game), seat)).toBeGreaterThan(20)
      expect(fullHash(running(imagine(game, seat, 11)))).toBe(imagined)
      back(game, here)
    }
  })

  test('an imagined game dealt anew in place is the game imagined anew, as often as wanted', () => {
    const game = play(begin(raid, mode), 4, 350)
    const seat = decision(game)?.seat ?? 0
    const world = imagine(game, seat, 1)
    const here = mark(world)
    for (const seed of [2, 3, 2]) {
      deal(world, seat, seed)
      const anew = imagine(game, seat, seed)
      expect(fullHash(running(world))).toBe(fullHash(running(anew)))
      expect(fullHash(running(play(world, seed, 60)))).toBe(fullHash(running(play(anew, seed, 60))))
      back(world, here)
    }
    expect(() => deal(game, seat, 2)).toThrow(/imagine/)
  })

  test('the same cards are dealt, deck by deck, in another order for another seed', () => {
    const game = play(begin(raid, mode), 3, 300)
    const [a, b] = [1, 2].map((seed) => running(imagine(game, 1, seed)))
    const hidden = Object.values(running(game).s.cards).filter((c) => c.became === 0 && !knows(running(game), c, 1))
    const dealt = (of: typeof a): string[] => hidden.map(({ id }) => of!.s.cards[id]!.def)
    const real = hidden.map(({ def }) => def)
    expect(dealt(a).toSorted()).toEqual(real.toSorted())
    expect(dealt(a)).not.toEqual(real)
    expect(dealt(b)).not.toEqual(dealt(a))
  })
})

test('a copy goes on apart, to the same positions, and back to where it was made', () => {
  const game = play(begin('onyxias-lair'), 4, 300)
  const twin = copy(game)
  expect(hash(twin)).toBe(hash(game))
  const before = hash(game)
  play(twin, 5, 100)
  expect(hash(game)).toBe(before)
  play(game, 5, 100)
  expect(hash(twin)).toBe(hash(game))
  expect(hash(load(library, record(twin), { events: false }))).toBe(hash(game))
  while (undo(twin));
  expect([choices(twin), hash(twin)]).toEqual([300, before])
})

test('back to a mark: the same position, as often as wanted; never to one of another game, or ahead', () => {
  const game = play(begin('molten-core'), 6, 250)
  const [here, was] = [mark(game), hash(game)]
  for (let n = 0; n < 3; n++) {
    play(game, n, 80)
    const later = mark(game)
    back(game, here)
    expect([choices(game), hash(game)]).toEqual([250, was])
    expect(() => back(game, later)).toThrow(/gone back/)
  }
  expect(() => back(copy(game), here)).toThrow(/another game/)
})

test('a quiet game is the game in which everyone passes where they aren’t asked', () => {
  const asked = ({ seat, turn }: { seat: Seat; turn: { seat: Seat } }): boolean => seat === turn.seat
  const loud = begin('onyxias-lair')
  const still = begin('onyxias-lair')
  quiet(still, asked)
  let questions = 0
  for (let open = decision(still); open && questions < 400; open = decision(still)) {
    const answer = mix(8, 0x7175, questions++) % open.answers.length
    expect(open.answers.length).toBeGreaterThan(1)
    while (choices(loud) < choices(still)) choose(loud, 0)
    expect(hash(loud)).toBe(hash(still))
    choose(loud, answer)
    choose(still, answer)
  }
  expect(choices(still)).toBeGreaterThan(2 * questions)
  quiet(still, null)
  expect(hash(load(library, record(still), { events: false }))).toBe(hash(still))
})
