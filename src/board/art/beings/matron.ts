/** A six-armed mistress of demons, a blade in each hand. */
import { hsl } from '../paint.ts'
import {
  type Clay,
  type Curve,
  closedPath,
  eyes,
  flames,
  glow,
  horns,
  type Line,
  metal,
  type Point,
  pair,
  solid,
  solids,
} from './clay.ts'

/** An arm: from the shoulder to the wrist, across it, and back. */
type Arm = readonly [Point, Curve, Point, Curve]

const arms: readonly (readonly [arm: Arm, blade: Line])[] = [
  [
    [
      [40, 36],
      [84, 20, 92, -44],
      [108, -44],
      [110, 26, 58, 62],
    ],
    [
      [90, -42],
      [92, -96, 126, -136],
      [130, -86, 112, -42],
    ],
  ],
  [
    [
      [48, 54],
      [102, 50, 116, 4],
      [131, 10],
      [122, 70, 56, 78],
    ],
    [
      [114, 6],
      [116, -40, 146, -74],
      [154, -28, 134, 10],
    ],
  ],
  [
    [
      [46, 74],
      [94, 90, 112, 64],
      [124, 76],
      [104, 112, 46, 100],
    ],
    [
      [110, 68],
      [124, 30, 149, 14],
      [150, 52, 126, 78],
    ],
  ],
]
const torso = closedPath([
  [0, 24],
  [36, 24, 54, 44],
  [58, 82, 44, 122],
  [0, 122],
])
const plate = closedPath([
  [0, 58],
  [24, 46, 50, 60],
  [54, 88, 32, 98],
  [12, 102, 0, 92],
])
const hair = closedPath([
  [0, -96],
  [52, -94, 60, -38],
  [72, 18, 62, 78],
  [46, 52, 40, 8],
  [30, -20, 0, -24],
])
const skull = closedPath([
  [0, -72],
  [28, -72, 36, -40],
  [38, -8, 24, 20],
  [12, 36, 0, 38],
])
const horn: Line = [
  [18, -66],
  [26, -104, 62, -128],
  [52, -96, 40, -56],
]
const crown = closedPath([
  [0, -92],
  [7, -72, 14, -66],
  [30, -72, 44, -62],
  [36, -50, 38, -44],
  [20, -56, 0, -56],
])
const brow = pair([
  [6, -34],
  [18, -46, 34, -42],
  [20, -38, 8, -30],
])
const nose = closedPath([
  [0, -22],
  [4, -8, 6, 3],
  [3, 7, 0, 7],
])
const lips = closedPath([
  [0, 15],
  [6, 12, 13, 17],
  [7, 25, 0, 25],
])

export function matron(clay: Clay): void {
  const { pen, light, fire } = clay
  const skin = { hue: 318, sat: 0.26 }
  glow(clay, { x: 0, y: 0, r: 150 }, 0.75)
  flames(clay, { x: 0, y: 80, w: 116, h: 190 }, 17, 0.35)
  for (const [arm, blade] of [...arms].reverse()) {
    for (const one of pair(blade)) metal(clay, one, -130, 80)
    solids(clay, pair(arm), { ...skin, top: 0.38, low: 0.14, from: -44, to: 112, rim: 0.85, round: 10 })
    for (const side of [1, -1]) bracer(clay, arm, side)
  }
  solid(clay, hair, { hue: 280, sat: 0.3, top: 0.13, low: 0.04, from: -96, to: 78, rim: 0.7, round: 14 })
  solid(clay, torso, { ...skin, top: 0.36, low: 0.1, from: 24, to: 122, rim: 0.5, round: 14 })
  metal(clay, plate, 46, 102, true)
  horns(clay, horn, [30, -62], [58, -122], 6)
  solid(clay, skull, { ...skin, top: 0.5, low: 0.22, from: -72, to: 38, rim: 0.6 })
  metal(clay, crown, -92, -44, true)
  solid(clay, nose, { ...skin, top: 0.48, low: 0.3, from: -22, to: 7, rim: 0.2, round: 3 })
  pen.fillStyle = hsl(346, 0.7, 0.26)
  pen.fill(lips)
  pen.strokeStyle = 'rgba(20, 0, 8, 0.8)'
  pen.lineWidth = 1.2
  pen.beginPath()
  pen.moveTo(-12, 18)
  pen.quadraticCurveTo(0, 21, 12, 18)
  pen.stroke()
  eyes(clay, { x: 17, y: -25, w: 10, h: 6.5, tilt: 0.3, pupil: false })
  solids(clay, brow, { hue: 280, sat: 0.3, top: 0.14, low: 0.06, from: -46, to: -28, rim: 0.5, round: 3 })
  glow(clay, { x: 0, y: -24, r: 46 }, 0.35 * fire)
  pen.fillStyle = hsl(light.hue + 20, 1, 0.75)
  pen.beginPath()
  pen.arc(0, -68, 4, 0, 7)
  pen.fill()
}

/** A golden ring around the wrist. */
function bracer({ pen }: Clay, [, [, , ax, ay], [bx, by]]: Arm, side: number): void {
  pen.strokeStyle = hsl(42, 0.6, 0.5)
  pen.lineWidth = 5
  pen.beginPath()
  pen.moveTo((ax - 1) * side, ay + 9)
  pen.lineTo((bx + 1) * side, by + 9)
  pen.stroke()
}
