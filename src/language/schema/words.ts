/** The grammar of who, how much, if, when and until as checks. Its records follow the types key by key. */
import { type EventField, events, type Mood } from '../events.ts'
import {
  anyCard,
  anything,
  fieldSorts,
  inPlay,
  onChain,
  people,
  type Sorts,
  sorts,
  sortsOf,
  statSorts,
} from '../sorts.ts'
import type { CardSet, Condition, EventPattern, SetWho } from '../types.ts'
import { classNames, eventRoles, eventZones, fixedWho, purposes, stats } from '../types.ts'
import { checkEvent, checkPast, checkSince } from './events.ts'
import { fits } from './names.ts'
import { commonKind, compare, damageType, keyword, kind, oneWho, ownZone, stat, state, step, verb } from './plain.ts'
import {
  also,
  type Check,
  type Data,
  either,
  type Field,
  type Fields,
  flag,
  formed,
  isRecord,
  keyed,
  type Look,
  later,
  list,
  may,
  must,
  type Note,
  named,
  nonEmpty,
  number,
  type Out,
  oneOf,
  oneOrMore,
  only,
  or,
  picks,
  quiet,
  record,
  report,
  show,
  textOf,
  tuple,
  within,
  word,
  yes,
} from './shape.ts'

export { cardType, commonType, damageType, keyword, kind, stat, step, verb } from './plain.ts'

/** Puts off what can only be looked at once it is known what names stand for. */
const note = (out: Out, at: string, look: Note): void => {
  const list = out.notes?.get(at)
  if (list) list.push(look)
  else out.notes?.set(at, [look])
}
/** A text, or the word that was chosen for it. */
const worded = (text: Check): Check =>
  also(text, (v, at, out) => {
    if (typeof v === 'string' && v.startsWith('$')) note(out, at, fits(v, at, ['word'], false, out))
  })

