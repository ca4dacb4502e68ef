/**
 * R304: a card dropped from three feet above play, as a stiff thin plate: it sails, flutters, spins, bounces on its corners, slides and comes to
 * rest.
 * Uses only sums, products, quotients and square roots of doubles, exact to the last bit (IEEE 754), so that all machines agree; no sines.
 */
import { mix } from '../../state/dice.ts'
import type { Seat } from '../../state/types.ts'
import { CARD, MAT, type Quad, type Tabletop } from './table.ts'

type Vec = [number, number, number]

/**
 * The card at one moment: its middle, and from there to the middles of its right and upper edges, as seen looking at its face.
 * Millimetres; x and y as on the table seen from above, y growing downwards; z is its height.
 */
export interface Pose {
  at: Readonly<Vec>
  right: Readonly<Vec>
  up: Readonly<Vec>
}

/** The whole fall of a card (R304), for showing it. */
export interface Fall {
  /** Every sixtieth of a second, until it lies still. */
  poses: readonly Pose[]
  /** The force of each pose's impact on the table: millimetres a second, mostly 0. */
  knocks: readonly number[]
  /** Its final place: four whole corners. */
  rest: Quad
  faceUp: boolean
}

const HEIGHT = 914.4
const GRAVITY = 9810
const [A, B] = [CARD.w / 2, CARD.h / 2]
/** Moments of inertia per gram, about the axes of the card. */
const INERTIA: Vec = [(CARD.h * CARD.h) / 12, (CARD.w * CARD.w) / 12, (CARD.w * CARD.w + CARD.h * CARD.h) / 12]
/** Air against the face of a card of 1.8 grams, and along it; against turning over, and spinning. */
const AIR = { face: 0.0022, edge: 0.00006, over: 0.12, spin: 0.01, lead: 0.18 }
const TABLE = { bounce: 0.4, rub: 0.32, soft: 120 }
/** Steps a second, and steps for each pose that is kept. */
const RATE = 960
const KEPT = 16
const LONGEST = 6 * RATE

const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
const length = (a: Vec): number => Math.sqrt(dot(a, a))
const times = (a: Vec, n: number): Vec => [a[0] * n, a[1] * n, a[2] * n]
const add = (a: Vec, b: Vec, n = 1): Vec => [a[0] + b[0] * n, a[1] + b[1] * n, a[2] + b[2] * n]
const unit = (a: Vec): Vec => times(a, 1 / length(a))

/** A card in the air: where it is, how it moves, its three axes (right, far, out of its face), how it turns. */
interface Plate {
  p: Vec
  v: Vec
  u: Vec
  w: Vec
  n: Vec
  o: Vec
}

/**
 * The fall of a throw, determined by the number. It starts anywhere above the play areas of these seats, all places equally likely, in any
 * orientation.
 */
export function fall(t: Tabletop, over: readonly Seat[], seed: number): Fall {
  const plate = thrown(t, over, seed)
  const poses: Pose[] = []
  const knocks: number[] = []
  let calm = 0
  let knock = 0
  for (let i = 0; i < LONGEST && calm < 20; i++) {
    knock = Math.max(knock, step(plate))
    if (i % KEPT === 0) {
      poses.push(poseOf(plate))
      knocks.push(knock)
      knock = 0
    }
    calm = isCalm(plate) ? calm + 1 : 0
  }
  return laid(plate, poses, knocks)
}

function thrown(t: Tabletop, over: readonly Seat[], seed: number): Plate {
  let count = 0
  const chance = (from: number, to: number): number =>
    from + ((to - from) * mix(seed | 0, count++, 0x0d209)) / 0x100000000
  const mats = t.mats.filter((m) => over.includes(m.seat))
  const mat = mats[Math.floor(chance(0, mats.length))]
  const p: Vec = mat
    ? [chance(mat.x, mat.x + MAT.w), chance(mat.y, mat.y + t.deep), HEIGHT]
    : [chance(0, t.w), chance(0, t.h), HEIGHT]
  // A direction without sines: a point of the disc, drawn until one lies in it.
  let heading: Vec = [1, 0, 0]
  for (let i = 0; i < 16; i++) {
    const [x, y] = [chance(-1, 1), chance(-1, 1)]
    const r = x * x + y * y
    if (r > 0.01 && r <= 1) {
      heading = unit([x, y, 0])
      break
    }
  }
  const n = unit([chance(-0.4, 0.4), chance(-0.4, 0.4), chance(0, 1) < 0.5 ? -1 : 1])
  const u = unit(add(heading, n, -dot(heading, n)))
  const w = cross(n, u)
  const v: Vec = [chance(-300, 300), chance(-300, 300), 0]
  const [a, b, c] = [chance(-5, 5), chance(-5, 5), chance(-9, 9)]
  return { p, v, u, w, n, o: add(add(times(u, a), times(w, b)), times(n, c)) }
}

