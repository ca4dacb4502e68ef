/** Damage to files and rows: whatever a careless editor, a half copy or somebody who means harm makes of them. */
import fc from 'fast-check'

/** What is put in the place of something: each once went wrong somewhere, or could. */
const texts = [
  ...[
    '',
    ' ',
    'x',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '$x',
    'self',
    '$by',
    'NaN',
    '1e999',
    '#',
    '%',
    '../../x',
  ],
  ...[
    '\u0000',
    '\u001B[2J\u001B[31m',
    'a\r\nb',
    '\u202Etxet',
    '\uFEFF',
    '\uD800',
    '\u{1F468}\u200D\u{1F469}',
    '<img src=x>',
  ],
  ...['A'.repeat(100), 'A'.repeat(20_000), `a${'\u0301'.repeat(20_000)}`, '\u0301', '\uFDFA'.repeat(50)],
]
const numbers = [-0, -1, 0.5, 1e9, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 53 + 2, -(2 ** 53), 1e21, 1e300, 5e-324]
const others: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { toString: 1 },
  { length: 1e9 },
  { then: 1 },
]

/** Lists and records within each other. */
const nested = (depth: number, list: boolean): unknown => {
  let out: unknown = 0
  for (let i = 0; i < depth; i++) out = list ? [out] : { a: out }
  return out
}

const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...texts),
  fc.constantFrom(...numbers),
  fc.integer({ min: -10, max: 300 }),
  fc.constantFrom(...others),
  fc.tuple(fc.constantFrom(3, 70, 300), fc.boolean()).map(([depth, list]) => nested(depth, list)),
  fc.constantFrom(300, 20_000).map((n) => Array.from({ length: n }, () => 0)),
  fc.constantFrom(90, 5000).map((n) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, i]))),
  fc.json({ maxDepth: 3 }).map((text) => JSON.parse(text) as unknown),
)
/** What a database keeps besides: numbers that are none, dates, circles. */
const kept: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    10n,
    new Date(Number.NaN),
    new Map([[{}, 1]]),
  ),
  fc.constantFrom<unknown>(new Uint8Array(9), new Set([1]), /x/u, new Error('x'), round()),
)
function round(): object {
  const all: Record<string, unknown> = { a: [] }
  ;(all.a as unknown[]).push(all)
  return all
}

interface Edit {
  how: 'set' | 'leave out' | 'twice' | 'other place' | 'rename' | 'wrap' | 'many'
  at: number
  other: number
  value: unknown
}

const edit = (values: fc.Arbitrary<unknown>): fc.Arbitrary<Edit> =>
  fc.record({
    how: fc.constantFrom<Edit['how']>(
      'set',
      'set',
      'set',
      'leave out',
      'twice',
      'other place',
      'rename',
      'wrap',
      'many',
    ),
    at: fc.nat(),
    other: fc.nat(),
    value: values,
  })

interface Slot {
  in: Record<string, unknown>
  key: string
  depth: number
}

const isData = (node: unknown): node is object =>
  Array.isArray(node) || Object.prototype.toString.call(node) === '[object Object]'

/** All places in plain data, the outer ones first and more often: there is most to go wrong. */
function slotsOf(data: unknown): Slot[] {
  const out: Slot[] = []
  const todo: { node: unknown; depth: number }[] = [{ node: data, depth: 0 }]
  const seen = new Set<unknown>()
  for (let next = todo.shift(); next && out.length < 20_000; next = todo.shift()) {
    const { node, depth } = next
    if (!isData(node) || seen.has(node)) continue
    seen.add(node)
    for (const key of Object.keys(node)) {
      const slot = { in: node as Record<string, unknown>, key, depth }
      out.push(...(depth < 3 ? [slot, slot, slot] : [slot]))
      todo.push({ node: slot.in[key], depth: depth + 1 })
    }
  }
  return out
}

/** Values of the largest: more would be written longer than they are read. */
const most = 100_000

/** How many values it is; what is heavier than the most is that heavy. */
function weight(data: unknown): number {
  let n = 0
  for (const todo = [data]; todo.length > 0 && n < most; n++) {
    const next = todo.pop()
    if (typeof next === 'string') n += next.length >> 3
    else if (isData(next)) for (const inner of Object.values(next)) todo.push(inner)
  }
  return Math.max(1, n)
}

