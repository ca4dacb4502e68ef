/** The position of a game, as data from which another game can begin. */
import { cardsIn } from '../../rules/415-zones/zones.ts'
import { card, player } from '../../rules/core/game.ts'
import { DECK, GRAVEYARD, HAND, PARTY, REMOVED, RESOURCES, ROW, zoneId } from '../../state/ids.ts'
import type { Card, CardId, Seat } from '../../state/types.ts'
import { decision, type RunningGame, running } from '../game.ts'
import type { Game, Placed, Position, PositionSide, StateName } from '../types.ts'
import { stepsOf } from './check.ts'
import { allInPlay } from './lay.ts'

/** A position, and what of the game it does not say, in words for people; none if it says all. */
export interface PositionTaken {
  position: Position
  lost: readonly string[]
}

/**
 * The position of a game, for `start` to begin another game with: whole where a player has priority in a step of a turn and nothing is on the chain.
 * @param game - A game that is not over; it is not changed.
 * @param options - `decks: false` leaves out what is in the decks: they then hold the rest of their lists, shuffled.
 * @returns The position, and what it does not say: effects that last, an open chain or combat. All cards are in it, also hidden ones.
 * @throws Error if the game is over.
 */
export function positionOf(game: Game, options: { decks?: boolean } = {}): PositionTaken {
  const g = running(game)
  const { turn, raid } = g.s
  const open = decision(game)
  if (!open) throw new Error('The game is over: it has no position to begin with.')
  const { seat, step, n } = turn[0]
  const isOpen = open.kind === 'priority' && open.seat === seat && stepsOf(g.def, seat).includes(step)
  const { id, value, done, counters } = raid[0]
  return {
    position: {
      sides: Object.values(g.s.players).map((p) => sideOf(g, p.seat, options.decks ?? true)),
      ...{ turn: seat, at: isOpen ? step : 'start', n },
      ...(id && value ? { state: JSON.parse(value) as StateName } : {}),
      ...(done.length > 0 ? { left: done } : {}),
      ...(counters ? { counters } : {}),
    },
    lost: lost(g, isOpen),
  }
}

function lost(g: RunningGame, isOpen: boolean): string[] {
  const { chain, combat, mods, waiting, players, cards, turn } = g.s
  const lasting = Object.keys(mods).length
  const copies = Object.values(cards).filter(({ became, proper }) => became === 0 && proper !== null).length
  const names = Object.values(players).flatMap((p) =>
    !p.lost && p.hero !== 0 && card(g, p.hero).zone !== zoneId(p.seat, PARTY) ? [p.name] : [],
  )
  return [
    ...(isOpen ? [] : ['the open question']),
    ...(chain[0].links.length > 0 || waiting[0].list.length > 0 ? ['the chain'] : []),
    ...(combat[0].window === '' ? [] : ['the combat']),
    ...(lasting > 0 ? [`effects that last (${lasting})`] : []),
    ...(copies > 0 ? [`copies of other cards (${copies})`] : []),
    ...(turn[0].extra.length > 0 || turn[0].order.some((s, i) => s !== i) ? ['the order of turns'] : []),
    ...names.map((name) => `that ${name} has no hero in play`),
  ]
}

function sideOf(g: RunningGame, seat: Seat, withDecks: boolean): PositionSide {
  const p = player(g, seat)
  const hero = g.s.cards[p.hero]
  const namesIn = (kind: number, home = 0): string[] =>
    cardsIn(g, zoneId(seat, kind, home)).map((id) => card(g, id).def)
  const placedIn = (kind: number): Placed[] =>
    cardsIn(g, zoneId(seat, kind)).flatMap((id) => (id === p.hero ? [] : [placed(g, card(g, id), seat)]))
  const piles = (kind: number, top: boolean) =>
    Object.fromEntries(p.decks.map((name, home) => [name, top ? namesIn(kind, home).reverse() : namesIn(kind, home)]))
  const parts = {
    ...{ hand: namesIn(HAND), resources: placedIn(RESOURCES), cards: placedIn(PARTY), row: placedIn(ROW) },
    removed: namesIn(REMOVED).filter((def) => !p.lost || def !== hero?.def),
  }
  return {
    ...(hero ? { hero: placed(g, hero, seat) } : {}),
    ...(p.counters ? { counters: p.counters } : {}),
    turns: p.turns,
    ...(p.placed ? { placed: true } : {}),
    ...(p.lost ? { out: true } : {}),
    ...(p.draws > 0 ? { draws: p.decks[p.draws] } : {}),
    ...Object.fromEntries(Object.entries(parts).filter(([, list]) => list.length > 0)),
    ...(withDecks ? { decks: piles(DECK, true) } : {}),
    graveyards: piles(GRAVEYARD, false),
  }
}

/** A card in play: its name alone, if nothing more is to be said. */
function placed(g: RunningGame, c: Card, seat: Seat): Placed {
  const { def, damage, exhausted, faceDown, counters, token, specified, type, host, attach, owner, since } = c
  const more = {
    ...(damage > 0 ? { damage } : {}),
    ...(exhausted ? { exhausted } : {}),
    ...(faceDown ? { faceDown } : {}),
    ...(Object.keys(counters).length > 0 ? { counters } : {}),
    ...(token ? { token } : {}),
    ...(specified ? { specified } : {}),
    ...(type === '' ? {} : { type }),
    ...(host === 0 ? {} : { on: calledInPlay(g, host) }),
    ...(attach === '' ? {} : { attach }),
    ...(owner === seat ? {} : { of: owner }),
    ...(since > player(g, seat).turnStamp ? { fresh: true } : {}),
  }
  return Object.keys(more).length === 0 ? def : { name: def, ...more }
}

/** A card in play by its name, with its number where there are several. */
function calledInPlay(g: RunningGame, id: CardId): string {
  const { def } = card(g, id)
  const same = allInPlay(g).filter((other) => card(g, other).def === def)
  return same.length > 1 ? `${def}#${same.indexOf(id) + 1}` : def
}
