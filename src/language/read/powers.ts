/** A paragraph as a power: keyword, payment, trigger, modifier, quest, or a condition of playing the card. */

import { placeOf } from '../events.ts'
import { keywordTable } from '../keywords.ts'
import { classNames, keywords, tagWords } from '../lists.ts'
import type { CardDef, Condition, Effect, KeywordWord, Mod, PlayTerms, Power, PowerZone, Who } from '../types.ts'
import { amount, figure, forEach, times } from './amounts.ts'
import { changes } from './changes.ts'
import { clause } from './clauses.ts'
import { names } from './created.ts'
import { optional, withX, withXandY } from './effects.ts'
import { counted, turnPoint, whoseTurn } from './events.ts'
import type { Done } from './forms.ts'
import { modifiers } from './mods.ts'
import type { P } from './parser.ts'
import {
  all,
  as,
  either,
  here,
  ifThere,
  listOf,
  listOfTwo,
  maybe,
  most,
  oneOrMore,
  part,
  some,
  table,
  w,
} from './parts.ts'
import { condition, countedSet, effectList, inMood, noun, phrase } from './recursive.ts'
import { isSelf, mentioned } from './refs.ts'
import { capitalType, digits, numeral, ordinals, paid, quoted, tagWord, unknown } from './words.ts'

const stop = ifThere(w('.'))

/** Keywords without anything beside them. */
const alone = keywords.filter(
  (k) => keywordTable[k].takes === undefined || keywordTable[k].takes === 'optional description',
)
const keywordPower: P<KeywordWord> = part(() =>
  either<KeywordWord>(
    table(alone.map((k) => [k, { keyword: k }] as const)),
    all([table(withNumber.map((k) => [k, k] as const)), figure], (keyword, n) => ({ keyword, n })),
    all([capitalType, w('Resistance')], (type) => ({ keyword: 'Resistance', type }) as const),
    all([table(described.map((k) => [k, k] as const)), w(':'), keywordOf], (keyword, of) => ({ keyword, of })),
    all([table({ 'Death Rattle': 'Death Rattle', Stash: 'Stash' } as const), w(':'), effectList], (keyword, then) => ({
      keyword,
      then,
    })),
  ),
)
const withNumber = keywords.filter((k) => keywordTable[k].takes === 'number')
const described = keywords.filter((k) => /description/.test(keywordTable[k].takes ?? ''))
const keywordOf: P<Who> = part(() =>
  either<Who>(
    as(tagWord, (tag) => ({ tag })),
    countedSet,
    as(listOfTwo(countedSet, w('and')), (list) => list),
    noun('event'),
  ),
)

/** "(2), [Activate], Exhaust your hero". */
const cost: P<Effect> = part(() =>
  either<Effect>(
    all([paid, maybe(forEach)], (n, each) => ({ do: 'pay', n: times(n, each) })),
    order,
  ),
)

/** "[Activate]", "exhaust your hero", "each player exhausts your hero". */
const order: P<Effect> = part(() =>
  either<Effect>(
    as(w('[Activate]'), () => ({ do: 'activate' })),
    as(either(names, optional), ([e]) => e),
    as(clause.base, (done: Done) => done(undefined)),
    all([noun('effect'), either(clause.s, clause.base)], (by, done: Done) => done(by)),
  ),
)
const costs: P<readonly Effect[]> = part(() =>
  all([cost, most(all([ifThere(w(',')), ifThere(w('and')), cost], (_c, _a, e) => e))], (first, more) => [
    first,
    ...more,
  ]),
)

type Terms = { only?: Condition; limit?: { n: number; per: 'turn' }; by?: Who; if?: Condition }

const front: P<Terms> = part(() =>
  either<Terms>(
    all([here, w('on your turn:')], (at) => ({ only: { turnOf: mentioned(at, 'you') } })),
    all([timesEach, w('per turn:')], (n) => ({ limit: { n, per: 'turn' } as const })),
    all(
      [
        here,
        w(
          'on your turn: once per turn:',
          'on your turn, once per turn:',
          'once on each of your turns:',
          'once per turn on your turn:',
        ),
      ],
      (at) => ({ only: { turnOf: mentioned(at, 'you') }, limit: { n: 1, per: 'turn' } as const }),
    ),
  ),
)

