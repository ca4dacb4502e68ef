/** Pictures of Bosses: one for each kind of being. */
import type { Rect } from '../../places/pack.ts'
import type { Pen } from '../paint.ts'
import type { Being } from './being.ts'
import { paintBonds } from './bonds.ts'
import { lay, sculpt, sizeOf } from './clay.ts'
import { fileOf } from './files.ts'
import { paintLayers } from './layers.ts'

export { paintBehind } from './behind.ts'
export { type Being, beingOf } from './being.ts'
export { loadBeings } from './files.ts'

const known = new Map<string, HTMLCanvasElement>()

/** The Boss in the middle of `rect`, once beings are loaded; at rest its fires burn low. The last few pictures are cached, because a Boss is repainted with every wound. */
export function paintBeing(pen: Pen, rect: Rect, being: Being, resting: boolean): void {
  const { kind, light, seed, sunk, bound } = being
  const file = fileOf(kind)
  if (!file) return
  const layers = (sunk && file.sunken) || file.layers
  const { scale, px } = sizeOf(pen, rect)
  const key = [kind, light.name, seed, sunk, px.toFixed(3), resting].join()
  let picture = known.get(key) ?? null
  if (!picture) {
    const fire = resting ? 0.35 : 1
    picture = sculpt(px, { light, seed, fire }, (clay) =>
      paintLayers({ clay, file, side: 0, stones: new Map() }, layers),
    )
    if (!picture) return
    if (known.size > 5) known.clear()
    known.set(key, picture)
  }
  pen.save()
  if (sunk && !file.sunken && !bound) pen.globalAlpha *= 0.55
  lay(pen, rect, scale, picture)
  pen.restore()
  if (bound) paintBonds(pen, rect, bound)
}
