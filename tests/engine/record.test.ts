import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { running } from '../../src/engine/game.ts'
import {
  canRedo,
  canUndo,
  choose,
  decision,
  events,
  hash,
  load,
  parseRecord,
  RecordError,
  raidSetup,
  record,
  redo,
  start,
  undo,
} from '../../src/engine/index.ts'
import { slowHash } from '../../src/engine/testing.ts'
import type { GameRecord } from '../../src/engine/types.ts'
import { mix } from '../../src/state/dice.ts'

const setup = (seed = 5) => ({
  raid: 'onyxias-lair',
  raiders: library.decks.slice(0, 3).map((d, i) => ({ name: `R${i + 1}`, deck: d.id })),
  seed,
})

/** A raid with this many random choices made. */
function played(choices: number, seed = 5) {
  const g = start(library, setup(seed))
  for (let n = 0; n < choices && decision(g); n++) choose(g, mix(seed, n, 3) % decision(g)!.answers.length)
  return g
}

const text = (r: unknown): string => JSON.stringify(r)

function errorOf(what: string): RecordError {
  const read = parseRecord(what)
  if (!('error' in read)) throw new Error('The record was accepted.')
  return read.error
}

function loadError(r: GameRecord): RecordError {
  try {
    load(library, r)
  } catch (e) {
    if (e instanceof RecordError) return e
    throw e
  }
  throw new Error('The record was loaded.')
}

describe('a game is its record', () => {
  test('loaded, it tells the same of what happened as it told while that happened', () => {
    const g = start(library, setup(7), { events: true })
    const told: string[] = []
    for (let n = 0; n < 1200 && decision(g); n++) {
      choose(g, mix(7, n, 3) % decision(g)!.answers.length)
      told.push(...events(g, told.length, 1).map((e) => e.text))
    }
    const again = load(library, record(g), { events: true })
    expect(told.filter((line) => line.includes('exhausted')).length).toBeGreaterThan(5)
    expect(events(again, 0, 1).map((e) => e.text)).toEqual(told)
  })
  test('saved at any decision it loads to the same hash and the same legal answers', () => {
    const kinds = new Set<string>()
    const g = start(library, setup(9))
    for (let n = 0; n < 1500 && decision(g); n++) {
      const d = decision(g)!
      if (!kinds.has(d.kind) || n % 250 === 0) {
        kinds.add(d.kind)
        const read = parseRecord(text(record(g)))
        if ('error' in read) throw read.error
        const again = load(library, read.record, { events: false })
        expect(hash(again)).toBe(hash(g))
        expect(decision(again)).toEqual(decision(g))
      }
      choose(g, mix(9, n, 3) % d.answers.length)
    }
    expect(kinds.size).toBeGreaterThan(7)
  })

  test('hashes worked out when the record is asked for are those of each choice, and change nothing', () => {
    const asked: string[] = []
    const g = start(library, setup())
    const late = start(library, setup())
    for (let k = 0; asked.length < 300; k++) {
      asked.push(hash(g))
      const answer = mix(9, k, 3) % decision(g)!.answers.length
      for (const x of [g, late]) choose(x, answer)
      if (k % 90 === 50) record(late)
      if (k % 120 < 119) continue
      for (const x of [g, late]) for (let n = 0; n < 60; n++) undo(x)
      asked.length -= 60
    }
    expect(record(late).hashes).toBe(asked.join(''))
    expect(slowHash(late)).toBe(hash(g))
    expect(JSON.stringify(running(late).s)).toBe(JSON.stringify(running(g).s))
  })

  test('undo and redo go through the whole raid', () => {
    const g = played(400)
    const hashes: string[] = []
    while (undo(g)) hashes.push(hash(g))
    expect(hashes).toHaveLength(400)
    expect(hash(g)).toBe(hash(start(library, setup())))
    for (const h of hashes.reverse()) {
      expect(hash(g)).toBe(h)
      expect(redo(g)).toBe(true)
    }
    expect(redo(g)).toBe(false)
    expect(hash(g)).toBe(hash(played(400)))
  })

  test('undo is there from the first choice on, redo from the first undo until nothing is left to redo', () => {
    const g = start(library, setup())
    const can = () => [canUndo(g), canRedo(g)]
    expect(can()).toEqual([false, false])
    expect(undo(g)).toBe(false)
    choose(g, 0)
    expect(can()).toEqual([true, false])
    undo(g)
    expect(can()).toEqual([false, true])
    redo(g)
    expect(can()).toEqual([true, false])
  })

  test('a new choice after taking one back leaves nothing to redo', () => {
    const g = played(40)
    undo(g)
    choose(g, 0)
    expect(redo(g)).toBe(false)
  })

  test('a wrong answer changes nothing and says what is right', () => {
    const g = played(40)
    const before = hash(g)
    for (const i of [-1, 99, 0.5, Number.NaN]) expect(choose(g, i)?.why).toMatch(/choose 0 to/)
    expect(hash(g)).toBe(before)
    expect(record(g).choices).toHaveLength(40)
  })
})

describe('damaged and foreign records name the place and the fix', () => {
  const good = () => JSON.parse(text(record(played(30)))) as GameRecord

  test('not JSON, not a record', () => {
    expect(errorOf('not json')).toMatchObject({ where: 'record' })
    expect(errorOf('{"a":1}')).toMatchObject({ where: 'record.format' })
    expect(errorOf('null')).toMatchObject({ where: 'record.format' })
    expect(errorOf('[]').fix).toMatch(/raidkeeper/)
  })

  test('another version', () => {
    expect(errorOf(text({ ...good(), version: 2 }))).toMatchObject({ where: 'record.version' })
    expect(loadError({ ...good(), engine: '999' })).toMatchObject({ where: 'record.engine' })
    expect(loadError({ ...good(), content: '00000000' })).toMatchObject({ where: 'record.content' })
  })

  test('fields that are missing or of the wrong kind', () => {
    const { choices: _c, ...rest } = good()
    expect(errorOf(text(rest)).where).toBe('record.choices')
    expect(errorOf(text({ ...good(), choices: [1, 'x'] })).where).toBe('record.choices.1')
    expect(errorOf(text({ ...good(), hashes: 'xyz' })).where).toBe('record.hashes')
    expect(errorOf(text({ ...good(), hashes: good().hashes.slice(8) })).where).toBe('record.hashes')
  })

  test('a choice that was changed is found where it first matters', () => {
    const r = good()
    const choices = r.choices.map((c, i) => (i === 20 ? c + 50 : c))
    expect(loadError({ ...r, choices }).where).toBe('record.choices[20]')
    const hashes = `${r.hashes.slice(0, 80)}00000000${r.hashes.slice(88)}`
    expect(loadError({ ...r, hashes }).where).toBe('record.choices[10]')
  })

  test('an unknown raid or deck inside', () => {
    expect(loadError({ ...good(), setup: { ...good().setup, raid: 'onyxia-lair' } }).fix).toMatch(/onyxias-lair/)
    const raiders = raidSetup(good()).raiders.map((s) => ({ ...s, deck: 'nobody' }))
    expect(loadError({ ...good(), setup: { ...good().setup, raiders } }).what).toMatch(/nobody/)
  })
})
