/** The last results of each raid, kept by the browser if it allows that: after some wins or losses another level is offered. */
import { z } from 'zod'
import { under } from '../../language/look-up.ts'
import { type Streak, streakAfter } from '../start/levels.ts'

const key = 'raidkeeper-streaks'
const streak = z.object({ level: z.string(), won: z.boolean(), n: z.number().int().min(1), game: z.string() })
const shape = z.record(z.string(), streak)

function read(): Record<string, Streak> {
  try {
    return shape.parse(JSON.parse(localStorage.getItem(key) ?? '{}'))
  } catch {
    return {}
  }
}

/** Notes how a game of this raid ended. Returns the streak with it. */
export function noteGame(raid: string, game: Omit<Streak, 'n'>): Streak {
  const all = read()
  const now = streakAfter(under(all, raid), game)
  try {
    localStorage.setItem(key, JSON.stringify({ ...all, [raid]: now }))
  } catch {
    return now
  }
  return now
}
