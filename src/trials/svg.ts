/** The few shapes that the charts of a report are made of, as SVG. */

/** Text in HTML and SVG. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

/** Okabe and Ito's palette, which color-blind readers can distinguish, on the game's dark ground. */
export const look = {
  ...{ ink: '#eadcc0', dim: '#a89878', line: '#4a3d30', ground: '#17110d' },
  ...{ blue: '#56b4e9', orange: '#e69f00' },
} as const

export const FONT = 13
const font = 'Georgia, &quot;Times New Roman&quot;, serif'

/** About how wide a text is; without a browser nobody can tell exactly. */
export const textWidth = (text: string): number => 0.55 * FONT * text.length

export const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

type Attributes = Readonly<Record<string, string | number>>

function element(name: string, attributes: Attributes, inner?: string): string {
  const all = Object.entries(attributes).map(([key, value]) => {
    const text = typeof value === 'number' ? Math.round(value * 10) / 10 : value
    return ` ${key}="${text}"`
  })
  return inner === undefined ? `<${name}${all.join('')}/>` : `<${name}${all.join('')}>${inner}</${name}>`
}

export const rect = (x: number, y: number, width: number, height: number, more: Attributes): string =>
  element('rect', { x, y, width, height, ...more })

export const dot = (cx: number, cy: number): string => element('circle', { cx, cy, r: 5, fill: look.orange })

export const across = (x1: number, x2: number, y: number, more: Attributes): string =>
  element('line', { x1, x2, y1: y, y2: y, ...more })

export const down = (x: number, y1: number, y2: number, stroke: string): string =>
  element('line', { x1: x, x2: x, y1, y2, stroke })

/** Text whose middle is at this height. */
export const words = (x: number, y: number, text: string, more: Attributes = {}): string =>
  element('text', { x, y: y + FONT / 3, fill: look.ink, ...more }, escaped(text))

/** A whole picture. `name` keeps its ids apart from others on the page. */
export function picture(width: number, height: number, about: string, name: string, shapes: readonly string[]): string {
  const title = element('title', { id: name }, escaped(about))
  const inner = element('g', { 'font-family': font, 'font-size': FONT }, shapes.join(''))
  const size = `0 0 ${Math.round(width)} ${Math.round(height)}`
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: size, role: 'img', 'aria-labelledby': name }
  return element('svg', attributes, title + inner)
}

/** Round numbers from below `low` to above `high`, about so many. */
export function ticks(low: number, high: number, about: number, least = 0): number[] {
  const rough = Math.max((high - low || 1) / about, least)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find((n) => n * power >= rough * 0.999) ?? 10) * power
  const first = Math.floor(low / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9))
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toFixed(9)))
}
