/** Setups and records that were made to do harm: each is refused with its place and a fix, and nothing is built of it. */
import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import {
  checkRecord,
  load,
  misfit,
  parseRecord,
  RecordError,
  record,
  SetupError,
  start,
} from '../../src/engine/index.ts'
import type { GameRecord, Setup } from '../../src/engine/types.ts'
import type { DeckDef } from '../../src/language/types.ts'
import { bounds } from '../../src/state/bounds.ts'

const raider = { name: 'Ann', deck: library.decks[0]!.id }
const setup = { raid: 'onyxias-lair', raiders: [raider], seed: 5 }
const good = (): GameRecord => record(start(library, setup))
const own = (more: Partial<DeckDef>): DeckDef => ({
  id: 'mine',
  name: 'Mine',
  hero: library.decks[0]!.hero,
  about: '',
  format: 'open',
  cards: [[60, 'Kor Cindervein']],
  ...more,
})

/** What a setup is refused for: place, what, fix. */
function refused(wrong: unknown): string {
  try {
    start(library, wrong as Setup)
  } catch (e) {
    if (!(e instanceof SetupError)) throw e
    expect(e.problems.every(({ fix }) => fix.length > 3)).toBe(true)
    return e.problems.map(({ where, what }) => `${where}: ${what}`).join(' ')
  }
  return ''
}

/** The same setup in a record, read as a file is. */
function refusedRecord(wrong: object): RecordError {
  const read = parseRecord(JSON.stringify({ ...good(), ...wrong }))
  if ('error' in read) return read.error
  try {
    load(library, read.record)
  } catch (e) {
    if (e instanceof RecordError) return e
    throw e
  }
  throw new Error('The record was loaded.')
}

const withDeck = (deck: unknown, more: object = {}) => ({ ...setup, raiders: [{ ...raider, ...more, deck }] })
const million: DeckDef['cards'] = [[1_000_000, 'Kor Cindervein']]

describe('sizes are checked before anything is built', () => {
  test('as many cards as may be are dealt, and not one more', () => {
    const cards: DeckDef['cards'] = [[bounds.deck, 'Kor Cindervein']]
    expect(refused(withDeck(own({ cards })))).toBe('')
    expect(refused(withDeck(own({ cards: [[bounds.deck + 1, 'Kor Cindervein']] })))).toContain('501')
    const collection = [[bounds.collection + 1, 'Kor Cindervein']]
    expect(refused(withDeck(raider.deck, { collection }))).toBe('seat 1: cards in the collection: 2001.')
  })

  test.each<[string, object, RegExp]>([
    ['a million copies', withDeck(own({ cards: million })), /seat 1: cards in deck and side deck: 1000000\./],
    ['a million beside', withDeck(own({ side: million })), /cards in deck and side deck: 1000060/],
    [
      'a million of them in ten lines',
      withDeck(own({ cards: Array.from({ length: 10 }, () => [100_000, 'Kor Cindervein'] as const) })),
      /1000000/,
    ],
    ['a collection of a million', withDeck(raider.deck, { collection: million }), /cards in the collection: 1000000/],
    ['copies that are no number', withDeck(own({ cards: [[1e300, 'Kor Cindervein']] })), /1e\+300 is not a number/],
    ['a name of 20,000 letters', { ...setup, raiders: [{ ...raider, name: 'A'.repeat(20_000) }] }, /longer than/],
    [
      'a name of 81 letters',
      { ...setup, raiders: [{ ...raider, name: 'A'.repeat(81) }] },
      /seat 1, name: it is longer than 80/,
    ],
    [
      'a name of 3,000 accents',
      { ...setup, raiders: [{ ...raider, name: `A${'\u0301'.repeat(3000)}` }] },
      /more than 4 marks/,
    ],
    ['a name that turns around', { ...setup, raiders: [{ ...raider, name: 'A\u202Enn' }] }, /U\+202E/],
    ['a name of two lines', { ...setup, raiders: [{ ...raider, name: 'A\nB' }] }, /more than one line/],
    ['a name that moves the cursor', { ...setup, raiders: [{ ...raider, name: '\u001B[2J' }] }, /U\+001B/],
    [
      'counters of a name that is none',
      withDeck(raider.deck, { kept: [{ card: 'x', counters: { 'a\u202Eb': 1 } }] }),
      /the key "ab"/,
    ],
    ['a seed that is none', { ...setup, seed: 1e300 }, /seed: 1e\+300 is not a number/],
  ])('%s', (_what, wrong, said) => {
    expect(refused(wrong)).toMatch(said)
    const error = refusedRecord({ setup: wrong })
    expect(error.where).toMatch(/^record\.setup/)
    expect(error.fix).not.toBe('')
  })

  test('of very many problems the first are told, and how many more there are', () => {
    const cards = Array.from({ length: 400 }, (_, i) => [1, `Nobody ${i}`] as const)
    expect(refused(withDeck(own({ cards }))).match(/is not known/g)).toHaveLength(50)
    expect(refused(withDeck(own({ cards })))).toContain('350 more problems')
  })
})

