/** The stage of a raid to which a card's own text confines it. */
import type { CardDef } from './types.ts'

/** The only stage in which a card may be played, by its own text; null for any. */
export function onlyStage(def: CardDef | undefined): number | null {
  for (const power of def?.powers ?? []) {
    const only = 'play' in power ? power.play.only : undefined
    if (!only || !('compare' in only)) continue
    const [left, op, right] = only.compare
    if (typeof left === 'object' && 'raid' in left && left.raid === 'stage' && op === '=' && typeof right === 'number')
      return right
  }
  return null
}
