/** The charts of a balance report as SVG. */
import type { Estimate } from './statistics.ts'
import type { Report } from './summary.ts'
import { across, cut, dot, down, FONT, look, picture, rect, textWidth, ticks, words } from './svg.ts'
import { clearCards, mainStages, ownerOf } from './words.ts'

/** A chart for a page of this width; its content in a sentence. */
export interface Chart {
  readonly about: string
  /** `name` keeps its ids apart from others on the page. */
  draw(width: number, name: string): string
}

/** The width from which there is room for any number of labels. */
const WIDE = 500
/** Free space around a chart, for its numbers, and beside names. */
const margin = { left: 4, right: 40, top: 6, bottom: 44, names: 8 }

interface Row {
  readonly name: string
}

/** The axis of a chart: its title, its round numbers, and their format. */
interface Axis {
  readonly title: string
  readonly at: readonly number[]
  text(n: number): string
}

interface Rows<R extends Row> {
  readonly about: string
  readonly rows: readonly R[]
  axis(width: number): Axis
  /** Draws a row at this height; `x` is the place of a number. */
  mark(row: R, y: number, x: (n: number) => number): string
}

const step = 24

const percent = (n: number): string => `${Math.round(100 * n)}%`.replace('-', '−')
const shares = (title: string, low: number, high: number, width: number): Axis => ({
  ...{ title, text: percent },
  at: ticks(low, high, width < WIDE ? 3 : 5),
})
const counts = (title: string, most: number, about: number): Axis => ({
  ...{ title, text: String },
  at: ticks(0, most, about, 1),
})

/** Names as far as there is room for them, and the width that they take. */
function namesOf(rows: readonly Row[], width: number): { names: string[]; room: number } {
  const most = Math.floor((width * (width < WIDE ? 0.42 : 0.5)) / textWidth('m'))
  const names = rows.map(({ name }) => cut(name, most))
  return { names, room: margin.left + Math.max(0, ...names.map(textWidth)) }
}

const nameAt = (room: number, y: number, name: string): string => words(room, y, name, { 'text-anchor': 'end' })

/** A chart with a named row for each value, in their order: as wide as the page leaves room beside the names. */
const inRows = <R extends Row>({ about, rows, axis, mark }: Rows<R>): Chart => ({
  about,
  draw(width, id) {
    const { names, room } = namesOf(rows, width)
    const { title, at, text } = axis(width)
    const left = room + margin.names
    const [low = 0, high = 1] = [at[0], at.at(-1)]
    const x = (n: number): number => left + ((n - low) / (high - low)) * (width - margin.right - left)
    const bottom = margin.top + step * rows.length
    return picture(width, bottom + margin.bottom, about, id, [
      ...at.map((n) => down(x(n), margin.top, bottom, n === 0 && low < 0 ? look.dim : look.line)),
      ...at.map((n) => words(x(n), bottom + 14, text(n), { 'text-anchor': 'middle' })),
      words((left + width - margin.right) / 2, bottom + 34, title, { 'text-anchor': 'middle', fill: look.dim }),
      ...rows.map((row, i) => {
        const y = margin.top + step * (i + 0.5)
        return nameAt(room, y, names[i] ?? '') + mark(row, y, x)
      }),
    ])
  },
})

type Interval = Row & Pick<Estimate, 'value' | 'low' | 'high'>

const parts = ({ value, low, high }: Estimate) => ({ value, low, high })

/** Points with their intervals. */
const intervals = (about: string, rows: readonly Interval[], axis: (width: number) => Axis): Chart =>
  inRows({
    ...{ about, rows, axis },
    mark: ({ low, high, value }, y, x) =>
      across(x(low), x(high), y, { stroke: look.blue, 'stroke-width': 3, 'stroke-opacity': 0.65 }) + dot(x(value), y),
  })

