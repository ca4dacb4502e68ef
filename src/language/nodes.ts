/** Type guards for nodes of a text, accessors for roles that only some verbs and modifiers have, and replacing parts of a text. */
import { isObject } from './meta.ts'
import type { Condition, Effect, Mod, Power, SetWho, WhileState, Who } from './types.ts'

/** `Array.isArray` for lists that must not be written to. */
export const isArray = (v: unknown): v is readonly unknown[] => Array.isArray(v)
export const isList = (who: Who | undefined): who is readonly Who[] => Array.isArray(who)
/** One or several, as a list; `flat` would copy it, which takes many times as long. */
export const listed = <T>(v: T | readonly T[]): readonly T[] => (isArray(v) ? v : [v])

/** Whether a Who is a set, not a name, a list, or derived from another Who. */
export const isSetWho = (who: unknown): who is SetWho =>
  typeof who === 'object' &&
  who !== null &&
  !('controller' in who || 'owner' in who || 'together' in who || 'case' in who || Array.isArray(who))

/** Whether its noun says that it is a token. */
export const isToken = (who: unknown): boolean => isSetWho(who) && who.is === 'token'

export const isEffect = (node: unknown): node is Effect => isObject(node) && node.do !== undefined
export const isMod = (node: unknown): node is Mod => isObject(node) && node.mod !== undefined
const shapes = ['pay', 'reward', 'when', 'as', 'always', 'play', 'keyword'] as const
export const isPower = (node: unknown): node is Power =>
  isObject(node) && node.do === undefined && node.mod === undefined && shapes.some((shape) => node[shape] !== undefined)
export const isEffects = (node: unknown): node is readonly Effect[] =>
  Array.isArray(node) && (node.length === 0 || isEffect(node[0]))
export const isMods = (node: unknown): node is readonly Mod[] =>
  Array.isArray(node) && (node.length === 0 || isMod(node[0]))
/** Whether this is a condition. It has no mark of its own, so the guard checks that it is none of the other kinds. */
export const isCondition = (node: unknown): node is Condition =>
  isObject(node) && !Array.isArray(node) && node.do === undefined && node.mod === undefined

/** The `by` role, if the verb has one. */
export const byOf = (e: Effect): Who | undefined => ('by' in e ? e.by : undefined)

/** The `what` role; undefined for verbs with a counter or damage as `what`. */
export const whatOf = (e: Effect): Who | undefined =>
  e.do !== 'put' && e.do !== 'remove' && e.do !== 'switch' && 'what' in e ? e.what : undefined

/** The cards that an effect works on; for counters and damage, the cards they are on. */
export const objectOf = (e: Effect): Who | undefined => (e.do === 'put' ? e.to : e.do === 'remove' ? e.from : whatOf(e))

/** The same effect, working only on this object. */
export const withObject = (e: Effect, one: Who): Effect =>
  e.do === 'put'
    ? { ...e, to: one }
    : e.do === 'remove'
      ? { ...e, from: one }
      : e.do !== 'switch' && 'what' in e
        ? { ...e, what: one }
        : e

/** The `what` of a modifier, if it has one. */
export const aboutOf = (mod: Mod): Who | undefined => ('what' in mod ? mod.what : undefined)
export const whileOf = (mod: Mod): WhileState | undefined => ('while' in mod ? mod.while : undefined)

/** The modes of a modal effect (707.1c); an empowered text has itself as its only mode. */
export const modesOf = (e: Effect): readonly (readonly Effect[])[] =>
  e.do === 'modes' ? e.of : e.do === 'empower' ? [e.then] : []

/** Whether the data has this word, or a part that passes this test; field names don't count. */
export const mentions = (data: unknown, what: string | ((part: unknown) => boolean)): boolean =>
  (typeof what === 'string' ? data === what : what(data)) ||
  (isObject(data) && Object.values(data).some((part) => mentions(part, what)))

/** Whether some part of the data has one of these fields. */
export const hasField = (data: unknown, ...fields: readonly string[]): boolean =>
  mentions(data, (part) => isObject(part) && fields.some((field) => part[field] !== undefined))

/** All words in the data; the names of fields are none. */
export const wordsIn = (data: unknown): readonly string[] =>
  typeof data === 'string' ? [data] : isObject(data) ? Object.values(data).flatMap(wordsIn) : []

/** The data with every part replaced for which `by` returns something; the replacements are not searched. */
export function replaced<T>(node: T, by: (part: unknown) => unknown): T
export function replaced(node: unknown, by: (part: unknown) => unknown): unknown {
  const put = by(node)
  if (put !== undefined) return put
  if (Array.isArray(node)) return node.map((one) => replaced(one, by))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(Object.entries(node).map(([k, v]) => [k, replaced(v, by)]))
}

/** The same piece of a text with more fields. */
export const withFields = <const A extends object, const B extends object>(node: A, more: B): A & B => ({
  ...node,
  ...more,
})

const linkFields = new Set(['in', 'of', 'targeting', 'target', 'choose', 'random', 'by', 'as'])
/** Whether a set is of links of any kind, cards and effects (711.1): it asks for nothing that only cards have. */
export const isOfLinks = (set: SetWho): boolean =>
  set.in === 'chain' && Object.keys(set).every((field) => linkFields.has(field))

/** Whether it is the start or the end of a turn until which something lasts, and not what may happen before. */
export const isTurnPoint = (until: object): until is { on: 'start' | 'end'; turn: Who } =>
  'turn' in until && until.turn !== undefined
