/** Sets and picks as noun phrases: "up to two other target heroes and/or allies", "each opposing ally". Every field is printed, or refused. */

import { isSetWho } from '../nodes.ts'
import { inList, nameNoun, ordinal, shortName, stateWords, withArticle } from '../phrases.ts'
import type { SetWho, Who } from '../types.ts'
import { iconWord, iconWords, isChosen, typeIcon } from './deck.ts'
import {
  headNoun,
  heroNamed,
  isAttachment,
  isHidden,
  isNamedThe,
  isPeople,
  isPile,
  isSole,
  kindsIn,
  laterNoun,
  markedPlayer,
  tagInFront,
  zoneNoun,
  zoneOf,
} from './heads.ts'
import { checkPick, chooser, hasPick, otherOf, type Pick, pickOf, quantityPick } from './picks.ts'
import type { NounFrame, Scope, Thing } from './scope.ts'
import { bindRef, hasOnly, keyFor, keysOf, makeThing, noticed, say, saysOnly, Unprintable } from './scope.ts'
import { isDescribed, isHisHero, suffixes, theyControl } from './suffixes.ts'
import { glance, thing, who, withoutTail } from './who.ts'

/** The denotation of a set; binds its `as`. */
export function setThing(s: Scope, w: SetWho, frame: NounFrame): Thing {
  const t = shape(s, w, frame)
  noticed(s, w, t.first)
  if (!w.as) return t
  const bound = { ...t, key: keyFor(s, w.as, w) }
  const many = w.ofEach !== undefined || (frame === 'each' && !hasPick(w) && !t.plural && t.first.startsWith('each '))
  const several = many ? { ...bound, later: thoseOf(t), plural: true, pron: 'they' as const, count: 0 } : bound
  const alone = isOne(w) || frame === 'a'
  bindRef(s, w.as, { thing: several, ...(alone ? {} : { count: `the number of ${countable(s, w, t)}` }) })
  return bound
}

/** Each of them is one of those. */
const thoseOf = ({ later }: Thing): string =>
  later.replace(/^that (.*)$/, (_, noun: string) => `those ${nameNoun(noun).many}`)

/** One thing that is not a number. */
const isOne = (w: SetWho): boolean =>
  w.ofEach === undefined && ([w.target, w.choose, w.random, w.top].includes(1) || (w.most ?? w.least) !== undefined)

/** "allies" of "each ally". */
const countable = (s: Scope, w: SetWho, t: Thing): string =>
  t.plural ? t.later : isPeople(w) || isPile(w) ? laterNoun(s, w, true) : 'cards'

function shape(s: Scope, w: SetWho, frame: NounFrame): Thing {
  checkPick(w)
  const hero = hasOnly(w, 'name', 'as') ? heroNamed(s, w.name) : undefined
  if (hero)
    return makeThing(s, {
      ...{ key: `hero:${hero.name}`, first: shortName(hero.name), pron: hero.they ?? 'it', living: true },
    })
  if (typeof w.in === 'object' && 'target' in w.in) return cardsInTargets(s, w, w.in)
  if (w.top !== undefined) return topCards(s, w)
  if (w.among !== undefined && isName(w.other) && hasOnly(w, 'among', 'other', 'as')) return theRest(s, w)
  if (isWholeZone(w) && frame !== 'per') return wholeZone(s, w, frame)
  return cards(s, w, frame)
}

/** "your deck", when all of a zone is meant. */
export const isWholeZone = (w: SetWho): w is SetWho & { of: Who } =>
  isHidden(w) && typeof w.in === 'string' && w.in !== 'chain' && w.of !== undefined && hasOnly(w, 'in', 'of', 'as')

/** A set as cards to be counted: "cards in your hand", not "your hand"; "heroes in his party", not "his hero". */
export function cardsOf(w: SetWho): SetWho
export function cardsOf(w: Who): Who
export function cardsOf(w: Who): Who {
  if (!isSetWho(w)) return w
  if (w.is === 'hero' && w.of !== undefined) return { ...w, is: ['hero'] }
  return isWholeZone(w) ? { is: 'card', ...w } : w
}

function wholeZone(s: Scope, w: SetWho & { of: Who }, frame: NounFrame): Thing {
  if (w.in === 'removed') return cards(s, { ...w, is: 'card' }, frame)
  const of = withoutTail(thing(s, w.of, frame === 'all' || frame === 'bare' ? 'bare' : 'each'), w.of)
  const noun = zoneNoun(zoneOf(w))
  const plural = of.plural
  const pile = plural ? noun.many : noun.one
  const his = isDescribed(of) ? "its owner's" : say(s, of, 'his')
  const first = isDescribed(of) ? `the ${pile} of ${say(s, of, 'object')}` : `${his} ${pile}`
  return makeThing(s, {
    first,
    later: `${plural ? 'those' : 'that'} ${pile}`,
    plural,
    owner: his,
  })
}

