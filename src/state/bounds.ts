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
  /** Decks and graveyards of one player: zones have 20 numbers for each (see ids.ts). */
  decks: 12,
} as const
