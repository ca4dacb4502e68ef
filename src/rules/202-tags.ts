/** The tags of the type line (202) and the damage types beside ATK (205), after all modifiers. */
import { isOneOf } from '../language/look-up.ts'
import { bareTag, limitOf, tagWords } from '../language/tags.ts'
import { classNames, type Mod } from '../language/types.ts'
import { isPlayer } from '../state/ids.ts'
import type { Card, CardId, Obj } from '../state/types.ts'
import { active, applies } from './714-continuous-modifiers/modifiers.ts'
import { isBlank } from './core/facts.ts'
import { codeOf, combat, type Game } from './core/game.ts'
import { worded } from './core/words.ts'

const nothing: readonly never[] = []
type Is = Extract<Mod, { mod: 'is' }>

/** Whether a card has this tag now, or a player that designation. A weapon that isn't Two-Handed is One-Handed (glossary). */
export function tag(g: Game, o: Obj, want: string): boolean {
  if (want === 'One-Handed' && g.ask.kind(g, o, 'weapon')) return !tag(g, o, 'Two-Handed')
  const c = g.s.cards[o]
  let has = c !== undefined && !isBlank(g, c) && (codeOf(g, c).called.has(want) || c.specified?.tag === want)
  if (want === 'instant' && c && codeOf(g, c).instant) has = true // 409.1
  if (c?.last) return c.last.tags === null ? has : c.last.tags.some((t) => tagWords(t).includes(want)) // 709.2d
  for (const a of active(g, 'is')) {
    if (has && a.mod.loses === undefined && !a.mod.becomes) continue
    if (want === 'instant' && a.mod.loses === want && applies(g, a, o)) return false // whatever it gains
    const gains = a.mod.tag !== undefined && tagWords(worded(g, a.mod.tag, a.env)).includes(want)
    const loses = a.mod.loses !== undefined ? tagWords(a.mod.loses).includes(want) : !gains && drivesOut(a.mod, want)
    if ((gains || loses) && applies(g, a, o)) has = gains
  }
  return has
}

/** A chosen class that a card becomes drives all other classes out. */
const drivesOut = (m: Is, tag: string): boolean => m.becomes === true && m.tag !== undefined && isOneOf(classNames, tag)

const printedTags = (g: Game, c: Card): readonly string[] => {
  const { tags } = codeOf(g, c)
  const own = c.specified?.tag
  return own === undefined ? tags : tags.map((t) => (t.startsWith('$') ? own : t))
}

/** All tags that a card has now (202.3), or the designations that texts have given a player. */
export function tagsOf(g: Game, o: Obj): readonly string[] {
  const c = g.s.cards[o]
  if (!c && !isPlayer(o)) return nothing
  const printed = !c || isBlank(g, c) ? nothing : printedTags(g, c)
  if (c?.last) return c.last.tags ?? printed
  const out: string[] = [...printed]
  for (const a of active(g, 'is')) {
    const t = a.mod.tag === undefined ? '' : worded(g, a.mod.tag, a.env)
    const gone = a.mod.loses === undefined ? '' : bareTag(a.mod.loses)
    if ((!t && !gone) || !applies(g, a, o)) continue
    if (gone && out.includes(gone)) out.splice(out.indexOf(gone), 1)
    if (t && a.mod.becomes) out.splice(0, out.length, ...out.filter((old) => !drivesOut(a.mod, old)))
    if (t && !out.includes(bareTag(t))) out.push(bareTag(t))
  }
  return out
}

/** Tags with a number that a card has now (414.3b). */
export function limitsOf(g: Game, c: Card): readonly (readonly [string, number])[] {
  const printed = codeOf(g, c).limits
  if (active(g, 'is').length === 0) return printed
  const out = printed.filter(([t]) => g.ask.tag(g, c.id, t))
  for (const a of active(g, 'is')) {
    const limit = a.mod.tag === undefined ? null : limitOf(a.mod.tag)
    if (limit && applies(g, a, c.id)) out.push(limit)
  }
  return out
}

/** Damage types of what a character would deal in combat (408.3a, 303.2b). */
export function combatTypes(g: Game, id: CardId): string[] {
  const out = [...damageTypesOf(g, id)] // 205.1a
  for (const [wielder, weapon] of combat(g).strikes)
    if (wielder === id) for (const t of damageTypesOf(g, weapon)) if (!out.includes(t)) out.push(t)
  return out.length > 0 ? out : ['melee']
}

/** A card's damage types: the printed one and those that it has gained (205.1); a type that it became replaces the others (205.1c). */
export function damageTypesOf(g: Game, id: Obj): readonly string[] {
  const c = g.s.cards[id]
  if (!c) return nothing
  const printed = isBlank(g, c) ? undefined : codeOf(g, c).def.damageType
  let out: string[] = printed ? [printed] : []
  for (const a of active(g, 'is')) {
    const t = a.mod.damageType
    if (t === undefined || !applies(g, a, id)) continue
    out = a.mod.becomes ? [t] : out.includes(t) ? out : [...out, t]
  }
  return out
}
