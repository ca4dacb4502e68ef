/** The charts of a balance report as SVG, drawn by Vega-Lite without a browser. */
import { logger, None, parse, textMetrics, View } from 'vega'
import { compile, type TopLevelSpec } from 'vega-lite'
import type { Estimate } from './statistics.ts'
import type { Report } from './summary.ts'
import { clearCards, mainStages, ownerOf } from './words.ts'

declare module 'vega' {
  /** Vega exports it, but its types don't say so. */
  export const textMetrics: { width: (item: { fontSize?: number }, text: unknown) => number }
}

/** A chart for a page of this width; what it shows in a sentence. */
export interface Chart {
  about: string
  spec(width: number): TopLevelSpec
}

/** Okabe and Ito's palette, which color-blind readers can tell apart, on the game's dark ground. */
const look = { ink: '#eadcc0', dim: '#a89878', line: '#4a3d30', blue: '#56b4e9', orange: '#e69f00', red: '#e07a3f' }

const FONT = 13
const font = 'Georgia, "Times New Roman", serif'

const config = {
  aria: false,
  background: 'transparent',
  font,
  view: { stroke: null },
  axis: {
    labelColor: look.ink,
    titleColor: look.dim,
    gridColor: look.line,
    domainColor: look.line,
    tickColor: look.line,
    labelPadding: 6,
    labelFontSize: FONT,
    titleFontSize: FONT,
    titleFontWeight: 'normal',
  },
  legend: { labelColor: look.ink, titleColor: look.dim, labelFontSize: FONT, titleFontSize: 13 },
} as const

const percentAxis = (title: string, width: number) => ({ title, format: '.0%', tickCount: width < WIDE ? 3 : 5 })

/** From this width on there is room for as many numbers as one likes. */
const WIDE = 500
/** The width of text, about; without a canvas nobody can tell exactly. */
const textWidth = (text: string, size = FONT): number => 0.55 * size * text.replaceAll(INVISIBLE, '').length

/** Rows of one name would be drawn as one: so many of these keep them apart. */
const INVISIBLE = '\u200b'

/** A chart with a named row for each value, in their order: as wide as the page leaves room beside the names. */
function rowsOf(rows: readonly { name: string }[], width: number, step = 24) {
  const room = Math.round(width * (width < WIDE ? 0.42 : 0.5))
  const values = rows.map((row) => ({ ...row, name: cut(row.name, Math.floor(room / textWidth('m'))) }))
  const names = Math.max(0, ...values.map(({ name }) => textWidth(name)))
  const axis = { title: null, ticks: false, domain: false, labelLimit: 0, labelOverlap: false } as const
  return {
    y: { field: 'name', type: 'nominal', sort: null, axis } as const,
    spec: { ...plain, width: Math.round(width - names - 56), height: { step }, data: { values } },
  }
}

const apart = <T extends Row>(rows: readonly T[]): T[] =>
  rows.map((row, i) => ({ ...row, name: row.name + INVISIBLE.repeat(i) }))

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

const plain = { padding: { left: 4, right: 34, top: 6, bottom: 4 }, config } as const

type Row = { name: string }

const parts = ({ value, low, high }: Estimate) => ({ value, low, high })

/** Points with their intervals; `domain`: of shares, otherwise of differences. */
function intervals(
  rows: readonly Row[],
  title: string,
  domain: [number, number] | undefined,
  width: number,
): TopLevelSpec {
  const x = {
    type: 'quantitative',
    axis: percentAxis(title, width),
    ...(domain ? { scale: { domain } } : {}),
  } as const
  const { y, spec } = rowsOf(rows, width)
  return {
    ...spec,
    data: { values: apart(spec.data.values) },
    encoding: { y },
    layer: [
      {
        mark: { type: 'rule', strokeWidth: 3, color: look.blue, opacity: 0.65 },
        encoding: { x: { field: 'low', ...x }, x2: { field: 'high' } },
      },
      {
        mark: { type: 'point', filled: true, size: 90, color: look.orange, opacity: 1 },
        encoding: { x: { field: 'value', ...x } },
      },
      ...(domain
        ? []
        : [{ mark: { type: 'rule', color: look.dim }, encoding: { x: { datum: 0, type: 'quantitative' } } } as const]),
    ],
  }
}

/** Bars along rows, each with its number at its end. */
function bars(
  rows: readonly (Row & { n: number; text: string })[],
  title: string,
  share: boolean,
  width: number,
): TopLevelSpec {
  const axis = share ? percentAxis(title, width) : { title, tickCount: width < WIDE ? 3 : 5, format: 'd' }
  const { y, spec } = rowsOf(rows, width)
  return {
    ...spec,
    data: { values: apart(spec.data.values) },
    encoding: { y, x: { field: 'n', type: 'quantitative', axis, ...(share ? { scale: { domain: [0, 1] } } : {}) } },
    layer: [
      { mark: { type: 'bar', color: look.blue, height: { band: 0.7 } } },
      {
        mark: { type: 'text', align: 'left', dx: 4, color: look.ink, fontSize: 12 },
        encoding: { text: { field: 'text' } },
      },
    ],
  }
}

export const sizeChart = ({ bySize }: Report): Chart => ({
  about: 'Win rate of each party size with its 95 % interval.',
  spec: (width) =>
    intervals(
      bySize.flatMap(({ raiders, winRate }) => (winRate ? [{ name: partyName(raiders), ...parts(winRate) }] : [])),
      'raiders win',
      [0, 1],
      width,
    ),
})

export const deckChart = ({ byDeck }: Report): Chart => ({
  about: 'Win rate of each deck over all party sizes, with its 95 % interval.',
  spec: (width) =>
    intervals(
      byDeck.flatMap(({ name, winRate }) => (winRate ? [{ name, ...parts(winRate) }] : [])),
      'raiders win',
      [0, 1],
      width,
    ),
})

