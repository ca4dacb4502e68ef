/** Captions: a few words for the meaningful cues, with the log's sentence. */
import type { CueName } from './cues.ts'
import { cue } from './cues.ts'

export interface Caption {
  cue: CueName
  says: string
  /** The sentence of the event; '' if there is none. */
  text: string
  /** The number of times it sounded. */
  times: number
  /** The time when it disappears, in milliseconds of the clock. */
  until: number
}

const MOST = 3
const stay = (text: string): number => 2500 + 35 * text.length

/** The captions after another cue: expired ones are removed, a repeated one is counted. */
export function captioned(old: readonly Caption[], name: CueName, text: string, now: number): readonly Caption[] {
  const rest = old.filter(({ until }) => until > now)
  const { says } = cue(name)
  if (!says) return rest
  const last = rest.findLast((caption) => caption.cue === name)
  const until = now + stay(text)
  if (last) return rest.map((caption) => (caption === last ? { ...last, text, times: last.times + 1, until } : caption))
  return [...rest, { cue: name, says, text, times: 1, until }].slice(-MOST)
}

export const captionText = ({ says, times }: Caption): string => (times > 1 ? `${says} ×${times}` : says)
