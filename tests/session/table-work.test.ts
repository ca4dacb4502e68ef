/** What a table does with its cardboard, from the events of a game. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choose, decision, eventCount, events, start, view } from '../../src/engine/index.ts'
import type { GameEvent, View } from '../../src/engine/types.ts'
import { tableWork } from '../../src/session/table-work.ts'

const seats = [0, 1, 2].map((seat) => ({ seat, name: ['Onyxia', 'Ann', 'Bo'][seat] }))
const table = { seats, cards: { 5: { owner: 1 }, 6: { owner: 2 }, 7: { owner: 0 } } } as unknown as View
const names = { 5: 'Boris', 6: 'Teep', 7: 'Whelp' }
const event = (part: Partial<GameEvent>): GameEvent =>
  ({ i: 0, choice: 0, whose: 0, on: 'deal', names, text: '', ...part }) as GameEvent
const told = (...all: Partial<GameEvent>[]): string[] => tableWork(all.map(event), table, (seat) => seat > 0)

test('damage of one card comes together, and goes as it is healed', () => {
  expect(told({ to: 5, n: 3 }, { to: 5, n: 2 }, { on: 'heal', to: 5, n: 1 })).toEqual(['Ann: put 4 damage on Boris.'])
  expect(told({ to: 5, n: 2 }, { on: 'heal', to: 5, n: 2 })).toEqual([])
  expect(told({ on: 'heal', to: 6, n: 2 })).toEqual(['Bo: take 2 damage off Teep.'])
})

test('each player has a line, with cards counted; the Boss has none', () => {
  expect(
    told(
      { on: 'draw', what: 0, seat: 2 },
      { to: 7, n: 9 },
      { on: 'destroy', what: 5 },
      { on: 'draw', what: 0, seat: 2 },
    ),
  ).toEqual(['Ann: put Boris into the graveyard.', 'Bo: draw 2 cards.'])
})

test('nobody is told what they have just done themselves', () => {
  expect(told({ on: 'exhaust', what: 5, whose: 1 }, { on: 'discard', what: 5, whose: 1 })).toEqual([])
  expect(told({ on: 'exhaust', what: 5, whose: 0 })).toEqual(['Ann: exhaust Boris.'])
})

test('in a raid each raider draws seven cards, and then one in each turn', () => {
  const raiders = library.decks
    .slice(0, 2)
    .map(({ id }, i) => ({ name: ['Ann', 'Bo'][i]!, deck: id, real: true as const }))
  const game = start(library, { raid: 'onyxias-lair', raiders, seed: 5 })
  const from = eventCount(game)
  for (let n = 0; n < 300 && view(game, -1).turn.seat !== 1; n++)
    choose(
      game,
      Math.max(
        0,
        decision(game)!.answers.findIndex(({ do: what }) => what === 'pass' || what === 'done'),
      ),
    )
  for (let n = 0; n < 10 && decision(game)!.about.window !== 'action'; n++) choose(game, 0)
  expect(tableWork(events(game, from, -1), view(game, -1), (seat) => seat > 0).join(' ')).toMatch(/Ann: .*draw a card/)
})
