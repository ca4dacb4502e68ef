/**
 * A raid's own sounds. They are streamed, never decoded as a whole: a few bytes may be hours.
 * They go through the same limiter as all others, and each ends after some seconds.
 */
import type { OwnSound, OwnSounds } from './types.ts'

/** The part of the browser's audio that is needed. */
export interface Streams {
  /** An element that streams this sound; its source. */
  element(sound: OwnSound): HTMLAudioElement
  /** Leads it to the loudspeaker; sets its volume. */
  connect(element: HTMLAudioElement): (volume: number) => void
  /** Stops streaming. */
  release(element: HTMLAudioElement): void
}

interface Voice {
  element: HTMLAudioElement
  volume(to: number): void
  /** The timer that ends it. */
  timer: number
}

export interface OwnVoices {
  /** Plays a card's sound; null if it has none that can be played now. The ids are below 0, unlike those of cues. */
  play(card: string, volume: number): { id: number; ms: number } | null
  stop(id: number): void
  /** Prepares these instead of the previous ones. Resolves to the cards whose sounds the browser can't play. */
  bring(sounds: OwnSounds): Promise<readonly string[]>
}

/** The seconds of a sound that are played. */
export const longestSound = 10
const longest = longestSound * 1000
/** The milliseconds that a sound may take to show its beginning. */
const patience = 5000

export function makeOwnVoices(streams: Streams): OwnVoices {
  let voices = new Map<string, Voice>()
  const end = (voice: Voice): void => {
    clearTimeout(voice.timer)
    voice.timer = 0
    voice.element.pause()
  }
  return {
    play(card, volume) {
      const voice = voices.get(card)
      if (voice === undefined || voice.timer !== 0) return null
      const ms = Math.min(longest, voice.element.duration * 1000)
      voice.volume(volume)
      voice.element.currentTime = 0
      voice.timer = window.setTimeout(() => end(voice), ms)
      voice.element.play().catch(() => end(voice))
      return { id: -1 - [...voices.keys()].indexOf(card), ms }
    },
    stop(id) {
      const voice = [...voices.values()][-1 - id]
      if (voice) end(voice)
    },
    async bring(sounds) {
      for (const voice of voices.values()) {
        end(voice)
        streams.release(voice.element)
      }
      const now = new Map<string, Voice>()
      voices = now
      const broken: string[] = []
      for (const [card, sound] of sounds) {
        const element = streams.element(sound)
        const fine = await begins(element)
        if (voices !== now) {
          streams.release(element)
          return [] // others have been brought meanwhile
        }
        if (fine) now.set(card, { element, volume: streams.connect(element), timer: 0 })
        else {
          broken.push(card)
          streams.release(element)
        }
      }
      return broken
    },
  }
}

/** Whether the browser finds its beginning, and some length. */
const begins = (element: HTMLAudioElement): Promise<boolean> =>
  new Promise((done) => {
    const timer = window.setTimeout(() => done(false), patience)
    const told = (fine: boolean): void => {
      clearTimeout(timer)
      done(fine)
    }
    element.addEventListener('loadedmetadata', () => told(element.duration > 0), { once: true })
    element.addEventListener('error', () => told(false), { once: true })
  })

/** The browser's. */
export const streamsTo = (context: AudioContext, out: AudioNode): Streams => ({
  element({ bytes, kind }) {
    const element = new Audio()
    element.preload = 'auto'
    element.src = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: `audio/${kind}` }))
    return element
  },
  connect(element) {
    const gain = new GainNode(context, { gain: 0 })
    context.createMediaElementSource(element).connect(gain).connect(out)
    return (volume) => {
      gain.gain.value = volume
    }
  },
  release(element) {
    URL.revokeObjectURL(element.src)
    element.removeAttribute('src')
  },
})