const timesEach: P<number> = part(() =>
  either(
    table({ once: 1, twice: 2 }),
    all([numeral, w('times')], (n) => n),
  ),
)

const behind: P<Terms> = part(() =>
  either<Terms>(
    all([w('use'), onlyThen], (only) => ({ only })),
    all([users, w('can use this power')], (by) => ({ by })),
    all([users, w('can use this power, but', 'can use this power, and'), onlyThen], (by, only) => ({ by, only })),
  ),
)
const users: P<Who> = part(() =>
  either<Who>(
    all([here, w('any player')], (at) => mentioned(at, 'players')),
    all([w('only'), noun('event')], (by) => by),
  ),
)
const onlyThen: P<Condition> = part(() =>
  either<Condition>(
    all([w('only if', 'only while'), condition], (c) => c),
    all([w('only on'), whoseTurn, w('turn')], (turnOf) => ({ turnOf })),
    as(w("only on that player's turn", 'only on their turn'), () => ({ turnOf: 'you' })),
  ),
)

const basic: P<{ basic?: true }> = as(ifThere(w('basic')), (b) => (b === undefined ? {} : { basic: true as const }))

const payPower: P<Power> = part(() =>
  all(
    [basic, ifThere(front), costs, w('>>>'), effectList, maybe(all([behind, stop], (b) => b))],
    (own, f, pay, then, b) => (f?.only && b?.only ? undefined : { pay, then, ...own, ...f, ...b }),
  ),
)

const rewardPower: P<Power> = part(() =>
  all(
    [
      basic,
      ifThere(questFront),
      listOf(cost_, w('and')),
      w('to complete this quest', 'to complete it'),
      stop,
      w('reward:'),
      effectList,
    ],
    // What is paid stands first, for what the reward says of it.
    (own, only, pay, _s, reward) => ({ pay, reward, ...own, ...(only === undefined ? {} : { only }) }),
  ),
)
const questFront: P<Condition> = part(() =>
  either<Condition>(
    all([w('on'), whoseTurn, w('turn,')], (turnOf) => ({ turnOf })),
    all([w('if', 'while'), condition, w(',')], (c) => c),
  ),
)
const cost_: P<Effect> = part(() =>
  either<Effect>(
    all([w('pay'), paid, maybe(forEach)], (n, each) => ({ do: 'pay', n: times(n, each) })),
    order,
  ),
)

/** "When …, if …, …": an "if" right behind the event is checked twice (703.2), so it is read as that of the power. */
const whenPower: P<Power> = part(() =>
  either<Power>(
    all([w('when', 'whenever'), counted, w(', if'), condition, w(','), effectList, sealed], (when, c, then, s) => ({
      when,
      if: c,
      then,
      ...s,
    })),
    all([w('at'), turnPoint, w(', if'), condition, w(','), effectList], (when, c, then) => ({
      when,
      if: c,
      then,
    })),
    all([w('when', 'whenever'), counted, w(','), effectList, sealed], (when, then, s) => ({
      when,
      then,
      ...s,
    })),
    all([w('at'), turnPoint, w(','), effectList], (when, then) => ({ when, then })),
    all([w('when', 'whenever'), counted, w(','), gained, stop], (when, then) => ({ when, then })),
    all(
      [
        w('the'),
        ordinals,
        table({ 'time each turn that': 'turn', 'time this game that': 'game' } as const),
        counted,
        w(','),
        effectList,
      ],
      (n, per, when, then) => ({ when: { ...when, nth: { n, per } }, then }),
    ),
    all([w('as'), counted, w(','), effectList], (event, then) => ({ as: event, then })),
    all([w('as the game starts,'), effectList], (then) => ({ as: { on: 'start', step: 'game' }, then })),
    all([w('as'), whoseTurn, w('turn starts,'), effectList], (turn, then) => ({ as: { on: 'start', turn }, then })),
    all([here, w('as each turn starts,'), effectList], (at, then) => ({
      as: { on: 'start', turn: mentioned(at, 'players') },
      then,
    })),
  ),
)
/** A power that a card has from then on. */
const gained: P<readonly Effect[]> = as(modifiers, (mods) =>
  mods.every((m) => m.mod === 'power') ? [{ do: 'modify', mods }] : undefined,
)

