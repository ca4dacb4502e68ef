/**
 * Tactics: ordered advice for an automated seat, as data beside the cards of its raid. The first tactic that fits a
 * decision settles it; where none fits, general play does. They only ever choose among legal answers, from what the seat
 * may know. `src/players/tactics.ts` gives them their meaning.
 */
import type { Compare } from './types.ts'

/** Numbers that a seat can read off its view. */
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
  'attacks to come',
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
export type Measure =
  | (typeof measures)[number]
  /** How many cards of this name it controls. */
  | { own: string }
  /** How many cards of these names its opponents control. */
  | { opposing: string | readonly string[] }
  /** How many cards are left in its deck of this name. */
  | { deck: string }
  /** How many cards of this name in play are attached to nothing, whosever they are. */
  | { unattached: string }
  /** How many of these (by the raid's word for one of them) wait face down for the Boss to fall. */
  | { waiting: string }

/** Things that are so or not. */
export const circumstances = [
  'own main time',
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
  /** A card of this name in play lies on its other side, whosever it is. */
  | { turned: string }
  /** The top card of one of its decks has this name, and the seat knows it. */
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
] as const
export type Only = (typeof onlyWords)[number]

export const aimMeasures = ['ATK', 'allies', 'attack left', 'cost', 'damage', 'health left', 'threat', 'worth'] as const
type AimMeasure = (typeof aimMeasures)[number]

/** Which of the legal objects: those that are `only`, and of these the one with the most or least of something. */
export interface Aim {
  /** Among its own objects instead of those of its opponents. */
  of?: 'own'
  /** Only cards of these names. */
  named?: string | readonly string[]
  /** All that is said must be so. */
  only?: Only | readonly Only[]
  /** Only those with at most so much health left. */
  left?: number
  /** A hero's threat is the ATK of its whole party, its allies are how many its party has; the attack left is ATK with which it can still attack this turn. */
  most?: AimMeasure
  least?: AimMeasure
}

/**
 * One piece of advice. `plain` is how it is published; `say` is the reason given when it decides, with {card}, {target}
 * and {stage} filled in. `gains` is the least that general play must expect of the act (in damage to a hero).
 */
export type Tactic = { plain: string; say: string; if?: Situation } & (
  | { play: string | readonly string[]; gains?: number }
  /** `which`: only cards that are attached to nothing. */
  | { use: string | readonly string[]; which?: 'unattached'; gains?: number }
  | { hold: string | readonly string[] }
  | { aim: Aim; for: string | readonly string[] }
  | { attack: Aim; by?: 'hero' | 'ally' }
  /** These don't attack. */
  | { stay: string | readonly string[] }
  /** Opposing cards that nobody harms: to hurt or destroy them is a loss; of a hero only the blow that destroys it. */
  | { spare: string | readonly string[] }
  /** What is answered when these cards ask whether their controller wants something. */
  | { answer: 'yes' | 'no'; for: string | readonly string[] }
  | { drop: string | readonly string[] }
)
