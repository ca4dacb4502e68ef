/** Amounts: "5", "two", "X, where X is the current stage", "for each opposing hero", "that much". */

import { isOwnType } from '../lists.ts'
import { counterName, inList, inWords, likenessNouns, possessive } from '../phrases.ts'
import type { Amount, CardDef, Who } from '../types.ts'
import { usesX } from '../xs.ts'
import type { NounFrame, Ref, Scope, Thing } from './scope.ts'
import { hasOnly, inner, lookUp, past, say, Unprintable, unsaid } from './scope.ts'
import { cardsOf } from './sets.ts'
import { statNoun } from './suffixes.ts'
import { thing, who, withoutTail } from './who.ts'

/** The noun for the number that `as` names on "deal". */
export const dealtThisWay = 'the damage dealt this way'

export interface Much {
  /** In place of the number: '5', 'X', 'that much'; '' if `tail` has it. */
  text: string
  many: boolean
  /** At the end of the clause: ' for each opposing ally', ' equal to its ATK'. */
  tail: string
}

/** The amount of a cost change: '1', 'X', and whether it is a reduction. */
export function changeOf(s: Scope, n: Amount): { size: string; less: boolean; tail: string } {
  const taken = typeof n === 'object' && 'minus' in n && n.minus.length === 2 && n.minus[0] === 0
  const m = much(s, taken ? (n.minus[1] as Amount) : n)
  const text = m.text === '' ? figure(s, n) : m.text
  const below = text.startsWith('-')
  return { size: below ? text.slice(1) : text, less: taken !== below, tail: m.text === '' ? '' : m.tail }
}

/** A number of damage, ATK, health: in digits. */
export function much(s: Scope, a: Amount): Much {
  if (typeof a === 'number') return { text: String(a), many: a !== 1, tail: '' }
  if (a === 'X') return { text: 'X', many: true, tail: '' }
  if (typeof a === 'string') return { text: thatNumber(s, a, 'that much'), many: true, tail: '' }
  const each = perEach(s, a)
  if (each) return { text: String(each.n), many: each.n !== 1, tail: each.tail }
  if ('stat' in a) return { text: '', many: true, tail: ` equal to ${amountNoun(s, a)}` }
  if ('double' in a) {
    s.after.push(`that amount is doubled${perTail(s, a.each)}`)
    return much(s, a.double)
  }
  const cases = 'case' in a ? ofCases(s, a, String) : null
  return cases ?? { text: letter(s, a), many: true, tail: '' }
}

/** The same as one word, if nothing can stand at the end of the clause: '5', 'X', 'that much'. */
export function figure(s: Scope, a: Amount): string {
  if (typeof a === 'number' || a === 'X') return String(a)
  return typeof a === 'string' ? thatNumber(s, a, 'that much') : letter(s, a)
}

/** A number of things: in words; `many` asks for the plural. `alone`: nothing can stand at the end of the clause. */
export function quantityText(s: Scope, a: Amount, alone = false): Much {
  if (typeof a === 'number') return { text: inWords(a), many: a !== 1, tail: '' }
  if (a === 'X') return { text: 'X', many: true, tail: '' }
  // "Deals 1 damage … that many" would be one, also where it was prevented.
  if (typeof a === 'string' && lookUp(s, a).number === dealtThisWay)
    return { text: inWords(1), many: false, tail: ` for each damage ${dealtThisWay.replace(/^the damage /, '')}` }
  if (typeof a === 'string') return { text: thatNumber(s, a, 'that many'), many: true, tail: '' }
  const each = alone ? null : perEach(s, a)
  if (each) return { text: inWords(each.n), many: each.n !== 1, tail: each.tail }
  const cases = 'case' in a ? ofCases(s, a, inWords) : null
  return cases ?? { text: letter(s, a), many: true, tail: '' }
}

/** The noun for a number: "the number rolled", "the number of allies". */
function nounOf(name: string, ref: Ref): string {
  const noun = ref.number ?? ref.count
  if (noun === undefined)
    throw new Unprintable(`${name} is one thing, and no number`, name, 'Write 1, or name an amount.')
  return noun
}

/** "that much", if no other number was named since; otherwise its noun: "the number rolled". */
function thatNumber(s: Scope, name: string, that: string): string {
  const ref = lookUp(s, name)
  const noun = nounOf(name, ref)
  if (s.last === ref) return that
  checkAlone(s, name, ref, noun)
  return s.last === undefined && !isOneOfSeveral(s, ref) ? that : letterFor(s, noun)
}

