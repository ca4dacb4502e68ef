/** A plan at one time: every place as it is drawn, and the effects over them. Pure. */
import { clamp, type Quad, type Rect } from '../places/pack.ts'
import type { Face, Show } from '../places/place.ts'
import { colors, damageColors } from '../theme.ts'
import type { ClipPart, Plan, Tone, Track } from './clip.ts'
import { arch, between, blend, fade, land, part as partOf, swing } from './ease.ts'
import { poseFall } from './falling.ts'
import { posePresent } from './presented.ts'
import { poseRise } from './rising.ts'
import { poseStorm } from './storm.ts'
import { beatsOf, shift } from './tracks.ts'
import { centre } from './where.ts'

/** One picture: drawn at its own size, then scaled, turned, and placed with its middle at `x`, `y`. */
export interface Drawn {
  key: string
  show: Show
  /** Its own size, and its place without motion. */
  rect: Rect
  x: number
  y: number
  wide: number
  high: number
  turn: number
  alpha: number
}

export type DrawnEffect =
  | { do: 'orb'; x: number; y: number; r: number; color: number; n: number; alpha: number; heal: boolean; type: string }
  | { do: 'words'; x: number; y: number; text: string; color: number; alpha: number; size: number }
  | { do: 'ring'; rect: Rect; color: number; alpha: number }
  | { do: 'line'; x: number; y: number; toX: number; toY: number; color: number; alpha: number }
  | { do: 'shards'; x: number; y: number; r: number; spread: number; alpha: number }
  | { do: 'die'; x: number; y: number; size: number; text: string; round: boolean; turn: number; alpha: number }
  /** A card in the air over the table: its corners on the page, its shadow with darkness and blur, dust. */
  | {
      do: 'fall'
      face: Face | null
      corners: Quad
      shadow: Quad
      dark: number
      blur: number
      dust: readonly { x: number; y: number; r: number; alpha: number }[]
      alpha: number
    }
  /** Darkness over everything, light swelling from a point, a flash, sparks; rings that run over the table, flying chain links. */
  | {
      do: 'blaze'
      all: Rect
      x: number
      y: number
      r: number
      color: number
      dark: number
      glow: number
      flash: number
      embers: readonly { x: number; y: number; r: number; alpha: number }[]
      waves?: readonly { r: number; alpha: number }[]
      links?: readonly { x: number; y: number; r: number; turn: number; alpha: number }[]
    }
  | { do: 'banner'; rect: Rect; title: string; text: string; tone: Tone; alpha: number; lift: number }

export interface PoseFrame {
  drawn: readonly Drawn[]
  effects: readonly DrawnEffect[]
  /** Nothing moves any more; it stays until something else is shown. */
  held?: boolean
}

const appear = 120

/** A frame while it is put together. */
interface Posing {
  /** Without movement: things fade out at their old place and in at their new one. */
  readonly calm: boolean
  readonly u: number
  /** The places to draw, by key, back to front. */
  readonly drawn: Map<string, Drawn>
  /** The effects over them. */
  readonly over: Drawn[]
  readonly effects: DrawnEffect[]
}

type Of<D extends ClipPart['do']> = ClipPart & { do: D }

/** A part at one time: `n` runs from 0 to 1 while it plays. */
interface Played<D extends ClipPart['do']> {
  readonly part: Of<D>
  readonly n: number
  /** Distinguishes it from every other part of its plan. */
  readonly id: string
}

/** `calm` shows the same without movement: things fade out at their old place and in at their new one. */
export function pose(plan: Plan, t: number, calm: boolean): PoseFrame {
  const p: Posing = { calm, u: plan.after.at.u, drawn: new Map(), over: [], effects: [] }
  for (const track of plan.tracks) {
    const one = drawTrack(track, t, calm)
    if (one) p.drawn.set(track.key, one)
  }
  plan.clips.forEach((clip, i) => {
    const end = clip.at + clip.time + clip.stay
    if (t < clip.at || t > end) return
    beatsOf(clip).forEach(({ part, from, to }, j) => {
      poseBeat(p, part, { t, from, to, end }, `${i}.${j}`)
    })
  })
  return { drawn: [...p.drawn.values(), ...p.over], effects: p.effects }
}

