/** Values in files of beings that follow from the light of the hall and from how bright the fire burns. */
import { hsl } from '../paint.ts'
import type { Clay } from './clay.ts'
import type { Color } from './format.ts'

/** Degrees, or "light+14" or "far". */
export function hueOf(hue: number | string, { light }: Clay): number {
  if (typeof hue === 'number') return hue
  const [, base, more = 0] = /^(light|far)(.*)$/.exec(hue) ?? []
  return (base === 'far' ? light.far : light.hue) + Number(more)
}

/** A number, or "0.35fire" or "0.2+0.4fire". */
export const amountOf = (amount: number | string, { fire }: Clay): number =>
  typeof amount === 'number'
    ? amount
    : amount.split('+').reduce((sum, part) => sum + Number.parseFloat(part) * (part.endsWith('fire') ? fire : 1), 0)

export function colorOf(color: Color, clay: Clay): string {
  if (typeof color === 'string') return color
  const [hue, saturation, light, alpha = 1] = color
  return hsl(hueOf(hue, clay), saturation, amountOf(light, clay), amountOf(alpha, clay))
}
