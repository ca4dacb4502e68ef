/** Conditions: "your hero is defending", "you control four or more allies", "it's your turn". */

import { classNames, professions } from '../lists.ts'
import { entriesOf } from '../look-up.ts'
import { isSetWho, replaced } from '../nodes.ts'
import { stateNames } from '../phrases.ts'
import { talentSpecs } from '../tags.ts'
import type { CardState, Compare, Condition, SetWho, Who } from '../types.ts'
import { adjectives } from './adjectives.ts'
import { amount, compared, counted, gotNumber } from './amounts.ts'
import { whoseTurn } from './events.ts'
import { head, isOneMarked } from './heads.ts'
import { bosses } from './nouns.ts'
import type { P } from './parser.ts'
import { all, as, either, here, ifThere, listOf, listOfTwo, nothing, oneOrMore, part, some, table, w } from './parts.ts'
import { notEvents } from './past.ts'
import { countedSet, didPast, eventPast, inMood, noun, phrase } from './recursive.ts'
import { isGroup, refer } from './refs.ts'
import { comparison, merged, numbers, shared, things } from './suffixes.ts'
import {
  counterName,
  damageType,
  digits,
  given,
  mark,
  plainKeyword,
  properName,
  quoted,
  state,
  tagWord,
  tokenWord,
  typeIcon,
} from './words.ts'

type Fields = Partial<SetWho>

const stateOf: P<CardState> = part(() =>
  either<CardState>(
    table(entriesOf(stateNames).map(([k, text]) => [text, k] as const)),
    table<CardState>({
      'on his front': 'front',
      'on her front': 'front',
      'on his back': 'back',
      'on her back': 'back',
    }),
    state,
  ),
)

const is = w('is', 'are')
const isNot = w("isn't", "aren't", 'is not', 'are not')
const has = w('has', 'have')
const hasNot = w("doesn't have", "don't have")

const markWord: P<string> = either(
  mark,
  as(tokenWord, (t) => t.value),
)

/** "a Traitor", "an ally card", "Unleashed", "The Bomb". */
const kindOf: P<Fields> = part(() =>
  either<Fields>(
    all([w('a', 'an'), some(adjectives), head], (adj, h) => {
      if (h.many) return undefined
      const set = merged([...adj, h.set])
      return set
    }),
    all([w('a', 'an'), tagWord], (tag) => ({ tag })),
    as(table({ Loyal: 'Loyal', Alliance: 'Alliance', Horde: 'Horde' }), (trait) => ({ trait })),
    as(markWord, (word, { world }) => (world.tokens.includes(word) ? { name: word } : { tag: word })),
    bosses,
    as(either(typeIcon, damageType), (d) => ({ damageType: d })),
  ),
)

const hasWhat: P<Fields> = part(() =>
  either<Fields>(
    as(table(professions.map((p) => [p, p] as const)), (trait) => ({ trait })),
    as(plainKeyword, (k) => ({ has: { keyword: k } })),
    all([w('a', 'an'), counterName, w('counter')], (c) => ({ has: { counter: c } })),
    all([w('a', 'an'), properName, w('attached')], (attached) => ({ has: { attached } })),
    all([numbers, compared], (s, [op, n]) => ({ where: [s, op, n] })),
    all([compared, things], ([op, n], s) => ({ where: [s, op, n] })),
    all([w('no'), things], (s) => ({ where: [s, '=', 0] })),
    all([w('an'), table({ odd: 'odd', even: 'even' } as const), numbers], (op, s) => ({ where: [s, op] })),
    all([counted, counterName, w('counter', 'counters')], ([op, n], counters) =>
      n === 0 ? undefined : { where: [{ counters, of: 'it' }, op, n] },
    ),
  ),
)

const isWhat: P<Fields> = part(() =>
  either<Fields>(
    as(listOf(stateOf, w('and', 'or')), (list) => ({ state: oneOrMore(list) })),
    kindOf,
    all([w('attached to'), noun('event')], (attachedTo) => ({ attachedTo })),
    all([here, w('of that name')], (at) => ({ name: refer(at, 'word', 'name') })),
    ownName,
    all([w('in your'), table({ hand: 'hand', graveyard: 'graveyard', deck: 'deck' } as const)], (zone) => ({
      in: zone,
      of: 'you',
    })),
    as(w('in play'), () => ({ in: 'play' })),
    as(w('removed from the game'), () => ({ in: 'removed' })),
    as(w('friendly'), () => ({ of: 'friends' })),
    sideOf,
    as(w('opposing'), () => ({ of: 'opponents' })),
    as(w('under your control'), () => ({ of: 'you' })),
    all([w('among'), noun('event')], (among) => ({ among })),
  ),
)

