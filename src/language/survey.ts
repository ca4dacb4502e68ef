/** A survey of a library's texts, so that the rules don't search for anything that occurs nowhere. */
import { isObject, type Ptr, ptrOf } from './meta.ts'
import { isMod, listed } from './nodes.ts'
import type { EventPattern } from './types.ts'

/** The kinds of modifiers that some card has or makes; "when" and "power" are always included. */
export function modKinds(at: ReadonlyMap<Ptr, unknown>): ReadonlySet<string> {
  const kinds = new Set<string>(['when', 'power'])
  for (const node of at.values()) {
    if (isMod(node)) kinds.add(node.mod)
  }
  return kinds
}

/** Zones other than play that something watches cards enter. */
export function entered(at: ReadonlyMap<Ptr, unknown>): ReadonlySet<string> {
  const zones = new Set<string>()
  for (const node of at.values()) {
    if (isObject(node) && typeof node.zone === 'string' && [node.on].flat().includes('enter')) zones.add(node.zone)
  }
  return zones
}

/** All conditions that texts require to have remained true: durations "while … remains", and conditions (714.3b). */
export function remains(at: ReadonlyMap<Ptr, unknown>): Ptr[] {
  const out: Ptr[] = []
  for (const node of at.values()) {
    if (!isObject(node)) continue
    if (node.do === 'modify' && isObject(node.until) && 'while' in node.until) out.push(ptrOf(node.until.while))
    if (node.match !== undefined && node.remained === true) out.push(ptrOf(node))
  }
  return out
}

/** All events until which durations of this turn last. */
export const untils = (at: ReadonlyMap<Ptr, unknown>): ReadonlyMap<Ptr, readonly EventPattern[]> =>
  new Map(
    [...at.values()].flatMap((node) => {
      const until = isObject(node) && node.do === 'modify' && isObject(node.until) ? node.until.until : undefined
      return isObject(until) && until.turn === undefined
        ? [[ptrOf(until), listed(until as unknown as EventPattern | EventPattern[])] as const]
        : []
    }),
  )

/** Whether some text asks from which zone a card is played. */
export const origins = (at: ReadonlyMap<Ptr, unknown>): boolean =>
  [...at.values()].some((node) => isObject(node) && node.zone !== undefined && [node.on].flat().includes('play'))

/** The texts of triggered powers that players can't interrupt. */
export function sealed(at: ReadonlyMap<Ptr, unknown>): ReadonlySet<Ptr> {
  const out = new Set<Ptr>()
  for (const node of at.values())
    if (isObject(node) && node.sealed === true && node.when !== undefined) out.add(ptrOf(node.then))
  return out
}
