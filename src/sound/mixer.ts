/** Decides how many cues sound at once, and how loud, so that their sum does not clip. */

import { type CueName, cue } from './cues.ts'
import { AMBIENCE } from './danger.ts'

/** Plays a cue, or the own sound of a card in its place, if there is one. Returns a number to stop it by and its length; null if the sound isn't ready yet. */
export interface Voices {
  play(name: CueName, volume: number, own?: string): { id: number; ms: number } | null
  stop(id: number): void
}

export const MOST_VOICES = 8
/** The greatest total loudness of all cues; the rest is for the ambience. */
export const CUES = 0.98 - AMBIENCE
/** Softer cues are not played. */
const FAINT = 0.02

interface Voice {
  id: number
  volume: number
  weight: number
  until: number
}

export interface Mixer {
  /** Plays a cue as loud as there is room, stopping less important ones if needed. Returns its length, 0 if it isn't played. */
  play(name: CueName, volume: number, own?: string): number
  /** The voices that are playing, and the sum of their volumes. */
  load(): { voices: number; sum: number }
}

export function makeMixer(player: Voices, clock: () => number): Mixer {
  let active: Voice[] = []
  const sum = (): number => active.reduce((all, { volume }) => all + volume, 0)

  function stopLeast(below: number): boolean {
    const least = active.reduce<Voice | null>((a, b) => (a && a.weight <= b.weight ? a : b), null)
    if (!least || least.weight >= below) return false
    player.stop(least.id)
    active = active.filter((voice) => voice !== least)
    return true
  }

  function settle(): void {
    const now = clock()
    active = active.filter(({ until }) => until > now)
  }

  return {
    play(name, volume, own) {
      const { gain, weight } = cue(name)
      settle()
      const wanted = gain * Math.min(1, volume) * CUES
      while (active.length >= MOST_VOICES && stopLeast(weight + 1)) settle()
      while (sum() + wanted > CUES && stopLeast(weight)) settle()
      const given = Math.min(wanted, CUES - sum())
      if (given < FAINT || active.length >= MOST_VOICES) return 0
      const voice = player.play(name, given, own)
      if (!voice) return 0
      active.push({ id: voice.id, volume: given, weight, until: clock() + voice.ms })
      return voice.ms
    },
    load() {
      settle()
      return { voices: active.length, sum: sum() }
    },
  }
}
