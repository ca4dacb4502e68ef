/** Modifiers as sentences; the same words with and without a duration (712-719). */
import { must } from '../../state/must.ts'
import { isObject } from '../meta.ts'
import { isSetWho } from '../nodes.ts'
import { counterName, inList, kindNouns, type Noun, present, withArticle } from '../phrases.ts'
import { describing } from '../tags.ts'
import type { Amount, Duration, Mod, Who } from '../types.ts'
import { holds } from '../walk.ts'
import { figure, much, quantityText } from './amounts.ts'
import { insteadText, preventText, whenModText } from './changes.ts'
import { costText } from './costs.ts'
import { typeIcon } from './deck.ts'
import { duration, whileText } from './durations.ts'
import { checkEvent, eventClause, eventSubject, eventVerb, nthText } from './events.ts'
import { markText, tokenNoun } from './heads.ts'
import { keywordText } from './keywords.ts'
import type { Scope, Thing } from './scope.ts'
import { hasOnly, inner, lookUp, say, saysOnly, Unprintable } from './scope.ts'
import { apart, ended, type Piece, under } from './sentences.ts'
import { atEnd, thing, who } from './who.ts'

/** A modifier with a subject and a predicate ("Opposing allies" "can't attack"). */
interface About {
  subject: () => Thing
  /** Modifiers with one id are about the same and join. */
  id: string
  predicate: () => string
  /** Predicates of "has": '+2 ATK', 'Protector'; these join under one verb if their state is the same. */
  has?: () => string
  state: string
}

/** A modifier that is a sentence of its own. */
interface Own {
  own: () => string | Piece
}

const isAbout = (p: About | Own): p is About => 'subject' in p
const abouts = (group: readonly (About | Own)[]): About[] => group.filter(isAbout)

/** Groups of consecutive items that belong together. */
function runs<T>(items: readonly T[], together: (a: T, b: T) => boolean): [T, ...T[]][] {
  const out: [T, ...T[]][] = []
  for (const item of items) {
    const last = out.at(-1)
    if (last && together(last[0], item)) last.push(item)
    else out.push([item])
  }
  return out
}

/** All sentences of a list of modifiers that share a duration. */
export const modSentences = (s: Scope, mods: readonly Mod[]): string => apart(modPieces(s, mods))

/** Adds the duration: in front if "this turn" already stands at the end, or would seem part of the last clause only. */
const lasting = (s: Scope, text: string, until: Duration | undefined): string =>
  until === 'turn' && / this turn$|, and /.test(text) ? `this turn, ${text}` : text + duration(s, until)

/** A sentence for each group; under one condition they are one sentence. `made`: by an effect. */
export function modPieces(s: Scope, mods: readonly Mod[], until?: Duration, lead = '', made = false): Piece[] {
  const parts = mods.map((m) => part(s, m, until, made))
  const groups = runs(parts, (a, b) => isAbout(a) && isAbout(b) && a.id === b.id)
  if (until === 'turn' && groups.length > 1 && parts.every(isAbout)) {
    const texts = groups.map((g) => aboutSubject(s, abouts(g)))
    const whole = `this turn, ${texts.length === 2 ? texts.join(', and ') : inList(texts, 'and')}`
    return under(lead, [ended(s, whole)])
  }
  return under(
    lead,
    groups.map((g) => {
      const [first] = g
      if (isAbout(first)) return ended(s, lasting(s, aboutSubject(s, abouts(g)), until))
      const own = first.own()
      return typeof own === 'string' ? ended(s, own) : ended(s, own.text, own)
    }),
  )
}

/** "Opposing armor has -2 DEF": a collective noun, with a singular verb. */
const isMass = (said: string): boolean => /^[^,]*\b(armor|equipment)$/.test(said) && !/ (and|or) /.test(said)

/** "has +2 ATK and Protector", "can't attack or protect, loses and can't have powers, and is also a Sheep". */
function aboutSubject(s: Scope, group: readonly About[]): string {
  const t = must(group[0]).subject()
  const said = say(s, t, 'subject')
  s.subject = t
  const { looked, it } = s
  s.looked ||= t.key !== 'self'
  s.it = t
  const verbs = runs(group, (a, b) => a.has !== undefined && b.has !== undefined && a.state === b.state).map((run) => {
    if (!run[0].has) return run[0].predicate()
    const objects = run.map((g) => g.has?.() ?? '')
    return `${present('have', isMass(said) ? { ...t, plural: false } : t)} ${inList(objects, 'and')}${run[0].predicate()}`
  })
  Object.assign(s, { looked, it })
  return `${said} ${verbs.length === 2 && verbs[0]?.includes(' and ') ? verbs.join(', and ') : inList(verbs, 'and')}`
}

