/** What a worker of the pool runs, from source and from the package. */
export { doJob } from './jobs.ts'
