/** Decks of one's own: kept, found again, in the words that are shown; what can't be read or written is told. */
import type { IDBPDatabase } from 'idb'
import { expect, test } from 'vitest'
import { isOwnDeck, mostDecks, newDeckId, openDecks, withOwnDecks } from '../../src/app/storage/deck-store.ts'
import { catalogue } from '../../src/catalogue.ts'
import type { DeckDef } from '../../src/language/types.ts'

/** A database with these rows; `fails`: what writing throws. */
function base(rows: [IDBValidKey, unknown][] = [], fails?: string): { base: IDBPDatabase; trouble: string } {
  const all = new Map(rows)
  const made = {
    getAllKeys: async () => [...all.keys()],
    get: async (_decks: string, id: IDBValidKey) => structuredClone(all.get(id)),
    delete: async (_decks: string, id: IDBValidKey) => void all.delete(id),
    async put(_decks: string, row: { id: string }) {
      if (fails) throw new DOMException('no', fails)
      all.set(row.id, structuredClone(row))
    },
  }
  return { base: made as unknown as IDBPDatabase, trouble: '' }
}

const deck = (id: string, more: Partial<DeckDef> = {}): DeckDef => ({
  ...{ id, name: 'Mine', hero: 'Warrax', about: '', cards: [[4, 'Parvink']] },
  ...more,
})

test('a deck is kept and found again; the catalogue offers it behind the built-in ones', async () => {
  const data = base()
  const id = newDeckId()
  expect(isOwnDeck(id)).toBe(true)
  expect(await openDecks(data).put(deck(id, { side: [[2, 'Fury']], role: 'damage' }))).toBe('')
  const decks = openDecks(data)
  await decks.refresh()
  expect(decks.get(id)).toEqual(deck(id, { side: [[2, 'Fury']], role: 'damage' }))
  expect(withOwnDecks(catalogue, decks).decks.map((one) => one.id)).toEqual([
    ...catalogue.decks.map((one) => one.id),
    id,
  ])
  await decks.remove(id)
  await decks.refresh()
  expect(decks.all()).toEqual([])
})

test('words lose what can’t be seen; a row that can’t be read is told, and kept until it is removed', async () => {
  const row = { id: 'own-1', when: 5, deck: deck('own-1', { name: '\u202Eeniм', cards: [[1, 'Par\u200Bvink']] }) }
  const bad = { ...row, id: 'own-2', deck: { cards: 'all' } }
  const foreign = { ...row, id: 'warrax' }
  const decks = openDecks(base([row, bad, foreign].map((one) => [one.id, one])))
  await decks.refresh()
  expect(decks.all()).toEqual([deck('own-1', { name: 'eniм', cards: [[1, 'Parvink']] })])
  expect(decks.damaged()).toEqual(['own-2', 'warrax'])
  await decks.remove('own-2')
  expect(decks.damaged()).toEqual(['warrax'])
})

test('without room, or without a database, a deck stays while the page does, and the player is told', async () => {
  const full = openDecks(base([], 'QuotaExceededError'))
  expect(await full.put(deck('own-1'))).toMatch(/no room left .* save it to a file/)
  await full.refresh()
  expect(full.get('own-1')).toEqual(deck('own-1'))
  const none = openDecks({ base: null, trouble: 'Nothing is stored.' })
  expect(await none.put(deck('own-1'))).toMatch(/^Nothing is stored\. It stays only/)
  expect(none.all()).toHaveLength(1)
})

test('while a slow disk writes, changes don’t queue: the last of them is written next', async () => {
  const slow = base()
  const written: string[] = []
  const free: (() => void)[] = []
  const { put } = slow.base
  slow.base.put = (async (store: 'decks', row: { deck: DeckDef }) => {
    written.push(row.deck.name)
    await new Promise<void>((go) => free.push(go))
    return put(store, row)
  }) as typeof put
  const decks = openDecks(slow)
  const said = ['One', 'Two', 'Three'].map((name) => decks.put(deck('own-1', { name })))
  const other = decks.put(deck('own-2'))
  expect(written).toEqual(['One', 'Mine'])
  for (const go of free.splice(0)) go()
  await other
  await new Promise((go) => setTimeout(go))
  expect(written).toEqual(['One', 'Mine', 'Three'])
  for (const go of free.splice(0)) go()
  expect(await Promise.all(said)).toEqual(['', '', ''])
  const again = openDecks(slow)
  await again.refresh()
  expect(again.get('own-1')?.name).toBe('Three')
})

test('a deck that is deleted while it is written stays deleted', async () => {
  const slow = base()
  const { put } = slow.base
  let go = (): void => undefined
  slow.base.put = (async (store: 'decks', row: never) => {
    const done = put(store, row)
    await new Promise<void>((free) => (go = free))
    return done
  }) as typeof put
  const decks = openDecks(slow)
  const said = decks.put(deck('own-1'))
  void decks.put(deck('own-1', { name: 'Later' }))
  await decks.remove('own-1')
  go()
  expect(await said).toBe('')
  await decks.refresh()
  expect(decks.all()).toEqual([])
})

test('there is a limit to the number of decks', async () => {
  const rows = Array.from({ length: mostDecks }, (_, i) => ({ id: `own-${i}`, when: i, deck: deck(`own-${i}`) }))
  const decks = openDecks(base(rows.map((row) => [row.id, row])))
  await decks.refresh()
  expect(await decks.put(deck('own-more'))).toMatch(/500 decks already/)
  expect(decks.get('own-more')).toBeUndefined()
  expect(await decks.put(deck('own-3', { name: 'Renamed' }))).toBe('')
})
