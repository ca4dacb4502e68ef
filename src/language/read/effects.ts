/** Effects as sentences: orders, "you may", "if you do", "unless", modes, tables, and modifiers for a while. */
import { type ClassName, classNames } from '../lists.ts'
import { isSetWho, replaced, withFields } from '../nodes.ts'
import type { Amount, Condition, Effect, Mod, Quantity, SetWho, Stat, Who } from '../types.ts'
import { amount, count, forEach as forEachOf, times } from './amounts.ts'
import { changes, eachMore, least } from './changes.ts'
import { clause } from './clauses.ts'
import { names } from './created.ts'
import { duration } from './durations.ts'
import type { Done } from './forms.ts'
import { gathered, type Item } from './gather.ts'
import { min, modifiers } from './mods.ts'
import type { P } from './parser.ts'
import { all, as, either, here, ifThere, listOf, listOfTwo, maybe, most, part, some, table, token, w } from './parts.ts'
import { condition, inMood, isEachCard, noun, phrase, restOfSentence } from './recursive.ts'
import { isGroup, refer, referenceOf, willing } from './refs.ts'
import { stat } from './words.ts'

type List = readonly Effect[]

const flat = (list: readonly (Effect | undefined)[]): List | undefined =>
  list.every((e) => e !== undefined) ? list : undefined

const joined = w('and', 'then', ', then', ', and')
const also = ifThere(w('also'))

/** "draw a card and discard a card": orders. */
const orders: P<List> = part(() =>
  all([also, listOf(clause.base, joined)], (_also, list) => flat(list.map((done: Done) => done(undefined)))),
)

/** "your hero deals 3 damage to target hero and heals 1 damage from itself". */
const subjectClause: P<List> = part(() =>
  all(
    [
      phrase,
      also,
      listOf(
        either(clause.s, clause.base),
        either(
          w('and', 'then'),
          all([w('and'), also], () => 'and'),
        ),
      ),
    ],
    (p, _also, list) => {
      const by = inMood(p, 'effect')
      return flat(list.map((done: Done, i) => done(i === 0 ? by : theSame(by))))
    },
  ),
)

/** "roll a die, and Onyxia deals that much damage to it": clauses of several subjects. */
const simple: P<List> = part(() =>
  either<List>(
    orders,
    subjectClause,
    all([either(orders, subjectClause), w(', and', ', then', 'and'), either(orders, subjectClause)], (a, b) => [
      ...a,
      ...b,
    ]),
  ),
)

/** Of several players each decides, and the willing ones act (802.1). */
const tryOf = (may: Who, these: List): Effect => ({
  do: 'try',
  may,
  ...(isGroup(may) ? { as: willing } : {}),
  these,
})

/** "you may destroy target ally", "target opponent may have you draw a card". */
export const optional: P<List> = part(() =>
  all([phrase, w('may'), listOf(clause.base, w('and'))], (p, list) => {
    const may = inMood(p, 'effect')
    const mine = typeof may === 'string' && may.endsWith(':you')
    const these = flat(list.map((done: Done) => done(mine ? undefined : theSame(may))))
    return these && [tryOf(may, these)]
  }),
)

/** "you may do this: target player shuffles his graveyard into his deck". */
const doing: P<List> = part(() =>
  all([phrase, w('may do this:'), restOfSentence], (p, these) => [tryOf(inMood(p, 'effect'), these)]),
)

/** A repeated subject is picked once. */
function theSame(who: Who): Who {
  const picked = typeof who === 'object' && ('target' in who || 'choose' in who || 'random' in who)
  return picked && '@' in who ? refer(Number(who['@']), 'same') : who
}

/** "you and target opponent each draw a card". */
const eachOfThem: P<List> = part(() =>
  all([phrase, w('each'), listOf(clause.base, w('and'))], (p, list) => {
    const by = inMood(p, 'effect')
    return Array.isArray(by) ? flat(list.map((done: Done) => done(by))) : undefined
  }),
)

