/** The words that can stand at a place of a raid's text, as the checker names them for a word that it does not know. Pure. */
import { damageTypes } from '../../language/lists.ts'
import type { Problem } from '../../language/problem.ts'
import { readEnglish } from '../../raid/english.ts'
import { readOwn } from '../shelf/own-raid.ts'

/** A word that is none of any raid's, and a mark that no text has. */
const probe = 'zz-what'
const noWord = '%'

export interface Words {
  from: number
  to: number
  words: readonly string[]
  /** In quotation marks, with the colon of a key, or in a sentence. */
  as: 'text' | 'key' | 'said'
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
    const asked = askedIn(value, probe)
    if (asked?.letter !== undefined) return from < to ? wordsInSentence(text, at, to) : null
    const words = wordsOf(asked)
    return words.length > 0 ? { from, to, words, as: after.startsWith(':') ? 'key' : 'text' } : null
  }
  return null
}

/** The words that can follow in a sentence of English, whose rest does not count. */
function wordsInSentence(text: string, at: number, end: number): Words | null {
  const [begun = ''] = /[\p{L}'-]*$/u.exec(text.slice(0, at)) ?? []
  const from = at - begun.length
  const value = parsed(`${text.slice(0, from)}${noWord}${text.slice(end - 1)}`)
  const words = value ? saidOf(askedIn(value, noWord)) : []
  return words.length > 0 ? { from, to: at, words, as: 'said' } : null
}

/** Of kinds of words only damage types are listed; no marks. */
const saidOf = (asked: Problem | undefined): string[] =>
  (asked?.expected ?? [])
    .flatMap((word) => (word === 'a damage type' ? damageTypes : word))
    .filter((word) => /^(?!an? |the kind of )\p{L}[^…]*$/u.test(word))

const wordsOf = (asked: Problem | undefined): string[] => (asked?.expected ?? []).filter((word) => !/^an? /.test(word))

/** The problem with a word. Sentences elsewhere that are not read hide all others, and are left out then. */
function askedIn(value: Readonly<Record<string, unknown>>, word: string): Problem | undefined {
  const found = (raid: Readonly<Record<string, unknown>>): [asked: Problem | undefined, all: readonly Problem[]] => {
    const read = readOwn(raid)
    const problems = 'problems' in read ? read.problems : []
    return [problems.find(({ what, expected }) => expected && what.includes(`"${word}"`)), problems]
  }
  const [asked, problems] = found(value)
  return asked || !problems.every(({ path }) => path) ? asked : found(readEnglish(value).value)[0]
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null
  } catch {
    return null
  }
}
