/** `npm run worker -- --queue redis://localhost:6379`: plays games for `simulate`, `compare`, `calibrate`, `matrix` and `soak` with --queue. */

import { parseArgs } from 'node:util'
import { worker } from '../../src/cli/commands/worker.ts'
import { gamesService } from '../../src/cli/pool/play-all.ts'
import { printed, problemsOf } from '../../src/cli/shell/problem.ts'
import { soakService } from './games.ts'
import { keptService } from './kept.ts'

try {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { queue: text, workers: text } })
  await worker(values, [gamesService, soakService, keptService])
} catch (error) {
  const problems = problemsOf(error)
  for (const problem of problems ?? []) console.error(`worker: ${printed(problem)}`)
  if (!problems) console.error((error as Error).message)
  process.exit(2)
}
