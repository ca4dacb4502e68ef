/** The suffixes of a noun: its owner, its zone, "with cost 3 or less", "that was dealt damage this turn". */

import { isObject } from '../meta.ts'
import { isOfLinks, isSetWho } from '../nodes.ts'
import {
  capital,
  compareWords,
  counterName,
  inList,
  isHeap,
  nameNoun,
  stateNames,
  statNouns,
  withArticle,
} from '../phrases.ts'
import type { Amount, Compare, SetWho, Who, ZoneName } from '../types.ts'
import { boldSuffixes } from './deck.ts'
import { isPile, kindsIn } from './heads.ts'
import type { NounFrame, Scope, Thing } from './scope.ts'
import { hasOnly, keysOf, looking, lookUp, say, Unprintable } from './scope.ts'
import { askedSuffix, extremeSuffix } from './sides.ts'
import { glance, thing, who, withoutTail } from './who.ts'

export interface Suffix {
  text: string
  /** "that player's", "your": the owner of a hero or deck, in front of the noun. */
  hero: string
  owner: string
  zone: string
}

const nowhere: Suffix = { text: '', hero: '', owner: '', zone: '' }

interface Head {
  single: boolean
  /** Players and their decks, which lie in no zone. */
  people: boolean
  /** " other than this ally". */
  other: string
}

export function suffixes(s: Scope, w: SetWho, { single, people, other }: Head): Suffix {
  const of = people ? whosePile(s, w) : place(s, w, single)
  const { not, same, attachedTo, targeting, couldTarget } = w
  const a = single ? 'a' : 'bareOr'
  const closed = [
    w.differ === 'name' ? ' with different names' : '',
    of.text,
    w.owned === undefined ? '' : ownedText(s, w.owned),
    w.in === 'everywhere' ? ' everywhere' : '',
    w.deck === undefined ? '' : ` from the ${capital(w.deck)} deck`,
    w.among === undefined ? '' : pool(s, w, w.among, single),
    ...stateSuffix(w, single),
    typeof (w.most ?? w.least) === 'object' ? extremeSuffix(s, w) : '',
    typeof w.tag === 'string' && w.tag.startsWith('$') ? ` of ${lookUp(s, w.tag).thing?.later ?? 'that type'}` : '',
    w.damageType?.startsWith('$') ? ` of ${lookUp(s, w.damageType).thing?.later ?? 'that type'}` : '',
    ...boldSuffixes(w).map((text) => ` ${text}`),
    withText(s, w, single),
  ]
  const but = not ? without(s, not, single) : ''
  const open: readonly Naming[] = [
    [but.startsWith(' other than') ? not : not?.attachedTo, but],
    ['', askedSuffix(s, w, single)],
    [same?.[1], same ? sameText(s, same, single) : ''],
    [attachedTo, attachedTo === undefined ? '' : ` attached to ${who({ ...s, subject: null }, attachedTo, a)}`],
    [w.fighting, w.fighting === undefined ? '' : fightingText(s, w.fighting, single)],
    [targeting, targeting === undefined ? '' : targetingText(s, targeting, single)],
    [couldTarget, couldTarget === undefined ? '' : ` that could target ${who(s, couldTarget, 'a')}`],
    ['', w.rolled ? ` who ${lookUp(s, w.rolled[0]).each ?? 'rolled'} ${rolledText(s, w.rolled)}` : ''],
    ['', w.did ? didText(s, w.did, single) : ''],
    ['', w.either ? eitherSuffix(s, w.either, single) : ''],
    [w.other, other],
    ['', w.atRandom ? ' chosen at random' : ''],
  ]
  return { ...of, text: closed.join('') + describedLast(w, open) }
}

/** The words of a description, and the others that it names. */
type Naming = readonly [others: unknown, text: string]

/** Puts a description by others last, and refuses a second one: what follows other cards would be said of them. */
function describedLast(w: SetWho, all: readonly Naming[]): string {
  const isOfOthers = ([others, text]: Naming): boolean => isObject(others) && text !== ''
  const [last, ...more] = all.filter(isOfOthers)
  if (more.length > 0)
    throw new Unprintable('the second description would be of the cards in the first', w, 'Leave out one of them.')
  return [...all.filter((one) => !isOfOthers(one)), ...(last ? [last] : [])].map(([, text]) => text).join('')
}

