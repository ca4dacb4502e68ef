/** A dropped card as a show: the table from above, the card sailing down, its shadow, dust, and the characters hit. Pure. */
import { fallOf } from '../../engine/tabletop.ts'
import type { GameEvent, Pose } from '../../engine/types.ts'
import { clamp, type Quad, type Rect } from '../places/pack.ts'
import type { Show } from '../places/place.ts'
import { wholeTable } from '../places/tabletop.ts'
import { colors } from '../theme.ts'
import type { ClipPart } from './clip.ts'
import { type ClipContext, pictureOf } from './clip-context.ts'
import { land, part as partOf } from './ease.ts'
import type { Drawn, DrawnEffect } from './pose.ts'

/** The parts of the show's time: the card is held up, falls in slow motion, and then lies there. */
const held = 0.14
const fallen = 0.62
/** The height of the viewer above the table, in millimetres, and the tilt of the view. */
const eye = 2600
const lean = 0.22

type Falling = Extract<ClipPart, { do: 'fall' }>

/** The show of a fall: the event's table, placed on the page. */
export function fallPart(t: ClipContext, e: GameEvent): Falling | null {
  if (!e.fall || e.what === undefined) return null
  const { main, u, status } = t.after.at
  const rect = { ...main, y: main.y + status.h, h: main.h - status.h }
  const { table, fall } = fallOf(e.fall)
  const box = { x: rect.x + 14 * u, y: rect.y + 40 * u, w: rect.w - 28 * u, h: rect.h - 54 * u }
  const camera = wholeTable(table, box)
  const { view } = t.after.scene
  const own = pictureOf(t, e, e.what)
  return {
    do: 'fall',
    key: '',
    rect,
    camera: { x: camera.x, y: camera.y, scale: camera.scale, w: table.w, h: table.h },
    mats: table.mats.map(({ seat }) => ({ rect: camera.matOf(seat), name: view.seats[seat]?.name ?? '' })),
    spots: e.fall.spots.map((spot) => ({
      card: spot.card,
      rect: camera.rectOf(spot),
      show: lying(pictureOf(t, e, spot.card), spot.w > spot.h),
      hit: e.tos?.includes(spot.card) ?? false,
    })),
    fall,
    face: own.kind === 'card' ? own.face : null,
    text: e.text,
  }
}

const lying = (show: Show, on: boolean): Show =>
  show.kind === 'card' ? { ...show, face: { ...show.face, lying: on } } : show

/** The show at a time: `n` runs from 0 to 1. `calm` shows only the resting card. */
export function poseFall(part: Falling, n: number, alpha: number, u: number, calm: boolean): [Drawn[], DrawnEffect[]] {
  const { fall, spots } = part
  const down = calm || n >= fallen
  const at = clamp((n - held) / (fallen - held)) * (fall.poses.length - 1)
  const i = calm ? fall.poses.length - 1 : Math.floor(at)
  const from = fall.poses[i]
  if (!from) return [[], []]
  const pose = between(from, fall.poses[i + 1] ?? from, calm ? 0 : at - i)
  const drawn: Drawn[] = [
    still('fall:table', { kind: 'panel', lit: true, solid: true }, part.rect, alpha),
    ...part.mats.map(({ rect, name }, k) => still(`fall:mat:${k}`, { kind: 'mat', name, lit: false }, rect, alpha)),
    ...spots.map(({ card, rect, show }) => still(`fall:spot:${card}`, show, rect, alpha)),
  ]
  const effects: DrawnEffect[] = []
  for (const { rect, hit } of down ? spots : []) {
    if (!hit) continue
    const flash = calm ? 1 : 0.55 + 0.45 * Math.abs(Math.cos((n - fallen) * 18))
    effects.push({ do: 'ring', rect, color: colors.attack, alpha: alpha * flash })
  }
  effects.push({
    do: 'fall',
    face: part.face,
    corners: cornersOf(part, pose, false),
    shadow: cornersOf(part, pose, true),
    dark: alpha * (0.5 - 0.35 * clamp(pose.at[2] / 900)),
    blur: (2 + pose.at[2] / 26) * part.camera.scale,
    dust: calm ? [] : dustOf(part, at),
    alpha: calm ? alpha : alpha * clamp(n / (held * 0.6)),
  })
  for (const { rect, hit } of down ? spots : []) {
    const size = Math.max(11 * u, Math.min(15 * u, rect.w * 0.3))
    const y = rect.y - size * 0.6
    if (hit) effects.push({ do: 'words', x: rect.x + rect.w / 2, y, text: 'Hit', color: colors.hurt, alpha, size })
  }
  if (down) effects.push(caption(part, alpha * (calm ? 1 : land(partOf(n, fallen, fallen + 0.1))), u))
  return [drawn, effects]
}

const still = (key: string, show: Show, rect: Rect, alpha: number): Drawn => ({
  key,
  show,
  rect,
  x: rect.x + rect.w / 2,
  y: rect.y + rect.h / 2,
  wide: 1,
  high: 1,
  turn: 0,
  alpha,
})

function caption({ rect, text }: Falling, alpha: number, u: number): DrawnEffect {
  const size = Math.min(17 * u, (rect.w - 24 * u) / Math.max(1, text.length * 0.62))
  return { do: 'words', x: rect.x + rect.w / 2, y: rect.y + 20 * u, text, color: colors.gold, alpha, size }
}

type Vec = Pose['at']

const mix = ([ax, ay, az]: Vec, [bx, by, bz]: Vec, n: number): Vec => [
  ax + (bx - ax) * n,
  ay + (by - ay) * n,
  az + (bz - az) * n,
]
const between = (a: Pose, b: Pose, n: number): Pose => ({
  at: mix(a.at, b.at, n),
  right: mix(a.right, b.right, n),
  up: mix(a.up, b.up, n),
})

/** The card's corners on the page: upper left, upper right, lower right, lower left of its face; or those of its shadow. */
function cornersOf(part: Falling, { at, right, up }: Pose, shadow: boolean): Quad {
  const corner = (r: number, v: number): [number, number] => {
    const x = at[0] + right[0] * r + up[0] * v
    const y = at[1] + right[1] * r + up[1] * v
    const z = at[2] + right[2] * r + up[2] * v
    return shadow ? seen(part, x + Math.max(0, z) * 0.12, y + Math.max(0, z) * 0.1, 0) : seen(part, x, y, z)
  }
  return [...corner(-1, 1), ...corner(1, 1), ...corner(1, -1), ...corner(-1, -1)]
}

/** Perspective: higher points are nearer to the viewer, so they look larger and are shifted a little. */
function seen({ camera }: Falling, x: number, y: number, z: number): [number, number] {
  const near = eye / (eye - Math.max(0, z))
  const [cx, cy] = [camera.w / 2, camera.h / 2]
  return [
    camera.x + (cx + (x - cx) * near) * camera.scale,
    camera.y + (cy + (y - cy) * near - Math.max(0, z) * lean) * camera.scale,
  ]
}

/** Dust where the card hit the table, spreading briefly. */
function dustOf(part: Falling, now: number): { x: number; y: number; r: number; alpha: number }[] {
  const { knocks, poses } = part.fall
  return knocks.flatMap((knock, i) => {
    const age = (now - i) / 9
    const pose = poses[i]
    if (knock < 500 || age < 0 || age > 1 || !pose) return []
    const [x, y] = seen(part, pose.at[0], pose.at[1], 0)
    const r = (20 + 60 * land(age)) * part.camera.scale
    return [{ x, y, r, alpha: (1 - age) * Math.min(0.5, knock / 6000) }]
  })
}
