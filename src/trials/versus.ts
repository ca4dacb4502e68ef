/** Two versions of a raid on the same games, side by side. Pure. */
import { under } from '../language/look-up.ts'
import type { Compared } from './comparison.ts'
import type { Report, StageRow } from './summary.ts'
import { percentOf, type Table, tenths } from './tables.ts'
import { effectText, mainStages, minutesText, rateText, shareText, spreadText } from './words.ts'

/** More rows than this of causes and cards say little. */
const most = 12

/** The tables of a comparison; `names`: of the two versions. */
export function versusTables(
  reports: readonly [Report, Report],
  compared: Compared,
  names: readonly string[],
): Table[] {
  return [
    allTable(reports, compared, names),
    sideBySide('Stages', names, reports, stageCells),
    sideBySide('Raids lost to', names, reports, ({ ends, all }) =>
      cells(
        ends.flatMap(({ cause, lost }) => (lost > 0 ? [[cause, lost] as const] : [])),
        (n) => percentOf(n, all.lost + all.drawn),
      ),
    ),
    sideBySide('Damage a game', names, reports, ({ cards, all }) =>
      cells(
        cards.flatMap(({ deck, card, dealt }) => (deck === '' && dealt > 0 ? [[card, dealt] as const] : [])),
        (n) => tenths(n / Math.max(1, all.games)),
      ),
    ),
  ]
}

function allTable([a, b]: readonly [Report, Report], { difference, far }: Compared, names: readonly string[]): Table {
  const sizes = a.bySize.flatMap((one) => {
    const other = b.bySize.find(({ raiders }) => raiders === one.raiders)
    return other ? [[`win with ${one.raiders}`, rateText(one.winRate), rateText(other.winRate), '']] : []
  })
  return {
    title: 'Two versions',
    head: ['the raiders', ...names, 'difference'],
    rows: [
      ['win', rateText(a.all.winRate), rateText(b.all.winRate), effectText(difference)],
      ...(sizes.length > 1 ? sizes : []),
      ['come so far', '', '', effectText(far)],
      ['rounds', spreadText(a.all.rounds), spreadText(b.all.rounds), ''],
      ['decisions', spreadText(a.all.decisions), spreadText(b.all.decisions), ''],
      ['minutes', minutesText(a.all.decisions), minutesText(b.all.decisions), ''],
    ],
  }
}

type Cells = Record<string, string>

/** Sets beside each other the same things of both versions, those of the second first, since it is the newer. */
function sideBySide(
  title: string,
  names: readonly string[],
  [a, b]: readonly [Report, Report],
  of: (report: Report) => Cells,
): Table {
  const [first, second] = [of(a), of(b)]
  const keys = [...new Set([...Object.keys(second).slice(0, most), ...Object.keys(first).slice(0, most)])]
  return { title, head: ['', ...names], rows: keys.map((key) => [key, cell(first, key), cell(second, key)]) }
}

const cell = (all: Cells, key: string): string => under(all, key) ?? '–'

const cells = (rows: readonly (readonly [string, number])[], text: (n: number) => string): Cells =>
  Object.fromEntries([...rows].sort(([, m], [, n]) => n - m).map(([key, n]) => [key, text(n)]))

const stageCells = (report: Report): Cells =>
  Object.fromEntries(mainStages(report).map((row) => [row.title, stageText(row)]))

const stageText = ({ reached, rounds, winRate }: StageRow): string =>
  `${shareText(reached)}, ${tenths(rounds)} rounds, ${shareText(winRate)} won`
