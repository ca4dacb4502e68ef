import { expect, test } from 'vitest'
import { run } from '../../src/cli/cli.ts'
import { edits, nearest } from '../../src/language/problem.ts'
import { raid } from './raid.ts'

/** Each is refused with a code other than 0, with place and fix. */
const refused: readonly (readonly [words: string, what: RegExp, fix: RegExp])[] = [
  ['', /no command/, /--help/],
  ['simulte onyxias-lair', /unknown command "simulte"/, /Did you mean "simulate"\?/],
  ['simulate onyxias-lair --game 3', /unknown option --game/, /Did you mean --games\?/],
  ['simulate onyxia', /unknown raid "onyxia"/, /Did you mean "onyxias-lair"\?/],
  [
    'simulate molten-core --mode full',
    /unknown mode "full"/,
    /Did you mean "full-clear"\?|Known: standard, full-clear/,
  ],
  ['simulate onyxias-lair --raiders 0', /--raiders is "0"/, /from 1 to 5/],
  ['simulate onyxias-lair --raiders 6', /--raiders is "6"/, /from 1 to 5/],
  ['simulate onyxias-lair --games many', /--games is "many"/, /whole number/],
  ['simulate onyxias-lair --boss tactic', /unknown player "tactic"/, /Did you mean "tactics"\?/],
  ['simulate onyxias-lair --decks nonsense', /unknown deck "nonsense"/, /Known: /],
  ['simulate onyxias-lair --seed', /value is missing/, /--help/],
  ['simulate', /missing required args/, /--help/],
  ['cards nonsense', /unknown raid, set, deck or card "nonsense"/, /raid cards/],
  ['play onyxias-lair --seat 9', /there is no seat "9"/, /Seats are/],
  ['replay no-such-file.json', /can.t be read/, /saved game/],
  ['replay package.json', /./, /./],
  ['check no-such-raid.ts', /no such file/, /path of a raid/],
  ['graph molten', /unknown raid "molten"/, /Known: /],
  ['machine molten', /unknown raid "molten"/, /Known: /],
]

test.each(refused)('raid %s', async (words, what, fix) => {
  let told = ''
  const code = await run(words.split(' ').filter(Boolean), (text) => {
    told += text
  })
  expect(code).toBe(2)
  expect(told).toMatch(what)
  expect(told).toMatch(/where: /)
  expect(told).toMatch(fix)
})

test('problems go to stderr, with --json as JSON, and the code is not 0', async () => {
  const { code, out, err } = await raid(['simulate', 'onyxia', '--json'])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(JSON.parse(err).problems[0].what).toBe('unknown raid "onyxia"')
}, 30_000)

test('the nearest word', () => {
  expect(edits('raid', 'raids')).toBe(1)
  expect(nearest('simulte', ['list', 'simulate'])).toBe('simulate')
  expect(nearest('onyxia', ['molten-core', 'onyxias-lair'])).toBe('onyxias-lair')
  expect(nearest('xyzzy', ['list', 'simulate'])).toBeUndefined()
})
