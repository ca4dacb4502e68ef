/** Why a seat can't act with a card now, as it may know it, in words. */
import { decision, glance } from '../engine/index.ts'
import type { Obj, Seat } from '../engine/types.ts'
import { inText } from '../language/print/index.ts'
import type { Session } from './session.ts'
import { refusalsInWords } from './why-not.ts'

/** Why this seat can't act with a card, or answer with it; `to`: what the card should attack or target. '' if there is nothing to say. */
export function reasonAgainst({ game }: Session, seat: Seat, what: Obj, to?: Obj): string {
  const open = decision(game)
  const now = glance(game, seat)
  const seen = what < 0 ? now.seats[-1 - what] : now.cards[what]
  if (!seen || !open) return ''
  if (open.seat !== seat && !open.joint?.includes(seat))
    return `${now.seats[open.seat]?.name ?? 'Somebody else'} decides now.`
  const name = (o: Obj): string => {
    const one = o < 0 ? now.seats[-1 - o] : undefined
    return (one ? inText(one) : now.cards[o]?.def) ?? 'this card'
  }
  return refusalsInWords(game, seat, what, name, to).join(' ')
}
