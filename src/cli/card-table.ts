/** Lists of printed cards as files: a card a line, tab separated, the names of the columns in the first line. */
import { lineOf, type Reading, type Row, readCard } from '../language/read/index.ts'
import type { CardDef } from '../language/types.ts'
import { readText } from './files.ts'
import { type Home, homes } from './listed-raids.ts'
import { CliError } from './problem.ts'

const mb = 2 ** 20
const largest = 20 * mb
const mostRows = 50_000

/** A line of the file, by its columns, and where its card is read; `problem`: why it is no row of the table. */
export interface Listed {
  line: number
  row: Row
  home: Home
  problem?: string
}

/** What became of a line: the card, with what was read of it; or why the line is no card's, and the column at fault. */
type Outcome = { def: CardDef; reading: Reading } | { name: string; problem: string; where: string; fix: string }

const needed = ['name', 'type', 'rules']

/**
 * The lines of a file of cards. Refuses one that is too large, has no table in it, or lacks a column; the error names the line.
 * A line that is no row of the table does not stop the others: it says what its problem is.
 */
export function cardTable(file: string): Listed[] {
  const lines = readText(file, largest, 'Give the path of a file of cards, of 20 MB at most.')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
  const columns = (lines[0] ?? '').split('\t').map((c) => c.trim())
  const missing = needed.filter((c) => !columns.includes(c))
  if (missing.length > 0)
    throw new CliError(
      `no column ${missing.map((c) => `"${c}"`).join(', ')}`,
      `${file}, line 1`,
      'The first line names the columns, separated by tabs: at least name, type and rules.',
    )
  const listed = lines.slice(1).flatMap((text, i) => (text.trim() === '' ? [] : [rowOf(columns, text, i + 2)]))
  if (listed.length === 0)
    throw new CliError('no cards', `${file}, line 2`, 'Write a card a line under the names of the columns.')
  if (listed.length > mostRows)
    throw new CliError(
      `${listed.length} cards, more than ${mostRows}`,
      `${file}, line ${mostRows + 2}`,
      'Split it into several files.',
    )
  const homeOf = homes(listed.map(({ row }) => row))
  return listed.map((one) => ({ ...one, home: homeOf(one.row) }))
}

function rowOf(columns: readonly string[], text: string, line: number): Omit<Listed, 'home'> {
  const cells = text.split('\t')
  const row = Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? '']))
  if (cells.length <= columns.length) return { line, row }
  return { line, row, problem: `${cells.length} columns, and the first line names ${columns.length}` }
}

/** A card of the file: its printed line, and what was read. A line that is no card's is refused by line and column. */
export function readListed(file: string, { line, row, home, problem }: Listed): Outcome {
  const name = (row.name ?? '').trim()
  const place = `${file}, line ${line}`
  if (problem !== undefined) return { name, problem, where: place, fix: 'Take out the tab that is too many.' }
  const printed = lineOf(row)
  if (!('problem' in printed)) {
    const world = home(printed)
    return { def: world.def, reading: readCard(world.def, row.rules ?? '', world) }
  }
  return {
    name,
    problem: printed.problem,
    where: `${place}, column "${printed.column}"`,
    fix: fixes[printed.column] ?? 'Mend the line.',
  }
}

const fixes: Readonly<Record<string, string>> = {
  name: 'Give the card a name.',
  type: 'Use Hero, Ally, Ability, Equipment, Quest or Location.',
}
