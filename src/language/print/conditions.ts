/** Conditions: "if Onyxia is defending", "if you control four or more allies", "if it's your turn". */

import { professions } from '../lists.ts'
import { isOneOf } from '../look-up.ts'
import { counterName, inList, isHeap, kindNouns, shortName, stateNames, withArticle } from '../phrases.ts'
import type { Compare, Condition, SetWho, Who } from '../types.ts'
import { boldSuffixes, iconWord, isChosen, typeIcon } from './deck.ts'
import { didText, eventClause } from './events.ts'
import { heroNamed, isPeople, isSole, kindsIn, markText, ofChosenType, tokenNoun, zoneNoun } from './heads.ts'
import type { Scope, Thing } from './scope.ts'
import { hasOnly, kindNoun, lookUp, makeThing, past, say, saysOnly, Unprintable, unsaid } from './scope.ts'
import { adjectiveOf, cardsOf, setThing } from './sets.ts'
import { askedClause, askedOf, countWords, sidesText, somebodyHas, someHave, youControl } from './sides.ts'
import { hasText, range, sharer, whereText } from './suffixes.ts'
import { thing, who, withoutTail } from './who.ts'

/** The clause after "if". */
export function condition(s: Scope, c: Condition, negated = false): string {
  if (typeof c !== 'object' || c === null) throw new Unprintable('no condition', c)
  if ('match' in c) return c.remained ? remainedText(s, c, negated) : matchText(s, c, negated)
  if ('some' in c) return someText(s, c.some, negated)
  if ('compare' in c)
    return sidesText(s, c.compare, negated) ?? (negated ? "it isn't so that " : '') + compareText(s, c.compare)
  if ('happened' in c) return happened(s, c, negated)
  if ('turnOf' in c) return turnOf(s, c.turnOf, negated, c.first)
  if ('wentFirst' in c)
    return `${who(s, c.wentFirst === 'opponents' ? { is: 'opponent' } : c.wentFirst, 'a', 'subject')} ${negated ? "didn't go" : 'went'} first this game`
  if ('right' in c) return guessText(s, c, negated)
  if ('done' in c) return doneText(s, c, negated)
  if ('stage' in c) return `the stage ${negated ? "isn't" : 'is'} "${c.stage}"`
  if ('empowered' in c) return empoweredText(s, c.empowered, negated)
  if ('not' in c) return condition(s, c.not, !negated)
  if ('all' in c) return several(s, c.all, negated, negated ? 'or' : 'and')
  if ('any' in c) return several(s, c.any, negated, negated ? 'and' : 'or')
  return unsaid('unknown condition', c)
}

/** Several conditions joined; "both" and "either" show which belong together. */
function several(s: Scope, parts: readonly Condition[], negated: boolean, word: 'and' | 'or'): string {
  const either = word === 'or' && !negated ? eitherText(s, parts) : null
  if (either !== null) return either
  const texts = parts.map((p) => {
    const text = condition(s, p, negated)
    const joined = ('all' in p && p.all.length > 1) || ('any' in p && p.any.length > 1)
    const own = joined ? ('all' in p !== negated ? 'and' : 'or') : word
    return own === word ? text : `${own === 'and' ? 'both' : 'either'} ${text}`
  })
  return inList(texts, word)
}

/** "your hero has Bear Form or Cat Form": what one thing may be or have. */
function eitherText(s: Scope, parts: readonly Condition[]): string | null {
  const [first, ...others] = parts.flatMap((c) => ('match' in c && !c.remained ? [c] : []))
  if (!first || others.length !== parts.length - 1) return null
  if (typeof first.match !== 'string' || others.some(({ match }) => match !== first.match)) return null
  const said = s.said.slice()
  const t = thing(s, first.match, 'each')
  const subject = say(s, t, 'subject')
  const all = [first, ...others].map((c) => predicates(s, c, t, false))
  const isKeyword = [first, ...others].every(({ has }) => has && 'keyword' in has)
  if (all.every((some) => some.length === 1))
    return `${subject} ${inList(
      all.flat().map((text, i) => (isKeyword && i > 0 ? text.replace(/^ha(s|ve) /, '') : text)),
      'or',
    )}`
  s.said = said // that was only to see how it reads
  return null
}

/** "you control another Mage hero or ally": "another" if the card itself is an ally. */
export function empoweredText(s: Scope, of: string, negated = false): string {
  const noun = `${of} hero or ally`
  const first = [s.def.type].flat().includes('ally') ? `another ${noun}` : withArticle(noun)
  const one = makeThing(s, { first, later: 'that character', living: true })
  return `you ${negated ? "don't " : ''}control ${say(s, one, 'object')}`
}

