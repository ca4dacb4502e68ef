/** Output to the terminal: results go to stdout, progress and problems to stderr. */

const { SingleBar } = await import('cli-progress').catch(() => ({ SingleBar: null }))

/** The way to call the commands, for help and errors: through npm in the project, as a program from the package. */
export const calledAs = import.meta.url.endsWith('.ts') ? 'npm run -s raid --' : 'npx raidkeeper'

/**
 * Writes a line of a result. If it can't be written (a full disk), it goes to stderr, so that no result is lost.
 * If the reader is gone (a closed pipe), `main` ends the program.
 */
export function say(text = ''): void {
  const line = `${text}\n`
  process.stdout.write(line, (error?: NodeJS.ErrnoException | null) => {
    if (!error || error.code === 'EPIPE') return
    if (!lost) process.stderr.write(`raid: the results can't be written (${error.message}); they follow here\n`)
    lost = true
    process.exitCode = 1
    process.stderr.write(line)
  })
}

let lost = false

export function sayJson(value: unknown): void {
  say(JSON.stringify(value, null, 2))
}

/** Pads columns to their widest entry, except the last. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = []
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length)
  return rows.map((row) =>
    row
      .map((cell, i) => (i < row.length - 1 ? cell.padEnd(widths[i] ?? 0) : cell))
      .join('  ')
      .trimEnd(),
  )
}

export interface Progress {
  /** `so`: the results so far, in a few words. */
  at(done: number, so?: () => string): void
  stop(): void
}

/**
 * A progress bar on stderr during long work, if stderr is a terminal.
 * It doesn't change cursor and wrapping, so that nothing needs to be restored however the program ends.
 */
export function progress(total: number, unit: string): Progress {
  if (!process.stderr.isTTY) return { at: () => {}, stop: () => {} }
  if (!SingleBar) return inLines(total, unit)
  const bar = new SingleBar({
    stream: process.stderr,
    format: `{bar} {value}/{total} ${unit}, {eta} s left{so}`,
    barsize: 24,
    clearOnComplete: true,
    hideCursor: false,
    linewrap: true,
  })
  bar.start(total, 0, { so: '' })
  return { at: (done, so) => bar.update(done, { so: told(so) }), stop: () => bar.stop() }
}

const told = (so?: () => string): string => {
  const words = so?.()
  return words ? `: ${words}` : ''
}

/** A line on stderr for each tenth of long work: without the package that draws bars, or for a log. */
export function inLines(total: number, unit: string): Progress {
  let tenths = 0
  return {
    at(done, so) {
      const now = Math.floor((10 * done) / Math.max(1, total))
      if (now > tenths) process.stderr.write(`${done} of ${total} ${unit}${told(so)}\n`)
      tenths = now
    },
    stop: () => {},
  }
}
