/** The suffixes of a noun: its owner, its zone, "with cost 3 or less", "that was dealt damage this turn". */

import { entriesOf } from '../look-up.ts'
import { isObject } from '../meta.ts'
import { isSetWho, withFields } from '../nodes.ts'
import { stateNames } from '../phrases.ts'
import { talentSpecs } from '../tags.ts'
import type { CardState, NumberOf, SetWho, Who } from '../types.ts'
import { amount, compared, counted, gotNumber } from './amounts.ts'
import type { P, Phrase } from './parser.ts'
import { all, as, either, here, listOf, listOfTwo, most, oneOrMore, part, said, table, w } from './parts.ts'
import { countedSet, didPast, eventPast, noun, phrase, whose } from './recursive.ts'
import { asPlayer, mentioned, refer, referenceOf, unplaced } from './refs.ts'
import { counterName, kindWord, plainKeyword, properName, state, tokenWord } from './words.ts'

type Fields = Partial<SetWho>

/** All fields together; undefined if two of them contradict each other. */
export function merged(parts: readonly Fields[]): Fields | undefined {
  const set: Record<string, unknown> = {}
  for (const part of parts)
    for (const [key, value] of Object.entries(part)) {
      const known = set[key]
      if (known === undefined) set[key] = value
      else if (key === 'state') set[key] = [known, value].flat()
      else if (key === 'not' && isObject(known) && isObject(value)) set[key] = { ...known, ...value }
      else return undefined
    }
  return set
}

const zones = table({
  hand: 'hand',
  hands: 'hand',
  deck: 'deck',
  decks: 'deck',
  graveyard: 'graveyard',
  graveyards: 'graveyard',
  collection: 'collection',
} as const)

const from = w('in', 'from')

const place: P<Fields> = part(() =>
  either<Fields>(
    as(w('you control'), () => ({ of: 'you' })),
    all([here, w('they control')], (at) => ({ of: refer(at, 'they') })),
    all([here, w('he controls', 'she controls')], (at) => ({ of: refer(at, 'he', 'player') })),
    all([noun('event'), w('control', 'controls')], (of) => (isYou(of) ? undefined : { of })),
    all([from, whose, w('party', 'parties')], (of) => (isYou(of) ? undefined : { of: partyOf(of) })),
    all([w('in the party of'), noun('effect')], (of) => ({ of: ownChoice(of) })),
    all([w('in the party of'), noun('event')], (of) => ({ of })),
    all([from, whose, listOf(zones, w('or'))], (of, list) => ({
      in: oneOrMore(list),
      of: asPlayer(of),
    })),
    all([from, here, w("other players'"), zones], (at, zone) => ({
      in: zone,
      of: { is: 'player', other: mentioned(at, 'you') },
    })),
    all([from, w('any'), zones], (zone) => ({ in: zone })),
    all([from, w('one graveyard')], () => ({ in: 'graveyard', ofOne: true })),
    all([from, w("one opponent's graveyard")], () => ({ in: 'graveyard', of: 'opponents', ofOne: true })),
    as(w('in one party'), () => ({ ofOne: true })),
    all([w('from the'), counterName, w('deck')], (deck) => ({ deck: deck.toLowerCase() })),
    all([noun('event'), w('play', 'plays')], (of) => ({ in: 'chain', of })),
    as(w('on the chain'), () => ({ in: 'chain' })),
    as(w('in play'), () => withFields<Fields, object>({}, { '!': 'play' })),
    as(w("that's still in play", 'that are still in play'), () => ({ in: 'play' })),
    as(w('removed from the game', "that's still removed from the game"), () => ({ in: 'removed' })),
    as(w('you own removed from the game'), () => ({ in: 'removed', of: 'you' })),
    all([noun('event'), w('owns removed from the game')], (of) => ({ in: 'removed', of })),
    as(w('you own'), () => ({ owned: 'you' })),
    as(w('you own everywhere'), () => ({ owned: 'you', in: 'everywhere' })),
    as(w('everywhere'), () => ({ in: 'everywhere' })),
  ),
)

/** "a player of your choice": the actor chooses, unless another chooser is named. */
function ownChoice(of: Who): Who {
  if (typeof of !== 'object' || !('by' in of) || of.by !== 'you') return of
  const { by: _, ...more } = of
  return more
}

const isYou = (of: Who): boolean => typeof of === 'string' && of.endsWith(':you')

