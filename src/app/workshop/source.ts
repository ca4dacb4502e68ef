/** A raid's text while it is written: what is wrong with it and where. Pure, and read in a worker. */
import type { Problem } from '../../language/problem.ts'
import type { RaidDef } from '../../raid/format.ts'
import { jsonRanges, keysTwice } from '../../raid/json-tree.ts'
import { lintTexts } from '../../raid/lint.ts'
import { readOwn } from '../shelf/own-raid.ts'

/** A change of the text. */
export interface Change {
  from: number
  to: number
  insert: string
}

/** A problem and its place. */
export interface Mark {
  from: number
  to: number
  what: string
  fix: string
  /** The fix that a click applies, if the checker knows the right word. */
  change: Change | null
}

export interface Source {
  /** Null as long as there are problems. */
  raid: RaidDef | null
  marks: readonly Mark[]
}

/** Reads the text of a raid, which is JSON (`slipIn`). `before`: the raid as it was kept, whose cards' texts aren't read back again. */
export function readSource(text: string, before?: Pick<RaidDef, 'cards'>): Source {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { raid: null, marks: [mark(0, text.length, 'A raid is a record', 'Begin with { and end with }.')] }
  const read = readOwn(value as Readonly<Record<string, unknown>>)
  const known = new Set(before?.cards.map((card) => JSON.stringify(card)))
  const problems = [...keysTwice(text), ...('problems' in read ? read.problems : lintTexts(read.raid, known))]
  if ('raid' in read && problems.length === 0) return { raid: read.raid, marks: [] }
  const range = jsonRanges(text)
  return { raid: null, marks: problems.map((problem) => marked(text, problem, range)) }
}

export const mark = (from: number, to: number, what: string, fix: string): Mark => ({
  from,
  to,
  what,
  fix,
  change: null,
})

/** The longest part of a text that is underlined: a whole card in red would hide its place. */
const longest = 200

function marked(text: string, problem: Problem, range: ReturnType<typeof jsonRanges>): Mark {
  const { where, what, fix, path = [], letter } = problem
  const [from, end] = range(path, letter)
  const [piece = ''] = (letter === undefined ? /^.*/ : /^[^\s"]*/).exec(text.slice(from, end)) ?? []
  const to = from + Math.max(1, Math.min(piece.length, longest))
  return { from, to, what: `${where}: ${what}`, fix, change: changeFor(text, problem, range) }
}

/** The fix as a change: the right sentence, or the right word. */
function changeFor(
  text: string,
  { what, nearest, write, path = [], letter }: Problem,
  range: ReturnType<typeof jsonRanges>,
): Change | null {
  const [from, to] = range(path, letter)
  if (write !== undefined) return { from: range(path, 0)[0] - 1, to, insert: JSON.stringify(write) }
  const [, word] = /^"([^"]+)"/.exec(what) ?? []
  if (nearest === undefined || word === undefined) return null
  const [wrong, insert] =
    letter === undefined ? [JSON.stringify(word), JSON.stringify(nearest)] : [word.replace(/[.,]$/, ''), nearest]
  const at = text.slice(from, to).indexOf(wrong)
  return at < 0 ? null : { from: from + at, to: from + at + wrong.length, insert }
}
