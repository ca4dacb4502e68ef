/** The entrance of a Boss: out of the light where the last one stood; the last Boss comes out of darkness and fire. Pure. */
import type { GameEvent } from '../../engine/types.ts'
import { clamp } from '../places/pack.ts'
import { colors } from '../theme.ts'
import type { ClipMoment, ClipPart, Seen } from './clip.ts'
import { type ClipContext, placeOfCard } from './clip-context.ts'
import { arch, land, part as partOf } from './ease.ts'
import type { Drawn, DrawnEffect } from './pose.ts'

type Rising = Extract<ClipPart, { do: 'rise' }>

/** Whether there is no Boss. */
export function bossGone({ scene }: ClipMoment): boolean {
  const { seats, cards } = scene.view
  const hero = cards[seats.find(({ boss }) => boss)?.hero ?? 0]
  return hero !== undefined && hero.zone !== 'party' && hero.zone !== 'chain'
}

/** Whether the Boss's place is empty when the next one comes: it was empty before, or the last Boss has been shown falling. */
export function isEmpty({ before, gone }: ClipContext): boolean {
  const boss = before.scene.view.seats.find((seat) => seat.boss)
  return bossGone(before) || (boss !== undefined && gone.has(boss.hero))
}

/** A Boss enters an empty place; null if that is not what happens. */
export function arrival(t: ClipContext, e: GameEvent): Seen | null {
  const { seats, raid } = t.after.scene.view
  const boss = seats.find((seat) => seat.boss)
  const place = e.what === undefined || e.what !== boss?.hero ? undefined : placeOfCard(t.after, e.what)
  if (!place || !isEmpty(t)) return null
  const grand = raid.stages > 1 && raid.stage === raid.stages
  const hall = t.after.places.find(({ show }) => show.kind === 'hall')?.show
  const color = hall?.kind === 'hall' ? hall.being.light.color : colors.gold
  const { key, rect } = place
  const part: Rising = { do: 'rise', key, rect, all: t.after.at.main, color, grand }
  return { kind: grand ? 'awaken' : 'arrive', parts: [part], words: e.text }
}

/** In a grand show: when darkness has fallen, when the fire breaks out, and when the Boss stands there. */
const [dusk, fire, stands] = [0.16, 0.42, 0.8]

/** The Boss as far as it has risen; the table shakes with it. `calm`: it only comes out of the dark. */
export function poseRise(part: Rising, n: number, u: number, calm: boolean, drawn: Map<string, Drawn>): DrawnEffect {
  const { key, rect, grand } = part
  const own = drawn.get(key)
  const risen = grand ? partOf(n, fire, stands) : n
  if (own && calm) drawn.set(key, { ...own, alpha: risen })
  else if (own)
    drawn.set(key, { ...own, y: own.y + (1 - land(risen)) * rect.h * (grand ? 0.6 : 0.35), alpha: clamp(risen * 1.8) })
  if (grand && !calm && n > fire && n < stands) {
    const shift = Math.sin(n * 170) * 6 * u * (1 - risen)
    for (const [name, one] of drawn) drawn.set(name, { ...one, x: one.x + shift })
  }
  return {
    do: 'blaze',
    all: part.all,
    x: rect.x + rect.w / 2,
    y: rect.y + rect.h,
    r: rect.h * (grand ? 0.5 + 0.9 * land(partOf(n, 0.2, stands)) : 0.6),
    color: part.color,
    dark: grand ? 0.84 * clamp(n / dusk) * (1 - partOf(n, fire, stands)) : 0,
    glow: grand ? arch(partOf(n, 0.1, 1)) : arch(n) * 0.6,
    flash: grand && !calm ? 0.55 * Math.max(0, 1 - Math.abs(n - fire) / 0.05) : 0,
    embers: calm ? [] : embersOf(part, n, u),
  }
}

/** Numbers from 0 to 1 without a visible pattern, always the same. */
const scatter = (i: number, of: number): number => Math.abs(Math.sin(i * 12.9898 + of * 78.233) * 43758.5453) % 1

/** Sparks that fly up, each with its own time and path. */
function embersOf(
  { rect, all, grand }: Rising,
  n: number,
  u: number,
): { x: number; y: number; r: number; alpha: number }[] {
  const count = grand ? 70 : 20
  const wide = grand ? all.w * 0.7 : rect.w * 1.2
  const high = grand ? rect.h * 1.5 : rect.h
  return Array.from({ length: count }, (_, i) => {
    const begin = 0.08 + scatter(i, 1) * 0.52
    const life = clamp((n - begin) / 0.38)
    const aside = scatter(i, 2) - 0.5
    return {
      x: rect.x + rect.w / 2 + aside * wide + Math.sin(life * 5 + i) * 10 * u,
      y: rect.y + rect.h - life * high * (0.55 + scatter(i, 3) * 0.45),
      r: (1.2 + (i % 4) * 0.8) * u,
      alpha: arch(life) * 0.95,
    }
  }).filter(({ alpha }) => alpha > 0.02)
}
