/** Tables as files: what is read, and what is refused. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { library, loadCards } from '../../src/content.ts'
import { decision, start, view } from '../../src/engine/index.ts'
import { goalState, goalText, parseTable, tableText } from '../../src/practice/index.ts'
import { bounds } from '../../src/state/bounds.ts'

const [, shown = ''] = /```json\n([\s\S]+?)```/.exec(readFileSync('docs/practice.md', 'utf8')) ?? []

test('the table of docs/practice.md is read, begins as it says, and is written as it was', async () => {
  const read = parseTable(shown)
  if ('error' in read) throw read.error
  const { table } = read
  expect(parseTable(tableText(table))).toEqual(read)
  await loadCards(table.setup)
  const game = start(library, table.setup)
  const { seats, cards, turn, raid } = view(game, 1)
  expect([turn.seat, turn.step, raid.stage]).toEqual([1, 'action', 3])
  expect(cards[seats[0]!.hero]).toMatchObject({ def: 'Onyxia (Stage 3)', damage: 45 })
  expect(seats[1]!.hand.map((id) => cards[id]!.def)).toEqual(['Heroic Strike'])
  expect([view(game, 0).seats[0]!.hand.length, seats[0]!.resources.length, seats[1]!.resources.length]).toEqual([
    5, 8, 6,
  ])
  expect(decision(game)).toMatchObject({ seat: 1, kind: 'priority' })
  expect(goalText(table.goal!)).toBe('Win the raid in this turn.')
  expect(goalState(game, { ...table, seat: 1, goal: table.goal! })).toBe('open')
})

const with_ = (change: object): string => JSON.stringify({ ...JSON.parse(shown), ...change })

test.each([
  ['{', 'table: It is not valid JSON.'],
  ['[]', 'table: '],
  [with_({ format: 'raidkeeper-record' }), 'table.format: '],
  [with_({ version: 2 }), 'table.version: '],
  [with_({ name: 'a\nb' }), 'table.name: '],
  [with_({ seat: 9 }), 'table.seat: '],
  [with_({ goal: { do: 'dance' } }), 'table.goal.do: '],
  [with_({ setup: {} }), 'record.setup.players: '],
  [with_({ setup: { players: [], seed: 1 } }), 'table.setup.raid: It names no raid.'],
  [
    with_({ setup: { raid: 'x', raiders: [], seed: 1, position: { turn: -1, sides: [] } } }),
    'record.setup.position.turn: ',
  ],
  [with_({ setup: { raid: 'x', raiders: [], seed: 1, position: { turn: 1, sides: Array(99).fill({}) } } }), 'sides'],
  [' '.repeat(bounds.file + 1), 'table: It is larger than'],
])('case %# is refused at its place', (text, why) => {
  const read = parseTable(text)
  expect('error' in read && read.error.message).toContain(why)
})
