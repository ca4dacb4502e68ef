/** The ambience: background loops that get louder and faster as the raid gets more dangerous. */
import { type Levels, levels, noDanger, rates } from './danger.ts'
import type { SoundState } from './state.ts'
import type { TableNews } from './types.ts'

/** The share of the ambience that is left under an important cue. */
const ducking = 0.5
/** The milliseconds that a change takes. */
export const SLOW = 2500
export const QUICK = 250

type Bed = Pick<SoundState, 'use' | 'speaker' | 'hidden' | 'ducked' | 'bed' | 'loops' | 'pace' | 'paced'>

/** Updates the ambience to the state of the raid; null: no table is shown. */
export function setPlace(s: Bed, news: TableNews | null): void {
  if (!news) {
    s.bed = noDanger
    return
  }
  const { light, moment, stages, danger } = news
  const place = { light, stage: moment.stage, stages }
  s.bed = moment.end ? noDanger : levels(place, danger)
  s.pace = rates(place, danger)
}

/** Moves each loop to its target level within `ms` milliseconds; small differences are ignored. */
export function layAmbience(s: Bed, ms: number): void {
  if (!s.speaker) return
  const part = s.hidden ? 0 : s.use.settings().ambience * (s.ducked ? ducking : 1)
  const next = { ...s.bed }
  for (const name of Object.keys(next) as (keyof Levels)[]) next[name] = layLoop(s, name, s.bed[name] * part, ms)
  s.loops = next
}

/** Returns the level of the loop from now on. */
function layLoop(s: Bed, name: keyof Levels, level: number, ms: number): number {
  const was = s.loops[name]
  const rate = s.pace[name] ?? 1
  const paced = s.paced[name] ?? 1
  if (Math.abs(rate - paced) > 0.03 && level > 0) {
    s.speaker?.loop(name, level, ms, rate)
    s.paced = { ...s.paced, [name]: rate }
    return level
  }
  const differs = Math.abs(level - was) > 0.002 || (level === 0 && was !== 0)
  if (differs) s.speaker?.loop(name, level, ms, paced)
  return differs ? level : was
}