/** Each deck at each size as a field whose color and number are its win rate. */
export const gridChart = ({ byDeck }: Report): Chart => ({
  about: 'Win rate of each deck at each party size.',
  spec(width) {
    const fields = byDeck.flatMap(({ name, bySize }) =>
      bySize.flatMap(({ raiders, winRate }) => (winRate ? [{ name, raiders, value: winRate.value }] : [])),
    )
    const { y, spec } = rowsOf(fields, width, 34)
    const axis = { title: 'raiders', labelAngle: 0, orient: 'top', ticks: false, domain: false } as const
    const value = { field: 'value', type: 'quantitative' } as const
    return {
      ...spec,
      encoding: { y, x: { field: 'raiders', type: 'ordinal', axis } },
      layer: [
        {
          mark: { type: 'rect', stroke: '#17110d', strokeWidth: 2, cornerRadius: 3 },
          encoding: { color: { ...value, scale: { scheme: 'cividis', domain: [0, 1] }, legend: null } },
        },
        {
          mark: { type: 'text', fontSize: FONT },
          encoding: {
            text: { ...value, format: '.0%' },
            color: { condition: { test: 'datum.value > 0.45', value: '#17110d' }, value: '#ffffff' },
          },
        },
      ],
    }
  },
})

const partyName = (raiders: number): string => (raiders === 1 ? '1 raider' : `${raiders} raiders`)

export const lengthChart = ({ bySize }: Report): Chart => ({
  about: 'Length in rounds for each party size: the median, and what 80 % of games stay within.',
  spec(width) {
    const { y, spec } = rowsOf(
      bySize.map(({ raiders, rounds }) => ({ name: partyName(raiders), ...rounds })),
      width,
    )
    const x = {
      type: 'quantitative',
      scale: { zero: true },
      axis: { title: 'rounds', tickMinStep: 1, tickCount: 6 },
    } as const
    return {
      ...spec,
      encoding: { y },
      layer: [
        {
          mark: { type: 'bar', color: look.blue, opacity: 0.65, height: { band: 0.45 } },
          encoding: { x: { field: 'p10', ...x }, x2: { field: 'p90' } },
        },
        {
          mark: { type: 'tick', color: look.orange, opacity: 1, thickness: 4, height: { band: 0.7 } },
          encoding: { x: { field: 'median', ...x } },
        },
      ],
    }
  },
})

export const stageChart = (report: Report): Chart => ({
  about: 'The share of games that reach each stage.',
  spec: (width) =>
    bars(
      mainStages(report).map(({ title, reached }) => ({
        name: title,
        n: reached?.value ?? 0,
        text: `${Math.round(100 * (reached?.value ?? 0))} %`,
      })),
      'of all games',
      true,
      width,
    ),
})

export const fallStageChart = ({ falls }: Report): Chart => ({
  about: 'How many raiders fall in each stage.',
  spec: (width) => bars(falls.byStage.map(counted), 'raiders', false, width),
})

export const fallRoundChart = ({ falls }: Report): Chart => ({
  about: 'How many raiders fall in each round.',
  spec: (width) => ({
    ...plain,
    width: width - 90,
    height: 220,
    data: { values: falls.byRound.map(({ key, n }) => ({ round: Number(key), n })) },
    mark: { type: 'bar', color: look.blue, width: { band: 0.8 } },
    encoding: {
      x: { field: 'round', type: 'ordinal', axis: { title: 'round', labelAngle: 0, labelOverlap: true } },
      y: { field: 'n', type: 'quantitative', axis: { title: 'raiders', tickCount: 4, format: 'd' } },
    },
  }),
})

const CAUSES = 12

export const causeChart = ({ falls }: Report): Chart => ({
  about: 'What the most raiders fall to.',
  spec: (width) =>
    bars(
      falls.byCause
        .filter(({ n }) => n > 0)
        .slice(0, CAUSES)
        .map(counted),
      'raiders',
      false,
      width,
    ),
})

const counted = ({ key, n }: { key: string; n: number }) => ({ name: key, n, text: String(n) })

/** As many of the strongest effects are drawn, on each side. */
const EFFECTS = 12

export const effectChart = (report: Report): Chart | null => {
  const clear = clearCards(report)
  const shown = clear.length > 2 * EFFECTS ? [...clear.slice(0, EFFECTS), ...clear.slice(-EFFECTS)] : clear
  if (shown.length === 0) return null
  return {
    about:
      'Cards that go clearly with winning (to the right of 0) or losing, like games compared with like, with 95 % intervals.',
    spec: (width) =>
      intervals(
        shown.map(({ card, deck, adjusted }) => ({
          name: width < WIDE ? card : `${card} (${ownerOf(report, deck)})`,
          ...parts(adjusted),
        })),
        'more wins',
        undefined,
        width,
      ),
  }
}

/** Without a canvas Vega can only guess how wide text is, and guesses too much for this font. */
textMetrics.width = ({ fontSize }, text) => textWidth(String(text), fontSize)

/** The chart as SVG that fits its place; `name` keeps its ids apart from others on the page. */
export async function svg(chart: Chart, name: string, width: number): Promise<string> {
  const view = new View(parse(compile(chart.spec(width), { logger: logger(None) }).spec), { renderer: 'none' })
  const drawn = await view.toSVG()
  view.finalize()
  const [, size = ''] = /viewBox="([^"]*)"/.exec(drawn) ?? []
  const inner = drawn.slice(drawn.indexOf('>') + 1)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}" role="img" aria-labelledby="${name}"><title id="${name}">${escaped(chart.about)}</title>${inner}`
}

/** Text in HTML and SVG. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
