/** What the player has set, kept by the browser where it allows that. */
import { z } from 'zod'
import { isMark, type Mark, stops } from '../../session/stops.ts'

export const speeds = [0.5, 1, 2, 4, 0] as const

const shape = z.object({
  /** How fast bots act and things move: 1 is normal, 0 is without waiting and motion. */
  speed: z.union([z.literal(0.5), z.literal(1), z.literal(2), z.literal(4), z.literal(0)]).catch(1),
  /** Whether things move on the table; `system` asks the system. */
  motion: z.enum(['system', 'full', 'fades', 'none']).catch('system'),
  /** Stop at every decision, where there is something to decide, or where something can usefully be done. */
  stop: z.enum(stops).catch('useful'),
  /** Windows to stop at besides. */
  marks: z.array(z.custom<Mark>(isMark)).catch([]),
  /** Between two persons on one screen, cover the table until the next one is there. */
  cover: z.boolean().catch(true),
  /** Single letters and digits give answers. */
  letters: z.boolean().catch(true),
  /** Lessons of the coach that were told; null without a coach. */
  coach: z.array(z.string()).nullable().catch(null),
  /** How large text is on the page and on the table, in hundredths of the browser's own size. */
  letterSize: z.number().min(100).max(200).catch(100),
  /** The table in words instead of the canvas. */
  text: z.boolean().catch(false),
  /** Whether anything sounds, and how loud cues and ambience are, from 0 to 1. */
  sound: z.boolean().catch(true),
  cues: z.number().min(0).max(1).catch(0.8),
  ambience: z.number().min(0).max(1).catch(0.5),
  /** What sounds, in words. */
  captions: z.boolean().catch(false),
})
export type Settings = z.infer<typeof shape>

const key = 'raidkeeper-settings'

export function readSettings(): Settings {
  try {
    return shape.parse(JSON.parse(localStorage.getItem(key) ?? '{}'))
  } catch {
    return shape.parse({})
  }
}

export const letterSizes = [100, 125, 150, 175, 200] as const

/** Shows text as large as it is set; the table follows the page. */
export function applyLetterSize({ letterSize }: Settings): void {
  const root = document.documentElement
  root.style.fontSize = letterSize === 100 ? '' : `${(93.75 * letterSize) / 100}%`
}

/** Keeps the settings; where storage is forbidden they last as long as the page. */
export function writeSettings(settings: Settings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings))
  } catch {
    return
  }
}
