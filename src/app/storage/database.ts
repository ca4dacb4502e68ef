/** The browser's database: saved games, the raids on the shelf, decks of one's own, the campaign, results. */
import { type IDBPDatabase, openDB } from 'idb'

export interface Database {
  /** Null if the browser stores nothing. */
  readonly base: IDBPDatabase | null
  /** Why it stores nothing, '' if it does. */
  readonly trouble: string
}

/** The additions of each version of the database. */
const added: readonly ((base: IDBPDatabase) => unknown)[] = [
  (base) => base.createObjectStore('games', { keyPath: 'id' }),
  (base) => base.createObjectStore('raids', { keyPath: 'id' }),
  (base) => base.createObjectStore('decks', { keyPath: 'id' }),
  (base) => base.createObjectStore('campaigns', { keyPath: 'id' }),
  (base) => base.createObjectStore('results', { keyPath: 'id' }),
]

const olderTab =
  'An older version of raidkeeper is open in another tab, so games can’t be saved here: close that tab, then reload this page.'

/** Opens the database; an older one gets what is missing. */
export async function openDatabase(): Promise<Database> {
  try {
    return { base: await opened(), trouble: '' }
  } catch (error) {
    if (error instanceof Blocked) return { base: null, trouble: olderTab }
    return {
      base: null,
      trouble: `This browser does not let the page save games (${errorName(error)}); you may be in a private window, or a setting forbids it.`,
    }
  }
}

class Blocked extends Error {}

/** While a page of an older version has the database open, it can't be upgraded: that is an error, not a reason to wait. */
async function opened(): Promise<IDBPDatabase> {
  let close = (): void => undefined
  let gaveUp = false
  const blocked = new Promise<never>((_, reject) => {
    close = () => {
      gaveUp = true
      reject(new Blocked())
    }
  })
  const opening = openDB('raidkeeper', added.length, {
    upgrade(base, from) {
      for (const add of added.slice(from)) add(base)
    },
    blocked: () => close(),
    // A newer version of the page may upgrade it.
    blocking: (_now, _next, { target }) => (target as IDBDatabase).close(),
  })
  void opening.then((base) => gaveUp && base.close()).catch(() => undefined)
  return Promise.race([opening, blocked])
}

export const errorName = (error: unknown): string => (error instanceof Error ? error.name : String(error))

/** Whether the storage was full. */
export const isFull = (error: unknown): boolean => errorName(error) === 'QuotaExceededError'
