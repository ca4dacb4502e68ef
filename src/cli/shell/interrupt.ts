/** Ctrl-C, while games are played. */
export interface Ears {
  /** Aborted by Ctrl-C. */
  signal: AbortSignal
  /** Whether Ctrl-C was pressed. The program pauses for it, since signals only arrive while it waits. */
  stopped: () => Promise<boolean>
  close: () => void
}

/** Listens for Ctrl-C while games are played; a second one ends the program at once. */
export function listen(): Ears {
  const asked = new AbortController()
  const hear = (): void => asked.abort()
  process.once('SIGINT', hear)
  return {
    signal: asked.signal,
    async stopped() {
      await new Promise((go) => setImmediate(go))
      return asked.signal.aborted
    },
    close: () => void process.off('SIGINT', hear),
  }
}
