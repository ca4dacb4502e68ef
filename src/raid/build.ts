/**
 * Constructors for those who write a raid: they build the plain data of `format.ts` and nothing else, so that a raid reads as a table.
 * What they leave out is what nearly every raid has; what they build can also be written by hand, or come from a JSON file.
 */
import type { CardDef, Condition, Effect } from '../language/types.ts'
import type { DoAction, RaidDef, RaidStateNode, RaidTransition } from './format.ts'

/**
 * An action: effects that are processed at once, without the chain.
 * @param does - Effects in the card language, from the Boss's side.
 * @returns The action.
 */
export const now = (...does: readonly Effect[]): DoAction => ({ type: 'do', params: { how: 'now', do: does } })

/**
 * An action: effects that are added to the chain and that players can't interrupt.
 * @param called - What the effect is called on the chain, in the log and on the map.
 * @param does - Effects in the card language, from the Boss's side.
 * @returns The action.
 */
export const sealed = (called: string, ...does: readonly Effect[]): DoAction => ({
  type: 'do',
  params: { how: 'sealed', do: does, called },
})

/**
 * A transition that stays in its state.
 * @param actions - What is done as its event happens.
 * @returns The transition.
 */
export const stays = (...actions: readonly DoAction[]): RaidTransition => ({ actions })

/**
 * A transition to another state.
 * @param target - The name of that state.
 * @param actions - What is done as its event happens.
 * @returns The transition.
 */
export const goes = (target: string, ...actions: readonly DoAction[]): RaidTransition =>
  actions.length > 0 ? { target, actions } : { target }

/**
 * A transition that is taken only if a condition is true.
 * @param condition - The condition.
 * @param transition - What `stays` or `goes` made.
 * @returns The transition with its guard.
 */
export const only = (condition: Condition, { target, ...rest }: RaidTransition): RaidTransition => ({
  ...(target === undefined ? {} : { target }),
  guard: { type: 'if', params: condition },
  ...rest,
})

/** What a state answers: by the name of an event, one transition, or several of which the first that may be taken is. */
export type Answers = NonNullable<RaidStateNode['on']>

/**
 * A state that is a stage of the raid (R203.1).
 * @param n - Its number, from 1 on.
 * @param title - What the map calls it: mostly its Boss.
 * @param on - What it answers.
 * @param card - Of an ordered deck, the card that brings it.
 * @returns The state.
 */
export const stage = (n: number, title: string, on: Answers, card?: string): RaidStateNode => ({
  meta: { stage: n, title, ...(card === undefined ? {} : { card }) },
  on,
})

/**
 * A state between the stages.
 * @param title - What the map calls it.
 * @param on - What it answers.
 * @returns The state.
 */
export const between = (title: string, on: Answers): RaidStateNode => ({ meta: { title }, on })

/**
 * The states of a march of Bosses.
 * @param bosses - Them in their order, as the raid's own table has them.
 * @param states - Makes the states of one: its line of the table, its place in the march from 0 on, and the line after it.
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
 * @param n - How many of each.
 * @param cards - The cards, in the order in which an ordered deck lies.
 * @returns The deck as `decks` of a raid has it.
 */
export const copies = (n: number, cards: readonly CardDef[]): RaidDef['decks'][string] =>
  cards.map((card) => [n, card.name])

/**
 * The names of cards.
 * @param cards - The cards.
 * @returns Their names, as `tokens` and `regular` of a raid have them.
 */
export const names = (cards: readonly CardDef[]): string[] => cards.map((card) => card.name)

type Usual = 'draws' | 'handMax' | 'firstTurn' | 'skipsFirstDraw' | 'bossMulligans' | 'turn'
type Play = Usual | 'phases' | 'eventDeck' | 'afterEvent' | 'listens' | 'machine' | 'table' | 'tactics' | 'advice'

/** What a raid is made of: names, cards, decks. One to five raiders may play it and three to five should, unless it says otherwise. */
export type RaidParts = Omit<RaidDef, Play | 'raiders'> & Partial<Pick<RaidDef, 'raiders'>>

/**
 * How it is played. What is left out is usual: one card is drawn, ten are kept (R100.4), the player to the Boss's left begins and nobody skips
 * the first draw, the Boss may mulligan, the turn has its common steps, and the machine listens to nothing of its own.
 */
export type RaidPlay = Partial<Pick<RaidDef, Usual | 'listens'>> &
  Pick<RaidDef, Exclude<Play, Usual | 'listens' | 'machine'>> & { machine: Omit<RaidDef['machine'], 'id'> }

/**
 * A raid, with what nearly all raids have in common filled in.
 * @param parts - What it is made of.
 * @param play - How it is played, with its statechart.
 * @returns The raid as plain data; `lint` says whether it can be played.
 */
export function raid({ id, name, rules, about, raiders, ...parts }: RaidParts, play: RaidPlay): RaidDef {
  const { draws = 1, handMax = 10, firstTurn = 'left of boss', skipsFirstDraw = false, ...rest } = play
  const { bossMulligans = true, turn = ['ready', 'draw', 'action', 'end', 'wrap-up'], ...more } = rest
  return {
    id,
    name,
    ...(rules ? { rules } : {}),
    about,
    raiders: raiders ?? { min: 1, max: 5, meant: [3, 5] },
    ...parts,
    draws,
    handMax,
    firstTurn,
    skipsFirstDraw,
    bossMulligans,
    turn,
    ...more,
    listens: more.listens ?? {},
    machine: { id, ...more.machine },
  }
}
