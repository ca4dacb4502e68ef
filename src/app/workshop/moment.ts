/** The game at hand, for the workshop. */
import { library } from '../../content.ts'
import { decision, type Game, played, positionOf, start, view, withRaid } from '../../engine/index.ts'
import type { RaidSetup, View } from '../../engine/types.ts'
import type { RaidDef } from '../../raid/format.ts'
import type { App } from '../app.tsx'

/** The setup that begins where a game of this raid stands; null if there is none. */
export function setupAt(game: Game | null, raid: string): RaidSetup | null {
  if (!game || !decision(game)) return null
  const { setup } = played(game)
  if (!('raid' in setup) || setup.raid !== raid) return null
  return { ...setup, position: positionOf(game, { decks: false }).position }
}

/** The table as everybody sees it; without a game of this raid, as one begins. Null if none can begin. */
export function viewNow({ table }: App, raid: RaidDef): { view: View; begun: boolean } | null {
  const seen = table?.session.onlooker()
  if (seen?.raid.id === raid.id) return { view: seen, begun: true }
  const first = firstViews.get(raid) ?? firstView(raid)
  firstViews.set(raid, first)
  return first && { view: first, begun: false }
}

const firstViews = new WeakMap<RaidDef, View | null>()

function firstView(raid: RaidDef): View | null {
  const raiders = library.decks.slice(0, raid.raiders.meant[0]).map(({ id }) => ({ name: id, deck: id }))
  try {
    return view(start(withRaid(library, raid), { raid: raid.id, raiders, seed: 1 }, { events: false }), -1)
  } catch {
    return null
  }
}
