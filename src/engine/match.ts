/** A match of several games: the equipment that one game leaves to the next (800.1d). */
import { inList } from '../language/phrases.ts'
import type { Outcome, Seat, SeatSetup, Setup } from './types.ts'

/**
 * The setup of a match's next game: the same players with their decks, and the equipment they kept in play from the start (800.1d).
 * Players may still exchange cards between deck and side deck; kept equipment must stay in one of them.
 */
export function nextGame({ position: _left, ...setup }: Setup, outcome: Outcome, seed: number): Setup {
  const again = <P extends SeatSetup>(players: readonly P[], first: Seat): P[] =>
    players.map(({ kept: _before, ...p }, i) => {
      const kept = (outcome.kept ?? []).filter((k) => k.seat === first + i).map(({ seat: _, ...k }) => k)
      return (kept.length > 0 && typeof p.real !== 'object' ? { ...p, kept } : p) as P // of which deck, nobody has told
    })
  return 'raid' in setup
    ? { ...setup, raiders: again(setup.raiders, 1), seed }
    : { ...setup, players: again(setup.players, 0), seed }
}

/** A sentence about the cards that stay in play for the next game; '' if nobody hearthed. `nameOf` names a seat. */
export function keptText({ kept }: Outcome, nameOf: (seat: Seat) => string): string {
  if (!kept) return ''
  const seats = [...new Set(kept.map((k) => k.seat))]
  const of = (seat: Seat): string[] => kept.filter((k) => k.seat === seat).map((k) => k.card)
  const all = seats.map((seat) => `${nameOf(seat)} keeps ${inList(of(seat), 'and')}`)
  return `For the next game ${all.length > 0 ? all.join(', ') : 'nobody keeps anything'}.`
}
