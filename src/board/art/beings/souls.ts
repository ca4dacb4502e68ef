/** Beings made of souls: the shrine that holds them, and the faces that step out of it, one weeping, one luring, one raging. */
import { hsl } from '../paint.ts'
import {
  type Clay,
  closedPath,
  cracks,
  eyes,
  flames,
  glow,
  type Line,
  metal,
  pair,
  shape,
  solid,
  solids,
  teeth,
  throat,
} from './clay.ts'

const base = closedPath([
  [0, 84],
  [96, 84],
  [118, 122],
  [0, 122],
])
const pillar = pair([
  [44, 90],
  [52, -40],
  [74, -48],
  [86, 90],
])
const roof = closedPath([
  [0, -126],
  [14, -96, 30, -78],
  [84, -66, 104, -40],
  [92, -34],
  [0, -38],
])
const spire = pair([
  [88, -44],
  [96, -70, 112, -98],
  [112, -66, 110, -36],
])
const vault = closedPath([
  [0, -32],
  [34, -28, 40, 8],
  [44, 88],
  [0, 88],
])
const small = closedPath([
  [0, -16],
  [13, -14, 12, 2],
  [10, 16, 0, 20],
])
const held: readonly (readonly [x: number, y: number, size: number])[] = [
  [0, 14, 1.3],
  [-20, 50, 0.9],
  [21, 54, 1],
  [0, 76, 0.8],
  [-112, 0, 0.9],
  [116, -8, 0.8],
  [-92, -84, 0.7],
  [70, -104, 0.6],
]

export function shrine(clay: Clay): void {
  const stone = { hue: clay.light.far, sat: 0.12 }
  glow(clay, { x: 0, y: 20, r: 150 }, 0.9)
  flames(clay, { x: 0, y: 90, w: 120, h: 200 }, 19, 0.36)
  for (const one of spire) metal(clay, one, -98, -36)
  solid(clay, base, { ...stone, top: 0.26, low: 0.07, from: 84, to: 122, rim: 0.7 })
  throat(clay, vault, 0, 30, 74)
  solids(clay, pillar, { ...stone, top: 0.32, low: 0.1, from: -48, to: 90, rim: 0.8, round: 9 })
  for (const one of pillar) cracks(clay, one, [one === pillar[0] ? 64 : -64, 30], 4, 60)
  solid(clay, roof, { ...stone, top: 0.36, low: 0.12, from: -126, to: -34, rim: 0.8, round: 14 })
  cracks(clay, roof, [0, -62], 7, 60)
  for (const [x, y, size] of held) soul(clay, x, y, size)
}

/** A small pale face that fades towards the top. */
function soul(clay: Clay, x: number, y: number, size: number): void {
  const { pen } = clay
  pen.save()
  pen.translate(x, y)
  pen.scale(size, size)
  glow(clay, { x: 0, y: 0, r: 30 }, 0.5)
  pen.fillStyle = hsl(190, 0.5, 0.86, 0.8)
  pen.fill(small)
  pen.fillStyle = 'rgba(8, 10, 22, 0.9)'
  for (const [ex, ey, rx, ry] of [
    [-5, -3, 2.6, 3.6],
    [5, -3, 2.6, 3.6],
    [0, 9, 2.8, 4.6],
  ] as const) {
    pen.beginPath()
    pen.ellipse(ex, ey, rx, ry, 0, 0, 7)
    pen.fill()
  }
  pen.restore()
}

const mask = closedPath([
  [0, -100],
  [48, -98, 62, -50],
  [70, 0, 52, 42],
  [30, 80, 0, 92],
])
const rags: readonly Line[] = [
  [
    [54, -60],
    [104, -80, 138, -52],
    [104, -52, 64, -20],
  ],
  [
    [62, -10],
    [110, -16, 144, 26],
    [104, 16, 56, 30],
  ],
  [
    [48, 46],
    [92, 58, 112, 106],
    [76, 84, 30, 76],
  ],
]
const wisps = rags.flatMap(pair)

/** What all three have in common: a face like a mask, and wisps of smoke around it. */
function visage(clay: Clay, hue: number, sat: number): void {
  glow(clay, { x: 0, y: 0, r: 150 }, 0.85)
  flames(clay, { x: 0, y: 100, w: 110, h: 220 }, 19, 0.4)
  solids(clay, wisps, { hue: clay.light.far, sat: 0.35, top: 0.2, low: 0.06, from: -80, to: 106, rim: 0.6, round: 14 })
  solid(clay, mask, { hue, sat, top: 0.6, low: 0.2, from: -100, to: 92, rim: 0.8, round: 20 })
}

const holes = (clay: Clay, line: Line): void => {
  clay.pen.fillStyle = 'rgba(6, 3, 10, 0.95)'
  for (const one of pair(line)) clay.pen.fill(one)
}