const sealed: P<{ sealed?: true }> = as(
  ifThere(w("this effect can't be interrupted.", "this effect can't be interrupted")),
  (s) => (s === undefined ? {} : { sealed: true as const }),
)

/** A sentence of modifiers that a card has all the time, with what X is. */
const standing: P<readonly Mod[]> = part(() =>
  either<readonly Mod[]>(
    as(modifiers, (mods) => (mods.some(isOfPlaying) ? undefined : mods)),
    all([modifiers, w(', where X is'), amount], (mods, x) => withX(mods, x)),
    all([modifiers, w(', where X is'), amount, w('and Y is'), amount], withXandY),
    as(changes, ({ mods, until }) => (until === undefined && !mods.some(isOnce) ? mods : undefined)),
  ),
)

/** Whether it modifies playing the card, not the card in play. */
const isOfPlaying = (m: Mod): boolean =>
  m.mod === 'cost' && m.on === 'play' && typeof m.what === 'string' && m.what.endsWith(':self')

/** Something that happens once is made by an effect. */
const isOnce = (m: Mod): boolean => m.mod === 'when' && m.next !== undefined

/** Modifiers that a card has all the time. */
const alwaysPower: P<Power> = part(() =>
  either<Power>(
    all([standing, most(all([w('.'), standing], (m) => m)), stop], (first, more) => shared([...first, ...more.flat()])),
    all([w('while'), condition, w(','), atOnce, stop], (c, mods) => ({ always: mods, while: c })),
    all([atOnce, stop], (always) => ({ always })),
    all([w('on'), whoseTurn, w('turn,'), standing], (turnOf, mods) => ({ always: mods, while: { turnOf } })),
    all([w('while'), condition, w(','), modifiers, w(', where X is'), amount, stop], (c, mods, x) => {
      const always = withX(mods, x)
      return always && { always, while: c }
    }),
    all([modifiers, w(', where X is'), amount, w('while'), condition, stop], (mods, x, c) => {
      const always = withX(mods, x)
      return always && { always, while: c }
    }),
    // What a character is doing is of the modifier, and what else is true of the power.
    all([modifiers, w('while'), condition, stop], (mods, c) =>
      mods.every((m) => 'while' in m || m.mod === 'limit') ? { always: mods, while: c } : undefined,
    ),
    all([modifiers, w('if'), condition, stop], (mods, c) =>
      'wentFirst' in c || mods.every((m) => m.mod === 'cost' && m.on === 'use')
        ? { always: mods, while: c }
        : undefined,
    ),
  ),
)

/** "damage can't be healed, and cards can't be interrupted": under one condition. */
const atOnce: P<readonly Mod[]> = all([modifiers, some(all([w(', and'), modifiers], (m) => m))], (first, more) => [
  ...first,
  ...more.flat(),
])

/** A condition shared by all modifiers is the power's; states of combat stay with each. */
function shared(mods: readonly Mod[]): Power {
  const [first] = mods
  const all_ = mods.map((m) => ('while' in m ? JSON.stringify(m.while) : ''))
  const w_ = first && 'while' in first ? first.while : undefined
  const own =
    w_ === undefined ||
    typeof w_ === 'string' ||
    Array.isArray(w_) ||
    'attacking' in w_ ||
    'defending' in w_ ||
    'inCombat' in w_ ||
    JSON.stringify(w_).includes('"$?')
  if (own || new Set(all_).size > 1) return { always: mods }
  return { always: mods.map(({ while: _, ...m }: Mod & { while?: unknown }) => m as Mod), while: w_ as Condition }
}

