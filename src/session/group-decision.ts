/** A question that several seats answer together: the things chosen or divided in all, the players, and the limits. Pure. */
import type { CardId, Decision, Seat, View } from '../engine/types.ts'

export interface GroupDecision {
  /** Whether things are picked, or a number is divided among them. */
  kind: 'picks' | 'shares'
  seats: readonly Seat[]
  /** The least and the most in all. */
  least: number
  most: number
  /** Its subject, in a sentence. */
  text: string
  items: readonly { card: CardId; seat: Seat; text: string; most: number; now: number }[]
}

/** The seat that is asked for a joint decision: of the persons among them the first in this order, without persons the first seat. */
export function askPersonFirst(
  open: Decision | null,
  isPerson: (seat: Seat) => boolean,
  order: (seat: Seat) => number = () => 0,
): Decision | null {
  const [seat] = (open?.joint ?? []).filter(isPerson).sort((a, b) => order(a) - order(b))
  return !open || seat === undefined || seat === open.seat ? open : { ...open, seat }
}

/** The amount for each. */
export type Agreement = ReadonlyMap<CardId, number>

/** The open question as one that can be answered at once, with the limits from the rules; null if it is not a group decision. */
export function groupDecisionOf(view: View, open: Decision | null): GroupDecision | null {
  if (!open?.joint || open.joint.length < 2) return null
  const { picked = [], min = 0, max = 0, share } = open.about
  const item = (card: CardId, most: number, now: number): GroupDecision['items'][number] => ({
    card,
    seat: view.cards[card]?.controller ?? -1,
    text: textOf(view, card),
    most,
    now,
  })
  if (open.kind === 'number' && share) {
    const { total, given, rooms } = share
    const items = [
      ...given.map(([o, n]) => item(o, n, n)),
      ...rooms.map(([o, room]) => item(o, Math.min(room, total), 0)),
    ]
    const text = `Divide ${total} in all among these${share.fatal ? '; none can take more than fatal damage' : ''}.`
    return { kind: 'shares', seats: open.joint, least: total, most: total, text, items: items.slice(given.length) }
  }
  const cards = open.answers.flatMap(({ do: what, card }) => (what === 'pick' && card && card > 0 ? [card] : []))
  if (open.kind !== 'choose' || max < 2 || cards.length === 0) return null
  const left = { least: Math.max(0, min - picked.length), most: max - picked.length }
  const text = `${max} in all, from all parties together${picked.length > 0 ? `; ${picked.length} chosen so far` : ''}.`
  return { kind: 'picks', seats: open.joint, ...left, text, items: cards.map((card) => item(card, 1, 0)) }
}

function textOf(view: View, id: CardId): string {
  const card = view.cards[id]
  const kept = card?.health == null ? '' : `, ${Math.max(0, card.health - card.damage)} of ${card.health} health`
  return `${card?.def ?? 'A card'}${kept}${card?.exhausted ? ', exhausted' : ''}`
}

const sum = (agreed: Agreement): number => [...agreed.values()].reduce((all, n) => all + n, 0)

/** The problem with this agreement; '' if there is none. */
export function problemOf({ least, most, items, kind }: GroupDecision, agreed: Agreement): string {
  const over = items.find(({ card, most }) => (agreed.get(card) ?? 0) > most)
  const all = sum(agreed)
  if (over) return `${over.text}: at most ${over.most}.`
  if (all > most) return `${all - most} too many.`
  return all < least ? `${least - all} ${kind === 'picks' ? 'still to choose' : 'still to assign'}.` : ''
}

/** The raiders' progress. */
export const summary = (asks: GroupDecision, agreed: Agreement): string =>
  `${sum(agreed)} of ${asks.most}. ${problemOf(asks, agreed) || 'Complete.'}`

/** The answer to the open question that carries out the agreement; -1 if it asks something else or everything is done. */
export function nextAnswer(open: Decision | null, agreed: Map<CardId, number>): number {
  const share = open?.about.share
  if (open?.kind === 'number' && share) {
    const o = open.about.picked?.[0] ?? 0
    return agreed.has(o) ? open.answers.findIndex(({ n }) => n === agreed.get(o)) : -1
  }
  const index =
    open?.answers.findIndex(({ do: what, card }) => what === 'pick' && (agreed.get(card ?? 0) ?? 0) > 0) ?? -1
  if (index >= 0) agreed.delete(open?.answers[index]?.card ?? 0)
  return index >= 0 ? index : (open?.answers.findIndex(({ do: what }) => what === 'done') ?? -1)
}
