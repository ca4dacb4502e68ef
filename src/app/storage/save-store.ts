/** Saved games in the browser's database. If it is forbidden or full, the game continues and the player gets a message. */
import type { IDBPDatabase } from 'idb'
import { type Damaged, type Saved, savedShape } from '../../session/saved-game.ts'
import { randomNumber } from '../ui/browser.ts'
import { type Database, errorName, isFull } from './database.ts'

export interface Saves {
  list(): Promise<{ saved: Saved[]; damaged: Damaged[] }>
  get(id: string): Promise<Saved | null>
  /** Saves now, or when the current write is done; if several wait, only the newest is written. */
  put(saved: Saved): void
  /** Resolves when nothing is left to write. */
  settled(): Promise<void>
  remove(id: IDBValidKey): Promise<void>
  /** Renames a saved game. */
  rename(id: string, name: string): Promise<void>
  /** Why games are not saved, '' if they are. */
  trouble(): string
}

const advice = 'Nothing is lost while this page stays open; before you close it, use “Save to file” (Menu, then Game).'

interface Store {
  /** Null if the browser stores nothing. */
  readonly base: IDBPDatabase | null
  /** Called when saving starts to fail, or works again. */
  readonly told: () => void
  /** Games that are not written, or not yet. */
  readonly memory: Map<string, Saved>
  /** Games to be written. */
  readonly waiting: Map<string, Saved>
  writing: Promise<void> | null
  trouble: string
}

/** The saved games of a database. `told` is called when saving starts to fail, or works again. */
export function openSaves({ base, trouble }: Database, told: () => void): Saves {
  const store: Store = {
    base,
    trouble: trouble && `${trouble} ${advice}`,
    told,
    memory: new Map(),
    waiting: new Map(),
    writing: null,
  }
  return {
    list: () => list(store),
    get: (id) => get(store, id),
    put: (saved) => put(store, saved),
    settled: async () => void (await store.writing),
    remove: (id) => remove(store, id),
    async rename(id, name) {
      const saved = await get(store, id)
      if (saved) put(store, { ...saved, name })
      await store.writing
    },
    trouble: () => store.trouble,
  }
}

/** Writes the waiting games one after another. */
async function write(store: Store): Promise<void> {
  const { waiting } = store
  for (let [next] = waiting; next; [next] = waiting) {
    const [id, saved] = next
    waiting.delete(id)
    const before = store.trouble
    store.trouble = await written(store, saved)
    if (store.trouble === '' && store.memory.get(id) === saved) store.memory.delete(id)
    if (before !== store.trouble) store.told()
  }
  store.writing = null
}

/** Writes a game. Returns a message for the player, '' if all is well. */
async function written({ base }: Store, saved: Saved): Promise<string> {
  try {
    // If there is no room for the picture, there may still be room for the game.
    await base?.put('games', saved).catch(() => base.put('games', { ...saved, picture: '' }))
    return ''
  } catch (error) {
    const what = isFull(error)
      ? 'The browser has no room left for saved games: go back to the start screen (Menu, then Leave) and delete old ones.'
      : `Saving failed (${errorName(error)}).`
    return `${what} ${advice}`
  }
}

function put(store: Store, saved: Saved): void {
  store.memory.set(saved.id, saved)
  if (!store.base) return
  store.waiting.set(saved.id, saved)
  store.writing ??= write(store)
}

async function get({ memory, base }: Store, id: string): Promise<Saved | null> {
  const kept = memory.get(id)
  if (kept) return kept
  const parsed = savedShape.safeParse(await base?.get('games', id).catch(() => null))
  return parsed.success ? parsed.data : null
}

async function remove({ memory, waiting, base }: Store, id: IDBValidKey): Promise<void> {
  memory.delete(id as string)
  waiting.delete(id as string)
  await base?.delete('games', id).catch(() => undefined)
}

/** All games, newest first, with unreadable ones listed separately. */
async function list({ writing, base, memory }: Store): Promise<{ saved: Saved[]; damaged: Damaged[] }> {
  await writing
  const rows = new Map<IDBValidKey, unknown>()
  // One at a time, so that a row that can't be fetched does not hide the others.
  for (const id of (await base?.getAllKeys('games').catch(() => [])) ?? [])
    rows.set(id, await base?.get('games', id).catch((error) => ({ unreadable: errorName(error) })))
  // Games that could not be written exist as long as the page does.
  for (const [id, row] of memory) rows.set(id, row)
  const saved: Saved[] = []
  const damaged: Damaged[] = []
  for (const [id, raw] of rows) {
    const parsed = savedShape.safeParse(raw)
    if (parsed.success) saved.push(parsed.data)
    else damaged.push({ id, raw })
  }
  return { saved: saved.sort((a, b) => b.when - a.when), damaged }
}

/** An id for a new game. */
export const newGameId = (): string => `${Date.now().toString(36)}-${randomNumber().toString(36)}`

/** Downloads a text as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
