/** What a player is: someone who answers decisions from one seat's view. */
import type { CardId, Decision, Seat, View } from '../engine/types.ts'
import type { Reason } from './reason.ts'

/** An answer by its index in the decision, and why. */
export interface Choice {
  answer: number
  /** One plain sentence; '' if there is nothing to say. */
  why: string
  /** The cards that the sentence names. A sentence without them is for nobody but this seat until the game is over. */
  cards?: readonly CardId[]
  /** The sentence tells something else that only this seat knows, such as how good its hand is. */
  own?: boolean
}

/** Whoever answers decisions. A bot of your own needs no more than this. */
export interface Player {
  /** Takes this seat's view and the decision it is asked; returns a legal answer and never throws on a legal decision. */
  choose(view: View, decision: Decision): Choice
}

/** A bot as it can be chosen: its name, what it does, and for which side. */
export interface PlayerName {
  name: string
  about: string
  for: 'boss' | 'raider' | 'both'
}

/** An answer weighed: more is better for this seat's team; 1 is about one damage to an opposing hero. */
export interface Weighed extends Reason {
  answer: number
  score: number
  /** What the act would bring by itself, without regard to waiting or to other uses of resources. */
  value?: number
}

export type { Seat }
