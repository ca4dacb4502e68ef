/** A game is its record: setup and choices, with the hash that each choice answered. The save, the replay, the bug report. */
import { z } from 'zod'
import { hash, hashes, take } from './choices.ts'
import { codeFor } from './compiled.ts'
import { type Game, start } from './game.ts'
import { readSetup, SetupError } from './setup.ts'
import type { GameRecord, Library, RaidSetup } from './types.ts'

/** Changes whenever a record of the one before would no longer play the same. */
export const engineVersion = '3'

export class RecordError extends Error {
  where: string
  what: string
  fix: string
  /** Choices before the one that differs, where that is what is wrong: so far the record is whole. */
  whole: number | null
  constructor(where: string, what: string, fix: string, whole: number | null = null) {
    super(`${where}: ${what} ${fix}`)
    this.name = 'RecordError'
    this.where = where
    this.what = what
    this.fix = fix
    this.whole = whole
  }
}

export const record = (g: Game): GameRecord => ({
  format: 'raidkeeper-record',
  version: 1,
  engine: engineVersion,
  content: g.content,
  setup: g.setup,
  choices: g.choices.slice(),
  hashes: hashes(g),
})

/** The raid that a record is of. Throws a RecordError for a game at a table without one. */
export function raidSetup({ setup }: Pick<GameRecord, 'setup'>): RaidSetup {
  if ('raid' in setup) return setup
  throw new RecordError('record.setup', 'This is a game without a raid.', 'Open the record of a raid.')
}

z.config({ jitless: true }) // zod's readers made from text: the page's policy forbids them, and even the attempt is reported

const deck = z.object({
  id: z.string(),
  name: z.string(),
  hero: z.string(),
  role: z.enum(['protector', 'healer', 'damage']).optional(),
  about: z.string(),
  side: z.array(z.tuple([z.number().int(), z.string()])).optional(),
  format: z.enum(['constructed', 'limited', 'open']).optional(),
  cards: z.array(z.tuple([z.number().int(), z.string()])),
})
const kept = z.object({
  card: z.string(),
  counters: z.record(z.string(), z.number().int()).optional(),
  exhausted: z.literal(true).optional(),
  words: z.record(z.string(), z.string()).optional(),
  type: z.string().optional(),
})
const player = z.object({
  name: z.string(),
  deck: z.union([z.string(), deck]),
  collection: z.array(z.tuple([z.number().int(), z.string()])).optional(),
  kept: z.array(kept).optional(),
})
const shape = z.object({
  format: z.literal('raidkeeper-record'),
  version: z.literal(1),
  engine: z.string(),
  content: z.string(),
  setup: z.union([
    z.object({ raid: z.string(), mode: z.string().optional(), raiders: z.array(player), seed: z.number().int() }),
    z.object({ players: z.array(player.extend({ team: z.number().int().min(0).optional() })), seed: z.number().int() }),
  ]),
  choices: z.array(z.number().int().min(-6)),
  hashes: z.string().regex(/^[0-9a-f]*$/),
})

/** Reads a record from text; the error names the place and the fix. Nothing is started. */
export function parseRecord(text: string): { record: GameRecord } | { error: RecordError } {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return {
      error: new RecordError(
        'record',
        'This is not a saved raid, or only a part of one: it can’t be read as JSON.',
        'Choose a file that raidkeeper wrote, or a whole copy of it.',
      ),
    }
  }
  const d = data as { format?: unknown; version?: unknown } | null
  if (typeof d !== 'object' || d === null || d.format !== 'raidkeeper-record') {
    return {
      error: new RecordError(
        'record.format',
        'This is a file of another program, not a saved raid.',
        'Choose a file that raidkeeper wrote.',
      ),
    }
  }
  if (d.version !== 1) {
    return {
      error: new RecordError(
        'record.version',
        `This raid was saved by another version (${String(d.version)}).`,
        'Open it with that version of raidkeeper.',
      ),
    }
  }
  const read = shape.safeParse(data)
  if (!read.success) {
    const issue = read.error.issues[0]!
    return {
      error: new RecordError(
        `record.${issue.path.join('.')}`,
        `Damaged: ${issue.message}.`,
        'Take an undamaged copy of the file.',
      ),
    }
  }
  if (read.data.hashes.length !== read.data.choices.length * 8) {
    return {
      error: new RecordError(
        'record.hashes',
        `Damaged: ${read.data.choices.length} choices need ${read.data.choices.length * 8} digits, there are ${read.data.hashes.length}.`,
        'Take an undamaged copy of the file.',
      ),
    }
  }
  return { record: read.data as GameRecord }
}

/** Why a record can't be played by this engine with these cards, before a choice of it is tried; null if nothing is known against it. */
export function misfit(library: Library, r: GameRecord): RecordError | null {
  if (r.engine !== engineVersion) {
    return new RecordError(
      'record.engine',
      `This raid was saved by engine ${r.engine}; this is engine ${engineVersion}, and would play it otherwise.`,
      'Open it with that version of raidkeeper, or start a new raid.',
    )
  }
  try {
    const { raid } = readSetup(library, r.setup)
    if (codeFor(library, raid).hash === r.content) return null
  } catch (e) {
    if (e instanceof SetupError)
      return new RecordError(`record.setup: ${e.problems[0]!.where}`, e.problems[0]!.what, e.problems[0]!.fix)
    throw e
  }
  return new RecordError(
    'record.content',
    'The cards have changed since this raid was saved.',
    'Open it with the version of raidkeeper that saved it, or start a new raid.',
  )
}

/**
 * Plays a record again, checking the hash before every choice. Throws a RecordError naming the choice where it differs.
 * `progress` is told after each choice.
 */
export function load(
  library: Library,
  r: GameRecord,
  options: { events?: boolean; progress?: (done: number, of: number) => void } = {},
): Game {
  const against = misfit(library, r)
  if (against) throw against
  const g = start(library, r.setup, { events: options.events ?? true })
  r.choices.forEach((i, n) => {
    const want = r.hashes.slice(n * 8, n * 8 + 8)
    if (hash(g) !== want)
      throw new RecordError(
        `record.choices[${n}]`,
        `The game differs here: hash ${hash(g)}, the record says ${want}.`,
        'The record is damaged from this choice on; take an undamaged copy.',
        n,
      )
    const no = take(g, i)
    if (no)
      throw new RecordError(
        `record.choices[${n}]`,
        no.why,
        'The record is damaged from this choice on; take an undamaged copy.',
        n,
      )
    options.progress?.(n + 1, r.choices.length)
  })
  return g
}