/** The same set, or the name that it was given. */
const idOf = (w: Who | undefined): string =>
  JSON.stringify(typeof w === 'object' && 'as' in w && w.as ? `$${w.as}` : (w ?? null))

type ModOf<K extends Mod['mod']> = Extract<Mod, { mod: K }>

/** The context for the parts of every modifier. */
interface Saying {
  until: Duration | undefined
  about: MakeAbout
  tail: () => string
  /** By an effect, not by a card in play. */
  made: boolean
}

/** The wording of each kind of modifier; a missing kind does not compile. */
const parts: { readonly [K in Mod['mod']]: (s: Scope, m: ModOf<K>, say: Saying) => About | Own } = {
  stat(s, m, say) {
    return say.about(m.what, say.tail, () => statText(s, m, say.until))
  },
  double(s, m, say) {
    return {
      own: () => `double the ${statNames[m.stat]} of ${who(s, m.what, 'all')}${duration(s, say.until)}${say.tail()}`,
    }
  },
  switch(s, m, say) {
    return { own: () => `switch the ATK and health of ${who(s, m.what, 'all')}${duration(s, say.until)}${say.tail()}` }
  },
  keyword(s, m, say) {
    return say.about(m.what, say.tail, () => keywordText(s, m))
  },
  power(s, m, say) {
    return say.about(m.what, say.tail, () =>
      m.power === undefined
        ? `the ${m.only ? `${m.only} powers of` : 'powers printed on'} ${who(s, m.of ?? 'it', 'each')}`
        : `"${s.g.power({ ...inner(s), selfNoun: nounOf(s, m.what).replace(/^an? (\w+) put this way$/, '$1') }, m.power)}"`,
    )
  },
  rewards(s, m, say) {
    return say.about(
      m.what,
      () => `${plural(s) ? 'have' : 'has'} the reward powers of ${who(s, m.of, 'all')}${say.tail()}`,
    )
  },
  fixed(_s, m, say) {
    return say.about(m.what, () => `can't gain or lose ATK or health${say.tail()}`)
  },
  noPowers(s, m, say) {
    return say.about(m.what, () =>
      m.gains
        ? `${plural(s) ? 'lose' : 'loses'} all powers${say.tail()}`
        : `${plural(s) ? 'lose' : 'loses'} and can't have ${m.only ? `${m.only} ` : ''}powers${say.tail()}`,
    )
  },
  noKeyword(s, m, say) {
    const words = inList([m.keyword].flat(), 'and')
    return say.about(m.what, () => `${plural(s) ? 'lose' : 'loses'} and can't have ${words}${say.tail()}`)
  },
  is(s, m, say) {
    return say.about(m.what, () => isText(s, m) + say.tail())
  },
  must(s, m, say) {
    return mustPart(s, m, say.about, say.tail)
  },
  can(s, m, say) {
    return say.about(m.by, () => `can ${canText(s, m)}${say.tail()}`)
  },
  enters(s, m, say) {
    return say.about(m.what, () => entersText(s, m))
  },
  cannot(s, m, say) {
    return cannotPart(s, m, say.about, say.tail)
  },
  see(s, m, say) {
    return { own: () => seeText(s, m) + duration(s, say.until) }
  },
  copy(s, m, say) {
    return say.about(m.what, () => `${plural(s) ? 'become copies' : 'becomes a copy'} of ${who(s, m.of, 'each')}`)
  },
  control(s, m, say) {
    return { own: () => controlText(s, m, say.made) + duration(s, say.until) }
  },
  cost(s, m, say) {
    return { own: () => costText(s, m, say.until) + say.tail() }
  },
  instead(s, m, say) {
    return { own: () => insteadText(s, m, say.until, say.tail) }
  },
  prevent(s, m, say) {
    return { own: () => preventText(s, m, say.until, say.tail) }
  },
  limit(s, m, say) {
    return { own: () => limitText(s, m) + say.tail() + duration(s, say.until) }
  },
  when(s, m, say) {
    return { own: () => whenModText(s, m, say.until) }
  },
}

