/** Filtering the log, turning it into text, and finding card names in it. Pure. */

import type { CardId } from '../../engine/types.ts'
import type { LogAbout, LogLine } from '../../session/game-log.ts'

export interface LogFilter {
  /** Only what this seat did; null for every seat. */
  seat: number | null
  abouts: ReadonlySet<LogAbout>
}

/** The lines that pass a filter. Turn headings stay, unless turns themselves are filtered out. */
export const filtered = (log: readonly LogLine[], { seat, abouts }: LogFilter): LogLine[] =>
  log.filter(({ about, seat: whose, kind }) => {
    if (about && !abouts.has(about)) return false
    return seat === null || whose === seat || kind === 'turn'
  })

export const asText = (lines: readonly LogLine[]): string =>
  lines
    .map(({ kind, text, within }) => (kind === 'turn' ? `\n${text}` : `${within ? '    ' : '  '}${text}`))
    .join('\n')
    .trim()

/** Splits a text at its card names and replaces each name with what `make` returns; names that the text lacks are added at its end. */
export function withNames<T>(
  text: string,
  cards: readonly (readonly [card: CardId, name: string])[],
  make: (card: CardId, name: string) => T,
): (string | T)[] {
  const sorted = [...cards].sort(([, a], [, b]) => b.length - a.length)
  let pieces: (string | T)[] = [text]
  for (const [card, name] of sorted) {
    const at = pieces.findIndex((piece) => typeof piece === 'string' && piece.includes(name))
    const piece = pieces[at]
    if (typeof piece !== 'string') {
      pieces = [...pieces, ' ', make(card, name)]
      continue
    }
    const start = piece.indexOf(name)
    const parts = [piece.slice(0, start), make(card, name), piece.slice(start + name.length)]
    pieces = [...pieces.slice(0, at), ...parts, ...pieces.slice(at + 1)]
  }
  return pieces.filter((piece) => piece !== '')
}