function apply(data: unknown, { how, at, other, value }: Edit): void {
  const slots = slotsOf(data)
  const slot = slots[at % Math.max(1, slots.length)]
  if (!slot) return
  const { in: node, key } = slot
  switch (how) {
    case 'set':
      node[key] = structuredClone(value)
      return
    case 'leave out':
      if (Array.isArray(node)) node.splice(Number(key), 1)
      else delete node[key]
      return
    case 'twice':
      if (Array.isArray(node)) node.splice(Number(key), 0, node[key])
      else node[`${key}2`] = node[key]
      return
    case 'other place': {
      const from = slots[other % slots.length]!
      node[key] = structuredClone(from.in[from.key])
      return
    }
    case 'rename':
      Object.defineProperty(node, typeof value === 'string' ? value : 'x', {
        ...{ value: node[key], enumerable: true, configurable: true, writable: true },
      })
      delete node[key]
      return
    case 'wrap':
      node[key] = other % 2 ? [node[key]] : { [key]: node[key] }
      return
    default: {
      const n = Math.min(2 + (other % 2000), Math.floor(most / weight(node[key])))
      if (n > 1)
        node[key] =
          typeof node[key] === 'string'
            ? node[key].repeat(n)
            : Array.from({ length: n }, () => structuredClone(node[key]))
    }
  }
}

const edited = (from: unknown, edits: readonly Edit[]): unknown => {
  const data = structuredClone(from)
  for (const one of edits) apply(data, one)
  return data
}

/** Data with one to four damages; `rows`: also with what JSON does not have. */
export const damagedData = (from: readonly unknown[], rows = false): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.constantFrom(...from),
      fc.array(edit(rows ? fc.oneof({ weight: 3, arbitrary: value }, kept) : value), { minLength: 1, maxLength: 4 }),
    )
    .map(([data, edits]) => edited(data, edits))

interface TextEdit {
  how: 'cut' | 'put in' | 'mark' | 'number' | 'letter' | 'twice' | 'nothing'
  at: number
  text: string
}

const textEdit: fc.Arbitrary<TextEdit> = fc.record({
  how: fc.constantFrom<TextEdit['how']>('cut', 'put in', 'mark', 'number', 'letter', 'twice', 'nothing'),
  at: fc.nat(),
  text: fc.constantFrom(...texts, '{', '}', '[[', '"', ',', '\\', '\\u0000', '/*', 'null'),
})

const oddNumbers = ['NaN', 'Infinity', '1e999', '-0', '0x10', '1e-999', '9007199254740993', '1'.repeat(400)]

function written(text: string, { how, at, text: more }: TextEdit): string {
  const i = at % (text.length + 1)
  switch (how) {
    case 'cut':
      return text.slice(0, i)
    case 'put in':
      return text.slice(0, i) + more + text.slice(i)
    case 'mark':
      return `\uFEFF${text}`
    case 'number': {
      const all = [...text.matchAll(/-?\d+(\.\d+)?/g)]
      const one = all[at % Math.max(1, all.length)]
      if (!one) return text
      return text.slice(0, one.index) + oddNumbers[at % oddNumbers.length] + text.slice(one.index + one[0].length)
    }
    case 'letter':
      return text.slice(0, i) + more.slice(0, 1) + text.slice(i + 1)
    case 'twice':
      return text + text
    default:
      return text
  }
}

/** Texts with damage to what they say, or to how they are written. */
export const damagedText = (from: readonly unknown[]): fc.Arbitrary<string> =>
  fc.oneof(
    damagedData(from).map((data) => JSON.stringify(data) ?? ''),
    fc
      .tuple(fc.constantFrom(...from), fc.array(textEdit, { minLength: 1, maxLength: 3 }))
      .map(([data, edits]) => edits.reduce(written, JSON.stringify(data))),
  )

/** The same for a text that is no JSON, such as a link. */
export const damagedLine = (from: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(...from), fc.array(textEdit, { minLength: 1, maxLength: 4 }))
      .map(([line, edits]) => edits.reduce(written, line)),
    fc.tuple(fc.constantFrom(...from), fc.constantFrom(...texts), fc.nat()).map(([line, text, at]) => {
      const parts = line.split(/([=&,])/)
      parts[at % parts.length] = encodeURIComponent(text.replace(/\p{Cs}/gu, 'x'))
      return parts.join('')
    }),
    fc.string({ unit: 'binary', maxLength: 60 }).map((text) => `#raid=${text}`),
  )
