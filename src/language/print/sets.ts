/** Sets and picks as noun phrases: "up to two other target heroes and/or allies", "each opposing ally". */
import type { Quantity, SetWho, Who } from '../types.ts'
import { iconWord } from './deck.ts'
import { headNoun, heroNamed, isHidden, isPeople, laterNoun, zoneOf } from './heads.ts'
import { list, type Noun, shortName, withArticle } from './nouns.ts'
import type { Frame, Scope, Thing } from './scope.ts'
import { bind, makeThing, noticed, say, Unprintable } from './scope.ts'
import { suffixes, theyControl } from './suffixes.ts'
import { thing, who } from './who.ts'

/** A pick: how many, and the words in front. `one` says whether the noun stands in the singular. */
interface Pick {
  one: boolean
  exact: number
  /** 'up to two', 'any number of', 'a' (to become an article), ''. */
  many: string
  word: '' | 'target' | 'target random' | 'random'
  tail: string
  any: boolean
}

/** What a set denotes; binds its `as`. */
export function setThing(s: Scope, w: SetWho, frame: Frame): Thing {
  const t = shape(s, w, frame)
  noticed(s, w, t.first)
  if (!w.as) return t
  const key = `$${w.as}`
  const bound = { ...t, key }
  const several = w.ofEach === undefined ? bound : { ...bound, plural: true, pron: 'they' as const, count: 0 }
  bind(s, w.as, { thing: several, number: `the number of ${t.plural ? t.later.replace(/^those /, '') : 'cards'}` })
  return bound
}

function shape(s: Scope, w: SetWho, frame: Frame): Thing {
  const hero = w.is === undefined && !hasPick(w) ? heroNamed(s, w.name) : undefined
  if (hero) return makeThing(s, { key: `hero:${hero.name}`, first: shortName(hero.name), pron: hero.they ?? 'it' })
  if (typeof w.in === 'object') return cardsInTargets(s, w, w.in)
  if (w.top !== undefined) return topCards(s, w)
  if (w.among !== undefined && w.other !== undefined && !hasPick(w)) return theRest(s, w)
  if (isWholeZone(w)) return wholeZone(s, w, frame)
  return cards(s, w, frame)
}

const hasPick = (w: SetWho): boolean =>
  [w.target, w.choose, w.random, w.top, w.most, w.least].some((q) => q !== undefined)

/** "your deck", when all of a zone is meant. */
function isWholeZone(w: SetWho): boolean {
  const filters = [
    w.is,
    w.tag,
    w.trait,
    w.icon,
    w.reputation,
    w.requires,
    w.name,
    w.state,
    w.where,
    w.has,
    w.among,
    w.not,
    w.same,
    w.did,
    w.other,
  ]
  return (
    !hasPick(w) && isHidden(w) && zoneOf(w) !== 'chain' && w.of !== undefined && filters.every((f) => f === undefined)
  )
}

function wholeZone(s: Scope, w: SetWho, frame: Frame): Thing {
  const of = thing(s, w.of!, frame === 'all' || frame === 'bare' ? 'bare' : 'each')
  const his = say(s, of, 'his')
  const noun = zoneNoun(zoneOf(w))
  const plural = of.plural
  const first = `${his} ${plural ? noun.many : noun.one}`
  return makeThing(s, {
    first,
    later: `${plural ? 'those' : 'that'} ${plural ? noun.many : noun.one}`,
    plural,
    owner: his,
  })
}

/** "the event deck" is the name of a deck; the one a player draws from is just "deck". */
function zoneNoun(zone: string): Noun {
  const [kind, name] = zone.split(':')
  const base = { hand: 'hand', deck: 'deck', graveyard: 'graveyard', removed: 'removed pile' }[kind]
  if (!base) throw new Unprintable(`"${zone}" is no zone`, zone)
  const one = name ? `${name} ${base}` : base
  return { one, many: `${one}s` }
}

function topCards(s: Scope, w: SetWho): Thing {
  const zone = zoneOf(w)
  const noun = zoneNoun(zone)
  const { text, many, tail } = s.g.quantity(s, w.top!)
  const own = w.of === undefined || zone.includes(':')
  const his = w.of === undefined ? 'the' : who(s, w.of, 'each', 'his')
  const deck = own ? `the ${noun.one}` : `${his} ${noun.one}`
  const plural = many
  const first = plural ? `the top ${text} cards of ${deck}` : `the top card of ${deck}`
  return makeThing(s, {
    first,
    later: plural ? 'those cards' : 'that card',
    plural,
    owner: w.of === undefined ? '' : his,
    zone: deck,
    tail,
    count: plural ? (typeof w.top === 'number' ? w.top : 0) : 1,
  })
}

