/**
 * How large things may be that are read or that grow. Each bound is far above what people play with, and low enough that nothing within
 * it keeps the page or the terminal busy for long or fills the memory. Every door asks them: page, terminal, `start` and `load`.
 */
export const bounds = {
  // --- what is read ---
  /** Bytes of a file: a game of `choices` choices with everything that bots said takes less than half of it. */
  file: 16 * 2 ** 20,
  /** Choices of a record: a raid has some thousands; this many take seconds to play again. */
  choices: 200_000,
  /** Reasons of bots in a file, the latest: no raid has half as many. */
  reasons: 20_000,
  /** Lists and records within each other: cards have 15, and whoever walks them recursively has room for far more than this. */
  depth: 64,
  /** Values in one card, deck, setup or raid: the largest raid has fewer than 10,000. */
  values: 100_000,
  /** Letters of a name: of a person, a card, a deck, a counter. The page shows 24. */
  name: 80,
  /** Letters of any other text. */
  text: 2000,
  /** Combining marks on one letter: living scripts need three. */
  marks: 4,
  /** The size of a number: seeds have 32 bits, a loop is played a thousand million times at most (803.3); sums of these are exact. */
  number: 0xffff_ffff,
  /** Cards of a deck, with its side deck, and of one of a raid's decks. */
  deck: 500,
  /** What a player has beside the game (800.2b). */
  collection: 2000,
  /** Decks and graveyards of one player: zones have 12 numbers for each (see ids.ts). */
  decks: 12,
} as const

/** A number no larger than numbers may be. */
export const kept = (n: number): number => (n > bounds.number ? bounds.number : n < -bounds.number ? -bounds.number : n)

/**
 * How far a game may grow within its rules. What goes beyond never comes to an end, and the game is a draw (803.5), as it is where a
 * position comes back for ever.
 */
export const growth = {
  /** Steps within one choice: the longest that a game of the house needs is some hundreds. */
  steps: 20_000,
  /** Cards that come into being (each change of zone makes one) within one choice: whole decks may change zones, many times. */
  cards: 20_000,
  /** Modifiers that begin within one choice: each is asked about everything. */
  mods: 1000,
  /** Cards in play from which no more are made: raids have had 60; what all cards do to all others is still worked out at once. */
  inPlay: 300,
  /** Links on the chain, and triggered effects that wait to be added to it. */
  links: 500,
  /** Steps that wait for one another: what walks them may recurse. */
  agenda: 1000,
  /** What is done or offered at once: dice rolled, cards drawn, numbers to choose from. */
  once: 1000,
  /** How often modifiers that ask for each other in circles are followed for one answer (719.3). */
  circles: 1000,
} as const
