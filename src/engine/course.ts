/** The whole course of a game, for programs that play all its seats and count: nothing here is hidden, so no player may be shown any of it. */
import { stateName } from '../raid/machine.ts'
import type { Recorded } from '../rules/core/game.ts'
import { HAND, inPlay, zoneId } from '../state/ids.ts'
import type { CardId, Seat } from '../state/types.ts'
import { running } from './game.ts'
import type { Game } from './types.ts'

/**
 * Every event of the game so far, with the names of its cards.
 * @param game - The game.
 * @returns The events in order; empty if the game records none.
 */
export const course = (game: Game): readonly Recorded[] => running(game).recorder?.list ?? []

/** The present state of a raid. */
export interface Standing {
  /** All turns so far, 0 before the first; and those of the Boss player. */
  turns: number
  rounds: number
  /** The state of the raid's machine. */
  state: string
  /** The name of the Boss card in play, '' between two Bosses. */
  boss: string
  /** The hero of each seat. */
  heroes: readonly CardId[]
  /** The seats that had to draw from an empty deck. */
  decked: readonly boolean[]
  /** The card whose text made a player lose, by seat; '' for the raid itself. Only in a game that records its events. */
  lost: ReadonlyMap<Seat, string>
}

const none: ReadonlyMap<Seat, string> = new Map()

/**
 * The present state of a raid, for much less work than a view.
 * @param game - A game of a raid.
 * @returns Its state, turns, Boss and heroes.
 */
export function standing(game: Game): Standing {
  const g = running(game)
  const players = Object.values(g.s.players)
  const boss = g.s.cards[g.s.players[0]?.hero ?? 0]
  return {
    turns: g.s.turn[0].n,
    rounds: g.s.players[0]?.turns ?? 0,
    state: g.def ? stateName(g.def, g.s.raid[0].value) : '',
    boss: boss && boss.became === 0 && inPlay(boss.zone) ? boss.def : '',
    heroes: players.map(({ hero }) => hero),
    decked: players.map(({ decked }) => decked),
    lost: g.recorder?.lost ?? none,
  }
}

/**
 * The cards in all hands.
 * @param game - The game.
 * @returns The names of the cards in each seat's hand.
 */
export function hands(game: Game): string[][] {
  const g = running(game)
  return Object.values(g.s.players).map(({ seat }) =>
    (g.s.zones[zoneId(seat, HAND)]?.cards ?? []).flatMap((id) => g.s.cards[id]?.def ?? []),
  )
}
