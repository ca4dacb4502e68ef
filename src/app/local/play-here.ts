/** Plays a game on this page, which keeps it. */
import type { SessionSave } from '../../session/saved-game.ts'
import type { App } from '../app.tsx'
import { newKeeping, wholeSave } from '../table/keeping.ts'
import type { Around, Keeping } from '../table/page.ts'
import { play } from '../table/play.tsx'
import type { Play } from '../table/table-session.ts'
import { type Laid, type LocalSession, makeLocalSession } from './local-session.ts'
import type { Keep } from './session-driver.ts'

/** Shows the game, and keeps it. `embed`: whether it is saved with its raid in it. Returns the table, and how the game follows its raid. */
export async function playHere(
  app: App,
  laid: Laid,
  { embed, ...kept }: Pick<Keeping, 'trouble' | 'again' | 'tryOut' | 'position'> & Pick<Keep, 'embed'>,
): Promise<{ table: Play } & Pick<LocalSession, 'again' | 'game'>> {
  const { name, picture } = laid.from
  let local: LocalSession | null = null
  const table = await play(app, laid.library, (screen) => {
    const keeping = newKeeping({ ...kept, played: () => session.saved(), name, picture })
    const save = (played: SessionSave): void => app.saves.put(wholeSave(keeping, played))
    const session = makeLocalSession(laid, screen, { embed, save })
    local = session
    return { session, keeping, around: null }
  })
  const { again, game } = local!
  return { table, again, game }
}

/** Shows a game that is not kept, in place of what the page shows. */
export async function playUnkept(app: App, laid: Laid, around: Around): Promise<void> {
  const keep = { embed: () => false, save: () => undefined }
  app.table = await play(app, laid.library, (screen) => ({
    session: makeLocalSession(laid, screen, keep),
    ...{ keeping: null, around },
  }))
}
