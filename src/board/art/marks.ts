/** Marks for the possible acts with a card and its present acts: each has its own ring and badge, so that color is never the only sign. */
import type { Box } from '../draw/measure.ts'
import type { Round } from '../places/pack.ts'
import { colors } from '../theme.ts'
import { hex } from './frame.ts'
import type { Pen } from './paint.ts'
import { signPaths } from './signs.ts'

export interface Ring {
  as: 'picked' | 'lit' | 'dim' | 'attacker' | 'defender'
  color: number
  width: number
  /** Lengths of dashes and gaps; empty for a solid line. */
  dash: readonly number[]
  /** The path of its badge; '' for thick corners instead of a badge; null for neither. */
  badge: string | null
}

const rings: Readonly<Record<Ring['as'], Omit<Ring, 'as'>>> = {
  picked: { color: colors.good, width: 4, dash: [], badge: signPaths.check },
  lit: { color: colors.gold, width: 2.5, dash: [], badge: '' },
  dim: { color: 0xb39a5c, width: 1.2, dash: [], badge: null },
  attacker: { color: colors.attack, width: 3, dash: [9, 3], badge: signPaths.swords },
  defender: { color: colors.defend, width: 3, dash: [3, 3], badge: signPaths.shield },
}

/** The ring of a card in a role; the viewer's possible acts come before its present acts. */
export function ringOf(
  role: string,
  { lit, picked, dim = false }: { lit: boolean; picked: boolean; dim?: boolean },
): Ring | null {
  const as = picked
    ? 'picked'
    : lit
      ? 'lit'
      : role.endsWith('attacker')
        ? 'attacker'
        : role.endsWith('defender')
          ? 'defender'
          : dim
            ? 'dim'
            : null
  return as && { as, ...rings[as] }
}

/** The ring around a box with its corner at 0, 0: its badge is at the upper right; a card that can be chosen has thick corners. */
export function paintRing(pen: Pen, ring: Ring, { w, h, u }: Omit<Box, 'measure'>, radius: number): void {
  const { color, width, dash, badge } = ring
  pen.save()
  pen.strokeStyle = hex(color)
  pen.lineWidth = width * u
  pen.setLineDash(dash.map((part) => part * u))
  pen.beginPath()
  pen.roundRect(0, 0, w, h, radius)
  pen.stroke()
  pen.restore()
  if (badge === null) return
  const size = Math.max(5 * u, Math.min(9 * u, Math.min(w, h) * 0.13))
  if (badge) {
    paintBadge(pen, badge, color, { x: w - size * 0.7, y: size * 0.7, r: size })
    return
  }
  const arm = Math.min(10 * u, Math.min(w, h) * 0.2)
  pen.save()
  pen.lineCap = 'round'
  for (const [widely, tint] of [
    [5.6, 0x140d06],
    [3.6, color],
  ] as const) {
    pen.strokeStyle = hex(tint)
    pen.lineWidth = widely * u * Math.min(1, h / (40 * u))
    pen.beginPath()
    for (const [x, y, dx, dy] of [
      [0, 0, 1, 1],
      [w, 0, -1, 1],
      [0, h, 1, -1],
      [w, h, -1, -1],
    ] as const) {
      pen.moveTo(x + dx * arm, y)
      pen.lineTo(x + dx * radius * 0.3, y + dy * radius * 0.3)
      pen.lineTo(x, y + dy * arm)
    }
    pen.stroke()
  }
  pen.restore()
}

/** A sign on a dark disc. */
export function paintBadge(pen: Pen, path: string, color: number, { x, y, r }: Round): void {
  pen.save()
  pen.beginPath()
  pen.arc(x, y, r, 0, 7)
  pen.fillStyle = 'rgba(16, 10, 6, 0.96)'
  pen.fill()
  pen.lineWidth = Math.max(1, r * 0.16)
  pen.strokeStyle = hex(color)
  pen.stroke()
  pen.translate(x, y)
  pen.scale(r * 0.6, r * 0.6)
  pen.fillStyle = hex(color)
  pen.fill(new Path2D(path))
  pen.restore()
}