/** "the other" of two, "the rest" of more. */
function theRest(s: Scope, w: SetWho): Thing {
  const all = thing(s, w.among!, 'all')
  const plural = all.count !== 2
  const first = plural ? 'the rest' : 'the other'
  return makeThing(s, { first, later: plural ? 'those cards' : 'that card', plural, owner: all.owner })
}

/** Cards in a graveyard that is itself a target. */
function cardsInTargets(s: Scope, w: SetWho, zone: Exclude<SetWho['in'], string | undefined>): Thing {
  const pick = quantityPick(s, zone.target, 'target')
  const noun = pick.one ? 'graveyard' : 'graveyards'
  const yard = [pick.many, 'target', zone.of === undefined ? '' : adjectiveOf(zone.of), noun].filter(Boolean).join(' ')
  if (zone.as)
    bind(s, zone.as, { thing: makeThing(s, { first: yard, later: pick.one ? 'that graveyard' : 'those graveyards' }) })
  const { in: _, ...rest } = w
  const bare = Object.keys(rest).filter((k) => k !== 'as' && !(k === 'is' && rest.is === 'card')).length === 0
  const inner = bare ? null : cards(s, { ...rest, in: 'chain' }, 'all')
  const first = inner ? `${inner.first} ${s.zoneWord} ${yard}` : yard
  return makeThing(s, {
    first,
    later: 'those cards',
    plural: inner ? inner.plural : !pick.one,
    owner: pick.one ? "its owner's" : "their owners'",
  })
}

function cards(s: Scope, w: SetWho, frame: Frame): Thing {
  const pick = pickOf(s, w)
  const single = pick ? pick.one : frame === 'each' || frame === 'a' || frame === 'per'
  const join = pick ? (pick.one ? 'or' : 'and/or') : frame === 'a' || frame === 'bareOr' ? 'or' : 'and'
  if (w.among !== undefined && w.is === undefined && w.tag === undefined) return outOf(s, w, pick, frame)
  const head = headNoun(s, w, single, join)
  const adjectives = adjectivesOf(s, w, pick)
  const after = suffixes(s, w, { single, people: isPeople(w) })
  const body = [...adjectives, head].join(' ') + after.text
  const eachOf = pick && frame === 'each' && !(pick.one && pick.exact === 1) && !isPeople(w) ? 'each of ' : ''
  const heroOf = !pick && w.is === 'hero' && after.hero
  const first = heroOf ? after.hero! : eachOf + front(w, pick, frame, body)
  const plural = heroOf ? false : !single
  const many = plural || w.ofEach !== undefined
  const later = `${many ? 'those' : 'that'} ${laterNoun(s, w, many)}`
  const player = isPeople(w)
  const t = makeThing(s, {
    first: first + chooser(s, w),
    later,
    plural,
    player,
    owner: after.owner,
    zone: after.zone,
    tail: pick?.tail ?? '',
    count: pick?.exact ?? 0,
  })
  if (w.ties !== undefined)
    s.after.push(`${isBy(w.ties, 'you') ? 'You settle' : `${who(s, w.ties, 'bare', 'subject')} settles`} ties.`)
  return t
}

/** "of their choice": someone else picks than the one who acts. */
function chooser(s: Scope, w: SetWho): string {
  if (w.by === undefined || w.by === 'you') return ''
  if (typeof w.by === 'object' && 'case' in w.by) return ` (chosen by ${thing(s, w.by, 'bare').first})`
  const by = thing(s, w.by, 'bare')
  if (by.key === s.subject?.key && w.target === undefined) return ''
  return ` of ${say(s, by, 'his')} choice`
}

const isBy = (w: Who, name: string): boolean => w === name

