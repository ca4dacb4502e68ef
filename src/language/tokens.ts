/** Tokens as cards: what the modifier that makes one says, and what the rules add (404.2). */
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

/** The card that such a token represents; amounts that are worked out as it is made stand as 0 here. */
export function tokenDef(spec: TokenSpec): CardDef {
  const totem = spec.tags.find(isTotem)
  const kind = totem === undefined ? undefined : bareTag(totem)
  const element = kind !== undefined && kind in totems
  const tags = spec.tags.map((t) => (element && t === kind && limitOf(t) === null ? `${t} (1)` : t)) // 404.2b
  const type = spec.type ?? (totem === undefined ? 'ally' : (['ability', 'ally'] as const))
  const damageType = spec.damageType ?? (element ? totems[kind] : 'melee')
  const named = spec.name !== undefined && !spec.name.startsWith('$')
  const fixed = (n: unknown): number => (typeof n === 'number' ? n : 0)
  return {
    name: named
      ? (spec.name as string)
      : spec.tags
          .filter((t) => t !== 'Unique')
          .map(bareTag)
          .join(' '), // 404.2
    type,
    set: 'token',
    number: 0,
    tags,
    ...(spec.atk === undefined ? {} : { atk: fixed(spec.atk), damageType }),
    ...(spec.health === undefined ? {} : { health: fixed(spec.health) }),
    ...(spec.def === undefined ? {} : { def: spec.def }),
    ...(spec.strike === undefined ? {} : { strike: spec.strike }),
    ...(spec.powers === undefined ? {} : { powers: spec.powers }),
    ...(totem === undefined ? {} : { ongoing: true }),
  }
}
