/** Modifiers as sentences; the same words with and without a duration (712-719). */
import type { Duration, Mod, Who } from '../types.ts'
import { much, quantity } from './amounts.ts'
import { insteadText, preventText, whenModText } from './changes.ts'
import { cost } from './clauses.ts'
import { duration, whileText } from './durations.ts'
import { eventSubject, eventVerb, nthText, purposeText } from './events.ts'
import { tokenNoun } from './heads.ts'
import { keywordText } from './keywords.ts'
import { capital, type EnglishVerb, list, present, verbForms } from './nouns.ts'
import type { Scope, Thing } from './scope.ts'
import { endSentence, inner, say, Unprintable } from './scope.ts'
import { thing, who } from './who.ts'

/** A modifier with a subject and a predicate ("Opposing allies" "can't attack"). */
interface About {
  subject: () => Thing
  /** Modifiers with one id are about the same and join. */
  id: string
  predicate: () => string
  /** What it "has": '+2 ATK', 'Protector'; these join under one verb while the state is the same. */
  has?: () => string
  state: string
}

/** A modifier that is a sentence of its own. */
interface Own {
  own: () => string
}

const isAbout = (p: About | Own): p is About => 'subject' in p

/** Neighbours that belong together. */
function runs<T>(items: readonly T[], together: (a: T, b: T) => boolean): T[][] {
  const out: T[][] = []
  for (const item of items) {
    const last = out.at(-1)
    if (last && together(last[0], item)) last.push(item)
    else out.push([item])
  }
  return out
}

/** All sentences of a list of modifiers that share a duration, each with its full stop. */
export function modSentences(s: Scope, mods: readonly Mod[], until?: Duration, lead = ''): string {
  const parts = mods.map((m) => part(s, m, until))
  const groups = runs(parts, (a, b) => isAbout(a) && isAbout(b) && a.id === b.id)
  if (until === 'turn' && groups.length > 1 && parts.every(isAbout)) {
    const texts = groups.map((g) => aboutSubject(s, g as About[]))
    return closed(s, `${lead}this turn, ${texts.length === 2 ? texts.join(', and ') : list(texts, 'and')}`)
  }
  return groups
    .map((g, i) => {
      const text = isAbout(g[0]) ? aboutSubject(s, g as About[]) + duration(s, until) : g[0].own()
      return closed(s, (i === 0 ? lead : '') + text)
    })
    .join(' ')
}

/** A sentence with all that waits for its end. */
function closed(s: Scope, text: string): string {
  const tail = s.tails.splice(0).join('')
  const where = s.where.splice(0).map((w) => `, where ${w}`)
  const after = s.after.splice(0).map((a) => ` ${a}`)
  endSentence(s)
  return `${capital(text + tail + where.join(''))}.${after.join('')}`
}

/** "has +2 ATK and Protector", "can't attack or protect, loses and can't have powers, and is also a Sheep". */
function aboutSubject(s: Scope, group: readonly About[]): string {
  const t = group[0].subject()
  const said = say(s, t, 'subject')
  s.subject = t
  const verbs = runs(group, (a, b) => a.has !== undefined && b.has !== undefined && a.state === b.state).map((run) => {
    if (!run[0].has) return run[0].predicate()
    const objects = run.map((g) => g.has!())
    return `${present('have', t)} ${list(objects, 'and')}${run[0].predicate()}`
  })
  return `${said} ${list(verbs, 'and')}`
}

/** The same set, or the name that it was given. */
const idOf = (w: Who | undefined): string =>
  JSON.stringify(typeof w === 'object' && 'as' in w && w.as ? `$${w.as}` : (w ?? null))

