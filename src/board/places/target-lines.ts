/** Lines across the table between actors and objects: the attack, and every link of the chain with its targets. Pure. */
import type { Obj, View } from '../../engine/types.ts'
import { fighters, seatOfObj } from '../scene.ts'
import type { Rect } from './pack.ts'
import type { Place } from './place.ts'

export interface TargetLine {
  from: Rect
  to: Rect
  attack: boolean
}

/** The lines with both ends on the table. A card in a pile uses the place of the pile's top card. */
export function targetLines(view: View, places: readonly Place[]): TargetLine[] {
  const at = new Map(places.map(({ key, rect }) => [key, rect]))
  const rectOf = (o: Obj): Rect | undefined => {
    const seat = seatOfObj(o)
    return at.get(seat === null ? `card:${o}` : `seat:${seat}`)
  }
  const line = (from: Rect | undefined, to: Rect | undefined, attack: boolean): TargetLine[] =>
    from && to && from !== to ? [{ from, to, attack }] : []
  const pair = fighters(view)
  return [
    ...(pair?.defenders.flatMap((defender) => line(rectOf(pair.attacker), rectOf(defender), true)) ?? []),
    ...view.chain.flatMap(({ id, kind, card, targets, attacker, defender, second }) => {
      if (kind === 'proposal') return [defender, second].flatMap((to) => line(rectOf(attacker), rectOf(to), true))
      const from = around(at.get(`link:${id}`) ?? rectOf(card), at.get(`text:link:${id}`))
      return targets.flatMap((target) => line(from, rectOf(target), false))
    }),
  ]
}

/** The card of a link with its words, so that the line begins beside them. */
function around(card: Rect | undefined, words: Rect | undefined): Rect | undefined {
  if (!card || !words) return card
  const [x, y] = [Math.min(card.x, words.x), Math.min(card.y, words.y)]
  const right = Math.max(card.x + card.w, words.x + words.w)
  return { x, y, w: right - x, h: Math.max(card.y + card.h, words.y + words.h) - y }
}

interface Point {
  x: number
  y: number
}

/** The stretches of a line that lie outside all of the rectangles, as parts of its length from 0 to 1. */
export function stretchesOutside(a: Point, b: Point, rects: readonly Rect[]): [from: number, to: number][] {
  let out: [number, number][] = [[0, 1]]
  for (const rect of rects) {
    const [enters, leaves] = crossing(a, b, rect)
    if (enters >= leaves) continue
    out = out
      .flatMap(([from, to]): [number, number][] => [
        [from, Math.min(to, enters)],
        [Math.max(from, leaves), to],
      ])
      .filter(([from, to]) => from < to)
  }
  return out
}

/** The points where a line enters a rectangle and leaves it; it leaves before it enters if it never crosses it. */
function crossing(a: Point, b: Point, { x, y, w, h }: Rect): [enters: number, leaves: number] {
  let [enters, leaves] = [0, 1]
  for (const [at, way, low, high] of [
    [a.x, b.x - a.x, x, x + w],
    [a.y, b.y - a.y, y, y + h],
  ] as const) {
    if (way === 0) {
      if (at < low || at > high) return [1, 0]
      continue
    }
    const ends = [(low - at) / way, (high - at) / way]
    enters = Math.max(enters, Math.min(...ends))
    leaves = Math.min(leaves, Math.max(...ends))
  }
  return [enters, leaves]
}
