/** Games among bots, played by workers beside the page. */
import type { RaidDef } from '../../raid/format.ts'
import type { Counts } from '../../trials/counts.ts'
import type { Plan } from '../../trials/plan.ts'
import type { PlayedRow } from '../../trials/play-out.ts'
import { makeWorker } from './bot-client.ts'

/** Asked of one worker: of the games of a plan the first and each that is so many steps later, with each version of the raid. */
export interface Trial {
  raids: readonly RaidDef[]
  plan: Plan
  first: number
  step: number
}

/** Told by a worker: a game, by the version of the raid. */
export interface TrialRow {
  version: number
  row: PlayedRow & { counts: Counts }
}

/** At most so many workers, and one core is left to the page. */
const most = 4

/** Has the games played. `heard` is called after each, `failed` once if a worker can't be had or has failed. Returns what stops them. */
export function runTrial(
  { raids, plan }: Pick<Trial, 'raids' | 'plan'>,
  heard: (row: TrialRow) => void,
  failed: () => void,
): () => void {
  const step = Math.max(1, Math.min(most, (navigator.hardwareConcurrency || 2) - 1, plan.games))
  const workers = Array.from({ length: step }, () =>
    makeWorker(({ data }: MessageEvent<TrialRow>) => heard(data), fail),
  )
  const stop = (): void => {
    for (const worker of workers) worker?.terminate()
  }
  function fail(): void {
    stop()
    failed()
  }
  if (workers.includes(null)) fail()
  else
    for (const [first, worker] of workers.entries()) worker?.postMessage({ raids, plan, first, step } satisfies Trial)
  return stop
}
