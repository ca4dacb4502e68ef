/** A card's picture without its frame and numbers, for pages. */
import { compose } from '../art/compose.ts'
import { sheet } from '../art/paint.ts'
import { paintPicture } from '../art/picture.ts'
import type { PrintedFace } from '../scene.ts'
import { sharpness } from './picture.ts'

/** The picture of a hero as an element, `size` pixels wide and high; null if it can't be painted. */
export function portrait({ name, frame, classes = [], tags = [] }: PrintedFace, size: number): HTMLElement | null {
  const scale = sharpness()
  const made = sheet(size * scale, size * scale)
  if (!made) return null
  made.pen.scale(scale, scale)
  const box = { x: 0, y: 0, w: size, h: size }
  const room = { x: size * 0.12, y: size * 0.12, w: size * 0.76, h: size * 0.76 }
  const picture = compose({ name, type: 'hero', frame, classes, tags, damageTypes: [] })
  paintPicture(made.pen, name, picture, box, room)
  made.canvas.style.width = made.canvas.style.height = `${size}px`
  made.canvas.setAttribute('aria-hidden', 'true')
  return made.canvas
}
