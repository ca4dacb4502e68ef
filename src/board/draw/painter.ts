/** The pictures of places: recreated when what they show changes, otherwise moved. */
import { Container, Sprite, type TextureSource } from 'pixi.js'
import { put, rest } from '../motion/index.ts'
import type { Drawn } from '../motion/pose.ts'
import type { Place, Show } from '../places/place.ts'
import { draw } from './draw.ts'
import type { Measure } from './measure.ts'

const letters = new WeakMap<Show, string>()

/** A show in letters, each written once. */
function written(show: Show): string {
  const text = letters.get(show) ?? JSON.stringify(show)
  letters.set(show, text)
  return text
}

/** The content of a picture, and its size. */
interface Look {
  readonly show: Show
  readonly w: number
  readonly h: number
  readonly u: number
}

interface Picture {
  /** Its look in letters. */
  readonly sig: string
  readonly box: Container
}

type Lying = Pick<Place, 'key' | 'show' | 'rect'>

export interface Painter {
  layer: Container
  /** Shows exactly these: places at rest, then places in motion, back to front. Returns whether a picture is shown for the first time. */
  show(lying: readonly Lying[], moving: readonly Drawn[], u: number): boolean
  /** Paints what these places will show, and sends it up, for some `ms` milliseconds; returns whether all is there, with time left to draw. */
  ahead(places: readonly Lying[], u: number, ms: number): boolean
  /** Recreates every picture: after a lost WebGL context, text textures are blank. */
  forget(): void
}

/** `send`: sends a painted picture to the graphics card. */
export function makePainter(measure: Measure, send: (source: TextureSource) => void): Painter {
  const layer = new Container()
  /** The pictures that are shown, and those painted ahead, by place. */
  const known = new Map<string, Picture>()
  const next = new Map<string, Picture>()
  let isNew = false

  /** The picture of a place in `known` or `next`, if it shows what the place shows; and what that is, in letters. */
  function have(key: string, { show, w, h, u }: Look): { one: Picture | undefined; sig: string } {
    const sig = `${w.toFixed(1)}|${h.toFixed(1)}|${u}|${written(show)}`
    return { one: [known.get(key), next.get(key)].find((one) => one?.sig === sig), sig }
  }

  const paint = (look: Look, sig: string): Picture => ({ sig, box: draw(look.show, { ...look, measure }) })

  function picture(key: string, look: Look): Container {
    const { one, sig } = have(key, look)
    const old = known.get(key)
    if (one && one === old) return one.box
    isNew = true
    old?.box.destroy({ children: true })
    const now = one ?? paint(look, sig)
    next.delete(key)
    known.set(key, now)
    return now.box
  }

  function drop(pictures: Map<string, Picture>, isKept = (_key: string): boolean => false): void {
    for (const [key, { box }] of pictures) {
      if (isKept(key)) continue
      box.destroy({ children: true })
      pictures.delete(key)
    }
  }

  return {
    layer,
    show(lying, moving, u) {
      isNew = false
      const boxes = new Map<string, Container>()
      for (const [key, { show, rect }] of named(lying)) {
        const box = picture(key, { show, w: rect.w, h: rect.h, u })
        rest(box, rect)
        boxes.set(key, box)
      }
      for (const one of moving) {
        const box = picture(one.key, { show: one.show, w: one.rect.w, h: one.rect.h, u })
        put(box, one)
        boxes.set(one.key, box)
      }
      drop(known, (key) => boxes.has(key))
      if (moving.length === 0) drop(next)
      layer.removeChildren()
      layer.addChild(...boxes.values())
      return isNew
    },
    ahead(places, u, ms) {
      const began = performance.now()
      const gone = (): number => performance.now() - began
      let isWork = false
      for (const [key, { show, rect }] of named(places)) {
        const look = { show, w: rect.w, h: rect.h, u }
        const { one, sig } = have(key, look)
        if (one) continue
        if (gone() >= ms) return false
        next.get(key)?.box.destroy({ children: true })
        const picture = paint(look, sig)
        next.set(key, picture)
        for (const source of sourcesOf(picture.box)) send(source)
        isWork = true
      }
      return !isWork || gone() < ms / 2
    },
    forget() {
      drop(known)
      drop(next)
    },
  }
}

/** The painted pictures in this, however deep. */
const sourcesOf = (box: Container): TextureSource[] => [
  ...(box instanceof Sprite ? [box.texture.source] : []),
  ...box.children.flatMap(sourcesOf),
]

/** Places by their names: of several with the same key the second gets a name of its own. */
function named(places: readonly Lying[]): Map<string, Lying> {
  const names = new Map<string, Lying>()
  for (const place of places) {
    let name = place.key
    while (names.has(name)) name += "'"
    names.set(name, place)
  }
  return names
}
