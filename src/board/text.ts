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
