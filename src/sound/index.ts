/** The door of the sound: it plays sounds for what the page reports; it loads and creates nothing until sound is wanted. */
import { layAmbience, SLOW, setPlace } from './ambience.ts'
import { caption, cuesFor, dropWaiting, play, playLater } from './playing.ts'
import type { SoundSpeaker } from './speaker.ts'
import { bring, brokenIn, newState, refresh, type SoundState, wake } from './state.ts'
import type { Sound, SoundUse, TableNews } from './types.ts'

export { type Caption, captionText } from './captions.ts'
export { danger } from './danger.ts'
export type { OwnSound, OwnSounds, Sound, SoundSettings, SoundUse, TableNews } from './types.ts'

/** Makes the sound, which is idle until it is wanted and the player has made a gesture. */
export function makeSound(use: SoundUse): Sound {
  const s = newState(use)
  return {
    gesture: () => gesture(s),
    tell: (news) => tell(s, news),
    cue(name, text = '') {
      caption(s, name, text)
      play(s, name, 1)
    },
    bring: (sounds) => bring(s, sounds),
    leave: () => leave(s),
    refresh: (hidden = s.hidden) => refresh(s, hidden),
    trouble: () => (s.is === 'refused' ? 'The browser doesn’t allow sound; the game goes on without it.' : brokenIn(s)),
    state: () => ({ is: s.is, runs: s.speaker?.runs() ?? false, played: s.played, loops: s.loops }),
  }
}

function gesture(s: SoundState): void {
  s.touched = true
  if (s.speaker && !s.muted && !s.speaker.runs()) s.speaker.urge()
  void wake(s)
}

function tell(s: SoundState, news: TableNews): void {
  const { due, beats } = cuesFor(s.before, news)
  s.before = news.moment
  for (const { name, text } of due) caption(s, name, text)
  const [first] = beats
  if (first) dropWaiting(s, 3, s.use.clock() + first.at)
  for (const beat of beats) playLater(s, beat)
  setPlace(s, news)
  layAmbience(s, SLOW)
}

function leave(s: SoundState): void {
  dropWaiting(s, 4)
  s.before = null
  setPlace(s, null)
  s.captions = []
  s.use.captions(s.captions)
  layAmbience(s, SLOW / 2)
}

/** Loads howler and opens the browser's audio. */
export const openSpeaker = async (): Promise<SoundSpeaker> => (await import('./speaker.ts')).openSpeaker()
