/** Opens replays: of a saved game, of the game in a link, of a file's text. Each is shown, or it says why that is not possible. */
import { loadCards } from '../../content.ts'
import { checkRecord, libraryFor, loading, misfit, RecordError, start, view } from '../../engine/index.ts'
import { type Opened, readSavedFile, seatsFor } from '../../session/saved-file.ts'
import { type App, leave, setAddress, someScreen, tell } from '../app.tsx'
import { bringsRaid, libraryOf, problems } from '../games/game-library.ts'
import { openRaidOfGame } from '../shelf/open-raid.tsx'
import { layTable } from '../table/lay.ts'
import { dropDialog } from '../ui/dialog.tsx'
import { playReplay } from './play-replay.tsx'
import { readReplayCode, replaying } from './replay-code.ts'

/** Replays a saved game; `review`: shows at once what decided it. */
export async function replaySaved(app: App, id: string, review = false): Promise<void> {
  await app.saves.settled()
  const saved = await app.saves.get(id)
  const read = saved && checkRecord(saved.record)
  if (!read || 'error' in read) app.go.resume(id)
  else
    await open(
      app,
      { ...saved, ...read, seats: seatsFor(read.record, saved.seats) },
      { address: `#watch=${id}`, review },
    )
}

/** Replays the game in a link's hash. */
export async function replayLink(app: App, hash: string): Promise<void> {
  const read = await readReplayCode(hash)
  if ('wrong' in read) await refused(app, read.wrong)
  else await open(app, read.opened, { address: hash, last: read.last })
}

/** Replays the game in a file's text; `address`: the page's hash from then on; `back`: the way back to where it came from. */
export async function replayText(app: App, text: string, address: string, back?: () => void): Promise<void> {
  const opened = readSavedFile(text)
  if (opened instanceof RecordError) await refused(app, problems(opened).join(' '))
  else await open(app, opened, { address, back })
}

const refused = (app: App, why: string): Promise<void> => tell(app, 'This replay can’t be shown', why)

/** The address of a replay, and the way back from it. */
interface Showing {
  /** The page's hash from then on. */
  address: string
  /** The hash of the last position, if the record has no hashes. */
  last?: string | undefined
  /** Whether to show at once what decided it. */
  review?: boolean
  /** The way back to where it came from. */
  back?: (() => void) | undefined
}

async function open(app: App, opened: Opened, how: Showing): Promise<void> {
  const show = (): Promise<void> => replay(app, opened, how).catch((error) => refused(app, problems(error).join(' ')))
  if (!bringsRaid(app.shelf, opened.record)) return show()
  await someScreen(app)
  await openRaidOfGame(app, opened.record, show)
}

/** Shows the first moment at once; the others are found while it is seen. */
async function replay(app: App, opened: Opened, { address, last, back, review }: Showing): Promise<void> {
  const { record } = opened
  await loadCards(record.setup)
  const library = libraryFor(libraryOf(app.shelf, record), record)
  const against = misfit(library, record)
  if (against) throw against
  const game = start(library, record.setup, { events: true })
  const steps = last === undefined ? loading(library, record) : replaying(library, record, last)
  await layTable(library, view(game, -1).raid.id, app.sound)
  leave(app)
  dropDialog()
  setAddress(address)
  const failed = (error: unknown): void => void app.go.start().then(() => refused(app, problems(error).join(' ')))
  app.table = await playReplay(app, { library, game, opened, steps, failed, back, review })
}