/** A card's party is that of its controller. */
function partyOf(of: Who): Who {
  const ref = referenceOf(of)
  const card = ref
    ? ref.form === 'it' || (ref.form === 'that' && !['player', 'opponent', 'friend'].includes(ref.noun))
    : typeof of === 'string'
      ? /:(self|host|yourHero|boss)$/.test(of)
      : 'is' in of && of.is !== 'player' && of.is !== 'opponent' && of.is !== 'friend'
  return card ? { controller: of } : of
}

const ranked = table({
  ATK: 'atk',
  health: 'health',
  DEF: 'def',
  cost: 'cost',
  damage: 'damage',
  'cards in hand': 'hand',
  'strike cost': 'strike',
  'remaining health': 'remaining',
  threat: 'threat',
} as const)

const extremes: P<Fields> = either<Fields>(
  all([w('the highest', 'the most'), ranked], (s) => ({ most: s })),
  all([w('the lowest', 'the least', 'the fewest'), ranked], (s) => ({ least: s })),
)

/** Numbers of a card, and counts of its or a player's things. */
export const numbers = table({
  ATK: 'atk',
  health: 'health',
  DEF: 'def',
  cost: 'cost',
  'strike cost': 'strike',
  'maximum hand size': 'maxHand',
  threat: 'threat',
} as const)
export const things = table({
  damage: 'damage',
  'remaining health': 'remaining',
  'cards in hand': 'hand',
  counters: 'counters',
} as const)

/** One property: "Stealth", "cost 3 or less", "a spine counter". */
const having: P<Fields> = part(() =>
  either<Fields>(
    as(plainKeyword, (k) => ({ has: { keyword: k } })),
    as(listOfTwo(plainKeyword, w('or')), (list) => ({ either: list.map((keyword) => ({ has: { keyword } })) })),
    all([w('a', 'an'), counterName, w('counter')], (c) => ({ has: { counter: c } })),
    all([w('a', 'an'), tokenWord, w('attached')], (t) => ({ has: { attached: t.value } })),
    all([w('a', 'an'), properName, w('attached')], (attached) => ({ has: { attached } })),
    all([numbers, compared], (s, [op, n]) => ({ where: [s, op, n] })),
    all([w('combined'), numbers, compared], (s, [op, n]) => (op === '<=' ? { combined: [s, n] } : undefined)),
    all([compared, things], ([op, n], s) => ({ where: [s, op, n] })),
    all([counted, counterName, w('counter', 'counters')], ([op, n], counters) =>
      n === 0 ? undefined : { where: [{ counters, of: 'it' }, op, n] },
    ),
    all([counted, w('counters')], ([op, n]) => (n === 0 ? undefined : { where: ['counters', op, n] })),
    all([w('no'), things], (s) => ({ where: [s, '=', 0] })),
    all([w('an'), table({ odd: 'odd', even: 'even' } as const), numbers], (op, s) => ({ where: [s, op] })),
    extremes,
    all([w('a modifier that gives'), noun('event'), listOf(plainKeyword, w('or'))], (to, gives) => ({
      has: { gives, to },
    })),
    all([properName, w('in its name', 'in their names')], (nameWith) => ({ nameWith })),
    as(w('Resistance'), () => ({ has: { keyword: 'Resistance' as const } })),
    as(w('an attachment'), () => ({ has: { attached: true as const } })),
    as(phrase, (p) => attachedSet(p, true)),
    all([phrase, w('attached')], (p) => attachedSet(p, false)),
    as(w('a single target'), () => ({ targeting: 'single' })),
    as(w('different names'), () => ({ differ: 'name' })),
    as(w('a reputation'), () => ({ reputation: true })),
    as(w('a text restriction'), () => ({ requires: true })),
    all([properName, w('reputation')], (reputation) => ({ reputation })),
  ),
)

/** "an attachment you control", "an ability attached". */
const attachedSet = (p: Phrase, itself: boolean): Fields | undefined =>
  'set' in p &&
  p.article === 'a' &&
  (p.set.state === 'attached') === itself &&
  Object.keys(p.set).length > (itself ? 2 : 1)
    ? { has: { attached: p.set } }
    : undefined

/** Each is compared with others than itself. */
const sameAs = (what: NonNullable<SetWho['same']>[0], as_: Who): Fields => ({
  same: [what, isObject(as_) && 'other' in as_ && as_.other === true ? { ...as_, other: 'it' } : as_],
})

/** Properties that cards may share (300.1c). */
export const shared = table({ class: 'class', race: 'race', 'card type': 'any type' } as const)