/** "odd", "a 4 or more in all". */
const rolledText = (s: Scope, [, op, n = 0]: NonNullable<SetWho['rolled']>): string =>
  op === 'odd' || op === 'even' ? op : compared(s, op, n)

/** " with the highest ATK", " with Stealth and cost 3 or less". */
function withText(s: Scope, w: SetWho, single: boolean): string {
  const parts = [
    typeof w.most === 'string' ? `the ${extreme(w.most, 'most', 'highest')}` : '',
    typeof w.least === 'string' ? `the ${extreme(w.least, w.least === 'hand' ? 'fewest' : 'least', 'lowest')}` : '',
    w.has ? hasText(s, w.has) : '',
    (w.either && keywordsOf(w.either)) ?? '',
    w.where ? whereText(s, w.where) : '',
    w.combined ? `combined ${whereText(s, [w.combined[0], '<=', w.combined[1]])}` : '',
    w.nameWith === undefined ? '' : `${w.nameWith} in ${single ? 'its name' : 'their names'}`,
  ].filter(Boolean)
  return parts.length === 0 ? '' : ` with ${inList(parts, 'and')}`
}

/** "you own" */
function ownedText(s: Scope, by: Who, frame: NounFrame = 'a'): string {
  const t = withoutTail(thing(s, by, frame), by)
  return ` ${say(s, t, 'subject')} own${t.you || t.plural ? '' : 's'}`
}

const isPick = (w: SetWho): boolean =>
  [w.target, w.choose, w.random, w.most, w.least].some((pick) => pick !== undefined)

/** "your deck", "target deck of an opponent"; players belong to nobody, but can be "opposing". */
function whosePile(s: Scope, w: SetWho): Suffix {
  const { of } = w
  if (of === 'opponents' || of === 'friends')
    return isPile(w) && theyControl(s, of) ? { ...nowhere, text: ' of theirs' } : nowhere
  if (of === undefined || of === 'players') return nowhere
  if (isPile(w) && !isPick(w)) return { ...nowhere, hero: who(s, of, 'each', 'his') }
  if (isPile(w)) return { ...nowhere, text: ` of ${who(s, of, 'a')}` }
  return { ...nowhere, text: ` among ${who(s, of, 'bare')}` }
}

/** Controller in play and on the chain; owner and zone elsewhere. Cards picked from a pile have the place of that pile. */
function place(s: Scope, w: SetWho, single: boolean): Suffix {
  if (w.in === 'everywhere') return place(s, { ...w, in: 'play' }, single)
  if (w.among !== undefined) {
    const owner = glance(s, w.among, 'all').owner
    const here = w.in === undefined && (w.of ?? w.ofEach) !== undefined ? controller(s, w, 'play') : nowhere
    return { ...here, owner }
  }
  return lying(s, w, single)
}

function lying(s: Scope, w: SetWho, single: boolean): Suffix {
  if (Array.isArray(w.in)) return inSeveral(s, w, w.in, single)
  const zone = typeof w.in === 'string' ? w.in : 'play'
  if (zone === 'play') return controller(s, w, zone)
  if (zone === 'chain') return onChain(s, w)
  if (zone === 'removed') {
    const of = w.of ?? w.ofEach
    const own = of === undefined || w.of === 'players' ? '' : ownedText(s, of, w.ofEach === undefined ? 'a' : 'each')
    return { ...nowhere, text: `${own} removed from the game`, owner: single ? "its owner's" : "their owners'" }
  }
  const [kind, name] = zone.split(':')
  const of = w.of ?? w.ofEach
  if (w.ofOne) return zoned(s, of === 'opponents' ? `one opponent's ${kind}` : `one ${kind}`, "their owner's")
  const noun = name ? `${name} ${kind}` : kind
  if (of === undefined || (of === 'players' && w.ofEach === undefined))
    return zoned(s, kind === 'hand' ? 'any hand' : `any ${noun}`, single ? "its owner's" : "their owners'")
  const t = withoutTail(thing(s, of, w.ofEach !== undefined ? 'each' : single ? 'a' : 'bare'), of)
  if (isDescribed(t)) return zoned(s, `the ${t.plural ? `${noun}s` : noun} of ${say(s, t, 'object')}`, "its owner's")
  const his = name && t.you ? 'the' : say(s, t, 'his')
  return zoned(
    s,
    `${his} ${t.plural ? `${noun}s` : noun}`,
    his === 'the' ? 'your' : t.player && !t.you && !single ? 'their' : his,
  )
}

