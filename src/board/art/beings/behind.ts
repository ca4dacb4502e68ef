/** What is painted behind a Boss in the hall, reaching far beyond its place. */
import type { Rect } from '../../places/pack.ts'
import { sequence } from '../../seed.ts'
import type { Pen } from '../paint.ts'
import type { Being } from './being.ts'
import type { Clay } from './clay.ts'
import { fileOf } from './files.ts'
import { flames, glow } from './fire.ts'
import { paintLayers } from './layers.ts'

/** Wings for what flies, unless it is bound; fire for what burns; a pale glow for the rest. */
export function paintBehind(pen: Pen, boss: Rect, { kind, light, seed, bound }: Being): void {
  const clay: Clay = { pen, light, px: 1, fire: 1, next: sequence(seed) }
  if ((kind === 'dragon' || kind === 'demon' || kind === 'pitlord' || kind === 'hunter') && !bound?.left) {
    wings(clay, boss)
    return
  }
  const x = boss.x + boss.w / 2
  const burns = kind === 'lord' || kind === 'elemental' || kind === 'serpent'
  glow(clay, { x, y: boss.y + boss.h * 0.5, r: boss.h * 1.5 }, 0.35)
  if (burns) flames(clay, { x, y: boss.y + boss.h * 1.08, w: boss.h * 1.7, h: boss.h * 1.05 }, 31, 0.22)
}

/** Wings spread behind the head, reaching far beyond its place. */
function wings(clay: Clay, boss: Rect): void {
  const { pen } = clay
  const scale = Math.min(boss.h / 200, boss.w / 230) * 1.12
  const file = fileOf('wings')
  if (!file) return
  pen.save()
  pen.translate(boss.x + boss.w / 2, boss.y + boss.h * 0.56)
  pen.scale(scale, scale)
  paintLayers({ clay, file, side: 0, stones: new Map() }, file.layers)
  pen.restore()
}