/** The card by its own name: "if that card is Murloc Scout". */
const ownName: P<Fields> = given(({ def }) => [[def.name, { name: def.name }]])

/** The side of a hero by its name: "Ragnaros is Submerged". */
const sideOf: P<Fields> = given(({ words }) =>
  (words.heroes ?? []).flatMap(({ sides }) =>
    (sides ?? []).map((name, i) => [name, { state: i === 0 ? 'front' : 'back' }] as const),
  ),
)

interface Predicate {
  fields: Fields
  not?: true
}
/** The predicate of one thing. */
const predicate: P<Predicate> = part(() =>
  either<Predicate>(
    all([is, isWhat], (fields) => ({ fields })),
    all([isNot, isWhat], (fields) => ({ fields, not: true }) as const),
    all([has, hasWhat], (fields) => ({ fields })),
    all([hasNot, hasWhat], (fields) => ({ fields, not: true }) as const),
    all([w('shares a', 'share a'), shared, w('with'), noun('event')], (what, as) => ({ fields: { same: [what, as] } })),
    all([didPast], (did) => ({ fields: { did } })),
  ),
)

const remained = table({
  'has remained': false,
  'have remained': false,
  "hasn't remained": true,
  "haven't remained": true,
})

const matched: P<Condition> = part(() =>
  either<Condition>(
    all([phrase, predicate], (p, { fields, not }) => {
      const who = inMood(p, 'event')
      if ('set' in p && p.article !== 'bare') return undefined
      const c: Condition = { match: who, ...ofHero(who, fields) }
      return not ? { not: c } : c
    }),
    // "it is fatally damaged and is an ally"
    all([phrase, predicate, w('and'), predicate], (p, one, other) => {
      const who = inMood(p, 'event')
      const fields = merged([one.fields, other.fields])
      return one.not || other.not || typeof who !== 'string' || !fields
        ? undefined
        : { match: who, ...ofHero(who, fields) }
    }),
    all([phrase, remained, isWhat], (p, not, fields) => {
      if ('set' in p && p.article !== 'bare') return undefined
      const c: Condition = { match: inMood(p, 'event'), ...fields, remained: true }
      return not ? { not: c } : c
    }),
    // "it's an ally card"
    all([here, w("it's", 'it is'), isWhat], (at, fields) => ({ match: refer(at, 'it'), ...fields })),
    all([here, w("it isn't", "it's not"), isWhat], (at, fields) => ({ not: { match: refer(at, 'it'), ...fields } })),
    all([here, w("he's", "she's"), isWhat], (at, fields) => ({ match: refer(at, 'he'), ...fields })),
  ),
)

/** A hero's trait, or a Boss's name. */
function ofHero(who: Who, fields: Fields): Fields {
  const hero =
    (typeof who === 'string' && /:(?:yourHero|boss)$/.test(who)) ||
    (typeof who === 'object' && 'is' in who && who.is === 'hero')
  const { tag, ...rest } = fields
  return hero && typeof tag === 'string' && traits.has(tag) ? { ...rest, trait: tag } : fields
}
const traits = new Set<string>([...classNames, ...talentSpecs, 'Traitor', 'Loyal', 'Alliance', 'Horde'])

/** "this ally remains exhausted", "under your control". */
export const remains: P<Condition> = part(() =>
  all([phrase, w('remains', 'remain'), isWhat], (p, fields) =>
    'set' in p && p.article !== 'bare' ? undefined : { match: inMood(p, 'event'), ...fields },
  ),
)

