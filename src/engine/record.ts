/** A game is its record: setup and choices, with the hash that each choice answered. The save, the replay, the bug report. */

import { z } from 'zod'
import { cardRows, deckShape, few, named } from '../language/deck-shape.ts'
import { outsideProblem } from '../language/outside.ts'
import { notPlain, plainProblem } from '../language/plain-text.ts'
import type { Problem } from '../language/problem.ts'
import { readRaid } from '../raid/read.ts'
import { bounds } from '../state/bounds.ts'
import { must } from '../state/must.ts'
import { choiceCount, hash, hashes, take } from './choices.ts'
import { type Compiled, codeFor } from './compiled.ts'
import { running } from './game.ts'
import { withBrought, withRaid } from './library.ts'
import { start } from './new-game.ts'
import { positionShape } from './position/shape.ts'
import { readSetup } from './setup.ts'
import { SetupError } from './setup-error.ts'
import type { Game, GameRecord, Library, RaidNote, RaidSetup, Setup } from './types.ts'
import { engineVersion } from './version.ts'

/** A record's problem: `where` in it, `what`, and the `fix`. If a choice is bad, `whole` counts the good choices before it; otherwise it is null. */
export class RecordError extends Error {
  where: string
  what: string
  fix: string
  /** The number of good choices before the first bad one; null if the problem is another. */
  whole: number | null
  constructor(...[at, is, todo, whole = null]: [where: string, what: string, fix: string, whole?: number | null]) {
    const { where, what, fix } = plainProblem({ where: at, what: is, fix: todo })
    super(`${where}: ${what} ${fix}`)
    this.name = 'RecordError'
    this.where = where
    this.what = what
    this.fix = fix
    this.whole = whole
  }
}

/**
 * The game as its record: save file, replay and bug report in one. It is plain data, ready for `JSON.stringify`.
 * @param game - The game.
 * @param options - `embed: true` puts the raid itself into the record, so that it plays where the raid is missing.
 * @returns Setup, choices, the hash of the position before each of them, and its raid.
 * @throws Error for an imagined game.
 */
export function record(game: Game, options: { embed?: boolean } = {}): GameRecord {
  const g = running(game)
  if (g.imagined) throw new Error('An imagined game has no record: what it deals is made up.')
  const note = noteOf(codeFor(g.library, 'raid' in g.setup ? { id: g.setup.raid } : null), options.embed === true)
  return {
    format: 'raidkeeper-record',
    version: 1,
    engine: engineVersion,
    content: g.content,
    ...(note ? { raid: note } : {}),
    setup: g.setup,
    choices: g.choices.slice(),
    hashes: hashes(g).join(''),
  }
}

/**
 * The part of a record from a choice on.
 * @param game - The game.
 * @param from - The number of the first choice wanted.
 * @returns The choices from that one on, each with the hash of the position that it answered: 8 hex digits.
 */
export function recordFrom(game: Game, from: number): [choice: number, hash: string][] {
  const g = running(game)
  return hashes(g, from).map((hash, i) => [must(g.choices[from + i]), hash])
}

function noteOf({ raid }: Compiled, embed: boolean): RaidNote | null {
  if (!raid) return null
  const { id, name, version, author } = raid.def
  return { id, name, version, ...(author ? { author } : {}), hash: raid.hash, ...(embed ? { def: raid.def } : {}) }
}

/**
 * A record without its hashes, which take time to compute.
 * @param game - The game.
 * @returns The setup, and a copy of the choices as a record has them.
 */
export function played(game: Game): Pick<GameRecord, 'setup' | 'choices'> {
  const g = running(game)
  return { setup: g.setup, choices: g.choices.slice() }
}

/** The raid of a record. Throws a RecordError for a game without a raid. */
export function raidSetup({ setup }: Pick<GameRecord, 'setup'>): RaidSetup {
  if ('raid' in setup) return setup
  throw new RecordError('record.setup', 'This is a game without a raid.', 'Open the record of a raid.')
}

z.config({ jitless: true }) // zod's readers made from text: the page's policy forbids them, and even the attempt is reported

const name = z.string().max(bounds.text)

const word = z.string().check((ctx) => {
  const message = notPlain(ctx.value, bounds.name)
  if (message) ctx.issues.push({ code: 'custom', input: ctx.value, message })
})

