/** Several people at one screen: whose hand is shown, and when the table is covered. */
import { eventCount, events } from '../../engine/index.ts'
import type { Decision, Seat } from '../../engine/types.ts'
import { personNumber } from '../../session/saved-game.ts'
import {
  hasRealCards,
  isPerson,
  onlooker,
  personSeats,
  question,
  type Session,
  seatsInGame,
} from '../../session/session.ts'

export interface HotSeat {
  /** The person's seat that last had to decide; -1 before the first. */
  last: Seat
  /** A hand that the person looks at in place of the deciding seat's, until the next decision. */
  looked: Seat | null
  /** The last decision that a person was asked. */
  asked: Decision | null
  /** The person at the screen, as far as the page knows. */
  there: number | null
  /** The number of events when each person was last asked. */
  readonly seen: Map<number, number>
}

export const newHotSeat = (): HotSeat => ({ last: -1, looked: null, asked: null, there: null, seen: new Map() })

const personAt = ({ seats }: Session, seat: Seat): number => personNumber(seats[seat])

/** Whether several people share the screen. */
export const several = (session: Session): boolean =>
  new Set(personSeats(session).map((seat) => personAt(session, seat))).size > 1

/** The person's seat that must decide, or last did; -1 if no person plays. */
function seatAsked(hot: HotSeat, session: Session): Seat {
  const [first = -1, ...others] = personSeats(session)
  if (others.length === 0) return first
  const open = question(session)
  if (open && isPerson(session, open.seat)) hot.last = open.seat
  return isPerson(session, hot.last) ? hot.last : first
}

/** The seats in the game whose hands the person at the screen may see. */
export function ownSeats(hot: HotSeat, session: Session): Seat[] {
  const person = personAt(session, seatAsked(hot, session))
  return person === 0 ? [] : seatsInGame(session).filter((seat) => personAt(session, seat) === person)
}

/** The seat whose hand is shown, -1 for none. */
export function viewerOf(hot: HotSeat, session: Session): Seat {
  const { looked } = hot
  return looked !== null && ownSeats(hot, session).includes(looked) ? looked : seatAsked(hot, session)
}

/** Shows the hand of another of the person's seats; without a seat, the next one. */
export function lookAt(hot: HotSeat, session: Session, seat?: Seat): void {
  const own = ownSeats(hot, session)
  hot.looked = seat ?? own[(own.indexOf(viewerOf(hot, session)) + 1) % own.length] ?? null
}

/** The seat whose person must come to the screen first, null if they are already there. With open hands raiders need not. */
export function coveredSeat({ there }: HotSeat, session: Session, openHands: boolean): Seat | null {
  const open = question(session)
  if (!open || !isPerson(session, open.seat) || !several(session)) return null
  const asked = personAt(session, open.seat)
  if (there === asked || (openHands && isFriend(session, there, asked))) return null
  return open.seat
}

/** Whether these persons raid together; the first of all is a friend of everyone if no person plays the Boss. */
function isFriend(session: Session, there: number | null, asked: number): boolean {
  const boss = onlooker(session).seats.find((seat) => seat.boss)
  if (!boss) return false
  const person = personAt(session, boss.seat)
  return person === 0 || (there !== null && (there === person) === (asked === person))
}

/** The person at the screen has seen everything so far. */
export function noteSeen({ seen }: HotSeat, session: Session): void {
  const open = question(session)
  if (open) seen.set(personAt(session, open.seat), eventCount(session.game))
}

const told = ['attack', 'play', 'deal', 'heal', 'destroy', 'swap']
const mostTold = 6

/** The events since this seat's person was last asked, as everyone may know them: the last few sentences. */
export function sinceThen({ seen }: HotSeat, session: Session, seat: Seat): string[] {
  const since = seen.get(personAt(session, seat))
  if (since === undefined || since > eventCount(session.game)) return []
  const all = events(session.game, since, -1).flatMap(({ on, text }) => (told.includes(on) && text ? [text] : []))
  return all.slice(-mostTold)
}

/** The person whose hand is to be shown has come. */
export function uncover(hot: HotSeat, session: Session): void {
  hot.there = personAt(session, viewerOf(hot, session))
}

/** Notes a decision: a new one shows the hand of its seat. Whoever holds real cards may come to the screen at any time. */
export function noteAsked(hot: HotSeat, session: Session, open: Decision): void {
  if (hasRealCards(session.game, open.seat)) hot.there = personAt(session, open.seat)
  if (hot.asked !== open) hot.looked = null
  hot.asked = open
}
