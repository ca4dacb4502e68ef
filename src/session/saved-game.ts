/**
 * Saved games, and their files: the record in its usual form, with one more key for the table.
 * Pure, and small: the start screen lists games with it.
 */
import { z } from 'zod'
import type { GameRecord } from '../engine/types.ts'
import { plainText } from '../language/plain-text.ts'
import { presentName } from '../players/index.ts'
import { bounds } from '../state/bounds.ts'
import { silences } from './stops.ts'

z.config({ jitless: true }) // as in the engine's record.ts, which the start screen has not loaded

/** Text that is only shown: misleading characters are removed, and it is cut to `n` letters. */
const shown = (letters: number) => z.string().transform((text) => plainText(text, letters))
/** A list of limited length; a longer list is refused unread. */
const few = <T extends z.ZodType>(item: T, most: number) => z.array(z.unknown()).max(most).pipe(z.array(item))

const seats = 6
const longest = 200

export const seatPlanShape = z.object({
  kind: z.enum(['person', 'bot']),
  bot: z.string().max(bounds.name).transform(presentName),
  person: z.number().int().min(1).max(6).optional(),
  /** The names of the cards silenced by this seat. */
  silent: z
    .custom<object>((all) => typeof all !== 'object' || all === null || Object.keys(all).length <= bounds.deck)
    .pipe(z.record(z.string().max(bounds.name), z.enum(silences)))
    .optional(),
})
/**
 * A seat's player; `bot` is the bot that takes over if no person plays.
 * Persons who share a screen have numbers, 1 by default; between seats of the same person the table is not covered.
 */
export type SeatPlan = z.infer<typeof seatPlanShape>

export const personNumber = (plan: SeatPlan | undefined): number => (plan?.kind === 'person' ? (plan.person ?? 1) : 0)

const reasonShape = z.object({
  choice: z.number().int().min(0),
  seat: z.number().int().min(0),
  text: shown(bounds.text),
  /** The cards that the text names. */
  cards: few(z.number().int().min(1), 10).catch([]),
  secret: z.boolean(),
  /** The turn for which it is the plan that raiders share, and no reason. */
  plan: z.number().int().min(0).optional().catch(undefined),
  thoughts: few(z.object({ text: shown(bounds.text), worth: z.number(), secret: z.boolean() }), 10)
    .optional()
    .catch(undefined),
})
const reasonsShape = few(reasonShape, bounds.reasons)
/** A bot's reason for its choice (identified by the number of choices before it); secret if it reveals hidden information. */
export type Reason = z.infer<typeof reasonShape>

const playedShape = z.object({
  id: z.string().max(longest),
  title: shown(longest),
  note: shown(longest),
  /** Raiders with their heroes. */
  party: few(shown(longest), seats).catch([]),
  /** A time that is a valid date. */
  when: z.number().min(0).max(8.64e15),
  over: z.boolean(),
  seats: few(seatPlanShape, seats),
  reasons: reasonsShape,
  record: z.custom<GameRecord>((value) => typeof value === 'object' && value !== null),
})
export type SessionSave = z.infer<typeof playedShape>

export const savedShape = playedShape.extend({
  /** The player's own name for it, '' if it has none. */
  name: shown(longest).catch(''),
  /** A small picture of the table, as the URL of an image; '' if there is none. */
  picture: z
    .string()
    .max(bounds.file)
    .regex(/^$|^data:image\/(webp|png|jpeg);base64,/)
    .catch(''),
})
export type Saved = z.infer<typeof savedShape>

/** A row of the database that this version can't read; it is kept, and can be exported or removed. */
export interface Damaged {
  /** Its key: anything that the database allows. */
  id: IDBValidKey
  raw: unknown
}

export const savedName = ({ name, title }: Pick<Saved, 'name' | 'title'>): string => name || title

/** A file's content besides its record. */
export const tableShape = z.object({
  name: shown(bounds.name).catch(''),
  seats: few(seatPlanShape, seats).catch([]),
  reasons: reasonsShape.catch([]),
})

/** The text of a saved game's file; if there are too many reasons, only the latest. */
export const savedFileText = ({
  record,
  name,
  seats,
  reasons,
}: Pick<Saved, 'record' | 'name' | 'seats' | 'reasons'>): string =>
  written({ ...record, table: { name, seats, reasons: reasons.slice(-bounds.reasons) } })

/** The text of an unreadable row, for finding out what is wrong with it. */
export const damagedFileText = ({ raw }: Damaged): string => written(raw)

/** As JSON; values that a database can hold but JSON can't (cycles, large integers) are described instead. */
function written(data: unknown): string {
  try {
    return JSON.stringify(data) ?? String(data)
  } catch (error) {
    return JSON.stringify({ unreadable: plainText(String(error)) })
  }
}

/** A file name for the game that is valid on any system. */
export function fileName(saved: Saved | Damaged): string {
  if (!('record' in saved)) return `raidkeeper-${String(saved.id).replace(/\W+/g, '-').slice(0, 60)}.json`
  const words = `${savedName(saved)} ${saved.note}`.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return `raidkeeper-${words.toLowerCase().slice(0, 60) || saved.id}.json`
}
