/** The worker of the pool, from source and from the package. */
export { doJob } from './jobs.ts'
