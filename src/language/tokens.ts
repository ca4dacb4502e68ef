/** Tokens as cards: the description in the modifier that makes one, and what the rules add (404.2). */
import { isEffect, listed } from './nodes.ts'
import { bareTag, limitOf } from './tags.ts'
import type { CardDef, DamageType, TokenSpec } from './types.ts'

/** Totems by element, and the damage type of their ATK (404.2b). */
const totems: Readonly<Record<string, DamageType>> = {
  'Air Totem': 'nature',
  'Earth Totem': 'melee',
  'Fire Totem': 'fire',
  'Water Totem': 'frost',
}

const isTotem = (tag: string): boolean => /(^| )Totem$/.test(bareTag(tag))

/** The card that such a token represents; amounts that are computed as it is created are 0 here. */
export function tokenDef(spec: TokenSpec): CardDef {
  const totem = spec.tags.find(isTotem)
  const kind = totem === undefined ? undefined : bareTag(totem)
  const element = kind !== undefined && kind in totems
  const tags = spec.tags.map((t) => (element && t === kind && limitOf(t) === null ? `${t} (1)` : t)) // 404.2b
  const type = spec.type ?? (totem === undefined ? 'ally' : (['ability', 'ally'] as const))
  const damageType = spec.damageType ?? (element ? totems[kind] : 'melee')
  const named = spec.name?.startsWith('$') ? undefined : spec.name
  const fixed = (n: unknown): number => (typeof n === 'number' ? n : 0)
  return {
    name:
      named ??
      spec.tags
        .filter((t) => t !== 'Unique')
        .map(bareTag)
        .join(' '), // 404.2
    type,
    set: 'token',
    number: 0,
    tags,
    ...(spec.faction === undefined ? {} : { faction: spec.faction }),
    ...(spec.atk === undefined ? {} : { atk: fixed(spec.atk), damageType }),
    ...(spec.health === undefined ? {} : { health: fixed(spec.health) }),
    ...(spec.def === undefined ? {} : { def: spec.def }),
    ...(spec.strike === undefined ? {} : { strike: spec.strike }),
    ...(spec.powers === undefined ? {} : { powers: spec.powers }),
  }
}

/** The tokens that an effect describes. */
export const specsOf = (node: unknown): readonly TokenSpec[] =>
  isEffect(node) && node.do === 'create' && node.token && typeof node.token !== 'string' ? listed(node.token) : []

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The key of such a token among these cards: its name, with a number if that is taken. Tokens with the same description share a key. */
export function tokenKey(known: (key: string) => CardDef | undefined, def: CardDef): string {
  let key = def.name
  for (let n = 2; ; n++) {
    const other = known(key)
    if (other === undefined || same(other, def)) return key
    key = `${def.name} (${n})`
  }
}

/** These cards by their keys in a game: of two with one name the first has the name alone. */
export function keyed(defs: readonly CardDef[]): Map<string, CardDef> {
  const all = new Map<string, CardDef>()
  for (const def of defs)
    all.set(
      tokenKey((key) => all.get(key), def),
      def,
    )
  return all
}

/** These cards and all tokens that they describe (404.2), by their keys in a game. */
export function withTokens(defs: readonly CardDef[]): ReadonlyMap<string, CardDef> {
  const all = keyed(defs)
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const part of Object.values(node)) walk(part)
    for (const spec of specsOf(node)) {
      const def = tokenDef(spec)
      const key = tokenKey((name) => all.get(name), def)
      if (all.has(key)) continue
      all.set(key, def)
      walk(def.powers)
    }
  }
  for (const def of defs) walk(def)
  return all
}
