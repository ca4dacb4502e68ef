/** A small image of the table, for the list of saved games. */
import { type Being, paintBeing } from '../art/beings/index.ts'
import { hex } from '../art/frame.ts'
import { paintHall } from '../art/hall.ts'
import { type Pen, sheet } from '../art/paint.ts'
import type { Size } from '../places/layout.ts'
import type { Rect } from '../places/pack.ts'
import { colors } from '../theme.ts'

const width = 320

/** The image's data URL, '' if the browser can't make one. The areas in `hidden` are painted over. */
export function snapshot(canvas: HTMLCanvasElement, table: Size, hidden: readonly Rect[]): string {
  const scale = width / table.w
  return small(Math.round(table.h * scale), (pen, h) => {
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(canvas, 0, 0, width, h)
    pen.fillStyle = hex(colors.ground)
    for (const { x, y, w, h } of hidden) pen.fillRect(x * scale, y * scale, w * scale, h * scale)
  })
}

let hall = { being: '', picture: '' }

/** The Boss in its hall, for a table that is not drawn; repainted only when the Boss changes. */
export function hallPicture(being: Being): string {
  const who = JSON.stringify(being)
  if (hall.being === who && hall.picture !== '') return hall.picture
  const picture = small(width * 0.55, (pen, h) => {
    const boss = { x: width * 0.3, y: h * 0.08, w: width * 0.4, h: h * 0.7 }
    paintHall(pen, { w: width, h }, { boss, floor: h * 0.85, being })
    paintBeing(pen, boss, being, false)
  })
  hall = { being: who, picture }
  return picture
}

function small(h: number, paint: (pen: Pen, h: number) => void): string {
  const made = sheet(width, h)
  if (!made) return ''
  paint(made.pen, made.canvas.height)
  try {
    return made.canvas.toDataURL('image/webp', 0.75)
  } catch {
    return ''
  }
}
