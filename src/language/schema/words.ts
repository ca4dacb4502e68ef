import {
  anyCard,
  anything,
  bearers,
  isAlone,
  manyOf,
  onChain,
  people,
  type Sorts,
  sorts,
  sortsInPlay,
  wordSorts,
} from '../sorts.ts'
import { bareTag } from '../tags.ts'
import type { Condition, SetWho } from '../types.ts'
import { classNames, fixedWho, likenesses, stats } from '../types.ts'
import { checkSince, partsOf } from './events.ts'
import { guessed } from './guess.ts'
import { fits, lookLater } from './names.ts'
import { compare, damageType, keyword, kind, oneWho, ownZone, stat, state } from './plain.ts'
import {
  also,
  type Check,
  called,
  either,
  type Field,
  type Fields,
  formed,
  type Here,
  isRecord,
  keyed,
  type Look,
  later,
  listOf,
  may,
  must,
  namedFields,
  nonEmpty,
  number,
  oneOf,
  oneOrMore,
  only,
  or,
  picks,
  positive,
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
import { asked, askedOf, asksFor, checkSet, checkSpecs, lateOf } from './things.ts'

export { cardType, commonType, damageType, keyword, stat } from './plain.ts'

/** A text, or a chosen word. */
const worded = (text: Check, sort: (typeof wordSorts)[number]): Check =>
  also(text, (v, at, out) => {
    if (typeof v === 'string' && v.startsWith('$')) lookLater(out, at, fits(v, at, { sorts: [sort] }, out))
  })

export const counter = textOf('counter')
/** A tag given to a card, with its number if it has one. */
export const givenTag = worded(textOf('printed tag'), 'tag')
export const tag = also(worded(textOf('tag'), 'tag'), (v, at, out) => {
  if (isText(v) && bareTag(v) !== v)
    report(out, at, `"${v}" has a number`, `Write the tag without it: "${bareTag(v)}".`)
})
/** A name bound by `as`. */
export const binding = also(textOf('name'), (v, at, out) => {
  if (typeof v === 'string' && v.startsWith('$'))
    report(out, at, 'a name is given without "$", and used with it', `Write "${v.slice(1)}".`)
})
const trait = textOf('trait')
export const cardName = worded(textOf('card'), 'card name')
const reputation = textOf('reputation')
const oddOrEven = word(['odd', 'even'], 'parity')

/** `$name`; names.ts checks whether it is bound. */
export const isName = (v: unknown): v is string => typeof v === 'string' && /^\$[A-Za-z][\w.]*$/.test(v)
const isText = (v: unknown): v is string => typeof v === 'string'
const having =
  (...keys: readonly string[]) =>
  (v: unknown): boolean =>
    isRecord(v) && keys.some((key) => key in v)

/** A `$name` and nothing else. */
const name: Check = formed(textOf('$name').form, (v, at, out) => {
  if (!isName(v)) report(out, at, `${show(v)} is not a name`, 'Write "$" and the name that "as" gave.')
})

/** A `$name` that stands for one of these. */
export const boundName = (wanted: Sorts): Check =>
  within(
    { sorts: wanted },
    also(name, (v, at, out) => lookLater(out, at, fits(v, at, { sorts: wanted }, out))),
  )

/** A damage type, or a chosen one. */
export const givenType = either([(v) => !isName(v), damageType], boundName(['damage type']))

const isPile = (v: unknown): boolean => isText(v) && /^(deck|graveyard):./.test(v)
export const zone: Check = also(either([isPile, textOf('zone')], ownZone), (v, at, out) => {
  if (v === 'collection' && !out.here?.beside)
    report(out, at, 'a collection can’t be used here', 'Move cards chosen from it, or search it.')
})
/** Several zones, any of which may be used. */
const severalZones: Check = also(listOf(zone, 2), (v, at, out) => {
  if (!Array.isArray(v)) return
  if (new Set(v).size < v.length) report(out, at, 'one of them is named twice', 'Name each once.')
  if (v.includes('play') || v.includes('chain'))
    report(out, at, 'cards in play and on the chain can’t be combined with others', 'Write a list of sets.')
})

const x = or(
  'X',
  'amount X',
  formed(number.form, (v, at, out) =>
    report(out, at, `${show(v)} is not an amount`, 'Write a number, "X", "$name", or a record like { count: … }.'),
  ),
)
export const amountCheck: Check = called(
  'amount',
  later(() => anAmount),
)
const whoever: Check = either(
  [isName, name],
  [
    isText,
    also(oneWho, (v, at, out) => {
      if (v === 'it' && !out.here?.it) report(out, at, '"it" has no meaning here', 'Name the object with "as".')
    }),
  ],
  [
    Array.isArray,
    also(
      listOf(
        later(() => who),
        2,
      ),
      (v, at, out) => {
        const words = Array.isArray(v) ? v.filter((w) => isText(w)) : []
        const twice = words.find((w, i) => words.indexOf(w) < i)
        if (twice !== undefined) report(out, at, `${show(twice)} is named twice`, 'Name each once.')
      },
    ),
  ],
  [having('controller', 'owner', 'together', 'case'), later(() => whose)],
  [isRecord, later(() => set)],
  formed(oneWho.form, (v, at, out) =>
    report(out, at, `${show(v)} is not a Who`, `Write a set, "$name", or one of: ${fixedWho.join(', ')}.`),
  ),
)
/** A Who; each part is checked against the context of its place (`Here`). */
export const who: Check = also(called('Who', whoever), (v, at, out) => {
  const here = out.here ?? {}
  if ((here.sorts || here.one) && !having('case')(v) && !(Array.isArray(v) && !here.one))
    lookLater(out, at, fits(v, at, here, out))
})
/** A Who of the sorts that the place can use. */
const oneOfThese = (sorts: Sorts, more: Here = {}): Check => within({ one: false, group: false, ...more, sorts }, who)
/** Players who each do it alone; if they decide, several may also decide as a group. */
export const players: Check = oneOfThese(people)
export const deciders: Check = oneOfThese(people, { group: true })
export const decider: Check = oneOfThese(people, { group: true, one: true })
export const player: Check = oneOfThese(people, { one: true })
export const present: Check = oneOfThese(sortsInPlay)
export const onePresent: Check = oneOfThese(sortsInPlay, { one: true })
/** Things that counters can lie on. */
export const bearer: Check = oneOfThese(bearers)
export const card: Check = oneOfThese(anyCard)
export const oneCard: Check = oneOfThese(anyCard, { one: true })
export const object: Check = oneOfThese(anything)
export const onTheChain: Check = oneOfThese(onChain)
const numbered: Check = oneOfThese(['player', ...anyCard])
const oneNumbered: Check = oneOfThese(['player', ...anyCard], { one: true })
const controlled: Check = oneOfThese(anything.filter((s) => s !== 'player'))

/** An amount of at least this, if it is a plain number. */
export const atLeast = (least: number, check: Check = amountCheck): Check => within({ least }, check)
/** An amount that is part of another: any number. */
const term: Check = within({ least: undefined }, amountCheck)

/** A condition can't ask a player; its targets must have been chosen before. */
export const condition: Check = within(
  { less: ['choose', 'random', 'most', 'least'] },
  called(
    'condition',
    later(() => conditions),
  ),
)

const cases = (use: Check): Check => listOf(record({ if: must(condition), use: must(use) }), 1)
export const since = word(['turn', 'game'], 'since')
/** Past events are in patterns.ts, which needs the words of this file. */
const pasts: { happened?: Check; did?: Check } = {}
export const tellPast = (of: keyof typeof pasts, check: Check) => Object.assign(pasts, { [of]: check })
const past = (of: keyof typeof pasts): Check => pasts[of] as Check

const anyAmount = keyed('amount', {
  count: { count: must(object) },
  often: { often: must(later(() => past('happened'))), since: must(since) },
  stat: { stat: must(stat), of: must(oneNumbered), printed: may(yes) },
  sum: { sum: must(stat), of: must(numbered) },
  highest: { highest: must(stat), of: must(numbered) },
  lowest: { lowest: must(stat), of: must(numbered) },
  counters: { counters: must(counter), of: must(bearer) },
  different: { different: must(word(likenesses, 'likeness')), of: must(card) },
  alike: { alike: must(only('name')), of: must(card) },
  raid: { raid: must(word(['stage', 'raiders'], 'of the raid')) },
  result: { result: must(later(() => aRoll)), of: must(within({ one: true }, player)) },
  every: { every: must(positive), of: must(amountCheck) },
  plus: { plus: must(listOf(term, 2)) },
  minus: { minus: must(listOf(term, 2)) },
  times: { times: must(listOf(term, 2)) },
  greater: { greater: must(listOf(term, 2)) },
  lesser: { lesser: must(listOf(term, 2)) },
  double: { double: must(atLeast(1)), each: must(atLeast(1)) },
  case: { case: must(cases(amountCheck)), else: must(amountCheck) },
})
const amounts = also(anyAmount, (v, at, out) => {
  if (!isRecord(v)) return
  if (v.often !== undefined) checkSince(v.often, v.since, `${at}.often`, out)
  if (isAlone(v.count)) report(out, `${at}.count`, 'there is exactly one of this', 'Write 1, or count a set.')
  if (v.sum !== undefined && isAlone(v.of))
    report(out, `${at}.of`, 'a single object has no sum', `Write { stat: ${show(v.sum)}, of: … }.`)
  if (v.printed && !/^(?:atk|health|def|cost|strike)$/.test(String(v.stat)))
    report(out, `${at}.printed`, `${show(v.stat)} is not printed on a card`, 'Leave "printed" out.')
  if (v.different !== undefined || v.alike !== undefined)
    lookLater(out, at, (known) => {
      if (!manyOf(v.of, known)) report(out, `${at}.of`, 'a single card has nothing to compare', 'Name several cards.')
    })
})
const numbers: Sorts = sorts.filter((s) => ![...wordSorts, 'roll', 'guess'].some((word) => word === s))
const enough: Check = also(number, (v, at, out) => {
  const { least } = out.here ?? {}
  if (least !== undefined && typeof v === 'number' && v < least)
    report(out, at, `${v} is too few`, `Write ${least} or more.`)
})
const anAmount = either(
  [(v) => typeof v === 'number', enough],
  [isName, boundName(numbers)],
  [isText, x],
  also(amounts, (v, at, out) => {
    if (!isRecord(v)) return
    const key = ['stat', 'sum', 'highest', 'lowest'].find((k) => typeof v[k] === 'string')
    if (key) lookLater(out, at, asksFor(v.of, String(v[key]), `${at}.${key}`, out))
  }),
)
const group: Check = within({ one: false, group: false }, who)
const whose = also(
  keyed('Who', {
    controller: { controller: must(controlled) },
    owner: { owner: must(controlled) },
    together: { together: must(group) },
    case: { case: must(cases(who)), else: must(who) },
  }),
  (v, at, out) => {
    if (!isRecord(v) || v.together === undefined) return
    if (!out.here?.group) report(out, at, 'nothing is decided here', 'Leave "together" out.')
    else
      lookLater(out, at, (known) => {
        if (!manyOf(v.together, known)) report(out, at, 'a single player is not a group', 'Name several players.')
      })
  },
)

const parts = {
  upTo: record({ upTo: must(atLeast(1)) }, 'quantity'),
  from: record({ from: must(atLeast(1)), to: must(atLeast(1)) }, 'quantity'),
  allBut: record({ allBut: must(atLeast(1)) }, 'quantity'),
}
export const quantity: Check = called(
  'quantity',
  or(
    'any',
    'quantity any',
    either([having('upTo'), parts.upTo], [having('from'), parts.from], [having('allBut'), parts.allBut], atLeast(1)),
  ),
)

const lookedAt = record(
  { target: must(quantity), is: must(only('graveyard')), of: may(players), by: may(decider), as: may(binding) },
  'target graveyard',
)
const place: Check = either(
  [
    isRecord,
    also(lookedAt, (_v, at, out) => {
      if (!out.here?.picks?.includes('target')) report(out, at, 'a target can’t be chosen here', 'Name the zone.')
    }),
  ],
  [Array.isArray, severalZones],
  zone,
)

const has = keyed('has', {
  keyword: { keyword: must(quiet(keyword)) },
  counter: { counter: must(counter) },
  attached: { attached: must(either([(v) => v === true, yes], [isRecord, present], cardName)) },
  gives: { gives: must(listOf(quiet(keyword), 1)), to: must(present) },
})

/** A number computed for each member, which is `it`. */
const numberOf: Check = within({ it: true, less: picks }, amounts)
const extreme: Check = either([isText, stat], numberOf)
const whereStat = either([isText, word([...stats, 'counters'], 'where')], numberOf)
const where: Check = either(
  [(v) => Array.isArray(v) && (v[1] === 'odd' || v[1] === 'even'), tuple(whereStat, oddOrEven)],
  tuple(whereStat, compare, atLeast(0)),
)

const aRoll = boundName(['roll'])
/** The dice of a roll in which each player rolled. */
const rolled: Check = either(
  [(v) => Array.isArray(v) && v.length === 3, tuple(aRoll, compare, amountCheck)],
  tuple(aRoll, oddOrEven),
)

const alike: Check = tuple(
  word(['cost', 'name', 'class', 'race', 'type', 'any type'], 'same'),
  within({ it: true }, card),
)

const same: Check = also(alike, (v, at, out) => {
  if (Array.isArray(v) && [v[1]].flat().includes('it'))
    report(out, `${at}[1]`, 'everything is equal to itself', 'Name another card.')
})

const looksBack: Look = (v, at, out) => {
  if (!isRecord(v)) return
  checkSince(v, v.since ?? 'turn', at, out)
  if (!Object.values(v).some((who) => [who].flat().includes('it')))
    report(out, at, 'it does not refer to the members of the set', 'Write "it" in the role that they had.')
}
const history: Check = within(
  { it: true, less: picks },
  also(
    either(
      [having('since'), later(() => past('did'))],
      later(() => past('happened')),
    ),
    looksBack,
  ),
)

const onlyTarget = record({ only: must(object) }, 'targeting')
const combatant = (role: string): Check =>
  record({ [role]: must(within({ it: false, less: picks }, present)) }, 'while')
/** The combats in which a character can be with another. */
const [attacking, defending, inCombat] = ['attacking', 'defending', 'inCombat'].map(combatant) as [Check, Check, Check]
export const fighting = { attacking, defending, inCombat }
export const setFields: Fields<SetWho> = namedFields('set', {
  target: may(quantity),
  choose: may(quantity),
  random: may(quantity),
  top: may(atLeast(1)),
  place: may(or('bottom', 'set: place bottom', positive)),
  most: may(extreme),
  least: may(extreme),
  atRandom: may(yes),
  ties: may(decider),
  by: may(decider),
  as: may(binding),
  is: may(either([isName, boundName(['card type'])], oneOrMore(kind))),
  of: may(players),
  ofEach: may(players),
  ofOne: may(yes),
  owned: may(players),
  deck: may(textOf('deck')),
  in: may(place),
  tag: may(oneOrMore(tag)),
  trait: may(trait),
  icon: may(or('none', 'set: icon none', oneOrMore(oneOf([...classNames, 'Alliance', 'Horde', 'none'], 'trait icon')))),
  reputation: may(or(true, 'set: reputation true', reputation)),
  requires: may(or(true, 'set: requires true', trait)),
  name: may(cardName),
  nameWith: may(textOf('word')),
  damageType: may(givenType),
  state: may(oneOrMore(state)),
  has: may(has),
  fighting: may(
    either([having('attacking'), fighting.attacking], [having('defending'), fighting.defending], fighting.inCombat),
  ),
  where: may(within({ it: true }, where)),
  same: may(same),
  differ: may(only('name')),
  combined: may(tuple(stat, atLeast(0))),
  attachedTo: may(present),
  targeting: may(or('single', 'set: targeting single', either([having('only'), onlyTarget], object))),
  couldTarget: may(object),
  rolled: may(rolled),
  did: may(history),
  among: may(oneOfThese([...anything, 'number'])),
  other: may(or(true, 'set: other true', object)),
  not: may(
    within(
      { less: picks },
      later(() => set),
    ),
  ),
  either: may(
    within(
      { less: picks },
      listOf(
        later(() => set),
        2,
      ),
    ),
  ),
} satisfies Fields<SetWho>)

const {
  target,
  choose,
  random,
  top,
  place: depth,
  most,
  least,
  atRandom,
  ties,
  by,
  differ,
  combined,
  ofEach,
  ofOne,
  ...unpicked
} = setFields
const { of: _of, ...ownerless } = unpicked
const demanded = (field: Field): Field => ({ ...field, optional: false })
/** The fields for each kind of pick. */
const pickForms: readonly Check[] = [
  record(unpicked),
  record({ target: demanded(target), by, differ, combined, ofOne, ...unpicked }),
  record({ target: demanded(target), ofEach: demanded(ofEach), ...ownerless }),
  record({ target: demanded(target), atRandom: demanded(atRandom), ...unpicked }),
  record({ choose: demanded(choose), by, differ, combined, ofOne, ...unpicked }),
  record({ random: demanded(random), ...unpicked }),
  record({ most: demanded(most), ties, ...unpicked }),
  record({ least: demanded(least), ties, ...unpicked }),
  record({ top: demanded(top), place: depth, in: demanded(unpicked.in), of: must(player), as: unpicked.as }),
]

/** A set with at most one pick. */
export const set: Check = formed(
  () => ({ is: 'one of', of: pickForms, name: 'set' }),
  (v, at, out) => {
    record(setFields)(v, at, out)
    if (!isRecord(v)) return
    checkSet(v, at, out)
    nonEmpty(v, at, out, 'a set')
    lookLater(out, at, asked(v, at, out))
    lookLater(out, at, lateOf(v, at, out))
    lookLater(out, at, partsOf(v, at, out))
  },
)

type Shape = { [K in Condition extends infer C ? (C extends object ? keyof C : never) : never]?: unknown }

/** Things that always exist, so that asking for one is pointless. */
const always: ReadonlySet<string> = new Set(['it', 'self', 'you', 'opponents', 'friends', 'players', 'raid'])

const anyCondition = keyed('condition', {
  match: { match: must(object), remained: may(yes), ...unpicked },
  some: { some: must(object) },
  compare: {
    compare: must(
      either(
        [(v) => Array.isArray(v) && (v[1] === 'odd' || v[1] === 'even'), tuple(atLeast(0), oddOrEven)],
        tuple(atLeast(0), compare, atLeast(0)),
      ),
    ),
  },
  happened: { happened: must(later(() => past('happened'))), since: must(since) },
  turnOf: { turnOf: must(players), first: may(yes) },
  wentFirst: { wentFirst: must(players) },
  done: { done: must(textOf('named')) },
  stage: { stage: must(textOf('title')) },
  empowered: { empowered: must(trait) },
  right: { right: must(guessed) },
  not: { not: must(condition) },
  all: { all: must(listOf(condition, 1)) },
  any: { any: must(listOf(condition, 1)) },
} satisfies { [K in keyof Shape]?: unknown })
const conditions = also(anyCondition, (v, at, out) => {
  if (!isRecord(v)) return
  if (v.happened !== undefined) checkSince(v.happened, v.since, `${at}.happened`, out)
  if (typeof v.some === 'string' && always.has(v.some))
    report(out, `${at}.some`, `there is always "${v.some}"`, 'Say which ones should exist.')
  if (v.match !== undefined && (v.of === 'players' || v.owned === 'players'))
    report(out, at, 'every card is some player’s', 'Leave it out.')
  if (v.match !== undefined) checkSpecs(v, at, out)
  if (v.match !== undefined) lookLater(out, at, askedOf(v, v.match, at, out))
})
