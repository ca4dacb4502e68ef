import type { Tinypool } from 'tinypool'

/** Objects that can be transferred to a thread, such as a port. */
export type Hands = NonNullable<NonNullable<Parameters<Tinypool['run']>[1]>['transferList']>

/** The workers of a run: threads of this process, or workers at a queue, here or on other machines. */
export interface Crew<Job, Result> {
  /** The number of jobs running at a time. */
  lanes: number
  /** Runs a job. Rejects if it threw, or if its worker died. `hands`: objects transferred to the worker (threads only). */
  run(job: Job, hands?: Hands): Promise<Result>
  /** Calls back if no worker is available at all. */
  broken(tell: (error: Error) => void): void
  /** Ends the workers; unfinished jobs are abandoned. */
  close(): Promise<void>
}
