/** Effects as sentences: which clauses join, and the flow words (if, try, modes, forEach, repeat, table). */

import { must } from '../../state/must.ts'
import { isObject } from '../meta.ts'
import { isSetWho } from '../nodes.ts'
import { capital, inList, lower } from '../phrases.ts'
import type { Amount, Condition, Effect, EventPattern, Of, Quantity, Verb, Who } from '../types.ts'
import { holds } from '../walk.ts'
import { doer, predicate, sayDoer } from './clauses.ts'
import { condition, empoweredText } from './conditions.ts'
import { modPieces } from './mods.ts'
import type { Flow } from './results.ts'
import { isPlain, type Plain } from './results.ts'
import type { Scope, Thing } from './scope.ts'
import { bindRef, endSentence, keyFor, makeThing, noticed, say, Unprintable } from './scope.ts'
import { apart, asOne, ended, type Piece, piece, under } from './sentences.ts'
import { statNoun } from './suffixes.ts'
import { whenText } from './triggers.ts'
import { atEnd, glance, thing, who } from './who.ts'

/** Sentences, each with a capital and a full stop. */
export const effects = (s: Scope, list: readonly Effect[]): string => noticed(s, list, apart(pieces(s, list)))

/**
 * Sentences after a common front ("When …, draw a card. Then …"): the first continues it.
 * `event`: after a trigger's front, an effect's condition follows the effect: right after the event it would be the trigger's (703.2).
 */
export function after(s: Scope, front: string, list: readonly Effect[], event?: 'event'): string {
  const [first, ...more] = pieces(s, list, event)
  const text = first ? apart([{ ...first, text: front + first.text }, ...more]) : ''
  noticed(s, list, text === '' ? '' : capital(text.slice(front.length)))
  return text
}

/**
 * All of them as one sentence without capital and full stop, to continue another ("When …, draw a card").
 * Used for effects that share a condition, a choice or a line of a table, so that the last one can't seem to stand alone.
 */
export const sentence = (s: Scope, list: readonly Effect[], event?: 'event'): string => {
  const text = asOne(pieces(s, list, event))
  noticed(s, list, text === '' ? '' : `${capital(text)}.`)
  return text
}

function pieces(s: Scope, list: readonly Effect[], event?: 'event'): Piece[] {
  const out: Piece[] = []
  let i = 0
  while (i < list.length) {
    const run = takeRun(s, list.slice(i))
    const [first] = run
    const behind = i === 0 && event !== undefined
    const next = first
      ? [joined(s, first, run, { also: isAlso(list[i - 1], first), behind })]
      : flow(s, must(list[i]), behind)
    i += Math.max(1, run.length)
    const way = wayText(s, must(list[i - 1]))
    out.push(...(way ? next.map((p, at) => (at === next.length - 1 ? { ...p, more: [...p.more, way] } : p)) : next))
  }
  return out
}

/** "If your hero is Magmadar, he also deals …": the same once more, under a condition. */
const isAlso = (before: Effect | undefined, e: Effect): boolean =>
  before !== undefined &&
  before.if === undefined &&
  e.if !== undefined &&
  before.do === e.do &&
  isPlain(before) &&
  isPlain(e) &&
  sameDoer(before, e)

/** "when damage is dealt this way, …" (715.1) */
function wayText(s: Scope, e: Effect): string {
  if (!e.when) return ''
  const damage = e.do === 'deal' || e.do === 'heal'
  const is = e.do === 'create' ? 'token' : 'card'
  const event: EventPattern = { on: e.do as Verb, ...(damage ? {} : { what: { is } }) }
  const front = whenText(s, event, ' this way')
  s.subject = null
  return lower(`${front}, ${sentence(s, e.when, 'event')}`)
}

/** Plain effects in a row that make one sentence. */
function takeRun(s: Scope, rest: readonly Effect[]): Plain[] {
  const run: Plain[] = []
  for (const e of rest) {
    if (!isPlain(e) || (e.if && run.length > 0)) break
    if (run.length > 0 && !joins(s, run, e)) break
    run.push(e)
    if (e.if || e.when) break
  }
  return run
}

