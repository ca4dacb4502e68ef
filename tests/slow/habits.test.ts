/** A fixed sample of what `simulate --tactics-report` counts in hundreds of raids: tactics that are wrong, or in the shadow of others, are followed by nobody. */
import { expect, test } from 'vitest'
import { addHabits, habitReport, noHabits } from '../../src/cli/report/habits.ts'
import { playOne, type Series } from '../../src/cli/simulation.ts'
import { sitting } from '../../src/cli/sitting.ts'
import { library } from '../../src/content.ts'

test.each([
  ['onyxias-lair', 0.6],
  ['molten-core', 0.6],
  ['magtheridons-lair', 0.6],
  ['black-temple', 0.5],
] as const)('%s: most tactics are followed in three raids', (id, most) => {
  const raid = library.raids.find((one) => one.id === id)!
  const series: Series = { sitting: sitting(library, id, { raiders: 4 }), games: 3, seed: 2, habits: true }
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
