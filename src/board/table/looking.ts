/** Texts about a place. Pure. */
import { type InspectorLine, inspectorLines, printedLines, zoneLines } from '../places/inspector.ts'
import type { Place } from '../places/place.ts'
import type { TableState } from './state.ts'

/** The lines about a place's card, or about a zone. */
export function linesOf(
  { scene, ask }: Pick<TableState, 'scene' | 'ask'>,
  { key, card, name }: Pick<Place, 'key' | 'card' | 'name'>,
): InspectorLine[] {
  if (!scene) return []
  if (card > 0) return inspectorLines(card, scene.view, ask)
  return name ? printedLines(name, ask) : zoneLines(key, scene.view, ask)
}
