/** How much: "5", "two", "X, where X is the current stage", "for each opposing hero", "that much". */
import type { Amount, Who } from '../types.ts'
import { usesX } from '../xs.ts'
import { inWords } from './nouns.ts'
import type { Scope } from './scope.ts'
import { lookUp, say, Unprintable } from './scope.ts'
import { statNoun } from './suffixes.ts'
import { thing, who } from './who.ts'

export interface Much {
  /** In place of the number: '5', 'X', 'that much', '' (then `tail` says it). */
  text: string
  many: boolean
  /** At the end of the clause: ' for each opposing ally', ' equal to its ATK'. */
  tail: string
}

/** A number of damage, ATK, health: in digits. */
export function much(s: Scope, a: Amount): Much {
  if (typeof a === 'number') return { text: String(a), many: a !== 1, tail: '' }
  if (a === 'X') return { text: 'X', many: true, tail: '' }
  if (typeof a === 'string') {
    lookUp(s, a)
    return { text: 'that much', many: true, tail: '' }
  }
  const each = perEach(s, a)
  if (each) return { text: String(each.n), many: each.n !== 1, tail: each.tail }
  if ('stat' in a) return { text: '', many: true, tail: ` equal to ${amountNoun(s, a)}` }
  if ('double' in a) {
    s.after.push(`That amount is doubled${much(s, a.each).tail}.`)
    return much(s, a.double)
  }
  return { text: letter(s, a), many: true, tail: '' }
}

/** A number of things: in words; `many` asks for the plural. */
export function quantity(s: Scope, a: Amount): Much {
  if (typeof a === 'number') return { text: inWords(a), many: a !== 1, tail: '' }
  if (a === 'X') return { text: 'X', many: true, tail: '' }
  if (typeof a === 'string') {
    lookUp(s, a)
    return { text: 'that many', many: true, tail: '' }
  }
  const each = perEach(s, a)
  if (each) return { text: inWords(each.n), many: each.n !== 1, tail: each.tail }
  return { text: letter(s, a), many: true, tail: '' }
}

/** count and counters, or a number of them for each: "… for each opposing hero". */
function perEach(s: Scope, a: Exclude<Amount, number | string>): { n: number; tail: string } | null {
  if ('count' in a) return { n: 1, tail: ` for each ${perNoun(s, a.count)}` }
  if ('counters' in a) return { n: 1, tail: ` for each ${a.counters} counter on ${plainly(s, a.of)}` }
  if ('stat' in a && (a.stat === 'damage' || a.stat === 'hand')) return { n: 1, tail: ` for each ${statPer(s, a)}` }
  if ('times' in a && a.times.length === 2) {
    const [n, of] = typeof a.times[0] === 'number' ? a.times : [a.times[1], a.times[0]]
    if (typeof n !== 'number' || typeof of !== 'object') return null
    const each = perEach(s, of)
    return each && each.n === 1 ? { n, tail: each.tail } : null
  }
  return null
}

const statPer = (s: Scope, a: { stat: string; of: Who }): string =>
  a.stat === 'damage' ? `damage on ${plainly(s, a.of)}` : `card in ${who(s, a.of, 'a', 'his')} hand`

/** Never "itself": "+1 ATK for each damage on it". */
function plainly(s: Scope, of: Who): string {
  const subject = s.subject
  s.subject = null
  const text = who(s, of, 'a')
  s.subject = subject
  return text
}

function perNoun(s: Scope, of: Who): string {
  const t = thing(s, of, 'per')
  const everywhere =
    typeof of === 'object' && !Array.isArray(of) && 'tag' in of && of.of === undefined && of.in === undefined
  if (everywhere) return `${t.first} in play`
  return t.plural && t.way ? `card ${t.way} this way` : t.first.replace(/^those (\w+)s$/, 'of those $1s')
}

/** Names the amount X (Y where the card has an X of its own) and says what it is at the end of the sentence. */
function letter(s: Scope, a: Exclude<Amount, number | string>): string {
  const name = s.def.x || usesX(s.def) ? 'Y' : 'X'
  const what = `${name} is ${amountNoun(s, a)}`
  if (!s.where.includes(what)) s.where.push(what)
  return name
}

/** As a noun: "the number of opposing allies", "its ATK", "3 plus the current stage". */
export function amountNoun(s: Scope, a: Amount): string {
  if (typeof a === 'number') return String(a)
  if (a === 'X') return 'X'
  if (typeof a === 'string') return lookUp(s, a).number ?? 'that number'
  if ('count' in a) return `the number of ${countNoun(s, a.count)}`
  if ('stat' in a) return statOf(s, a)
  if ('sum' in a) return `the combined ${statNoun(a.sum)} of ${who(s, a.of, 'all')}`
  if ('counters' in a) return `the number of ${a.counters} counters on ${who(s, a.of, 'a')}`
  if ('raid' in a) return 'the current stage'
  if ('plus' in a) return a.plus.map((p) => amountNoun(s, p)).join(' plus ')
  if ('minus' in a) return a.minus.map((p) => amountNoun(s, p)).join(' minus ')
  if ('times' in a) return timesNoun(s, a.times)
  if ('double' in a) return `${amountNoun(s, a.double)}, doubled${much(s, a.each).tail}`
  if ('case' in a) {
    const cases = a.case.map((c) => `${amountNoun(s, c.use)} if ${s.g.condition(s, c.if)}`)
    return `${cases.join(', ')}, otherwise ${amountNoun(s, a.else)}`
  }
  throw new Unprintable('unknown amount', a)
}

function timesNoun(s: Scope, parts: readonly Amount[]): string {
  const rest = parts.filter((p) => p !== 2)
  if (rest.length === parts.length - 1) return `double ${rest.map((p) => amountNoun(s, p)).join(' times ')}`
  return parts.map((p) => amountNoun(s, p)).join(' times ')
}

function statOf(s: Scope, a: { stat: string; of: Who }): string {
  if (a.stat === 'damage') return `the damage on ${who(s, a.of, 'a')}`
  if (a.stat === 'hand') return `the number of cards in ${who(s, a.of, 'a', 'his')} hand`
  const t = thing(s, a.of, 'a')
  const long = / (you|they|he|that \w+) controls?$| (in|from) /.test(t.first)
  return long ? `the ${statNoun(a.stat)} of ${say(s, t, 'object')}` : `${say(s, t, 'his')} ${statNoun(a.stat)}`
}

function countNoun(s: Scope, of: Who): string {
  const t = thing(s, of, 'bare')
  return t.way ? `${t.player ? 'players' : 'cards'} ${t.way} this way` : t.first
}
