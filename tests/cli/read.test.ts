import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { raid } from './raid.ts'

let dir = ''
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'raid-read-'))
})
afterAll(() => rmSync(dir, { recursive: true }))

function file(...lines: string[]): string {
  const path = join(dir, 'card.txt')
  writeFileSync(path, lines.join('\n'))
  return path
}

test('a text is printed as data, or with a caret below the word that stopped the reader', async () => {
  const { out } = await raid(['read', '--text', 'Draw a card.', '--type', 'ability'])
  expect(JSON.parse(out)).toMatchObject({ type: 'ability', text: [{ do: 'draw', n: 1 }] })
  const refused = await raid(['read', '--text', 'Draw a frob.'])
  expect(refused.code).toBe(1)
  expect(refused.out).toContain('Draw a frob.\n       ^\n"frob." is not read here.')
})

test('a text that ends too soon is said to', async () => {
  const { out } = await raid(['read', '--text', 'Destroy target'])
  expect(out).toContain('Destroy target\n              ^\nThe text ends too soon.')
})

test('a long line is cut between words, with the caret below the word', async () => {
  const { out } = await raid(['read', '--text', `${'Draw a card, then '.repeat(6)}draw a frob.`])
  const [line = '', caret = ''] = out.split('\n')
  expect(line).toMatch(/^… (draw|a|card,|then) /)
  expect(line.slice(caret.indexOf('^'))).toBe('frob.')
})

test('the wording of cards is shown, also of a power that does not say so', async () => {
  const { out } = await raid(['read', '--text', 'At the start of your turn, destroy target ally.'])
  expect(out).toContain('It is a power, and a text that happens once is meant.')
  expect(out).toContain('Ongoing: At the start of your turn, destroy target ally.')
  const said = await raid(['read', '--text', 'Kill target ally.', '--json'])
  expect(JSON.parse(said.out)).toMatchObject({ refusal: { word: 'Kill' }, better: 'Destroy target ally.' })
})

test('a file has the text of one card, a paragraph a line', async () => {
  const path = file('Elusive', 'When this ally attacks, draw a card.')
  const { out } = await raid(['read', path, '--type', 'ally', '--name', 'Brook Tanner'])
  expect(JSON.parse(out)).toMatchObject({
    name: 'Brook Tanner',
    powers: [{ keyword: 'Elusive' }, { when: { on: 'attack', by: 'self' }, then: [{ do: 'draw', n: 1 }] }],
  })
})

test('both sides of a hero stand in one file, as `cards` prints them', async () => {
  const path = file('(3) >>> Flip Brook Tanner.', 'Other side:', 'Protector')
  const { out } = await raid(['read', path, '--type', 'hero', '--name', 'Brook Tanner'])
  expect(JSON.parse(out)).toMatchObject({ front: [{ then: [{ do: 'flip' }] }], back: [{ keyword: 'Protector' }] })
})

test('a raid’s card is read with the names of its raid', async () => {
  const words = ['read', '--text', 'Onyxia deals 2 fire damage to target hero.']
  const { out } = await raid([...words, '--raid', 'onyxias-lair'])
  expect(JSON.parse(out)).toMatchObject({ text: [{ do: 'deal', by: 'boss' }] })
  expect((await raid(words)).out).toContain('"Onyxia" is not read here.')
})

test('a raid whose other texts are not read yet has its names all the same', async () => {
  const path = join(dir, 'moor.raid.json')
  writeFileSync(path, readFileSync('docs/write-a-raid/step-6.raid.json', 'utf8').replace('Stage 2 only.', 'Late only.'))
  const { out } = await raid(['read', '--text', 'Put a Wisp into play.', '--raid', path])
  expect(JSON.parse(out)).toMatchObject({ text: [{ do: 'create', n: 1, token: 'Wisp' }] })
})

test('--json says where and why a text is refused', async () => {
  const { code, out } = await raid(['read', '--text', 'Draw a frob.', '--json'])
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({ refusal: { at: 7, word: 'frob.', why: 'not read' } })
})

test.each([
  [['read'], 'nothing to read'],
  [['read', '/nowhere/card.txt'], "can't be read"],
  [['read', '--text', 'Draw a card.', '--type', 'spell'], 'unknown type "spell"'],
  [['read', '--text', 'Draw a card.', '--raid', 'nowhere'], 'unknown raid "nowhere"'],
])('%j is refused', async (words, what) => {
  const { code, err } = await raid(words)
  expect(code).not.toBe(0)
  expect(err).toContain(what)
})
