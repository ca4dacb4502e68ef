/** The Boss: a dragon's head seen from the front, drawn by code; another Boss is its emblem in the same light. */
import type { Rect } from '../pack.ts'
import type { Light } from '../theme.ts'
import { emblemPath, hsl, type Pen } from './paint.ts'

/** The right half of each shape, in a box from -100 to 100; the left one is its mirror image. */
const halves = {
  neck: 'M0 10L58 26C78 60 86 84 96 110L0 110Z',
  horn: 'M14 -46C22 -66 44 -66 60 -82C70 -92 74 -104 72 -120C88 -98 86 -74 72 -58C60 -44 48 -40 36 -24Z',
  spike: 'M40 -28L94 -66L80 -36L108 -30L84 -12L104 6L76 8L88 32L56 24Z',
  brow: 'M0 -42L10 -52L22 -46L38 -30L52 -24L60 -8L56 8L60 18L48 30L36 40L31 58L22 76L8 86L0 86Z',
  cheek: 'M30 -2L52 2L44 18L34 34L26 18Z',
  snout: 'M0 -26L9 -20L13 6L24 34L26 48L14 56L0 59Z',
  ridge: 'M0 -42L8 -30L4 -8L8 14L0 34Z',
  scales: 'M12 -34L26 -42L34 -34L18 -28ZM42 -2L52 2L48 12L38 10ZM38 14L47 17L40 27L32 24ZM31 28L37 32L32 42L27 38Z',
  eye: 'M14 -6C22 -16 32 -22 46 -24C43 -10 28 -2 14 -6Z',
  pupil: 'M31 -20C33 -15 32 -9 29 -5C27 -10 27 -15 31 -20Z',
  lid: 'M8 -12L20 -26L50 -36L52 -24C36 -24 22 -16 12 -4Z',
  nostril: 'M7 44C11 38 17 40 17 46C13 46 10 48 7 44Z',
  mouth: 'M0 61L12 58L25 50L20 68L10 76L0 78Z',
  fangs: 'M20 54L18 68L14 57ZM9 60L7 67L4 60ZM14 76L12 68L9 77Z',
} as const

type Half = keyof typeof halves

function both(pen: Pen, name: Half, paint: (path: Path2D) => void): void {
  const path = new Path2D(halves[name])
  for (const side of [1, -1]) {
    pen.save()
    pen.scale(side, 1)
    paint(path)
    pen.restore()
  }
}

