/** Modifiers as sentences; the same words with and without a duration (712-719). */
import type { Duration, Mod, WhileState, Who } from '../types.ts'
import { much, quantity } from './amounts.ts'
import { cost } from './clauses.ts'
import { condition } from './conditions.ts'
import { bindRoles, damageText, eventClause, turnText, whenText } from './events.ts'
import { capital, type EnglishVerb, list, verbForms } from './nouns.ts'
import type { Scope, Thing } from './scope.ts'
import { bind, endSentence, inner, makeThing, say, Unprintable } from './scope.ts'
import { tokenNoun } from './sets.ts'
import { thing, who } from './who.ts'

/** "this turn", "until your next turn", "during its controller's next ready step". */
export function duration(s: Scope, d: Duration | undefined): string {
  if (d === undefined) return ''
  if (d === 'turn') return ' this turn'
  if (d === 'combat') return ' this combat'
  if ('until' in d) {
    const { on, turn } = d.until
    if (turn === 'players') return on === 'end' ? ' until end of turn' : ' until the next turn'
    const his = who(s, turn, 'each', 'his')
    if (on === 'start') return ` until ${his} next turn`
    return ` until the end of ${his} ${d.next ? 'next ' : ''}turn`
  }
  if ('during' in d) return ` during ${who(s, d.of, 'all', 'his')} next ready step`
  if ('while' in d) return ` while ${condition(s, d.while)}`
  throw new Unprintable('unknown duration', d)
}

/** "while attacking", "while your hero is exhausted". */
export function whileText(s: Scope, w: WhileState | undefined): string {
  if (w === undefined) return ''
  if (w === 'attacking' || w === 'defending') return ` while ${w}`
  if (w === 'inCombat') return ' while in combat'
  if (typeof w !== 'object') throw new Unprintable(`"${String(w)}" is no state`, w)
  if ('attacking' in w) return ` while attacking ${who(s, w.attacking, 'a')}`
  if ('defending' in w) return ` while defending against ${who(s, w.defending, 'a')}`
  return ` while ${condition(s, w)}`
}

/** A modifier with a subject and a predicate ("Opposing allies" "can't attack"), or a sentence of its own. */
type Part =
  | { subject: () => Thing; id: string; predicate: () => string; has?: () => string; state: string; plain?: undefined }
  | { plain: () => string }

/** All sentences of a list of modifiers that share a duration, each with its full stop. */
export function modSentences(s: Scope, mods: readonly Mod[], until?: Duration, lead = ''): string {
  const out: string[] = []
  let i = 0
  const parts = mods.map((m) => part(s, m, until))
  const shared =
    until === 'turn' &&
    parts.length > 1 &&
    parts.every((p) => p.plain === undefined) &&
    new Set(parts.map((p) => (p as { id: string }).id)).size > 1
  while (i < parts.length) {
    const p = parts[i]
    let text: string
    if (p.plain) {
      text = p.plain()
      i++
    } else {
      const group = parts
        .slice(i)
        .filter((q, k, all) => all.slice(0, k + 1).every((r) => r.plain === undefined && r.id === p.id)) as Exclude<
        Part,
        { plain: () => string }
      >[]
      text = subjectSentence(s, group) + (shared ? '' : duration(s, until))
      i += group.length
    }
    if (shared && i < parts.length) {
      out.push(text)
      continue
    }
    if (shared)
      text = `This turn, ${list(
        [...out.splice(0), text].map((t) => t),
        'and',
      )
        .replace(/ and (?=[^,]*$)/, ', and ')
        .replace(/,, and/, ', and')}`
    out.push(capital(lead + text + s.tails.splice(0).join('') + wheres(s)) + '.')
    lead = ''
    out.push(...s.after.splice(0))
    endSentence(s)
  }
  return out.join(' ')
}

const wheres = (s: Scope): string =>
  s.where
    .splice(0)
    .map((w) => `, where ${w}`)
    .join('')

