/** What goes to the terminal: results to stdout, progress and problems to stderr. */
import { SingleBar } from 'cli-progress'

export function say(text = ''): void {
  process.stdout.write(`${text}\n`)
}

export function sayJson(value: unknown): void {
  say(JSON.stringify(value, null, 2))
}

/** Columns as wide as their widest entry; the last is left as it is. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = []
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length)
  return rows.map((row) =>
    row
      .map((cell, i) => (i < row.length - 1 ? cell.padEnd(widths[i]) : cell))
      .join('  ')
      .trimEnd(),
  )
}

export interface Progress {
  at(done: number): void
  stop(): void
}

/** A bar on stderr while long work goes on; nothing at all where stderr is no terminal. */
export function progress(total: number, unit: string): Progress {
  if (!process.stderr.isTTY) return { at: () => {}, stop: () => {} }
  const bar = new SingleBar({
    stream: process.stderr,
    format: `{bar} {value}/{total} ${unit}, {eta} s left`,
    clearOnComplete: true,
    hideCursor: true,
  })
  bar.start(total, 0)
  return { at: (done) => bar.update(done), stop: () => bar.stop() }
}