/** Refuses two names of one noun: no sentence could distinguish them. */
function checkAlone(s: Scope, name: string, ref: Ref, noun: string): void {
  const same = Object.values(s.refs).filter((r) => r !== ref && (r.number ?? r.count) === noun)
  if (same.some((r) => r.thing === undefined || r.thing.key !== ref.thing?.key))
    throw new Unprintable(`${name} and another are both "${noun}"`, name, 'Use the number that was named last.')
}

/** Whether other things were named since that could be counted. */
const isOneOfSeveral = (s: Scope, ref: Ref): boolean =>
  Object.values(s.refs).some((r) => r.count !== undefined && r !== ref && r.thing?.key !== ref.thing?.key)

/** "the number rolled", "the number of allies". */
function numberNoun(s: Scope, name: string): string {
  const ref = lookUp(s, name)
  const noun = nounOf(name, ref)
  if (s.last !== ref) checkAlone(s, name, ref, noun)
  s.last = ref
  return noun
}

/** "1 …, or 4 if your hero is Golemagg": plain numbers that depend on something. */
function ofCases(s: Scope, a: Extract<Amount, { case: unknown }>, say: (n: number) => string): Much | null {
  const plain = typeof a.else === 'number' && a.case.every((c) => typeof c.use === 'number')
  if (!plain) return null
  const tail = a.case.map((c) => `, or ${say(c.use as number)} if ${s.g.condition(s, c.if)}`).join('')
  return { text: say(a.else as number), many: a.else !== 1, tail }
}

const perTail = (s: Scope, a: Amount): string => {
  const { text, tail } = much(s, a)
  return text === '1' && tail.startsWith(' for each') ? tail : ` once for each of ${text || figure(s, a)}`
}

/** count and counters, or a number of them for each: "… for each opposing hero". */
function perEach(s: Scope, a: Exclude<Amount, number | string>): { n: number; tail: string } | null {
  if ('raid' in a && a.raid === 'raiders') return { n: 1, tail: ' for each raider' }
  if ('count' in a) return { n: 1, tail: ` for each ${perNoun(s, a.count)}` }
  if ('different' in a)
    return {
      n: 1,
      tail: ` for each different ${likenessNouns[a.different].one} among ${among(s, cardsOf(a.of), 'bare').first}`,
    }
  if ('every' in a) {
    const so = everyOf(s, a)
    return so === '' ? null : { n: 1, tail: ` for each ${so}` }
  }
  if ('often' in a && oftenOf(s, a, 'per')) return { n: 1, tail: ` for each ${oftenOf(s, a, 'per')}` }
  if ('counters' in a) return { n: 1, tail: ` for each ${counterName(a.counters)} counter on ${plainly(s, a.of)}` }
  if ('stat' in a && (a.stat === 'damage' || a.stat === 'hand')) return { n: 1, tail: ` for each ${statPer(s, a)}` }
  if ('times' in a && a.times.length === 2) {
    const [n, of] = typeof a.times[0] === 'number' ? a.times : [a.times[1], a.times[0]]
    if (typeof n !== 'number' || typeof of !== 'object') return null
    const each = perEach(s, of)
    return each && each.n === 1 ? { n, tail: each.tail } : null
  }
  return null
}

/** The amount of which it is half, rounded up: one for each full two of one more. */
const halved = ({ every, of }: { every: number; of: Amount }): Amount | undefined =>
  every === 2 && typeof of === 'object' && 'plus' in of && of.plus[0] === 1 && of.plus.length === 2
    ? of.plus[1]
    : undefined

/** "five cards in your graveyard", "10 damage on your hero": so many are one; '' for other amounts, which are divided. */
function everyOf(s: Scope, { every, of }: { every: number; of: Amount }): string {
  if (typeof of === 'object' && 'count' in of) return `${inWords(every)} ${among(s, cardsOf(of.count), 'bare').first}`
  if (typeof of === 'object' && 'stat' in of && of.stat === 'damage') return `${every} damage on ${plainly(s, of.of)}`
  if (typeof of === 'object' && 'stat' in of && of.stat === 'hand')
    return `${inWords(every)} cards in ${who(s, of.of, 'a', 'his')} hand`
  if (typeof of === 'object' && 'counters' in of)
    return `${inWords(every)} ${counterName(of.counters)} counters on ${plainly(s, of.of)}`
  return ''
}