/** "has +2 ATK and Protector", "can't attack or protect, loses and can't have powers, and is also a Sheep". */
function subjectSentence(s: Scope, group: Exclude<Part, { plain: () => string }>[]): string {
  const t = group[0].subject()
  const said = say(s, t, 'subject')
  s.subject = t
  const verbs: string[] = []
  let k = 0
  while (k < group.length) {
    const run = group
      .slice(k)
      .filter((g, n, all) => all.slice(0, n + 1).every((h) => h.has && h.state === group[k].state))
    if (run.length > 0) {
      const have = t.plural || t.you ? 'have' : 'has'
      const objects = run.map((g) => g.has!())
      const text = `${have} ${list(objects, 'and')}${run[0].predicate()}`
      verbs.push(text)
      k += run.length
    } else {
      verbs.push(group[k].predicate())
      k++
    }
  }
  return `${said} ${list(verbs, 'and')}`
}

const idOf = (w: Who | undefined): string => JSON.stringify(w ?? null)

function part(s: Scope, m: Mod, until: Duration | undefined): Part {
  const of =
    (w: Who): (() => Thing) =>
    () =>
      thing(s, w, whole(w) ? 'all' : 'bare')
  const state = JSON.stringify('while' in m ? (m.while ?? null) : null)
  const tail = (): string => ('while' in m ? whileText(s, m.while) : '')
  switch (m.mod) {
    case 'stat':
      return { subject: of(m.what), id: idOf(m.what), state, has: () => statText(s, m), predicate: tail }
    case 'keyword':
      return { subject: of(m.what), id: idOf(m.what), state, has: () => m.keyword, predicate: tail }
    case 'power':
      return {
        subject: of(m.what),
        id: idOf(m.what),
        state,
        has: () => `"${s.g.power(inner(s), m.power)}"`,
        predicate: tail,
      }
    case 'noPowers':
      return {
        subject: of(m.what),
        id: idOf(m.what),
        state,
        predicate: () => `${plural(s) ? 'lose' : 'loses'} and can't have powers${tail()}`,
      }
    case 'is':
      return {
        subject: of(m.what),
        id: idOf(m.what),
        state,
        predicate: () => `${plural(s) ? 'are' : 'is'} ${isText(s, m)}${tail()}`,
      }
    case 'control':
      return { plain: () => controlText(s, m) + duration(s, until) }
    case 'cannot':
      return cannotPart(s, m, state, tail)
    case 'must':
      return {
        subject: of(m.by),
        id: idOf(m.by),
        state,
        predicate: () => `must attack${m.what === undefined ? '' : ` ${who(s, m.what, 'a')}`} if able${tail()}`,
      }
    case 'can':
      return { subject: of(m.by), id: idOf(m.by), state, predicate: () => `can ${canText(s, m)}${tail()}` }
    case 'cost':
      return { plain: () => costText(s, m, until) + tail() }
    case 'instead':
      return { plain: () => insteadText(s, m, until) + tail() }
    case 'prevent':
      return { plain: () => preventText(s, m, until) + tail() }
    case 'when':
      return { plain: () => whenModText(s, m, until) }
    case 'enters':
      return { subject: of(m.what), id: idOf(m.what), state, predicate: () => entersText(s, m) }
    default:
      throw new Unprintable(`"${(m as { mod: string }).mod}" is no modifier`, m)
  }
}

/** A set with nothing but a type prints "all allies", lest "Allies have …" read like yours. */
const whole = (w: Who): boolean =>
  typeof w === 'object' && !Array.isArray(w) && Object.keys(w).every((k) => k === 'is' || k === 'as') && 'is' in w

const plural = (s: Scope): boolean => s.subject !== null && (s.subject.plural || s.subject.you)

const statNames = { atk: 'ATK', health: 'health', def: 'DEF', maxHand: 'maximum hand size' } as const

function statText(s: Scope, m: Extract<Mod, { mod: 'stat' }>): string {
  const n = much(s, m.n)
  if (n.tail) s.tails.push(n.tail)
  const number = n.text.startsWith('-')
    ? n.text
    : `+${n.text === '' ? 'X' : n.text === 'that much' ? 'that much' : n.text}`.replace('+that', 'that')
  if (!(m.stat in statNames)) throw new Unprintable(`"${m.stat}" is no stat`, m)
  return `${number} ${statNames[m.stat]}`
}