/** "each of those allies deals melee damage equal to its ATK to the other", "each opponent discards his hand and draws that many cards". */
const oneByOne: P<List> = part(() =>
  either<List>(
    all([here, w('each of'), noun('event'), listOf(clause.s, w('and'))], (at, of, list) => inTurn(at, of, list)),
    all([here, phrase, clause.s], (at, p, done) =>
      isEachCard(p) ? inTurn(at, inMood(p, 'event'), [done]) : undefined,
    ),
    all([here, phrase, listOfTwo(clause.s, w('and'))], (at, p, list) =>
      'who' in p && isGroup(p.who) ? inTurn(at, p.who, list) : undefined,
    ),
    all([here, phrase, clause.s, w(', then', ', and'), either(orders, subjectClause)], (at, p, done, more) =>
      'who' in p && isGroup(p.who) ? inTurn(at, p.who, [done, ...more.map((e) => () => e)]) : undefined,
    ),
  ),
)
function inTurn(at: number, of: Who, list: readonly Done[]): List | undefined {
  const then = flat(list.map((done) => done(refer(at + 1, 'same'))))
  return then && [withFields({ do: 'forEach', of, then }, { '@': at + 1 })]
}

/** "you may have your hero deal 2 damage to target ally". */
const have: P<List> = part(() =>
  all([phrase, w('may have'), phrase, listOf(clause.base, w('and'))], (p, q, list) => {
    const these = flat(list.map((done: Done) => done(inMood(q, 'effect'))))
    return these && [tryOf(inMood(p, 'effect'), these)]
  }),
)

/** "destroy attached ally unless its controller pays (2)". */
const unless: P<List> = part(() =>
  all(
    [either(orders, subjectClause), w('unless'), phrase, listOf(either(clause.s, clause.base), w('and'))],
    (otherwise, p, list) => {
      const may = inMood(p, 'effect')
      const mine = typeof may === 'string' && may.endsWith(':you')
      const these = flat(list.map((done: Done) => done(mine ? undefined : may)))
      return these && [{ do: 'try', may, these, else: otherwise }]
    },
  ),
)

/** "target ally has +2 ATK this turn", "this turn, …". */
const modified: P<List> = part(() =>
  either<List>(
    all([modifiers, maybe(duration)], (mods, until) =>
      until === undefined && mods.some(isStanding)
        ? undefined
        : [{ do: 'modify', mods, ...(until === undefined ? {} : { until }) }],
    ),
    // What is said of an amount behind the time: "this turn for each Pet you control", "this turn, to a minimum of (1)".
    all([modifiers, duration, either(as(forEachOf, eachMore), as(min, least))], (mods, until, tail) => [
      { do: 'modify', mods: mods.map(tail), until },
    ]),
    all([duration, w(','), listOf(modifiers, w('and', ', and'))], (until, list) => [
      { do: 'modify', mods: list.flat(), until },
    ]),
    all([w('while'), condition, w(','), either(changes, lastingModifiers)], (state, { mods, until }) =>
      until === undefined || mods.some((m) => 'while' in m)
        ? undefined
        : [{ do: 'modify', mods: mods.map((m) => ({ ...m, while: state })), until }],
    ),
    as(changes, ({ mods, until }) =>
      until === undefined && mods.some(isOfAlways)
        ? undefined
        : [{ do: 'modify', mods, ...(until === undefined ? {} : { until }) }],
    ),
  ),
)

const lastingModifiers = part(() => all([modifiers, duration], (mods, until) => ({ mods, until })))

