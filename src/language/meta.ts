/** The compiler's notes about the nodes of a text, attached to the nodes. */
import { under } from './look-up.ts'
import { once } from './once.ts'
import type { Effect, Keyword, Mod, Of, Power, PowerZone, SetWho } from './types.ts'

export type Ptr = string

/** A verb whose amount can be divided among several (707.1d). */
export type Divider = Of<'deal' | 'heal' | 'put'>

/** The notes about a node: its pointer, and for an effect the picks and names in its own roles. */
export interface Meta {
  ptr: Ptr
  /** The sets in its own roles that pick on resolution (709.2b), innermost first. */
  picks: readonly SetWho[]
  /** The sets that define a name, innermost first. */
  namers: readonly SetWho[]
  /** The sets in its own roles that take top cards. */
  tops: readonly SetWho[]
  /** The sets in it or in its effects that look into a collection (800.2). */
  beside: readonly SetWho[]
  /** Targets of the whole list or power below it, in text order (707.1d). */
  targets: readonly SetWho[]
  /** For a set of targets: the effect that divides an amount among them (707.1d). */
  divides: Divider | null
  /** For a set: whether its picks get amounts in the order of picking (707.1d), so that the player always chooses the order. */
  ordered: boolean
  /** Modal effects below it (707.1c). */
  modal: readonly Effect[]
  /** The powers that a keyword stands for; for a modifier, the powers that it grants. */
  means: readonly PowerCode[]
  /** The triggered modifier that an effect with `when` makes (715.1). */
  when: Mod | null
  /** For a set: which groups of its fields it uses, as bits; -1 if that was not looked up. */
  uses: number
}

/**
 * Groups of a set's fields, as bits. Most sets use one or two, and there is one number to read rather than all the fields that a card could be asked about.
 */
export const groups = { none: 0, pick: 1, apart: 2, marks: 4, facts: 8 } as const

const { none: ungrouped, pick, apart, marks, facts } = groups
const picking = { target: pick, choose: pick, random: pick, top: pick, most: pick, least: pick }
const picks = Object.keys(picking) as (keyof typeof picking)[]
/** The group of each field. Ungrouped are those always read, and those that don't select objects. */
const groupOf: Readonly<Record<keyof SetWho, number>> = {
  ...picking,
  ...{
    atRandom: ungrouped,
    ties: ungrouped,
    by: ungrouped,
    as: ungrouped,
    differ: ungrouped,
    combined: ungrouped,
    place: ungrouped,
    ofOne: ungrouped,
  },
  ...{ is: ungrouped, of: ungrouped, ofEach: ungrouped, in: ungrouped },
  ...{ among: apart, other: apart },
  ...{
    owned: marks,
    deck: marks,
    tag: marks,
    name: marks,
    nameWith: marks,
    trait: marks,
    icon: marks,
    reputation: marks,
  },
  ...{ requires: marks, damageType: marks, state: marks, has: marks, attachedTo: marks },
  ...{
    where: facts,
    fighting: facts,
    targeting: facts,
    couldTarget: facts,
    same: facts,
    rolled: facts,
    did: facts,
    not: facts,
  },
  ...{ either: facts },
}

/** The groups of fields that a node has. */
export const groupsIn = (node: object): number =>
  Object.keys(node).reduce((bits, key) => bits | (under<number>(groupOf, key) ?? 0), 0)
const lookedUp = once(groupsIn)

/** The groups of its fields that a set uses, as bits. */
export function usesOf(set: SetWho): number {
  const { uses } = meta(set)
  return uses < 0 ? lookedUp(set) : uses
}

/** Whether a set picks some of its members. */
export const isPicking = (set: SetWho): boolean =>
  (usesOf(set) & pick) !== 0 && picks.some((key) => set[key] !== undefined)

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

/**
 * `zone`: the zone that it works in (700.2); a power of several zones (703.3b) has one of these for each.
 *
 * `word`: the keyword that stands for it, with which it is lost.
 */
export type PowerCode = Shaped & { readonly ptr: Ptr; readonly zone: PowerZone; readonly word?: Keyword }

const none: readonly never[] = []

export const emptyMeta: Meta = {
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
  uses: -1,
}

/** The compiler's notes about a node; undefined if the node was not compiled. */
export const meta = (node: unknown): Meta => (node as { $?: Meta }).$ ?? emptyMeta
export const ptrOf = (node: unknown): Ptr => meta(node).ptr

export const isObject = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null

/** A set in a role, and no effect, modifier or event. */
export const isSet = (v: Record<string, unknown>): boolean =>
  v.do === undefined && v.mod === undefined && v.on === undefined

/** The names in a text whose cards get amounts in order; marks sets that are picked in place. */
export function orderedIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(orderedIn)
  if (!isObject(node)) return []
  if ((node.do === 'deal' || node.do === 'heal') && Array.isArray(node.n)) {
    const to = node.do === 'heal' ? node.from : node.to
    if (isObject(to) && meta(to) !== emptyMeta) meta(to).ordered = true
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
