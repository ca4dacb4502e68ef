/** Paints characters: busts in the light of their picture, in a box of -50 to 50. */
import type { Rect } from '../places/pack.ts'
import { closedPath } from './beings/lines.ts'
import { type Bust, body, bone, type Head, lineOf, ovals, sides, tint } from './bust.ts'
import type { Build, Figure, Tint } from './figures.ts'
import { emblemPath, hsl, type Pen } from './paint.ts'
import { backHair, paintHead } from './paint-head.ts'

const heads: { readonly [B in Build]: Head } = {
  plain: { w: 13, h: 16.5, jaw: 8.5, y: -12, neck: 7, reach: 38 },
  broad: { w: 15.5, h: 15.5, jaw: 12.5, y: -8, neck: 10, reach: 45 },
  slender: { w: 12, h: 17.5, jaw: 6.5, y: -13, neck: 6, reach: 36 },
  small: { w: 17.5, h: 17, jaw: 11, y: -5, neck: 6, reach: 32 },
  bull: { w: 15, h: 17, jaw: 11, y: -7, neck: 15, reach: 48 },
  wolf: { w: 15, h: 16, jaw: 9, y: -9, neck: 13, reach: 44 },
  gaunt: { w: 11.5, h: 16.5, jaw: 6, y: -11, neck: 5, reach: 36 },
}

/** The bust in `rect`, its shoulders below the edge; `hue` is the light's. */
export function paintFigure(pen: Pen, figure: Figure, rect: Rect, light: { hue: number; left: boolean }): void {
  const scale = (Math.min(rect.w, rect.h) / 100) * figure.near
  pen.save()
  pen.translate(rect.x + rect.w / 2, rect.y + rect.h / 2 + (figure.near - 1) * rect.h * 0.3)
  pen.scale(light.left ? scale : -scale, scale)
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  const bust: Bust = { pen, figure, hue: light.hue, head: heads[figure.build] }
  if (figure.behind === 'halo') halo(bust)
  arms(bust)
  backHair(bust)
  torso(bust)
  paintHead(bust)
  pen.restore()
}

function halo({ pen, hue, head }: Bust): void {
  pen.save()
  pen.translate(0, head.y - 3)
  pen.strokeStyle = hsl(hue + 8, 0.9, 0.82, 0.75)
  pen.lineWidth = 2.2
  pen.beginPath()
  pen.arc(0, 0, 27, 0, 7)
  for (let i = 0; i < 16; i++) {
    pen.rotate(Math.PI / 8)
    pen.moveTo(30, 0)
    pen.lineTo(i % 2 ? 34 : 38, 0)
  }
  pen.stroke()
  pen.restore()
}

/** Its weapon, behind a shoulder or crossed behind both. */
function arms({ pen, figure, hue }: Bust): void {
  const path = emblemPath(figure.arms)
  for (const side of figure.crossed ? [1, -1] : [1]) {
    pen.save()
    pen.scale(side, 1)
    pen.translate(25, -17)
    pen.rotate(0.16)
    pen.scale(-66 / 512, 66 / 512)
    pen.translate(-256, -256)
    pen.strokeStyle = 'rgba(8, 5, 6, 0.85)'
    pen.lineWidth = 30
    pen.stroke(path)
    const [tone, strength] = figure.metal
    const fall = pen.createLinearGradient(0, 0, 0, 512)
    fall.addColorStop(0, hsl(tone, strength * 0.7, 0.82))
    fall.addColorStop(0.6, hsl(tone, strength, 0.5))
    fall.addColorStop(1, hsl(hue, 0.4, 0.25))
    pen.fillStyle = fall
    pen.fill(path)
    pen.restore()
  }
}

/** Below the chin, in plain units. */
const plain = (y: number): { y: number; w: number; h: number } => ({ y, w: 1, h: 1 })

