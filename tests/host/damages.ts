/** Ways in which a file may be damaged: by a disk, by an editor, by somebody who copies half of it. */

/** Below n. */
export type Pick = (n: number) => number

export interface Damage {
  readonly name: string
  /** The damaged bytes; null puts a folder in the file's place. */
  make(bytes: Buffer, pick: Pick): Buffer | null
}

/** The same numbers for the same seed. */
export function picks(seed: number): Pick {
  let state = seed | 0
  return (n) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5
    state ^= state >>> 13
    return (state >>> 0) % n
  }
}

const bytesOf = (length: number, pick: Pick): Buffer => Buffer.from(Array.from({ length }, () => pick(256)))
const linesIn = (bytes: Buffer): string[] => bytes.toString('latin1').split(/(?<=\n)/)
const textOf = (lines: readonly string[]): Buffer => Buffer.from(lines.join(''), 'latin1')

/** Puts bytes over others. */
function over(bytes: Buffer, pick: Pick, fresh: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  fresh.copy(copy, pick(bytes.length))
  return copy
}

/** Does something with the lines, at a line that is not the last. */
function atLine(bytes: Buffer, pick: Pick, make: (lines: string[], at: number) => void): Buffer {
  const lines = linesIn(bytes)
  if (lines.length > 1) make(lines, pick(lines.length - 1))
  return textOf(lines)
}

export const damages: readonly Damage[] = [
  {
    name: 'a bit is another',
    make(bytes, pick) {
      const copy = Buffer.from(bytes)
      const at = pick(copy.length)
      copy[at] = copy[at]! ^ (1 << pick(8))
      return copy
    },
  },
  {
    // A file that ends with a line can't be told from one that was never longer.
    name: 'cut off in mid-line',
    make(bytes, pick) {
      const cut = bytes.subarray(0, 1 + pick(bytes.length - 1))
      return cut.at(-1) === 10 ? cut.subarray(0, -1) : cut
    },
  },
  { name: 'a block of zeros', make: (bytes, pick) => over(bytes, pick, Buffer.alloc(1 + pick(4096))) },
  { name: 'a block of nonsense', make: (bytes, pick) => over(bytes, pick, bytesOf(1 + pick(500), pick)) },
  { name: 'nonsense behind it', make: (bytes, pick) => Buffer.concat([bytes, bytesOf(1 + pick(500), pick)]) },
  { name: 'JSON behind it', make: (bytes) => Buffer.concat([bytes, Buffer.from('null\n5\n[1]\n{"row":0}\n')]) },
  { name: 'a line is missing', make: (bytes, pick) => atLine(bytes, pick, (lines, at) => lines.splice(at, 1)) },
  {
    name: 'a line is there twice',
    make: (bytes, pick) => atLine(bytes, pick, (lines, at) => lines.splice(at, 0, lines[at]!)),
  },
  {
    name: 'two lines have changed places',
    make: (bytes, pick) => atLine(bytes, pick, (lines, at) => lines.splice(at, 2, lines[at + 1]!, lines[at]!)),
  },
  { name: 'empty', make: () => Buffer.alloc(0) },
  { name: 'another text', make: () => Buffer.from('hello\n') },
  { name: 'a folder', make: () => null },
]
