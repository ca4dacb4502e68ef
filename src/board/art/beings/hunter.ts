/** A demon hunter who has become a demon: horns, a blindfold with eyes burning through it, a crescent blade in each hand. */
import { hsl } from '../paint.ts'
import { type Clay, closedPath, eyes, flames, glow, horns, type Line, metal, pair, solid, solids } from './clay.ts'

const chest = closedPath([
  [0, 44],
  [30, 34, 62, 40],
  [116, 48, 136, 122],
  [0, 122],
])
const shoulder = pair([
  [40, 44],
  [62, 14, 102, 22],
  [138, 34, 136, 92],
  [112, 64, 84, 64],
  [58, 62, 40, 44],
])
const neck = closedPath([
  [0, 30],
  [22, 30, 30, 60],
  [0, 74],
])
const horn: Line = [
  [18, -58],
  [46, -86, 82, -76],
  [112, -66, 112, -98],
  [110, -120, 90, -136],
  [130, -128, 136, -96],
  [136, -50, 90, -48],
  [54, -46, 34, -40],
]
const ear = pair([
  [40, -22],
  [82, -40, 122, -30],
  [86, -16, 42, 4],
])
const skull = closedPath([
  [0, -74],
  [32, -76, 42, -42],
  [48, -8, 36, 26],
  [24, 52, 12, 60],
  [5, 62, 0, 62],
])
const mane = closedPath([
  [0, -114],
  [22, -108, 26, -84],
  [48, -72, 46, -36],
  [36, -58, 20, -58],
  [8, -54, 0, -46],
])
const lock = pair([
  [40, -46],
  [66, 6, 54, 78],
  [46, 54, 38, 30],
  [42, 0, 38, -20],
])
const blindfold = closedPath([
  [0, -36],
  [24, -38, 45, -30],
  [45, -10],
  [24, -14, 0, -12],
])
const nose = closedPath([
  [0, -12],
  [6, -2, 8, 9],
  [4, 15, 0, 15],
])
const mouth = closedPath([
  [0, 29],
  [10, 26, 19, 29],
  [10, 37, 0, 37],
])
const blade = pair([
  [84, 106],
  [116, 72, 116, 18],
  [116, -22, 96, -52],
  [142, -26, 146, 24],
  [146, 78, 84, 106],
])
const inlay = [
  [26, 54, 44, 84, 22, 116],
  [44, 50, 70, 78, 54, 118],
  [74, 40, 96, 52, 100, 84],
  [92, 34, 118, 50, 120, 86],
] as const

export function hunter(clay: Clay): void {
  const { pen, light, fire } = clay
  const skin = { hue: 268, sat: 0.26 }
  glow(clay, { x: 0, y: -10, r: 150 }, 0.8)
  flames(clay, { x: 0, y: 70, w: 120, h: 190 }, 17, 0.35)
  solids(clay, lock, { hue: 250, sat: 0.2, top: 0.1, low: 0.03, from: -46, to: 78, rim: 0.5, round: 8 })
  solid(clay, chest, { ...skin, top: 0.3, low: 0.07, from: 34, to: 122, rim: 0.5, round: 20 })
  solids(clay, shoulder, { ...skin, top: 0.36, low: 0.1, from: 14, to: 92, rim: 0.8, round: 16 })
  tattoos(clay)
  solid(clay, neck, { ...skin, top: 0.26, low: 0.14, from: 30, to: 74, rim: 0.2, round: 8 })
  for (const one of blade) metal(clay, one, -52, 106)
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  for (const one of blade)
    for (const [width, alpha] of [
      [5, 0.18],
      [1.8, 0.7],
    ] as const) {
      pen.lineWidth = width
      pen.strokeStyle = hsl(light.hue + 10, 1, 0.6, alpha)
      pen.stroke(one)
    }
  pen.restore()
  horns(clay, horn, [30, -50], [96, -132], 10)
  solids(clay, ear, { ...skin, top: 0.36, low: 0.16, from: -40, to: 4, rim: 0.8, round: 6 })
  solid(clay, skull, { ...skin, top: 0.44, low: 0.17, from: -76, to: 62, rim: 0.7 })
  solid(clay, mane, { hue: 250, sat: 0.2, top: 0.14, low: 0.05, from: -114, to: -36, rim: 0.7, round: 8 })
  solid(clay, nose, { ...skin, top: 0.46, low: 0.26, from: -12, to: 15, rim: 0.2, round: 4 })
  pen.fillStyle = 'rgba(10, 3, 8, 0.9)'
  pen.fill(mouth)
  solid(clay, blindfold, { hue: 330, sat: 0.2, top: 0.16, low: 0.06, from: -38, to: -10, rim: 0.5, round: 5 })
  eyes(clay, { x: 19, y: -24, w: 12, h: 6, tilt: 0.16, pupil: false })
  glow(clay, { x: 0, y: -22, r: 58 }, 0.45 * fire)
}

/** Tattoos that burn with the light of the hall. */
function tattoos({ pen, light, fire }: Clay): void {
  pen.save()
  pen.lineCap = 'round'
  for (const side of [1, -1])
    for (const [x, y, cx, cy, tx, ty] of inlay)
      for (const [width, bright, alpha] of [
        [9, 0.4, 0.2],
        [4.5, 0.5, 0.45],
        [2, 0.68, 0.95],
      ] as const) {
        pen.lineWidth = width
        pen.strokeStyle = hsl(light.hue + 14, 1, bright * (0.5 + 0.5 * fire), alpha)
        pen.beginPath()
        pen.moveTo(x * side, y)
        pen.quadraticCurveTo(cx * side, cy, tx * side, ty)
        pen.stroke()
      }
  pen.restore()
}
