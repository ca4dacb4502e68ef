import { expect, test } from 'vitest'
import { findInCode, sources, takeApart } from './source.ts'

const code = sources('src', 'raids')
const tests = sources('tests')

test('no file is longer than 500 lines; card data may be', () => {
  const long = code
    .filter(({ path }) => path.startsWith('src/') && !path.startsWith('src/cards/'))
    .filter(({ lines }) => lines > 500)
    .map(({ path, lines }) => `${path}: ${lines} lines`)
  expect(long).toEqual([])
})

test('no any', () => {
  expect(findInCode([...code, ...tests], /(?:[:<|&]|\bas\b)\s*any\b(?!\()|,\s*any\s*>/)).toEqual([])
})

test('no enums, namespaces or default exports', () => {
  const banned = /^\s*(?:export\s+)?(?:declare\s+)?(?:const\s+)?(?:enum|namespace)\s+\w|^\s*export\s+default\b/
  expect(findInCode([...code, ...tests], banned)).toEqual([])
})

test('imports name their files with their endings', () => {
  const bare = [...code, ...tests].flatMap(({ path, imports }) =>
    imports
      .filter(({ file }) => file && !/\.(?:tsx?|json|css|svg|woff2)(?:\?\w+)?$/.test(file))
      .map(({ line, from }) => `${path}:${line} ${from}`),
  )
  expect(bare).toEqual([])
})

test('chance and clocks stay out of the rules: a game is its record', () => {
  const rooms = ['state', 'language', 'rules', 'raid', 'engine', 'players', 'cards']
  const pure = sources('raids', ...rooms.map((room) => `src/${room}`))
  const impure =
    /\bMath\.random\b|\bDate\b|\bperformance\s*\.|\bset(?:Timeout|Interval|Immediate)\b|\bcrypto\b|\bprocess\s*\./
  expect(findInCode(pure, impure)).toEqual([])
})

test('comments and strings are told from code', () => {
  const parts = takeApart("const a = 'it\\'s // any' // as any\n/* x: any */ const b = /'/g.test(`any`)\n")
  expect(parts.code).not.toContain('any')
  expect(parts.code).toContain('const b')
  expect(parts.comments.map(({ line, text }) => `${line} ${text}`)).toEqual(['1 // as any', '2 /* x: any */'])
  expect(parts.strings.map(({ text }) => text)).toEqual(["it\\'s // any", "'/", 'any'])
})
