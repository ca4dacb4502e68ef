/** A survey of a library's texts, so that the rules don't search for anything that occurs nowhere. */
import { isObject, type Ptr, ptrOf } from './meta.ts'

/** The kinds of modifiers that some card has or makes; "when" and "power" are always included. */
export function modKinds(at: ReadonlyMap<Ptr, unknown>): ReadonlySet<string> {
  const kinds = new Set<string>(['when', 'power'])
  for (const node of at.values()) {
    const { mod } = node as { mod?: unknown }
    if (typeof mod === 'string') kinds.add(mod)
  }
  return kinds
}

/** Zones other than play that something watches cards enter. */
export function entered(at: ReadonlyMap<Ptr, unknown>): ReadonlySet<string> {
  const zones = new Set<string>()
  for (const node of at.values()) {
    const { on, zone } = node as { on?: unknown; zone?: unknown }
    if (typeof zone === 'string' && [on].flat().includes('enter')) zones.add(zone)
  }
  return zones
}

/** All conditions that texts require to have remained true: durations "while … remains", and conditions (714.3b). */
export function remains(at: ReadonlyMap<Ptr, unknown>): Ptr[] {
  const out: Ptr[] = []
  for (const node of at.values()) {
    const e = node as { do?: unknown; until?: unknown; match?: unknown; remained?: unknown }
    if (e.do === 'modify' && isObject(e.until) && 'while' in e.until) out.push(ptrOf(e.until.while))
    if (isObject(node) && e.match !== undefined && e.remained === true) out.push(ptrOf(node))
  }
  return out
}

/** The texts of triggered powers that players can't interrupt. */
export function sealed(at: ReadonlyMap<Ptr, unknown>): ReadonlySet<Ptr> {
  const out = new Set<Ptr>()
  for (const node of at.values())
    if (isObject(node) && node.sealed === true && node.when !== undefined) out.add(ptrOf(node.then))
  return out
}
