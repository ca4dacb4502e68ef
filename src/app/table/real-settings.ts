/** A real table's own settings, kept by the browser if it allows that. */
import { signal } from '@preact/signals'
import { z } from 'zod'

/** Seconds until a window passes in which nobody does anything; 0: only when somebody says so. */
export const waits = [0, 2, 4, 8] as const

const shape = z.object({
  /** The browser says aloud what happens, and what is to be done. */
  voice: z.boolean().catch(false),
  wait: z.union([z.literal(0), z.literal(2), z.literal(4), z.literal(8)]).catch(4),
  /** The board for the middle of the table in place of the pictures. */
  middle: z.boolean().catch(false),
  /** The side where each raider sits, in quarters of a turn around the screen; empty: all sit in front of it. */
  sides: z.array(z.number().int().min(0).max(3)).max(10).catch([]),
  /** The number of events that have been told and done in the game at this address: after a power cut it goes on there. */
  done: z.object({ at: z.string(), upTo: z.number().int().min(0) }).catch({ at: '', upTo: 0 }),
  /** Whether the lesson has been read. */
  taught: z.boolean().catch(false),
})
type RealSettings = z.infer<typeof shape>

const key = 'raidkeeper-real-table'

function read(): RealSettings {
  try {
    return shape.parse(JSON.parse(localStorage.getItem(key) ?? '{}'))
  } catch {
    return shape.parse({})
  }
}

const kept = signal(read())

/** The settings now. */
export const atTable = (): RealSettings => kept.value

/** Changes them; if storage is forbidden they last as long as the page. */
export function setAtTable(part: Partial<RealSettings>): void {
  kept.value = { ...kept.value, ...part }
  try {
    localStorage.setItem(key, JSON.stringify(kept.value))
  } catch {
    return
  }
}
