/** Appraises positions: how far the raiders will come from there. */
import { fitted } from '../../raids/ahead.ts'
import type { FeatureName, Features } from './features.ts'
import general from './general.json' with { type: 'json' }

/** Says what one more of each feature is worth, in points of the way (0 to 100); features that are left out are worth nothing. */
export type Weights = Partial<Record<FeatureName, number>>

/** Finds the weights that `npm run fit` made for a raid; the general ones for a raid that has none. */
export const weightsFor = (raid: string): Weights =>
  (fitted as Record<string, { weights: Weights }>)[raid]?.weights ?? general.weights

/**
 * Appraises a position.
 * @param f - Its features.
 * @param by - Weights.
 * @returns How far the raiders will come, in points of the way: only differences between positions with the same past mean something.
 */
export function appraise(f: Features, by: Weights): number {
  let sum = 0
  for (const name in by) sum += (by[name as FeatureName] ?? 0) * f[name as FeatureName]
  return sum
}
