/** Lines of shapes: written as in SVG paths, and made into paths of the canvas. */

export type Point = readonly [x: number, y: number]

/** The end of a curve, and the point that bends it. */
export type Curve = readonly [cx: number, cy: number, x: number, y: number]

/** A line from point to point, straight or in curves. */
export type Line = readonly (Point | Curve)[]

const n = String.raw`-?\d+(?:\.\d+)?`
const written = new RegExp(`^M${n},${n}(?: L${n},${n}| Q${n},${n} ${n},${n})+$`)

export const isLine = (text: string): boolean => written.test(text)

/** A line from a text such as "M0,20 Q44,22 62,48 L0,118". */
export const lineOf = (text: string): Line =>
  text.split(/ (?=[LQ])/).map((part) => {
    const [a = 0, b = 0, c, d] = part.slice(1).split(/[ ,]/).map(Number)
    return c === undefined || d === undefined ? [a, b] : [a, b, c, d]
  })

/** The highest and the lowest of its points. */
export function spanOf(line: Line): readonly [top: number, low: number] {
  const ys = line.flatMap(([, a, , b = a]) => [a, b])
  return [Math.min(...ys), Math.max(...ys)]
}

function follow(path: Path2D, line: Line, side: number): void {
  line.forEach((p, i) => {
    if (i === 0) path.moveTo(p[0] * side, p[1])
    else if (p.length === 2) path.lineTo(p[0] * side, p[1])
    else path.quadraticCurveTo(p[0] * side, p[1], p[2] * side, p[3])
  })
}

/** A closed symmetric shape: the line goes down its right side, from the middle to the middle. */
export function closedPath(line: Line): Path2D {
  const path = new Path2D()
  follow(path, line, 1)
  const back = [...line].reverse()
  for (const [i, to] of back.slice(1).entries()) {
    const [x, y] = to.length === 2 ? to : [to[2], to[3]]
    const by = back[i]
    if (by?.length === 4) path.quadraticCurveTo(-by[0], by[1], -x, y)
    else path.lineTo(-x, y)
  }
  path.closePath()
  return path
}

/** A line that stays open; `side` -1 mirrors it. */
export function openPath(line: Line, side = 1): Path2D {
  const path = new Path2D()
  follow(path, line, side)
  return path
}

/** A closed shape; `side` -1 mirrors it. */
export function shape(line: Line, side = 1): Path2D {
  const path = openPath(line, side)
  path.closePath()
  return path
}

/** A closed shape on the right, and its mirror image. */
export const pair = (line: Line): Path2D[] => [shape(line), shape(line, -1)]
