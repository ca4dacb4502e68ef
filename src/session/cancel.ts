/** Taking back what a person has begun to declare: a card or power whose targets and costs, or an attack whose target they still choose. */
import { choices, undo } from '../engine/index.ts'
import type { Answer, Decision, Seat } from '../engine/types.ts'
import { type Known, knownTo, learned } from './known.ts'
import { isPerson, question, type Session, stopPassing } from './session.ts'

/** What a person has begun, and what they knew then. */
export interface Declaration {
  readonly seat: Seat
  /** How many choices there were before it. */
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

/** Whether `cancel` can take back what the person who is asked has begun: since then they alone have chosen, and learned nothing. */
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
