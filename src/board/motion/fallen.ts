/** The card that falls, as Pixi draws it: its face or its back in perspective, its shadow on the table, dust. */
import { Container, Graphics, PerspectiveMesh, type Sprite } from 'pixi.js'
import { paintFace, plain } from '../draw/cards.ts'
import { type Measure, makeMeasure } from '../draw/measure.ts'
import { painted } from '../draw/picture.ts'
import { emptyFace, type Face } from '../places/place.ts'
import { colors } from '../theme.ts'
import type { Effect } from './pose.ts'

type Falling = Extract<Effect, { do: 'fall' }>

export interface Falls {
  layer: Container
  draw(fall: Falling | undefined, u: number): void
}

/** Pixels of the card's picture. */
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
    const sprite = painted(w, h, 0, (pen) => paintFace(pen, face, plain, { w, h, u, measure: use }))
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
      const { shadow, dark, blur, dust, corners: q } = fall
      for (const grow of [1, 0.66, 0.33, 0])
        ground.poly(grown(shadow, blur * grow)).fill({ color: 0x000000, alpha: (dark * fall.alpha) / 3.2 })
      for (const { x, y, r, alpha } of dust) {
        ground.circle(x, y, r).stroke({ color: colors.parchment, width: r * 0.22, alpha: alpha * 0.5 })
        ground.circle(x, y, r * 0.7).fill({ color: colors.parchment, alpha: alpha * 0.22 })
      }
      const front = (q[2] - q[0]) * (q[5] - q[3]) - (q[3] - q[1]) * (q[4] - q[2]) > 0
      const [up, under] = front ? [shown.front, shown.back] : [shown.back, shown.front]
      up.mesh.setCorners(q[0], q[1], q[2], q[3], q[4], q[5], q[6], q[7])
      up.mesh.alpha = fall.alpha
      up.mesh.visible = true
      under.mesh.visible = false
    },
  }
}

/** A quad that is larger by so much on each side. */
function grown(q: readonly number[], by: number): number[] {
  const x = (q[0] + q[2] + q[4] + q[6]) / 4
  const y = (q[1] + q[3] + q[5] + q[7]) / 4
  return q.map((n, i) => {
    const [dx, dy] = [q[i - (i % 2)] - x, q[i - (i % 2) + 1] - y]
    const long = Math.hypot(dx, dy) || 1
    return n + ((i % 2 === 0 ? dx : dy) / long) * by
  })
}
