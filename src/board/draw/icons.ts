/** Small signs as Pixi graphics, centered at 0, 0 in a box of the given size. */
import { Graphics, GraphicsPath } from 'pixi.js'
import { damagePath, signPaths } from '../art/signs.ts'
import { colors, damageColor } from '../theme.ts'

const known = new Map<string, GraphicsPath>()

function sign(path: string, size: number, color: number): Graphics {
  let shape = known.get(path)
  if (!shape) {
    shape = new GraphicsPath(path)
    known.set(path, shape)
  }
  const g = new Graphics().path(shape).fill(color)
  g.scale.set(size / 2)
  return g
}

/** A damage type: a shape of its own as well as a color, for players who don't see colors. */
export const damageSign = (type: string, size: number): Graphics => sign(damagePath(type), size, damageColor(type))

/** Two swords, for combat and for strike costs. */
export const swordsSign = (size: number, color: number = colors.text): Graphics => sign(signPaths.swords, size, color)
