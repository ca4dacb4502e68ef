/** Possible actions of a player who ends their turn. Pure. */
import type { Decision, Library, View } from '../engine/types.ts'
import { endsOwnTurn } from './passing.ts'

/** Actions possible only on the own turn, by the names of their cards. */
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

/** No reasons to go on: cards that can be played on the turns of others too, and useless attacks. */
export interface Waiting {
  waits: (card: string) => boolean
  idle: readonly number[]
}

/** The actions still possible before the turn ends; null if none, or if passing here does not end it. */
export function leftToDo(view: View, open: Decision | null, { waits, idle }: Waiting): Left | null {
  if (open?.seat !== view.seat || !endsOwnTurn(view, open)) return null
  const named = (wanted: 'play' | 'attack', fits: (name: string, index: number) => boolean): string[] => {
    const names = open.answers.flatMap(({ do: what, card }, index) => {
      const name = what === wanted && card ? view.cards[card]?.def : null
      return name && fits(name, index) ? [name] : []
    })
    return [...new Set(names)]
  }
  const left: Left = {
    resource: open.answers.some(({ do: what }) => what === 'place'),
    plays: named('play', (name) => !waits(name)),
    attackers: named('attack', (_, index) => !idle.includes(index)),
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
