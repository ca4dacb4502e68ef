/** Tools for modeling beings: shapes with volume, lit from behind by the hall and from within by their own fire, in a box of about -100 to 100. */
import type { Rect } from '../../places/pack.ts'
import { sequence } from '../../seed.ts'
import type { Light } from '../../theme.ts'
import { grain, hsl, type Pen, sheet } from '../paint.ts'

export interface Clay {
  pen: Pen
  light: Light
  /** Pixels per unit, because canvas shadows don't scale. */
  px: number
  /** How bright fires and eyes burn, 0 to 1. */
  fire: number
  /** Numbers from 0 to 1, always the same for the same being. */
  next: () => number
}

const reach = { x: 150, top: 140, bottom: 120 }

/** The scale for a box, and the pixels per unit that it gives. */
export function sizeOf(pen: Pen, rect: Rect): { scale: number; px: number } {
  const scale = Math.min(rect.w / 216, rect.h / 212)
  return { scale, px: scale * (Math.abs(pen.getTransform().a) || 1) }
}

/** Paints on a sheet of its own, then lights it from one side, roughens it and fades out its bottom. */
export function sculpt(
  px: number,
  { light, fire, seed }: { light: Light; fire: number; seed: number },
  work: (clay: Clay) => void,
): HTMLCanvasElement | null {
  const made = px > 0 ? sheet(reach.x * 2 * px, (reach.top + reach.bottom) * px) : null
  if (!made) return null
  made.pen.scale(px, px)
  made.pen.translate(reach.x, reach.top)
  work({ pen: made.pen, light, px, fire, next: sequence(seed) })
  finish(made.pen, light)
  return made.canvas
}

/** Draws a sheet in the middle of `rect`. */
export function lay(pen: Pen, rect: Rect, scale: number, picture: HTMLCanvasElement): void {
  const x = rect.x + rect.w / 2 - reach.x * scale
  const y = rect.y + rect.h / 2 - (reach.top - 8) * scale
  pen.drawImage(picture, x, y, reach.x * 2 * scale, (reach.top + reach.bottom) * scale)
}

function finish(pen: Pen, light: Light): void {
  const all = [-reach.x - 2, -reach.top - 2, reach.x * 2 + 4, reach.top + reach.bottom + 4] as const
  pen.globalCompositeOperation = 'source-atop'
  const side = pen.createLinearGradient(-110, -60, 110, 60)
  side.addColorStop(0, hsl(light.hue + 24, 0.9, 0.72, 0.13))
  side.addColorStop(0.45, hsl(light.hue, 0.5, 0.4, 0))
  side.addColorStop(1, hsl(light.far, 0.6, 0.03, 0.62))
  pen.fillStyle = side
  pen.fillRect(...all)
  const rough = grain(pen)
  if (rough) {
    pen.globalAlpha = 0.05
    pen.fillStyle = rough
    pen.save()
    pen.scale(0.6, 0.6)
    pen.fillRect(-reach.x * 2, -reach.top * 2, reach.x * 4, reach.top * 4)
    pen.restore()
    pen.globalAlpha = 1
  }
  pen.globalCompositeOperation = 'destination-out'
  const foot = pen.createLinearGradient(0, 72, 0, reach.bottom - 2)
  foot.addColorStop(0, 'rgba(0, 0, 0, 0)')
  foot.addColorStop(0.94, 'rgba(0, 0, 0, 1)')
  pen.fillStyle = foot
  pen.fillRect(...all)
  pen.globalCompositeOperation = 'source-over'
}
