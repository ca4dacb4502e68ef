import type { SittingOptions } from '../named/sitting.ts'
import type { WorkerOptions } from '../pool/play-all.ts'
import type { Common } from '../shell/options.ts'

/** The options of `simulate`, with those of its reports. */
export interface SimulateOptions extends Common, SittingOptions, WorkerOptions {
  games?: unknown
  seed?: unknown
  records?: unknown
  questions?: unknown
  hold?: unknown
  embedRaid?: unknown
  report?: unknown
  tacticsReport?: unknown
  html?: unknown
  against?: unknown
}
