/** A part of the page that is loaded once: in the background, or when it is first needed. */
import { type ReadonlySignal, signal } from '@preact/signals'

export interface Part<T> {
  /** Null until it has come. */
  readonly now: ReadonlySignal<T | null>
  /** Resolves once it has come, whoever requested it. */
  readonly come: Promise<T>
  /** Rejects if it can't be loaded. Browsers remember that, so only a reload can try again. */
  load(): Promise<T>
}

export function makePart<T>(fetched: () => Promise<T>): Part<T> {
  const now = signal<T | null>(null)
  let loading: Promise<T> | null = null
  let done: (part: T) => void = () => undefined
  const come = new Promise<T>((resolve) => (done = resolve))
  const load = async (): Promise<T> => {
    now.value = await fetched()
    done(now.value)
    return now.value
  }
  return { now, come, load: () => (loading ??= load()) }
}
