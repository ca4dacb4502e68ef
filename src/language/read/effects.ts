/** Effects as sentences: orders, "you may", "if you do", "unless", modes, tables, and modifiers for a while. */

import { type ClassName, classNames } from '../lists.ts'
import { isPlain } from '../print/results.ts'
import type { Amount, Condition, Effect, Mod, Quantity, SetWho, Who } from '../types.ts'
import { amount, count } from './amounts.ts'
import { changes } from './changes.ts'
import { clause } from './clauses.ts'
import { duration } from './durations.ts'
import type { Done } from './forms.ts'
import { modifiers } from './mods.ts'
import { all, as, either, here, ifThere, listOf, maybe, most, type P, part, table, token, w } from './parts.ts'
import { condition, inMood, phrase, restOfSentence } from './recursive.ts'
import { refer, willing } from './refs.ts'

type List = readonly Effect[]

/** What a sentence adds: effects, or something about the effect before it. */
type Item =
  | { effects: List }
  | { then: List }
  | { else: List }
  | { rows: Extract<Effect, { do: 'table' }>['rows']; at: number }
  | { way: List }
  | { note: 'sure' | 'combat' }
  | { again: Condition }

const flat = (list: readonly (Effect | undefined)[]): List | undefined =>
  list.some((e) => e === undefined) ? undefined : (list as List)

const joined = w('and', ', then', ', and')

/** "draw a card and discard a card": orders. */
const orders: P<List> = part(() =>
  as(listOf(clause.base, joined), (list) => flat(list.map((done: Done) => done(undefined)))),
)

const also = ifThere(w('also'))

