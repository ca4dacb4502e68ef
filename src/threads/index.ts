export type { Crew } from './crew.ts'
export { inThreads } from './threads.ts'
