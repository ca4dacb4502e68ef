/** A game that begins with a position: what is taken from one game is laid in another, and bad positions are refused. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import {
  choose,
  decision,
  type Game,
  hash,
  describe as inWords,
  load,
  nextGame,
  outcome,
  parseRecord,
  positionOf,
  record,
  SetupError,
  standsAt,
  start,
  view,
} from '../../src/engine/index.ts'
import type { Position, RaidSetup } from '../../src/engine/types.ts'
import { readRaid } from '../../src/raid/read.ts'
import { mix } from '../../src/state/dice.ts'

const raiders = library.decks.slice(0, 3).map(({ id }, i) => ({ name: `R${i + 1}`, deck: id }))
const setupOf = (raid: string, position?: Position): RaidSetup => ({
  raid,
  raiders,
  seed: 7,
  ...(position ? { position } : {}),
})

/** Random choices, until the game is over or so many have been made. */
function play(game: Game, seed: number, most: number): Game {
  for (let n = 0, open = decision(game); open && n < most; n++, open = decision(game))
    choose(game, mix(seed, 0x706c6179, n) % open.answers.length)
  return game
}

/** What a player can do, in words. */
function asked(game: Game): unknown {
  const open = decision(game)!
  const { prompt, answers } = inWords(game, open, open.seat)
  return [prompt, [...answers].sort()]
}

test.each([
  ['docs/write-a-raid/step-8.raid.json', { shallows: 'Bog Mother', depths: 'Bog Mother Unbound' }],
  ['tests/browser/low-mines.raid.json', { one: 'Overseer, Level 1', two: 'Overseer, Level 2' }],
])('in each state of %s stands the Boss whom the way there brings', (file, bosses) => {
  const read = readRaid(JSON.parse(readFileSync(file, 'utf8')), library)
  if (!('raid' in read)) throw new Error('The raid has problems.')
  const { raid } = read
  expect(Object.fromEntries(Object.keys(bosses).map((at) => [at, standsAt(raid, at).hero]))).toEqual(bosses)
})

describe.each(library.raids.map(({ id }) => id))('%s', (raid) => {
  test('a position that says all is laid as it was: the same cards, the same question, the same answers', () => {
    const game = start(library, setupOf(raid), { events: false })
    let n = 0
    for (let i = 0; i < 900 && decision(game); i++) {
      play(game, i, 1)
      if (!decision(game)) break
      const { position, lost } = positionOf(game)
      if (lost.length > 0 || i % 3 > 0) continue
      n++
      const again = start(library, setupOf(raid, position), { events: false })
      expect(positionOf(again)).toEqual({ position, lost })
      expect(asked(again)).toEqual(asked(game))
    }
    expect(n).toBeGreaterThan(5)
  })

  test('it is played to its end; its record is read, and played again', () => {
    const { position } = positionOf(play(start(library, setupOf(raid), { events: false }), 3, 300), { decks: false })
    const game = play(start(library, setupOf(raid, position), { events: false }), 4, 20_000)
    expect(outcome(game)).not.toBeNull()
    const read = parseRecord(JSON.stringify(record(game)))
    if ('error' in read) throw read.error
    expect(hash(load(library, read.record, { events: false }))).toBe(hash(game))
  })
})

test('a deck that is left out holds the rest of its list; numbers are drawn from it', () => {
  const { sides } = positionOf(start(library, setupOf('onyxias-lair'))).position
  const size = Object.values(sides[1]!.decks!)[0]!.length + (sides[1]!.hand as string[]).length
  const [one, two] = sides[1]!.decks!.deck!
  const position = {
    turn: 1,
    at: 'action',
    sides: [{}, { hand: 3, resources: 2, cards: [one!], removed: [two!] }, {}, {}],
  }
  const game = start(library, setupOf('onyxias-lair', position))
  const seat = view(game, 1).seats[1]!
  expect([seat.hand.length, seat.decks[0]!.count, seat.resources.length]).toEqual([3, size - 7, 2])
  expect(view(game, 1).cards[seat.resources[0]!]!.def).not.toBeNull()
  expect(view(game, 2).cards[seat.resources[0]!]!.def).toBeNull()
})

test('the next game of a match begins with an opening', () => {
  const setup = setupOf('onyxias-lair', { turn: 1, sides: [{}, {}, {}, {}] })
  expect(nextGame(setup, { winners: [1], result: 'raiders', rule: 'R100.2' }, 8)).toEqual({
    ...setupOf('onyxias-lair'),
    seed: 8,
  })
})

test('no cards in hand and no resources are none', () => {
  const none = { hand: 0, resources: 0 }
  const { seats } = view(
    start(library, setupOf('onyxias-lair', { turn: 1, at: 'action', sides: [none, none, {}, {}] })),
    1,
  )
  expect(seats.slice(0, 2).map(({ hand, resources }) => [hand.length, resources.length])).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test.each<[Partial<Position>, RegExp]>([
  [{ sides: [{}] }, /1 sides for 4 players.*the Boss first/],
  [{ turn: 9 }, /Nobody plays at seat 9/],
  [{ at: 'acton' }, /"acton" is no step.*action/],
  [{ state: 'stage9' }, /"stage9" is no state of the raid/],
  [{ left: ['nowhere'] }, /"nowhere" is no state/],
  [{ sides: [{}, { cards: [{ name: 'Krol Blade', on: 'Warrax#2' }] }, {}, {}] }, /"Warrax#2" is not in play/],
  [{ sides: [{ hero: 'Vanquish' }, {}, {}, {}] }, /"Vanquish" is no hero/],
  [{ sides: [{}, { hand: ['In Dream'] }, {}, {}] }, /no card "In Dream".*In Dreams/],
  [{ sides: [{}, { decks: { main: [] } }, {}, {}] }, /no deck "main".*deck/],
  [{ sides: [{}, { cards: [{ name: 'Parvink', on: 'Nobody' }] }, {}, {}] }, /"Nobody" is not in play/],
  [{ sides: [{}, { cards: [{ name: 'Parvink', of: 9 }] }, {}, {}] }, /Nobody plays at seat 9/],
  [{ sides: [{}, { cards: [{ name: 'Parvink', attach: 'Parvink#x' }] }, {}, {}] }, /Nothing attaches/],
])('%j is refused with place and fix', (part, why) => {
  const position = { turn: 1, sides: [{}, {}, {}, {}], ...part }
  expect(() => start(library, setupOf('onyxias-lair', position))).toThrow(SetupError)
  expect(() => start(library, setupOf('onyxias-lair', position))).toThrow(why)
})
