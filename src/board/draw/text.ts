/** Text as Pixi draws it. */
import { Text } from 'pixi.js'
import { colors, fonts } from '../theme.ts'
import { sharpness } from './picture.ts'

export interface LabelStyle {
  size: number
  color?: number
  bold?: boolean
  italic?: boolean
  title?: boolean
  /** Distance between lines, in font sizes. */
  leading?: number
}

/** Waits for the page's fonts, not for long: without them the fallbacks are measured and drawn. */
export async function loadFonts(): Promise<void> {
  const styles = ['', 'bold ', 'italic '].map((style) => `${style}12px ${fonts.body}`)
  const all = [...styles, `bold 12px ${fonts.title}`].map((font) => document.fonts?.load(font))
  await Promise.race([Promise.allSettled(all), new Promise((done) => setTimeout(done, 2000))])
}

/** A text to put somewhere; the caller has cut or wrapped it. */
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

/** Size of the page's letters as the style sheet has it, in pixels; larger ones were asked for by the player or the browser. */
const usual = 15

/** How large text is wanted on the table: as the page's own letters are, from 1 to 2. `changed` is called when that changes. */
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
