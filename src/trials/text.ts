/** A balance report as text, at most 100 columns wide. Pure. */
import type { Report } from './summary.ts'
import {
  bossPlayerTable,
  bossTable,
  cardTables,
  causeTable,
  clearTable,
  damageTable,
  deckTable,
  endTable,
  fallRoundTable,
  fallStageTable,
  neverTable,
  sizeTable,
  stageTable,
  type Table,
} from './tables.ts'
import { gamesText, notes, sourceText } from './words.ts'

const WIDTH = 100
/** More rows of causes and damage than this are left to the other forms of the report. */
const CAUSES = 20

export function reportLines(report: Report): string[] {
  const mode = report.mode === null ? '' : ` (${report.mode})`
  const [causes, damage, ends] = [causeTable(report), damageTable(report), endTable(report)]
  const [own, ...ofDecks] = cardTables(report)
  const tables = [
    sizeTable(report),
    deckTable(report),
    ...(report.bosses.length > 1 ? [bossPlayerTable(report)] : []),
    stageTable(report),
    ...(own ? [own] : []),
    neverTable(report),
    ...(report.byBoss.length > 1 ? [bossTable(report)] : []),
    { ...ends, rows: ends.rows.slice(0, CAUSES) },
    fallStageTable(report),
    fallRoundTable(report),
    { ...causes, rows: causes.rows.slice(0, CAUSES) },
    { ...damage, rows: damage.rows.slice(0, CAUSES) },
    clearTable(report),
    ...ofDecks,
  ]
  return [
    `Balance of ${report.raid.name}${mode}: ${gamesText(report)}`,
    ...wrapped(sourceText(report), ''),
    ...tables.flatMap(tableLines),
    '',
    'How to read this',
    ...notes.flatMap((note) => wrapped(note, '  ')),
  ]
}

export function tableLines({ title, head, rows }: Table): string[] {
  const none = rows.length === 0
  return ['', title, ...(none ? ['  none'] : aligned([head, ...rows]).map((line) => `  ${line}`))]
}

/** The first column on the left, the others on the right; the first is cut if the lines are too wide. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = []
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length)
  const rest = widths.slice(1).reduce((sum, width) => sum + width + 2, 2)
  const first = Math.min(widths[0] ?? 0, WIDTH - rest)
  return rows.map(([name = '', ...cells]) => {
    const shown = name.length > first ? `${name.slice(0, first - 1)}…` : name
    return [shown.padEnd(first), ...cells.map((cell, i) => cell.padStart(widths[i + 1] ?? 0))].join('  ').trimEnd()
  })
}

function wrapped(text: string, indent: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(indent + word)
  }
  return lines
}