function part(s: Scope, m: Mod, until: Duration | undefined, made: boolean): About | Own {
  const tail = (): string => ('while' in m ? whileText(s, m.while) : '')
  const about = (w: Who, predicate: () => string, has?: () => string): About => ({
    subject: () => thing(s, w, isOfEach(m, w) ? 'each' : whole(w) ? 'all' : 'bare'),
    id: idOf(w),
    state: JSON.stringify('while' in m ? (m.while ?? null) : null),
    predicate,
    ...(has ? { has } : {}),
  })
  return partOf(s, m, { until, about, tail, made })
}

function partOf<K extends Mod['mod']>(s: Scope, m: ModOf<K> & { mod: K }, say: Saying): About | Own {
  if (!(m.mod in parts)) throw new Unprintable(`"${m.mod}" is not a modifier`, m)
  const row: (s: Scope, m: ModOf<K>, say: Saying) => About | Own = parts[m.mod]
  return row(s, m, say)
}

/** A number of each one of a set: "each ally you control has +X ATK, where X is its cost". */
const isOfEach = (m: Mod, w: Who): boolean =>
  'n' in m &&
  typeof w === 'object' &&
  !Array.isArray(w) &&
  ['target', 'choose', 'random', 'top'].every((pick) => !(pick in w)) &&
  holds(m.n, (part) => isObject(part) && part.of === 'it')

/** A set with nothing but a type prints "all allies", because "Allies have …" could be read as yours. */
const whole = (w: Who): boolean =>
  typeof w === 'object' && !Array.isArray(w) && Object.keys(w).every((k) => k === 'is' || k === 'as') && 'is' in w

/** "character", for a power that others are granted: "this character". */
const nounOf = (s: Scope, w: Who): string => thing(s, w, 'a').later.replace(/^(that|those|this|attached|your) /, '')

const plural = (s: Scope): boolean => s.subject !== null && (s.subject.plural || s.subject.you)

const statNames = { atk: 'ATK', health: 'health', def: 'DEF', maxHand: 'maximum hand size' } as const

/** A modifier with a duration keeps its first number (709.2d): "X", not "for each". */
function statText(s: Scope, m: ModOf<'stat'>, until: Duration | undefined): string {
  if (!(m.stat in statNames)) throw new Unprintable(`"${m.stat}" is not a stat`, m)
  const less = negative(m.n)
  const size = less ?? m.n
  const n = until === undefined ? much(s, size) : { text: figure(s, size), tail: '' }
  const number = n.text === '' ? figure(s, size) : n.text
  const tail = n.text === '' ? '' : n.tail
  if (tail && !s.tails.includes(tail)) s.tails.push(tail)
  if (less !== undefined && !m.set) return `-${number} ${statNames[m.stat]}`
  if (m.set) return `${number} ${statNames[m.stat]}`
  if (number.startsWith('that')) return `${number} more ${statNames[m.stat]}`
  return `${number.startsWith('-') ? number : `+${number}`} ${statNames[m.stat]}`
}

/** The reduction: "-X ATK". */
const negative = (n: Amount): Amount | undefined =>
  typeof n === 'object' && 'minus' in n && n.minus.length === 2 && n.minus[0] === 0 ? n.minus[1] : undefined

/** "you can control an additional Pet". */
function limitText(s: Scope, m: Extract<Mod, { mod: 'limit' }>): string {
  if (m.tag === 'hand') return 'you have no maximum hand size'
  const noun = tokenNoun(s, m.tag)
  if (m.n === 'any') return `you can control any number of ${noun.many}`
  return m.n === 1
    ? `you can control an additional ${noun.one}`
    : `you can control ${s.g.amount(s, m.n)} additional ${noun.many}`
}