/** The head in the middle of `rect`, its eyes alight unless it rests. */
export function head(pen: Pen, rect: Rect, light: Light, resting: boolean): void {
  const scale = Math.min(rect.w / 210, rect.h / 196)
  pen.save()
  pen.translate(rect.x + rect.w / 2, rect.y + rect.h / 2 + 10 * scale)
  pen.scale(scale, scale)
  halo(pen, light)
  const scales = (from: number, to: number, strength = 0.35): CanvasGradient => {
    const fall = pen.createLinearGradient(0, -100, 0, 100)
    fall.addColorStop(0, hsl(light.far, strength, from))
    fall.addColorStop(1, hsl(light.hue, strength + 0.2, to))
    return fall
  }
  const rim = (alpha: number, width: number): void => {
    pen.strokeStyle = hsl(light.hue + 12, 0.9, 0.6, alpha)
    pen.lineWidth = width
    pen.lineJoin = 'round'
  }
  both(pen, 'neck', (path) => {
    pen.fillStyle = scales(0.05, 0.1)
    pen.fill(path)
  })
  neckPlates(pen, light)
  both(pen, 'horn', (path) => {
    const horn = pen.createLinearGradient(20, -30, 92, -104)
    horn.addColorStop(0, hsl(light.far, 0.25, 0.1))
    horn.addColorStop(0.6, hsl(36, 0.25, 0.34))
    horn.addColorStop(1, hsl(36, 0.4, 0.72))
    pen.fillStyle = horn
    pen.fill(path)
    rim(0.75, 1.4)
    pen.stroke(path)
  })
  both(pen, 'spike', (path) => {
    pen.fillStyle = scales(0.13, 0.09)
    pen.fill(path)
    rim(0.8, 1.3)
    pen.stroke(path)
  })
  both(pen, 'brow', (path) => {
    pen.fillStyle = scales(0.15, 0.11)
    pen.fill(path)
    rim(0.9, 1.6)
    pen.stroke(path)
  })
  both(pen, 'cheek', (path) => {
    pen.fillStyle = hsl(light.hue, 0.5, 0.17)
    pen.fill(path)
  })
  both(pen, 'scales', (path) => {
    pen.fillStyle = hsl(light.hue, 0.35, 0.27)
    pen.fill(path)
  })
  both(pen, 'mouth', (path) => {
    pen.shadowColor = hsl(light.hue + 14, 1, 0.6)
    pen.shadowBlur = resting ? 4 : 26 * scale
    const throat = pen.createRadialGradient(0, 68, 0, 0, 68, 24)
    throat.addColorStop(0, hsl(light.hue + 24, 1, resting ? 0.4 : 0.88))
    throat.addColorStop(0.5, hsl(light.hue + 8, 1, resting ? 0.2 : 0.56))
    throat.addColorStop(1, hsl(light.far, 0.9, 0.2))
    pen.fillStyle = throat
    pen.fill(path)
    pen.shadowBlur = 0
  })
  both(pen, 'snout', (path) => {
    pen.fillStyle = scales(0.24, 0.15, 0.3)
    pen.fill(path)
    rim(0.35, 1)
    pen.stroke(path)
  })
  both(pen, 'ridge', (path) => {
    pen.fillStyle = hsl(light.hue, 0.3, 0.32)
    pen.fill(path)
  })
  both(pen, 'nostril', (path) => {
    pen.fillStyle = hsl(light.hue, 0.9, resting ? 0.1 : 0.4)
    pen.fill(path)
  })
  both(pen, 'fangs', (path) => {
    pen.fillStyle = hsl(42, 0.5, 0.85)
    pen.fill(path)
  })
  both(pen, 'eye', (path) => {
    pen.shadowColor = hsl(light.hue + 16, 1, 0.6)
    pen.shadowBlur = (resting ? 8 : 24) * scale
    const iris = pen.createRadialGradient(30, -13, 1, 30, -13, 18)
    iris.addColorStop(0, hsl(light.hue + 34, 1, resting ? 0.6 : 0.92))
    iris.addColorStop(0.5, hsl(light.hue + 20, 1, resting ? 0.4 : 0.64))
    iris.addColorStop(1, hsl(light.hue, 1, resting ? 0.2 : 0.45))
    pen.fillStyle = iris
    pen.fill(path)
    pen.fill(path)
    pen.shadowBlur = 0
  })
  both(pen, 'pupil', (path) => {
    pen.fillStyle = 'rgba(20, 6, 0, 0.92)'
    pen.fill(path)
  })
  both(pen, 'lid', (path) => {
    pen.fillStyle = hsl(light.far, 0.35, 0.07)
    pen.fill(path)
    rim(0.5, 0.8)
    pen.stroke(path)
  })
  pen.restore()
}

function halo(pen: Pen, light: Light): void {
  const glow = pen.createRadialGradient(0, -10, 10, 0, -10, 125)
  glow.addColorStop(0, hsl(light.hue + 16, 1, 0.6, 0.85))
  glow.addColorStop(0.45, hsl(light.hue, 0.95, 0.42, 0.5))
  glow.addColorStop(1, hsl(light.far, 0.9, 0.3, 0))
  pen.fillStyle = glow
  pen.fillRect(-130, -140, 260, 270)
}

function neckPlates(pen: Pen, light: Light): void {
  for (let i = 0; i < 4; i++) {
    const y = 78 + i * 9
    const wide = 20 + i * 8
    pen.fillStyle = hsl(light.hue, 0.55, 0.2 + i * 0.05)
    pen.beginPath()
    pen.moveTo(-wide, y)
    pen.quadraticCurveTo(0, y + 15, wide, y)
    pen.quadraticCurveTo(0, y + 24, -wide, y)
    pen.fill()
  }
}

