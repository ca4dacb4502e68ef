/** Is this plain data of a size that can be worked with? Asked before anything walks it, so it never recurses itself. */
import { bounds } from '../state/bounds.ts'
import { notPlain, plainText } from './plain-text.ts'
import type { Problem } from './problem.ts'

/** So many problems are told; more of them say nothing new. */
const most = 20

/**
 * Everything that is wrong with data from outside, whatever it is meant to be: too deep, too much, texts that are not plain, numbers
 * that are none or too large, values that JSON does not have. Each with its place; none: it can be walked and printed.
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
      say(at, `more than ${bounds.depth} lists and records within each other`, 'Write it flatter.')
      continue
    }
    const entries = Object.entries(value)
    seen += entries.length
    if (seen > bounds.values) {
      say(where, `more than ${bounds.values} values`, 'Take a smaller one, or make several of it.')
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

function checkKey(key: string, at: string, say: Say): void {
  const wrong = notPlain(key, bounds.name)
  if (wrong) say(at, `the key "${plainText(key, 40)}" can’t be used: ${wrong}`, 'Write it in plain letters.')
  else if (key === '__proto__') say(at, 'the key "__proto__" can’t be used', 'Call it something else.')
}

function checkValue(value: unknown, at: string, say: Say): void {
  switch (typeof value) {
    case 'string': {
      const wrong = notPlain(value)
      if (wrong) say(at, `"${plainText(value, 40)}" can’t be used: ${wrong}`, 'Write it in plain letters, on one line.')
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