/** "is also a Sheep", "becomes an ability", "loses Melee (1) and becomes [Ranged]". */
function isText(s: Scope, m: Extract<Mod, { mod: 'is' }>): string {
  const { tag, loses, type, damageType, becomes } = m
  if (becomes && tag?.startsWith('$')) {
    const word = lookUp(s, tag).thing?.later ?? 'that class'
    return plural(s) ? `are of ${word} and lose all other classes` : `is of ${word} and loses all other classes`
  }
  if (becomes && tag !== undefined)
    throw new Unprintable('a tag drives no other tags out', m, 'Leave out "becomes", or say the tag in one of its own.')
  const is = plural(s) ? 'are' : 'is'
  const noun = (word: string): string => {
    const many = plural(s) && !s.subject?.you
    const noun = describing.has(word) ? describedBy(s, word) : tokenNoun(s, word)
    return many ? noun.many : withArticle(noun.one)
  }
  const besides = s.subject?.player ? '' : 'also ' // a player is nothing else
  const also = [
    tag === undefined
      ? ''
      : tag === 'instant'
        ? tag
        : tag.startsWith('$')
          ? ofThatWord(s, tag)
          : (markText(s, tag) ?? `${besides}${noun(tag)}`),
    type === undefined || becomes ? '' : `also ${noun(type)}`,
    damageType === undefined || becomes ? '' : `also ${typeIcon(damageType)}`,
  ].filter(Boolean)
  const verbs = [
    loses === undefined
      ? ''
      : markText(s, loses) === null
        ? `${plural(s) ? 'lose' : 'loses'} ${loses === 'instant' ? "and can't have " : ''}${loses}`
        : `${is} no longer ${markText(s, loses)}`,
    becomes && type !== undefined ? `${plural(s) ? 'become' : 'becomes'} ${noun(type)}` : '',
    becomes && damageType !== undefined ? `${plural(s) ? 'become' : 'becomes'} ${typeIcon(damageType)}` : '',
    also.length === 0 ? '' : `${is} ${inList(also, 'and')}`,
  ].filter(Boolean)
  if (verbs.length === 0) throw new Unprintable('"is" names neither tag nor type', m)
  return inList(verbs, 'and')
}

/** "Arena ally", "Scourge cards". */
function describedBy(s: Scope, tag: string): Noun {
  const { one, many } = /\ball(y|ies)$/.test(s.subject?.later ?? '') ? kindNouns.ally : kindNouns.card
  return { one: `${tag} ${one}`, many: `${tag} ${many}` }
}

const ofThatWord = (s: Scope, tag: string): string => `also of ${lookUp(s, tag).thing?.later ?? 'that type'}`

/** "must attack this ally if able", "choose targets at random". */
function mustPart(s: Scope, m: Extract<Mod, { mod: 'must' }>, about: MakeAbout, tail: () => string): About {
  if (m.random) {
    saysOnly(m, ['mod', 'on', 'by', 'random', 'while'], 'targets chosen at random')
    if (m.on === 'attack') return about(m.by, () => `${plural(s) ? 'attack' : 'attacks'} at random${tail()}`)
    return about(m.by, () => `${plural(s) ? 'choose' : 'chooses'} targets at random${tail()}`)
  }
  const what = (): string => (m.what === undefined ? '' : `${m.on === 'strike' ? ' with' : ''} ${who(s, m.what, 'a')}`)
  return about(m.by, () => `must ${m.on}${what()} if able${tail()}`)
}

/** An effect's control is gained: "gain control of target ally"; a card in play has "you control attached ally". */
function controlText(s: Scope, m: Extract<Mod, { mod: 'control' }>, made: boolean): string {
  const by = thing(s, m.by, 'each')
  const said = say(s, by, 'subject')
  const verb = made ? 'gain' : 'control'
  const does = `${verb}${by.you || by.plural ? '' : 's'}${made ? ' control of' : ''}`
  return `${made && by.you ? '' : `${said} `}${does} ${who(s, m.what, 'all')}`
}

/** The fields that may stand beside "can", for each thing that can be done. */
const canRoles: Readonly<Record<Extract<Mod, { mod: 'can' }>['on'], readonly string[]>> = {
  play: ['for'],
  complete: ['for'],
  strike: ['with'],
  defendWith: ['with'],
  attackTwo: [],
  attack: ['for'],
  place: [],
  pay: ['for'],
  protect: ['for', 'against'],
}

function canText(s: Scope, m: Extract<Mod, { mod: 'can' }>): string {
  saysOnly(m, ['mod', 'on', 'by', 'while', ...canRoles[m.on]], `"can ${m.on}"`)
  const against = m.against === undefined ? '' : ` against ${who(s, m.against, 'bareOr')}`
  switch (m.on) {
    case 'play':
      return `play ${m.for === undefined ? 'any card' : fromThere(s, m.for)}`
    case 'complete':
      return `complete ${m.for === undefined ? 'any quest' : who(s, m.for, 'bareOr')}`
    case 'strike':
      return `wield ${who(s, m.with ?? { is: 'weapon' }, 'bareOr')}`
    case 'defendWith':
      return `be shielded with ${who(s, m.with ?? { is: 'equipment' }, 'bareOr')}`
    case 'place':
      return `place an additional resource on each of ${s.subject?.you ? 'your' : s.subject?.plural ? 'their' : 'his'} turns`
    case 'pay':
      return `exhaust ${who(s, m.for ?? { is: 'card' }, 'bareOr')} to pay costs as though they were resources`
    case 'attackTwo':
      return 'attack two opposing heroes and/or allies at the same time'
    default:
      return `${m.on}${m.for === undefined ? '' : ` ${who(s, m.for, 'bareOr')}`}${against}`
  }
}

