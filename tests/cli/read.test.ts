import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { here } from './said.ts'

let dir = ''
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'raid-read-'))
})
afterAll(() => rmSync(dir, { recursive: true }))

function file(...lines: string[]): string {
  const path = join(dir, `${Math.abs(lines.join().length)}-${lines.length}.tsv`)
  writeFileSync(path, lines.join('\n'))
  return path
}
const columns = 'name\ttype\tsetcode\trules'

test('a report tells for each set how many are read, and what stopped the reader', async () => {
  const path = file(
    columns,
    'One\tAbility\tA\tDraw a card.',
    'Two\tAbility\tA\tFrobnicate a card.',
    'Three\tAlly\tB\tElusive',
  )
  const { out } = await here(['read', path, '--report'])
  expect(out).toMatch(/A {3,}1 of 2 {2}50.0 %/)
  expect(out).toMatch(/1 {2}at "frobnicate" {2}Two/)
  const json = await here(['read', path, '--report', '--json'])
  expect(JSON.parse(json.out)).toEqual({
    rows: 3,
    read: 2,
    share: 0.667,
    sets: { A: { rows: 2, read: 1 }, B: { rows: 1, read: 1 } },
  })
})

test('one text is printed as data, or with a caret below the word that stopped the reader', async () => {
  const { out } = await here(['read', '--text', 'Draw a card.', '--type', 'ability'])
  expect(JSON.parse(out)).toMatchObject({ type: 'ability', text: [{ do: 'draw', n: 1 }] })
  const refused = await here(['read', '--text', 'Draw a frob.'])
  expect(refused.code).toBe(1)
  expect(refused.out).toContain('Draw a frob.\n       ^\n"frob." is not read here.')
})

test.each([
  ['no column "rules"', 'line 1', ['name\ttype', 'One\tAbility']],
  ['5 columns, and the first line names 4', 'line 2, column 5', [columns, 'One\tAbility\tA\tDraw a card.\tmore']],
  [
    '"Rune" is no type of a card',
    'line 3, column "type"',
    [columns, 'One\tAbility\tA\t', 'Two\tRune\tA\tDraw a card.'],
  ],
  ['the name is missing', 'line 2, column "name"', [columns, '\tAbility\tA\tDraw a card.']],
  ['no cards', 'line 2', [columns, '']],
])('a broken file is refused: %s', async (what, where, lines) => {
  const { code, err } = await here(['read', file(...lines), '--report'])
  expect(code).not.toBe(0)
  expect(err).toContain(what)
  expect(err).toContain(where)
})

test.each([
  [['read'], 'nothing to read'],
  [['read', '/nowhere/cards.tsv'], "can't be read"],
  [['read', '--text', 'Draw a card.', '--type', 'spell'], 'unknown type "spell"'],
])('%j is refused', async (words, what) => {
  const { code, err } = await here(words)
  expect(code).not.toBe(0)
  expect(err).toContain(what)
})
