/** Measures, cuts and wraps text. Needs a screen only to measure with real fonts. */
import { fonts } from '../theme.ts'

/** Width of a text in pixels at a font size. */
export type Measure = (text: string, size: number, bold?: boolean) => number

/** The box that something is drawn into, its corner at 0, 0: its size, the table unit in pixels, and how to measure text. */
export interface Box {
  readonly w: number
  readonly h: number
  readonly u: number
  readonly measure: Measure
}

/** An estimate that needs no screen, for layout tests. */
export const guessWidth: Measure = (text, size, bold) => text.length * size * (bold ? 0.58 : 0.53)

/** Measures with the page's own fonts. */
export function makeMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return guessWidth
  const known = new Map<string, number>()
  return (text, size, bold) => {
    const key = `${bold ? 'b' : ''}${size}|${text}`
    const before = known.get(key)
    if (before !== undefined) return before
    context.font = `${bold ? 'bold ' : ''}${size}px ${fonts.body}`
    const width = context.measureText(text).width
    if (known.size > 20_000) known.clear()
    known.set(key, width)
    return width
  }
}

/** The setting of a text: the width of its lines, its font size, and how to measure it. */
export interface Setting {
  readonly width: number
  readonly size: number
  readonly measure: Measure
  readonly bold?: boolean
}

/** The same for several lines. */
export interface Lines extends Setting {
  readonly most?: number
}

/** The text, cut off with an ellipsis if it is too wide. */
export function cut(text: string, { width, size, measure, bold = false }: Setting): string {
  if (measure(text, size, bold) <= width) return text
  let low = 0
  let high = text.length
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (measure(`${text.slice(0, middle).trimEnd()}…`, size, bold) <= width) low = middle
    else high = middle - 1
  }
  return low > 0 ? `${text.slice(0, low).trimEnd()}…` : ''
}

/** The text in lines. A word that is wider than a line is broken; the last allowed line is cut off. */
export function wrap(text: string, setting: Lines): string[] {
  const { width, size, measure, bold = false, most = 99 } = setting
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word
    if (measure(longer, size, bold) <= width) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = word
    while (measure(line, size, bold) > width && line.length > 1) {
      let fits = line.length - 1
      while (fits > 1 && measure(line.slice(0, fits), size, bold) > width) fits--
      lines.push(line.slice(0, fits))
      line = line.slice(fits)
    }
  }
  if (line) lines.push(line)
  return firstOf(lines, { ...setting, most })
}

/** The first of these lines; the last allowed one is cut off. */
export function firstOf(lines: string[], { most = 99, ...setting }: Lines): string[] {
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), cut(lines.slice(most - 1).join(' '), setting)]
}

/** A card's name, in one line unless `most` allows more. A number at the end of the name, as in 'Long March (12)', is never cut off. */
export function wrapName(name: string, { most = 1, ...setting }: Lines): string[] {
  const { width, size, measure, bold } = setting
  const whole = wrap(name, { ...setting, most })
  const [, first, number] = /^(.*\S) (\(\w+\))$/.exec(name) ?? []
  if (first === undefined || number === undefined || whole.at(-1)?.endsWith(number)) return whole
  const lines = wrap(first, { ...setting, most })
  const last = lines.pop()?.replace(/…$/, '') ?? ''
  const kept = cut(`${last}…`, { ...setting, width: width - measure(` ${number}`, size, bold) })
  return [...lines, `${kept} ${number}`]
}

/** The name of a stage: 'Stage II', or its own title. */
export const stageName = ({ stage, title }: { stage: number; title: string }): string =>
  title === '' || /^Stage \d+$/.test(title) ? `Stage ${roman(stage)}` : title

export const roman = (n: number): string =>
  ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'][n] ?? `${n}`