const wail = closedPath([
  [0, 24],
  [16, 26, 18, 48],
  [14, 68, 0, 70],
])
const droop: Line = [
  [6, -34],
  [20, -44, 40, -14],
  [30, -4, 12, -14],
]
const sad = pair([
  [4, -56],
  [24, -54, 50, -30],
  [48, -24],
  [24, -42, 6, -46],
])

/** Weeping eyes and an open mouth. */
export function sorrow(clay: Clay): void {
  const { pen, light } = clay
  visage(clay, 215, 0.16)
  holes(clay, droop)
  throat(clay, wail, 0, 48, 22)
  pen.save()
  pen.lineCap = 'round'
  for (const side of [1, -1])
    for (const [x, to, bend] of [
      [16, 66, 4],
      [25, 82, 10],
      [33, 54, 12],
    ] as const)
      for (const [width, alpha] of [
        [7, 0.25],
        [3, 0.9],
      ] as const) {
        pen.lineWidth = width
        pen.strokeStyle = hsl(light.hue, 0.9, 0.78, alpha)
        pen.beginPath()
        pen.moveTo(x * side, -12)
        pen.quadraticCurveTo((x + bend) * side, to * 0.4, x * 0.86 * side, to)
        pen.stroke()
      }
  pen.restore()
  eyes(clay, { x: 22, y: -22, w: 9, h: 5, tilt: -0.4, pupil: false })
  solids(clay, sad, { hue: 215, sat: 0.14, top: 0.56, low: 0.3, from: -56, to: -24, rim: 0.6, round: 5 })
}

const lidded: Line = [
  [8, -16],
  [22, -28, 46, -32],
  [40, -14, 24, -8],
]
const lids = pair([
  [6, -20],
  [22, -40, 50, -40],
  [48, -31],
  [26, -28, 8, -14],
])
const lips = closedPath([
  [0, 42],
  [8, 36, 24, 46],
  [14, 62, 0, 62],
])
const rays = [-3, -2, -1, 0, 1, 2, 3].map((i) =>
  shape([
    [i * 15 - 7, -84 + Math.abs(i) * 6],
    [i * 22, -132 + Math.abs(i) * 12],
    [i * 15 + 7, -84 + Math.abs(i) * 6],
  ]),
)
const gem = shape([
  [0, -80],
  [8, -66],
  [0, -52],
  [-8, -66],
])

/** Half-closed eyes, full lips, gold on the brow. */
export function longing(clay: Clay): void {
  const { pen } = clay
  visage(clay, 332, 0.34)
  for (const one of rays) metal(clay, one, -132, -66, true)
  holes(clay, lidded)
  eyes(clay, { x: 27, y: -20, w: 13, h: 5, tilt: 0.3, pupil: false })
  solids(clay, lids, { hue: 320, sat: 0.4, top: 0.4, low: 0.26, from: -40, to: -14, rim: 0.5, round: 4 })
  pen.fillStyle = hsl(345, 0.75, 0.34)
  pen.fill(lips)
  pen.strokeStyle = 'rgba(30, 0, 14, 0.85)'
  pen.lineWidth = 1.6
  pen.beginPath()
  pen.moveTo(-22, 46)
  pen.quadraticCurveTo(0, 53, 22, 46)
  pen.stroke()
  throat(clay, gem, 0, -66, 12)
}

const glare: Line = [
  [8, -20],
  [24, -34, 50, -40],
  [42, -14, 22, -8],
]
const scowl = pair([
  [0, -18],
  [18, -46, 58, -64],
  [60, -44],
  [28, -30, 8, -6],
])
const roar = closedPath([
  [0, 18],
  [28, 12, 40, 24],
  [42, 62, 24, 74],
  [10, 80, 0, 80],
])

/** Burning, and baring its teeth. */
export function fury(clay: Clay): void {
  visage(clay, 8, 0.46)
  flames(clay, { x: 0, y: -66, w: 56, h: 90 }, 11, 0.7)
  cracks(clay, mask, [0, -60], 11, 70)
  holes(clay, glare)
  throat(clay, roar, 0, 48, 40)
  teeth(clay, [
    [32, 20, 4, 20],
    [22, 16, 3.4, 15],
    [12, 16, 3.4, 18],
    [4, 17, 3, 13],
    [28, 70, 3.6, -18],
    [16, 76, 3.4, -16],
    [6, 79, 3, -14],
  ])
  eyes(clay, { x: 28, y: -22, w: 13, h: 7, tilt: 0.5, pupil: false })
  solids(clay, scowl, { hue: 8, sat: 0.4, top: 0.42, low: 0.16, from: -64, to: -6, rim: 0.8, round: 7 })
}
