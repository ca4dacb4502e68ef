/**
 * Random cards out of the grammar. What a check takes is read from its form, so a word is made on the day it is added; what is
 * known of a place besides (which picks are asked for there, what its Who can be, which names are bound) goes along as the card
 * grows. Whatever the linter would refuse in a place is tried again there, so that most cards are well-formed as a whole.
 */

import { checkNames, checkPower, namesIn, outset, rolesOf, type Scope } from '../../../src/language/schema/names.ts'
import { kind } from '../../../src/language/schema/plain.ts'
import {
  type Check,
  type Field,
  type Form,
  further,
  type Here,
  isRecord,
  type Problem,
  picks,
} from '../../../src/language/schema/shape.ts'
import { cardShape, needed, suited } from '../../../src/language/schema.ts'
import { type Meaning, people } from '../../../src/language/sorts.ts'
import { type CardDef, type CardType, isOwnType } from '../../../src/language/types.ts'
import { dictionary, ofRaids } from './dictionary.ts'
import { ownTypes, SET } from './raid.ts'

/** A whole number of these, both ends included. */
export type Roll = (from: number, to: number) => number

interface Place {
  here: Here
  scope: Scope
  depth: number
}

interface Growth {
  roll: Roll
  /** Names given so far. */
  names: number
  /** How often something may still be made anew. */
  spare: number
  /** Whether it is attached to something. */
  host: boolean
  /** Whether it has an X, and a reward. */
  x: boolean
  quest: boolean
  /** Whether it is a raid's. */
  raid: boolean
}

/** Nothing fits here. */
class Barren extends Error {}

const forms = new WeakMap<Check, Form>()
/** A check's form, worked out once. */
export function formOf(check: Check): Form {
  let form = forms.get(check)
  if (form === undefined) {
    form = check.form()
    forms.set(check, form)
  }
  return form
}

const depths = new Map<Check, number>()
/** How deep the smallest thing is that a check takes. */
function depthOf(check: Check): number {
  const known = depths.get(check)
  if (known !== undefined) return known
  depths.set(check, 99)
  const deep = measured(formOf(check))
  if (deep < 50) depths.set(check, deep)
  else depths.delete(check)
  return deep
}

function measured(form: Form): number {
  switch (form.is) {
    case 'here':
      return depthOf(form.of)
    case 'list':
      return form.least === 0 ? 0 : 1 + depthOf(form.of)
    case 'tuple':
      return 1 + Math.max(0, ...form.of.map(depthOf))
    case 'record':
      return 1 + Math.max(0, ...Object.values(form.fields).flatMap((f) => (f.optional ? [] : [depthOf(f.check)])))
    case 'one of':
      return Math.min(99, ...form.of.map(depthOf))
    default:
      return 0
  }
}

/** What the linter says of something in its place. */
function problemsIn(check: Check, v: unknown, { here, scope }: Place): Problem[] {
  const problems: Problem[] = []
  const out = { push: (p: Problem) => problems.push(p), here, notes: new Map(), types: ownTypes }
  check(v, '', out)
  if (problems.length > 0) return problems
  const power =
    isRecord(v) &&
    ['pay', 'when', 'as', 'reward', 'always', 'play', 'keyword'].some((k) => k in v) &&
    !('do' in v) &&
    !('mod' in v)
  ;(power ? checkPower : checkNames)(v, '', scope, out)
  return problems
}

function grow(g: Growth, check: Check, place: Place): unknown {
  const form = formOf(check)
  const judged = form.is === 'record' || form.is === 'one of' || (form.is === 'here' && form.here.sorts !== undefined)
  if (check === kind && g.raid && g.roll(0, 5) === 0) return one(g, ownTypes)
  if (!judged) return make(g, form, place)
  for (;;) {
    const v = make(g, form, place)
    if (g.spare <= 0 || problemsIn(check, v, place).length === 0) return v
    g.spare--
  }
}

