/** Amounts: "5", "two", "X", "that much"; "the number of opposing allies", "its ATK". */
import { entriesOf } from '../look-up.ts'
import { isObject } from '../meta.ts'
import { isSetWho } from '../nodes.ts'
import { likenessNouns } from '../phrases.ts'
import type { Amount, Compare, Quantity, Who } from '../types.ts'
import type { P } from './parser.ts'
import { all, as, either, here, listOfTwo, maybe, part, table, token, w } from './parts.ts'
import { countedSet, eventPast, noun, whose } from './recursive.ts'
import { mentioned, refer, referenceOf } from './refs.ts'
import { counterName, digits, numeral, stat, unknown } from './words.ts'

const that = (words: string): P<Amount> => all([here, w(words)], (at) => refer(at, 'much'))

/** The ways in which each of several players got a number. */
export const gotNumber = table({ rolled: 'die', chose: 'choice' } as const)

/** A number of damage, ATK, health. */
export const figure: P<Amount> = either<Amount>(digits, unknown, that('that much'))

/** A number of things; "a card" is one. */
export const count: P<Amount> = either<Amount>(numeral, unknown, that('that many'))
export const article = w('a', 'an')

/** "up to two", "any number of", "all but one". */
export const quantity: P<Quantity> = part(() =>
  either<Quantity>(
    count,
    as(w('any number of'), () => 'any' as const),
    all([w('up to'), count], (n) => ({ upTo: n })),
    all([w('all but'), count], (n) => ({ allBut: n })),
    all([count, w('to'), count], (from, to) => ({ from, to })),
  ),
)

const cardsInHand: P<Who> = either<Who>(all([w('cards in'), whose, w('hand', 'hands')], (of) => of))

/** One amount without a sum. */
const term: P<Amount> = part(() =>
  either<Amount>(
    digits,
    unknown,
    all([w('the number of'), cardsInHand], (of) => ({ stat: 'hand', of }) as const),
    all([w('the number of'), countedSet], (count) => ({ count })),
    all([w('the number of'), counterName, w('counter', 'counters'), w('on'), noun('event')], (counters, of) => ({
      counters,
      of,
    })),
    all([w('the number of times'), eventPast], ({ event, since }) => ({ often: event, since })),
    all([w('the number of different'), likeness, w('among'), noun('event')], (different, of) => ({
      different,
      of,
    })),
    all([w('the most with the same name among'), noun('event')], (of) => ({ alike: 'name', of }) as const),
    all([w('the damage on'), noun('effect')], (of) => ({ stat: 'damage', of }) as const),
    all([w('the combined'), stat, w('of'), noun('effect')], (sum, of) => ({ sum, of })),
    all([w('the'), stat, w('of'), noun('effect')], (s, of) => ({ stat: s, of })),
    all([w('the highest'), stat, w('among'), noun('event')], (highest, of) => ({ highest, of })),
    all([w('the lowest'), stat, w('among'), noun('event')], (lowest, of) => ({ lowest, of })),
    all([w('the'), stat, w('of'), noun('effect')], (s, of) =>
      referenceOf(of)?.form === 'way' ? { sum: s, of } : undefined,
    ),
    all([here, w('that number')], (at) => refer(at, 'word', 'number')),
    all([whose, stat], (of, s) => ({ stat: s, of })),
    all([whose, w('printed'), stat], (of, s) => ({ stat: s, of, printed: true as const })),
    all(
      [here, w('the damage dealt this way', 'the damage healed this way', 'the number of cards discarded this way')],
      (at) => refer(at, 'much'),
    ),
    all([here, w('the number rolled', 'the damage dealt', 'the damage healed', 'that number')], (at) =>
      refer(at, 'much'),
    ),
    all(
      [
        here,
        w(
          'the number of cards removed this way',
          'the number of cards put this way',
          'the number of cards revealed this way',
          'the number of counters removed this way',
          'the number of damage removed this way',
          'the number of cards destroyed this way',
        ),
      ],
      (at) => refer(at, 'much'),
    ),
    all([w('the number'), noun('effect'), here, gotNumber], (of, at, by) => ({
      result: refer(at, 'much', by),
      of,
    })),
    all([w('the number of'), oftenOf], (n) => n),
    all([w('the number of raiders')], () => ({ raid: 'raiders' }) as const),
    all(
      [w('the current'), token('stage', (t) => (stageNoun(t) ? t : undefined)), maybe(w("'s number"))],
      () =>
        ({
          raid: 'stage',
        }) as const,
    ),
    all([w("the current Boss's number")], () => ({ raid: 'stage' }) as const),
    all([w('('), amount, w(')')], (n) => n),
    all([w('double'), term], (n) => ({ times: [2, n] })),
    all([w('half'), term, w(', rounded down')], (of) => ({ every: 2, of }) as const),
    all([w('one for each'), everyOf], (n) => n),
    all([w('the greatest of'), listOfTwo(term, w('and'))], (greater) => ({ greater })),
    all([w('the least of'), listOfTwo(term, w('and'))], (lesser) => ({ lesser })),
    all([w('half'), term, w(', rounded up')], (n) => ({ every: 2, of: { plus: [1, n] } }) as const),
    that('that much damage'),
    that('that much'),
    that('that many'),
  ),
)