/** "ally cards from your graveyard" */
function fromThere(s: Scope, cards: Who): string {
  s.zoneWord = 'from'
  const text = who(s, cards, 'bareOr')
  s.zoneWord = 'in'
  return text
}

function entersText(s: Scope, m: Extract<Mod, { mod: 'enters' }>): string {
  const enter = plural(s) ? 'enter' : 'enters'
  const c = m.counters ? quantityText(s, m.counters[1]) : null
  const counter = c
    ? ` with ${c.many ? `${c.text} ${counterName(m.counters![0])} counters` : withArticle(`${counterName(m.counters![0])} counter`)}${c.tail}`
    : ''
  const d = m.damage === undefined ? null : much(s, m.damage)
  return `${enter} play${m.state ? ` ${m.state}` : ''}${counter}${d ? ` with ${d.text} damage${d.tail}` : ''}`
}

/** "Play with the top card of your deck revealed", "You may look at the top card of your deck at any time". */
function seeText(s: Scope, m: Extract<Mod, { mod: 'see' }>): string {
  if (isSetWho(m.what) && m.what.in === 'hand' && m.what.of !== undefined) {
    const t = atEnd(s, thing(s, m.what.of, 'bare'))
    const said = t.you ? '' : `${say(s, t, 'subject')} `
    s.subject = t
    return `${said}${present('play', t)} with ${say(s, t, 'his')} hand${t.plural ? 's' : ''} revealed`
  }
  const what = who(s, m.what, 'all')
  if (m.by === 'players') return `play with ${what} revealed`
  return `${who(s, m.by, 'each', 'subject')} may look at ${what} at any time`
}

type MakeAbout = (w: Who, predicate: () => string, has?: () => string) => About

/** "can't attack", "can't be targeted by opponents", "can attack only heroes". */
function cannotPart(s: Scope, m: Extract<Mod, { mod: 'cannot' }>, about: MakeAbout, tail: () => string): About {
  const { mod: _, except, ifAble, during, while: __, ...event } = m
  if (ifAble && m.on !== 'attack')
    throw new Unprintable('only attacks are forbidden where something else is able', m, 'Leave out "ifAble".')
  if (during && m.on !== 'ready')
    throw new Unprintable('only cards that ready do so in a ready step', m, 'Leave out "during".')
  if (except !== undefined && hasOnly(event, 'on', 'by') && m.on === 'attack' && m.by !== undefined) {
    const able = ifAble ? ' if able' : ''
    return about(m.by, () => `can attack only ${who(s, except, 'bare')}${able}${tail()}`)
  }
  checkEvent(event, ['nth'])
  if (event.cause !== undefined) {
    const predicate = (): string => {
      const { verb } = eventClause({ ...s, said: [], subject: null }, event, 'cannot', 'bare')
      return `${verb}${but(s, except)}${tail()}`
    }
    return { ...about(event.cause, predicate) }
  }
  const subject = (): Thing => eventSubject(s, event, 'bare')
  const predicate = (): string => {
    const verb = eventVerb(s, event, 'cannot', 'bareOr', s.subject ?? subject())
    const able = ifAble ? ' if there is anything else to attack' : ''
    const step = during ? ` during ${possessor(s)} ready step` : ''
    return `${verb}${but(s, except)}${nthText(s, event).text}${step}${able}${tail()}`
  }
  const role = clauseRole(m)
  return { ...about(role ?? 'it', predicate), ...(role === undefined ? { id: JSON.stringify(event) } : {}), subject }
}

const but = (s: Scope, except: Who | undefined): string =>
  except === undefined ? '' : ` except ${who(s, except, 'bare')}`

const possessor = (s: Scope): string => (plural(s) ? "their controllers'" : "its controller's")

function clauseRole(m: Extract<Mod, { mod: 'cannot' }>): Who | undefined {
  const verb = must([m.on].flat()[0])
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
  if (verb === 'protect' && m.by === undefined) return m.for ?? m.against
  return passive.has(verb) ? (m.what ?? m.by) : (m.by ?? m.what ?? (m.to as Who))
}
