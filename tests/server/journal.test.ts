/** Files of lines with checksums: whatever is not whole is noticed, and a disk that is full leaves them as they were. */
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { append, type End, nothing, readJournal, type Write } from '../../src/server/journal.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raidkeeper-journal-'))
  file = join(folder, 'lines')
})
afterEach(() => rmSync(folder, { recursive: true }))

const written = (...entries: unknown[]): End => entries.reduce<End>((end, entry) => append(file, end, entry), nothing)

function read(): { entries: unknown[]; end: End; lost: number } {
  const entries: unknown[] = []
  return { entries, ...readJournal(file, (entry) => entries.push(entry)) }
}

/** A disk with so many bytes left, which writes what fits. */
function disk(left: number): Write {
  return (fd, bytes, from, length, at) => {
    if (left === 0) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
    const some = Math.min(left, length)
    left -= some
    return writeSync(fd, bytes, from, some, at)
  }
}

test('what is written is read again, with its end', () => {
  const end = written({ a: 1 }, ['ü', null], 'x'.repeat(5000))
  expect(read()).toEqual({ entries: [{ a: 1 }, ['ü', null], 'x'.repeat(5000)], end, lost: 0 })
})

test.each([0, 1, 30])('a disk with %i bytes left writes nothing, and the file stays as it was', (left) => {
  const end = written('one', 'two')
  const before = readFileSync(file)
  expect(() => append(file, end, 'three'.repeat(9), disk(left))).toThrow('no space')
  expect(readFileSync(file)).toEqual(before)
  append(file, end, 'three')
  expect(read()).toMatchObject({ entries: ['one', 'two', 'three'], lost: 0 })
})

test('a new file that can’t be written is not there; a write in parts is whole', () => {
  expect(() => append(file, nothing, 'one', disk(5))).toThrow('no space')
  expect(existsSync(file)).toBe(false)
  const inParts: Write = (fd, bytes, from, length, at) => writeSync(fd, bytes, from, Math.min(3, length), at)
  append(file, nothing, 'one', inParts)
  expect(read().entries).toEqual(['one'])
})

test('what is left behind the end goes with the next line; a file that has become shorter is not written', () => {
  const end = written('one')
  appendFileSync(file, 'half a line')
  append(file, end, 'two')
  expect(read()).toMatchObject({ entries: ['one', 'two'], lost: 0 })
  truncateSync(file, 4)
  expect(() => append(file, end, 'three')).toThrow('another program has changed')
})

test('lines are read up to the first that is damaged, missing, or not taken; those after it are counted', () => {
  const end = written('one', 'two', 'three', 'four')
  const text = readFileSync(file, 'utf8')
  const lines = text.split(/(?<=\n)/)
  const reads = (damaged: string) => {
    truncateSync(file, 0)
    appendFileSync(file, damaged)
    const { entries, lost } = read()
    return [entries.length, lost]
  }
  expect(reads(text.replace('three', 'threw'))).toEqual([2, 2])
  expect(reads([lines[0], lines[2], lines[3]].join(''))).toEqual([1, 2])
  expect(reads([lines[0], lines[1], lines[1], lines[2]].join(''))).toEqual([2, 2])
  expect(reads(text.slice(0, -3))).toEqual([3, 1])
  expect(reads(`${text}\n`)).toEqual([4, 1])
  expect(reads('')).toEqual([0, 0])
  expect(reads(text)).toEqual([4, 0])
  const taken = readJournal(file, (entry) => {
    if (entry === 'three') throw new Error('It does not fit.')
  })
  expect(taken).toMatchObject({ end: { n: 2 }, lost: 2 })
  expect(end.n).toBe(4)
})
