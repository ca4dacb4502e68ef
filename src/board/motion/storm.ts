/** Shows for chains that break, a Boss that breaks free, and the looming effect as it strikes or is averted. Pure. */
import type { GameEvent, View } from '../../engine/types.ts'
import { inText, sentence } from '../../language/print/index.ts'
import { clamp, type Rect } from '../places/pack.ts'
import { colors } from '../theme.ts'
import type { ClipMoment, ClipPart, Seen } from './clip.ts'
import { banner, type ClipContext, placeOfCard } from './clip-context.ts'
import { arch, land, part as partOf } from './ease.ts'
import type { Drawn, DrawnEffect } from './pose.ts'

type Storm = Extract<ClipPart, { do: 'storm' }>
type Blaze = Extract<DrawnEffect, { do: 'blaze' }>

const bossOf = ({ seats }: View) => seats.find(({ boss }) => boss)

const lightOf = ({ places }: ClipMoment): number => {
  const hall = places.find(({ show }) => show.kind === 'hall')?.show
  return hall?.kind === 'hall' ? hall.being.light.color : colors.gold
}

/** The Boss takes the place of its bound self; null if that is not what happens. */
export function unleashed(t: ClipContext, e: GameEvent): Seen | null {
  const now = t.after.scene.view
  const boss = bossOf(now)
  const place = boss && placeOfCard(t.after, boss.hero)
  if (!place || e.to !== boss.hero || !now.raid.bonds || t.before.scene.view.raid.stage === now.raid.stage) return null
  for (const id of [e.what, e.to]) if (id) t.gone.add(id)
  const { key, rect } = place
  const part: Storm = { do: 'storm', key, rect, all: t.after.at.main, color: lightOf(t.after), frees: true }
  return { kind: 'unleash', parts: [part], words: e.text }
}

/** The looming effect strikes with this link as it resolves. */
function strike(t: ClipContext, e: GameEvent): Seen | null {
  const boss = bossOf(t.before.scene.view)
  const place = boss && placeOfCard(t.before, boss.hero)
  if (!place) return null
  const { key, rect } = place
  const part: Storm = { do: 'storm', key, rect, all: t.before.at.main, color: lightOf(t.before), frees: false }
  return { kind: 'nova', parts: [part], words: e.text }
}

const told = (t: ClipContext, kind: 'omen' | 'averted', title: string, text: string, tone: 'good' | 'bad'): Seen => ({
  kind,
  parts: [banner(t, title, text, tone)],
  words: sentence(`${title}: ${text}`),
})

/** The looming effect strikes, is averted, or comes near. */
export function stormSeen(t: ClipContext, e: GameEvent, strikes: boolean): Seen | null {
  const was = t.before.scene.view.raid.looms
  const now = t.after.scene.view.raid.looms
  if (strikes) return strike(t, e)
  const boss = bossOf(t.after.scene.view)
  if (!was || !boss) return null
  const count = `${was.met} of ${was.of} ${was.by}`
  const begins = e.on === 'start' && e.step === undefined && e.seat === boss.seat
  if (begins && was.turns === 1)
    return was.met >= was.of
      ? told(t, 'averted', `${was.called} held off`, count, 'good')
      : told(t, 'omen', was.called, `only ${count}`, 'bad')
  const turned = e.on === 'flip' && e.what === was.id && now?.turns === 1 && was.turns !== 1
  return turned
    ? told(t, 'omen', `${now.called} as ${inText(boss)}'s next turn starts`, `${now.met} of ${now.of} ${now.by}`, 'bad')
    : null
}

/** Some of the Boss's chains broke. */
export function snapped(t: ClipContext): Seen | null {
  const [was, now] = [t.before.scene.view, t.after.scene.view]
  const [held, holds] = [was.raid.bonds, now.raid.bonds]
  const boss = bossOf(was)
  const place = boss && placeOfCard(t.before, boss.hero)
  if (!held || !holds || holds.left >= held.left || !place) return null
  const { key, rect } = place
  const text = `${holds.left} of ${holds.of}`
  return {
    kind: 'snap',
    parts: [
      { do: 'shake', key, rect },
      { do: 'break', key, rect: { ...rect, y: rect.y + rect.h * 0.3, h: rect.h * 0.6 } },
      { do: 'words', key: '', rect, text, color: colors.attack },
    ],
    words: sentence(`${text} ${holds.left === 1 ? holds.one : holds.many}`),
  }
}

/**
 * When a Boss breaks free: when darkness has fallen, when the chains burst, and when the Boss stands there; and when the looming
 * effect bursts out.
 */
export const bursts = 0.46
const [dusk, stands] = [0.14, 0.82]
const breaksOut = 0.34

/** The Boss strains and breaks free, or a ring of fire runs over the whole table. `calm`: it only gets dark, then light. */
export function poseStorm(part: Storm, n: number, u: number, calm: boolean, drawn: Map<string, Drawn>): DrawnEffect {
  return part.frees ? poseFreed(part, n, u, calm, drawn) : poseStrike(part, n, u, calm, drawn)
}

