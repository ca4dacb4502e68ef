/** What a saved game is, and its file: the record that every part of raidkeeper reads, with a line more for the table. Pure. */
import { z } from 'zod'
import { parseRecord, type RecordError } from '../engine/index.ts'
import type { GameRecord } from '../engine/types.ts'
import { defaultPlayer, playerNames } from '../players/index.ts'
import { silences } from './passing.ts'

export const seatPlanShape = z.object({
  kind: z.enum(['person', 'bot']),
  bot: z.string(),
  person: z.number().int().min(1).max(6).optional(),
  /** Cards that this seat has told to stop asking, by their names. */
  silent: z.record(z.string(), z.enum(silences)).optional(),
})
/**
 * Who answers for a seat; `bot` is the player that takes over when it is not a person. Persons at one screen have numbers, 1 if it
 * is not said: seats of one person are played without covers.
 */
export type SeatPlan = z.infer<typeof seatPlanShape>

export const personOf = (plan: SeatPlan | undefined): number => (plan?.kind === 'person' ? (plan.person ?? 1) : 0)

const reasonShape = z.object({ choice: z.number(), seat: z.number(), text: z.string(), secret: z.boolean() })
/** What a bot said as it made a choice (the number of choices before it); secret if it names cards that others may not know. */
export type Reason = z.infer<typeof reasonShape>

const playedShape = z.object({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  /** Raiders with their heroes. */
  party: z.array(z.string()).catch([]),
  when: z.number(),
  over: z.boolean(),
  seats: z.array(seatPlanShape),
  reasons: z.array(reasonShape),
  record: z.custom<GameRecord>((value) => typeof value === 'object' && value !== null),
})
/** A game as its session knows it. */
export type Played = z.infer<typeof playedShape>

export const savedShape = playedShape.extend({
  /** The player's own name for it, '' if it has none. */
  name: z.string().catch(''),
  /** The table as it was, as the address of a small image; '' if there is none. */
  picture: z
    .string()
    .regex(/^$|^data:image\/(webp|png|jpeg);base64,/)
    .catch(''),
})
export type Saved = z.infer<typeof savedShape>

/** A row of the database that is not a saved game of this version; it is kept, and can be exported or removed. */
export interface Damaged {
  id: string
  raw: unknown
}

export const nameOf = ({ name, title }: Pick<Saved, 'name' | 'title'>): string => name || title

const tableShape = z.object({
  name: z.string().max(80).catch(''),
  seats: z.array(seatPlanShape).catch([]),
  reasons: z.array(reasonShape).catch([]),
})

/** The text of a saved game's file. */
export const fileOf = ({ record, name, seats, reasons }: Saved): string =>
  JSON.stringify({ ...record, table: { name, seats, reasons } })

/** A file name that says which game it is, on any system. */
export function fileName(saved: Saved | Damaged): string {
  if (!('record' in saved)) return `raidkeeper-${saved.id}.json`
  const words = `${nameOf(saved)} ${saved.note}`.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return `raidkeeper-${words.toLowerCase().slice(0, 60) || saved.id}.json`
}

export interface Opened {
  record: GameRecord
  name: string
  seats: SeatPlan[]
  reasons: Reason[]
}

/** Reads a file: a record, and what it says about the table if it says something. Without that a person has the first raider. */
export function readFile(text: string): Opened | RecordError {
  const parsed = parseRecord(text)
  if ('error' in parsed) return parsed.error
  const { table } = JSON.parse(text) as { table?: unknown }
  const { name, seats, reasons } = tableShape.catch({ name: '', seats: [], reasons: [] }).parse(table)
  return { record: parsed.record, name, seats: seatsFor(parsed.record, seats), reasons }
}

/** One plan for each seat of a record: those given where they fit, else a person for the first raider and bots. */
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

/** The record up to a choice: what is whole of one that is damaged after it. */
export const upTo = (record: GameRecord, choices: number): GameRecord => ({
  ...record,
  choices: record.choices.slice(0, choices),
  hashes: record.hashes.slice(0, choices * 8),
})

/** The record before its first choice. */
export const unplayed = (record: GameRecord): GameRecord => ({ ...record, choices: [], hashes: '' })
