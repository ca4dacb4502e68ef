/** How often the roles of raiders differ: all five are asked at the same decisions, in a fixed sample of raids that balanced raiders play. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choose, decision, glance, start } from '../../src/engine/index.ts'
import { makePlayer } from '../../src/players/index.ts'

const roles = ['protector', 'healer', 'damage', 'control', 'careful'] as const
const pairs = roles.flatMap((a, i) => roles.slice(i + 1).map((b) => [a, b] as const))

/**
 * The first decisions of a raid at which something is at stake, as each role would answer: there is more than one answer, it matters, and not all pass.
 * Every role is asked with no memory of what the balanced raider has done this turn.
 */
function asked(raid: string, seed: number, raiders: number): Record<string, number>[] {
  const decks = library.decks.slice(0, 5).map(({ id }) => id)
  const party = Array.from({ length: raiders }, (_, i) => ({
    name: `R${i}`,
    deck: decks[(i + seed) % decks.length],
  }))
  const game = start(library, { raid, seed, raiders: party })
  const bot = (name: string) => (_: unknown, seat: number) =>
    makePlayer(seat === 0 ? 'tactics' : name, seat, seed, library)
  const [table, ...others] = ['raider', ...roles].map((name) => Array.from({ length: raiders + 1 }, bot(name)))
  const all: Record<string, number>[] = []
  for (let n = 0; n < 1650; n++) {
    const open = decision(game)
    if (!open) break
    const seen = glance(game, open.seat)
    if (open.seat > 0 && open.matters && open.answers.length > 1) {
      const given = others.map((bots) => bots[open.seat]!.weigh(seen, open)[0]!.answer)
      if (given.some((i) => open.answers[i]!.do !== 'pass'))
        all.push(Object.fromEntries(roles.map((role, i) => [role, given[i]!])))
    }
    choose(game, table![open.seat]!.choose(seen, open).answer)
  }
  return all
}

test('every two roles differ in many of the decisions at stake', () => {
  const all = [asked('onyxias-lair', 1, 5), asked('magtheridons-lair', 2, 4), asked('molten-core', 3, 4)].flat()
  const shares = Object.fromEntries(
    pairs.map(([a, b]) => [
      `${a}, ${b}`,
      Math.round((100 * all.filter((one) => one[a] !== one[b]).length) / all.length),
    ]),
  )
  expect(all.length).toBeGreaterThan(300)
  // Each pair reaches 29 %, rounded: docs/strength.md has the figures.
  expect(Object.entries(shares).filter(([, share]) => share < 29)).toEqual([])
}, 60_000)
