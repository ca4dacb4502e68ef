/** Plays a game on this page, which keeps it. */
import type { Game } from '../../engine/index.ts'
import type { Library } from '../../engine/types.ts'
import type { Saved, SeatPlan } from '../../session/saved-game.ts'
import { type KeepUse, newKeeping, wholeSave } from '../table/keeping.ts'
import type { PlayUse } from '../table/page.ts'
import { type Play, play } from '../table/play.tsx'
import type { SessionUse } from '../table/table-session.ts'
import { type LocalSession, makeLocalSession } from './local-session.ts'

/** What a saved game brings with it. */
export type From = Pick<Saved, 'id' | 'name' | 'picture' | 'reasons'>

/** A game, who plays it, and its saved data. */
export interface Laid {
  library: Library
  game: Game
  seats: readonly SeatPlan[]
  from: From
}

/** Shows the game in `host`; `keeps`: what can be done with it once it is saved. */
export function playHere(host: HTMLElement, laid: Laid, keeps: KeepUse, use: PlayUse): Promise<Play<LocalSession>> {
  const { name, picture } = laid.from
  const begin = (sessionUse: SessionUse) => {
    const keeping = newKeeping({ use: keeps, played: () => session.saved(), name, picture })
    const session = makeLocalSession(laid, sessionUse, {
      embed: keeps.embed,
      save: (played) => keeps.save(wholeSave(keeping, played)),
    })
    return { session, keeping, around: null }
  }
  return play(host, begin, use)
}
