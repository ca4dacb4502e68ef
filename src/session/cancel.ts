/** Taking back a person's open declaration: a card or power while they choose targets and costs, or an attack while they choose its target. */
import { choices, undo } from '../engine/index.ts'
import type { Answer, Decision, Seat } from '../engine/types.ts'
import { type Known, knownTo, learned } from './known.ts'
import { isPerson, question, type Session, stopPassing } from './session.ts'

/** A person's open declaration, and the information that they had then. */
export interface Declaration {
  readonly seat: Seat
  /** The number of choices before it. */
  readonly choice: number
  readonly known: Known
}

const begins: readonly Answer['do'][] = ['play', 'use', 'complete', 'attack']

/** The declaration that is open if the question gets this answer; null if none is. To be asked before the answer is given. */
export function declarationAfter(session: Session, open: Decision, index: number): Declaration | null {
  const { game, declared } = session
  const { seat, kind, answers } = open
  if (!isPerson(session, seat)) return null
  const given = answers[index]?.do
  if (kind === 'priority')
    return given && begins.includes(given) ? { seat, choice: choices(game), known: knownTo(game, [seat]) } : null
  const now = declared[choices(game)]
  return now?.seat === seat ? now : null
}

/** Whether `cancel` can take back the open declaration: since then only this person has chosen, and learned nothing. */
export const canCancel = (session: Session): boolean => openDeclaration(session) !== null

/** Goes back to before the open declaration. Returns false, and changes nothing, if there is none or it can't be taken back. */
export function cancel(session: Session): boolean {
  const begun = openDeclaration(session)
  if (!begun) return false
  stopPassing(session)
  while (choices(session.game) > begun.choice) undo(session.game)
  return true
}

function openDeclaration(session: Session): Declaration | null {
  const { game, declared } = session
  const begun = declared[choices(game)]
  const open = question(session)
  if (!begun || !open || open.kind === 'priority' || open.seat !== begun.seat || !isPerson(session, open.seat))
    return null
  return learned(game, begun.known) ? null : begun
}
