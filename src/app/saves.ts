/** Saved games in the browser's own database. Where that is forbidden or full, the game goes on and the player is told. */
import { type IDBPDatabase, openDB } from 'idb'
import { z } from 'zod'
import type { GameRecord } from '../engine/types.ts'

const seatPlanShape = z.object({ kind: z.enum(['person', 'bot']), bot: z.string() })
/** Who answers for a seat; `bot` is the player that takes over when it is not a person. */
export type SeatPlan = z.infer<typeof seatPlanShape>

const reasonShape = z.object({ choice: z.number(), seat: z.number(), text: z.string(), secret: z.boolean() })
/** What a bot said as it made a choice (the number of choices before it); secret if it names cards that others may not know. */
export type Reason = z.infer<typeof reasonShape>

const savedShape = z.object({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  when: z.number(),
  over: z.boolean(),
  seats: z.array(seatPlanShape),
  reasons: z.array(reasonShape),
  record: z.custom<GameRecord>((value) => typeof value === 'object' && value !== null),
})
export type Saved = z.infer<typeof savedShape>

/** A row of the database that is not a saved game of this version; it is kept, and can be exported or removed. */
export interface Damaged {
  id: string
  raw: unknown
}

export interface Saves {
  list(): Promise<{ saved: Saved[]; damaged: Damaged[] }>
  get(id: string): Promise<Saved | null>
  /** Writes at once, or as soon as the write under way is done; of several the newest is written. */
  put(saved: Saved): void
  /** Resolves when nothing is left to write. */
  settled(): Promise<void>
  remove(id: string): Promise<void>
  /** Why games are not kept, '' if they are. */
  trouble(): string
}

const advice = 'Use "Save to file" before you leave; nothing is lost as long as this page stays open.'

/** `told` hears it when saving begins to fail, or works again. */
export async function openSaves(told: () => void): Promise<Saves> {
  const memory = new Map<string, Saved>()
  let trouble = ''
  let base: IDBPDatabase | null = null
  try {
    base = await openDB('raidkeeper', 1, {
      upgrade: (fresh) => void fresh.createObjectStore('games', { keyPath: 'id' }),
    })
  } catch (error) {
    trouble = `This browser does not let the page keep games (${nameOf(error)}). ${advice}`
  }
  const waiting = new Map<string, Saved>()
  let writing: Promise<void> | null = null

  async function write(): Promise<void> {
    while (waiting.size > 0 && base) {
      const [id, saved] = waiting.entries().next().value as [string, Saved]
      waiting.delete(id)
      const before = trouble
      try {
        await base.put('games', saved)
        trouble = ''
      } catch (error) {
        const full = nameOf(error) === 'QuotaExceededError'
        const what = full
          ? 'The browser has no room left for saved games; remove old ones.'
          : `Saving failed (${nameOf(error)}).`
        trouble = `${what} ${advice}`
      }
      if (before !== trouble) told()
    }
    writing = null
  }

  return {
    async list() {
      const rows: unknown[] = base ? await base.getAll('games').catch(() => []) : [...memory.values()]
      const saved: Saved[] = []
      const damaged: Damaged[] = []
      for (const row of rows) {
        const parsed = savedShape.safeParse(row)
        if (parsed.success) saved.push(parsed.data)
        else damaged.push({ id: String((row as { id?: unknown }).id), raw: row })
      }
      return { saved: saved.sort((a, b) => b.when - a.when), damaged }
    },
    async get(id) {
      const kept = memory.get(id)
      if (kept) return kept
      const parsed = savedShape.safeParse(await base?.get('games', id).catch(() => null))
      return parsed.success ? parsed.data : null
    },
    put(saved) {
      memory.set(saved.id, saved)
      if (!base) return
      waiting.set(saved.id, saved)
      writing ??= write()
    },
    settled: async () => void (await writing),
    async remove(id) {
      memory.delete(id)
      waiting.delete(id)
      await base?.delete('games', id).catch(() => undefined)
    },
    trouble: () => trouble,
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : String(error))

/** Hands the player a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
