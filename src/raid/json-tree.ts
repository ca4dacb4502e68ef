/** Reads a raid file's text as a tree, so that a path leads to a line and column, in a page as in the terminal. */
import type { Path, Problem } from '../language/problem.ts'

export interface JsonNode {
  start: number
  end: number
  /** Of a record or list, in order: key or index, where the entry begins, and its value. */
  parts: readonly (readonly [key: string | number, start: number, value: JsonNode])[]
}

/** The tokens of JSON: brackets and commas, texts, other scalars. */
const token = /[[\]{},:]|"(?:[^"\\]|\\.)*"|[^\s[\]{},:"]+/g

/** A text that JSON.parse has accepted, as a tree; records and lists are read without recursion, however deep they are. */
function jsonTree(text: string): JsonNode {
  type Open = { -readonly [K in keyof JsonNode]: JsonNode[K] } & { list: boolean; parts: JsonNode['parts'][number][] }
  const top: Open = { start: 0, end: text.length, parts: [], list: true }
  const around: Open[] = []
  let open = top
  let key: { name: string; start: number } | null = null
  const add = (value: JsonNode): void => {
    open.parts.push(key ? [key.name, key.start, value] : [open.parts.length, value.start, value])
    key = null
  }
  for (const { 0: word, index: start } of text.matchAll(token)) {
    const end = start + word.length
    if (word === '{' || word === '[') {
      const inner: Open = { start, end, parts: [], list: word === '[' }
      add(inner)
      around.push(open)
      open = inner
    } else if (word === '}' || word === ']') {
      open.end = end
      open = around.pop() ?? top
    } else if (word === ',' || word === ':') continue
    else if (!open.list && !key) key = { name: JSON.parse(word), start }
    else add({ start, end, parts: [] })
  }
  return top.parts[0]?.[2] ?? top
}

/** A line and column, from 1. */
export interface Spot {
  line: number
  column: number
}

export function spotAt(text: string, offset: number): Spot {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/** The place of a path in the text, or of what surrounds it. `letter`: so far inside of a text at that place. */
export function jsonSpots(text: string): (path: Path, letter?: number) => Spot {
  const tree = jsonTree(text)
  return (path, letter) => {
    let node = tree
    let offset = tree.start
    for (const key of path) {
      const found = node.parts.findLast(([one]) => one === key)
      if (!found) return spotAt(text, offset)
      offset = found[1]
      node = found[2]
    }
    return spotAt(text, letter === undefined ? offset : letterAt(text, node.start, letter))
  }
}

/** The place of a letter of a text in quotation marks. */
function letterAt(text: string, start: number, letter: number): number {
  const letters = /\\u[\da-fA-F]{4}|\\.|[^\\]/gs
  letters.lastIndex = start + 1
  for (let n = 0; n < letter; n++) letters.exec(text)
  return letters.lastIndex
}

/** Keys that are in a record twice: JSON keeps the last of them and drops the others. */
export function keysTwice(text: string): Problem[] {
  const out: Problem[] = []
  const todo: [JsonNode, Path][] = [[jsonTree(text), []]]
  for (let next = todo.pop(); next; next = todo.pop()) {
    const [{ parts }, path] = next
    const seen = new Set<string | number>()
    for (const [key, , value] of parts) {
      const here = [...path, key]
      const what = `"${key}" is here twice, and only the last counts.`
      if (seen.has(key)) out.push({ where: here.join('.'), what, fix: 'Leave one out, or rename it.', path: here })
      seen.add(key)
      todo.push([value, here])
    }
  }
  return out
}
