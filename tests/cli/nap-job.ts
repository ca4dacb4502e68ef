/** A job for tests of the queue: a nap. */
export const doJob = (ms: number): Promise<number> => new Promise((done) => setTimeout(done, ms, ms))
