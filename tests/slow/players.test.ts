import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choose, decision, glance, hash, outcome, start } from '../../src/engine/index.ts'
import { makePlayer } from '../../src/players/index.ts'

/** A whole raid among players of the house: its end, its last hash, and what was wrong on the way. */
function raid(boss: string, bots: string, raiders: number, seed: number) {
  const decks = library.decks.slice(0, 5).map((deck) => deck.id)
  const game = start(library, {
    raid: 'onyxias-lair',
    seed,
    raiders: Array.from({ length: raiders }, (_, i) => ({ name: `Raider ${i + 1}`, deck: decks[i % decks.length] })),
  })
  const players = Array.from({ length: raiders + 1 }, (_, s) => makePlayer(s === 0 ? boss : bots, s, seed, library))
  const wrong: string[] = []
  let asked = 0
  for (let open = decision(game); open && asked < 20_000; open = decision(game), asked++) {
    const { answer, why } = players[open.seat].choose(glance(game, open.seat), open)
    const chance = (open.seat === 0 ? boss : bots) === 'random'
    // An attack gives its reason with its target.
    const attacks = open.answers[answer]?.do === 'attack'
    const silent = why === '' && (attacks || (chance && open.kind !== 'priority'))
    if (!silent && !/^\S.*\.$/.test(why)) wrong.push(`${open.kind}: "${why}"`)
    const refusal = choose(game, answer)
    if (refusal) wrong.push(`${open.kind}: ${refusal.why}`)
  }
  return { result: outcome(game)?.result, hash: hash(game), asked, wrong }
}

test.each([
  ['tactics', 'raider', 3],
  ['tactics', 'careful', 2],
  ['story', 'raider', 1],
  ['tactics', 'random', 4],
] as const)(
  '%s against %s, %i raiders: the raid ends, every answer is legal and has its reason',
  (boss, bots, raiders) => {
    const { result, wrong } = raid(boss, bots, raiders, 1)
    expect(wrong).toEqual([])
    expect(result).toBeDefined()
  },
  60_000,
)

test('the same seed plays the same raid', () => {
  expect(raid('tactics', 'raider', 1, 5)).toEqual(raid('tactics', 'raider', 1, 5))
}, 60_000)

test('raiders get further against a random Boss than random raiders do', () => {
  const won = (bots: string) => [21, 22].filter((seed) => raid('random', bots, 3, seed).result === 'raiders').length
  expect(won('raider')).toBeGreaterThan(won('random'))
}, 120_000)
