/** The composition of a deck: its cards by type, its cost curve. Pure. */
import type { Pile } from '../../decks/index.ts'
import type { CardDef, DeckDef } from '../../language/types.ts'
import type { Bar } from './chart.tsx'
import { costLines, costOf, price, typeOrder, typesOf } from './filter.ts'

export type Find = (name: string) => CardDef | undefined

/** Cards of one type in a deck; `cards` have their copies. */
export interface Group {
  type: string
  title: string
  copies: number
  cards: readonly (readonly [n: number, name: string])[]
}

export const typeTitles: Readonly<Record<string, string>> = {
  hero: 'Master Heroes',
  ally: 'Allies',
  ability: 'Abilities',
  weapon: 'Weapons',
  armor: 'Armor',
  item: 'Items',
  quest: 'Quests',
  location: 'Locations',
  '': 'Unknown cards',
}

const typeOf = (card: CardDef | undefined): string =>
  card ? (typeOrder.find((type) => typesOf(card).includes(type)) ?? '') : ''

const sum = (rows: DeckDef['cards']): number => rows.reduce((all, [n]) => all + n, 0)

/** A pile by type, each type by cost and name; unknown cards come first. */
export function groupsOf(deck: DeckDef, pile: Pile, find: Find): readonly Group[] {
  const rows = [...(deck[pile] ?? [])].sort(
    ([, a], [, b]) => price(find(a)) - price(find(b)) || (a < b ? -1 : a > b ? 1 : 0),
  )
  return ['', ...typeOrder].flatMap((type) => {
    const cards = rows.filter(([, name]) => typeOf(find(name)) === type)
    return cards.length > 0 ? [{ type, title: typeTitles[type] ?? type, copies: sum(cards), cards }] : []
  })
}

/** The number of cards of each cost in the deck; those without cost are left out. */
export function curveOf({ cards }: Pick<DeckDef, 'cards'>, find: Find): readonly Bar[] {
  const at = (cost: string): number =>
    sum(
      cards.filter(([, name]) => {
        const card = find(name)
        return card && costOf(card) === cost
      }),
    )
  return costLines.map(([cost, title]): Bar => [title, at(cost)]).filter(([title, n]) => title !== 'X' || n > 0)
}

export const typesIn = (deck: DeckDef, find: Find): readonly Bar[] =>
  groupsOf(deck, 'cards', find).map(({ title, copies }) => [title, copies])