const bare: P<SetWho> = part(() => as(phrase, (p) => ('who' in p || p.article !== 'bare' ? undefined : p.set)))
const one: P<SetWho> = part(() => as(phrase, (p) => ('who' in p || p.article !== 'a' ? undefined : p.set)))
/** "The Lantern", "the opposing raid leader": the only one. */
const theOne: P<SetWho> = part(() => as(bare, (set, { world }) => (isOneMarked(true, set, world) ? set : undefined)))
/** "a Wisp", and what is called "The …", which has no article. */
const oneOrThe: P<SetWho> = either(one, theOne)

const countCondition = (of: Who, [op, n]: readonly [Compare, number]): Condition =>
  op === '=' && n === 0 ? { not: { some: of } } : { compare: [{ count: of }, op, n] }

const mine = (who: Who): Who => (isSetWho(who) ? { ...who, of: 'you' } : who)

const counts: P<Condition> = part(() =>
  either<Condition>(
    all([w('you control', 'you have'), oneOrThe], (set) => ({ some: mine(set) })),
    all([w('you control', 'you have'), counted, bare], (n, set) => countCondition(mine(set), n)),
    all([w("you don't control"), oneOrThe], (set) => ({ not: { some: mine(set) } })),
    all([w('you have'), counted, w('card in hand', 'cards in hand', 'cards in your hand')], ([op, n]) => ({
      compare: [{ stat: 'hand', of: 'you' }, op, n],
    })),
    all([counted, bare, w('are in play', 'is in play')], ([op, n], set) => countCondition(set, [op, n])),
    all([w('there is', 'there are'), counted, bare], (n, set) => countCondition(set, n)),
    all([w('there is'), counted, countedSet], (n, set) => (n[1] === 1 ? countCondition(set, n) : undefined)),
    all([w('you control'), counted, countedSet], (n, set) => (n[1] === 1 ? countCondition(mine(set), n) : undefined)),
    all([w('there is'), one, ifThere(w('in play'))], (set) => ({ some: onTheChain(set) })),
    all([theOne, w('is in play')], (set) => ({ some: set })),
    all([theOne, w("isn't in play")], (set) => ({ not: { some: set } })),
    all([w('there is'), phrase], (p) => ('who' in p ? { some: p.who } : undefined)),
    all([w('there are no'), bare, ifThere(w('in play'))], (set) => ({ not: { some: set } })),
    all(
      [w('there are', 'there is'), counted, counterName, w('counters on', 'counter on'), noun('event')],
      ([op, n], c, of) => ({
        compare: [{ counters: c, of }, op, n],
      }),
    ),
    all([w('no opponent controls'), comparison('control')], (where) => ({ not: { some: { is: 'opponent', where } } })),
    all([one, w('controls'), comparison('control')], (set, where) => ({ some: { ...set, where } })),
    all([one, w('has'), comparison('have')], (set, where) => ({ some: { ...set, where } })),
    all([one, has, hasWhat], (set, fields) => ('where' in fields ? { some: { ...set, ...fields } } : undefined)),
    all([here, one, gotNumber, table({ odd: 'odd', even: 'even' } as const)], (at, set, of, op) => ({
      some: { ...set, rolled: [refer(at, 'much', of), op] },
    })),
    all([one, is, stateOf], (set, s) => ({ some: merged([set, { state: s }]) ?? set })),
    all([one, is, markWord], (set, tag) => (set.among === undefined ? { some: { ...set, tag } } : undefined)),
  ),
)

/** An effect is nowhere but on the chain. */
const onTheChain = (who: Who): Who =>
  typeof who === 'object' && 'is' in who && (who.is === 'effect' || who.is === 'reward') ? { ...who, in: 'chain' } : who

const sides: P<Condition> = part(() =>
  either<Condition>(
    all([noun('event'), w('control', 'controls'), comparison('control')], (who, where) => compareOf(who, where)),
    all([noun('event'), has, comparison('have')], (who, where) => compareOf(who, where)),
  ),
)

/** "you control more allies than that player": both sides are amounts. */
function compareOf(who: Who, [a, op, b = 0]: NonNullable<SetWho['where']>): Condition | undefined {
  if (typeof a !== 'object') return undefined
  if (op === 'odd' || op === 'even')
    return typeof who === 'string' && who.endsWith(':you') ? { match: who, where: [a, op] } : undefined
  if (isGroup(who)) return { match: who, where: [a, op, b] }
  if (typeof who === 'object' && 'is' in who) return undefined
  const left = replaced(a, (part) => (part === 'it' ? who : undefined))
  return { compare: [left, op, b] }
}

