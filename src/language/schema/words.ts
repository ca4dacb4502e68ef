/** The grammar of who, how much, if, when and until as checks. Its records follow the types key by key. */
import type { CardSet, Condition, EventPattern, SetWho } from '../types.ts'
import {
  cardStates,
  cardTypes,
  classNames,
  compares,
  damageTypes,
  eventRoles,
  eventZones,
  fixedWho,
  keywords,
  kinds,
  stats,
  steps,
  verbs,
  zones,
} from '../types.ts'
import { checkEvent, checkPast } from './events.ts'
import {
  also,
  type Check,
  either,
  type Fields,
  flag,
  formed,
  isRecord,
  keyed,
  later,
  list,
  may,
  must,
  named,
  nonEmpty,
  number,
  oneOf,
  oneOrMore,
  only,
  or,
  quiet,
  record,
  report,
  show,
  textOf,
  tuple,
  word,
  yes,
} from './shape.ts'

export const damageType = word(damageTypes, 'damage type')
export const commonType = word(cardTypes, 'card type')
/** A common word, or a card type that the raid at hand declares for cards of its own. */
const orOwn = (common: Check): Check =>
  formed(common.form, (v, at, out) => {
    if (typeof v !== 'string' || !out.types?.includes(v)) common(v, at, out)
  })
export const cardType = orOwn(commonType)
export const keyword = word(keywords, 'keyword')
const commonKind = word(kinds, 'kind of card or player')
export const kind = orOwn(commonKind)
export const stat = word(stats, 'stat')
export const step = word(steps, 'step')
export const verb = word(verbs, 'verb')
const compare = word(compares, 'comparison')
const state = word(cardStates, 'state')
const ownZone = word(zones, 'zone')
const oneWho = word(fixedWho, 'Who')
export const counter = textOf('counter')
export const tag = textOf('tag')
/** What `as` gives. */
export const binding = textOf('name')
const trait = textOf('trait')
export const cardName = textOf('card')
const reputation = textOf('reputation')
const oddOrEven = word(['odd', 'even'], 'parity')

/** `$name`; whether it is bound is looked at elsewhere (names.ts). */
const isName = (v: unknown): v is string => typeof v === 'string' && /^\$[A-Za-z][\w.]*$/.test(v)
const isText = (v: unknown): v is string => typeof v === 'string'
const having =
  (...keys: readonly string[]) =>
  (v: unknown): boolean =>
    isRecord(v) && keys.some((key) => key in v)

/** A `$name` and nothing else. */
export const name: Check = formed(textOf('$name').form, (v, at, out) => {
  if (!isName(v)) report(out, at, `${show(v)} is no name`, 'Write "$" and the name that "as" gave.')
})

const isPile = (v: unknown): boolean => isText(v) && /^(deck|graveyard):./.test(v)
export const zone: Check = either([isPile, textOf('zone')], ownZone)

const x = or(
  'X',
  'amount X',
  formed(number.form, (v, at, out) =>
    report(out, at, `${show(v)} is no amount`, 'Write a number, "X", "$name", or a record like { count: … }.'),
  ),
)
export const amount: Check = later(() => anAmount)
export const who: Check = either(
  [isName, name],
  [isText, oneWho],
  [
    Array.isArray,
    list(
      later(() => who),
      1,
    ),
  ],
  [having('controller', 'owner', 'together', 'case'), later(() => whose)],
  [isRecord, later(() => set)],
  formed(oneWho.form, (v, at, out) =>
    report(out, at, `${show(v)} is no Who`, `Write a set, "$name", or one of: ${fixedWho.join(', ')}.`),
  ),
)

export const condition: Check = later(() => conditions)

const cases = (use: Check): Check => list(record({ if: must(condition), use: must(use) }), 1)
const amounts = keyed('amount', {
  count: { count: must(who) },
  stat: { stat: must(stat), of: must(who) },
  sum: { sum: must(stat), of: must(who) },
  counters: { counters: must(counter), of: must(who) },
  raid: { raid: must(only('stage')) },
  plus: { plus: must(list(amount, 1)) },
  minus: { minus: must(list(amount, 1)) },
  times: { times: must(list(amount, 1)) },
  double: { double: must(amount), each: must(amount) },
  case: { case: must(cases(amount)), else: must(amount) },
})
const anAmount = either([(v) => typeof v === 'number', number], [isName, name], [isText, x], amounts)
const whose = keyed('Who', {
  controller: { controller: must(who) },
  owner: { owner: must(who) },
  together: { together: must(who) },
  case: { case: must(cases(who)), else: must(who) },
})

const parts = {
  upTo: record({ upTo: must(amount) }, 'quantity'),
  from: record({ from: must(amount), to: must(amount) }, 'quantity'),
  allBut: record({ allBut: must(amount) }, 'quantity'),
}
export const quantity: Check = or(
  'any',
  'quantity any',
  either([having('upTo'), parts.upTo], [having('from'), parts.from], [having('allBut'), parts.allBut], amount),
)

const lookedAt = record(
  { target: must(quantity), is: must(only('graveyard')), of: may(who), by: may(who), as: may(binding) },
  'target graveyard',
)
const place: Check = either([isRecord, lookedAt], zone)

