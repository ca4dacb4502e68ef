/** Counts and comparisons of somebody's things: "controls more allies than you", "no cards in hand". */

import { isSetWho } from '../nodes.ts'
import { inWords, type Noun } from '../phrases.ts'
import type { Amount, Compare, Condition, NumberOf, SetWho, Who } from '../types.ts'
import { isPeople } from './heads.ts'
import { lookUp, makeThing, type Scope, Unprintable } from './scope.ts'
import { thing, who } from './who.ts'

/** Things of one kind that somebody controls, has in hand, has on it. */
interface Side {
  of: Who
  /** The amount for each of several, which `it` stands for. */
  each: NumberOf
  verb: 'control' | 'have'
  noun: Noun
  /** Sides of one kind can be compared with each other. */
  kind: string
}

const picks = ['target', 'choose', 'random', 'top', 'most', 'least', 'as'] as const

/** Whether its owner is a single one: several would each have to be named. */
function isOne(of: Who): boolean {
  if (typeof of === 'string') return !['opponents', 'friends', 'players'].includes(of)
  if (Array.isArray(of)) return false
  if ('controller' in of) return isOne(of.controller)
  if ('owner' in of) return isOne(of.owner)
  return 'is' in of && [of.target, of.choose, of.random].includes(1)
}

function sideOf(s: Scope, a: Amount): Side | null {
  const side = kindOf(s, a)
  return side !== null && isOne(side.of) ? side : null
}

function kindOf(s: Scope, a: Amount): Side | null {
  if (typeof a !== 'object') return null
  if ('stat' in a) return a.stat === 'hand' ? handOf(a.of) : null
  if ('counters' in a) {
    const noun = { one: `${a.counters} counter`, many: `${a.counters} counters` }
    return { of: a.of, each: { ...a, of: 'it' }, verb: 'have', noun, kind: `counters ${a.counters}` }
  }
  if ('alike' in a) return alikeOf(s, a.of)
  if (!('count' in a) || typeof a.count !== 'object' || !('of' in a.count) || Array.isArray(a.count)) return null
  const { of, in: zone, ...rest } = a.count
  if (of === undefined || rest.among !== undefined || picks.some((key) => rest[key] !== undefined)) return null
  const whole = Object.keys(rest).every((k) => k === 'is' && rest.is === 'card')
  if (zone === 'hand') return whole ? handOf(of) : null
  if (zone === 'graveyard' && whole && of === 'it') return graveyardOfIt
  if (zone !== undefined && zone !== 'play') return null
  const noun = { one: s.g.set(afresh(s), rest, 'per').first, many: s.g.set(afresh(s), rest, 'bareOr').first }
  return { of, each: { count: { ...a.count, of: 'it' } }, verb: 'control', noun, kind: JSON.stringify(rest) }
}

/** "four or more cards with the same name", in play or in a graveyard. */
function alikeOf(s: Scope, cards: Who): Side | null {
  if (!isSetWho(cards) || cards.of === undefined) return null
  const { of, in: zone, ...rest } = cards
  if (zone !== undefined && (zone !== 'graveyard' || of !== 'it')) return null
  const word = (many: boolean): string =>
    zone === undefined
      ? `${s.g.set(afresh(s), rest, many ? 'bareOr' : 'per').first} with the same name`
      : `${s.g.set(afresh(s), rest, 'per').first} ${many ? 'cards' : 'card'} with the same name in his graveyard`
  const each: NumberOf = { alike: 'name', of: { ...cards, of: 'it' } }
  const noun = { one: word(false), many: word(true) }
  return { of, each, verb: zone === undefined ? 'control' : 'have', noun, kind: noun.many }
}

/** A scope without mentions: nouns where no pronoun would be clear. */
const afresh = (s: Scope): Scope => ({ ...s, said: [], before: [] })

const handOf = (of: Who): Side => ({
  of,
  each: { stat: 'hand', of: 'it' },
  verb: 'have',
  noun: { one: 'card in hand', many: 'cards in hand' },
  kind: 'hand',
})

const graveyardOfIt: Side = {
  of: 'it',
  each: { count: { is: 'card', in: 'graveyard', of: 'it' } },
  verb: 'have',
  noun: { one: 'card in his graveyard', many: 'cards in his graveyard' },
  kind: 'graveyard',
}

/** "four or more", "exactly one", "no". */
export function countWords(op: Compare, n: number): string {
  if (op === '>') return countWords('>=', n + 1)
  if (op === '<') return countWords('<=', n - 1)
  if (op === '!=') return `other than ${inWords(n)}`
  if (op === '>=') return `${inWords(n)} or more`
  if (n === 0) return 'no'
  return op === '=' ? `exactly ${inWords(n)}` : `${inWords(n)} or fewer`
}

/** Words around what is counted: "at least as many allies as". */
const around: Readonly<Record<Compare, readonly [before: string, after: string]>> = {
  '>': ['more', 'than'],
  '<': ['fewer', 'than'],
  '>=': ['at least as many', 'as'],
  '<=': ['no more', 'than'],
  '=': ['as many', 'as'],
  '!=': ['another number of', 'than'],
}

/** "more allies than you", "three or more resources", "an odd number of cards in hand". */
function phrase(s: Scope, side: Side, [, op, b = 0]: Where): string {
  const { one, many } = side.noun
  if (op === 'odd' || op === 'even') return `an ${op} number of ${many}`
  if (typeof b === 'number') return `${countWords(op, b)} ${b === 1 && op === '=' ? one : many}`
  const other = sideOf(s, b)
  const than = other?.kind === side.kind ? (other.of === 'you' ? 'you' : who(s, other.of, 'each')) : s.g.amount(s, b)
  const [before, after] = around[op] ?? []
  if (before === undefined) throw new Unprintable(`"${op}" compares nothing`, op)
  return `${before} ${many} ${after} ${than}`
}