/** Wings spread behind the head, reaching far beyond its place. */
export function wings(pen: Pen, boss: Rect, light: Light): void {
  const scale = Math.min(boss.h / 200, boss.w / 230) * 1.12
  pen.save()
  pen.translate(boss.x + boss.w / 2, boss.y + boss.h * 0.56)
  pen.scale(scale, scale)
  const tips: readonly (readonly [number, number])[] = [
    [338, -96],
    [350, 6],
    [288, 62],
    [208, 88],
    [112, 92],
  ]
  for (const side of [1, -1]) {
    pen.save()
    pen.scale(side, 1)
    pen.beginPath()
    pen.moveTo(36, 40)
    pen.quadraticCurveTo(90, -30, 158, -92)
    pen.quadraticCurveTo(240, -112, tips[0][0], tips[0][1])
    for (let i = 1; i < tips.length; i++) {
      const [x, y] = tips[i]
      const [fx, fy] = tips[i - 1]
      pen.quadraticCurveTo((x + fx) / 2 - 26, (y + fy) / 2 - 22, x, y)
    }
    pen.quadraticCurveTo(70, 66, 36, 40)
    const skin = pen.createRadialGradient(10, 0, 20, 40, 0, 340)
    skin.addColorStop(0, hsl(light.hue + 6, 0.85, 0.34, 0.96))
    skin.addColorStop(0.4, hsl(light.hue, 0.7, 0.19, 0.95))
    skin.addColorStop(1, hsl(light.far, 0.5, 0.06, 0.95))
    pen.fillStyle = skin
    pen.fill()
    pen.lineJoin = 'round'
    pen.lineCap = 'round'
    pen.strokeStyle = hsl(light.far, 0.4, 0.045)
    pen.lineWidth = 6
    pen.stroke()
    for (const [x, y] of tips) {
      pen.lineWidth = 4.5
      pen.beginPath()
      pen.moveTo(158, -92)
      pen.quadraticCurveTo((158 + x) / 2 + 14, (y - 92) / 2 - 10, x, y)
      pen.stroke()
    }
    pen.lineWidth = 11
    pen.beginPath()
    pen.moveTo(30, 46)
    pen.quadraticCurveTo(90, -30, 158, -92)
    pen.stroke()
    pen.strokeStyle = hsl(light.hue + 10, 0.9, 0.55, 0.6)
    pen.lineWidth = 1.6
    pen.beginPath()
    pen.moveTo(34, 36)
    pen.quadraticCurveTo(90, -36, 160, -97)
    pen.quadraticCurveTo(240, -116, tips[0][0], tips[0][1])
    pen.stroke()
    pen.fillStyle = hsl(40, 0.3, 0.6)
    pen.beginPath()
    pen.moveTo(150, -92)
    pen.lineTo(160, -120)
    pen.lineTo(168, -92)
    pen.fill()
    pen.restore()
  }
  pen.restore()
}

/** A Boss that is no dragon: its emblem, large, in the same light. */
export function emblemBoss(pen: Pen, icon: string, rect: Rect, light: Light, resting: boolean): void {
  const size = Math.min(rect.w, rect.h)
  pen.save()
  pen.translate(rect.x + rect.w / 2, rect.y + rect.h / 2)
  pen.save()
  pen.scale(size / 200, size / 200)
  halo(pen, light)
  pen.restore()
  pen.scale(size / 512, size / 512)
  pen.translate(-256, -256)
  const path = emblemPath(icon)
  pen.lineWidth = 26
  pen.lineJoin = 'round'
  pen.strokeStyle = hsl(light.far, 0.6, 0.05, 0.9)
  pen.stroke(path)
  const fall = pen.createLinearGradient(0, 0, 0, 512)
  fall.addColorStop(0, hsl(light.hue + 20, 0.9, resting ? 0.45 : 0.85))
  fall.addColorStop(1, hsl(light.far, 0.9, resting ? 0.18 : 0.35))
  pen.fillStyle = fall
  pen.fill(path)
  pen.restore()
}