/** "in your graveyard or collection": as in the first of them, and the others by their names. */
function inSeveral(s: Scope, w: SetWho, zones: readonly ZoneName[], single: boolean): Suffix {
  const [first, ...others] = zones as readonly [ZoneName, ...ZoneName[]]
  const of = lying(s, { ...w, in: first }, single)
  const also = (text: string): string =>
    inList([text, ...others.map((zone) => zone.replace(/^(\w+):(.*)/, '$2 $1'))], 'or')
  return { ...of, text: also(of.text), zone: also(of.zone) }
}

const zoned = (s: Scope, zone: string, owner: string): Suffix => ({
  text: ` ${s.zoneWord} ${zone}`,
  hero: '',
  owner,
  zone,
})

/** Adds "on the chain" to "card" alone, which "ability card" does not need. */
function onChain(s: Scope, w: SetWho): Suffix {
  const { text } = controller(s, w, 'chain')
  const kinds = [...kindsIn(w)]
  const plain =
    kinds.length === 0
      ? w.name !== undefined || (w.tag === undefined && !isOfLinks(w))
      : kinds.some((k) => saysNoZone.has(k)) && !kinds.includes('effect')
  return { ...nowhere, text: text === '' && plain ? ' on the chain' : text }
}

const saysNoZone: ReadonlySet<string> = new Set(['card', 'resource', 'token'])
const inParties: ReadonlySet<string> = new Set(['hero', 'ally', 'character'])

/** "That player's hero"; "your hero" is a word of its own, and whoever controls several means all "heroes you control". */
export const isHisHero = (w: SetWho, of: Thing): boolean =>
  w.is === 'hero' && w.other === undefined && !(of.you && hasOnly(w, 'is', 'of', 'as'))

function controller(s: Scope, w: SetWho, zone: 'play' | 'chain'): Suffix {
  if (w.ofEach !== undefined) {
    const each = who(s, w.ofEach, 'each', 'subject')
    s.each.push(each)
    return { ...nowhere, text: ` ${each} ${zone === 'chain' ? 'plays' : 'controls'}` }
  }
  const of = w.of
  if (w.ofOne) return { ...nowhere, text: ' in one party' }
  if (of === undefined || of === 'players') return nowhere
  if (of === 'opponents' || of === 'friends')
    return theyControl(s, of) ? { ...nowhere, text: ' they control' } : nowhere
  const said = s.said.slice()
  const t = withoutTail(thing(s, of, 'a'), of)
  const again = (): string => {
    s.said = said // it has been looked at, not said
    return who(s, of, 'each', 'his')
  }
  if (isHisHero(w, t) && zone === 'play' && !isPick(w) && w.among === undefined && !isDescribed(t))
    return { ...nowhere, hero: again() }
  const kinds = [...kindsIn(w)]
  const party = zone === 'play' && !t.you && kinds.length > 0 && kinds.every((k) => inParties.has(k))
  const mine = typeof of === 'object' && 'choose' in of && of.choose !== undefined && of.by === undefined
  if (party && !mine && !isDescribed(t)) {
    s.said = said
    return { ...nowhere, text: ` in ${partyOf(s, of)} party` }
  }
  if (party) return { ...nowhere, text: ` in the party of ${say(s, t, 'object')}${mine ? ' of your choice' : ''}` }
  const verb = zone === 'chain' ? 'play' : 'control'
  const subject = say(s, t, 'subject')
  if (mine) return { ...nowhere, text: ` that ${subject} of your choice ${verb}${t.plural ? '' : 's'}` }
  return { ...nowhere, text: ` ${subject} ${verb}${t.you || t.plural ? '' : 's'}` }
}

/** Players described at such length that a possessive would attach to the last word: "an opponent with no cards in hand". */
export const isDescribed = (t: Thing): boolean => t.player && / (who|whom|with) /.test(t.first)

/** "target player's", "that ally's"; "its" only for the subject, so that the cards don't seem to have a party each. */
function partyOf(s: Scope, of: Who): string {
  const ofCard = typeof of === 'object' && 'controller' in of ? thing(s, of.controller, 'a') : null
  if (ofCard && ofCard.key !== s.subject?.key && !ofCard.you) {
    const { said, before } = s
    const text = say({ ...s, said: [], before: [] }, ofCard, 'his')
    s.said = said.some((o) => o.key === ofCard.key) ? said : [...said, ofCard]
    s.before = before
    return text
  }
  return ofCard ? say(s, ofCard, 'his') : who(s, of, 'a', 'his')
}

