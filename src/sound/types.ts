/** What the page and the sound tell each other. */
import type { GameEvent } from '../engine/types.ts'
import type { Caption } from './captions.ts'
import type { CueName } from './cues.ts'
import type { Levels } from './danger.ts'
import type { Ear, Moment } from './event-cues.ts'
import type { Speaker } from './speaker.ts'

export interface SoundSettings {
  /** Off: nothing sounds. */
  sound: boolean
  /** From 0 to 1. */
  cues: number
  ambience: number
}

/** What the table tells the sound. */
export interface TableNews {
  /** What has happened since it was told last; empty after undo, or in a game that is opened. */
  events: readonly GameEvent[]
  ear: Ear
  moment: Moment
  stages: number
  /** In which the hall stands. */
  light: string
  /** From 0 to 1. */
  danger: number
  /** How fast the table goes: 1 is normal. */
  speed: number
  /** In how many milliseconds an event is seen, by its position; else the sound has a time of its own. */
  when?: ReadonlyMap<number, number> | undefined
}

export interface SoundUse {
  settings(): SoundSettings
  captions(now: readonly Caption[]): void
  /** What the player must know is different. */
  changed(): void
  /** The browser's sound. */
  open(): Promise<Speaker>
  clock(): number
}

export interface Sound {
  /** A gesture: from the first one on, a browser lets the page sound. */
  gesture(): void
  tell(news: TableNews): void
  /** A cue of the page itself. */
  cue(name: CueName, text?: string): void
  /** No table is shown: the ambience ends, and nothing waits to be heard. */
  leave(): void
  /** The settings are different, or the page is hidden or shown. */
  refresh(hidden?: boolean): void
  /** A quiet word about sound that is refused, '' if all is well. */
  trouble(): string
  /** What it does, for tests. */
  state(): { is: 'asleep' | 'opening' | 'on' | 'refused'; runs: boolean; played: readonly CueName[]; loops: Levels }
}
