/** One verb and its roles as a clause: "deals 5 fire damage to target ally", "draw a card". */
import { type EnglishVerb, verbForms } from '../phrases.ts'
import type { Amount, Effect, Power, SetWho, TokenSpec, Who } from '../types.ts'
import { adjectives } from './adjectives.ts'
import { amount, count, equalTo, figure, forEach, times } from './amounts.ts'
import { head } from './heads.ts'
import { all, as, either, here, ifThere, listOf, maybe, nothing, type P, part, table, token, w } from './parts.ts'
import { noun, phrase, power, whose } from './recursive.ts'
import { refer } from './refs.ts'
import { merged, suffixes } from './suffixes.ts'
import {
  counterName,
  damageType,
  damageTypesOf,
  digits,
  keyword,
  kindWord,
  numeral,
  paid,
  plainKeyword,
  properName,
  tagAsNoun,
  tokenWord,
} from './words.ts'

/** What an effect still lacks: who does it. */
export type Done = (by: Who | undefined) => Effect | undefined
/** `form` of the verb: bare for orders and "may", with an s for one who does it. */
export type Form = 'base' | 's'

const object = noun('effect')
const v = (verb: EnglishVerb, form: Form): P<string> => w(verbForms[verb][form])

/** Done by a player: left out, it is you. */
const byPlayer = (by: Who | undefined): { by?: Who } => (by === undefined ? {} : { by })
/** Only a source deals and heals. */
const source =
  (make: (by: Who) => Effect): Done =>
  (by) =>
    by === undefined ? undefined : make(by)

const divided = ifThere(w('divided as you choose'))

