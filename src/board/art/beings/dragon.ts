/** A dragon: horns, frills, an open maw with fire in its throat. */
import { hsl } from '../paint.ts'
import {
  type Clay,
  closedPath,
  eyes,
  flames,
  glow,
  horns,
  type Line,
  pair,
  scales,
  shape,
  solid,
  solids,
  teeth,
  throat,
} from './clay.ts'

const neck = closedPath([
  [0, 20],
  [44, 22, 62, 48],
  [86, 80, 104, 118],
  [0, 118],
])
const frill = pair([
  [34, -34],
  [66, -62, 104, -84],
  [96, -58, 94, -40],
  [112, -40, 126, -36],
  [112, -18, 104, -4],
  [114, 6, 118, 18],
  [96, 22, 86, 32],
  [84, 44, 80, 56],
  [56, 40, 40, 30],
])
const bones: readonly (readonly [number, number])[] = [
  [104, -84],
  [126, -36],
  [118, 18],
  [80, 56],
]
const horn: Line = [
  [40, -34],
  [64, -50, 76, -78],
  [84, -104, 66, -136],
  [100, -110, 98, -78],
  [94, -46, 58, -24],
]
const lowHorn: Line = [
  [54, -12],
  [84, -18, 104, -6],
  [116, 2, 122, 16],
  [98, 8, 82, 10],
  [66, 12, 50, 6],
]
const chin = closedPath([
  [0, 46],
  [34, 44, 40, 56],
  [38, 78, 26, 96],
  [14, 110, 0, 112],
])
const mouth = closedPath([
  [0, 46],
  [26, 48, 30, 58],
  [28, 80, 18, 92],
  [8, 98, 0, 98],
])
const tongue = closedPath([
  [0, 74],
  [8, 74, 10, 84],
  [8, 94, 0, 95],
])
const skull = closedPath([
  [0, -62],
  [12, -68, 22, -56],
  [44, -50, 58, -32],
  [70, -18, 64, 0],
  [62, 18, 54, 30],
  [44, 44, 40, 60],
  [30, 54, 0, 54],
])
const cheek = pair([
  [60, -6],
  [56, 14, 40, 58],
  [34, 40, 36, 20],
  [44, 2, 60, -6],
])
const spikes = [
  pair([
    [60, 2],
    [84, 10, 104, 26],
    [76, 28, 52, 24],
  ]),
  pair([
    [52, 24],
    [70, 38, 82, 56],
    [58, 50, 42, 44],
  ]),
  pair([
    [42, 44],
    [52, 60, 54, 78],
    [40, 68, 34, 56],
  ]),
]
const brow = pair([
  [4, -30],
  [18, -40, 30, -44],
  [52, -50, 78, -44],
  [70, -34, 66, -22],
  [46, -28, 26, -14],
  [12, -8, 6, -14],
])
const muzzle = closedPath([
  [0, -34],
  [10, -30, 13, -10],
  [18, 12, 28, 28],
  [36, 42, 32, 56],
  [24, 66, 14, 62],
  [6, 60, 0, 66],
])
const lip = pair([
  [32, 52],
  [26, 64, 14, 61],
  [6, 60, 0, 66],
  [0, 60],
  [8, 54, 16, 56],
  [26, 56, 32, 46],
])
const ridge = closedPath([
  [0, -58],
  [9, -46, 6, -30],
  [5, -10, 10, 8],
  [9, 24, 0, 36],
])
const nostril = pair([
  [9, 40],
  [13, 32, 21, 38],
  [20, 46, 15, 48],
  [11, 46, 9, 40],
])

export function dragon(clay: Clay): void {
  glow(clay, { x: 0, y: 0, r: 145 }, 0.9)
  throatPlates(clay)
  frills(clay)
  horns(clay, horn, [46, -30], [70, -132], 8)
  horns(clay, lowHorn, [52, -4], [120, 14], 5)
  maw(clay)
  head(clay)
  wrinkles(clay)
  nostrils(clay)
  eyes(clay, { x: 34, y: -13, w: 17, h: 11, tilt: 0.34 })
  solids(clay, brow, { hue: clay.light.far, sat: 0.26, top: 0.24, low: 0.1, from: -50, to: -8, rim: 0.7, round: 6 })
  if (clay.fire > 0.5) flames(clay, { x: 0, y: 98, w: 16, h: 34 }, 7, 0.5)
  glow(clay, { x: 0, y: 72, r: 54 }, 0.35 * clay.fire)
}

