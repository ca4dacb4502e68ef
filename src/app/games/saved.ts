/** Continues saved games, and offers what can still be done with those that can't be continued. */
import { checkRecord, RecordError, start } from '../../engine/index.ts'
import type { GameRecord } from '../../engine/types.ts'
import { recordUpTo, seatsFor, unplayedRecord } from '../../session/saved-file.ts'
import { type Saved, type SeatPlan, savedName } from '../../session/saved-game.ts'
import { type App, tell } from '../app.tsx'
import { keepFile } from '../storage/carry.ts'
import { newGameId } from '../storage/save-store.ts'
import { isBuiltIn } from '../storage/shelf-store.ts'
import { noTable } from '../table/lay.ts'
import { pickFiles } from '../ui/browser.ts'
import type { Act } from '../ui/dialog.tsx'
import { followRaid, fresh, openGame, showNew } from './begin.ts'
import { libraryOf, problems } from './game-library.ts'

/** Shows a saved game. If it can't be continued it is kept, and a dialog offers what can still be done. */
export async function resume(app: App, id: string): Promise<void> {
  const saved = await app.saves.get(id)
  if (!saved) {
    await app.go.start('That saved game is gone, or can’t be read.')
    return
  }
  const read = checkRecord(saved.record)
  const fault =
    'error' in read ? read.error : await openGame(app, read.record, seatsFor(read.record, saved.seats), saved)
  if (fault) await refuse(app, fault, `“${savedName(saved)}” can't be continued`, saved)
  else if (import.meta.env.DEV) await followHere(app)
}

/** The dev server loads the page again when a raid has changed, and a game carries its raid: it follows. */
async function followHere(app: App): Promise<void> {
  const followed = app.table && (await followRaid(app, app.table.session.onlooker().raid.id))
  if (followed?.stopped) await tell(app, 'The raid has changed', followed.text)
}

/** Shows why a game can't be opened, and offers other acts. The record is unchecked. */
export async function refuse(
  app: App,
  fault: Error,
  title: string,
  game: Saved | Pick<Saved, 'record' | 'seats'>,
): Promise<void> {
  const { record, seats } = game
  const saved = 'id' in game ? game : null
  const whole = fault instanceof RecordError ? fault.whole : null
  const partly = (): void => {
    if (whole)
      void openGame(app, recordUpTo(record, whole), seatsFor(record, seats), { ...fresh(), ...saved, id: newGameId() })
  }
  await tell(app, title, [...problems(fault), saved ? 'The saved game is unchanged.' : ''].join(' '), [
    ...(lacksRaid(app, fault, record)
      ? [{ text: 'Open the raid’s file', act: () => void openRaidFor(app, game) }]
      : []),
    ...(whole ? [{ text: `Continue from choice ${whole}, the last intact one`, act: partly }] : []),
    ...(fault === noTable ? [] : startedAnew(app, record, seats)),
    ...(saved ? [{ text: 'Save to file', act: () => keepFile(app.shelf, saved) }] : []),
  ])
}

/** Whether another raid file would help. The record is unchecked. */
const lacksRaid = (app: App, fault: Error, { setup }: GameRecord): boolean =>
  (fault instanceof RecordError && fault.where === 'record.raid') ||
  (typeof setup === 'object' &&
    setup !== null &&
    'raid' in setup &&
    !isBuiltIn(setup.raid) &&
    !app.shelf.get(setup.raid))

/** Asks for the file of a game's raid, and continues the game. */
async function openRaidFor(app: App, game: Saved | Pick<Saved, 'record' | 'seats'>): Promise<void> {
  const again = (): Promise<void> =>
    'id' in game ? resume(app, game.id) : openOrRefuse(app, game.record, seatsFor(game.record, game.seats))
  app.go.open(await pickFiles(), again)
}

/** Opens a game from a file; shows why if it can't be opened. */
export async function openOrRefuse(app: App, record: GameRecord, seats: SeatPlan[], name = ''): Promise<void> {
  const fault = await openGame(app, record, seats, { ...fresh(), name })
  if (fault) await refuse(app, fault, 'This game can’t be opened', { record, seats })
}

/** Offers to start the raid or game of a record over; nothing if that fails, which is tested first. */
function startedAnew(app: App, record: GameRecord, seats: SeatPlan[]): Act[] {
  const read = checkRecord(unplayedRecord(record))
  if ('error' in read) return []
  const { setup } = read.record
  try {
    const library = libraryOf(app.shelf, read.record)
    const game = start(library, setup, { events: true })
    const open = (): void => showNew(app, { library, game, seats: seatsFor(read.record, seats) })
    return [{ text: `Start the same ${'raid' in setup ? 'raid' : 'game'} over`, act: open }]
  } catch {
    return []
  }
}
