export type { Crew } from './crew.ts'
export { optional } from './optional.ts'
export { connectRedis, NoRedis, shownAddress } from './redis.ts'
export { inThreads } from './threads.ts'