describe('records', () => {
  const said = (text: string): string => {
    const read = parseRecord(text)
    return 'error' in read ? `${read.error.where}: ${read.error.what}` : ''
  }
  const with_ = (more: object): string => JSON.stringify({ ...good(), ...more })

  test('a byte order mark is no part of one', () => {
    expect(said(`\uFEFF${JSON.stringify(good())}`)).toBe('')
  })

  test.each<[string, () => string, RegExp]>([
    ['too long', () => ' '.repeat(bounds.file + 1), /^record: It is larger than 16 MB/],
    ['nested deeply', () => '['.repeat(1_000_000) + ']'.repeat(1_000_000), /^record/],
    [
      'nested deeply within',
      () => with_({}).replace('"setup":', `"x":${'['.repeat(1e5)}${']'.repeat(1e5)},"setup":`),
      /^$/,
    ],
    [
      'too many choices',
      () => with_({ choices: Array.from({ length: bounds.choices + 1 }, () => 0) }),
      /record\.choices: Too large: at most 200000 of them/,
    ],
    [
      'a million wrong choices',
      () => with_({ choices: Array.from({ length: 1e6 }, () => 'x') }),
      /record\.choices: Too large/,
    ],
    [
      'a million raiders',
      () => with_({ setup: { ...setup, raiders: Array.from({ length: 1e6 }, () => 0) } }),
      /record\.setup\.raiders: Too large: at most 6/,
    ],
    [
      'a million lines of a deck',
      () => with_({ setup: withDeck(own({ cards: Array.from({ length: 1e5 }, () => [1, 'x'] as const) })) }),
      /record\.setup\.raiders\.0\.deck\.cards: Too large: at most 500/,
    ],
    ['a choice that is none', () => with_({ choices: [1e300], hashes: '00000000' }), /record\.choices\.0/],
    [
      'a version that writes to the terminal',
      () => with_({ version: '\u001B[31m\n2' }),
      /another version \(\[31m 2\)\.$/,
    ],
    ['a version that is no word', () => with_({ version: { a: 1 } }), /another version \(unknown\)/],
    [
      'many counters',
      () =>
        with_({
          setup: withDeck('x', {
            kept: [{ card: 'x', counters: Object.fromEntries(Array.from({ length: 1e5 }, (_, i) => [i, 1])) }],
          }),
        }),
      /counters: Damaged: more than 80 names/,
    ],
  ])('%s', (_what, text, expected) => {
    expect(said(text())).toMatch(expected)
  })

  test('nothing else of the file is kept', () => {
    const read = parseRecord(with_({ more: 'of it', setup: { ...setup, more: 'too' } }))
    expect('record' in read && read.record).toEqual(good())
  })

  test('rows of a database are read as files are: circles, other kinds, nothing', () => {
    const round: Record<string, unknown> = { ...good() }
    round.setup = { ...setup, raiders: [round] }
    for (const raw of [round, null, 7, 'x', [], new Map(), new Date(), { ...good(), setup: null }])
      expect('error' in checkRecord(raw)).toBe(true)
    for (const setup of [null, round, [], { raid: 1n }, { raid: 'onyxias-lair' }])
      expect(misfit(library, { ...good(), setup } as unknown as GameRecord)).toBeInstanceOf(RecordError)
  })
})
