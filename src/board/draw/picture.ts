/** What is painted with the browser's own pen, as Pixi shows it: sharp at the screen's resolution, its texture gone with it. */
import { CanvasSource, Sprite, Texture } from 'pixi.js'
import { type Pen, sheet } from '../art/paint.ts'

/** A sprite of `w` by `h`, with `margin` around it for shadows and glows; `paint` has 0, 0 at the corner inside the margin. */
export function painted(
  w: number,
  h: number,
  margin: number,
  paint: (pen: Pen) => void,
  resolution = sharpness(),
): Sprite {
  const made = sheet((w + margin * 2) * resolution, (h + margin * 2) * resolution)
  if (!made) return new Sprite(Texture.EMPTY)
  // Before it is painted: where resolution is no round number this may set the canvas's size anew, by nothing, which clears it.
  const texture = new Texture({ source: new CanvasSource({ resource: made.canvas, resolution }) })
  made.pen.scale(resolution, resolution)
  made.pen.translate(margin, margin)
  paint(made.pen)
  const sprite = new Sprite(texture)
  sprite.position.set(-margin, -margin)
  sprite.once('destroyed', () => texture.destroy(true))
  return sprite
}

/** Pixels of the screen for one of the page: less than one on a page that is zoomed out. */
export const sharpness = (): number => globalThis.devicePixelRatio || 1
