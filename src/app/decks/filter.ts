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

/** The highest cost with a line of its own; `mostCost` stands for all from there on. */
export const mostCost = 8

/** The letters of a search that are used. */
const longest = 200

/** The words searched for; those in quotation marks as one. */
export const wordsOf = (typed: string): string[] =>
  [...small(typed.slice(0, longest)).matchAll(/"([^"]+)"?|[^\s"]+/g)].map(([all, phrase]) => phrase ?? all)

/** The cards to list. `why`: the reasons against a card in decks of the hero. */
export function chosen(
  cards: readonly PoolCard[],
  filter: Filter,
  why: (card: CardDef) => readonly string[],
): readonly PoolCard[] {
  const words = wordsOf(filter.words)
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

/** The line of the cost curve for a card: '3', '8' for 8 and more, '' for a card without cost. */
export const costOf = ({ cost }: CardDef): string => (cost === undefined ? '' : `${Math.min(cost, mostCost)}`)

/** Types in the order in which a deck is listed. */
export const typeOrder = ['hero', 'ally', 'ability', 'weapon', 'armor', 'item', 'quest', 'location'] as const

const rank = (card: CardDef): number => typeOrder.findIndex((type) => typesOf(card).includes(type))

/** Cards without cost stand behind those with one. */
const price = ({ cost = 99 }: CardDef): number => cost

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
