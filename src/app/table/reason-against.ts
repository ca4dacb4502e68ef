/** Why the viewer can't act with a card, in words. */
import { decision, view } from '../../engine/index.ts'
import { inText } from '../../language/print/index.ts'
import { refusalsInWords } from '../../session/why-not.ts'
import type { TableSession } from './table-session.ts'

/** Why the viewer can't act with a card, or answer with it. */
export function reasonAgainst({ game, viewer }: TableSession, what: number, to?: number): string {
  const seat = viewer()
  const open = decision(game)
  const now = view(game, seat)
  const seen = what < 0 ? now.seats[-1 - what] : now.cards[what]
  if (!seen || !open) return ''
  if (open.seat !== seat && !open.joint?.includes(seat))
    return `${now.seats[open.seat]?.name ?? 'Somebody else'} decides now.`
  const name = (o: number): string => {
    const one = o < 0 ? now.seats[-1 - o] : undefined
    return (one ? inText(one) : now.cards[o]?.def) ?? 'this card'
  }
  return refusalsInWords(game, seat, what, name, to).join(' ')
}