/** "the top two cards of your deck"; of cards of some kind "the topmost ally card in your deck". */
function topCards(s: Scope, w: SetWho): Thing {
  const zone = zoneOf(w)
  if (!/^(deck|graveyard)/.test(zone))
    throw new Unprintable(`"${zone}" has no top`, w, 'A deck or a graveyard has: write in: "deck".')
  const of = w.of === undefined ? null : thing(s, w.of, 'each')
  if (of === null) throw new Unprintable('it does not say whose', w, 'Write of: "you", or whose it is.')
  const noun = zoneNoun(zone)
  const number = s.g.quantity(s, w.top!)
  // "for each …" after it would seem to belong to the verb.
  const { text, many, tail } = number.tail ? { text: s.g.figure(s, w.top!), many: true, tail: '' } : number
  const mine = of.you && zone.includes(':')
  const his = mine ? 'the' : say(s, of, 'his')
  const deck = `${his} ${noun.one}`
  const plain =
    hasOnly(w, 'top', 'place', 'in', 'of', 'as') || (hasOnly(w, 'top', 'in', 'of', 'as', 'is') && w.is === 'card')
  const end = w.place === 'bottom' ? 'bottom' : 'top'
  const { top: _, of: __, in: ___, ...fields } = w
  if (w.place !== undefined && !plain)
    throw new Unprintable('a card with a place can’t be described', w, 'Name it first, and describe it by its name.')
  const kind = plain
    ? ''
    : cards(s, { ...fields, in: 'chain' }, many ? 'bare' : 'per').first.replace(' on the chain', '')
  const plural = many || of.first.startsWith('each ')
  const so = many ? `${text} ` : ''
  const first = plain
    ? text.startsWith('that ')
      ? `that many cards from the ${end} of ${deck}`
      : typeof w.place === 'number'
        ? `the ${ordinal(w.place)} card from the top of ${deck}`
        : `the ${end} ${so}${many ? 'cards' : 'card'} of ${deck}`
    : `the topmost ${so}${kind} ${s.zoneWord} ${deck}`
  return makeThing(s, {
    first,
    later: plural ? 'those cards' : 'that card',
    plural,
    owner: mine ? 'your' : his,
    zone: deck,
    tail,
    count: many ? (typeof w.top === 'number' ? w.top : 0) : 1,
  })
}

const isName = (w: SetWho['other']): boolean =>
  w !== undefined && w !== true && [w].flat().every((one) => typeof one === 'string' && one.startsWith('$'))

/** "the other" of two, "the rest" of more. */
function theRest(s: Scope, w: SetWho): Thing {
  const all = thing(s, w.among!, 'all')
  const taken = thing(s, w.other as Who, 'all') // it has to be bound
  const plural = all.count !== 2 || taken.plural
  const first = plural ? 'the rest' : 'the other'
  return makeThing(s, { first, later: plural ? 'those cards' : 'that card', plural, owner: all.owner })
}

/** Cards in a graveyard that is itself a target. */
function cardsInTargets(s: Scope, w: SetWho, zone: Extract<SetWho['in'], { target: unknown }>): Thing {
  saysOnly(zone, ['target', 'is', 'of', 'by', 'as'], 'a graveyard that is a target')
  const pick = quantityPick(s, zone.target, 'target')
  const noun = pick.one ? 'graveyard' : 'graveyards'
  const whose = zone.of === undefined || adjectiveOf(zone.of) ? '' : ` of ${who(s, zone.of, 'each')}`
  const chosen = chooser(s, { target: zone.target, ...(zone.by === undefined ? {} : { by: zone.by }) })
  const number = pick.one && pick.exact === 1 ? '' : pick.many
  const adjective = zone.of === undefined ? '' : adjectiveOf(zone.of)
  const yard = `${[number, 'target', adjective, noun].filter(Boolean).join(' ')}${whose}${chosen}${pick.tail}`
  if (zone.as)
    bindRef(s, zone.as, {
      thing: makeThing(s, {
        key: keyFor(s, zone.as, zone),
        first: yard,
        later: pick.one ? 'that graveyard' : 'those graveyards',
        plural: !pick.one,
      }),
    })
  const { in: _, of, ...rest } = w
  if (of !== undefined && w.owned !== undefined)
    throw new Unprintable('outside play it is "of" whoever owns it', w, 'Leave out "owned".')
  const fields = of === undefined ? rest : { ...rest, owned: of }
  if (rest.top !== undefined && pick.one) return topOf(s, rest, yard)
  if (rest.top !== undefined) throw new Unprintable('the top of several graveyards', w, 'Write target: 1.')
  const bare = hasOnly(fields, 'as') || (hasOnly(fields, 'as', 'is') && fields.is === 'card')
  const inner = bare ? null : cards(s, { ...fields, in: 'chain' }, 'all')
  const first = inner ? `${inner.first.replace(' on the chain', '')} ${s.zoneWord} ${yard}` : yard
  return makeThing(s, {
    first,
    later: inner && !inner.plural ? 'that card' : 'those cards',
    plural: inner ? inner.plural : !pick.one,
    owner: pick.one ? "its owner's" : "their owners'",
    tail: inner?.tail ?? '',
  })
}

