/**
 * Places in a raid's module and the local files that it imports: the literal of a value.
 * Code computes a raid, so a value is found by its form: a literal fits if it has only keys that the value has, and the same texts and numbers.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Path } from '../../language/problem.ts'
import { at } from '../../raid/path.ts'
import { bounds } from '../../state/bounds.ts'
import { type Places, placeAt } from './place.ts'
import { codeTree, isNode, keyOf, type TreeNode } from './syntax-tree.ts'

/** A module, and the literals in it, outer ones first. */
interface Source {
  file: string
  text: string
  literals: readonly Literal[]
}

/** A record or list in the code. */
interface Literal {
  source: Source
  node: { start: number; end: number }
  /** Its parts by key or index; null if the code does not show them. */
  parts: ReadonlyMap<string | number, TreeNode>
  list: boolean
}

/** More files than any raid has. */
const most = 200
/** Finds places in this module, for this raid. */
export function codePlaces(file: string, raid: unknown): Places {
  const all = sourcesOf(file).flatMap(({ literals }) => literals)
  return (path) => {
    const found = search(all, raid, path)
    return found && placeAt(found.source.file, found.source.text, found.offset)
  }
}

/** The module and its imports from beside it. */
function sourcesOf(first: string): readonly Source[] {
  const found = new Map<string, Source>()
  const todo = [first]
  for (let file = todo.pop(); file !== undefined && found.size < most; file = todo.pop()) {
    if (found.has(file) || !existsSync(file) || statSync(file).size > bounds.file) continue
    const text = readFileSync(file, 'utf8')
    const source: Source & { literals: Literal[] } = { file, text, literals: [] }
    found.set(file, source)
    for (const node of nodesOf(codeTree(text))) {
      if (node.type === 'ObjectExpression' || node.type === 'ArrayExpression')
        source.literals.push(literal(source, node))
      const from = node.source?.type === 'Literal' ? node.source.value : undefined
      if (typeof from === 'string' && from.startsWith('.')) todo.push(beside(file, from))
    }
  }
  return [...found.values()]
}

const beside = (file: string, from: string): string => {
  const path = join(dirname(file), from)
  return [path, `${path}.ts`, `${path}.js`].find((one) => existsSync(one) && statSync(one).isFile()) ?? resolve(path)
}

function* nodesOf(node: unknown): Generator<TreeNode> {
  if (Array.isArray(node)) for (const one of node) yield* nodesOf(one)
  else if (isNode(node)) {
    yield node
    for (const value of Object.values(node)) yield* nodesOf(value)
  }
}

const literal = (source: Source, node: TreeNode): Literal => ({
  source,
  node,
  parts: partsOf(node),
  list: node.type === 'ArrayExpression',
})

const read = new WeakMap<TreeNode, Literal['parts']>()
function partsOf(node: TreeNode): Literal['parts'] {
  const parts = new Map<string | number, TreeNode>()
  const before = read.get(node)
  if (before) return before
  const { elements = [], properties = [] } = node
  const plain = elements.findIndex((one) => !one || one.type === 'SpreadElement')
  elements.slice(0, plain < 0 ? undefined : plain).forEach((one, i) => {
    if (one) parts.set(i, one)
  })
  for (const part of properties) {
    const key = keyOf(part)
    if (part.type === 'Property' && key !== undefined) parts.set(key, part)
  }
  read.set(node, parts)
  return parts
}

/** The number of the value's texts and numbers in the literal; -1 if it is not the value's. */
function fits(node: unknown, value: unknown): number {
  if (!isNode(node)) return 0
  if (node.type === 'Property') return fits(node.value, value)
  if (isNode(node.expression) && /^TS/.test(node.type)) return fits(node.expression, value)
  if (node.type === 'Literal') return node.value === value ? 1 : -1
  if (node.type === 'ObjectExpression' || node.type === 'ArrayExpression') {
    const list = node.type === 'ArrayExpression'
    if (typeof value !== 'object' || value === null || Array.isArray(value) !== list) return -1
    let sum = 0
    for (const [key, part] of partsOf(node)) {
      const n = Object.hasOwn(value, key) ? fits(part, (value as Record<string | number, unknown>)[key]) : -1
      if (n < 0) return -1
      sum += n
    }
    return sum
  }
  return 0
}

type Span = { start: number; end: number }
type Scope = Span & { source: Source }
type Spot = { source: Source; offset: number }

/** Follows the path; at each step the literal of the value, inside of the one before if there is one. */
function search(all: readonly Literal[], raid: unknown, path: Path): Spot | null {
  let spot: Spot | null = null
  let scope: Scope | null = null
  for (let n = 0; n <= path.length; n++) {
    const value = at(raid, path.slice(0, n))
    if (typeof value !== 'object' || value === null) break
    const here: Literal | null = n === 0 ? top(all, value, path) : nearestTo(all, value, scope)
    const node: Span | undefined = here?.node
    if (here && node) {
      scope = { source: here.source, start: node.start, end: node.end }
      spot = { source: here.source, offset: node.start }
    }
    const key = path[n]
    const part: TreeNode | undefined = key === undefined ? undefined : here?.parts.get(key)
    if (here && part) {
      scope = { source: here.source, start: part.start, end: part.end }
      spot = { source: here.source, offset: part.start }
    }
  }
  return spot
}

/** The record that has the raid's part with which the path begins. */
const top = (all: readonly Literal[], raid: object, [key = '']: Path): Literal | null =>
  best(
    all.filter(({ parts }) => parts.has(key)),
    raid,
    null,
  )

/** The literal within the previous one; or elsewhere, if it is certain; or within, although it has little in common. */
const nearestTo = (all: readonly Literal[], value: object, scope: Scope | null): Literal | null =>
  best(all, value, scope) ?? (scope && (best(all, value, null, 2) ?? best(all, value, scope, 0)))

/** The literal with the most in common with the value. */
function best(all: readonly Literal[], value: object, scope: Scope | null, least = 1): Literal | null {
  let found: Literal | null = null
  let most = least - 1
  for (const one of all) {
    if (one.list !== Array.isArray(value) || one.parts.size === 0) continue
    if (scope && (one.source !== scope.source || one.node.start < scope.start || one.node.end > scope.end)) continue
    const n = fits(one.node, value)
    if (n > most) {
      most = n
      found = one
    }
  }
  return found
}