const byOf = (e: Plain): Who => ('by' in e && e.by !== undefined ? e.by : 'you')
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether the object picked for the previous effect acts in this one, too. */
function sameDoer(before: Plain, e: Plain): boolean {
  const [first, then] = [byOf(before), byOf(e)]
  const picked = typeof first === 'object' && 'as' in first ? `$${first.as}` : undefined
  return same(first, then) || (picked !== undefined && picked === then)
}

/** Same subject (not the imperative), or it affects the objects of the previous effect. */
function joins(_s: Scope, run: readonly Plain[], e: Plain): boolean {
  const [first, last] = [must(run[0]), must(run.at(-1))]
  if (countsAsCombat(last) || countsAsCombat(e)) return false
  if (sameDoer(last, e) && byOf(e) !== 'you') return true
  if (first.do === 'search') return byOf(e) === 'you' && refers(e, namesIn(first))
  if (run.length > 1) return false
  if (last.do === 'move' && e.do === 'move' && isRest(e)) return true
  const follows: ReadonlySet<string> = new Set(['deal', 'heal', 'put', 'create', 'discard'])
  const leads: ReadonlySet<string> = new Set(['exhaust', 'roll', 'put', 'destroy', 'remove', 'choose', 'ready'])
  return leads.has(last.do) && follows.has(e.do) && refers(e, namesIn(last))
}

/** Whether it deals combat damage; such effects don't join others. */
const countsAsCombat = (e: Plain): boolean => e.do === 'deal' && e.combat === true

const isRest = (e: Extract<Plain, { do: 'move' }>): boolean =>
  typeof e.what === 'object' && 'among' in e.what && e.what.other !== undefined

/** Every `as` in an effect. */
function namesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([k, v]) => (k === 'as' && typeof v === 'string' ? [v] : namesIn(v)))
}

function refers(e: object, names: readonly string[]): boolean {
  const ofThem = (word: string): boolean => names.some((n) => word === `$${n}` || word.startsWith(`$${n}.`))
  return holds(e, (part) => typeof part === 'string' && ofThem(part))
}

/** The position of a sentence: repeating another, right after an event. */
interface Standing {
  also: boolean
  behind: boolean
}

/** "if your hero is a Mage, "; behind an event "do this if your hero is a Mage: ". */
const leadOf = (s: Scope, c: Condition, behind: boolean): string =>
  behind ? `do this if ${condition(s, c)}: ` : `if ${condition(s, c)}, `

/** Whether a condition can follow its effects: nothing there needs a name from it, or has a condition that would join it. */
const isTail = (c: Condition, of: object): boolean =>
  !refers(of, namesIn(c)) && !holds(of, (part) => isObject(part) && (part.if !== undefined || part.while !== undefined))

/** One sentence of one or several clauses. */
function joined(s: Scope, first: Plain, run: readonly Plain[], { also, behind }: Standing): Piece {
  const { if: own, ...rest } = first
  const late =
    own !== undefined && (refers({ do: 'if', if: own, then: [] }, namesIn(rest)) || (behind && isTail(own, rest)))
  const lead = own && !late ? leadOf(s, own, behind) : ''
  const clauses: { subject: string; key: string; predicate: string }[] = []
  let key = ''
  for (const [i, e] of run.entries()) {
    const t = doer(s, e)
    const mine = t?.key ?? 'you'
    const before = run[i - 1]
    const known = before !== undefined && sameDoer(before, e)
    const subject = known ? '' : sayDoer(s, t)
    const subjectThing: Thing | null = known ? s.subject : t
    const text = predicate(s, e, subjectThing?.you ? null : subjectThing)
    clauses.push({ subject, key: known ? key : mine, predicate: also && clauses.length === 0 ? `also ${text}` : text })
    if (!known) key = mine
  }
  const groups: { subject: string; predicates: string[] }[] = []
  for (const c of clauses) {
    const g = groups.at(-1)
    if (g && c.subject === '' && c.key === clauses[clauses.indexOf(c) - 1]?.key) g.predicates.push(c.predicate)
    else groups.push({ subject: c.subject, predicates: [c.predicate] })
  }
  const texts = groups.map((g) => `${g.subject}${g.subject ? ' ' : ''}${inList(shareVerb(g.predicates), 'and')}`)
  const tail = late ? ` if ${condition(s, first.if!)}` : ''
  const order = lead === '' && tail === '' && groups.length === 1 && groups.every((g) => g.subject === '')
  const next = lead || tail ? 'in any case' : ''
  return ended(s, lead + texts.join(', and ') + tail, { order, next })
}