type Match = Extract<Condition, { match: Who }>

/** Fields that describe a thing already found: none that pick it, and no place unless the condition asks for it. */
const matchFields = [
  ...[
    'match',
    'is',
    'of',
    'owned',
    'in',
    'tag',
    'trait',
    'icon',
    'reputation',
    'requires',
    'name',
    'damageType',
    'state',
  ],
  ...['has', 'where', 'same', 'attachedTo', 'targeting', 'couldTarget', 'did', 'among', 'other', 'not'],
]

/** Subject and predicates: "your hero is a Hunter", "it's an ally card", "she has 15 or more damage". */
function matchText(s: Scope, c: Match, negated: boolean): string {
  saysOnly(c, matchFields, 'what is so')
  const t = withoutTail(thing(s, c.match, 'each'), c.match)
  const subject = say(s, t, 'subject')
  const said = s.said.slice()
  const positive = predicates(s, c, t, false)
  if (positive.length === 0) throw new Unprintable('a match with nothing to match', c, 'Say what is to be so.')
  knowHero(s, c, negated)
  if (!negated) return `${subject} ${inList(positive, 'and')}`
  if (c.did !== undefined || c.not !== undefined) return `it isn't so that ${subject} ${inList(positive, 'and')}`
  s.said = said // that was only to see how it reads
  return `${subject} ${inList(predicates(s, c, t, true), 'or')}`
}

/** "If your hero is Magmadar, he …": from here on the pronoun means that Boss. */
function knowHero(s: Scope, c: Match, negated: boolean): void {
  if (c.match !== 'yourHero' || negated) return
  s.hero = heroNamed(s, c.name) ?? s.hero
  for (const said of s.said) if (said.key === 'yourHero' && s.hero) said.pron = s.hero.they ?? 'it'
}

function predicates(s: Scope, c: Match, t: Thing, negated: boolean): string[] {
  const many = t.you || t.plural
  const be = many ? 'are' : 'is'
  const is = negated ? `${be}n't` : be
  const has = negated ? `${many ? "don't" : "doesn't"} have` : many ? 'have' : 'has'
  const parts: string[] = []
  for (const state of [c.state ?? []].flat())
    parts.push(`${is} ${sideText(s, c.match, state) ?? ofWhose(t, stateNames[state] ?? state)}`)
  const skill = c.trait !== undefined && isProfession(c.trait)
  if (skill) parts.push(`${has} ${c.trait}`)
  const noun = nounOf(s, skill ? withoutTrait(c) : c)
  if (noun) parts.push(`${is} ${noun}`)
  if (c.name !== undefined && c.is === undefined) parts.push(`${is} ${nameText(s, c.name)}`)
  if (c.has) parts.push(`${has} ${hasText(s, c.has)}`)
  const asked = askedOf(c.where)
  if (asked) parts.push(askedClause(s, asked, t, negated))
  else if (c.where) parts.push(`${has} ${whereText(s, c.where)}`)
  if (c.attachedTo !== undefined) parts.push(`${is} attached to ${who(s, c.attachedTo, 'a')}`)
  if (c.targeting !== undefined) parts.push(targetingPart(s, c.targeting, is))
  if (c.couldTarget !== undefined) parts.push(`${negated ? "couldn't" : 'could'} target ${who(s, c.couldTarget, 'a')}`)
  if (c.did) parts.push(withoutSubject(didText(s, c.did, c.did.since), t))
  if (c.in !== undefined) parts.push(`${is} ${zonePhrase(s, c)}`)
  if (c.same)
    parts.push(samePart(s, c.same, has, negated ? (many ? "don't share" : "doesn't share") : many ? 'share' : 'shares'))
  if (c.among !== undefined) parts.push(`${is} among ${who(s, c.among, 'all')}`)
  if (c.not) parts.push(`${be} not ${setThing(s, c.not, 'a').first}`)
  if (c.of !== undefined && !saidInNoun(c, noun) && !inZone(c)) parts.push(ownerPart(s, c.of, is))
  if (c.owned !== undefined) parts.push(`${is} owned by ${who(s, c.owned, 'a')}`)
  if (c.other !== undefined)
    parts.push(`${is} ${c.other === true ? 'another card' : `other than ${who(s, c.other, 'all')}`}`)
  return parts
}

