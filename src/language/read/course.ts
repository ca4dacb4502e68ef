/** Clauses of decks, turns and the game: "search your deck", "roll a die", "take an extra turn", "gain control". */
import type { Amount, SetWho, Who } from '../types.ts'
import { chosenFor, count, forEach, times } from './amounts.ts'
import { duration } from './durations.ts'
import { byPlayer, type Done, type Form, object, v } from './forms.ts'
import { onTheChain } from './games.ts'
import type { P } from './parser.ts'
import { all, as, either, here, ifThere, listOf, maybe, oneOrMore, table, w } from './parts.ts'
import { phrase, whose } from './recursive.ts'
import { refer } from './refs.ts'
import { namedDeck, paid } from './words.ts'

/** "pays (that much)": as much as was dealt. */
const thatMuch: P<Amount> = all([here, w('(that much)')], (at) => refer(at, 'much'))

/** A search finds what it names as it goes on: "search your deck for an ally card, reveal it". */
export function looking(form: Form): P<Done> {
  return either<Done>(
    all(
      [
        v('search', form),
        whose,
        listOf(
          table({
            deck: 'deck',
            hand: 'hand',
            graveyard: 'graveyard',
            'removed cards': 'removed',
            collection: 'collection',
          } as const),
          w('and/or', 'or', 'and'),
        ),
        w('for'),
        phrase,
      ],
      (of, list, p) =>
        'set' in p
          ? (by) => ({
              do: 'search',
              in: oneOrMore(list),
              '?of': of,
              for: found(p.set, p.article),
              as: '?',
              ...byPlayer(by),
            })
          : undefined,
    ),
    // Whose cards they are is said with them; of a card that was named before, who reveals it.
    all(
      [v('reveal', form), object, maybe(forEach), maybe(all([w('to'), object], (to) => to))],
      (what, each, to) => (by) => ({
        do: 'reveal',
        ...(typeof what === 'string' || each !== undefined ? byPlayer(by) : {}),
        what: each === undefined ? what : (chosenFor(what, each) ?? what),
        ...(to === undefined ? {} : { to }),
      }),
    ),
    all([v('look', form), object], (what) => () => ({ do: 'reveal', what, to: 'you' })),
    all([v('turn', form), object, table({ 'face down': 'down', 'face up': 'up' } as const)], (what, face) => (by) => ({
      do: 'turn',
      what,
      face,
      ...byPlayer(by),
    })),
    all([v('turn', form), object, w('over')], (what) => (by) => ({
      do: 'turn',
      what: wholeDeck(what),
      ...byPlayer(by),
    })),
    all([v('attach', form), object, w('to'), object], (what, to) => () => ({ do: 'attach', what, to })),
    all([v('detach', form), object], (what) => () => ({ do: 'attach', what, to: null })),
    all([v('choose', form), object], (what) => (by) => ({ do: 'choose', what, ...byPlayer(by) })),
    all([v('choose', form), count, w('of'), here, w('those dice not yet chosen')], (n, at) => (by) => ({
      do: 'choose',
      what: { choose: n, among: refer(at, 'much', 'die') },
      take: true,
      ...byPlayer(by),
    })),
    all([v('roll', form), dice, maybe(forEach)], (n, each) => (by) => ({
      do: 'roll',
      ...(n === 1 && each === undefined ? {} : { n: times(n, each) }),
      ...byPlayer(by),
    })),
    all([v('flip', form), w('a coin')], () => (by) => ({ do: 'roll', sides: 2, ...byPlayer(by) })),
    all([v('shuffle', form), object], (what) => () => ({ do: 'shuffle', what: wholeDeck(what) })),
  )
}
/** "your deck": not the cards in it. */
function wholeDeck(what: Who): Who {
  if (typeof what !== 'object' || !('in' in what) || what.in !== 'deck' || what.top !== undefined) return what
  const { in: _, ...deck } = what
  return { is: 'deck', ...deck }
}
const dice: P<Amount> = either<Amount>(
  as(w('a die'), () => 1),
  all([count, w('dice')], (n) => n),
)
/** The objects of a search, chosen by the search itself. */
function found(set: SetWho, article: string): SetWho {
  const { in: _in, ...rest } = set
  return rest.choose === undefined && rest.target === undefined && article === 'a' ? { choose: 1, ...rest } : rest
}

export function course(form: Form): P<Done> {
  return either<Done>(
    all([v('extraTurn', form), w('an extra turn after this one')], () => (by) => ({
      do: 'extraTurn',
      ...byPlayer(by),
    })),
    all([v('endTurn', form), w('the turn')], () => () => ({ do: 'endTurn' })),
    all(
      [v('play', form), object, w('without paying its cost'), ifThere(w('after this effect'))],
      (what, after) => () => ({ do: 'play', what, cost: 0, ...(after ? { after: 'self' as const } : {}) }),
    ),
    all([v('play', form), object, w('after this event')], (what) => () => ({
      do: 'play',
      what,
      cost: 0,
      after: 'self',
    })),
    all([v('copy', form), object], (what) => (by) => ({ do: 'copy', what: onTheChain(what), ...byPlayer(by) })),
    all([v('gain', form), w('control of'), object, maybe(duration)], (what, until) => (by) => ({
      do: 'modify',
      mods: [{ mod: 'control', what, by: by ?? 'you' }],
      ...(until === undefined ? {} : { until }),
    })),
    all([v('exchange', form), w('control of'), object, w('and'), object], (what, other) => () => ({
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
      [
        v('place', form),
        object,
        w('into'),
        whose,
        w('resource row'),
        table({ ready: 'ready', exhausted: 'exhausted' } as const),
        w('as an additional resource'),
      ],
      (what, _of, state) => (by) => ({
        do: 'place',
        what,
        ...(state === 'exhausted' ? { state } : {}),
        ...byPlayer(by),
      }),
    ),
    all([v('sit', form), w('to the right of'), object], (to) => (by) => ({ do: 'sit', to, ...byPlayer(by) })),
    as(table({ Delve: 'Delve', Portal: 'Portal' } as const), (k) => () => ({ do: 'keyword', keyword: k })),
    all([v('pay', form), either(paid, thatMuch), maybe(forEach)], (n, each) => (by) => ({
      do: 'pay',
      n: times(n, each),
      ...byPlayer(by),
    })),
    all([v('draw', form), w('from'), namedDeck, w('from now on')], ({ name }) => () => ({
      do: 'drawFrom',
      deck: name,
    })),
  )
}
