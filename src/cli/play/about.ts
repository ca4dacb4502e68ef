/** Everything about one card: its printed text, where it is, and the sum behind each of its numbers. */
import { explain, view } from '../../engine/index.ts'
import type { CardId, Ledger, Seat, View } from '../../engine/types.ts'
import { nearest } from '../../language/problem.ts'
import type { Session } from '../../session/session.ts'
import { cardLines } from '../cards/card-text.ts'
import { cardsByName } from '../named/lookup.ts'
import { cardLine, titleOf } from './look.ts'

const stats = ['atk', 'health', 'def', 'cost', 'strike'] as const

/** The full name for a typed one: exact, otherwise the nearest of all cards. */
function meant(session: Session, typed: string): string | undefined {
  const names = [...cardsByName(session.library).keys()]
  const wanted = typed.toLowerCase()
  return names.find((name) => name.toLowerCase() === wanted) ?? nearest(typed, names)
}

/** The ids of the cards that a seat can see for a typed name or card number. */
export function cardsNamed(session: Session, seat: Seat, typed: string): CardId[] {
  const { cards } = view(session.game, seat)
  const id = Number(typed)
  if (Number.isInteger(id) && cards[id]) return [id]
  const name = meant(session, typed)
  return Object.values(cards)
    .filter((card) => card.def === name && card.zone !== 'gone')
    .map((card) => card.id)
}

/** The card's text, and each copy that the seat can see, with its numbers explained. */
export function aboutCard(session: Session, seat: Seat, typed: string): string[] {
  if (!typed) return ['Which card? For example: card Crush']
  const seen = view(session.game, seat)
  const name = seen.cards[Number(typed)]?.def ?? meant(session, typed)
  const def = name === undefined ? undefined : cardsByName(session.library).get(name)
  if (!def) return [`There is no card called "${typed}".`]
  const there = cardsNamed(session, seat, def.name).filter((id) => seen.cards[id]?.zone !== 'graveyard')
  return [...cardLines(session.library, def), ...there.flatMap((id) => present(session, seen, id))]
}

function present({ game }: Session, seen: View, id: CardId): string[] {
  const card = seen.cards[id]
  if (!card) return []
  const owner = seen.seats.find(({ seat }) => seat === card.controller)?.name ?? ''
  const sums = stats
    .filter((stat) => card[stat === 'def' ? 'def_' : stat] !== null)
    .map((stat) => explain(game, id, stat))
    .filter(({ lines }) => lines.length > 1)
  return [`${owner}, ${card.zone}: ${cardLine(seen, id)}.`, ...sums.map((sum) => `  ${ledgerLine(seen, sum)}`)]
}

function ledgerLine(seen: View, { stat, lines, total }: Ledger): string {
  const parts = lines.map(({ n, why, card, rule }) => {
    const from = card > 0 ? `, ${titleOf(seen, card)}` : ''
    return `${n} ${why}${from} (${rule})`
  })
  return `${stat} ${total} = ${parts.join('; ')}.`
}
