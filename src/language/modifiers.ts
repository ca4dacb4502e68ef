/** The types of modifiers, of cards and of effects (712-719). */

import type { CombatState, CommonType, DamageType, Keyword, Purpose, Verb } from './lists.ts'
import type { Amount, Condition, Effect, EventPattern, KeywordWord, Power, SetWho, Who } from './types.ts'

type Happens = EventPattern & { turn?: never }

/**
 * The duration of a definite modifier (714.3); the rest of the game if left out.
 * `next`: until the end of a turn that has not begun yet, not of the current one; the start of a turn is always that of the next one.
 */
export type Duration =
  | 'turn'
  | 'combat'
  | { until: { on: 'start' | 'end'; turn: Who }; next?: true }
  /** This turn, until that happens, or one of these. */
  | { until: Happens | readonly Happens[]; next?: never }
  | { during: 'ready'; of: Who; next: true }
  | { while: Condition }

/** The opponent in a combat: attacking it, defending against it, or either of these (602.2). */
export type Fighting = { attacking: Who } | { defending: Who } | { inCombat: Who }

/** If several states of combat are listed, any of them; `inCombat`: attacking it or defending against it (602.2). */
export type WhileState = CombatState | readonly CombatState[] | Fighting | Condition

/** A continuous, triggered, replacement or prevention modifier (712-719). `while` is a condition, not a duration (714.3a). */
export type Mod =
  /** Adds n to a number; `set`: gives it that value instead, even if the card has no such number of its own. */
  | { mod: 'stat'; what: Who; stat: 'atk' | 'health' | 'def' | 'maxHand'; n: Amount; set?: true; while?: WhileState }
  | { mod: 'double'; what: Who; stat: 'atk' | 'health' | 'def'; while?: WhileState }
  /** Can't gain or lose ATK or health: no modifier, counter or strike adds to or takes from either, but one may still give it a value (205.1, 301.1). */
  | { mod: 'fixed'; what: Who; while?: WhileState }
  /** Switches ATK and health (712.9). */
  | { mod: 'switch'; what: Who; while?: WhileState }
  | ({ mod: 'keyword'; what: Who; while?: WhileState } & KeywordWord)
  /** Grants a power, or the powers printed on another card (200.1a), or with `only` those of that kind that other cards have now. */
  | { mod: 'power'; what: Who; power?: Power; of?: Who; only?: 'payment'; while?: WhileState }
  /** Quests also have the reward powers of other quests (702.2a). */
  | { mod: 'rewards'; what: Who; of: Who; while?: WhileState }
  /** Loses and can't have powers (700.3), or only those to flip for; with `gains` it only loses the powers that it has now, and keeps later ones. */
  | { mod: 'noPowers'; what: Who; gains?: true; only?: 'flip'; while?: WhileState }
  /** Loses and can't have keywords (700.3), nor the powers that they stand for. */
  | { mod: 'noKeyword'; what: Who; keyword: Keyword | readonly Keyword[]; while?: WhileState }
  /** Adds tags or types (202.3), or removes them: tags with `loses`; with `becomes`, all other types or damage types (300.1a, 205.1c). */
  | {
      mod: 'is'
      what: Who
      tag?: string
      loses?: string
      type?: CommonType
      damageType?: DamageType
      becomes?: true
      while?: WhileState
    }
  | { mod: 'control'; what: Who; by: Who }
  /** Top cards of decks that a player may look at (415.3e), or with 'players' everyone (415.3f); cards in hands that are played revealed. */
  | { mod: 'see'; what: Who; by: Who }
  /** It becomes a copy of another card (402.3). Only effects make it. */
  | { mod: 'copy'; what: Who; of: Who }
  | ({ mod: 'cannot'; except?: Who; ifAble?: true; during?: 'ready'; while?: WhileState } & EventPattern)
  /** `target`: links must target it if able (706.4); with `random`, its links choose targets at random (706.5). `strike`: with such a weapon (303.2). */
  | { mod: 'must'; on: 'attack' | 'target' | 'strike'; by: Who; what?: Who; random?: true; while?: WhileState }
  /** `play`: a zone other than a hand from which cards may be played (409.1); `complete`: other players' quests (702.2b); `attackTwo`: two defenders at once;
   * `attack`: also friendly or Elusive characters (601.2b); `place`: an additional resource each turn (412.1); `pay`: cards besides resources (412.2). */
  | {
      mod: 'can'
      on: 'protect' | 'strike' | 'defendWith' | 'play' | 'complete' | 'attackTwo' | 'attack' | 'place' | 'pay'
      by: Who
      for?: Who
      against?: Who
      with?: Who
      while?: WhileState
    }
  | {
      mod: 'cost'
      on: Verb | readonly Verb[]
      by?: Who
      what?: Who
      with?: Who
      purpose?: Purpose | readonly Purpose[]
      /** Added to the resource cost; negative is a reduction (707.1e). */
      n?: Amount
      /** The minimum that this reduction leaves; other reductions may go below it (707.1e). */
      min?: number
      add?: readonly Effect[]
      /** An alternate cost of playing (403.3); an empty one is "without paying". */
      rather?: readonly Effect[]
      /** Only costs with an actual (X): a number of resources that the paying player chooses (R505). */
      x?: true
      next?: true
      while?: WhileState
    }
  | {
      mod: 'instead'
      would: EventPattern
      /**
       * For packets (717.1): another amount, type, flag or destination; `$n` is the original amount.
       * For a die about to be rolled: another number; with 'any', a chosen one.
       */
      n?: Amount | 'any'
      type?: DamageType
      combat?: true
      sure?: true
      to?: Who
      /**
       * Divides a packet, after everything else (717.4c): among any of these as its controller chooses, the part beyond fatal damage, or so much of it.
       * `any`: as much as you choose.
       */
      divide?: { among: SetWho } | { excess: Who } | { part: number | 'any'; to: Who }
      then?: readonly Effect[]
      next?: true
      may?: Who
      while?: WhileState
    }
  | {
      mod: 'prevent'
      would: EventPattern
      /** `next`: until this much is prevented (717.2a); `first`: the first damage of each turn (717.6). */
      n: 'all' | Amount | { next: Amount } | { allBut: Amount } | { first: Amount }
      /** Effects that come first; if they were carried out, this much is prevented (717.3). */
      these?: readonly Effect[]
      may?: Who
      /** Effects that follow; `$n` is the amount prevented, or after `these` the original damage. */
      then?: readonly Effect[]
      next?: true
      while?: WhileState
    }
  /** "You can control an additional Pet" (414.3b). Of the 'hand' with 'any': no maximum hand size (503.2a). */
  | { mod: 'limit'; tag: string; n: Amount | 'any'; while?: WhileState }
  /**
   * `next`: triggers once; for a turn's start, and with 'turn' also its end, the turn must not have begun when the modifier was made ("your next
   * turn").
   * `as`: carried out as the event happens, without the chain (704.1b).
   */
  | { mod: 'when'; event: EventPattern; if?: Condition; then: readonly Effect[]; next?: true | 'turn'; as?: true }
  | {
      mod: 'enters'
      what: Who
      state?: 'exhausted'
      counters?: readonly [string, Amount]
      damage?: Amount
    }