/** "your hero deals 3 damage to target hero and heals 1 damage from itself". */
const subjectClause: P<List> = part(() =>
  all(
    [
      phrase,
      also,
      listOf(
        either(clause.s, clause.base),
        either(
          w('and', ', then'),
          all([w('and'), also], () => 'and'),
        ),
      ),
    ],
    (p, _also, list) => {
      const by = inMood(p, 'effect')
      return flat(list.map((done: Done) => done(by)))
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

/** Of several players each decides, and those who will do it (802.1). */
const tryOf = (may: Who, these: List): Effect => ({
  do: 'try',
  may,
  ...(typeof may === 'string' && /:(?:opponents|players|friends)$/.test(may) ? { as: willing } : {}),
  these,
})

/** "you may destroy target ally", "target opponent may have you draw a card". */
const optional: P<List> = part(() =>
  all([phrase, w('may'), listOf(clause.base, w('and'))], (p, list) => {
    const may = inMood(p, 'effect')
    const mine = typeof may === 'string' && may.endsWith(':you')
    const these = flat(list.map((done: Done) => done(mine ? undefined : theSame(may))))
    return these && [tryOf(may, these)]
  }),
)

/** Who is picked is picked once. */
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
      return these && [{ do: 'try', may, these, else: otherwise } as Effect]
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
    all([duration, w(','), listOf(modifiers, w('and', ', and'))], (until, list) => [
      { do: 'modify', mods: list.flat(), until },
    ]),
    all([w('while'), condition, w(','), either(changes, lastingModifiers)], (state, { mods, until }) =>
      until === undefined || mods.some((m) => 'while' in m)
        ? undefined
        : [{ do: 'modify', mods: mods.map((m) => ({ ...m, while: state }) as Mod), until }],
    ),
    as(changes, ({ mods, until }) => [{ do: 'modify', mods, ...(until === undefined ? {} : { until }) }]),
  ),
)

const lastingModifiers = part(() => all([modifiers, duration], (mods, until) => ({ mods, until })))

/** What a card says of itself or of all cards of a kind, without a duration, is a power of its own. */
const isStanding = (m: Mod): boolean => {
  if (!('what' in m || 'by' in m) || !standingKinds.has(m.mod)) return false
  const who = ('what' in m ? m.what : undefined) ?? ('by' in m ? m.by : undefined)
  if (typeof who === 'string') return /:(?:self|yourHero|host|opponents|players|you)$/.test(who)
  return (
    typeof who === 'object' &&
    !('controller' in who) &&
    !Array.isArray(who) &&
    (m.mod === 'stat' || !picksOne(who as SetWho))
  )
}
const standingKinds: ReadonlySet<string> = new Set(['stat', 'keyword', 'power', 'cost', 'cannot', 'can', 'must'])
const picksOne = (w: SetWho): boolean => [w.target, w.choose, w.random, w.top, w.most, w.least].some(Boolean)

const howMany: P<Quantity> = either<Quantity>(
  count,
  table<Quantity>({ 'one or both': { from: 1, to: 2 }, 'any number': 'any' }),
  all([w('one, or both if'), condition], (c) => ({ from: 1, to: { case: [{ if: c, use: 2 }], else: 1 } })),
  all([w('up to'), count], (upTo) => ({ upTo })),
)

const separator = w('; or', ', or', ';')
/** One of the modes: what stands behind a semicolon is the next. */
const mode: P<List> = part(() => clausesBy(w(', then')))

/** "choose one: destroy target ability; or interrupt target ability card". */
const modes: P<List> = part(() =>
  either<List>(
    all([w('choose'), howMany, w(':'), mode, most(all([separator, mode], (m) => m))], (n, first, more) =>
      more.length === 0 ? undefined : [{ do: 'modes', n, of: [first, ...more] }],
    ),
    all([phrase, w('chooses'), howMany, w(':'), mode, most(all([separator, mode], (m) => m))], (p, n, first, more) =>
      more.length === 0 ? undefined : [{ do: 'modes', n, by: inMood(p, 'effect'), of: [first, ...more] }],
    ),
  ),
)

/** "for each opponent, reveal the top card of his deck". */
const forEach: P<List> = part(() =>
  all(
    [here, w('for'), phrase, ifThere(w(', in an order of your choice')), w(','), restOfSentence],
    (at, p, order, then) => {
      const of = inMood(p, 'event')
      if ('set' in p && p.article !== 'each') return undefined
      return [{ do: 'forEach', of, ...(order ? { order: 'you' as const } : {}), then, '@': at + 0.5 } as Effect]
    },
  ),
)

const empower: P<List> = part(() =>
  all(
    [
      w('Empower'),
      table(classNames.map((c) => [c, c] as const)),
      w(': if you control a', ': if you control an', ': if you control another'),
      token('a class', (t) => t),
      w('hero or ally,'),
      restOfSentence,
    ],
    (of: ClassName, _class, then) => [{ do: 'empower', of, then }],
  ),
)

const names: P<List> = part(() =>
  either<List>(
    all([here, w('name a card')], (at) => [{ do: 'name', of: 'card', as: `?${at}` }]),
    all([here, w('choose a number')], (at) => [{ do: 'name', of: 'number', as: `?${at}` }]),
    all([here, w('choose an ally type')], (at) => [{ do: 'name', of: 'ally type', as: `?${at}` }]),
  ),
)

/** Under a condition: one effect has it itself, several share it. */
function under(c: Condition, list: List): List {
  const [only] = list
  if (only && list.length === 1 && only.if === undefined) return [{ ...only, if: c }]
  return [{ do: 'if', if: c, then: list }]
}

const basic: P<List> = part(() =>
  either<List>(simple, eachOfThem, optional, have, unless, modified, modes, forEach, empower, names),
)

/** One sentence, with its condition and with what X is. */
const unconditional: P<List> = part(() =>
  either<List>(
    basic,
    all([basic, w(', where'), table({ X: 'X', Y: '$?Y', Z: '$?Z' }), w('is'), amount], (list, letter, n) =>
      withX(list, n, letter),
    ),
  ),
)

/** "X" in these effects is this amount. */
export function withX<T>(list: T, x: Amount, letter = 'X'): T | undefined {
  let found = false
  const put = (node: unknown): unknown => {
    if (node === letter) {
      found = true
      return x
    }
    if (Array.isArray(node)) return node.map(put)
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(Object.entries(node).map(([k, v]) => [k, put(v)]))
  }
  const whole = put(list) as T
  return found ? whole : undefined
}

const sentence: P<List> = part(() =>
  either<List>(
    unconditional,
    all([w('if'), condition, w(','), unconditional], (c, list) => under(c, list)),
    all([simple, w('if'), condition], (list, c) => under(c, list)),
    all([w('then', 'then,'), unconditional], (list) => list),
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
    all([ifDone, rest], (then) => ({ then })),
    all([ifNot, rest], (list) => ({ else: list })),
    all([w('otherwise,'), rest], (list) => ({ else: list })),
    as(w("that damage can't be prevented"), () => ({ note: 'sure' })),
    as(w('that damage counts as combat damage'), () => ({ note: 'combat' })),
    all([here, row], (at, r) => ({ rows: [r], at })),
    all([w('then, if'), condition, w(', repeat this process')], (again) => ({ again })),
  ),
)

const rest: P<List> = part(() => restOfSentence)

/** Sentences become effects: what is said of the one before joins it. */
function gathered(items: readonly Item[]): List | undefined {
  const out: Effect[] = []
  for (const it of items) {
    const last = out.at(-1)
    if ('effects' in it) out.push(...it.effects)
    else if ('again' in it) out.splice(last?.do === 'table' ? -2 : -1, 2, repeated(out, it.again))
    else if (last === undefined) return undefined
    else {
      const changed = joinedTo(last, it)
      if (changed === undefined) return undefined
      out.splice(-1, 1, ...changed)
    }
  }
  return out
}

/** "Repeat this process": the effect before, with the roll if it looks at one. */
function repeated(list: List, again: Condition): Effect {
  return { do: 'repeat', these: list.slice(list.at(-1)?.do === 'table' ? -2 : -1), while: again }
}

function joinedTo(last: Effect, it: Exclude<Item, { effects: List } | { again: Condition }>): List | undefined {
  if ('then' in it) return thenOf(last, it.then)
  if ('else' in it) return elseOf(last, it.else)
  if ('rows' in it) {
    if (last.do === 'table') return [{ ...last, rows: [...last.rows, ...it.rows] }]
    return [last, { do: 'table', of: refer(it.at, 'much', 'die'), rows: it.rows }]
  }
  if ('note' in it) {
    if (last.do !== 'deal') return undefined
    return [it.note === 'sure' ? { ...last, sure: true } : { ...last, combat: true }]
  }
  return undefined
}

function thenOf(last: Effect, then: List): List | undefined {
  if (last.do === 'try') return last.then === undefined && last.else === undefined ? [{ ...last, then }] : undefined
  if (!isPlain(last) || last.if !== undefined) return undefined
  return [{ do: 'try', these: [last], then }]
}

function elseOf(last: Effect, otherwise: List): List | undefined {
  if (last.do === 'try' || last.do === 'if') return last.else === undefined ? [{ ...last, else: otherwise }] : undefined
  const { if: c, ...bare } = last
  return c === undefined ? undefined : [{ do: 'if', if: c, then: [bare as Effect], else: otherwise }]
}

const stop = w('.')
const list = (separators: P<unknown>): P<List> =>
  part(() =>
    all([item, most(all([separators, item], (_s, i) => i)), ifThere(stop)], (first, more) =>
      gathered([first, ...more]),
    ),
  )

/** Sentences. */
export const sentences: P<List> = either(
  list(either(stop, w(';'), w(', then'), w('. then'), w('; after that,', '; in any case,', '. in any case,'))),
)

/** The rest of a sentence: one clause, or several that belong together. */
export const rests: P<List> = either(part(() => clausesBy(w(';', ', then', '; after that,', '; in any case,'))))

function clausesBy(separators: P<unknown>): P<List> {
  return all(
    [
      item,
      most(
        all(
          [
            either(
              as(separators, () => ''),
              beforeIf,
            ),
            item,
          ],
          (_s, i) => i,
        ),
      ),
    ],
    (first, more) => gathered([first, ...more]),
  )
}

/** A full stop before "if you do", which belongs to the clause before. */
const beforeIf: P<string> = {
  parse(t) {
    const output = w('.').parse(t)
    if (!output.successful) return output
    const ahead = either(ifDone, ifNot).parse(output.candidates[0]?.nextToken)
    return ahead.successful ? output : { successful: false, error: { kind: 'Error', pos: t?.pos, message: '' } }
  },
}