type Where = readonly [NumberOf, Compare | 'odd' | 'even', Amount | undefined]
/** The comparison of a number that is said in more than one word. */
export function askedOf(where: SetWho['where']): Where | null {
  const [a, op, b] = where ?? []
  return typeof a === 'object' && op !== undefined ? [a, op, b] : null
}

/** A scope in which `it` is one of the players, or of the cards, in question. */
function asking(s: Scope, people: boolean): Scope {
  const it = makeThing(s, people ? { first: 'that player', key: 'it', player: true } : { first: 'it', key: 'it' })
  return { ...s, looked: !people, it }
}

/** "the combined ATK of allies that player controls is 5 or more": a sum instead of a count. */
function plainly(s: Scope, [a, op, b = 0]: Where, people: boolean): string {
  const t = asking(s, people)
  const left = t.g.amount(t, a)
  if (op === 'odd' || op === 'even') return `${left} is ${op}`
  const words: Partial<Record<Compare, string>> = { '=': '', '!=': 'not ', '<': 'less than ', '>': 'greater than ' }
  const right = t.g.amount(t, b)
  return words[op] === undefined
    ? `${left} is ${op === '<=' ? 'at most' : 'at least'} ${right}`
    : `${left} is ${words[op]}${right}`
}

/** " who controls more allies than you", " with no cards in hand": the condition of a set on each member of its `of`. */
export function askedSuffix(s: Scope, w: SetWho, single: boolean): string {
  const where = askedOf(w.where)
  if (where === null) return ''
  const people = isPeople(w)
  const side = sideOf(s, where[0])
  if (side === null || side.of !== 'it') return ` for ${people ? 'whom' : 'which'} ${plainly(s, where, people)}`
  const text = phrase(s, side, where)
  return side.verb === 'control' ? ` who ${single ? 'controls' : 'control'} ${text}` : ` with ${text}`
}

/** The condition as a predicate: "controls more allies than you"; `not`: negated. */
export function askedClause(
  s: Scope,
  where: Where,
  subject: { plural: boolean; you: boolean; player: boolean },
  not = false,
): string {
  const side = sideOf(s, where[0])
  const many = subject.plural || subject.you
  if (side === null || side.of !== 'it') {
    const be = many ? 'are' : 'is'
    const one = subject.player ? 'a player for whom' : 'one for which'
    return `${be}${not ? "n't" : ''} ${one} ${plainly(s, where, subject.player)}`
  }
  const verb = not ? side.verb : many ? side.verb : side.verb === 'have' ? 'has' : 'controls'
  return `${not ? (many ? "don't " : "doesn't ") : ''}${verb} ${phrase(s, side, where)}`
}

/** " with the most allies", " for whom the combined cost of … is highest". */
export function extremeSuffix(s: Scope, w: SetWho): string {
  const number = (w.most ?? w.least) as NumberOf
  const people = isPeople(w)
  if ('result' in number && number.of === 'it')
    return ` who ${lookUp(s, number.result).each ?? 'rolled'} the ${w.most ? 'highest' : 'lowest'} number`
  const side = sideOf(s, number)
  if (side !== null && side.of === 'it') return ` with the ${w.most ? 'most' : 'fewest'} ${side.noun.many}`
  const t = asking(s, people)
  return ` for ${people ? 'whom' : 'which'} ${t.g.amount(t, number)} is ${w.most ? 'highest' : 'lowest'}`
}

/** "an opponent controls more allies than you"; null if it doesn't concern players' things. */
export function somebodyHas(s: Scope, w: SetWho, not: boolean): string | null {
  const { where: asks, ...rest } = w
  const where = askedOf(asks)
  if (!isPeople(w) || where === null || w.most || w.least) return null
  const t = s.g.set(s, rest, not ? 'per' : 'a')
  return `${not ? 'no ' : ''}${t.first} ${askedClause(s, where, t)}`
}

/** "two or more opponents control three or more allies"; null if it doesn't concern players' things. */
export function someHave(s: Scope, w: SetWho, op: Compare, n: number): string | null {
  const { where: asks, ...rest } = w
  const where = askedOf(asks)
  if (!isPeople(w) || where === null) return null
  const one = n === 1 && op === '='
  const t = s.g.set(s, rest, one ? 'per' : 'bareOr')
  return `${countWords(op, n)} ${t.first} ${askedClause(s, where, { ...t, plural: !one })}`
}

type Compared = Extract<Condition, { compare: unknown }>['compare']
/** "you control four or more cards with the same name"; null for all else. */
export function youControl(s: Scope, a: Amount, op: Compare, n: number): string | null {
  const side = sideOf(s, a)
  return side?.of === 'you' && side.verb === 'control' ? `you control ${countWords(op, n)} ${side.noun.many}` : null
}

/** "that player has more cards in hand than you": two sides of a comparison; null if they are not of one kind. */
export function sidesText(s: Scope, [a, op, b]: Compared, not: boolean): string | null {
  if (b === undefined) return null
  const side = sideOf(s, a)
  const other = sideOf(s, b)
  if (side === null || other === null || side.kind !== other.kind) return null
  const t = thing(s, side.of, 'each')
  const said = who(s, side.of, 'each', 'subject')
  s.subject = t
  return `${said} ${askedClause(s, [side.each, op, b], t, not)}`
}