const isProfession = (trait: string): boolean => isOneOf(professions, trait)
const withoutTrait = ({ trait: _, ...c }: Match): Match => c as Match

/** The predicate for a subject printed before. */
const withoutSubject = (text: string, t: Thing): string =>
  text.startsWith(`${t.later} `) ? text.slice(t.later.length + 1) : text.replace(/^(it|they|he|she) /, '')

/** "On his front", for a Boss called "he". */
const ofWhose = (t: Thing, state: string): string =>
  t.you || t.plural
    ? state
    : state.replace(/\bits\b/, { it: 'its', he: 'his', she: 'her', they: 'their', you: 'your' }[t.pron])

const nameText = (s: Scope, name: string): string =>
  heroNamed(s, name) ? shortName(name) : name.startsWith('$') ? 'of that name' : name

const targetingPart = (s: Scope, t: NonNullable<SetWho['targeting']>, is: string): string =>
  t === 'single'
    ? `${is} a link with a single target`
    : typeof t === 'object' && 'only' in t
      ? `${is} targeting only ${who(s, t.only, 'a')}`
      : `${is} targeting ${who(s, t, 'a')}`

function samePart(s: Scope, same: NonNullable<SetWho['same']>, has: string, shares: string): string {
  const other = sharer(s, same[1])
  if (same[0] === 'any type') return `${shares} a card type with ${other}`
  if (same[0] === 'class' || same[0] === 'race') return `${shares} a ${same[0]} with ${other}`
  return `${has} the same ${same[0] === 'type' ? 'card type' : same[0]} as ${other}`
}

/** Whether the noun already names the controller: "an opposing ally". */
const saidInNoun = (c: Match, noun: string): boolean => noun !== '' && c.of !== undefined && adjectiveOf(c.of) !== ''

const inZone = (c: Match): boolean => typeof c.in === 'string' && c.in !== 'play' && c.in !== 'chain'

/** "Submerged": the name of a side, if its card gives it one. */
function sideText(s: Scope, w: Who, state: string): string | undefined {
  if (state !== 'front' && state !== 'back') return undefined
  const name = typeof w === 'object' && 'name' in w ? w.name : undefined
  const def = w === 'self' ? s.def : heroNamed(s, name)
  return def?.sides?.[state === 'front' ? 0 : 1]
}

/** "in play", "in your hand", "in a graveyard". */
function zonePhrase(s: Scope, c: Match): string {
  if (typeof c.in !== 'string')
    throw new Unprintable('a graveyard that is a target, in a condition', c, 'Name the zone: in: "graveyard".')
  if (c.in === 'play') return 'in play'
  if (c.in === 'chain') return 'on the chain'
  if (c.in === 'removed') return `removed from the game${c.of === undefined ? '' : ` and ${who(s, c.of, 'a', 'his')}`}`
  const zone = zoneNoun(c.in).one
  return `in ${c.of === undefined || c.of === 'players' ? withArticle(zone) : `${who(s, c.of, 'a', 'his')} ${zone}`}`
}

function ownerPart(s: Scope, of: Who, is: string): string {
  const adjective = adjectiveOf(of)
  return adjective ? `${is} ${adjective}` : `${is} under ${who(s, of, 'a', 'his')} control`
}

/** "an ability card", "a Pet", "an Alliance hero", "The Bomb". */
function nounOf(s: Scope, c: Match): string {
  const kinds = [...kindsIn(c)]
  const tags = [c.tag ?? []].flat()
  const words = [
    c.of === undefined || inZone(c) ? '' : adjectiveOf(c.of),
    c.damageType && !isChosen(c.damageType) ? typeIcon(c.damageType) : '',
    c.icon ? iconWord(c.icon) : '',
    c.trait ?? '',
  ].filter(Boolean)
  if (kinds.length === 0 && tags.length === 0 && words.length === 0 && boldSuffixes(c).length === 0) return ''
  const plain = kinds.length === 0 && boldSuffixes(c).length === 0
  const [tag, word] = [tags[0], words[0]]
  const mark = plain && words.length === 0 && tags.length === 1 && tag ? markText(s, tag) : null
  if (mark !== null) return mark
  if (plain && tags.length === 0 && words.length === 1 && word && (isSide(c.trait) || c.damageType !== undefined))
    return word
  if (plain && tags.length === 0 && c.of !== undefined && words.length === 1 && words[0] === adjectiveOf(c.of))
    return ''
  if (tags.some((t) => t.startsWith('$')))
    throw new Unprintable('a chosen word in a condition', c, 'Ask with { some: … } for a card that has it.')
  const tagNouns = kinds.length === 0 ? tags.map((t) => tokenNoun(s, t).one) : tags
  if (kinds.length === 0 && tags.length === 0 && (c.icon || boldSuffixes(c).length > 0)) kinds.push('card')
  const nouns = kinds.flatMap((k) =>
    k === 'character' ? [kindNouns.hero.one, kindNouns.ally.one] : [kindNoun(s, k).one],
  )
  const named = [
    c.name === undefined || c.is === undefined ? '' : c.name.startsWith('$') ? ' with that name' : ` named ${c.name}`,
    ...boldSuffixes(c).map((t) => ` ${t}`),
    ofChosenType(s, c),
  ].join('')
  return withArticle([...words, inList(tagNouns, 'or'), inList(nouns, 'or')].filter(Boolean).join(' ')) + named
}

