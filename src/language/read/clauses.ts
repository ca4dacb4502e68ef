/** One verb and its roles as a clause: "deals 5 fire damage to target ally", "draw a card". */

import { cardTypes } from '../lists.ts'
import { isSetWho } from '../nodes.ts'
import { kindNouns, withArticle } from '../phrases.ts'
import type { Amount, CommonType, Condition, Effect, Who } from '../types.ts'
import { chosenFor, count, equalTo, figure, forEach, times } from './amounts.ts'
import { course, looking } from './course.ts'
import { created } from './created.ts'
import { byPlayer, type Done, type Form, object, v } from './forms.ts'
import { games, links } from './games.ts'
import type { P } from './parser.ts'
import { all, as, either, here, ifThere, listOf, maybe, part, table, w } from './parts.ts'
import { condition, noun, whose } from './recursive.ts'
import { asPlayer, isSelf, refer, referenceOf } from './refs.ts'
import { counterName, damageTypesOf, digits, numeral } from './words.ts'

/** Only a source deals and heals. */
const source =
  (make: (by: Who) => Effect): Done =>
  (by) =>
    by === undefined ? undefined : make(by)

const divided = ifThere(
  w(
    'divided as you choose',
    ', divided as you choose,',
    'divided as they choose',
    'divided as he chooses',
    'divided as that player chooses',
  ),
)
const unpreventable = as(ifThere(w('unpreventable')), (sure) => (sure === undefined ? {} : { sure: true as const }))
/** ", or 6 if that ally is exhausted": another number in some cases. */
const orIf = maybe(all([w(', or', 'or'), numeral, w('if'), condition], (use, c) => ({ if: c, use })))
const inCase = (n: Amount, other: { if: Condition; use: number } | undefined): Amount =>
  other === undefined ? n : { case: [other], else: n }

function deal(form: Form): P<Done> {
  return either<Done>(
    all(
      [
        v('deal', form),
        figure,
        unpreventable,
        maybe(damageTypesOf),
        w('damage'),
        divided,
        w('to', 'among'),
        object,
        maybe(forEach),
        orIf,
      ],
      (...[n, sure, type, split, to, each, other]) =>
        source((by) => ({
          do: 'deal',
          n: inCase(times(n, each), other),
          ...(type ? { type } : {}),
          ...sure,
          by,
          to,
          ...(split ? { divided: true as const } : {}),
        })),
    ),
    all([v('deal', form), figure, here, w('damage of that type to'), object], (n, at, to) =>
      source((by) => ({ do: 'deal', n, type: refer(at, 'word', 'damage type'), by, to })),
    ),
    all(
      [v('deal', form), unpreventable, maybe(damageTypesOf), w('damage'), equalTo, w('to'), object],
      (sure, type, n, to) => source((by) => ({ do: 'deal', n, ...(type ? { type } : {}), ...sure, by, to })),
    ),
    all(
      [v('deal', form), maybe(damageTypesOf), w('damage'), equalTo, w('divided as you choose to'), object],
      (type, n, to) => source((by) => ({ do: 'deal', n, ...(type ? { type } : {}), by, to, divided: true })),
    ),
    all([v('deal', form), unpreventable, maybe(damageTypesOf), w('damage to'), object, equalTo], (sure, type, to, n) =>
      source((by) => ({ do: 'deal', n, ...(type ? { type } : {}), ...sure, by, to })),
    ),
    all(
      [v('deal', form), listOf(digits, w('and')), maybe(damageTypesOf), w('damage to'), object, w(', respectively')],
      (n, type, to) => source((by) => ({ do: 'deal', n, ...(type ? { type } : {}), by, to })),
    ),
  )
}

/** Damage beyond what is fatal goes on to a hero (405.8). */
const smash = (form: Form): P<Done> =>
  all([v('smash', form), figure, maybe(damageTypesOf), w('damage to'), object, maybe(forEach)], (n, type, to, each) =>
    source((by) => ({ do: 'deal', n: times(n, each), ...(type ? { type } : {}), by, to, smash: true })),
  )