/** Opponents act on what opponents control: "they control", not "opposing". */
export const theyControl = (s: Scope, of: Who): boolean =>
  s.subject?.plural === true && s.subject.key === glance(s, of, 'bare').key

/** "revealed this way", or "among those cards"; "still in your deck" if the set asks for it. */
function pool(s: Scope, w: SetWho, among: Who, single: boolean): string {
  const t = thing(s, among, 'all')
  const text = t.way ? ` ${t.way} this way` : ` among ${say(s, t, 'object')}`
  if (typeof w.in !== 'string') return text
  const { text: where } = lying({ ...s, zoneWord: 'in' }, w, single)
  const there =
    w.in === 'play' || w.in === 'chain'
      ? `${w.in === 'play' ? ' in play' : ' on the chain'}${where.replace(' on the chain', '')}`
      : where
  return `${text} ${single ? "that's" : 'that are'} still${there}`
}

function stateSuffix(w: SetWho, single: boolean): string[] {
  const its = single ? 'its' : 'their'
  return [w.state ?? []].flat().map((state) => {
    if (state === 'inCombat') return ' in combat'
    if (state === 'front' || state === 'back') return ` on ${its} ${state}`
    return ''
  })
}
/** "that's attacking your hero". */
function fightingText(s: Scope, f: NonNullable<SetWho['fighting']>, single: boolean): string {
  const is = single ? "that's" : 'that are'
  if ('attacking' in f) return ` ${is} attacking ${who(s, f.attacking, 'a')}`
  if ('defending' in f) return ` ${is} defending against ${who(s, f.defending, 'a')}`
  return ` ${is} in combat with ${who(s, f.inCombat, 'a')}`
}

/** "that's targeting only your hero", "with a single target". */
function targetingText(s: Scope, t: NonNullable<SetWho['targeting']>, single: boolean): string {
  if (t === 'single') return ' with a single target'
  const is = single ? "that's" : 'that are'
  if (typeof t === 'object' && 'only' in t) return ` ${is} targeting only ${who(s, t.only, 'a')}`
  return ` ${is} targeting ${who(s, t, 'a')}`
}

/** "Protector", "a spine counter", "a Cube attached". */
export function hasText(s: Scope, has: NonNullable<SetWho['has']>): string {
  if ('keyword' in has) return has.keyword
  if ('counter' in has) return withArticle(`${counterName(has.counter)} counter`)
  if ('attached' in has) {
    if (has.attached === true) return 'an attachment'
    if (typeof has.attached === 'object')
      return who(s, has.attached, 'a') + (has.attached.state === 'attached' ? '' : ' attached')
    return `${withArticle((s.words.token?.(has.attached) ?? nameNoun(has.attached)).one)} attached`
  }
  if ('gives' in has) return `a modifier that gives ${who(s, has.to, 'each')} ${inList(has.gives, 'or')}`
  throw new Unprintable('unknown "has"', has)
}

function without(s: Scope, not: SetWho, single: boolean): string {
  const keys = keysOf(not)
  if (keys.length === 1) {
    if (
      not.damageType ||
      (typeof not.tag === 'string' && !not.tag.startsWith('$')) ||
      not.trait ||
      not.icon ||
      not.state === 'attached' ||
      not.state === 'ongoing'
    )
      return ''
    if (not.state) {
      const states = [not.state].flat().map((state) => stateNames[state] ?? state)
      return ` that ${single ? 'is' : 'are'}n't ${states.length > 1 ? 'both ' : ''}${inList(states, 'and')}`
    }
    if (not.has && 'counter' in not.has) return ` with no ${not.has.counter} counters`
    if (not.has && 'keyword' in not.has) return ` without ${not.has.keyword}`
    if (not.has && 'attached' in not.has)
      return not.has.attached === true ? ' without an attachment' : ` with no ${not.has.attached} attached`
    if (not.attachedTo !== undefined)
      return ` that ${single ? "isn't" : "aren't"} attached to ${who(s, not.attachedTo, 'a')}`
  }
  return ` other than ${s.g.set(s, not, 'a').first}`
}

