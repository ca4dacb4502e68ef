/**
 * Constructors for designers: they build the plain data of `format.ts`, with the usual defaults, so that a raid reads as a table.
 * The same data can also be written by hand, or come from a JSON file.
 */
import type { Situation, Tactic } from '../language/tactics.ts'
import type { CardDef, Condition, Effect } from '../language/types.ts'
import type { DoAction, RaidDef, RaidStateNode, RaidTransition } from './format.ts'
import { type Usual, usual } from './usual.ts'

/**
 * An action whose effects are processed at once, without the chain.
 * @param does - Effects in the card language, from the Boss's side.
 * @returns The action.
 */
export const now = (...does: readonly Effect[]): DoAction => ({ type: 'do', params: { how: 'now', do: does } })

/**
 * An action whose effects are added to the chain, where players can't interrupt them.
 * @param called - The name of the effect on the chain, in the log and on the map.
 * @param does - Effects in the card language, from the Boss's side.
 * @returns The action.
 */
export const sealed = (called: string, ...does: readonly Effect[]): DoAction => ({
  type: 'do',
  params: { how: 'sealed', do: does, called },
})

/**
 * A transition that stays in its state.
 * @param actions - The actions when its event happens.
 * @returns The transition.
 */
export const stays = (...actions: readonly DoAction[]): RaidTransition => ({ actions })

/**
 * A transition to another state.
 * @param target - The name of that state.
 * @param actions - The actions when its event happens.
 * @returns The transition.
 */
export const goes = (target: string, ...actions: readonly DoAction[]): RaidTransition =>
  actions.length > 0 ? { target, actions } : { target }

/**
 * A transition that is taken only if a condition is true.
 * @param condition - The condition.
 * @param transition - The transition, from `stays` or `goes`.
 * @returns The transition with its guard.
 */
export const only = (condition: Condition, { target, ...rest }: RaidTransition): RaidTransition => ({
  ...(target === undefined ? {} : { target }),
  guard: { type: 'if', params: condition },
  ...rest,
})

/** The transitions of a state by event name. Of several for one event, the first whose condition is true is taken. */
export type Answers = NonNullable<RaidStateNode['on']>

/**
 * A state that is a stage of the raid (R203.1).
 * @param n - Its number, from 1.
 * @param title - Its name on the map: usually its Boss.
 * @param on - Its transitions.
 * @param card - The card of an ordered deck that brings this stage.
 * @returns The state.
 */
export const stage = (n: number, title: string, on: Answers, card?: string): RaidStateNode => ({
  meta: { stage: n, title, ...(card === undefined ? {} : { card }) },
  on,
})

/**
 * A state between the stages.
 * @param title - Its name on the map.
 * @param on - Its transitions.
 * @returns The state.
 */
export const between = (title: string, on: Answers): RaidStateNode => ({ meta: { title }, on })

/**
 * A state with the actions on entering it.
 * @param state - The state, from `stage` or `between`.
 * @param actions - The actions as it is entered; in the initial state, as the game starts.
 * @returns The state.
 */
export const entering = (state: RaidStateNode, ...actions: readonly DoAction[]): RaidStateNode => ({
  ...state,
  entry: actions,
})

/**
 * The states of a march: Bosses that come one after another.
 * @param bosses - The raid's own table of Bosses, in order.
 * @param states - Makes the states of one Boss from its line of the table, its index from 0, and the next line.
 * @returns All states, by name.
 */
export function march<B>(
  bosses: readonly B[],
  states: (boss: B, i: number, next: B | undefined) => Readonly<Record<string, RaidStateNode>>,
): Record<string, RaidStateNode> {
  return Object.assign({}, ...bosses.map((boss, i) => states(boss, i, bosses[i + 1])))
}

/**
 * A deck with the same number of each card.
 * @param n - The number of each.
 * @param cards - The cards; for an ordered deck, the first is on top.
 * @returns The deck, for `decks` of a raid.
 */
export const copies = (n: number, cards: readonly CardDef[]): RaidDef['decks'][string] =>
  cards.map((card) => [n, card.name])

/**
 * The names of cards.
 * @param cards - The cards.
 * @returns Their names, for `tokens` and `regular` of a raid.
 */
export const names = (cards: readonly CardDef[]): string[] => cards.map((card) => card.name)

/**
 * A situation in which all of these are true.
 * @param of - The situations.
 * @returns The situation, for `if` of a tactic.
 */
export const all = (...of: readonly Situation[]): Situation => ({ all: of })

/**
 * A situation in which one of these is true.
 * @param of - The situations.
 * @returns The situation.
 */
export const any = (...of: readonly Situation[]): Situation => ({ any: of })

/**
 * A situation in which this is false.
 * @param of - The situation.
 * @returns The opposite.
 */
export const not = (of: Situation): Situation => ({ not: of })

/**
 * A situation in which this Boss fights.
 * @param boss - The name of its hero.
 * @returns The situation.
 */
export const is = (boss: string): Situation => ({ controls: boss })

/** The situation of a player in their own main time, when most actions are possible. */
export const mine = 'own main time'
/** The situation in which it is the turn of another player. */
export const theirs = "another's turn"

/** A least gain (`gains`) that every action has: the tactic is followed whatever its general worth. */
export const anyway = -99

type WithoutPlain<T> = T extends unknown ? Omit<T, 'plain'> : never

/**
 * Tactics that are published as one sentence.
 * @param plain - The sentence.
 * @param of - The tactics, most important first.
 * @returns The tactics, each with the sentence.
 */
export const together = (plain: string, ...of: readonly WithoutPlain<Tactic>[]): readonly Tactic[] =>
  of.map((one) => ({ plain, ...one }))

type Play =
  | 'draws'
  | 'handMax'
  | 'firstTurn'
  | 'skipsFirstDraw'
  | 'bossMulligans'
  | 'turn'
  | 'phases'
  | 'eventDeck'
  | 'afterEvent'
  | 'listens'
  | 'machine'
  | 'table'
  | 'art'
  | 'tactics'
  | 'advice'

/** These parts of a raid; those with a default are optional. */
type May<K extends keyof RaidDef> = Omit<Pick<RaidDef, K>, Usual> & Partial<Pick<RaidDef, K & Usual>>

/** The parts of a raid: names, cards, decks. By default, one to five raiders may play it, and it is meant for three to five. */
export type RaidParts = May<Exclude<keyof RaidDef, Play>>

/**
 * The play of a raid. The defaults: draw one card, keep ten (R100.4), the player to the Boss's left begins and nobody skips the first draw.
 * The Boss may mulligan, the turn has the common steps, and the machine listens to no events of its own.
 */
export type RaidPlay = May<Exclude<Play, 'machine'>> & { machine: Omit<RaidDef['machine'], 'id'> }

/**
 * A raid, with defaults filled in.
 * @param parts - Its names, cards and decks.
 * @param play - Its settings and its statechart.
 * @returns The raid as plain data; `lint` checks whether it can be played.
 */
export const raid = (parts: RaidParts, play: RaidPlay): RaidDef => ({
  ...usual,
  ...parts,
  ...play,
  machine: { id: parts.id, ...play.machine },
})
