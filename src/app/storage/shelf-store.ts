/** The shelf: raids by other people, kept in the browser's database beside the saved games. */
import type { IDBPDatabase } from 'idb'
import { z } from 'zod'
import { kinds } from '../../board/index.ts'
import { type Catalogue, catalogue, type Offer } from '../../catalogue.ts'
import { levelNames } from '../../raid/format.ts'
import { bounds } from '../../state/bounds.ts'
import { type Database, errorName, isFull } from './database.ts'

/** A raid on the shelf: its text as JSON, its file if that is written otherwise, and its entry on the start screen. */
export interface KeptRaid {
  id: string
  /** When it was put there, in milliseconds since 1970. */
  when: number
  text: string
  written?: string | undefined
  /** Its file as it lies in the workshop, perhaps not to be played yet. */
  draft?: string | undefined
  /** Earlier files of it, the newest last. */
  versions?: readonly Version[] | undefined
  offer: Offer
}

/** A file as it was in the workshop at that time. */
export interface Version {
  when: number
  draft: string
}

export interface Shelf {
  /** Reads the shelf anew: another tab may have changed it. */
  refresh(): Promise<void>
  /** The raids, in the order of their names. */
  raids(): readonly KeptRaid[]
  get(id: string): KeptRaid | undefined
  /** The keys of rows that can't be read. */
  damaged(): readonly IDBValidKey[]
  /** Keeps a raid, replacing one of the same id. Returns a message for the player, '' if all is well. */
  put(raid: KeptRaid): Promise<string>
  remove(id: IDBValidKey): Promise<void>
}

const word = z.string().max(bounds.text)
const few = <T extends z.ZodType>(item: T) => z.array(z.unknown()).max(bounds.deck).pipe(z.array(item))
const time = z.number().min(0).max(8.64e15)
const number = z.number().min(0).max(bounds.number)
const pair = z.tuple([number, number])

const levelShape = z.object({
  level: z.enum(levelNames),
  raiders: number,
  mode: word.optional(),
  mistakes: number,
  measured: z
    .object({
      won: number,
      games: number,
      first: z.object({ won: number, games: number }),
      seed: number,
      checksum: word,
      engine: word,
    })
    .optional(),
})

/** The shown fields of a raid; the rest is checked when it is played. */
const offerShape = z.object({
  id: word,
  name: word,
  version: word,
  author: word.optional(),
  licence: word.optional(),
  about: word,
  raiders: z.object({ min: number, max: number, meant: pair }).optional(),
  modes: few(
    z.object({
      ...{ id: word, name: word, about: word, suggested: pair.optional() },
      handicap: z.enum(['raiders', 'boss']).optional().catch(undefined),
    }),
  ).optional(),
  levels: few(levelShape).optional().catch(undefined),
  leaves: few(word).optional().catch(undefined),
  face: z.object({
    name: word,
    tags: few(word).optional(),
    health: number.optional(),
    treasure: word.optional(),
    being: z.enum(kinds).optional().catch(undefined),
    hall: z.object({ built: word.optional(), lights: few(word).optional() }).optional(),
  }),
})

const keptShape = z.object({
  id: z.string().max(bounds.name),
  when: time,
  text: z.string().max(bounds.file),
  /** Its file, if that has English where the raid has data: for files and links. */
  written: z.string().max(bounds.file).optional(),
  draft: z.string().max(bounds.file).optional().catch(undefined),
  versions: few(z.object({ when: time, draft: z.string().max(bounds.file) }))
    .optional()
    .catch(undefined),
  offer: offerShape,
})

export const isBuiltIn = (id: string): boolean => catalogue.raids.some((raid) => raid.id === id)

/** The raids to choose from: the built-in ones, then those of the shelf. */
export const offersWith = (shelf: Shelf): Catalogue => ({
  ...catalogue,
  raids: [...catalogue.raids, ...shelf.raids().map(({ offer }) => offer)],
})

const lasts = 'It stays only while this page is open: save it to a file.'

interface Store {
  readonly base: IDBPDatabase | null
  readonly trouble: string
  kept: Map<string, KeptRaid>
  damaged: IDBValidKey[]
  /** Raids that could not be written. */
  readonly unwritten: Map<string, KeptRaid>
}

/** The shelf of a database, once `refresh` has read it. */
export function openShelf({ base, trouble }: Database): Shelf {
  const store: Store = { base, trouble, kept: new Map(), damaged: [], unwritten: new Map() }
  return {
    refresh: () => refresh(store),
    raids: () => [...store.kept.values()].sort((a, b) => a.offer.name.localeCompare(b.offer.name)),
    get: (id) => store.kept.get(id),
    damaged: () => store.damaged,
    put: (raid) => put(store, raid),
    async remove(id) {
      store.kept.delete(id as string)
      store.unwritten.delete(id as string)
      store.damaged = store.damaged.filter((one) => one !== id)
      await base?.delete('raids', id).catch(() => undefined)
    },
  }
}

async function refresh(store: Store): Promise<void> {
  const { base, unwritten } = store
  const kept = new Map<string, KeptRaid>()
  const damaged: IDBValidKey[] = []
  for (const id of (await base?.getAllKeys('raids').catch(() => [])) ?? []) {
    const row = keptShape.safeParse(await base?.get('raids', id).catch(() => null))
    const before = row.success ? store.kept.get(row.data.id) : undefined
    if (!row.success || row.data.id !== row.data.offer.id || isBuiltIn(row.data.id)) damaged.push(id)
    else kept.set(row.data.id, before?.when === row.data.when ? before : (row.data as KeptRaid))
  }
  for (const [id, raid] of unwritten) kept.set(id, raid)
  Object.assign(store, { kept, damaged })
}

async function put(store: Store, raid: KeptRaid): Promise<string> {
  store.kept.set(raid.id, raid)
  store.unwritten.set(raid.id, raid)
  if (!store.base) return `${store.trouble} ${lasts}`
  try {
    await store.base.put('raids', raid)
    store.unwritten.delete(raid.id)
    return ''
  } catch (error) {
    const why = isFull(error)
      ? 'The browser has no room left for this raid: delete old saved games or raids.'
      : `The raid could not be kept (${errorName(error)}).`
    return `${why} ${lasts}`
  }
}
