/** Bytes of messages, before anything is made of them. */
import { Packr } from '@colyseus/msgpackr'
import { expect, test } from 'vitest'
import { packedFault } from '../../src/wire/index.ts'

const bounds = { values: 4000, depth: 8 }
const packr = new Packr({ useRecords: false })
/** As Colyseus’s client packs. */
const shaping = new Packr()
const fault = (bytes: readonly number[] | Uint8Array): string => packedFault(Uint8Array.from(bytes), 0, bounds)

const deck = (rows: number) => ({
  seat: 1,
  deck: { id: 'x', name: 'x', hero: 'y', about: '', cards: Array.from({ length: rows }, (_, i) => [1, `A card ${i}`]) },
})

test('what pages send passes', () => {
  const sent = [
    {},
    null,
    { question: 7, answer: 100_000 },
    { question: 1, parts: [[-3, 2]] },
    { seat: null, on: true, off: false, n: -1, big: 4e9, half: 0.5, far: -200_000_000, text: 'ä'.repeat(300) },
    { stop: 'useful', marks: ['own:end'], left: undefined },
    deck(500),
  ]
  for (const message of sent) {
    expect(fault(packr.pack(message))).toBe('')
    expect(fault(shaping.pack(message))).toBe('')
  }
  expect(fault(shaping.pack([deck(2), deck(3), { a: { a: 1 } }]))).toBe('')
})

test.each([
  ['20 lists within each other that promise 33 million values each', Array(20).fill([0xdd, 0x01, 0xff, 0xff, 0xff])],
  ['one such list', [0xdd, 0x01, 0xff, 0xff, 0xff]],
  ['12,000 levels of it', Array(12_000).fill([0xdd, 0x01, 0xff, 0xff, 0xff])],
  ['a record of four thousand million', [0xdf, 0xff, 0xff, 0xff, 0xff]],
  ['a record of 65,535', [0xde, 0xff, 0xff]],
  ['a list of 65,535', [0xdc, 0xff, 0xff]],
  ['a text of four thousand million letters', [0xdb, 0xff, 0xff, 0xff, 0xff]],
  ['a text of 65,535 letters', [0xda, 0xff, 0xff, 0x61]],
  ['a text that is shorter than it says', [0xbf, 0x61]],
  ['bytes', [0xc6, 0x7f, 0xff, 0xff, 0xff]],
  ['few bytes', [0xc4, 1, 1]],
  ['an extension', [0xc7, 0xff, 0x65, 1, 2]],
  ['a large extension', [0xc9, 0xff, 0xff, 0xff, 0xff, 1]],
  ['an error', [0xd4, 0x65, 0]],
  ['a shape without its values', [0xd4, 0x72, 0x40, 0x91, 0xa1, 0x78]],
  ['a shape of 33 million keys', [0xd4, 0x72, 0x40, 0xdd, 0x01, 0xff, 0xff, 0xff]],
  ['a shape whose keys are numbers', [0xd4, 0x72, 0x40, 0x91, 1, 1]],
  ['a shape whose key is longer than the message', [0xd4, 0x72, 0x40, 0x91, 0xdb, 0xff, 0xff, 0xff, 0xff, 1]],
  ['a shape of another kind', [0xd5, 0x72, 0x40, 0x41, 0x91, 0xa1, 0x78, 1]],
  ['shapes within each other', [0xd4, 0x72, 0x40, 0x91, 0xa1, 0x78, ...Array(60_000).fill(0x40)]],
  ['a time', [0xd6, 0xff, 0, 0, 0, 0]],
  ['a byte of no meaning', [0xc1]],
  ['a header without its size', [0xdd, 0x01]],
  ['half a number', [0xcb, 0, 0]],
  ['60,000 lists within each other', Array(60_000).fill([0x91])],
  ['30,000 records within each other', Array(30_000).fill([0x81, 0xa1, 0x61])],
  ['a record whose keys are lists', [0x81, 0x91, 1, 1]],
  ['a record whose keys are numbers', [0x81, 1, 1]],
  ['lists that together have too many values', [0xdc, 0x13, 0x88, ...Array(5000).fill(0xc0)]],
  ['two values', [0xc0, 0xc0]],
  ['nothing', []],
])('%s: refused in words, and nothing is made of it', (_, parts) => {
  expect(fault((parts as (number | number[])[]).flat())).toMatch(/^It .+\.$|^Something .+\.$/)
})

test('whatever a message is cut off at, or changed to: what passes is read without making room for more than there is', () => {
  for (const bytes of [packr.pack(deck(20)), shaping.pack(deck(20))]) {
    for (let end = 0; end < bytes.length; end++) expect(fault(bytes.subarray(0, end))).not.toBe('')
    for (let at = 0; at < bytes.length; at++)
      for (const byte of [0xdd, 0xdf, 0xdb, 0xc1, 0x9f, 0x8f, 0x40, 0xd4]) {
        const changed = Uint8Array.from(bytes)
        changed[at] = byte
        if (fault(changed) === '') expect(sizeOf(changed)).toBeLessThan(bytes.length * 20)
      }
  }
})

/** How much is made of it; 0 if its reader throws. */
function sizeOf(bytes: Uint8Array): number {
  try {
    return JSON.stringify(new Packr({ useRecords: false }).unpack(bytes))?.length ?? 0
  } catch {
    return 0
  }
}