/** "put that card into your hand and the other on the bottom of your deck": prints a shared verb once. */
function shareVerb(predicates: readonly string[]): string[] {
  return predicates.map((p, i) => {
    const verb = /^puts? (?=the (other|rest)\b)/.exec(p)
    return verb && predicates[i - 1]?.startsWith(verb[0].trim()) ? p.slice(verb[0].length) : p
  })
}

/** The wording of the flow words; a missing one does not compile. */
const flows: { readonly [D in Flow]: (s: Scope, e: Of<D>, lead: string) => Piece[] } = {
  modify(s, e, lead) {
    return modPieces(s, e.mods, e.until, lead, true)
  },
  if(s, e, lead) {
    if (!e.if) throw new Unprintable('"if" without a condition', e)
    const done = sentence(s, e.then)
    const then = lead ? lead + done : `${done} if ${condition(s, e.if)}`
    if (!lead) s.said = [] // "Otherwise, it …" would be what the condition spoke of
    return [piece(then, { more: e.else ? [`otherwise, ${sentence(s, e.else)}`] : [], next: 'in any case' })]
  },
  try: (s, e, lead) => [tryText(s, e, lead)],
  empower(s, e, lead) {
    const text = sentence(s, e.then)
    return under(lead, [piece(`Empower ${e.of}: If ${empoweredText(s, e.of)}, ${text}`)])
  },
  guess: (s, e, lead) => [guessText(s, e, lead)],
  modes: (s, e, lead) => [modesText(s, e, lead)],
  forEach: (s, e, lead) => [forEachText(s, e, lead)],
  repeat(s, e, lead) {
    const list = lead === '' ? pieces(s, e.these) : []
    const last = list.at(-1)
    if (last?.lines) {
      const again = `then, if ${condition(s, e.while)}, repeat this process`
      return [...list.slice(0, -1), { ...last, more: [...last.more, again], next: 'after that', lines: false }]
    }
    const these = lead === '' ? asOne(list) : sentence(s, e.these)
    const again = `then, if ${condition(s, e.while)}, repeat this process`
    return under(lead, [piece(these, { more: [again], next: 'after that' })])
  },
  table: (s, e, lead) => [tableText(s, e, lead)],
}

function flow(s: Scope, e: Effect, behind: boolean): Piece[] {
  if (isPlain(e)) throw new Unprintable(`"${e.do}" is not a flow word`, e)
  const { if: own, ...rest } = e
  if (!own || !behind || !isTail(own, rest) || !takesTail(e)) return flowPieces(s, e, own ? leadOf(s, own, behind) : '')
  if (e.do === 'if') return flowPieces(s, e, '')
  const [first, ...more] = flowPieces(s, e, '')
  const text = first?.text.replace(/(, where .*)?$/, (where) => ` if ${condition(s, own)}${where}`) ?? ''
  return [{ ...must(first), text, next: 'in any case' }, ...more]
}

/** "you may draw a card if your hero is a Mage": one clause, without effect if the condition is false. */
function takesTail(e: Effect): boolean {
  if (e.do === 'if') return e.then.length === 1 && isPlain(must(e.then[0]))
  if (e.do === 'modify')
    return e.mods.length === 1 && !['when', 'instead', 'prevent', 'power'].includes(must(e.mods[0]).mod)
  return e.do === 'try' && e.may !== undefined && e.else === undefined && e.as === undefined
}

