/** Measuring, cutting and wrapping text. Needs no screen except to measure with its fonts. */
import { fonts } from '../theme.ts'

/** Width of a text in pixels at a font size. */
export type Measure = (text: string, size: number, bold?: boolean) => number

/** The box that something is drawn into, its corner at 0, 0: its size, a unit of the table in pixels, and how wide texts are. */
export interface Box {
  readonly w: number
  readonly h: number
  readonly u: number
  readonly measure: Measure
}

/** A guess that needs no screen; layout tests use it. */
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

/** The text, cut with an ellipsis where it is wider than `width`. */
export function cut(text: string, width: number, size: number, measure: Measure, bold = false): string {
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

/** The text in lines of at most `width`; the last of `most` lines is cut. Words that are too long are broken. */
export function wrap(text: string, width: number, size: number, measure: Measure, most = 99, bold = false): string[] {
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
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  kept[most - 1] = cut(`${kept[most - 1]} ${lines.slice(most).join(' ')}`, width, size, measure, bold)
  return kept
}

/** A card's name in at most `most` lines; of one that ends with its number, as in 'Long March (12)', the number is never cut away. */
export function wrapName(
  name: string,
  width: number,
  size: number,
  measure: Measure,
  most = 1,
  bold = false,
): string[] {
  const whole = wrap(name, width, size, measure, most, bold)
  const [, first, number] = /^(.*\S) (\(\w+\))$/.exec(name) ?? []
  if (first === undefined || number === undefined || whole.at(-1)?.endsWith(number)) return whole
  const lines = wrap(first, width, size, measure, most, bold)
  const last = lines.pop()?.replace(/…$/, '') ?? ''
  const kept = cut(`${last}…`, width - measure(` ${number}`, size, bold), size, measure, bold)
  return [...lines, `${kept} ${number}`]
}

/** What a stage is called: 'Stage II', or by its own name. */
export const stageName = ({ stage, title }: { stage: number; title: string }): string =>
  title === '' || /^Stage \d+$/.test(title) ? `Stage ${roman(stage)}` : title

export const roman = (n: number): string =>
  ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'][n] ?? `${n}`
