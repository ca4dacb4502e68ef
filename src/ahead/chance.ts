/** Tells how likely the raiders are to win. */
import { fitted } from '../../raids/ahead.ts'
import { type Game, glance, outcome } from '../engine/index.ts'
import type { Library, View } from '../engine/types.ts'
import { type LevelName, levelNames, levelOf, modeOfLevel } from '../players/index.ts'
import { type FeatureName, features } from './features.ts'

/** A sign of a win: features, the usual chance (as log odds), and the round. */
export type Sign = FeatureName | 'usual' | 'round'

/** The way in which a chance to win follows from a position, as `npm run fit -- RAID --chances N` found it. */
export interface Chances {
  /** The first round in which a position tells more than the usual chance. */
  from: number
  bias: number
  weights: Partial<Record<Sign, number>>
}

/** Finds how chances follow in a raid; undefined where it was not found well enough. */
export const chancesFor = (raid: string): Chances | undefined =>
  (fitted as Record<string, { chances?: Chances }>)[raid]?.chances

/**
 * Finds the usual chance of a party of bots at a level.
 * @param library - The content.
 * @param view - A view of the game, for its raid, mode and number of raiders.
 * @param level - The level; without it, the mean of the levels that are played in this mode.
 * @returns The share of measured raids that were won, from 0 to 1; null if none were measured so.
 */
export function usualChance(
  { raids }: Pick<Library, 'raids'>,
  { raid: { id, mode }, seats }: View,
  level: LevelName | undefined,
): number | null {
  const raid = raids.find((one) => one.id === id) ?? {}
  const raiders = seats.filter(({ boss }) => !boss).length
  const shares = levelNames.flatMap((name) => {
    const at = levelOf(raid, name, raiders)
    if (!at?.measured || modeOfLevel(raid, at) !== mode || (level && level !== name)) return []
    return [(at.measured.won + 1) / (at.measured.games + 2)]
  })
  return shares.length > 0 ? shares.reduce((sum, share) => sum + share, 0) / shares.length : null
}

/** The signs of a position. */
export function signsOf(game: Game, usual: number): Record<Sign, number> {
  return { ...features(game), usual: Math.log(usual / (1 - usual)), round: glance(game, -1).turn.round }
}

/**
 * Tells how likely the raiders are to win, by what everybody can see.
 * @param library - The content.
 * @param game - A game of a raid, real or imagined.
 * @param level - The level of the Boss, if it is known.
 * @returns A chance from 0 to 1: in early rounds the usual one. Null where it would say nothing: in raids and modes for which it was not measured.
 */
export function chanceToWin(library: Pick<Library, 'raids'>, game: Game, level?: LevelName): number | null {
  const view = glance(game, -1)
  const by = chancesFor(view.raid.id)
  const usual = usualChance(library, view, level)
  if (!by || usual === null) return null
  const over = outcome(game)
  if (over) return over.result === 'raiders' ? 1 : 0
  return view.turn.round < by.from ? usual : likely(signsOf(game, usual), by)
}

/** The chance that follows from signs. */
export function likely(signs: Record<Sign, number>, { bias, weights }: Omit<Chances, 'from'>): number {
  let odds = bias
  for (const name in weights) odds += (weights[name as Sign] ?? 0) * signs[name as Sign]
  return 1 / (1 + Math.exp(-odds))
}
