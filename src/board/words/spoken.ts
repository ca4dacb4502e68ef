/** A line of the log in the parts in which it grew, so that of a growing line only the new part is announced. Pure. */

import type { Scene } from '../scene.ts'

/** A piece of a line; as long as it keeps its number it has been announced. */
export interface SpokenPart {
  readonly n: number
  readonly text: string
}

export type SpokenLine = Scene['log'][number] & { parts: readonly SpokenPart[] }

/** The length of the common beginning, in whole words. */
function kept(before: string, text: string): number {
  let at = 0
  while (at < before.length && before[at] === text[at]) at++
  const inWord = /\w/.test(text[at] ?? '') || /\w/.test(before[at] ?? '')
  return inWord ? text.slice(0, at).search(/\w*$/) : at
}

/** The parts of a line that used to have those parts. */
export function spokenParts(text: string, before: readonly SpokenPart[] = []): readonly SpokenPart[] {
  const told = before.map((part) => part.text).join('')
  if (told === text) return before
  let left = kept(told, text)
  const parts: SpokenPart[] = []
  for (const { n, text: part } of before) {
    if (left > 0) parts.push({ n, text: part.slice(0, left) })
    left = Math.max(0, left - part.length)
  }
  const fresh = text.slice(parts.reduce((sum, part) => sum + part.text.length, 0))
  const last = parts.at(-1)
  // A mere full stop is no news.
  if (last && !/\w/.test(fresh)) return [...parts.slice(0, -1), { ...last, text: last.text + fresh }]
  return [...parts, { n: (before.at(-1)?.n ?? -1) + 1, text: fresh }]
}
