/** The names that a position uses. */
import type { Placed, Position } from '../types.ts'

/** The name of a card of a position. */
export const nameOf = (one: Placed): string => (typeof one === 'string' ? one : one.name)

/** The names of all cards that a position has, heroes too. */
export const namesIn = ({ sides }: Position): string[] =>
  sides.flatMap(({ hero, hand, resources, cards = [], row = [], decks = {}, graveyards = {}, removed = [] }) => {
    const led = typeof hero === 'string' ? hero : hero?.name
    const lists = [hand, resources].flatMap((list) => (typeof list === 'object' ? list : []))
    const piles = [...Object.values(decks), ...Object.values(graveyards)].flat()
    return [...(led === undefined ? [] : [led]), ...[...lists, ...cards, ...row].map(nameOf), ...piles, ...removed]
  })