function part(s: Scope, m: Mod, until: Duration | undefined): About | Own {
  const tail = (): string => ('while' in m ? whileText(s, m.while) : '')
  const about = (w: Who, predicate: () => string, has?: () => string): About => ({
    subject: () => thing(s, w, whole(w) ? 'all' : 'bare'),
    id: idOf(w),
    state: JSON.stringify('while' in m ? (m.while ?? null) : null),
    predicate,
    ...(has ? { has } : {}),
  })
  switch (m.mod) {
    case 'stat':
      return about(m.what, tail, () => statText(s, m))
    case 'double':
      return { own: () => `double the ${statNames[m.stat]} of ${who(s, m.what, 'all')}${duration(s, until)}${tail()}` }
    case 'switch':
      return { own: () => `switch the ATK and health of ${who(s, m.what, 'all')}${duration(s, until)}${tail()}` }
    case 'keyword':
      return about(m.what, tail, () => keywordText(s, m))
    case 'power':
      return about(m.what, tail, () =>
        m.power === undefined
          ? `the powers printed on ${who(s, m.of ?? 'it', 'each')}`
          : `"${s.g.power({ ...inner(s), selfNoun: nounOf(s, m.what) }, m.power)}"`,
      )
    case 'rewards':
      return about(m.what, () => `${plural(s) ? 'have' : 'has'} the reward powers of ${who(s, m.of, 'all')}${tail()}`)
    case 'noPowers':
      return about(m.what, () =>
        m.gains
          ? `${plural(s) ? 'lose' : 'loses'} all powers${tail()}`
          : `${plural(s) ? 'lose' : 'loses'} and can't have powers${tail()}`,
      )
    case 'is':
      if (m.loses !== undefined) return about(m.what, () => `${plural(s) ? 'lose' : 'loses'} ${m.loses}${tail()}`)
      if (m.becomes && m.type)
        return about(m.what, () => `${plural(s) ? 'become' : 'becomes'} ${isText(s, m).replace(/^also /, '')}${tail()}`)
      return about(m.what, () => `${plural(s) ? 'are' : 'is'} ${isText(s, m)}${tail()}`)
    case 'must': {
      const what = (): string => (m.what === undefined ? '' : ` ${who(s, m.what, 'a')}`)
      if (m.random) return about(m.by, () => `choose targets at random${tail()}`)
      return about(m.by, () => `must ${m.on}${what()} if able${tail()}`)
    }
    case 'can':
      return about(m.by, () => `can ${canText(s, m)}${tail()}`)
    case 'enters':
      return about(m.what, () => entersText(s, m))
    case 'cannot':
      return cannotPart(s, m, about, tail)
    case 'see':
      return { own: () => seeText(s, m) }
    case 'copy':
      return about(m.what, () => `${plural(s) ? 'become copies' : 'becomes a copy'} of ${who(s, m.of, 'each')}`)
    case 'control':
      return { own: () => controlText(s, m) + duration(s, until) }
    case 'cost':
      return { own: () => costText(s, m, until) + tail() }
    case 'instead':
      return { own: () => insteadText(s, m, until) + tail() }
    case 'prevent':
      return { own: () => preventText(s, m, until) + tail() }
    case 'limit':
      return { own: () => limitText(s, m) + tail() + duration(s, until) }
    case 'when':
      return { own: () => whenModText(s, m, until) }
    default:
      throw new Unprintable(`"${(m as { mod: string }).mod}" is no modifier`, m)
  }
}

/** A set with nothing but a type prints "all allies", lest "Allies have …" read like yours. */
const whole = (w: Who): boolean =>
  typeof w === 'object' && !Array.isArray(w) && Object.keys(w).every((k) => k === 'is' || k === 'as') && 'is' in w

/** "character", for a power that others are granted: "this character". */
const nounOf = (s: Scope, w: Who): string => thing(s, w, 'a').later.replace(/^(that|those|this|attached|your) /, '')

const plural = (s: Scope): boolean => s.subject !== null && (s.subject.plural || s.subject.you)

const statNames = { atk: 'ATK', health: 'health', def: 'DEF', maxHand: 'maximum hand size' } as const

function statText(s: Scope, m: Extract<Mod, { mod: 'stat' }>): string {
  const n = much(s, m.n)
  if (n.tail && !s.tails.includes(n.tail)) s.tails.push(n.tail)
  if (m.set) return `${n.text === '' ? '' : `${n.text} `}${statNames[m.stat]}`
  const number = n.text.startsWith('-')
    ? n.text
    : `+${n.text === '' ? 'X' : n.text === 'that much' ? 'that much' : n.text}`.replace('+that', 'that')
  if (!(m.stat in statNames)) throw new Unprintable(`"${m.stat}" is no stat`, m)
  return `${number} ${statNames[m.stat]}`
}