const kept = z.object({
  card: name,
  counters: named(z.number().int()).optional(),
  exhausted: z.literal(true).optional(),
  words: named(name).optional(),
  type: name.optional(),
})
const player = z.object({
  name,
  deck: z.union([name, deckShape]),
  real: z.union([z.literal(true), z.object({ cards: z.number().int().min(1).max(bounds.deck) })]).optional(),
  collection: cardRows(bounds.collection).optional(),
  kept: few(kept, bounds.deck).optional(),
})
const seed = z.number().int()
/** The index of an answer, or -1 - seat of a player who concedes. */
const choice = z.number().int().min(-6)
const seats = 6
const position = positionShape.optional()
const raidShape = z.object({
  raid: name,
  mode: name.optional(),
  raiders: few(player, seats),
  left: z.record(name, z.number().int().min(0).max(bounds.deck)).optional(),
  dice: z.literal('told').optional(),
  raidDecks: z.literal('drawn').optional(),
  seed,
  position,
})
const tableShape = z.object({
  players: few(player.extend({ team: z.number().int().min(0).optional() }), seats),
  seed,
  position,
})
const shape = z.object({
  format: z.literal('raidkeeper-record'),
  version: z.literal(1),
  engine: word,
  content: word,
  raid: z
    .object({ id: word, name: word, version: word, author: word.optional(), hash: word, def: z.unknown().optional() })
    .optional(),
  setup: z.unknown(),
  choices: few(choice, bounds.choices),
  hashes: z
    .string()
    .max(bounds.choices * 8)
    .regex(/^[0-9a-f]*$/),
})

const undamaged = 'Use an undamaged copy of the file.'

/**
 * Reads a record from the text of a file. No game is started.
 * @param text - JSON as `record` returns it, within raidkeeper's size limit.
 * @returns `{ record }`, a copy without unknown fields; or `{ error }`, a RecordError with place and fix.
 */
export function parseRecord(text: string): { record: GameRecord } | { error: RecordError } {
  const no = (what: string, fix: string) => ({ error: new RecordError('record', what, fix) })
  if (text.length > bounds.file)
    return no(`It is larger than ${bounds.file / 2 ** 20} MB.`, 'Choose a file that raidkeeper wrote.')
  let data: unknown
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return no(
      'This is not a saved raid, or not all of one: it is not valid JSON.',
      'Choose a file that raidkeeper wrote, or a complete copy of it.',
    )
  }
  return checkRecord(data)
}

/**
 * Reads a record from data, as `parseRecord` does from text.
 * @param data - Any value.
 * @returns `{ record }`, a copy without unknown fields; or `{ error }`, a RecordError with place and fix.
 */
export function checkRecord(data: unknown): { record: GameRecord } | { error: RecordError } {
  const no = (where: string, what: string, fix: string) => ({ error: new RecordError(where, what, fix) })
  const d = data as { format?: unknown; version?: unknown } | null
  if (typeof d !== 'object' || d === null || d.format !== 'raidkeeper-record') {
    return no(
      'record.format',
      'This file is from another program, not a saved raid.',
      'Choose a file that raidkeeper wrote.',
    )
  }
  if (d.version !== 1) {
    const which = ['string', 'number'].includes(typeof d.version) ? d.version : 'unknown'
    return no(
      'record.version',
      `This raid was saved by another version (${which}).`,
      'Open it with that version of raidkeeper.',
    )
  }
  const outside = shape.safeParse(d)
  if (!outside.success) return damaged(outside.error, ['record'])
  const [n, digits] = [outside.data.choices.length, outside.data.hashes.length]
  if (digits !== n * 8)
    return no('record.hashes', `Damaged: ${n} choices need ${n * 8} digits, but there are ${digits}.`, undamaged)
  const inside = readSetupData(outside.data.setup)
  if ('error' in inside) return inside
  const { raid, ...rest } = outside.data
  const note = raid && checkNote(raid)
  if (note && 'error' in note) return note
  return { record: { ...rest, ...note, setup: inside.setup } as GameRecord }
}

/** Reads the raid that a record carries through the same checks as a raid from a file. */
function checkNote({
  def,
  ...note
}: Omit<RaidNote, 'def'> & { def?: unknown }): { raid: unknown } | { error: RecordError } {
  if (def === undefined) return { raid: note }
  const read = readRaid(def)
  if ('raid' in read) {
    if (read.raid.id === note.id) return { raid: { ...note, def: read.raid } }
    const what = `Damaged: the raid in it is "${read.raid.id}", not "${note.id}".`
    return { error: new RecordError('record.raid.def.id', what, undamaged) }
  }
  const [{ where, what, fix }] = read.problems as [Problem]
  return { error: new RecordError(`record.raid.def: ${where}`, what, fix) }
}

/**
 * Reads a setup from data of outside: its form alone, not whether its raid, decks and cards are known.
 * @param setup - Any value.
 * @returns `{ setup }`, a copy without unknown fields; or `{ error }`, a RecordError with place and fix.
 */