const statPer = (s: Scope, a: { stat: string; of: Who }): string =>
  a.stat === 'damage' ? `damage on ${plainly(s, a.of)}` : `card in ${who(s, a.of, 'a', 'his')} hand`

/** "ability you played this turn", "Warlocks that have left your party this game": events, counted as their cards; '' for the rest. */
function oftenOf(s: Scope, { often: e, since }: Extract<Amount, { often: unknown }>, frame: 'per' | 'bareOr'): string {
  if (typeof e.what !== 'object' || Array.isArray(e.what)) return ''
  const { what } = e
  const cards = past(s, e, () => thing(s, what, frame))
  if (e.on === 'play' && e.by === 'you' && hasOnly(e, 'on', 'by', 'what'))
    return `${cards.first} you played this ${since}`
  if (e.on !== 'leave' || !hasOnly(e, 'on', 'what', 'of', 'zone')) return ''
  const one = thing(s, e.what, 'a').first
  const text = s.g.condition(inner(s), { happened: e, since })
  return text.startsWith(`${one} `)
    ? `${cards.first} that ${cards.plural ? 'have' : 'has'}${text.slice(one.length)}`
    : ''
}

/** Never "itself": "+1 ATK for each damage on it". */
function plainly(s: Scope, of: Who): string {
  const subject = s.subject
  s.subject = null
  const text = who(s, of, 'a')
  s.subject = subject
  return text
}

/** Counted whoever owns them, by a tag or a raid's own type: "for each Blood" alone could mean one outside play. */
const isAnywhere = (of: Who): boolean =>
  typeof of === 'object' &&
  !Array.isArray(of) &&
  ('tag' in of || ('is' in of && [of.is].flat().some((type) => isOwnType(`${type}`)))) &&
  of.of === undefined &&
  of.in === undefined &&
  of.attachedTo === undefined &&
  of.among === undefined

/** Things counted; the number picked can't be computed in the same phrase. */
function among(s: Scope, of: Who, frame: NounFrame): Thing {
  return withoutTail(thing(s, of, frame), of)
}

function perNoun(s: Scope, of: Who): string {
  const t = among(s, cardsOf(of), 'per')
  if (isAnywhere(of)) return `${t.first} in play`
  return t.plural && t.way
    ? `${/dealt damage|healed/.test(t.way) ? 'character' : 'card'} ${t.way} this way`
    : t.first.replace(/^those (\w+)s$/, 'of those $1s')
}

/** Names the amount X, or the next free letter, and explains it at the end of the sentence. */
const letter = (s: Scope, a: Exclude<Amount, number | string>): string =>
  letterFor(s, amountNoun({ ...s, said: [], before: [] }, a))

function letterFor(s: Scope, what: string): string {
  const known = s.where.find((w) => w.slice(1) === ` is ${what}`)
  if (known) return known.charAt(0)
  const free = (paysX(s.def) ? ['Y', 'Z', 'V', 'W'] : ['X', 'Y', 'Z', 'V', 'W'])[s.where.length]
  if (free === undefined) throw new Unprintable('too many amounts in one sentence', s.def)
  s.where.push(`${free} is ${what}`)
  return free
}

const withX = new WeakMap<object, boolean>()

/** Whether an X on the card is one that is paid. */
function paysX(def: CardDef): boolean {
  let pays = withX.get(def)
  if (pays === undefined) {
    pays = def.x === true || usesX(def)
    withX.set(def, pays)
  }
  return pays
}

