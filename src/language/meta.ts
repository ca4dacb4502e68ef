/** What the compiler notes about the nodes of a text, which it hangs on them. */
import type { Effect, Mod, Of, Power, PowerZone, SetWho } from './types.ts'

export type Ptr = string

/** A verb whose amount can be divided among several (707.1d). */
export type Divider = Of<'deal' | 'heal' | 'put'>

/** What is known of a piece of text: where it is, and for an effect the picks and names in its own roles. */
export interface Meta {
  ptr: Ptr
  /** Sets of its own roles that pick on resolution (709.2b), innermost first. */
  picks: readonly SetWho[]
  /** Sets that give a name to what they hold, innermost first. */
  namers: readonly SetWho[]
  /** Sets of its own roles that take the top cards of something. */
  tops: readonly SetWho[]
  /** Sets in it, or in what it does, that look into a collection (800.2). */
  beside: readonly SetWho[]
  /** Targets of the whole list or power below it, in text order (707.1d). */
  targets: readonly SetWho[]
  /** For a set of targets: the effect that divides what it does among them (707.1d). */
  divides: Divider | null
  /** For a set: what it picks gets amounts in the order in which it was picked (707.1d), so that this order is always chosen. */
  ordered: boolean
  /** Modal effects below it (707.1c). */
  modal: readonly Effect[]
  /** Powers that a keyword stands for; of a modifier, the powers that it grants. */
  means: readonly PowerCode[]
  /** The triggered modifier that an effect with `when` makes (715.1). */
  when: Mod | null
}

/** The powers by their shapes (700). */
export interface Shapes {
  pay: Extract<Power, { pay: unknown; then: unknown }>
  reward: Extract<Power, { reward: unknown }>
  when: Extract<Power, { when: unknown }>
  as: Extract<Power, { as: unknown }>
  always: Extract<Power, { always: unknown }>
  play: Extract<Power, { play: unknown }>
  keyword: Extract<Power, { keyword: unknown }>
}
export type Shape = keyof Shapes

/** A power with its shape. */
export type Shaped = { [S in Shape]: { readonly shape: S; readonly node: Shapes[S] } }[Shape]

/** `zone`: that it works in (700.2); a power of several zones (703.3b) is one of these for each. */
export type PowerCode = Shaped & { readonly ptr: Ptr; readonly zone: PowerZone }

const none: readonly never[] = []

export const plain: Meta = {
  ptr: '',
  picks: none,
  namers: none,
  tops: none,
  beside: none,
  targets: none,
  modal: none,
  means: none,
  divides: null,
  ordered: false,
  when: null,
}

/** What the compiler noted about a node; nothing for nodes that did not come from it. */
export const meta = (node: unknown): Meta => (node as { $?: Meta }).$ ?? plain
export const ptrOf = (node: unknown): Ptr => meta(node).ptr

export const isObject = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null

/** A set in a role, and no effect, modifier or event. */
export const isSet = (v: Record<string, unknown>): boolean =>
  v.do === undefined && v.mod === undefined && v.on === undefined

/** Names in a text whose cards get amounts in order; sets that are picked on the spot are marked. */
export function orderedIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(orderedIn)
  if (!isObject(node)) return []
  if ((node.do === 'deal' || node.do === 'heal') && Array.isArray(node.n)) {
    const to = node.do === 'heal' ? node.from : node.to
    if (isObject(to) && meta(to) !== plain) meta(to).ordered = true
    return typeof to === 'string' ? [to] : []
  }
  return Object.entries(node).flatMap(([k, v]) => (k === '$' ? [] : orderedIn(v)))
}

/** The sets in a text that give this name. */
export function order(node: unknown, name: string): void {
  if (!isObject(node)) return
  if (isSet(node) && `$${String(node.as)}` === name) meta(node).ordered = true
  for (const [k, v] of Object.entries(node)) if (k !== '$') order(v, name)
}