const withText: P<Fields> = part(() =>
  either<Fields>(
    all([w('with'), listOf(having, w('and'))], (list) => merged(list)),
    all([w('without'), plainKeyword], (k) => ({ not: { has: { keyword: k } } })),
    as(w('without an attachment'), () => ({ not: { has: { attached: true as const } } })),
    all([w('with no'), counterName, w('counter', 'counters')], (c) => ({ not: { has: { counter: c } } })),
    all(
      [w('with the same'), table({ cost: 'cost', name: 'name', 'card type': 'type' } as const), w('as'), noun('event')],
      sameAs,
    ),
    all([w('that shares a', 'that share a'), shared, w('with'), noun('event')], sameAs),
    all(
      [w('that shares a class or race with', 'that share a class or race with'), noun('event')],
      (as_): Fields => ({ either: [sameAs('class', as_), sameAs('race', as_)] }),
    ),
  ),
)

/** "who controls more allies than you", "with no cards in hand". */
const asked: P<Fields> = part(() =>
  either<Fields>(
    all([w('who controls', 'who control'), comparison('control')], (where) => ({ where })),
    all([w('with'), comparison('have')], (where) => ({ where })),
    all([w('for which'), amount, w('is highest')], (most) => (typeof most === 'object' ? { most } : undefined)),
    all([w('for which'), amount, w('is lowest')], (least) => (typeof least === 'object' ? { least } : undefined)),
    all([w('for which', 'for whom'), amount, w('is', 'are'), compared], (of, [op, n]) =>
      typeof of === 'object' ? { where: [of, op, n] } : undefined,
    ),
    all([w('with the most'), kindWord], (k) => ({ most: { count: { is: k.value, of: 'it' } } })),
    all([w('with the fewest'), kindWord], (k) => ({ least: { count: { is: k.value, of: 'it' } } })),
    all([here, w('who'), gotNumber, table({ odd: 'odd', even: 'even' } as const)], (at, of, op) => ({
      rolled: [refer(at, 'much', of), op],
    })),
    all(
      [here, w('who'), gotNumber, w('the'), table({ highest: 'most', lowest: 'least' } as const), w('number')],
      (at, of, which) => ({ [which]: { result: refer(at, 'much', of), of: 'it' } }),
    ),
  ),
)

/** "more allies than you", "four or more resources". */
export const comparison = (verb: 'control' | 'have'): P<NonNullable<SetWho['where']>> => {
  const of = (what: SetWho | 'hand', who: Who): NumberOf =>
    what === 'hand' ? { stat: 'hand', of: who } : { count: { ...what, of: who } }
  const what: P<SetWho | 'hand'> =
    verb === 'control'
      ? as(bareSet, (s) => s)
      : either<SetWho | 'hand'>(
          as(w('card in hand', 'cards in hand'), () => 'hand' as const),
          as(w('card in his graveyard', 'cards in his graveyard'), () => ({ is: 'card', in: 'graveyard' }) as const),
        )
  const around = table({ more: '>', fewer: '<', 'at least as many': '>=', 'no more': '<=', 'as many': '=' } as const)
  return part(() =>
    either<NonNullable<SetWho['where']>>(
      all([around, what, w('than', 'as'), noun('event')], (op, n, who) => [of(n, 'it'), op, of(n, who)] as const),
      all([counted, bareSet, w('with the same name')], ([op, n], set) =>
        verb === 'control' ? ([{ alike: 'name', of: { ...set, of: 'it' } }, op, n] as const) : undefined,
      ),
      all([counted, kindWord, w('card', 'cards'), w('with the same name in his graveyard')], ([op, n], k) =>
        verb === 'have'
          ? ([{ alike: 'name', of: { is: k.value, in: 'graveyard', of: 'it' } }, op, n] as const)
          : undefined,
      ),
      all([counted, what], ([op, n], x) => [of(x, 'it'), op, n] as const),
      all([counted, countedSet], ([op, n], x) =>
        verb === 'control' && n === 1 && isSetWho(x) ? ([of(x, 'it'), op, n] as const) : undefined,
      ),
      all(
        [w('an'), table({ odd: 'odd', even: 'even' } as const), w('number of'), what],
        (op, x) => [of(x, 'it'), op] as const,
      ),
    ),
  )
}

const bareSet: P<SetWho> = part(() =>
  as(phrase, (p) => {
    return 'who' in p || p.article !== 'bare' ? undefined : unplaced(p.set)
  }),
)