/** The time, when a part begins and ends, and when its clip ends. */
interface Times {
  readonly t: number
  readonly from: number
  readonly to: number
  readonly end: number
}

function poseBeat(p: Posing, part: ClipPart, times: Times, id: string): void {
  const { t, from, to } = times
  const n = partOf(t, from, to)
  if (part.do === 'fall') {
    if (t > to) return
    const [below, above] = poseFall(part, n, Math.min(1, (t - from) / 160, (to - t) / 220), p.u, p.calm)
    p.over.push(...below)
    p.effects.push(...above)
  } else if (part.do === 'banner' || part.do === 'present' || part.do === 'dice') {
    if (t >= from) hold(p, part, times, id)
  } else if (t >= from && t <= to) play(p, part, n, id)
}

function picture({ pictures, place }: Track, t: number): Show {
  let show = place.show
  for (const one of pictures) {
    if (one.at > t && one !== pictures[0]) break
    show = one.show
  }
  return show
}

const at = (key: string, show: Show, rect: Rect, own: Rect = rect): Drawn => ({
  key,
  show,
  rect: own,
  ...centre(rect),
  wide: own.w > 0 ? rect.w / own.w : 1,
  high: own.h > 0 ? rect.h / own.h : 1,
  turn: 0,
  alpha: 1,
})

function drawTrack(track: Track, t: number, calm: boolean): Drawn | null {
  const { key, from, to, carried } = track
  const show = picture(track, t)
  const time = carried ? (from && to ? shift : appear) : shift
  const n = partOf(t, track.at, track.at + time)
  if (track.joins && n >= 1) return null
  if (from && to) {
    // A picture is drawn for the box it belongs to: the new one as soon as it shows its last picture.
    const last = track.pictures.at(-1)
    const own = n > 0 && show === last?.show ? to : n >= 0.5 ? to : from
    if (calm)
      return {
        ...at(key, show, n < 0.5 ? from : to),
        alpha: from === to || sameBox(from, to) ? 1 : Math.abs(n - 0.5) * 2,
      }
    const moved = at(key, show, between(from, to, swing(n)), own)
    if (show.kind !== 'boss') return moved
    const size = Math.min(moved.wide, moved.high) // a face is never stretched
    return { ...moved, wide: size, high: size }
  }
  if (to) return t < track.at ? null : { ...at(key, show, to), alpha: carried ? 1 : n }
  if (!from || (carried && t >= track.at && n >= (calm ? 1 : 0))) return null
  return n >= 1 ? null : { ...at(key, show, from), alpha: 1 - n }
}

const sameBox = (a: Rect, b: Rect): boolean => a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h

type Playing = Exclude<ClipPart['do'], 'fall' | Staying>
type Player<D extends Playing> = (p: Posing, played: Played<D>) => void

/** The motion of each kind of part; a missing one does not compile. */
const players: { readonly [D in Playing]: Player<D> } = {
  fly: playFly,
  packet: flyPacket,
  lunge: playLunge,
  shake({ calm, u, drawn }, { part, n }) {
    const own = drawn.get(part.key)
    if (own && !calm && n > 0.75) drawn.set(part.key, { ...own, x: own.x + Math.sin(n * 90) * 5 * u * (1 - n) * 4 })
  },
  turn({ calm, drawn }, { part, n }) {
    const own = drawn.get(part.key)
    if (own && !calm && own.show.kind === 'card')
      drawn.set(part.key, { ...own, turn: own.turn + (n < 0.5 ? n : n - 1) * 0.5 })
    else if (own && calm) drawn.set(part.key, { ...own, alpha: own.alpha * Math.abs(n - 0.5) * 2 })
  },
  flip({ calm, drawn }, { part, n }) {
    const own = drawn.get(part.key)
    if (own && calm) drawn.set(part.key, { ...own, alpha: own.alpha * Math.abs(n - 0.5) * 2 })
    else if (own) drawn.set(part.key, { ...own, wide: own.wide * Math.max(0.02, Math.abs(Math.cos(Math.PI * n))) })
  },
  break: playBreak,
  pop: playPop,
  rise: ({ calm, u, drawn, effects }, { part, n }) => effects.push(poseRise(part, n, u, calm, drawn)),
  storm: ({ calm, u, drawn, effects }, { part, n }) => effects.push(poseStorm(part, n, u, calm, drawn)),
  glow: ({ effects }, { part, n }) => effects.push({ do: 'ring', rect: part.rect, color: part.color, alpha: arch(n) }),
  words: playWords,
  line: playLine,
}