/** A modifier of the card itself or of all cards of a kind, without a duration, is a power of its own. */
const isStanding = (m: Mod): boolean => {
  if (!('what' in m || 'by' in m) || !standingKinds.has(m.mod)) return false
  if (m.mod === 'cost' && 'rather' in m) return true // "that player may play it without paying its cost" is done at once
  if (m.mod === 'can' && `${m.for}`.startsWith('$?')) return false // "you can play that card"
  const who = ('what' in m ? m.what : undefined) ?? ('by' in m ? m.by : undefined)
  if (typeof who === 'string') return /:(?:self|yourHero|boss|host|opponents|players|you)$/.test(who)
  return (
    typeof who === 'object' &&
    !('controller' in who) &&
    !Array.isArray(who) &&
    (!isSetWho(who) || !(m.mod === 'stat' ? isPicked(who) : picksOne(who)))
  )
}
/** "If your hero would be dealt damage, prevent 1 of it", without a picked or named object: a power of its own, too. */
const isOfAlways = (m: Mod): boolean =>
  (m.mod === 'prevent' || m.mod === 'instead') &&
  m.next === undefined &&
  !(m.mod === 'prevent' && typeof m.n === 'object' && 'next' in m.n) &&
  !/"(?:target|choose|random)":|"\$\?/.test(JSON.stringify(m.would))

const standingKinds: ReadonlySet<string> = new Set([
  ...(['stat', 'fixed', 'keyword', 'power', 'noPowers', 'noKeyword', 'cost', 'cannot', 'can', 'must'] as const),
])
const isPicked = (w: SetWho): boolean => [w.target, w.choose, w.random].some(Boolean)
const picksOne = (w: SetWho): boolean => isPicked(w) || [w.top, w.most, w.least].some(Boolean)
const howMany: P<Quantity> = either<Quantity>(
  count,
  table<Quantity>({ 'one or both': { from: 1, to: 2 }, 'any number': 'any' }),
  all([w('one, or both if'), condition], (c) => ({ from: 1, to: { case: [{ if: c, use: 2 }], else: 1 } })),
  all([w('up to'), count, maybe(forEachOf)], (n, each) => ({ upTo: times(n, each) })),
)

const separator = w('; or', ', or', ';')
/** One of the modes: what stands behind a semicolon is the next. */
const mode: P<List> = part(() => clausesBy(w(', then')))

/** "choose one: destroy target ability; or interrupt target ability card". */
const modes: P<List> = part(() =>
  either<List>(
    all(
      [w('choose'), howMany, ifThere(w('at random')), w(':'), mode, most(all([separator, mode], (m) => m))],
      (n, lot, first, more) =>
        more.length === 0 ? undefined : [{ do: 'modes', n, ...(lot ? { atRandom: true } : {}), of: [first, ...more] }],
    ),
    all([w('choose one or more:'), mode, most(all([separator, mode], (m) => m))], (first, more) =>
      more.length < 2 ? undefined : [{ do: 'modes', n: { from: 1, to: more.length + 1 }, of: [first, ...more] }],
    ),
    all(
      [
        w('choose'),
        phrase,
        w(', and that player chooses', ', and that opponent chooses'),
        howMany,
        w(':'),
        listOf(mode, separator),
      ],
      (p, n, of) => (of.length < 2 ? undefined : [{ do: 'modes', n, by: inMood(p, 'effect'), of }]),
    ),
    all([phrase, w('chooses'), howMany, w(':'), mode, most(all([separator, mode], (m) => m))], (p, n, first, more) =>
      more.length === 0 ? undefined : [{ do: 'modes', n, by: inMood(p, 'effect'), of: [first, ...more] }],
    ),
  ),
)

/** "for each opponent, reveal the top card of his deck". */
const forEach: P<List> = part(() =>
  all(
    [w('for'), phrase, ifThere(w(', in an order of your choice')), here, w(','), restOfSentence],
    (p, order, at, then) => {
      const of = inMood(p, 'event')
      if ('set' in p && p.article !== 'each') return undefined
      const targets = targetsOfEach(of, then)
      if (targets) return order ? undefined : [targets]
      return [{ do: 'forEach', of, ...(order ? { order: 'you' as const } : {}), then, '@': at + 0.5 }]
    },
  ),
)

