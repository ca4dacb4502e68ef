/** What lies over the cards: rings around places, the line of an attack. */
import type { Graphics } from 'pixi.js'
import type { Rect } from './pack.ts'
import { colors } from './theme.ts'

/** A ring around a place. */
export function outline(g: Graphics, { x, y, w, h }: Rect, color: number, width: number): void {
  g.roundRect(x - width / 2, y - width / 2, w + width, h + width, 5).stroke({ color, width })
}

/** From what acts to what it acts on: an attacker to the defender, a link to its target. */
export function arrow(g: Graphics, from: Rect, to: Rect, u: number, color: number = colors.attack): void {
  const a = { x: from.x + from.w / 2, y: from.y + from.h / 2 }
  const b = { x: to.x + to.w / 2, y: to.y + to.h / 2 }
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  if (length < 1) return
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length]
  const end = { x: b.x - dx * Math.min(to.w, to.h) * 0.35, y: b.y - dy * Math.min(to.w, to.h) * 0.35 }
  const head = 11 * u
  g.moveTo(a.x, a.y)
    .lineTo(end.x, end.y)
    .stroke({ color, width: 2.5 * u, alpha: 0.55 })
  const left = [end.x - dx * head - dy * head * 0.6, end.y - dy * head + dx * head * 0.6]
  const right = [end.x - dx * head + dy * head * 0.6, end.y - dy * head - dx * head * 0.6]
  g.poly([end.x, end.y, ...left, ...right]).fill({ color, alpha: 0.75 })
}

/** Something drawn over the places: a line from one rectangle to another, or a ring around one. */
export interface Mark {
  as: 'attack' | 'thread' | 'drag' | 'hover' | 'focus' | 'meant'
  rect: Rect
  to?: Rect
}

const looks = {
  attack: { color: colors.attack, width: 1 },
  thread: { color: colors.reason, width: 1 },
  drag: { color: colors.gold, width: 1.4 },
  hover: { color: colors.gold, width: 2 },
  focus: { color: colors.focus, width: 2.5 },
  meant: { color: colors.focus, width: 2 },
} as const

/** Draws marks, the first at the bottom, in place of those that were there. */
export function drawOver(g: Graphics, marks: readonly Mark[], u: number): void {
  g.clear()
  for (const { as, rect, to } of marks) {
    const { color, width } = looks[as]
    if (to) arrow(g, rect, to, u * width, color)
    else outline(g, rect, color, width * u)
  }
}
