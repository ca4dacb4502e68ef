/** Interrupting links (711): off the chain, without effect; a card goes to its owner's graveyard. */
import { GRAVEYARD, linkObj } from '../state/ids.ts'
import { erase, put } from '../state/journal.ts'
import type { Obj, Origin, Seat } from '../state/types.ts'
import { cannot } from './103-cant.ts'
import { transfer, zoneFor } from './415-zones/zones.ts'
import { happen } from './703-triggers/events.ts'
import { replaced } from './716-replacement.ts'
import { card, codeOf, type Game, link, push } from './core/game.ts'
import { recordEvent } from './core/recorder.ts'

/** The link that a card or an effect on the chain is, or 0. A resource being placed is one too, but no target (711.3). */
export function linkUnder(g: Game, o: Obj, placed = false): number {
  for (const id of g.s.chain[0].links) {
    const { card, kind } = link(g, id)
    if (kind === 'card' || (kind === 'resource' && placed) ? card === o : linkObj(id) === o) return id
  }
  return 0
}

export function leaveChain(g: Game, linkId: number): void {
  const l = link(g, linkId)
  if (l.kind === 'card' && g.raid && codeOf(g, card(g, l.card)).kinds.has('event')) push(g, { step: 'event-gone' })
  put(
    g,
    'chain',
    0,
    'links',
    g.s.chain[0].links.filter((x) => x !== linkId),
  )
}

/** Interrupts a card or an effect on the chain with a player's link `by`. Returns false if that is impossible; no link interrupts itself (711.2). */
export function interrupt(g: Game, o: Obj, cause: Seat, by: number, from: Origin = {}): boolean {
  const id = linkUnder(g, o, true)
  if (!id || id === by || link(g, id).sealed || cannot(g, { on: 'interrupt', what: o, cause })) return false
  const h = { on: 'interrupt', what: o, cause }
  if (replaced(g, h, from)) return false
  happen(g, h, () => takeOff(g, id))
  return true
}

/** The rules interrupt a link (103.3): no target left, a condition gone, its controller gone. */
export function interruptByGame(g: Game, linkId: number): void {
  const l = link(g, linkId)
  recordEvent(g, { on: 'interrupt', what: l.card, cause: -1 }, linkId)
  takeOff(g, linkId)
}

/** 711.1: off the chain, a card into its owner's graveyard. */
function takeOff(g: Game, linkId: number): undefined {
  const l = link(g, linkId)
  leaveChain(g, linkId)
  if ((l.kind === 'card' || l.kind === 'resource') && g.s.cards[l.card]?.became === 0) {
    transfer(g, [{ id: l.card, zone: zoneFor(card(g, l.card), GRAVEYARD) }], { game: true, open: true })
  }
  erase(g, 'links', linkId)
}