/** "for each opponent, destroy up to one target ally that player controls": targets are chosen as the link is added (706.1). */
function targetsOfEach(of: Who, [only, ...more]: List): Effect | undefined {
  if (only === undefined || more.length > 0 || !('what' in only) || !isGroup(of)) return undefined
  const what = only.what
  if (typeof what !== 'object' || !('target' in what)) return undefined
  const { of: his, ...target } = what
  return referenceOf(his)?.noun === 'player' ? withFields(only, { what: { ...target, ofEach: of } }) : undefined
}

type Guess = { what: Who; stat: Stat; than: Who } | { what: Who; whether: SetWho }

/** A guess (712.8): "the top card of your deck has a higher or lower cost than …", "that card is an ally card". */
const guessed: P<Guess> = part(() =>
  either<Guess>(
    all([noun('effect'), w('has a higher or lower'), stat, w('than'), noun('effect')], (what, s, than) => ({
      what,
      stat: s,
      than,
    })),
    all([noun('effect'), w('is'), phrase], (what, p) =>
      'set' in p && p.article === 'a' ? { what, whether: p.set } : undefined,
    ),
  ),
)

/** "guess whether …", "target opponent guesses whether …". */
const guess: P<List> = part(() =>
  either<List>(
    all([w('guess whether'), guessed], (what) => [{ do: 'guess', ...what, as: 'guess' }]),
    all([phrase, w('guesses whether'), guessed], (p, what) => [
      { do: 'guess', by: inMood(p, 'effect'), ...what, as: 'guess' },
    ]),
  ),
)

const empower: P<List> = part(() =>
  all(
    [
      w('Empower'),
      table(classNames.map((c) => [c, c] as const)),
      w(': if you control a', ': if you control an', ': if you control another'),
      either(
        table(classNames.map((c) => [c, c] as const)),
        token('a tag', (t) => t),
      ),
      w('hero or ally,'),
      restOfSentence,
    ],
    (of: ClassName, _class, then) => [{ do: 'empower', of, then }],
  ),
)

/** Under a condition: one effect has it itself, several share it. */
function under(c: Condition, list: List): List {
  const [only] = list
  if (only && list.length === 1 && only.if === undefined) return [{ ...only, if: c }]
  return [{ do: 'if', if: c, then: list }]
}

const basic: P<List> = part(() =>
  either<List>(
    simple,
    eachOfThem,
    oneByOne,
    optional,
    doing,
    have,
    unless,
    modified,
    modes,
    forEach,
    empower,
    guess,
    names,
  ),
)

/** One sentence, with its condition and its definition of X. */
const unconditional: P<List> = part(() =>
  either<List>(
    basic,
    all([basic, w(', where'), table({ X: 'X', Y: '$?Y', Z: '$?Z' }), w('is'), amount], (list, letter, n) =>
      withX(list, n, letter),
    ),
    all([basic, w(', where X is'), amount, w('and Y is'), amount], withXandY),
  ),
)

export const withXandY = <T>(list: T, x: Amount, y: Amount): T | undefined => {
  const one = withX(list, x)
  return one && withX(one, y, '$?Y')
}

/** "X" in these effects is this amount. */
export function withX<T>(list: T, x: Amount, letter = 'X'): T | undefined {
  let found = false
  const whole = replaced(list, (part) => {
    if (part !== letter) return undefined
    found = true
    return x
  })
  return found ? whole : undefined
}

const sentence: P<List> = part(() =>
  either<List>(
    unconditional,
    all([w('if'), condition, w(','), unconditional], (c, list) => under(c, list)),
    all([either(simple, optional, have, modified), w('if'), condition], (list, c) => under(c, list)),
    all([w('do this if'), condition, w(':'), restOfSentence], (c, list) => under(c, list)),
    all([w('then', 'then,'), unconditional], (list) => list),
    all([w('then, if'), condition, w(','), unconditional], (c, list) => under(c, list)),
  ),
)

