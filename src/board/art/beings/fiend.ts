/** Demons, the undead, and people: faces under horns, hoods and helmets. */
import { hsl } from '../paint.ts'
import {
  type Clay,
  closedPath,
  cracks,
  eyes,
  flames,
  glow,
  horns,
  type Line,
  metal,
  pair,
  scales,
  shape,
  solid,
  solids,
  teeth,
  throat,
} from './clay.ts'

const bull: Line = [
  [30, -44],
  [70, -58, 100, -40],
  [126, -22, 128, -70],
  [146, -28, 124, -4],
  [96, 16, 40, -12],
]
const small: Line = [
  [16, -62],
  [22, -86, 18, -112],
  [38, -92, 36, -54],
]
const trunk = closedPath([
  [0, 20],
  [60, 18, 104, 46],
  [132, 70, 136, 122],
  [0, 122],
])
const jowl = closedPath([
  [0, -64],
  [30, -66, 46, -42],
  [62, -14, 58, 22],
  [56, 60, 34, 76],
  [16, 88, 0, 88],
])
const fangs: Line = [
  [30, 52],
  [46, 48, 46, 24],
  [48, 12, 42, 2],
  [60, 20, 58, 42],
  [54, 68, 30, 70],
]
const grin = closedPath([
  [0, 44],
  [22, 40, 32, 46],
  [32, 66, 18, 72],
  [8, 76, 0, 76],
])
const flat = closedPath([
  [0, 2],
  [12, 6, 16, 22],
  [14, 32, 0, 32],
])
const frown = pair([
  [2, -12],
  [16, -28, 36, -34],
  [54, -36, 60, -20],
  [48, -16, 42, -10],
  [24, -14, 8, 4],
])
const collarSpikes = [-3, -2, -1, 0, 1, 2, 3]

export function demon(clay: Clay): void {
  const { pen, light, fire } = clay
  const hide = { hue: light.far, sat: 0.32 }
  glow(clay, { x: 0, y: 0, r: 145 }, 0.6)
  flames(clay, { x: 0, y: 40, w: 90, h: 130 }, 13, 0.35)
  solid(clay, trunk, { ...hide, top: 0.2, low: 0.05, from: 10, to: 122, rim: 0.6 })
  scales(clay, trunk, 14, [0, 40], 0.25)
  for (const i of collarSpikes) {
    const [x, y] = [i * 32, 74 - Math.abs(i) * 6]
    metal(
      clay,
      shape([
        [x - 10, y + 20],
        [x - 4, y - 6, x + i * 4, y - 26],
        [x + 6, y - 4, x + 10, y + 20],
      ]),
      y - 26,
      y + 20,
    )
  }
  horns(clay, bull, [36, -28], [130, -62], 8)
  horns(clay, small, [26, -58], [20, -108], 5)
  solid(clay, jowl, { ...hide, top: 0.3, low: 0.12, from: -66, to: 88, rim: 0.7 })
  cracks(clay, jowl, [0, -50], 6, 40)
  throat(clay, grin, 0, 58, 30)
  teeth(clay, [
    [24, 46, 3, 14],
    [15, 44, 2.8, 11],
    [6, 44, 2.6, 10],
    [20, 70, 2.8, -12],
    [10, 74, 2.8, -12],
  ])
  horns(clay, fangs, [40, 60], [44, 4], 4)
  solid(clay, flat, { ...hide, top: 0.34, low: 0.2, from: 2, to: 32, rim: 0.3, round: 6 })
  pen.fillStyle = 'rgba(6, 2, 0, 0.9)'
  for (const side of [1, -1]) {
    pen.beginPath()
    pen.ellipse(7 * side, 25, 4, 3, 0.3 * side, 0, 7)
    pen.fill()
  }
  eyes(clay, { x: 27, y: -6, w: 15, h: 9, tilt: 0.28, pupil: false })
  solids(clay, frown, { ...hide, top: 0.34, low: 0.14, from: -36, to: 4, rim: 0.7, round: 7 })
  glow(clay, { x: 0, y: 58, r: 50 }, 0.4 * fire)
}

const cowl = closedPath([
  [0, -112],
  [44, -108, 62, -58],
  [82, -10, 76, 40],
  [110, 60, 134, 122],
  [0, 122],
])
const inside = closedPath([
  [0, -78],
  [34, -76, 46, -34],
  [54, 10, 40, 46],
  [24, 70, 0, 74],
])
const bone = closedPath([
  [0, -58],
  [24, -60, 34, -34],
  [40, -16, 32, 0],
  [34, 12, 24, 18],
  [22, 30, 18, 36],
  [10, 40, 0, 40],
])
const socket = pair([
  [6, -22],
  [12, -34, 26, -30],
  [32, -20, 26, -8],
  [14, -4, 6, -22],
])
const gap = closedPath([
  [0, -2],
  [5, 4, 6, 12],
  [3, 14, 0, 10],
])
const spikesOfCrown = [-2, -1, 0, 1, 2]