/** As a noun: "the number of opposing allies", "its ATK", "3 plus the current stage". */
export function amountNoun(s: Scope, a: Amount): string {
  if (typeof a === 'number') return String(a)
  if (a === 'X') return 'X'
  if (typeof a === 'string') return numberNoun(s, a)
  if ('count' in a) return `the number of ${countNoun(s, a.count)}`
  if ('stat' in a) return statOf(s, a)
  if ('sum' in a) {
    const t = among(s, a.of, 'all')
    const several = t.plural || a.of === '$with' // each of the weapons of a blow
    return `the ${several ? 'combined ' : ''}${statNoun(a.sum)} of ${say(s, t, 'object')}`
  }
  if ('highest' in a) return `the highest ${statNoun(a.highest)} among ${among(s, cardsOf(a.of), 'bare').first}`
  if ('lowest' in a) return `the lowest ${statNoun(a.lowest)} among ${among(s, cardsOf(a.of), 'bare').first}`
  if ('different' in a)
    return `the number of different ${likenessNouns[a.different].many} among ${among(s, cardsOf(a.of), 'bare').first}`
  if ('alike' in a) return `the most with the same name among ${among(s, cardsOf(a.of), 'bare').first}`
  if ('counters' in a) return `the number of ${counterName(a.counters)} counters on ${plainly(s, a.of)}`
  if ('result' in a) return `the number ${who(s, a.of, 'each', 'subject')} ${lookUp(s, a.result).each ?? 'rolled'}`
  if ('often' in a && oftenOf(s, a, 'bareOr')) return `the number of ${oftenOf(s, a, 'bareOr')}`
  if ('often' in a) return `the number of times ${s.g.condition(s, { happened: a.often, since: a.since })}`
  if ('raid' in a && a.raid === 'raiders') return 'the number of raiders'
  if ('raid' in a) return `the current ${s.words.token?.('stage')?.one ?? 'stage'}`
  if ('plus' in a) return a.plus.map((p) => operand(s, p)).join(' plus ')
  if ('minus' in a) return a.minus.map((p) => operand(s, p)).join(' minus ')
  if ('times' in a) return timesNoun(s, a.times)
  if ('every' in a) return dividedNoun(s, a)
  if ('greater' in a)
    return `the greatest of ${inList(
      a.greater.map((p) => operand(s, p)),
      'and',
    )}`
  if ('lesser' in a)
    return `the least of ${inList(
      a.lesser.map((p) => operand(s, p)),
      'and',
    )}`
  if ('double' in a) return `${operand(s, a.double)}, doubled${perTail(s, a.each)}`
  if ('case' in a) {
    const cases = a.case.map((c) => `${amountNoun(s, c.use)} if ${s.g.condition(s, c.if)}`)
    return `${cases.join(', ')}, otherwise ${amountNoun(s, a.else)}`
  }
  if ('granted' in a) throw new Unprintable('a number that only keywords have', a)
  return unsaid('unknown amount', a)
}

/** "half the damage on it, rounded up", "one for each two allies", "its ATK divided by 3, rounded down". */
function dividedNoun(s: Scope, a: Extract<Amount, { every: unknown }>): string {
  const whole = halved(a)
  if (whole !== undefined) return `half ${operand(s, whole)}, rounded up`
  const so = everyOf(s, a)
  if (so !== '') return `one for each ${so}`
  return a.every === 2
    ? `half ${operand(s, a.of)}, rounded down`
    : `${operand(s, a.of)} divided by ${a.every}, rounded down`
}

/** Part of a sum or a product; a part computed first stands in parentheses. */
function operand(s: Scope, a: Amount): string {
  const text = amountNoun(s, a)
  const worked =
    typeof a === 'object' &&
    ['plus', 'minus', 'times', 'greater', 'lesser', 'every', 'double', 'case'].some((key) => key in a)
  return worked ? `(${text})` : text
}

function timesNoun(s: Scope, parts: readonly Amount[]): string {
  const rest = parts.filter((p) => p !== 2)
  if (rest.length === parts.length - 1) return `double ${rest.map((p) => operand(s, p)).join(' times ')}`
  return parts.map((p) => operand(s, p)).join(' times ')
}

function statOf(s: Scope, a: { stat: string; of: Who; printed?: true }): string {
  if (a.stat === 'damage') return `the damage on ${who(s, a.of, 'a')}`
  if (a.stat === 'hand') return `the number of cards in ${who(s, a.of, 'a', 'his')} hand`
  const t = withoutTail(thing(s, a.of, 'a'), a.of)
  const noun = `${a.printed ? 'printed ' : ''}${statNoun(a.stat)}`
  // "Ragnaros deals damage equal to its cost": its own, one would think.
  if (s.subject?.living && s.subject.key !== t.key && t.first === t.later && /^(that|those) /.test(t.later))
    return `${possessive(t.later, t.plural)} ${noun}`
  // "each ally you control has +X ATK, where X is its cost"
  if (a.of === 'it' && s.it?.first.startsWith('each ')) return `its ${noun}`
  const long = / (you|they|he|that \w+) controls?(?: other than [\w ]+)?$| (in|from) /.test(t.first)
  return long ? `the ${noun} of ${say(s, t, 'object')}` : `${say(s, t, 'his')} ${noun}`
}

function countNoun(s: Scope, of: Who): string {
  const t = among(s, cardsOf(of), 'bare')
  return t.way ? `${t.player ? 'players' : 'cards'} ${t.way} this way` : `${t.first}${isAnywhere(of) ? ' in play' : ''}`
}