const chainPower: P<Power> = part(() =>
  all(
    [w('this'), w('ability', 'ally', 'armor', 'weapon', 'item', 'card', 'event'), w("can't be interrupted"), stop],
    () => ({
      in: 'chain',
      always: [{ mod: 'cannot', on: 'interrupt', what: 'self' }],
    }),
  ),
)

const onlyWhen: P<Condition> = part(() =>
  either<Condition>(
    all([w('play only on'), whoseTurn, w('turn')], (turnOf) => ({ turnOf })),
    all([w('play only if'), condition], (c) => c),
    all([w('play only on'), whoseTurn, w('first turn')], (turnOf) => ({ turnOf, first: true })),
    all([w('stage'), digits, w('only')], (n) => ({ compare: [{ raid: 'stage' }, '=', n] })),
    all([quoted, w('only')], (stage) => ({ stage })),
  ),
)

const lessOrMore = table({ less: -1, more: 1 })

const playTerms: P<PlayTerms> = part(() =>
  either<PlayTerms>(
    as(onlyWhen, (only) => ({ only })),
    as(w('as you play this card, choose an Alliance or Horde race'), () => ({ choose: 'race' })),
    all([w("X can't be more than"), digits], (x) => ({ x })),
    all(
      [
        w(
          'as an additional cost to play',
          'as an additional cost to play this card',
          'as an additional cost to play this ability',
        ),
        w(','),
        listOf(cost_, w('and')),
        ifThere(all([w(', where X is'), digits, w('or less')], (x) => x)),
      ],
      (add, x) => ({ add, ...(x === undefined ? {} : { x }) }),
    ),
    all([w('as a cost to place this'), w('quest', 'location'), w('face up,'), listOf(cost_, w('and'))], (add) => ({
      add,
    })),
    all(
      [
        w('you may'),
        listOf(cost_, w('and')),
        w("rather than pay this card's cost", "rather than pay this ability's cost"),
      ],
      (rather) => ({ rather }),
    ),
    as(w('you may play this card without paying its cost'), () => ({ rather: [] })),
    all(
      [
        w('you pay'),
        paid,
        lessOrMore,
        w('to play this card', 'to play this ability', 'to play this ally'),
        ifThere(all([w(', to a minimum of ('), digits, w(')')], (n) => n)),
        maybe(forEach),
        maybe(all([w(', where'), unknown, w('is'), amount], (...said) => said)),
      ],
      (n, sign, min, each, where) => {
        const size = where?.[0] === n ? where[1] : n
        const whole = each === undefined ? size : size === 1 ? each : { times: [size, each] }
        return {
          n: sign > 0 ? whole : typeof whole === 'number' ? -whole : { minus: [0, whole] },
          ...(min === undefined ? {} : { min }),
        }
      },
    ),
  ),
)

/** Several terms, each of its own kind. */
const termsBy = (mark: string): P<PlayTerms> =>
  all([playTerms, most(all([w(mark), playTerms], (t) => t))], (first, more) => {
    const list = [first, ...more].flatMap(Object.keys)
    return new Set(list).size < list.length ? undefined : Object.assign({}, first, ...more)
  })

const playPower: P<Power> = part(() =>
  either<Power>(
    all([termsBy('.'), stop], (play) => ({ play })),
    all([questFront, termsBy(';'), stop], (c, play) => ({ if: c, play })),
  ),
)

const traitWords = [...classNames, 'Alliance', 'Horde', 'Traitor', 'Loyal']

/** "Alliance hero: Elusive": powers that only some heroes have. */
const guarded: P<Power> = part(() =>
  either<Power>(
    all([here, table(traitWords.map((t) => [`${t} hero:`, t] as const)), plain], (at, trait, p) => ({
      ...p,
      if: { match: mentioned(at, 'yourHero'), trait },
    })),
    all([w('if'), condition, w(':'), plain], (c, p) => (p.if === undefined ? { ...p, if: c } : undefined)),
  ),
)
const empowered: P<Power> = part(() =>
  all([w('Empower'), tagWord, w(':'), either(plain, guarded, elsewhere)], (of, p) =>
    p.if !== undefined && sameClass(p.if, of) ? { ...p, if: { empowered: of } } : undefined,
  ),
)
/** Whether "if you control another Mage hero or ally" is the condition of Empower. */
const sameClass = (c: Condition, of: string): boolean => 'some' in c && JSON.stringify(c).includes(`"${of}"`)

