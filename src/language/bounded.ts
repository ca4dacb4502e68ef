/** Checks that a value is plain data of a manageable size, before anything walks it; this check does not recurse. */
import { bounds } from '../state/bounds.ts'
import { notPlain, plainText } from './plain-text.ts'
import type { Problem } from './problem.ts'

/** At most this many problems are reported. */
const most = 20

/**
 * Everything wrong with untrusted data of any kind, each with its place; if the list is empty, the data can be walked and printed.
 * Finds data too deep or too large, texts that are not plain, invalid numbers, values that JSON does not have.
 */
export function checkBounds(data: unknown, where: string): Problem[] {
  const out: Problem[] = []
  const say = (at: string, what: string, fix: string): void => {
    if (out.length < most) out.push({ where: plainText(at, 200), what, fix })
  }
  const todo: { value: unknown; at: string; depth: number }[] = [{ value: data, at: where, depth: 0 }]
  let seen = 0
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { value, at, depth } = next
    checkValue(value, at, say)
    if (typeof value !== 'object' || value === null) continue
    if (depth === bounds.depth) {
      say(at, `more than ${bounds.depth} lists and records within each other`, 'Nest it less deeply.')
      continue
    }
    const entries = Object.entries(value)
    seen += entries.length
    if (seen > bounds.values) {
      say(where, `more than ${bounds.values} values`, 'Make it smaller, or split it.')
      return out
    }
    const inList = Array.isArray(value)
    for (const [key, inner] of entries.reverse()) {
      if (!inList) checkKey(key, at, say)
      todo.push({ value: inner, at: inList ? `${at}[${key}]` : at ? `${at}.${key}` : key, depth: depth + 1 })
    }
  }
  return out
}

type Say = (at: string, what: string, fix: string) => void

/** Keys that every JavaScript object inherits, such as "constructor": a lookup would find them. */
const taken: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype))
const odd = (text: string, letters?: number): string =>
  taken.has(text) ? 'it means something else to the program' : notPlain(text, letters)
const fixOf = (text: string, otherwise: string): string => (taken.has(text) ? 'Use another word.' : otherwise)

function checkKey(key: string, at: string, say: Say): void {
  const wrong = odd(key, bounds.name)
  if (wrong)
    say(at, `the key "${plainText(key, 40)}" can’t be used: ${wrong}`, fixOf(key, 'Write it in plain letters.'))
}

function checkValue(value: unknown, at: string, say: Say): void {
  switch (typeof value) {
    case 'string': {
      const wrong = odd(value)
      if (wrong)
        say(
          at,
          `"${plainText(value, 40)}" can’t be used: ${wrong}`,
          fixOf(value, 'Write it in plain letters, on one line.'),
        )
      return
    }
    case 'number':
      if (!(Math.abs(value) <= bounds.number))
        say(at, `${value} is not a number that can be worked with`, `Use at most ${bounds.number}.`)
      return
    case 'object':
    case 'boolean':
    case 'undefined':
      return
    default:
      say(at, `a ${typeof value} is not data`, 'Write texts, numbers, true, lists and records only.')
  }
}
