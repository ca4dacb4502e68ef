/** A card of a game that begins. */
import { next } from '../rules/core/game.ts'
import { cardRow } from '../state/card.ts'
import { insert, put } from '../state/journal.ts'
import type { Card, CardId, Seat } from '../state/types.ts'
import type { RunningGame } from './game.ts'

/** Adds a card that is in a zone at the start. */
export function addCard(
  g: RunningGame,
  def: string,
  { owner, zone, home = 0 }: { owner: Seat; zone: number; home?: number },
  more: Partial<Card> = {},
): CardId {
  const id = next(g, 'card')
  // One more than the last: records of this engine have these stamps in their hashes.
  const row = cardRow({ id, def, owner, zone, home, stamp: next(g, 'stamp') + 1 })
  row.since = 0
  insert(g, 'cards', id, Object.assign(row, more))
  const list = g.s.zones[zone]?.cards ?? []
  if (g.s.zones[zone]) put(g, 'zones', zone, 'cards', [...list, id])
  else insert(g, 'zones', zone, { cards: [id], open: false })
  return id
}
