/** Records of raids that others wrote: which raid it is, the raid itself on request, and what is said if it is missing or another version. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import {
  choose,
  decision,
  type Game,
  hash,
  load,
  parseRecord,
  record,
  start,
  withRaid,
} from '../../src/engine/index.ts'
import type { GameRecord } from '../../src/engine/types.ts'
import type { RaidDef } from '../../src/raid/format.ts'
import { readRaid } from '../../src/raid/read.ts'
import { mix } from '../../src/state/dice.ts'

const raiders = library.decks.slice(0, 3).map(({ id }, i) => ({ name: `Raider ${i + 1}`, deck: id }))
const [onyxia] = library.raids as [RaidDef]

const read = (value: unknown): RaidDef => {
  const found = readRaid(value, library)
  if ('problems' in found) throw new Error(JSON.stringify(found.problems[0]))
  return found.raid
}
/** A raid of somebody else: known by another id. */
const mine = read({ ...structuredClone(onyxia), id: 'my-lair', name: 'My Lair', version: '1.2.0', author: 'Ann' })

/** A game of random answers, of at most so many. */
function played(game: Game, most = 300): Game {
  for (let n = 0, open = decision(game); open && n < most; n++, open = decision(game))
    choose(game, mix(7, n, 0) % open.answers.length)
  return game
}
const parsed = (r: GameRecord): GameRecord => {
  const found = parseRecord(JSON.stringify(r))
  if ('error' in found) throw found.error
  return found.record
}
const game = played(start(withRaid(library, mine), { raid: 'my-lair', raiders, seed: 3 }))

test('a record names its raid with version, author and hash', () => {
  const { raid } = parsed(record(game))
  expect(raid).toEqual({
    id: 'my-lair',
    name: 'My Lair',
    version: '1.2.0',
    author: 'Ann',
    hash: expect.stringMatching(/^[0-9a-f]{8}$/),
  })
  expect(record(start(library, { players: raiders.slice(0, 2), seed: 1 })).raid).toBeUndefined()
})

test('a record that carries its raid plays where the raid is not known', () => {
  const carried = parsed(record(game, { embed: true }))
  expect(carried.raid?.def).toEqual(mine)
  const again = load(library, carried)
  expect(hash(again)).toBe(hash(game))
  expect(record(again, { embed: true })).toEqual(record(game, { embed: true }))
})

test('without it, what is missing is said by name, version and author', () => {
  expect(() => load(library, parsed(record(game)))).toThrow(
    'Its raid is not here: “My Lair” (my-lair 1.2.0, by Ann). Open that raid’s file with it, or a record that carries its raid; or start a new raid.',
  )
})

test('another version of the raid is refused, and named', () => {
  const newer = read({ ...structuredClone(mine), version: '1.3.0', handMax: 9 })
  expect(() => load(withRaid(library, newer), parsed(record(game)))).toThrow(
    'It was played with “My Lair” (my-lair 1.2.0, by Ann); the raid here is “My Lair” (my-lair 1.3.0, by Ann).',
  )
  const changed = read({ ...structuredClone(mine), handMax: 9 })
  expect(() => load(withRaid(library, changed), parsed(record(game)))).toThrow('but its rules or cards have changed')
  const carried = parsed(record(game, { embed: true }))
  expect(hash(load(withRaid(library, changed), carried))).toBe(hash(game))
})

test('what is only told of a raid may change: its records still play', () => {
  const retold = read({
    ...structuredClone(mine),
    version: '1.2.1',
    about: 'Told anew.',
    tactics: [],
    licence: 'CC0-1.0',
  })
  expect(hash(load(withRaid(library, retold), parsed(record(game))))).toBe(hash(game))
})

test('a raid in a record is read as one from a file is', () => {
  const carried = record(game, { embed: true })
  const spoilt = (def: unknown): string => {
    const found = parseRecord(JSON.stringify({ ...carried, raid: { ...carried.raid, def } }))
    return 'error' in found ? found.error.message : ''
  }
  expect(spoilt({ ...mine, machine: { ...mine.machine, always: [{ target: 'one' }] } })).toContain(
    'record.raid.def: my-lair.machine',
  )
  expect(spoilt({ ...mine, starts: 'Nobody' })).toContain('"Nobody" is not a card of this raid')
  expect(spoilt({ ...mine, format: 7 })).toContain('This raid needs a newer raidkeeper')
  expect(spoilt({ ...mine, id: 'other' })).toContain('the raid in it is "other", not "my-lair"')
  expect(spoilt(7)).toContain('7 is not a raid')
})

test('a built-in raid is replaced by a file of its id, and cards for any deck are not there twice', () => {
  const lair = library.raids.find(({ regular }) => regular) as RaidDef
  const edited = read({ ...structuredClone(lair), handMax: 9 })
  const wide = withRaid(library, edited)
  expect(wide).toBe(withRaid(library, edited))
  expect(wide.raids.map(({ id }) => id).sort()).toEqual(library.raids.map(({ id }) => id).sort())
  const copy = read({ ...structuredClone(lair), id: 'copy' })
  expect(() => start(withRaid(library, copy), { raid: 'copy', raiders, seed: 1 })).not.toThrow()
})
