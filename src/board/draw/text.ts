/** Text in Pixi. */
import { Text } from 'pixi.js'
import { colors, fonts } from '../theme.ts'
import { sharpness } from './picture.ts'

export interface LabelStyle {
  size: number
  color?: number
  bold?: boolean
  italic?: boolean
  title?: boolean
  leading?: number
}

/** Waits briefly for the page's fonts; without them the fallback fonts are used. */
export async function loadFonts(): Promise<void> {
  const styles = ['', 'bold ', 'italic '].map((style) => `${style}12px ${fonts.body}`)
  const all = [...styles, `bold 12px ${fonts.title}`].map((font) => document.fonts?.load(font))
  await Promise.race([Promise.allSettled(all), new Promise((done) => setTimeout(done, 2000))])
}

/** A text; the caller has cut or wrapped it. */
export function label(text: string, style: LabelStyle): Text {
  return new Text({
    text,
    resolution: sharpness(),
    style: {
      fontFamily: style.title ? fonts.title : fonts.body,
      fontSize: style.size,
      fill: style.color ?? colors.text,
      fontWeight: style.bold ? 'bold' : 'normal',
      fontStyle: style.italic ? 'italic' : 'normal',
      lineHeight: style.size * (style.leading ?? 1.25),
    },
  })
}

/** The page's default font size in pixels; if it is larger, the player or the browser asked for that. */
const usual = 15

/** The text scale of the table, which follows the page's font size, from 1 to 2. `changed` is called when it changes. */
export function followText(root: HTMLElement, changed: () => void): { scale(): number; stop(): void } {
  const probe = document.createElement('span')
  probe.setAttribute('aria-hidden', 'true')
  probe.style.cssText = 'position: absolute; width: 1rem; height: 0; visibility: hidden'
  root.append(probe)
  const read = (): number => {
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usual
    return Math.max(1, Math.min(2, Math.round((size / usual) * 20) / 20))
  }
  let now = read()
  const watch = new ResizeObserver(() => {
    const next = read()
    if (next === now) return
    now = next
    changed()
  })
  watch.observe(probe)
  return {
    scale: () => now,
    stop: () => {
      watch.disconnect()
      probe.remove()
    },
  }
}
