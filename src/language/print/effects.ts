/** Effects as sentences: which clauses join, and the flow words (if, try, modes, forEach, repeat, table). */
import type { Amount, Effect, EventPattern, Verb, Who } from '../types.ts'
import { doer, predicate, sayDoer } from './clauses.ts'
import { condition, empoweredText } from './conditions.ts'
import { modSentences } from './mods.ts'
import { capital, inWords, list, lower } from './nouns.ts'
import { isPlain, type Plain } from './results.ts'
import type { Scope, Thing } from './scope.ts'
import { bind, endSentence, makeThing, noticed, say, Unprintable } from './scope.ts'
import { statNoun } from './suffixes.ts'
import { whenText } from './triggers.ts'
import { thing, who } from './who.ts'

/** Sentences, each with a capital and a full stop. */
export function effects(s: Scope, list: readonly Effect[]): string {
  const out: string[] = []
  let i = 0
  while (i < list.length) {
    const run = takeRun(s, list.slice(i))
    out.push(run.length > 0 ? finish(s, joined(s, run)) : flow(s, list[i]))
    i += Math.max(1, run.length)
    out.push(wayText(s, list[i - 1]))
  }
  return noticed(s, list, out.filter(Boolean).join(' '))
}

/** "When damage is dealt this way, …" (715.1) */
function wayText(s: Scope, e: Effect): string {
  if (!e.when) return ''
  const damage = e.do === 'deal' || e.do === 'heal'
  const is = e.do === 'create' ? 'token' : 'card'
  const event: EventPattern = { on: e.do as Verb, ...(damage ? {} : { what: { is } }) }
  const front = whenText(s, event, ' this way')
  s.subject = null
  return finish(s, `${front}, ${sentence(s, e.when)}`)
}

/** The same as the rest of a sentence that has begun ("When …, draw a card. Then …"): no capital, no last full stop. */
export function sentence(s: Scope, list: readonly Effect[]): string {
  return uncapital(s, effects(s, list)).replace(/\.$/, '')
}

/** Lower case for a first word that is no name. */
export function uncapital(s: Scope, text: string): string {
  const names = [s.words.hero, s.def.name, ...(s.words.heroes ?? []).map((h) => h.name)]
  return names.some((n) => /^[A-Z]/.test(n) && text.startsWith(n.split(/[ ,]/)[0])) || text.startsWith('X ')
    ? text
    : lower(text)
}

function finish(s: Scope, text: string): string {
  const where = s.where.splice(0).map((w) => `, where ${w}`)
  const after = s.after.splice(0).map((a) => ` ${a}`)
  endSentence(s)
  return `${capital(text)}${where.join('')}.${after.join('')}`
}

/** Plain neighbours that make one sentence. */
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

/** Same subject (not the imperative), or it works on what the one before found. */
function joins(_s: Scope, run: readonly Plain[], e: Plain): boolean {
  const last = run.at(-1)!
  if (same(byOf(last), byOf(e)) && byOf(e) !== 'you') return true
  if (run[0].do === 'search') return byOf(e) === 'you' && refers(e, namesIn(run[0]))
  if (run.length > 1) return false
  if (last.do === 'move' && e.do === 'move' && isRest(e)) return true
  const follows: ReadonlySet<string> = new Set(['deal', 'heal', 'put', 'create', 'discard'])
  const leads: ReadonlySet<string> = new Set(['exhaust', 'roll', 'put', 'destroy', 'remove', 'choose', 'ready'])
  return leads.has(last.do) && follows.has(e.do) && refers(e, namesIn(last))
}

const isRest = (e: Extract<Plain, { do: 'move' }>): boolean =>
  typeof e.what === 'object' && 'among' in e.what && e.what.other !== undefined

/** Every `as` in an effect. */
function namesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([k, v]) => (k === 'as' && typeof v === 'string' ? [v] : namesIn(v)))
}

function refers(e: Effect, names: readonly string[]): boolean {
  const text = JSON.stringify(e)
  return names.some((n) => text.includes(`"$${n}"`) || text.includes(`"$${n}.`))
}

