/** A council of four: two in the back, two in front, each in the colors of a class. */
import { hsl } from '../paint.ts'
import { type Clay, closedPath, eyes, flames, glow, metal, pair, solid, solids } from './clay.ts'

const robe = closedPath([
  [0, 30],
  [48, 26, 74, 50],
  [92, 78, 96, 132],
  [0, 132],
])
const collar = pair([
  [30, 42],
  [46, 8, 84, 0],
  [96, 30, 88, 62],
  [58, 50, 30, 42],
])
const hair = closedPath([
  [0, -92],
  [50, -90, 54, -34],
  [62, 16, 48, 64],
  [36, 40, 36, 0],
  [24, -24, 0, -24],
])
const hood = closedPath([
  [0, -108],
  [50, -98, 58, -40],
  [66, 10, 50, 56],
  [30, 66, 0, 66],
])
const hollow = closedPath([
  [0, -66],
  [30, -64, 38, -26],
  [40, 14, 22, 40],
  [10, 48, 0, 48],
])
const face = closedPath([
  [0, -70],
  [28, -70, 34, -36],
  [36, -6, 22, 22],
  [12, 36, 0, 38],
])
const ear = pair([
  [32, -24],
  [66, -52, 92, -62],
  [72, -22, 34, -4],
])
const helm = closedPath([
  [0, -96],
  [40, -94, 48, -48],
  [52, -20, 44, 0],
  [24, -16, 20, 30],
  [10, 44, 0, 44],
])
const circlet = closedPath([
  [0, -84],
  [8, -66, 14, -58],
  [28, -58, 36, -50],
  [34, -44],
  [18, -50, 0, -48],
])

interface Figure {
  x: number
  y: number
  size: number
  hue: number
  head: 'helm' | 'hood' | 'circlet' | 'hair'
}

const four: readonly Figure[] = [
  { x: -38, y: -44, size: 0.62, hue: 276, head: 'circlet' },
  { x: 40, y: -42, size: 0.62, hue: 50, head: 'hair' },
  { x: -76, y: 22, size: 0.74, hue: 10, head: 'helm' },
  { x: 74, y: 24, size: 0.74, hue: 140, head: 'hood' },
]

export function council(clay: Clay): void {
  glow(clay, { x: 0, y: -10, r: 150 }, 0.75)
  flames(clay, { x: 0, y: 80, w: 124, h: 190 }, 19, 0.34)
  for (const one of four) figure(clay, one)
  glow(clay, { x: 0, y: 20, r: 60 }, 0.35 * clay.fire)
}

function figure(clay: Clay, { x, y, size, hue, head }: Figure): void {
  const { pen } = clay
  const skin = { hue: 28, sat: 0.36 }
  pen.save()
  pen.translate(x, y)
  pen.scale(size, size)
  solid(clay, robe, { hue, sat: 0.42, top: 0.26, low: 0.06, from: 26, to: 132, rim: 0.7, round: 16 })
  for (const one of collar) metal(clay, one, 0, 62, true)
  if (head === 'hood') {
    solid(clay, hood, { hue, sat: 0.3, top: 0.2, low: 0.06, from: -108, to: 66, rim: 0.8, round: 16 })
    pen.fillStyle = 'rgba(3, 4, 3, 0.96)'
    pen.fill(hollow)
  } else {
    const tint =
      head === 'hair' ? { hue: 46, sat: 0.5, top: 0.5, low: 0.16 } : { hue: 20, sat: 0.2, top: 0.14, low: 0.05 }
    solid(clay, hair, { ...tint, from: -92, to: 64, rim: 0.6, round: 12 })
    solids(clay, ear, { ...skin, top: 0.6, low: 0.34, from: -62, to: 0, rim: 0.6, round: 6 })
    solid(clay, face, { ...skin, top: 0.64, low: 0.34, from: -70, to: 38, rim: 0.4 })
    mouth(clay)
    if (head === 'helm') metal(clay, helm, -96, 44)
    if (head === 'circlet') metal(clay, circlet, -84, -44, true)
  }
  if (head === 'helm') {
    pen.fillStyle = 'rgba(4, 2, 2, 0.95)'
    pen.fillRect(-36, -34, 72, 13)
  }
  eyes(clay, { x: 16, y: -27, w: 10, h: 6, tilt: 0.2, pupil: false })
  pen.restore()
}

function mouth({ pen }: Clay): void {
  pen.strokeStyle = hsl(10, 0.4, 0.2)
  pen.lineWidth = 2.4
  pen.beginPath()
  pen.moveTo(-9, 19)
  pen.quadraticCurveTo(0, 16, 9, 19)
  pen.moveTo(0, -14)
  pen.quadraticCurveTo(5, 2, 1, 5)
  pen.stroke()
}