function play<D extends Playing>(p: Posing, part: Of<D>, n: number, id: string): void {
  const player: Player<D> = players[part.do]
  player(p, { part, n, id })
}

function playFly({ calm, over }: Posing, { part, n, id }: Played<'fly'>): void {
  const { show, from, to } = part
  const natural = to.w >= from.w ? to : from
  const key = `fly:${id}`
  if (calm) over.push({ ...at(key, show, n < 0.5 ? from : to, natural), alpha: Math.abs(n - 0.5) * 2 })
  else over.push(flying(at(key, show, between(from, to, swing(n)), natural), from, to, n))
}

function playLunge({ calm, drawn, effects }: Posing, { part, n }: Played<'lunge'>): void {
  const own = drawn.get(part.key)
  if (!own || calm) {
    effects.push({ do: 'ring', rect: part.rect, color: colors.attack, alpha: arch(n) })
    return
  }
  const [a, b] = [centre(part.rect), centre(part.to)]
  const reach = arch(n ** 1.4) * 0.38
  drawn.delete(part.key) // above the others
  drawn.set(part.key, {
    ...own,
    x: own.x + (b.x - a.x) * reach,
    y: own.y + (b.y - a.y) * reach,
    wide: own.wide * (1 + arch(n) * 0.08),
    high: own.high * (1 + arch(n) * 0.08),
  })
}

function playBreak({ calm, u, drawn, effects }: Posing, { part, n }: Played<'break'>): void {
  const own = drawn.get(part.key)
  if (own && !calm) drawn.set(part.key, { ...own, x: own.x + Math.sin(n * 70) * 4 * u * (1 - n) })
  effects.push({ do: 'ring', rect: part.rect, color: colors.health, alpha: arch(n) })
  if (calm) return
  effects.push({
    do: 'shards',
    ...centre(part.rect),
    r: Math.min(part.rect.w, part.rect.h) * 0.5,
    spread: land(n),
    alpha: 1 - n,
  })
}

function playPop({ calm, drawn }: Posing, { part, n }: Played<'pop'>): void {
  const own = drawn.get(part.key)
  if (!own) return
  const size = blend(0.4, 1, land(n))
  const popped = { ...own, alpha: clamp(n * 2), wide: own.wide * size, high: own.high * size }
  drawn.set(part.key, calm ? { ...own, alpha: n } : popped)
}

function playWords({ calm, u, effects }: Posing, { part, n }: Played<'words'>): void {
  const { x, y } = centre(part.rect)
  const up = calm ? 0 : land(n) * 26 * u
  effects.push({
    do: 'words',
    x,
    y: y - up,
    text: part.text,
    color: part.color,
    alpha: n < 0.45 ? clamp((n - 0.3) * 7) : fade(n),
    size: 22 * u,
  })
}

function playLine({ calm, effects }: Posing, { part, n }: Played<'line'>): void {
  const [a, b] = [centre(part.from), centre(part.to)]
  const far = calm ? 1 : land(clamp(n * 1.6))
  effects.push({
    do: 'line',
    ...a,
    toX: blend(a.x, b.x, far),
    toY: blend(a.y, b.y, far),
    color: part.color,
    alpha: fade(n),
  })
}

