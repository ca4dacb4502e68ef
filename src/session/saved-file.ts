/** Reading a saved game's file, and the uses of a record. Pure. */
import { parseRecord, RecordError } from '../engine/index.ts'
import type { GameRecord } from '../engine/types.ts'
import { decoded } from '../language/plain-text.ts'
import { defaultPlayer, playerNames } from '../players/index.ts'
import { bounds } from '../state/bounds.ts'
import { type Reason, type SeatPlan, tableShape } from './saved-game.ts'

export interface Opened {
  record: GameRecord
  name: string
  seats: SeatPlan[]
  reasons: Reason[]
}

/** The text of a file that the player has chosen; a file that is too large is not read. */
export async function fileText(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<string | RecordError> {
  const fix = 'Choose a file that raidkeeper wrote.'
  if (file.size > bounds.file)
    return new RecordError('file', `It is larger than ${bounds.file / 2 ** 20} MB, so it is not read.`, fix)
  try {
    return decoded(new Uint8Array(await file.arrayBuffer()))
  } catch (error) {
    return new RecordError('file', `It can’t be read (${String(error)}).`, fix)
  }
}

/** Reads a file: a record, and the table if the file has one; otherwise a person gets the first raider. */
export function readSavedFile(text: string): Opened | RecordError {
  const parsed = parseRecord(text)
  if ('error' in parsed) return parsed.error
  const { table } = JSON.parse(text.replace(/^\uFEFF/, '')) as { table?: unknown }
  const { name, seats, reasons } = tableShape.catch({ name: '', seats: [], reasons: [] }).parse(table)
  return { record: parsed.record, name, seats: seatsFor(parsed.record, seats), reasons }
}

/** One plan for each seat of a record: the given plans where they fit, otherwise a person for the first raider and bots for the rest. */
export function seatsFor({ setup }: GameRecord, given: readonly SeatPlan[]): SeatPlan[] {
  const count = 'raid' in setup ? setup.raiders.length + 1 : setup.players.length
  return Array.from({ length: count }, (_, seat): SeatPlan => {
    const side = seat === 0 ? 'boss' : 'raider'
    const plan = given[seat]
    const known = playerNames.some((one) => one.name === plan?.bot && (one.for === 'both' || one.for === side))
    const bot = plan && known ? plan.bot : defaultPlayer[side]
    return plan ? { ...plan, bot } : { kind: seat === 1 ? 'person' : 'bot', bot }
  })
}

/** The record up to a choice: the good part of a record that is damaged after it. */
export const recordUpTo = (record: GameRecord, choices: number): GameRecord => ({
  ...record,
  choices: record.choices.slice(0, choices),
  hashes: record.hashes.slice(0, choices * 8),
})

/** The record before its first choice. */
export const unplayedRecord = (record: GameRecord): GameRecord => ({ ...record, choices: [], hashes: '' })
