/** The messages between the page and the sound. */
import type { GameEvent } from '../engine/types.ts'
import type { Caption } from './captions.ts'
import type { CueName } from './cues.ts'
import type { Levels } from './danger.ts'
import type { Ear, Moment } from './event-cues.ts'
import type { SoundSpeaker } from './speaker.ts'

export interface SoundSettings {
  /** False: no sound at all. */
  sound: boolean
  /** From 0 to 1. */
  cues: number
  ambience: number
}

/** A sound of a raid's own: a file in memory, and its kind, as the second half of a media type. */
export interface OwnSound {
  bytes: Uint8Array
  kind: string
}
/** By the names of its cards. */
export type OwnSounds = ReadonlyMap<string, OwnSound>

/** The table's reports to the sound. */
export interface TableNews {
  /** The events since the last report; empty after undo, or when a game is opened. */
  events: readonly GameEvent[]
  ear: Ear
  moment: Moment
  stages: number
  /** The light of the hall. */
  light: string
  /** From 0 to 1. */
  danger: number
  /** The speed of the table: 1 is normal. */
  speed: number
  /** The milliseconds until the table shows an event, by its position; without this the sound has its own timing. */
  when?: ReadonlyMap<number, number> | undefined
}

export interface SoundUse {
  settings(): SoundSettings
  captions(now: readonly Caption[]): void
  /** Called when a message for the player has changed. */
  changed(): void
  /** The browser's audio. */
  open(): Promise<SoundSpeaker>
  clock(): number
}

export interface Sound {
  /** Reports a gesture: after the first one, a browser allows sound. */
  gesture(): void
  tell(news: TableNews): void
  /** Plays a cue of the page itself. */
  cue(name: CueName, text?: string): void
  /** Takes a raid's own sounds, replacing those of another: each replaces its card's cue. */
  bring(sounds: OwnSounds): void
  /** Reports that no table is shown: the ambience ends, and scheduled cues are dropped. */
  leave(): void
  /** Reports that the settings have changed, or that the page was hidden or shown. */
  refresh(hidden?: boolean): void
  /** A short note if the browser refuses sound, or can't play sounds of the raid's own; '' otherwise. */
  trouble(): string
  /** Its state, for tests. */
  state(): { is: 'asleep' | 'opening' | 'on' | 'refused'; runs: boolean; played: readonly CueName[]; loops: Levels }
}
