/** A raid whose game asks for ever without growing: it ends with as many choices as a record may have, and its record is read. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { running } from '../../src/engine/game.ts'
import { choose, decision, outcome, parseRecord, record, start, undo, withRaid } from '../../src/engine/index.ts'
import { readRaid } from '../../src/raid/read.ts'
import { bounds, growth } from '../../src/state/bounds.ts'
import { put } from '../../src/state/journal.ts'
import { golemYard } from '../raid/golem-yard.ts'

const times = (n: number): object[] =>
  Array.from({ length: n }, () => ({ do: 'put', n: 1, what: 'x', to: { is: 'hero' } }))

/** A game in which the Boss may do something again and again; `last`: and never does; `written`: so many writes later. How many choices it took. */
function played(last: boolean, these: readonly object[], written = 0) {
  const [golem, fist] = structuredClone(golemYard.cards)
  const text = [{ do: 'repeat', these: [{ do: 'try', may: 'you', these }], while: { some: { is: 'hero' } } }]
  const read = readRaid({ ...golemYard, cards: [golem, { ...fist, text }] }, library)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  const raiders = [{ name: 'Ann', deck: library.decks[0]!.id }]
  const game = start(withRaid(library, read.raid), { raid: 'golem-yard', raiders, seed: 1 })
  const g = running(game)
  for (let n = 0; n < written; n++) put(g, 'misc', 0, 'seed', n)
  let choices = 0
  for (let d = decision(game); d; d = decision(game), choices++) {
    const no = choose(game, d.kind === 'yes-no' && !last ? 0 : d.answers.length - 1)
    if (no) throw new Error(no.why)
  }
  expect(outcome(game)).toMatchObject({ result: 'draw', rule: '803.5' })
  return { game, choices }
}

test('a game of more choices than a record has room for is a draw', () => {
  const { game, choices } = played(true, [{ do: 'draw', if: { some: { is: 'ally' } } }])
  expect(choices).toBe(bounds.choices)
  expect(parseRecord(JSON.stringify(record(game)))).toHaveProperty('record')
  undo(game)
  expect(outcome(game)).toBeNull()
})

test('a game that writes more than undo can keep is a draw', () => {
  const { game, choices } = played(false, times(50), 0.9 * growth.writes)
  expect(choices).toBeLessThan(bounds.choices)
  expect(running(game).journal.writes.length).toBeLessThan(growth.writes + 20 * growth.steps)
})
