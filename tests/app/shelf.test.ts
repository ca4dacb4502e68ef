/** The shelf: what it shows of a raid, what it keeps, and in which library a raid from it is played. */
import type { IDBPDatabase } from 'idb'
import { expect, test } from 'vitest'
import { offerOf } from '../../src/app/shelf/offer.ts'
import { libraryWith } from '../../src/app/shelf/page-library.ts'
import { whatFile } from '../../src/app/shelf/what-file.ts'
import { lastFor } from '../../src/app/start/raid-form.ts'
import { setupOf } from '../../src/app/start/raid-link.ts'
import { raidFileName } from '../../src/app/start/shelf-row.tsx'
import { type KeptRaid, offersWith, openShelf, type Shelf } from '../../src/app/storage/shelf-store.ts'
import { catalogue } from '../../src/catalogue.ts'
import { library } from '../../src/content.ts'
import { choose, decision, type Game, load, played, record, start } from '../../src/engine/index.ts'
import { readRaid } from '../../src/raid/read.ts'
import { atOnce, makeBots } from '../../src/session/bot-move.ts'
import { changesSince, makeReplica } from '../../src/session/bot-replica.ts'
import { yard } from './yard.ts'

function kept(value: unknown = yard): KeptRaid {
  const read = readRaid(value, library)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return { id: read.raid.id, when: 5, text: JSON.stringify(read.raid), offer: offerOf(read.raid) }
}

/** A database with these rows; `fails`: what writing throws. */
function base(rows: [IDBValidKey, unknown][] = [], fails?: string): { base: IDBPDatabase; trouble: string } {
  const all = new Map(rows)
  const made = {
    getAllKeys: async () => [...all.keys()],
    get: async (_raids: string, id: IDBValidKey) => structuredClone(all.get(id)),
    delete: async (_raids: string, id: IDBValidKey) => void all.delete(id),
    async put(_raids: string, row: { id: string }) {
      if (fails) throw new DOMException('no', fails)
      all.set(row.id, structuredClone(row))
    },
  }
  return { base: made as unknown as IDBPDatabase, trouble: '' }
}

async function shelfOf(...raids: KeptRaid[]): Promise<Shelf> {
  const shelf = openShelf(base())
  for (const raid of raids) expect(await shelf.put(raid)).toBe('')
  return shelf
}

test.each(library.raids)('$id would be shown from the shelf as it is in the catalogue', (raid) => {
  const { face, ...about } = catalogue.raids.find(({ id }) => id === raid.id)!
  const { minutes: _unknown, hard: _also, ...shown } = face
  const { modes = [], ...told } = about
  const offer = offerOf(raid)
  expect(offer).toMatchObject({
    ...told,
    modes: modes.map(({ id, name, about }) => ({ id, name, about })),
    face: shown,
  })
  expect(JSON.stringify(offer)).not.toContain('"mod"')
})

test('a raid without a Boss is shown by its own name', () => {
  const { raid } = readRaid(yard) as { raid: Parameters<typeof offerOf>[0] }
  expect(offerOf(raid).face).toEqual({ name: 'Yard Golem', tags: ['Mechanical', 'Boss'], health: 25 })
  expect(offerOf({ ...raid, cards: raid.cards.slice(1) }).face).toEqual({ name: 'Golem Yard' })
})

test('what is put there is there after a reload, beside the built-in raids, until it is removed', async () => {
  const database = base()
  const shelf = openShelf(database)
  expect(await shelf.put(kept())).toBe('')
  const later = openShelf(database)
  expect(later.raids()).toEqual([])
  await later.refresh()
  expect(later.raids()).toEqual([kept()])
  expect(offersWith(later).raids.map(({ id }) => id)).toEqual([...catalogue.raids.map(({ id }) => id), 'golem-yard'])
  await later.put(kept({ ...yard, version: '2.0.0' }))
  expect(later.raids().map(({ offer }) => offer.version)).toEqual(['2.0.0'])
  await later.remove('golem-yard')
  await later.refresh()
  expect(later.raids()).toEqual([])
})

test('rows that can’t be read hide nothing, and can be removed', async () => {
  const good = kept()
  const shelf = openShelf(
    base([
      ['golem-yard', good],
      ['a', null],
      ['b', { ...good, id: 'b' }],
      ['c', { ...good, id: 'c', offer: { ...good.offer, id: 'c', modes: 'many' } }],
      ['onyxias-lair', { ...good, id: 'onyxias-lair', offer: { ...good.offer, id: 'onyxias-lair' } }],
    ]),
  )
  await shelf.refresh()
  expect(shelf.raids()).toEqual([good])
  expect(shelf.damaged()).toEqual(['a', 'b', 'c', 'onyxias-lair'])
  await shelf.remove('a')
  expect(shelf.damaged()).toEqual(['b', 'c', 'onyxias-lair'])
})