const ifDone = w('if you do,', 'if he does,', 'if she does,', 'if that player does,', 'if they do,')
const ifNot = w("if you don't,", "if that player doesn't,", "if he doesn't,", "if they don't,")

const label: P<readonly [number, number] | 'odd' | 'even'> = either(
  table<readonly [number, number] | 'odd' | 'even'>({ odd: 'odd', even: 'even', heads: [1, 1], tails: [2, 2] }),
  token('the numbers of a line', (t) => {
    const m = /^(\d+)(?:-(\d+))?$/.exec(t)
    return m ? ([Number(m[1]), Number(m[2] ?? m[1])] as const) : undefined
  }),
)

const row: P<{ is: readonly [number, number] | 'odd' | 'even'; then: List }> = part(() =>
  all(
    [
      label,
      w(':'),
      either(
        restOfSentence,
        as(w('nothing happens'), () => []),
      ),
    ],
    // The next line of the table is none of this one.
    (is, then) => (then.some((e) => e.do === 'table') ? undefined : { is, then }),
  ),
)

const item: P<Item> = part(() =>
  either<Item>(
    as(sentence, (list) => ({ effects: list })),
    all([ifDone, either(rest, lastingRest)], (then) => ({ then })),
    all([ifNot, rest], (list) => ({ else: list })),
    all([w('otherwise,'), rest], (list) => ({ else: list })),
    all([noun('event'), w('settle ties', 'settles ties')], (ties) => ({ ties })),
    all([w('that amount is doubled'), forEachOf], (each) => ({ doubled: each })),
    all([w('when'), wayOf, w('this way,'), rest], (verb, way) => ({ way, verb })),
    as(w('play that copy without paying its cost'), () => ({ note: 'copy' })),
    all([w('if'), condition, w(','), noun('event'), w('choose instead', 'chooses instead')], (instead, by) => ({
      instead,
      by,
    })),
    as(w('that damage counts as combat damage'), () => ({ note: 'combat' })),
    all([here, row], (at, r) => ({ rows: [r], at })),
    all([w('then, if'), condition, w(', repeat this process')], (again) => ({ again })),
  ),
)

/** An effect's result, each time that it happens (715.1). */
const wayOf = table({
  'damage is dealt': 'deal',
  'damage is healed': 'heal',
  'a card is destroyed': 'destroy',
  'a card is discarded': 'discard',
})

const rest: P<List> = part(() => restOfSentence)
/** A modifier that an effect makes for the rest of the game; by itself it would be a power of its own. */
const lastingRest: P<List> = as(modifiers, (mods) => (mods.some(isStanding) ? [{ do: 'modify', mods }] : undefined))

const stop = w('.')
const list = (separators: P<unknown>): P<List> =>
  part(() =>
    all([item, most(all([separators, item], (_s, i) => i)), ifThere(stop)], (first, more) =>
      gathered([first, ...more]),
    ),
  )

export const sentences: P<List> = either(
  list(either(stop, w(';'), w(', then'), w('. then'), w('; after that,', '; in any case,', '. in any case,'))),
)

/** The rest of a sentence: one clause, or several that belong together. */
export const rests: P<List> = either(part(() => clausesBy(w(';', ', then', '; after that,', '; in any case,'))))

function clausesBy(separators: P<unknown>): P<List> {
  return all(
    [
      item,
      most(all([as(separators, () => ''), item], (_s, i) => i)),
      // What belongs to the whole sentence before it is not for its last clause alone to take.
      some(all([beforeIf, item], (_s, i) => i)),
    ],
    (first, more, done) => gathered([first, ...more, ...done]),
  )
}

const doneOrNot = part(() => either(ifDone, ifNot))

/** A full stop before "if you do", which belongs to the clause before. */
const beforeIf: P<string> = {
  parse: (word) => stop.parse(word).filter(({ next }) => doneOrNot.parse(next).length > 0),
}