const compares: P<Condition> = part(() =>
  either<Condition>(
    all([amount, w('is', 'are'), compared], (a, [op, n]) =>
      typeof a === 'number' ? undefined : { compare: [a, op, n] },
    ),
    all([amount, w('is'), table({ odd: 'odd', even: 'even' } as const)], (a, op) => ({ compare: [a, op] })),
    all([amount, w('is', 'are'), amount], (a, b) =>
      typeof a === 'object' && typeof b !== 'number' ? { compare: [a, '=', b] } : undefined,
    ),
    all([w("it's stage"), digits], (n) => ({ compare: [{ raid: 'stage' }, '=', n] })),
    all([w('the stage is'), compared], ([op, n]) => ({ compare: [{ raid: 'stage' }, op, n] })),
    all([w('the stage is'), quoted], (stage) => ({ stage })),
    all([w("the stage isn't"), quoted], (stage) => ({ not: { stage } })),
  ),
)

const turn: P<Condition> = part(() =>
  either<Condition>(
    all([w("it's", 'it is'), whoseTurn, w('turn')], (of) => ({ turnOf: of })),
    all([w("it isn't"), whoseTurn, w('turn')], (of) => ({ not: { turnOf: of } })),
    as(w('an opponent went first this game'), () => ({ wentFirst: 'opponents' })),
    all([noun('event'), w('went first this game')], (wentFirst) => ({ wentFirst })),
    all([w("it's"), whoseTurn, w('first turn')], (turnOf) => ({ turnOf, first: true })),
  ),
)

/** An effect already done. */
const wasDone = table({
  'damage was dealt this way': 'deal',
  'damage was healed this way': 'heal',
  'a card was discarded this way': 'discard',
  'a card was destroyed this way': 'destroy',
  'a card was removed this way': 'move',
})
const withTool: P<{ with?: Who }> = either<{ with?: Who }>(
  all([w('with'), noun('event')], (tool) => ({ with: tool })),
  nothing({}),
)
const did: P<Condition> = part(() =>
  either<Condition>(
    all([here, w('you guessed correctly', 'that player guessed correctly')], (at) => ({
      right: refer(at, 'done', 'guess'),
    })),
    all([here, w('you guessed wrong', 'that player guessed wrong')], (at) => ({
      not: { right: refer(at, 'done', 'guess') },
    })),
    all([here, w('you did')], (at) => ({ done: refer(at, 'done', 'try') })),
    all([here, wasDone], (at, verb) => ({ done: refer(at, 'done', verb) })),
    all([w("it isn't so that"), eventPast], ({ event, since }) => ({ not: { happened: event, since } })),
    all([w('damage'), w("wasn't dealt"), withTool, w('this turn')], (tool) => ({
      not: { happened: { on: 'deal', ...tool }, since: 'turn' },
    })),
    as(notEvents, ({ event, since }) => ({ not: { happened: event, since } })),
    as(eventPast, ({ event, since }) => ({ happened: event, since })),
  ),
)

/** "your hero has Bear Form or Cat Form", "it's an ally or has Stealth": what one thing may be or have. */
const predicates: P<readonly Predicate[]> = either(
  listOfTwo(predicate, w('or')),
  all([has, listOfTwo(plainKeyword, w('or'))], (list) => list.map((keyword) => ({ fields: { has: { keyword } } }))),
)
const eitherOf: P<Condition> = all([phrase, predicates], (p, list) => {
  const match = inMood(p, 'event')
  if (typeof match !== 'string') return undefined
  const each = ({ fields, not }: Predicate): Condition => {
    const c: Condition = { match, ...ofHero(match, fields) }
    return not ? { not: c } : c
  }
  return { any: list.map(each) }
})

const simple: P<Condition> = part(() => either<Condition>(counts, sides, matched, compares, turn, did))

/** The clause after "if". */
export const conditions: P<Condition> = part(() =>
  either<Condition>(
    simple,
    eitherOf,
    as(listOfTwo(simple, w('and')), (list) => ({ all: list })),
    as(listOfTwo(simple, w('or')), (list) => ({ any: list })),
  ),
)
