/** Long work on the page, with pauses in which it draws and listens. */

/** Milliseconds of work without a pause: less than a frame. */
export const slice = 8

/** Runs a generator to its end, a slice at a time. */
export async function inSlices<T>(steps: Generator<unknown, T>): Promise<T> {
  for (let began = performance.now(); ; ) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - began < slice) continue
    await new Promise((go) => setTimeout(go))
    began = performance.now()
  }
}
