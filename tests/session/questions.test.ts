/** How often a person would be asked outside their own turn. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choose, decision, glance, start } from '../../src/engine/index.ts'
import { makePlayer } from '../../src/players/index.ts'
import { endGame, newQuestions, noteQuestion, questionReport } from '../../src/session/questions.ts'
import type { Stop } from '../../src/session/stops.ts'

/** The first rounds of a raid of bots, counted. */
function counted(stop: Stop, rounds = 5) {
  const raiders = library.decks.slice(0, 3).map(({ id }, i) => ({ name: `R${i + 1}`, deck: id }))
  const game = start(library, { raid: 'onyxias-lair', raiders, seed: 4 })
  const players = ['tactics', 'raider', 'raider', 'raider'].map((name, seat) => makePlayer(name, seat, 4, library))
  const questions = newQuestions(stop)
  while (decision(game) && glance(game, -1).seats[0]!.turns <= rounds) {
    const open = decision(game)!
    noteQuestion(questions, game)
    choose(game, players[open.seat]!.choose(glance(game, open.seat), open).answer)
  }
  endGame(questions, game)
  return questionReport(questions)
}

test('rounds are counted for each hero, and fewer questions come the more useful they must be', () => {
  const [matters, useful] = [counted('matters'), counted('useful')]
  expect(Object.keys(useful.byHero)).toEqual(['Warrax', 'Boris Brightbeard', 'Litori Frostburn'])
  for (const { rounds } of Object.values(useful.byHero)) expect(rounds).toBeGreaterThanOrEqual(5)
  expect(useful.rounds).toBe(matters.rounds)
  expect(useful.mean).toBeLessThan(matters.mean)
  expect(Object.keys(matters.byTitle).length).toBeGreaterThan(2)
  expect(useful.median).toBeLessThanOrEqual(2)
  expect(matters.p90).toBeGreaterThanOrEqual(matters.median)
})
