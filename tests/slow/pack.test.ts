/** A raid as one file and as a folder: nothing is lost on the way, and both play the same games. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newRaid } from '../../src/cli/commands/new.ts'
import { pack, unpack, writeFolder } from '../../src/cli/commands/pack.ts'
import { raidAtHand } from '../../src/cli/named/raid-file.ts'
import { library } from '../../src/content.ts'
import { choose, decision, type Game, hash, load, outcome, record, start, withRaid } from '../../src/engine/index.ts'
import type { RaidDef } from '../../src/raid/format.ts'
import * as constructors from '../../src/raid/index.ts'
import { lintRaid } from '../../src/raid/lint.ts'
import { packRaid, unpackRaid } from '../../src/raid/pack.ts'
import { readRaid } from '../../src/raid/read.ts'
import { mix } from '../../src/state/dice.ts'

const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-pack-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (value: unknown): RaidDef => {
  const found = readRaid(value, library)
  if ('problems' in found) throw new Error(JSON.stringify(found.problems[0]))
  return found.raid
}
const fresh = newRaid('golem-yard')
const all = [...library.raids, fresh]

/** What the text of an unpacked raid says. */
const told = (text: string): unknown =>
  new Function(
    ...Object.keys(constructors),
    text.replace(/^import .*\n/, '').replace('export const raid: RaidDef =', 'return'),
  )(...Object.values(constructors))

const raiders = library.decks.slice(0, 2).map(({ id }, i) => ({ name: `Raider ${i + 1}`, deck: id }))

/** A whole game of random answers. */
function played(raid: RaidDef, seed: number): Game {
  const game = start(withRaid(library, raid), { raid: raid.id, raiders, seed }, { events: false })
  for (let n = 0, open = decision(game); open; n++, open = decision(game))
    choose(game, mix(seed, n, 0) % open.answers.length)
  return game
}

test.each(all)('$id: packed, unpacked and packed again it is the same, byte for byte', (raid) => {
  const packed = packRaid(read(raid))
  expect(packed.startsWith('{\n  "$schema": "raid.v1.schema.json",\n  "format": 1,\n  "id": ')).toBe(true)
  expect(read(JSON.parse(packed))).toEqual(raid)
  expect(told(unpackRaid(read(raid)))).toEqual(JSON.parse(JSON.stringify(raid)))
  expect(packRaid(read(told(unpackRaid(read(JSON.parse(packed))))))).toBe(packed)
  expect(Math.max(...packed.split('\n').map((line) => line.replace(/"[^"]{80,}"/g, '""').length))).toBeLessThan(161)
})

test.each(all)(
  '$id: its packed form plays the same games, with the same records, and takes those of the other',
  (raid) => {
    const packed = read(JSON.parse(packRaid(read(raid))))
    const [one, other] = [played(raid, 5), played(packed, 5)]
    expect(outcome(one)).not.toBeNull()
    expect(hash(other)).toBe(hash(one))
    expect(record(other)).toEqual(record(one))
    expect(hash(load(withRaid(library, packed), record(one), { events: false }))).toBe(hash(one))
  },
)

test('the texts of a module stay what they were, with quotes and lines of any kind', () => {
  const about = `It's "odd": \\ and ’, $\{x}, é`
  expect(told(unpackRaid({ cards: [], about, 'not-a-name': [], none: {}, '1': -2 }))).toEqual({
    cards: [],
    about,
    'not-a-name': [],
    none: {},
    '1': -2,
  })
})

test('pack and unpack write what they say, and overwrite nothing unless told to', async () => {
  const file = join(folder, 'lair.raid.json')
  await pack('onyxias-lair', { out: file, json: true })
  const packed = readFileSync(file, 'utf8')
  await expect(pack('onyxias-lair', { out: file })).rejects.toThrow('this file exists already')
  const lair = join(folder, 'lair')
  await unpack(file, { out: lair, json: true })
  await expect(unpack(file, { out: lair })).rejects.toThrow('this file exists already')
  writeFileSync(file, 'something else')
  await pack(lair, { out: file, force: true, json: true })
  expect(readFileSync(file, 'utf8')).toBe(packed)
})

test('a new raid has nothing to mend and plays to its end, with stages, events, a token and tactics', async () => {
  expect(fresh).toMatchObject({ id: 'golem-yard', name: 'Golem Yard' })
  expect(lintRaid(fresh, library)).toEqual([])
  expect(Object.keys(fresh.machine.states)).toHaveLength(2)
  expect([fresh.eventDeck, fresh.tokens.length, fresh.tactics?.length]).toEqual(['event', 1, 1])
  expect(outcome(played(fresh, 2))).not.toBeNull()
  expect(newRaid('The Old Yard')).toMatchObject({ id: 'the-old-yard', name: 'The Old Yard' })
  expect(() => newRaid('!')).toThrow("can't be the name of a raid")
  writeFolder(fresh, join(folder, 'yard'), {})
  expect((await raidAtHand(join(folder, 'yard'))).raid).toEqual(fresh)
})
