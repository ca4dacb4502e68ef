/** The temporary modifiers in force (714.3), as far as a seat may know which cards they affect. */
import type { EventPattern, Mod, Who } from '../../language/types.ts'
import { envFor, objs } from '../../rules/core/words.ts'
import { inPlay, isPlayer } from '../../state/ids.ts'
import type { Card, ModRow, Obj } from '../../state/types.ts'
import type { RunningGame } from '../game.ts'
import type { ModView } from '../types.ts'

/**
 * The modifiers that effects have made and that have not ended yet, oldest first. `knows`: whether the seat may know a card.
 * All of them are public; of their affected cards, only cards in play and cards that the seat may know are listed.
 */
export function inForce(g: RunningGame, knows: (c: Card) => boolean): ModView[] {
  const out: ModView[] = []
  for (const key in g.s.mods) {
    const row = g.s.mods[key] as ModRow
    const mod = g.code.at.get(row.code) as Mod
    const env = { ...envFor(row.you, row.self, row.names, row.x), targets: row.targets, picks: row.targets }
    const on = objs(g, about(mod), env).filter((o) => isPlayer(o) || isOpen(g, o, knows))
    const { id, code, self: card, you: controller, x, n, ends, seat } = row
    out.push({ id, code, card, controller, on, x, n, ends, seat: ends === 'start' || ends === 'end' ? seat : -1 })
  }
  return out
}

const isOpen = (g: RunningGame, o: Obj, knows: (c: Card) => boolean): boolean => {
  const c = g.s.cards[o]
  return c !== undefined && (inPlay(c.zone) || knows(c))
}

/** The objects of a modifier: the cards it changes, or the cards and players in the event that it forbids, prevents or watches. */
function about(mod: Mod): Who | undefined {
  const event = 'would' in mod ? mod.would : 'event' in mod ? mod.event : (mod as Partial<EventPattern>)
  const to = typeof event.to === 'string' && (event.to === 'front' || event.to === 'back') ? undefined : event.to
  return 'what' in mod && mod.what !== undefined ? mod.what : (to ?? event.what ?? event.by ?? event.from)
}
