/** The sound at work: asleep until it is wanted and a gesture has come, then open, or refused by the browser. */
import { layAmbience, QUICK } from './ambience.ts'
import type { Caption } from './captions.ts'
import type { CueName } from './cues.ts'
import { type Levels, type Rates, silence } from './danger.ts'
import type { Moment } from './event-cues.ts'
import { type Mixer, makeMixer } from './mixer.ts'
import type { Speaker } from './speaker.ts'
import type { Sound, SoundSettings, SoundUse } from './types.ts'

/** All that the sound keeps. Functions take it, and change nothing else. */
export interface SoundState {
  readonly use: SoundUse
  is: ReturnType<Sound['state']>['is']
  speaker: Speaker | null
  mixer: Mixer | null
  /** A gesture has come: the browser lets the page sound. */
  touched: boolean
  /** Nobody sees the page. */
  hidden: boolean
  muted: boolean
  /** How the table was told last, null if none is shown. */
  before: Moment | null
  /** How loud each loop is to be, before settings; and how loud it is. */
  bed: Levels
  loops: Levels
  /** How fast each loop is to go; and how fast it goes. */
  pace: Rates
  paced: Rates
  captions: readonly Caption[]
  /** The timer that ends the ducking of the ambience under a cue that matters, 0 if it isn't ducked. */
  ducked: number
  /** Cues that wait to be heard, by their timers: how important each is, and when it is due. */
  readonly waiting: Map<number, { weight: number; due: number }>
  /** The last cues that were played, for tests. */
  played: readonly CueName[]
}

export const newState = (use: SoundUse): SoundState => ({
  use,
  is: 'asleep',
  speaker: null,
  mixer: null,
  touched: false,
  hidden: false,
  muted: false,
  before: null,
  bed: silence,
  loops: silence,
  pace: {},
  paced: {},
  captions: [],
  ducked: 0,
  waiting: new Map(),
  played: [],
})

const wanted = ({ sound, cues, ambience }: SoundSettings): boolean => sound && cues + ambience > 0

/** Opens the browser's sound, once it is wanted and a gesture has come. */
export async function wake(s: SoundState): Promise<void> {
  if (s.is !== 'asleep' || !s.touched || !wanted(s.use.settings())) return
  s.is = 'opening'
  try {
    s.speaker = await s.use.open()
    s.mixer = makeMixer(s.speaker, s.use.clock)
    s.is = 'on'
    refresh(s, s.hidden)
  } catch (error) {
    console.warn('Sound is off.', error)
    s.is = 'refused'
  }
  s.use.changed()
}

/** Follows the settings, and whether the page is hidden. */
export function refresh(s: SoundState, hidden: boolean): void {
  s.hidden = hidden
  void wake(s)
  if (!s.speaker) return
  const off = !wanted(s.use.settings())
  if (off !== s.muted) s.speaker.silence(off)
  s.muted = off
  layAmbience(s, QUICK)
}
