/** The effect of the open combat if nobody intervenes (603), and the cards that could still change it. */

import { combatPacket, isMade } from '../rules/408-packets.ts'
import { isThere, refusalToProtect } from '../rules/602-combat.ts'
import { inPlayNow, number, value } from '../rules/714-continuous-modifiers/modifiers.ts'
import { type Foreseen, foresee } from '../rules/717-packets/foreseen.ts'
import { shields } from '../rules/717-packets/preventing.ts'
import { combat, living } from '../rules/core/game.ts'
import { PARTY, zoneId } from '../state/ids.ts'
import type { CardId } from '../state/types.ts'
import { type RunningGame, running } from './game.ts'
import type { Forecast, Game } from './types.ts'

/**
 * The damage that attacker and defender will deal as things stand (603), after replacement and prevention (717). Uses no hidden information.
 * Lists the armor that could be exhausted against it, and the characters that could protect (602.2).
 * @param game - The game.
 * @returns The blows in the order in which they are dealt; null if there is no combat or no damage will be dealt in it.
 */
export function forecast(game: Game): Forecast | null {
  const g = running(game)
  const { attacker, defender, proposed, second, proposedToo, sabotage } = combat(g)
  const foes = [defender || proposed, defender ? second : proposedToo].filter(
    (o): o is CardId => o > 0 && isThere(g, o),
  )
  if (attacker === 0 || sabotage || !inPlayNow(g, attacker) || foes.length === 0) return null
  const far = g.ask.keyword(g, attacker, 'Long-Range') // 603.1a
  const packets = foes.flatMap((foe) => [
    combatPacket(g, attacker, foe),
    ...(far ? [] : [combatPacket(g, foe, attacker)]),
  ])
  const before = defender === 0 // 602.2: the protect point is still to come
  const protectors = living(g).flatMap((seat) =>
    (g.s.zones[zoneId(seat, PARTY)]?.cards ?? []).filter(
      (id) => before && refusalToProtect(g, seat, id, true) === null,
    ),
  )
  const health = new Map<CardId, number>()
  const made = packets.filter((p) => isMade(g, p))
  return { blows: foresee(g, made).map((seen) => blow(g, seen, health)), protectors }
}

/** `health`: the health that earlier blows would leave to the characters they hit. */
function blow(
  g: RunningGame,
  { p, by: changes, unsure }: Foreseen,
  health: Map<CardId, number>,
): Forecast['blows'][number] {
  const { by, to, n, types } = p
  const left = (health.get(to) ?? (number(g, to, 'health') ?? 0) - (g.s.cards[to]?.damage ?? 0)) - n
  health.set(to, left)
  const armor = n === 0 ? [] : shields(g, p).map((card) => ({ card, n: Math.min(n, value(g, card, 'def')) }))
  return { by, to, n, types, left, changes, unsure, armor }
}
