/** Files that were made to do harm, as the terminal meets them: refused with place and fix, and nothing of them moves the cursor. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { onyxiasLair } from '../../raids/onyxias-lair/raid.ts'
import { run } from '../../src/cli/cli.ts'
import { library } from '../../src/content.ts'
import { record, start } from '../../src/engine/index.ts'
import { bounds } from '../../src/state/bounds.ts'

const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-hostile-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a command says, and its code. Of whatever it says nothing may be a control character, or turn text around. */
async function said(...words: string[]): Promise<{ code: number; text: string }> {
  let text = ''
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((part) => {
    text += String(part)
    return true
  })
  try {
    const code = await run(words, (part) => {
      text += part
    })
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    return { code, text }
  } finally {
    spy.mockRestore()
  }
}

let files = 0
function file(text: string | Uint8Array): string {
  const path = join(folder, `${files++}.json`)
  writeFileSync(path, text)
  return path
}

const raidWith = (more: object): string => file(JSON.stringify({ ...onyxiasLair, ...more }))
const red = '\u001B[31m'
const turned = '\u202E'
const states = onyxiasLair.machine.states as Record<string, object>
const [first = ''] = Object.keys(states)
const swapsFor = (card: unknown): object => ({
  ...states[first],
  on: {
    fatallyDamaged: {
      target: first,
      actions: [{ type: 'do', params: { how: 'now', do: [{ do: 'swap', what: 'yourHero', for: card }] } }],
    },
  },
})

describe('raid files', () => {
  test.each<[string, object, RegExp]>([
    [
      'a name that colors the terminal',
      { name: `${red}Lair` },
      /"\[31mLair" can’t be used: it has a character that can’t be seen \(U\+001B\)/,
    ],
    ['a title of two lines', { about: 'one\ntwo' }, /more than one line/],
    ['a player whose name turns around', { player: `A${turned}B` }, /U\+202E/],
    ['a deck of a million', { decks: { main: [[1_000_000, 'Crush']] } }, /1000000 is not a whole number from 1 to 500/],
    [
      'a deck of a thousand in two',
      {
        decks: {
          main: [
            [500, 'Crush'],
            [500, 'Crush'],
          ],
        },
      },
      /1000 cards.*at most 500/s,
    ],
    ['a billion tokens at the start', { startsWith: [[1e9, 'Onyxian Whelp']] }, /not a whole number from 1 to 500/],
    [
      'twenty decks',
      { decks: Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`d${i}`, [[1, 'Crush']]])) },
      /at most 12/,
    ],
    ['fifty raiders', { raiders: { min: 1, max: 50, meant: [3, 5] } }, /50 is not a whole number from 1 to 5/],
    [
      'a machine that goes round by itself',
      {
        machine: {
          ...onyxiasLair.machine,
          states: { ...states, [first]: { ...states[first], always: { target: first } } },
        },
      },
      /a state does not go on by itself/,
    ],
    ['a machine of a number', { machine: 7 }, /7 is not a record/],
    ['cards of a text', { cards: 'all' }, /"all" is not a list/],
    ['a card that is a number', { cards: [7] }, /7 is not a card/],
    ['a card without a name', { cards: [{}] }, /"name" is missing/],
    [
      'a machine that swaps for nothing of a name',
      { machine: { ...onyxiasLair.machine, states: { ...states, [first]: swapsFor(7) } } },
      /7 is not a text/,
    ],
    ['numbers that are too large', { handMax: 1e300 }, /1e\+300 is not a number/],
    ['a text of a million letters', { about: 'x'.repeat(1e6) }, /longer than 2000/],
    ['a hundred thousand tokens', { tokens: Array.from({ length: 1e5 }, () => 'x') }, /more than 100000 values/],
  ])('%s', async (_what, more, problem) => {
    const path = raidWith(more)
    const check = await said('check', path)
    expect(check.code).toBe(1)
    expect(check.text).toMatch(problem)
    expect(check.text).toMatch(/fix: /)
    const graph = await said('graph', path)
    expect(graph.code).toBe(2)
    expect(graph.text).toMatch(problem)
  })

  test('what is nested deeply, too large, or no JSON', async () => {
    const deep = file(`${'['.repeat(1e6)}${']'.repeat(1e6)}`)
    expect((await said('check', deep)).text).toContain('the file contains no raid')
    const machine = `{"a":`.repeat(1e5) + '1' + '}'.repeat(1e5)
    const inside = file(JSON.stringify({ ...onyxiasLair, machine: 0 }).replace('"machine":0', `"machine":${machine}`))
    expect((await said('check', inside)).text).toContain('more than 64 lists and records within each other')
    expect((await said('check', file(' '.repeat(bounds.file + 1)))).text).toContain('larger than 16 MB')
    const broken = await said('check', file(`{"a${red}`))
    expect([broken.code, broken.text]).toEqual([2, expect.stringContaining('not JSON')])
  })

  test('whatever byte order mark they have', async () => {
    const text = JSON.stringify(onyxiasLair)
    for (const bytes of [`\uFEFF${text}`, Buffer.from(`\uFEFF${text}`, 'utf16le')])
      expect(await said('check', file(bytes))).toMatchObject({ code: 0 })
  })
})

describe('records', () => {
  const game = record(start(library, { raid: 'onyxias-lair', raiders: [{ name: 'Ann', deck: 'warrax' }], seed: 3 }))
  const withDeck = (deck: object) => ({ ...game, setup: { ...game.setup, raiders: [{ name: 'Ann', deck }] } })
  const deck = { id: 'm', name: `${red}M`, hero: 'Warrax', about: '', format: 'open', cards: [[60, 'Crush']] }

  test.each<[string, object, RegExp]>([
    ['a version that colors the terminal', { ...game, version: `${red}2` }, /another version \(\[31m2\)/],
    ['an engine of two lines', { ...game, engine: `1\n${turned}2` }, /more than one line/],
    ['a deck whose name colors the terminal', withDeck(deck), /can’t be used/],
    [
      'a million copies',
      withDeck({ ...deck, name: 'M', cards: [[1e6, 'Crush']] }),
      /cards in deck and side deck: 1000000/,
    ],
    [
      'a raid that is none',
      { ...game, setup: { ...game.setup, raid: `x${turned}${'y'.repeat(1000)}` } },
      /can’t be used|this is a game of "xyy/,
    ],
  ])('%s', async (_what, data, problem) => {
    const path = file(JSON.stringify(data))
    for (const words of [
      ['replay', path],
      ['play', 'onyxias-lair', '--load', path],
      ['play', 'onyxias-lair', '--next', path],
    ]) {
      const { code, text } = await said(...words)
      expect(code).toBeGreaterThan(0)
      expect(text).toMatch(/fix: /)
      expect(text).toContain(path)
      expect(text).toMatch(problem)
    }
  })

  test('a byte order mark is no part of one', async () => {
    expect(await said('replay', file(`\uFEFF${JSON.stringify(game)}`))).toMatchObject({ code: 0 })
  })
})
