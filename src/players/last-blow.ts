/** The last blow of a raid: bots leave it to a person who can deal it before the Boss’s next turn. */
import type { CardView, Seat, SeatView } from '../engine/types.ts'
import { type Attacker, attackersLeft } from './attackers.ts'
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

/** The Boss’s hero, if its fall is the end, it can be attacked, and nobody has asked the bots to strike. */
const mayEnd = onceFor((t: Table): CardView | null => {
  const { raid } = t.view
  if ((raid.stage > 0 && !t.lastStand) || isAsked(t, 'go')) return null
  const boss = characters(t, foes(t)).find((card) => isType(card, 'hero'))
  return !boss || has(boss, 'Immune') || has(boss, 'Elusive') || isAsked(t, 'attack', boss.id) ? null : boss
})

/** The damage that so many of these attackers deal although ready protectors stop the strongest. */
function dealt(t: Table, boss: CardView, blows: readonly Attacker[]): number {
  const stops = characters(t, foes(t)).filter((c) => c.id !== boss.id && !c.exhausted && has(c, 'Protector')).length
  return blows.slice(0, Math.max(0, blows.length - stops)).reduce((sum, { n }) => sum + n, 0)
}

/** The last blow, if a person of the raid whose turn comes before the Boss’s next can deal it with what stands ready there; null if nobody can. */
const leftToPerson = onceFor((t: Table): Left | null => {
  const boss = t.people.length > 0 ? mayEnd(t) : null
  if (!boss) return null
  const can = ({ seat }: SeatView): boolean =>
    dealt(
      t,
      boss,
      attackersLeft(t).filter(({ card }) => card.controller === seat),
    ) >=
    healthLeft(boss) + spare
  const person = friends(t).find((seat) => seat.seat !== t.me && t.people.includes(seat.seat) && can(seat))
  return person ? { boss, person } : null
})

/** The Boss’s hero and that of the raider who lands the last blow: a person who can, or whoever’s attacks are the first to suffice; null if they don’t. */
export function finisher(t: Table): { boss: CardView; hero: CardView } | null {
  const boss = mayEnd(t)
  const person = heir(t)
  if (!boss || person) return boss && person ? { boss, hero: person } : null
  const { order, seat: now } = t.view.turn
  const after = (seat: Seat): number => (order.indexOf(seat) - order.indexOf(now) + order.length) % order.length
  for (const { seat } of friends(t).toSorted((a, b) => after(a.seat) - after(b.seat))) {
    const until = attackersLeft(t).filter(({ card }) => after(card.controller) <= after(seat))
    const hero = dealt(t, boss, until) >= healthLeft(boss) + spare ? heroOf(t, seat) : undefined
    if (hero) return { boss, hero }
  }
  return null
}

/** Whether so much damage to a card would be the last blow, which is left to a person. */
export const isLastBlow = (t: Table, card: CardView, n: number): boolean =>
  n >= healthLeft(card) && leftToPerson(t)?.boss.id === card.id

/** The hero of the person to whom the last blow is left. */
export function heir(t: Table): CardView | undefined {
  const left = leftToPerson(t)
  return left ? (heroOf(t, left.person.seat) ?? undefined) : undefined
}