function heal(form: Form): P<Done> {
  return either<Done>(
    all(
      [
        v('heal', form),
        either<Amount | 'all'>(figure, table({ all: 'all' } as const)),
        w('damage'),
        divided,
        w('from'),
        object,
        maybe(forEach),
        orIf,
      ],
      (n, split, from, each, other) =>
        source((by) => ({
          do: 'heal',
          n: n === 'all' ? n : inCase(times(n, each), other),
          by,
          from,
          ...(split ? { divided: true as const } : {}),
        })),
    ),
    all([v('heal', form), w('damage from'), object, equalTo], (from, n) =>
      source((by) => ({ do: 'heal', n, by, from })),
    ),
    all([v('heal', form), listOf(digits, w('and')), w('damage from'), object, w(', respectively')], (n, from) =>
      source((by) => ({ do: 'heal', n, by, from })),
    ),
  )
}

/** "a card", "two cards", "that many cards": how many. */
const cards: P<Amount> = part(() =>
  either<Amount>(
    as(w('a card'), () => 1),
    all([count, w('cards', 'card')], (n) => n),
  ),
)

function hands(form: Form): P<Done> {
  return either<Done>(
    all([v('draw', form), cards, maybe(forEach), orIf], (n, each, other) => (by) => ({
      do: 'draw',
      ...byPlayer(by),
      n: inCase(times(n, each), other),
    })),
    all(
      [
        v('draw', form),
        w(
          'cards until you reach your maximum hand size',
          'cards until he reaches his maximum hand size',
          'cards until they reach their maximum hand size',
        ),
      ],
      () => (by) => ({ do: 'draw', ...byPlayer(by), until: 'maxHand' }),
    ),
    all([v('discard', form), cards, maybe(forEach)], (n, each) => (by) => ({
      do: 'discard',
      ...byPlayer(by),
      n: times(n, each),
    })),
    // From the hand, where the power works that it pays for (700.2).
    all(
      [v('discard', form), object, w('from your hand')],
      (what) => (by) => (maybeSelf(what) ? { do: 'discard', ...byPlayer(by), what, '?zone': 'hand' } : undefined),
    ),
    all(
      [v('discard', form), object],
      (what) => (by) => (isCards(what) ? undefined : { do: 'discard', ...byPlayer(by), what }),
    ),
  )
}
const isCards = (w_: Who): boolean =>
  typeof w_ === 'object' && 'is' in w_ && w_.is === 'card' && w_.in === undefined && w_.among === undefined

const counters: P<{ n: Amount; what: string }> = part(() =>
  either<{ n: Amount; what: string }>(
    all([w('a', 'an'), counterName, w('counter')], (what) => (what === 'any' ? undefined : { n: 1, what })),
    all([count, counterName, w('counters')], (n, what) => ({ n, what })),
    all([figure, w('damage')], (n) => ({ n, what: 'damage' })),
  ),
)

function putting(form: Form): P<Done> {
  return either<Done>(
    all(
      [v('put', form), counters, divided, w('on', 'among'), object, maybe(forEach)],
      ({ n, what }, split, to, each) =>
        (by) => ({
          do: 'put',
          n: times(n, each),
          what,
          to,
          ...byPlayer(by),
          ...(split ? { divided: true as const } : {}),
        }),
    ),
    all([v('put', form), w('a counter of a kind that is there on'), object], (to) => (by) => ({
      ...({ do: 'put', n: 1, what: 'any', to } as const),
      ...byPlayer(by),
    })),
    all([v('remove', form), w('a counter from'), object], (from) => () => ({ do: 'remove', n: 1, what: 'any', from })),
    all([v('put', form), w('damage'), equalTo, w('on'), object], (n, to) => (by) => ({
      do: 'put',
      n,
      what: 'damage',
      to,
      ...byPlayer(by),
    })),
    all([v('put', form), w('damage on'), object, equalTo], (to, n) => (by) => ({
      do: 'put',
      n,
      what: 'damage',
      to,
      ...byPlayer(by),
    })),
    all(
      [v('put', form), w('up to'), counters, w('on'), object],
      ({ n, what }, to) =>
        (by) =>
          what === 'damage' ? undefined : { do: 'put', n: { upTo: n }, what, to, ...byPlayer(by) },
    ),
    all([v('put', form), w('up to'), figure, w('damage on'), object], (upTo, to) => (by) => ({
      do: 'put',
      n: { upTo },
      what: 'damage',
      to,
      ...byPlayer(by),
    })),
    all([v('switch', form), w('all damage on'), object, w('with the damage on'), object], (of, other) => () => ({
      do: 'switch',
      what: 'damage',
      of,
      with: other,
    })),
    all([v('remove', form), w('all damage from'), object], (from) => () => ({
      do: 'remove',
      n: 'all',
      what: 'damage',
      from,
    })),
    all([v('remove', form), w('all'), counterName, w('counters from'), object], (what, from) => () => ({
      do: 'remove',
      n: 'all',
      what,
      from,
    })),
    all([v('remove', form), counters, w('from'), object, maybe(forEach)], ({ n, what }, from, each) => () => ({
      do: 'remove',
      n: times(n, each),
      what,
      from,
    })),
    all(
      [v('set', form), w('the number of'), counterName, w('counters on'), object, w('to'), numeral],
      (what, to, n) => () => ({ do: 'put', n, what, to, set: true }),
    ),
  )
}

