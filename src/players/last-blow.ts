/** The last blow of a raid: bots leave it to a person who can deal it before the Boss’s next turn. */
import type { CardView, SeatView } from '../engine/types.ts'
import { attackersLeft } from './attackers.ts'
import { onceFor } from './once.ts'
import { characters, foes, friends, has, healthLeft, heroOf, isType, type Table } from './table.ts'
import { isAsked } from './wishes.ts'

/** What the person must have to spare: the Boss may still prevent or heal something. */
const spare = 3

/** A blow that is left to a person. */
interface Left {
  /** The Boss’s hero in its last stage. */
  boss: CardView
  person: SeatView
}

/**
 * The last blow, if a person of the raid whose turn comes before the Boss’s next can deal it with what stands ready there, although ready protectors stop the
 * strongest attackers; null if nobody can, or if bots were asked to attack.
 */
const leftToPerson = onceFor((t: Table): Left | null => {
  const { raid } = t.view
  if (t.people.length === 0 || (raid.stage > 0 && !t.lastStand) || isAsked(t, 'go')) return null
  const boss = characters(t, foes(t)).find((card) => isType(card, 'hero'))
  if (!boss || has(boss, 'Immune') || has(boss, 'Elusive') || isAsked(t, 'attack', boss.id)) return null
  const stops = characters(t, foes(t)).filter((c) => c.id !== boss.id && !c.exhausted && has(c, 'Protector')).length
  const can = ({ seat }: SeatView): boolean => {
    const blows = attackersLeft(t).filter(({ card }) => card.controller === seat)
    const dealt = blows.slice(0, Math.max(0, blows.length - stops)).reduce((sum, { n }) => sum + n, 0)
    return dealt >= healthLeft(boss) + spare
  }
  const person = friends(t).find((seat) => seat.seat !== t.me && t.people.includes(seat.seat) && can(seat))
  return person ? { boss, person } : null
})

/** Whether so much damage to a card would be the last blow, which is left to a person. */
export const isLastBlow = (t: Table, card: CardView, n: number): boolean =>
  n >= healthLeft(card) && leftToPerson(t)?.boss.id === card.id

/** The hero of the person to whom the last blow is left. */
export function heir(t: Table): CardView | undefined {
  const left = leftToPerson(t)
  return left ? (heroOf(t, left.person.seat) ?? undefined) : undefined
}