const has = keyed('has', {
  keyword: { keyword: must(quiet(keyword)) },
  counter: { counter: must(counter) },
  attached: { attached: must(cardName) },
  gives: { gives: must(list(quiet(keyword), 1)), to: must(who) },
})

const whereStat = word([...stats, 'counters'], 'where')
const where: Check = either(
  [(v) => Array.isArray(v) && (v[1] === 'odd' || v[1] === 'even'), tuple(whereStat, oddOrEven)],
  tuple(whereStat, compare, amount),
)

const same: Check = tuple(word(['cost', 'name', 'class', 'race', 'type', 'any type'], 'same'), who)

const sinceField = named('did', { since: must(only('turn')) })
const history: Check = either(
  [having('since'), later(() => also(record({ ...patternFields, ...sinceField }), checkPast))],
  later(() => past),
)

const onlyTarget = record({ only: must(who) }, 'targeting')
const setFields: Fields<SetWho> = named('set', {
  target: may(quantity),
  choose: may(quantity),
  random: may(quantity),
  top: may(amount),
  most: may(stat),
  least: may(stat),
  atRandom: may(yes),
  ties: may(who),
  by: may(who),
  as: may(binding),
  is: may(either([isName, name], oneOrMore(kind))),
  of: may(who),
  owned: may(who),
  in: may(place),
  tag: may(oneOrMore(tag)),
  trait: may(trait),
  icon: may(or('none', 'set: icon none', oneOf([...classNames, 'Alliance', 'Horde', 'none'], 'trait icon'))),
  reputation: may(or(true, 'set: reputation true', reputation)),
  requires: may(or(true, 'set: requires true', trait)),
  name: may(cardName),
  damageType: may(damageType),
  state: may(oneOrMore(state)),
  has: may(has),
  where: may(where),
  same: may(same),
  differ: may(only('name')),
  attachedTo: may(who),
  targeting: may(or('single', 'set: targeting single', either([having('only'), onlyTarget], who))),
  couldTarget: may(who),
  did: may(history),
  among: may(who),
  other: may(or(true, 'set: other true', who)),
  not: may(later(() => set)),
} satisfies Fields<SetWho>)

const cardSetFields: Fields<CardSet> = {
  is: may(oneOrMore(commonKind)),
  tag: setFields.tag,
  icon: setFields.icon,
  reputation: setFields.reputation,
  requires: setFields.requires,
  name: setFields.name,
  damageType: setFields.damageType,
  deals: may(damageType),
  not: may(later(() => cardSet)),
}
/** Printed cards, for building decks (100.2e). */
export const cardSet: Check = also(record(cardSetFields), (v, at, out) => {
  if (isRecord(v)) nonEmpty(v, at, out, 'a set of cards')
})

const picks = ['target', 'choose', 'random', 'top', 'most', 'least']

/** A set with at most one pick. */
export const set: Check = also(record(setFields), (v, at, out) => {
  if (!isRecord(v)) return
  const used = picks.filter((p) => p in v)
  if (used.length > 1) report(out, at, `it picks twice: ${used.join(' and ')}`, 'A set has one pick at most.')
  if (v.atRandom !== undefined && v.target === undefined)
    report(out, at, '"atRandom" is about targets', 'Write "target" beside it, or "random" alone.')
  nonEmpty(v, at, out, 'a set')
})

const side = or('front', 'event: to front', or('back', 'event: to back', who))

const patternFields: Fields<EventPattern> = named('event', {
  on: must(oneOrMore(verb)),
  by: may(who),
  what: may(who),
  to: may(side),
  from: may(who),
  with: may(who),
  for: may(who),
  against: may(who),
  zone: may(word(eventZones, 'zone of an event')),
  of: may(who),
  type: may(damageType),
  combat: may(flag),
  fatal: may(flag),
  n: may(tuple(compare, amount)),
  turn: may(who),
  step: may(step),
  nth: may(
    record(
      {
        n: must(number),
        per: must(word(['turn', 'game'], 'nth: per')),
        of: may(who),
        each: may(oneOf(eventRoles, 'role of an event')),
      },
      'nth',
    ),
  ),
  last: may(yes),
  cause: may(who),
  way: may(yes),
  quest: may(yes),
})
export const eventFields = patternFields

/** An event to watch for, to forbid, to replace or to look back on. */
export const pattern: Check = also(record(patternFields), checkEvent)

/** What has happened. */
const past: Check = also(record(patternFields), checkPast)

const { target: _t, choose: _c, random: _r, top: _o, most: _m, least: _l, ...matchFields } = setFields
type Shape = { [K in Condition extends infer C ? (C extends object ? keyof C : never) : never]?: unknown }

const conditions = keyed('condition', {
  match: { match: must(who), ...matchFields },
  some: { some: must(who) },
  compare: { compare: must(tuple(amount, compare, amount)) },
  happened: { happened: must(past), since: must(only('turn')) },
  turnOf: { turnOf: must(who), first: may(yes) },
  done: { done: must(textOf('$name')) },
  empowered: { empowered: must(trait) },
  right: { right: must(textOf('$name')), stat: must(stat) },
  not: { not: must(condition) },
  all: { all: must(list(condition, 1)) },
  any: { any: must(list(condition, 1)) },
} satisfies { [K in keyof Shape]?: unknown })