export const counter = textOf('counter')
export const tag = worded(textOf('tag'))
/** What `as` gives. */
export const binding = textOf('name')
const trait = textOf('trait')
export const cardName = worded(textOf('card'))
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
const whoever: Check = either(
  [isName, name],
  [
    isText,
    also(oneWho, (v, at, out) => {
      if (v === 'it' && !out.here?.it) report(out, at, '"it" is nothing here', 'Name what is meant with "as".')
    }),
  ],
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
/** A Who; what its place can use (`Here`) is looked at of each of its parts. */
export const who: Check = also(whoever, (v, at, out) => {
  const { sorts: wanted, anywhere = false } = out.here ?? {}
  if (wanted && !Array.isArray(v) && !having('together', 'case')(v)) note(out, at, fits(v, at, wanted, anywhere, out))
})
/** A Who of which the place can use only so much. */
const oneOfThese = (wanted: Sorts): Check => within({ sorts: wanted }, who)
export const player: Check = oneOfThese(people)
export const present: Check = oneOfThese(inPlay)
export const card: Check = oneOfThese(anyCard)
export const object: Check = oneOfThese(anything)
export const onTheChain: Check = oneOfThese(onChain)
const numbered: Check = oneOfThese(['player', ...anyCard])

/** Nobody is asked in the midst of a condition; targets have been chosen by then. */
export const condition: Check = within(
  { less: ['choose', 'random', 'most', 'least'] },
  later(() => conditions),
)

const cases = (use: Check): Check => list(record({ if: must(condition), use: must(use) }), 1)
/** Of players one asks other numbers than of cards. */
const ofStat = (key: 'stat' | 'sum'): Readonly<Record<string, Field>> => ({ [key]: must(stat), of: must(numbered) })
const since = word(['turn', 'game'], 'since')
const anyAmount = keyed('amount', {
  count: { count: must(object) },
  often: { often: must(later(() => patternOf('happened'))), since: must(since) },
  stat: ofStat('stat'),
  sum: ofStat('sum'),
  counters: { counters: must(counter), of: must(present) },
  raid: { raid: must(only('stage')) },
  plus: { plus: must(list(amount, 1)) },
  minus: { minus: must(list(amount, 1)) },
  times: { times: must(list(amount, 1)) },
  double: { double: must(amount), each: must(amount) },
  case: { case: must(cases(amount)), else: must(amount) },
})
const amounts = also(anyAmount, (v, at, out) => {
  if (isRecord(v) && v.often !== undefined) checkSince(v.often, v.since, `${at}.often`, out)
})
const numbers: Sorts = sorts.filter((s) => s !== 'word' && s !== 'guess')
const aName: Check = also(name, (v, at, out) => note(out, at, fits(v, at, numbers, false, out)))
const anAmount = either(
  [(v) => typeof v === 'number', number],
  [isName, aName],
  [isText, x],
  also(amounts, (v, at, out) => {
    if (!isRecord(v)) return
    const of = v.stat ?? v.sum
    if (typeof of === 'string') note(out, at, asksFor(v.of, of, `${at}.${v.stat ? 'stat' : 'sum'}`, out))
  }),
)
const whose = keyed('Who', {
  controller: { controller: must(object) },
  owner: { owner: must(object) },
  together: { together: must(who) },
  case: { case: must(cases(who)), else: must(who) },
})

/** Whether what is meant has such a number: hands are players', damage is dealt to cards in play. */
const asksFor =
  (of: unknown, number: string, at: string, out: Out): Note =>
  (known) => {
    const wanted = statSorts[number as keyof typeof statSorts]
    if (wanted && !sortsOf(of, known, out.here?.anywhere).some((s) => wanted.includes(s)))
      report(
        out,
        at,
        `nothing of this has "${number}"`,
        `Only ${wanted === people ? 'players have' : 'cards have'} it.`,
      )
  }

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
  { target: must(quantity), is: must(only('graveyard')), of: may(player), by: may(player), as: may(binding) },
  'target graveyard',
)
const place: Check = either(
  [
    isRecord,
    also(lookedAt, (_v, at, out) => {
      if (!out.here?.picks?.includes('target'))
        report(out, at, 'nobody is asked for a target here', 'Say in which zone.')
    }),
  ],
  zone,
)

const has = keyed('has', {
  keyword: { keyword: must(quiet(keyword)) },
  counter: { counter: must(counter) },
  attached: { attached: must(cardName) },
  gives: { gives: must(list(quiet(keyword), 1)), to: must(present) },
})

/** A number that is worked out for each: `it` is the one that is looked at. */
const numberOf: Check = within({ it: true, less: picks }, amounts)
const extreme: Check = either([isText, stat], numberOf)
const whereStat = either([isText, word([...stats, 'counters'], 'where')], numberOf)
const where: Check = either(
  [(v) => Array.isArray(v) && (v[1] === 'odd' || v[1] === 'even'), tuple(whereStat, oddOrEven)],
  tuple(whereStat, compare, amount),
)

/** Of a roll in which each rolled for himself. */
const rolled: Check = either(
  [(v) => Array.isArray(v) && v.length === 3, tuple(name, compare, amount)],
  tuple(name, oddOrEven),
)

const same: Check = tuple(
  word(['cost', 'name', 'class', 'race', 'type', 'any type'], 'same'),
  within({ it: true }, card),
)

const sinceField = named('did', { since: must(since) })
const looksBack: Look = (v, at, out) => {
  if (!isRecord(v)) return
  checkSince(v, v.since ?? 'turn', at, out)
  if (!Object.values(v).some((who) => [who].flat().includes('it')))
    report(out, at, 'it does not speak of those that are looked for', 'Write "it" in the role that they played.')
}
const history: Check = within(
  { it: true, less: picks },
  also(
    either(
      [having('since'), later(() => patternOf('happened', sinceField))],
      later(() => patternOf('happened')),
    ),
    looksBack,
  ),
)

