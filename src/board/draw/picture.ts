/** Canvas painting as a Pixi sprite: sharp at the screen's resolution; its texture is destroyed with it. */
import { CanvasSource, Sprite, Texture } from 'pixi.js'
import { type Pen, sheet } from '../art/paint.ts'

/** A sprite of `w` by `h`, with a `margin` for shadows and glows; `paint` has 0, 0 at the corner inside the margin. */
export function painted(
  w: number,
  h: number,
  margin: number,
  paint: (pen: Pen) => void,
  resolution = sharpness(),
): Sprite {
  const made = sheet((w + margin * 2) * resolution, (h + margin * 2) * resolution)
  if (!made) return new Sprite(Texture.EMPTY)
  // Must come before painting: at fractional resolutions this may set the canvas's size again, which clears it.
  const texture = new Texture({ source: new CanvasSource({ resource: made.canvas, resolution }) })
  made.pen.scale(resolution, resolution)
  made.pen.translate(margin, margin)
  paint(made.pen)
  const sprite = new Sprite(texture)
  sprite.position.set(-margin, -margin)
  sprite.once('destroyed', () => texture.destroy(true))
  return sprite
}

/** Screen pixels per page pixel; less than one if the page is zoomed out. */
export const sharpness = (): number => globalThis.devicePixelRatio || 1