const isSide = (trait: string | undefined): boolean => trait === 'Alliance' || trait === 'Horde' || trait === 'Loyal'

/** "you control a Pet", "you have no cards in hand", "an opposing hero is exhausted". */
function someText(s: Scope, w: Who, negated: boolean): string {
  if (typeof w === 'object' && !Array.isArray(w) && isSet(w)) {
    w = cardsOf(w)
    const has = somebodyHas(s, w, negated)
    if (has !== null) return has
    const mine = w.of === 'you' && w.in === undefined
    if (mine) {
      const { of: _, ...rest } = w
      if (!negated || isSole(s, rest)) return `you ${negated ? "don't " : ''}control ${setThing(s, rest, 'a').first}`
      return `you control no ${setThing(s, rest, 'bareOr').first}`
    }
    if (w.is === undefined && isSole(s, w) && placeText(w) !== '')
      return `${say(s, setThing(s, w, 'a'), 'subject')} ${negated ? "isn't" : 'is'}${placeText(w)}`
    if (negated) {
      const none = setThing(s, w, 'bareOr').first
      return `there are no ${/^your .*deck$/.test(none) ? 'cards in ' : ''}${none}${w.in === undefined && !isPeople(w) ? ' in play' : ''}`
    }
    const mark = typeof w.tag === 'string' && w.is !== undefined ? markText(s, w.tag) : null
    if (mark !== null) {
      const { tag: _, ...rest } = w
      return `${say(s, setThing(s, rest, 'a'), 'subject')} is ${mark}`
    }
    if (w.where && isHeap(w.where[0]) && w.in === undefined && w.among === undefined && !isPeople(w)) {
      const { where, ...rest } = w
      return `${say(s, withoutTail(setThing(s, rest, 'a'), rest), 'subject')} has ${whereText(s, where)}`
    }
    const t = withoutTail(setThing(s, w, 'a'), w)
    if (w.rolled && hasOnly(w, 'is', 'rolled')) return say(s, t, 'subject').replace(/ who (?=rolled|chose)/, ' ')
    return `there is ${say(s, t, 'object')}${placeText(w)}`
  }
  const t = withoutTail(thing(s, w, 'a'), w)
  return `there ${t.plural ? 'are' : 'is'} ${negated ? 'none of ' : ''}${say(s, t, 'object')}`
}

/** The place of "there is": in play, or on the chain. */
function placeText(w: SetWho): string {
  if (w.in === undefined || w.in === 'play') return w.among === undefined && !isPeople(w) ? ' in play' : ''
  return w.in === 'chain' && w.of === undefined && w.is !== 'effect' && w.is !== 'reward' ? ' on the chain' : ''
}

const isSet = (w: object): w is SetWho => !('controller' in w || 'owner' in w || 'together' in w || 'case' in w)

function compareText(s: Scope, [a, op, b]: Extract<Condition, { compare: unknown }>['compare']): string {
  if (op === 'odd' || op === 'even' || b === undefined) return `${s.g.amount(s, a)} is ${op}`
  if (typeof a === 'object' && 'raid' in a && a.raid === 'stage' && typeof b === 'number')
    return op === '=' ? `it's stage ${b}` : `the stage is ${range(op, String(b))}`
  if (typeof a === 'object' && 'count' in a && typeof b === 'number') return countText(s, a.count, op, b)
  if (typeof a === 'object' && 'stat' in a && a.stat === 'hand' && a.of === 'you' && typeof b === 'number')
    return `you have ${countWords(op, b)} card${b === 1 && op === '=' ? '' : 's'} in hand`
  if (typeof a === 'object' && 'counters' in a && typeof b === 'number' && typeof a.of === 'string')
    return `there ${b === 1 && op === '=' ? 'is' : 'are'} ${countWords(op, b)} ${counterName(a.counters)} counter${b === 1 && op === '=' ? '' : 's'} on ${who(s, a.of, 'a')}`
  const alike = typeof a === 'object' && 'alike' in a && typeof b === 'number' ? youControl(s, a, op, b) : null
  if (alike !== null) return alike
  const left = s.g.amount(s, a)
  const right = s.g.amount(s, b)
  if ((a === 'X' || (typeof a === 'object' && 'stat' in a)) && typeof b === 'number')
    return `${left} is ${range(op, right)}`
  return `${left} is ${comparedTo[op]}${right}`
}

