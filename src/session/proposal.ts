/**
 * Decisions that several persons make together: one proposes, and each of the others agrees or proposes something else, until all agree.
 * Plain data beside the game; the record keeps only the result. Pure.
 */
import type { CardId, Decision, Seat } from '../engine/types.ts'
import type { Agreement } from './group-decision.ts'
import { personNumber, type SeatPlan } from './saved-game.ts'

/** One answer, or the amount for each card. */
export type Proposed = { answer: number } | { parts: readonly (readonly [CardId, number])[] }

export interface Proposal {
  /** The question that it answers, by the number of choices before it. */
  readonly choice: number
  readonly by: Seat
  readonly what: Proposed
  /** The seats whose persons want it; first the one that proposed it. */
  readonly agreed: readonly Seat[]
}

/** The parts of an agreement as data. */
export const partsOf = (agreed: Agreement): Proposed => ({ parts: [...agreed].sort(([a], [b]) => a - b) })

type Seats = readonly SeatPlan[]

/** The seats of this decision that persons play, one for each person. */
export function personsOf(open: Decision | null, seats: Seats): Seat[] {
  const found = new Map<number, Seat>()
  for (const seat of open?.joint ?? []) {
    const person = personNumber(seats[seat])
    if (person > 0 && !found.has(person)) found.set(person, seat)
  }
  return [...found.values()]
}

/** Whether the person of this seat agrees to the proposal. */
export const agrees = ({ agreed }: Proposal, seat: Seat, seats: Seats): boolean =>
  agreed.some((one) => personNumber(seats[one]) === personNumber(seats[seat]))

/** Proposes something: the same as before is agreement, anything else replaces it. */
export function proposed(before: Proposal | null, by: Seat, what: Proposed, choice: number): Proposal {
  const same = before?.choice === choice && JSON.stringify(before.what) === JSON.stringify(what)
  return same ? { ...before, agreed: [...before.agreed, by] } : { choice, by, what, agreed: [by] }
}

/** Whether all who take part agree. */
export const isAgreed = (proposal: Proposal, open: Decision, seats: Seats): boolean =>
  personsOf(open, seats).every((seat) => agrees(proposal, seat, seats))

/** The order in which persons are asked: those who have not agreed first, and of them the one at the screen. */
export const askingOrder =
  (proposal: Proposal | null, near: Seat, seats: Seats) =>
  (seat: Seat): number => {
    if (proposal && agrees(proposal, seat, seats)) return 3
    if (seat === near) return 0
    return personNumber(seats[seat]) === personNumber(seats[near]) ? 1 : 2
  }
