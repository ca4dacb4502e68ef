/** Saved games in the browser's own database. Where that is forbidden or full, the game goes on and the player is told. */
import { type IDBPDatabase, openDB } from 'idb'
import { type Damaged, type Saved, savedShape } from '../../session/saved-game.ts'

export interface Saves {
  list(): Promise<{ saved: Saved[]; damaged: Damaged[] }>
  get(id: string): Promise<Saved | null>
  /** Writes at once, or as soon as the write under way is done; of several the newest is written. */
  put(saved: Saved): void
  /** Resolves when nothing is left to write. */
  settled(): Promise<void>
  remove(id: IDBValidKey): Promise<void>
  /** Gives a saved game the player's own name. */
  rename(id: string, name: string): Promise<void>
  /** Why games are not kept, '' if they are. */
  trouble(): string
}

const advice =
  'Nothing is lost as long as this page stays open; before you close it, use “Save to file” (Menu, then Game).'

/** `told` hears it when saving begins to fail, or works again. */
export async function openSaves(told: () => void): Promise<Saves> {
  /** What is not written, or not yet. */
  const memory = new Map<string, Saved>()
  let trouble = ''
  let base: IDBPDatabase | null = null
  try {
    base = await openDB('raidkeeper', 1, {
      upgrade: (fresh) => void fresh.createObjectStore('games', { keyPath: 'id' }),
    })
  } catch (error) {
    trouble = `This browser does not let the page keep games (${errorName(error)}): a private window, or a setting, forbids it. ${advice}`
  }
  const waiting = new Map<string, Saved>()
  let writing: Promise<void> | null = null

  async function write(): Promise<void> {
    while (base && waiting.size > 0) {
      const [id, saved] = waiting.entries().next().value as [string, Saved]
      waiting.delete(id)
      const before = trouble
      try {
        // Where there is no room for the picture there may be for the game.
        await base.put('games', saved).catch(() => base.put('games', { ...saved, picture: '' }))
        trouble = ''
        if (memory.get(id) === saved) memory.delete(id)
      } catch (error) {
        const full = errorName(error) === 'QuotaExceededError'
        const what = full
          ? 'The browser has no room left for saved games: go back to the start screen (Menu, then Leave) and delete old ones.'
          : `Saving failed (${errorName(error)}).`
        trouble = `${what} ${advice}`
      }
      if (before !== trouble) told()
    }
    writing = null
  }

  async function get(id: string): Promise<Saved | null> {
    const kept = memory.get(id)
    if (kept) return kept
    const parsed = savedShape.safeParse(await base?.get('games', id).catch(() => null))
    return parsed.success ? parsed.data : null
  }

  function put(saved: Saved): void {
    memory.set(saved.id, saved)
    if (!base) return
    waiting.set(saved.id, saved)
    writing ??= write()
  }

  return {
    async list() {
      await writing
      const rows = new Map<IDBValidKey, unknown>()
      // One after another: a row that can't even be fetched hides no other.
      for (const id of (await base?.getAllKeys('games').catch(() => [])) ?? [])
        rows.set(id, await base?.get('games', id).catch((error) => ({ unreadable: errorName(error) })))
      // What could not be written is there as long as the page is.
      for (const [id, row] of memory) rows.set(id, row)
      const saved: Saved[] = []
      const damaged: Damaged[] = []
      for (const [id, raw] of rows) {
        const parsed = savedShape.safeParse(raw)
        if (parsed.success) saved.push(parsed.data)
        else damaged.push({ id, raw })
      }
      return { saved: saved.sort((a, b) => b.when - a.when), damaged }
    },
    get,
    put,
    settled: async () => void (await writing),
    async remove(id) {
      memory.delete(id as string)
      waiting.delete(id as string)
      await base?.delete('games', id).catch(() => undefined)
    },
    async rename(id, name) {
      const saved = await get(id)
      if (saved) put({ ...saved, name })
      await writing
    },
    trouble: () => trouble,
  }
}

const errorName = (error: unknown): string => (error instanceof Error ? error.name : String(error))

/** Hands the player a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
