/**
 * Decks of one's own, kept in the browser's database. A deck is a `DeckDef` whose id begins with `own-`.
 * It need not be legal, since a deck is kept while it is being built.
 */
import type { IDBPDatabase } from 'idb'
import { z } from 'zod'
import type { Catalogue } from '../../catalogue.ts'
import { deckShape } from '../../language/deck-shape.ts'
import { plainText } from '../../language/plain-text.ts'
import type { DeckDef } from '../../language/types.ts'
import { bounds } from '../../state/bounds.ts'
import { randomNumber } from '../ui/browser.ts'
import { type Database, errorName, isFull } from './database.ts'

export interface Decks {
  /** Reads the decks anew: another tab may have changed them. */
  refresh(): Promise<void>
  /** All decks, the last changed first. */
  all(): readonly DeckDef[]
  get(id: string): DeckDef | undefined
  /** The keys of rows that can't be read. */
  damaged(): readonly IDBValidKey[]
  /** Keeps a deck, replacing one of the same id. Returns a message for the player, '' if all is well. */
  put(deck: DeckDef): Promise<string>
  remove(id: IDBValidKey): Promise<void>
}

/** The most decks that are kept; each takes a few kilobytes. */
export const mostDecks = 500

const start = 'own-'

/** Whether a deck of this id is somebody's own. */
export const isOwnDeck = (id: string): boolean => id.startsWith(start)

export const newDeckId = (): string => `${start}${Date.now().toString(36)}-${randomNumber().toString(36)}`

/** The raids and decks to choose from: the built-in ones, then one's own. */
export const withOwnDecks = (catalogue: Catalogue, decks: Decks): Catalogue => ({
  ...catalogue,
  decks: [...catalogue.decks, ...decks.all()],
})

/** The deck as it is kept, without hidden or overlong text. */
function tidied(deck: DeckDef, id: string = deck.id): DeckDef {
  const rows = (list: DeckDef['cards']): DeckDef['cards'] =>
    list.map(([n, card]) => [n, plainText(card, bounds.name)] as const)
  return {
    ...deck,
    id,
    name: plainText(deck.name, bounds.name) || 'Deck',
    hero: plainText(deck.hero, bounds.name),
    about: plainText(deck.about),
    cards: rows(deck.cards),
    ...(deck.side ? { side: rows(deck.side) } : {}),
  }
}

interface Row {
  id: string
  /** When it was changed, in milliseconds since 1970. */
  when: number
  deck: DeckDef
}

const rowShape = z.object({
  id: z.string().max(bounds.name).refine(isOwnDeck),
  when: z.number().min(0).max(8.64e15),
  deck: deckShape,
})

interface Store {
  readonly base: IDBPDatabase | null
  readonly trouble: string
  kept: Map<string, Row>
  damaged: IDBValidKey[]
  /** Decks that are not written yet, or could not be. */
  readonly unwritten: Map<string, Row>
  /** The writes in progress, by id. */
  readonly writing: Map<string, Promise<string>>
}

/** The decks of a database, once `refresh` has read them. */
export function openDecks({ base, trouble }: Database): Decks {
  const store: Store = { base, trouble, kept: new Map(), damaged: [], unwritten: new Map(), writing: new Map() }
  return {
    refresh: () => refresh(store),
    all: () => [...store.kept.values()].sort((a, b) => b.when - a.when).map(({ deck }) => deck),
    get: (id) => store.kept.get(id)?.deck,
    damaged: () => store.damaged,
    put: (deck) => put(store, deck),
    async remove(id) {
      store.kept.delete(id as string)
      store.unwritten.delete(id as string)
      store.damaged = store.damaged.filter((one) => one !== id)
      await base?.delete('decks', id).catch(() => undefined)
    },
  }
}

async function refresh(store: Store): Promise<void> {
  const { base, unwritten } = store
  const kept = new Map<string, Row>()
  const damaged: IDBValidKey[] = []
  // One at a time, so that a row that can't be fetched does not hide the others.
  for (const id of (await base?.getAllKeys('decks').catch(() => [])) ?? []) {
    const { data } = rowShape.safeParse(await base?.get('decks', id).catch(() => null))
    if (data?.id !== id) damaged.push(id)
    else kept.set(data.id, { ...data, deck: tidied(data.deck, data.id) })
  }
  for (const [id, row] of unwritten) kept.set(id, row)
  Object.assign(store, { kept, damaged })
}

async function put(store: Store, deck: DeckDef): Promise<string> {
  const { base, kept, unwritten } = store
  if (!kept.has(deck.id) && kept.size >= mostDecks)
    return `There are ${mostDecks} decks already: save the old ones to a file, and delete some.`
  const row = { id: deck.id, when: Date.now(), deck: tidied(deck) }
  kept.set(deck.id, row)
  unwritten.set(deck.id, row)
  if (!base) return `${store.trouble} ${lasts}`
  const now = store.writing.get(deck.id)
  if (now) return now
  const writes = written(store, base, deck.id).finally(() => store.writing.delete(deck.id))
  store.writing.set(deck.id, writes)
  return writes
}

/** Writes a deck, one write at a time: of changes made meanwhile only the last, so that a slow disk is never far behind. */
async function written({ unwritten }: Store, base: IDBPDatabase, id: string): Promise<string> {
  try {
    for (let row = unwritten.get(id); row; row = unwritten.get(id)) {
      await base.put('decks', row)
      if (unwritten.get(id) === row) unwritten.delete(id)
    }
    return ''
  } catch (error) {
    const why = isFull(error)
      ? 'The browser has no room left for this deck: delete old saved games or decks.'
      : `The deck could not be kept (${errorName(error)}).`
    return `${why} ${lasts}`
  }
}

const lasts = 'It stays only while this page is open: save it to a file.'
