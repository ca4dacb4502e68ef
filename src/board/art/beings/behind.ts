/** What is painted behind a Boss in the hall, reaching far beyond its place. */
import type { Rect } from '../../places/pack.ts'
import { sequence } from '../../seed.ts'
import type { Light } from '../../theme.ts'
import { hsl, type Pen } from '../paint.ts'
import type { Being } from './being.ts'
import { type Clay, flames, glow, type Point } from './clay.ts'

/** Wings for what flies, unless it is bound; fire for what burns; a pale glow for the rest. */
export function paintBehind(pen: Pen, boss: Rect, { kind, light, seed, bound }: Being): void {
  if ((kind === 'dragon' || kind === 'demon' || kind === 'pitlord' || kind === 'hunter') && !bound?.left) {
    wings(pen, boss, light)
    return
  }
  const clay: Clay = { pen, light, px: 1, fire: 1, next: sequence(seed) }
  const x = boss.x + boss.w / 2
  const burns = kind === 'lord' || kind === 'elemental' || kind === 'serpent'
  glow(clay, { x, y: boss.y + boss.h * 0.5, r: boss.h * 1.5 }, 0.35)
  if (burns) flames(clay, { x, y: boss.y + boss.h * 1.08, w: boss.h * 1.7, h: boss.h * 1.05 }, 31, 0.22)
}

/** Wings spread behind the head, reaching far beyond its place. */
function wings(pen: Pen, boss: Rect, light: Light): void {
  const scale = Math.min(boss.h / 200, boss.w / 230) * 1.12
  pen.save()
  pen.translate(boss.x + boss.w / 2, boss.y + boss.h * 0.56)
  pen.scale(scale, scale)
  const [topX, topY] = [338, -96] as const
  const tips: readonly Point[] = [
    [topX, topY],
    [350, 6],
    [288, 62],
    [208, 88],
    [112, 92],
  ]
  for (const side of [1, -1]) {
    pen.save()
    pen.scale(side, 1)
    pen.beginPath()
    pen.moveTo(36, 40)
    pen.quadraticCurveTo(90, -30, 158, -92)
    pen.quadraticCurveTo(240, -112, topX, topY)
    let [fx, fy]: Point = [topX, topY]
    for (const [x, y] of tips.slice(1)) {
      pen.quadraticCurveTo((x + fx) / 2 - 26, (y + fy) / 2 - 22, x, y)
      ;[fx, fy] = [x, y]
    }
    pen.quadraticCurveTo(70, 66, 36, 40)
    const skin = pen.createRadialGradient(10, 0, 20, 40, 0, 340)
    skin.addColorStop(0, hsl(light.hue + 6, 0.85, 0.34, 0.96))
    skin.addColorStop(0.4, hsl(light.hue, 0.7, 0.19, 0.95))
    skin.addColorStop(1, hsl(light.far, 0.5, 0.06, 0.95))
    pen.fillStyle = skin
    pen.fill()
    pen.lineJoin = 'round'
    pen.lineCap = 'round'
    pen.strokeStyle = hsl(light.far, 0.4, 0.045)
    pen.lineWidth = 6
    pen.stroke()
    for (const [x, y] of tips) {
      pen.lineWidth = 4.5
      pen.beginPath()
      pen.moveTo(158, -92)
      pen.quadraticCurveTo((158 + x) / 2 + 14, (y - 92) / 2 - 10, x, y)
      pen.stroke()
    }
    pen.lineWidth = 11
    pen.beginPath()
    pen.moveTo(30, 46)
    pen.quadraticCurveTo(90, -30, 158, -92)
    pen.stroke()
    pen.strokeStyle = hsl(light.hue + 10, 0.9, 0.55, 0.6)
    pen.lineWidth = 1.6
    pen.beginPath()
    pen.moveTo(34, 36)
    pen.quadraticCurveTo(90, -36, 160, -97)
    pen.quadraticCurveTo(240, -116, topX, topY)
    pen.stroke()
    pen.fillStyle = hsl(40, 0.3, 0.6)
    pen.beginPath()
    pen.moveTo(150, -92)
    pen.lineTo(160, -120)
    pen.lineTo(168, -92)
    pen.fill()
    pen.restore()
  }
  pen.restore()
}
