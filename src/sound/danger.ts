/** How dangerous a raid is, and which loops lie under it. */
import type { View } from '../engine/types.ts'
import type { LoopName } from './synth/loops.ts'

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
export const silence: Levels = { breath: 0, ember: 0, wind: 0, fel: 0, danger: 0 }

/** All loops together are never louder than this. */
export const AMBIENCE = 0.36

const halls = ['ember', 'wind', 'fel'] as const

/** How loud each loop is: one hall for each third of the stages, the breath, and the heart from middling danger on. */
export function levels(stage: number, stages: number, much: number): Levels {
  const part = stages > 1 ? (Math.max(1, stage) - 1) / (stages - 1) : 0
  const hall = halls[Math.min(2, Math.floor(part * 2.5))]
  const close = Math.max(0, (much - 0.3) / 0.7)
  return { ...silence, [hall]: 0.09 + 0.04 * much, breath: 0.05 + 0.07 * much, danger: 0.11 * close }
}
