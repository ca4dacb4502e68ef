/** How dangerous a raid is, and which loops lie under it. */
import type { View } from '../engine/types.ts'
import { type LoopName, loopNames } from './synth/loops.ts'

/** From 0 (all is well) to 1: health that the party has lost, its weakest hero, and how far the Boss is. */
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
export const silence = Object.fromEntries(loopNames.map((name) => [name, 0])) as Levels

/** All loops together are never louder than this. */
export const AMBIENCE = 0.36

/** The loop of each light in which a hall can stand. */
const halls: Readonly<Record<string, LoopName>> = {
  ember: 'ember',
  magma: 'ember',
  fel: 'fel',
  shadow: 'shadow',
  frost: 'frost',
  arcane: 'arcane',
  holy: 'holy',
}

/** Where a raid stands: the light of its hall, its stage, and how many it has (0 for none). */
export interface Place {
  light: string
  stage: number
  stages: number
}

/** How loud each loop is: the hall in its light, what later stages add, the breath, and the heart from middling danger on. */
export function levels({ light, stage, stages }: Place, much: number): Levels {
  const part = stages > 1 ? (Math.max(1, stage) - 1) / (stages - 1) : 0
  const close = Math.max(0, (much - 0.3) / 0.7)
  return {
    ...silence,
    [halls[light] ?? 'ember']: 0.08 + 0.03 * much,
    breath: 0.05 + 0.05 * much,
    wind: part > 0 && part < 1 ? 0.05 : 0,
    dread: (part === 1 ? 0.03 : 0) + 0.02 * close,
    heart: 0.07 * close,
  }
}

export type Rates = Readonly<Partial<Record<LoopName, number>>>

/** How fast loops go, where that is not as they were made: heart and breath with the danger; magma lies deeper than embers. */
export const rates = ({ light }: Place, much: number): Rates => ({
  heart: 0.75 + 0.85 * much,
  breath: 0.9 + 0.4 * much,
  ...(light === 'magma' ? { ember: 0.84 } : {}),
})
