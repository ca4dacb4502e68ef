import { expect, test } from 'vitest'
import { sitting } from '../../src/cli/named/sitting.ts'
import { playAll } from '../../src/cli/pool/play-all.ts'
import { library } from '../../src/content.ts'
import { engineVersion } from '../../src/engine/index.ts'

/** The easiest level to play again: measured with this engine, and for the fewest raiders. Those of older engines promise nothing for this one. */
const measured = library.raids.flatMap((raid) =>
  (raid.levels ?? []).flatMap((level) =>
    level.measured?.engine === engineVersion ? [{ raid, ...level, measured: level.measured }] : [],
  ),
)
const [cell] = measured.sort((a, b) => a.raiders - b.raiders)

test('the first games of a measured level end as they did: if not, `raid calibrate` must measure the levels anew', async () => {
  if (!cell) throw new Error('No level of any raid has been measured with this engine.')
  const { raid, level, raiders, mode, mistakes } = cell
  const { won, games } = cell.measured.first
  const series = {
    sitting: sitting(library, raid.id, { raiders, boss: level, ...(mode ? { mode } : {}) }),
    games,
    seed: cell.measured.seed,
  }
  let wins = 0
  await playAll({ library, raid, work: { series: [series] }, games, workers: { threads: 1 } }, (row) => {
    if (row.won === 'raiders') wins++
  })
  expect(mistakes).toBeLessThanOrEqual(1)
  expect(wins).toBe(won)
})
