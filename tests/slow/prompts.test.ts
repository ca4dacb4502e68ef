/** How often one person who plays three heroes is asked: measured over a whole raid, and printed. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choose, decision, glance, outcome, start, timing } from '../../src/engine/index.ts'
import { makePlayer } from '../../src/players/index.ts'
import { automaticAnswer } from '../../src/session/passing.ts'
import { type Stop, stops } from '../../src/session/stops.ts'

test('a person with three heroes is asked at most a fifth as often as at every window', () => {
  const raiders = library.decks.slice(0, 3).map(({ id, name }) => ({ name, deck: id }))
  const game = start(library, { raid: 'onyxias-lair', raiders, seed: 1 })
  const players = [0, 1, 2, 3].map((seat) => makePlayer(seat === 0 ? 'story' : 'raider', seat, 1, library))
  const asked: Record<Stop, number> = { always: 0, matters: 0, useful: 0 }
  for (let open = decision(game); open; open = decision(game)) {
    const now = glance(game, open.seat)
    let given: number | null = null
    // What the person is asked is answered by a bot, what is not asked is given for them.
    for (const stop of open.seat > 0 ? stops : []) {
      given = automaticAnswer(open, now, { stop, marks: [], silent: {} }, null, timing(game, open))
      if (given === null) asked[stop]++
    }
    expect(choose(game, given ?? players[open.seat].choose(now, open).answer)).toBeNull()
  }
  expect(outcome(game)).not.toBeNull()
  const parts = stops.map((stop) => `${stop} ${asked[stop]} (${Math.round((100 * asked[stop]) / asked.always)} %)`)
  console.info(`prompts of a raid with three heroes and one person: ${parts.join(', ')}`)
  expect(asked.useful * 5).toBeLessThan(asked.always)
  expect(asked.useful).toBeLessThan(asked.matters)
}, 60_000)
