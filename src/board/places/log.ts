/** The log, newest last, each reason before its effects. Pure. */

import type { CardId, View } from '../../engine/types.ts'
import { plainName } from '../../language/print/index.ts'
import type { LogLine } from '../../session/game-log.ts'
import { type Measure, wrap } from '../draw/measure.ts'
import type { Scene } from '../scene.ts'
import { colors, letterSize } from '../theme.ts'
import type { Rect } from './pack.ts'
import { type Place, panel, textPlace } from './place.ts'

/** As many lines as fit, ending `scroll` lines before the newest. A line links to the cards that the viewer can see. */
export function logPlaces({ log, view }: Scene, rect: Rect, scroll: number, u: number, measure: Measure): Place[] {
  const known = view.cards
  const size = letterSize(12, u)
  const step = size * 1.28
  if (rect.h < 3 * step) return []
  const out = [panel('panel:log', rect)]
  let y = rect.y + rect.h - 6 * u
  const newest = log.length - Math.min(scroll, Math.max(0, log.length - 1))
  for (const line of log.slice(0, newest).reverse()) {
    const indent = line.kind === 'turn' ? 0 : line.within ? 20 * u : 8 * u
    const lines = wrap(line.text, {
      width: rect.w - 16 * u - indent,
      size,
      measure,
      bold: line.kind === 'turn',
      most: 6,
    })
    const h = lines.length * step + 2 * u
    if (y - h < rect.y + 4 * u) break
    y -= h
    const color = line.kind === 'turn' ? colors.gold : line.kind === 'reason' ? colors.reason : colors.text
    const style = { size, color, italic: line.kind === 'reason', bold: line.kind === 'turn' }
    const at = { x: rect.x + 8 * u + indent, y, w: rect.w - 16 * u - indent, h }
    const text = textPlace(`log:${line.key}`, at, lines, style)
    const card = firstCard(line, known)
    const name = card > 0 ? undefined : line.cards?.[0]?.[1]
    out.push({ ...text, card, ...(name ? { name } : {}), act: `log ${line.key}` })
  }
  return out
}

/** The first card of a line that can be read: itself, or its later self, or one that is like it. */
function firstCard({ cards = [] }: LogLine, known: View['cards']): CardId {
  const there = cards.find(([id]) => known[id]?.def)?.[0]
  if (there !== undefined) return there
  const names = new Set(cards.map(([, name]) => name))
  return Object.values(known).find(({ def }) => def !== null && names.has(plainName(def)))?.id ?? 0
}