function flowPieces<D extends Flow>(s: Scope, e: Of<D>, lead: string): Piece[] {
  const say: (s: Scope, e: Of<D>, lead: string) => Piece[] = flows[e.do]
  return say(s, e, lead)
}

type Try = Of<'try'>

function tryText(s: Scope, e: Try, lead: string): Piece {
  if (e.may === undefined) {
    const these = lead + sentence(s, e.these)
    const they = doerOf(s, e.these)
    const then = e.then ? [`if ${they} do${they === 'that player' ? 'es' : ''}, ${sentence(s, e.then)}`] : []
    const not = they === 'that player' ? "doesn't" : "don't"
    return piece(these, { more: [...then, ...(e.else ? [`if ${they} ${not}, ${sentence(s, e.else)}`] : [])] })
  }
  if (e.else && !e.then && namesIn(e.may).length === 0) return unlessText(s, e, lead)
  const t = atEnd(s, thing(s, e.may, 'each'))
  const said = say(s, t, 'subject')
  if (e.as) bindRef(s, e.as, { thing: { ...t, first: t.later } })
  const known = s.said.length
  const front = `${lead}${said} may ${noticed(s, e, may(s, e.these, t))}`
  const fresh = s.said.slice(known)
  const { text, more } = ended(s, front)
  s.before = fresh // "If you do" refers to what was done: whatever was mentioned before is named again
  if (e.as && e.then && t.first.startsWith('each ')) {
    // Several players each decide alone: "Each player who does draws a card."
    bindRef(s, e.as, {
      thing: makeThing(s, { first: `${t.first} who does`, later: `${t.first} who does`, player: true }),
    })
    return piece(text, { more: [...more, sentence(s, e.then)] })
  }
  const they = t.you ? 'you do' : t.plural ? 'they do' : `that player does`
  const not = t.you || t.plural ? "don't" : "doesn't"
  const then = e.then ? [`if ${they}, ${sentence(s, e.then)}`] : []
  const otherwise = e.else ? [`if ${they.replace(/do(es)?$/, not)}, ${sentence(s, e.else)}`] : []
  const all = [...more, ...then, ...otherwise]
  // "If you don't" would also be true where the condition is false, so this is one sentence.
  const next = lead ? 'in any case' : ''
  return lead && e.else ? piece([text, ...all].join('; '), { next }) : piece(text, { more: all, next })
}

/** The subject of them all: "you", "that player". */
function doerOf(s: Scope, these: readonly Effect[]): string {
  const [first] = these
  const by = first && 'by' in first ? first.by : undefined
  if (by === undefined || by === 'you' || !these.every((e) => isPlain(e) && same(byOf(e), by))) return 'you'
  const t = glance(s, by, 'each')
  return t.you || !t.player || t.plural || t.first.startsWith('each ') ? 'you' : 'that player'
}

/** Effects without a player; all others are yours by default. */
const ofNobody: ReadonlySet<string> = new Set(['activate', 'say', 'keyword', 'endTurn', 'win', 'lose'])

const isOwn = (f: Effect): f is Plain => isPlain(f) && f.if === undefined && f.when === undefined && f.do !== 'defend'

/** Whether this player acts by the rules: effects without a subject are done by you. */
function isDoneBy(s: Scope, f: Plain, t: Thing): boolean {
  if (f.do === 'deal' || f.do === 'heal' || f.do === 'win' || f.do === 'lose') return false
  const by = 'by' in f ? f.by : undefined
  if (by === undefined) return t.you || ofNobody.has(f.do)
  return glance(s, by, 'each').key === t.key
}

