/** Easing curves. All map 0 to 1 onto 0 to 1. */
import { clamp, type Rect } from '../places/pack.ts'

/** Slow, fast, slow. */
export const swing = (n: number): number => (n < 0.5 ? 4 * n * n * n : 1 - (-2 * n + 2) ** 3 / 2)

/** Fast, then slow. */
export const land = (n: number): number => 1 - (1 - n) ** 3

/** Up to 1 and down again. */
export const arch = (n: number): number => Math.sin(Math.PI * n)

/** There at once, then fading out. */
export const fade = (n: number): number => Math.min(1, (1 - n) * 2.2)

export const blend = (a: number, b: number, n: number): number => a + (b - a) * n

export const between = (a: Rect, b: Rect, n: number): Rect => ({
  x: blend(a.x, b.x, n),
  y: blend(a.y, b.y, n),
  w: blend(a.w, b.w, n),
  h: blend(a.h, b.h, n),
})

/** The position of `t` between two times. */
export const part = (t: number, from: number, to: number): number =>
  to > from ? clamp((t - from) / (to - from)) : t >= to ? 1 : 0
