/** What a player who ends their turn leaves undone. Pure. */
import type { Decision, Library, View } from '../engine/types.ts'

/** What can only be done on the own turn, by the names of its cards. */
export interface Left {
  resource: boolean
  plays: readonly string[]
  attackers: readonly string[]
}

/** The names of the cards that can be played on the turns of others too: they can wait. */
export const instantsOf = ({ cards, raids }: Library, raid: string): ReadonlySet<string> =>
  new Set(
    [...cards, ...(raids.find(({ id }) => id === raid)?.cards ?? [])].flatMap(({ name, instant }) =>
      instant ? [name] : [],
    ),
  )

/** Whether passing here ends the player's turn: their own action step, with nothing on the chain and no combat. */
export const endsOwnTurn = ({ turn, seat, chain, combat }: View, open: Decision | null): boolean =>
  open?.kind === 'priority' &&
  open.seat === seat &&
  open.about.window === 'action' &&
  turn.seat === seat &&
  chain.length === 0 &&
  combat === null &&
  open.answers[0]?.do === 'pass'

/**
 * What could still be done before the turn ends; null if nothing, or if passing here does not end it. `waits`: whether a card
 * can be played on the turns of others too, so that it is no reason to go on.
 */
export function leftToDo(view: View, open: Decision | null, waits: (card: string) => boolean): Left | null {
  if (!open || !endsOwnTurn(view, open)) return null
  const named = (wanted: 'play' | 'attack', fits: (name: string, atk: number) => boolean): string[] => {
    const cards = open.answers.flatMap(({ do: what, card }) => (what === wanted && card ? [view.cards[card]] : []))
    return [...new Set(cards.flatMap((card) => (card?.def && fits(card.def, card.atk ?? 0) ? [card.def] : [])))]
  }
  const left: Left = {
    resource: open.answers.some(({ do: what }) => what === 'place'),
    plays: named('play', (name) => !waits(name)),
    attackers: named('attack', (_, atk) => atk > 0),
  }
  return left.resource || left.plays.length + left.attackers.length > 0 ? left : null
}

/** "You can still place a resource and attack with Teep. End turn?" */
export function leftText({ resource, plays, attackers }: Left, then = 'End turn?'): string {
  const acts = [
    ...(resource ? ['place a resource'] : []),
    ...(plays.length > 0 ? [`play ${some(plays)}`] : []),
    ...(attackers.length > 0 ? [`attack with ${some(attackers)}`] : []),
  ]
  const last = acts.pop() ?? ''
  return `You can still ${acts.length > 0 ? `${acts.join(', ')}${acts.length > 1 ? ',' : ''} and ` : ''}${last}. ${then}`
}

/** At most two names: "Rend", "Rend or Crush", "Rend, Crush or others". */
const some = ([one = '', two, ...more]: readonly string[]): string =>
  two === undefined ? one : more.length === 0 ? `${one} or ${two}` : `${one}, ${two} or others`
