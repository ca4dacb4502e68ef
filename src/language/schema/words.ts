/** The grammar of who, how much, if, when and until as checks. Its records follow the types key by key. */
import type { CardSet, Condition, EventPattern, SetWho } from '../types.ts'
import { cardTypes, classNames, damageTypes, eventZones, keywords, kinds, verbs } from '../types.ts'
import {
  type Check,
  type Fields,
  flag,
  isRecord,
  keyed,
  list,
  may,
  must,
  nonEmpty,
  number,
  oneOrMore,
  only,
  record,
  report,
  show,
  text,
  tuple,
  word,
  yes,
} from './shape.ts'

const fixedWho = ['self', 'host', 'yourHero', 'startingHero', 'you', 'opponents', 'friends', 'players', 'it']
const stats = ['atk', 'health', 'def', 'cost', 'damage', 'strike', 'maxHand', 'hand']
const compares = ['=', '<', '<=', '>', '>=', '!=']
const states = [
  'ready',
  'exhausted',
  'damaged',
  'undamaged',
  'fatal',
  'attacking',
  'defending',
  'inCombat',
  'faceUp',
  'faceDown',
  'attached',
  'ongoing',
  'front',
  'back',
]
const steps = ['ready', 'draw', 'event', 'action', 'end', 'wrap-up', 'game']
const zones = ['play', 'hand', 'deck', 'graveyard', 'removed', 'chain']

export const damageType = word(damageTypes, 'damage type')
export const cardType = word(cardTypes, 'card type')
export const keyword = word(keywords, 'keyword')
export const kind = word(kinds, 'kind of card or player')
export const stat = word(stats, 'stat')
export const step = word(steps, 'step')
export const verb = word(verbs, 'verb')
const compare = word(compares, 'comparison')
const state = word(states, 'state')

/** `$name`; whether it is bound is looked at elsewhere (names.ts). */
const isName = (v: unknown): v is string => typeof v === 'string' && /^\$[A-Za-z][\w.]*$/.test(v)

/** A `$name` and nothing else. */
export const name: Check = (v, at, out) => {
  if (!isName(v)) report(out, at, `${show(v)} is no name`, 'Write "$" and the name that "as" gave.')
}

export const zone: Check = (v, at, out) => {
  if (typeof v === 'string' && /^(deck|graveyard):./.test(v)) return
  word(zones, 'zone')(v, at, out)
}

export const amount: Check = (v, at, out) => {
  if (typeof v === 'number' || v === 'X' || isName(v)) return
  if (typeof v === 'string')
    return report(out, at, `"${v}" is no amount`, 'Write a number, "X", "$name", or a record like { count: … }.')
  keyed('amount', {
    count: { count: must(who) },
    stat: { stat: must(stat), of: must(who) },
    sum: { sum: must(stat), of: must(who) },
    counters: { counters: must(text), of: must(who) },
    raid: { raid: must(only('stage')) },
    plus: { plus: must(list(amount, 1)) },
    minus: { minus: must(list(amount, 1)) },
    times: { times: must(list(amount, 1)) },
    double: { double: must(amount), each: must(amount) },
    case: { case: must(list(record({ if: must(condition), use: must(amount) }), 1)), else: must(amount) },
  })(v, at, out)
}

export const quantity: Check = (v, at, out) => {
  if (v === 'any') return
  if (isRecord(v) && 'upTo' in v) return record({ upTo: must(amount) })(v, at, out)
  if (isRecord(v) && 'from' in v) return record({ from: must(amount), to: must(amount) })(v, at, out)
  if (isRecord(v) && 'allBut' in v) return record({ allBut: must(amount) })(v, at, out)
  amount(v, at, out)
}

export const who: Check = (v, at, out) => {
  if (isName(v)) return
  if (typeof v === 'string') return word(fixedWho, 'Who')(v, at, out)
  if (Array.isArray(v)) return list(who, 1)(v, at, out)
  if (!isRecord(v))
    return report(out, at, `${show(v)} is no Who`, `Write a set, "$name", or one of: ${fixedWho.join(', ')}.`)
  if ('controller' in v) return record({ controller: must(who) })(v, at, out)
  if ('owner' in v) return record({ owner: must(who) })(v, at, out)
  if ('together' in v) return record({ together: must(who) })(v, at, out)
  if ('case' in v) {
    const one = record({ if: must(condition), use: must(who) })
    return record({ case: must(list(one, 1)), else: must(who) })(v, at, out)
  }
  set(v, at, out)
}