export function shade(clay: Clay): void {
  const { pen, light, fire } = clay
  glow(clay, { x: 0, y: -10, r: 145 }, 0.6)
  flames(clay, { x: 0, y: 90, w: 110, h: 200 }, 15, 0.28)
  solid(clay, cowl, { hue: light.far, sat: 0.3, top: 0.15, low: 0.04, from: -110, to: 122, rim: 0.7, round: 22 })
  for (let i = -4; i <= 4; i++) {
    if (i === 0) continue
    pen.strokeStyle = `rgba(0, 0, 0, 0.4)`
    pen.lineWidth = 4
    pen.beginPath()
    pen.moveTo(i * 12, 60)
    pen.quadraticCurveTo(i * 17, 90, i * 28, 122)
    pen.stroke()
  }
  for (const side of [1, -1]) {
    metal(
      clay,
      shape([
        [50 * side, 66],
        [64 * side, 34, 102 * side, 42],
        [132 * side, 58, 134 * side, 92],
        [96 * side, 78, 50 * side, 66],
      ]),
      34,
      92,
    )
    metal(
      clay,
      shape([
        [88 * side, 44],
        [98 * side, 18, 116 * side, 4],
        [116 * side, 34, 112 * side, 52],
      ]),
      4,
      52,
    )
  }
  pen.fillStyle = 'rgba(3, 2, 4, 0.96)'
  pen.fill(inside)
  glow(clay, { x: 0, y: -14, r: 60 }, 0.5)
  solid(clay, bone, { hue: 44, sat: 0.16, top: 0.66, low: 0.3, from: -60, to: 40, rim: 0.4, round: 16 })
  pen.fillStyle = 'rgba(8, 4, 6, 0.96)'
  for (const one of socket) pen.fill(one)
  pen.fill(gap)
  eyes(clay, { x: 17, y: -18, w: 8, h: 6, tilt: 0.15, pupil: false })
  for (let i = -3; i <= 3; i++) {
    pen.fillStyle = hsl(44, 0.2, 0.56)
    pen.fillRect(i * 5.4 - 2.2, 22, 4.4, 9)
    pen.fillRect(i * 4.8 - 2, 33, 4, 8)
  }
  cracks(clay, bone, [10, -48], 3, 26)
  for (const i of spikesOfCrown) {
    const [x, y] = [i * 16, -66 + Math.abs(i) * 5]
    metal(
      clay,
      shape([
        [x - 9, y + 14],
        [x - 3, y - 10, x + i * 5, y - 34 + Math.abs(i) * 6],
        [x + 4, y - 8, x + 9, y + 14],
      ]),
      y - 34,
      y + 14,
      true,
    )
  }
  metal(
    clay,
    closedPath([
      [0, -52],
      [26, -52, 44, -40],
      [42, -50, 41, -56],
      [24, -66, 0, -66],
    ]),
    -66,
    -40,
    true,
  )
  glow(clay, { x: 0, y: -18, r: 50 }, 0.35 * fire)
}

const mantle = closedPath([
  [0, 30],
  [70, 22, 108, 62],
  [126, 90, 134, 122],
  [0, 122],
])
const helm = closedPath([
  [0, -96],
  [42, -94, 52, -50],
  [58, -10, 48, 24],
  [40, 52, 22, 60],
  [10, 62, 0, 52],
])
const slit = closedPath([
  [0, -26],
  [22, -30, 42, -22],
  [42, -10, 34, -4],
  [18, -8, 9, -2],
  [8, 20, 5, 42],
  [2, 46, 0, 46],
])
const ridge = closedPath([
  [0, -112],
  [8, -96, 8, -60],
  [7, -40, 0, -30],
])
const wing = pair([
  [48, -50],
  [76, -70, 86, -110],
  [100, -70, 92, -40],
  [80, -14, 54, -10],
])
const pads = pair([
  [44, 52],
  [56, 20, 100, 30],
  [136, 44, 132, 94],
  [106, 76, 84, 80],
  [58, 80, 44, 52],
])

export function person(clay: Clay): void {
  const { pen, light, fire } = clay
  glow(clay, { x: 0, y: -10, r: 145 }, 0.55)
  flames(clay, { x: 0, y: 60, w: 90, h: 170 }, 13, 0.3)
  solid(clay, mantle, { hue: light.hue, sat: 0.5, top: 0.16, low: 0.05, from: 20, to: 122, rim: 0.4 })
  for (const one of wing) metal(clay, one, -110, -10, true)
  metal(clay, helm, -96, 60)
  pen.fillStyle = 'rgba(4, 2, 2, 0.96)'
  pen.fill(slit)
  eyes(clay, { x: 23, y: -17, w: 11, h: 6, tilt: 0.14, pupil: false })
  metal(clay, ridge, -112, -30, true)
  for (let i = 0; i < 4; i++)
    for (const side of [1, -1]) {
      pen.fillStyle = 'rgba(4, 2, 2, 0.85)'
      pen.fillRect((16 + i * 7) * side - 1.5, 14 - i * 2, 3, 20)
    }
  for (const one of pads) metal(clay, one, 26, 94)
  for (const side of [1, -1]) {
    const stud = new Path2D()
    stud.arc(92 * side, 56, 9, 0, 7)
    throat(clay, stud, 92 * side, 56, 11)
  }
  glow(clay, { x: 0, y: -16, r: 50 }, 0.3 * fire)
}
