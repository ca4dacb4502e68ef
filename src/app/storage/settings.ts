/** The player's settings, kept by the browser if it allows that. */
import { z } from 'zod'
import { isMark, type StopMark, stops } from '../../session/stops.ts'

export const speeds = [0.5, 1, 2, 4, 0] as const

const shape = z.object({
  /** The speed of bots and motion: 1 is normal, 0 means no waiting and no motion. */
  speed: z.union([z.literal(0.5), z.literal(1), z.literal(2), z.literal(4), z.literal(0)]).catch(1),
  /** Whether things move on the table; `system` follows the system setting. */
  motion: z.enum(['system', 'full', 'fades', 'none']).catch('system'),
  /** Stop at every decision, if there is something to decide, or if the player can act usefully. */
  stop: z.enum(stops).catch('useful'),
  /** Whether bots and the Boss show their other thoughts, with their worth. */
  aloud: z.boolean().catch(false),
  /** Whether raiders' bots say what they plan together. */
  plans: z.boolean().catch(true),
  /** Warn before the end of a turn with possible actions left. */
  warn: z.boolean().catch(true),
  /** Warn before an act that costs much, as far as looking ahead can tell. */
  advise: z.boolean().catch(false),
  /** More windows to stop at. */
  marks: z.array(z.custom<StopMark>(isMark)).catch([]),
  /** When the screen passes from one person to another, cover the table until the next one is there. */
  cover: z.boolean().catch(true),
  /** Raiders at one screen see each other's hands: the table is covered only between them and a person who plays the Boss. */
  openHands: z.boolean().catch(true),
  /** Single letters and digits answer. */
  letters: z.boolean().catch(true),
  /** Lessons that the coach has given; null without a coach. */
  coach: z.array(z.string()).nullable().catch(null),
  /** Text size on the page and on the table, in percent of the browser's own. */
  letterSize: z.number().min(100).max(200).catch(100),
  /** The table as text instead of the canvas. */
  text: z.boolean().catch(false),
  /** Whether there is sound, and the volume of cues and ambience, from 0 to 1. */
  sound: z.boolean().catch(true),
  cues: z.number().min(0).max(1).catch(0.8),
  ambience: z.number().min(0).max(1).catch(0.5),
  /** Describe sounds in words. */
  captions: z.boolean().catch(false),
})
export type Settings = z.infer<typeof shape>

const key = 'raidkeeper-settings'

/** Whether settings were ever saved here: if not, the player is new. */
export function hasSettings(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function readSettings(): Settings {
  try {
    return shape.parse(JSON.parse(localStorage.getItem(key) ?? '{}'))
  } catch {
    return shape.parse({})
  }
}

export const letterSizes = [100, 125, 150, 175, 200] as const

/** Sets the text size of the page; the table follows it. */
export function applyLetterSize({ letterSize }: Settings): void {
  const root = document.documentElement
  root.style.fontSize = letterSize === 100 ? '' : `${(93.75 * letterSize) / 100}%`
}

/** Saves the settings; if storage is forbidden they last as long as the page. */
export function writeSettings(settings: Settings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings))
  } catch {
    return
  }
}