/** "you can control an additional Pet". */
function limitText(s: Scope, m: Extract<Mod, { mod: 'limit' }>): string {
  const noun = tokenNoun(s, m.tag)
  if (m.n === 'any') return `you can control any number of ${noun.many}`
  return m.n === 1
    ? `you can control an additional ${noun.one}`
    : `you can control ${s.g.amount(s, m.n)} additional ${noun.many}`
}

function isText(s: Scope, m: Extract<Mod, { mod: 'is' }>): string {
  const what = m.tag ?? m.type ?? m.damageType
  if (what === undefined) throw new Unprintable('"is" names neither tag nor type', m)
  if (what.startsWith('The ')) return what
  if (what.startsWith('$')) return 'also of that type'
  if (m.becomes && m.damageType) return `${m.damageType} only`
  const noun = m.damageType === undefined ? tokenNoun(s, what) : { one: m.damageType, many: m.damageType }
  const also = s.subject?.player ? '' : 'also '
  return m.damageType === undefined
    ? `${also}${plural(s) && !s.subject?.you ? noun.many : withA(noun.one)}`
    : `also ${m.damageType}`
}

const withA = (text: string): string => (/^[aeiou]/i.test(text) ? `an ${text}` : `a ${text}`)

function controlText(s: Scope, m: Extract<Mod, { mod: 'control' }>): string {
  const by = thing(s, m.by, 'each')
  const said = say(s, by, 'subject')
  return `${said} control${by.you || by.plural ? '' : 's'} ${who(s, m.what, 'all')}`
}

function canText(s: Scope, m: Extract<Mod, { mod: 'can' }>): string {
  if (m.on === 'play' || m.on === 'complete')
    return `${m.on} ${m.for === undefined ? 'any card' : who(s, m.for, 'bareOr')}`
  if (m.on === 'strike') return `wield ${m.with === undefined ? 'weapons' : who(s, m.with, 'bareOr')}`
  if (m.on === 'defendWith') return `be shielded with ${m.with === undefined ? 'equipment' : who(s, m.with, 'bareOr')}`
  if (m.on === 'attackTwo') return 'attack two opposing heroes and/or allies at the same time'
  const against = m.against === undefined ? '' : ` against ${who(s, m.against, 'bareOr')}`
  return `${m.on}${m.for === undefined ? '' : ` ${who(s, m.for, 'bareOr')}`}${against}`
}

function entersText(s: Scope, m: Extract<Mod, { mod: 'enters' }>): string {
  const enter = plural(s) ? 'enter' : 'enters'
  const c = m.counters ? quantity(s, m.counters[1]) : null
  const counter = c
    ? ` with ${c.many ? `${c.text} ${m.counters![0]} counters` : withA(`${m.counters![0]} counter`)}${c.tail}`
    : ''
  const d = m.damage === undefined ? null : much(s, m.damage)
  return `${enter} play${m.state ? ` ${m.state}` : ''}${counter}${d ? ` with ${d.text} damage${d.tail}` : ''}`
}

/** "Play with the top card of your deck revealed", "You may look at the top card of your deck at any time". */
function seeText(s: Scope, m: Extract<Mod, { mod: 'see' }>): string {
  const what = who(s, m.what, 'all')
  if (m.by === 'players') return `play with ${what} revealed`
  return `${who(s, m.by, 'each', 'subject')} may look at ${what} at any time`
}

type MakeAbout = (w: Who, predicate: () => string) => About

/** "can't attack", "can't be targeted by opponents", "can attack only heroes". */
function cannotPart(s: Scope, m: Extract<Mod, { mod: 'cannot' }>, about: MakeAbout, tail: () => string): About {
  const { mod: _, except, ifAble, during, while: __, ...event } = m
  if (except !== undefined && m.on === 'attack' && m.by !== undefined) {
    const able = ifAble ? ' if able' : ''
    return about(m.by, () => `can attack only ${who(s, except, 'bare')}${able}${tail()}`)
  }
  const subject = (): Thing => eventSubject(s, event, 'bare')
  const predicate = (): string => {
    const verb = eventVerb(s, event, 'cannot', 'bareOr', s.subject ?? subject())
    const but = except === undefined ? '' : ` except ${who(s, except, 'bare')}`
    return `${verb}${but}${nthText(s, event).text}${during ? ` during ${possessor(s)} ready step` : ''}${tail()}`
  }
  return { ...about(clauseRole(m) ?? 'it', predicate), subject }
}

const possessor = (s: Scope): string => (plural(s) ? "their controllers'" : "its controller's")