function poseFreed(part: Storm, n: number, u: number, calm: boolean, drawn: Map<string, Drawn>): DrawnEffect {
  const { key, rect } = part
  const own = drawn.get(key)
  const out = partOf(n, bursts, stands)
  if (own && calm) drawn.set(key, { ...own, alpha: n < bursts ? 0 : clamp(out * 2) })
  else if (own) {
    const size = 1 + 0.35 * (1 - land(out))
    drawn.set(key, { ...own, alpha: n < bursts ? 0 : clamp(out * 4), wide: own.wide * size, high: own.high * size })
  }
  const strain = n < bursts ? clamp(n / bursts) ** 2 * 5 : 9 * (1 - out)
  if (!calm && n > 0.04 && n < stands) quake(drawn, Math.sin(n * 190) * strain * u)
  return {
    ...blaze(part, rect.h * (0.4 + 1.3 * land(partOf(n, bursts, 0.95)))),
    dark: 0.72 * clamp(n / dusk) * (1 - out),
    glow: arch(partOf(n, 0.06, 1)),
    flash: calm ? 0 : 0.6 * Math.max(0, 1 - Math.abs(n - bursts) / 0.05),
    embers: calm ? [] : sparks(part, n, u, bursts, 60),
    links: calm ? [] : shackles(rect, n, u),
  }
}

function poseStrike(part: Storm, n: number, u: number, calm: boolean, drawn: Map<string, Drawn>): DrawnEffect {
  const { all, rect } = part
  const out = partOf(n, breaksOut, 1)
  const gather = partOf(n, 0, breaksOut)
  if (!calm && n > breaksOut) quake(drawn, Math.sin(n * 160) * 11 * u * (1 - out))
  const far = Math.hypot(all.w, all.h)
  return {
    ...blaze(part, rect.h * (n < breaksOut ? 0.9 - 0.6 * gather : 0.3 + 2.4 * land(out))),
    dark: 0.6 * gather * (1 - out),
    glow: n < breaksOut ? gather : 1 - out,
    flash: calm ? 0 : 0.7 * Math.max(0, 1 - Math.abs(n - breaksOut) / 0.06),
    embers: calm ? [] : sparks(part, n, u, breaksOut, 80),
    ...(calm || n < breaksOut
      ? {}
      : { waves: [out, out * 0.8, out * 0.6].map((o) => ({ r: far * land(o), alpha: (1 - o) * 0.9 })) }),
  }
}

const blaze = ({ rect, all, color }: Storm, r: number): Blaze => ({
  do: 'blaze',
  all,
  x: rect.x + rect.w / 2,
  y: rect.y + rect.h * 0.6,
  r,
  color,
  dark: 0,
  glow: 0,
  flash: 0,
  embers: [],
})

function quake(drawn: Map<string, Drawn>, by: number): void {
  for (const [name, one] of drawn) drawn.set(name, { ...one, x: one.x + by })
}

/** Numbers from 0 to 1 without a visible pattern, always the same. */
const scatter = (i: number, of: number): number => Math.abs(Math.sin(i * 12.9898 + of * 78.233) * 43758.5453) % 1

/** Sparks that fly from the Boss in all directions after the burst. */
function sparks({ rect, all }: Storm, n: number, u: number, from: number, count: number): Blaze['embers'] {
  return Array.from({ length: count }, (_, i) => {
    const begin = from + scatter(i, 1) * 0.1
    const life = clamp((n - begin) / (0.9 - from))
    const angle = scatter(i, 2) * Math.PI * 2
    const far = land(life) * all.w * (0.12 + scatter(i, 3) * 0.4)
    return {
      x: rect.x + rect.w / 2 + Math.cos(angle) * far,
      y: rect.y + rect.h * 0.6 + Math.sin(angle) * far * 0.7 + life * life * 30 * u,
      r: (1.2 + (i % 4) * 0.9) * u,
      alpha: arch(life) * 0.95,
    }
  }).filter(({ alpha }) => alpha > 0.02)
}

/** Chain links: they shake, then fly apart and fall. */
function shackles(rect: Rect, n: number, u: number): NonNullable<Blaze['links']> {
  const out = partOf(n, bursts, 1)
  if (n < bursts) return []
  return Array.from({ length: 26 }, (_, i) => {
    const angle = scatter(i, 5) * Math.PI * 2
    const far = land(out) * rect.w * (0.5 + scatter(i, 6) * 1.3)
    return {
      x: rect.x + rect.w / 2 + Math.cos(angle) * far,
      y: rect.y + rect.h * 0.6 + Math.sin(angle) * far * 0.5 + out * out * rect.h * 0.8,
      r: (7 + scatter(i, 7) * 6) * u,
      turn: angle + out * (4 + scatter(i, 8) * 9),
      alpha: clamp((1 - out) * 2),
    }
  })
}
