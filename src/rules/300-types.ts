/** Card types (300.1): as printed, as what a card entered play (300.1d), added (300.1b), or become (300.1a). */
import type { Card, Obj } from '../state/types.ts'
import { active, applies } from './714-continuous-modifiers/modifiers.ts'
import { isBlank } from './core/facts.ts'
import { codeOf, type Game } from './core/game.ts'

const nothing: readonly never[] = []
const equipment = new Set(['armor', 'weapon', 'item'])

/** 300.1: characters are heroes and allies (a Totem is an ally, 305.3a), equipment is armor, weapons and items. */
const within = (type: string, want: string): boolean =>
  type === want ||
  (want === 'character' && (type === 'ally' || type === 'hero')) ||
  (want === 'equipment' && equipment.has(type))

const printed = (g: Game, c: Card): readonly string[] =>
  isBlank(g, c) ? nothing : c.type === '' ? codeOf(g, c).types : [c.type] // 412.1b: none of its own

/** All types that a card has now, in the order in which it got them. */
export function types(g: Game, o: Obj): readonly string[] {
  const c = g.s.cards[o]
  if (!c) return nothing
  if (c.last) return c.last.types ?? printed(g, c) // 709.2d
  let out = printed(g, c)
  for (const a of active(g, 'is')) {
    const t = a.mod.type
    if (t === undefined || (out.includes(t) && !a.mod.becomes) || !applies(g, a, o)) continue
    out = a.mod.becomes ? [t] : [...out, t]
  }
  return out
}

/** Whether a card is of a type, or of a group of types, now. */
export function kind(g: Game, o: Obj, want: string): boolean {
  const c = g.s.cards[o]
  if (!c) return false
  if (c.last !== null && c.last.types !== null) return wasWithin(c.last.types, want) // 709.2d
  const changes = c.last === null ? active(g, 'is') : nothing
  let has = !isBlank(g, c) && (c.type === '' ? codeOf(g, c).kinds.has(want) : within(c.type, want))
  for (const a of changes) {
    const t = a.mod.type
    if (t === undefined) continue
    // Modifiers that would change nothing are skipped, because they may themselves ask for the type.
    const to = within(t, want)
    if ((a.mod.becomes ? to === has : !to || has) || !applies(g, a, o)) continue
    has = to
  }
  return has
}

const wasWithin = (types: readonly string[], want: string): boolean => types.some((t) => within(t, want))

/** 300.1c: exactly the same types, or at least one in common. All equipment counts as one type (300.1). */
export function alike(g: Game, a: Obj, b: Obj, all: boolean): boolean {
  const [x, y] = [typesOf(g, a), typesOf(g, b)]
  return all ? x.size === y.size && [...x].every((t) => y.has(t)) : [...x].some((t) => y.has(t))
}

const typesOf = (g: Game, o: Obj): Set<string> => new Set(types(g, o).map((t) => (equipment.has(t) ? 'equipment' : t)))