const onlyTarget = record({ only: must(object) }, 'targeting')
const setFields: Fields<SetWho> = named('set', {
  target: may(quantity),
  choose: may(quantity),
  random: may(quantity),
  top: may(amount),
  most: may(extreme),
  least: may(extreme),
  atRandom: may(yes),
  ties: may(player),
  by: may(player),
  as: may(binding),
  is: may(either([isName, within({ sorts: ['word'] }, who)], oneOrMore(kind))),
  of: may(player),
  ofEach: may(player),
  owned: may(player),
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
  where: may(within({ it: true }, where)),
  same: may(same),
  differ: may(only('name')),
  attachedTo: may(within({ it: true }, present)),
  targeting: may(or('single', 'set: targeting single', either([having('only'), onlyTarget], object))),
  couldTarget: may(object),
  rolled: may(rolled),
  did: may(history),
  among: may(oneOfThese([...anything, 'number'])),
  other: may(or(true, 'set: other true', object)),
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

const ways = [...picks, 'top'] as const

/** A set with at most one pick. */
export const set: Check = also(record(setFields), (v, at, out) => {
  if (!isRecord(v)) return
  const used = ways.filter((p) => p in v)
  if (used.length > 1) report(out, at, `it picks twice: ${used.join(' and ')}`, 'A set has one pick at most.')
  const [pick] = used
  if (pick && pick !== 'top' && !out.here?.picks?.includes(pick))
    report(
      out,
      `${at}.${pick}`,
      `nobody is asked here for what "${pick}" leaves open`,
      'Pick in an effect, name it with "as".',
    )
  if (v.ofEach !== undefined && v.target === undefined)
    report(out, `${at}.ofEach`, 'only targets are chosen of each', 'Write "target" beside it, or "of" alone.')
  if (v.ofEach !== undefined && v.of !== undefined)
    report(out, `${at}.of`, '"ofEach" says of whom', 'Leave out one of them.')
  if (v.atRandom !== undefined && v.target === undefined)
    report(out, at, '"atRandom" is about targets', 'Write "target" beside it, or "random" alone.')
  nonEmpty(v, at, out, 'a set')
  note(out, at, asked(v, at, out))
})

/** Whether its fields can be asked of what it is of. */
const asked =
  (v: Data, at: string, out: Out): Note =>
  (known) => {
    const is = sortsOf(v, known, out.here?.anywhere)
    for (const key of Object.keys(v) as (keyof SetWho)[]) {
      const wanted = fieldSorts[key]
      if (wanted && !is.some((s) => wanted.includes(s)))
        report(out, `${at}.${key}`, `"${key}" is not asked of such things`, 'Leave it out.')
    }
    for (const number of [v.most, v.least, Array.isArray(v.where) ? v.where[0] : undefined])
      if (typeof number === 'string') asksFor(v, number, at, out)(known)
  }

const _side = or('front', 'event: to front', or('back', 'event: to back', who))

/** In events a set is of cards wherever they are, and what can play each part depends on the verb. */
const part: Check = within({ anywhere: true, sorts: undefined }, who)
const patternFields: Fields<EventPattern> = named('event', {
  on: must(oneOrMore(verb)),
  by: may(part),
  what: may(part),
  to: may(or('front', 'event: to front', or('back', 'event: to back', part))),
  from: may(part),
  with: may(part),
  for: may(part),
  against: may(part),
  zone: may(word(eventZones, 'zone of an event')),
  of: may(part),
  type: may(damageType),
  combat: may(flag),
  fatal: may(flag),
  n: may(tuple(compare, amount)),
  turn: may(part),
  step: may(step),
  nth: may(
    record(
      {
        n: must(number),
        per: must(word(['turn', 'game'], 'nth: per')),
        of: may(player),
        each: may(oneOf(eventRoles, 'role of an event')),
      },
      'nth',
    ),
  ),
  last: may(yes),
  cause: may(part),
  purpose: may(oneOrMore(word(purposes, 'purpose'))),
  quest: may(yes),
})
export const eventFields = patternFields

/** Whether each verb can stand in this mood, and each field means something to it (events.ts). */
export const checkMood =
  (mood: Mood): Look =>
  (v, at, out) => {
    if (!isRecord(v)) return
    ;(mood === 'happened' ? checkPast : checkEvent)(v, at, out)
    for (const on of [v.on].flat()) {
      if (typeof on !== 'string' || !Object.hasOwn(events, on)) continue
      const { roles, moods } = events[on as keyof typeof events]
      const fields = moods[mood]
      if (fields === undefined) {
        const able = Object.keys(events).filter((verb) => events[verb as keyof typeof events].moods[mood])
        report(out, `${at}.on`, `${moodWords[mood]} "${on}"`, `It can be one of: ${able.join(', ')}.`)
        continue
      }
      for (const key of Object.keys(patternFields) as EventField[]) {
        if (v[key] === undefined || (key as string) === 'on') continue
        if (!fields.includes(key))
          report(out, `${at}.${key}`, `"${key}" says nothing of "${on}" here`, `It can have: ${fields.join(', ')}.`)
        else if (roles[key] && v[key] !== 'front' && v[key] !== 'back')
          note(out, `${at}.${key}`, fits(v[key], `${at}.${key}`, roles[key], true, out))
      }
    }
  }
const moodWords: Readonly<Record<Mood, string>> = {
  when: 'nothing waits for',
  happened: 'nobody remembers',
  cannot: 'nothing asks whether it can',
  would: 'nothing takes the place of',
  cost: 'nothing is paid to',
}

/** An event to watch for, to forbid, to replace or to look back on. */
export const patternOf = (mood: Mood, more: Readonly<Record<string, Field>> = {}): Check =>
  also(
    formed(() => ({ is: 'one of', of: variants(mood, more) }), record({ ...patternFields, ...more })),
    checkMood(mood),
  )
export const pattern: Check = patternOf('when')

/** One record for each verb that can stand in a mood, with what it can have there. */
export const variants = (mood: Mood, more: Readonly<Record<string, Field>>): readonly Check[] =>
  Object.entries(events).flatMap(([on, { roles, moods }]) => {
    const fields = moods[mood]
    if (!fields) return []
    const parts = fields.map((key) => {
      const field = patternFields[key as keyof typeof patternFields] as Field
      return [key, roles[key] ? { ...field, check: within({ anywhere: true, sorts: roles[key] }, field.check) } : field]
    })
    return [record({ on: must(only(on)), ...Object.fromEntries(parts), ...more })]
  })

/** The name of a guess. */
const guessed: Check = also(textOf('$name'), (v, at, out) =>
  note(out, at, fits(`$${String(v)}`, at, ['guess'], false, out)),
)

const { target: _t, choose: _c, random: _r, top: _o, most: _m, least: _l, ...matchFields } = setFields
type Shape = { [K in Condition extends infer C ? (C extends object ? keyof C : never) : never]?: unknown }

const anyCondition = keyed('condition', {
  match: { match: must(object), ...matchFields },
  some: { some: must(object) },
  compare: { compare: must(tuple(amount, compare, amount)) },
  happened: { happened: must(later(() => patternOf('happened'))), since: must(since) },
  turnOf: { turnOf: must(player), first: may(yes) },
  done: { done: must(textOf('$name')) },
  empowered: { empowered: must(trait) },
  right: { right: must(guessed), stat: must(stat) },
  not: { not: must(condition) },
  all: { all: must(list(condition, 1)) },
  any: { any: must(list(condition, 1)) },
} satisfies { [K in keyof Shape]?: unknown })
const conditions = also(anyCondition, (v, at, out) => {
  if (isRecord(v) && v.happened !== undefined) checkSince(v.happened, v.since, `${at}.happened`, out)
})
