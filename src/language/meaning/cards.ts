/** The meaning of words about single cards: traits, states, things that two cards share. */
import type { Obj } from '../../state/types.ts'
import {
  allianceRaces,
  type CardDef,
  type CardState,
  classNames,
  colors,
  type Likeness,
  races,
  type SetWho,
} from '../types.ts'
import type { Asked } from './facts.ts'

export function isKind<E, G extends Asked<G, E>>(g: G, o: Obj, kind: string): boolean {
  if (kind === 'card') return true
  if (kind === 'resource') return g.ask.isResource(g, o)
  if (kind === 'token') return g.ask.card(g, o)?.token === true
  return g.ask.kind(g, o, kind)
}

/** Whether a card has a trait (206.1): a hero its faction, class, race, profession, talent spec or treachery; any other card its faction and tags. */
export function hasTrait<E, G extends Asked<G, E>>(g: G, o: Obj, trait: string): boolean {
  const d = g.ask.text(g, o)
  if (d === undefined) return false // 412.1b
  if (d.faction === trait || d.spec === trait) return true // 206.1b
  if (trait === 'Loyal') return g.ask.kind(g, o, 'hero') && !g.ask.tag(g, o, 'Traitor')
  return g.ask.tag(g, o, trait)
}

/** Whether a trait icon stands on a printed card outside its text box (206.1a-b); 'none': whether it is neutral (206.1d). */
export const iconsOf = (d: CardDef, icon: string | readonly string[]): boolean =>
  typeof icon !== 'string'
    ? icon.some((one) => iconsOf(d, one))
    : icon === 'none'
      ? d.faction === undefined && (d.classes ?? []).length === 0
      : d.faction === icon || d.classes?.some((one) => one === icon) === true

/** Whether a card has these bold deck-building words, or any at all (100.2b-d). */
export const says = (want: string | true, has: string | readonly string[] | undefined): boolean =>
  has !== undefined && (want === true || has === want || (typeof has !== 'string' && has.includes(want)))

/** Whether a card fits a set's traits, icons and bold deck-building words. */
export function bearsTraits<E, G extends Asked<G, E>>(g: G, o: Obj, set: SetWho): boolean {
  const { trait, icon, reputation, requires } = set
  if (trait !== undefined && !hasTrait(g, o, trait)) return false
  if (icon === undefined && reputation === undefined && requires === undefined) return true
  const d = g.ask.text(g, o)
  if (d === undefined || (icon !== undefined && !iconsOf(d, icon))) return false
  if (reputation !== undefined && !says(reputation, d.reputation)) return false
  return requires === undefined || says(requires, d.requires)
}

/** Whether two cards share a name, cost, class or race. */
export function sameIn<E, G extends Asked<G, E>>(g: G, what: NonNullable<SetWho['same']>[0], a: Obj, b: Obj): boolean {
  if (!g.ask.card(g, a) || !g.ask.card(g, b)) return false
  if (what === 'name') return g.ask.name(g, a) !== '' && g.ask.name(g, a) === g.ask.name(g, b) // 414.3a: no name is like no other
  if (what === 'type' || what === 'any type') return g.ask.alike(g, a, b, what === 'type')
  if (what === 'cost') return g.ask.stat(g, a, 'cost') === g.ask.stat(g, b, 'cost')
  // 206.1a: by the words of the type line, not by icons.
  const words: readonly string[] = what === 'class' ? classNames : races
  return words.some((t) => g.ask.tag(g, a, t) && g.ask.tag(g, b, t))
}

/** The number of different classes, races, names … among cards (R505): a card of two classes counts for both. */
export function differentAmong<E, G extends Asked<G, E>>(g: G, what: Likeness, all: readonly Obj[]): number {
  if (what === 'name') return new Set(all.map((o) => g.ask.name(g, o)).filter((name) => name !== '')).size
  // 300.1c: two cards have the same type if all of their types match.
  if (what === 'types') return all.filter((a, i) => !all.slice(0, i).some((b) => g.ask.alike(g, a, b, true))).length
  if (what === 'type') return cardSorts.filter((sort) => all.some((o) => g.ask.kind(g, o, sort))).length
  return likenessTags[what].filter((word) => all.some((o) => g.ask.tag(g, o, word))).length
}

/** The most cards of one name among these (200.2): a card without a name is like no other. */
export function mostAlike<E, G extends Asked<G, E>>(g: G, all: readonly Obj[]): number {
  const named = new Map<string, number>()
  for (const o of all) named.set(g.ask.name(g, o), (named.get(g.ask.name(g, o)) ?? 0) + 1)
  named.delete('')
  return Math.max(0, ...named.values())
}

/** 300.1c: all equipment counts as one type. */
const cardSorts = ['hero', 'ally', 'ability', 'equipment', 'quest', 'location', 'event'] as const

const likenessTags = {
  class: classNames,
  race: races,
  'Alliance race': allianceRaces,
  color: colors.map((color) => `${color} Dragonkin`),
} as const satisfies Readonly<Partial<Record<Likeness, readonly string[]>>>

export function hasState<E, G extends Asked<G, E>>(g: G, o: Obj, state: CardState): boolean {
  const c = g.ask.card(g, o)
  if (c === undefined) return false
  switch (state) {
    case 'ready':
      return !c.exhausted
    case 'exhausted':
      return c.exhausted
    case 'damaged':
      return c.damage > 0
    case 'undamaged':
      return c.damage === 0
    case 'fatal':
      return c.damage > 0 && c.damage >= g.ask.stat(g, o, 'health')
    case 'attached':
      return c.host !== 0 || g.ask.inState(g, o, state)
    case 'token':
      return c.token
    case 'faceUp':
    case 'front':
      return !c.faceDown
    case 'faceDown':
    case 'back':
      return c.faceDown
    default:
      return g.ask.inState(g, o, state)
  }
}