/** "the top card of target graveyard". */
function topOf(s: Scope, w: SetWho, yard: string): Thing {
  saysOnly(w, ['top', 'as'], 'the top of a graveyard')
  const { text, many, tail } = s.g.quantity(s, w.top!)
  return makeThing(s, {
    first: many ? `the top ${text} cards of ${yard}` : `the top card of ${yard}`,
    later: many ? 'those cards' : 'that card',
    plural: many,
    owner: many ? "their owners'" : "its owner's",
    tail,
  })
}

const chosenFields = ['target', 'choose', 'random', 'among', 'by', 'as'] as const

/** "target ally and up to Y other target allies": one of them, and more. */
function oneAndMore(s: Scope, w: SetWho): Thing | null {
  const { target, as: _, ...set } = w
  const to = typeof target === 'object' && 'from' in target && target.from === 1 ? target.to : null
  const [one, more, ...others] = typeof to === 'object' && to && 'plus' in to ? to.plus : []
  if (one !== 1 || typeof more !== 'object' || others.length > 0 || w.other !== undefined) return null
  const first = cards(s, { ...set, target: 1 }, 'each').first
  const rest = cards(s, { ...set, target: { upTo: more } }, 'each')
  return { ...rest, first: `${first} and ${rest.first.replace(/^each of (.*?)target /, '$1other target ')}` }
}

function cards(s: Scope, w: SetWho, frame: NounFrame): Thing {
  // "Deals 3 damage to each of up to one ally for each …" would be 3 for each.
  const alone = frame === 'each' && s.subject?.player === false && !isPeople(w)
  const several = alone ? oneAndMore(s, w) : null
  if (several) return several
  const pick = pickOf(s, w, alone)
  const many = owners(s, w, pick)
  const sole = !pick && frame !== 'per' && frame !== 'bareOr' && isSole(s, w)
  const single = pick ? pick.one : many !== null ? !many : sole || frame === 'each' || frame === 'a' || frame === 'per'
  const join = pick ? (pick.one ? 'or' : 'and/or') : frame === 'a' || frame === 'bareOr' ? 'or' : 'and'
  if (w.among !== undefined && hasOnly(w, ...chosenFields)) return outOf(s, w, pick, frame)
  checkFields(w)
  const other = otherOf(s, w)
  const head = w.either ? eitherHead(s, w, single, join) : headNoun(s, w, single, join)
  const adjectives = [...(other.nth ? [other.nth] : []), ...adjectivesOf(s, w, pick, other.front)]
  const after = suffixes(s, w, { single, people: isPeople(w) || isPile(w), other: other.behind })
  const heroOf = !pick && after.hero !== ''
  const body = [...adjectives, head].join(' ') + after.text
  const eachOf = pick && frame === 'each' && !(pick.one && pick.exact === 1) && !isPeople(w) ? 'each of ' : ''
  // "The hero of each opponent who rolled odd": a possessive would be unclear after so many words.
  const long = heroOf && / who .*'s$/.test(after.hero)
  const first = long
    ? `the ${body} of ${after.hero.slice(0, -2)}`
    : heroOf
      ? `${after.hero} ${body}`
      : sole
        ? `${isNamedThe(w) && body.startsWith(head) ? 'The' : 'the'} ${body}`
        : eachOf + front(w, pick, frame, body, other.front)
  const plural = !single
  const those = plural || w.ofEach !== undefined || (pick?.tail ?? '') !== ''
  const later = `${those ? 'those' : 'that'} ${laterNoun(s, w, those)}`
  const t = makeThing(s, {
    first: first + chooser(s, w),
    later,
    plural,
    player: isPeople(w),
    owner: after.owner,
    zone: after.zone,
    tail: pick?.tail ?? '',
    count: pick?.exact ?? 0,
    living: isLiving(w),
  })
  if (w.ties !== undefined) s.after.push(ties(s, w.ties))
  return t
}