/** One sentence of one or several clauses, without its full stop. */
function joined(s: Scope, run: readonly Plain[]): string {
  const first = run[0]
  const late = first.if !== undefined && refers({ do: 'if', if: first.if, then: [] } as Effect, namesIn(first))
  const lead = first.if && !late ? `if ${condition(s, first.if)}, ` : ''
  const clauses: { subject: string; key: string; predicate: string }[] = []
  let key = ''
  for (const e of run) {
    const t = doer(s, e)
    const mine = t?.key ?? 'you'
    const known = clauses.length > 0 && same(byOf(run[clauses.length - 1]), byOf(e))
    const subject = known ? '' : sayDoer(s, t)
    const subjectThing: Thing | null = known ? s.subject : t
    const text = predicate(s, e, subjectThing?.you ? null : subjectThing)
    clauses.push({ subject, key: known ? key : mine, predicate: text })
    if (!known) key = mine
  }
  const groups: { subject: string; predicates: string[] }[] = []
  for (const c of clauses) {
    const g = groups.at(-1)
    if (g && c.subject === '' && c.key === clauses[clauses.indexOf(c) - 1]?.key) g.predicates.push(c.predicate)
    else groups.push({ subject: c.subject, predicates: [c.predicate] })
  }
  const texts = groups.map((g) => `${g.subject}${g.subject ? ' ' : ''}${list(shareVerb(g.predicates), 'and')}`)
  const tail = late ? ` if ${condition(s, first.if!)}` : ''
  return lead + texts.join(', and ') + tail
}

/** "put that card into your hand and the other on the bottom of your deck": a verb said twice is said once. */
function shareVerb(predicates: readonly string[]): string[] {
  return predicates.map((p, i) => {
    const verb = /^puts? (?=the (other|rest)\b)/.exec(p)
    return i > 0 && verb && predicates[i - 1].startsWith(verb[0].trim()) ? p.slice(verb[0].length) : p
  })
}

function flow(s: Scope, e: Effect): string {
  if (isPlain(e)) throw new Unprintable(`"${e.do}" is no flow word`, e)
  const lead = e.if ? `if ${condition(s, e.if)}, ` : ''
  switch (e.do) {
    case 'modify':
      return modSentences(s, e.mods, e.until, lead)
    case 'if': {
      if (!e.if) throw new Unprintable('"if" without a condition', e)
      const then = capital(`${lead}${sentence(s, e.then)}.`)
      return e.else ? `${then} Otherwise, ${sentence(s, e.else)}.` : then
    }
    case 'try':
      return tryText(s, e, lead)
    case 'empower': {
      const text = effects(s, e.then)
      return `Empower ${e.of}: If ${empoweredText(s, e.of)}, ${uncapital(s, text)}`
    }
    case 'guess':
      return guessText(s, e, lead)
    case 'modes':
      return modesText(s, e, lead)
    case 'forEach':
      return forEachText(s, e, lead)
    case 'repeat':
      return `${effects(s, e.these)} Then, if ${condition(s, e.while)}, repeat this process.`
    case 'table':
      return tableText(s, e)
    default:
      throw new Unprintable(`"${String((e as { do: string }).do)}" is no effect`, e)
  }
}

type Try = Extract<Effect, { do: 'try' }>

function tryText(s: Scope, e: Try, lead: string): string {
  if (e.may === undefined) {
    const these = capital(lead + sentence(s, e.these)) + '.'
    const then = e.then ? ` If you do, ${sentence(s, e.then)}.` : ''
    return these + then + (e.else ? ` If you don't, ${sentence(s, e.else)}.` : '')
  }
  if (e.else && !e.then && namesIn(e.may).length === 0) return unlessText(s, e, lead)
  const t = thing(s, e.may, 'each')
  const said = say(s, t, 'subject')
  if (e.as) bind(s, e.as, { thing: t })
  const text = finish(s, `${lead}${said} may ${noticed(s, e, inner(s, e, t))}`)
  if (e.as && e.then && t.first.startsWith('each ')) {
    // Several decide, each for himself: "Each player who does draws a card."
    bind(s, e.as, { thing: makeThing(s, { first: `${t.first} who does`, later: `${t.first} who does`, player: true }) })
    return `${text} ${capital(sentence(s, e.then))}.`
  }
  const they = t.you ? 'you do' : t.plural ? 'they do' : `that player does`
  const then = e.then ? ` If ${they}, ${sentence(s, e.then)}.` : ''
  const not = t.you || t.plural ? "don't" : "doesn't"
  const otherwise = e.else ? ` If ${they.replace(/do(es)?$/, not)}, ${sentence(s, e.else)}.` : ''
  return text + then + otherwise
}

/** What may be done, as done by the one who may. */
function inner(s: Scope, e: Try, t: Thing): string {
  const plain = e.these.every(
    (f) => isPlain(f) && f.if === undefined && (byOf(f) === 'you' || same(byOf(f), e.may) || byOf(f) === `$${e.as}`),
  )
  if (!plain) {
    const own = sentence(s, e.these)
    return t.you ? own.replace(/^([^,]*?) (deal|heal|draw)s? /, 'have $1 $2 ') : `choose this: ${own}`
  }
  s.subject = t
  if (!t.you) bind(s, 'by', { thing: t })
  return list(shareVerb(e.these.map((f) => predicate(s, f as Plain, null, 'base'))), 'and')
}

