/** Listens for Ctrl-C while games are played. The program pauses now and then, since signals only arrive while it waits. */
export function listen(): { stopped: () => Promise<boolean>; close: () => void } {
  let asked = false
  const hear = (): void => {
    asked = true
  }
  process.once('SIGINT', hear)
  return {
    async stopped() {
      await new Promise((go) => setImmediate(go))
      return asked
    },
    close: () => void process.off('SIGINT', hear),
  }
}