/** "least damage", "highest ATK". */
const extreme = (stat: string, much: string, high: string): string =>
  `${stat === 'damage' || stat === 'hand' ? much : high} ${statNoun(stat)}`

/** "ATK", "cards in hand". */
export function statNoun(stat: string): string {
  const noun = statNouns[stat]
  if (!noun) throw new Unprintable(`"${stat}" is not a stat`, stat)
  return noun
}

/** "cost 3 or less", "2 or more damage", "an odd cost". */
export function whereText(s: Scope, where: NonNullable<SetWho['where']>): string {
  const [stat, op, n = 0] = where
  if (typeof stat === 'object') return ''
  const noun = statNoun(stat)
  if (op === 'odd' || op === 'even') return `an ${op} ${noun}`
  const full = n === 0 && op === '=' && isHeap(stat) ? 'no' : looking(s, () => compared(s, op, n))
  return isHeap(stat) ? `${full} ${noun}` : `${noun} ${full}`
}

/** "3 or less", "less than its cost". */
const compared = (s: Scope, op: Compare, n: Amount): string =>
  typeof n === 'number' || n === 'X' ? range(op, n) : `${compareWords[op]}${s.g.amount(s, n)}`

/** "3 or less". */
export function range(op: Compare, n: number | string): string {
  if (op === '=') return `${n}`
  if (op === '<=') return `${n} or less`
  if (op === '>=') return `${n} or more`
  if (!(op in compareWords)) throw new Unprintable(`"${op}" compares nothing`, op)
  return compareWords[op] + n
}

/** The other side of sharing: "an ally", "another card" than the candidate. */
export function sharer(s: Scope, as: Who): string {
  if (!isSetWho(as) || as.other !== 'it') return who(s, as, 'a')
  const { other: _, ...others } = as
  return who(s, others, 'a').replace(/^an? /, 'another ')
}

function sameText(s: Scope, same: NonNullable<SetWho['same']>, single: boolean): string {
  const [what, as] = same
  const shares = single ? 'shares' : 'share'
  const other = sharer(isSetWho(as) ? { ...s, looked: true } : s, as)
  if (what === 'any type') return ` that ${shares} a card type with ${other}`
  if (what === 'type') return ` with the same card type as ${other}`
  return what === 'class' || what === 'race'
    ? ` that ${shares} a ${what} with ${other}`
    : ` with the same ${what} as ${other}`
}

/** Keywords of which one is enough: "Mend or Protector". */
function keywordsOf(either: readonly SetWho[]): string | undefined {
  const words = either.flatMap((one) =>
    hasOnly(one, 'has') && one.has && 'keyword' in one.has ? [one.has.keyword] : [],
  )
  return words.length === either.length ? inList(words, 'or') : undefined
}

/** " that attacked this turn or that entered play this turn", " that shares a class or race with it". */
function eitherSuffix(s: Scope, either: readonly SetWho[], single: boolean): string {
  if (either.every((one) => hasOnly(one, 'is', 'tag', 'trait', 'icon', 'damageType'))) return ''
  if (keywordsOf(either)) return ''
  const said = either.map((one) => (hasOnly(one, 'did') && one.did ? didText(s, one.did, single) : ''))
  if (said.every(Boolean)) return said.join(' or')
  const [first, ...others] = either.map((one) => (hasOnly(one, 'same') ? one.same : undefined))
  if (first && others.every((one) => JSON.stringify(one?.[1]) === JSON.stringify(first[1]))) {
    const words = inList([first[0], ...others.map((one) => one?.[0] ?? '')], 'or')
    return sameText(s, ['class', first[1]], single).replace('class', words)
  }
  throw new Unprintable('these descriptions are of different kinds', either, 'Describe all of them in the same way.')
}

/** "that was dealt combat damage by your hero this turn". */
function didText(s: Scope, did: NonNullable<SetWho['did']>, single: boolean): string {
  const { with: tool, ...without } = did
  s = { ...s, looked: true, it: null }
  if (tool === 'it') return ` with which ${s.g.did(s, without, did.since)}`
  const clause = s.g.did(s, did, did.since).replace(/^damage was healed from it\b/, 'it was healed')
  const mine = /^(it|they) /
  const text = mine.test(clause) ? clause.replace(mine, '') : clause.replace(/ it\b/, '') // "that he attacked"
  return ` that ${single ? text : text.replace(/^was /, 'were ').replace(/^has /, 'have ')}`
}