function deal(form: Form): P<Done> {
  return either<Done>(
    all(
      [v('deal', form), figure, maybe(damageTypesOf), w('damage'), divided, w('to', 'among'), object, maybe(forEach)],
      (_v, n, type, _d, split, _to, to, each) =>
        source((by) => ({
          do: 'deal',
          n: times(n, each),
          ...(type ? { type } : {}),
          by,
          to,
          ...(split ? { divided: true as const } : {}),
        })),
    ),
    all([v('deal', form), maybe(damageTypesOf), w('damage'), equalTo, w('to'), object], (_v, type, _d, n, _to, to) =>
      source((by) => ({ do: 'deal', n, ...(type ? { type } : {}), by, to })),
    ),
    all([v('deal', form), maybe(damageTypesOf), w('damage to'), object, equalTo], (_v, type, _d, to, n) =>
      source((by) => ({ do: 'deal', n, ...(type ? { type } : {}), by, to })),
    ),
    all(
      [v('deal', form), listOf(digits, w('and')), maybe(damageTypesOf), w('damage to'), object, w(', respectively')],
      (_v, n, type, _d, to) => source((by) => ({ do: 'deal', n, ...(type ? { type } : {}), by, to })),
    ),
  )
}

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
      ],
      (_v, n, _d, split, _from, from, each) =>
        source((by) => ({
          do: 'heal',
          n: n === 'all' ? n : times(n as Amount, each),
          by,
          from,
          ...(split ? { divided: true as const } : {}),
        })),
    ),
    all([v('heal', form), w('damage from'), object, equalTo], (_v, _d, from, n) =>
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
    all([v('draw', form), cards, maybe(forEach)], (_v, n, each) => (by) => ({
      do: 'draw',
      ...byPlayer(by),
      n: times(n, each),
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
    all([v('discard', form), cards, maybe(forEach)], (_v, n, each) => (by) => ({
      do: 'discard',
      ...byPlayer(by),
      n: times(n, each),
    })),
    all(
      [v('discard', form), object],
      (_v, what) => (by) => (isCards(what) ? undefined : { do: 'discard', ...byPlayer(by), what }),
    ),
  )
}
const isCards = (w_: Who): boolean =>
  typeof w_ === 'object' && 'is' in w_ && w_.is === 'card' && w_.in === undefined && w_.among === undefined

const counters: P<{ n: Amount; what: string }> = part(() =>
  either<{ n: Amount; what: string }>(
    all([w('a', 'an'), counterName, w('counter')], (_a, what) => ({ n: 1, what })),
    all([count, counterName, w('counters')], (n, what) => ({ n, what })),
    all([figure, w('damage')], (n) => ({ n, what: 'damage' })),
  ),
)

function putting(form: Form): P<Done> {
  return either<Done>(
    all(
      [v('put', form), counters, divided, w('on', 'among'), object, maybe(forEach)],
      (_v, { n, what }, split, _on, to, each) =>
        (by) => ({
          do: 'put',
          n: times(n, each),
          what,
          to,
          ...byPlayer(by),
          ...(split ? { divided: true as const } : {}),
        }),
    ),
    all([v('put', form), w('up to'), figure, w('damage on'), object], (_v, _u, upTo, _d, to) => (by) => ({
      do: 'put',
      n: { upTo },
      what: 'damage',
      to,
      ...byPlayer(by),
    })),
    all([v('remove', form), w('all damage from'), object], (_v, _a, from) => () => ({
      do: 'remove',
      n: 'all',
      what: 'damage',
      from,
    })),
    all([v('remove', form), w('all'), counterName, w('counters from'), object], (_v, _a, what, _c, from) => () => ({
      do: 'remove',
      n: 'all',
      what,
      from,
    })),
    all([v('remove', form), counters, w('from'), object], (_v, { n, what }, _f, from) => () => ({
      do: 'remove',
      n,
      what,
      from,
    })),
    all(
      [v('set', form), w('the number of'), counterName, w('counters on'), object, w('to'), numeral],
      (_v, _n, what, _c, to, _t, n) => () => ({ do: 'put', n, what, to, set: true }),
    ),
  )
}

const simple = ['destroy', 'exhaust', 'ready', 'interrupt', 'trigger', 'flip'] as const

function plain(form: Form): P<Done> {
  return either<Done>(
    ...simple.map((verb) =>
      all([v(verb, form), object, maybe(forEach)], (_v, what, each): Done | undefined => {
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

/** "destroy a resource for each …": so many are chosen. */
function chosenFor(what: Who, each: Amount): Who | undefined {
  if (typeof what !== 'object' || !('choose' in what) || what.choose !== 1) return undefined
  return { ...what, choose: each }
}

/** What is interrupted lies on the chain. */
function onChain(what: Who): Who {
  if (typeof what !== 'object' || !('is' in what) || what.in !== undefined) return what
  return { ...what, in: 'chain' }
}

const face = ifThere(table({ 'face down': 'down', 'face up': 'up' } as const))
const exhausted = ifThere(w('exhausted', 'and exhausted', ', exhausted'))

type Move = Extract<Effect, { do: 'move' }>
type Place = Partial<Move> & { to: Move['to'] }

/** "its owner's", which every card has without saying so; or whose hand or deck it is. */
const whosePile: P<Who | null> = part(() =>
  either<Who | null>(
    as(w("its owner's", "their owner's", "their owners'", "its owners'"), () => null),
    whose,
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
      (_w, of, to) => ({ to, ...(of === null ? {} : { '?of': of }) }),
    ),
    all([w('on the bottom of'), whosePile, w('deck', 'decks')], (_w, of) => ({
      to: 'deck',
      at: 'bottom',
      ...(of === null ? {} : { '?of': of }),
    })),
    all([w('on top of', 'on the top of'), whosePile, w('deck', 'decks')], (_w, of) => ({
      to: 'deck',
      at: 'top',
      ...(of === null ? {} : { '?of': of }),
    })),
    all([w('into play'), ifThere(underControl), face, exhausted], (_w, of, f, e) => ({
      to: 'play',
      ...(of === undefined ? {} : { of }),
      ...(f ? { face: f } : {}),
      ...(e ? { state: 'exhausted' as const } : {}),
    })),
    all(
      [
        w('into'),
        either<Who | null>(
          as(w("its owner's", "its controller's", "their owners'"), () => null),
          whose,
        ),
        w('resource row', 'resource rows'),
        face,
        exhausted,
      ],
      (_w, of, _r, f, e) => ({
        to: 'resources',
        ...(of === null ? {} : { '?of': of }),
        ...(f ? { face: f } : {}),
        ...(e ? { state: 'exhausted' as const } : {}),
      }),
    ),
  ),
)
const underControl: P<Who> = part(() => all([w('under'), whose, w('control')], (_u, of) => of))

function move(form: Form): P<Done> {
  return either<Done>(
    all(
      [v('put', form), object, place],
      (_v, what, { '?of': of, ...to }) =>
        (by) =>
          ({ do: 'move', what, ...to, ...byPlayer(by), ...(of === undefined ? {} : { '?of': of }) }) as Effect,
    ),
    all([v('remove', form), object, w('from the game'), face], (_v, what, _g, f) => (by) => ({
      do: 'move',
      what,
      to: 'removed',
      ...(f ? { face: f } : {}),
      ...byPlayer(by),
    })),
    all(
      [v('shuffle', form), object, w('into'), whosePile, w('deck', 'decks')],
      (_v, what, _i, of) => (by) =>
        ({
          do: 'move',
          what,
          to: 'deck',
          at: 'shuffled',
          ...byPlayer(by),
          ...(of === null ? {} : { '?of': of }),
        }) as Effect,
    ),
    all([v('uncombat', form), object, w('from combat')], (_v, what) => () => ({ do: 'uncombat', what })),
    // "put it into your hand and the other on the bottom of your deck"
    all([here, restWords, place], (at, word, { '?of': _of, ...to }) => (by) => ({
      do: 'move',
      what: refer(at, 'rest', word),
      ...to,
      ...byPlayer(by),
    })),
  )
}
const restWords = table({ 'the other': 'other', 'the rest': 'rest', 'the other one': 'other' })

const tokenNumbers: P<Partial<TokenSpec>> = part(() =>
  all(
    [
      maybe(
        all([figure, maybe(damageType), w('ATK')], (atk, damageType_) => ({
          atk,
          ...(damageType_ && damageType_ !== 'melee' ? { damageType: damageType_ } : {}),
        })),
      ),
      ifThere(w('/')),
      maybe(all([figure, w('health')], (health) => ({ health }))),
    ],
    (a, _s, b) => (a || b ? { ...a, ...b } : undefined),
  ),
)

const tokenTags: P<readonly string[]> = part(() =>
  either(all([ifThere(w('unique')), listOfTags], (unique, tags) => (unique ? ['Unique', ...tags] : tags))),
)
const tagName: P<string> = token('a kind of ally', (t) => (/^[A-Z]/.test(t) ? t : undefined))
const listOfTags: P<readonly string[]> = part(() =>
  either<readonly string[]>(
    as(tagAsNoun, (t) => [t.value]),
    as(tagName, (t) => [t]),
    all([tagName, tagName], (a, b) => [`${a} ${b}`]),
  ),
)

/** "three 1 melee ATK / 1 health Naga ally tokens", "a Whelp". */
const created: P<Partial<Extract<Effect, { do: 'create' }>> & { n: Amount }> = part(() =>
  either<Partial<Extract<Effect, { do: 'create' }>> & { n: Amount }>(
    all(
      [
        oneOrMore,
        tokenNumbers,
        tokenTags,
        ifThere(w('ally')),
        w('token', 'tokens'),
        ifThere(all([w('named'), properName], (_n, name) => name)),
        maybe(tokenPowers),
      ],
      (n, numbers, tags, _a, _t, name, powers) => ({
        n,
        token: {
          tags,
          ...numbers,
          ...(name === undefined ? {} : { name }),
          ...(powers === undefined ? {} : { powers }),
        },
      }),
    ),
    all([oneOrMore, tokenWord], (n, t) => ({ n, token: t.value })),
    as(tokenWord, (t) => ({ n: 1, token: t.value })),
    all([oneOrMore, w('token copy of', 'token copies of'), object], (n, _w, copy) => ({ n, copy })),
  ),
)
const tokenPowers = all(
  [
    w('with'),
    listOf(
      either<Power>(
        as(plainKeyword, (k): Power => ({ keyword: k })),
        all([w('"'), power, w('"')], (_q, p) => p),
      ),
      w('and'),
    ),
  ],
  (_w, list) => list,
)
const oneOrMore: P<Amount> = either<Amount>(
  as(w('a', 'an'), () => 1),
  count,
)

function creating(form: Form): P<Done> {
  return all(
    [v('create', form), created, w('into play'), exhausted, maybe(forEach)],
    (_v, { n, ...what }, _p, e, each) =>
      (by) =>
        ({
          do: 'create',
          n: times(n, each),
          ...what,
          ...(e ? { state: 'exhausted' as const } : {}),
          ...byPlayer(by),
        }) as Effect,
  )
}

/** A search finds what it names as it goes on: "search your deck for an ally card, reveal it". */
function looking(form: Form): P<Done> {
  return either<Done>(
    all(
      [
        v('search', form),
        whose,
        listOf(
          table({ deck: 'deck', hand: 'hand', graveyard: 'graveyard', 'removed cards': 'removed' } as const),
          w('and/or', 'or', 'and'),
        ),
        w('for'),
        phrase,
      ],
      (_v, of, list, _f, p) =>
        'set' in p
          ? (by) =>
              ({
                do: 'search',
                in: list.length === 1 ? list[0]! : list,
                '?of': of,
                for: found(p.set, p.article),
                as: '?',
                ...byPlayer(by),
              }) as unknown as Effect
          : undefined,
    ),
    all([v('reveal', form), object], (_v, what) => (by) => ({ do: 'reveal', what: ofThem(what, by) })),
    all([v('look', form), object], (_v, what) => () => ({ do: 'reveal', what, to: 'you' })),
    all(
      [v('turn', form), object, table({ 'face down': 'down', 'face up': 'up', over: 'over' } as const)],
      (_v, what, f) => (by) => ({ do: 'turn', what, face: f, ...byPlayer(by) }),
    ),
    all([v('attach', form), object, w('to'), object], (_v, what, _to, to) => () => ({ do: 'attach', what, to })),
    all([v('detach', form), object], (_v, what) => () => ({ do: 'attach', what, to: null })),
    all([v('choose', form), object], (_v, what) => (by) => ({ do: 'choose', what, ...byPlayer(by) })),
    all([v('roll', form), dice, maybe(forEach)], (_v, n, each) => (by) => ({
      do: 'roll',
      ...(n === 1 && each === undefined ? {} : { n: times(n, each) }),
      ...byPlayer(by),
    })),
    all([v('flip', form), w('a coin')], () => (by) => ({ do: 'roll', sides: 2, ...byPlayer(by) })),
    all([v('shuffle', form), object], (_v, what) => () => ({ do: 'shuffle', what })),
  )
}
const dice: P<Amount> = either<Amount>(
  as(w('a die'), () => 1),
  all([count, w('dice')], (n) => n),
)
const ofThem = (what: Who, _by: Who | undefined): Who => what

/** What is searched for is chosen by the search itself. */
function found(set: SetWho, article: string): SetWho {
  const { in: _in, ...rest } = set
  return rest.choose === undefined && rest.target === undefined && article === 'a' ? { choose: 1, ...rest } : rest
}

function course(form: Form): P<Done> {
  return either<Done>(
    all([v('extraTurn', form), w('an extra turn after this one')], () => (by) => ({
      do: 'extraTurn',
      ...byPlayer(by),
    })),
    all([v('endTurn', form), w('the turn')], () => () => ({ do: 'endTurn' })),
    all([v('concede', form), w('the game')], () => () => ({ do: 'concede' })),
    all(
      [v('play', form), object, w('without paying its cost'), ifThere(w('after this effect'))],
      (_v, what, _w, after) => () => ({ do: 'play', what, cost: 0, ...(after ? { after: 'self' as const } : {}) }),
    ),
    all([v('play', form), object, w('after this event')], (_v, what) => () => ({
      do: 'play',
      what,
      cost: 0,
      after: 'self',
    })),
    all([v('copy', form), object], (_v, what) => (by) => ({ do: 'copy', what, ...byPlayer(by) })),
    all([v('exchange', form), w('control of'), object, w('and'), object], (_v, _c, what, _a, other) => () => ({
      do: 'exchange',
      what,
      for: other,
    })),
    all(
      [v('become', form), w('a defender', 'the defender')],
      () => (by) => (by === undefined ? undefined : { do: 'defend', what: by }),
    ),
    all([v('lose', form), w('the game')], () => (by) => (by === undefined ? undefined : { do: 'lose', by })),
    all([v('win', form), w('the game')], () => (by) => (by === undefined ? undefined : { do: 'win', by })),
    all(
      [v('place', form), object, w('into'), whose, w('resource row ready as an additional resource')],
      (_v, what) => (by) => ({ do: 'place', what, ...byPlayer(by) }),
    ),
    as(table({ Delve: 'Delve', Portal: 'Portal' } as const), (k) => () => ({ do: 'keyword', keyword: k })),
    all([v('pay', form), paid], (_v, n) => (by) => ({ do: 'pay', n, ...byPlayer(by) })),
    all([v('swap', form), object, w('with'), properName], (_v, what, _w, name) => () => ({
      do: 'swap',
      what,
      for: name,
    })),
  )
}

/** A clause with its verb in this form; who does it is said in front, or is you. */
export const clause: { readonly [F in Form]: P<Done> } = {
  base: part(() => of('base')),
  s: part(() => of('s')),
}
const of = (form: Form): P<Done> =>
  either(
    deal(form),
    heal(form),
    hands(form),
    putting(form),
    plain(form),
    move(form),
    creating(form),
    looking(form),
    course(form),
  )

export { adjectives, amount, head, keyword, kindWord, merged, suffixes }