test.each([
  ['full', base([], 'QuotaExceededError'), 'no room left'],
  ['broken', base([], 'UnknownError'), 'could not be kept (UnknownError)'],
  ['forbidden', { base: null, trouble: 'This browser does not let the page save games.' }, 'does not let the page'],
])('where the storage is %s it says so, and the raid stays as long as the page', async (_how, database, said) => {
  const shelf = openShelf(database)
  const trouble = await shelf.put(kept())
  expect(trouble).toContain(said)
  expect(trouble).toContain('save it to a file')
  await shelf.refresh()
  expect(shelf.get('golem-yard')).toEqual(kept())
})

test('a game of a raid from the shelf: the same in a worker, and again from its record', async () => {
  const shelf = await shelfOf(kept())
  const own = libraryWith(shelf, 'golem-yard')
  const setup = setupOf({ ...lastFor(offersWith(shelf), 'golem-yard'), seed: 3 })
  expect(setup).toMatchObject({ raid: 'golem-yard', raiders: [{}, {}, {}] })
  const game: Game = start(own, setup)
  const raid = own.raids.find(({ id }) => id === 'golem-yard')
  const ask = makeReplica(library)
  const bots = makeBots(own, setup.seed)
  let known: readonly number[] | null = null
  for (let i = 0; i < 60; i++) {
    const open = decision(game)
    if (!open) break
    const bot = open.seat === 0 ? 'story' : 'raider'
    const move = bots.move(game, bot)
    const question = { id: i, ...changesSince(game, known), bot, raid: known ? undefined : raid }
    expect(atOnce(ask(structuredClone(question)))).toEqual({ id: i, move })
    known = played(game).choices
    expect(choose(game, move.answer)).toBeNull()
  }
  const saved = record(game)
  expect(record(load(libraryWith(await shelfOf(kept()), 'golem-yard'), saved))).toEqual(saved)
})

test('the shelf changes nothing for other raids, whatever its raids are', async () => {
  const regular = { ...yard, cards: [...yard.cards, { ...yard.cards[1], name: 'Spare Fist', number: 3 }] }
  const shelf = await shelfOf(
    kept({
      ...regular,
      regular: ['Spare Fist'],
      decks: {
        main: [
          [30, 'Swinging Fist'],
          [1, 'Spare Fist'],
        ],
      },
    }),
  )
  expect(libraryWith(shelf, 'onyxias-lair')).toBe(library)
  expect(libraryWith(shelf, 'nowhere')).toBe(library)
  expect(libraryWith(shelf, 'golem-yard').raids).toHaveLength(library.raids.length + 1)
})

test('a raid that this version can’t play says what is wrong with it', async () => {
  const broken = { ...kept(), text: JSON.stringify({ ...yard, starts: 'Golem' }) }
  const shelf = await shelfOf(broken)
  expect(() => libraryWith(shelf, 'golem-yard')).toThrow(
    expect.objectContaining({
      problems: expect.arrayContaining([expect.objectContaining({ where: 'golem-yard.starts' })]),
    }),
  )
})

test('a file is a saved game, a raid, or neither: then it says what it could be', () => {
  expect(whatFile('{"format":"raidkeeper-record","setup":{}}')).toEqual({ is: 'game' })
  expect(whatFile(`\uFEFF${JSON.stringify(yard)}`)).toEqual({ is: 'raid', value: yard, text: JSON.stringify(yard) })
  expect(whatFile('{"id":1,"cards":"none"}').is).toBe('raid')
  for (const name of ['deck.o8d', 'deck.mwDeck', 'deck.csv', 'deck.txt'])
    expect(whatFile('4 Parvink', name).is).toBe('deck')
  for (const text of [
    '{"main":{"Parvink":4}}',
    '{"name":"Mine","cards":[{"name":"Parvink","qty":4}]}',
    '["4 Parvink"]',
  ])
    expect(whatFile(text).is, text).toBe('deck')
  const neither = (text: string, name?: string): string => {
    const found = whatFile(text, name)
    return found.is === 'neither' ? found.why : found.is
  }
  for (const text of ['', '[]', 'null', '1', '{}', '{"deck":["Hogger"]}', '{"id":"x"}'])
    expect(neither(text)).toMatch(/^This is neither a saved game nor a raid.*raid’s \.raid\.json file\.$/)
  expect(neither('{\n "id": }')).toContain('it is not valid JSON')
  expect(neither('export const raid = {}', 'raid.ts')).toContain('a program')
})

test('a file name that every system takes', () => {
  expect(raidFileName('golem-yard')).toBe('golem-yard.raid.json')
  expect(raidFileName('../../etc/passwd')).toBe('etc-passwd.raid.json')
  expect(raidFileName('???')).toBe('my.raid.json')
})