const simple = ['destroy', 'exhaust', 'ready', 'interrupt', 'trigger', 'flip'] as const

function plain(form: Form): P<Done> {
  return either<Done>(
    all([v('activate', form), w('this card')], () => () => ({ do: 'activate' })),
    ...simple.map((verb) =>
      all([v(verb, form), object, maybe(forEach)], (what, each): Done | undefined => {
        const whole = each === undefined ? what : chosenFor(what, each)
        if (whole === undefined) return undefined
        const thing = verb === 'interrupt' ? onChain(whole) : whole
        return (by) =>
          ({
            do: verb,
            what: thing,
            ...(verb === 'destroy' || verb === 'exhaust' || verb === 'ready' ? byPlayer(by) : {}),
          }) as Effect
      }),
    ),
  )
}

/** The object of interrupting, which is on the chain. */
function onChain(what: Who): Who {
  if (typeof what !== 'object' || !('is' in what) || what.in !== undefined) return what
  return { ...what, in: 'chain' }
}

const face = ifThere(table({ 'face down': 'down', 'face up': 'up' } as const))
const exhausted = ifThere(w('exhausted', 'and exhausted', ', exhausted'))

type Move = Extract<Effect, { do: 'move' }>
type Place = Partial<Move> & { to: Move['to'] }

/** "its owner's", which is the default; or the owner of a hand or deck. */
const whosePile: P<Who | null> = part(() =>
  either<Who | null>(
    as(w("its owner's", "their owner's", "their owners'", "its owners'", "his owner's", "her owner's"), () => null),
    as(whose, asPlayer),
  ),
)

const place: P<Place & { '?of'?: Who }> = part(() =>
  either<Place & { '?of'?: Who }>(
    all(
      [
        w('into'),
        whosePile,
        table({ hand: 'hand', hands: 'hand', graveyard: 'graveyard', graveyards: 'graveyard' } as const),
      ],
      (of, to) => ({ to, ...(of === null ? {} : { '?of': of }) }),
    ),
    all([w('on the bottom of'), whosePile, w('deck', 'decks')], (of) => ({
      to: 'deck',
      at: 'bottom',
      ...(of === null ? {} : { '?of': of }),
    })),
    all([w('on top of', 'on the top of'), whosePile, w('deck', 'decks')], (of) => ({
      to: 'deck',
      at: 'top',
      ...(of === null ? {} : { '?of': of }),
    })),
    all([w('into play'), inPlay, maybe(withDamage), maybe(asBefore)], (how, damage, same) => ({
      to: 'play',
      ...how,
      ...(damage === undefined ? {} : { damage }),
      ...(same === undefined ? {} : { same }),
    })),
    all(
      [
        w('into'),
        either<Who | null>(
          as(w("its owner's", "his owner's", "her owner's", "its controller's", "their owners'"), () => null),
          whose,
        ),
        w('resource row', 'resource rows'),
        face,
        exhausted,
      ],
      (of, f, e) => ({
        to: 'resources',
        ...(of === null ? {} : { '?of': of }),
        ...(f ? { face: f } : {}),
        ...(e ? { state: 'exhausted' as const } : {}),
      }),
    ),
  ),
)
/** "as an item under your control face down exhausted". */
const inPlay: P<Pick<Move, 'type' | 'of' | 'face' | 'state'>> = part(() =>
  all([ifThere(asType), ifThere(underControl), face, exhausted], (type, of, f, e) => ({
    ...(type === undefined ? {} : { type }),
    ...(of === undefined ? {} : { of }),
    ...(f ? { face: f } : {}),
    ...(e ? { state: 'exhausted' as const } : {}),
  })),
)

