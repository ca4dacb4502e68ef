/** Random games until every word of the card language that some card uses has taken effect in one of them. */
import { type Game, start } from '../../src/engine/game.ts'
import type { CardDef } from '../../src/language/types.ts'
import { library } from '../set/index.ts'
import { playOut } from './checks.ts'
import { randomRaid } from './random.ts'
import { tableSetup } from './tables.ts'
import { listen, wordsOf } from './words.ts'

const FIRST = 20_000

/** The words on a card, other than on its printed line. */
function wordsOn(card: CardDef): Set<string> {
  const found = new Set<string>()
  for (const part of [card.attach, card.text, card.powers, card.front, card.back]) wordsOf(part, found, true)
  return found
}

export interface Heard {
  games: number
  words: number
  /** Words that took effect in no game, with a card that has each. */
  unheard: readonly string[]
}

/** Plays `games` tables and raids of any cards, then tables with cards of words still unheard, up to `more` for each word. */
export function exhaust(games: number, more: number, checks = { every: 0, leaks: 0 }): Heard {
  const users = new Map<string, string[]>()
  for (const card of [...library.cards, ...library.raids.flatMap((raid) => raid.cards)])
    for (const word of wordsOn(card)) users.set(word, [...(users.get(word) ?? []), card.name])
  const heard = new Set<string>()
  let seed = FIRST
  const play = (g: Game): void => {
    playOut(g, seed++, { ...checks, watch: listen(g, heard) })
  }
  const sit = (must: readonly string[]): void => play(start(library, tableSetup(seed, must), { events: false }))
  for (let i = 0; i < games; i++) {
    sit([])
    play(randomRaid(seed))
  }
  for (const [word, names] of users) {
    const cards = names.filter((name) => library.cards.some((card) => card.name === name))
    for (let i = 0; i < more && cards.length > 0 && !heard.has(word); i++) {
      // A handful of the cards that have it, others each time, twice in every deck.
      const some = Array.from(
        { length: Math.min(4, cards.length) },
        (_, k) => cards[(i * 4 + k) % cards.length] as string,
      )
      sit([...some, ...some])
    }
  }
  const unheard = [...users].flatMap(([word, names]) =>
    heard.has(word) ? [] : [`${word} (${names.slice(0, 3).join(', ')})`],
  )
  return { games: seed - FIRST, words: users.size, unheard }
}