function make(g: Growth, form: Form, place: Place): unknown {
  switch (form.is) {
    case 'value':
      return form.value
    case 'words':
      return one(
        g,
        form.words.filter((w) => (w !== 'host' || g.host) && (w !== 'it' || place.here.it || form.words.length < 5)),
      )
    case 'text':
      return text(g, form.of, place)
    case 'number':
      return (form.least ?? place.here.least) === undefined && g.roll(0, 29) === 0 ? g.roll(-2, 0) : g.roll(1, 4)
    case 'here':
      return grow(g, form.of, { ...place, here: further(place.here, form.here) })
    case 'list':
      return list(g, form, place)
    case 'tuple':
      return form.of.map((part) => grow(g, part, deeper(place)))
    case 'one of':
      return oneOf(g, form.of, place)
    case 'record':
      return record(g, form.fields, place)
    case 'map':
      return {} // its keys would be places in the card
  }
}

const deeper = (place: Place): Place => ({ ...place, depth: place.depth - 1 })

const one = <T>(g: Growth, list: readonly T[]): T => {
  if (list.length === 0) throw new Barren('nothing to choose from')
  return list[g.roll(0, list.length - 1)] as T
}

function text(g: Growth, of: Extract<Form, { is: 'text' }>['of'], { here, scope }: Place): string {
  if (of === 'name') return g.roll(0, 9) === 0 ? `this.n${g.names++}` : `n${g.names++}`
  if (of === '$name' || of === 'named') {
    const names = [...scope].filter(
      ([, is]) => here.sorts === undefined || is.sorts.some((s) => here.sorts?.includes(s)),
    )
    return (of === 'named' ? '' : '$') + one(g, names)[0]
  }
  const chosen = of === 'card' ? 'card name' : of === 'tag' ? of : undefined
  const words = [...scope].flatMap(([name, is]) => (chosen && is.sorts.includes(chosen) ? [`$${name}`] : []))
  return words.length > 0 && g.roll(0, 1) === 0
    ? one(g, words)
    : one(g, [...dictionary[of], ...((g.raid && ofRaids[of]) || [])])
}

function list(g: Growth, { of, least }: Extract<Form, { is: 'list' }>, place: Place): unknown[] {
  const most = place.depth <= 0 ? least : least + (g.roll(0, 3) % 3)
  const out: unknown[] = []
  const scope = new Map(place.scope)
  for (let n = Math.max(least, least === 0 && place.depth > 0 ? 1 : 0, most); n > 0; n--) {
    const item = grow(g, of, { ...deeper(place), scope })
    out.push(item)
    namesIn([item], new Map(scope), scope)
  }
  return out
}

/** How likely each alternative is: what is made of more says more; lists and words of last resort are rare. */
function weight(g: Growth, check: Check, place: Place): number {
  if (depthOf(check) > Math.max(0, place.depth) || !able(g, check, place)) return 0
  const form = formOf(check)
  switch (form.is) {
    case 'text':
      return form.of === '$name' ? (place.scope.size > 1 ? 8 : 1) : 3
    case 'words':
      return 6
    case 'list':
      return 1
    case 'record':
      return rare(g, form.fields) ? 1 : 4
    case 'one of':
      return Math.min(12, Math.max(1, form.of.length))
    case 'value':
      return 3
    default:
      return 3
  }
}

/** A pick only where somebody is asked for it, a reward only on a quest, an X only where there is one. */
function able(g: Growth, check: Check, { here }: Place): boolean {
  const form = formOf(check)
  if (form.is === 'value') return form.value !== 'X' || g.x
  if (form.is !== 'record') return true
  const { fields } = form
  return (
    picks.every((pick) => fields[pick]?.optional !== false || here.picks?.includes(pick) === true) &&
    (g.quest || fields.reward?.optional !== false) &&
    (here.group === true || fields.together === undefined)
  )
}

