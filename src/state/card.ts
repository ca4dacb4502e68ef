/** The one place where a card's row is written out, so that every row has all fields in one order. */
import type { Card } from './types.ts'

type NewCard = Pick<Card, 'id' | 'def' | 'owner' | 'zone' | 'home' | 'stamp'>
/** The row of a card that enters a zone: its owner controls it, and it is unchanged. */
export const cardRow = ({ id, def, owner, zone, home, stamp }: NewCard): Card => ({
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