/** An optional effect as the deciding player does it ("discard a card"); what other players do, they "have" them do. */
export function may(s: Scope, these: readonly Effect[], t: Thing): string {
  const done = (subject: Thing): string => {
    s.subject = subject
    s.actor = subject.you ? null : subject
    return inList(shareVerb(these.map((f) => predicate(s, f as Plain, null, 'base'))), 'and')
  }
  if (these.every((f) => isOwn(f) && isDoneBy(s, f, t))) {
    if (!t.you) bindRef(s, 'by', { thing: t })
    return done(t)
  }
  const you = thing(s, 'you', 'each')
  if (!t.you && these.every((f) => isOwn(f) && isDoneBy(s, f, you))) {
    s.before = [] // "them" could be those who may
    return `have you ${done(you)}`
  }
  const [only] = these
  if (only && these.length === 1 && isOwn(only) && (only.do === 'deal' || only.do === 'heal')) {
    const doing = sayDoer(s, doer(s, only))
    return `have ${doing} ${predicate(s, only, null, 'base')}`
  }
  s.subject = null
  if (t.you && these.every(isTaking)) return sentence(s, these)
  s.aloud = !t.you
  const text = `do this: ${sentence(s, these)}`
  s.aloud = false
  return text
}

/** "gain control of target ally" */
const isTaking = (e: Effect): boolean =>
  e.do === 'modify' && e.if === undefined && e.mods.every((m) => m.mod === 'control' && m.by === 'you')

/** "exhaust attached character unless its controller pays (3)". */
function unlessText(s: Scope, e: Try, lead: string): Piece {
  const otherwise = sentence(s, e.else!)
  s.said = [...s.before]
  const t = atEnd(s, thing(s, e.may!, 'each'))
  const said = say(s, t, 'subject')
  const other = e.these.find((f) => !isOwn(f) || !isDoneBy(s, f, t))
  if (other) throw new Unprintable('"unless" somebody does what another does', other, 'Write "by" as in "may".')
  s.subject = t
  s.actor = t.you ? null : t
  bindRef(s, 'by', { thing: t })
  const costs = e.these.map((f) => predicate(s, f as Plain, t.you ? null : t))
  noticed(s, e, inList(costs, 'and'))
  return ended(s, `${lead}${otherwise} unless ${said} ${inList(costs, 'and')}`, { next: 'in any case' })
}

/** "guess whether the top card of your deck has a higher or lower cost than …", "target opponent guesses whether that card is …". */
function guessText(s: Scope, e: Of<'guess'>, lead: string): Piece {
  const by = e.by === undefined || e.by === 'you' ? null : atEnd(s, thing(s, e.by, 'each'))
  const guesses = by ? `${say(s, by, 'subject')} guesses` : 'guess'
  const what = who(s, e.what, 'each')
  const rest =
    'whether' in e
      ? `is ${thing(s, e.whether, 'a').first}`
      : `has a higher or lower ${statNoun(e.stat)} than ${who(s, e.than, 'each')}`
  if (e.as) bindRef(s, e.as, { guess: by?.later ?? 'you' })
  return ended(s, `${lead}${guesses} whether ${what} ${rest}`)
}

function modesText(s: Scope, e: Of<'modes'>, lead: string): Piece {
  const by = e.by === undefined || e.by === 'you' ? null : atEnd(s, thing(s, e.by, 'bare'))
  const chooses = by ? `${say(s, by, 'subject')} choose${by.plural ? '' : 's'}` : 'choose'
  const picked = isSetWho(e.by) && e.by.choose === 1 && e.by.by === undefined
  const whom = picked && by ? `choose ${by.first}, and ${by.later} chooses` : chooses
  const choose = `${whom} ${howMany(s, e.n, e.of.length)}${e.atRandom ? ' at random' : ''}`
  const before = [...s.before]
  let said = [...s.said]
  const { aloud } = s
  s.aloud = by !== null // what follows somebody else's choice is still done by you
  const of = e.of.map((mode, i) => {
    s.before = [...before]
    s.said = [...said]
    const text = sentence(s, mode)
    if (s.before.some((t) => !said.some(({ key }) => key === t.key))) said = [] // "it" could be what that one speaks of
    const whole = text.includes('; ') ? `(${text})` : text
    const or = i === e.of.length - 1 ? 'or ' : ''
    return i === 0 ? capital(whole) : or + whole
  })
  s.aloud = aloud
  endSentence(s)
  return piece(`${lead + choose}: ${of.join('; ')}`, { next: 'after that' })
}