/** What ends the game is rarely part of a card; what only raids have is only part of theirs. */
const seldom: ReadonlySet<unknown> = new Set([
  ...['concede', 'keep', 'startRaid', 'rebuild', 'win', 'lose', 'endTurn', 'extraTurn', 'drop', 'say', 'sit'],
])
const raidsOnly: ReadonlySet<unknown> = new Set(['bring', 'drawFrom', 'swap'])
const rare = (g: Growth, fields: Readonly<Record<string, Field>>): boolean => {
  const verb = value(fields.do)
  return seldom.has(verb) || (raidsOnly.has(verb) && !g.raid)
}

function oneOf(g: Growth, all: readonly Check[], place: Place): unknown {
  const weights = all.map((check) => weight(g, check, place))
  for (;;) {
    const sum = weights.reduce((a, b) => a + b, 0)
    if (sum === 0) break
    const at = g.roll(1, sum)
    const i = weights.findIndex((_, k) => weights.slice(0, k + 1).reduce((a, b) => a + b, 0) >= at)
    try {
      return grow(g, all[i] as Check, place)
    } catch (e) {
      if (!(e instanceof Barren)) throw e
      weights[i] = 0
    }
  }
  const open = all.filter((check) => able(g, check, place))
  const least = Math.min(...open.map(depthOf))
  return grow(
    g,
    one(
      g,
      open.filter((check) => depthOf(check) === least),
    ),
    place,
  )
}

/** How often of ten a field that may be left out is there. */
const often: Readonly<Record<string, number>> = {
  ...{
    is: 9,
    of: 4,
    then: 6,
    else: 3,
    if: 1,
    as: 2,
    when: 0.2,
    while: 1.5,
    nth: 0.4,
    min: 0.5,
    during: 0.3,
    ifAble: 0.3,
  },
  ...{ next: 0.7, divided: 0.7, ofEach: 0.1, purpose: 0.5, x: 0.2 },
}

/** What binds names is made before what uses them. */
const early = ['when', 'as', 'event', 'would', 'pay', 'play', 'of', 'these', 'what', 'to', 'from', 'may']

function record(g: Growth, fields: Readonly<Record<string, Field>>, place: Place): Record<string, unknown> {
  const keys = chosen(g, fields)
  const scope = new Map(place.scope)
  const made: Record<string, unknown> = {}
  for (const key of [...early.filter((k) => keys.includes(k)), ...keys.filter((k) => !early.includes(k))]) {
    const field = fields[key] as Field
    if (place.depth <= 0 && field.optional && depthOf(field.check) > 0) continue
    const inside =
      key === 'when' && keys.includes('do')
        ? withRoles(scope, { on: made.do ?? value(fields.do) })
        : key === 'by'
          ? scope
          : acted(scope, fields, keys)
    try {
      made[key] = grow(g, field.check, { ...deeper(place), scope: inside })
    } catch (e) {
      if (!(e instanceof Barren) || !field.optional) throw e
      continue
    }
    if (key === 'as' && typeof made.as === 'string') continue
    if (key === 'event' || key === 'would' || ((key === 'when' || key === 'as') && !keys.includes('do')))
      for (const [name, is] of rolesOf(made[key], scope)) scope.set(name, is)
    else namesIn(made[key], new Map(scope), scope)
  }
  return Object.fromEntries(Object.keys(fields).flatMap((key) => (key in made ? [[key, made[key]]] : [])))
}

const value = (field: Field | undefined): unknown => {
  const form = field && formOf(field.check)
  return form?.is === 'value' ? form.value : undefined
}
/** Whoever does an effect is `$by` in it. */
const acted = (scope: Scope, fields: Readonly<Record<string, Field>>, keys: readonly string[]): Scope =>
  keys.includes('by') && fields.do && !['deal', 'heal'].includes(String(value(fields.do)))
    ? new Map([...scope, ['by', { sorts: people, many: false }]])
    : scope
const withRoles = (scope: Scope, event: unknown): Map<string, Meaning> => new Map([...scope, ...rolesOf(event, scope)])