const comparedTo: Record<Compare, string> = {
  '=': '',
  '!=': 'not ',
  '<': 'less than ',
  '>': 'greater than ',
  '<=': 'less than or equal to ',
  '>=': 'greater than or equal to ',
}

/** "you control four or more allies", "seven or more Bloods are in play". */
function countText(s: Scope, of: Who, op: Compare, n: number): string {
  const words = countWords(op, n)
  const one = n === 1 && op === '='
  const be = one ? 'is' : 'are'
  if (typeof of !== 'object' || Array.isArray(of) || !isSet(of)) return `there ${be} ${words} of ${who(s, of, 'all')}`
  of = cardsOf(of)
  const have = someHave(s, of, op, n)
  if (have !== null) return have
  const noun = (w: SetWho): string => setThing(s, w, one ? 'per' : 'bareOr').first
  const { of: mine, ...rest } = of
  if (mine === 'you' && of.in === undefined) return `you control ${words} ${noun(rest)}`
  if (mine === 'you' && of.in === 'hand') return `you have ${words} ${noun({ is: 'card', ...of })}`
  const plainly =
    !isPeople(of) && of.in === undefined && (mine === undefined || adjectiveOf(mine) !== '') && of.among === undefined
  return plainly ? `${words} ${noun(of)} ${be} in play` : `there ${be} ${words} ${noun({ is: 'card', ...of })}`
}

function happened(s: Scope, c: Extract<Condition, { happened: unknown }>, negated: boolean): string {
  return past(s, c.happened, () => happenedText(s, c, negated))
}

function happenedText(s: Scope, c: Extract<Condition, { happened: unknown }>, negated: boolean): string {
  if (!negated) return didText(s, c.happened, c.since)
  if (c.happened.nth !== undefined) return `it isn't so that ${didText(s, c.happened, c.since)}`
  const { said, verb } = eventClause(s, c.happened, 'not', 'a')
  return `${said} ${verb} this ${c.since}`
}

function guessText(s: Scope, c: Extract<Condition, { right: string }>, negated: boolean): string {
  return `${lookUp(s, c.right).guess ?? 'you'} guessed ${negated ? 'wrong' : 'correctly'}`
}

function turnOf(s: Scope, of: Who, negated: boolean, first?: true): string {
  return `${negated ? "it isn't" : "it's"} ${who(s, of, 'a', 'his')} ${first ? 'first ' : ''}turn`
}

/** "it has remained exhausted" (714.3b). */
function remainedText(s: Scope, { remained: _, ...c }: Match, negated: boolean): string {
  const text = matchText(s, c, false)
  const has = (be: string): string => `${be === 'is' ? 'has' : 'have'}${negated ? "n't" : ''} remained`
  if (/ (is|are) /.test(text)) return text.replace(/(?<= )(is|are)(?= )/, has)
  return `it ${negated ? "hasn't" : 'has'} been so all along that ${text}`
}

/** A step of this text, by its effect: "you do", "damage was dealt this way". */
function doneText(s: Scope, c: Extract<Condition, { done: string }>, negated: boolean): string {
  const name = c.done
  const ref = s.refs[name]
  if (!ref) throw new Unprintable(`nothing is called ${name} here`, name)
  const way = ref.thing?.way
  if (!way) return negated ? "you didn't" : 'you did'
  const what = way.includes('damage') || way === 'healed' ? 'damage' : 'a card'
  const verb = way.includes('damage') ? way.replace(/ damage$/, '') : way
  if (Object.values(s.refs).some((r) => r.thing?.way === way && r.thing.key !== ref.thing?.key))
    throw new Unprintable(`${name} and another are both ${verb} this way`, c, 'Ask before the other is done.')
  return `${what} was${negated ? "n't" : ''} ${verb} this way`
}
