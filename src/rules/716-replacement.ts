/** Replacement modifiers (716) over events other than packets (717): the event never happens, the modified one does. */
import { ptrOf } from '../language/compile.ts'
import type { Mod } from '../language/types.ts'
import type { Happening, Names, Val } from '../state/types.ts'
import { type Active, active, works } from './714-modifiers.ts'
import { addLink, emptyLink, type Game, push } from './game.ts'
import { matches } from './words.ts'

export type Instead = Active<Extract<Mod, { mod: 'instead' }>>

/** Which instance of a modifier it is: an event that one has affected, and what comes of it, is not affected by it again (716.1e). */
export const keyOf = (a: Active): string => `${a.ptr}/${a.card}/${a.row?.id ?? 0}`

const mark = '~instead '

/** Modifiers that a text in process comes from, as its names carry them. */
export const appliedIn = (names: Names): readonly string[] =>
  Object.keys(names).flatMap((k) => (k.startsWith(mark) ? [k.slice(mark.length)] : []))

/** The modifier that would replace this event now, the oldest first; null if none would. */
export function replacing(g: Game, h: Happening, applied: readonly string[] = []): Instead | null {
  for (const a of active(g, 'instead')) {
    if (a.mod.then === undefined || applied.includes(keyOf(a))) continue
    if (matches(g, a.mod.would, h, a.env) && works(g, a, h.what ?? 0)) return a
  }
  return null
}

/** Replaces the event if something does (716.1a): its text is processed next, and the event itself never happens. */
export function replaced(g: Game, h: Happening, applied: readonly string[] = []): boolean {
  const a = replacing(g, h, applied)
  if (!a) return false
  const names: Record<string, Val> = { ...a.env.names }
  for (const r of ['by', 'what', 'to'] as const) if (h[r] !== undefined) names[r] = { o: [h[r] as number] }
  if (h.n !== undefined) names.n = { n: h.n }
  for (const key of [...applied, keyOf(a)]) names[`${mark}${key}`] = {}
  const l = addLink(g, { ...emptyLink, card: a.card, controller: a.env.you, names })
  push(g, { step: 'text', link: l.id, code: ptrOf(a.mod.then), at: 0 })
  return true
}