/** 300.1d */
const asType: P<CommonType> = table(cardTypes.map((type) => [`as ${withArticle(kindNouns[type].one)}`, type] as const))
const asBefore: P<true> = as(w('flipped the same way and with the same damage'), () => true as const)
const withDamage: P<Amount> = all([w('with'), figure, w('damage on it', 'damage on them')], (n) => n)
const underControl: P<Who> = part(() => all([w('under'), whose, w('control')], (of) => of))

/** The cards of a graveyard that is a target. */
function cardsIn(what: Who): Who {
  if (typeof what !== 'object' || !('is' in what) || what.is !== 'graveyard' || what.target === undefined) return what
  const { is: _, target, of, ...more } = what
  return { ...more, is: 'card', in: { target, is: 'graveyard', ...(of === undefined ? {} : { of }) } }
}

/** Whether the pick's cards are already in play, or some of a list. */
const isInPlay = (what: Who): boolean =>
  (Array.isArray(what) && what.some(isInPlay)) ||
  (isSetWho(what) &&
    ['in', 'among', 'top', 'name', 'same'].every((key) => !(key in what)) &&
    (what.is !== undefined || what.tag !== undefined))

function move(form: Form): P<Done> {
  const object = as(noun('effect'), cardsIn)

  return either<Done>(
    all(
      [v('put', form), object, place],
      (what, { '?of': of, ...to }) =>
        (by) =>
          to.to === 'play' && isInPlay(what)
            ? undefined
            : { do: 'move', what, ...to, ...byPlayer(by), ...(of === undefined ? {} : { '?of': of }) },
    ),
    all([v('remove', form), object, w('from the game'), face], (what, f) => (by) => ({
      do: 'move',
      what,
      to: 'removed',
      ...(f ? { face: f } : {}),
      ...byPlayer(by),
    })),
    all([v('shuffle', form), object, w('into'), whosePile, w('deck', 'decks')], (what, of) => (by) => ({
      do: 'move',
      what,
      to: 'deck',
      at: 'shuffled',
      ...byPlayer(by),
      ...(of === null ? {} : { '?of': of }),
    })),
    all([v('uncombat', form), object, w('from combat')], (what) => () => ({ do: 'uncombat', what })),
    // From where it lies a card puts itself into play by a power that works there (700.2).
    all(
      [v('put', form), noun('effect'), w('from your'), table({ graveyard: 'graveyard', hand: 'hand' } as const), place],
      (what, zone, { '?of': of, ...to }) =>
        (by) =>
          maybeSelf(what)
            ? {
                do: 'move',
                what,
                ...to,
                ...byPlayer(by),
                '?zone': zone,
                ...(of === undefined ? {} : { '?of': of }),
              }
            : undefined,
    ),
    // "put it into your hand and the other on the bottom of your deck"
    all([here, restWords, place], (at, word, { '?of': _of, ...to }) => (by) => ({
      do: 'move',
      what: refer(at, 'rest', word),
      ...to,
      ...byPlayer(by),
    })),
  )
}
/** The card itself, possibly, before "it" is resolved. */
const maybeSelf = (what: Who): boolean => isSelf(what) || referenceOf(what)?.form === 'it'
const restWords = table({ 'the other': 'other', 'the rest': 'rest', 'the other one': 'other' })

function creating(form: Form): P<Done> {
  return all(
    [
      v('create', form),
      created,
      table<object>({ 'into play': {}, 'face down into your resource row': { to: 'resources' } }),
      exhausted,
      maybe(forEach),
    ],
    ({ n, ...what }, where, e, each) =>
      (by) => ({
        do: 'create',
        n: times(n, each),
        ...what,
        ...where,
        ...(e ? { state: 'exhausted' as const } : {}),
        ...byPlayer(by),
      }),
  )
}

/** A clause with its verb in this form; its subject comes before it, or is you. */
export const clause: { readonly [F in Form]: P<Done> } = {
  base: part(() => of('base')),
  s: part(() => of('s')),
}
const of = (form: Form): P<Done> =>
  either(
    games(form),
    creating(form),
    deal(form),
    smash(form),
    heal(form),
    hands(form),
    putting(form),
    plain(form),
    move(form),
    looking(form),
    course(form),
    links(form),
  )
