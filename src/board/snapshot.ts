/** A small image of the table, for the list of saved games. */
import { hex } from './art/frame.ts'
import type { Size } from './layout.ts'
import type { Rect } from './pack.ts'
import { colors } from './theme.ts'

const width = 320

/** The address of the image, '' if the browser can't make one. What lies in `hidden` is painted over. */
export function snapshot(canvas: HTMLCanvasElement, table: Size, hidden: readonly Rect[]): string {
  const small = document.createElement('canvas')
  const scale = width / table.w
  small.width = width
  small.height = Math.round(table.h * scale)
  const pen = small.getContext('2d')
  if (!pen) return ''
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(canvas, 0, 0, small.width, small.height)
  pen.fillStyle = hex(colors.ground)
  for (const { x, y, w, h } of hidden) pen.fillRect(x * scale, y * scale, w * scale, h * scale)
  try {
    return small.toDataURL('image/webp', 0.75)
  } catch {
    return ''
  }
}
