/**
 * Cards outside the game (800.2): a side deck, a listed collection, or in casual play every card there is (800.2b).
 * In the last case one card of each name is created before anybody looks for it; a card that is taken is created again.
 */
import type { CardCode } from '../language/compile.ts'
import type { SetWho } from '../language/types.ts'
import { ASIDE, isPlayer, seatOf, zoneId } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import type { CardId, Seat, ZoneId } from '../state/types.ts'
import { printedAs, suits } from './100-decks.ts'
import { newCard } from './404-tokens.ts'
import { cardsIn } from './415-zones/zones.ts'
import { card, codeOf, type Game, living, opened, playedNow, player } from './core/game.ts'
import { type Env, objs } from './core/words.ts'

/** Puts a card from outside the game into a zone. */
export function outside(g: Game, def: string, owner: Seat, zone: ZoneId, home: number): void {
  const id = newCard(g, def, owner, { home })
  put(g, 'cards', id, 'zone', zone)
  put(g, 'zones', zone, 'cards', [...cardsIn(g, zone), id])
}

/** Creates the cards that a text may find in collections, before it looks there. */
export function layOut(g: Game, sets: readonly SetWho[], envs: readonly Env[]): void {
  for (const set of sets)
    for (const env of envs) {
      const seats = set.of === undefined ? living(g) : objs(g, set.of, env).filter(isPlayer).map(seatOf)
      for (const seat of seats) fill(g, seat, (c) => printedAs(c, set))
    }
}

/** Adds one copy of each fitting card that the collection lacks; it lacks those that are `taken`. Nothing for players who listed theirs. */
export function fill(g: Game, seat: Seat, fits: (c: CardCode) => boolean, taken: readonly CardId[] = []): void {
  const p = player(g, seat)
  const hero = g.s.cards[p.starting] ?? g.s.cards[p.hero]
  if (p.listed || !hero) return
  const zone = opened(g, zoneId(seat, ASIDE))
  const there = new Set(cardsIn(g, zone).flatMap((id) => (taken.includes(id) ? [] : [card(g, id).def])))
  const homes = p.boss && g.raid ? Object.values(playedNow(g, g.raid).decks) : []
  const names = [...g.code.cards.values()].flatMap((c) =>
    !there.has(c.key) && fits(c) && isCollected(g, c) && suits(codeOf(g, hero), [c]) ? [c.key] : [],
  )
  for (const name of names.sort()) {
    const home = homes.findIndex((list) => list.some(([, def]) => def === name)) // R101.3c, R504.1a
    outside(g, name, seat, zone, Math.max(0, home))
  }
}

/** Tokens and cards that only a Boss player has are in nobody's collection. */
const isCollected = (g: Game, c: CardCode): boolean =>
  c.def.set !== 'token' && !c.row && !Object.values(g.raids).some((r) => r.only.has(c.key))
