/** Shared by all clauses: the plain effects, and the names that `as` gives. */

import { counterName, type EnglishVerb, type Noun, nameNoun, withArticle } from '../phrases.ts'
import type { Effect } from '../types.ts'
import type { Scope, Thing } from './scope.ts'
import { bindRef, makeThing, say } from './scope.ts'

export type Flow = 'if' | 'try' | 'modes' | 'empower' | 'guess' | 'forEach' | 'repeat' | 'table' | 'modify'
export type Plain = Exclude<Effect, { do: Flow }>
const flows: ReadonlySet<string> = new Set<Flow>([
  'if',
  'try',
  'modes',
  'empower',
  'guess',
  'forEach',
  'repeat',
  'table',
  'modify',
])
export const isPlain = (e: Effect): e is Plain => !flows.has(e.do)

/** Verbs of which "that much" and "that many" can be the result. */
export const counting: ReadonlySet<unknown> = new Set<Plain['do']>([
  ...(['deal', 'heal', 'put', 'remove', 'discard', 'draw', 'move', 'destroy', 'roll', 'create', 'reveal'] as const),
])

/** A predicate in two: the verb still to be inflected, and the rest. */
export interface Parts {
  verb: EnglishVerb
  rest: string
}

/** "characters dealt damage this way": `as` on a verb names the objects really affected, not those intended. */
export function result(s: Scope, e: Plain, t: Thing, way: string, number: string): void {
  if (!e.as) return
  const noun = /(damage|healed)$/.test(way) ? 'character' : 'card'
  const text =
    t.plural || t.first.startsWith('each ') ? `${noun}s ${way} this way` : `${withArticle(noun)} ${way} this way`
  const plural = text.startsWith(`${noun}s`)
  const done = makeThing(s, { key: `$${e.as}`, first: text, later: text, plural, way, owner: t.owner })
  bindRef(s, e.as, { thing: done, number })
}

/** `as` on drop: each object that it can land on, if it does. */
export function landed(s: Scope, e: Plain, onto: Thing, it: string): void {
  if (!e.as) return
  const text = `${onto.first} ${it} on`
  bindRef(s, e.as, { thing: makeThing(s, { key: `$${e.as}`, first: text, later: text, plural: onto.plural }) })
}

/** `as` on choose, create, roll: the thing itself. */
export function nameResult(s: Scope, e: Plain, t: Thing): void {
  if (!e.as) return
  t.key = `$${e.as}`
  bindRef(s, e.as, {
    thing: t,
    ...(t.noun === 'die' && { number: 'the number rolled' }),
    ...(t.noun !== 'die' && t.plural && { count: `the number of ${t.later.replace(/^those /, '')}` }),
  })
}

/** The choice of one by each of several players: "those allies". */
export function severally(s: Scope, t: Thing): Thing {
  const later = t.later.replace(/^that (.*)$/, (_, noun: string) => `those ${nameNoun(noun).many}`)
  return makeThing(s, { ...t, later, plural: true, pron: 'they' })
}

export const counted = (n: { text: string; many: boolean }, noun: Noun): string =>
  n.many ? `${n.text} ${noun.many}` : withArticle(noun.one)

export const counters = (what: string, n: { text: string; many: boolean }): string =>
  counted(n, { one: `${counterName(what)} counter`, many: `${counterName(what)} counters` })

export const spaced = (text: string): string => (text === '' ? '' : `${text} `)

/** The possessive of the acting player: "your", "his". */
export const his = (s: Scope): string => (s.subject ? say(s, s.subject, 'his') : 'your')