function torso(bust: Bust): void {
  const { figure, head, pen } = bust
  const { reach, neck, y, h } = head
  const top = y + h * 0.9
  const [hue, strength, light] = figure.skin
  if (figure.behind === 'collar') {
    const [tone, strong, bright] = figure.cloth
    const from = neck + 10
    sides(
      bust,
      `4,16 ${from},-23 ${from + 9},-27 ${from + 11},6 ${from + 10},18`,
      [tone, strong, bright * 0.8],
      0.75,
      plain(top),
    )
  }
  const throat = `0,${y - top} ${neck},${y + 2 - top} ${neck * 1.1},10 0,14`
  body(bust, closedPath(lineOf(throat, plain(top))), [hue, strength, light * 0.6], 0)
  const coat = `0,8 ${neck + 2},2 ${neck + 6},6,${reach * 0.62},8 ${reach * 0.95},10,${reach},30 ${reach * 1.02},${62 - top} 0,${62 - top}`
  body(bust, closedPath(lineOf(coat, plain(top))), figure.cloth)
  pen.strokeStyle = tint(figure.cloth, 0.45, 0.8)
  pen.lineWidth = 1.6
  pen.beginPath()
  for (const side of [1, -1]) {
    pen.moveTo(side * (neck + 2), top + 5)
    pen.quadraticCurveTo(side * 14, top + 24, side * 7, 60)
  }
  pen.stroke()
  pen.strokeStyle = tint(figure.metal, 1.1, 0.9)
  pen.lineWidth = 2
  pen.beginPath()
  pen.moveTo(-neck - 1, top + 4)
  pen.quadraticCurveTo(0, top + 20, neck + 1, top + 4)
  pen.stroke()
  pen.beginPath()
  pen.arc(0, top + 13, 3, 0, 7)
  pen.fillStyle = hsl(bust.hue, 0.9, 0.66)
  pen.fill()
  pen.stroke()
  shoulders(bust, head.reach * 0.78, top + 12)
}

const cap = '-15,6 -12,-11,3,-10 17,-8,15,15 0,7,-15,6'
const spike = '-4,-4 1,-24 5,-2'
const leaf = '-8,8 -6,-8,5,-14 9,0,-2,11'

/** The wear on its shoulders, around a point on the right. */
function shoulders(bust: Bust, x: number, y: number): void {
  const { figure, pen, hue } = bust
  const put = (text: string, color: Tint, dx = 0, dy = 0, rim?: number): void =>
    sides(bust, text, color, rim, { x: x + dx, y: y + dy, w: 1, h: 1 })
  switch (figure.shoulders) {
    case 'cloth':
      break
    case 'spikes':
    case 'crystals': {
      const color: Tint = figure.shoulders === 'spikes' ? [40, 0.15, 0.72] : [hue + 20, 0.8, 0.66]
      for (const [dx, dy] of [
        [-7, 0],
        [3, -4],
        [12, 4],
      ] as const)
        put(spike, color, dx, dy)
      put(cap, figure.metal)
      break
    }
    case 'wings':
      put('-12,4 -6,-20,20,-26 12,-16 22,-14 13,-6 20,-2 10,10', figure.metal)
      break
    case 'fur':
      put(
        '-17,4 -14,-9 -8,-6 -5,-13 1,-8 6,-13 9,-5 16,-5 13,4 17,12 0,8',
        figure.mane[2] > 0.7 ? [30, 0.2, 0.5] : [28, 0.3, 0.34],
      )
      break
    case 'leaves':
      for (const [dx, dy] of [
        [-8, -3],
        [4, -6],
        [14, 2],
      ] as const)
        put(leaf, [105 + dx * 2, 0.45, 0.36], dx, dy)
      break
    case 'skulls':
      put(cap, figure.metal)
      put('-9,-3 -9,-18,1,-18 11,-17,9,-3 5,3 -4,3', bone)
      for (const dx of [-3.4, 4]) ovals(pen, { x: x + dx, y: y - 7, w: 2.3, h: 2.3 }, 'rgba(10, 6, 6, 0.9)')
      break
    case 'round':
      put(cap, figure.metal)
      put('-11,2 -9,-6,3,-6 12,-4,11,8 0,3,-11,2', figure.metal, 0, 0, 0.4)
  }
}
