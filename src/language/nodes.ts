/** What a piece of a text is: guards for what the types leave open, and the roles that only some verbs and modifiers have. */
import { isObject } from './meta.ts'
import type { Condition, Effect, Mod, Power, SetWho, WhileState, Who } from './types.ts'

/** `Array.isArray` for lists that must not be written to. */
export const isArray = (v: unknown): v is readonly unknown[] => Array.isArray(v)
export const isList = (who: Who | undefined): who is readonly Who[] => Array.isArray(who)

/** A set, as against a name, a list, and what is worked out from another `Who`. */
export const isSetWho = (who: unknown): who is SetWho =>
  typeof who === 'object' &&
  who !== null &&
  !('controller' in who || 'owner' in who || 'together' in who || 'case' in who || Array.isArray(who))

export const isEffect = (node: unknown): node is Effect => isObject(node) && node.do !== undefined
export const isMod = (node: unknown): node is Mod => isObject(node) && node.mod !== undefined
const shapes = ['pay', 'reward', 'when', 'as', 'always', 'play', 'keyword'] as const
export const isPower = (node: unknown): node is Power =>
  isObject(node) && node.do === undefined && node.mod === undefined && shapes.some((shape) => node[shape] !== undefined)
export const isEffects = (node: unknown): node is readonly Effect[] =>
  Array.isArray(node) && (node.length === 0 || isEffect(node[0]))
export const isMods = (node: unknown): node is readonly Mod[] =>
  Array.isArray(node) && (node.length === 0 || isMod(node[0]))
/** A condition is told from other texts by where it stands; all that can be seen is that it is none of them. */
export const isCondition = (node: unknown): node is Condition =>
  isObject(node) && !Array.isArray(node) && node.do === undefined && node.mod === undefined

/** Who does it, of a verb that says so. */
export const byOf = (e: Effect): Who | undefined => ('by' in e ? e.by : undefined)

/** What it is done to; none of verbs whose `what` is a counter or damage. */
export const whatOf = (e: Effect): Who | undefined =>
  e.do !== 'put' && e.do !== 'remove' && e.do !== 'switch' && 'what' in e ? e.what : undefined

/** What an effect works on: for counters and damage, the cards that they are on. */
export const objectOf = (e: Effect): Who | undefined => (e.do === 'put' ? e.to : e.do === 'remove' ? e.from : whatOf(e))

/** The same effect, working on just this. */
export const withObject = (e: Effect, one: Who): Effect =>
  e.do === 'put'
    ? { ...e, to: one }
    : e.do === 'remove'
      ? { ...e, from: one }
      : e.do !== 'switch' && 'what' in e
        ? { ...e, what: one }
        : e

/** What a modifier is about, where it says so. */
export const aboutOf = (mod: Mod): Who | undefined => ('what' in mod ? mod.what : undefined)
export const whileOf = (mod: Mod): WhileState | undefined => ('while' in mod ? mod.while : undefined)

/** The texts out of which a modal effect's modes are chosen (707.1c); an empowered text is its own only one. */
export const modesOf = (e: Effect): readonly (readonly Effect[])[] =>
  e.do === 'modes' ? e.of : e.do === 'empower' ? [e.then] : []
