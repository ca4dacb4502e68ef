/** A fixed sample of what `simulate --tactics-report` counts in hundreds of raids: tactics that are wrong, or in the shadow of others, are followed by nobody. */
import { expect, test } from 'vitest'
import { sitting } from '../../src/cli/named/sitting.ts'
import { addHabits, habitReport, noHabits } from '../../src/cli/simulate/habits.ts'
import { playOne, type Series } from '../../src/cli/simulate/simulation.ts'
import { library } from '../../src/content.ts'

test.each([
  ['onyxias-lair', 2, 0.6],
  ['molten-core', 5, 0.6], // each raid has three of its seven Bosses in the middle, and four raiders seldom see Ragnaros
  ['magtheridons-lair', 2, 0.6],
  ['black-temple', 2, 0.5],
] as const)('%s: most tactics are followed in %i raids', (id, games, most) => {
  const raid = library.raids.find((one) => one.id === id)!
  const series: Series = { sitting: sitting(library, id, { raiders: 4 }), games, seed: 2, habits: true }
  const all = noHabits()
  for (let i = 0; i < series.games; i++) {
    const game = playOne(library, series, i)
    let step = game.next()
    while (!step.done) step = game.next()
    addHabits(all, step.value.habits!)
  }
  const { tactics } = habitReport(all, raid)
  expect(1 - tactics.length / raid.tactics!.length).toBeGreaterThan(most)
})
