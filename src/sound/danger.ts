/** The danger of a raid, and the loops that play. */
import type { View } from '../engine/types.ts'
import { type LoopName, loopNames } from './synth/loops.ts'

/** From 0 (safe) to 1: combines the health that the party has lost, its weakest hero, and how far the Boss has come. */
export function danger(view: View, stages: number): number {
  const left = view.seats
    .filter(({ boss }) => !boss)
    .map(({ hero, lost }) => {
      const { health, damage } = view.cards[hero] ?? { health: null, damage: 0 }
      return lost || !health ? 0 : Math.max(0, 1 - damage / health)
    })
  if (left.length === 0) return 0
  const mean = left.reduce((sum, x) => sum + x, 0) / left.length
  const weakest = Math.min(...left)
  const late = stages > 1 ? Math.max(0, view.raid.stage - 1) / (stages - 1) : 0
  return Math.min(1, 0.6 * (1 - mean) + 0.25 * (1 - weakest) + 0.2 * late)
}

export type Levels = Readonly<Record<LoopName, number>>
export const noDanger = Object.fromEntries(loopNames.map((name) => [name, 0])) as Levels

/** The greatest total loudness of all loops. */
export const AMBIENCE = 0.36

/** The loop for each light of a hall. */
const halls: Readonly<Record<string, LoopName>> = {
  ember: 'ember',
  magma: 'ember',
  fel: 'fel',
  shadow: 'shadow',
  frost: 'frost',
  arcane: 'arcane',
  holy: 'holy',
}

/** The state of a raid: the light of its hall, its stage, and the number of its stages (0 for none). */
export interface DangerPlace {
  light: string
  stage: number
  stages: number
}

/** The level of each loop: the hall's light, additions for later stages, the breath, and from medium danger on the heart. */
export function levels({ light, stage, stages }: DangerPlace, much: number): Levels {
  const part = stages > 1 ? (Math.max(1, stage) - 1) / (stages - 1) : 0
  const close = Math.max(0, (much - 0.3) / 0.7)
  return {
    ...noDanger,
    [halls[light] ?? 'ember']: 0.08 + 0.03 * much,
    breath: 0.05 + 0.05 * much,
    wind: part > 0 && part < 1 ? 0.05 : 0,
    dread: (part === 1 ? 0.03 : 0) + 0.02 * close,
    heart: 0.07 * close,
  }
}

export type Rates = Readonly<Partial<Record<LoopName, number>>>

/** The rates of loops that differ from normal: heart and breath speed up with danger; magma sounds deeper than embers. */
export const rates = ({ light }: DangerPlace, much: number): Rates => ({
  heart: 0.75 + 0.85 * much,
  breath: 0.9 + 0.4 * much,
  ...(light === 'magma' ? { ember: 0.84 } : {}),
})
