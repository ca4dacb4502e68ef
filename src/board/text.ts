/** Text as Pixi draws it. */
import { Text } from 'pixi.js'
import { colors, fonts } from './theme.ts'

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
    resolution: Math.max(1, globalThis.devicePixelRatio || 1),
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
