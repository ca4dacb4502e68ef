/** A balance report as one page that needs nothing else: no script, no network. Each chart has its table beside it. */
import {
  type Chart,
  causeChart,
  deckChart,
  effectChart,
  fallRoundChart,
  fallStageChart,
  gridChart,
  lengthChart,
  sizeChart,
  stageChart,
} from './charts.ts'
import { style } from './page-style.ts'
import type { Report } from './summary.ts'
import { escaped } from './svg.ts'
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
import { gamesText, minutesText, notes, rateText, sourceText, spreadText } from './words.ts'

/** Charts are drawn for a desk and for a phone; the page shows the one that fits. */
const WIDE = 600
const NARROW = 340

export function reportPage(report: Report): string {
  const { raid, all } = report
  const title = `Balance of ${raid.name}${report.mode === null ? '' : ` (${report.mode})`}`
  const never = neverTable(report)
  const [own, ...ofDecks] = cardTables(report)
  const sections = [
    section(sizeTable(report), [sizeChart(report), lengthChart(report)]),
    section(deckTable(report), [deckChart(report), gridChart(report)]),
    ...(report.bosses.length > 1 ? [section(bossPlayerTable(report), [])] : []),
    section(stageTable(report), [stageChart(report)]),
    ...(report.byBoss.length > 1 ? [section(bossTable(report), [])] : []),
    ...(own ? [section(own, [])] : []),
    section(never, []),
    section(endTable(report), []),
    section(fallStageTable(report), report.falls.raiders > 0 ? [fallStageChart(report)] : []),
    section(fallRoundTable(report), report.falls.raiders > 0 ? [fallRoundChart(report)] : []),
    section(causeTable(report), report.falls.raiders > 0 ? [causeChart(report)] : []),
    section(damageTable(report), []),
    section(clearTable(report), [effectChart(report)]),
    ...ofDecks.map((table) => `<details><summary>${escaped(table.title)}</summary>${tableHtml(table)}</details>`),
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${escaped(title)}</h1>
<p class="source">${escaped(gamesText(report))} · ${escaped(sourceText(report))}</p>
<dl>
<div><dt>Raiders win</dt><dd>${rateText(all.winRate)}</dd></div>
<div><dt>Rounds</dt><dd>${spreadText(all.rounds)}</dd></div>
<div><dt>Decisions</dt><dd>${spreadText(all.decisions)}</dd></div>
<div><dt>Minutes</dt><dd>${minutesText(all.decisions)}</dd></div>
<div><dt>Never played</dt><dd>${never.rows.length} of ${own?.rows.length ?? 0} cards of the raid</dd></div>
</dl>
</header>
<main>
${sections.join('\n')}
<section class="notes"><h2>How to read this</h2><ul>${notes.map((note) => `<li>${escaped(note)}</li>`).join('')}</ul></section>
</main>
</body>
</html>
`
}

function section(table: Table, charts: readonly (Chart | null)[]): string {
  const name = table.title.toLowerCase().replace(/[^a-z]+/g, '-')
  const shown = table.rows.length > 0 ? charts : []
  const figures = shown.flatMap((chart, i) => (chart ? [figure(chart, `${name}-${i}`)] : []))
  const drawn = figures.length > 0 ? `<div class="charts">${figures.join('')}</div>` : ''
  return `<section aria-labelledby="${name}"><h2 id="${name}">${escaped(table.title)}</h2><div class="pair">${drawn}${tableHtml(table)}</div></section>`
}

function figure(chart: Chart, name: string): string {
  const drawn = (kind: string, width: number): string =>
    `<div class="${kind}">${chart.draw(width, `${name}-${kind}`)}</div>`
  return `<figure>${drawn('wide', WIDE)}${drawn('narrow', NARROW)}<figcaption>${escaped(chart.about)}</figcaption></figure>`
}

function tableHtml({ title, head, rows }: Table): string {
  if (rows.length === 0) return '<p>None.</p>'
  const cells = (row: readonly string[]): string =>
    row.map((cell, i) => (i === 0 ? `<th scope="row">${escaped(cell)}</th>` : `<td>${escaped(cell)}</td>`)).join('')
  return `<div class="table" tabindex="0" role="region" aria-label="${escaped(title)}"><table>
<thead><tr>${head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}</tbody>
</table></div>`
}
