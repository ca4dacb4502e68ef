/** The falling card in Pixi: its face or back in perspective, its shadow on the table, dust. */
import { Container, Graphics, PerspectiveMesh, type Sprite } from 'pixi.js'
import { paintFace, plainFace } from '../draw/cards.ts'
import { type Measure, makeMeasure } from '../draw/measure.ts'
import { painted } from '../draw/picture.ts'
import type { Quad } from '../places/pack.ts'
import { emptyFace, type Face } from '../places/place.ts'
import { colors } from '../theme.ts'
import type { DrawnEffect } from './pose.ts'

type Falling = Extract<DrawnEffect, { do: 'fall' }>

export interface Falls {
  layer: Container
  draw(fall: Falling | undefined, u: number): void
}

/** The size of the card's picture in pixels. */
const picture = { w: 189, h: 264 }

export function makeFalls(): Falls {
  const layer = new Container()
  const ground = new Graphics()
  layer.addChild(ground)
  let measure: Measure | null = null
  let shown: { face: Face | null; front: Side; back: Side } | null = null

  interface Side {
    sprite: Sprite
    mesh: PerspectiveMesh
  }

  function side(face: Face, u: number): Side {
    measure ??= makeMeasure()
    const use = measure
    const { w, h } = picture
    const sprite = painted(w, h, 0, (pen) => paintFace(pen, face, plainFace, { w, h, u, measure: use }))
    const mesh = new PerspectiveMesh({ texture: sprite.texture, verticesX: 6, verticesY: 6 })
    return { sprite, mesh }
  }

  function forget(): void {
    if (!shown) return
    for (const { sprite, mesh } of [shown.front, shown.back]) {
      mesh.destroy()
      sprite.destroy()
    }
    shown = null
    layer.removeChildren()
    layer.addChild(ground)
  }

  return {
    layer,
    draw(fall, u) {
      ground.clear()
      if (!fall) {
        forget()
        return
      }
      if (shown?.face !== fall.face) {
        forget()
        const face = fall.face ?? { ...emptyFace, hidden: true }
        shown = { face: fall.face, front: side(face, u), back: side({ ...emptyFace, hidden: true }, u) }
        layer.addChild(shown.front.mesh, shown.back.mesh)
      }
      const { shadow, dark, blur, dust, corners } = fall
      for (const grow of [1, 0.66, 0.33, 0])
        ground.poly(grown(shadow, blur * grow)).fill({ color: 0x000000, alpha: (dark * fall.alpha) / 3.2 })
      for (const { x, y, r, alpha } of dust) {
        ground.circle(x, y, r).stroke({ color: colors.parchment, width: r * 0.22, alpha: alpha * 0.5 })
        ground.circle(x, y, r * 0.7).fill({ color: colors.parchment, alpha: alpha * 0.22 })
      }
      const [ax, ay, bx, by, cx, cy] = corners
      const front = (bx - ax) * (cy - by) - (by - ay) * (cx - bx) > 0
      const [up, under] = front ? [shown.front, shown.back] : [shown.back, shown.front]
      up.mesh.setCorners(...corners)
      up.mesh.alpha = fall.alpha
      up.mesh.visible = true
      under.mesh.visible = false
    },
  }
}

/** A quad whose corners are moved outward by `out`. */
function grown([ax, ay, bx, by, cx, cy, dx, dy]: Quad, out: number): number[] {
  const x = (ax + bx + cx + dx) / 4
  const y = (ay + by + cy + dy) / 4
  const corners = [[ax, ay], [bx, by], [cx, cy], [dx, dy]] as const // biome-ignore format: the corners in a line
  return corners.flatMap(([px, py]) => {
    const long = Math.hypot(px - x, py - y) || 1
    return [px + ((px - x) / long) * out, py + ((py - y) / long) * out]
  })
}
