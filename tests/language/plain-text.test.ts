import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkBounds } from '../../src/language/bounded.ts'
import { decoded, notPlain, plainText } from '../../src/language/plain-text.ts'
import { bounds } from '../../src/state/bounds.ts'

const bell = '\u0007'
const esc = '\u001B'
const rightToLeft = '\u202E'

describe('text of somebody else’s', () => {
  test.each([
    ['Ann', 'Ann'],
    ['  Ann \t of\r\nStorm\u2028wind ', 'Ann of Storm wind'],
    [`${esc}[31mred${esc}]0;title${bell}`, '[31mred]0;title'],
    [`\u009B31mred`, '31mred'],
    [`invoice${rightToLeft}gpj.exe`, 'invoicegpj.exe'],
    ['A\u200Bn\u2060n\uFEFF\u00AD', 'Ann'],
    ['half \uD800 a pair', 'half a pair'],
    ['Zoe\u0301', 'Zoe\u0301'],
    [`Z${'\u0301'.repeat(3000)}oe`, `Z${'\u0301'.repeat(4)}oe`],
    [`${'\u0301'.repeat(10)}Ann`, 'Ann'],
    ['👩🏽\u200D🚀 and 👨\u200D👩\u200D👧', '👩🏽\u200D🚀 and 👨\u200D👩\u200D👧'],
    ['a\u200Db', 'ab'],
    ['محمد', 'محمد'],
    ['한국어 ไทย ภาษา', '한국어 ไทย ภาษา'],
  ])('text %# is shown in plain letters', (text, shown) => {
    expect(plainText(text)).toBe(shown)
  })

  test('it is cut after so many letters, whatever marks they carry, and quickly', () => {
    expect(plainText('abcdef', 6)).toBe('abcdef')
    expect(plainText('abcdefg', 6)).toBe('abcdef…')
    expect(plainText('e\u0301'.repeat(9), 6)).toBe(`${'e\u0301'.repeat(6)}…`)
    expect(plainText('👩'.repeat(9), 2)).toBe('👩👩…')
    expect(plainText('x'.repeat(20_000_000), 24)).toHaveLength(25)
    expect(plainText(`Z${'\u0301'.repeat(20_000_000)}`, 24).length).toBeLessThan(300)
  })

  test.each([
    ['accents on a letter', `A${'\u0301'.repeat(20_000)}`],
    ['accents on a picture, and a joiner', `👨${'\u0301'.repeat(20_000)}\u200D`],
    ['a little of both, again and again', `👨${'\u0301'.repeat(9)}\u200D`.repeat(2000)],
    ['joiners', '\u200D'.repeat(20_000)],
    ['spaces', `${' '.repeat(20_000)}x`],
  ])('twenty thousand %s take no time', (_what, text) => {
    const before = process.cpuUsage()
    plainText(text)
    notPlain(text)
    notPlain(text.slice(0, 2000))
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(500)
  })

  test('why it is not plain', () => {
    expect(notPlain('Zoe\u0301 the Great', 24)).toBe('')
    expect(notPlain(' Ann ')).toBe('')
    expect(notPlain('x'.repeat(25), 24)).toBe('it is longer than 24 letters')
    expect(notPlain('x'.repeat(20_000_000), 24)).toBe('it is longer than 24 letters')
    expect(notPlain('e\u0301'.repeat(24), 24)).toBe('')
    expect(notPlain('Ann\nBo')).toBe('it has more than one line')
    expect(notPlain(`Ann${rightToLeft}`)).toBe('it has a character that can’t be seen (U+202E)')
    expect(notPlain(`${esc}[2J`)).toContain('U+001B')
    expect(notPlain(`Z${'\u0301'.repeat(5)}`)).toContain('more than 4 marks on a letter')
  })

  test('whatever it was, cleaned it is plain, and cleaning again changes nothing', () => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom(esc, rightToLeft, '\u200D', '\u0301', '👩', '🏽', '\uFE0F', ' ', '\n', 'a', '\uD83D', '\uDC69'),
    )
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 40 }), fc.integer({ min: 1, max: 30 }), (parts, letters) => {
        const shown = plainText(parts.join(''), letters)
        expect(notPlain(shown, letters + 1)).toBe('')
        expect(plainText(shown, letters + 1)).toBe(shown)
      }),
      { numRuns: 500, seed: 14 },
    )
  })

  test('a file is read as its byte order mark says', () => {
    const bytes = (...all: number[]): Uint8Array => Uint8Array.from(all)
    expect(decoded(bytes(0x7b, 0x7d))).toBe('{}')
    expect(decoded(bytes(0xef, 0xbb, 0xbf, 0x7b, 0x7d))).toBe('{}')
    expect(decoded(bytes(0xff, 0xfe, 0x7b, 0, 0x7d, 0))).toBe('{}')
    expect(decoded(bytes(0xfe, 0xff, 0, 0x7b, 0, 0x7d))).toBe('{}')
    // Half a mark is none.
    expect(decoded(bytes(0xff, 0x7b))).toBe('\ufffd{')
    expect(decoded(bytes(0xfe, 0x7b))).toBe('\ufffd{')
  })
})

describe('data from outside', () => {
  const deep = (depth: number): unknown => {
    let data: unknown = 1
    for (let i = 0; i < depth; i++) data = i % 2 ? { of: data } : [data]
    return data
  }
  const said = (data: unknown): string[] => checkBounds(data, 'it').map(({ where, what }) => `${where}: ${what}`)

  test('has so many lists and records within each other, and no more', () => {
    expect(said(deep(bounds.depth))).toEqual([])
    expect(said(deep(bounds.depth + 1))[0]).toMatch(/more than 64 lists and records within each other/)
    expect(said(deep(100_000))).toHaveLength(1)
    const round: unknown[] = []
    round.push(round)
    expect(said(round)).toHaveLength(1)
  })

  test('has so many values, also where the same part stands again and again', () => {
    expect(said(Array.from({ length: bounds.values }, () => 1))).toEqual([])
    expect(said(Array.from({ length: bounds.values + 1 }, () => 1))).toEqual(['it: more than 100000 values'])
    let many: unknown = [1]
    for (let i = 0; i < 40; i++) many = [many, many]
    expect(said(many)).toEqual(['it: more than 100000 values'])
  })

  test('has texts, keys and numbers that can be shown', () => {
    expect(said({ a: [{ 'b\n': `c${rightToLeft}` }] })).toEqual([
      'it.a[0]: the key "b" can’t be used: it has more than one line',
      'it.a[0].b: "c" can’t be used: it has a character that can’t be seen (U+202E)',
    ])
    expect(said({ n: 1e300, m: Number.NaN, k: -4_294_967_295 })).toEqual([
      'it.n: 1e+300 is not a number that can be worked with',
      'it.m: NaN is not a number that can be worked with',
    ])
    expect(said(JSON.parse('{"__proto__":1}'))).toEqual([
      'it: the key "__proto__" can’t be used: it means something else to the program',
    ])
    expect(said({ a: 'constructor', toString: 'Constructor' })).toEqual([
      'it: the key "toString" can’t be used: it means something else to the program',
      'it.a: "constructor" can’t be used: it means something else to the program',
    ])
    expect(said({ f: () => 1, b: 1n })).toEqual(['it.f: a function is not data', 'it.b: a bigint is not data'])
  })

  test('tells the first problems only', () => {
    expect(said(Array.from({ length: 1000 }, () => bell))).toHaveLength(20)
  })
})
