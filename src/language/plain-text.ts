/**
 * Untrusted text: control characters, direction marks, invisible characters, and heaps of accents can mislead people or freeze a program.
 * Text that becomes part of a game (names in setups, cards, raids) is refused with `notPlain`; displayed text is cleaned with `plainText`.
 */
import { bounds } from '../state/bounds.ts'
import type { Problem } from './problem.ts'

/**
 * Control characters, format characters and lone surrogates; a joiner is allowed only inside an emoji (a family, a flag).
 * The lookbehind runs only after a match: otherwise ten thousand accents would take seconds.
 */
const unseen =
  /[\p{Cc}\p{Cf}\p{Cs}](?<!\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}]*\u200D(?=\p{Extended_Pictographic}))/gu
const breaks = /[\t-\r\u0085\p{Zl}\p{Zp}]+/gu
/** Too many combining marks on one letter, or marks without a letter. */
const heaped = new RegExp(`(?<=^|\\s|\\p{M}{${bounds.marks}})\\p{M}+`, 'gu')

/** A text of this many letters has fewer UTF-16 units than this. */
const longest = (letters: number): number => letters * 2 * (1 + bounds.marks)

const strip = (text: string): string => text.replace(breaks, ' ').replace(unseen, '').replace(heaped, '')

/** The text on one line, without invisible characters, cut to `letters` letters. */
export function plainText(text: string, letters: number = bounds.text): string {
  const clean = strip(text.slice(0, longest(letters)))
    .replace(/\s+/gu, ' ')
    .trim()
  if (clean.length <= letters) return clean
  let at = 0
  let left = letters
  for (const c of clean) {
    if (!mark.test(c) && left-- === 0) return `${clean.slice(0, at).trimEnd()}…`
    at += c.length
  }
  return clean
}

const mark = /\p{M}/u

/** The fault of an untrusted text: too long, or not plain; '' if there is none. */
export function notPlain(text: string, letters: number = bounds.text): string {
  const long = `it is longer than ${letters} letters`
  if (text.length <= letters && /^[ -~]*$/.test(text)) return ''
  if (text.length > longest(letters)) return long
  const clean = strip(text)
  if (clean.length > letters && [...clean].filter((c) => !mark.test(c)).length > letters) return long
  if (clean === text) return ''
  if (text.search(breaks) >= 0) return 'it has more than one line'
  const [odd] = unseen.exec(text) ?? heaped.exec(text) ?? ['']
  unseen.lastIndex = heaped.lastIndex = 0
  if (mark.test(odd)) return `it has more than ${bounds.marks} marks on a letter, or one without a letter`
  return `it has a character that can’t be seen (U+${odd.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')})`
}

/** Decodes the text of a file: UTF-8, or the encoding of its byte order mark, which is removed. */
export function decoded(bytes: Uint8Array): string {
  const [a, b] = bytes
  const code = a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(code).decode(bytes)
}

/** A problem that is safe to show: the text that it quotes is cleaned. */
export const plainProblem = ({ where, what, fix, path, expected, nearest }: Problem): Problem => ({
  where: plainText(where),
  what: plainText(what),
  fix: plainText(fix),
  ...(path ? { path: path.map((key) => (typeof key === 'string' ? plainText(key, 200) : key)) } : {}),
  ...(expected ? { expected: expected.map((one) => plainText(one, 200)) } : {}),
  ...(nearest ? { nearest: plainText(nearest, 200) } : {}),
})
