/** The door of the sound: told what happens, it sounds; nothing is loaded, made or asked of the browser until it is wanted. */
import type { GameEvent } from '../engine/types.ts'
import { type Caption, captioned } from './captions.ts'
import { type CueName, cue } from './cues.ts'
import { type Levels, levels, type Rates, rates, silence } from './danger.ts'
import { cuesBetween, cuesOf, type Ear, type Moment, nameOf, spread } from './event-cues.ts'
import { type Mixer, makeMixer } from './mixer.ts'
import type { Speaker } from './speaker.ts'

export { type Caption, captionText } from './captions.ts'
export type { CueName } from './cues.ts'
export { danger } from './danger.ts'
export type { Ear, Moment } from './event-cues.ts'

export interface SoundSettings {
  /** Off: nothing sounds. */
  sound: boolean
  /** From 0 to 1. */
  cues: number
  ambience: number
}

export interface Heard {
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
  tell(heard: Heard): void
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

const DUCK = 0.5
const SLOW = 2500
const QUICK = 250

export function makeSound(use: SoundUse): Sound {
  let is: 'asleep' | 'opening' | 'on' | 'refused' = 'asleep'
  let speaker: Speaker | null = null
  let mixer: Mixer | null = null
  let touched = false
  let hidden = false
  let before: Moment | null = null
  let bed: Levels = silence
  let loops: Levels = silence
  let pace: Rates = {}
  let paced: Rates = {}
  let captions: readonly Caption[] = []
  let ducked = 0
  let muted = false
  /** What waits to be heard: its timer, how important it is, and when it is due. */
  const waiting = new Map<number, { weight: number; due: number }>()
  let played: readonly CueName[] = []

  function later(name: CueName, gain: number, ms: number): void {
    const timer = window.setTimeout(() => {
      waiting.delete(timer)
      sound(name, gain)
    }, ms)
    waiting.set(timer, { weight: cue(name).weight, due: use.clock() + ms })
  }

  /** What comes is more interesting than what is due later than it, if that is below a weight. */
  function forget(below: number, after = 0): void {
    for (const [timer, { weight, due }] of waiting) {
      if (weight >= below || due < after) continue
      clearTimeout(timer)
      waiting.delete(timer)
    }
  }

  const wanted = ({ sound, cues, ambience }: SoundSettings): boolean => sound && cues + ambience > 0

  async function wake(): Promise<void> {
    if (is !== 'asleep' || !touched || !wanted(use.settings())) return
    is = 'opening'
    try {
      speaker = await use.open()
      mixer = makeMixer(speaker, use.clock)
      is = 'on'
      refresh()
    } catch (error) {
      console.warn('Sound is off.', error)
      is = 'refused'
    }
    use.changed()
  }

  function lay(ms: number): void {
    if (!speaker) return
    const { ambience } = use.settings()
    const part = hidden ? 0 : ambience * (ducked ? DUCK : 1)
    const next = { ...bed }
    for (const name of Object.keys(bed) as (keyof Levels)[]) {
      next[name] = bed[name] * part
      const rate = pace[name] ?? 1
      if (Math.abs(rate - (paced[name] ?? 1)) > 0.03 && next[name] > 0) {
        speaker.loop(name, next[name], ms, rate)
        paced = { ...paced, [name]: rate }
      } else if (Math.abs(next[name] - loops[name]) > 0.002 || (next[name] === 0 && loops[name] !== 0))
        speaker.loop(name, next[name], ms, paced[name] ?? 1)
      else next[name] = loops[name]
    }
    loops = next
  }

  function sound(name: CueName, gain: number): void {
    if (!mixer || muted || (hidden && cue(name).weight < 3)) return
    const ms = mixer.play(name, gain * use.settings().cues)
    if (ms === 0) return
    played = [...played, name].slice(-100)
    if (cue(name).weight < 3) return
    clearTimeout(ducked)
    ducked = window.setTimeout(() => {
      ducked = 0
      lay(SLOW / 2)
    }, ms)
    lay(QUICK)
  }

  function caption(name: CueName, text: string): void {
    const next = captioned(captions, name, text, use.clock())
    if (next === captions) return
    captions = next
    use.captions(captions)
  }

  function refresh(now = hidden): void {
    hidden = now
    void wake()
    if (!speaker) return
    const off = !wanted(use.settings())
    if (off !== muted) speaker.silence(off)
    muted = off
    lay(QUICK)
  }

  return {
    gesture() {
      touched = true
      if (speaker && !muted && !speaker.runs()) speaker.urge()
      void wake()
    },
    tell({ events, ear, moment, stages, light, danger, speed, when }) {
      const heard = events.flatMap((event) =>
        cuesOf(event, ear).map((name) => ({ name, text: event.text || nameOf(event), at: when?.get(event.i) })),
      )
      if (before) for (const name of cuesBetween(before, moment)) heard.push({ name, text: '', at: undefined })
      before = moment
      const mine = heard.some(({ name }) => name === 'turn')
      const due = heard.filter(({ name }) => name !== 'prompt' || !mine)
      for (const { name, text } of due) caption(name, text)
      const beats = spread(due, speed)
      if (beats.length > 0) forget(3, use.clock() + beats[0].at)
      for (const { cue, gain, at } of beats) later(cue, gain, at)
      const place = { light, stage: moment.stage, stages }
      bed = moment.end ? silence : levels(place, danger)
      pace = rates(place, danger)
      lay(SLOW)
    },
    cue(name, text = '') {
      caption(name, text)
      sound(name, 1)
    },
    leave() {
      forget(4)
      before = null
      bed = silence
      captions = []
      use.captions(captions)
      lay(SLOW / 2)
    },
    refresh,
    trouble: () => (is === 'refused' ? 'The browser refuses sound; the game goes on without it.' : ''),
    state: () => ({ is, runs: speaker?.runs() ?? false, played, loops }),
  }
}

/** Loads howler and opens the browser's sound. */
export const openSpeaker = async (): Promise<Speaker> => (await import('./speaker.ts')).openSpeaker()
