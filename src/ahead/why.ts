/** Says in words why a way is better: by what differs most in the positions to which it leads. */
import type { Weights } from './appraise.ts'
import type { FeatureName, Features } from './features.ts'

/** The hopes of the raiders and of the Boss, by the features that tell them; features of one line are weighed together. */
const hopes: readonly (readonly [features: readonly FeatureName[], raiders: string, boss: string])[] = [
  [['done', 'past', 'won'], 'the raid is farther on its way', 'the raid is less far on its way'],
  [['clock'], 'the raid is stronger for what is left', 'the raid is weaker for what is left'],
  [['alive', 'health', 'weakest', 'low'], 'the heroes have more health left', 'the heroes have less health left'],
  [['powers'], 'more powers of heroes are left to use', 'fewer powers of heroes are left to use'],
  [['allies', 'allyAtk', 'allyHealth', 'protectors'], 'the raiders have more allies', 'the raiders have fewer allies'],
  [['weapons', 'gear'], 'the raiders have more equipment', 'the raiders have less equipment'],
  [['hands', 'decks'], 'the raiders have more cards', 'the raiders have fewer cards'],
  [['resources'], 'the raiders have more resources', 'the raiders have fewer resources'],
  [['minions', 'minionAtk', 'minionHealth'], 'the Boss has fewer allies', 'the Boss has more allies'],
  [['ongoing'], 'the Boss has less in play', 'the Boss has more in play'],
  [['bossHand', 'bossResources'], 'the Boss has less to play with', 'the Boss has more to play with'],
  [['bonds', 'averted', 'standins', 'threat'], 'the raid is safer from what is coming', 'what is coming is nearer'],
]

/**
 * Says why a way is better than another, in one sentence.
 * @param gained - How much more there is of each feature a round later, on average.
 * @param weights - What each is worth.
 * @param boss - Whether it is better for the Boss.
 * @returns 'This way the Boss has fewer allies a round later.'; '' if nothing differs.
 */
export function whyBetter(gained: Features, weights: Weights, boss: boolean): string {
  const side = boss ? -1 : 1
  const worth = (names: readonly FeatureName[]): number =>
    side * names.reduce((sum, name) => sum + (weights[name] ?? 0) * gained[name], 0)
  const [most] = [...hopes].sort((a, b) => worth(b[0]) - worth(a[0]))
  return most && worth(most[0]) > 0 ? `This way ${most[boss ? 2 : 1]} a round later.` : ''
}
