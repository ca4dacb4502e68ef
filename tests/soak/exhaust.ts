/** Random games until every word of the card language has taken effect in one of them. */
import { type Game, start } from '../../src/engine/game.ts'
import { vocabulary } from '../../src/language/schema.ts'
import type { DeckDef } from '../../src/language/types.ts'
import { library } from '../set/index.ts'
import { type Checks, playOut } from './checks.ts'
import { randomRaid } from './random.ts'
import { tableSetup } from './tables.ts'
import { listen, wordsOn } from './words.ts'

const FIRST = 20_000
/** Cards that one table is about. */
const ABOUT = 8

/** Which of the players' cards have each word. */
const users = new Map<string, string[]>()
for (const card of library.cards)
  for (const word of wordsOn(card)) users.set(word, [...(users.get(word) ?? []), card.name])

/** Of the cards that have these words a handful, others each time: of each word one until there are enough. */
function cardsWith(words: readonly string[], round: number): string[] {
  const some = new Set<string>()
  for (let i = 0; i < words.length && some.size < ABOUT; i++) {
    const cards = users.get(words[(i + round * ABOUT) % words.length]!) ?? []
    if (cards.length > 0 && !cards.some((name) => some.has(name))) some.add(cards[round % cards.length]!)
  }
  return [...some]
}

export interface Heard {
  games: number
  /** Words that took effect in no game, with cards that have each. */
  unheard: readonly string[]
}

/**
 * Plays `games` tables and raids of any cards, then tables with cards of words still unheard, until none is left or `most` have
 * been played. `watch` is told after each game how it stands.
 */
export function exhaust(
  games: number,
  most: number,
  checks: Checks = { every: 0, leaks: 0 },
  watch?: (played: number, unheard: number) => void,
): Heard {
  const heard = new Set<string>()
  const missing = (): string[] => [...vocabulary].filter((word) => !heard.has(word))
  let seed = FIRST
  const play = (g: Game): void => {
    playOut(g, seed++, { ...checks, watch: listen(g, heard) })
    watch?.(seed - FIRST, missing().length)
  }
  for (let i = 0; i < games; i++) {
    play(start(library, tableSetup(seed), { events: false }))
    play(randomRaid(seed))
  }
  for (let left = missing(), round = 0; left.length > 0 && seed - FIRST < most; left = missing(), round++) {
    const { players } = tableSetup(seed, cardsWith(left, round))
    const raiders = players
      .slice(0, 3)
      .map(({ name, deck }) => ({ name, deck: { ...(deck as DeckDef), hero: 'Hero A' } }))
    const setup = round % 5 === 4 ? { raid: 'onyxias-lair', raiders, seed } : { players, seed }
    play(start(library, setup, { events: false }))
  }
  const unheard = missing().map((word) => `${word} (${(users.get(word) ?? []).slice(0, 3).join(', ')})`)
  return { games: seed - FIRST, unheard }
}