export function readSetupData(setup: unknown): { setup: Setup } | { error: RecordError } {
  const isRaid = typeof setup === 'object' && setup !== null && 'raid' in setup
  const read = (isRaid ? raidShape : tableShape).safeParse(setup)
  return read.success ? { setup: read.data as Setup } : damaged(read.error, ['record', 'setup'])
}

/** The first problem, at its most exact place. */
function damaged(error: z.ZodError, root: readonly string[]): { error: RecordError } {
  const { issue, path, what } = outsideProblem(error)
  const of = issue.code === 'too_big' && issue.origin === 'string' ? 'letters' : 'of them'
  const said = issue.code === 'too_big' ? `Too large: at most ${issue.maximum} ${of} are read.` : `Damaged: ${what}.`
  return { error: new RecordError([...root, ...path].join('.'), said, undamaged) }
}

/**
 * The library that a game is played with: with its players' further cards (`more`), and with the record's raid if the library differs.
 * @param library - The content at hand.
 * @param record - A record, or the setup of a new game; read untrusted records with `parseRecord` first.
 * @param more - The further cards; the library's own if left out.
 * @returns The library itself, or one with those cards and that raid; the same for the same cards.
 */
export function libraryFor(
  library: Library,
  { raid, setup }: Pick<GameRecord, 'raid' | 'setup'>,
  more?: Library['more'],
): Library {
  if (!raid?.def) return withBrought(library, setup, more)
  const here = noteOf(codeFor(library, { id: raid.id }), false)?.hash === raid.hash
  return withBrought(here ? library : withRaid(library, raid.def), setup, more)
}

/** The reason why this engine with these cards can't play a record, before any of its choices is tried; null if there is none. */
export function misfit(from: Library, r: GameRecord): RecordError | null {
  if (r.engine !== engineVersion) {
    return new RecordError(
      'record.engine',
      `This raid was saved by engine ${r.engine}; this is engine ${engineVersion}, which would play it differently.`,
      'Open it with that version of raidkeeper, or start a new raid.',
    )
  }
  const read = readSetupData(r.setup)
  if ('error' in read) return read.error
  try {
    const library = libraryFor(from, r)
    const other = otherRaid(library, r)
    if (other) return other
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

/** The raid of the record is missing, or is another version here. */
function otherRaid(library: Library, { raid }: GameRecord): RecordError | null {
  if (!raid) return null
  const here = noteOf(codeFor(library, { id: raid.id }), false)
  if (here?.hash === raid.hash) return null
  const said = ({ name, id, version, author }: RaidNote): string =>
    `“${name}” (${id} ${version}${author ? `, by ${author}` : ''})`
  const what = here
    ? `It was played with ${said(raid)}; the raid here is ${said(here)}${here.version === raid.version ? ', but its rules or cards have changed' : ''}.`
    : `Its raid is not here: ${said(raid)}.`
  return new RecordError(
    'record.raid',
    what,
    'Open that raid’s file with it, or a record that carries its raid; or start a new raid.',
  )
}

/**
 * Plays a record again and compares the hash before every choice.
 * @param library - The content that the record was made with; a raid that the record carries need not be in it.
 * @param record - A record; read untrusted records with `parseRecord` first.
 * @param options - `events: false` records no events; `progress` is called after each choice with the number done and the total.
 * @returns The game at the record's last position. `undo` can go back through all of it.
 * @throws RecordError that names the place: another engine, other cards, or the first choice where the game differs.
 */
export function load(
  library: Library,
  record: GameRecord,
  options: { events?: boolean; progress?: (done: number, of: number) => void } = {},
): Game {
  const steps = loading(library, record, options)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    options.progress?.(choiceCount(step.value), record.choices.length)
  }
}

/**
 * The same as `load`, choice by choice, for callers that do other work in between.
 * @param library - As for `load`.
 * @param record - As for `load`.
 * @param options - `events: false` records no events.
 * @returns Yields the game after each choice, and returns it.
 * @throws RecordError as `load` does.
 */
export function* loading(
  library: Library,
  record: GameRecord,
  options: { events?: boolean } = {},
): Generator<Game, Game> {
  const against = misfit(library, record)
  if (against) throw against
  const g = start(libraryFor(library, record), record.setup, { events: options.events ?? true })
  const fix = 'The record is damaged from this choice on; use an undamaged copy.'
  for (const [n, i] of record.choices.entries()) {
    const where = `record.choices[${n}]`
    const want = record.hashes.slice(n * 8, n * 8 + 8)
    if (hash(g) !== want)
      throw new RecordError(where, `The game differs here: its hash is ${hash(g)}, the record says ${want}.`, fix, n)
    const no = take(g, i)
    if (no) throw new RecordError(where, no.why, fix, n)
    yield g
  }
  return g
}
