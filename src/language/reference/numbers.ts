/** Amounts, quantities, conditions and durations. */
import type { Amount, Condition, Duration, Quantity } from '../types.ts'
import { type Entry, power, text } from './entry.ts'

/** A card that deals so much. */
const deals = (about: string, rule: string, n: Amount): Entry =>
  text(about, rule, { do: 'deal', n, by: 'yourHero', to: { is: 'hero', of: 'opponents' } })
const allies = { is: 'ally', of: 'you' } as const

type AmountKey = Exclude<Amount, number | string> extends infer A ? (A extends object ? keyof A : never) : never
type Told = Exclude<AmountKey, 'of' | 'since' | 'each' | 'else' | 'granted' | 'printed'>

export const amountEntries: Readonly<Record<Told | 'X', Entry>> = {
  X: power('The number that was chosen for X as its cost was paid.', '201.3', {
    pay: [{ do: 'pay', n: 'X' }],
    then: [{ do: 'deal', n: 'X', by: 'self', to: { target: 1, is: 'ally' } }],
  }),
  count: deals('How many there are.', '', { count: allies }),
  often: deals('How often something has happened.', '', {
    often: { on: 'play', by: 'you', what: { is: 'ally' } },
    since: 'turn',
  }),
  stat: deals('A number of one card or player.', '104.2', { stat: 'atk', of: 'yourHero' }),
  sum: deals('A number of several, added up.', '', { sum: 'atk', of: allies }),
  highest: deals('The highest number among several.', '', { highest: 'atk', of: allies }),
  lowest: deals('The lowest number among several.', '', { lowest: 'cost', of: allies }),
  counters: power('How many counters of this name there are.', '404.1', {
    pay: [{ do: 'activate' }],
    then: [
      { do: 'put', n: 1, what: 'spark', to: 'self' },
      { do: 'deal', n: { counters: 'spark', of: 'self' }, by: 'self', to: { target: 1, is: 'character' } },
    ],
  }),
  every: deals('One for each full so many: “for each five cards in your graveyard”.', '', {
    every: 5,
    of: { count: { is: 'card', in: 'graveyard', of: 'you' } },
  }),
  different: deals(
    'How many different classes, races, Alliance races, colors of Dragonkin, card types or names there are.',
    '',
    { different: 'race', of: allies },
  ),
  alike: deals('The most cards of one name among them.', '200.2', { alike: 'name', of: allies }),
  raid: deals('What only a raid knows: the number of its stage.', 'R203.1', { raid: 'stage' }),
  result: text(
    'What this player rolled or chose, where each of several did.',
    '104.1',
    { do: 'roll', by: 'players', as: 'dice' },
    { do: 'draw', n: { result: '$dice', of: 'you' } },
  ),
  plus: deals('The sum of these.', '', { plus: [1, { count: allies }] }),
  minus: deals('The first without the others.', '104.2', { minus: [5, { count: allies }] }),
  times: deals('The product of these.', '', { times: [2, { count: allies }] }),
  greater: deals('The greatest of these amounts.', '', { greater: [2, { count: allies }] }),
  lesser: deals('The least of these amounts: “no more than”.', '', { lesser: [5, { count: allies }] }),
  double: deals('An amount doubled, once for each.', '', { double: 1, each: { count: allies } }),
  case: deals('One amount if a condition is true, another if not.', '', {
    case: [{ if: { some: allies }, use: 4 }],
    else: 2,
  }),
}

type QuantityKey = 'any' | 'upTo' | 'from' | 'allBut'
const exhausts = (about: string, rule: string, n: Quantity): Entry =>
  text(about, rule, { do: 'exhaust', what: { target: n, is: 'ally' } })
export const quantityEntries: Readonly<Record<QuantityKey, Entry>> = {
  any: exhausts('Any number.', '104.1', 'any'),
  upTo: exhausts('This many or fewer, or none.', '', { upTo: 2 }),
  from: exhausts('From this many to that many.', '', { from: 1, to: 3 }),
  allBut: text('All but this many.', '', {
    do: 'discard',
    what: { choose: { allBut: 2 }, is: 'card', in: 'hand', of: 'you' },
  }),
}

/** A card that draws if this is true. */
const draws = (about: string, rule: string, condition: Condition): Entry =>
  text(about, rule, { do: 'draw', n: 1, if: condition })

type AnyKey = Condition extends infer C ? (C extends { match: unknown } ? 'match' : keyof C) : never
type ConditionKey = Exclude<AnyKey, 'since' | 'first' | 'stat'>
export const conditionEntries: Readonly<Record<ConditionKey, Entry>> = {
  match: draws('It fits the fields of a set that stand beside it.', '', { match: 'yourHero', state: 'damaged' }),
  some: draws('There is one.', '', { some: allies }),
  compare: draws('Two amounts compare so.', '', { compare: [{ count: allies }, '>=', 2] }),
  happened: draws('It has happened this turn, or in this game.', '', {
    happened: { on: 'destroy', what: { is: 'ally' } },
    since: 'turn',
  }),
  turnOf: draws('It is their turn.', '500.1', { turnOf: 'you' }),
  wentFirst: draws('They took the first turn of the game.', '101.1', { wentFirst: 'opponents' }),
  done: text(
    'An effect with this name was carried out in full.',
    '709.2f',
    { do: 'discard', n: 1, as: 'lost' },
    { do: 'draw', n: 2, if: { done: 'lost' } },
  ),
  empowered: draws('You have a hero or ally of this class or tag; in an ally’s text, another one.', '206.1', {
    empowered: 'Mage',
  }),
  right: text(
    'A guess was right.',
    '712.8',
    { do: 'reveal', what: { top: 1, in: 'deck', of: 'you', as: 'first' } },
    { do: 'choose', what: { choose: 1, is: 'card', in: 'hand', of: 'you' }, as: 'second' },
    { do: 'guess', by: 'you', stat: 'cost', what: '$first', than: '$second', as: 'tip' },
    { do: 'draw', n: 1, if: { right: 'tip' } },
  ),
  stage: draws('The raid is in the stage with this title.', 'R203.1', { stage: 'The yard' }),
  not: draws('The condition is false.', '', { not: { some: allies } }),
  all: draws('All of these are true.', '', { all: [{ some: allies }, { turnOf: 'you' }] }),
  any: draws('One of these is true.', '', { any: [{ some: allies }, { match: 'yourHero', state: 'damaged' }] }),
}

const lasts = (about: string, rule: string, until: Duration): Entry =>
  text(about, rule, {
    do: 'modify',
    mods: [{ mod: 'stat', what: { target: 1, is: 'ally' }, stat: 'atk', n: 2 }],
    until,
  })
export const durationEntries: Readonly<Record<'turn' | 'combat' | 'until' | 'during' | 'while', Entry>> = {
  turn: lasts('Until this turn ends.', '503.2a', 'turn'),
  combat: lasts('Until this combat ends.', '603.3', 'combat'),
  until: lasts('Until a turn starts or ends.', '714.3', { until: { on: 'start', turn: 'you' } }),
  during: text('During the next ready step.', '501.1', {
    do: 'modify',
    mods: [{ mod: 'cannot', on: 'ready', what: { is: 'ally', of: 'opponents' } }],
    until: { during: 'ready', of: 'opponents', next: true },
  }),
  while: power('As long as a condition stays true.', '714.3b', {
    when: { on: 'enter', what: 'self', zone: 'play' },
    then: [
      {
        do: 'modify',
        mods: [{ mod: 'stat', what: 'yourHero', stat: 'atk', n: 2 }],
        until: { while: { match: 'self', in: 'play' } },
      },
    ],
  }),
}
