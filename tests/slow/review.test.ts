/** Looking back on a raid: its course and its turning points. */
import { expect, test } from 'vitest'
import { reviewing, usualBots } from '../../src/ahead/index.ts'
import { library } from '../../src/content.ts'
import { choose, decision, type Game, glance, played, progress, start } from '../../src/engine/index.ts'

/** A raid among bots; the first raider does nothing in its turns of one round. */
function raid(idle: number): Game {
  const raiders = library.decks.slice(0, 3).map(({ id }, i) => ({ name: `Raider ${i + 1}`, deck: id }))
  const game = start(library, { raid: 'onyxias-lair', raiders, seed: 5 }, { events: false })
  const bots = usualBots(library, 4)
  for (let open = decision(game); open; open = decision(game)) {
    const view = glance(game, open.seat)
    const pass = open.answers.findIndex(({ do: what }) => what === 'pass')
    const rests = open.seat === 1 && view.turn.round === idle && open.kind === 'priority' && pass >= 0
    choose(game, open.answers.length === 1 ? 0 : rests ? pass : bots[open.seat]!.answer(view, open))
  }
  return game
}

function look(game: Game) {
  const pieces = reviewing(library, played(game), { worlds: 1, dear: 1, lines: 8, odd: 1, luck: 2 })
  for (let n = 1; ; n++) {
    const { done, value } = pieces.next()
    if (done) return { review: value, pieces: n }
    expect(value.done).toBeLessThanOrEqual(value.of)
  }
}

test('it tells how far the raid was at each turn, and the turns that decided most', () => {
  const game = raid(5)
  const { review, pieces } = look(game)
  const { course, turning } = review
  expect(pieces).toBeGreaterThan(50)
  expect(course.at(-1)).toMatchObject({ far: 100 * progress(game).far, choice: played(game).choices.length })
  expect(course.map(({ choice }) => choice)).toEqual(course.map(({ choice }) => choice).sort((a, b) => a - b))
  expect(course.filter(({ seat, round }) => seat === 1 && round === 5)).toHaveLength(1)
  expect(turning.length).toBeGreaterThan(0)
  for (const { play, luck, ...point } of turning) {
    expect(Math.max(Math.abs(play), Math.abs(luck))).toBeGreaterThanOrEqual(1)
    expect(course).toContainEqual({
      round: point.round,
      seat: point.seat,
      choice: point.choice,
      far: point.far,
      worth: point.worth,
      chance: point.chance,
    })
  }
})