/** The effect on the rotation of a push at a point, relative to the middle. */
function turning(b: Plate, at: Vec, push: Vec): Vec {
  const t = cross(at, push)
  const [x, y, z] = INERTIA
  return add(add(times(b.u, dot(t, b.u) / x), times(b.w, dot(t, b.w) / y)), times(b.n, dot(t, b.n) / z))
}

/** One small step through the air and against the table. Returns how hard it hit. */
function step(b: Plate): number {
  const dt = 1 / RATE
  air(b, dt)
  b.v[2] -= GRAVITY * dt
  const hit = b.p[2] < B + A ? ground(b) : 0
  b.p = add(b.p, b.v, dt)
  turn(b, dt)
  return hit
}

function air(b: Plate, dt: number): void {
  const speed = length(b.v)
  if (speed > 1) {
    const head = dot(b.v, b.n)
    const slip = add(b.v, b.n, -head)
    const push = times(b.n, -AIR.face * speed * head)
    // The air pushes nearer to the edge that goes first: this makes a card flutter.
    const ahead = times(add(times(b.u, (dot(slip, b.u) / speed) * A), b.w, (dot(slip, b.w) / speed) * B), 2 * AIR.lead)
    b.o = add(b.o, turning(b, ahead, push), dt)
    b.v = add(add(b.v, push, dt), slip, -AIR.edge * speed * dt)
  }
  const spin = dot(b.o, b.n)
  const over = add(b.o, b.n, -spin)
  const slow = Math.max(0, 1 - AIR.over * length(over) * dt)
  b.o = add(times(over, slow), b.n, spin * Math.max(0, 1 - AIR.spin * Math.abs(spin) * dt))
}

/** Each corner that is in the table and goes down is stopped, or thrown back, and rubs along. */
function ground(b: Plate): number {
  let hit = 0
  let deepest = 0
  for (let i = 0; i < 4; i++) {
    const r = add(times(b.u, i < 2 ? A : -A), b.w, i % 2 === 0 ? B : -B)
    const z = b.p[2] + r[2]
    if (z >= 0) continue
    deepest = Math.min(deepest, z)
    const v = add(b.v, cross(b.o, r))
    if (v[2] >= 0) continue
    hit = Math.max(hit, -v[2])
    const up: Vec = [0, 0, 1]
    const give = 1 + cross(turning(b, r, up), r)[2]
    const j = ((v[2] < -TABLE.soft ? 1 + TABLE.bounce : 1) * -v[2]) / give
    push(b, r, [0, 0, j])
    const now = add(b.v, cross(b.o, r))
    const slide = Math.sqrt(now[0] * now[0] + now[1] * now[1])
    if (slide < 0.001) continue
    const back: Vec = [-now[0] / slide, -now[1] / slide, 0]
    const yields = 1 + dot(cross(turning(b, r, back), r), back)
    push(b, r, times(back, Math.min(TABLE.rub * j, slide / yields)))
  }
  b.p[2] -= deepest * 0.4
  return hit
}

function push(b: Plate, at: Vec, by: Vec): void {
  b.v = add(b.v, by)
  b.o = add(b.o, turning(b, at, by))
}

function turn(b: Plate, dt: number): void {
  const n = unit(add(b.n, cross(b.o, b.n), dt))
  const u = add(b.u, cross(b.o, b.u), dt)
  b.n = n
  b.u = unit(add(u, n, -dot(u, n)))
  b.w = cross(n, b.u)
}

const isCalm = (b: Plate): boolean =>
  b.p[2] < 1.5 && Math.abs(b.n[2]) > 0.999 && dot(b.v, b.v) < 3600 && dot(b.o, b.o) < 2

const round = (n: number): number => Math.round(n * 100) / 100 || 0
const short = (a: Vec, n: number): Vec => [round(a[0] * n), round(a[1] * n), round(a[2] * n)]
const poseOf = (b: Plate): Pose => ({ at: short(b.p, 1), right: short(b.u, A), up: short(b.w, -B) })

/** The resting card: its place and turn, with corners on whole millimetres. */
function laid(b: Plate, poses: Pose[], knocks: number[]): Fall {
  const u = unit([b.u[0], b.u[1], 0])
  const faceUp = b.n[2] > 0
  const w: Vec = faceUp ? [-u[1], u[0], 0] : [u[1], -u[0], 0]
  const corner = (x: number, y: number): [number, number] => {
    const c = add(add(b.p, u, x * A), w, y * B)
    return [Math.round(c[0]) || 0, Math.round(c[1]) || 0]
  }
  const rest: Quad = [...corner(-1, -1), ...corner(1, -1), ...corner(1, 1), ...corner(-1, 1)]
  poses.push(poseOf({ ...b, p: [b.p[0], b.p[1], 0], u, w, n: [0, 0, faceUp ? 1 : -1] }))
  knocks.push(0)
  return { poses, knocks, rest, faceUp }
}
