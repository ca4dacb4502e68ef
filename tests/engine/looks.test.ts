/** 803.5: a raid that somebody has brought may look at so many modifiers and cards for a choice. */
import { describe, expect, test } from 'vitest'
import {
  choices,
  choose,
  decision,
  hash,
  load,
  outcome,
  outcomeText,
  record,
  start,
  undo,
  view,
  withRaid,
} from '../../src/engine/index.ts'
import { readRaid } from '../../src/raid/read.ts'
import { growth } from '../../src/state/bounds.ts'
import { heavyRaid } from '../host/heavy-raid.ts'
import { library } from '../set/index.ts'

const raidOf = (imps: number) => {
  const read = readRaid(JSON.parse(heavyRaid(imps)), { cards: library.cards })
  if ('problems' in read) throw new Error(read.problems[0]?.what)
  return read.raid
}
const heavy = raidOf(120)
const light = raidOf(4)
const setup = { raid: heavy.id, seed: 1, raiders: [{ name: 'Ann', deck: library.decks[0]!.id }] }

test('a raid whose numbers all ask for each other is a draw that names the card, at once; its table is shown', () => {
  const game = start(withRaid(library, heavy, 100_000), setup)
  expect(outcome(game)).toEqual({ winners: [], result: 'draw', rule: '803.5', text: 'Imp', excess: true })
  expect(decision(game)).toBeNull()
  const seen = view(game, 1)
  expect(outcomeText(seen)).toBe('Imp asks for more than is computed for one choice, so the game ends in a draw.')
  const imps = Object.values(seen.cards).filter(({ def }) => def === 'Imp')
  expect(imps).toHaveLength(120)
  expect(imps.every(({ atk, health }) => atk === 1 && health === 1)).toBe(true)
})

describe('a choice that asks for more than the budget', () => {
  /** Plays until the budget ends the game; what is left of it grows less from choice to choice. */
  const spent = (looks: number) => {
    const game = start(withRaid(library, light, looks), setup)
    for (let n = 0; decision(game) && n < 400; n++) choose(game, n % decision(game)!.answers.length)
    return game
  }
  const budgets = Array.from({ length: 40 }, (_, i) => Math.round(500 * 1.15 ** i))

  test('is taken back, but counts; the record plays again, looked at or not, and another choice can be made', () => {
    const looks = budgets.find((n) => choices(spent(n)) > 1 && outcome(spent(n))?.excess)
    expect(looks).toBeDefined()
    const played = spent(looks!)
    const within = withRaid(library, light, looks)
    const again = load(within, record(played))
    expect([hash(again), outcome(again)]).toEqual([hash(played), outcome(played)])
    // What is remembered of numbers changes nothing.
    const seen = start(within, setup)
    for (const choice of record(played).choices) {
      view(seen, 0)
      view(seen, 1)
      choose(seen, choice)
    }
    expect([hash(seen), outcome(seen)]).toEqual([hash(played), outcome(played)])
    const atk = () => Object.values(view(seen, 1).cards).map((card) => card.atk)
    const printed = atk()
    expect(undo(seen)).toBe(true)
    expect(outcome(seen)).toBeNull()
    expect(atk()).not.toEqual(printed)
  })
})

test('raids of the library itself are not counted, and those that are brought have much', () => {
  expect(library.looks).toBeUndefined()
  expect(withRaid(library, light).looks).toBe(growth.looks)
  expect(withRaid(library, light, 7).looks).toBe(7)
})
