/** Opens replays: of a saved game, of the game in a link, of a file's text. */
import { library, loadCards } from '../../content.ts'
import { checkRecord, load, RecordError, view } from '../../engine/index.ts'
import type { GameRecord, Library } from '../../engine/types.ts'
import { type Opened, readSavedFile, recordUpTo, seatsFor } from '../../session/saved-file.ts'
import type { Saved, SeatPlan } from '../../session/saved-game.ts'
import { bringsRaid, libraryOf, problems } from '../game-library.ts'
import type { From } from '../local/play-here.ts'
import { copyText } from '../start/page.ts'
import type { Saves } from '../storage/save-store.ts'
import type { Shelf } from '../storage/shelf-store.ts'
import { layTable } from '../table/lay.ts'
import type { PlayUse } from '../table/page.ts'
import type { Play } from '../table/play.tsx'
import type { TableSound } from '../table/table-sound.tsx'
import { playReplay } from './play-replay.tsx'
import { readReplayCode, replayCode, replayed } from './replay-code.ts'

/** What replays need of the page. */
export interface ReplaysUse {
  readonly host: HTMLElement
  readonly saves: Pick<Saves, 'get'>
  readonly shelf: Shelf
  readonly sound: TableSound
  /** Gives the player a game as a file. */
  keepFile(saved: Saved): void
  /** Continues a saved game, or says what is wrong with it. */
  resume(id: string): Promise<void>
  tell(text: string): Promise<void>
  /** Asks what is to be done with a raid that a game brings, and goes on. */
  withRaid(raid: unknown, show: () => Promise<void>): Promise<void>
  /** Shows a table at this address in place of what the page shows. */
  show(library: Library, address: string, begin: (use: PlayUse) => Promise<Play>): Promise<void>
  playOn(record: GameRecord, seats: SeatPlan[], from: Pick<From, 'name' | 'reasons'>): void
}

/** Each shows a replay, or says why that is not possible. */
export interface Replays {
  /** A saved game. */
  saved(id: string): Promise<void>
  /** The game in a link's hash. */
  link(hash: string): Promise<void>
  /** The text of a game's file; `address`: the page's hash from then on. */
  text(text: string, address: string): Promise<void>
}

export const makeReplays = (use: ReplaysUse): Replays => ({
  async saved(id) {
    const saved = await use.saves.get(id)
    const read = saved && checkRecord(saved.record)
    if (!read || 'error' in read) await use.resume(id)
    else await open(use, { ...saved, ...read, seats: seatsFor(read.record, saved.seats) }, `#watch=${id}`)
  },
  async link(hash) {
    const read = await readReplayCode(hash)
    if ('wrong' in read) await use.tell(read.wrong)
    else await open(use, read.opened, hash, read.last)
  },
  async text(text, address) {
    const opened = readSavedFile(text)
    if (opened instanceof RecordError) await use.tell(problems(opened).join(' '))
    else await open(use, opened, address)
  },
})

/** `last`: the hash of the last position, if the record has no hashes. */
async function open(use: ReplaysUse, opened: Opened, address: string, last?: string): Promise<void> {
  const show = (): Promise<void> =>
    replay(use, opened, address, last).catch((error) => use.tell(problems(error).join(' ')))
  if (bringsRaid(use.shelf, opened.record)) await use.withRaid(opened.record.raid?.def, show)
  else await show()
}

async function replay(use: ReplaysUse, opened: Opened, address: string, last?: string): Promise<void> {
  const { seats, reasons, name } = opened
  await loadCards(opened.record.setup)
  const own = libraryOf(use.shelf, opened.record)
  const game = load(own, last === undefined ? opened.record : replayed(own, opened.record, last))
  await layTable(own, view(game, -1).raid.id, use.sound)
  const from: From = { id: 'replay', name, picture: '', reasons }
  await use.show(own, address, (playUse) =>
    playReplay(use.host, { library: own, game, seats, from }, usesOf(use, own, from), playUse),
  )
}

const usesOf = (use: ReplaysUse, own: Library, { name, reasons }: From): Parameters<typeof playReplay>[2] => ({
  embed: own.raids.some((raid) => !library.raids.includes(raid)),
  playOn: ({ record }, choices, seats) =>
    use.playOn(recordUpTo(record, choices), seats, { name, reasons: reasons.filter(({ choice }) => choice < choices) }),
  async link(saved, hash) {
    const code = await replayCode(saved, hash)
    return code ? copyText(new URL(code, location.href).href) : 'This game is too long for a link: save it to a file.'
  },
  file: use.keepFile,
})