function howMany(s: Scope, n: Quantity, of: number): string {
  const words = (a: Amount): string => {
    const { text, tail } = s.g.quantity(s, a)
    return text + tail
  }
  if (n === 'any') return 'any number'
  if (typeof n !== 'object') return words(n)
  if ('upTo' in n) return `up to ${words(n.upTo)}`
  if ('from' in n) return fromTo(s, n, of, words)
  return 'allBut' in n ? `all but ${words(n.allBut)}` : words(n)
}

/** "one to three"; "one, or both if your hero is a Mage". */
function fromTo(s: Scope, n: { from: Amount; to: Amount }, of: number, words: (a: Amount) => string): string {
  const { from, to } = n
  if (from === 1 && to === of && of > 2) return 'one or more'
  const both = from === 1 && of === 2
  if (typeof to !== 'object' || !('case' in to) || to.else !== from)
    return both && to === 2 ? 'one or both' : `${words(from)} to ${words(to)}`
  const most = (use: Amount): string => (both && use === 2 ? 'both' : `up to ${words(use)}`)
  return [words(from), ...to.case.map((c) => `or ${most(c.use)} if ${condition(s, c.if)}`)].join(', ')
}

function forEachText(s: Scope, e: Of<'forEach'>, lead: string): Piece {
  const t = atEnd(s, thing(s, e.of, 'each'))
  const first = t.first.startsWith('each ') ? t.first : `each of ${t.first}`
  const name = e.as ?? 'it'
  const noun = t.player ? 'player' : t.later.replace(/^(that|those) /, '').replace(/^characters$/, 'character')
  const one = makeThing(s, {
    key: keyFor(s, name, e),
    first: `that ${noun}`,
    later: `that ${noun}`,
    player: t.player,
    owner: t.owner,
    living: t.living,
  })
  bindRef(s, name, { thing: one })
  s.said.push(one)
  s.before = []
  const order =
    e.order === undefined
      ? ''
      : `, in an order of ${e.order === 'you' ? 'your' : who(s, e.order, 'bare', 'his')} choice`
  const own = order === '' && doesItself(e.then[0], name)
  const text = sentence(s, e.then)
  const said = own ? text.replace(new RegExp(`^(it|he|she|that ${noun}) `), `${first} `) : text
  endSentence(s)
  return piece(`${lead}${said === text ? `for ${first}${order}, ` : ''}${said}`, { next: 'after that' })
}

/** "Each opponent reveals …": whether the first effect is done by each of them itself. */
const doesItself = (e: Effect | undefined, name: string): boolean =>
  e !== undefined && isPlain(e) && e.if === undefined && byOf(e) === `$${name}`

function tableText(s: Scope, e: Of<'table'>, lead: string): Piece {
  const coin = s.refs[e.of.slice(1)]?.number === 'the side flipped'
  const before = [...s.before]
  const rows = e.rows.map((row) => {
    s.before = [...before]
    const then = row.then.length === 0 ? 'nothing happens' : sentence(s, row.then)
    endSentence(s)
    return `${rowLabel(row.is, coin)}: ${capital(then)}`
  })
  const [first, ...more] = rows
  return piece(lead + (first ?? ''), { more, next: 'in any case', lines: true })
}

function rowLabel(is: readonly [number, number] | string, coin: boolean): string {
  if (typeof is === 'string') return capital(is)
  if (coin && is[0] === is[1]) return is[0] === 1 ? 'Heads' : 'Tails'
  return is[0] === is[1] ? String(is[0]) : `${is[0]}-${is[1]}`
}
