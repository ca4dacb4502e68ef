/** Undo and redo, from one question of a person to another. */
import { choices, redo, undo } from '../engine/index.ts'
import type { Decision } from '../engine/types.ts'
import { asksPerson, isPerson, personSeats, proposalNow, question, type Session, stopPassing } from './session.ts'

/** Goes back to the last question that stopped for a person, or by one choice if no person plays. Returns false if there is none, or none after so many choices. */
export const undoToPerson = (session: Session, least = 0): boolean => travel(session, 'undo', least)

/** Goes forward to the next such question, or to the end of what was taken back. Returns false if there is nothing to redo. */
export const redoToPerson = (session: Session): boolean => travel(session, 'redo', 0)

const ways = { undo: { go: undo, back: redo }, redo: { go: redo, back: undo } } as const

/** Whether a character has been picked up but not put down yet (R304): undo does not stop between the parts of a move. */
const midMove = (open: Decision | null): boolean => open?.kind === 'arrange' && open.about.picked !== undefined

function travel(session: Session, way: keyof typeof ways, least: number): boolean {
  const { game } = session
  const { go, back } = ways[way]
  stopPassing(session)
  // What is proposed is taken back before anything else.
  const withdrawn = way === 'undo' && proposalNow(session) !== null
  session.proposal = null
  if (withdrawn) return true
  let steps = 0
  const alone = personSeats(session).length === 0
  while ((way === 'redo' || choices(game) > least) && go(game)) {
    steps++
    if (alone || (asksPerson(session) && !midMove(question(session)))) return true
  }
  const open = question(session)
  if (way === 'redo' || (open && isPerson(session, open.seat))) return steps > 0
  while (steps-- > 0) back(game)
  return false
}