/** Whether a hero or pile with its owner in front of it ("your hero", "their decks") is one of several players; null for other sets. */
function owners(s: Scope, w: SetWho, pick: Pick | null): boolean | null {
  if (pick || w.of === undefined || (w.is !== 'hero' && !isPile(w)) || isHidden(w) || w.among !== undefined) return null
  if (w.of === 'opponents' || w.of === 'friends' || w.of === 'players') return null
  const of = glance(s, w.of, 'a')
  return isDescribed(of) || !(isPile(w) || isHisHero(w, of)) ? null : of.plural
}

const ties = (s: Scope, by: Who): string => {
  const t = thing(s, by, 'bare')
  return `${say({ ...s, said: [], subject: null }, t, 'subject')} settle${t.you || t.plural ? '' : 's'} ties`
}

const isLiving = (w: SetWho): boolean =>
  w.is !== undefined && [w.is].flat().every((k) => k === 'hero' || k === 'ally' || k === 'character')

/** The fields that can describe players and zones; the rules ignore all others. */
const ofPeople = [
  'is',
  'of',
  'tag',
  'trait',
  'where',
  'same',
  'did',
  'among',
  'other',
  'not',
  'targeting',
  'couldTarget',
  'rolled',
]
const ofPiles = ['is', 'of', 'in', 'where', 'same', 'did', 'among', 'other', 'not', 'targeting', 'couldTarget']
const picked = ['target', 'choose', 'random', 'most', 'least', 'atRandom', 'ties', 'by', 'as', 'differ']

function checkFields(w: SetWho): void {
  if (isPeople(w)) saysOnly(w, [...ofPeople, ...picked], 'a player')
  if (isPile(w)) saysOnly(w, [...ofPiles, ...picked], 'a deck, hand or graveyard')
  if (kindsIn(w).some((k) => k === 'effect' || k === 'reward') && w.in !== 'chain')
    throw new Unprintable('an effect is on the chain only', w, 'Write in: "chain".')
  if ([w.tag ?? []].flat().length > 1 && [w.tag].flat().some((t) => t?.startsWith('$')))
    throw new Unprintable('a chosen word in a list of tags', w, 'Ask for it alone: tag: "$name".')
  if (w.ofOne && (w.among !== undefined || !['play', 'graveyard'].includes(zoneOf(w))))
    throw new Unprintable('"ofOne" is about cards in play or in graveyards', w, 'Leave it out.')
  if (w.ofOne && zoneOf(w) === 'graveyard' && w.of !== undefined && w.of !== 'opponents')
    throw new Unprintable('it is one graveyard anyway', w, 'Leave out "ofOne".')
  if (w.not && hasPick(w.not)) throw new Unprintable('it leaves out what is picked', w.not, 'Leave out the pick.')
}

/** The determiner and count in front of the body. */
function front(w: SetWho, pick: Pick | null, frame: NounFrame, body: string, other: boolean): string {
  if (pick) {
    if (w.most || w.least) return `the ${body}`
    if (pick.word === 'target')
      return pick.one && pick.exact === 1 ? (other ? `another ${body}` : body) : `${pick.many} ${body}`
    if (pick.one && pick.exact === 1) return other ? `another ${body}` : withArticle(body)
    return `${pick.many} ${body}`
  }
  switch (frame) {
    case 'each':
      return `each ${body}`
    case 'all':
      return `all ${body}`
    case 'a':
      return other ? `another ${body.replace(/^other /, '')}` : withArticle(body)
    default:
      return body
  }
}

/** "one of those cards", "two of them". */
function outOf(s: Scope, w: SetWho, pick: Pick | null, frame: NounFrame): Thing {
  const all = thing(s, w.among!, 'all')
  const near = [...s.said, ...s.before].some((o) => o.key === all.key)
  const by = chooser(s, w)
  if (all.way && pick && !near) return fromWay(all, pick, s, by)
  const pool = say(s, all, 'object')
  if (!pick)
    return makeThing(s, {
      first: frame === 'each' ? `each of ${pool}` : pool,
      later: 'those cards',
      plural: frame !== 'each',
      owner: all.owner,
    })
  const count = pick.one && pick.exact === 1 ? 'one' : pick.many
  const lot = pick.word === '' ? '' : pick.word === 'random' ? ' at random' : ', as a target'
  return makeThing(s, {
    first: `${count} of ${pool}${lot}${by}`,
    later: all.noun ? `that ${all.noun}` : pick.one ? 'that card' : 'those cards',
    noun: all.noun,
    plural: !pick.one,
    player: all.player,
    owner: all.owner,
    count: pick.exact,
    tail: pick.tail,
  })
}

