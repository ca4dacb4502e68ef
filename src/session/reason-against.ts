/** Why a seat can't act with a card now, as it may know it, in words. */
import { glance } from '../engine/index.ts'
import type { Obj, Seat, View } from '../engine/types.ts'
import { inText } from '../language/print/index.ts'
import { question, questionTo, type Session } from './session.ts'
import { refusalsInWords } from './why-not.ts'

/** The reason why this seat can't act or answer with a card, '' if there is none. `to`: the object to attack or target. */
export function reasonAgainst(session: Session, seat: Seat, what: Obj, to?: Obj): string {
  const now = glance(session.game, seat)
  const open = question(session)
  const seen = what < 0 ? now.seats[-1 - what] : now.cards[what]
  // Of a card that this seat can't see, not even whether it is there.
  if (!open || !seen || (to !== undefined && to > 0 && !now.cards[to])) return ''
  if (open.seat !== seat && !questionTo(session, seat))
    return `${now.seats[open.seat]?.name ?? 'Somebody else'} decides now.`
  return refusalsInWords(session.game, seat, what, (o) => nameIn(now, o), to).join(' ')
}

function nameIn({ seats, cards }: View, o: Obj): string {
  const one = o < 0 ? seats[-1 - o] : undefined
  return (one ? inText(one) : cards[o]?.def) ?? 'this card'
}
