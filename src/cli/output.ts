/** What goes to the terminal: results to stdout, progress and problems to stderr. */
import { SingleBar } from 'cli-progress'

/**
 * A line of a result. What can't be written (the disk is full) is said on stderr instead, so that no result is lost; where nobody
 * listens any longer (a closed pipe) `main` ends the program.
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

/** Columns as wide as their widest entry; the last is left as it is. */
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
  at(done: number): void
  stop(): void
}

/**
 * A bar on stderr while long work goes on; nothing at all where stderr is no terminal. It leaves cursor and wrapping alone, so that
 * nothing is to be put right however the program ends.
 */
export function progress(total: number, unit: string): Progress {
  if (!process.stderr.isTTY) return { at: () => {}, stop: () => {} }
  const bar = new SingleBar({
    stream: process.stderr,
    format: `{bar} {value}/{total} ${unit}, {eta} s left`,
    barsize: 24,
    clearOnComplete: true,
    hideCursor: false,
    linewrap: true,
  })
  bar.start(total, 0)
  return { at: (done) => bar.update(done), stop: () => bar.stop() }
}
