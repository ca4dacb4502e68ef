/**
 * Reads every raid from outside: a file, a link, a record, a program's library.
 * Returns a frozen copy of the parts that the format defines, for games, pages and printers; the value itself is never kept.
 */

import { checkBounds } from '../language/bounded.ts'
import { type Problem, sparingly } from '../language/problem.ts'
import { type Data, isRecord } from '../language/schema/shape.ts'
import type { CardDef } from '../language/types.ts'
import { bounds } from '../state/bounds.ts'
import { readEnglish } from './english.ts'
import { type RaidDef, type RaidFile, raidFormat } from './format.ts'
import { lintRaid } from './lint.ts'
import { ownModes, withModules } from './modules.ts'
import { checkRaid, raidParts } from './shape.ts'
import { usual } from './usual.ts'

/** The most pairs of letters compared to suggest corrections of unknown words: enough for hundreds of them. */
const guessing = 30_000_000

/** An own raid may not have the id of a built-in one: records name raids by it. */
export const idTaken = (id: string): Problem => ({
  where: 'id',
  what: `"${id}" is a raid that raidkeeper brings with it.`,
  fix: 'Give the raid an id of its own in its file.',
  path: ['id'],
})

/** A playable raid, or all its problems. */
export type RaidRead = { raid: RaidDef } | { problems: readonly Problem[] }

/**
 * Reads a raid from any value, and checks it as `lint` does.
 * @param value - A raid as its file has it, with or without defaults and `$schema`. It is not changed.
 * @param library - Other cards that are in the game; the raid's cards must have other names.
 * @returns `{ raid }`, a frozen copy with defaults filled in; or `{ problems }`, each with place and fix.
 */
export function readRaid(value: unknown, library: { cards: readonly CardDef[] } = { cards: [] }): RaidRead {
  return sparingly(guessing, () => {
    const read = formOf(value)
    if ('problems' in read) return read
    const problems = lintRaid(read.raid, library)
    return problems.length > 0 ? { problems } : read
  })
}

const known = new WeakMap<object, RaidRead>()

/**
 * Reads a raid without the linter: size, version of the format, form. The result can be compiled and drawn, but may name missing cards.
 * A value is read only once, so later changes have no effect.
 */
export function formOf(value: unknown): RaidRead {
  if (!isRecord(value)) return { problems: checkRaid(value) }
  const before = known.get(value)
  if (before) return before
  const read = newlyRead(value)
  known.set(value, read)
  if ('raid' in read) known.set(read.raid, read)
  return read
}

const written = new WeakMap<RaidDef, RaidFile>()

/** A raid as its file has it, with its English and its modules; itself if it has none. */
export const asWritten = (raid: RaidDef): RaidFile => written.get(raid) ?? raid

function newlyRead(value: Data): RaidRead {
  const { art: _art, ...rest } = value
  const problems = checkBounds(rest, typeof value.id === 'string' ? value.id : 'raid')
  if (problems.length > 0) return { problems }
  const { format } = value
  if (typeof format === 'number' && format > raidFormat) return { problems: [tooNew(value, format)] }
  const english = readEnglish(value)
  if (english.problems.length > 0) return { problems: english.problems }
  const raid = frozen(complete(english.value)) as RaidDef
  const wrong = checkRaid(raid)
  if (wrong.length > 0) return { problems: wrong }
  const many = tooMany(raid)
  if (many.length > 0) return { problems: many }
  const played = raid.modules ? (frozen(withModules(raid)) as RaidDef) : raid
  const joined = played === raid ? [] : checkRaid(played)
  if (joined.length > 0) return { problems: joined }
  if (english.sentences.length > 0 || played !== raid) written.set(played, frozen(complete(value)) as RaidFile)
  return { raid: played }
}

/** Too many modes, with every choice of the modules. */
function tooMany(raid: RaidDef): Problem[] {
  const { id, modules = [] } = raid
  const own = Math.max(1, ownModes(raid).length)
  const most = bounds.raid.modes
  if (own * 2 ** modules.length <= most) return []
  const what = `${own} modes with every choice of ${modules.length} modules are more than ${most}.`
  return [{ where: `${id}.modules`, what, fix: 'Write fewer modes or modules.', path: ['modules'] }]
}

const tooNew = ({ id }: Data, format: number): Problem => ({
  where: `${typeof id === 'string' ? id : 'raid'}.format`,
  what: `This raid needs a newer raidkeeper: it is written in format ${format}, and this one reads format ${raidFormat}.`,
  fix: 'Update raidkeeper, or ask for the raid in an older format.',
})

/** The parts in the order of the format, with defaults; unknown parts come last, and are refused. */
function complete({ $schema: _schema, ...value }: Data): Data {
  const keys = new Set<string>([...raidParts, ...Object.keys(value)])
  const of = (key: string): unknown => (value[key] === undefined ? (usual as Data)[key] : value[key])
  const { id = 'raid', machine } = value
  const named = isRecord(machine) ? { machine: { id, ...machine } } : {}
  return { ...Object.fromEntries([...keys].map((key) => [key, of(key)])), ...named }
}

/** A deep copy that nothing can change, without values that are undefined. */
function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Object.freeze(Array.from(value, frozen))
  const entries = Object.entries(value).flatMap(([key, v]) => (v === undefined ? [] : [[key, frozen(v)] as const]))
  return Object.freeze(Object.fromEntries(entries))
}
