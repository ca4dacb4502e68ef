/** Paints the layers of a file of `assets/beings`, back to front. */
import type { Round } from '../../places/pack.ts'
import type { Clay } from './clay.ts'
import { cracks, eyes, flames, glow, lava, sparks, throat } from './fire.ts'
import type { BeingFile, Form, Layer } from './format.ts'
import { closedPath, openPath, type Point, shape, spanOf } from './lines.ts'
import { boulder, horn, metal, type Span, scales, solid, teeth } from './matter.ts'
import { amountOf, colorOf, hueOf } from './values.ts'

/** Where layers are painted. */
export interface Work {
  clay: Clay
  file: BeingFile
  /** -1 paints the mirror image; 0 paints pairs on both sides. */
  side: Side
  /** Boulders that have a name. */
  stones: Map<string, Shape>
}

type Side = 1 | -1 | 0

interface Shape {
  path: Path2D
  span: Span
}

type Of<Do extends Layer['do']> = Extract<Layer, { do: Do }>

export function paintLayers(work: Work, layers: readonly Layer[]): void {
  for (const layer of layers)
    if ('both' in layer && layer.both) for (const side of [1, -1] as const) paintLayer({ ...work, side }, layer)
    else paintLayer(work, layer)
}

function paintLayer(work: Work, layer: Layer): void {
  const { clay } = work
  const to = ([x, y]: Point): Point => [work.side === -1 ? -x : x, y]
  const round = ([x, y, r]: readonly [number, number, number]): Round => ({ x: to([x, y])[0], y, r })
  switch (layer.do) {
    case 'glow':
      glow(clay, round(layer.at), amountOf(layer.alpha, clay))
      break
    case 'flames':
      burn(clay, layer)
      break
    case 'body':
      body(work, layer)
      break
    case 'metal':
      each(work, layer.shape, ({ path, span }) => metal(clay, path, layer.span ?? span, layer.gold))
      break
    case 'scales':
      each(work, layer.shape, ({ path }) => scales(clay, path, layer.size, layer.at, layer.strength))
      break
    case 'cracks':
      each(work, layer.shape, ({ path }) => cracks(clay, path, to(layer.at), layer.n, layer.length))
      break
    case 'throat':
      each(work, layer.shape, ({ path }) => throat(clay, path, round(layer.at)))
      break
    case 'horns':
      horns(work, layer)
      break
    case 'teeth':
      teeth(clay, layer.teeth)
      break
    case 'eyes':
      eyes(clay, { ...box(layer), tilt: layer.tilt, pupil: layer.pupil })
      break
    case 'boulder':
      stone(work, layer)
      break
    case 'fill':
      clay.pen.fillStyle = colorOf(layer.color, clay)
      each(work, layer.shape, ({ path }) => clay.pen.fill(path))
      break
    case 'stroke':
      stroke(work, layer)
      break
    case 'shine':
      shine(work, layer)
      break
    case 'sparks':
      sparks(clay, box(layer), layer.n)
      break
    case 'lava':
      lava(clay)
      break
    case 'part':
      placed(work, layer, work.file.parts[layer.part] ?? [])
      break
    case 'group':
      placed(work, layer, layer.layers)
      break
  }
}

const box = ({ at: [x, y], size: [w, h] }: { at: Point; size: Point }) => ({ x, y, w, h })

function burn(clay: Clay, { n, alpha, awake, ...rest }: Of<'flames'>): void {
  if (!awake || clay.fire > 0.5) flames(clay, box(rest), n, amountOf(alpha, clay))
}

function body(work: Work, layer: Of<'body'>): void {
  const { clay, file } = work
  const { of, tone, rim, round } = layer
  const [hue, sat] = typeof of === 'string' ? (file.matters[of] ?? [0, 0]) : of
  each(work, layer.shape, ({ path, span }) =>
    solid(clay, path, { hue: hueOf(hue, clay), sat, tone, span: layer.span ?? span, rim, round }),
  )
}

function horns(work: Work, { shape, root, tip, rings }: Of<'horns'>): void {
  for (const side of [1, -1] as const)
    each({ ...work, side }, shape, ({ path }) =>
      horn(work.clay, path, { root: [root[0] * side, root[1]], tip: [tip[0] * side, tip[1]], rings }),
    )
}

function stone({ clay, side, stones }: Work, { at, tall, dark, stray, as }: Of<'boulder'>): void {
  const somewhere = (from: number, far: number): number => (far === 0 ? from : from + clay.next() * far)
  const [x, y, r] = [somewhere(at[0], stray[0]), somewhere(at[1], stray[1]), at[2]]
  const path = boulder(clay, { x: side === -1 ? -x : x, y, r }, tall, dark)
  if (as) stones.set(as, { path, span: [y - r, y + r] })
}

function stroke(work: Work, { shape, strokes, soft, blend }: Of<'stroke'>): void {
  const { clay } = work
  const { pen } = clay
  pen.save()
  if (soft) pen.lineCap = pen.lineJoin = 'round'
  if (blend) pen.globalCompositeOperation = blend
  each(work, shape, ({ path }) => {
    for (const [width, color] of strokes) {
      pen.lineWidth = width
      pen.strokeStyle = colorOf(color, clay)
      pen.stroke(path)
    }
  })
  pen.restore()
}

function shine(work: Work, { shape, from, to, stops, alpha, blend }: Of<'shine'>): void {
  const { clay, side } = work
  const { pen } = clay
  const mirror = side || 1
  const light = pen.createRadialGradient(from[0] * mirror, from[1], from[2], to[0] * mirror, to[1], to[2])
  for (const [at, color] of stops) light.addColorStop(at, colorOf(color, clay))
  pen.save()
  pen.globalAlpha = alpha
  if (blend) pen.globalCompositeOperation = blend
  pen.fillStyle = light
  each(work, shape, ({ path }) => pen.fill(path))
  pen.restore()
}

function placed(work: Work, { at, size, turn, clip }: Omit<Of<'part'>, 'do' | 'part'>, layers: readonly Layer[]): void {
  const { pen } = work.clay
  pen.save()
  pen.translate(...at)
  pen.rotate(turn)
  pen.scale(size, size)
  if (clip) {
    pen.beginPath()
    pen.rect(...clip)
    pen.clip()
  }
  paintLayers(work, layers)
  pen.restore()
}

function each(work: Work, form: Form, act: (shape: Shape) => void): void {
  for (const one of shapesOf(work, form)) act(one)
}

function shapesOf({ file, side, stones }: Work, form: Form): Shape[] {
  if (typeof form !== 'string') return [oval(form, side)]
  const named = stones.get(form)
  if (named) return [named]
  const sides = side === 0 ? [1, -1] : [side]
  const { whole, single, pairs, lines } = file
  return [
    ...(whole[form] ?? []).map((line) => ({ path: closedPath(line), span: spanOf(line) })),
    ...(single[form] ?? []).map((line) => ({ path: shape(line), span: spanOf(line) })),
    ...(pairs[form] ?? []).flatMap((line) => sides.map((at) => ({ path: shape(line, at), span: spanOf(line) }))),
    ...(lines[form] ?? []).map((line) => ({ path: openPath(line, side || 1), span: spanOf(line) })),
  ]
}

function oval([x, y, w, h = w, turn = 0]: Exclude<Form, string>, side: Side): Shape {
  const path = new Path2D()
  const mirror = side || 1
  path.ellipse(x * mirror, y, w, h, turn * mirror, 0, 7)
  return { path, span: [y - h, y + h] }
}
