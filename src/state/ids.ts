/** Numbers that stand for things: see `Obj` in types.ts. */
import type { Obj, Seat, ZoneId } from './types.ts'

const LINKS = -100_000

export const playerObj = (seat: Seat): Obj => -1 - seat
/** The raid itself, which bears counters. */
export const RAID: Obj = -999
export const isPlayer = (o: Obj): boolean => o < 0 && o > RAID
export const seatOf = (o: Obj): Seat => -1 - o
export const zoneObj = (zone: ZoneId): Obj => -1000 - zone
export const isZone = (o: Obj): boolean => o <= -1000 && o > LINKS
/** An effect on the chain (705.3): a link that is not a card. */
export const linkObj = (link: number): Obj => LINKS - link
export const isLink = (o: Obj): boolean => o <= LINKS
export const linkOfObj = (o: Obj): number => LINKS - o
export const zoneOfObj = (o: Obj): ZoneId => -1000 - o

/**
 * Zones of one seat; play is divided into party and resource row (415.8a), in some raids also a row of the raid's own.
 * Decks and graveyards are numbered by home.
 */
const WIDTH = 32
export const HAND = 0
export const PARTY = 1
export const RESOURCES = 2
export const REMOVED = 3
/** Cards that a player has outside the game: a side deck or a collection (800.2). */
export const ASIDE = 4
/** Cards in play besides party and resources: a Boss player's runes (R303.3b). */
export const ROW = 5
export const DECK = 8
export const GRAVEYARD = 20
/** The shared chain zone (415.2), and a place for tokens that have ceased to exist. */
export const CHAIN: ZoneId = 999
export const NOWHERE: ZoneId = 998

export const zoneId = (seat: Seat, kind: number, home = 0): ZoneId => seat * WIDTH + kind + home
export const zoneSeat = (zone: ZoneId): Seat => Math.floor(zone / WIDTH)

/** The kind of a zone: HAND, PARTY, RESOURCES, ROW, REMOVED, DECK, GRAVEYARD, CHAIN or NOWHERE. */
export function zoneKind(zone: ZoneId): number {
  if (zone >= NOWHERE) return zone
  const k = zone % WIDTH
  return k >= GRAVEYARD ? GRAVEYARD : k >= DECK ? DECK : k
}

/** The index of its seat's deck that a deck or graveyard zone belongs to. */
export function zoneHome(zone: ZoneId): number {
  const k = zone % WIDTH
  return k >= GRAVEYARD ? k - GRAVEYARD : k >= DECK ? k - DECK : 0
}

export const inPlay = (zone: ZoneId): boolean => {
  const k = zoneKind(zone)
  return k === PARTY || k === RESOURCES || k === ROW
}
