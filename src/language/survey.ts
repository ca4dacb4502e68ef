/** A survey of a library's texts, so that the rules don't search for anything that occurs nowhere. */
import { isObject, type Ptr, ptrOf } from './meta.ts'
import { isMod, listed } from './nodes.ts'
import type { EventPattern } from './types.ts'

/** The parts of a library's texts that the rules look for. */
export interface Survey {
  /** Kinds of modifiers that some card has or makes; "when" and "power" are always included. */
  mods: ReadonlySet<string>
  /** Zones other than play that something watches cards enter. */
  entered: ReadonlySet<string>
  /** Conditions that texts require to have remained true (714.3b), by pointer: durations "while … remains", and others. */
  remains: readonly Ptr[]
  /** Events until which durations of this turn last, by pointer. */
  untils: ReadonlyMap<Ptr, readonly EventPattern[]>
  /** The texts of triggered powers that players can't interrupt. */
  sealed: ReadonlySet<Ptr>
  /** Whether some card asks what another is exhausted for. */
  purposes: boolean
  /** Whether some text refers to the last of several cards that leave. */
  lasts: boolean
  /** Whether some text asks from which zone a card is played. */
  origins: boolean
}

/** Surveys all nodes of texts, by pointer. */
export function survey(at: ReadonlyMap<Ptr, unknown>): Survey {
  const mods = new Set<string>(['when', 'power'])
  const entered = new Set<string>()
  const remains: Ptr[] = []
  const untils = new Map<Ptr, readonly EventPattern[]>()
  const sealed = new Set<Ptr>()
  const has = { purposes: false, lasts: false, origins: false }
  for (const node of at.values()) {
    if (!isObject(node)) continue
    if (node.zone !== undefined) {
      const verbs = [node.on].flat()
      if (typeof node.zone === 'string' && verbs.includes('enter')) entered.add(node.zone)
      has.origins ||= verbs.includes('play')
    }
    const until = node.do === 'modify' && isObject(node.until) ? node.until : {}
    if (until.while !== undefined) remains.push(ptrOf(until.while))
    if (isObject(until.until) && until.until.turn === undefined)
      untils.set(ptrOf(until.until), listed(until.until as unknown as EventPattern | EventPattern[]))
    if (node.match !== undefined && node.remained === true) remains.push(ptrOf(node))
    if (node.sealed === true && node.when !== undefined) sealed.add(ptrOf(node.then))
    has.purposes ||= node.purpose !== undefined
    has.lasts ||= node.last === true
    if (isMod(node)) mods.add(node.mod)
  }
  return { mods, entered, remains, untils, sealed, ...has }
}
