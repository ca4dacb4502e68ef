/** The type of a player: it answers decisions from one seat's view. */
import type { Answer, CardId, Decision, Game, Library, Seat, View } from '../engine/types.ts'
import type { Reason } from './reason.ts'
import type { Wish } from './wishes.ts'

/** An answer by its index in the decision, and why. */
export interface Choice {
  answer: number
  /** One plain sentence; '' if there is nothing to say. */
  why: string
  /** The cards that the sentence names. Without this list, only this seat may read the sentence until the game is over. */
  cards?: readonly CardId[]
  /** Whether the sentence reveals something else that only this seat knows, such as how good its hand is. */
  own?: boolean
  /** The published tactics that had a say, by their places in the raid's list: those that held answers back, then the one that decided. */
  tactics?: readonly number[]
}

/** A player that answers decisions. Your own bot only needs to implement this. */
export interface BotPlayer {
  /**
   * Takes this seat's view, the open decision, what people ask of it, and the seats of persons; returns a legal answer, and never throws on a legal
   * decision.
   */
  choose(view: View, decision: Decision, wishes?: readonly Wish[], people?: readonly Seat[]): Choice
  /**
   * Looks ahead from the open decision, if this bot does that and it pays here: asked before `choose`, which then goes by what was found. It yields
   * after each piece of work, so that whoever asks can show how far it is, or stop it there. It may only use what `imagine` makes of the game.
   */
  ponder?(game: Game, decision: Decision): Iterable<Pondered>
}

/** The lines that a bot has played on for this decision, and how many it will. */
export interface Pondered {
  done: number
  of: number
}

/**
 * Makes a bot for a seat: 0 is the Boss player, 1 to 5 the raiders. Of equal seats, seeds and libraries it makes equal bots. A module that exports
 * one under the name `makeBot` can take a seat in the terminal: `simulate onyxias-lair --bots path/to/it.js`.
 */
export type BotMaker = (seat: Seat, seed: number, library: Library) => BotPlayer

/** What a player thinks of one answer. */
export interface Opinion extends Choice {
  /**
   * Its rank: higher is better for this seat's team, and what should come first is higher. Comparable within one decision only; of an act that costs
   * something, 0 or less means that it would rather not.
   */
  score: number
  /** What it is worth by itself, whenever it is done; 1 is about one damage to an opposing hero. Comparable over decisions. */
  worth: number
}

/** A player that can be asked what it thinks of every answer, and that can be copied, as those of `makePlayer`. */
export interface Thinker extends BotPlayer {
  /**
   * Takes what `choose` takes; returns what it thinks of each answer, first the one that it would choose, then by score. It chooses nothing by
   * that. A tactic may choose an answer with a lower score than others.
   */
  weigh(view: View, decision: Decision, wishes?: readonly Wish[], people?: readonly Seat[]): readonly Opinion[]
  /** Gives the answer that `choose` would give, and remembers it; without a reason, and so faster: for playing on in imagined games. */
  answer(view: View, decision: Decision): number
  /** Tells it that its seat gave another answer than the one that it chose, or one that it was not asked for: it remembers that one instead. */
  note(view: View, decision: Decision, answer: number): void
  /** Returns a player who remembers the same, and from then on goes on apart. */
  copy(): Thinker
}

/**
 * Names an act in a way that holds over later decisions and in imagined games, where the places of answers differ.
 * @param view - The view of the seat that is asked.
 * @param answer - One of the decision's answers.
 * @returns What is done, with which card by name, by which of its powers, with which number or word; equal for two copies of a card.
 */
export const keyOf = ({ cards }: View, { do: what, card, code, n, word }: Answer): string =>
  [what, (card !== undefined && cards[card]?.def) || card, code, n, word].filter((part) => part !== undefined).join(' ')

/** A bot in the list of choices: its name, what it does, and for which side. */
export interface PlayerName {
  name: string
  about: string
  for: 'boss' | 'raider' | 'both'
}

/** An answer with its score: higher is better for this seat's team; 1 is about one damage to an opposing hero. */
export interface Weighed {
  answer: number
  score: number
  /** What the action is worth by itself, apart from waiting and other uses of resources. */
  value?: number
  /** The reason for it; few are asked for. */
  say: () => Reason
}

/** A weighed answer as others are told of it. */
export const toldAs = ({ value, say, ...one }: Weighed): Opinion => ({ ...one, ...say(), worth: value ?? one.score })

/** Opinions with the answer that is chosen first, then by score; its reason is that of the choice. */
export function inOrder(chosen: Choice, opinions: readonly Opinion[]): Opinion[] {
  const first = opinions.find(({ answer }) => answer === chosen.answer)
  const others = opinions.filter((one) => one !== first).sort((a, b) => b.score - a.score || a.answer - b.answer)
  return [{ score: 0, worth: 0, ...first, ...chosen }, ...others]
}

export type { Seat }
