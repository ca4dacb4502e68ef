/** The state of the sound: asleep until it is wanted and a gesture has come, then open, or refused by the browser. */
import { layAmbience, QUICK } from './ambience.ts'
import type { Caption } from './captions.ts'
import type { CueName } from './cues.ts'
import { type Levels, noDanger, type Rates } from './danger.ts'
import type { Moment } from './event-cues.ts'
import { type Mixer, makeMixer } from './mixer.ts'
import type { SoundSpeaker } from './speaker.ts'
import type { OwnSounds, Sound, SoundSettings, SoundUse } from './types.ts'

/** All state of the sound. Functions take it as an argument and change nothing else. */
export interface SoundState {
  readonly use: SoundUse
  is: ReturnType<Sound['state']>['is']
  speaker: SoundSpeaker | null
  mixer: Mixer | null
  /** Whether the player has made a gesture, so that the browser allows sound. */
  touched: boolean
  /** Whether the page is hidden. */
  hidden: boolean
  muted: boolean
  /** The last reported state of the table; null if none is shown. */
  before: Moment | null
  /** The target level of each loop, before settings; and its current level. */
  bed: Levels
  loops: Levels
  /** The target rate of each loop; and its current rate. */
  pace: Rates
  paced: Rates
  captions: readonly Caption[]
  /** The raid's own sounds, and the cards whose sounds the browser can't play. */
  own: OwnSounds
  broken: readonly string[]
  /** The timer that ends the lowering of the ambience under an important cue; 0 if it isn't lowered. */
  ducked: number
  /** Scheduled cues by their timers: the importance of each, and when it is due. */
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
  bed: noDanger,
  loops: noDanger,
  pace: {},
  paced: {},
  captions: [],
  own: new Map(),
  broken: [],
  ducked: 0,
  waiting: new Map(),
  played: [],
})

const wanted = ({ sound, cues, ambience }: SoundSettings): boolean => sound && cues + ambience > 0

/** Opens the browser's audio, once it is wanted and a gesture has come. */
export async function wake(s: SoundState): Promise<void> {
  if (s.is !== 'asleep' || !s.touched || !wanted(s.use.settings())) return
  s.is = 'opening'
  try {
    s.speaker = await s.use.open()
    s.mixer = makeMixer(s.speaker, s.use.clock)
    s.is = 'on'
    refresh(s, s.hidden)
    bring(s, s.own)
  } catch (error) {
    console.warn('Sound is off.', error)
    s.is = 'refused'
  }
  s.use.changed()
}

/** Takes a raid's own sounds; once sound is open, it prepares them. */
export function bring(s: SoundState, own: OwnSounds): void {
  s.own = own
  s.broken = []
  s.speaker
    ?.bring(own)
    .catch(() => [...own.keys()])
    .then((broken) => {
      if (s.own !== own || broken.length === 0) return
      s.broken = broken
      s.use.changed()
    })
}

/** The own sounds that can't be played, in words; '' if all can. */
export function brokenIn({ broken: [first, ...more] }: SoundState): string {
  if (first === undefined) return ''
  const also = more.length === 0 ? '' : ` and ${more.length} more`
  return `This browser can’t play the raid’s own sound of ${first}${also}; the usual one is heard instead.`
}

/** Updates the settings, and whether the page is hidden. */
export function refresh(s: SoundState, hidden: boolean): void {
  s.hidden = hidden
  void wake(s)
  if (!s.speaker) return
  const off = !wanted(s.use.settings())
  if (off !== s.muted) s.speaker.silence(off)
  s.muted = off
  layAmbience(s, QUICK)
}
