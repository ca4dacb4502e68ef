/** The picks that a text still has to make, and what the text is worth if everyone picks what is best for them. */

import type { Obj } from '../engine/types.ts'
import { bounds, once } from '../language/index.ts'
import type { Effect, SetWho, Who } from '../language/types.ts'
import { isPlayer, seatOf } from '../state/ids.ts'
import { bind, boundTo } from './bindings.ts'
import { type ReadFrame, rebound } from './frame.ts'
import { resolve } from './meaning.ts'
import { isPick } from './pointer.ts'
import { cardOf, has, isType, type Table, teamOf } from './table.ts'

/** Keys with texts of their own: their picks are made when those texts are processed. */
const inner = new Set(['then', 'else', 'these', 'rows', 'add', 'not', 'case'])

/** The picks in a piece of a text, in reading order. */
const picksIn = once((piece: object): readonly SetWho[] => {
  const found: SetWho[] = isPick(piece) ? [piece] : []
  const modes = 'do' in piece && (piece.do === 'modes' || piece.do === 'forEach')
  for (const [key, value] of Object.entries(piece)) {
    if (inner.has(key) || (modes && key === 'of')) continue
    if (value !== null && typeof value === 'object') found.push(...picksIn(value))
  }
  return found
})

/** The first pick that is not bound yet, in reading order. */
export function firstPick(piece: unknown, f: ReadFrame): SetWho | null {
  if (piece === null || typeof piece !== 'object') return null
  for (const pick of picksIn(piece)) if (boundTo(f.bound, pick) === undefined) return pick
  return null
}

/** The same frame with this pick made; what is bound in it from then on is bound there only. */
export function bindPicks(f: ReadFrame, set: SetWho, objs: readonly Obj[]): ReadFrame {
  const names = set.as ? bind(f.names, set.as, objs) : f.names
  return rebound(f, bind(f.bound, set, objs), names)
}

export const candidates = (t: Table, f: ReadFrame, set: SetWho): Obj[] =>
  resolve(t, f, set).filter(
    (o) =>
      set.target === undefined ||
      (!has(cardOf(t, o), 'Untargetable') && !(t.busy.has(o) && isType(cardOf(t, o), 'ally'))),
  )

/** Whether my team, the opponents or chance makes this pick. */
export function pickedBy(t: Table, f: ReadFrame, set: SetWho): 'us' | 'them' | 'chance' {
  if (set.random !== undefined) return 'chance'
  if (set.by === undefined && f.picker !== undefined) return teamOf(t, f.picker) === t.team ? 'us' : 'them'
  const who: Who = set.by ?? 'you'
  const seat = resolve(t, f, who).filter(isPlayer)[0]
  return teamOf(t, seat === undefined ? f.you : seatOf(seat)) === t.team ? 'us' : 'them'
}

/** What a text is worth with the picks that are bound. */
type Value = (f: ReadFrame, text: readonly Effect[]) => number

/** What a text is worth to us: every option of each pick is tried, at most two picks deep. */
export function bestOf(t: Table, f: ReadFrame, text: readonly Effect[], value: Value, depth = 0): number {
  const set = depth < 2 ? firstPick(text, f) : null
  return set ? bestPick(t, f, text, value, { set, depth }) : value(depth > 0 ? f : rebound(f, f.bound), text)
}

/** The same, from its first pick on. */
function bestPick(
  t: Table,
  f: ReadFrame,
  text: readonly Effect[],
  value: Value,
  { set, depth }: { set: SetWho; depth: number },
): number {
  const objs = candidates(t, f, set)
  const none = bestOf(t, bindPicks(f, set, []), text, value, depth + 1)
  if (objs.length === 0) return none
  const gains = objs.map((o) => bestOf(t, bindPicks(f, set, [o]), text, value, depth + 1) - none)
  if (gains.length > 1) gains.sort((a, b) => b - a)
  const { min, max } = bounds(t, set.target ?? set.choose ?? set.random ?? 1, f, objs.length)
  const each = set.ofEach === undefined ? 1 : new Set(objs.map((o) => cardOf(t, o)?.controller)).size
  return none + taken(gains, min * each, max * each, pickedBy(t, f, set))
}

/** The sum of the gains that are picked; `gains` are sorted from best to worst. */
function taken(gains: readonly number[], min: number, max: number, by: 'us' | 'them' | 'chance'): number {
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
  if (by === 'chance') return (sum(gains) / gains.length) * Math.min(max, gains.length)
  if (by === 'us') return sum(gains.slice(0, max).filter((g, i) => i < min || g > 0))
  const worst = [...gains].reverse()
  return sum(worst.slice(0, max).filter((g, i) => i < min || g < 0))
}
