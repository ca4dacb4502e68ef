/**
 * Size limits for input and for games: far above actual play, but low enough that nothing within them blocks the page or the terminal, or fills the
 * memory.
 * Page, terminal, `start` and `load` check them.
 */
export const bounds = {
  // --- input ---
  /** Bytes of a file: a game with `choices` choices and all reasons of bots takes less than half of this. */
  file: 16 * 2 ** 20,
  /** Choices of a record: a raid has some thousands; this many take seconds to play again. */
  choices: 200_000,
  /** Reasons of bots in a file, of which the latest are kept: no raid has half as many. */
  reasons: 20_000,
  /** Nesting of lists and records: cards have 15 levels, and recursive functions have room for far more than this. */
  depth: 64,
  /** Values in one card, deck, setup or raid: the largest raid has fewer than 10,000. */
  values: 100_000,
  /** Letters of a name: of a person, a card, a deck, a counter. The page shows 24. */
  name: 80,
  /** Letters of any other text. */
  text: 2000,
  /** Letters of English in a raid, all together: the largest built-in raid prints 12,000. */
  english: 50_000,
  /** Combining marks on one letter: living scripts need three. */
  marks: 4,
  /** The size of a number: seeds have 32 bits, a loop is played a billion times at most (803.3); sums of these are exact. */
  number: 0xffff_ffff,
  /**
   * Parts of a raid: its cards, values of one card (the largest has 104), modes, states, events it listens to; sets within each other, of anything
   * and of cards.
   * A set is evaluated for each member of the set around it.
   */
  raid: { cards: 500, card: 2000, modes: 20, states: 300, listens: 100, sets: 3, setsOfCards: 2 },
  /** A raid's own pictures and sounds: bytes of one, and of all together; pixels of a side of a picture; how many sounds. */
  art: { picture: 512 * 2 ** 10, sound: 512 * 2 ** 10, all: 8 * 2 ** 20, side: 2048, sounds: 32 },
  /** Cards of a deck, with its side deck, and of one of a raid's decks. */
  deck: 500,
  /** Cards that a player has outside the game (800.2b). */
  collection: 2000,
  /** Decks and graveyards of one player: zones have 12 numbers for each (see ids.ts). */
  decks: 12,
} as const

/** Limits a number to the largest allowed size. */
export const kept = (n: number): number => (n > bounds.number ? bounds.number : n < -bounds.number ? -bounds.number : n)

/**
 * Bounds for a game's growth within its rules. A game that grows beyond them would never end, so it is a draw (803.5), like an endless repetition.
 */
export const growth = {
  /** Steps within one choice: the built-in games need some hundreds at most. */
  steps: 20_000,
  /** Modifiers and cards looked at within one choice of a raid that somebody has brought: the built-in raids need at most 1,500. */
  looks: 5_000_000,
  /** Cards created within one choice (each change of zone creates one): whole decks may change zones, many times. */
  cards: 20_000,
  /** Writes in the whole game, which undo keeps: a long raid has 60,000. The page's memory has room for these. */
  writes: 3_000_000,
  /** Modifiers that begin within one choice: each is checked for everything. */
  mods: 1000,
  /** Cards in play beyond which no more are created: raids have had 60; with this many, all effects of all cards are still computed quickly. */
  inPlay: 300,
  /** Links on the chain, and triggered effects that wait to be added to it. */
  links: 500,
  /** The most waiting effects of one player that are searched for those whose order can't matter (708.1a); of more, the player arranges all. */
  alike: 50,
  /** Ways to choose targets that are tried, where one choice limits the next (707.1d) or some must be chosen (706.4): people need a dozen. */
  tries: 500,
  /** Steps on the agenda: functions over them may recurse. */
  agenda: 1000,
  /** Things done or offered at once: dice rolled, cards drawn, numbers to choose from. */
  once: 1000,
  /** The most cycles of dependent modifiers that are followed for one query (719.3). */
  circles: 200,
} as const