const rates = (about: string, rows: readonly { name: string; winRate: Estimate | null }[]): Chart =>
  intervals(
    about,
    rows.flatMap(({ name, winRate }) => (winRate ? [{ name, ...parts(winRate) }] : [])),
    (width) => shares('raiders win', 0, 1, width),
  )

type Bar = Row & { readonly n: number; readonly text: string }

/** Bars along rows, each with its number at its end. */
const bars = (about: string, rows: readonly Bar[], axis: (width: number) => Axis): Chart =>
  inRows({
    ...{ about, rows, axis },
    mark: ({ n, text }, y, x) =>
      rect(x(0), y - 0.35 * step, x(n) - x(0), 0.7 * step, { fill: look.blue }) + words(x(n) + 4, y, text),
  })

const numbers = (about: string, rows: readonly Bar[]): Chart =>
  bars(about, rows, (width) => counts('raiders', Math.max(1, ...rows.map(({ n }) => n)), width < WIDE ? 3 : 5))

export const sizeChart = ({ bySize }: Report): Chart =>
  rates(
    'Win rate of each party size with its 95 % interval.',
    bySize.map(({ raiders, winRate }) => ({ name: partyName(raiders), winRate })),
  )

export const deckChart = ({ byDeck }: Report): Chart =>
  rates('Win rate of each deck over all party sizes, with its 95 % interval.', byDeck)

const partyName = (raiders: number): string => (raiders === 1 ? '1 raider' : `${raiders} raiders`)

const cell = 34

/** Each deck at each size as a field whose color and number are its win rate. */
export const gridChart = ({ byDeck }: Report): Chart => ({
  about: 'Win rate of each deck at each party size.',
  draw(width, id) {
    const sizes = [...new Set(byDeck.flatMap(({ bySize }) => bySize.map(({ raiders }) => raiders)))].sort()
    const { names, room } = namesOf(byDeck, width)
    const left = room + margin.names
    const wide = (width - margin.right - left) / sizes.length
    const top = 44
    const fields = byDeck.flatMap(({ bySize }, row) =>
      bySize.flatMap(({ raiders, winRate }) =>
        winRate ? field(left + wide * sizes.indexOf(raiders), top + cell * row, wide, winRate.value) : [],
      ),
    )
    return picture(width, top + cell * byDeck.length + 4, this.about, id, [
      words((left + width - margin.right) / 2, 12, 'raiders', { 'text-anchor': 'middle', fill: look.dim }),
      ...sizes.map((n, i) => words(left + wide * (i + 0.5), 32, String(n), { 'text-anchor': 'middle' })),
      ...names.map((name, row) => nameAt(room, top + cell * (row + 0.5), name)),
      ...fields,
    ])
  },
})

function field(x: number, y: number, wide: number, share: number): string {
  const ink = share > 0.45 ? look.ground : '#ffffff'
  return (
    rect(x + 1, y + 1, wide - 2, cell - 2, { fill: colorOf(share), rx: 3 }) +
    words(x + wide / 2, y + cell / 2, percent(share), { 'text-anchor': 'middle', fill: ink })
  )
}

/** The colors of cividis, from dark blue through grey to yellow, which color-blind readers see as others do. */
const cividis = [
  [0, 32, 77],
  [124, 123, 120],
  [255, 234, 70],
] as const

function colorOf(share: number): string {
  const [dark, grey, light] = cividis
  const [from, to, part] = share < 0.5 ? [dark, grey, share * 2] : [grey, light, share * 2 - 1]
  return `rgb(${from.map((n, i) => Math.round(n + ((to[i] ?? n) - n) * part)).join(' ')})`
}

