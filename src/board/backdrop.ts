/** The hall as the back of a page of words: painted when the page's size changes, and at rest otherwise. */
import { head } from './art/boss.ts'
import { paintHall } from './art/hall.ts'
import type { Size } from './layout.ts'
import type { Rect } from './pack.ts'
import { lightOf } from './theme.ts'

/** A canvas that fills what it stands in; `bossAt` says where in a box of that size the Boss is. */
export function backdrop(bossAt: (size: Size) => Rect): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.className = 'backdrop'
  canvas.setAttribute('aria-hidden', 'true')
  let painted = ''
  const paint = (): void => {
    const { clientWidth: w, clientHeight: h } = canvas
    const sharp = Math.min(2, Math.max(1, devicePixelRatio || 1))
    const pen = canvas.getContext('2d')
    if (!pen || w === 0 || h === 0 || painted === `${w}x${h}x${sharp}`) return
    painted = `${w}x${h}x${sharp}`
    canvas.width = w * sharp
    canvas.height = h * sharp
    pen.scale(sharp, sharp)
    const boss = bossAt({ w, h })
    const light = lightOf(1)
    paintHall(pen, w, h, boss, boss.y + boss.h * 1.12, light, true)
    head(pen, boss, light, false)
  }
  new ResizeObserver(paint).observe(canvas)
  return canvas
}