const place: Check = (v, at, out) => {
  if (!isRecord(v)) return zone(v, at, out)
  record({ target: must(quantity), is: must(only('graveyard')), of: may(who), by: may(who), as: may(text) })(v, at, out)
}

const has: Check = (v, at, out) =>
  keyed('"has"', {
    keyword: { keyword: must(keyword) },
    counter: { counter: must(text) },
    attached: { attached: must(text) },
    gives: { gives: must(list(keyword, 1)), to: must(who) },
  })(v, at, out)

const where: Check = (v, at, out) => {
  const odd = Array.isArray(v) && (v[1] === 'odd' || v[1] === 'even')
  const what = word([...stats, 'counters'], 'stat')
  tuple(...(odd ? [what, word(['odd', 'even'])] : [what, compare, amount]))(v, at, out)
}

const same: Check = (v, at, out) => tuple(word(['cost', 'name', 'class', 'race', 'type', 'any type']), who)(v, at, out)

const history: Check = (v, at, out) => {
  if (isRecord(v) && 'since' in v) {
    const { since, ...event } = v
    only('turn')(since, `${at}.since`, out)
    return pattern(event, at, out)
  }
  pattern(v, at, out)
}

const textOrTrue: Check = (v, at, out) => (v === true ? undefined : text(v, at, out))

const setFields: Fields<SetWho> = {
  target: may((v, at, out) => quantity(v, at, out)),
  choose: may((v, at, out) => quantity(v, at, out)),
  random: may((v, at, out) => quantity(v, at, out)),
  top: may((v, at, out) => amount(v, at, out)),
  most: may(stat),
  least: may(stat),
  atRandom: may(yes),
  ties: may((v, at, out) => who(v, at, out)),
  by: may((v, at, out) => who(v, at, out)),
  as: may(text),
  is: may(oneOrMore(kind)),
  of: may((v, at, out) => who(v, at, out)),
  in: may(place),
  tag: may(oneOrMore(text)),
  trait: may(text),
  icon: may(word([...classNames, 'Alliance', 'Horde', 'none'], 'trait icon')),
  reputation: may(textOrTrue),
  requires: may(textOrTrue),
  name: may(text),
  damageType: may(damageType),
  state: may(oneOrMore(state)),
  has: may(has),
  where: may(where),
  same: may(same),
  differ: may(only('name')),
  attachedTo: may((v, at, out) => who(v, at, out)),
  targeting: may((v, at, out) => {
    if (v !== 'single' && isRecord(v) && 'only' in v) record({ only: must(who) })(v, at, out)
    else if (v !== 'single') who(v, at, out)
  }),
  couldTarget: may((v, at, out) => who(v, at, out)),
  did: may(history),
  among: may((v, at, out) => who(v, at, out)),
  other: may((v, at, out) => (v === true ? undefined : who(v, at, out))),
  not: may((v, at, out) => set(v, at, out)),
}

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

const side: Check = (v, at, out) => (v === 'front' || v === 'back' ? undefined : who(v, at, out))

const patternFields: Fields<EventPattern> = {
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
  nth: may(record({ n: must(number), per: must(only('turn')), of: may(who) })),
  last: may(yes),
  cause: may(who),
  way: may(yes),
  quest: may(yes),
}
export const eventFields = patternFields

/** An event to watch for, to forbid, to replace or to look back on. */
export const pattern: Check = (v, at, out) => record(patternFields)(v, at, out)

const { target: _t, choose: _c, random: _r, top: _o, most: _m, least: _l, ...matchFields } = setFields
type Shape = { [K in Condition extends infer C ? (C extends object ? keyof C : never) : never]?: unknown }

export const condition: Check = (v, at, out) => {
  const variants: Readonly<Record<string, Readonly<Record<string, ReturnType<typeof must>>>>> = {
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
  } satisfies { [K in keyof Shape]?: unknown }
  keyed('condition', variants)(v, at, out)
}