const stageNoun = (text: string): boolean => text.toLowerCase() === 'stage'
const likenesses = entriesOf(likenessNouns)
const likeness = table(likenesses.map(([like, { many }]) => [many, like] as const))
const oneLikeness = table(likenesses.map(([like, { one }]) => [one, like] as const))

/** An amount as a noun: "3 plus the current stage". */
export const amount: P<Amount> = part(() =>
  either<Amount>(
    term,
    all([term, w('divided by'), digits, w(', rounded down')], (of, every) => ({ every, of })),
    all([term, w('plus'), term], (a, b) => ({ plus: [a, b] })),
    all([term, w('minus'), term], (a, b) => ({ minus: [a, b] })),
    all([term, w('times'), term], (a, b) => ({ times: [a, b] })),
  ),
)

/** "ability you played this turn", "Warlocks that have left your party this game": a number of events. */
const oftenOf: P<Amount> = part(() =>
  either<Amount>(
    all([countedSet, here, w('you played this'), period], (what, at, since) => ({
      often: { on: 'play', by: mentioned(at, 'you'), what },
      since,
    })),
    // "Warlocks that have left your party": what has left is not there to be counted.
    as(countedSet, (set) => {
      if (typeof set !== 'object' || !('did' in set) || set.did?.on !== 'leave' || set.did.what !== 'it')
        return undefined
      const { did, ...what } = set
      const { since = 'turn', ...event } = did
      return { often: { ...event, what }, since }
    }),
  ),
)
const period = table({ turn: 'turn', game: 'game' } as const)

/** "five cards in your graveyard", "10 damage on it", "three Doom counters on the raid": so many are one. */
const everyOf: P<Amount> = part(() =>
  either<Amount>(
    all([numeral, w('damage on'), noun('effect')], (every, of) => ({ every, of: { stat: 'damage', of } }) as const),
    all([numeral, w('cards in'), whose, w('hand')], (every, of) => ({ every, of: { stat: 'hand', of } }) as const),
    all([numeral, counterName, w('counters on'), noun('event')], (every, counters, of) => ({
      every,
      of: { counters, of },
    })),
    all([numeral, countedSet], (every, count) => (every > 1 ? { every, of: { count } } : undefined)),
  ),
)

/** The end of a clause: "for each opposing ally". */
export const forEach: P<Amount> = part(() =>
  either<Amount>(
    all([w('for each'), counterName, w('counter on'), noun('event')], (counters, of) => ({ counters, of })),
    all([w('for each damage on'), noun('effect')], (of) => ({ stat: 'damage', of }) as const),
    all([w('for each card in'), whose, w('hand', 'hands')], (of) => ({ stat: 'hand', of }) as const),
    all([w('for each'), oftenOf], (n) => n),
    all([w('for each raider')], () => ({ raid: 'raiders' }) as const),
    all([w('for each'), everyOf], (n) => n),
    all([w('for each different'), oneLikeness, w('among'), noun('event')], (different, of) => ({ different, of })),
    all(
      [
        here,
        w(
          'for each damage dealt this way',
          'for each damage healed this way',
          'for each damage removed this way',
          'for each counter removed this way',
        ),
      ],
      (at) => refer(at, 'much'),
    ),
    all([w('for each'), countedSet], (count) => ({ count })),
  ),
)

/** So much for each: "1", "2 for each". */
export const times = (n: Amount, each: Amount | undefined): Amount =>
  each === undefined ? n : n === 1 ? each : { times: [n, each] }

/** "destroy a resource for each …", "ready up to one target armor for each …": the number to be picked. */
export function chosenFor(what: Who, each: Amount): Who | undefined {
  if (!isSetWho(what)) return undefined
  const pick = what.target === undefined ? 'choose' : 'target'
  const q = what[pick]
  if (q === 1) return { ...what, [pick]: each }
  return isObject(q) && 'upTo' in q && q.upTo === 1 ? { ...what, [pick]: { upTo: each } } : undefined
}

/** "equal to its ATK". */
export const equalTo: P<Amount> = all([w('equal to'), amount], (n) => n)

/** "3 or less", "less than its cost". */
export const compared: P<readonly [op: Compare, n: Amount]> = part(() =>
  either<readonly [op: Compare, n: Amount]>(
    all([simple, w('or less', 'or fewer')], (n) => ['<=', n] as const),
    all([simple, w('or more')], (n) => ['>=', n] as const),
    all([w('equal to'), amount], (n) => ['=', n] as const),
    all([w('less than'), amount], (n) => ['<', n] as const),
    all([w('greater than'), amount], (n) => ['>', n] as const),
    all([w('less than or equal to'), amount], (n) => ['<=', n] as const),
    all([w('greater than or equal to'), amount], (n) => ['>=', n] as const),
    all([w('other than'), amount], (n) => ['!=', n] as const),
    as(simple, (n) => ['=', n] as const),
  ),
)
const simple: P<Amount> = either<Amount>(digits, unknown)

/** "four or more", "exactly one", "no", "three or fewer". */
export const counted: P<readonly [op: '=' | '<=' | '>=', n: number]> = either<
  readonly [op: '=' | '<=' | '>=', n: number]
>(
  all([numeral, w('or more')], (n) => ['>=', n] as const),
  all([numeral, w('or fewer')], (n) => ['<=', n] as const),
  all([w('exactly'), numeral], (n) => ['=', n] as const),
  as(w('no'), () => ['=', 0] as const),
)
