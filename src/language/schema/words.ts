/** The grammar of who, how much, if, when and until as checks. Its records follow the types key by key. */
import type { CardSet, Condition, EventPattern, SetWho } from '../types.ts'
import {
  cardStates,
  cardTypes,
  classNames,
  compares,
  damageTypes,
  eventZones,
  fixedWho,
  keywords,
  kinds,
  stats,
  steps,
  verbs,
  zones,
} from '../types.ts'
import {
  type Check,
  type Fields,
  flag,
  isRecord,
  keyed,
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
  text,
  tuple,
  word,
  yes,
} from './shape.ts'

export const damageType = word(damageTypes, 'damage type')
export const cardType = word(cardTypes, 'card type')
export const keyword = word(keywords, 'keyword')
export const kind = word(kinds, 'kind of card or player')
export const stat = word(stats, 'stat')
export const step = word(steps, 'step')
export const verb = word(verbs, 'verb')
const compare = word(compares, 'comparison')
const state = word(cardStates, 'state')
const ownZone = word(zones, 'zone')
const oneWho = word(fixedWho, 'Who')
const oddOrEven = word(['odd', 'even'], 'parity')

/** `$name`; whether it is bound is looked at elsewhere (names.ts). */
const isName = (v: unknown): v is string => typeof v === 'string' && /^\$[A-Za-z][\w.]*$/.test(v)

/** A `$name` and nothing else. */
export const name: Check = (v, at, out) => {
  if (!isName(v)) report(out, at, `${show(v)} is no name`, 'Write "$" and the name that "as" gave.')
}

export const zone: Check = (v, at, out) => {
  if (typeof v === 'string' && /^(deck|graveyard):./.test(v)) return
  ownZone(v, at, out)
}

export const amount: Check = (v, at, out) => {
  if (typeof v === 'number' || isName(v)) return
  if (typeof v === 'string') return x(v, at, out)
  amounts(v, at, out)
}

export const who: Check = (v, at, out) => {
  if (isName(v)) return
  if (typeof v === 'string') return oneWho(v, at, out)
  if (Array.isArray(v)) return list(who, 1)(v, at, out)
  if (!isRecord(v))
    return report(out, at, `${show(v)} is no Who`, `Write a set, "$name", or one of: ${fixedWho.join(', ')}.`)
  if (['controller', 'owner', 'together', 'case'].some((key) => key in v)) return whose(v, at, out)
  set(v, at, out)
}

export const condition: Check = (v, at, out) => conditions(v, at, out)

const x = or('X', 'amount X', (v, at, out) =>
  report(out, at, `${show(v)} is no amount`, 'Write a number, "X", "$name", or a record like { count: … }.'),
)
const cases = (use: Check): Check => list(record({ if: must(condition), use: must(use) }), 1)
const amounts = keyed('amount', {
  count: { count: must(who) },
  stat: { stat: must(stat), of: must(who) },
  sum: { sum: must(stat), of: must(who) },
  counters: { counters: must(text), of: must(who) },
  raid: { raid: must(only('stage')) },
  plus: { plus: must(list(amount, 1)) },
  minus: { minus: must(list(amount, 1)) },
  times: { times: must(list(amount, 1)) },
  double: { double: must(amount), each: must(amount) },
  case: { case: must(cases(amount)), else: must(amount) },
})
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
export const quantity: Check = or('any', 'quantity any', (v, at, out) => {
  const part = isRecord(v) && (['upTo', 'from', 'allBut'] as const).find((key) => key in v)
  if (part) parts[part](v, at, out)
  else amount(v, at, out)
})

const lookedAt = record(
  { target: must(quantity), is: must(only('graveyard')), of: may(who), by: may(who), as: may(text) },
  'target graveyard',
)
const place: Check = (v, at, out) => (isRecord(v) ? lookedAt : zone)(v, at, out)

const has = keyed('has', {
  keyword: { keyword: must(quiet(keyword)) },
  counter: { counter: must(text) },
  attached: { attached: must(text) },
  gives: { gives: must(list(quiet(keyword), 1)), to: must(who) },
})

