/** A small library for servers that start again and again: one raid and three decks, since the first game of a process checks every card that there is. */
import { library } from '../../src/content.ts'
import type { Library } from '../../src/engine/types.ts'

const decks = library.decks.slice(0, 3)
const names = new Set(decks.flatMap(({ hero, cards }) => [hero, ...cards.map(([, name]) => name)]))

export const fewCards: Library = {
  ...library,
  decks,
  raids: library.raids.filter(({ id }) => id === 'onyxias-lair'),
  cards: library.cards.filter(({ name }) => names.has(name)),
}
