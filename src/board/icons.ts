/** Small signs drawn with shapes alone, centred at 0, 0 in a box of the given size. */
import { Graphics } from 'pixi.js'
import { colors, damageColors } from './theme.ts'

/** Points of a regular figure; every second one at `inner` of the radius for stars. */
function figure(corners: number, radius: number, inner = 1, turn = -Math.PI / 2): number[] {
  const points: number[] = []
  const count = inner === 1 ? corners : corners * 2
  for (let i = 0; i < count; i++) {
    const r = inner !== 1 && i % 2 === 1 ? radius * inner : radius
    const angle = turn + (i * 2 * Math.PI) / count
    points.push(Math.cos(angle) * r, Math.sin(angle) * r)
  }
  return points
}

/** The eight damage types as shapes and colors (a shape each, for those who see no colors). */
export function damageSign(type: string, size: number): Graphics {
  const r = size / 2
  const g = new Graphics()
  const fill = damageColors[type] ?? damageColors.melee
  switch (type) {
    case 'arcane':
      g.poly(figure(8, r, 0.6))
      break
    case 'fire':
      g.moveTo(0, -r)
        .bezierCurveTo(r * 1.2, 0, r * 0.8, r, 0, r)
        .bezierCurveTo(-r * 0.8, r, -r * 1.2, 0, 0, -r)
      break
    case 'frost':
      g.poly(figure(6, r, 0.45))
      break
    case 'holy':
      g.rect(-r * 0.3, -r, r * 0.6, r * 2).rect(-r, -r * 0.3, r * 2, r * 0.6)
      break
    case 'nature':
      g.moveTo(-r, r)
        .bezierCurveTo(-r, -r, r * 0.2, -r, r, -r)
        .bezierCurveTo(r, r * 0.2, r, r, -r, r)
      break
    case 'ranged':
      g.poly([-r, -r * 0.5, r, 0, -r, r * 0.5, -r * 0.5, 0])
      break
    case 'shadow':
      g.circle(0, 0, r * 0.9)
      break
    default:
      g.poly([0, -r, r * 0.35, r * 0.3, r * 0.7, r * 0.4, 0, r, -r * 0.7, r * 0.4, -r * 0.35, r * 0.3])
  }
  g.fill(fill)
  if (type === 'shadow') g.circle(r * 0.35, -r * 0.2, r * 0.6).fill(colors.ground)
  return g
}

export function heartSign(size: number, color: number = colors.health): Graphics {
  const r = size / 2
  return new Graphics()
    .moveTo(0, r)
    .bezierCurveTo(-r * 1.9, -r * 0.3, -r * 0.7, -r * 1.5, 0, -r * 0.4)
    .bezierCurveTo(r * 0.7, -r * 1.5, r * 1.9, -r * 0.3, 0, r)
    .fill(color)
}

export function shieldSign(size: number, color: number = colors.armor): Graphics {
  const r = size / 2
  return new Graphics()
    .poly([-r, -r * 0.9, 0, -r, r, -r * 0.9, r * 0.85, r * 0.2, 0, r, -r * 0.85, r * 0.2])
    .fill(color)
}

/** A sword and its mirror image, for combat and for strike costs. */
export function swordsSign(size: number, color: number = colors.text): Graphics {
  const r = size / 2
  const width = Math.max(1.5, size * 0.1)
  const g = new Graphics()
  for (const side of [1, -1]) {
    g.moveTo(-r * side, r).lineTo(r * side, -r)
    g.moveTo(-r * side, r * 0.2).lineTo(-r * 0.2 * side, r)
  }
  return g.stroke({ color, width, cap: 'round' })
}

/** The emblem in the middle of a face, by card type. */
export function emblem(type: string, size: number, color: number): Graphics {
  const r = size / 2
  const g = new Graphics()
  switch (type) {
    case 'hero':
      return g.poly([-r, r * 0.7, -r, -r * 0.5, -r * 0.45, 0, 0, -r, r * 0.45, 0, r, -r * 0.5, r, r * 0.7]).fill(color)
    case 'ally':
      g.circle(0, -r * 0.42, r * 0.45).fill(color)
      return g.poly([-r * 0.8, r, -r * 0.55, r * 0.15, r * 0.55, r * 0.15, r * 0.8, r]).fill(color)
    case 'weapon':
      return swordsSign(size, color)
    case 'armor':
      return shieldSign(size, color)
    case 'item':
      g.rect(-r * 0.22, -r, r * 0.44, r * 0.6).circle(0, r * 0.3, r * 0.68)
      return g.fill(color)
    case 'quest':
      g.roundRect(-r * 0.75, -r, r * 1.5, r * 2, r * 0.25).fill(color)
      return g
        .rect(-r * 0.12, -r * 0.65, r * 0.24, r * 0.8)
        .circle(0, r * 0.55, r * 0.17)
        .fill(colors.ground)
    case 'location':
      return g.poly([-r, r, -r * 0.3, -r * 0.6, r * 0.1, r * 0.1, r * 0.45, -r * 0.3, r, r]).fill(color)
    case 'event':
      return g.poly(figure(9, r, 0.5)).fill(color)
    case 'ability':
      return g.poly(figure(4, r, 0.4)).fill(color)
    default:
      return g.circle(0, 0, r * 0.6).fill(color)
  }
}
