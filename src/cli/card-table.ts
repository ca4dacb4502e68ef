/** Lists of printed cards as files: a card a line, tab separated, the names of the columns in the first line. */
import { lineOf, type Reading, type Row, readCard } from '../language/read/index.ts'
import type { CardDef } from '../language/types.ts'
import { readText } from './files.ts'
import { CliError } from './problem.ts'

const mb = 2 ** 20
const largest = 20 * mb
const mostRows = 50_000

/** A line of the file, by its columns. */
export interface Listed {
  line: number
  row: Row
}

const needed = ['name', 'type', 'rules']

/** The cards of a file. Refuses one that is too large, has no table in it, or lacks a column; the error names the line. */
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
  const listed = lines
    .slice(1)
    .flatMap((text, i): Listed[] => (text.trim() === '' ? [] : [rowOf(file, columns, text, i + 2)]))
  if (listed.length === 0)
    throw new CliError('no cards', `${file}, line 2`, 'Write a card a line under the names of the columns.')
  if (listed.length > mostRows)
    throw new CliError(
      `${listed.length} cards, more than ${mostRows}`,
      `${file}, line ${mostRows + 2}`,
      'Split it into several files.',
    )
  return listed
}

function rowOf(file: string, columns: readonly string[], text: string, line: number): Listed {
  const cells = text.split('\t')
  if (cells.length > columns.length)
    throw new CliError(
      `${cells.length} columns, and the first line names ${columns.length}`,
      `${file}, line ${line}, column ${columns.length + 1}`,
      'Take out the tab that is too many.',
    )
  return { line, row: Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ''])) }
}

/** A card of the file: its printed line, and what was read. Refuses an unknown type, by line and column. */
export function readListed(file: string, { line, row }: Listed): { def: CardDef; reading: Reading } {
  const def = lineOf(row)
  if ('problem' in def)
    throw new CliError(
      def.problem,
      `${file}, line ${line}, column "${def.column}"`,
      fixes[def.column] ?? 'Mend the line.',
    )
  return { def, reading: readCard(def, row.rules ?? '') }
}

const fixes: Readonly<Record<string, string>> = {
  name: 'Give the card a name.',
  type: 'Use Hero, Ally, Ability, Equipment, Quest or Location.',
}
