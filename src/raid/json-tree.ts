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

interface Entry {
  /** Its beginning, with its key. */
  from: number
  node: JsonNode
  /** Whether the whole path is there. */
  whole: boolean
}

/** The entry at the end of a path, or what surrounds it. */
function entryAt(tree: JsonNode, path: Path): Entry {
  let [from, node] = [tree.start, tree]
  for (const key of path) {
    const found = node.parts.findLast(([one]) => one === key)
    if (!found) return { from, node, whole: false }
    from = found[1]
    node = found[2]
  }
  return { from, node, whole: true }
}

/** The place of a path in the text, or of what surrounds it. `letter`: so far inside of a text at that place. */
export function jsonSpots(text: string): (path: Path, letter?: number) => Spot {
  const range = jsonRanges(text)
  return (path, letter) => spotAt(text, range(path, letter)[0])
}

/** The same as offsets: where the entry begins, with its key, or the letter; and where the entry ends. */
export function jsonRanges(text: string): (path: Path, letter?: number) => readonly [from: number, to: number] {
  const tree = jsonTree(text)
  return (path, letter) => {
    const { from, node, whole } = entryAt(tree, path)
    return [letter === undefined || !whole ? from : letterAt(text, node.start, letter), node.end]
  }
}

/** The path to what stands at an offset: keys and indices from the outside in. */
export function pathAt(text: string, offset: number): Path {
  const path: (string | number)[] = []
  for (let node: JsonNode | undefined = jsonTree(text); node; ) {
    const part: JsonNode['parts'][number] | undefined = node.parts.find(
      ([, from, { end }]) => from <= offset && offset <= end,
    )
    if (part) path.push(part[0])
    node = part?.[2]
  }
  return path
}

/** The place of a letter of a text in quotation marks. */
function letterAt(text: string, start: number, letter: number): number {
  const letters = /\\u[\da-fA-F]{4}|\\.|[^\\]/gs
  letters.lastIndex = start + 1
  for (let n = 0; n < letter; n++) letters.exec(text)
  return letters.lastIndex
}

/** A key, and those around it. */
interface Within {
  key: string | number
  up: Within | null
}

/** Keys that are in a record twice: JSON keeps the last of them and drops the others. */
export function keysTwice(text: string): Problem[] {
  const out: Problem[] = []
  const todo: [JsonNode, Within | null][] = [[jsonTree(text), null]]
  for (let next = todo.pop(); next; next = todo.pop()) {
    const [{ parts }, up] = next
    const seen = new Set<string | number>()
    for (const [key, , value] of parts) {
      const here = { key, up }
      if (seen.has(key)) {
        const path = pathTo(here)
        const what = `"${key}" is here twice, and only the last counts.`
        out.push({ where: path.join('.'), what, fix: 'Leave one out, or rename it.', path })
      }
      seen.add(key)
      todo.push([value, here])
    }
  }
  return out
}

function pathTo(end: Within): Path {
  const path: (string | number)[] = []
  for (let at: Within | null = end; at; at = at.up) path.push(at.key)
  return path.reverse()
}
