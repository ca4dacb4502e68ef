/** Undo and redo, from one question of a person to another. */
import { choices, describeAnswer, eventCount, glance, played, redo, undo } from '../engine/index.ts'
import type { Decision, Game, Seat } from '../engine/types.ts'
import { knownTo, learned } from './known.ts'
import { letsGoOn } from './passing.ts'
import { personsOf } from './proposal.ts'
import { asksCard } from './real-cards.ts'
import { asksPerson, isPerson, personSeats, proposalNow, question, type Session, stopPassing } from './session.ts'

/** Goes back to the last question that stopped for a person, or by one choice if no person plays. Returns false if there is none, or none after so many choices. */
export const undoToPerson = (session: Session, least = 0): boolean => travel(session, 'undo', least)

/** Goes forward to the next such question, or to the end of what was taken back. Returns false if there is nothing to redo. */
export const redoToPerson = (session: Session): boolean => travel(session, 'redo', 0)

const ways = { undo: { go: undo, back: redo }, redo: { go: redo, back: undo } } as const

/** Whether a character has been picked up but not put down yet (R304): undo does not stop between the parts of a move. */
const midMove = (open: Decision | null): boolean => open?.kind === 'arrange' && open.about.picked !== undefined

function travel(session: Session, way: keyof typeof ways, least: number): boolean {
  stopPassing(session)
  // What is proposed is taken back before anything else.
  const withdrawn = way === 'undo' && proposalNow(session) !== null
  session.proposal = null
  return withdrawn || go(session, way, least) > 0
}

/** Goes to the next question that stops for a person. Returns the number of choices on the way; 0 if there is none. */
function go(session: Session, way: keyof typeof ways, least: number): number {
  const { game } = session
  const { go: step, back } = ways[way]
  let steps = 0
  const alone = personSeats(session).length === 0
  while ((way === 'redo' || choices(game) > least) && step(game)) {
    steps++
    if (alone || (asksPerson(session) && !midMove(question(session)))) return steps
  }
  const open = question(session)
  if (way === 'redo' || (open && isPerson(session, open.seat))) return steps
  while (steps-- > 0) back(game)
  return 0
}

/** The number of events before a person's last act, other than passing while others act. */
export function eventsBeforeLastAct(session: Session): number {
  const { game } = session
  const made = played(game).choices
  let steps = 0
  let before = eventCount(game)
  for (let n = go(session, 'undo', 0); n > 0; n = go(session, 'undo', 0)) {
    steps += n
    before = eventCount(game)
    const open = question(session)
    if (open && !letsGoOn(glance(game, open.seat), open, made[choices(game)] ?? 0)) break
  }
  while (steps-- > 0) redo(game)
  return before
}

/** The choice that would be taken back or made again, in words for everybody; `alone`: nobody else chose or learned anything since. */
export interface Trip {
  readonly seat: Seat
  readonly text: string
  readonly alone: boolean
}

/** Finds out what undo or redo would take back or make again; the game stays where it is. Null if there is nothing. */
export function planTravel(session: Session, way: keyof typeof ways, least = 0): Trip | null {
  const { game, seats } = session
  const proposal = way === 'undo' ? proposalNow(session) : null
  if (proposal) return { seat: proposal.by, text: 'the proposal', alone: proposal.agreed.length === 1 }
  let made = played(game).choices
  const steps = go(session, way, least)
  if (way === 'redo') {
    made = played(game).choices
    for (let n = steps; n > 0; n--) undo(game)
  }
  const first = question(session)
  if (steps === 0 || !first) return null
  const before = knownTo(game, personSeats(session))
  const text = textOf(game, first, made[choices(game)] ?? -1)
  let alone = personsOf(first, seats).length < 2
  for (let n = steps; n > 0; n--) {
    alone &&= question(session)?.seat === first.seat
    redo(game)
  }
  alone &&= !learned(game, before)
  if (way === 'redo') for (let n = steps; n > 0; n--) undo(game)
  return { seat: first.seat, text, alone }
}

/** A choice at the open question, as everybody may read it. */
export const textOf = (game: Game, open: Decision, choice: number): string =>
  choice < 0
    ? 'Leave the raid'
    : open.about.secret || asksCard(open)
      ? 'a secret choice'
      : describeAnswer(game, open, choice, open.seat, -1)