/** "exhaust attached character unless its controller pays (3)". */
function unlessText(s: Scope, e: Try, lead: string): string {
  const otherwise = sentence(s, e.else!)
  s.said = [...s.before]
  const t = thing(s, e.may!, 'each')
  const said = say(s, t, 'subject')
  s.subject = t
  bind(s, 'by', { thing: t })
  const costs = e.these.map((f) => (isPlain(f) ? predicate(s, f, t.you ? null : t) : sentence(s, [f])))
  noticed(s, e, list(costs, 'and'))
  return finish(s, `${lead}${otherwise} unless ${said} ${list(costs, 'and')}`)
}

/** "guess whether the top card of your deck has a higher or lower cost than the top card of target opponent's deck". */
function guessText(s: Scope, e: Extract<Effect, { do: 'guess' }>, lead: string): string {
  const by = e.by === undefined || e.by === 'you' ? '' : `${who(s, e.by, 'each', 'subject')} `
  const what = who(s, e.what, 'each')
  const text = `${lead}${by}guess${by ? 'es' : ''} whether ${what} has a higher or lower ${statNoun(e.stat)} than ${who(s, e.than, 'each')}`
  if (e.as) bind(s, e.as, {})
  return `${capital(text)}.`
}

function modesText(s: Scope, e: Extract<Effect, { do: 'modes' }>, lead: string): string {
  const by = e.by === undefined || e.by === 'you' ? null : thing(s, e.by, 'bare')
  const n = e.n
  const count =
    n === 'any'
      ? 'any number'
      : typeof n === 'number'
        ? inWords(n)
        : typeof n === 'object' && 'upTo' in n
          ? `up to ${s.g.quantity(s, n.upTo).text}`
          : typeof n === 'object' && 'from' in n
            ? fromTo(s, n)
            : s.g.quantity(s, n as never).text
  const choose = by ? `${say(s, by, 'subject')} choose${by.plural ? '' : 's'} ${count}` : `choose ${count}`
  const before = [...s.before]
  const of = e.of.map((mode, i) => {
    s.before = [...before]
    const text = effects(s, mode).replace(/\.$/, '')
    const or = i === e.of.length - 1 ? 'or ' : ''
    return i === 0 ? text : or + uncapital(s, text)
  })
  return `${capital(lead + choose)}: ${of.join('; ')}.`
}

/** "one to three"; "one, or up to two if your hero is a Mage". */
function fromTo(s: Scope, n: { from: Amount; to: Amount }): string {
  const words = (a: Amount): string => s.g.quantity(s, a).text
  const { from, to } = n
  if (typeof to !== 'object' || !('case' in to) || to.else !== from) return `${words(from)} to ${words(to)}`
  return [words(from), ...to.case.map((c) => `or up to ${words(c.use)} if ${condition(s, c.if)}`)].join(', ')
}

function forEachText(s: Scope, e: Extract<Effect, { do: 'forEach' }>, lead: string): string {
  const t = thing(s, e.of, 'each')
  const first = t.first.startsWith('each ') ? t.first : `each of ${t.first}`
  const name = e.as ?? 'it'
  const noun = t.player ? 'player' : t.later.replace(/^(that|those) /, '').replace(/^characters$/, 'character')
  const one = makeThing(s, {
    key: `$${name}`,
    first: `that ${noun}`,
    later: `that ${noun}`,
    player: t.player,
    owner: t.owner,
  })
  bind(s, name, { thing: one })
  s.said.push(one)
  s.before = []
  const order =
    e.order === undefined
      ? ''
      : `, in an order of ${e.order === 'you' ? 'your' : who(s, e.order, 'bare', 'his')} choice`
  const body = sentence(s, e.then)
  const more = /\. [A-Z]/.test(body) && !/\. That /.test(body)
  return more
    ? `${capital(`${lead}do the following for ${first}${order}`)}: ${capital(body)}.`
    : `${capital(`${lead}for ${first}${order}`)}, ${body}.`
}

function tableText(s: Scope, e: Extract<Effect, { do: 'table' }>): string {
  const coin = s.refs[e.of.slice(1)]?.number === 'the side flipped'
  const rows = e.rows.map((row) => {
    const then = row.then.length === 0 ? 'Nothing happens.' : effects(s, row.then)
    return `${rowLabel(row.is, coin)}: ${then}`
  })
  return rows.join(' ')
}

function rowLabel(is: readonly [number, number] | string, coin: boolean): string {
  if (typeof is === 'string') return capital(is)
  if (coin && is[0] === is[1]) return is[0] === 1 ? 'Heads' : 'Tails'
  return is[0] === is[1] ? String(is[0]) : `${is[0]}-${is[1]}`
}
