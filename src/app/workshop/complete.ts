/** The words that can stand at a place of a raid's text, as the checker names them for a word that it does not know. Pure. */
import { readOwn } from '../shelf/own-raid.ts'

/** A word that is none of any raid's. */
const probe = 'zz-what'

export interface Words {
  from: number
  to: number
  words: readonly string[]
  /** Whether what stands there is a key, which a colon follows. */
  key: boolean
}

/** The text in quotation marks around an offset, or the empty place there. */
export function tokenAt(text: string, at: number): readonly [from: number, to: number] {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const end = text.indexOf('\n', at)
  const line = text.slice(start, end < 0 ? text.length : end)
  for (const { 0: token, index } of line.matchAll(/"(?:[^"\\]|\\.)*"/g))
    if (start + index < at && at < start + index + token.length) return [start + index, start + index + token.length]
  return [at, at]
}

/** Ways to put the probe there so that the text is JSON: it is a value or a key, and a comma may be missing. */
const tries = ['', ',', ': 0', ': 0,'].flatMap((after) => [
  { before: '', after },
  { before: ',', after },
])

export function wordsAt(text: string, at: number): Words | null {
  const [from, to] = tokenAt(text, at)
  for (const { before, after } of tries) {
    const value = parsed(`${text.slice(0, from)}${before}"${probe}"${after}${text.slice(to)}`)
    if (value === null) continue
    const read = readOwn(value)
    const problems = 'problems' in read ? read.problems : []
    const asked = problems.find(({ what, expected }) => expected && what.includes(`"${probe}"`))
    const words = (asked?.expected ?? []).filter((word) => !/^an? /.test(word))
    const key = after.startsWith(':') || /^\s*:/.test(text.slice(to))
    return words.length > 0 ? { from, to, words, key: key && after.startsWith(':') } : null
  }
  return null
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null
  } catch {
    return null
  }
}
