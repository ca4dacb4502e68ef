/** A raid in one of its modes: its settings, the cards that start in play, its decks. */
import type { RaidDef } from './format.ts'

type Deck = RaidDef['decks'][string]

/** All parts that a mode may change, as they are in that mode. `starts`: '' if no Boss starts in play. */
type Played = Required<Pick<RaidDef, 'draws' | 'handMax' | 'skipsFirstDraw' | 'starts' | 'startsWith' | 'decks'>>

/** The raid as it is played in this mode; in a raid without modes, or for an unknown one, as it is. */
export function playedAs(def: RaidDef, mode: string): Played {
  const { draws, handMax, skipsFirstDraw, starts = '', startsWith = [], decks } = def
  const own = def.modes?.find(({ id }) => id === mode)
  return {
    draws: own?.draws ?? draws,
    handMax: own?.handMax ?? handMax,
    skipsFirstDraw: own?.skipsFirstDraw ?? skipsFirstDraw,
    starts: own?.starts ?? starts,
    startsWith: own?.startsWith ?? startsWith,
    decks: own?.decks
      ? Object.fromEntries(Object.entries(decks).map(([name, deck]) => [name, changed(deck, own.decks?.[name] ?? [])]))
      : decks,
  }
}

/** Replaces the numbers of copies of these cards, with none for 0; cards that were not in the deck come last. */
function changed(deck: Deck, by: Deck): Deck {
  const kept = deck.flatMap(([n, card]) => {
    const now = by.find(([, name]) => name === card)?.[0] ?? n
    return now > 0 ? [[now, card] as const] : []
  })
  return [...kept, ...by.filter(([n, card]) => n > 0 && !deck.some(([, name]) => name === card))]
}
