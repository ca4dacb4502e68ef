/** A worker for tests of the pool: squares numbers, the small ones slowly; it dies at 13, and does nothing at 99 for ever. */
export async function doJob(n: number): Promise<number> {
  if (n === 13) setImmediate(() => throwUp())
  if (n === 13 || n === 99) await new Promise(() => {})
  await new Promise((done) => setTimeout(done, n < 3 ? 100 - 30 * n : 0))
  return n * n
}

function throwUp(): never {
  throw new Error('out of memory')
}