function isText(s: Scope, m: Extract<Mod, { mod: 'is' }>): string {
  const what = m.tag ?? m.type
  if (what === undefined) throw new Unprintable('"is" names neither tag nor type', m)
  if (what.startsWith('The ')) return what
  const noun = tokenNoun(s, what)
  return `also ${plural(s) ? noun.many : withA(noun.one)}`
}

const withA = (text: string): string => (/^[aeiou]/i.test(text) ? `an ${text}` : `a ${text}`)

function controlText(s: Scope, m: Extract<Mod, { mod: 'control' }>): string {
  const by = thing(s, m.by, 'each')
  const said = say(s, by, 'subject')
  return `${said} control${by.you || by.plural ? '' : 's'} ${who(s, m.what, 'all')}`
}

function canText(s: Scope, m: Extract<Mod, { mod: 'can' }>): string {
  const on = m.on === 'defendWith' ? 'defend with' : m.on
  return m.for === undefined ? on : `${on}${m.on === 'strike' ? ' with' : ''} ${who(s, m.for, 'bareOr')}`
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

/** "can't attack", "can't be targeted by opponents", "can attack only heroes". */
function cannotPart(s: Scope, m: Extract<Mod, { mod: 'cannot' }>, state: string, tail: () => string): Part {
  const { mod: _, except, ifAble, during, while: __, ...event } = m
  const verbs = [m.on].flat()
  if (except !== undefined && verbs.length === 1 && verbs[0] === 'attack' && m.by !== undefined) {
    const by = m.by
    return {
      subject: () => thing(s, by, whole(by) ? 'all' : 'bare'),
      id: idOf(by),
      state,
      predicate: () =>
        `${ifAble ? `that can attack ${who(s, except, 'bare')} ` : ''}can attack only ${who(s, except, 'bare')}${tail()}`,
    }
  }
  // The subject is found by the clause itself; its verb is said when the subject has been.
  let clause: { subject: Thing; said: string; verb: string } | null = null
  const make = (): { subject: Thing; said: string; verb: string } => {
    const before = [...s.said]
    clause ??= eventClause(s, event, 'cannot', 'bareOr')
    s.said = before
    return clause
  }
  const subjectRole = clauseRole(m)
  return {
    subject: () => {
      const t = make().subject
      return { ...t, first: t.first.replace(/ or (?=\w+( you control)?$)/, ' and ') }
    },
    id: idOf(subjectRole),
    state,
    predicate: () =>
      `${make().verb}${except === undefined ? '' : ` except ${who(s, except, 'bare')}`}${during ? ` during ${possessor(s)} ready step` : ''}${tail()}`,
  }
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
  const n = m.n === undefined ? 0 : m.n
  if (verb === 'attack' || verb === 'protect') {
    const attackers = thing(s, m.by ?? m.what ?? 'self', 'bare')
    const said = say(s, attackers, 'subject')
    const what = m.what === undefined ? '' : ` ${who(s, m.what, 'bareOr')}`
    return `${said} can't ${verb}${what} unless ${attackers.plural ? 'their' : 'its'} controller pays (${much(s, n).text}) for each ${verb === 'attack' ? 'attacker' : 'protector'}${time}`
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

function addedCost(s: Scope, m: Extract<Mod, { mod: 'cost' }>, time: string): string {
  const verb = [m.on].flat()[0] as EnglishVerb
  const what = m.what === undefined ? '' : ` ${who(s, m.what, 'a')}`
  const by = thing(s, m.by ?? 'players', 'bare')
  const costs = list(
    m.add!.map((e) => cost(s, e, true)),
    'and',
  )
  return `as an additional cost to ${verbForms[verb].base}${what}, ${say(s, by, 'subject')} must ${costs}${time}`
}

/** "If your hero would deal fire damage, it deals double that much instead". */
function insteadText(s: Scope, m: Extract<Mod, { mod: 'instead' }>, until: Duration | undefined): string {
  const { said, verb, subject } = eventClause(s, m.would, 'would', 'a')
  bindRoles(s, m.would)
  const time = duration(s, until)
  const front = m.next ? `the next time ${said} ${verb}${time}` : `if ${said} ${verb}${time}`
  s.subject = null
  if (m.n !== undefined) {
    const passive = verb.startsWith('would be')
    const it = say(s, subject, 'subject')
    const are = subject.plural || subject.you ? 'are' : 'is'
    const deal = subject.plural || subject.you ? 'deal' : 'deals'
    const heal = [m.would.on].flat()[0] === 'heal'
    const verb2 = passive ? `${are} ${heal ? 'healed' : 'dealt'}` : heal ? deal.replace('deal', 'heal') : deal
    return `${front}, ${it} ${verb2} ${changed(s, m.n)} instead`
  }
  const then = s.g.sentence(s, m.then ?? [])
  const may = m.may === undefined ? '' : `${who(s, m.may, 'each', 'subject')} may `
  return `${front}, ${may}${then || 'nothing happens'} instead`
}

/** "that much plus 1", "double that much". */
function changed(s: Scope, n: NonNullable<Extract<Mod, { mod: 'instead' }>['n']>): string {
  bind(s, 'n', { number: 'that much' })
  const text = s.g.amount(s, n)
  return `${text} damage`
    .replace('that much plus', 'that much damage plus')
    .replace(/(plus \S+) damage$/, '$1')
    .replace(/^double that much damage$/, 'double that much damage')
}

/** "Prevent the next 5 damage that would be dealt to Onyxia this turn"; "If … would be dealt damage, prevent 1 of it". */
function preventText(s: Scope, m: Extract<Mod, { mod: 'prevent' }>, until: Duration | undefined): string {
  bind(s, m.as, {
    number: 'the damage prevented this way',
    thing: makeThing(s, { first: 'damage', later: 'that damage', way: 'prevented' }),
  })
  const time = duration(s, until)
  const some = typeof m.n === 'object' && 'allBut' in m.n
  const next = typeof m.n === 'object' && 'next' in m.n
  if (some || (m.n !== 'all' && !next)) {
    const { said, verb } = eventClause(s, m.would, 'would', 'a')
    const n = some ? `all but ${much(s, (m.n as { allBut: number }).allBut).text}` : much(s, m.n as number).text
    return `if ${said} ${verb}${time}, prevent ${n} of it`
  }
  const amount = next ? `the next ${much(s, (m.n as { next: number }).next).text}` : 'all'
  const { n: atLeast, ...rest } = m.would
  const kind = damageText(s, { on: 'deal', combat: m.would.combat, type: m.would.type, fatal: m.would.fatal })
  const { said, verb } = eventClause(s, rest, 'would', 'bare')
  const active = !verb.startsWith('would be')
  const that = active
    ? `${said} ${verb.replace(kind, '').replace(/ {2}/g, ' ').trim()}`
    : `would be dealt${verbAgent(verb, kind)} to ${said}`
  const range_ = atLeast ? `if it would be ${s.g.amount(s, atLeast[1])} or more, ` : ''
  return `${range_}prevent ${amount} ${kind} that ${that}${time}`
}

const verbAgent = (verb: string, kind: string): string => verb.replace('would be dealt', '').replace(` ${kind}`, '')

/** "When Onyxia deals combat damage to an ally this turn, ready Onyxia"; "At end of turn, destroy it". */
function whenModText(s: Scope, m: Extract<Mod, { mod: 'when' }>, until: Duration | undefined): string {
  const on = [m.event.on].flat()[0]
  const time = duration(s, until)
  const front =
    on === 'start' || on === 'end' ? turnText(s, m.event, m.next || time ? ' ' : ' ') : whenText(s, m.event, time)
  if (on === 'start' || on === 'end') bindRoles(s, m.event)
  const start = m.next && on !== 'start' && on !== 'end' ? front.replace(/^When/, 'The next time') : front
  const check = m.if ? `if ${condition(s, m.if)}, ` : ''
  s.subject = null
  return `${start}, ${check}${s.g.sentence(s, m.then)}`
}
