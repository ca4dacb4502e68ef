/** Places in a raid's JSON file, of faults in its syntax, and of duplicate keys. */
import type { Path, Problem } from '../../language/problem.ts'
import { bounds } from '../../state/bounds.ts'
import { type Place, type Places, placeAt } from './place.ts'
import { isNode, jsonTree, keyOf, type TreeNode } from './syntax-tree.ts'

/** The file as a tree; undefined if it is nested too deeply to be read as one. */
function treeOf(text: string): TreeNode | undefined {
  let depth = 0
  for (const [mark] of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (mark === '[' || mark === '{') depth++
    else if (mark === ']' || mark === '}') depth--
    if (depth > 2 * bounds.depth) return undefined
  }
  return jsonTree(text)
}

/** The parts of a record or list, by key or index, with their nodes: a key with its value, or an entry. */
const partsOf = (node: TreeNode): readonly (readonly [key: string | number, part: TreeNode, value: unknown])[] =>
  node.elements
    ? node.elements.flatMap((one, i) => (one ? [[i, one, one] as const] : []))
    : (node.properties ?? []).map((part) => [keyOf(part) ?? '', part, part.value] as const)

/** The place of a path, or of what surrounds it. */
export function jsonPlaces(file: string, text: string): Places {
  const tree = treeOf(text)
  return (path) => {
    if (!tree) return null
    let node: unknown = tree
    let offset = tree.start
    for (const key of path) {
      const found: ReturnType<typeof partsOf>[number] | undefined = isNode(node)
        ? partsOf(node).findLast(([one]) => one === key)
        : undefined
      if (!found) break
      offset = found[1].start
      node = found[2]
    }
    return placeAt(file, text, offset)
  }
}

/** Keys that are in a record twice: JSON keeps the last of them and drops the others. */
export function keysTwice(text: string): Problem[] {
  const out: Problem[] = []
  const walk = (node: unknown, path: Path): void => {
    if (!isNode(node)) return
    const seen = new Set<string | number>()
    for (const [key, , value] of partsOf(node)) {
      const here = [...path, key]
      const what = `"${key}" is here twice, and only the last counts.`
      if (seen.has(key)) out.push({ where: here.join('.'), what, fix: 'Leave one out, or rename it.', path: here })
      seen.add(key)
      walk(value, here)
    }
  }
  walk(treeOf(text), [])
  return out
}

/** The place and the reason of a text's fault in JSON. */
export function whyNoJson(file: string, text: string): Place & { what: string } {
  try {
    JSON.parse(text)
  } catch (error) {
    const { message } = error as Error
    const [, position] = / at position (\d+)/.exec(message) ?? []
    const [, snippet = ''] = /, (?:\.\.\.)?"([\s\S]*?)"(?:\.\.\.)? is not valid JSON$/.exec(message) ?? []
    const odd = oddToken(text, message, snippet)
    const offset = position !== undefined ? Number(position) : odd
    const what = message.replace(/ (?:in JSON )?at position [\s\S]*$/, '').replace(/, (?:\.\.\.)?"[\s\S]*$/, '')
    return { ...placeAt(file, text, offset), what }
  }
  return { ...placeAt(file, text, 0), what: 'it can’t be read' }
}

/** The place of the token quoted in the message, found by its surroundings; or the end, if something is missing. */
function oddToken(text: string, message: string, snippet: string): number {
  const [, token] = /^Unexpected token '([\s\S]+?)'/u.exec(message) ?? []
  if (token === undefined) return text.length
  const around = Math.max(0, text.indexOf(snippet))
  return Math.max(around, text.indexOf(token, around + (snippet.length > 20 ? snippet.length >> 1 : 0)))
}