const whereStat = word([...stats, 'counters'], 'where')
const where: Check = (v, at, out) => {
  const odd = Array.isArray(v) && (v[1] === 'odd' || v[1] === 'even')
  tuple(...(odd ? [whereStat, oddOrEven] : [whereStat, compare, amount]))(v, at, out)
}

const same: Check = tuple(word(['cost', 'name', 'class', 'race', 'type', 'any type'], 'same'), who)

const sinceField = named('did', { since: must(only('turn')) })
const history: Check = (v, at, out) => {
  if (isRecord(v) && 'since' in v) return record({ ...patternFields, ...sinceField })(v, at, out)
  pattern(v, at, out)
}

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
  as: may(text),
  is: may(oneOrMore(kind)),
  of: may(who),
  owned: may(who),
  in: may(place),
  tag: may(oneOrMore(text)),
  trait: may(text),
  icon: may(or('none', 'set: icon none', oneOf([...classNames, 'Alliance', 'Horde', 'none'], 'trait icon'))),
  reputation: may(or(true, 'set: reputation true', text)),
  requires: may(or(true, 'set: requires true', text)),
  name: may(text),
  damageType: may(damageType),
  state: may(oneOrMore(state)),
  has: may(has),
  where: may(where),
  same: may(same),
  differ: may(only('name')),
  attachedTo: may(who),
  targeting: may(
    or('single', 'set: targeting single', (v, at, out) =>
      isRecord(v) && 'only' in v ? onlyTarget(v, at, out) : who(v, at, out),
    ),
  ),
  couldTarget: may(who),
  did: may(history),
  among: may(who),
  other: may(or(true, 'set: other true', who)),
  not: may((v, at, out) => set(v, at, out)),
} satisfies Fields<SetWho>)

const cardSetFields: Fields<CardSet> = {
  is: setFields.is,
  tag: setFields.tag,
  icon: setFields.icon,
  reputation: setFields.reputation,
  requires: setFields.requires,
  name: setFields.name,
  damageType: setFields.damageType,
  deals: may(damageType),
  not: may((v, at, out) => cardSet(v, at, out)),
}
/** Printed cards, for building decks (100.2e). */
export const cardSet: Check = (v, at, out) => {
  record(cardSetFields)(v, at, out)
  if (isRecord(v)) nonEmpty(v, at, out, 'a set of cards')
}

const picks = ['target', 'choose', 'random', 'top', 'most', 'least']

/** A set with at most one pick. */
export const set: Check = (v, at, out) => {
  record(setFields)(v, at, out)
  if (!isRecord(v)) return
  const used = picks.filter((p) => p in v)
  if (used.length > 1) report(out, at, `it picks twice: ${used.join(' and ')}`, 'A set has one pick at most.')
  if (v.atRandom !== undefined && v.target === undefined)
    report(out, at, '"atRandom" is about targets', 'Write "target" beside it, or "random" alone.')
  nonEmpty(v, at, out, 'a set')
}

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
  n: may((v, at, out) => tuple(compare, amount)(v, at, out)),
  turn: may(who),
  step: may(step),
  nth: may(record({ n: must(number), per: must(word(['turn', 'game'], 'nth: per')), of: may(who) }, 'nth')),
  last: may(yes),
  cause: may(who),
  way: may(yes),
  quest: may(yes),
})
export const eventFields = patternFields

/** An event to watch for, to forbid, to replace or to look back on. */
export const pattern: Check = (v, at, out) => record(patternFields)(v, at, out)

const { target: _t, choose: _c, random: _r, top: _o, most: _m, least: _l, ...matchFields } = setFields
type Shape = { [K in Condition extends infer C ? (C extends object ? keyof C : never) : never]?: unknown }

const conditions = keyed('condition', {
  match: { match: must(who), ...matchFields },
  some: { some: must(who) },
  compare: { compare: must(tuple(amount, compare, amount)) },
  happened: { happened: must(pattern), since: must(only('turn')) },
  turnOf: { turnOf: must(who), first: may(yes) },
  done: { done: must(text) },
  empowered: { empowered: must(text) },
  right: { right: must(text), stat: must(stat) },
  not: { not: must(condition) },
  all: { all: must(list(condition, 1)) },
  any: { any: must(list(condition, 1)) },
} satisfies { [K in keyof Shape]?: unknown })
