/** What a designer looks up in the terminal: the words of the language, and the schema for an editor. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { raidSchema, schemaFile } from '../../src/raid/json-schema.ts'
import { words } from '../../src/raid/reference.ts'
import { raid } from './raid.ts'

const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-words-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('reference: every word in a line; one word with fields, example and print, in any case of letters', async () => {
  const all = await raid(['reference'])
  expect(all).toMatchObject({ code: 0, err: '' })
  expect(all.out.trimEnd().split('\n')).toHaveLength(words().length)
  const { out } = await raid(['reference', 'DEAL'])
  expect(out).toContain('deal (effect), rule 405')
  expect(out).toContain('Example: {"text":[{"do":"deal"')
  expect(out).toContain('In print: Your hero deals 3 fire damage to target opposing hero or ally.')
  expect(out).toContain('deal (event)')
  const [first] = JSON.parse((await raid(['reference', 'fatallyDamaged', '--json'])).out)
  expect(first).toMatchObject({ kind: 'raid event', word: 'fatallyDamaged' })
})

test('reference: an unknown word is refused, with the nearest one', async () => {
  const { code, out, err } = await raid(['reference', 'deel'])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain('the language has no word "deel"')
  expect(err).toContain('Did you mean "deal"?')
  expect((await raid(['reference', 'qqqqqqqq'])).err).toContain('`reference` without a word lists them all')
})

test('reference: a word is found in the singular, and where others speak of it', async () => {
  expect((await raid(['reference', 'phase'])).out).toContain('phases (part of a raid), rule R301.3')
  expect((await raid(['reference', 'bosses'])).err).toContain('These speak of it: ')
  expect((await raid(['reference', 'waves'])).err).toContain('These speak of it: bring.')
  expect((await raid(['reference', 'campaign'])).err).toContain('These speak of it: leaves, face.')
})

test('schema: printed, or written under the name that raid files point to; an existing file stays', async () => {
  const printed = await raid(['schema'])
  expect(printed).toMatchObject({ code: 0, err: '' })
  expect(JSON.parse(printed.out)).toEqual(JSON.parse(JSON.stringify(raidSchema())))
  const file = join(folder, schemaFile)
  expect((await raid(['schema', '-o', file])).out).toBe(`Wrote ${file}.\n`)
  expect(readFileSync(file, 'utf8')).toBe(printed.out)
  const again = await raid(['schema', '-o', file])
  expect(again.code).toBe(2)
  expect(again.err).toContain('Use --force to replace it.')
  expect((await raid(['schema', '-o', file, '--force'])).code).toBe(0)
})
