import type { Tinypool } from 'tinypool'

/** What can go over to a thread for good, such as a port. */
export type Hands = NonNullable<NonNullable<Parameters<Tinypool['run']>[1]>['transferList']>

/** Who does the jobs of a run: threads of this process, or workers at a queue, here or on other machines. */
export interface Crew<Job, Result> {
  /** How many jobs are out at a time. */
  lanes: number
  /** Has a job done. Fails if it threw, or if whoever did it died. `hands`: what goes over to them (threads only). */
  run(job: Job, hands?: Hands): Promise<Result>
  /** Calls back if nobody can work at all. */
  broken(tell: (error: Error) => void): void
  /** Lets go of everybody; jobs that are not done by then are abandoned. */
  close(): Promise<void>
}
