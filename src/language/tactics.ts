/**
 * Tactics: ordered advice for a bot, as data beside the cards of its raid. The first tactic that fits a decision decides it.
 * If none fits, general play does. Tactics only choose among legal answers, and only use what the seat may see.
 * `src/players/tactics.ts` carries them out.
 */
import type { Compare } from './types.ts'

/** Numbers that a seat can read from its view. */
export const measures = [
  'stage',
  'round',
  'resources',
  'ready resources',
  'hand',
  'room in hand',
  'own allies',
  'attack',
  'health left',
  'damage',
  'damage coming',
  'this blow',
  'attacks to come',
  'assault to come',
  'opposing heroes',
  'opposing allies',
  'ready opposing allies',
  'opposing abilities',
  'opposing equipment',
  'opposing resources',
  'opposing ready resources',
  'least health of an opposing hero',
  'own ready characters',
  'characters before the next opponent',
  'half the characters still to come',
  'friends',
] as const
/** The states that anybody sees on a card. */
export const seenStates = ['ready', 'exhausted', 'damaged', 'undamaged'] as const

/** Cards in play with this tag, in this state, with counters of this name: all that is given. A hero also has the tags and counters of its player. */
export interface Marked {
  tag?: string
  state?: (typeof seenStates)[number]
  counter?: string
}

/** The bearers of counters: the raid itself, or players and what they control. */
export const bearers = ['raid', 'own', 'opposing'] as const

export type Measure =
  | (typeof measures)[number]
  /** The number of cards of this name, or so marked, that it controls. */
  | { own: string | Marked }
  /** The number of cards of these names, or so marked, that its opponents control. */
  | { opposing: string | readonly string[] | Marked }
  /** The number of counters of this name; by default on the raid itself. */
  | { counters: string; on?: (typeof bearers)[number] }
  /** The number of cards of this name left in its deck. */
  | { deck: string }
  /** The number of cards of this name in play without a host, of any player. */
  | { unattached: string }
  /** The number of these (by the raid's word for one of them) that wait face down for the Boss to fall. */
  | { waiting: string }

/** Conditions without a parameter. */
export const circumstances = [
  'own main time',
  'own turn',
  "another's turn",
  'last turn before the own',
  'turn ending',
  'hero ready',
  'hero flipped',
  'hero attacking',
  'hero defending',
  'protected',
  'opposing card on the chain',
] as const
export type Circumstance = (typeof circumstances)[number]

export type Situation =
  | Circumstance
  | readonly [Measure, Compare, number | Measure]
  | { holds: string }
  | { controls: string }
  | { played: string }
  /** An effect of a card of this name is still in force, so that another one would add nothing. */
  | { lasts: string }
  /** A card of this name in play shows its other side, of any player. */
  | { turned: string }
  /** The top card of one of its decks has this name, visible to the seat. */
  | { next: string }
  | { all: readonly Situation[] }
  | { any: readonly Situation[] }
  | { not: Situation }

export const onlyWords = [
  'ally',
  'hero',
  'ability',
  'equipment',
  'attacking',
  'protector',
  'healer',
  'would be destroyed',
  'within reach',
] as const
export type Only = (typeof onlyWords)[number]

export const aimMeasures = [
  'ATK',
  'allies',
  'attack left',
  'cost',
  'damage',
  'health left',
  'lasting health',
  'prize',
  'threat',
  'worth',
] as const
export type AimMeasure = (typeof aimMeasures)[number]

/** The object, of the legal ones: those that fit `only`, and among these the one with the most or least of something. */
export interface Aim extends Marked {
  /** Among its own objects instead of those of its opponents. */
  of?: 'own'
  /** Only cards of these names. */
  named?: string | readonly string[]
  /** All of these must be true. */
  only?: Only | readonly Only[]
  /** Only those with at most this much health left. */
  left?: number
  /**
   * 'threat' of a hero is the ATK of its whole party, 'allies' the number of its allies; 'attack left': the ATK that can still attack this turn.
   * 'lasting health': the health left plus expected healing before our next turn; 'prize' of a hero: the gain of its fall per turn of ours still
   * needed.
   */
  most?: AimMeasure | { counters: string }
  least?: AimMeasure | { counters: string }
}

export const heldFrom = ['play', 'use'] as const
export type HeldFrom = (typeof heldFrom)[number]

/** Cards that their own text confines to a stage that is over, or at least `by` stages ahead (by default 1). */
export type StageOfCard = { stage: 'past' } | { stage: 'later'; by?: number }

/**
 * One piece of advice. `plain` is its published wording; `say` is the reason given when it decides.
 * In `say`, {card}, {target}, {health of target}, {ATK of target} (its party's), {brings} (a sentence about the act) and numbers, such as {stage}, are filled in.
 * `seldom`: the reason why nobody may follow it in hundreds of raids. `gains`: the least value (in damage to a hero) that general play must give the
 * action.
 */
export type Tactic = { plain: string; say: string; if?: Situation; seldom?: string } & (
  | { play: string | readonly string[]; gains?: number }
  /** `which`: only cards without a host. */
  | { use: string | readonly string[]; which?: 'unattached'; gains?: number }
  /** `from`: held only from being played, or only from being used once in play; by default from both. */
  | { hold: string | readonly string[]; from?: HeldFrom }
  | { aim: Aim; for: string | readonly string[] }
  | { attack: Aim; by?: 'hero' | 'ally' }
  /** As long as one of these is in hand, or in play with a power to pay for, its resources are reserved; for X as many as `x`. */
  | { reserve: string | readonly string[]; x?: number }
  /** These don't attack. */
  | { stay: string | readonly string[] }
  /** Opposing cards that must not be harmed: hurting or destroying them counts as a loss; for a hero, only destroying it. */
  | { spare: string | readonly string[] }
  /** The answer to a yes-or-no question of these cards. */
  | { answer: 'yes' | 'no'; for: string | readonly string[] }
  | { drop: string | readonly string[] | StageOfCard }
)