/** The fields that a record gets: what it must have, and some of the others. */
function chosen(g: Growth, fields: Readonly<Record<string, Field>>): string[] {
  const optional = Object.keys(fields).filter((key) => fields[key]?.optional)
  const usual = 13 / Math.max(4, optional.length)
  return Object.keys(fields).filter((key) => !fields[key]?.optional || g.roll(0, 99) < 10 * (often[key] ?? usual))
}

const types = [
  'ability',
  'ability',
  'ability',
  'ally',
  'ally',
  'ally',
  'hero',
  'weapon',
  'armor',
  'item',
  'quest',
  'location',
] as const
const typesOfRaids = ['ability', 'ability', 'ally', 'ally', 'event', 'event', 'hero', 'hero', ...ownTypes] as const
const texts: ReadonlySet<string> = new Set(['text', 'powers', 'front', 'back', 'attach'])
const ofAbilities: readonly (readonly string[])[] = [['text'], ['text'], ['text', 'powers']]
const ofEvents: typeof ofAbilities = [['text'], ['text', 'powers'], ['powers']]
/** Printed fields are there now and then. */
const printed = 0.6

/** A card of some type with the numbers that it needs, and texts and powers that suit it. */
export function growCard(roll: Roll): CardDef {
  const g: Growth = {
    roll,
    names: 0,
    spare: 400,
    host: false,
    x: roll(0, 5) === 0,
    quest: false,
    raid: roll(0, 4) === 0,
  }
  const form = formOf(cardShape)
  if (form.is !== 'record') throw new Error('A card is a record.')
  const { fields } = form
  const place: Place = { here: {}, scope: outset, depth: 5 }
  const type = one(g, g.raid ? typesOfRaids : types)
  g.quest = type === 'quest'
  const def: Record<string, unknown> = { name: 'Sample', type, set: g.raid ? SET : 'test', number: roll(1, 99) }
  if (g.raid && type === 'hero') def.tags = ['Boss', 'Demon']
  for (const key of needed[type] ?? []) def[key] = grow(g, (fields[key] as Field).check, place)
  for (const [key, field] of Object.entries(fields))
    if (field.optional && suits(key, type) && !texts.has(key) && !(key in def) && roll(0, 99) < 10 * printed)
      def[key] = grow(g, field.check, place)
  if (g.x) def.x = true
  const own = type === 'event' ? one(g, ofEvents) : type === 'ability' ? one(g, ofAbilities) : sided(g, type)
  if ((type === 'ability' || type === 'item') && roll(0, 6) === 0)
    def.attach = attached(g, fields.attach as Field, place)
  g.host = def.attach !== undefined
  if (own.includes('front') && roll(0, 1) === 0) def.sides = ['Sea', 'Sky']
  for (const key of own)
    def[key] = grow(g, (fields[key] as Field).check, { ...place, scope: new Map([...outset, ...namesIn(def.attach)]) })
  if (type === 'quest') def.powers = [quest(g, fields.powers as Field, place)]
  return def as unknown as CardDef
}

const suits = (key: string, type: CardType): boolean =>
  key !== 'x' && key !== 'sides' && (suited[key as keyof typeof suited]?.includes(type) ?? true)

/** It says to what. */
function attached(g: Growth, field: Field, place: Place): unknown {
  for (;;) {
    const to = grow(g, field.check, place)
    if (isRecord(to) && ('target' in to || 'choose' in to)) return to
  }
}

const sided = (g: Growth, type: string): readonly string[] =>
  (type === 'hero' || type === 'location' || isOwnType(type)) && g.roll(0, 2) === 0 ? ['front', 'back'] : ['powers']

/** A quest has a reward. */
function quest(g: Growth, field: Field, place: Place): unknown {
  for (let n = 0; n < 200; n++) {
    const [power] = grow(g, field.check, place) as Record<string, unknown>[]
    if (power && 'reward' in power) return power
  }
  throw new Error('no reward')
}
