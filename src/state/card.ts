/** The one place where a card's row is written out, so that every row has all fields in one order. */
import type { Card, CardId, Seat, ZoneId } from './types.ts'

/** A card as it comes into a zone: its owner controls it, nothing has been done to it. */
export const cardRow = (id: CardId, def: string, owner: Seat, zone: ZoneId, home: number, stamp: number): Card => ({
  id,
  def,
  proper: null,
  owner,
  controller: owner,
  under: owner,
  zone,
  home,
  stamp,
  since: stamp,
  exhausted: false,
  faceDown: false,
  type: '',
  resource: false,
  token: false,
  specified: null,
  duplicate: false,
  damage: 0,
  counters: {},
  host: 0,
  attach: '',
  x: 0,
  names: {},
  seen: 0,
  became: 0,
  last: null,
})
