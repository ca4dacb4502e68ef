/** What there is to read about a place. Pure. */
import { type InspectorLine, inspectorLines, zoneLines } from '../places/inspector.ts'
import type { Place } from '../places/place.ts'
import type { TableState } from './state.ts'

/** The lines about a place's card, or about a zone. */
export function linesOf(
  { scene, ask }: Pick<TableState, 'scene' | 'ask'>,
  { key, card }: Pick<Place, 'key' | 'card'>,
): InspectorLine[] {
  if (!scene) return []
  return card > 0 ? inspectorLines(card, scene.view, ask) : zoneLines(key, scene.view, ask)
}