/** The neck, with the plates of its throat. */
function throatPlates(clay: Clay): void {
  const { light } = clay
  solid(clay, neck, { hue: light.far, sat: 0.3, top: 0.14, low: 0.05, rim: 0.4 })
  scales(clay, neck, 11, [0, 60], 0.3)
  for (let i = 0; i < 5; i++) {
    const [y, w] = [88 + i * 8, 26 + i * 9]
    const plate = shape([
      [-w, y],
      [0, y + 13, w, y],
      [w * 0.6, y + 14, 0, y + 15],
      [-w * 0.6, y + 14, -w, y],
    ])
    solid(clay, plate, {
      hue: light.hue + 14,
      sat: 0.6,
      top: 0.42 - i * 0.05,
      low: 0.12,
      from: y,
      to: y + 15,
      rim: 0.2,
      round: 4,
    })
  }
}

/** Skin between bones, on both sides of the head. */
function frills(clay: Clay): void {
  const { pen, light } = clay
  for (const [i, path] of frill.entries()) {
    const side = i === 0 ? 1 : -1
    const skin = pen.createRadialGradient(30 * side, 0, 10, 50 * side, -10, 96)
    skin.addColorStop(0, hsl(light.hue + 18, 0.95, 0.46))
    skin.addColorStop(0.5, hsl(light.hue, 0.85, 0.26))
    skin.addColorStop(1, hsl(light.far, 0.6, 0.09))
    solid(clay, path, { hue: light.hue, sat: 0.8, top: 0.2, low: 0.1, rim: 0.9, round: 9 })
    pen.globalAlpha = 0.75
    pen.fillStyle = skin
    pen.fill(path)
    pen.globalAlpha = 1
    pen.lineCap = 'round'
    for (const [x, y] of bones) {
      pen.strokeStyle = hsl(light.far, 0.4, 0.06)
      pen.lineWidth = 4
      pen.beginPath()
      pen.moveTo(38 * side, -4)
      pen.quadraticCurveTo(66 * side, y * 0.55 - 8, x * side, y)
      pen.stroke()
      pen.strokeStyle = hsl(light.hue + 12, 0.8, 0.42, 0.55)
      pen.lineWidth = 1
      pen.stroke()
    }
  }
}

/** The lower jaw, with fire in it. */
function maw(clay: Clay): void {
  const { pen, light } = clay
  solid(clay, chin, { hue: light.far, sat: 0.28, top: 0.2, low: 0.08, from: 44, to: 112 })
  scales(clay, chin, 7, [0, 60], 0.3)
  throat(clay, mouth, 0, 66, 42)
  pen.fillStyle = hsl(light.hue, 0.75, 0.3, 0.85)
  pen.fill(tongue)
  teeth(clay, [
    [24, 92, 3, -13],
    [15, 97, 3, -16],
    [6, 99, 2.4, -9],
  ])
}

/** The skull, its spikes, and the muzzle with the upper teeth. */
function head(clay: Clay): void {
  const { light } = clay
  solid(clay, skull, { hue: light.far, sat: 0.3, top: 0.22, low: 0.07, from: -66, to: 58, rim: 0.9 })
  scales(clay, skull, 8, [0, 30], 0.42)
  solids(clay, cheek, { hue: light.hue, sat: 0.4, top: 0.16, low: 0.22, from: 0, to: 58, rim: 0.15 })
  for (const one of spikes) horny(clay, one)
  teeth(clay, [
    [28, 54, 3.4, 24],
    [20, 59, 2.6, 13],
    [12, 58, 2.6, 15],
    [4.4, 61, 2.2, 9],
  ])
  solid(clay, muzzle, { hue: light.far, sat: 0.28, top: 0.27, low: 0.2, from: -34, to: 64, rim: 0.4, round: 14 })
  scales(clay, muzzle, 6, [4, 20], 0.42)
  solids(clay, lip, { hue: light.hue, sat: 0.45, top: 0.34, low: 0.2, from: 46, to: 66, rim: 0.5, round: 4 })
  solid(clay, ridge, { hue: light.hue + 8, sat: 0.36, top: 0.46, low: 0.26, from: -58, to: 36, rim: 0.35, round: 7 })
}

function wrinkles({ pen }: Clay): void {
  for (let i = 0; i < 7; i++) {
    const y = -50 + i * 12
    pen.strokeStyle = 'rgba(8, 3, 1, 0.55)'
    pen.lineWidth = 1.2
    pen.beginPath()
    pen.moveTo(-8, y - 3)
    pen.quadraticCurveTo(0, y + 4, 8, y - 3)
    pen.stroke()
  }
}

function nostrils({ pen, light, fire }: Clay): void {
  for (const path of nostril) {
    pen.fillStyle = hsl(light.hue + 10, 1, 0.12 + 0.4 * fire)
    pen.fill(path)
    pen.strokeStyle = 'rgba(5, 2, 0, 0.85)'
    pen.lineWidth = 1.6
    pen.stroke(path)
  }
}

function horny(clay: Clay, paths: readonly Path2D[]): void {
  solids(clay, paths, { hue: 34, sat: 0.22, top: 0.36, low: 0.2, rim: 0.55, round: 6 })
}
