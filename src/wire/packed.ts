/**
 * The bytes of a message, looked through before anything is made of them: a header of MessagePack may promise a million values in five bytes, and whoever reads it
 * makes room for them. What is counted here is no more than the bytes that are there. Pure; nothing is decoded.
 */

/** How much may be in one message. */
export interface PackedBounds {
  readonly values: number
  readonly depth: number
}

/** Where the reader is. */
interface Place {
  at: number
  values: number
  /** The values that are still to come in each list and record around this place, and whether they are keys and values in turn. */
  readonly left: number[]
  readonly isMap: boolean[]
  /** How many values a record has whose shape was told before, by the byte that stands for it. */
  readonly shapes: Map<number, number>
}

/** What a header says: the bytes of its value that follow, or how many values do, of a list or of a map; or that the keys of a shape follow. */
type Header = { skip: number } | { list: number } | { map: number } | { shape: number }

const damaged = 'It is damaged.'

/**
 * What is wrong with packed bytes, in words; '' if nothing is: one value made of null, booleans, numbers, texts, lists, and records with texts as keys. A record
 * may tell its shape, which are its keys; from then on in this message one byte stands for them.
 * @param bytes - The bytes.
 * @param from - Where the value begins.
 */
export function packedFault(bytes: Uint8Array, from: number, bounds: PackedBounds): string {
  const p: Place = { at: from, values: 0, left: [1], isMap: [false], shapes: new Map() }
  while (p.left.length > 0) {
    if (p.left.length > bounds.depth + 1) return 'It is nested too deeply.'
    if (p.values > bounds.values) return 'It has too many values.'
    const fault = step(bytes, p)
    if (fault) return fault
  }
  return p.at === bytes.length ? '' : 'Something follows its end.'
}

/** Goes beyond one header, or out of a list or record that is complete. Returns what is wrong. */
function step(bytes: Uint8Array, p: Place): string {
  const top = p.left.length - 1
  const n = p.left[top] ?? 0
  if (n === 0) {
    p.left.pop()
    p.isMap.pop()
    return ''
  }
  p.left[top] = n - 1
  p.values++
  const byte = bytes[p.at] ?? 0
  const read = headerAt(bytes, p)
  if (!read || (p.isMap[top] && n % 2 === 0 && !isText(byte))) return damaged
  const [header, size] = read
  p.at += size
  if ('skip' in header) {
    p.at += header.skip
    return p.at > bytes.length ? 'It ends too soon.' : ''
  }
  const many = 'shape' in header ? keysAt(bytes, p, header.shape) : 'list' in header ? header.list : header.map * 2
  if (many < 0) return damaged
  if (many > bytes.length - p.at) return 'It promises more than it has.'
  p.left.push(many)
  p.isMap.push('map' in header)
  return ''
}

/** Goes beyond the keys of a shape. Returns how many values follow; -1 if it has no such keys. */
function keysAt(bytes: Uint8Array, p: Place, shape: number): number {
  const list = headerAt(bytes, p)
  if (!list || !('list' in list[0]) || list[0].list > bytes.length - p.at) return -1
  const keys = list[0].list
  p.at += list[1]
  for (let i = 0; i < keys; i++, p.values++) {
    const key = isText(bytes[p.at] ?? 0) ? headerAt(bytes, p) : null
    if (!key || !('skip' in key[0])) return -1
    p.at += key[1] + key[0].skip
  }
  p.shapes.set(shape, keys)
  return keys
}

const isText = (byte: number): boolean => (byte >= 0xa0 && byte <= 0xbf) || (byte >= 0xd9 && byte <= 0xdb)

/** Bytes of the numbers that follow a header of 0xca to 0xd3, and of the sizes that follow one of 0xd9 to 0xdf. */
const numberBytes: readonly number[] = [4, 8, 1, 2, 4, 8, 1, 2, 4, 8]
const sizeBytes: readonly number[] = [1, 2, 4, 2, 4, 2, 4]

/** The header at this place, and its own bytes; null if clients of this game never send it. */
function headerAt(bytes: Uint8Array, { at, shapes }: Place): [Header, number] | null {
  const byte = bytes[at]
  if (byte === undefined) return null
  const shaped = shapes.get(byte)
  if (shaped !== undefined) return [{ list: shaped }, 1]
  if (byte <= 0x7f || byte >= 0xe0) return [{ skip: 0 }, 1]
  if (byte <= 0x8f) return [{ map: byte & 15 }, 1]
  if (byte <= 0x9f) return [{ list: byte & 15 }, 1]
  if (byte <= 0xbf) return [{ skip: byte & 31 }, 1]
  if (byte === 0xc0 || byte === 0xc2 || byte === 0xc3) return [{ skip: 0 }, 1]
  if (byte === 0xd4) return extensionAt(bytes, at)
  const number = numberBytes[byte - 0xca]
  if (number !== undefined) return [{ skip: number }, 1]
  const size = sizeBytes[byte - 0xd9]
  if (size === undefined || at + size >= bytes.length) return null
  let n = 0
  for (let i = 1; i <= size; i++) n = n * 256 + (bytes[at + i] ?? 0)
  return [byte <= 0xdb ? { skip: n } : byte <= 0xdd ? { list: n } : { map: n }, 1 + size]
}

/** Of extensions there are two: a shape, which is one of 64, and what a record leaves out. */
function extensionAt(bytes: Uint8Array, at: number): [Header, number] | null {
  const [kind, value = 0] = bytes.subarray(at + 1, at + 3)
  if (kind === 0x72 && value >= 0x40 && value <= 0x7f) return [{ shape: value }, 3]
  return kind === 0 && value === 0 ? [{ skip: 0 }, 3] : null
}