/** "a card removed this way". */
function fromWay(all: Thing, pick: Pick, s: Scope, by: string): Thing {
  const one = pick.one && pick.exact === 1
  const word = pick.word === '' ? '' : `${pick.word} `
  const first = `${one ? withArticle(`${word}card`) : `${pick.many} ${word}cards`} ${all.way} this way${by}`
  return makeThing(s, {
    first,
    later: one ? 'that card' : 'those cards',
    plural: !pick.one,
    owner: all.owner,
    tail: pick.tail,
  })
}

/** "opposing", "friendly": for controllers with an adjective. */
export function adjectiveOf(of: Who): string {
  return of === 'opponents' ? 'opposing' : of === 'friends' ? 'friendly' : ''
}

function adjectivesOf(s: Scope, w: SetWho, pick: Pick | null, other: boolean): string[] {
  const words: string[] = []
  const another = other && (!(pick?.one && pick.exact === 1) || w.most !== undefined || w.least !== undefined)
  if (another) words.push('other')
  if (pick?.word) words.push(pick.word)
  for (const state of isAttachment(w) ? [] : [w.state ?? []].flat()) {
    const word = stateWords[state]
    if (word === undefined) throw new Unprintable(`"${state}" is not a state`, state)
    if (word) words.push(word)
  }
  words.push(...nots(w))
  const near = !isHidden(w) || zoneOf(w) === 'chain'
  if (w.of !== undefined && (near || isPile(w)) && !theyControl(s, w.of)) words.push(adjectiveOf(w.of))
  words.push(...marksOf(w))
  if (markedPlayer(s, w)) words.push(w.is === 'opponent' ? 'opposing' : w.is === 'friend' ? 'friendly' : '')
  else if (w.tag !== undefined && (w.is !== undefined || w.name !== undefined || w.either !== undefined))
    words.push(
      inList(
        [w.tag].flat().flatMap((t) => (t.startsWith('$') ? [] : tagInFront(s, t))),
        'or',
      ),
    )
  return words.filter(Boolean)
}

/** Icons and traits in front of the noun. */
const marksOf = (w: SetWho): string[] =>
  [
    w.damageType && !isChosen(w.damageType) ? typeIcon(w.damageType) : '',
    w.icon ? iconWord(w.icon) : '',
    w.trait ?? '',
  ].filter(Boolean)

/** "Frost or [Frost] card", "Druid ally, [Druid] ability, or [Druid] equipment"; other descriptions follow the noun (`eitherSuffix`). */
function eitherHead(s: Scope, w: SetWho, single: boolean, join: 'and' | 'or' | 'and/or'): string {
  const { either = [], tag: _, ...common } = w
  const head = (set: SetWho): string => headNoun(s, set, single, join)
  if (!either.every((one) => hasOnly(one, 'is', 'tag', 'trait', 'icon', 'damageType'))) return head(common)
  if (either.some(({ tag }) => typeof tag === 'string' && tag.startsWith('$')))
    throw new Unprintable('a chosen word is no part of a choice', w, 'Ask for it alone: tag: "$name".')
  const words = (one: SetWho): string => [...marksOf(one), ...(one.tag === undefined ? [] : [one.tag].flat())].join(' ')
  if (either.every((one) => one.is === undefined)) return `${inList(either.map(words), 'or')} ${head(common)}`
  const nouns = either.map(
    (one) => `${words(one)} ${head({ ...common, ...(one.is === undefined ? {} : { is: one.is }) })}`,
  )
  return inList(
    nouns.map((noun) => noun.trim()),
    join,
  )
}

/** Short exclusions: "non-melee", "undamaged". */
function nots(w: SetWho): string[] {
  const n = w.not
  if (!n || keysOf(n).length !== 1) return []
  if (n.damageType && !isChosen(n.damageType)) return [`non-${typeIcon(n.damageType)}`]
  if (typeof n.tag === 'string' && !n.tag.startsWith('$')) return [`non-${n.tag}`]
  if (n.trait) return [`non-${n.trait}`]
  if (n.icon)
    return [
      iconWords(n.icon)
        .map((word) => `non-${word}`)
        .join(', '),
    ]
  if (n.state === 'attached') return ['unattached']
  if (n.state === 'ongoing') return ['non-ongoing']
  return []
}