export function lengthChart({ bySize }: Report): Chart {
  const rows = bySize.map(({ raiders, rounds }) => ({ name: partyName(raiders), ...rounds }))
  const most = Math.max(1, ...rows.map(({ p90 }) => p90))
  return inRows({
    about: 'Length in rounds for each party size: the median, and what 80 % of games stay within.',
    rows,
    axis: () => counts('rounds', most, 6),
    mark: ({ p10, median, p90 }, y, x) =>
      rect(x(p10), y - 0.22 * step, x(p90) - x(p10), 0.45 * step, { fill: look.blue, 'fill-opacity': 0.65 }) +
      rect(x(median) - 2, y - 0.35 * step, 4, 0.7 * step, { fill: look.orange }),
  })
}

export const stageChart = (report: Report): Chart =>
  bars(
    'The share of games that reach each stage.',
    mainStages(report).map(({ title, reached }) => {
      const n = reached?.value ?? 0
      return { name: title, n, text: `${Math.round(100 * n)} %` }
    }),
    (width) => shares('of all games', 0, 1, width),
  )

const counted = ({ key, n }: { key: string; n: number }): Bar => ({ name: key, n, text: String(n) })

export const fallStageChart = ({ falls }: Report): Chart =>
  numbers('How many raiders fall in each stage.', falls.byStage.map(counted))

const CAUSES = 12

export const causeChart = ({ falls }: Report): Chart =>
  numbers(
    'What the most raiders fall to.',
    falls.byCause
      .filter(({ n }) => n > 0)
      .slice(0, CAUSES)
      .map(counted),
  )

/** The height of the chart of rounds, and the part for its bars. */
const high = { all: 280, from: 10, to: 230 }

export const fallRoundChart = ({ falls: { byRound } }: Report): Chart => ({
  about: 'How many raiders fall in each round.',
  draw(width, id) {
    const [left, right] = [60, width - margin.right]
    const { at, text } = counts('raiders', Math.max(1, ...byRound.map(({ n }) => n)), 4)
    const y = (n: number): number => high.to - (n / (at.at(-1) ?? 1)) * (high.to - high.from)
    const middle = (high.from + high.to) / 2
    const wide = (right - left) / byRound.length
    // As many numbers as have room.
    const every = Math.ceil((2 * FONT) / wide)
    return picture(width, high.all, this.about, id, [
      ...at.map((n) => across(left, right, y(n), { stroke: look.line })),
      ...at.map((n) => words(left - 8, y(n), text(n), { 'text-anchor': 'end' })),
      ...byRound.map(({ key, n }, i) => {
        const x = left + wide * i
        const bar = rect(x + 0.1 * wide, y(n), 0.8 * wide, high.to - y(n), { fill: look.blue })
        return i % every ? bar : bar + words(x + wide / 2, high.to + 14, key, { 'text-anchor': 'middle' })
      }),
      words((left + right) / 2, high.to + 36, 'round', { 'text-anchor': 'middle', fill: look.dim }),
      words(14, middle, 'raiders', { 'text-anchor': 'middle', fill: look.dim, transform: `rotate(-90 14 ${middle})` }),
    ])
  },
})

/** The number of the strongest effects drawn on each side. */
const EFFECTS = 12

export function effectChart(report: Report): Chart | null {
  const clear = clearCards(report)
  const shown = clear.length > 2 * EFFECTS ? [...clear.slice(0, EFFECTS), ...clear.slice(-EFFECTS)] : clear
  if (shown.length === 0) return null
  const lowest = Math.min(0, ...shown.map(({ adjusted }) => adjusted.low))
  const highest = Math.max(0, ...shown.map(({ adjusted }) => adjusted.high))
  const about =
    'Cards that go clearly with winning (to the right of 0) or losing, like games compared with like, with 95 % intervals.'
  const chart = (withOwner: boolean): Chart =>
    intervals(
      about,
      shown.map(({ card, deck, adjusted }) => ({
        name: withOwner ? `${card} (${ownerOf(report, deck)})` : card,
        ...parts(adjusted),
      })),
      (width) => shares('more wins', lowest, highest, width),
    )
  return { about, draw: (width, id) => chart(width >= WIDE).draw(width, id) }
}