const standing: P<CardState | readonly CardState[]> = either<CardState | readonly CardState[]>(
  state,
  table(entriesOf(stateNames).map(([k, text]) => [text, k] as const)),
)

const talentSpec = table(talentSpecs.map((spec) => [spec, spec] as const))
const that = w("that's", 'that is', 'that are', 'who is', 'who are')

const clauses: P<Fields> = part(() =>
  either<Fields>(
    all([w('attached to'), noun('event')], (attachedTo) => ({ attachedTo })),
    all([w('other than'), noun('event')], (other) =>
      typeof other === 'string' ? { other } : { not: other as SetWho },
    ),
    all([w('that', 'who'), didPast], (did) => ({ did })),
    all([w('that', 'who'), didPast, w('or that', 'or who'), didPast], (one, other) => ({
      either: [{ did: one }, { did: other }],
    })),
    all([w("that isn't attached to", "that aren't attached to"), noun('event')], (attachedTo) => ({
      not: { attachedTo },
    })),
    all([w("that isn't", "that aren't"), standing], (s) => ({ not: { state: s } })),
    all([w('that could target'), noun('event')], (couldTarget) => ({ couldTarget })),
    all([that, w('targeting only'), noun('event')], (only) => ({ targeting: { only } })),
    all([that, w('targeting'), noun('event')], (t) => ({ targeting: t })),
    all([that, w('attached to'), noun('event')], (attachedTo) => ({ attachedTo })),
    all([that, w('attacking'), noun('event')], (attacking) => ({ fighting: { attacking } })),
    all([that, w('defending against'), noun('event')], (defending) => ({ fighting: { defending } })),
    all([that, w('in combat with'), noun('event')], (inCombat) => ({ fighting: { inCombat } })),
    all([that, said('attacking', 'in combat', 'defending', 'exhausted', 'ready')], (s) => ({
      state: s === 'in combat' ? 'inCombat' : (s as CardState),
    })),
    all([w('with which'), didPast], (did) => ({ did: { ...did, with: 'it' } })),
    all([w('with which'), eventPast, w('or that'), didPast], ({ event }, did) => ({
      either: [{ did: { ...event, with: 'it' } }, { did }],
    })),
    as(w('in combat'), () => ({ state: 'inCombat' })),
    as(w('on its front', 'on their front'), () => ({ state: 'front' })),
    as(w('on its back', 'on their back'), () => ({ state: 'back' })),
    as(w('chosen at random'), () => ({ atRandom: true })),
    all([here, w('with that name')], (at) => ({ name: refer(at, 'word', 'name') })),
    all([here, w('of that race')], (at) => ({ tag: refer(at, 'word', 'race') })),
    as(w('of that race'), () => ({ tag: '$race' })),
    all([here, w('of that class')], (at) => ({ tag: refer(at, 'word', 'class') })),
    all([here, w('of that type')], (at) => ({ damageType: refer(at, 'word', 'damage type') })),
    all([here, w('of that type')], (at) => ({ tag: refer(at, 'word', 'ally type') })),
    all([w('of'), talentSpec, w('heroes only')], (requires) => ({ requires })),
    as(w('he lands on', 'she lands on', 'it lands on', 'they land on'), () =>
      withFields<Fields, object>({}, { '?lands': true }),
    ),
    as(w('of your choice'), () => ({ by: 'you' })),
    all([here, w('of his choice', 'of her choice')], (at) => ({ by: refer(at, 'he') })),
    all([here, w('of their choice')], (at) => ({ by: refer(at, 'they') })),
    all([w('of'), whose, w('choice')], (by) => ({ by })),
    all([w('among'), noun('event')], (among) => ({ among })),
    all(
      [
        here,
        table({
          ...{ revealed: 'reveal', removed: 'remove', destroyed: 'destroy', discarded: 'discard', put: 'put' },
          'dealt damage': 'deal',
        }),
        w('this way'),
      ],
      (at, verb) => ({
        among: refer(at, 'way', verb),
      }),
    ),
  ),
)

export interface After {
  set: Fields
  /** Makes a noun without an article one thing, unlike "ally in its party". */
  single: boolean
}

/** All that follows a noun. */
export const suffixes: P<After> = part(() =>
  as(most(either(place, withText, asked, clauses)), (list) => {
    const set = merged(list)
    if (set === undefined) return undefined
    const { '!': _, ...fields } = set as Fields & { '!'?: string }
    return { set: fields, single: false }
  }),
)
