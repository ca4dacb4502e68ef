import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addressOf,
  persons,
  plansOf,
  readLink,
  setupOf,
  type Wanted,
  wantedOf,
  whoFits,
} from '../../src/app/start/raid-link.ts'
import { catalogue } from '../../src/catalogue.ts'
import { library } from '../../src/content.ts'
import { start } from '../../src/engine/index.ts'
import { plainText } from '../../src/language/plain-text.ts'
import { reals } from '../../src/session/real-things.ts'

const decks = library.decks.map(({ id }) => id)
const raid = library.raids[0].id

const places = library.raids.flatMap(({ id, modes }) => [
  { raid: id },
  ...(modes ?? []).map((m) => ({ raid: id, mode: m.id })),
])

const rest: fc.Arbitrary<Omit<Wanted, 'raid' | 'mode'>> = fc.record({
  seed: fc.integer({ min: 0, max: 0xffff_ffff }),
  boss: fc.constantFrom(...whoFits(true)),
  raiders: fc.array(
    fc.record({
      deck: fc.constantFrom(...decks),
      who: fc.constantFrom(...whoFits(false)),
      // As the form hands it over.
      name: fc
        .string({ minLength: 1, maxLength: 24, unit: 'grapheme' })
        .map((name) => plainText(name, 24))
        .filter((name) => name !== '' && name === plainText(name, 24)),
    }),
    { minLength: 1, maxLength: 5 },
  ),
})

const wanted: fc.Arbitrary<Wanted> = fc.tuple(fc.constantFrom(...places), rest).map(([a, b]) => ({ ...a, ...b }))

test('a link says the whole raid: raid, mode, seed, decks, names, who plays', () => {
  fc.assert(
    fc.property(wanted, (one) => {
      expect(readLink(addressOf(one), catalogue)).toEqual({ wanted: one, wrong: [] })
      expect(wantedOf(setupOf(one), plansOf(one))).toEqual(one)
      for (const what of reals) {
        const real = { ...one, real: what }
        expect(readLink(addressOf(real), catalogue)).toEqual({ wanted: real, wrong: [] })
        const people = one.raiders.some(({ who }) => who.startsWith('person'))
        expect(wantedOf(setupOf(real), plansOf(real))).toEqual(people ? real : one)
      }
    }),
  )
})

test('words that a link can’t have are told, a few of them, and the rest is taken', () => {
  const read = readLink(`#raid=${raid}&raiders=5&seed=7&Seed=8&a=1&b=2&raiders=4`, catalogue)
  expect(read?.wanted).toEqual({ raid, seed: 7 })
  expect(read?.wrong).toEqual([
    'A link has no "raiders", "Seed" and "a": it may say raid, mode, seed, boss, real and raider (once for each raider).',
  ])
})

test('what a link asks for can be started', () => {
  const link = `#raid=${raid}&seed=7&raider=${decks[0]},person,Ann&raider=${decks[1]}&raider=${decks[2]},person-2,Bo`
  const read = readLink(link, catalogue)!
  expect(read.wrong).toEqual([])
  const raiders = read.wanted.raiders!.map(({ name, deck }, i) => ({ name: name || `Raider ${i}`, deck }))
  expect(start(library, { raid, seed: 7, raiders })).toBeTruthy()
})

test('a broken link says what is wrong with it, and keeps what is right', () => {
  const read = (hash: string) => readLink(hash, catalogue)
  expect(read('')).toBeNull()
  expect(read('#game=abc')).toBeNull()
  expect(read('#raid=molten-core&mode=easy')!.wrong).toEqual([
    'Molten Core has no mode "easy": it has "standard", "extra-cards", "hard-mode", "small-party" and "full-clear".',
  ])
  const plain = { ...catalogue, raids: catalogue.raids.map(({ modes: _none, ...one }) => one) }
  expect(readLink(`#raid=${raid}&mode=standard`, plain)!.wrong).toHaveLength(1)
  expect(read('#raid=nowhere')!.wrong).toEqual([
    'There is no raid called "nowhere"; the raids are Onyxia\'s Lair, Molten Core, Magtheridon\'s Lair, Black Temple and The Drowned Bell. If it is somebody’s own raid, open its file first.',
  ])
  expect(read(`#raid=${raid}&seed=many`)!.wrong[0]).toContain('"many" is not a seed')
  expect(read(`#raid=${raid}&seed=99999999999`)!.wrong).toHaveLength(1)
  expect(read(`#raid=${raid}&boss=raider`)!.wrong).toEqual(['"raider" can\'t play the Boss.'])
  const some = read(`#raid=${raid}&seed=5&raider=no-such-deck,person,Ann&raider=${decks[0]},nobody,Bo`)!
  expect(some.wrong).toEqual(['Raider 1: there is no deck called "no-such-deck".', 'Raider 2: "nobody" can\'t play.'])
  expect(some.wanted).toEqual({
    raid,
    seed: 5,
    raiders: [
      { deck: '', who: 'person', name: 'Ann' },
      { deck: decks[0], who: '', name: 'Bo' },
    ],
  })
  const many = read(`#raid=${raid}${`&raider=${decks[0]}`.repeat(7)}`)!
  expect(many.wanted.raiders).toHaveLength(5)
  expect(many.wrong[0]).toContain('7 raiders')
})

test('no text makes reading a link fail', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readLink(`#raid=${text}`, catalogue)
      expect(read).not.toBeNull()
    }),
  )
})

test('persons have numbers, and a seat with a deck of its own has no link', () => {
  const raiders = [{ name: 'Ann', deck: library.decks[0] }]
  expect(wantedOf({ raid, seed: 1, raiders }, [])).toBeNull()
  const one: Wanted = { raid, seed: 1, boss: 'person', raiders: [{ name: 'Ann', deck: decks[0], who: persons[2] }] }
  expect(plansOf(one).map(({ person }) => person)).toEqual([1, 3])
})

test('names in links are cleaned, and cut after so many letters', () => {
  const link = `#raid=${raid}&raider=${decks[0]},person,${encodeURIComponent(`A\u202En\u001B[31m\nn${'e\u0301'.repeat(40)}`)}`
  const { name } = readLink(link, catalogue)!.wanted.raiders![0]!
  expect(name).toBe(`An[31m n${'e\u0301'.repeat(16)}…`)
})