function clauseRole(m: Extract<Mod, { mod: 'cannot' }>): Who | undefined {
  const verb = [m.on].flat()[0]
  const passive: ReadonlySet<string> = new Set([
    'destroy',
    'interrupt',
    'target',
    'ready',
    'enter',
    'leave',
    'flip',
    'move',
    'exhaust',
  ])
  return passive.has(verb) ? (m.what ?? m.by) : (m.by ?? m.what ?? (m.to as Who))
}

/** "You pay (1) less to play Elemental abilities, to a minimum of (1)". */
function costText(s: Scope, m: Extract<Mod, { mod: 'cost' }>, until: Duration | undefined): string {
  const verb = [m.on].flat()[0]
  const time = duration(s, until)
  if (m.add) return addedCost(s, m, time)
  if (m.rather) return ratherCost(s, m, time)
  const n = m.n === undefined ? 0 : m.n
  if (verb === 'exhaust') {
    const cards = thing(s, m.what ?? 'self', 'bare')
    return `${say(s, cards, 'subject')} can't exhaust${purposeText(m)} unless ${cards.plural ? 'their' : 'its'} controller pays (${much(s, n).text})${time}`
  }
  if (verb === 'attack') {
    const attackers = thing(s, m.by ?? m.what ?? 'self', 'bare')
    const said = say(s, attackers, 'subject')
    const what = m.what === undefined ? '' : ` ${who(s, m.what, 'bareOr')}`
    return `${said} can't attack${what} unless ${attackers.plural ? 'their' : 'its'} controller pays (${much(s, n).text}) for each attacker${time}`
  }
  const by = thing(s, m.by ?? 'players', 'bare')
  const said = say(s, by, 'subject')
  s.subject = by
  const less = typeof n === 'number' && n < 0
  const amount = typeof n === 'number' ? { text: String(Math.abs(n)), tail: '' } : much(s, n)
  const act = list(
    [m.on].flat().map((v) => verbForms[v as EnglishVerb].base),
    'or',
  )
  const objectOf = verb === 'strike' ? m.with : m.what
  const min = m.min === undefined ? '' : `, to a minimum of (${m.min})`
  const pay = `${said} pay${by.plural || by.you ? '' : 's'} (${amount.text || 'X'}) ${less ? 'less' : 'more'}`
  if (m.next && verb === 'play') {
    const card = objectOf === undefined ? 'card' : thing(s, objectOf, 'per').first
    return `${pay} to play ${by.you ? 'your' : 'their'} next ${card}${time}${min}${amount.tail}`
  }
  const what =
    objectOf === undefined
      ? verb === 'play'
        ? ' cards'
        : verb === 'strike'
          ? ' with weapons'
          : ''
      : `${verb === 'strike' ? ' with' : ''} ${who(s, objectOf, m.next ? 'a' : 'bareOr')}`
  if (m.next) return `${pay} the next time ${by.you ? 'you' : 'they'} ${act}${what}${time}${min}${amount.tail}`
  return `${pay} to ${act}${what}${time}${min}${amount.tail}`
}

/** "you may play abilities without paying their cost". */
function ratherCost(s: Scope, m: Extract<Mod, { mod: 'cost' }>, time: string): string {
  const said = who(s, m.by ?? 'players', 'bare', 'subject')
  const what = m.what === undefined ? 'cards' : who(s, m.what, 'bareOr')
  if (m.rather!.length === 0) return `${said} may play ${what} without paying their cost${time}`
  const pay = m.rather!.map((e) => cost(s, e, true, m.by ?? 'players'))
  return `${said} may ${list(pay, 'and')} rather than pay the cost of ${what}${time}`
}

function addedCost(s: Scope, m: Extract<Mod, { mod: 'cost' }>, time: string): string {
  const verb = [m.on].flat()[0] as EnglishVerb
  const object = verb === 'strike' ? m.with : m.what
  const what = object === undefined ? '' : `${verb === 'strike' ? ' with' : ''} ${who(s, object, 'a')}`
  const by = m.by ?? 'players'
  const said = who(s, by, 'bare', 'subject')
  const add = m.add!.map((e) => cost(s, e, true, by))
  return `as an additional cost to ${verbForms[verb].base}${what}, ${said} must ${list(add, 'and')}${time}`
}
