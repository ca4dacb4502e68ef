/** Reads code into trees of nodes (ESTree), each with where it begins and ends. */
import type { ParserPlugin } from '@babel/parser'

const babel = await import('@babel/parser').catch(() => null)

/** The note for missing lines and columns; '' if the parser that finds them is installed. */
export const noPlaces = babel ? '' : 'To be told lines and columns, install the parser: npm install @babel/parser'

/** The parts of a node that places need. */
export interface TreeNode {
  type: string
  start: number
  end: number
  value?: unknown
  key?: TreeNode
  name?: string
  computed?: boolean
  elements?: readonly (TreeNode | null)[]
  properties?: readonly TreeNode[]
  expression?: unknown
  source?: TreeNode | null
}

const estree: ParserPlugin = 'estree'

export const isNode = (v: unknown): v is TreeNode =>
  typeof v === 'object' && v !== null && 'type' in v && typeof v.type === 'string' && 'start' in v

/** A module as a tree; undefined if the parser does not support its syntax, or is missing. */
export function codeTree(text: string): TreeNode | undefined {
  try {
    const file = babel?.parse(text, { sourceType: 'module', plugins: [estree, 'typescript'] })
    return file?.program as unknown as TreeNode
  } catch {
    return undefined
  }
}

/** The key of a property, if it is written there. */
export const keyOf = ({ key, computed }: TreeNode): string | undefined =>
  !key || computed ? undefined : key.type === 'Identifier' ? key.name : String(key.value)
