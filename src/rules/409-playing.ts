/** Playing cards (409): what no card of its kind, and no player as he stands, can play at any time and from anywhere. */
import type { CardId, Seat } from '../state/types.ts'
import { cannot } from './103-cant.ts'
import { heroIn } from './301-heroes.ts'
import { isPlaced } from './306-locations.ts'
import { playing, playTerms } from './707-paying.ts'
import { card, codeOf, type Game } from './game.ts'
import { holds } from './words.ts'

/**
 * Whether this player could start to play the card where an effect lets him (707.1): quests and locations are placed (409.2), of
 * heroes only Master Heroes are played (301.4), nothing is while he has no hero (301.5), nor what a modifier or the card forbids.
 */
export function mayBegin(g: Game, seat: Seat, id: CardId): boolean {
  const code = codeOf(g, card(g, id))
  if (isPlaced(g, card(g, id)) || (code.kinds.has('hero') && !code.def.master) || heroIn(g, seat) === 0) return false
  if (cannot(g, playing(seat, id)) !== null) return false
  return playTerms(g, seat, id).every(({ play, env }) => play.only === undefined || holds(g, play.only, env))
}
