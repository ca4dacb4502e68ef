/** Imports raids: each is read and checked, then shown, and kept or played only after the player agrees. */
import type { GameRecord } from '../../engine/types.ts'
import type { Problem } from '../../language/problem.ts'
import { jsonSpots } from '../../raid/json-tree.ts'
import { type App, tell } from '../app.tsx'
import { lastFor } from '../start/raid-form.ts'
import { carry } from '../storage/carry.ts'
import type { KeptRaid } from '../storage/shelf-store.ts'
import type { Act } from '../ui/dialog.tsx'
import { importDialog, problemsDialog } from './import-dialog.tsx'
import { keptRaid, readOwn } from './own-raid.ts'
import { readRaidCode } from './raid-code.ts'
import { whatFile } from './what-file.ts'

type Data = Readonly<Record<string, unknown>>

/** The way to play an imported raid. */
export interface Playing {
  /** The label of playing it. */
  says: string
  play(raid: KeptRaid): unknown
  /** The act of playing it without keeping it. */
  only?: Act
}

/** Plays a new game of it. */
export const aNewGame = (app: App): Playing => ({
  says: 'Keep and play',
  async play({ id, offer }) {
    const wrong = await app.go.begin(lastFor(app.catalogue(), id))
    if (wrong.length > 0) await tell(app, `“${offer.name}” can’t be started`, wrong.join(' '))
  },
})

/** Shows the raid that a game brings: the game carries it, so it need not be kept. */
export const openRaidOfGame = (app: App, { raid }: GameRecord, play: () => Promise<void>): Promise<void> =>
  openRaid(app, raid?.def, {
    says: 'Keep the raid and play on',
    play,
    only: { text: 'Play on without keeping it', act: () => void play() },
  })

/**
 * Shows a raid, or what is wrong with it; `playing` is null if it can't be played at once. Resolves once its dialog is closed.
 * `text`: that of its file, if it has one.
 */
export async function openRaid(app: App, value: unknown, playing: Playing | null, text = ''): Promise<void> {
  const read = readOwn(value as Data)
  const only = playing?.only
  if ('problems' in read)
    return problemsDialog(value as Data, text === '' ? read.problems : spotted(read.problems, text), only)
  const raid = keptRaid(read.raid)
  const before = app.shelf.get(raid.id)
  const same = before?.text === raid.text && before.written === raid.written
  const keep = async (): Promise<string> => {
    if (before && !same) await carry(app.saves, before)
    return same ? '' : app.shelf.put(raid)
  }
  return importDialog({ raid: read.raid, size: raid.text.length, before, same }, [
    ...(playing ? [{ text: playing.says, act: () => void keep().then(() => playing.play(raid)) }] : []),
    ...(only ? [only] : []),
    { text: 'Keep', act: () => void keep().then((trouble) => kept(app, raid, trouble)) },
  ])
}

/** Says that a raid has been kept, or could not be (`trouble`). */
async function kept(app: App, { id, offer }: KeptRaid, trouble: string): Promise<void> {
  if (!app.table) await app.go.start(trouble, { text: `“${offer.name}” is on your shelf.`, raid: id })
  else if (trouble) await tell(app, 'The raid could not be kept', trouble)
}

/** The problems, each with the line and column of its place in the file. */
function spotted(problems: readonly Problem[], text: string): Problem[] {
  const spot = jsonSpots(text)
  return problems.map((one) => {
    if (!one.path) return one
    const { line, column } = spot(one.path, one.letter)
    return { ...one, where: `line ${line}, column ${column}: ${one.where}` }
  })
}

/** The raid that a link carries, or what is wrong with the link. */
export async function raidFromLink(hash: string): Promise<{ value: Data; text: string } | { wrong: string }> {
  const read = await readRaidCode(hash)
  if ('wrong' in read) return read
  const found = whatFile(read.text)
  return found.is === 'raid'
    ? { value: found.value, text: found.text }
    : { wrong: 'There is no raid in it: copy the link again, or ask for the raid’s file.' }
}