const tagged: P<Power> = part(() =>
  all([table(tagWords.map((t) => [t, t] as const)), w(':'), either(plain, guarded, elsewhere)], (tagWord_, p) => ({
    ...p,
    tagWord: tagWord_,
  })),
)

const plain: P<Power> = part(() =>
  either<Power>(keywordPower, payPower, rewardPower, whenPower, alwaysPower, chainPower, playPower),
)
export const powers: P<Power> = either(part(() => either(plain, guarded, empowered, tagged)))

/** A whole paragraph that is a power. */
export const paragraph: P<Power> = part(() =>
  either<Power>(
    all([powers, stop], (p, _s, { world }) => (isElsewhere(p, world.def) || zoneIn(p) !== undefined ? undefined : p)),
    all([powers, stop], (p) => {
      const zone = zoneIn(p)
      return zone === undefined ? undefined : { ...p, in: zone }
    }),
    elsewhere,
  ),
)

/** A power with the zone in which it works (700.2). */
const elsewhere: P<Power> = part(() =>
  either<Power>(
    all([w('while'), noun('event'), w('is'), worksIn, w(','), powers, stop], (who, zones, p) =>
      isSelf(who) ? { ...{ '?there': who }, ...{ ...p, in: oneOrMore(zones) } } : undefined,
    ),
    all([powers, ifThere(w('.')), w('this power works while this card is'), worksIn, stop], (p, _s, zones) => ({
      ...p,
      in: oneOrMore(zones),
    })),
    all([powers, w('use only while this card is'), worksIn, stop], (p, zones) => ({ ...p, in: oneOrMore(zones) })),
  ),
)

/** The zone of the card that a power puts into play or into a hand, or that the event affects: there the power works (700.2). */
const zoneIn = (p: Power): PowerZone | undefined =>
  (/"[?]zone":"([a-z]+)"/.exec(JSON.stringify(p))?.[1] as PowerZone | undefined) ??
  ('when' in p && isSelf(p.when.what) ? placeOf({ ...p.when, what: 'self' }) : undefined)

const worksIn: P<PowerZone[]> = listOf(
  table<PowerZone>({
    'in play': 'play',
    'on the chain': 'chain',
    'in your hand': 'hand',
    'in your deck': 'deck',
    'in your graveyard': 'graveyard',
    'removed from the game': 'removed',
  }),
  w('or'),
)

/** "If this ally is in your graveyard": a power in play never finds the card there; a Boss is called by its name. */
function isElsewhere(p: Power, { tags = [] }: CardDef): boolean {
  const [, who] = /"match":"\$!\d+:(self|boss)"[^{}]*"in":"(?:graveyard|hand|deck)"/.exec(JSON.stringify(p)) ?? []
  return p.in === undefined && (who === 'self' || (who === 'boss' && tags.includes('Boss')))
}

/** "Attach to target ally and exhaust it." */
export const attachment: P<{ attach: Who; text: readonly Effect[] }> = part(() =>
  either(
    all([w('attach to'), phrase, ifThere(w('.')), maybe(effectList)], (p, _s, text) => ({
      attach: inMood(p, 'effect'),
      text: text ?? [],
    })),
    // 400.4: a card of a graveyard is put into play first.
    all(
      [w('put'), phrase, w('into play and attach this ability to it'), ifThere(w('.')), maybe(effectList)],
      (p, _s, text) => ({ attach: inMood(p, 'effect'), text: text ?? [] }),
    ),
    all([w('attach to'), phrase, w('and', ', and'), effectList], (p, text) => ({
      attach: inMood(p, 'effect'),
      text,
    })),
  ),
)
