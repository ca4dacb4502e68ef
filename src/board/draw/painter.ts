/** The pictures of places: recreated when what they show changes, otherwise moved. */
import { Container } from 'pixi.js'
import { put, rest } from '../motion/index.ts'
import type { Drawn } from '../motion/pose.ts'
import type { Place, Show } from '../places/place.ts'
import { draw } from './draw.ts'
import type { Measure } from './measure.ts'

interface Picture {
  sig: string
  box: Container
  show: Show
  w: number
  h: number
  u: number
}

export interface Painter {
  layer: Container
  /** Shows exactly these: places at rest, then places in motion, back to front. */
  show(lying: readonly Pick<Place, 'key' | 'show' | 'rect'>[], moving: readonly Drawn[], u: number): void
  /** Recreates every picture: after a lost WebGL context, text textures are blank. */
  forget(): void
}

export function makePainter(measure: Measure): Painter {
  const layer = new Container()
  const known = new Map<string, Picture>()

  function picture(key: string, show: Show, w: number, h: number, u: number): Container {
    let one = known.get(key)
    if (one?.show === show && one.w === w && one.h === h && one.u === u) return one.box
    const sig = `${w.toFixed(1)}|${h.toFixed(1)}|${u}|${JSON.stringify(show)}`
    if (one?.sig !== sig) {
      one?.box.destroy({ children: true })
      one = { sig, box: draw(show, { w, h, u, measure }), show, w, h, u }
      known.set(key, one)
    }
    return one.box
  }

  return {
    layer,
    show(lying, moving, u) {
      const boxes = new Map<string, Container>()
      for (const { key, show, rect } of lying) {
        let name = key
        while (boxes.has(name)) name += "'"
        const box = picture(name, show, rect.w, rect.h, u)
        rest(box, rect)
        boxes.set(name, box)
      }
      for (const one of moving) {
        const box = picture(one.key, one.show, one.rect.w, one.rect.h, u)
        put(box, one)
        boxes.set(one.key, box)
      }
      for (const [key, { box }] of known) {
        if (boxes.has(key)) continue
        box.destroy({ children: true })
        known.delete(key)
      }
      layer.removeChildren()
      layer.addChild(...boxes.values())
    },
    forget() {
      for (const { box } of known.values()) box.destroy({ children: true })
      known.clear()
    },
  }
}