/** The determiner and count in front of the body. */
function front(w: SetWho, pick: Pick | null, frame: Frame, body: string): string {
  const other = w.other !== undefined
  if (pick) {
    if (w.most || w.least) return `the ${other ? 'other ' : ''}${body}`
    if (pick.word === 'target' || pick.word === 'target random')
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
function outOf(s: Scope, w: SetWho, pick: Pick | null, frame: Frame): Thing {
  const all = thing(s, w.among!, 'all')
  const near = [...s.said, ...s.before].some((o) => o.key === all.key)
  if (all.way && pick && !near) return fromWay(all, pick, s)
  const pool = say(s, all, 'object')
  if (!pick)
    return makeThing(s, {
      first: frame === 'each' ? `each of ${pool}` : pool,
      later: 'those cards',
      plural: frame !== 'each',
      owner: all.owner,
    })
  const count = pick.one ? (pick.exact === 1 ? 'one' : pick.many) : pick.many
  return makeThing(s, {
    first: `${count} of ${pool}`,
    later: all.noun ? `that ${all.noun}` : pick.one ? 'that card' : 'those cards',
    plural: !pick.one,
    player: all.player,
    owner: all.owner,
    count: pick.exact,
    tail: pick.tail,
  })
}

/** "a card removed this way". */
function fromWay(all: Thing, pick: Pick, s: Scope): Thing {
  const one = pick.one && pick.exact === 1
  const first = `${one ? 'a card' : `${pick.many} cards`} ${all.way} this way`
  return makeThing(s, {
    first,
    later: one ? 'that card' : 'those cards',
    plural: !pick.one,
    owner: all.owner,
    tail: pick.tail,
  })
}

function pickOf(s: Scope, w: SetWho): Pick | null {
  if (w.target !== undefined) return quantityPick(s, w.target, w.atRandom ? 'target random' : 'target')
  if (w.choose !== undefined) return quantityPick(s, w.choose, '')
  if (w.random !== undefined) return quantityPick(s, w.random, 'random')
  if (w.most || w.least) return { one: true, exact: 1, many: '', word: '', tail: '', any: false }
  return null
}

function quantityPick(s: Scope, q: Quantity, word: Pick['word']): Pick {
  if (q === 'any') return { one: false, exact: 0, many: 'any number of', word, tail: '', any: true }
  if (typeof q === 'object' && 'upTo' in q) {
    const { text, many, tail } = s.g.quantity(s, q.upTo)
    return { one: !many, exact: 0, many: `up to ${many ? text : 'one'}`, word, tail, any: false }
  }
  if (typeof q === 'object' && 'from' in q) {
    const from = s.g.quantity(s, q.from)
    const to = s.g.quantity(s, q.to)
    return {
      one: false,
      exact: 0,
      many: `${from.many ? from.text : 'one'} to ${to.text}`,
      word,
      tail: to.tail,
      any: false,
    }
  }
  if (typeof q === 'object' && 'allBut' in q) {
    const { text, many } = s.g.quantity(s, q.allBut)
    return { one: false, exact: 0, many: `all but ${many ? text : 'one'}`, word, tail: '', any: false }
  }
  const { text, many, tail } = s.g.quantity(s, q)
  return { one: !many, exact: typeof q === 'number' ? q : 1, many: text, word, tail, any: false }
}

/** "opposing", "friendly": for controllers that English says in front. */
export function adjectiveOf(of: Who): string {
  return of === 'opponents' ? 'opposing' : of === 'friends' ? 'friendly' : ''
}

const stateWords: Readonly<Record<string, string>> = {
  ready: 'ready',
  exhausted: 'exhausted',
  damaged: 'damaged',
  undamaged: 'undamaged',
  fatal: 'fatally damaged',
  attacking: 'attacking',
  defending: 'defending',
  protecting: 'protecting',
  inCombat: '',
  faceUp: 'face-up',
  faceDown: 'face-down',
  attached: 'attached',
  ongoing: 'ongoing',
  front: '',
  back: '',
}

function adjectivesOf(s: Scope, w: SetWho, pick: Pick | null): string[] {
  const words: string[] = []
  const another = w.other !== undefined && (!pick?.one || pick.exact !== 1)
  if (another && !(pick && (w.most || w.least))) words.push('other')
  if (pick?.word) words.push(pick.word)
  for (const state of [w.state ?? []].flat()) {
    const word = stateWords[state]
    if (word === undefined) throw new Unprintable(`"${state}" is no state`, state)
    if (word) words.push(word)
  }
  words.push(...nots(s, w))
  const near = !isHidden(w) || zoneOf(w) === 'chain'
  if (w.of !== undefined && near && !theyControl(s, w.of)) words.push(adjectiveOf(w.of))
  if (w.damageType) words.push(w.damageType)
  if (w.icon) words.push(iconWord(w.icon))
  if (w.trait) words.push(w.trait)
  if (w.tag !== undefined && w.is !== undefined)
    words.push(
      list(
        [w.tag].flat().filter((t) => !t.startsWith('$')),
        'or',
      ),
    )
  return words.filter(Boolean)
}

/** Short exclusions: "non-melee", "undamaged". */
function nots(_s: Scope, w: SetWho): string[] {
  const n = w.not
  if (!n) return []
  const keys = Object.keys(n)
  if (keys.length !== 1) return []
  if (n.damageType) return [`non-${n.damageType}`]
  if (typeof n.tag === 'string') return [`non-${n.tag}`]
  if (n.trait) return [`non-${n.trait}`]
  if (n.icon) return [n.icon === 'none' ? 'non-neutral' : `non-${iconWord(n.icon)}`]
  if (n.state === 'attached') return ['unattached']
  if (n.state === 'ongoing') return ['non-ongoing']
  return []
}
