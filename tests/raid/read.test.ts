/** The one door for raids from outside: what it fills in, what it refuses, and that what comes out can't be changed. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { codeFor, decision, SetupError, start } from '../../src/engine/index.ts'
import type { RaidDef } from '../../src/raid/format.ts'
import { formOf, readRaid } from '../../src/raid/read.ts'

const [onyxia] = library.raids as [RaidDef]
const raiders = library.decks.slice(0, 1).map(({ id }) => ({ name: 'A', deck: id }))

const good = (value: unknown): RaidDef => {
  const read = readRaid(value)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return read.raid
}
const wrong = (value: unknown): string[] => {
  const read = readRaid(value)
  return 'problems' in read ? read.problems.map(({ where, what, fix }) => `${where}: ${what} ${fix}`) : []
}

test.each(library.raids)('$id is read as it is, from data and from JSON', (raid) => {
  expect(good(raid)).toEqual(raid)
  expect(good(JSON.parse(JSON.stringify(raid)))).toEqual(raid)
  expect(readRaid(good(raid))).toEqual({ raid: good(raid) })
})

test('what is usual is filled in', () => {
  const { format, version, language, raiders: who, draws, handMax, firstTurn, ...some } = onyxia
  const { skipsFirstDraw, bossMulligans, listens, machine, ...rest } = some
  const { id: _id, ...unnamed } = machine
  const read = good({
    $schema: 'https://example.org/raid.json',
    ...rest,
    version: undefined,
    draws: 1,
    machine: unnamed,
  })
  expect(read).toEqual({
    ...{ ...onyxia, draws: 1, firstTurn: 'left of boss', skipsFirstDraw: false },
    ...{ format: 1, version: '1.0.0', language: 'en', raiders: { min: 1, max: 5, meant: [3, 5] }, handMax: 10 },
  })
})

test('its parts come in the order of the format, in whatever order they were written', () => {
  const reversed = Object.fromEntries(Object.entries(onyxia).reverse())
  expect(JSON.stringify(good(reversed))).toBe(JSON.stringify(good(onyxia)))
  expect(Object.keys(good(reversed)).slice(0, 4)).toEqual(['format', 'id', 'name', 'version'])
})

test('nothing can change what was read, and later changes of the value are not seen', () => {
  const value = structuredClone(onyxia) as unknown as { cards: { name: string; health?: number }[] }
  const read = good(value)
  expect(() => Object.assign(read.cards[0]!, { health: 1 })).toThrow(TypeError)
  expect(() => ((read.machine.states as Record<string, unknown>).one = {})).toThrow(TypeError)
  value.cards[0]!.health = 1
  expect(read.cards[0]).toEqual(onyxia.cards[0])
})

test('a newer format is refused with that reason', () => {
  expect(wrong({ ...onyxia, format: 2, powers: 'of the future' })).toEqual([
    'onyxias-lair.format: This raid needs a newer raidkeeper: it is written in format 2, and this one reads format 1. Update raidkeeper, or ask for the raid in an older format.',
  ])
  expect(wrong({ ...onyxia, format: '1' })).toEqual(['onyxias-lair.format: "1" is not 1 Write 1.'])
})

test.each([
  [null, 'raid: null is not a raid Write { id, name, cards, … }.'],
  [[], 'raid: [] is not a raid Write { id, name, cards, … }.'],
  ['x', 'raid: "x" is not a raid Write { id, name, cards, … }.'],
  [{ ...onyxia, version: '1' }, 'onyxias-lair.version: "1" is not a version Write three numbers: \'1.0.0\'.'],
  [{ ...onyxia, author: ' ' }, 'onyxias-lair.author: it is blank Write a name.'],
  [{ ...onyxia, language: 'xx' }, 'onyxias-lair.language: "xx" is not "en" Write "en".'],
  [
    { ...onyxia, starts: 'Onyxia' },
    'onyxias-lair.starts: "Onyxia" is not a card of this raid. Did you mean "Onyxia (Stage 1)"?',
  ],
])('%#: what is no raid is refused with place and fix', (value, problem) => {
  expect(wrong(value)).toContain(problem)
})

test('a raid that refers to itself, or is too large, is refused at once', () => {
  const self: Record<string, unknown> = { ...onyxia, cards: [] }
  self.table = self
  expect(wrong(self).join()).toContain('more than 64 lists and records within each other')
  expect(wrong({ ...onyxia, rules: Array(200_000).fill(['1', 'x']) }).join()).toContain('more than 100000 values')
})

test('a game uses the checked copy of its raid, never what was passed in', () => {
  const mine = structuredClone(onyxia) as RaidDef & { handMax: number }
  const game = start({ ...library, raids: [mine] }, { raid: mine.id, raiders, seed: 1 })
  expect(decision(game)).not.toBeNull()
  const { raids } = codeFor({ ...library, raids: [mine] }, mine)
  mine.handMax = 1
  expect(raids[mine.id]?.played('').handMax).toBe(10)
  expect(formOf(mine)).toEqual({ raid: good(onyxia) })
})

test('a game does not start with a raid of a bad form, whichever raid of the library it is', () => {
  const bad = { ...onyxia, id: 'other', machine: { ...onyxia.machine, always: [] } } as unknown as RaidDef
  const begin = () => start({ ...library, raids: [onyxia, bad] }, { raid: onyxia.id, raiders, seed: 1 })
  expect(begin).toThrow(SetupError)
  expect(begin).toThrow('other.machine')
})
