/** Plays cues: the cues of events, each with its time and its caption. */
import { layAmbience, QUICK, SLOW } from './ambience.ts'
import { captioned } from './captions.ts'
import { type CueName, cue } from './cues.ts'
import { type Beat, cuesBetween, cuesOf, eventName, type Moment, soundOf, spread } from './event-cues.ts'
import type { SoundState } from './state.ts'
import type { TableNews } from './types.ts'

interface Due {
  name: CueName
  text: string
  at: number | undefined
  own?: string | undefined
}

/** The cues for news, each with its caption and delay in milliseconds. If the person's turn begins, there is no extra prompt. */
export function cuesFor(
  before: Moment | null,
  news: TableNews,
): { due: readonly Due[]; beats: ReturnType<typeof spread> } {
  const { events, ear, moment, speed, when } = news
  const ofEvents = events.flatMap((event) =>
    cuesOf(event, ear).map(
      (name): Due => ({
        ...{ name, text: event.text || eventName(event), at: when?.get(event.i), own: soundOf(event, ear) },
      }),
    ),
  )
  const ofMoment = before ? cuesBetween(before, moment).map((name): Due => ({ name, text: '', at: undefined })) : []
  const all = [...ofEvents, ...ofMoment]
  const mine = all.some(({ name }) => name === 'turn')
  const due = all.filter(({ name }) => name !== 'prompt' || !mine)
  return { due, beats: spread(due, speed) }
}

/** Plays a cue now, or the sound of a card in its place, if sound is allowed; an important one lowers the ambience. */
export function play(s: SoundState, name: CueName, gain: number, own?: string): void {
  const { weight } = cue(name)
  if (!s.mixer || s.muted || (s.hidden && weight < 3)) return
  const ms = s.mixer.play(name, gain * s.use.settings().cues, own)
  if (ms === 0) return
  s.played = [...s.played, name].slice(-100)
  if (weight >= 3) duck(s, ms)
}

function duck(s: SoundState, ms: number): void {
  clearTimeout(s.ducked)
  s.ducked = window.setTimeout(() => {
    s.ducked = 0
    layAmbience(s, SLOW / 2)
  }, ms)
  layAmbience(s, QUICK)
}

/** Plays a cue at its time. */
export function playLater(s: SoundState, { cue: name, gain, at: ms, own }: Beat): void {
  const timer = window.setTimeout(() => {
    s.waiting.delete(timer)
    play(s, name, gain, own)
  }, ms)
  s.waiting.set(timer, { weight: cue(name).weight, due: s.use.clock() + ms })
}

/** Drops scheduled cues below a weight from a time on, because newer cues are more interesting. */
export function dropWaiting({ waiting }: SoundState, below: number, from = 0): void {
  for (const [timer, { weight, due }] of waiting) {
    if (weight >= below || due < from) continue
    clearTimeout(timer)
    waiting.delete(timer)
  }
}

/** Shows the caption of a cue, if it has one. */
export function caption(s: SoundState, name: CueName, text: string): void {
  const next = captioned(s.captions, name, text, s.use.clock())
  if (next === s.captions) return
  s.captions = next
  s.use.captions(next)
}