/** In flight: along an arc, slightly turned. */
function flying(one: Drawn, from: Rect, to: Rect, n: number): Drawn {
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  return { ...one, y: one.y - arch(n) * Math.min(60, far * 0.12), turn: arch(n) * 0.05 * Math.sign(to.x - from.x) }
}

/** A packet: along its stops, as large as its current amount. */
function flyPacket({ calm, u, effects }: Posing, { part, n }: Played<'packet'>): void {
  const color = part.heal ? colors.good : (damageColors[part.types[0] ?? ''] ?? colors.attack)
  const way = [part.from, ...part.stops.map(({ rect }) => rect), part.to].map(centre)
  const amounts = [part.n, ...part.stops.map((stop) => stop.n)]
  const legs = way.length - 1
  const flown = clamp(n / 0.8) * legs
  const leg = Math.min(legs - 1, Math.floor(flown))
  const along = Math.min(1, flown - leg)
  const left = amounts[leg] ?? part.left
  const r = (9 + 5 * Math.sqrt(Math.max(0, left))) * u
  const a = way[leg] ?? way[0]!
  const b = way[leg + 1] ?? a
  for (const [i, { rect }] of part.stops.entries()) {
    const passed = flown - (i + 1)
    const bigger = (amounts[i + 1] ?? 0) > (amounts[i] ?? 0)
    if (passed > -0.25 && passed < 0.6)
      effects.push({ do: 'ring', rect, color: bigger ? colors.gold : colors.armor, alpha: 1 - Math.abs(passed) })
  }
  if (n > 0.8) {
    effects.push({ do: 'ring', rect: part.to, color, alpha: (1 - n) * 5 })
    return
  }
  if (left <= 0) return
  const x = calm ? b.x : blend(a.x, b.x, swing(along))
  const y = calm ? b.y : blend(a.y, b.y, swing(along)) - arch(along) * 18 * u
  effects.push({
    do: 'orb',
    x,
    y,
    r,
    color,
    n: left,
    alpha: calm ? arch(clamp(n / 0.8)) : 1,
    heal: part.heal,
    type: part.types[0] ?? '',
  })
}

type Staying = 'banner' | 'present' | 'dice'

/** A picture shown as long as its clip stays. */
function hold(p: Posing, part: Of<Staying>, { t, from, to, end }: Times, id: string): void {
  const { calm, u, over, effects } = p
  const whole = partOf(t, from, end)
  const alpha = Math.min(1, (t - from) / 120, (end - t) / 160)
  if (part.do === 'banner') {
    const { rect, title, text, tone } = part
    effects.push({
      do: 'banner',
      rect,
      title,
      text,
      tone,
      alpha,
      lift: calm ? 0 : (1 - land(clamp(whole * 4))) * 14 * u,
    })
  } else if (part.do === 'present') {
    const { rect, alpha: seen, words } = posePresent(part, { t: t - from, time: end - from, calm })
    for (const [i, place] of part.others.entries())
      over.push({ ...at(`present:${id}:${i}`, place.show, place.rect), alpha: words })
    if (part.rect.w > 0) over.push({ ...at(`present:${id}`, part.card.show, rect, part.rect), alpha: seen })
  } else {
    const n = partOf(t, from, to)
    const size = Math.min(52 * u, part.rect.w / part.rolled.length - 8 * u)
    part.rolled.forEach((rolled, i) => {
      const still = calm || n > 0.72
      const x = part.rect.x + ((i + 0.5) * part.rect.w) / part.rolled.length
      const y = part.rect.y + part.rect.h / 2 - (still ? 0 : Math.abs(Math.cos(n * 9 + i)) * 26 * u * (1 - n))
      const sides = part.coin ? 2 : 6
      const face = still ? rolled : 1 + ((Math.floor(n * 14) * 5 + i * 3) % sides)
      const text = part.coin ? (face === 1 ? 'Heads' : 'Tails') : `${face}`
      effects.push({ do: 'die', x, y, size, text, round: part.coin, turn: still ? 0 : n * 9 + i, alpha })
    })
  }
}
