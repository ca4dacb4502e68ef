/** The cards that the builder lists, and their order. Pure. */
import type { CardDef } from '../../language/types.ts'
import { type PoolCard, small } from './pool.ts'

export interface Filter {
  /** The search: all its words must occur; words in quotation marks, one after another. */
  words: string
  within: 'all' | 'name' | 'text'
  /** '' for any, as in all of these. */
  type: string
  cost: string
  /** A class; 'any' for cards that every class may have. */
  class: string
  set: string
  /** A faction; 'neither' for cards of none. */
  faction: string
  /** Leave out cards that the hero forbids. */
  legal: boolean
  order: Order
}

export const orders = ['cost', 'name', 'type', 'set'] as const
export type Order = (typeof orders)[number]

export const noFilter: Filter = {
  ...{ words: '', within: 'all', type: '', cost: '', class: '', set: '', faction: '' },
  legal: true,
  order: 'cost',
}

/** It stands for all costs from there on. */
const mostCost = 8

/** The letters of a search that are used. */
const longest = 200

/** The words searched for; those in quotation marks as one. */
export const wordsOf = (typed: string): string[] =>
  [...small(typed.slice(0, longest)).matchAll(/"([^"]+)"?|[^\s"]+/g)].map(([all, phrase]) => phrase ?? all)

/** The words of a search, each that no card has in the spelling of the nearest that one has; `near` finds it. */
export function respelt(
  cards: readonly PoolCard[],
  { words, within }: Filter,
  near: (word: string) => string | undefined,
): string[] {
  const known = (word: string): boolean => cards.some((one) => has(one, word, within))
  return wordsOf(words).map((word) => (word.length < 4 || known(word) ? word : (near(word) ?? word)))
}

/** The cards to list that have these words. `why`: the reasons against a card in decks of the hero. */
export function chosen(
  cards: readonly PoolCard[],
  filter: Filter,
  why: (card: CardDef) => readonly string[],
  words: readonly string[] = wordsOf(filter.words),
): readonly PoolCard[] {
  const fits = (one: PoolCard): boolean =>
    isWanted(one.card, filter) &&
    words.every((word) => has(one, word, filter.within)) &&
    (!filter.legal || why(one.card).length === 0)
  return cards.filter(fits).sort(comparing(filter.order))
}

function has({ name, line, text }: PoolCard, word: string, within: Filter['within']): boolean {
  if (within === 'name') return name.includes(word)
  return (text?.includes(word) ?? false) || (within === 'all' && (name.includes(word) || line.includes(word)))
}

function isWanted(card: CardDef, filter: Filter): boolean {
  const { type, cost, set, faction } = filter
  const classes = card.classes ?? []
  return (
    (type === '' || typesOf(card).includes(type)) &&
    (cost === '' || costOf(card) === cost) &&
    (set === '' || card.set === set) &&
    (faction === '' || (card.faction ?? 'neither') === faction) &&
    (filter.class === '' ||
      (filter.class === 'any' ? classes.length === 0 : classes.some((one) => one === filter.class)))
  )
}

export const typesOf = ({ type }: CardDef): readonly string[] => [type].flat()

/** The line of the cost curve for a card: '3', '8' for 8 and more, 'X' where it is nothing but X, '' for a card without cost. */
export const costOf = ({ cost, x }: CardDef): string =>
  x && !cost ? 'X' : cost === undefined ? '' : `${Math.min(cost, mostCost)}`

/** The lines of the cost curve, with their titles. */
export const costLines: readonly (readonly [cost: string, title: string])[] = [
  ...Array.from({ length: mostCost }, (_, n) => [`${n}`, `${n}`] as const),
  [`${mostCost}`, `${mostCost}+`],
  ['X', 'X'],
]

/** Types in the order in which a deck is listed. */
export const typeOrder = ['hero', 'ally', 'ability', 'weapon', 'armor', 'item', 'quest', 'location'] as const

const rank = (card: CardDef): number => typeOrder.findIndex((type) => typesOf(card).includes(type))

/** Cards that cost X stand behind those of a number, and those without cost behind all. */
export const price = (card: CardDef | undefined): number => (card && costOf(card) === 'X' ? 98 : (card?.cost ?? 99))

const byName = (a: PoolCard, b: PoolCard): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)

function comparing(order: Order): (a: PoolCard, b: PoolCard) => number {
  switch (order) {
    case 'name':
      return byName
    case 'cost':
      return (a, b) => price(a.card) - price(b.card) || byName(a, b)
    case 'type':
      return (a, b) => rank(a.card) - rank(b.card) || price(a.card) - price(b.card) || byName(a, b)
    case 'set':
      return () => 0 // the pool has that order already
  }
}
